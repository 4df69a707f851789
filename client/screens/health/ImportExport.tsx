import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { textOf } from '../../../locales/translate.ts'
import { trpc } from '../../app/trpc.ts'
import { downloadCsv } from '../../lib/download.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { refuse, report } from '../../ui/failures.ts'
import { useHydrated } from '../../ui/hydrated.ts'
import { ImportPreview } from './ImportPreview.tsx'

/** The person's own entries as CSV. */
export function ImportExport() {
  const t = useT()
  const utils = trpc.useUtils()
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const [saving, setSaving] = useState(false)
  const [csv, setCsv] = useState<string | null>(null)
  const preview = trpc.health.previewImport.useMutation({
    networkMode: 'always',
    onSuccess: (_lines, sent) => setCsv(sent.csv),
  })

  const save = async () => {
    setSaving(true)
    try {
      downloadCsv('health-entries', await utils.health.csv.fetch())
    } catch (error) {
      report(error)
    }
    setSaving(false)
  }
  const choose = async (file: File) => {
    const { csvInput, UNREADABLE } = await import('../../../shared/healthInputs.ts')
    const checked = csvInput.safeParse({ csv: await file.text() })
    if (checked.success) preview.mutate(checked.data)
    else refuse(t('app.failed.title'), textOf(t, checked.error.issues[0]?.message ?? UNREADABLE))
  }

  return (
    <Card
      as="section"
      aria-labelledby="import-export"
      className="flex flex-wrap items-center justify-between gap-4 p-5 md:p-6"
    >
      <div>
        <h2 id="import-export" className="text-lg font-strong">
          {t('health.file.title')}
        </h2>
        <p className="text-sm text-ink-2">{t('health.file.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <FileInput
          ref={input}
          accept=".csv,text/csv"
          label={t('health.file.label')}
          onChoose={(file) => void choose(file)}
        />
        <Button look="outline" disabled={!hydrated} busy={saving} onClick={save}>
          {!saving && <Download size={18} />}
          {t('health.file.download')}
        </Button>
        <Button
          look="outline"
          disabled={!hydrated}
          busy={preview.isPending}
          onClick={() => input.current?.click()}
        >
          {!preview.isPending && <Upload size={18} />}
          {t('health.file.import')}
        </Button>
      </div>
      {csv !== null && preview.data && (
        <ImportPreview csv={csv} lines={preview.data} onClose={() => setCsv(null)} />
      )}
    </Card>
  )
}
