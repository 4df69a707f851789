/** The last step in the child process: from pages, or from rows, to a reading within bounds and its text. */
import type { MarkerRow, ReportReading } from '../../../shared/bloodTests.ts'
import { analyse } from './analysis.ts'
import type { Finished } from './finished.ts'
import { BETTER_PICTURE, KEPT, PAGE, Refused, SIZE } from './limits.ts'
import { inCells, wordLinesOf } from './lines.ts'
import { readRows } from './rows.ts'
import type { Page } from './words.ts'

/** Refuses pages that no laboratory prints, before rows are looked for in them. */
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

/**
 * The reading of a report's pages, for a patient born on a day (yyyy-MM-dd) where it is known. Throws `Refused` where they
 * hold far more than a report.
 */
export function finishPages(pages: Page[], born: string | null = null): Finished {
  refuseUnlikely(pages)
  const reading = readRows(pages)
  const unclear = pages.filter(({ isUnclear }) => isUnclear).map(({ number }) => number)
  if (unclear.length === 0) return finish(reading, born)
  // A page that was not read may hold any result: it stands among the lines that a person looks at.
  const lines = unclear.map((page) => ({
    text: `Page ${page}`,
    page,
    place: { page, x: 0, y: 0, width: 1, height: 1 },
  }))
  const notice = `Page ${unclear.join(', ')} of this file could not be read. ${BETTER_PICTURE}`
  return finish({ ...reading, unread: [...reading.unread, ...lines], notice }, born)
}

/** Cuts a text where it is too long, and shows that it goes on. */
const short = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)

/** A row within bounds. A unit that is cut would be another unit: such a row has none, and is doubtful. */
function keptRow(row: MarkerRow): MarkerRow {
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

/** A list within its bound, and the sentence that says what is not in it. */
function cut<T>(list: T[], most: number, what: string): [kept: T[], said: string[]] {
  if (list.length <= most) return [list, []]
  const said = `This file holds ${list.length} ${what}, more than one report has: only the first ${most} were kept. Please upload the rest as a file of its own.`
  return [list.slice(0, most), [said]]
}

/** The reading within the bounds of `KEPT`, its notice telling of everything that is left out, and its text. */
export function finish(reading: ReportReading, born: string | null = null): Finished {
  const [markers, saidOfRows] = cut(reading.markers, KEPT.rows, 'results')
  const [unread, saidOfUnread] = cut(reading.unread, KEPT.unread, 'lines that could not be read')
  const [qualitative, saidOfWords] = cut(reading.qualitative, KEPT.qualitative, 'results in words')
  const notices = [reading.notice ?? [], saidOfRows, saidOfUnread, saidOfWords].flat()
  const kept = {
    ...reading,
    markers: markers.map(keptRow),
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
