/** From one line of a page to its results, by the positions of its texts: a name, a value, and what belongs to it. */

import { materialOf } from '../languages/specimens.ts'
import { type Around, findMarker, around as saying } from '../markers/markers.ts'
import { simpleUnit } from '../markers/simpleUnit.ts'
import { textOf, type Word } from '../page/words.ts'
import {
  beginsWithRangeLabel,
  type CellParts,
  holdsRange,
  isCode,
  isGraded,
  isGroup,
  isGroupRange,
  isOpenRange,
  isRange,
  isSign,
  isUnit,
  readLoose,
  readParts,
  readRange,
  readValue,
  type Sex,
} from './cells.ts'
import { type Column, cellsIn, columnAt, type Role, roleAt, type Table } from './columns.ts'
import type { Draft } from './draft.ts'
import { isFlag } from './flags.ts'
import { type Cell, type Line, toCell } from './lines.ts'
import {
  inOnePiece,
  isAlsoUnit,
  isMethodOrTitle,
  isName,
  isRemark,
  isSpecimenOrMethod,
  nameOf,
} from './names.ts'
import { holdsResult, singleSpacedDrafts } from './singleSpaced.ts'
import { isUnitless } from './unitless.ts'
import { isInWords } from './unread.ts'

/** A line with more texts than this is not a row; also the most results in a line. */
const MAX_CELLS = 24
const MAX_SEGMENTS = 6

const hasLetters = (text: string) => /\p{L}/u.test(text)

/** Whether one or two letters before a value with its unit are an unknown flag: "q 3.7 mmol/l". */
const isCodeOf = (first: string, rest: string) =>
  isCode(first) && findMarker(first, null) === null && (readParts(rest)?.unit ?? null) !== null

/** How many values with their units an unknown flag must precede, so that it is one before values without units too. */
const LEAST_CODES = 2

/** The unknown flags before the values of a report. */
export function codesIn(lines: readonly Line[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { text } of lines.flatMap(({ cells }) => cells.slice(1))) {
    const [first = ''] = text.split(' ', 1)
    if (isCodeOf(first, text.slice(first.length + 1))) counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= LEAST_CODES).map(([code]) => code))
}

/** The number behind a flag of two or three words: "W normie 4.9", "Выше нормы 12.6". */
function behindPhrase(text: string) {
  const words = text.split(' ', 4)
  const count = [2, 3].find(
    (most) => /\p{L}/u.test(words[most - 1] ?? '') && isFlag(words.slice(0, most).join(' ')),
  )
  return count === undefined ? null : readValue(text.slice(words.slice(0, count).join(' ').length + 1))
}

