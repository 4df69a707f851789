/** Transposed tables: the tests are side by side, their values, units and ranges below them. */

import { findMarker } from '../markers/markers.ts'
import type { Word } from '../page/words.ts'
import { isRange, isSign, isUnit, readLoose, readRange, type Sex } from './cells.ts'
import { headingIn, type Role } from './columns.ts'
import { dayIn } from './dates.ts'
import type { Draft } from './draft.ts'
import { isFlag } from './flags.ts'
import { type Cell, type Line, toCell } from './lines.ts'
import { isName, nameOf } from './names.ts'
import { isInWords, type Qualitative, qualitativeRow } from './unread.ts'

/** The largest distance between the lines of one table, in font sizes. */
const LEADING = 3
/** How far the left edges of cells above one another may differ, in font sizes; more where a name is missing. */
const ABOVE = 0.3
const ROUGHLY = 0.6
/** A name farther from its value than this may belong to another one; in font sizes. */
const ASIDE = 1.5
/** The most lines of a table below its names. */
const MOST_LINES = 8

type Row = { role: Role; day: string | null; line: Line; cells: Cell[] }

/** The most words of a heading. */
const HEADING_WORDS = 4

/** The cells of a line; the first is split where its heading touches the text behind it. */
function headed(cells: Cell[]): Cell[] {
  const [first, ...others] = cells
  if (!first || (headingIn(first) !== null && !/\d/.test(first.text))) return cells
  for (let count = Math.min(HEADING_WORDS, first.words.length - 1); count > 0; count -= 1) {
    const [head, rest] = [toCell(first.words.slice(0, count)), toCell(first.words.slice(count))]
    if (!/\d/.test(head.text) && headingIn(head) !== null && /\d/.test(rest.text))
      return [head, rest, ...others]
  }
  return cells
}

/** The role of cells below names by their content: units or ranges. */
function looksOf(cells: readonly Cell[]): Role | null {
  if (cells.every(({ text }) => isUnit(text))) return 'unit'
  const isUsual = ({ text }: Cell) => isRange(text) || isInWords(text)
  return cells.some(({ text }) => isRange(text)) && cells.every(isUsual) ? 'range' : null
}

/** Splits a line: the words left of the first name as its heading, and the cells from there on. */
function partedAt(from: number, cells: readonly Cell[]): Cell[] {
  const words = cells.flatMap((cell) => cell.words)
  const count = words.filter((word) => word.x < from).length
  const first = cells.findIndex(({ x }) => x >= from)
  const isBetween = words[count] === (first < 0 ? undefined : cells[first]?.words[0])
  const head = words.slice(0, count)
  // A value that touches its label is left of the first name as well.
  if (count === 0 || !isBetween || head.some(({ text }) => /\d/.test(text))) return headed([...cells])
  return [toCell(head), ...(first < 0 ? [] : cells.slice(first))]
}

/** A line with its role, from its first cell or from the content of its other cells, and the other cells. */
function rowOf(line: Line, dayFirst: boolean | null, from: number | null = null): Row | null {
  const [head, ...cells] = from === null ? headed(line.cells) : partedAt(from, line.cells)
  if (!head) return null
  const day = cells.length > 0 ? dayIn(head.text, dayFirst ?? true) : null
  if (day !== null) return { role: 'value', day, line, cells }
  const looks = /\d/.test(head.text) ? null : cells.length === 0 ? 'other' : looksOf(cells)
  const role = headingIn(head) ?? looks
  return role === null ? null : { role, day, line, cells }
}

/** How far a cell is from being aligned with a name: by its left edge, its right edge or its middle. */
const offBy = (name: Cell, cell: Cell) =>
  Math.min(
    Math.abs(name.x - cell.x),
    Math.abs(name.right - cell.right),
    Math.abs(name.x + name.right - cell.x - cell.right) / 2,
  )

/** Whether a cell is a flag or a sign behind another cell, and not a result in words below a name. */
const isBeside = (cell: Cell, names: readonly Cell[], height: number) =>
  (isFlag(cell.text) || isSign(cell.text)) &&
  !(isInWords(cell.text) && names.some((name) => offBy(name, cell) < ABOVE * height))

/** The cells of a row below each of the names; a cell directly behind one belongs to it. */
function under(names: readonly Cell[], { cells, line }: Row): Cell[][] {
  const columns: Cell[][] = names.map(() => [])
  let last = 0
  for (const cell of cells) {
    const isAdded = cell !== cells[0] && !isUnit(cell.text) && isBeside(cell, names, line.height)
    if (!isAdded) {
      const off = names.map((name) => offBy(name, cell))
      last = off.indexOf(Math.min(...off))
    }
    columns[last]?.push(cell)
  }
  return columns
}

const joined = (cells: readonly Cell[] | undefined) =>
  cells && cells.length > 0 ? toCell(cells.flatMap(({ words }) => words)) : null

/** Whether a drawn word is set in another size than the one before it: a long name is set smaller to fit its column. */
const isResized = (word: Word, last: Word | undefined) =>
  last !== undefined &&
  word.confidence === undefined &&
  Math.abs(word.height - last.height) > 0.1 * Math.max(word.height, last.height)

/**
 * A cell, split where a word begins at a further cell above or below it, or is set in another size: texts that nearly touch.
 */
function cutAt(name: Cell, results: readonly Cell[], height: number, off = ABOVE): Cell[] {
  const groups: Word[][] = []
  for (const word of name.words) {
    const begins = results.some(({ x }) => x > name.x + height && Math.abs(x - word.x) < off * height)
    const last = groups.at(-1)
    if (last && !begins && !isResized(word, last.at(-1))) last.push(word)
    else groups.push([word])
  }
  return groups.map(toCell)
}

/** How far behind a value its flag may be, in font sizes. */
const FLAG_GAP = 4

