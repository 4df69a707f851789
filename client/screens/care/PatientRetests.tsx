import { useState } from 'react'
import { type Retest, type RetestState, retestWindow, windowText } from '../../../shared/retests.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { t } from '../../locale/messages.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SuggestInput } from '../../ui/SuggestInput.tsx'
import { toast } from '../../ui/toast.ts'
import { WeekChips } from '../../ui/WeekChips.tsx'

const STATES: Record<RetestState, { word: string; tone: Tone }> = {
  planned: { word: 'Planned', tone: 'info' },
  due: { word: 'Due', tone: 'success' },
  overdue: { word: 'Late', tone: 'warning' },
  closed: { word: 'Done', tone: 'neutral' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
}

const QUESTIONS = {
  row: 'A result may hold it; the patient must check the line.',
  day: 'A result holds it; the patient must enter the day of the blood draw.',
}

const isOpen = ({ state }: Retest) => state !== 'closed' && state !== 'cancelled'

/** A retest's window, its reason, and how it ended. */
function wordsOf({
  weeks,
  by,
  reason,
  state,
  cancelledBy,
  cancelledAt,
  cancelReason,
  ...window
}: Retest): string {
  const parts = [`${windowText(window, t)}, ${weeks} weeks, planned by ${by}`, reason]
  if (state === 'cancelled') {
    parts.push(
      [cancelledBy && `Cancelled by ${cancelledBy} on ${formatInstant(cancelledAt ?? '')}`, cancelReason]
        .filter(Boolean)
        .join(': '),
    )
  }
  return parts.filter(Boolean).join('. ')
}

/** A patient's retests: what was ordered and how it ended. */
export function PatientRetests({ patientId }: { patientId: string }) {
  const [cancelling, setCancelling] = useState<Retest | null>(null)
  const retests = trpc.bloodTests.retests.useQuery(
    { patientId },
    { meta: { errorTitle: 'Failed to load retests' } },
  )
  if (!retests.data) return <Skeleton className="h-16 w-full" />
  if (retests.data.length === 0) return <p className="text-ink-2">No retest is planned</p>
  return (
    <>
      <ul>
        {retests.data.map((retest) => (
          <li
            key={retest.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-strong break-words">{retest.marker}</p>
              <p className="text-xs break-words text-ink-3">{wordsOf(retest)}</p>
              {retest.question && <p className="text-sm">{QUESTIONS[retest.question.about]}</p>}
            </div>
            <div className="flex items-center gap-2">
              <Badge tone={STATES[retest.state].tone}>{STATES[retest.state].word}</Badge>
              {isOpen(retest) && (
                <Button look="plain" size="tight" onClick={() => setCancelling(retest)}>
                  Cancel<span className="sr-only"> the retest of {retest.marker}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {cancelling && <CancelDialog retest={cancelling} onClose={() => setCancelling(null)} />}
    </>
  )
}

function CancelDialog({ retest, onClose }: { retest: Retest; onClose: () => void }) {
  const utils = trpc.useUtils()
  const [reason, setReason] = useState('')
  const cancel = trpc.bloodTests.cancelRetest.useMutation({
    meta: { errorTitle: 'Not cancelled' },
    onSuccess: () => {
      toast.success('Retest cancelled')
      onClose()
    },
    onSettled: () => utils.bloodTests.retests.invalidate(),
  })
  return (
    <FormDialog
      title={`Cancel the retest of ${retest.marker}`}
      description="The patient is not asked for it any more."
      action="Cancel the retest"
      look="danger"
      busy={cancel.isPending}
      disabled={!reason.trim()}
      onSubmit={() => cancel.mutate({ id: retest.id, reason })}
      onClose={onClose}
    >
      <Field label="Why">
        <Input value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  )
}

/** Plans a retest from today on. */
export function PlanRetestDialog({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const utils = trpc.useUtils()
  const today = useToday()
  const [marker, setMarker] = useState('')
  const [weeks, setWeeks] = useState(12)
  const [reason, setReason] = useState('')
  const trends = trpc.bloodTests.trendsOfPatient.useQuery({ patientId }, { meta: { silent: true } })
  const known = [...new Set(trends.data?.trends.map(({ marker }) => marker))].sort()
  const plan = trpc.bloodTests.planRetest.useMutation({
    // The refusal is shown beside the field.
    meta: { silent: true },
    onSuccess: () => {
      toast.success('Retest planned', 'The patient is told when it is due.')
      onClose()
    },
    onSettled: () => utils.bloodTests.retests.invalidate(),
  })
  return (
    <FormDialog
      title="Plan a retest"
      description="The weeks count from today. To count from a blood draw, plan it with the review of that result."
      action="Plan retest"
      busy={plan.isPending}
      disabled={!marker.trim()}
      onSubmit={() => plan.mutate({ patientId, marker, weeks, reason })}
      onClose={onClose}
    >
      <Field
        label="Marker"
        error={plan.error?.message}
        hint="Any usual name, such as Ferritin or 25-OH Vitamin D."
      >
        <SuggestInput
          suggestions={known}
          value={marker}
          maxLength={120}
          onChange={({ target }) => setMarker(target.value)}
        />
      </Field>
      <div>
        <p className="mb-1.5 text-sm font-strong">In how many weeks</p>
        <WeekChips label="In how many weeks" value={weeks} onChange={setWeeks} />
        <p className="mt-1.5 text-xs text-ink-3">Window: {windowText(retestWindow(today, weeks), t)}</p>
      </div>
      <Field label="Reason" aside="optional" hint="The patient reads it.">
        <Input value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  )
}
