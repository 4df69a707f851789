/**
 * The lines of a report that a person must check: which they are, what was answered, and what a text says about
 * unchecked ones. Nothing is concluded from such a line, and the text does not reassure while there is one.
 */
import { createHash } from 'node:crypto'
import { CALL_TODAY, isUnchecked } from '../browser.ts'
import { MARKERS } from '../markers/knownMarkers.ts'
import { isPlausible } from '../markers/markers.ts'
import type { Check, Correction, MarkerPlace, MarkerRow, Neighbours, ReportReading } from '../types.ts'
import { ageAt, criticalOf, type Draw, oldDay } from './critical.ts'
import { list, withUnit } from './wording.ts'

/** A report with its corrections. */
export type Checked = Pick<ReportReading, 'markers' | 'unread'> & {
  corrections: readonly Correction[]
} & Draw

const BY_NAME = new Map(MARKERS.map((marker) => [marker.name, marker]))

/** How many characters of a printed line or name a sentence quotes. */
const QUOTED = 60
/** How many lines a sentence names; the list below it has all of them. */
const NAMED = 5

const cut = (text: string) => (text.length > QUOTED ? `${text.slice(0, QUOTED - 1)}…` : text)

const thousandfold = (value: number) => Number((value * 1000).toPrecision(12))
const thousandth = (value: number) => Number((value / 1000).toPrecision(12))

/**
 * A row with its other reading as its value; null if it has none. Where the two readings differ by a factor of a
 * thousand, the same sign was read as a decimal mark or as a thousands separator, and the bounds that contain it change
 * too; a range that is then impossible is dropped. The caller must compute the flag again.
 */
export function otherReading(row: MarkerRow): MarkerRow | null {
  const { otherValue, ...rest } = row
  if (otherValue === undefined) return null
  const { value, low, high } = row
  const bound = (limit: number | null) => {
    if (limit === null) return null
    if (otherValue === thousandfold(value)) return thousandfold(limit)
    return otherValue === thousandth(value) && limit >= 1000 ? thousandth(limit) : limit
  }
  const range = { low: bound(low), high: bound(high) }
  const isRange = range.low === null || range.high === null || range.low < range.high
  const marker = row.marker === null ? null : (BY_NAME.get(row.marker) ?? null)
  return {
    ...rest,
    value: otherValue,
    ...(isRange ? range : { low: null, high: null }),
    plausible: isPlausible(marker, row.name, otherValue, row.unit, row.comparator),
  }
}

/** The first value within a critical band that a row may mean at this age, in years. */
function possiblyCritical(row: MarkerRow, age: number | null): number | null {
  const readings = [row, otherReading(row)].filter((reading) => reading !== null)
  return readings.find((reading) => criticalOf(reading, age))?.value ?? null
}

function criticalCheck(read: MarkerRow | null, answer: Correction | null, draw: Draw): Check['critical'] {
  const age = ageAt(draw)
  const old = oldDay(draw)
  const drawn = old === null ? {} : { drawn: old }
  const now = answer?.corrected
  if (now && !now.doubtful) return criticalOf(now, age) ? { value: now.value, sure: true, ...drawn } : null
  const value = read && possiblyCritical(read, age)
  return value === null ? null : { value, sure: false, ...drawn }
}

const overlap = (one: MarkerPlace, other: MarkerPlace) =>
  one.page === other.page && one.x < other.x + other.width && other.x < one.x + one.width

/** The rows of the page between which a line is printed; null if it has no place or no neighbours. */
function whereOf(place: MarkerPlace, rows: readonly MarkerRow[]): Neighbours | null {
  if (place.height === 0) return null
  const middle = (of: MarkerPlace) => of.y + of.height / 2
  const near = rows
    .filter((row) => row.place.height > 0 && overlap(row.place, place) && middle(row.place) !== middle(place))
    .sort((one, other) => middle(one.place) - middle(other.place))
  const above = near.findLast((row) => middle(row.place) < middle(place))?.name
  const below = near.find((row) => middle(row.place) > middle(place))?.name
  return above || below ? { above: above ? cut(above) : null, below: below ? cut(below) : null } : null
}

/** "between Kreatinin and Harnsäure". */
function placeText({ above, below }: Neighbours): string {
  if (above && below) return `between ${above} and ${below}`
  return above ? `below ${above}` : `above ${below}`
}

/** The id of a row's check, which no answer changes. */
function idOf({ name, value, unit, place }: MarkerRow): string {
  const row = JSON.stringify([name, value, unit, place.page, place.x, place.y])
  return createHash('sha256').update(row).digest('hex').slice(0, 16)
}
const placeOf = ({ read, unread }: Check) => read?.place ?? unread?.place

/** Possibly critical lines first, then in page order. */
const inOrder = (age: number | null) => (one: Check, other: Check) => {
  const mayBe = ({ read }: Check) => Number(read !== null && possiblyCritical(read, age) !== null)
  const [a, b] = [placeOf(one), placeOf(other)]
  if (mayBe(one) !== mayBe(other) || !a || !b) return mayBe(other) - mayBe(one)
  return a.page - b.page || a.y - b.y || a.x - b.x
}

