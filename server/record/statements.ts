/**
 * What a person stated about allergies, medicines or the medical history, in the profile and in form answers: line by
 * line, that there is none, or nothing. No statement is never "none".
 */
import { comparable, saysNone } from '../account/saysNone.ts'

/** `day` is the form's, null if no answer has this text; `isOpen` until the answer is decided. */
export type StatementLine = { text: string; day: string | null; isOpen: boolean }
/** `none` is set if the person stated that there is none; `day` is the form's, null without one. */
export type Statements = { lines: StatementLine[]; none: Omit<StatementLine, 'text'> | null }

/** A form answer for a field of the profile. */
export type StatementInForm = { value: string; day: string; isOpen: boolean }

const inOneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('; ')

/** Merges a profile field with form answers. Entries win over "none". */
export function statementsOf(field: string | null, answers: readonly StatementInForm[]): Statements {
  const dayOf = (text: string) =>
    answers.find(({ value, isOpen }) => !isOpen && comparable(value) === comparable(text))?.day ?? null
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
