/**
 * What a person said about allergies, medicines or the medical history, as it stands in the profile and in answers to
 * forms: the text line by line, that there is nothing, or nothing at all. Nothing said is never "none".
 */
import { plain, saysNone } from '../account/saysNone.ts'

/** `day` is that of the form, where it is from one; `isOpen` while nobody has decided about that answer. */
export type SaidLine = { text: string; day: string | null; isOpen: boolean }
/** `none` where somebody said that there is nothing: `day` is that of the form, where it was one. */
export type Said = { lines: SaidLine[]; none: Omit<SaidLine, 'text'> | null }

/** An answer to a form that belongs into a field of the profile. */
export type SaidInForm = { value: string; day: string; isOpen: boolean }

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
