import { useT } from '../locale/messages.tsx'
import { formatInstant } from './format.ts'

type ElsewhereNameProps = {
  /** The resource's type in words, and its title; an empty title leaves the type alone. */
  what: string
  title: string
  at: string | null
  fileName: string
  importedAt: string
}

/** Names a record from another system, with its day, its file and the day of the import. */
export function ElsewhereName({ what, title, at, fileName, importedAt }: ElsewhereNameProps) {
  const t = useT()
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="break-words">
        <span className="font-strong">{title || what}</span>
        {title && <span className="text-ink-2"> {what}</span>}
      </p>
      <p className="text-xs break-words text-ink-2">
        {at && `${formatInstant(at)} · `}
        {t('record.elsewhere.from', { file: fileName, day: formatInstant(importedAt) })}
      </p>
    </div>
  )
}