/**
 * The names of a table: separated pieces of one name are joined by the values below them, and names that nearly touch
 * are split.
 */
function namesOver(printed: Row, values: Row): Row {
  const { height } = printed.line
  const words = printed.cells.flatMap((cell) => cell.words)
  // A grade below the start of a name is a result; behind a value "+" is its flag.
  const isGrade = (cell: Cell, before: Cell | undefined) =>
    isInWords(cell.text) &&
    (before === undefined || cell.x - before.right > FLAG_GAP * height) &&
    words.some(({ x }) => Math.abs(x - cell.x) < ABOVE * height)
  const results = values.cells.filter(
    (cell, at) => isGrade(cell, values.cells[at - 1]) || !isBeside(cell, printed.cells, values.line.height),
  )
  const cutWithin = (off: number) => printed.cells.flatMap((cell) => cutAt(cell, results, height, off))
  const closely = cutWithin(ABOVE)
  // A page set with spaces aligns its texts by whole letters.
  const names = { ...printed, cells: closely.length < results.length ? cutWithin(ROUGHLY) : closely }
  if (names.cells.length <= results.length) return names
  // Texts before a name at the edge of the first value belong to the heading.
  const first = names.cells.findIndex(({ x }) => Math.abs(x - (results[0]?.x ?? 0)) < ABOVE * height)
  const columns = results.map(({ x }) =>
    names.cells
      .slice(Math.max(0, first))
      .filter(
        (name) => (results.findLast((result) => result.x <= name.x + 0.5 * height) ?? results[0])?.x === x,
      ),
  )
  return { ...names, cells: columns.flatMap((cells) => joined(cells) ?? []) }
}

/** The results of one such table: its line of names, and the lines below it. */
function resultsOf(printed: Row, rows: readonly Row[], sex: Sex) {
  const drafts: Draft[] = []
  const qualitative: Qualitative[] = []
  const values = rows.filter(({ role }) => role === 'value')
  const newest = values.toSorted((one, other) => ((one.day ?? '') < (other.day ?? '') ? 1 : -1))[0]
  if (!newest) return { drafts, qualitative }
  const names = namesOver(printed, newest)
  const of = (role: Role) => {
    const row = rows.find((one) => one.role === role)
    if (!row) return []
    // Ranges that nearly touch are one cell.
    const cells = row.cells.flatMap((cell) => cutAt(cell, names.cells, row.line.height))
    return under(names.cells, { ...row, cells })
  }
  const [columns, units, ranges, flags] = [under(names.cells, newest), of('unit'), of('range'), of('flag')]
  for (const [at, name] of names.cells.entries()) {
    const value = joined(columns[at])
    if (!value) continue
    const [unit, range, flag] = [joined(units[at]), joined(ranges[at]), joined(flags[at])]
    const { left, ...parts } = readLoose(value.text)
    if (parts.value === null || isInWords(value.text)) {
      if (isInWords(value.text)) qualitative.push(qualitativeRow(name.words, value.words, newest.line))
      continue
    }
    const read = range ? readRange(range.text, sex) : null
    const isAside = offBy(name, value) > ASIDE * newest.line.height
    drafts.push({
      name: name.words,
      value,
      words: [name, value, unit, range, flag].flatMap((cell) => cell?.words ?? []),
      parts: {
        ...parts,
        unit: unit?.text ?? parts.unit ?? read?.unit ?? null,
        range: read?.range ?? parts.range,
        flag: parts.flag ?? flag?.text ?? (left.length > 0 ? left.join(' ') : null),
      },
      line: newest.line,
      said: null,
      inTable: true,
      range,
      rivals: isAside ? columns.flatMap((cells, other) => (other === at ? [] : cells)) : [],
    })
  }
  return { drafts, qualitative }
}

/** Whether a cell is a column heading, and not the name of a test: "ALT" is a lower limit in Turkish. */
const isHeading = (cell: Cell) => headingIn(cell) !== null && findMarker(nameOf(cell.words), null) === null

/** Whether a line begins such a table: a heading for names, followed by names only. */
function opens(row: Row | null): row is Row {
  return (
    row?.role === 'name' &&
    row.cells.every(({ text }) => !isRange(text)) &&
    2 * row.cells.filter(isHeading).length < row.cells.length &&
    row.cells.some((cell) => isName(nameOf(cell.words)))
  )
}

/** The results of transposed tables, and the lines that they occupy. */
export function sidewaysIn(lines: readonly Line[], sex: Sex, dayFirst: boolean | null) {
  const drafts: Draft[] = []
  const qualitative: Qualitative[] = []
  const used = new Set<Line>()
  lines.forEach((line, at) => {
    // A sentence may begin like the heading of names: "Badanie objęte zakresem akredytacji nr 7".
    const names = used.has(line) || line.cells.length < 2 ? null : rowOf(line, dayFirst)
    if (!opens(names)) return
    const rows: Row[] = []
    const from = (names.cells[0]?.x ?? 0) - line.height
    let last = line
    for (const below of lines.slice(at + 1, at + 1 + MOST_LINES)) {
      const row = rowOf(below, dayFirst, from)
      const isNear = below.page === last.page && below.baseline - last.baseline < LEADING * last.height
      if (!isNear || !row || row.role === 'name') break
      rows.push(row)
      last = below
    }
    // A label without cells behind it at the end is the next title.
    while (rows.at(-1)?.cells.length === 0) rows.pop()
    const found = resultsOf(names, rows, sex)
    if (found.drafts.length + found.qualitative.length === 0) return
    drafts.push(...found.drafts)
    qualitative.push(...found.qualitative)
    for (const { line: taken } of [names, ...rows]) used.add(taken)
  })
  return { drafts, qualitative, lines: used }
}
