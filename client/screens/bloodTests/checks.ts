import {
  type Answer,
  type Check,
  type Correction,
  isUnchecked,
  type MarkerRow,
} from '../../../shared/bloodTests.ts'
import { valueText } from '../../../shared/markers.ts'
import { counted } from '../../../shared/text.ts'
import { numberWord } from '../../lib/numberWord.ts'
import { formatMomentOfYear } from '../../ui/format.ts'
import { rangeText } from './markers.ts'

/** "1 line", "3 lines". */
export const lines = (count: number) => counted(count, 'line')

/** What is still to be checked, in words: "all three", "both", "it". */
export function allOf(count: number): string {
  if (count === 1) return 'it'
  return count === 2 ? 'both' : `all ${numberWord(count)}`
}

/** The lines of a report, counted: "The line", "The three lines". */
export const theLines = (count: number) => (count === 1 ? 'The line' : `The ${numberWord(count)} lines`)

/** Lines without an answer. */
export const unanswered = (checks: readonly Check[]) => checks.filter(({ answer }) => answer === null)
/** Lines whose content is still uncertain. */
export const unchecked = (checks: readonly Check[]) => checks.filter(isUnchecked)

/**
 * The lines that a table shows separately: unchecked lines, and lines that may be critical but were called no result,
 * until a practitioner reviews them.
 */
export const openLines = (checks: readonly Check[]) =>
  checks.filter((check) => isUnchecked(check) || (check.critical !== null && !check.critical.sure))

/** A row's value as printed on the report. */
export function printedText({ printedValue, ...row }: MarkerRow): string {
  if (printedValue === undefined || /^[<>≤≥=]/.test(printedValue)) return printedValue ?? valueText(row)
  return `${row.comparator ?? ''}${printedValue}`
}

/** Whether a report uses a decimal comma, judged by this row and the report's language. */
function writesComma({ printedValue = '', value }: MarkerRow, language: string | null): boolean {
  const sign = /[.,]/.exec(printedValue)?.[0]
  if (!sign) return language !== null && language !== 'en'
  const isDecimal = !Number.isInteger(value) || !/[.,]\d{3}$/.test(printedValue)
  return (sign === ',') === isDecimal
}

/** A number in the report's own format: "3,5", "150.000". */
export function printedNumber(number: number, row: MarkerRow, language: string | null): string {
  const comma = writesComma(row, language)
  const [whole = '', decimals] = String(number).split('.')
  const isGrouped = /\d[.,]\d{3}$/.test(row.printedValue ?? '') && Math.abs(row.value) >= 1000
  const grouped = isGrouped ? whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, comma ? '.' : ',') : whole
  return decimals === undefined ? grouped : `${grouped}${comma ? ',' : '.'}${decimals}`
}

/** A row's range in the report's own format: "3,5 – 5,1". Null when none is printed. */
export function printedRange(row: MarkerRow, language: string | null): string | null {
  const write = (limit: number) => printedNumber(limit, row, language)
  if (row.low !== null && row.high !== null) return `${write(row.low)} – ${write(row.high)}`
  if (row.high !== null) return `≤ ${write(row.high)}`
  return row.low === null ? null : `≥ ${write(row.low)}`
}

/** A number without separators that could be read in two ways: "231 thousand". */
export function spokenNumber(value: number): string {
  const thousands = value / 1000
  return Number.isInteger(value) && value !== 0 && Number.isInteger(thousands)
    ? `${thousands} thousand`
    : String(value)
}

/** What a line is called: its name, or its neighbours when it has none. */
export function lineName({ read, where }: Check): string {
  if (read) return read.name
  return where ? `Line ${where}` : 'A line without a name'
}

const isThousandfold = (one: number, other: number) =>
  Math.abs(one - other * 1000) < 1e-9 * Math.abs(one) || Math.abs(other - one * 1000) < 1e-9 * Math.abs(other)

/** Short reasons why a row is uncertain. */
const SHORT: Record<NonNullable<MarkerRow['doubt']>, string> = {
  sign: 'an unknown sign beside the value',
  number: 'one number, two readings',
  picture: 'hard to read',
  arithmetic: 'does not fit the rows beside it',
  missing: 'a unit or a range is missing',
  contradiction: 'the flag contradicts the range',
}

/** A short reason why a line must be checked. */
export function shortReason({ read, where }: Check): string {
  if (!read) return where ?? 'could not be read'
  return SHORT[read.doubt ?? 'picture']
}

const UNTIL = 'so the value is not used until you have checked it.'

