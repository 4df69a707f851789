import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { downloadCsv } from '../../lib/download.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { report } from '../../ui/failures.ts'
import { toast } from '../../ui/toast.ts'
import type { allRows, CsvColumn } from './csv.ts'

type CsvButtonProps<Row, Cursor> = {
  /** The file's name, without the day. */
  file: string
  columns: readonly CsvColumn<Row>[]
  read: (
    cursor: Cursor | undefined,
    signal: AbortSignal,
  ) => ReturnType<Parameters<typeof allRows<Row, Cursor>>[0]>
}

/** Saves all rows that the page's filters leave, not only those that are shown. Leaving the page ends it. */
export function CsvButton<Row, Cursor = string>({ file, columns, read }: CsvButtonProps<Row, Cursor>) {
  const t = useT()
  /** How many rows have been read; null while nothing is saved. */
  const [count, setCount] = useState<number | null>(null)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])
  const save = async () => {
    reading.current = new AbortController()
    const { signal } = reading.current
    setCount(0)
    try {
      const { allRows, csvText } = await import('./csv.ts')
      const { rows, isCut } = await allRows((cursor: Cursor | undefined) => read(cursor, signal), setCount)
      if (signal.aborted) return
      downloadCsv(file, csvText(columns, rows))
      if (isCut) toast.info(t('admin.csv.cut.title'), t('admin.csv.cut.text', { count: rows.length }))
    } catch (error) {
      if (!signal.aborted) report(error, { errorTitle: t('admin.csv.failed') })
    } finally {
      setCount(null)
    }
  }
  return (
    <Button look="outline" busy={count !== null} onClick={() => void save()}>
      {count === null && <Download size={18} />}
      {count === null ? t('admin.forecast.download') : t('admin.csv.reading', { count })}
    </Button>
  )
}
