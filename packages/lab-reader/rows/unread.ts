/**
 * The other content of a report besides numeric results: results in words, and lines that could be results but were not
 * understood.
 */

import { lookup, trimmed } from '../languages/vocabulary.ts'
import { findMarker } from '../markers/markers.ts'
import type { Word } from '../page/words.ts'
import type { QualitativeRow, UnreadLine } from '../types.ts'
import { beginsWithRangeLabel, isRange, isUnit, readValue } from './cells.ts'
import { cellsIn, type Role, roleAt, type Table } from './columns.ts'
import type { Draft } from './draft.ts'
import { isFlag } from './flags.ts'
import { type Cell, type Line, toCell } from './lines.ts'
import {
  isAlsoUnit,
  isMethodOrTitle,
  isName,
  isOtherContent,
  isUnitless,
  nameOf,
  withoutValueLabel,
} from './names.ts'
import { placeOf } from './places.ts'

const isQualitativeWord = lookup(({ qualitative }) => qualitative)
const ENGLISH =
  /^(?:non[\s-]?reactive|reactive|weakly reactive|negative|positive|weakly positive|neg\.?|pos\.?|not detected|detected|none detected|not seen|none seen|none|nil|absent|present|trace|traces|few|moderate|many|occasional|rare|clear|cloudy|turbid|hazy|(?:pale |dark |light |straw )?yellow|straw|amber|colou?rless|normal|abnormal|immune|non[\s-]?immune|equivocal|indeterminate|inconclusive|adequate|pending|[abo]{1,2}\s?(?:rh\s?)?(?:positive|negative|pos|neg|\+|-))\.?$/iu
/** Titres, and results graded or counted by eye: 1:64, 2+, 0-2 /HPF. */
const GRADED = /^(?:(?:<|>|≤|≥)?\s?1\s?[:/]\s?\d{1,5}|[1-4]\s?\+{1,4}|\+{1,4}|\(\+\)|-ve|\+ve)$/u

/** Counted by eye; without its unit it looks like a range, so it is a result only if a table's heading says so. */
const COUNTED = /^\d{1,3}\s?-\s?\d{1,3}$/u

/** Whether a text is a result in words, a titre or a grade. */
export const isInWords = (text: string) =>
  isQualitativeWord(text) ||
  ENGLISH.test(text) ||
  GRADED.test(text) ||
  /^\d{1,2}\s?-\s?\d{1,2}\s?\/\s?[hl]pf$/iu.test(text)

const wordsOf = (line: Line) => line.cells.flatMap((cell) => cell.words)

export type TablesOf = ReadonlyMap<Line, Table[]>

export type Qualitative = { row: QualitativeRow; line: Line }

/** A result in words; doubtful if the words are unusual, or were recognised with low confidence. */
export function qualitativeRow(name: Word[], value: Word[], line: Line): Qualitative {
  const text = trimmed(toCell(value).text, '', ',;')
  const row: QualitativeRow = {
    name: nameOf(name),
    text,
    page: line.page.number,
    doubtful: !isInWords(text) || value.some(({ confidence = 1 }) => confidence < 0.5),
    place: placeOf([...name, ...value], line.page),
  }
  return { line, row }
}

/** Words that could be a result, as an unread line. */
export const unreadLine = (words: Word[], { page }: Line): UnreadLine => ({
  text: words.map(({ printed, text }) => printed ?? text).join(' '),
  page: page.number,
  place: placeOf(words, page),
})

/** In font sizes: how far below its name a card's words may be, and how far right of it they may begin. */
const BELOW = 2.4
const INDENT = 3

