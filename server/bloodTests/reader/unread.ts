/** What a report holds beside its numbers: results in words, and lines that could be results and were not understood. */
import type { QualitativeRow, UnreadLine } from '../../../shared/bloodTests.ts'
import { isFlag, isRange, isUnit, readValue } from './cells.ts'
import { cellsIn, roleAt, type Table } from './columns.ts'
import type { Draft } from './drafts.ts'
import type { Cell, Line } from './lines.ts'
import { findMarker } from './markers.ts'
import { isAlsoUnit, isFurniture, isMethodOrTitle, isName, nameOf } from './names.ts'
import { placeOf } from './places.ts'
import { lookup } from './vocabulary.ts'

/** No report has more of either, and none of their texts is longer, in characters. */
const MOST = 200
const LONGEST = 200

const isQualitativeWord = lookup(({ qualitative }) => qualitative)
const ENGLISH =
  /^(?:non[\s-]?reactive|reactive|weakly reactive|negative|positive|weakly positive|neg\.?|pos\.?|not detected|detected|none detected|not seen|none seen|none|nil|absent|present|trace|traces|few|moderate|many|occasional|rare|clear|cloudy|turbid|hazy|(?:pale |dark |light |straw )?yellow|straw|amber|colou?rless|normal|abnormal|immune|non[\s-]?immune|equivocal|indeterminate|inconclusive|adequate|pending|[abo]{1,2}\s?(?:rh\s?)?(?:positive|negative|pos|neg|\+|-))\.?$/iu
/** Titers and what is graded or counted by eye: 1:64, 2+, 0-2 /HPF. */
const GRADED = /^(?:(?:<|>|≤|≥)?\s?1\s?:\s?\d{1,5}|[1-4]\s?\+{1,4}|\+{1,4}|\(\+\)|-ve|\+ve)$/u

const isInWords = (text: string) =>
  isQualitativeWord(text) ||
  ENGLISH.test(text) ||
  GRADED.test(text) ||
  /^\d{1,3}\s?-\s?\d{1,3}(?:\s?\/\s?[hl]pf)?$/iu.test(text)

const textOf = (line: Line) => line.cells.map((cell) => cell.text).join(' ')
const wordsOf = (line: Line) => line.cells.flatMap((cell) => cell.words)

export type TablesOf = ReadonlyMap<Line, Table[]>

/** A result in words: a name, and under the heading of values (or anywhere, where it is a usual word) a text. */
function inWords(line: Line, table: Table | null): { name: Cell; value: Cell; isUsual: boolean } | null {
  const cells = table ? cellsIn(line, table) : line.cells
  const at = cells.findIndex((cell) => /\p{L}/u.test(cell.text))
  const name = cells[at]
  if (!name || !isName(name.text.replace(/\s*:$/u, ''))) return null
  const value = cells
    .slice(at + 1)
    .find((cell) => (table ? roleAt(cell, table) === 'value' : isInWords(cell.text)))
  if (!value || value.text.length > 40 || value.words.length > 5 || isUnit(value.text)) return null
  const isUsual = isInWords(value.text)
  const isText = /^[\p{L}\p{M}\s()/,.+-]+$/u.test(value.text) && !isFlag(value.text)
  return isUsual || (table !== null && isText && readValue(value.text) === null)
    ? { name, value, isUsual }
    : null
}

export type Qualitative = { row: QualitativeRow; line: Line }

/** The results in words among the lines that hold no number of a result. */
export function qualitativeOf(lines: Line[], tablesOf: TablesOf): Qualitative[] {
  return lines
    .flatMap((line): Qualitative[] => {
      const tables: (Table | null)[] = tablesOf.get(line) ?? []
      for (const table of [...tables, null]) {
        const found = inWords(line, table)
        if (!found) continue
        const { name, value, isUsual } = found
        const row = {
          name: nameOf(name.words),
          text: value.text.slice(0, LONGEST),
          page: line.page.number,
          doubtful: !isUsual || value.words.some(({ confidence = 1 }) => confidence < 0.5),
          place: placeOf([...name.words, ...value.words], line.page),
        }
        return [{ row, line }]
      }
      return []
    })
    .slice(0, MOST)
}

/** In font sizes: names of one column begin so closely. */
const ALIGNED = 1

/** Where on its page the report's results stand: the left edges of their names, and the first and last of them. */
function fieldOf(drafts: readonly Draft[], line: Line) {
  const here = drafts.filter((draft) => draft.line.page === line.page && draft.name.length > 0)
  const lefts = here.map(({ name }) => name[0]?.x ?? 0)
  const baselines = here.map((draft) => draft.line.baseline)
  return {
    isInside: line.baseline > Math.min(...baselines) && line.baseline < Math.max(...baselines),
    isAligned: (x: number) => lefts.filter((left) => Math.abs(left - x) < ALIGNED * line.height).length >= 2,
  }
}

/** Whether a line could be a result: a name, and behind it a number, a unit or a range, as results have them. */
function couldBeResult(line: Line, drafts: readonly Draft[], read: ReadonlySet<string>): boolean {
  const words = wordsOf(line)
  if (words.length > 24 || line.cells.length > 16) return false
  const [cell] = line.cells.filter(({ text }) => /\p{L}/u.test(text) && !isUnit(text))
  if (!cell || isMethodOrTitle(cell.text) || isFurniture(cell.text)) return false
  const behind = line.cells.slice(line.cells.indexOf(cell) + 1)
  const texts = behind.map(({ text }) => text)
  const ranges = texts.filter(isRange).length
  const units = texts.filter((text) => isUnit(text) && !isAlsoUnit(text)).length
  const numbers = texts.filter((text) => !isRange(text) && readValue(text) !== null).length
  const bare = nameOf(cell.words)
  const marker = findMarker(bare, null)
  const { isInside, isAligned } = fieldOf(drafts, line)
  if (behind.length === 0) {
    // A name and its number with single spaces: "Potassium 7,x mmol/l".
    for (let at = 1; at < Math.min(words.length, 8); at += 1) {
      const name = nameOf(words.slice(0, at))
      if (!findMarker(name, null) || read.has(name.toLowerCase())) continue
      const rest = words.slice(at)
      if (
        rest.length <= 6 &&
        rest.some(({ text }) => /\d/.test(text)) &&
        rest.some(({ text }) => isUnit(text))
      )
        return true
    }
    return false
  }
  // Limits of a guideline, one beside the other.
  if (ranges >= 2 && numbers === 0) return false
  if (marker) {
    if (read.has(bare.toLowerCase()) && !isInside) return false
    return numbers > 0 || units > 0 || (ranges > 0 && isInside && isAligned(cell.x))
  }
  return (
    isInside &&
    isAligned(cell.x) &&
    isName(bare) &&
    (units > 0 || (ranges > 0 && numbers > 0) || (ranges > 0 && behind.length > 1))
  )
}

/**
 * The lines that could be results and became none, in the order of the page: nothing that a laboratory measured is lost
 * in silence. At most 200, each cut at 200 characters.
 */
export function unreadOf(
  lines: Line[],
  drafts: readonly Draft[],
  qualitative: readonly Qualitative[],
): UnreadLine[] {
  const inWordsLines = new Set(qualitative.map(({ line }) => line))
  const read = new Set(drafts.map(({ name }) => nameOf(name).toLowerCase()))
  return lines
    .filter((line) => !inWordsLines.has(line) && couldBeResult(line, drafts, read))
    .slice(0, MOST)
    .map((line) => ({
      text: textOf(line).slice(0, LONGEST),
      page: line.page.number,
      place: placeOf(wordsOf(line), line.page),
    }))
}
