/** Finds the day of the blood draw among all dates that a report prints. */
import { daysBetween } from '../days.ts'
import { ENGLISH, fold, LANGUAGES } from '../languages/languages.ts'
import { alternatives } from '../languages/vocabulary.ts'
import type { Page } from '../page/words.ts'
import { type Cell, type Line, NAME_GAP, toCell } from './lines.ts'

/** In folded letters. English is last, because its meaning takes precedence. */
const MONTH_OF = new Map(
  [...LANGUAGES, ENGLISH].flatMap(({ dates }) =>
    dates.months.flatMap((names, index) => names.map((name): [string, number] => [fold(name), index + 1])),
  ),
)

const DATE = new RegExp(
  [
    String.raw`(?<![\d./-])(?<y1>\d{4})[-/.](?<m1>\d{1,2})[-/.](?<d1>\d{1,2})(?!\d|[./-]\d)`,
    String.raw`(?<![\d./-])(?<a2>\d{1,2})(?<separator>[-/.])\s?(?<b2>\d{1,2})\k<separator>\s?(?<y2>\d{4}|\d{2})(?!\d(?!\d?:\d{2})|[./-]\d)`,
    String.raw`(?<![\d./-])(?<d3>\d{1,2})(?:st|nd|rd|th|\.)?[\s/-]{1,2}(?:de\s)?(?<m3>\p{L}{3,12})\.?(?:\sde)?[\s,/-]{1,2}(?<y3>\d{4}|\d{2})(?!\d)`,
    String.raw`(?<!\p{L})(?<m4>\p{L}{3,12})\.?[\s-]{1,2}(?<d4>\d{1,2})(?:st|nd|rd|th)?[\s,.-]{1,2}(?<y4>\d{4})(?!\d)`,
  ].join('|'),
  'giu',
)

/** A printed date. `dayFirst` is known for 30.06.2025 and 30/06/2025, and unknown (null) for 06/05/2025. */
export type PrintedDate = {
  start: number
  end: number
  first: number
  second: number
  year: number
  dayFirst: boolean | null
}

/** All dates in a text, with their offsets. */
export function datesIn(text: string): PrintedDate[] {
  if (!/\d/.test(text)) return []
  const found: PrintedDate[] = []
  for (const match of text.matchAll(DATE)) {
    const { y1, m1, d1, a2, separator, b2, y2, d3, m3, y3, m4, d4, y4 } = match.groups ?? {}
    const [day, month, printedYear] = [d1 ?? d3 ?? d4, m1 ?? m3 ?? m4, y1 ?? y2 ?? y3 ?? y4]
    const year = Number(printedYear) + (printedYear?.length === 2 ? 2000 : 0)
    const at = { start: match.index, end: match.index + match[0].length, year }
    if (a2 && b2) {
      const [first, second] = [Number(a2), Number(b2)]
      const dayFirst = separator === '.' || first > 12 ? true : second > 12 ? false : null
      found.push({ ...at, first, second, dayFirst })
    } else if (day && month) {
      const named = /^\d/.test(month) ? Number(month) : MONTH_OF.get(fold(month))
      if (named !== undefined) found.push({ ...at, first: named, second: Number(day), dayFirst: false })
    }
  }
  return found
}

