import { useState } from 'react'
import type { Translate } from '../../../locales/translate.ts'
import {
  type Retest,
  type RetestState,
  retestWindow,
  windowText,
  windowValues,
} from '../../../shared/retests.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { formatInstant, textOrder } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SuggestInput } from '../../ui/SuggestInput.tsx'
import { WeekChips } from '../../ui/WeekChips.tsx'

const TONES: Record<RetestState, Tone> = {
  planned: 'info',
  due: 'success',
  overdue: 'warning',
  closed: 'neutral',
  cancelled: 'neutral',
}

const isOpen = ({ state }: Retest) => state !== 'closed' && state !== 'cancelled'

/** A retest's window, its reason, and how it ended. */
function wordsOf(t: Translate, { weeks, by, reason, ...retest }: Retest): string {
  const { state, cancelledBy, cancelledAt, cancelReason } = retest
  const parts = [t('care.retest.planned', { ...windowValues(retest), weeks, by }), reason]
  if (state === 'cancelled') {
    const cancelled = { by: cancelledBy ?? '', day: formatInstant(cancelledAt ?? '') }
    if (!cancelledBy) parts.push(cancelReason)
    else if (!cancelReason) parts.push(t('care.retest.cancelled', cancelled))
    else parts.push(t('care.retest.cancelledBecause', { ...cancelled, reason: cancelReason }))
  }
  return parts.filter((part) => part !== null).reduce((text, next) => t('care.retest.next', { text, next }))
}

/** A patient's retests: what was ordered and how it ended. */
export function PatientRetests({ patientId }: { patientId: string }) {
  const t = useT()
  const [cancelling, setCancelling] = useState<Retest | null>(null)
  const retests = trpc.bloodTests.retests.useQuery(
    { patientId },
    { meta: { errorTitle: t('care.retest.failed') } },
  )
  if (!retests.data) return <Skeleton className="h-16 w-full" />
  if (retests.data.length === 0) return <p className="text-ink-2">{t('care.retest.none')}</p>
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
              <p className="text-xs break-words text-ink-3">{wordsOf(t, retest)}</p>
              {retest.question && (
                <p className="text-sm">{t(`care.retest.question.${retest.question.about}`)}</p>
              )}
            </div>
            <div className="flex items-center gap-2">
              <Badge tone={TONES[retest.state]}>{t(`bloodTests.retest.state.${retest.state}`)}</Badge>
              {isOpen(retest) && (
                <Button look="plain" size="tight" onClick={() => setCancelling(retest)}>
                  <span>
                    <Rich id="care.retest.cancel" values={{ marker: retest.marker }} />
                  </span>
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
  const t = useT()
  const utils = trpc.useUtils()
  const [reason, setReason] = useState('')
  const cancel = trpc.bloodTests.cancelRetest.useMutation({
    meta: { errorTitle: t('care.retest.notCancelled'), success: [t('care.retest.cancelledDone')] },
    onSuccess: () => onClose(),
    onSettled: () => utils.bloodTests.retests.invalidate(),
  })
  return (
    <FormDialog
      title={t('care.retest.cancel.title', { marker: retest.marker })}
      description={t('care.retest.cancel.text')}
      action={t('care.retest.cancel.action')}
      look="danger"
      busy={cancel.isPending}
      disabled={!reason.trim()}
      onSubmit={() => cancel.mutate({ id: retest.id, reason })}
      onClose={onClose}
    >
      <Field label={t('care.retest.why')}>
        <Input value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  )
}

/** Plans a retest from today on. */
export function PlanRetestDialog({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const t = useT()
  const utils = trpc.useUtils()
  const today = useToday()
  const [marker, setMarker] = useState('')
  const [weeks, setWeeks] = useState(12)
  const [reason, setReason] = useState('')
  const trends = trpc.bloodTests.trendsOfPatient.useQuery({ patientId }, { meta: { silent: true } })
  const known = [...new Set(trends.data?.trends.map(({ marker }) => marker))].sort(textOrder())
  const plan = trpc.bloodTests.planRetest.useMutation({
    // The refusal is shown beside the field.
    meta: { silent: true, success: [t('care.retest.plannedDone'), t('care.retest.plannedDone.text')] },
    onSuccess: () => onClose(),
    onSettled: () => utils.bloodTests.retests.invalidate(),
  })
  return (
    <FormDialog
      title={t('care.retest.plan')}
      description={t('care.retest.plan.text')}
      action={t('care.retest.plan.action')}
      busy={plan.isPending}
      disabled={!marker.trim()}
      onSubmit={() => plan.mutate({ patientId, marker, weeks, reason })}
      onClose={onClose}
    >
      <Field label={t('care.retest.marker')} error={plan.error?.message} hint={t('care.retest.markerHint')}>
        <SuggestInput
          suggestions={known}
          value={marker}
          maxLength={120}
          onChange={({ target }) => setMarker(target.value)}
        />
      </Field>
      <div>
        <p className="mb-1.5 text-sm font-strong">{t('bloodTests.retest.whichWeek')}</p>
        <WeekChips label={t('bloodTests.retest.whichWeek')} value={weeks} onChange={setWeeks} />
        <p className="mt-1.5 text-xs text-ink-3">
          {t('bloodTests.retest.windowIs', { window: windowText(retestWindow(today, weeks), t) })}
        </p>
      </div>
      <Field label={t('care.retest.reason')} aside={t('care.optional')} hint={t('care.retest.reasonHint')}>
        <Input value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  )
}
