import { useEffect, useState } from 'react'
import type { FormatChoice, ImportDecisions, ImportMapping } from '../../../shared/imports.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { useImportStatus } from './file.ts'
import { PreviewStep } from './PreviewStep.tsx'
import { Step } from './Step.tsx'

const Loading = () => <Skeleton className="h-96 w-full rounded-lg" />

/** The remaining steps of an uploaded file. */
export function ImportOfFile({ id, onLeave }: { id: string; onLeave: () => void }) {
  const t = useT()
  const status = useImportStatus(id)
  const { data } = status
  if (!data) {
    if (status.isError) return <LoadError onRetry={onLeave}>{t('imports.refused.unknown')}</LoadError>
    return <LoadState query={status} error={t('imports.notLoaded')} loading={<Loading />} />
  }
  if (data.state === 'done') return <DoneStep id={id} status={data} onLeave={onLeave} />
  if (data.state === 'running') {
    const { done, total } = data
    return (
      <Step step="preview" title={t('imports.running.title')} text={t('imports.running.text')}>
        <Progress
          percent={total === 0 ? 0 : (done / total) * 100}
          label={t('imports.running.title')}
          valueText={t('imports.running.lines', { done, total })}
        />
        <p aria-live="polite" className="mt-2 text-sm text-ink-2">
          {t('imports.running.lines', { done, total })}
        </p>
      </Step>
    )
  }
  return <Reading id={id} failure={data.failure} onStarted={() => status.refetch()} onLeave={onLeave} />
}

type ReadingProps = { id: string; failure: string | null; onStarted: () => void; onLeave: () => void }

/** The columns and the preview of a file that is not imported yet. */
function Reading({ id, failure, onStarted, onLeave }: ReadingProps) {
  const t = useT()
  const [step, setStep] = useState<'columns' | 'preview'>('columns')
  const [mapping, setMapping] = useState<ImportMapping>()
  const [format, setFormat] = useState<FormatChoice>()
  const [decisions, setDecisions] = useState<ImportDecisions>({})
  const read = trpc.admin.imports.preview.useMutation({ meta: { errorTitle: t('imports.notRead') } })
  const apply = trpc.admin['imports.apply'].useMutation({ onSuccess: onStarted })
  const { mutate } = read
  useEffect(() => mutate({ id, limit: 1 }), [mutate, id])

  const file = read.data
  if (!file) {
    if (read.isError)
      return <LoadError onRetry={() => mutate({ id, limit: 1 })}>{t('imports.notRead')}</LoadError>
    return <Loading />
  }
  const chosen = mapping ?? file.mapping
  return (
    <>
      {failure && (
        <Alert tone="danger" className="mb-4">
          {failure}
        </Alert>
      )}
      {step === 'columns' ? (
        <ColumnsStep
          file={file}
          mapping={chosen}
          busy={read.isPending}
          onMapping={setMapping}
          onFormat={(change) => {
            const next = { ...format, ...change }
            setFormat(next)
            mutate({ id, limit: 1, mapping: chosen, format: next })
          }}
          onBack={onLeave}
          onNext={() =>
            mutate({ id, limit: 1, mapping: chosen, format }, { onSuccess: () => setStep('preview') })
          }
        />
      ) : (
        <PreviewStep
          id={id}
          file={file}
          decisions={decisions}
          busy={apply.isPending}
          onDecide={(line, decision) => setDecisions((before) => ({ ...before, [line]: decision }))}
          onBack={() => setStep('columns')}
          onImport={() => apply.mutate({ id, mapping: chosen, format, decisions })}
        />
      )}
    </>
  )
}
