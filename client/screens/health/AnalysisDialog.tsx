import { useState } from 'react'
import { ANALYSIS_TYPES, type AnalysisType } from '../../../shared/health.ts'
import { analysisBlocks, TYPE_NAMES } from '../../../shared/healthReading.ts'
import { type Answers, trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { formatMomentOfYear } from '../../ui/format.ts'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Polling interval. Milliseconds. */
const POLL_EVERY = 1000

type AnalysisDialogProps = { patientId: string; patientName: string; onClose: () => void }

/** Requests an analysis of the last 30 days, and opens earlier ones. */
export function AnalysisDialog({ patientId, patientName, onClose }: AnalysisDialogProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const today = useToday()
  const [type, setType] = useState<AnalysisType>('gut-health')
  const [openId, setOpenId] = useState<string | null>(null)
  const saved = trpc.health.analyses.useQuery(
    { patientId },
    { meta: { errorTitle: t('health.failed.entries') } },
  )
  const open = trpc.health.analysis.useQuery(
    { id: openId ?? '' },
    {
      enabled: openId !== null,
      refetchInterval: ({ state }) => (state.data?.status === 'pending' ? POLL_EVERY : false),
      meta: { errorTitle: t('health.failed.analysis') },
    },
  )
  const analyse = trpc.health.analysePatient.useMutation({
    onSuccess: async ({ analysisId }) => {
      setOpenId(analysisId)
      await utils.health.analyses.invalidate()
    },
    meta: { errorTitle: t('health.failed.analysis') },
  })
  const pending = analyse.isPending || open.data?.status === 'pending'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('health.analysis.title')}
      description={t('health.analysis.description', { patient: patientName })}
      actions={
        <Button busy={pending} onClick={() => analyse.mutate({ patientId, analysisType: type, today })}>
          {t(pending ? 'health.analysis.analyzing' : 'health.analysis.analyze')}
        </Button>
      }
    >
      <div className="grid gap-6">
        <Field label={t('health.analysis.type')}>
          <Select
            value={type}
            onChange={setType}
            options={ANALYSIS_TYPES.map((value) => ({ value, label: t(TYPE_NAMES[value]) }))}
            placeholder={t('health.analysis.chooseType')}
          />
        </Field>
        <div aria-live="polite" aria-busy={pending}>
          {pending && <Skeleton className="h-40 w-full" />}
          {open.data?.status === 'failed' && (
            <Alert tone="danger" title={t('health.failed.analysis')}>
              {t('health.analysis.failed')}
            </Alert>
          )}
          {open.data?.status === 'completed' && (
            <article>
              <p className="mb-3 text-xs text-ink-3">
                {t('health.analysis.head', {
                  type: t(TYPE_NAMES[open.data.analysisType]),
                  author: open.data.author,
                  moment: formatMomentOfYear(open.data.createdAt),
                })}
              </p>
              <HealthAnalysis analysis={open.data} />
            </article>
          )}
        </div>
        {saved.data && saved.data.length > 0 && (
          <section>
            <h3 className="mb-1 text-sm font-strong">{t('health.analysis.earlier')}</h3>
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
                    {t(TYPE_NAMES[analysisType])}
                    <span className="font-text text-ink-3">
                      {t('health.analysis.by', { author, moment: formatMomentOfYear(createdAt) })}
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
            {saved.data.at(-1)?.more && <p className="mt-2 text-sm text-ink-2">{t('health.analysis.cut')}</p>}
          </section>
        )}
      </div>
    </Dialog>
  )
}

type Analysis = NonNullable<Answers['health']['analysis']>

/** A finished analysis, worded from its facts; as text where an earlier version stored no facts. */
function HealthAnalysis({ analysis: { reading, written, model, analysis } }: { analysis: Analysis }) {
  const t = useT()
  if (!reading) {
    return (
      <>
        <p className="mb-3 text-sm text-ink-2">{t('health.analysis.stored')}</p>
        <p className="text-base whitespace-pre-line">{analysis}</p>
      </>
    )
  }
  return (
    <div className="grid gap-3 text-base">
      {analysisBlocks({ reading, written, model }, t).map((block) =>
        'text' in block ? (
          <p key={block.text}>{block.text}</p>
        ) : (
          <section key={block.title} className="group grid gap-3">
            <h3 className="mt-2 text-lg font-strong group-first:mt-0">{block.title}</h3>
            <ul className="grid list-disc gap-1 pl-5">
              {block.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}
