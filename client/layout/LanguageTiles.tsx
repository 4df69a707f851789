import { LANGUAGES, languageOf } from '../../locales/translate.ts'
import { chooseLanguage, nameOf } from '../app/locale.ts'
import { useLocale } from '../locale/messages.tsx'
import { ChoiceTiles } from '../ui/ChoiceTiles.tsx'

/** The languages side by side, each by its own name. Needs a fieldset with a legend around it. */
export const LanguageTiles = () => (
  <ChoiceTiles
    value={languageOf(useLocale())}
    onChange={(chosen) => void chooseLanguage(chosen)}
    options={LANGUAGES.map((value) => ({ value, label: nameOf(value), lang: value }))}
  />
)
