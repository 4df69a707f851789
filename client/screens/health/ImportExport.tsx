import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { csvInput } from '../../../shared/healthInputs.ts'
import { trpc } from '../../app/trpc.ts'
import { downloadCsv } from '../../lib/download.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { refuse, report } from '../../ui/failures.ts'
import { ImportPreview } from './ImportPreview.tsx'

/** The person's own entries as CSV. */
export function ImportExport() {
  const utils = trpc.useUtils()
  const input = useRef<HTMLInputElement>(null)
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
    const checked = csvInput.safeParse({ csv: await file.text() })
    if (checked.success) preview.mutate(checked.data)
    else refuse('Error', checked.error.issues[0]?.message ?? 'This file cannot be read')
  }

  return (
    <Card
      as="section"
      aria-labelledby="import-export"
      className="flex flex-wrap items-center justify-between gap-4 p-5 md:p-6"
    >
      <div>
        <h2 id="import-export" className="text-lg font-strong">
          Your entries as a file
        </h2>
        <p className="text-sm text-ink-2">
          A CSV file opens in any spreadsheet program, and can be imported here again.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <FileInput
          ref={input}
          accept=".csv,text/csv"
          label="CSV file"
          onChoose={(file) => void choose(file)}
        />
        <Button look="outline" busy={saving} onClick={save}>
          {!saving && <Download size={18} />}
          Download CSV
        </Button>
        <Button look="outline" busy={preview.isPending} onClick={() => input.current?.click()}>
          {!preview.isPending && <Upload size={18} />}
          Import CSV
        </Button>
      </div>
      {csv !== null && preview.data && (
        <ImportPreview csv={csv} lines={preview.data} onClose={() => setCsv(null)} />
      )}
    </Card>
  )
}
