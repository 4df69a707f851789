import { Download } from 'lucide-react'
import { type EXPORT_KINDS, exportPath } from '../../../shared/admin.ts'
import { useT } from '../../locale/messages.tsx'
import { buttonClass } from '../../ui/Button.tsx'

type CsvButtonProps = {
  kind: (typeof EXPORT_KINDS)[number]
  /** The page's filters; those without a value are left out. */
  filters: Record<string, string | boolean | undefined>
}

/** Downloads all rows matching the page's filters, not only those shown. */
export function CsvButton({ kind, filters }: CsvButtonProps) {
  const t = useT()
  const given = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return (
    <a href={`${exportPath(kind)}?${new URLSearchParams(given)}`} download className={buttonClass('outline')}>
      <Download size={18} />
      {t('admin.forecast.download')}
    </a>
  )
}
