/**
 * The lines of a report that a person must check, and the answers. Nothing is concluded from such a line, and nothing
 * reassures while there is one.
 */
import { createHash } from 'node:crypto'
import { markerOf } from '../markers/knownMarkers.ts'
import { isPlausible } from '../markers/markers.ts'
import type { Check, Correction, MarkerPlace, MarkerRow, Neighbours, ReportReading } from '../types.ts'
import { asksOf } from './asks.ts'
import { criticalOf, type Draw, oldDraw, type Person, personAt } from './critical.ts'

/** A report with its corrections. */
export type Checked = Pick<ReportReading, 'markers' | 'unread'> & {
  corrections: readonly Correction[]
} & Draw

/** Characters kept of a neighbour's name. */
const QUOTED = 60

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
  return {
    ...rest,
    value: otherValue,
    ...(isRange ? range : { low: null, high: null }),
    plausible: isPlausible(markerOf(row), row.name, otherValue, row.unit, row.comparator),
  }
}

/** The first value in a critical band among a row's possible values. */
function possiblyCritical(row: MarkerRow, person: Person): number | null {
  const readings = [row, otherReading(row)].filter((reading) => reading !== null)
  return readings.find((reading) => criticalOf(reading, person))?.value ?? null
}

function criticalCheck(read: MarkerRow | null, answer: Correction | null, draw: Draw): Check['critical'] {
  const person = personAt(draw)
  const old = oldDraw(draw)
  const drawn = old === null ? {} : { drawnOn: old }
  const now = answer?.corrected
  if (now && !now.doubtful) return criticalOf(now, person) ? { value: now.value, sure: true, ...drawn } : null
  const value = read && possiblyCritical(read, person)
  return value === null ? null : { value, sure: false, ...drawn }
}

const overlap = (one: MarkerPlace, other: MarkerPlace) =>
  one.page === other.page && one.x < other.x + other.width && other.x < one.x + one.width

/** The rows printed directly above and below a line; null if it has no place or no neighbours. */
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

/** The questions about a row; absent if only its value is in doubt. */
function askedOf(read: MarkerRow, person: Person): Pick<Check, 'asks'> {
  const asks = asksOf(read, person)
  const [first, ...others] = asks
  const isPlain = others.length === 0 && first?.field === 'value' && first.values.length === 0
  return isPlain ? {} : { asks }
}

/** The id of a row's check; independent of answers. */
function idOf({ name, value, unit, place }: MarkerRow): string {
  const row = JSON.stringify([name, value, unit, place.page, place.x, place.y])
  return createHash('sha256').update(row).digest('hex').slice(0, 16)
}
const placeOf = ({ read, unread }: Check) => read?.place ?? unread?.place

/** Possibly critical lines first, then in page order. */
const inOrder = (person: Person) => (one: Check, other: Check) => {
  const mayBe = ({ read }: Check) => Number(read !== null && possiblyCritical(read, person) !== null)
  const [a, b] = [placeOf(one), placeOf(other)]
  if (mayBe(one) !== mayBe(other) || !a || !b) return mayBe(other) - mayBe(one)
  return a.page - b.page || a.y - b.y || a.x - b.x
}

/**
 * Every line of a report that needs or needed a check by a person, with its current answer: doubtful rows and unread
 * lines, possibly critical ones first, then in page order. An answer changes neither the order nor an id.
 */
export function checksOf({ markers, unread, corrections, ...draw }: Checked): Check[] {
  const person = personAt(draw)
  const check = (read: MarkerRow | null, index: number | null, answer: Correction | null): Check => {
    const line = index === null ? null : (unread[index] ?? null)
    const place = read?.place ?? line?.place
    return {
      id: read ? idOf(read) : `unread-${index}`,
      read,
      unread: line,
      where: place ? whereOf(place, markers) : null,
      ...(read && askedOf(read, person)),
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
  ].sort(inOrder(person))
}
