import { LANGUAGES } from '../../locales/translate.ts'
import { translatorFor } from '../platform/locales.ts'

/** Texts that count as "None known" when they are the whole answer, in lower case. */
const SAYS_NONE = new Set([
  ...['none', 'none known', 'no known', 'nil', 'nka', 'nkda', 'no allergies', 'no known allergies'],
  ...['no medicines', 'no medication', 'no medications', 'no known conditions', 'no known diseases'],
  ...['keine', 'keine bekannt', 'keine bekannten', 'keine allergien', 'keine allergien bekannt'],
  ...['keine bekannten allergien', 'keine medikamente', 'keine vorerkrankungen'],
  ...['aucun', 'aucune', 'aucun connu', 'aucune connue', 'aucune allergie', 'aucune allergie connue'],
  ...['aucun médicament', 'aucun antécédent', 'pas d’allergie', "pas d'allergie"],
  ...[
    'ninguno',
    'ninguna',
    'ninguna conocida',
    'ninguna alergia',
    'ninguna alergia conocida',
    'sin alergias',
  ],
  ...['ningún medicamento', 'sin medicación', 'sin antecedentes'],
])

/** Returns the text in lower case without its final punctuation. */
export function comparable(text: string) {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<![.!\s])[.!\s]+$/, '')
}

/** The answers that the form offers. All catalogues are read for them, so not at the start. */
let offered: Set<string> | undefined
const isOffered = (text: string) => {
  offered ??= new Set(
    LANGUAGES.map((language) => comparable(translatorFor(language)('forms.profile.noneKnown'))),
  )
  return offered.has(text)
}

/** Whether the whole text means "none". */
export function saysNone(text: string): boolean {
  const answer = comparable(text)
  return SAYS_NONE.has(answer) || isOffered(answer)
}
