import { KEPT, PAGE, Refused, SIZE } from '../limits.ts'
import type { Page } from '../page/words.ts'
import { inCells, wordLinesOf } from '../rows/lines.ts'
import { readLines } from '../rows/rows.ts'
import type { MarkerRow, Omission, PageLines, ReportReading } from '../types.ts'
import { isKeptWhole } from './readingShape.ts'

/** Refuses pages that no laboratory prints, before rows are searched. */
export function refuseUnlikely(pages: Page[]) {
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

/** The reading of a report's pages, in bounds. Throws `Refused` if they contain far more than a report. */
export const readPages = (pages: Page[]): ReportReading => readPagesAndLines(pages).reading

/** The result of `readPages`, and the printed lines that are results or may be. */
export function readPagesAndLines(pages: Page[]): { reading: ReportReading; lines: PageLines[] } {
  refuseUnlikely(pages)
  const { reading, lines } = readLines(pages)
  return { reading: keptReading(withPages(reading, pages)), lines }
}

/** A reading that names its pages which could not be read, or not surely. */
function withPages(reading: ReportReading, pages: Page[]): ReportReading {
  const numbersOf = (some: Page[]) => some.map(({ number }) => number)
  const foreign = numbersOf(pages.filter((page) => page.isInOtherLetters))
  const unclear = numbersOf(pages.filter((page) => page.isUnclear && !page.isInOtherLetters))
  const lessSure = numbersOf(pages.filter((page) => page.isLessSure))
  const unread = numbersOf(pages.filter((page) => page.isUnclear || page.isLessSure))
  if (foreign.length + unclear.length + lessSure.length === 0) return reading
  // A page that was not read may contain any result: it becomes one of the lines that a person checks.
  const whole = unread.map((page) => ({
    text: `Page ${page}`,
    page,
    place: { page, x: 0, y: 0, width: 1, height: 1 },
  }))
  const omissions: Omission[] = [
    ...(reading.omissions ?? []),
    ...(unclear.length > 0 ? [{ kind: 'pages' as const, pages: unclear }] : []),
    ...(foreign.length > 0 ? [{ kind: 'script' as const, pages: foreign }] : []),
    ...(lessSure.length > 0 ? [{ kind: 'letters' as const, pages: lessSure }] : []),
  ]
  return { ...reading, unread: [...reading.unread, ...whole], omissions }
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

type Lists = Pick<typeof KEPT, 'rows' | 'unread' | 'qualitative'>

/** Cuts a reading to this many rows and lines, and lists what was left out. */
function cutTo(reading: ReportReading, most: Lists): ReportReading {
  const omissions: Omission[] = [...(reading.omissions ?? [])]
  const cut = <T>(kind: keyof Lists, list: T[]): T[] => {
    if (list.length <= most[kind]) return list
    omissions.push({ kind, found: list.length, kept: most[kind] })
    return list.slice(0, most[kind])
  }
  return {
    ...reading,
    markers: cut('rows', reading.markers).map(boundedRow),
    unread: cut('unread', reading.unread).map((line) => ({ ...line, text: short(line.text, KEPT.line) })),
    qualitative: cut('qualitative', reading.qualitative).map((row) => ({
      ...row,
      name: short(row.name, KEPT.name),
      text: short(row.text, KEPT.name),
    })),
    omissions,
  }
}

/** The share of each list that the next attempt keeps while all together are too large. */
const FEWER = 0.8

/** Cuts a reading to the bounds of `KEPT`, and lists everything left out. */
export function keptReading(reading: ReportReading): ReportReading {
  const { markers, unread, qualitative } = reading
  let most: Lists = {
    rows: Math.min(KEPT.rows, markers.length),
    unread: Math.min(KEPT.unread, unread.length),
    qualitative: Math.min(KEPT.qualitative, qualitative.length),
  }
  for (;;) {
    const kept = cutTo(reading, most)
    if (isKeptWhole(kept)) return kept
    const fewer = (count: number) => Math.floor(count * FEWER)
    most = { rows: fewer(most.rows), unread: fewer(most.unread), qualitative: fewer(most.qualitative) }
  }
}
