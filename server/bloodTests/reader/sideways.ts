/** Tables turned on their side: the tests stand beside one another, their values, units and ranges below them. */
import { isFlag, isRange, isSign, isUnit, readLoose, readRange, type Sex } from './cells.ts'
import { headingIn, type Role } from './columns.ts'
import { dayIn } from './dates.ts'
import type { Draft } from './drafts.ts'
import { type Cell, type Line, toCell } from './lines.ts'
import { findMarker } from './markers.ts'
import { isName, nameOf } from './names.ts'
import { isInWords, type Qualitative, qualitativeRow } from './unread.ts'

/** In font sizes: the lines of one table stand no farther apart. */
const LEADING = 3
/** No table has more lines below its names. */
const MOST_LINES = 8

type Row = { role: Role; day: string | null; line: Line; cells: Cell[] }

/** No heading has more words. */
const HEADING_WORDS = 4

/** The cells of a line; the first is parted where its heading touches what stands behind it. */
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

/** A line that its first cell names: its role, and the cells behind. */
function rowOf(line: Line, dayFirst: boolean | null): Row | null {
  const [head, ...cells] = headed(line.cells)
  if (!head || cells.length === 0) return null
  const day = dayIn(head.text, dayFirst ?? true)
  const role = headingIn(head)
  if (day !== null) return { role: 'value', day, line, cells }
  return role === null ? null : { role, day, line, cells }
}

/** How far a cell stands from below a name: by its left edge, its right edge or its middle. */
const offBy = (name: Cell, cell: Cell) =>
  Math.min(
    Math.abs(name.x - cell.x),
    Math.abs(name.right - cell.right),
    Math.abs(name.x + name.right - cell.x - cell.right) / 2,
  )

/** The cells of a row that stand below each of the names; what stands right behind one belongs to it. */
function under(names: readonly Cell[], { cells }: Row): Cell[][] {
  const columns: Cell[][] = names.map(() => [])
  let last = 0
  for (const cell of cells) {
    const isAdded = cell !== cells[0] && !isUnit(cell.text) && (isFlag(cell.text) || isSign(cell.text))
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

/** The names of a table: pieces of one that stand far apart are put together by the values below them. */
function namesOver(names: Row, values: Row): Row {
  const results = values.cells.filter(({ text }) => !isFlag(text) && !isSign(text))
  if (names.cells.length <= results.length) return names
  const columns = results.map(({ x }) =>
    names.cells.filter(
      (name) => results.findLast((result) => result.x <= name.x + 0.5 * names.line.height)?.x === x,
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
    return row ? under(names.cells, row) : []
  }
  const [columns, units, ranges, flags] = [under(names.cells, newest), of('unit'), of('range'), of('flag')]
  for (const [at, name] of names.cells.entries()) {
    const value = joined(columns[at])
    if (!value) continue
    const [unit, range, flag] = [joined(units[at]), joined(ranges[at]), joined(flags[at])]
    const { left, ...parts } = readLoose(value.text)
    if (parts.value === null) {
      if (isInWords(value.text)) qualitative.push(qualitativeRow(name.words, value.words, newest.line))
      continue
    }
    const read = range ? readRange(range.text, sex) : null
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
      notBlood: false,
      inTable: true,
      range,
      rivals: [],
    })
  }
  return { drafts, qualitative }
}

/** Whether a cell may be a name. ALT is one, although Turkish laboratories head the lower limits so. */
const mayBeName = (cell: Cell) => headingIn(cell) === null || findMarker(nameOf(cell.words), null) !== null

/** Whether a line opens such a table: a heading of names, and behind it nothing but names. */
function opens(row: Row | null): row is Row {
  return (
    row?.role === 'name' &&
    row.cells.every((cell) => mayBeName(cell) && !isRange(cell.text)) &&
    row.cells.some((cell) => isName(nameOf(cell.words)))
  )
}

/** The results of tables that are turned on their side, and the lines that they stand on. */
export function sidewaysIn(lines: readonly Line[], sex: Sex, dayFirst: boolean | null) {
  const drafts: Draft[] = []
  const qualitative: Qualitative[] = []
  const used = new Set<Line>()
  lines.forEach((line, at) => {
    const names = used.has(line) ? null : rowOf(line, dayFirst)
    if (!opens(names)) return
    const rows: Row[] = []
    let last = line
    for (const below of lines.slice(at + 1, at + 1 + MOST_LINES)) {
      const row = rowOf(below, dayFirst)
      const isNear = below.page === last.page && below.baseline - last.baseline < LEADING * last.height
      if (!isNear || !row || row.role === 'name') break
      rows.push(row)
      last = below
    }
    const found = resultsOf(names, rows, sex)
    if (found.drafts.length + found.qualitative.length === 0) return
    drafts.push(...found.drafts)
    qualitative.push(...found.qualitative)
    for (const { line: taken } of [names, ...rows]) used.add(taken)
  })
  return { drafts, qualitative, lines: used }
}
