/** Results whose name, value and range are on lines of their own, one below the other. */

import { trimmed } from '../languages/vocabulary.ts'
import { findMarker } from '../markers/markers.ts'
import { hasRangeLabel, holdsRange, readLoose, readRange, type Sex } from './cells.ts'
import { headingIn } from './columns.ts'
import type { Draft } from './draft.ts'
import { isFlag } from './flags.ts'
import type { Cell, Line } from './lines.ts'
import { isMethodOrTitle, isName, isSpecimenOrMethod, nameOf, withoutValueLabel } from './names.ts'
import { isNear } from './surroundings.ts'

/**
 * In font sizes: the distance between the lines of a stacked result, and how far right of its name its value may be.
 */
const STACKED = 2.4
const INDENT = 3
/** The most lines about the method between a name and its labelled result. */
const MOST_REMARKS = 6

/** Whether a line only contains a range with its label, or with the group it is for; a flag may be beside it. */
function isRangeLine({ cells: [cell, ...more] }: Line): boolean {
  if (!cell || cell.words.length > 8 || !more.every(({ text }) => isFlag(text))) return false
  return hasRangeLabel(cell.text) || (holdsRange(cell.text) && /^[([]?\p{L}/u.test(cell.text))
}

/** Whether a line holds a flag alone, which a card without a range may have at its other edge. */
const isFlagLine = ({ cells: [cell, ...more] }: Line) =>
  cell !== undefined && more.length === 0 && cell.text.length > 1 && isFlag(cell.text)

/** Whether a line has only the limits of a range that was printed above it: the ends of a drawn scale. */
function isScaleOf({ cells }: Line, ranges: readonly Line[]): boolean {
  const printed = ranges.flatMap(
    ({ cells: [cell] }) => cell?.words.map(({ text }) => trimmed(text, '([', ')],;')) ?? [],
  )
  return cells.length <= 3 && cells.every(({ text }) => /^\d[\d.,]*$/u.test(text) && printed.includes(text))
}

/** Whether a line between a name and its result says how or in what it was measured: "Method: kinetic, IFCC". */
function isRemark({ cells: [cell, ...more] }: Line): boolean {
  if (!cell || more.length > 2) return false
  return isMethodOrTitle(cell.text) || isSpecimenOrMethod(cell.text) || REMARK.test(cell.text)
}
const REMARK = /^\p{Lu}[\p{L}. ]{2,24}\s?:\s?\p{L}/u

/** The texts of a line whose first text is the label of its value ("Result: 60 U/L", "Value | 60"); null without one. */
function afterValueLabel({ cells }: Line): string | null {
  const [first, ...more] = cells
  if (!first) return null
  const text = cells.map((cell) => cell.text).join(' ')
  const rest = withoutValueLabel(text)
  if (rest !== text) return rest
  return more.length > 0 && headingIn(first) === 'value' ? more.map((cell) => cell.text).join(' ') : null
}

/** The parts of the line below a name: a value, with nothing else than its unit, range and flag. */
function partsBelow(text: string, sex: Sex) {
  if (!/^[<>≤≥([*]?\s?[-−]?\.?\d/u.test(text) && !isFlag(text.split(' ')[0] ?? '')) return null
  // "1. Serum iron" is the first line of a list, not a value.
  if (/^\d{1,3}[.)]\s\p{L}/u.test(text)) return null
  const { left, ...parts } = readLoose(text)
  if (parts.value === null || (left.length > 0 && !holdsRange(text))) return null
  if (left.length > 0) parts.range ??= readRange(text.replace(/^\S+/u, ''), sex)?.range ?? null
  return left.length > 6 ? null : parts
}

/** Results whose name is on a line of its own, with value and range on the lines below it, in either order. */
export function stackedDrafts(lines: Line[], free: Set<Line>, sex: Sex): Draft[] {
  const drafts: Draft[] = []
  lines.forEach((line, at) => {
    const [name, ...more] = line.cells
    const isBeside = ({ text }: Cell) => REMARK.test(text) || isSpecimenOrMethod(text)
    if (!name || !more.every(isBeside) || !free.has(line) || !isName(nameOf(name.words))) return
    const isBelow = (below: Line | undefined, above: Line): below is Line =>
      below !== undefined &&
      free.has(below) &&
      isNear(below, above, STACKED) &&
      (below.cells[0]?.x ?? 0) > name.x - 0.5 * line.height &&
      (below.cells[0]?.x ?? 0) < name.x + INDENT * line.height
    const remarks: Line[] = []
    // The range may precede the value, on several lines where it is given for men and for women.
    const ranges: Line[] = []
    let next = at + 1
    let above = line
    const takeRanges = () => {
      for (let below = lines[next]; isBelow(below, above) && isRangeLine(below); below = lines[next]) {
        ranges.push(below)
        above = below
        next += 1
      }
    }
    takeRanges()
    const isBetween = (below: Line) =>
      ranges.length > 0 ? isScaleOf(below, ranges) : isBelow(below, above) && isRemark(below)
    for (let below = lines[next]; remarks.length < MOST_REMARKS; below = lines[next]) {
      if (!below || !free.has(below) || !isNear(below, above, STACKED)) break
      if (afterValueLabel(below) !== null || !isBetween(below)) break
      remarks.push(below)
      above = below
      next += 1
    }
    const first = lines[next]
    if (!isBelow(first, above)) return
    const labelled = afterValueLabel(first)
    // Only the label of its value says that a result below other texts is that of the name.
    if (labelled === null && (remarks.length > 0 || more.length > 0)) return
    const parts = partsBelow(labelled ?? first.cells.map((cell) => cell.text).join(' '), sex)
    if (!parts) return
    above = first
    next += 1
    if (ranges.length === 0) takeRanges()
    const known = findMarker(nameOf(name.words), parts.unit) !== null
    if (!known && (parts.unit === null || parts.unit === '%') && ranges.length === 0 && parts.range === null)
      return
    const last = lines[next]
    const isFlagged =
      ranges.length === 0 &&
      last !== undefined &&
      free.has(last) &&
      isNear(last, above, STACKED) &&
      isFlagLine(last) &&
      (last.cells[0]?.x ?? 0) > name.x - 0.5 * line.height
    const flags = isFlagged ? last.cells : ranges.flatMap(({ cells }) => cells.slice(1))
    const flag = flags[0]?.text ?? null
    const rangeCells = ranges.flatMap(({ cells }) => cells.slice(0, 1))
    const read = ranges.length > 0 ? readRange(rangeCells.map((cell) => cell.text).join(' '), sex) : null
    const value = first.cells.find(({ text }) => /\d/.test(text))
    if (!value) return
    const taken = [line, ...remarks, first, ...ranges, ...(isFlagged ? [last] : [])]
    for (const used of taken) free.delete(used)
    drafts.push({
      name: name.words,
      value,
      words: taken.flatMap((used) => used.cells.flatMap((cell) => cell.words)),
      parts: {
        ...parts,
        range: parts.range ?? read?.range ?? null,
        unit: parts.unit ?? read?.unit ?? null,
        flag: parts.flag ?? flag,
      },
      line: first.baseline > (ranges.at(-1)?.baseline ?? 0) ? first : (ranges.at(-1) ?? first),
      said: null,
      inTable: false,
      range: rangeCells[0] ?? null,
      rivals: [],
    })
  })
  return drafts
}
