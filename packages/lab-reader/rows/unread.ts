/**
 * The other content of a report besides numeric results: results in words, and lines that could be results but were not
 * understood.
 */

import { meaningOf } from '../findings/meaning.ts'
import { fold } from '../languages/languages.ts'
import { asWritten, lookup, trimmed } from '../languages/vocabulary.ts'
import { findMarker } from '../markers/markers.ts'
import { textOf, type Word } from '../page/words.ts'
import type { QualitativeRow, UnreadLine } from '../types.ts'
import {
  afterRangeLabel,
  beginsWithRangeLabel,
  isRange,
  isSign,
  isUnit,
  readRange,
  readValue,
} from './cells.ts'
import { cellsIn, headingIn, isOfHeadings, type Role, roleAt, type Table } from './columns.ts'
import { isFlag } from './flags.ts'
import { holdsValue } from './inventions.ts'
import { type Cell, type Line, NAME_GAP, toCell } from './lines.ts'
import {
  inOnePiece,
  isMethodOrTitle,
  isName,
  isRemark,
  isSpecimenOrMethod,
  nameOf,
  withoutValueLabel,
} from './names.ts'
import { placeOf } from './places.ts'

const isQualitativeWord = lookup(({ qualitative }) => qualitative)
const BLOOD_GROUP = String.raw`[abo]{1,2}\s?(?:rh\s?)?(?:positive|negative|pos|neg|\+|-)`
/** Results in words that may end with a full stop. */
const WITH_STOP = new RegExp(
  `^(?:${asWritten((language) => language.qualitativeWithStop ?? [])}|${BLOOD_GROUP})\\.?$`,
  'iu',
)
/** Titres and grades: 1:64, 2+. "HIV 1/2" names two viruses. */
const GRADED = /^(?:(?:<|>|≤|≥)?\s?1\s?(?::|\/(?!2$))\s?\d{1,5}|[1-4]\s?\+{1,4}|\+{1,4}|\(\+\)|-ve|\+ve)$/u

/** Counted by eye in each field of the microscope: "0-2 /HPF", "3-5 wpw". */
const PER_FIELD =
  /^\d{1,3}\s?-\s?\d{1,3}\s?(?:\/|p[eo]r\s|pro\s|par\s|her\s)?\s?(?:[hl]pf|gf|gesichtsfeld|champ|campo|(?:gezichts)?veld|w\.?p\.?w|sahada|alanda)\.?$/iu
/** Counted by eye; without its unit it looks like a range, so it is a result only if a table's heading says so. */
const COUNTED = /^\d{1,3}\s?-\s?\d{1,3}$/u

/** Whether a text is a result in words, a titre or a grade. */
export const isInWords = (text: string) =>
  isQualitativeWord(text) || WITH_STOP.test(text) || GRADED.test(text) || PER_FIELD.test(text)

/** Whether a name ends in an answer of its own, so that the words are the usual result: "Quantiferon Positivo | negative". */
const endsInAnswer = (name: string) => {
  const last = name.split(' ').at(-1) ?? ''
  return isQualitativeWord(last) && meaningOf(last) === 'positive'
}

export type TablesOf = ReadonlyMap<Line, Table[]>

export type Qualitative = { row: QualitativeRow; line: Line; words: Word[] }

/** A result in words; doubtful if the words are unusual, or were recognised with low confidence. */
export function qualitativeRow(name: Word[], value: Word[], line: Line): Qualitative {
  const text = trimmed(toCell(value).text, '', ',;')
  const row: QualitativeRow = {
    name: nameOf(name),
    text,
    page: line.page.number,
    // "Kalium 7,2 mmol/l   hämolytisch": the words are a remark.
    doubtful:
      !isInWords(text) ||
      (meaningOf(text) === 'negative' && endsInAnswer(nameOf(name))) ||
      holdsValue({ name: nameOf(name) }) ||
      value.some(({ confidence = 1 }) => confidence < 0.5),
    place: placeOf([...name, ...value], line.page),
  }
  return { line, row, words: [...name, ...value] }
}

/** Words that could be a result, and their line. */
export type Offered = { words: Word[]; line: Line }

/** Words that could be a result, as an unread line. */
export const unreadLine = ({ words, line: { page } }: Offered): UnreadLine => ({
  text: words.map(({ printed, text }) => printed ?? text).join(' '),
  page: page.number,
  place: placeOf(words, page),
})

