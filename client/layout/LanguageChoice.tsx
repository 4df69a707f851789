import { Languages } from 'lucide-react'
import { useId } from 'react'
import { LANGUAGES, languageOf } from '../../locales/translate.ts'
import { chooseLanguage, nameOf } from '../app/locale.ts'
import { useLocale, useT } from '../locale/messages.tsx'
import { ChoiceTiles } from '../ui/ChoiceTiles.tsx'

/** The languages side by side, in the menu of phones. */
export function LanguageChoice() {
  const t = useT()
  const titleId = useId()
  const language = languageOf(useLocale())
  return (
    <fieldset aria-labelledby={titleId} className="grid gap-2 px-4 py-3">
      <legend id={titleId} className="flex items-center gap-2 text-sm font-strong">
        <Languages size={18} aria-hidden />
        {t('app.language')}
      </legend>
      <ChoiceTiles
        name="language"
        value={language}
        onChange={(chosen) => void chooseLanguage(chosen)}
        options={LANGUAGES.map((value) => ({ value, label: nameOf(value), lang: value }))}
      />
    </fieldset>
  )
}
