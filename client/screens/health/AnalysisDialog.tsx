import { useState } from 'react'
import { ANALYSIS_TYPES, type AnalysisType } from '../../../shared/health.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { formatMomentOfYear } from '../../ui/format.ts'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { HealthAnalysisText } from './HealthAnalysisText.tsx'

const NAMES: Record<AnalysisType, string> = {
  'gut-health': 'Gut Health',
  'heavy-metals': 'Heavy Metals',
  'hormonal-balance': 'Hormonal Balance',
  'immune-system': 'Immune System',
  'stress-adrenal': 'Stress and Adrenal',
}
const OPTIONS = ANALYSIS_TYPES.map((value) => ({ value, label: NAMES[value] }))

/** Polling interval. Milliseconds. */
const POLL_EVERY = 1000

type AnalysisDialogProps = { patientId: string; patientName: string; onClose: () => void }

/** Requests an analysis of the last 30 days, and opens earlier ones. */
export function AnalysisDialog({ patientId, patientName, onClose }: AnalysisDialogProps) {
  const utils = trpc.useUtils()
  const today = useToday()
  const [type, setType] = useState<AnalysisType>('gut-health')
  const [openId, setOpenId] = useState<string | null>(null)
  const saved = trpc.health.analyses.useQuery(
    { patientId },
    { meta: { errorTitle: 'Error loading entries' } },
  )
  const open = trpc.health.analysis.useQuery(
    { id: openId ?? '' },
    {
      enabled: openId !== null,
      refetchInterval: ({ state }) => (state.data?.status === 'pending' ? POLL_EVERY : false),
      meta: { errorTitle: 'Analysis failed' },
    },
  )
  const analyse = trpc.health.analysePatient.useMutation({
    onSuccess: async ({ analysisId }) => {
      setOpenId(analysisId)
      await utils.health.analyses.invalidate()
    },
    meta: { errorTitle: 'Analysis failed' },
  })
  const pending = analyse.isPending || open.data?.status === 'pending'
  return (
    <Dialog
      open
      onClose={onClose}
      title="AI Health Analysis"
      description={`The last 30 days of ${patientName}, and the latest blood test.`}
      actions={
        <Button busy={pending} onClick={() => analyse.mutate({ patientId, analysisType: type, today })}>
          {pending ? 'Analyzing...' : 'Analyze'}
        </Button>
      }
    >
      <div className="grid gap-6">
        <Field label="Analysis type">
          <Select value={type} onChange={setType} options={OPTIONS} placeholder="Choose a type" />
        </Field>
        <div aria-live="polite" aria-busy={pending}>
          {pending && <Skeleton className="h-40 w-full" />}
          {open.data?.status === 'failed' && (
            <Alert tone="danger" title="Analysis failed">
              The analysis could not be written. Please try again.
            </Alert>
          )}
          {open.data?.status === 'completed' && (
            <article>
              <p className="mb-3 text-xs text-ink-3">
                {NAMES[open.data.analysisType]}, {open.data.author}, {formatMomentOfYear(open.data.createdAt)}
              </p>
              <HealthAnalysisText text={open.data.analysis ?? ''} />
            </article>
          )}
        </div>
        {saved.data && saved.data.length > 0 && (
          <section>
            <h3 className="mb-1 text-sm font-strong">Earlier analyses</h3>
            <ul>
              {saved.data.map(({ id, analysisType, author, createdAt }) => (
                <li key={id} className="border-t border-line">
                  <Button
                    look="plain"
                    size="tight"
                    className="w-full !justify-between text-left"
                    aria-pressed={id === openId}
                    onClick={() => setOpenId(id)}
                  >
                    {NAMES[analysisType]}
                    <span className="font-text text-ink-3">
                      {author}, {formatMomentOfYear(createdAt)}
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
            {saved.data.at(-1)?.more && (
              <p className="mt-2 text-sm text-ink-2">Only the latest analyses are shown.</p>
            )}
          </section>
        )}
      </div>
    </Dialog>
  )
}