/** The name and the words in one cell: "HIV antibodies: Negative", "3. Nitrite - positive (negative)". */
function labelled(cell: Cell): { name: Cell; value: Cell } | null {
  const words = /^\d{1,3}[.)]$/u.test(cell.words[0]?.text ?? '') ? cell.words.slice(1) : cell.words
  const isSign = (word: Word | undefined) => /^[-–—:=|]$/u.test(word?.text ?? '')
  const at = words.findIndex(
    (word, index) => index < words.length - 1 && (isSign(word) || /[:=]$/u.test(word.text)),
  )
  if (at < 0) return null
  const label = isSign(words[at]) ? at : at + 1
  const rest = words.slice(at + 1)
  const bracket = rest.findIndex(
    ({ text }, index) => index > 0 && (/^[([|]/u.test(text) || /[,;]$/u.test(rest[index - 1]?.text ?? '')),
  )
  if (label === 0) return null
  const value = toCell(bracket > 0 ? rest.slice(0, bracket) : rest)
  return {
    name: toCell(words.slice(0, label)),
    value: { ...value, text: trimmed(value.text, '', ',;') },
  }
}

/** A cell without the label of its value: "Result: negative". */
function unlabelled(cell: Cell): Cell {
  const text = withoutValueLabel(cell.text)
  const count = text.split(' ').length
  return text === cell.text || text === '' ? cell : toCell(cell.words.slice(-count))
}

/** Columns that do not contain the current result. */
const NOT_A_RESULT: ReadonlySet<Role> = new Set<Role>(['range', 'low', 'high', 'previous', 'unit'])

/** A few words, as in results in words. */
const isShortText = (text: string) =>
  text.length <= 40 && /^[\p{L}\p{M}\s()/,.+-]+$/u.test(text) && !isFlag(text) && !isUnit(text)

/**
 * The results in words: a name, and beside it, below it, or under the heading of values a usual or a short text. `used`
 * are the words of numeric results.
 */
export function qualitativeOf(lines: Line[], tablesOf: TablesOf, used: ReadonlySet<Word>): Qualitative[] {
  const found: Qualitative[] = []
  const taken = new Set<Word>(used)
  const isFree = ({ words }: Cell) => words.every((word) => !taken.has(word))
  const isFreeName = (cell: Cell | undefined): cell is Cell =>
    cell !== undefined && isFree(cell) && /\p{L}{2}/u.test(cell.text) && isName(nameOf(cell.words))
  const take = (name: Cell, value: Cell, line: Line) => {
    for (const word of [...name.words, ...value.words]) taken.add(word)
    found.push(qualitativeRow(name.words, value.words, line))
  }
  lines.forEach((line, at) => {
    const tables = tablesOf.get(line) ?? []
    const lookAt = (cells: Cell[], index: number, table: Table | undefined) => {
      const cell = cells[index] as Cell
      if (!isFree(cell)) return
      const close = labelled(cell)
      if (close && beginsWithRangeLabel(cell.text)) return
      if (close && isInWords(close.value.text) && isFreeName(close.name))
        return take(close.name, close.value, line)
      const role = table ? roleAt(cell, table) : null
      // The usual result is printed in words as well.
      if (role !== null && NOT_A_RESULT.has(role)) return
      const value = unlabelled(cell)
      const isUsual = isInWords(value.text) || (role === 'value' && COUNTED.test(cell.text))
      if (!isUsual && !(role === 'value' && isShortText(cell.text) && cell.words.length <= 5)) return
      const name = cells.slice(0, index).findLast((left) => isFreeName(left) && !isInWords(left.text))
      if (name) return take(name, value, line)
      if (!isUsual) return
      let last = line
      for (const above of lines.slice(Math.max(0, at - 2), at).reverse()) {
        if (above.page !== line.page || last.baseline - above.baseline > BELOW * line.height) return
        // The usual result may be between a name and its words.
        if (above.cells.every(({ text }) => beginsWithRangeLabel(text))) last = above
        const over = above.cells.find(
          ({ x }) => x > cell.x - INDENT * line.height && x < cell.x + 0.5 * line.height,
        )
        if (isFreeName(over) && !isInWords(over.text)) return take(over, value, line)
      }
    }
    for (const table of tables.length > 0 ? tables : [undefined]) {
      const cells = table ? cellsIn(line, table) : line.cells
      for (const index of cells.keys()) lookAt(cells, index, table)
    }
  })
  return found
}

/** How far the left edges of names in one column may differ, in font sizes. */
const ALIGNED = 1

/**
 * The area of the page in which the report's results are: the left edges of their names, and the first and last of
 * them.
 */
function fieldOf(drafts: readonly Draft[], line: Line) {
  const here = drafts.filter((draft) => draft.line.page === line.page && draft.name.length > 0)
  const lefts = here.map(({ name }) => name[0]?.x ?? 0)
  const baselines = here.map((draft) => draft.line.baseline)
  return {
    isInside: line.baseline > Math.min(...baselines) && line.baseline < Math.max(...baselines),
    isAligned: (x: number) => lefts.filter((left) => Math.abs(left - x) < ALIGNED * line.height).length >= 2,
  }
}

/** Whether a line could be a result: a name, followed by a number, a unit or a range. */
function couldBeResult(line: Line, drafts: readonly Draft[], read: ReadonlySet<string>): boolean {
  const all = wordsOf(line)
  const words = /^\d{1,3}[.)]$/u.test(all[0]?.text ?? '') ? all.slice(1) : all
  if (words.length > 24 || line.cells.length > 16) return false
  const [cell] = line.cells.filter(({ text }) => /\p{L}/u.test(text) && (!isUnit(text) || isAlsoUnit(text)))
  if (!cell || isMethodOrTitle(cell.text) || isOtherContent(cell.text)) return false
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
  // Limits of a guideline, side by side.
  if (ranges >= 2 && numbers === 0) return false
  if (marker) {
    if (read.has(bare.toLowerCase()) && !isInside) return false
    return numbers > 0 || units > 0 || (ranges > 0 && isInside && isAligned(cell.x))
  }
  // A recognised text need not be spelt as a name.
  const isRecognised = cell.words.some(({ confidence }) => confidence !== undefined)
  if (isRecognised && isInside && isAligned(cell.x) && numbers > 0 && ranges > 0) return true
  if (numbers > 0 && isUnitless(bare, null) && (ranges > 0 || isAligned(cell.x)) && isName(bare)) return true
  return (
    isInside &&
    isAligned(cell.x) &&
    isName(bare) &&
    (units > 0 || (ranges > 0 && numbers > 0) || (ranges > 0 && behind.length > 1))
  )
}

