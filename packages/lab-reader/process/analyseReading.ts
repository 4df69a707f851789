import { analyse } from '../findings/analysis.ts'
import { BETTER_PICTURE, KEPT, PAGE, Refused, SIZE } from '../limits.ts'
import type { Page } from '../page/words.ts'
import { inCells, wordLinesOf } from '../rows/lines.ts'
import { readRows } from '../rows/rows.ts'
import type { MarkerRow, ReportReading } from '../types.ts'
import { type AnalysedReport, isKeptWhole } from './analysedReport.ts'

/** Refuses pages that no laboratory prints, before rows are searched in them. */
function refuseUnlikely(pages: Page[]) {
  if (pages.reduce((sum, { words }) => sum + words.length, 0) > SIZE.words) throw new Refused('words')
  for (const page of pages) {
    const lines = inCells(wordLinesOf(page), null)
    const isUnlikely = lines.some(({ cells }) => {
      const characters = cells.reduce((sum, { text }) => sum + text.length + 1, 0)
      return cells.length > PAGE.cellsOfLine || characters > PAGE.charactersOfLine
    })
    if (lines.length > PAGE.lines || isUnlikely) throw new Refused('words')
  }
}

/** Like `analyseReading`, from a report's pages. Throws `Refused` if they contain far more than a report. */
export function analysePages(pages: Page[], born: string | null = null): AnalysedReport {
  refuseUnlikely(pages)
  const reading = readRows(pages)
  const unclear = pages.filter(({ isUnclear }) => isUnclear).map(({ number }) => number)
  if (unclear.length === 0) return analyseReading(reading, born)
  // A page that was not read may contain any result: it becomes one of the lines that a person checks.
  const lines = unclear.map((page) => ({
    text: `Page ${page}`,
    page,
    place: { page, x: 0, y: 0, width: 1, height: 1 },
  }))
  const notice = `Page ${unclear.join(', ')} of this file could not be read. ${BETTER_PICTURE}`
  return analyseReading({ ...reading, unread: [...reading.unread, ...lines], notice }, born)
}

/** Cuts a text that is too long, and ends it with an ellipsis. */
const short = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)

/** A row of bounded size. A cut unit would be another unit: such a row gets none, and is doubtful. */
function boundedRow(row: MarkerRow): MarkerRow {
  const isLong = row.unit !== null && row.unit.length > KEPT.unit
  return {
    ...row,
    name: short(row.name, KEPT.name),
    loinc: row.loinc !== null && row.loinc.length > KEPT.code ? null : row.loinc,
    printedFlag: row.printedFlag && short(row.printedFlag, KEPT.flag),
    ...(row.printedValue !== undefined && { printedValue: short(row.printedValue, KEPT.value) }),
    ...(isLong && { unit: null, doubtful: true, doubt: 'missing' as const }),
  }
}

/** A list of bounded length, and the sentence that says what was left out. */
function cut<T>(list: T[], most: number, what: string): [kept: T[], notice: string[]] {
  if (list.length <= most) return [list, []]
  const notice = `This file contains ${list.length} ${what}, more than one report has: only the first ${most} were kept. Please upload the rest as a separate file.`
  return [list.slice(0, most), [notice]]
}

type Lists = Pick<typeof KEPT, 'rows' | 'unread' | 'qualitative'>

/** Analyses a reading with at most so many rows and lines, and a notice about those left out. */
function analysedWith(reading: ReportReading, most: Lists, born: string | null): AnalysedReport {
  const [markers, cutRows] = cut(reading.markers, most.rows, 'results')
  const [unread, cutUnread] = cut(reading.unread, most.unread, 'lines that could not be read')
  const [qualitative, cutWords] = cut(reading.qualitative, most.qualitative, 'results in words')
  const notices = [reading.notice ?? [], cutRows, cutUnread, cutWords].flat()
  const kept = {
    ...reading,
    markers: markers.map(boundedRow),
    unread: unread.map((line) => ({ ...line, text: short(line.text, KEPT.line) })),
    qualitative: qualitative.map((row) => ({
      ...row,
      name: short(row.name, KEPT.name),
      text: short(row.text, KEPT.name),
    })),
    notice: notices.length > 0 ? short(notices.join(' '), KEPT.notice) : null,
  }
  return { reading: kept, analysis: analyse(kept, [], { born }) }
}

/** The share of each list that the next attempt keeps while all together are too large. */
const FEWER = 0.8

/**
 * Cuts a reading to the bounds of `KEPT`, with a notice about everything left out, and analyses it for a patient born on
 * this day (yyyy-MM-dd).
 */
export function analyseReading(reading: ReportReading, born: string | null = null): AnalysedReport {
  const { markers, unread, qualitative } = reading
  let most: Lists = {
    rows: Math.min(KEPT.rows, markers.length),
    unread: Math.min(KEPT.unread, unread.length),
    qualitative: Math.min(KEPT.qualitative, qualitative.length),
  }
  for (;;) {
    const analysed = analysedWith(reading, most, born)
    if (isKeptWhole(analysed)) return analysed
    const fewer = (count: number) => Math.floor(count * FEWER)
    most = { rows: fewer(most.rows), unread: fewer(most.unread), qualitative: fewer(most.qualitative) }
  }
}
