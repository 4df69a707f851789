import { Languages } from 'lucide-react'
import { LANGUAGES, languageOf } from '../../locales/translate.ts'
import { chooseLanguage, nameOf } from '../app/locale.ts'
import { useLocale, useT } from '../locale/messages.tsx'
import { PlainSelect } from '../ui/PlainSelect.tsx'

/** Selects the language on pages before the sign-in. */
export function LanguageSelect() {
  const t = useT()
  const language = languageOf(useLocale())
  return (
    <div className="flex items-center gap-2 text-ink-2">
      <Languages size={18} aria-hidden />
      <PlainSelect
        aria-label={t('app.language')}
        value={language}
        onChange={(chosen) => void chooseLanguage(chosen)}
        options={LANGUAGES.map((value) => ({ value, label: nameOf(value) }))}
      />
    </div>
  )
}