/** The date as yyyy-MM-dd; null if it does not exist in the calendar. */
function toDay({ first, second, year }: PrintedDate, dayFirst: boolean): string | null {
  const [day, month] = dayFirst ? [first, second] : [second, first]
  const date = new Date(Date.UTC(year, month - 1, day))
  if (year < 1900 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}

/** The days that a printed date may mean: two where neither it nor the document decides which number is the month. */
function daysOf(date: PrintedDate, dayFirst: boolean | null): string[] {
  const order = date.dayFirst ?? dayFirst
  const days = (order === null ? [false, true] : [order]).flatMap((first) => toDay(date, first) ?? [])
  return [...new Set(days)]
}

/** The longest day with a time, in characters, with the longest name of a month. */
const LONGEST_DAY = 32

/** The day that a text consists of, read in this order of day and month; null for any other text. */
export function dayIn(text: string, dayFirst: boolean): string | null {
  if (text.length > LONGEST_DAY) return null
  const [date] = datesIn(text)
  if (
    !date ||
    date.start > 0 ||
    /[\p{L}\d]{3}/u.test(text.slice(date.end).replace(/\d{1,2}:\d{2}(?::\d{2})?/, ''))
  )
    return null
  return toDay(date, date.dayFirst ?? dayFirst)
}

/** Joins cells of a line that hold the parts of one date, where the page sets its spaces wide: "5.   December   2023". */
export function withWholeDates(line: Line): Line {
  const cells: Cell[] = []
  for (const cell of line.cells) {
    const isWhole = (count: number) => {
      const parts = [...cells.slice(-count), cell]
      const isClose = parts.every(({ x }, at) => x - (parts[at - 1]?.right ?? x) < NAME_GAP * line.height)
      const text = parts.map((part) => part.text).join(' ')
      const [first, last] = [parts[0]?.text.length ?? 0, text.length - cell.text.length]
      return isClose && datesIn(text).some(({ start, end }) => start < first && end > last)
    }
    const count = [1, 2].find((most) => cells.length >= most && isWhole(most)) ?? 0
    cells.push(toCell([...cells.splice(cells.length - count), cell].flatMap(({ words }) => words)))
  }
  return cells.length === line.cells.length ? line : { ...line, cells }
}

/** A pattern of the words of all languages, and of a few more. */
const withWords = (pick: Parameters<typeof alternatives>[0], ...more: string[]) =>
  new RegExp(`(?<!\\p{L})(?:${[alternatives(pick), ...more].join('|')})(?!\\p{L})`, 'iu')

/** The additions are beginnings and parts of words in languages without a file. */
const COLLECTED = withWords(
  ({ dates }) => dates.collected,
  String.raw`(?:recolt|provtag|prøveta|odběr|odber|mintav|näytteenot|uzorkov|vzorč)\p{L}*`,
  String.raw`\p{L}*(?:采样|采集|採樣|採血|采血)\p{L}*`,
)
const TESTED = withWords(({ dates }) => dates.tested)
const NOT_COLLECTED = withWords(
  ({ dates }) => [...dates.reported, ...dates.other],
  String.raw`d\.?o\.?b|bday|receive|issue|release|expir\w*|complete|admi\w+|dispatch\w*`,
  String.raw`\p{L}*(?:打印|接收|报告|審核|审核|出生|申请)\p{L}*`,
)
const SEX_OR_AGE = /^\s*(?:[|,;/·(-]\s*)?(?:\(?(?:m|f|male|female)\b|\(?age\b|\d{1,3}\s?(?:y|yrs?|years)\b)/iu

const REPORTED = withWords(({ dates }) => dates.reported, 'release', 'issue')
/** Dates on which no sample was examined, or need not have been: never used, not even as the last resort. */
const NOT_REPORTED = withWords(
  ({ dates }) => dates.other,
  String.raw`d\.?o\.?b|bday|receive|expir\w*|admi\w+`,
)

/** Whether a label marks the date of the report itself: the draw was on that day or some days before. */
const isReportDate = (label: string) => REPORTED.test(label) && !NOT_REPORTED.test(label)

/** How surely a label, in folded letters, marks the day of the draw, from 0 (another day) to 3. */
function certainty(label: string): 0 | 1 | 2 | 3 {
  const collected = label.search(COLLECTED)
  const other = label.search(NOT_COLLECTED)
  // "Sample received" is not the draw; in "Reported ... Collected:" the last word counts.
  if (
    collected >= 0 &&
    (other < 0 || other < collected) &&
    !/receiv|recd|registered|report/i.test(label.slice(collected))
  )
    return 3
  if (other >= 0) return 0
  return TESTED.test(label) ? 2 : 1
}

const isDateLabel = (text: string) =>
  COLLECTED.test(text) || TESTED.test(text) || NOT_COLLECTED.test(text) || REPORTED.test(text)

const overlaps = (one: Cell, other: Cell) => one.x < other.right && other.x < one.right

/** The label at the end of a line of dates, where its own day begins the next line; empty if there is none. */
function labelBefore(line: Line, previous: Line | undefined): string {
  const [first] = line.cells
  const [start, last] = [previous?.cells[0], previous?.cells.at(-1)]
  if (!first || !start || !last || previous?.page !== line.page) return ''
  const isNext =
    line.baseline - previous.baseline < 2 * line.height && Math.abs(first.x - start.x) < line.height
  // A label over a cell of the next line is its heading.
  const isHeading = last !== start && line.cells.some((cell) => overlaps(cell, last))
  const dated = previous.cells.flatMap(({ text }) => datesIn(text)).length > 0
  if (!isNext || isHeading || !dated) return ''
  const label = last.text
    .slice(datesIn(last.text).at(-1)?.end ?? 0)
    .replace(/^\s?\d{1,2}:\d{2}(?::\d{2})?/, '')
  return isDateLabel(label) ? label.trim() : ''
}

/** The label of a date at the start of its cell: the end of the line before, the cell to its left, or the heading above it. */
function labelBeside(lines: Line[], lineAt: number, cellAt: number): string {
  const line = lines[lineAt]
  const cell = line?.cells[cellAt]
  if (!line || !cell) return ''
  const before = cellAt === 0 ? labelBefore(line, lines[lineAt - 1]) : ''
  if (before !== '') return before
  const left = line.cells.slice(0, cellAt).findLast(({ text }) => /\p{L}|\d/u.test(text))
  if (
    left &&
    (/[:?]$|\b(?:date|collected|drawn|reported|received|printed|dob|birth)\b/iu.test(left.text) ||
      isDateLabel(fold(left.text))) &&
    datesIn(left.text).length === 0
  )
    return left.text
  for (const above of lines.slice(Math.max(0, lineAt - 3), lineAt).reverse()) {
    if (above.page !== line.page || line.baseline - above.baseline > 2.5 * line.height) break
    const heading = above.cells.find((candidate) => overlaps(candidate, cell))
    if (heading) return datesIn(heading.text).length === 0 && heading.text.length < 40 ? heading.text : ''
  }
  return ''
}

const WITHOUT_YEAR = /\d{1,2}\.?\s\p{L}{3,12}\.?$/u
/** The most words of a date on the line below its start: "April 2023". */
const REST_OF_DATE = 2

/** The last text of a line with the rest of its date on the line below: "Received: 23 November" over "2024". */
function withRestBelow({ text }: Cell, line: Line, below: Line | undefined): string {
  const isNext = below?.page === line.page && below.baseline - line.baseline < 2 * line.height
  if (!isNext) return text
  const rest = below.cells[0]?.words.slice(0, REST_OF_DATE).map((word) => word.text) ?? []
  const whole = [text, ...rest].join(' ')
  const parted = datesIn(whole).find(({ start, end }) => start < text.length && end > text.length + 1)
  // A number at the end of a line is a day only behind its label.
  const isDay = parted && (WITHOUT_YEAR.test(text) || isDateLabel(text.slice(0, parted.start)))
  return isDay ? whole.slice(0, parted.end) : text
}

/** The one day in a list; null if it has several different days, or none. */
const onlyDay = (days: string[]) => (new Set(days).size === 1 ? (days[0] ?? null) : null)

/**
 * Places and authorities that show in which order a country writes its dates, where the language does not. "CLIA" is
 * the licence of an American laboratory only with its number; alone it is a method. "Pune - 411001" is a place in
 * India.
 */
const MONTH_FIRST_COUNTRY =
  /\b[A-Z][a-z]+,?\s[A-Z]{2},?\s\d{5}(?:-\d{4})?\b|\bCLIA\W{0,3}\d{2}D\d{7}\b|,\s[A-Z]{2}\s\d{5}\b/u
const DAY_FIRST_COUNTRY =
  /\bNHS\b|\bNABL\b|\bPvt\b|\bGSTIN\b|\bUHID\b|\+91|\+44|\+61|\+64|\+27|\bNATA\b|\bPty\b|\bABN\b|\bUKAS\b|\p{L}{3}\s?[-–]\s?[1-9]\d{5}$/u

/** Page sizes in points: only countries that use letter paper write the month first. */
const isLetter = ({ width, height }: Page) => Math.abs(width - 612) < 2 && Math.abs(height - 792) < 2

/**
 * Whether the document writes the day before the month: by dates that can be read in one way only, then by its language
 * or country. Null if these do not decide, or contradict each other.
 */
export function dayFirstIn(lines: Line[], language: string | null): boolean | null {
  const orders = new Set<boolean>()
  const countries = new Set<boolean>()
  for (const line of lines) {
    const text = line.cells.map((cell) => cell.text).join(' ')
    if (MONTH_FIRST_COUNTRY.test(text)) countries.add(false)
    if (DAY_FIRST_COUNTRY.test(text)) countries.add(true)
    // Only dates with slashes and dashes are evidence: those with full stops or names of months are always read alike.
    for (const [slashed] of text.matchAll(/(?<![\d./-])\d{1,2}[/-]\d{1,2}[/-]\d{2,4}(?![\d./-])/g))
      for (const { dayFirst } of datesIn(slashed)) if (dayFirst !== null) orders.add(dayFirst)
  }
  if (orders.size === 1) return orders.has(true)
  if (countries.size === 0 && lines.every(({ page }) => isLetter(page))) countries.add(false)
  if (orders.size === 0 && language !== null && language !== 'en') return true
  return orders.size === 0 && countries.size === 1 ? countries.has(true) : null
}

/** The most days between a draw and its report. */
const LONGEST_WAIT = 45

/**
 * The day of the draw, yyyy-MM-dd. A date labelled as collection takes precedence; then a test or visit date; then an
 * unlabelled date, unless there are several different ones; the report's own date is the last resort. The dates of
 * print, receipt and birth never count. `ofRows` are the days printed above columns of results and at the start of
 * paragraphs of results: without a label one of them is taken, and of several different ones none. Where a date may
 * mean two days and nothing in the document decides, or rows are of several days, the day stays open and all are
 * possible.
 */
export function collectionDay(
  lines: Line[],
  dayFirst: boolean | null,
  ofRows: readonly string[] = [],
): { collectedOn: string | null; possibleDays: string[] } {
  const best: Record<1 | 2 | 3, string[][]> = { 1: [], 2: [], 3: [] }
  const reported: string[][] = []
  lines.forEach((line, lineAt) => {
    line.cells.forEach((cell, cellAt) => {
      let from = 0
      const text = cell === line.cells.at(-1) ? withRestBelow(cell, line, lines[lineAt + 1]) : cell.text
      for (const date of datesIn(text)) {
        const before = text.slice(from, date.start).trim()
        const isAlone = from === 0 && !/\p{L}{2}/u.test(before)
        // Recognition loses some accents of a label and keeps others.
        const label = fold(isAlone ? labelBeside(lines, lineAt, cellAt) : before)
        from = date.end
        const rank = certainty(label)
        const days = daysOf(date, dayFirst)
        if (days.length === 0) continue
        if (rank === 0 && isReportDate(label)) reported.push(days)
        if (rank === 0) continue
        const after = [cell, ...line.cells.slice(cellAt + 1, cellAt + 2)].map(({ text }) => text).join(' ')
        if (rank === 1 && SEX_OR_AGE.test(after.slice(date.end))) continue
        best[rank].push(days)
      }
    })
  })
  const rows = ofRows.flatMap((text) => datesIn(text).map((date) => daysOf(date, dayFirst)))
  const severalDays = [...new Set(rows.flat())]
  if (best[3].length === 0 && rows.length > 1 && severalDays.length > 1)
    return { collectedOn: null, possibleDays: severalDays.toSorted() }
  const labelled = best[3][0] ?? rows[0] ?? best[2][0]
  const plain = best[1].length > 0 ? best[1] : labelled ? [] : reported
  const days = labelled ?? (plain.every((one) => String(one) === String(plain[0])) ? plain[0] : undefined)
  if (!days) return { collectedOn: onlyDay(plain.flat()), possibleDays: [] }
  const [only, ...more] = days
  if (more.length === 0) return { collectedOn: only ?? null, possibleDays: [] }
  // A draw is not after its report, and not long before it.
  const report = onlyDay(reported.filter((one) => one.length === 1).flat())
  const near = report
    ? days.filter((day) => {
        const wait = daysBetween(day, report)
        return wait >= 0 && wait <= LONGEST_WAIT
      })
    : []
  if (near.length === 1) return { collectedOn: near[0] ?? null, possibleDays: [] }
  return { collectedOn: null, possibleDays: days.toSorted() }
}
