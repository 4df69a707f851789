import { useMutation } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useRef, useState } from 'react'
import { ALLOWED_TYPES, MAX_UPLOAD_BYTES } from '../../../shared/bloodTests.ts'
import { uploadFile } from '../../app/uploadFile.ts'
import { Button } from '../../ui/Button.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { refuse } from '../../ui/failures.ts'
import { Progress } from '../../ui/Progress.tsx'

const TYPES = 'Please attach a PDF or image file (JPG, PNG)'
const TITLES = { 413: 'File Too Large', 415: 'Invalid File Type' }

type Attached = { id: string; name: string }

export function AttachButton({ onAttached }: { onAttached: (file: Attached) => void }) {
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
    meta: { errorTitle: 'Not attached', titles: TITLES, fallback: 'The file could not be uploaded.' },
  })
  const choose = (file: File) => {
    // The server checks the content too.
    if (file.type && ![...ALLOWED_TYPES, 'image/jpg'].includes(file.type)) refuse(TITLES[415], TYPES)
    else if (file.size > MAX_UPLOAD_BYTES) refuse(TITLES[413], 'File must be less than 10MB')
    else upload.mutate(file)
  }
  return (
    <>
      <FileInput
        ref={input}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        label="File to attach"
        onChoose={choose}
      />
      {upload.isPending ? (
        <span className="flex min-w-0 items-center gap-3 text-xs text-ink-2">
          <span className="w-24">
            <Progress
              percent={upload.variables.size ? Math.round((sent / upload.variables.size) * 100) : 0}
              label={`Uploading ${upload.variables.name}`}
              valueText={upload.variables.name}
            />
          </span>
          <Button look="plain" size="tight" onClick={() => cancel.current?.abort()}>
            Cancel upload
          </Button>
        </span>
      ) : (
        <Button look="plain" size="tight" onClick={() => input.current?.click()}>
          <Paperclip size={20} />
          Attach a file
        </Button>
      )}
    </>
  )
}
