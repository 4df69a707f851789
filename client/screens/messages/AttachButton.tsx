import { useMutation } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useRef, useState } from 'react'
import { ALLOWED_TYPES, MAX_UPLOAD_BYTES } from '../../../shared/bloodTests.ts'
import { uploadFile } from '../../app/uploadFile.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { refuse } from '../../ui/failures.ts'
import { Progress } from '../../ui/Progress.tsx'

type Attached = { id: string; name: string }

export function AttachButton({ onAttached }: { onAttached: (file: Attached) => void }) {
  const t = useT()
  const titles = { 413: t('bloodTests.upload.tooLarge.title'), 415: t('bloodTests.upload.wrongType.title') }
  const input = useRef<HTMLInputElement>(null)
  const cancel = useRef<AbortController>(null)
  const [sent, setSent] = useState(0)
  const upload = useMutation({
    mutationFn: (file: File) => {
      const controller = new AbortController()
      cancel.current = controller
      setSent(0)
      const { signal } = controller
      return uploadFile<Attached>('/api/message-files', file, { onProgress: setSent, signal })
    },
    onSuccess: (file) => file && onAttached({ id: file.id, name: file.name }),
    meta: { errorTitle: t('messages.upload.failed'), titles, fallback: t('messages.upload.failed.text') },
  })
  const choose = (file: File) => {
    // The server checks the content too.
    if (file.type && ![...ALLOWED_TYPES, 'image/jpg'].includes(file.type))
      refuse(titles[415], t('messages.refused.fileType'))
    else if (file.size > MAX_UPLOAD_BYTES) refuse(titles[413], t('app.refused.largeFile'))
    else upload.mutate(file)
  }
  return (
    <>
      <FileInput
        ref={input}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        label={t('messages.upload.label')}
        onChoose={choose}
      />
      {upload.isPending ? (
        <span className="flex min-w-0 items-center gap-3 text-xs text-ink-2">
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
      ) : (
        <Button look="plain" size="tight" onClick={() => input.current?.click()}>
          <Paperclip size={20} />
          {t('messages.upload.choose')}
        </Button>
      )}
    </>
  )
}