/** In font sizes: how far below its name a card's words may be, and how far right of it they may begin. */
const BELOW = 2.4
const INDENT = 3
const ALIGNED = 0.6
/** How far below each other the lines of a wrapped name may be, in font sizes, and as a share of the gap behind it. */
const NAME_LEADING = 1.7
const NEARER = 0.8
/** So many more ranges than another column has make a column one of ranges. */
const LEAST_RANGES = 1
/** The most lines between a name and its labelled words, about the method and the usual result. */
const MOST_ABOVE = 6

/** Whether two cells are in one column, by an edge or by their middle. */
const isAligned = (one: Cell, other: Cell, height: number) =>
  Math.min(
    Math.abs(one.x - other.x),
    Math.abs(one.right - other.right),
    Math.abs(one.x + one.right - other.x - other.right) / 2,
  ) <
  ALIGNED * height

function hasBothLimits(text: string): boolean {
  const { low = null, high = null } = readRange(text)?.range ?? {}
  return low !== null && high !== null
}

/** A result in words without the sign in front of it that marks it: "* reactive". */
function withoutSign(cell: Cell): Cell {
  const [sign, ...rest] = cell.words
  return sign && rest.length > 0 && isSign(sign.text) && isInWords(textOf(rest)) ? toCell(rest) : cell
}

/** The name and the words in one cell: "HIV antibodies: Negative", "3. Nitrite - positive (negative)". */
export function labelled(cell: Cell): { name: Cell; value: Cell } | null {
  const words = /^\d{1,3}[.)]$/u.test(cell.words[0]?.text ?? '') ? cell.words.slice(1) : cell.words
  const isSeparator = (word: Word | undefined) => /^[-–—:=|]$/u.test(word?.text ?? '')
  const at = words.findIndex(
    (word, index) => index < words.length - 1 && (isSeparator(word) || /[:=]$/u.test(word.text)),
  )
  if (at < 0) return null
  const label = isSeparator(words[at]) ? at : at + 1
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

/** A name and its answer in words under the heading of values, apart where a long name touches it. */
function withoutAnswer(cell: Cell, table: Table): Cell[] {
  const { words } = cell
  // "Non reattivo" is an answer as a whole.
  if (isInWords(cell.text) || roleAt(toCell(words.slice(0, 1)), table) !== 'name') return [cell]
  const isAnswer = (answer: Cell) => isInWords(answer.text) && roleAt(answer, table) === 'value'
  const at = words.findIndex((_, start) => start > 0 && isAnswer(toCell(words.slice(start))))
  return at > 0 ? [toCell(words.slice(0, at)), toCell(words.slice(at))] : [cell]
}

