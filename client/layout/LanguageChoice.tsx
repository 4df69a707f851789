import { Languages } from 'lucide-react'
import { useId } from 'react'
import { useT } from '../locale/messages.tsx'
import { LanguageTiles } from './LanguageTiles.tsx'

export function LanguageChoice() {
  const t = useT()
  const titleId = useId()
  return (
    <fieldset aria-labelledby={titleId} className="grid gap-2 px-4 py-3">
      <legend id={titleId} className="flex items-center gap-2 text-sm font-strong">
        <Languages size={18} aria-hidden />
        {t('app.language')}
      </legend>
      <LanguageTiles />
    </fieldset>
  )
}
