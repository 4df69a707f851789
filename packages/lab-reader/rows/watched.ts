/**
 * Compares a reading with the rows that another reader, such as a vision model, found on the same lines. A number counts
 * only if the page prints it. The result may have more lines to check and more doubtful rows; values never change, no doubt
 * is removed, and urgent values never become doubtful.
 */
import type { About } from '../findings/conclusions.ts'
import { criticalOf, type Person, personAt, sameDayOf } from '../findings/critical.ts'
import { fold } from '../languages/languages.ts'
import { KEPT, LINES } from '../limits.ts'
import { findMarker, saidBefore } from '../markers/markers.ts'
import { isKeptWhole } from '../process/readingShape.ts'
import type {
  LineWord,
  MarkerPlace,
  MarkerRow,
  PageLines,
  ReportReading,
  SeenRow,
  UnreadLine,
} from '../types.ts'
import { doubtful } from './markerRow.ts'

const FIGURES = /\d[\d.,'’\u2009\u202F\u00A0]*/u

/** A printed number without what writes it differently: "1,20" is "1.2". Null for a text without one. */
function figuresOf(text: string): string | null {
  const figures = FIGURES.exec(text)?.[0]
    .replaceAll(/['’\u2009\u202F\u00A0]|[.,]$/gu, '')
    .replaceAll(',', '.')
  if (figures === undefined) return null
  const number = Number(figures)
  return Number.isNaN(number) ? figures : String(number)
}

const lettersOf = (name: string) => fold(name).replaceAll(/[^\p{L}\d]/gu, '')

/** Whether a row is the one that a name means. */
function isNamed(row: MarkerRow, name: string): boolean {
  if (lettersOf(row.name) === lettersOf(name)) return true
  const meant = findMarker(name, row.unit, saidBefore(row)) ?? findMarker(name, null)
  return meant !== null && meant.name === row.marker
}

const numbersOf = ({ value, otherValue, printedValue }: MarkerRow) =>
  new Set([value, otherValue, printedValue].map((one) => figuresOf(String(one ?? ''))))

const holds = ({ page, x, y, width, height }: MarkerPlace, on: number, { box }: LineWord) => {
  const [left, top, across, down] = box
  const [middle, centre] = [left + across / 2, top + down / 2]
  return page === on && middle >= x && middle <= x + width && centre >= y && centre <= y + height
}

/** Whether an unread line has a place of its own, rather than a whole page. */
const isLine = ({ place: { width, height } }: UnreadLine) => width < 1 || height < 1

/** The words of a line as a line to check. */
function toCheck(words: readonly LineWord[], { page, turn }: PageLines): UnreadLine {
  const left = Math.min(...words.map(({ box: [x] }) => x))
  const top = Math.min(...words.map(({ box: [, y] }) => y))
  const right = Math.max(...words.map(({ box: [x, , width] }) => x + width))
  const bottom = Math.max(...words.map(({ box: [, y, , height] }) => y + height))
  const place = { page, ...(turn && { turn }), x: left, y: top, width: right - left, height: bottom - top }
  const text = words.map((word) => word.text).join(' ')
  return { text: text.slice(0, KEPT.line), page, place }
}

/** Whether a value may need a doctor soon: it stays certain, and its line is checked beside it. */
const isUrgent = (row: MarkerRow, person: Person) =>
  !row.doubtful && (criticalOf(row, person) !== null || sameDayOf(row, person) !== null)

/** What follows on one page: the rows that become doubtful, and the lines to check. */
function watchPage(reading: ReportReading, page: PageLines, seen: readonly SeenRow[]) {
  const differing = new Set<MarkerRow>()
  const missing = new Set<readonly LineWord[]>()
  const rows = reading.markers.filter(({ place }) => place.page === page.page)
  const printed = new Map<string, { word: LineWord; line: LineWord[] }[]>()
  for (const line of page.lines)
    for (const word of line) {
      const key = figuresOf(word.text)
      if (key !== null) printed.set(key, [...(printed.get(key) ?? []), { word, line }])
    }
  const names = new Set(page.lines.flat().map(({ text }) => lettersOf(text)))
  const isPrinted = (name: string) => name.split(/\s+/u).some((part) => names.has(lettersOf(part)))
  const said = seen.flatMap((one) => {
    const key = figuresOf(one.value)
    const places = key === null ? undefined : printed.get(key)
    return key !== null && places
      ? [{ key, places, of: rows.filter((row) => isNamed(row, one.name)), ...one }]
      : []
  })
  const isOf = (row: MarkerRow, key: string) => numbersOf(row).has(key)
  const agreed = new Set(said.flatMap(({ of, key }) => of.filter((row) => isOf(row, key))))
  for (const { key, places, of, name } of said) {
    if (of.some((row) => isOf(row, key))) continue
    const others = of.filter((row) => !agreed.has(row))
    if (of.length > 0 && others.length === of.length) {
      for (const row of others) differing.add(row)
      continue
    }
    const around = (word: LineWord) => rows.filter(({ place }) => holds(place, page.page, word))
    const free = places.filter(({ word }) =>
      around(word).every((row) => !isOf(row, key) && ![row.low, row.high].map(String).includes(key)),
    )
    const isListed = free.some(({ word }) =>
      reading.unread.some((line) => isLine(line) && holds(line.place, page.page, word)),
    )
    const [first] = free
    if (first && !isListed) missing.add(first.line)
    if (first || !isPrinted(name)) continue
    // The number of a row under the name of another test.
    const owners = places.flatMap(({ word }) => around(word)).filter((row) => isOf(row, key))
    const other = findMarker(name, null)?.name
    for (const row of owners) if (other && row.marker !== null && other !== row.marker) differing.add(row)
  }
  return { differing, missing }
}

/**
 * A reading after a further second reader has watched it. `lines` are those that it was shown, `seen` is what it says;
 * `about` is known of the patient.
 */
export function watchedBy(
  reading: ReportReading,
  lines: readonly PageLines[],
  seen: readonly SeenRow[],
  about: About,
): ReportReading {
  const person = personAt({ ...about, collectedOn: reading.collectedOn, possibleDays: reading.possibleDays })
  const differing = new Set<MarkerRow>()
  const found: UnreadLine[] = []
  for (const page of lines) {
    const here = seen.filter((one) => one.page === page.page).slice(0, LINES.rows)
    const watched = watchPage(reading, page, here)
    for (const row of watched.differing) {
      if (!isUrgent(row, person)) differing.add(row)
      else
        found.push({
          text: [row.name, row.printedValue ?? row.value, row.unit ?? ''].join(' ').trim(),
          page: page.page,
          place: row.place,
        })
    }
    found.push(...[...watched.missing].map((words) => toCheck(words, page)))
  }
  const markers = reading.markers.map((row) =>
    differing.has(row) ? doubtful(row, row.doubt ?? 'number') : row,
  )
  const room = Math.max(0, KEPT.unread - reading.unread.length)
  const whole = { ...reading, markers, unread: [...reading.unread, ...found.slice(0, room)] }
  return [whole, { ...reading, markers }].find(isKeptWhole) ?? reading
}