function reasonOf(read: MarkerRow): string {
  const printed = printedText(read)
  switch (read.doubt) {
    case 'sign':
      return read.printedFlag
        ? `The sign "${read.printedFlag}" beside ${printed} is unknown to us, ${UNTIL}`
        : `The sign after ${printed} is unknown to us, ${UNTIL}`
    case 'number':
      return `The report prints ${printed}, which can be read in two ways, ${UNTIL}`
    case 'arithmetic':
      return `The value does not fit those beside it, which are calculated from each other, ${UNTIL}`
    case 'missing':
      return `This line lacks a unit or a range that the others have, ${UNTIL}`
    case 'contradiction':
      return read.plausible
        ? `The flag beside the value contradicts its range, ${UNTIL}`
        : `Such a value is not possible in blood, ${UNTIL}`
    default:
      return `This line was hard to read, ${UNTIL}`
  }
}

/** The question about a line: a heading and the reason. */
export function questionOf(check: Check): { title: string; reason: string } {
  const { read, unread, where } = check
  if (!read) {
    const found = unread?.text ? ` We could make out: "${unread.text}".` : ''
    return {
      title: 'This line could not be read',
      reason: `${where ? `It is ${where}.` : ''}${found}`.trim(),
    }
  }
  if (read.otherValue === undefined) {
    return { title: `${read.name}: what does this line say?`, reason: reasonOf(read) }
  }
  const printed = printedText(read)
  return {
    title: `${read.name}: ${spokenNumber(read.value)} or ${spokenNumber(read.otherValue)}?`,
    reason: isThousandfold(read.value, read.otherValue)
      ? `The report prints ${printed}, and does not show whether the separator marks thousands or decimals.`
      : reasonOf({ ...read, doubt: 'number' }),
  }
}

/** A possible answer for a line. */
export type Choice = { said: Answer; label: string; aside?: string }

/** The possible answers for a line: one for each reading, then those that every line has. */
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
    label: `It says ${spokenNumber(value)}`,
    ...(isThousands && {
      aside:
        value === Math.max(read.value, read.otherValue ?? 0)
          ? `${printed}, with thousands`
          : `${printed}, with decimals`,
    }),
  })
  return [reading('as read', read.value), reading('other reading', read.otherValue), other, ...rest]
}

/** The warning about a value that may be critical. Null when none is, or when it is confirmed. */
export function possiblyCritical({ critical, read }: Check): string | null {
  if (!critical || critical.sure) return null
  const unit = read?.otherValue === undefined ? '' : `${read.unit ? ` ${read.unit}` : ''}`
  const says = `If this really says ${critical.value}${unit}`
  return critical.drawn
    ? `${says}, it was critical on ${critical.drawn}: ask a doctor whether it was treated then.`
    : `${says}, call a doctor or emergency service today.`
}

/** A confirmed critical row as a sentence: "Kalium 6.4 mmol/l, range 3.5 to 5.1." */
export function confirmedText(row: MarkerRow): string {
  const range = rangeText(row)
  return `${row.name} ${valueText(row)}${row.unit ? ` ${row.unit}` : ''}${range ? `, range ${range}` : ''}.`
}

function answerText({ said, printed, corrected, unread }: Correction): string {
  const read = printed ? `"${printedText(printed)}"` : ''
  switch (said) {
    case 'as read':
      return printed?.otherValue === undefined
        ? `confirmed ${read}`
        : `said that ${read} is ${spokenNumber(printed.value)}`
    case 'other reading':
      return `said that ${read} is ${spokenNumber(corrected?.value ?? 0)}`
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

/** Who answered what, and when: 'You confirmed "6,4", 5 May 2025, 18:42'. */
export const answeredText = (correction: Correction, who: string) =>
  `${who} ${answerText(correction)}, ${formatMomentOfYear(correction.at)}`

/** The index of the next question after the one at `index`. Null when the summary follows. */
export function nextIndex(checks: readonly Check[], index: number, changing: boolean): number | null {
  const isOpen = (at: number) => at !== index && checks[at]?.answer === null
  const after = checks.findIndex((_check, at) => at > index && isOpen(at))
  if (after >= 0) return after
  const before = checks.findIndex((_check, at) => isOpen(at))
  if (before >= 0) return before
  return changing && index + 1 < checks.length ? index + 1 : null
}

/** English names of the languages that reports are read in. */
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

/** The English name of a report's language. Null for English and for an unknown language. */
export const languageName = (code: string | null) => (code && LANGUAGES[code]) || null
