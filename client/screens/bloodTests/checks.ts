import type { ClinicalTranslate, Translate } from '../../../locales/translate.ts'
import {
  type Check,
  type Correction,
  isUnchecked,
  type MarkerRow,
  type Neighbours,
} from '../../../shared/bloodTests.ts'
import { anyDay } from '../../../shared/careText.ts'
import { valueText } from '../../../shared/markers.ts'
import { intl } from '../../locale/messages.tsx'
import { formatMomentOfYear } from '../../ui/format.ts'
import { withUnit } from './markers.ts'

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

/** Whether a report uses a decimal comma, by this row and the report's language. */
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
export function spokenNumber(value: number, t: Translate): string {
  const count = value / 1000
  return Number.isInteger(value) && value !== 0 && Number.isInteger(count)
    ? t('bloodTests.check.thousand', { count })
    : t('bloodTests.check.number', { value })
}

/** Where a line without a name is printed. */
const placeOf = ({ above, below }: Neighbours) => ({
  place: above && below ? 'between' : above ? 'below' : 'above',
  above: above ?? '',
  below: below ?? '',
})

/** A line's name, or its neighbours if it has none. */
export function lineName({ read, where }: Check, t: Translate): string {
  if (read) return read.name
  return where ? t('bloodTests.check.line', placeOf(where)) : t('bloodTests.check.line.unnamed')
}

/** Whether one number is the other with a separator of thousands. */
export const isThousandfold = (one: number, other: number) =>
  Math.abs(one - other * 1000) < 1e-9 * Math.abs(one) || Math.abs(other - one * 1000) < 1e-9 * Math.abs(other)

/** A short reason why a line must be checked. */
export function shortReason({ read, where }: Check, t: Translate): string {
  if (read) return t(`bloodTests.check.short.${read.doubt ?? 'picture'}`)
  return where ? t('bloodTests.check.short.place', placeOf(where)) : t('bloodTests.check.short.unread')
}

/** Why a row is doubtful. */
export function reasonOf(read: MarkerRow, t: Translate): string {
  const printed = printedText(read)
  switch (read.doubt) {
    case 'sign':
      return read.printedFlag
        ? t('bloodTests.check.reason.namedSign', { sign: read.printedFlag, printed })
        : t('bloodTests.check.reason.sign', { printed })
    case 'number':
      return t('bloodTests.check.reason.number', { printed })
    case 'contradiction':
      return t(`bloodTests.check.reason.${read.plausible ? 'contradiction' : 'implausible'}`)
    default:
      return t(`bloodTests.check.reason.${read.doubt ?? 'picture'}`)
  }
}

/** The question about a line that was not understood, or a number with two readings: a heading and the reason. */
export function lineQuestion(check: Check, t: Translate): { title: string; reason: string } {
  const { read, unread, where } = check
  if (!read) {
    const reasons = [
      where && t('bloodTests.check.reason.place', placeOf(where)),
      unread?.text && t('bloodTests.check.reason.text', { text: unread.text }),
    ]
    return { title: t('bloodTests.check.question.unread'), reason: reasons.filter(Boolean).join(' ') }
  }
  const { name, value, otherValue } = read
  if (otherValue === undefined) {
    const printed = withUnit(printedText(read), read.unit)
    return { title: t('bloodTests.check.question.isValue', { name, printed }), reason: reasonOf(read, t) }
  }
  return {
    title: t('bloodTests.check.question.readings', {
      name,
      first: spokenNumber(value, t),
      second: spokenNumber(otherValue, t),
    }),
    reason: isThousandfold(value, otherValue)
      ? t('bloodTests.check.reason.separator', { printed: printedText(read) })
      : reasonOf({ ...read, doubt: 'number' }, t),
  }
}

/** Words the warning about a value that may be critical. Null when none is, or when it is confirmed. */
export function possiblyCritical({ critical, read }: Check): ((t: ClinicalTranslate) => string) | null {
  if (!critical || critical.sure) return null
  // The unit tells two readings apart from what is printed.
  const unit = read?.otherValue === undefined ? null : read.unit
  const value = withUnit({ value: critical.value, comparator: null }, unit)
  const { drawnOn } = critical
  return (t) =>
    drawnOn
      ? t('bloodTests.check.maybeWasCritical', { value, day: anyDay(t, drawnOn) })
      : t('bloodTests.check.maybeCritical', { value })
}

/** Who answered what, and when. `patient` is the patient's name; absent for the reader's own answers. */
export function answeredText(correction: Correction, patient: string | undefined, t: Translate): string {
  const { said, printed, corrected, unread, at } = correction
  const who = {
    audience: patient === undefined ? 'patient' : 'practitioner',
    patient: patient ?? '',
    at: formatMomentOfYear(at),
  }
  const read = printed ? printedText(printed) : ''
  switch (said) {
    case 'as read':
      return printed?.otherValue === undefined
        ? t('bloodTests.check.confirmed', { ...who, read })
        : t('bloodTests.check.saidReading', { ...who, read, reading: spokenNumber(printed.value, t) })
    case 'other reading':
      return t('bloodTests.check.saidReading', {
        ...who,
        read,
        reading: spokenNumber(corrected?.value ?? 0, t),
      })
    case 'no result':
      return t('bloodTests.check.saidNoResult', who)
    case 'unreadable':
      return t('bloodTests.check.saidUnreadable', who)
    default:
      if (unread !== undefined) return t('bloodTests.check.wroteLine', who)
      if (!printed) return t('bloodTests.check.addedRow', who)
      return t('bloodTests.check.wrote', { ...who, read, value: corrected ? valueText(corrected) : '' })
  }
}

/** The index of the next question after the one at `index`. Null when the summary follows. */
export function nextIndex(checks: readonly Check[], index: number, changing: boolean): number | null {
  const isOpen = (at: number) => at !== index && checks[at]?.answer === null
  const after = checks.findIndex((_check, at) => at > index && isOpen(at))
  if (after >= 0) return after
  const before = checks.findIndex((_check, at) => isOpen(at))
  if (before >= 0) return before
  return changing && index + 1 < checks.length ? index + 1 : null
}

/** The name of a report's language. Null for the reader's own language and for an unknown one. */
export const languageName = (code: string | null) =>
  code === null || intl.locale.startsWith(code)
    ? null
    : (intl.formatDisplayName(code, { type: 'language', fallback: 'none' }) ?? null)