/** A cell without the label of its value, and without the usual result behind it: "Result: trace negative". */
function unlabelled(cell: Cell): Cell {
  const text = withoutValueLabel(cell.text)
  if (text === cell.text || text === '') return cell
  const value = toCell(cell.words.slice(-text.split(' ').length))
  if (isInWords(value.text)) return value
  const parted = value.words.findIndex(
    (_, at) =>
      at > 0 &&
      [value.words.slice(0, at), value.words.slice(at)].every((part) => isInWords(toCell(part).text)),
  )
  return parted > 0 ? toCell(value.words.slice(0, parted)) : value
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
    cell !== undefined &&
    isFree(cell) &&
    /\p{L}{2}/u.test(cell.text) &&
    // "ANA, titre" may be wrapped after its comma.
    isName(trimmed(nameOf(cell.words), '', ',')) &&
    // "Análisis   Normal   Anormal" are headings.
    (!isOfHeadings(cell) || findMarker(cell.text, null) !== null)
  /** The title of a section that reaches under the heading of values: "KIDNEY FUNCTION TEST  (KFT)". */
  const isTitle = (name: Cell, { x, text }: Cell, { height }: Line) =>
    x - name.right < NAME_GAP * height &&
    (isMethodOrTitle(name.text) || isMethodOrTitle(`${name.text} ${text}`))
  const places = new Map(lines.map((line, at) => [line, at]))
  /** The rest of a name directly below it, which is nearer to it than to the next line. */
  function restOf(name: Cell, value: Cell, line: Line): Word[] {
    const at = places.get(line) ?? 0
    const [below, after] = [lines[at + 1], lines[at + 2]]
    const gap = (below?.baseline ?? 0) - line.baseline
    const isNearer = after?.page !== line.page || gap < NEARER * (after.baseline - (below?.baseline ?? 0))
    if (below?.page !== line.page || gap > NAME_LEADING * line.height || !isNearer) return []
    const rest = below.cells.find(({ x }) => Math.abs(x - name.x) < ALIGNED * line.height)
    // The rest of the usual result: "Non" over "reactive".
    const isOfRange = (cell: Cell) =>
      isInWords(cell.text) &&
      line.cells.some((over) => over.x > value.right && Math.abs(over.x - cell.x) < ALIGNED * line.height)
    const isOfValue = ({ words }: Cell) => words.every((word) => value.words.includes(word))
    const isRest =
      rest !== undefined &&
      isFree(rest) &&
      below.cells.slice(below.cells.indexOf(rest) + 1).every((cell) => isOfValue(cell) || isOfRange(cell)) &&
      /^[\p{L}\s()/-]+$/u.test(rest.text) &&
      !rest.words.some((_, at) => isInWords(toCell(rest.words.slice(at)).text)) &&
      labelled(rest) === null &&
      !isMethodOrTitle(rest.text) &&
      !isSpecimenOrMethod(rest.text)
    return isRest ? rest.words : []
  }
  /** The cells around one that are no further apart than the words of a name. */
  function closeTo(index: number, cells: readonly Cell[], { height }: Line): Cell[] {
    const isParted = (at: number) =>
      (cells[at]?.x ?? 0) - (cells[at - 1]?.right ?? Number.NEGATIVE_INFINITY) >= NAME_GAP * height
    const from = cells.findLastIndex((_, at) => at <= index && isParted(at))
    const to = cells.findIndex((_, at) => at > index && isParted(at))
    return cells.slice(Math.max(0, from), to < 0 ? cells.length : to)
  }
  /** Takes a result with its whole name, also where the page sets its spaces wide. */
  const take = (name: Cell, value: Cell, line: Line, isDoubtful = false) => {
    const isHere = ({ words }: Cell) => words.includes(name.words[0] as Word)
    const home = lines.find(({ cells }) => cells.some(isHere)) ?? line
    const own = home.cells.filter((cell) => isFree(cell) && (home !== line || cell.right <= value.x))
    const [printed = name] = inOnePiece(closeTo(own.findIndex(isHere), own, home), home.height).filter(isHere)
    const whole = [...printed.words, ...(home === line ? restOf(printed, value, line) : [])]
    for (const word of [...whole, ...value.words]) taken.add(word)
    const result = qualitativeRow(whole, value.words, line)
    if (isDoubtful) result.row.doubtful = true
    found.push(result)
  }
  /** How many ranges are in the column of a cell, on whatever page of this width. */
  const rangesOver = (cell: Cell, { page, height }: Line) =>
    lines.filter(
      (other) =>
        other.page.width === page.width &&
        other.cells.some(
          (range) =>
            isAligned(range, cell, height) &&
            (isRange(range.text) || /^[([]?\d[\d.,]*\s?[-–—]$/u.test(range.text)) &&
            !beginsWithRangeLabel(range.text) &&
            // A value looks like a range with its comparator, or with its flag: "Bajo 12.7".
            (!isRange(range.text) ||
              hasBothLimits(range.text) ||
              other.cells.some((left) => left.x < range.x && readValue(left.text)?.comparator === null)),
        ),
    ).length
  /** Another result in words behind one of the same name: one of both is the usual result. */
  const otherBehind = (cell: Cell, line: Line): Cell | undefined => {
    // On a card the name is above its words.
    const isNamed = line.cells.some(
      ({ right, text }) => right <= cell.x && /\p{L}{2}/u.test(text) && !isInWords(text),
    )
    const right = isNamed ? line.cells.filter(({ x }) => x > cell.right) : []
    const behind = right.find(({ text }) => isInWords(text))
    // Behind another name is the result of another panel.
    const isOther = right.slice(0, Math.max(0, right.indexOf(behind as Cell))).some(isFreeName)
    return isOther ? undefined : behind
  }
  /** Whether a text is the usual result: it is in the column of ranges, and another result in words is behind it. */
  const isUsualResult = (cell: Cell, line: Line) => {
    const behind = otherBehind(cell, line)
    return behind !== undefined && rangesOver(cell, line) > LEAST_RANGES + rangesOver(behind, line)
  }
  /** Whether other words are behind a result, and no column of ranges shows which ones are usual. */
  const isUndecided = (cell: Cell, line: Line) => {
    const behind = otherBehind(cell, line)
    const isOther = behind !== undefined && !isFlag(behind.text) && fold(behind.text) !== fold(cell.text)
    return isOther && rangesOver(behind, line) <= LEAST_RANGES + rangesOver(cell, line)
  }
  /** "not" over "reactive": words that only the line below completes. */
  function wrapped(value: Cell, line: Line): Cell {
    const below = lines[(places.get(line) ?? 0) + 1]
    if (below?.page !== line.page || below.baseline - line.baseline > BELOW * line.height) return value
    const rest = below.cells.find((cell) => isAligned(cell, value, line.height) && isFree(cell))
    const whole = rest && `${value.text} ${rest.text}`
    const isParted =
      whole !== undefined &&
      isInWords(whole) &&
      (!isInWords(value.text) || !below.cells.some((cell) => cell.x < value.x))
    return isParted && rest
      ? { ...toCell([...value.words, ...rest.words]), x: Math.min(value.x, rest.x) }
      : value
  }
  lines.forEach((line, at) => {
    const tables = tablesOf.get(line) ?? []
    const lookAt = (cells: Cell[], index: number, table: Table | undefined) => {
      const printed = withoutSign(cells[index] as Cell)
      if (!isFree(printed)) return
      const cell = wrapped(printed, line)
      takeIfResult(cell, cells, index, table)
      // The rest of a usual result is no result of its own.
      if (cell !== printed) for (const word of cell.words) taken.add(word)
    }
    const takeIfResult = (cell: Cell, cells: Cell[], index: number, table: Table | undefined) => {
      const close = labelled(cell)
      if (close && beginsWithRangeLabel(cell.text)) return
      if (close && isInWords(close.value.text) && isFreeName(close.name))
        return take(close.name, close.value, line)
      const role = table ? roleAt(cell, table) : null
      // The usual result is printed in words as well.
      if ((role !== null && NOT_A_RESULT.has(role)) || (role !== 'value' && isUsualResult(cell, line))) return
      const value = unlabelled(cell)
      const isUsual = isInWords(value.text) || (role === 'value' && COUNTED.test(cell.text))
      if (!isUsual && !(role === 'value' && isShortText(cell.text) && cell.words.length <= 5)) return
      const name = cells.slice(0, index).findLast((left) => isFreeName(left) && !isInWords(left.text))
      if (name && (isUsual || !isTitle(name, value, line)))
        return take(name, value, line, role !== 'value' && isUndecided(cell, line))
      if (!isUsual) return
      const label = cells[index - 1]
      const isBeside = label !== undefined && headingIn(label) === 'value'
      const isLabelled = isBeside || value.text !== cell.text
      const { x: left } = isBeside ? label : cell
      let last = line
      /** A text that is a specimen or a method between a name and its words, and else a name: "Occult blood". */
      let remark: Cell | undefined
      for (const above of lines.slice(Math.max(0, at - (isLabelled ? MOST_ABOVE : 2)), at).reverse()) {
        if (above.page !== line.page || last.baseline - above.baseline > BELOW * line.height) break
        // A name alone in its line may have its result in the column of results below it.
        const isAlone = above === lines[at - 1] && above.cells.length === 1 && index === 0
        const over = above.cells.find(
          ({ x }) => (isAlone || x > left - INDENT * line.height) && x < left + 0.5 * line.height,
        )
        const isNamed = isFreeName(over) && !isInWords(over.text)
        // The usual result may be between a name and its words.
        const isRange = above.cells.every(
          ({ text }) => beginsWithRangeLabel(text) || isInWords(afterRangeLabel(text) ?? ''),
        )
        if (isLabelled && above.cells.every(({ text }) => isRemark(text))) {
          if (isNamed) remark = over
        } else if (isNamed) return take(over, value, line)
        else if (isLabelled && !isRange) break
        if (isLabelled || isRange) last = above
      }
      if (remark) take(remark, value, line)
    }
    for (const table of tables.length > 0 ? tables : [undefined]) {
      const cells = table ? cellsIn(line, table).flatMap((cell) => withoutAnswer(cell, table)) : line.cells
      for (const index of cells.keys()) lookAt(cells, index, table)
    }
  })
  return found
}
