/** Results whose name, value and range are on lines of their own, one below the other. */

import { findMarker } from '../markers/markers.ts'
import {
  beginsWithRangeLabel,
  hasRangeLabel,
  holdsRange,
  isCode,
  isGroupRange,
  isSign,
  readLoose,
  readParts,
  readRange,
  type Sex,
} from './cells.ts'
import { headingIn } from './columns.ts'
import type { Draft } from './draft.ts'
import { isFlag } from './flags.ts'
import { type Cell, isLarger, isNear, type Line, NAME_GAP, toCell } from './lines.ts'
import { inOnePiece, isName, isRemark, nameOf, withoutValueLabel } from './names.ts'
import { isInWords } from './unread.ts'

/**
 * In font sizes: the distance between the lines of a stacked result, and how far right of its name its value may be.
 */
const STACKED = 2.4
const INDENT = 3
/** In font sizes. */
const WIDEST_GAP = 2.5
/** The largest distance between the lines of one wrapped name, in font sizes. */
const NAME_LEADING = 1.7
/** The most lines about the method between a name and its labelled result. */
const MOST_REMARKS = 6

/** Whether a line only contains a range with its label, or with the group it is for; a flag may be beside it. */
function isRangeLine({ cells: [cell, ...more] }: Line): boolean {
  if (
    !cell ||
    withoutValueLabel(cell.text) !== cell.text ||
    cell.words.length > 8 ||
    !more.every(({ text }) => isFlag(text))
  )
    return false
  return hasRangeLabel(cell.text) || (holdsRange(cell.text) && /^[([]?\p{L}/u.test(cell.text))
}

/** Whether values with their units are side by side, as on cards. */
const hasSeveralValues = ({ cells }: Line) =>
  cells.filter(({ text }) => {
    const parts = readParts(text)
    return parts?.value != null && parts.unit !== null
  }).length > 1

/** Whether a line holds a flag alone, which a card without a range may have at its other edge. */
const isFlagLine = ({ cells: [cell, ...more] }: Line) =>
  cell !== undefined && more.length === 0 && cell.text.length > 1 && isFlag(cell.text)

/** Whether a line holds a result in words, which is no flag, and at most its range. */
const isWordsLine = ({ cells: [cell, ...more] }: Line) =>
  cell !== undefined &&
  more.every(({ text }) => beginsWithRangeLabel(text)) &&
  isInWords(cell.text) &&
  !isFlag(cell.text)

const FIGURES = /[.,]?\d(?:[\d.,]*\d)?/gu

/** Whether a line has only figures: one to three, as at the ends of a drawn scale. */
const isFigures = ({ cells }: Line) =>
  cells.length <= 3 && cells.every(({ text }) => /^[.,]?\d[\d.,]*$/u.test(text))

/** Whether a line has only the limits of a range that was printed above it. */
function isScaleOf(line: Line, ranges: readonly Line[]): boolean {
  const printed = ranges.flatMap(({ cells: [cell] }) => cell?.text.match(FIGURES) ?? [])
  return isFigures(line) && line.cells.every(({ text }) => printed.includes(text))
}

const isRemarkLine = ({ cells: [cell, ...more] }: Line) =>
  cell !== undefined && more.length <= 2 && isRemark(cell.text)

/** The texts of a line whose first text is the label of its value ("Result: 60 U/L", "Value | 60"); null without one. */
function afterValueLabel({ cells }: Line): string | null {
  const [first, ...more] = cells
  if (!first) return null
  const text = cells.map((cell) => cell.text).join(' ')
  const rest = withoutValueLabel(text)
  if (rest !== text) return rest
  return more.length > 0 && headingIn(first) === 'value' ? more.map((cell) => cell.text).join(' ') : null
}

/** The largest gap between the words of a name on a line of its own: wider where nothing but words is printed. */
const gapIn = ({ cells }: Line) =>
  cells.every(({ text }) => /^[\p{L}\s().-]+$/u.test(text)) ? WIDEST_GAP : NAME_GAP

/** The parts of the line below a name: a value, with nothing else than its unit, range and flag. */
function partsBelow(text: string, sex: Sex) {
  const [first = ''] = text.split(' ')
  if (!/^[<>≤≥([*]?\s?[-−]?\.?\d/u.test(text) && !isFlag(first) && !isSign(first)) return null
  // "01" is the number of a note or of a laboratory.
  if (/^0\d+$/.test(text)) return null
  // "1. Serum iron" is the first line of a list, not a value.
  if (/^\d{1,3}[.)]\s\p{L}/u.test(text)) return null
  const { left, ...parts } = readLoose(text)
  // A dot in the middle marks results outside their range where it is behind a value, and else the items of a list.
  if (parts.flag === null && left.length === 1 && (/^[•·]$/u.test(left[0] ?? '') || isCode(left[0] ?? '')))
    parts.flag = left.shift() ?? null
  if (parts.value === null || (left.length > 0 && !holdsRange(text))) return null
  if (left.length > 0) parts.range ??= readRange(text.replace(/^\S+/u, ''), sex)?.range ?? null
  return left.length > 6 ? null : parts
}

/** Results whose name is on a line of its own, with value and range on the lines below it, in either order. */
export function stackedDrafts(lines: Line[], free: Set<Line>, sex: Sex): Draft[] {
  const drafts: Draft[] = []
  /** The rest of a name with the text above it. */
  const withTextAbove = (name: Cell, line: Line, over: Line | undefined): Cell => {
    const isAbove =
      over !== undefined && free.has(over) && isNear(over, line, NAME_LEADING) && !isLarger(over, line)
    const [first, ...others] = isAbove ? inOnePiece(over.cells, over.height, gapIn(over)) : []
    // No name closes a bracket that it did not open, or is all in brackets.
    const isRest =
      /^(?:[^()]*\)|\([^()]*\)$)/u.test(name.text) ||
      (/^(?:\(|\p{Ll}{2})/u.test(name.text) && findMarker(nameOf(name.words), null) !== null)
    const isFirst =
      first !== undefined && Math.abs(first.x - name.x) < 0.5 * line.height && isName(nameOf(first.words))
    return isRest && isFirst && others.length === 0 ? toCell([...first.words, ...name.words]) : name
  }
  lines.forEach((line, at) => {
    const [printed, ...more] = inOnePiece(line.cells, line.height, gapIn(line))
    const name = printed && withTextAbove(printed, line, lines[at - 1])
    const isBeside = ({ text }: Cell) => isRemark(text)
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
    const takeRanges = (isNext = (_: Line) => false) => {
      for (let below = lines[next]; isBelow(below, above) && isRangeLine(below); below = lines[next]) {
        if (isNext(below)) return
        ranges.push(below)
        above = below
        next += 1
      }
    }
    takeRanges()
    // Figures before a labelled result are the scale on which it is drawn.
    const isScale = (below: Line) => {
      const after = lines[next + 1]
      return (
        isFigures(below) &&
        after !== undefined &&
        isNear(after, below, STACKED) &&
        afterValueLabel(after) !== null
      )
    }
    const isBetween = (below: Line) =>
      (isBelow(below, above) && isScale(below)) ||
      (ranges.length > 0 ? isScaleOf(below, ranges) : isBelow(below, above) && isRemarkLine(below))
    for (let below = lines[next]; remarks.length < MOST_REMARKS; below = lines[next]) {
      if (!below || !free.has(below) || !isNear(below, above, STACKED)) break
      if (afterValueLabel(below) !== null || !isBetween(below)) break
      remarks.push(below)
      above = below
      next += 1
    }
    const first = lines[next]
    if (!isBelow(first, above) || hasSeveralValues(first)) return
    const labelled = afterValueLabel(first)
    // Only the label of its value says that a result below other texts is that of the name.
    if (labelled === null && (remarks.length > 0 || more.length > 0)) return
    const parts = partsBelow(labelled ?? first.cells.map((cell) => cell.text).join(' '), sex)
    // "PCR" is a method, and the name of a test in this unit.
    const isNamedBelow = remarks.some(
      ({ cells: [cell] }) => cell && findMarker(nameOf(cell.words), parts?.unit ?? null) !== null,
    )
    if (!parts || isNamedBelow) return
    above = first
    next += 1
    // "Deficiency < 10 ng/mL" over "Insufficiency 10 - 30 ng/mL" is a guideline.
    const grade = lines[next]
    const isGrade = ({ cells: [cell] }: Line) => /^\p{L}{3}/u.test(cell?.text ?? '')
    const isGuideline = labelled === null && isGrade(first) && grade !== undefined && isGrade(grade)
    if (isGuideline && isNear(grade, above, STACKED) && grade.cells.some(({ text }) => holdsRange(text)))
      return
    // "VIH 1 et 2" before the next labelled result, or before one in words, is its name.
    const isNext = ({ cells: [cell] }: Line) => {
      const after = lines[next + 1]
      const isLabel = cell !== undefined && beginsWithRangeLabel(cell.text)
      if (isLabel || after === undefined) return false
      return labelled === null ? isWordsLine(after) : afterValueLabel(after) !== null
    }
    if (ranges.length === 0 && parts.range === null) takeRanges(isNext)
    const known = findMarker(nameOf(name.words), parts.unit) !== null
    // Beside the value, the range may be one for the other sex.
    const ofGroup = first.cells.find(({ text }) => isGroupRange(text))
    const hasRange = ranges.length > 0 || parts.range !== null || ofGroup !== undefined
    if (!known && (parts.unit === null || parts.unit === '%') && !hasRange) return
    const last = lines[next]
    // "Cl" is critically low, and the name of a result where a value is below it.
    const after = lines[next + 1]
    const isNameOfNext =
      last !== undefined &&
      after !== undefined &&
      isNear(after, last, STACKED) &&
      findMarker(nameOf(last.cells[0]?.words ?? []), null) !== null &&
      partsBelow(afterValueLabel(after) ?? after.cells.map((cell) => cell.text).join(' '), sex) !== null
    const isFlagged =
      !isNameOfNext &&
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
      // The range for the other sex may continue below: "Women: 16 - 159".
      range: rangeCells[0] ?? ofGroup ?? null,
      rivals: [],
    })
  })
  return drafts
}