/**
 * Every line of a report that needs or needed a check by a person, with its current answer: doubtful rows and unread
 * lines, possibly critical ones first, then in page order. An answer changes neither the order nor an id.
 */
export function checksOf({ markers, unread, corrections, ...draw }: Checked): Check[] {
  const check = (read: MarkerRow | null, index: number | null, answer: Correction | null): Check => {
    const line = index === null ? null : (unread[index] ?? null)
    const place = read?.place ?? line?.place
    return {
      id: read ? idOf(read) : `unread-${index}`,
      read,
      unread: line,
      where: place ? whereOf(place, markers) : null,
      answer,
      critical: criticalCheck(read, answer, draw),
    }
  }
  const byCorrected = new Map(corrections.map((one) => [JSON.stringify(one.corrected), one]))
  const doubtful = markers.filter((row) => row.doubtful)
  const settled = corrections.filter(({ printed, corrected }) => printed?.doubtful && !corrected?.doubtful)
  const ofUnread = new Map(corrections.map((one) => [one.unread, one]))
  return [
    ...doubtful.map((row) => {
      const answer = byCorrected.get(JSON.stringify(row)) ?? null
      return check(answer?.printed ?? row, null, answer)
    }),
    ...settled.map((answer) => check(answer.printed, null, answer)),
    ...unread.map((_line, index) => check(null, index, ofUnread.get(index) ?? null)),
  ].sort(inOrder(ageAt(draw)))
}

/** A row's value as printed, with its unit: "6,4 mmol/l". */
function printedValue({ printedValue: printed, comparator, value, unit }: MarkerRow): string {
  const sign = comparator !== null && !/^[<>≤≥=]/.test(printed ?? '') ? comparator : ''
  return withUnit(`${sign}${printed ?? value}`, unit)
}

/** A line as named in a sentence: its name and value as printed, or its text. */
function named({ read, unread }: Check): string {
  return read ? `${cut(read.name)} (${printedValue(read)})` : `"${cut(unread?.text ?? '')}"`
}

/**
 * The paragraph about lines that must be compared with the report at once because they may be critical; null if
 * there are none.
 */
export function possibleCriticalOpening(checks: readonly Check[]): string | null {
  const sentences = checks.flatMap(({ read, answer, critical }) => {
    if (!read || !critical || critical.sure) return []
    const unit = read.unit ? ` ${read.unit}` : ''
    const { value, otherValue } = read
    const name = cut(read.name)
    const before =
      answer?.said === 'unreadable'
        ? `Nobody could read ${name} yet. `
        : answer
          ? `You said that ${name} is not a result. `
          : otherValue === undefined
            ? ''
            : `Does ${name} say ${value}${unit} or ${otherValue}${unit}? `
    if (critical.drawn)
      return `${before}If ${name} really says ${critical.value}${unit}, it was critical on ${critical.drawn}: compare with your report, and ask a doctor whether it was looked at then.`
    return `${before}If ${name} really says ${critical.value}${unit}, ${CALL_TODAY}: compare with your report now.`
  })
  return sentences.length > 0 ? sentences.join(' ') : null
}

const lines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'} of this report`

/** The paragraph that counts and lists the unchecked lines; null if all are settled. */
export function uncheckedOpening(checks: readonly Check[]): string | null {
  const open = checks.filter(isUnchecked)
  if (open.length === 0) return null
  const some = (which: Check[], name: (check: Check) => string) => {
    const names = which.slice(0, NAMED).map(name)
    return list(which.length > NAMED ? [...names, `${which.length - NAMED} more`] : names)
  }
  const unanswered = open.filter(({ answer }) => answer === null)
  const unreadable = open.filter(({ answer }) => answer !== null)
  const sentences: string[] = []
  if (unanswered.length > 0) {
    sentences.push(
      `${lines(unanswered.length)} could not be read for certain, so this text is not complete: ${some(unanswered, named)}. Please compare them with your report.`,
    )
  }
  if (unreadable.length > 0) {
    const are = unreadable.length === 1 ? 'is' : 'are'
    const where = (check: Check) => `${named(check)}${check.where ? ` ${placeText(check.where)}` : ''}`
    sentences.push(
      `${lines(unreadable.length)} ${are} not part of this text, because nobody could read ${unreadable.length === 1 ? 'it' : 'them'} yet: ${some(unreadable, where)}.`,
    )
  }
  return sentences.join(' ')
}

/** The unchecked lines, for the list of what was left out. */
export function uncheckedItems(checks: readonly Check[]): string[] {
  return checks.filter(isUnchecked).map((check) => {
    const where = check.where ? `, ${placeText(check.where)}` : ''
    return check.read
      ? `${check.read.name}: ${printedValue(check.read)} is not yet checked, so nothing is concluded from it.`
      : `${named(check)}${where}: not read, so nothing is concluded from it.`
  })
}
