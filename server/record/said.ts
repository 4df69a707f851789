/**
 * What a person said about allergies, medicines or the medical history, as it stands in the profile and in answers to
 * forms: the text line by line, that there is nothing, or nothing at all. Nothing said is never "none".
 */
import { LANGUAGES } from '../../locales/translate.ts'
import { translatorFor } from '../platform/locales.ts'

/** `day` is that of the form, where it is from one; `isOpen` while nobody has decided about that answer. */
export type SaidLine = { text: string; day: string | null; isOpen: boolean }
/** `none` where somebody said that there is nothing: `day` is that of the form, where it was one. */
export type Said = { lines: SaidLine[]; none: Omit<SaidLine, 'text'> | null }

/** An answer to a form that belongs into a field of the profile. */
export type SaidInForm = { value: string; day: string; isOpen: boolean }

/** Whole texts that say that there is nothing, beside the portal's own "None known". Nothing else is taken for it. */
const SAYS_NONE = new Set([
  ...LANGUAGES.map((language) => plain(translatorFor(language)('forms.profile.noneKnown'))),
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

function plain(text: string) {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<![.!\s])[.!\s]+$/, '')
}
const saysNone = (text: string) => SAYS_NONE.has(plain(text))

const inOneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('; ')

/** What a field of the profile and the answers to forms say. What is named wins over "none". */
export function saidOf(field: string | null, answers: readonly SaidInForm[]): Said {
  const dayOf = (text: string) =>
    answers.find(({ value, isOpen }) => !isOpen && plain(value) === plain(text))?.day ?? null
  const all = [
    ...(field ?? '').split('\n').map((text) => ({ text: text.trim(), day: dayOf(text), isOpen: false })),
    ...answers
      .filter(({ isOpen }) => isOpen)
      .map(({ value, day }) => ({ text: inOneLine(value), day, isOpen: true })),
  ].filter(({ text }) => text !== '')
  const lines = all.filter(({ text }) => !saysNone(text))
  const [none] = all.filter(({ text }) => saysNone(text))
  return { lines, none: none && lines.length === 0 ? { day: none.day, isOpen: none.isOpen } : null }
}
