/** Results printed as cards: the name above the value, the range and the flag below or beside it, not in columns. */

import { findMarker } from '../markers/markers.ts'
import type { Word } from '../page/words.ts'
import {
  type CellParts,
  hasRangeLabel,
  holdsRange,
  isCode,
  isGraded,
  isRange,
  isSign,
  isUnit,
  readParts,
  readRange,
  type Sex,
} from './cells.ts'
import { isFlag } from './flags.ts'
import { type Cell, isLarger, type Line, NAME_GAP, toCell } from './lines.ts'
import { isMethodOrTitle, isValueLabel, nameOf } from './names.ts'
import { isUnitless } from './unitless.ts'
import { isInWords } from './unread.ts'

export type Card = {
  name: Cell
  value: Cell
  range: Cell | null
  cells: Cell[]
  parts: CellParts
  line: Line
}

/** How far a card's name, range and flag may be from its value, in font sizes of the value. */
const REACH = 3.2
/** How far the left edges (or the middles) of one card's texts may differ, in font sizes. */
const ALIGNED = 0.8

type Placed = { cell: Cell; line: Line }

/** Whether a text beside a value only marks it: a sign, or the dot that in front of a name would be that of a list. */
const isMark = (text: string) => isSign(text) || /^[•·]$/u.test(text)

const middle = (cell: Cell) => (cell.x + cell.right) / 2

/** Whether a text is above a value and aligned with it: by its left edge, or by its middle on centred cards. */
function isOver({ cell, line }: Placed, value: Placed): boolean {
  const { height, baseline, page } = value.line
  const off = Math.min(Math.abs(cell.x - value.cell.x), Math.abs(middle(cell) - middle(value.cell)))
  const isNear = line.page === page && line.baseline < baseline && baseline - line.baseline <= REACH * height
  return isNear && off <= ALIGNED * height
}

/** The text above a value that is aligned with it. */
const nameAbove = (value: Placed, texts: Placed[]): Placed | null =>
  texts
    .filter((text) => isOver(text, value))
    .toSorted((a, b) => b.line.baseline - a.line.baseline)
    .at(0) ?? null

/** The most lines of the longest name in a row of cards. */
const MOST_LINES = 4

/**
 * The name of a card whose neighbour's name is longer, where the names of a row of cards begin on one line: above a value of
 * its line, texts without a gap lead from there.
 */
function nameBesideWrapped(value: Placed, values: readonly Placed[], texts: Placed[]): Placed | null {
  const { line } = value
  const tops = values
    .filter((other) => other !== value && other.line === line)
    .flatMap((other) => {
      const over = texts
        .filter((text) => text.line.page === line.page && text.line.baseline < line.baseline)
        .filter((text) => Math.abs(text.cell.x - other.cell.x) <= ALIGNED * line.height)
        .toSorted((one, below) => below.line.baseline - one.line.baseline)
        .slice(0, MOST_LINES)
      const gap = over.findIndex((text, at) => !isWrapped(text.line, over[at - 1]?.line ?? line))
      return over[(gap < 0 ? over.length : gap) - 1]?.line ?? []
    })
  return (
    texts
      .filter(
        (text) => tops.includes(text.line) && Math.abs(text.cell.x - value.cell.x) <= ALIGNED * line.height,
      )
      .at(0) ?? null
  )
}
const isWrapped = (above: Line, below: Line) =>
  below.baseline - above.baseline <= NAME_LEADING * Math.max(above.height, below.height)

/** How far a heading may be to the right of its value, in font sizes. */
const BESIDE = 12

/** Returns the heading beside a badge value: a line in capitals or a known test's name; null if none. */
function nameBeside({ line, cell }: Placed, texts: Placed[]): Placed | null {
  const { height, baseline, page } = line
  const near = texts.filter(
    (text) =>
      text.line.page === page &&
      text.line.baseline < baseline &&
      baseline - text.line.baseline <= REACH * height &&
      text.cell.x > cell.right &&
      text.cell.x - cell.right <= BESIDE * height &&
      (findMarker(nameOf(text.cell.words), null) !== null || !/\p{Ll}/u.test(text.cell.text)),
  )
  return near.toSorted((a, b) => b.line.baseline - a.line.baseline).at(0) ?? null
}

