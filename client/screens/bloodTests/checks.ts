import {
  type Answer,
  type Check,
  type Correction,
  isUnchecked,
  type MarkerRow,
} from '../../../shared/bloodTests.ts'
import { formatMomentOfYear } from '../../ui/format.ts'
import { rangeText, valueText } from './markers.ts'

/** A number of things in words, as sentences say it: "three". */
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inWords = (count: number) => WORDS[count] ?? String(count)

/** "1 line", "3 lines". */
export const lines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`

/** "all three", "both", "it": what is left to look at. */
export function allOf(count: number): string {
  if (count === 1) return 'it'
  return count === 2 ? 'both' : `all ${inWords(count)}`
}

/** The lines of a report by their number: "The line", "The three lines". */
export const theLines = (count: number) => (count === 1 ? 'The line' : `The ${inWords(count)} lines`)

/** Lines that nobody has looked at. */
export const unanswered = (checks: readonly Check[]) => checks.filter(({ answer }) => answer === null)
/** Lines of which nobody could say yet what they say. */
export const unchecked = (checks: readonly Check[]) => checks.filter(isUnchecked)

/** Those that a table shows apart: also one that may be critical and was called no result, until a practitioner looks. */
export const openLines = (checks: readonly Check[]) =>
  checks.filter((check) => isUnchecked(check) || (check.critical !== null && !check.critical.sure))

/** A row's value as the report writes it. */
export function printedText({ printedValue, ...row }: MarkerRow): string {
  if (printedValue === undefined || /^[<>≤≥=]/.test(printedValue)) return printedValue ?? valueText(row)
  return `${row.comparator ?? ''}${printedValue}`
}

/** Whether a report writes a decimal comma, as far as this row and the report's language tell. */
function writesComma({ printedValue = '', value }: MarkerRow, language: string | null): boolean {
  const sign = /[.,]/.exec(printedValue)?.[0]
  if (!sign) return language !== null && language !== 'en'
  const isDecimal = !Number.isInteger(value) || !/[.,]\d{3}$/.test(printedValue)
  return (sign === ',') === isDecimal
}

/** A number as the report would write it beside this row: "3,5", "150.000". */
export function figure(number: number, row: MarkerRow, language: string | null): string {
  const comma = writesComma(row, language)
  const [whole = '', decimals] = String(number).split('.')
  const isGrouped = /\d[.,]\d{3}$/.test(row.printedValue ?? '') && Math.abs(row.value) >= 1000
  const grouped = isGrouped ? whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, comma ? '.' : ',') : whole
  return decimals === undefined ? grouped : `${grouped}${comma ? ',' : '.'}${decimals}`
}

/** A row's range as the report would write it: "3,5 – 5,1"; null where it prints none. */
export function printedRange(row: MarkerRow, language: string | null): string | null {
  const write = (limit: number) => figure(limit, row, language)
  if (row.low !== null && row.high !== null) return `${write(row.low)} – ${write(row.high)}`
  if (row.high !== null) return `≤ ${write(row.high)}`
  return row.low === null ? null : `≥ ${write(row.low)}`
}

/** A number as it is said, so that no sign in it can be read in two ways: "231 thousand". */
export function spoken(value: number): string {
  const thousands = value / 1000
  return Number.isInteger(value) && value !== 0 && Number.isInteger(thousands)
    ? `${thousands} thousand`
    : String(value)
}

/** How a line is called: by its name, or by its neighbours where it has none. */
export function lineName({ read, where }: Check): string {
  if (read) return read.name
  return where ? `Line ${where}` : 'A line without a name'
}

const isThousandfold = (one: number, other: number) =>
  Math.abs(one - other * 1000) < 1e-9 * Math.abs(one) || Math.abs(other - one * 1000) < 1e-9 * Math.abs(other)

/** Why a row is doubtful, in a few words. */
const SHORT: Record<NonNullable<MarkerRow['doubt']>, string> = {
  sign: 'the sign beside the figure',
  number: 'one figure, two readings',
  picture: 'hard to read',
  arithmetic: 'does not fit its neighbours',
  missing: 'a unit or a range is missing',
  contradiction: 'the line contradicts itself',
}

/** Why a line needs eyes, in a few words. */
export function shortReason({ read, where }: Check): string {
  if (!read) return where ?? 'could not be read'
  return SHORT[read.doubt ?? 'picture']
}

const UNTIL = 'so the figure is not used until you have looked.'

function reasonOf(read: MarkerRow): string {
  const printed = printedText(read)
  switch (read.doubt) {
    case 'sign':
      return read.printedFlag
        ? `The sign "${read.printedFlag}" beside ${printed} is not one we know, ${UNTIL}`
        : `The sign behind ${printed} is not one we know, ${UNTIL}`
    case 'number':
      return `Printed is ${printed}, which can be read in two ways, ${UNTIL}`
    case 'arithmetic':
      return `The figure does not fit those beside it, which are calculated from each other, ${UNTIL}`
    case 'missing':
      return `This line lacks a unit or a range that the others have, ${UNTIL}`
    case 'contradiction':
      return read.plausible
        ? `The mark beside the figure and its range say different things, ${UNTIL}`
        : `Blood cannot hold such a value, ${UNTIL}`
    default:
      return `This line was hard to read, ${UNTIL}`
  }
}

/** What is asked of a line: a heading, and why. */
export function questionOf(check: Check): { title: string; reason: string } {
  const { read, unread, where } = check
  if (!read) {
    const found = unread?.text ? ` We could make out: "${unread.text}".` : ''
    return {
      title: 'This line could not be read',
      reason: `${where ? `It stands ${where}.` : ''}${found}`.trim(),
    }
  }
  if (read.otherValue === undefined) {
    return { title: `${read.name}: what does this line say?`, reason: reasonOf(read) }
  }
  const printed = printedText(read)
  return {
    title: `${read.name}: ${spoken(read.value)} or ${spoken(read.otherValue)}?`,
    reason: isThousandfold(read.value, read.otherValue)
      ? `Printed is ${printed}, and this report does not show whether its sign stands between thousands or before decimals.`
      : reasonOf({ ...read, doubt: 'number' }),
  }
}

/** One way to answer a line. */
export type Choice = { said: Answer; label: string; aside?: string }

/** The answers that a line can be given: one for each reading, then those that every line has. */
export function choicesOf({ read }: Check): Choice[] {
  const rest: Choice[] = [
    { said: 'no result', label: 'This is not a result' },
    { said: 'unreadable', label: 'I cannot read it either' },
  ]
  if (!read) return [{ said: 'typed', label: 'I can read it' }, ...rest]
  const other: Choice = { said: 'typed', label: 'It says something else' }
  const printed = printedText(read)
  if (read.otherValue === undefined) return [{ said: 'as read', label: `It says ${printed}` }, other, ...rest]
  const isThousands = isThousandfold(read.value, read.otherValue)
  const reading = (said: Answer, value: number): Choice => ({
    said,
    label: `It says ${spoken(value)}`,
    ...(isThousands && {
      aside:
        value === Math.max(read.value, read.otherValue ?? 0)
          ? `${printed}, with thousands`
          : `${printed}, with decimals`,
    }),
  })
  return [reading('as read', read.value), reading('other reading', read.otherValue), other, ...rest]
}

/** The sentence on a value that may be critical; null where none may, or where it is confirmed. */
export function possiblyCritical({ critical, read }: Check): string | null {
  if (!critical || critical.sure) return null
  const unit = read?.otherValue === undefined ? '' : `${read.unit ? ` ${read.unit}` : ''}`
  const says = `If this really says ${critical.value}${unit}`
  return critical.drawn
    ? `${says}, it was critical on ${critical.drawn}: ask a doctor whether it was looked at then.`
    : `${says}, call a doctor or emergency service today.`
}

/** A confirmed critical row, as a sentence begins: "Kalium 6.4 mmol/l, range 3.5 to 5.1." */
export function confirmedText(row: MarkerRow): string {
  const range = rangeText(row)
  return `${row.name} ${valueText(row)}${row.unit ? ` ${row.unit}` : ''}${range ? `, range ${range}` : ''}.`
}

function saidWhat({ said, printed, corrected, unread }: Correction): string {
  const read = printed ? `"${printedText(printed)}"` : ''
  switch (said) {
    case 'as read':
      return printed?.otherValue === undefined
        ? `confirmed ${read}`
        : `said that ${read} is ${spoken(printed.value)}`
    case 'other reading':
      return `said that ${read} is ${spoken(corrected?.value ?? 0)}`
    case 'no result':
      return 'said that this is not a result'
    case 'unreadable':
      return 'could not read it either'
    default:
      if (unread !== undefined) return 'wrote this line'
      if (!printed) return 'added this row'
      return `wrote ${corrected ? valueText(corrected) : ''}; read as ${read}`
  }
}

/** Who said what of a row or a line, and when: 'You confirmed "6,4", 5 May 2025, 18:42'. */
export const answeredText = (correction: Correction, who: string) =>
  `${who} ${saidWhat(correction)}, ${formatMomentOfYear(correction.at)}`

/** Where the next question is, after the one at `index` was answered; null where the summary comes. */
export function nextIndex(checks: readonly Check[], index: number, changing: boolean): number | null {
  const isOpen = (at: number) => at !== index && checks[at]?.answer === null
  const after = checks.findIndex((_check, at) => at > index && isOpen(at))
  if (after >= 0) return after
  const before = checks.findIndex((_check, at) => isOpen(at))
  if (before >= 0) return before
  return changing && index + 1 < checks.length ? index + 1 : null
}

/** The languages that reports are read in, as English calls them. */
const LANGUAGES: Record<string, string> = {
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pl: 'Polish',
  pt: 'Portuguese',
  nl: 'Dutch',
  tr: 'Turkish',
}

/** The language of a report where it is another than the text's; null for English and for one that nobody knows. */
export const languageName = (code: string | null) => (code && LANGUAGES[code]) || null
