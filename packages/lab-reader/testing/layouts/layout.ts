/** The common parts of all layouts: their input, and the texts of a row's cells. */

import { type Flow, pageOf } from '../flow.ts'
import { type Lab, writtenDay } from '../lab.ts'
import type { Dice } from '../random.ts'
import type { Printed, Section } from '../rows.ts'
import type { ColumnKey } from '../words/words.ts'

export type Drawing = {
  dice: Dice
  lab: Lab
  flow: Flow
  sections: Section[]
  /** The days of the current and of the previous draw, yyyy-MM-dd. */
  collectedOn: string
  before: string
  /** Prints lines that are not results between two sections; does nothing in a report without such lines. */
  between(index: number): void
}

export type Layout = {
  draw(drawing: Drawing): void
  /** The most rows that fit the layout. */
  mostRows: number
  /** Prints no previous results, whatever the laboratory prefers. */
  withoutPrevious?: boolean
  /** Drawn a third as often as the others. */
  rare?: boolean
  /** Panels that the layout is made for. */
  panels?: ('count' | 'differential' | 'lipids' | 'sugar')[]
}

/** The value with its flag, where the flag has no column of its own. */
export function valueText({ value, flag }: Printed, { flagAt, flags }: Lab): string {
  if (flag === '' || flagAt === 'column' || flags === 'phrase' || flagAt === 'beforeName') return value
  if (flagAt === 'before') return `${flag} ${value}`
  return flagAt === 'after' ? `${value} ${flag}` : `${value}${flag}`
}

/** A value and its unit as one text; `glued` means without a space where the unit does not begin with a digit. */
export function withUnit(value: string, unit: string, glued = false): string {
  return unit === ''
    ? value
    : glued && /^[\p{L}%µ]/u.test(unit) && !/^x\s?10/.test(unit) && /\d$/.test(value)
      ? value + unit
      : `${value} ${unit}`
}

/** The name with the text before it (a flag) and behind it (a sign that a footnote explains). */
export function nameText({ name, flag, footnote }: Printed, { flagAt, flags }: Lab): string {
  const whole = footnote ? `${name} ${footnote}` : name
  return flag !== '' && flagAt === 'beforeName' && flags !== 'phrase' ? `${flag} ${whole}` : whole
}

/** Whether the flag has a column of its own. */
export const hasColumn = ({ flags, flagAt }: Lab) =>
  flags !== 'none' && flags !== 'phrase' && flagAt === 'column'

export const heading = (dice: Dice, { words }: Lab, key: ColumnKey) => dice.pick(words.columns[key] ?? [''])

export const rangeText = (row: Printed) => (row.lines.length > 0 ? row.lines : [row.range])

/** A heading for previous results: a word, or a word and the day. */
export function previousHeading({ dice, lab, before }: Drawing): string {
  const word = dice.pick(lab.words.columns.previous ?? lab.words.labels.previous)
  return dice.pick([word, word, `${word.split('\n')[0]}\n${writtenDay(before, lab.dates, lab)}`])
}

/** Records the page on which a row is being drawn. */
export function placeRow(row: Printed, flow: Flow) {
  const page = pageOf(flow)
  for (const truth of [row.truth, row.qualitative, row.other?.truth]) if (truth) truth.page = page
}
