import { useMutation } from '@tanstack/react-query'
import { CloudUpload, FileJson, FileText } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { refuse } from '../../ui/failures.ts'
import { formatBytes } from '../../ui/format.ts'
import { Progress } from '../../ui/Progress.tsx'
import { UPLOAD_TITLES, UPLOADS, type UploadKind, uploadBloodTest, uploadRefusal } from './upload.ts'

type FileButtonProps = {
  kind: UploadKind
  /** The accessible name of the file field behind the button. */
  label: string
  look?: 'primary' | 'outline'
  busy: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/** A button that opens the file dialog for one kind of file. */
function FileButton({ kind, label, look = 'primary', busy, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <FileInput ref={input} accept={UPLOADS[kind].accept} label={label} onChoose={onFile} />
      <Button look={look} busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}

type Sending = { file: File; kind: UploadKind }

/** Uploads one report, dropped or chosen, or a FHIR bundle from another system, and shows the progress. */
export function UploadCard({ onUploaded }: { onUploaded: (id: string) => void }) {
  const t = useT()
  const cancel = useRef<AbortController>(null)
  const [sent, setSent] = useState(0)
  const [over, setOver] = useState(false)
  const upload = useMutation({
    mutationFn: ({ file, kind }: Sending) => {
      const controller = new AbortController()
      cancel.current = controller
      setSent(0)
      return uploadBloodTest(file, kind, setSent, controller.signal)
    },
    onSuccess: (id) => id && onUploaded(id),
    meta: {
      errorTitle: t('bloodTests.upload.failed.title'),
      titles: { 413: t(UPLOAD_TITLES[413]), 415: t(UPLOAD_TITLES[415]) },
      fallback: t('bloodTests.upload.failed'),
    },
  })

  const take = (kind: UploadKind) => (file: File | undefined) => {
    if (!file || upload.isPending) return
    const refused = uploadRefusal(file, kind)
    if (refused) refuse(t(refused.title), t(refused.text))
    else upload.mutate({ file, kind })
  }
  // A file may be dropped anywhere on the page; otherwise the browser would leave the portal and open it.
  const dropped = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take('report')(event.dataTransfer?.files[0])
  })
  useEffect(() => {
    const dragged = (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    }
    const left = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const events = { drop: dropped, dragover: dragged, dragleave: left }
    const stop = new AbortController()
    for (const [name, handler] of Object.entries(events))
      window.addEventListener(name, handler as EventListener, { signal: stop.signal })
    return () => stop.abort()
  }, [])

  return (
    <Card
      as="section"
      aria-label={t('bloodTests.upload.title')}
      className={`grid items-center gap-5 border-dashed border-line-strong p-5 print:hidden md:px-6 md:py-4.5 ${over ? 'bg-accent-soft' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-lg font-strong">{t('bloodTests.upload.title')}</h2>
          <p className="mt-0.5 text-sm text-ink-2">{t('bloodTests.upload.hint')}</p>
          <StorageLeft />
        </div>
        <div className="flex flex-wrap gap-2">
          <FileButton
            kind="report"
            label={t('bloodTests.upload.report.label')}
            busy={upload.isPending}
            onFile={take('report')}
          >
            {!upload.isPending && <CloudUpload size={20} />}
            {t('bloodTests.upload.report')}
          </FileButton>
          <FileButton
            kind="bundle"
            label={t('bloodTests.upload.bundle.label')}
            look="outline"
            busy={upload.isPending}
            onFile={take('bundle')}
          >
            <FileJson size={20} />
            {t('bloodTests.upload.bundle')}
          </FileButton>
        </div>
      </div>
      {upload.isPending && (
        <UploadProgress file={upload.variables.file} sent={sent} onCancel={() => cancel.current?.abort()} />
      )}
    </Card>
  )
}

/** From this share of the storage quota on, the page shows how much is left. */
const NEARLY_FULL = 0.8

function StorageLeft() {
  const t = useT()
  const storage = trpc.bloodTests.storage.useQuery(undefined, { meta: { silent: true } })
  const { usedBytes = 0, maxBytes = 1 } = storage.data ?? {}
  if (usedBytes < NEARLY_FULL * maxBytes) return null
  return (
    <p className="mt-2 text-sm text-warning">
      {t('bloodTests.upload.storage', { used: formatBytes(usedBytes), limit: formatBytes(maxBytes) })}
    </p>
  )
}

/** A file may be dropped far below the card. */
const showOnce = (progress: HTMLElement | null) => progress?.scrollIntoView({ block: 'nearest' })

function UploadProgress({ file, sent, onCancel }: { file: File; sent: number; onCancel: () => void }) {
  const t = useT()
  const percent = file.size ? Math.round((sent / file.size) * 100) : 0
  const bytes = t('bloodTests.upload.sent', { sent: formatBytes(sent), size: formatBytes(file.size) })
  return (
    <div ref={showOnce} className="min-w-0 rounded-md border border-line bg-paper px-4 pt-3 pb-1">
      <p className="flex items-center gap-3 text-sm">
        <FileText size={20} className="text-ink-2" />
        <span className="min-w-0 flex-1 truncate font-strong">{file.name}</span>
        {t('bloodTests.upload.percent', { share: percent / 100 })}
      </p>
      <div className="mt-2.5">
        <Progress
          percent={percent}
          label={t('bloodTests.upload.progress', { file: file.name })}
          valueText={bytes}
        />
      </div>
      <p className="flex items-center justify-between text-xs text-ink-2">
        {bytes}
        <Button look="plain" size="tight" className="-mr-3" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </p>
    </div>
  )
}