/** The largest distance of a value below the name on the line before it, in font sizes. */
const VALUE_BELOW = 2.4

/** Whether a known name is alone on a line, and a value with its unit is on the line below. */
function isNameOverValue(line: Line, below: Line | undefined, free: ReadonlySet<Line>): boolean {
  const [name, ...more] = line.cells
  if (!name || more.length > 0 || !below || !free.has(below) || below.page !== line.page) return false
  if (below.baseline - line.baseline > VALUE_BELOW * line.height) return false
  const [first = '', second = '', third = ''] = withoutValueLabel(
    below.cells.map(({ text }) => text).join(' '),
  ).split(' ')
  const isValue = readValue(first) !== null && [second, third].some((text) => isUnit(text))
  return isValue && isName(nameOf(name.words)) && findMarker(nameOf(name.words), null) !== null
}

/** The rest of a line of results: a known name followed by a number that no result used. */
function leftOver(line: Line, used: ReadonlySet<Word>): Word[] | null {
  const cells = line.cells.filter(({ words }) => words.every((word) => !used.has(word)))
  for (const [at, cell] of cells.entries()) {
    const next = cells[at + 1]
    const isNext = next !== undefined && line.cells.indexOf(next) === line.cells.indexOf(cell) + 1
    if (isNext && readValue(next.text) && findMarker(nameOf(cell.words), null) && !isUnit(cell.text))
      return [...cell.words, ...next.words]
  }
  return null
}

/** An unread line, with the lines of the page that it takes. */
export type Unread = { unread: UnreadLine; lines: Line[] }

/**
 * The lines that could be results but became none, in page order, so that no result is lost silently. `free` are the
 * lines without any result.
 */
export function unreadOf(
  lines: readonly Line[],
  free: ReadonlySet<Line>,
  drafts: readonly Draft[],
  qualitative: readonly Qualitative[],
): Unread[] {
  const inWordsLines = new Set(qualitative.map(({ line }) => line))
  const read = new Set(drafts.map(({ name }) => nameOf(name).toLowerCase()))
  const used = new Set(drafts.flatMap(({ words }) => words))
  return lines.flatMap((line, at): Unread[] => {
    if (inWordsLines.has(line)) return []
    if (!free.has(line)) {
      const words = leftOver(line, used)
      return words ? [{ unread: unreadLine(words, line), lines: [line] }] : []
    }
    if (couldBeResult(line, drafts, read)) return [{ unread: unreadLine(wordsOf(line), line), lines: [line] }]
    const below = lines[at + 1]
    if (!below || !isNameOverValue(line, below, free)) return []
    return [{ unread: unreadLine([...wordsOf(line), ...wordsOf(below)], line), lines: [line, below] }]
  })
}
