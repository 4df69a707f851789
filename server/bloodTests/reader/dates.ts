/** The day of the blood draw, among all the dates that a report prints. */
import type { Cell, Line } from './lines.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const DATE = new RegExp(
  [
    String.raw`(?<![\d./-])(?<y1>\d{4})[-/.](?<m1>\d{1,2})[-/.](?<d1>\d{1,2})(?!\d|[./-]\d)`,
    String.raw`(?<![\d./-])(?<a2>\d{1,2})(?<separator>[-/.])(?<b2>\d{1,2})\k<separator>(?<y2>\d{4}|\d{2})(?!\d|[./-]\d)`,
    String.raw`(?<![\d./-])(?<d3>\d{1,2})(?:st|nd|rd|th)?[\s-]+${MONTH.replace('(', '(?<m3>')}[\s,-]+(?<y3>\d{4}|\d{2})(?!\d)`,
    String.raw`(?<!\w)${MONTH.replace('(', '(?<m4>')}[\s-]+(?<d4>\d{1,2})(?:st|nd|rd|th)?[\s,-]+(?<y4>\d{4})(?!\d)`,
  ].join('|'),
  'giu',
)

/** A printed date. `dayFirst` is known for 30.06.2025 and 30/06/2025 and unknown (null) for 06/05/2025. */
type PrintedDate = {
  start: number
  end: number
  first: number
  second: number
  year: number
  dayFirst: boolean | null
}

function datesIn(text: string): PrintedDate[] {
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
      const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase())
      found.push({
        ...at,
        first: named < 0 ? Number(month) : named + 1,
        second: Number(day),
        dayFirst: false,
      })
    }
  }
  return found
}

/** The date as yyyy-MM-dd; null for one that no calendar has. */
function toDay({ first, second, year, dayFirst }: PrintedDate, dayFirstElsewhere: boolean): string | null {
  const [day, month] = (dayFirst ?? dayFirstElsewhere) ? [first, second] : [second, first]
  const date = new Date(Date.UTC(year, month - 1, day))
  if (year < 1900 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}

const COLLECTED =
  /\b(?:collect(?:ed|ion)?|coll\.?|drawn?|sampl(?:e|ed|ing)|specimen (?:date|taken)|blood taken|taken|phlebotomy|venipuncture)\b/iu
const TESTED =
  /\b(?:test(?:ed)? date|date of (?:test|service|visit)|service date|visit date|dos|examination date|exam date)\b/iu
const NOT_COLLECTED =
  /\b(?:report(?:ed|ing)?|print(?:ed)?|d\.?o\.?b|birth|born|b\.?day|received?|recd|registered|registration|issued?|released?|approved|authori[sz]ed|verified|validated|expir\w*|order(?:ed)?|updated?|result(?:ed)?|completed?|previous|prior|last|next|due|signed|run|published|billed|invoice|generated|accession|admi\w+|dispatch\w*)\b/iu
const SEX_OR_AGE = /^\s*[|,;/·(-]?\s*(?:\(?(?:m|f|male|female)\b|\(?age\b|\d{1,3}\s?(?:y|yrs?|years)\b)/iu

const REPORTED = /\b(?:report(?:ed|ing)?|result(?:ed|s)?|released?|issued?|final(?:ized|ised)?)\b/iu
/** A day on which no sample can have been examined, or none need have been: never the last resort either. */
const NOT_REPORTED =
  /\b(?:print(?:ed)?|d\.?o\.?b|birth|born|b\.?day|received?|recd|registered|registration|expir\w*|order(?:ed)?|previous|prior|last|next|due|billed|invoice|admi\w+)\b/iu

/** Whether a label says that a date is the report's own: the draw was then or some days before. */
const isReportDate = (label: string) => REPORTED.test(label) && !NOT_REPORTED.test(label)

/** How surely a label says that a date is the day of the draw; 0 says that it is another day. */
function certainty(label: string): 0 | 1 | 2 | 3 {
  const collected = label.search(COLLECTED)
  const other = label.search(NOT_COLLECTED)
  // "Sample received" is not the draw; "Reported ... Collected:" ends with what counts.
  if (
    collected >= 0 &&
    (other < 0 || other < collected) &&
    !/receiv|recd|registered|report/i.test(label.slice(collected))
  )
    return 3
  if (other >= 0) return 0
  return TESTED.test(label) ? 2 : 1
}

const overlaps = (one: Cell, other: Cell) => one.x < other.right && other.x < one.right

/** The label of a date that opens its cell: the cell to its left, or the heading above it. */
function labelBeside(lines: Line[], lineAt: number, cellAt: number): string {
  const line = lines[lineAt]
  const cell = line?.cells[cellAt]
  if (!line || !cell) return ''
  const left = line.cells[cellAt - 1]
  if (
    left &&
    /[:?]$|\b(?:date|collected|drawn|reported|received|printed|dob|birth)\b/iu.test(left.text) &&
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

/** The one day that all of these are; null where there are several, or none. */
const onlyDay = (days: string[]) => (new Set(days).size === 1 ? (days[0] ?? null) : null)

/**
 * The day of the draw, yyyy-MM-dd. A date labelled as collection wins; then a test or visit date; then a plain date,
 * unless several different plain dates stand there; where no date but the report's own stands there, it is the last
 * resort. The dates of print, receipt and birth never count. Slashed dates are read the American way unless one of the
 * report's dates can only be day-first.
 */
export function collectionDate(lines: Line[]): string | null {
  const dayFirst = lines.some((line) =>
    line.cells.some((cell) => datesIn(cell.text).some((date) => date.dayFirst === true)),
  )
  const best: Record<1 | 2 | 3, string[]> = { 1: [], 2: [], 3: [] }
  const reported: string[] = []
  lines.forEach((line, lineAt) => {
    line.cells.forEach((cell, cellAt) => {
      let from = 0
      for (const date of datesIn(cell.text)) {
        const before = cell.text.slice(from, date.start).trim()
        const label = from === 0 && !/[a-z]{2}/iu.test(before) ? labelBeside(lines, lineAt, cellAt) : before
        from = date.end
        const rank = certainty(label)
        const day = toDay(date, dayFirst)
        if (day === null) continue
        if (rank === 0 && isReportDate(label)) reported.push(day)
        if (rank === 0) continue
        const after = [cell, ...line.cells.slice(cellAt + 1, cellAt + 2)].map(({ text }) => text).join(' ')
        if (rank === 1 && SEX_OR_AGE.test(after.slice(date.end))) continue
        best[rank].push(day)
      }
    })
  })
  if (best[1].length > 0 || best[2].length > 0 || best[3].length > 0)
    return best[3][0] ?? best[2][0] ?? onlyDay(best[1])
  return onlyDay(reported)
}
