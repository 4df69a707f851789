import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ALLOWED_TYPES, MAX_UPLOAD_BYTES } from '../../../shared/bloodTests.ts'
import { uploadFile } from '../../app/uploadFile.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { refuse } from '../../ui/failures.ts'
import { Progress } from '../../ui/Progress.tsx'

type Attached = { id: string; name: string }

/** Uploads a file or a photo. `field` belongs into the form; it shows the progress too. */
export function useAttachment(onAttached: (file: Attached) => void) {
  const t = useT()
  const titles = { 413: t('bloodTests.upload.tooLarge.title'), 415: t('bloodTests.upload.wrongType.title') }
  const file = useRef<HTMLInputElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const cancel = useRef<AbortController>(null)
  const [sent, setSent] = useState(0)
  const upload = useMutation({
    mutationFn: (chosen: File) => {
      const controller = new AbortController()
      cancel.current = controller
      setSent(0)
      const { signal } = controller
      return uploadFile<Attached>('/api/message-files', chosen, { onProgress: setSent, signal })
    },
    onSuccess: (done) => done && onAttached({ id: done.id, name: done.name }),
    meta: { errorTitle: t('messages.upload.failed'), titles, fallback: t('messages.upload.failed.text') },
  })
  const choose = (chosen: File) => {
    // The server checks the content too.
    if (chosen.type && ![...ALLOWED_TYPES, 'image/jpg'].includes(chosen.type))
      refuse(titles[415], t('messages.refused.fileType'))
    else if (chosen.size > MAX_UPLOAD_BYTES) refuse(titles[413], t('app.refused.largeFile'))
    else upload.mutate(chosen)
  }
  const field = (
    <>
      <FileInput
        ref={file}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        label={t('messages.upload.label')}
        onChoose={choose}
      />
      <FileInput
        ref={photo}
        accept="image/jpeg,image/png"
        label={t('messages.upload.photo.label')}
        onChoose={choose}
      />
      {upload.isPending && (
        <span className="mb-2 flex min-w-0 items-center gap-3 text-xs text-ink-2">
          <span className="w-24">
            <Progress
              percent={upload.variables.size ? Math.round((sent / upload.variables.size) * 100) : 0}
              label={t('messages.upload.running', { file: upload.variables.name })}
              valueText={upload.variables.name}
            />
          </span>
          <Button look="plain" size="tight" onClick={() => cancel.current?.abort()}>
            {t('messages.upload.cancel')}
          </Button>
        </span>
      )}
    </>
  )
  return {
    field,
    pending: upload.isPending,
    chooseFile: () => file.current?.click(),
    choosePhoto: () => photo.current?.click(),
  }
}
