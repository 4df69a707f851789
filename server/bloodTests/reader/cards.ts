/** Results printed as cards: the name above the value, the range and the flag below or beside it, without columns. */
import {
  type CellParts,
  hasRangeLabel,
  isFlag,
  isGraded,
  isRange,
  isUnit,
  readParts,
  readRange,
  type Sex,
} from './cells.ts'
import { type Cell, type Line, toCell } from './lines.ts'
import { findMarker } from './markers.ts'
import { nameOf } from './names.ts'
import type { Word } from './words.ts'

export type Card = { name: Cell; cells: Cell[]; parts: CellParts; line: Line }

/** In font sizes of the value: how far a card's name, range and flag may stand from its value. */
const REACH = 3.2
/** In font sizes: how far the left edges (or the middles) of one card's texts may differ. */
const ALIGNED = 0.8

type Placed = { cell: Cell; line: Line }

const middle = (cell: Cell) => (cell.x + cell.right) / 2

/** The text above a value that lines up with it: its left edge first, its middle for centred cards. */
function nameAbove(value: Placed, texts: Placed[]): Placed | null {
  const { height, baseline, page } = value.line
  const near = texts.filter(
    ({ line }) =>
      line.page === page && line.baseline < baseline && baseline - line.baseline <= REACH * height,
  )
  const offBy = (cell: Cell) =>
    Math.min(Math.abs(cell.x - value.cell.x), Math.abs(middle(cell) - middle(value.cell)))
  const aligned = near.filter(({ cell }) => offBy(cell) <= ALIGNED * height)
  return aligned.toSorted((a, b) => b.line.baseline - a.line.baseline).at(0) ?? null
}

/** In font sizes: how far a heading may stand to the right of its value. */
const BESIDE = 12

/** The heading of a value that stands as a badge left of it and of its explanation: in capitals, or a test that we know. */
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

/** The unit that stands right below a value, on the same middle. */
const unitBelow = ({ line, cell }: Placed, all: Placed[]) =>
  all.find(
    (other) =>
      other.line.page === line.page &&
      other.line.baseline > line.baseline &&
      other.line.baseline - line.baseline < 2 * line.height &&
      Math.abs(middle(other.cell) - middle(cell)) <= ALIGNED * line.height &&
      isUnit(other.cell.text),
  )

/** In font sizes: the lines of one wrapped name stand no farther apart. */
const NAME_LEADING = 1.6

/** A card's name, with the line above it where only both together are a test that we know. */
function wholeName(name: Placed, texts: Placed[]): Cell {
  const { cell, line } = name
  const above = texts.find(
    (other) =>
      other.line.page === line.page &&
      other.line.baseline < line.baseline &&
      line.baseline - other.line.baseline <= NAME_LEADING * line.height &&
      Math.min(Math.abs(other.cell.x - cell.x), Math.abs(middle(other.cell) - middle(cell))) <
        ALIGNED * line.height,
  )
  if (!above) return cell
  const whole = toCell([...above.cell.words, ...cell.words])
  const isRest = /^[(\p{Ll}]/u.test(cell.text)
  return isRest || (!findMarker(nameOf(cell.words), null) && findMarker(nameOf(whole.words), null))
    ? { ...whole, x: Math.min(above.cell.x, cell.x), right: Math.max(above.cell.right, cell.right) }
    : cell
}

/**
 * The cards of a report among the lines that hold no row of a table. `isName` says what may be a test's name. A card
 * needs more than a number under a text: a unit beside it or a labelled range below it.
 */
export function cardsOf(lines: Line[], sex: Sex, isName: (text: string) => boolean): Card[] {
  const all = lines.flatMap((line) => line.cells.map((cell): Placed => ({ cell, line })))
  const texts = all.filter(({ cell }) => isName(cell.text) && readParts(cell.text) === null)
  // Beside a card's value stand other cards' values; beside a text it belongs to that text.
  const values = all.flatMap((placed) => {
    const { line, cell } = placed
    const left = line.cells[line.cells.indexOf(cell) - 1]
    const unit = unitBelow(placed, all)
    const isText = left !== undefined && !readParts(left.text) && !unit
    const parts = hasRangeLabel(cell.text) || isText ? null : readParts(cell.text)
    if (parts?.value == null) return []
    return [{ value: placed, parts: { ...parts, unit: parts.unit ?? unit?.cell.text ?? null }, unit }]
  })
  const found = values.flatMap(({ value, parts, unit }) => {
    const name = nameAbove(value, texts) ?? (unit ? nameBeside(value, texts) : null)
    return name ? [{ value, parts, name: { ...name, cell: wholeName(name, texts) } }] : []
  })
  return found.flatMap(({ value, parts, name }): Card[] => {
    const { line, cell } = value
    // A card reaches as far as the next card of its row, or as the cards of the other rows do.
    const right = Math.min(
      ...found
        .filter((other) => other.value.line.page === line.page && other.value.cell.x > cell.right)
        .map((other) => Math.min(other.value.cell.x, other.name.cell.x)),
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
    // One for men and one for women may stand below one another.
    const ranges = inside.filter(
      (other) =>
        (isRange(other.cell.text) || isGraded(other.cell.text)) && other.line.baseline >= line.baseline,
    )
    const [range] = ranges
    const flag = inside.find((other) => isFlag(other.cell.text))
    const read = range ? readRange(ranges.map((other) => other.cell.text).join(' '), sex) : null
    const marker = findMarker(nameOf(name.cell.words), null)
    const needsNoUnit = marker !== null && 'ratio' in marker.loinc
    if (parts.unit === null && !needsNoUnit && !(range && hasRangeLabel(range.cell.text))) return []
    const cells = [name.cell, cell, ...ranges.map((part) => part.cell), ...(flag ? [flag.cell] : [])]
    return [
      {
        name: name.cell,
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