/** How far a unit may be behind its value, in font sizes. */
const BESIDE_UNIT = 5

/** The unit directly below a value, centred on it. */
const unitBelow = ({ line, cell }: Placed, all: Placed[]) =>
  all.find(
    (other) =>
      other.line.page === line.page &&
      other.line.baseline > line.baseline &&
      other.line.baseline - line.baseline < 2 * line.height &&
      Math.abs(middle(other.cell) - middle(cell)) <= ALIGNED * line.height &&
      isUnit(other.cell.text),
  )

/**
 * A name's cell together with those that continue it: they begin with a small letter or a bracket, are "%" or "#", or are
 * above no value of their own.
 */
function acrossSpaces({ cell, line }: Placed, values: readonly Placed[]): Cell {
  const next = line.cells[line.cells.indexOf(cell) + 1]
  const continues =
    next &&
    next.x - cell.right < NAME_GAP * line.height &&
    (/^[%#]$/.test(next.text) || !readParts(next.text)) &&
    (/^[(\p{Ll}%#]/u.test(next.text) || !values.some((value) => isOver({ cell: next, line }, value)))
  return continues ? toCell([...cell.words, ...acrossSpaces({ cell: next, line }, values).words]) : cell
}

/** The largest distance between the lines of one wrapped name, in font sizes. */
const NAME_LEADING = 1.6

/** A card's name, together with the line above it where only both together name a known test. */
function wholeName(name: Placed, texts: Placed[], leading: number, values: readonly Placed[]): Cell {
  const { line } = name
  const cell = acrossSpaces(name, values)
  // No name begins with a small letter, or closes a bracket that it did not open.
  const isRest = /^(?:[(\p{Ll}]|[^(]*\))/u.test(cell.text)
  const most = NAME_LEADING * line.height
  const near = texts.filter(
    (other) =>
      other.line.page === line.page &&
      other.line.baseline < line.baseline &&
      line.baseline - other.line.baseline <= (isRest ? Math.max(most, leading) : most) &&
      (isRest
        ? !isLarger(other.line, line) && other.cell.x < cell.right && cell.x < other.cell.right
        : Math.min(Math.abs(other.cell.x - cell.x), Math.abs(middle(other.cell) - middle(cell))) <
          ALIGNED * line.height),
  )
  const above = near.toSorted((one, other) => other.line.baseline - one.line.baseline)[0]
  if (!above) return cell
  const first = isRest ? wholeName(above, texts, leading, values) : above.cell
  const whole = toCell([...first.words, ...cell.words])
  const [own, both] = [cell, whole].map(({ words }) => findMarker(nameOf(words), null))
  const isTitle =
    isMethodOrTitle(above.cell.text) || Math.abs(above.line.height - line.height) > 0.1 * line.height
  return isRest || (both && (!own || (own === both && !isTitle)))
    ? { ...whole, x: Math.min(first.x, cell.x), right: Math.max(first.right, cell.right) }
    : cell
}

/**
 * The cards of a report, among the lines that are not rows of a table. `isName` decides what may be a test's name. A
 * card needs more than a number below a text: a unit beside it or a labelled range below it.
 */
export function cardsOf(lines: Line[], sex: Sex, isName: (text: string) => boolean): Card[] {
  const all = lines.flatMap((line) => line.cells.map((cell): Placed => ({ cell, line })))
  const mayName = (text: string) => isName(text) && readParts(text) === null
  const texts = all.filter(({ cell }) => mayName(cell.text))
  // The first line of a name may end in an abbreviation.
  const firsts = all.filter(({ cell }) => mayName(cell.text) || mayName(cell.text.replace(/\.$/u, '')))
  // Beside a card's value there are other cards' values; a number beside a text belongs to that text.
  const values = all.flatMap((placed) => {
    const { line, cell } = placed
    const left = line.cells[line.cells.indexOf(cell) - 1]
    const isLabelled = left !== undefined && isValueLabel(left.text)
    const next = line.cells[line.cells.indexOf(cell) + 1]
    // A page with wide spaces separates a value from its unit.
    const beside = next && isUnit(next.text) && next.x - cell.right < BESIDE_UNIT * line.height
    const unit = beside ? { cell: next, line } : unitBelow(placed, all)
    const isText =
      left !== undefined &&
      !isLabelled &&
      !readParts(left.text) &&
      !isUnit(left.text) &&
      !isCode(left.text) &&
      !isMark(left.text) &&
      !unit
    const parts = hasRangeLabel(cell.text) || isText ? null : readParts(cell.text)
    if (parts?.value == null) return []
    // The name is above the label of its value: "Result  5.9".
    const value = isLabelled ? { line, cell: toCell([...left.words, ...cell.words]) } : placed
    return [{ value, parts: { ...parts, unit: parts.unit ?? unit?.cell.text ?? null }, unit }]
  })
  const places = values.map(({ value }) => value)
  const found = values.flatMap(({ value, parts, unit }) => {
    const name =
      nameAbove(value, texts) ??
      nameBesideWrapped(value, places, texts) ??
      (unit ? nameBeside(value, texts) : null)
    if (!name) return []
    // The lines of one card are equally far from each other.
    const leading = 1.1 * (value.line.baseline - name.line.baseline)
    return [{ value, parts, name: { ...name, cell: wholeName(name, firsts, leading, places) } }]
  })
  return found.flatMap(({ value, parts, name }): Card[] => {
    const { line, cell } = value
    // A card is as wide as the distance to the next card of its row, or as the cards of the other rows.
    const right = Math.min(
      ...found
        .filter((other) => other.value.line.page === line.page && other.value.cell.x > cell.right)
        .map((other) => Math.min(other.value.cell.x, other.name.cell.x) - line.height * ALIGNED),
      Number.POSITIVE_INFINITY,
    )
    const nextBelow = Math.min(
      ...found
        .filter(
          (other) =>
            other.value.line.page === line.page &&
            other.name.line.baseline > line.baseline &&
            Math.abs(other.value.cell.x - cell.x) < line.height,
        )
        .map((other) => other.name.line.baseline),
      Number.POSITIVE_INFINITY,
    )
    const left = Math.min(cell.x, name.cell.x) - line.height * ALIGNED
    const inside = all.filter(
      (other) =>
        other.line.page === line.page &&
        other.cell !== cell &&
        !name.cell.words.includes(other.cell.words[0] as Word) &&
        other.cell.x >= left &&
        other.cell.x < right &&
        other.line.baseline >= name.line.baseline - 1 &&
        other.line.baseline < Math.min(nextBelow, line.baseline + REACH * line.height + 1),
    )
    // The ranges for men and for women may be below one another.
    const ranges = inside.filter(
      (other) =>
        (isRange(other.cell.text) || isGraded(other.cell.text)) && other.line.baseline >= line.baseline,
    )
    const [range] = ranges
    const flag =
      inside.find((other) => isFlag(other.cell.text)) ??
      inside.find((other) => isCode(other.cell.text) || isMark(other.cell.text))
    const read = range ? readRange(ranges.map((other) => other.cell.text).join(' '), sex) : null
    const printed = nameOf(name.cell.words)
    const needsNoUnit = isUnitless(printed, findMarker(printed, null))
    if (parts.unit === null && !needsNoUnit && !(range && hasRangeLabel(range.cell.text))) return []
    const cells = [name.cell, cell, ...ranges.map((part) => part.cell), ...(flag ? [flag.cell] : [])]
    return [
      {
        name: name.cell,
        value: cell,
        range: ranges.length > 0 ? toCell(ranges.flatMap((part) => part.cell.words)) : null,
        cells,
        line,
        parts: {
          ...parts,
          unit: parts.unit ?? read?.unit ?? null,
          range: parts.range ?? read?.range ?? null,
          flag: parts.flag ?? (flag ? flag.cell.text : null),
        },
      },
    ]
  })
}

/** What a line of values contains for each card: its cells, and the value of a number, or null for words. */
type Said = { cells: Cell[]; parts: CellParts | null }

/**
 * The values in a line of cards, each with the unit and the sign behind it. Null if the line contains anything else.
 */
function valuesIn({ cells }: Line): Said[] | null {
  const values: Said[] = []
  for (const cell of cells) {
    const open = values.at(-1)
    const parts = hasRangeLabel(cell.text) ? null : readParts(cell.text)
    if (parts?.value != null) values.push({ cells: [cell], parts: { ...parts } })
    else if (isInWords(cell.text)) values.push({ cells: [cell], parts: null })
    else if (open?.parts && open.parts.unit === null && isUnit(cell.text)) {
      open.parts.unit = cell.text
      open.cells.push(cell)
    } else if (open?.parts && open.parts.flag === null && (isFlag(cell.text) || isMark(cell.text))) {
      open.parts.flag = cell.text
      open.cells.push(cell)
    } else return null
  }
  return values
}

/** The largest distance between a line of cards and the lines below it that belong to it, in font sizes. */
const LEADING = 1.8

/**
 * Cards side by side whose texts are not aligned, because the page sets each line as one text with spaces: the first
 * name belongs to the first value and the first range. Only if there are equally many of each.
 */
export function cardsInOrder(
  lines: readonly Line[],
  sex: Sex,
  isName: (text: string) => boolean,
): { cards: Card[]; words: { name: Cell; value: Cell; line: Line }[]; lines: Set<Line> } {
  const found = {
    cards: [] as Card[],
    words: [] as { name: Cell; value: Cell; line: Line }[],
    lines: new Set<Line>(),
  }
  lines.forEach((names, at) => {
    const [line, ranges, flags] = [lines[at + 1], lines[at + 2], lines[at + 3]]
    const isBelow = (one: Line | undefined, above: Line | undefined): one is Line =>
      one !== undefined &&
      one.page === names.page &&
      one.baseline - (above?.baseline ?? 0) <= LEADING * Math.max(one.height, names.height)
    const count = names.cells.length
    if (count < 2 || !isBelow(line, names) || !isBelow(ranges, line)) return
    if (!names.cells.every((cell) => isName(nameOf(cell.words)) && readParts(cell.text) === null)) return
    const values = valuesIn(line)
    if (values?.length !== count || ranges.cells.length !== count) return
    const isOff = ({ cells: [value] }: Said, index: number) => {
      const name = names.cells[index]
      if (!name || !value) return false
      return (
        Math.min(Math.abs(name.x - value.x), Math.abs(middle(name) - middle(value))) > ALIGNED * line.height
      )
    }
    if (!values.some(isOff)) return
    if (!ranges.cells.every(({ text }, index) => values[index]?.parts === null || holdsRange(text))) return
    const isFlags = isBelow(flags, ranges) && flags.cells.every(({ text }) => isFlag(text))
    values.forEach(({ cells, parts }, index) => {
      const [name, range, value] = [names.cells[index], ranges.cells[index], cells[0]]
      if (!name || !range || !value) return
      if (parts === null) {
        found.words.push({ name, value, line })
        return
      }
      const off = (cell: Cell, other: Cell | undefined) =>
        Math.abs(cell.x - (other?.x ?? Number.POSITIVE_INFINITY))
      const flag = isFlags
        ? flags.cells.find((cell) => ranges.cells.every((other) => off(cell, range) <= off(cell, other)))
        : undefined
      const read = readRange(range.text, sex)
      found.cards.push({
        name,
        value,
        range,
        line,
        cells: [name, ...cells, range, ...(flag ? [flag] : [])],
        parts: {
          ...parts,
          unit: parts.unit ?? read?.unit ?? null,
          range: parts.range ?? read?.range ?? null,
          flag: parts.flag ?? flag?.text ?? null,
        },
      })
    })
    for (const used of [names, line, ranges, ...(isFlags ? [flags] : [])]) found.lines.add(used)
  })
  return found
}