/** A price, or the capital of a company: "120 000 euros". */
const MONEY = /^\d[\d\s.,'’]{0,20}(?:€|\$|£|₽|₺|zł|(?:euros?|eur|usd|chf|pln|руб)(?!\p{L}))/iu

/** The number at the start of a cell; a flag or a sign before it is skipped ("H 12.6", "* 5.1"). */
function leadingValue(cell: Cell) {
  const text = cell.text.replace(/^[([•·]\s?(?=[<>\d])/u, '')
  if (MONEY.test(text)) return null
  // "10^9/L" is a unit, "125 a 165" a range, and "12. A list" or "17-beta-estradiol" continues in words.
  const isOrdinal = /^\d{1,3}[.)]\s(?:\d{1,2}[\s-])?\p{L}|^\d{1,2}-\p{L}{3}/u.test(text)
  // "10^3/µL 1.80-7.50": a unit and its range.
  const isUnitFirst = /^10\D/u.test(text) && isUnit(text.split(' ', 1)[0] ?? '')
  if (isUnit(cell.text) || isUnitFirst || (/^\d/.test(text) && isRange(text)) || isOrdinal) return null
  const direct = readValue(text)
  if (direct) return direct
  const [first = '', second = ''] = text.split(' ', 2)
  const rest = text.slice(first.length + 1)
  if (isCodeOf(first, rest)) return readValue(rest)
  const behind = behindPhrase(text)
  if (behind) return behind
  if (!isFlag(first) && !isSign(first)) return null
  // In "inferiore a 34" the second word is no flag.
  const isSecond = (isFlag(second) && !/^\p{Ll}$/u.test(second)) || isSign(second)
  return readValue(rest) ?? (isSecond ? readValue(rest.slice(second.length + 1)) : null)
}

/** Columns whose numbers are never the current result. */
const NOT_TODAY: ReadonlySet<Role | null> = new Set<Role | null>(['previous', 'low', 'high', 'other'])

/** Roles of cells that may contain a name; null if there is no heading. */
const NAMED: ReadonlySet<Role | null> = new Set<Role | null>(['name', null])

/** Integers with plus signs are graded by eye ("2+"), and are results in words. */
const GRADED = /^[1-4]\s?\+{1,4}$/

/** The role of a cell of the line, by the heading above it, or null. */
type RoleOf = (cell: Cell) => Role | null
/** The heading above a cell, or null. */
type ColumnOf = (cell: Cell) => Column | null

/** The position of the value of the results that begin at `start`, and the cells of their name. */
function nameAndValue(cells: Cell[], start: number, roleOf: RoleOf, isLimit: (cell: Cell) => boolean) {
  let first = -1
  const numbers: number[] = []
  for (let at = start; at < cells.length; at += 1) {
    const cell = cells[at]
    if (!cell) continue
    const isNumber = leadingValue(cell) !== null && !GRADED.test(cell.text)
    if (first < 0) {
      // A serial number or a code may precede the name; alone it is not the beginning of a name. A code behind a value is
      // its sign.
      const before = cells[at - 1]
      const isSignBehind =
        before !== undefined &&
        isCodeOf(cell.text, cells[at + 1]?.text ?? '') &&
        readParts(before.text)?.value != null
      if (
        hasLetters(cell.text) &&
        !isSignBehind &&
        !beginsWithRangeLabel(cell.text) &&
        !/^[<>]?\d[\d.,]*\s\d/u.test(cell.text) &&
        !(isNumber && readParts(cell.text)) &&
        (!isUnit(cell.text) || isAlsoUnit(cell.text)) &&
        (!isFlag(cell.text) ||
          (at === start &&
            (findMarker(cell.text, null) !== null || (roleOf(cell) === 'name' && isName(cell.text)))))
      )
        first = at
      continue
    }
    const role = roleOf(cell)
    if (isNumber && !NOT_TODAY.has(role) && (role === 'value' || !isLimit(cell))) numbers.push(at)
  }
  const inColumn = numbers.find((at) => cells[at] && roleOf(cells[at]) === 'value')
  const value = inColumn ?? numbers[0]
  return { first, value }
}

/** Cells between a name and its value that are not part of the name: flags, or a unit or a range printed first. */
function splitName(cells: Cell[], roleOf: RoleOf) {
  const name: Cell[] = []
  const parts: Cell[] = []
  // "pH" behind a title is the name of a result beside it.
  const isNamed = () => findMarker(nameOf(name.flatMap(({ words }) => words)), null) !== null
  // "PCR" is a method, and in some languages a test.
  const isNoName = (text: string) => isMethodOrTitle(text) && findMarker(text, null) === null
  const isUnitOf = (cell: Cell, role: Role | null) =>
    isUnit(cell.text) && (!isAlsoUnit(cell.text) || role === 'unit' || isNamed())
  for (const cell of cells) {
    const role = roleOf(cell)
    const belongs =
      name.length > 0 &&
      (role === 'low' ||
        role === 'high' ||
        role === 'range' ||
        isFlag(cell.text) ||
        isSign(cell.text) ||
        (name.length > 0 && isCode(cell.text) && cell !== cells[0]) ||
        isUnitOf(cell, role) ||
        isRange(cell.text) ||
        isOpenRange(cell.text) ||
        (cell !== cells[0] && holdsRange(cell.text) && isGraded(cell.text)))
    if (belongs) parts.push(cell)
    else if (name.length === 0 || (role !== 'other' && role !== 'previous' && !isNoName(cell.text)))
      name.push(cell)
  }
  return { name, parts }
}

/** The largest distance between the texts of one name, in font sizes; behind a title it is that of another panel. */
const APART = 4
const APART_FROM_TITLE = 8

/** The texts before a value that are its name: all of them, or only the last one beside a column of prose. */
function chooseName(cells: Cell[], unit: string | null, roleOf: RoleOf): Word[] | null {
  const whole = cells.flatMap((cell) => cell.words)
  const last = cells.at(-1)
  const before = cells.at(-2)
  // The last text is the name where it is far from the one before it, which belongs to another panel.
  const apart = last && before ? (last.x - before.right) / (last.words[0]?.height ?? 1) : 0
  const isBesideTitle =
    before !== undefined &&
    apart > APART_FROM_TITLE &&
    isMethodOrTitle(before.text) &&
    findMarker(before.text, null) === null
  const isRatio =
    isAlsoUnit(last?.text ?? '') || (unit === null && isUnitless(nameOf(last?.words ?? []), null))
  const isOther =
    last !== undefined &&
    apart > APART &&
    (isRatio || isBesideTitle || findMarker(nameOf(last.words), unit) !== null)
  if (isOther && isName(textOf(last.words))) return last.words
  const named = cells.filter((cell) => roleOf(cell) === 'name')
  const candidates = [
    whole,
    named.flatMap((cell) => cell.words),
    last?.words ?? [],
    cells[0]?.words ?? [],
  ].filter((words) => words.length > 0)
  const known = candidates.find((words) => findMarker(nameOf(words), unit) && isName(textOf(words)))
  if (known) return known
  const fits = named.length > 0 ? candidates[1] : cells.length <= 2 ? whole : last?.words
  return fits && isName(nameOf(fits)) ? fits : null
}

/** A text with more words that holds a value with its unit is a sentence about it. */
const MOST_BESIDE_VALUE = 5

/** Whether words are a sentence about a limit: "with TSH from 4.5 to 10 µIU/mL check again after". */
const isAboutLimit = (words: readonly Word[]) =>
  words.length > MOST_BESIDE_VALUE &&
  words.some(
    ({ text }, at) => text.includes('/') && isUnit(text) && readValue(words[at - 1]?.text ?? '') !== null,
  )

/** `heading` is the unit in the column's heading, for a value without a unit of its own. */
type Result = { parts: CellParts; words: Word[]; range: Cell | null; rivals: Cell[]; heading: string | null }

/** A text without the signs before and after it: "• fl". */
const withoutSigns = (text: string) =>
  text
    .split(' ')
    .filter((word) => !isSign(word) && word !== '•')
    .join(' ')

/** Adds what a cell contains to a result; false if it does not belong to a result. */
function addCell(result: Result, cell: Cell, role: Role | null, sex: Sex): boolean {
  const { parts } = result
  if (role === 'low' || role === 'high') {
    const bound = readValue(cell.text)?.value
    if (bound !== undefined) {
      // Both limits are under one heading where the columns are wider than their headings.
      const isBoth = role === 'high' && parts.range?.high != null && parts.range.low === null
      if (isBoth) parts.range = { low: parts.range?.high ?? null, high: null }
      parts.range = { low: null, high: null, ...parts.range, [role]: bound }
      return true
    }
  }
  if (isOpenRange(cell.text) || (role === 'range' && isGroup(cell.text))) {
    result.range = cell
    return true
  }
  const loose = readLoose(cell.text, true)
  const isClean = loose.left.length === 0
  if (!isClean && parts.range === null) {
    const read = cell.words.length <= 30 ? readRange(cell.text, sex) : null
    if (read) {
      parts.range = read.range
      parts.unit ??= read.unit ?? loose.unit
      result.range = cell
      return true
    }
    if ((/\d/.test(cell.text) && role === 'range') || holdsRange(cell.text)) {
      result.range = cell
      return true
    }
  }
  if (loose.range && parts.range === null) {
    parts.range = loose.range
    result.range = cell
  }
  // "q g/L": an unknown flag before the unit.
  const [code = '', ...others] = loose.left
  const isCoded = loose.unit !== null && others.length === 0 && isCode(code)
  if (isCoded) parts.flag ??= code
  if (loose.unit && (isClean || isCoded)) {
    if (parts.unit === null || !isUnit(parts.unit)) parts.unit = loose.unit
  } else if (
    role === 'unit' &&
    parts.unit === null &&
    !isFlag(cell.text) &&
    !isCode(cell.text) &&
    cell.text.length <= 24 &&
    cell.words.length <= 3 &&
    // A scale drawn with dashes: "(-----o---)".
    !/[-–]{3}/u.test(cell.text) &&
    /[\p{L}%#]/u.test(cell.text) &&
    !/\p{L}{3}\.$/u.test(cell.text)
  )
    parts.unit = withoutSigns(cell.text)
  if (isCode(cell.text) && role !== 'other') parts.flag ??= cell.text
  // The dash of "Cholesterol - LDL" is no flag.
  const isJoint = /\p{L}\s[-–+]\s\p{L}/u.test(cell.text)
  if (loose.flag && !isJoint && (isClean || cell.words.length <= 3))
    parts.flag = parts.flag === null ? loose.flag : `${parts.flag} ${loose.flag}`
  else if (role === 'flag' && parts.flag === null && /^\p{L}[\p{L} -]{0,30}$/u.test(cell.text))
    parts.flag = cell.text
  return isClean || isCoded || loose.range !== null || isCode(cell.text)
}

/**
 * Whether another result begins at a cell: a name followed by a value. Where the result before it is whole, an unknown name
 * begins one too, as in panels side by side whose names continue below.
 */
function opensAnother(cells: Cell[], at: number, roleOf: RoleOf, { unit, range }: CellParts): boolean {
  const cell = cells[at]
  if (!cell || !hasLetters(cell.text) || readParts(cell.text) || !isName(cell.text)) return false
  const answer = cells[at + 1]?.text ?? ''
  const isInWordsBeside = range !== null && roleOf(cell) === null && isInWords(answer) && !isRemark(cell.text)
  if (isInWordsBeside && !isInWords(cell.text)) return true
  const value = cells.slice(at + 1, at + 3).findIndex((next) => leadingValue(next) !== null)
  if (value < 0) return false
  const [next, ...others] = cells.slice(at + 1, at + 5)
  // Some names are known only with their unit.
  const own = cells.slice(at + 2, at + 4).find(({ text }) => isUnit(text))?.text ?? null
  // "< 1.43   mg/L" behind a result in another unit is a value, not its range.
  const isLimit =
    next !== undefined &&
    isRange(next.text) &&
    !(/^[<>≤≥]/u.test(next.text) && own !== null && own === others[0]?.text && unit !== null && own !== unit)
  const isValue = next !== undefined && leadingValue(next) !== null && !isLimit
  const limits = others.find(({ text }) => !isUnit(text) && !isFlag(text))
  if (range !== null && isValue && limits && isRange(limits.text)) return true
  const isKnown = [null, own].some((one) => findMarker(nameOf(cell.words), one) !== null)
  const isMeasured =
    own !== null || readLoose(next?.text ?? '').unit !== null || isUnitless(nameOf(cell.words), null)
  const isBeside = roleOf(cell) === null && unit !== null && isValue && isMeasured && !isRemark(cell.text)
  return isKnown || isBeside || roleOf(cell) === 'name'
}

/** How far from each other the ranges for men and for women of one result are at most, in font sizes. */
const OTHER_PANEL = 15

const copy = (result: Result): Result => ({ ...result, parts: { ...result.parts } })

/**
 * To which of several results a range behind them belongs: the one in the unit that its heading states; where a range
 * follows for each of them, the first without one; else the last.
 */
function ownerOf(range: Cell, rest: Cell[], results: Result[], columnOf: ColumnOf): Result {
  const last = results.at(-1) as Result
  const waiting = results.filter(({ parts }) => parts.range === null)
  const unit = columnOf(range)?.unit ?? null
  const named = waiting.find(
    ({ parts, heading }) => unit !== null && simpleUnit(parts.unit ?? heading) === simpleUnit(unit),
  )
  const isForEach = waiting.length > 1 && rest.filter(({ text }) => isRange(text)).length >= waiting.length
  return named ?? (isForEach ? waiting[0] : last) ?? last
}

/**
 * The flag before a value that looks like a range ("Low 68 mg/dL", "Normal <1.99"), and the value; null if no range
 * follows.
 */
function flagBefore(text: string, behind: readonly Cell[]): { flag: string; rest: string } | null {
  const [flag = ''] = text.split(' ', 1)
  const rest = text.slice(flag.length + 1)
  const isMarked = /\p{L}/u.test(flag) && isFlag(flag) && readValue(rest) !== null
  return isMarked && holdsRange(text) && behind.some((cell) => isRange(cell.text)) ? { flag, rest } : null
}

/** Whether a text is a flag and the unit behind it: "erhöht mmol/l". */
function isFlaggedUnit(text: string): boolean {
  const { value, unit, range, flag, left } = readLoose(text, true)
  return value === null && range === null && unit !== null && flag !== null && left.length === 0
}

/** Reads the results whose first value is in `cells[at]`: two where a second value has a unit of its own. */
function resultsFrom(
  cells: Cell[],
  at: number,
  roleOf: RoleOf,
  columnOf: ColumnOf,
  inTable: boolean,
  sex: Sex,
): { results: Result[]; end: number; limits: number } {
  const empty: CellParts = { value: null, comparator: null, unit: null, range: null, flag: null }
  const results: Result[] = []
  let open: Result = { parts: empty, words: [], range: null, rivals: [], heading: null }
  const first = cells[at] as Cell
  // "40 mg/dL   38": the unit belongs to the first number, and the second is an earlier value.
  const isSure = inTable || readLoose(first.text).unit !== null
  let limits = 0
  let end = at
  const begin = (cell: Cell, text: string) => {
    const { left, ...parts } = readLoose(text)
    if (left.length > 0) parts.range ??= readRange(text.replace(/^\S+/u, ''), sex)?.range ?? null
    const heading = columnOf(cell)?.unit ?? null
    open = { parts, words: [...cell.words], range: parts.range ? cell : null, rivals: [], heading }
    results.push(open)
    const [next = '', ...others] = left
    if (others.length === 0 && isCode(next)) parts.flag ??= next
    // "0.0 27": a number in two pieces, or two numbers.
    if (parts.unit === null && others.length === 0 && /^\d+$/.test(next)) open.rivals.push(cell)
    const second = readValue(left.join(' '))
    // "5.2 % 33 mmol/mol" printed with single spaces.
    if (second && parts.unit !== null && /\d/.test(next) && results.length < 3) {
      const more = readLoose(left.join(' '))
      if (more.unit !== null && simpleUnit(more.unit) !== simpleUnit(parts.unit)) begin(cell, left.join(' '))
    }
  }
  for (; end < cells.length; end += 1) {
    const cell = cells[end]
    if (!cell) break
    if (end === at) {
      const text = cell.text.replace(/^[([•·]\s?(?=[<>\d])/u, '')
      const marked = flagBefore(text, cells.slice(at + 1))
      begin(cell, marked?.rest ?? text)
      if (marked) open.parts.flag ??= marked.flag
      if (/^[•·]/u.test(cell.text)) open.parts.flag ??= cell.text.charAt(0)
      continue
    }
    const role = roleOf(cell)
    if (isRange(cell.text) && open.parts.range !== null) limits += 1
    if (opensAnother(cells, end, roleOf, open.parts)) break
    // Directly behind a value an unknown sign is its, whatever column it is near.
    const isItsSign = end === at + 1 && isSign(cell.text) && !isFlag(cell.text)
    if (role === 'previous' && !isItsSign) continue
    const says =
      isItsSign ||
      isFlaggedUnit(cell.text) ||
      [isUnit, isRange, isOpenRange, isGroupRange].some((is) => is(cell.text))
    if (role === 'other' && !says) continue
    const value =
      isOpenRange(cell.text) || (isRange(cell.text) && !(role === 'low' || role === 'high'))
        ? null
        : role === 'low' || role === 'high'
          ? null
          : leadingValue(cell)
    if (value && !GRADED.test(cell.text)) {
      const parts = readLoose(cell.text)
      const next = cells[end + 1]
      const unit = parts.unit ?? columnOf(cell)?.unit ?? (next && isUnit(next.text) ? next.text : null)
      // A column of its own repeats a result with another spelling of its unit.
      const before = open.parts.unit ?? open.heading
      const isBeside = role === 'value' && columnOf(cell) !== columnOf(first) && unit !== before
      const isOther =
        unit !== null && before !== null && (isBeside || simpleUnit(unit) !== simpleUnit(before))
      if (isOther) begin(cell, cell.text)
      else if (open.parts.range === null && role === null && (open.parts.unit === null || !isSure))
        open.rivals.push(cell)
      continue
    }
    // Beside the range for the other sex, this one is that of another panel's result.
    const isFar =
      open.range !== null &&
      isGroupRange(cell.text) &&
      cell.x - open.range.right > OTHER_PANEL * (cell.words[0]?.height ?? 0)
    if (isFar) continue
    const target = isRange(cell.text) ? ownerOf(cell, cells.slice(end), results, columnOf) : open
    const before = copy(target)
    const said = addCell(target, cell, role, sex)
    if (
      said ||
      target.parts.range !== before.parts.range ||
      target.parts.flag !== before.parts.flag ||
      target.parts.unit !== before.parts.unit ||
      target.range !== before.range
    )
      target.words.push(...cell.words)
    else if (cell.words.length >= 6) break
  }
  for (const { parts, heading } of results) parts.unit ??= heading
  return { results, end, limits }
}

/** What is known about the rest of the page. */
export type Surroundings = {
  sex: Sex
  /** What the section's title says was examined. */
  said: Around | null
  /** Whether values of certain results are above or below a cell, aligned with it. */
  isAligned: (cell: Cell) => boolean
  /** Whether a number with a sign ("< 40") is where the other lines have their ranges. */
  isLimit: (cell: Cell) => boolean
  /** The unknown flags before the values of the report. */
  codes: ReadonlySet<string>
}

/** Whether a value is under its heading, and not below the end of the table. */
function standsUnder(cell: Cell, { columns }: Table, height: number): boolean {
  return columns.some(
    ({ role, x, right }) =>
      role === 'value' &&
      (Math.abs(x - cell.x) < 3 * height ||
        Math.abs(right - cell.right) < 3 * height ||
        (cell.x < right && x < cell.right)),
  )
}

/**
 * Whether a candidate is a result: a known test, or one in the position of the report's results; `isShare` says that an
 * amount stands beside it.
 */
function isResult(
  name: Word[],
  { parts, rivals, range: limits }: Result,
  isShare: boolean,
  value: Cell,
  table: Table | null,
  line: Line,
  around: Surroundings,
): boolean {
  const { unit, range, flag } = parts
  const known = [unit, null].some((one) => findMarker(nameOf(name), one) !== null)
  // A percentage of an unknown test without a range is a score or a probability.
  const isScore = !known && !isShare && range === null && limits === null && flag === null && unit === '%'
  if (table && standsUnder(value, table, line.height))
    return !isScore && (name.length > 0 || unit !== null || range !== null)
  if (name.length === 0) return around.isAligned(value) && unit !== null && range !== null
  if (known)
    return (
      unit !== null || range !== null || flag !== null || (around.isAligned(value) && rivals.length === 0)
    )
  if (unit === null) {
    const needsNone = isUnitless(nameOf(name), null)
    return (
      ((range !== null || limits !== null) && needsNone) ||
      ((range !== null || needsNone) && around.isAligned(value))
    )
  }
  return range !== null || flag !== null || unit !== '%'
}

/** Separates a flag and a unit that touch ("Highng/mL"). */
function apart(cell: Cell): Cell[] {
  const [word, ...more] = cell.words
  if (!word || more.length > 0 || !/[/%]/.test(word.text) || word.text.length > 40 || isUnit(word.text))
    return [cell]
  // "BAS%"
  if (findMarker(word.text, null) !== null) return [cell]
  for (let at = 1; at < word.text.length; at += 1) {
    const [flag, unit] = [word.text.slice(0, at), word.text.slice(at)]
    if (!isFlag(flag) || !isUnit(unit) || /^(?:\/|%.)/u.test(unit)) continue
    const share = (word.width * at) / word.text.length
    const first = { ...word, text: flag, width: share }
    return [toCell([first]), toCell([{ ...word, text: unit, x: word.x + share, width: word.width - share }])]
  }
  return [cell]
}

/** A name and its value in one cell, apart: a long name that touches its value ("Ferritin (A) : 70.3 ng/mL"). */
function withoutLabel(cell: Cell): Cell[] {
  const label = cell.words.findIndex(({ text }) => /:$/u.test(text))
  const [name, value] = [cell.words.slice(0, label + 1), cell.words.slice(label + 1)]
  if (label < 0 || value.length === 0 || !isName(nameOf(name))) return [cell]
  const parts = readParts(textOf(value))
  return parts?.value != null && parts.unit !== null ? [toCell(name), toCell(value)] : [cell]
}

/** A flag's letter that a picture joined to the value behind it: "H21". */
const GLUED_FLAG = /^([HL]{1,2})(\d[\d.,]*)$/

function withoutGluedFlag(cell: Cell, isValue: boolean): Cell {
  const [word, ...more] = cell.words
  const [, flag, figures] = GLUED_FLAG.exec(word?.text ?? '') ?? []
  if (!isValue || !word || word.confidence === undefined || flag === undefined || figures === undefined)
    return cell
  const share = (word.width * flag.length) / word.text.length
  const parted = [
    { ...word, text: flag, width: share },
    { ...word, text: figures, x: word.x + share, width: word.width - share },
  ]
  return toCell([...parted, ...more])
}

/** Parts an unknown flag from the number behind it, which may have no unit: "w 6.7". */
function withoutCode(cell: Cell, codes: ReadonlySet<string>): Cell[] {
  const [code, ...rest] = cell.words
  const isBefore = code !== undefined && codes.has(code.text) && readParts(textOf(rest))?.value != null
  return isBefore ? [toCell([code]), toCell(rest)] : [cell]
}

/** A cell without the sign before its name ("! Sodium"), which is the result's flag. */
function withoutSign(cell: Cell): { cell: Cell; sign?: Word } {
  const [sign, next, ...more] = cell.words
  if (!sign || !next || !isSign(sign.text) || !/^\p{L}/u.test(next.text)) return { cell }
  return { cell: toCell([next, ...more]), sign }
}

/** The specimen that a cell of the line names, up to the name of the next result. */
function saidBeside(
  { name }: Draft,
  all: readonly Draft[],
  cells: readonly Cell[],
  columnOf: ColumnOf,
): Around | null {
  const starts = all.flatMap((draft) => draft.name[0]?.x ?? [])
  const from = name[0]?.x ?? 0
  const next = Math.min(...starts.filter((x) => x > from), Number.POSITIVE_INFINITY)
  const isFirst = starts.every((x) => x >= from)
  for (const cell of cells) {
    if (cell.x >= next || (cell.x < from && !isFirst) || cell.words.some((word) => name.includes(word)))
      continue
    const isColumn = columnOf(cell)?.isOfSpecimens ?? false
    const specimen = isColumn || findMarker(cell.text, null) === null ? materialOf(cell.text, isColumn) : null
    if (specimen) return saying(specimen)
  }
  return null
}

/** The day in the heading above a value. */
function dayAbove(cell: Cell, columnOf: ColumnOf): Pick<Draft, 'day'> {
  const day = columnOf(cell)?.day
  return day === undefined ? {} : { day }
}

/** The results of a line, from left to right. Empty if it is not a line of results, or one of graded limits. */
export function draftsOf(line: Line, headings: Table | null, around: Surroundings): Draft[] {
  // Below the end of a table its headings do not apply.
  const isUnder = headings !== null && line.cells.some((cell) => standsUnder(cell, headings, line.height))
  const table = isUnder ? headings : null
  const own = line.cells.filter(({ x }) => headings === null || (x >= headings.from && x < headings.to))
  const printed = table
    ? cellsIn(line, table).map((cell) => withoutGluedFlag(cell, roleAt(cell, table) === 'value'))
    : own
  const parted = printed
    .slice(0, MAX_CELLS)
    .flatMap(apart)
    .flatMap((cell) => withoutCode(cell, around.codes))
  // Another number on the line must not become the value.
  const marked = parted
    .flatMap((cell) => (cell === parted.at(-1) ? [cell] : withoutLabel(cell)))
    .map(withoutSign)
  const cells = marked.map(({ cell }) => cell)
  const signOf = (word: Word | undefined) => marked.find(({ cell }) => cell.words[0] === word)?.sign
  const roleOf: RoleOf = (cell) => (table ? roleAt(cell, table) : null)
  const columnOf: ColumnOf = (cell) => table && columnAt(cell, table)
  const drafts: Draft[] = []
  let start = 0
  for (let segment = 0; segment < MAX_SEGMENTS && start < cells.length; segment += 1) {
    const { first, value } = nameAndValue(cells, start, roleOf, around.isLimit)
    const nameless =
      first < 0 ? cells.findIndex((cell, at) => at >= start && leadingValue(cell) !== null) : -1
    const at = value ?? (nameless >= 0 ? nameless : undefined)
    const cell = at === undefined ? undefined : cells[at]
    if (at === undefined || !cell) break
    const { name: named, parts: before } = splitName(first < 0 ? [] : cells.slice(first, at), roleOf)
    const isBeside = (one: Cell) =>
      isSpecimenOrMethod(one.text) &&
      findMarker(one.text, null) === null &&
      (named.length > 1 || !NAMED.has(roleOf(one)))
    const nameCells = inOnePiece(
      named.filter((one) => !isBeside(one)),
      line.height,
    )
    const { results, end, limits } = resultsFrom(cells, at, roleOf, columnOf, table !== null, around.sex)
    start = end
    // "<100 | 100-129 | 130-159": the limits of a guideline.
    if (limits > 0 && results[0]?.parts.comparator) continue
    for (const result of results) {
      for (const part of before) {
        addCell(result, part, roleOf(part), around.sex)
        result.words.push(...part.words)
      }
      const begun = table !== null && nameCells.every((one) => roleOf(one) === 'name')
      const chosen = nameCells.length === 0 ? [] : chooseName(nameCells, result.parts.unit, roleOf)
      // Some names are incomplete without the line below: "Ac." over "anti-TPO".
      const name = chosen ?? (begun ? nameCells.flatMap(({ words }) => words) : null)
      if (!name || result.parts.value === null || isAboutLimit(name)) continue
      const sign = signOf(name[0])
      if (sign) {
        result.parts.flag ??= sign.text
        result.words.push(sign)
      }
      if (!isResult(name, result, results.length > 1, cell, table, line, around)) continue
      drafts.push({
        name,
        value: cell,
        words: [...name, ...result.words],
        parts: result.parts,
        line,
        said: around.said,
        inTable: table !== null,
        range: result.range,
        rivals: result.rivals,
        ...dayAbove(cell, columnOf),
      })
    }
  }
  // A number with its unit within a name: the line crosses the columns of the table above it.
  const isCrossing = drafts.some(({ name }) => holdsResult(name))
  const single = drafts.length === 0 || isCrossing ? singleSpacedDrafts(line, cells, around) : []
  const found = single.length > 0 ? single : drafts
  for (const draft of found) draft.said = saidBeside(draft, found, cells, columnOf) ?? draft.said
  return found
}
