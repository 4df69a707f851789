/** What every layout shares: what it is given, and the texts of a row's cells. */
import type { Dice } from '../dice.ts'
import { type Flow, pageOf } from '../flow.ts'
import { type Lab, writtenDay } from '../lab.ts'
import type { Printed, Section } from '../rows.ts'
import type { ColumnKey } from '../words/words.ts'

export type Drawing = {
  dice: Dice
  lab: Lab
  flow: Flow
  sections: Section[]
  /** The days of the draw and of one before, yyyy-MM-dd. */
  collectedOn: string
  before: string
  /** Prints what no result is between two sections; does nothing where a report has no such lines. */
  between(index: number): void
}

export type Layout = {
  draw(drawing: Drawing): void
  /** So many rows fit what the layout is for. */
  mostRows: number
  /** Prints no previous results, however the laboratory likes them. */
  withoutPrevious?: boolean
  /** Drawn a third as often as others. */
  rare?: boolean
  /** Panels that the layout is about. */
  panels?: ('count' | 'differential' | 'lipids' | 'sugar')[]
}

/** The value with its flag, where the flag has no column of its own. */
export function valueText({ value, flag }: Printed, { flagAt, flags }: Lab): string {
  if (flag === '' || flagAt === 'column' || flags === 'phrase' || flagAt === 'beforeName') return value
  if (flagAt === 'before') return `${flag} ${value}`
  return flagAt === 'after' ? `${value} ${flag}` : `${value}${flag}`
}

/** A value and its unit as one text; `glued` without a space where the unit does not begin with a digit. */
export function withUnit(value: string, unit: string, glued = false): string {
  return unit === ''
    ? value
    : glued && /^[\p{L}%µ]/u.test(unit) && !/^x\s?10/.test(unit) && /\d$/.test(value)
      ? value + unit
      : `${value} ${unit}`
}

/** The name with what stands before it (a flag) and behind it (a sign that a footnote explains). */
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

/** Notes on which page a row is being drawn. */
export function placeRow(row: Printed, flow: Flow) {
  const page = pageOf(flow)
  for (const truth of [row.truth, row.qualitative, row.other?.truth]) if (truth) truth.page = page
}
