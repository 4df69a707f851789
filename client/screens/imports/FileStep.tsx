import { useMutation } from '@tanstack/react-query'
import { FileSpreadsheet, LockKeyhole } from 'lucide-react'
import { useRef } from 'react'
import { IMPORT_UPLOAD, type ImportKind, MOST_LINES } from '../../../shared/imports.ts'
import { postForm } from '../../app/uploadFile.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { HttpFailure } from '../../ui/failures.ts'
import { Step } from './Step.tsx'

/** The choice of a file, which is read at once. */
export function FileStep({ kind, onUploaded }: { kind: ImportKind; onUploaded: (id: string) => void }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const upload = useMutation({
    mutationFn: (file: File) => postForm<{ id: string }>(IMPORT_UPLOAD, { kind, file }),
    onSuccess: ({ id }) => onUploaded(id),
  })
  const refused = upload.error instanceof HttpFailure && upload.error.message
  return (
    <Step step="file" title={t('imports.file.title')} text={t('imports.file.text', { most: MOST_LINES })}>
      <div className="flex flex-wrap items-center gap-4 rounded-md border border-dashed border-line-strong bg-sunken p-5">
        <FileSpreadsheet size={28} className="text-accent-text" aria-hidden />
        <p className="min-w-44 flex-1 text-sm text-ink-2">{t(`imports.file.hint.${kind}`)}</p>
        <FileInput
          ref={input}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          label={t('imports.file.label')}
          onChoose={(file) => upload.mutate(file)}
        />
        <Button busy={upload.isPending} onClick={() => input.current?.click()}>
          {t('imports.file.choose')}
        </Button>
      </div>
      {refused && (
        <Alert tone="danger" className="mt-3">
          {refused}
        </Alert>
      )}
      <p className="mt-3 flex items-center gap-2 text-sm text-ink-2">
        <LockKeyhole size={16} aria-hidden />
        {t('imports.file.quiet')}
      </p>
    </Step>
  )
}
