import type { DayOrder, Decimal } from '../../shared/imports.ts'
import { foldDate, monthOf } from '../../shared/monthNames.ts'

const NUMERIC_DAY = /^(\d{1,4})[./-]\s?(\d{1,2})[./-]\s?(\d{1,4})$/
const NAMED_DAY = /^(\d{1,2})[. -]{1,2}([\p{L}]{3,12})[. -]{1,2}(\d{4})$/u
const COMPACT_DAY = /^((?:19|20)\d\d)(\d\d)(\d\d)$/
const TIME = /[T ]\d{1,2}:\d\d(?::\d\d(?:\.\d{1,9})?)?Z?$/

const withoutTime = (text: string) => text.replace(TIME, '').trim()

/** The parts of a numeric day as they are written; null for another form. */
function partsOf(text: string) {
  const [, first = '', second = '', third = ''] = NUMERIC_DAY.exec(withoutTime(text)) ?? []
  return first ? { first, second, third } : null
}

/**
 * The order of day and month in a column, from the cells that allow only one. Null if no cell has a day in which the
 * order matters, 'unsure' if both orders fit all cells.
 */
export function dayOrderOf(cells: readonly string[]): DayOrder | 'unsure' | null {
  let matters = false
  const votes = { dmy: 0, mdy: 0, ymd: 0 }
  for (const cell of cells) {
    const parts = partsOf(cell)
    if (!parts) continue
    matters = true
    if (parts.first.length > 2) votes.ymd += 1
    else if (Number(parts.first) > 12) votes.dmy += 1
    else if (Number(parts.second) > 12) votes.mdy += 1
    // Points are written where the day comes first.
    else if (cell.includes('.')) votes.dmy += 1
  }
  if (!matters) return null
  const [best] = (Object.keys(votes) as DayOrder[]).toSorted((a, b) => votes[b] - votes[a])
  return best && votes[best] > 0 ? best : 'unsure'
}

/** Expands a two-digit year to the latest one that is not in the future. */
function fullYear(digits: string, thisYear: number) {
  if (digits.length > 2) return Number(digits)
  const year = Math.floor(thisYear / 100) * 100 + Number(digits)
  return year > thisYear ? year - 100 : year
}

/** A day as `yyyy-MM-dd`; null if there is no such day. */
export function dayOf(text: string, order: DayOrder, thisYear: number): string | null {
  const plain = withoutTime(text)
  const named = NAMED_DAY.exec(plain)
  const compact = COMPACT_DAY.exec(plain)
  const parts = partsOf(plain)
  let ymd: [string, string, string] | null = null
  if (compact) ymd = [compact[1] ?? '', compact[2] ?? '', compact[3] ?? '']
  else if (named) {
    ymd = [named[3] ?? '', String(monthOf(foldDate(named[2] ?? '')) ?? 0), named[1] ?? '']
  } else if (parts) {
    const { first, second, third } = parts
    if (first.length > 2 || order === 'ymd') ymd = [first, second, third]
    else ymd = order === 'dmy' ? [third, second, first] : [third, first, second]
  }
  if (!ymd || ymd[0].length === 3) return null
  const [year, month, day] = [fullYear(ymd[0], thisYear), Number(ymd[1]), Number(ymd[2])]
  const at = new Date(Date.UTC(year, month - 1, day))
  const exists = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return exists && year >= 1000 ? at.toISOString().slice(0, 'yyyy-MM-dd'.length) : null
}

/** Currency signs and codes, spaces, and the apostrophe that separates thousands in Switzerland. */
const AROUND_NUMBER = /[\s'’€$£]|\b(?:EUR|USD|CHF|GBP)\b/gi
const plainNumber = (text: string) => text.replace(AROUND_NUMBER, '')

/**
 * The decimal sign of columns of numbers. 'unsure' if every number fits both ("1,234"); null without any comma or
 * point.
 */
export function decimalOf(cells: readonly string[]): Decimal | 'unsure' | null {
  const votes = { '.': 0, ',': 0 }
  let matters = false
  for (const cell of cells) {
    const text = plainNumber(cell)
    const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
    if (comma < 0 && point < 0) continue
    matters = true
    const last = comma > point ? ',' : '.'
    const repeats = text.indexOf(last) !== text.lastIndexOf(last)
    if (repeats) votes[last === ',' ? '.' : ','] += 1
    else if (Math.min(comma, point) >= 0 || text.length - Math.max(comma, point) - 1 !== 3) votes[last] += 1
  }
  if (!matters) return null
  if (votes[','] === votes['.']) return 'unsure'
  return votes[','] > votes['.'] ? ',' : '.'
}

const NUMBER = /^-?\d{1,15}(?:\.\d{1,9})?$/

/** Parses a number; null for other text, and for thousands not in groups of three. */
export function numberOf(text: string, decimal: Decimal): number | null {
  const thousands = decimal === ',' ? '.' : ','
  const [whole = '', ...rest] = plainNumber(text).split(decimal)
  if (rest.length > 1 || rest[0]?.includes(thousands)) return null
  const groups = whole.split(thousands)
  if (groups.length > 1 && !groups.slice(1).every((group) => group.length === 3)) return null
  const joined = [groups.join(''), ...rest].join('.')
  return NUMBER.test(joined) ? Number(joined) : null
}

/** Whether a spreadsheet would run the text as a formula. A telephone number may begin with a plus. */
export const isFormula = (text: string) => /^[=@]/.test(text) || /^[+-](?![\d\s(])/.test(text)
