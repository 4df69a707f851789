import { useMutation } from '@tanstack/react-query'
import { FileUp, LockKeyhole } from 'lucide-react'
import { useRef, useState } from 'react'
import { RECORD_IMPORT } from '../../../shared/recordImport.ts'
import { uploadFile } from '../../app/uploadFile.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { HttpFailure } from '../../ui/failures.ts'
import { formatBytes } from '../../ui/format.ts'
import { Progress } from '../../ui/Progress.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'

/** The choice of a file, which is sent and read at once. */
export function ChooseRecordFile({ onUploaded }: { onUploaded: (id: string) => void }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const cancel = useRef<AbortController>(null)
  const [sent, setSent] = useState(0)
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const controller = new AbortController()
      cancel.current = controller
      setSent(0)
      const answer = await uploadFile<{ id: string }>(RECORD_IMPORT, file, {
        onProgress: setSent,
        signal: controller.signal,
      })
      return answer?.id
    },
    onSuccess: (id) => id && onUploaded(id),
    meta: { silent: true },
  })
  const { error, isPending, variables: file } = upload
  return (
    <SectionCard large title={t('record.import.choose.title')} className="p-5 md:p-6">
      <div className="mt-4 flex flex-wrap items-center gap-4 rounded-md border border-dashed border-line-strong bg-sunken p-5">
        <FileUp size={28} className="text-accent-text" aria-hidden />
        <p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">{t('record.import.choose.text')}</p>
        <FileInput
          ref={input}
          accept=".json,.csv,.tsv,.txt,.zip,application/json,application/fhir+json,text/csv,application/zip"
          label={t('record.import.choose.label')}
          onChoose={(chosen) => upload.mutate(chosen)}
        />
        <Button busy={isPending} onClick={() => input.current?.click()}>
          {t('record.import.choose')}
        </Button>
      </div>
      {isPending && file && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-60">
            <Progress
              percent={(sent / file.size) * 100}
              label={t('record.import.sending', { name: file.name })}
              valueText={t('record.import.sent', { sent: formatBytes(sent), total: formatBytes(file.size) })}
            />
            <p aria-live="polite" className="mt-2 text-sm break-words text-ink-2">
              {sent < file.size
                ? t('record.import.sent', { sent: formatBytes(sent), total: formatBytes(file.size) })
                : t('record.import.reading', { name: file.name })}
            </p>
          </div>
          <Button look="outline" onClick={() => cancel.current?.abort()}>
            {t('record.import.cancel')}
          </Button>
        </div>
      )}
      {error && (
        <Alert tone="danger" className="mt-4">
          {(error instanceof HttpFailure && error.message) || t('record.import.failed.text')}
        </Alert>
      )}
      <h3 className="mt-5 text-sm font-strong">{t('record.import.how.title')}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-ink-2">
        {(['apple', 'healthConnect', 'device'] as const).map((way) => (
          <li key={way}>{t(`record.import.how.${way}`)}</li>
        ))}
      </ul>
      <p className="mt-4 flex items-center gap-2 text-sm text-ink-2">
        <LockKeyhole size={16} aria-hidden className="shrink-0" />
        {t('record.import.quiet')}
      </p>
    </SectionCard>
  )
}
