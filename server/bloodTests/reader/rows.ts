/**
 * From placed words to the rows of a lab report, by the geometry of the page alone: tables with headings, tables
 * without, and cards. Pure and deterministic; words of a PDF and of a recognised picture are read alike.
 */
import type { Doubt, MarkerRow, ReportReading } from '../../../shared/bloodTests.ts'
import { arithmeticOf } from './arithmetic.ts'
import { type Card, cardsInOrder, cardsOf } from './cards.ts'
import {
  flagMeaning,
  flagOf,
  hasRangeLabel,
  holdsRange,
  isFlag,
  isGraded,
  isOpenRange,
  isRange,
  readLoose,
  readParts,
  readRange,
  readValue,
  type Sex,
} from './cells.ts'
import { continuesHeadings, type Table, tablesOf } from './columns.ts'
import { collectionDay, dayFirstIn } from './dates.ts'
import { isContradictory, isFitting, isReadOnce, isUnsure, lacking, withLostPoints } from './doubts.ts'
import { type Draft, draftsOf } from './drafts.ts'
import { gaugesIn } from './gauges.ts'
import { languageOf } from './languages/languages.ts'
import { type Cell, type Line, linesOf, toCell } from './lines.ts'
import { findMarker, isPlausible, loincOf } from './markers.ts'
import {
  isMethodOrTitle,
  isName,
  isNotBlood,
  isProse,
  isSpecimenOrMethod,
  nameOf,
  withoutValueLabel,
} from './names.ts'
import { type DecimalMark, decimalMarkOf } from './numbers.ts'
import { paragraphsIn } from './paragraphs.ts'
import { placeOf } from './places.ts'
import { sidewaysIn } from './sideways.ts'
import { DASH, learnSigns, type Signs } from './signs.ts'
import { qualitativeOf, qualitativeRow, unreadOf } from './unread.ts'
import { alternatives } from './vocabulary.ts'
import type { Page, Word } from './words.ts'

const overlaps = (one: Cell, other: Cell) => one.x < other.right && other.x < one.right

/** So many rows must agree before numbers without headings are taken for limits. */
const LEAST_LIMITS = 3

/**
 * Two further numbers in each row, the first below the second and most results between them, are the limits of ranges
 * whose headings are missing. Where only one of them stands, the column that it stands in tells which one.
 */
function takeLimits(drafts: Draft[]): void {
  const numberOf = (cell: Cell | undefined) => (cell ? (readValue(cell.text)?.value ?? null) : null)
  const pairs = drafts.filter(({ rivals }) => rivals.length === 2)
  const isPair = ({ rivals: [one, other] }: Draft) => (numberOf(one) ?? 0) < (numberOf(other) ?? 0)
  const holds = ({ rivals: [one, other], parts: { value } }: Draft) =>
    value !== null && value >= (numberOf(one) ?? 0) && value <= (numberOf(other) ?? 0)
  if (pairs.length < LEAST_LIMITS || !pairs.every(isPair) || pairs.filter(holds).length < pairs.length / 2)
    return
  const lows = pairs.flatMap(({ rivals: [low] }) => low ?? [])
  for (const draft of drafts) {
    const [one, other, ...more] = draft.rivals
    if (!one || more.length > 0) continue
    const isLow = lows.some(
      (low) => Math.abs(low.right - one.right) < draft.line.height || overlaps(low, one),
    )
    draft.parts.range = {
      low: other || isLow ? numberOf(one) : null,
      high: other ? numberOf(other) : isLow ? null : numberOf(one),
    }
    draft.words = [...draft.words, ...draft.rivals.flatMap((cell) => cell.words)]
    draft.rivals = []
  }
}

const textOf = (words: readonly Word[]) => words.map((word) => word.text).join(' ')

/** In font sizes: what belongs to a result stands no farther below the line before it. */
const BELOW = 1.9
/** No result's range goes on over more lines than this. */
const MOST_BELOW = 8

const isNear = (one: Line, other: Line, sizes: number) =>
  one.page === other.page &&
  Math.abs(one.baseline - other.baseline) <= sizes * Math.max(one.height, other.height)

/** In font sizes: the words of a name stand no farther apart, however wide the page sets its spaces. */
const NAME_GAP = 1.5

/** A line in which cells that only together are the name of a test that we know are one cell. */
function withWholeNames(line: Line): Line {
  const cells: Cell[] = []
  for (const cell of line.cells) {
    const last = cells.at(-1)
    const isClose =
      last &&
      cell.x - last.right < NAME_GAP * line.height &&
      [last, cell].every(({ text }) => /\p{L}/u.test(text) && !isFlag(text) && readParts(text) === null)
    const whole = isClose ? toCell([...last.words, ...cell.words]) : cell
    const marker = isClose ? findMarker(nameOf(whole.words), null) : null
    const own = marker && findMarker(nameOf(cell.words), null)
    // The second may name the test by itself ("Antibodies  anti-TPO").
    const isWhole =
      marker && last && (own === null || (own === marker && !findMarker(nameOf(last.words), null)))
    if (isWhole) cells[cells.length - 1] = whole
    else cells.push(cell)
  }
  return cells.length === line.cells.length ? line : { ...line, cells }
}

/** What of a report belongs to no result yet: lines as a whole, and cells beside those of a result. */
class Rest {
  readonly lines: Set<Line>
  private readonly taken: Set<Word>

  constructor(lines: Set<Line>, drafts: readonly Draft[]) {
    this.lines = lines
    this.taken = new Set(drafts.flatMap(({ words }) => words))
  }

  cellsOf(line: Line): Cell[] {
    return line.cells.filter(({ words }) => words.every((word) => !this.taken.has(word)))
  }

  take(line: Line, words: readonly Word[]) {
    for (const word of words) this.taken.add(word)
    if (this.cellsOf(line).length === 0) this.lines.delete(line)
  }
}

/** The cell of a line below a result that may go on with its range, or say its flag. */
function belongingTo(draft: Draft, below: Line, rest: Rest): Cell | undefined {
  const cells = rest.cellsOf(below)
  const { range, value } = draft
  // A number below the value has a range of its own.
  const isRow = (cell: Cell) =>
    overlaps(cell, value) && readValue(cell.text) !== null && (range === null || !overlaps(cell, range))
  if (range && cells.some(isRow)) return undefined
  const isBeside = (cell: Cell) =>
    range !== null && overlaps(cell, range) && (range.x > value.x || cell.right < value.x + below.height)
  return cells.find(isBeside) ?? (cells.length === 1 && below.cells.length === 1 ? cells[0] : undefined)
}

/**
 * Some laboratories print the range (or more of it: one for men, one for women) or the flag's words under the result.
 * Takes those texts, which are then free no more.
 */
function takeWhatStandsBelow(draft: Draft, lines: Line[], rest: Rest, sex: Sex): void {
  const at = lines.indexOf(draft.line)
  let text = draft.range?.text ?? ''
  let last = draft.line
  for (const below of lines.slice(at + 1, at + 1 + MOST_BELOW)) {
    if (!isNear(below, last, BELOW)) return
    const cell = belongingTo(draft, below, rest)
    if (!cell) return
    const isRest =
      draft.range !== null &&
      overlaps(cell, draft.range) &&
      (cell.x > draft.value.right - below.height ||
        isOpenRange(draft.range.text) ||
        draft.range.right < draft.value.x)
    if (draft.parts.flag === null && isFlag(cell.text) && cell.text.length > 1) draft.parts.flag = cell.text
    else if (isRest) {
      text = `${text} ${cell.text}`
      const read = readRange(text, sex)
      if (read) draft.parts.range = read.range
      draft.parts.unit ??= read?.unit ?? null
    } else if (draft.parts.range === null) {
      const read = cell.words.length <= 12 ? rangeBelow(cell, draft, sex) : null
      if (!read) {
        // A method may stand between a result and its range.
        if (!isMethodOrTitle(cell.text)) return
        last = below
        continue
      }
      draft.parts.range = read.range
      draft.parts.unit ??= read.unit
    } else return
    draft.words = [...draft.words, ...cell.words]
    rest.take(below, cell.words)
    last = below
  }
}

/** A range under a result: with its label, or right under the value. */
function rangeBelow(cell: Cell, draft: Draft, sex: Sex) {
  const isLabelled = /^[([]?\s?\p{L}/u.test(cell.text) && /\d/.test(cell.text)
  if (!hasRangeLabel(cell.text) && (isLabelled || !overlaps(cell, draft.value))) return null
  return readRange(cell.text, sex)
}

/** In font sizes: the lines of one wrapped name stand no farther apart. */
const NAME_LEADING = 1.7

/** The words of a line that can only be a piece of a name: one text left of the row's value, under or over its name. */
function pieceOfName(
  line: Line | undefined,
  draft: Draft,
  rest: Rest,
  completes: (piece: Word[]) => boolean = () => false,
): Word[] | null {
  if (!line || !isNear(line, draft.line, NAME_LEADING)) return null
  const left = draft.name[0]?.x ?? rest.cellsOf(line)[0]?.x ?? 0
  const mine = rest
    .cellsOf(line)
    .filter(({ x }) => !draft.inTable || (x < draft.value.x && x > left - 2 * line.height))
    .filter(({ text }) => !isSpecimenOrMethod(text))
  const [cell, ...more] = mine
  // What stands where the values stand makes it a row of its own.
  const isRow = rest
    .cellsOf(line)
    .some((other) => other !== cell && draft.inTable && overlaps(other, draft.value))
  if (isRow) return null
  if (!cell || more.length > 0 || cell.right > draft.value.x) return null
  if (cell.x - left > 2 * line.height || left - cell.x > 0.5 * line.height) return null
  const size = draft.name[0]?.height ?? draft.line.height
  if (Math.abs((cell.words[0]?.height ?? 0) - size) > 0.12 * size) return null
  const isShouted =
    !/\p{Ll}/u.test(cell.text) && /\p{Lu}{4}/u.test(cell.text) && /\p{Ll}/u.test(textOf(draft.name))
  const isOther = isMethodOrTitle(cell.text) || isShouted || cell.words.length > 6
  if (isOther && !completes(cell.words)) return null
  if (!/\p{L}/u.test(cell.text) || /:\s*$/u.test(cell.text)) return null
  return cell.words
}

/** Puts wrapped names together. A line belongs to the row that it is closer to than rows are to one another. */
function joinWrappedNames(drafts: Draft[], lines: Line[], rest: Rest): void {
  const gaps = drafts
    .slice(1)
    .map((draft, index) => draft.line.baseline - (drafts[index]?.line.baseline ?? 0))
    .filter((gap) => gap > 0)
    .sort((a, b) => a - b)
  const pitch = gaps[Math.floor(gaps.length / 2)] ?? Number.POSITIVE_INFINITY
  for (const draft of drafts) {
    const at = lines.indexOf(draft.line)
    const above = lines[at - 1]
    if (draft.name.length === 0 && above) {
      const piece = pieceOfName(above, draft, rest)
      if (piece) {
        draft.name = piece
        draft.words = [...piece, ...draft.words]
        rest.take(above, piece)
      }
    }
    let previous = draft.line
    const strip = toCell([...draft.name, ...draft.value.words])
    for (let next = at + 1; next < lines.length; next += 1) {
      const line = lines[next]
      if (!line || !isNear(line, previous, NAME_LEADING)) break
      // Beside the row another panel may go on, with lines of its own.
      const beside = line.cells.filter((cell) => overlaps(cell, strip))
      if (beside.length === 0) continue
      if (beside.some((cell) => !rest.cellsOf(line).includes(cell))) break
      const isKnown = (words: Word[]) =>
        [draft.parts.unit, null].some((unit) => findMarker(nameOf(words), unit) !== null)
      const completes = (words: Word[]) => !isKnown(draft.name) && isKnown([...draft.name, ...words])
      const piece = pieceOfName(line, { ...draft, line: previous }, rest, completes)
      if (!piece || draft.name.length === 0) break
      const text = textOf(piece)
      const isPart = findMarker(nameOf(draft.name), draft.parts.unit)
        ? (/^[\p{Ll}(]/u.test(text) || /[,/-]$/u.test(textOf(draft.name))) && piece.length <= 3
        : !isProse(text)
      const gap = line.baseline - previous.baseline
      const following = drafts.find(
        (other) =>
          other.line.page === line.page &&
          other.line.baseline > line.baseline &&
          overlaps(other.value, draft.value),
      )
      const isNearer =
        gap < 0.8 * pitch ||
        (/^\p{Ll}/u.test(text) &&
          gap < 0.95 * ((following?.line.baseline ?? Number.POSITIVE_INFINITY) - line.baseline))
      const closer = isNearer && isPart
      if (!closer && !completes(piece)) break
      draft.name = [...draft.name, ...piece]
      draft.words = [...draft.words, ...piece]
      rest.take(line, piece)
      previous = line
    }
  }
}

const SEX = new RegExp(
  `(?<!\\p{L})(?:sex|gender|${alternatives(({ sex }) => sex.label)})(?!\\p{L})[^\\p{L}\\d]{0,5}(?:age\\b[^a-z\\d]{0,5})?(?:\\d{1,3}\\s?(?:y\\w*)?\\s?[/,|-]?\\s?)?(?:(male|m|${alternatives(({ sex }) => sex.male)})|(female|f|${alternatives(({ sex }) => sex.female)}))(?!\\p{L})`,
  'iu',
)

/** A label of the patient's sex that stands alone: its value stands below it. */
const SEX_LABEL = new RegExp(`^(?:sex|gender|${alternatives(({ sex }) => sex.label)})[ :]*$`, 'iu')

/** The patient's sex, where the report prints it: it chooses between ranges for men and for women, nothing else. */
function printedSex(lines: Line[], language: string | null): Sex {
  for (const [at, line] of lines.entries()) {
    const label = line.cells.find(({ text }) => SEX_LABEL.test(text))
    const below = lines[at + 1]?.cells.find(({ x }) => label && Math.abs(x - label.x) < line.height)
    const text = line.cells.map((cell) => cell.text).join(' ')
    const match = (label && below && SEX.exec(`${label.text} ${below.text}`)) || SEX.exec(text)
    // In Spanish, M is for "masculino" beside F, and for "mujer" beside H.
    if (match && language === 'es' && /^m$/iu.test(match[1] ?? match[2] ?? '')) return null
    if (match) return match[1] ? 'male' : 'female'
  }
  return null
}

/** In font sizes: how far the lines of a stacked result stand apart, and its value to the right of its name. */
const STACKED = 2.4
const INDENT = 3

/** Whether a line only says what is usual: a range with its label, or with whom it is for; a flag may stand beside it. */
function isRangeLine({ cells: [cell, ...more] }: Line): boolean {
  if (!cell || cell.words.length > 8 || !more.every(({ text }) => isFlag(text))) return false
  return hasRangeLabel(cell.text) || (holdsRange(cell.text) && /^[([]?\p{L}/u.test(cell.text))
}

/** What the line below a name says: a value, with nothing beside it but what belongs to it. */
function partsBelow(text: string, sex: Sex) {
  if (!/^[<>≤≥([*]?\s?[-−]?\.?\d/u.test(text) && !isFlag(text.split(' ')[0] ?? '')) return null
  // "1. Serum iron": the first line of a list, not a value.
  if (/^\d{1,3}[.)]\s\p{L}/u.test(text)) return null
  const { left, ...parts } = readLoose(text)
  if (parts.value === null || (left.length > 0 && !holdsRange(text))) return null
  if (left.length > 0) parts.range ??= readRange(text.replace(/^\S+/u, ''), sex)?.range ?? null
  return left.length > 6 ? null : parts
}

/** Results whose name stands on a line of its own, with value and range on the lines below it, in either order. */
function stackedDrafts(lines: Line[], free: Set<Line>, sex: Sex): Draft[] {
  const drafts: Draft[] = []
  lines.forEach((line, at) => {
    const [name, ...more] = line.cells
    if (!name || more.length > 0 || !free.has(line) || !isName(nameOf(name.words))) return
    const isBelow = (below: Line | undefined, above: Line): below is Line =>
      below !== undefined &&
      free.has(below) &&
      isNear(below, above, STACKED) &&
      (below.cells[0]?.x ?? 0) > name.x - 0.5 * line.height &&
      (below.cells[0]?.x ?? 0) < name.x + INDENT * line.height
    // The range may stand before the value, over several lines where it is given for men and for women.
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
    const first = lines[next]
    if (!isBelow(first, above)) return
    const said = first.cells.map((cell) => cell.text).join(' ')
    const parts = partsBelow(withoutValueLabel(said), sex)
    if (!parts) return
    above = first
    next += 1
    if (ranges.length === 0) takeRanges()
    const known = findMarker(nameOf(name.words), parts.unit) !== null
    if (!known && (parts.unit === null || parts.unit === '%') && ranges.length === 0 && parts.range === null)
      return
    const rangeCells = ranges.flatMap(({ cells }) => cells.slice(0, 1))
    const flag = ranges.flatMap(({ cells }) => cells.slice(1))[0]?.text ?? null
    const read = ranges.length > 0 ? readRange(rangeCells.map((cell) => cell.text).join(' '), sex) : null
    const value = first.cells[0]
    if (!value) return
    for (const used of [line, first, ...ranges]) free.delete(used)
    drafts.push({
      name: name.words,
      value,
      words: [line, first, ...ranges].flatMap((used) => used.cells.flatMap((cell) => cell.words)),
      parts: {
        ...parts,
        range: parts.range ?? read?.range ?? null,
        unit: parts.unit ?? read?.unit ?? null,
        flag: parts.flag ?? flag,
      },
      line: first.baseline > (ranges.at(-1)?.baseline ?? 0) ? first : (ranges.at(-1) ?? first),
      notBlood: false,
      inTable: false,
      range: rangeCells[0] ?? null,
      rivals: [],
    })
  })
  return drafts
}

/** Why a row may have been misread; null where nothing speaks for it. */
function doubtOf(row: MarkerRow, draft: Draft, signs: Signs): Doubt | null {
  if (row.printedFlag !== null && !isFlag(row.printedFlag) && !signs.meanings.has(row.printedFlag))
    return 'sign'
  // What the report's own rows say of a sign is not held against it.
  const isExplained =
    row.printedFlag !== null &&
    (signs.meanings.has(row.printedFlag) || (DASH.test(row.printedFlag) && row.flag === 'normal'))
  const printedFlag = isExplained ? null : row.printedFlag
  if (isContradictory({ ...row, printedFlag })) return 'contradiction'
  if (draft.rivals.length > 0) return 'number'
  return isRecognised(draft) && isUnsure(row, draft.words) ? 'picture' : null
}

/** The figures of a draft's value as the page writes them. */
function printedValueOf({ value, parts }: Draft): string {
  const numbers = value.words.flatMap((word) => {
    const [plain = ''] = word.text.match(/\d[\d.]*/) ?? []
    return Number(plain) === Math.abs(parts.value ?? Number.NaN) ? [word.printed ?? word.text] : []
  })
  return numbers[0]?.match(/\d[\d.,'’\u2009]*\d|\d/)?.[0] ?? String(parts.value)
}

/** The row of a draft, in one reading of its numbers. */
function judged(draft: Draft, figures: Pick<MarkerRow, 'value' | 'low' | 'high'>, signs: Signs): MarkerRow {
  const { parts, line } = draft
  const name = nameOf(draft.name)
  const marker = draft.notBlood ? null : findMarker(name, parts.unit)
  const meaning = parts.flag === null ? null : (signs.meanings.get(parts.flag) ?? flagMeaning(parts.flag))
  return {
    name,
    marker: marker?.name ?? null,
    loinc: loincOf(marker, parts.unit, name),
    ...figures,
    comparator: parts.comparator,
    unit: parts.unit,
    flag:
      figures.low === null && figures.high === null
        ? meaning
        : flagOf(figures.value, parts.comparator, figures, null),
    printedFlag: parts.flag,
    plausible: isPlausible(marker, name, figures.value, parts.unit, parts.comparator),
    doubtful: false,
    printedValue: printedValueOf(draft),
    place: placeOf(draft.words, line.page),
  }
}

const doubtful = (row: MarkerRow, doubt: Doubt | null): MarkerRow =>
  doubt === null ? row : { ...row, doubtful: true, doubt }

const inOtherReading = (words: readonly Word[]) => words.map((word) => word.other ?? word.text).join(' ')

/** The figures of a draft with the other reading of its numbers; null where each has only one. */
function otherFigures(
  { value, range, parts }: Draft,
  sex: Sex,
): Pick<MarkerRow, 'value' | 'low' | 'high'> | null {
  const isOpen = (cell: Cell | null) => cell?.words.some(({ other }) => other !== undefined) ?? false
  if (parts.value === null || (!isOpen(value) && !isOpen(range))) return null
  const figures = { value: parts.value, ...(parts.range ?? { low: null, high: null }) }
  if (range && isOpen(range)) Object.assign(figures, readRange(inOtherReading(range.words), sex)?.range)
  const other = isOpen(value) ? readLoose(inOtherReading(value.words)).value : null
  return { ...figures, value: other ?? figures.value }
}

/**
 * The row of a draft whose numbers can be read in two ways. What the marker can be decides; where both readings (or
 * neither) can be, the document's decimal mark does, and where it has none the row is doubtful.
 */
function settled(row: MarkerRow, other: MarkerRow, mark: DecimalMark): MarkerRow {
  const [fits, otherFits] = [isFitting(row), isFitting(other)]
  const open = (chosen: MarkerRow, value: number) => ({ ...doubtful(chosen, 'number'), otherValue: value })
  if (otherFits && !fits) return mark === null ? other : open(other, row.value)
  return mark !== null || (fits && !otherFits) ? row : open(row, other.value)
}

function toRow(draft: Draft, signs: Signs, sex: Sex, mark: DecimalMark): MarkerRow | null {
  const { parts } = draft
  if (parts.value === null || !isName(nameOf(draft.name))) return null
  const range = parts.range ?? { low: null, high: null }
  const plain = judged(draft, { value: parts.value, ...range }, signs)
  const otherwise = otherFigures(draft, sex)
  const row = otherwise ? settled(plain, judged(draft, otherwise, signs), mark) : plain
  if (row.doubtful) return row
  const repaired = isRecognised(draft) ? withLostPoints(row) : null
  if (repaired) return { ...doubtful(judged(draft, repaired, signs), 'picture'), otherValue: row.value }
  return doubtful(row, doubtOf(row, draft, signs))
}

/** Whether a row was recognised in a picture, rather than drawn as text. */
const isRecognised = ({ words }: Draft) => words.some(({ confidence }) => confidence !== undefined)

/** A result printed twice (in a summary and in its panel) is one result. */
function withoutRepeats(rows: MarkerRow[]): MarkerRow[] {
  const seen = new Set<string>()
  return rows.filter(({ name, value, comparator, unit, low, high }) => {
    const key = JSON.stringify([name.toLowerCase(), value, comparator, unit, low, high])
    return !seen.has(key) && seen.add(key)
  })
}

/**
 * Holds the rows against what laboratories calculate from one another. Rows that were recognised, and whose readings do not
 * all agree, are doubtful where they contradict their neighbours; others only where another reading of them sets all
 * right: laboratories print contradictions too. A doubt about figures ends where arithmetic confirms them.
 */
function checkArithmetic(rows: MarkerRow[], recognised: ReadonlySet<MarkerRow>): void {
  const { confirmed, contradicted, suggested } = arithmeticOf(rows)
  for (const row of rows) {
    const other = suggested.get(row)
    if (confirmed.has(row) && (row.doubt === 'picture' || row.doubt === 'number')) {
      row.doubtful = false
      delete row.doubt
      delete row.otherValue
    } else if (!row.doubtful && (other !== undefined || (recognised.has(row) && contradicted.has(row))))
      Object.assign(row, doubtful(row, 'arithmetic'), other !== undefined && { otherValue: other })
  }
}

/** In font sizes: values of one column line up so closely. */
const ALIGNED = 0.6

/** So many values of tests that we know must line up: a row's own and two others. */
const LEAST_ALIGNED = 3

/** Tells whether a cell stands where the values of rows that are certain stand, on pages of the same width. */
function alignedWith(drafts: Draft[]): (line: Line) => (cell: Cell) => boolean {
  const sure = drafts.filter(({ parts, name }) => findMarker(nameOf(name), parts.unit) !== null)
  return (line) => (cell) => {
    const off = ALIGNED * line.height
    const alike = sure.filter(
      ({ value, line: { page } }) =>
        page.width === line.page.width &&
        (Math.abs(value.x - cell.x) < off ||
          Math.abs(value.right - cell.right) < off ||
          Math.abs(value.x + value.right - cell.x - cell.right) < 2 * off),
    )
    return alike.length >= LEAST_ALIGNED
  }
}

/** So many ranges must stand one below the other. */
const LEAST_RANGES = 3

const isBegun = ({ text }: Cell) => isRange(text) || isOpenRange(text) || (holdsRange(text) && isGraded(text))

/**
 * Tells whether a number is a limit, beside which another one may be the result: it has a sign and stands in a column of
 * ranges, or its range goes on with a number of its own on the line below.
 */
function limitsAmong(lines: Line[]): (line: Line) => (cell: Cell) => boolean {
  const rangesOf = new Map<Page, Cell[]>()
  for (const { page, cells } of lines) {
    const ranges = cells.filter((cell) => isBegun(cell) && !/^[<>≤≥]/u.test(cell.text))
    rangesOf.set(page, [...(rangesOf.get(page) ?? []), ...ranges])
  }
  const below = new Map(lines.map((line, at) => [line, lines[at + 1]]))
  return (line) => (cell) => {
    const { page, height } = line
    if (isOpenRange(cell.text) && !/^[<>≤≥]/u.test(cell.text)) {
      const next = below.get(line)
      if (!next || !isNear(next, line, BELOW)) return false
      return next.cells.every((rest) => overlaps(rest, cell) && /^[\d.,]+[)\]]?$/u.test(rest.text))
    }
    if (!/^[<>≤≥]/u.test(cell.text)) return false
    const off = ALIGNED * height
    const aligned = (rangesOf.get(page) ?? []).filter(
      ({ x, right }) => Math.abs(x - cell.x) < off || Math.abs(x + right - cell.x - cell.right) < off,
    )
    return aligned.length >= LEAST_RANGES
  }
}

/** What the lines of a report hold: results, headings of tables, titles of sections; `free` are all others. */
function draftsOfLines(
  lines: Line[],
  sex: Sex,
  dayFirst: boolean | null,
  isAligned: (line: Line) => (cell: Cell) => boolean,
) {
  const free = new Set(lines)
  const drafts: Draft[] = []
  const tableOf = new Map<Line, Table[]>()
  let tables: Table[] = []
  let notBlood = false
  const isLimit = limitsAmong(lines)
  for (const [at, line] of lines.entries()) {
    // A second line of headings.
    if (!free.has(line)) continue
    const below = lines[at + 1] ?? null
    const opened = tablesOf(line, below, dayFirst)
    if (opened) {
      tables = opened
      free.delete(line)
      if (below && continuesHeadings(line, below)) free.delete(below)
      continue
    }
    tableOf.set(line, tables)
    const around = { sex, notBlood, isAligned: isAligned(line), isLimit: isLimit(line) }
    let found = tables.flatMap((table) => draftsOf(line, table, around))
    if (found.length === 0) found = draftsOf(line, null, around)
    if (found.length > 0) {
      drafts.push(...found)
      free.delete(line)
      continue
    }
    const [title, ...more] = line.cells
    if (!title || more.length > 1 || title.words.length > 6 || /\d{2}/.test(title.text)) continue
    notBlood = isNotBlood(title.text) ?? notBlood
  }
  return { drafts, free, tableOf }
}

const draftOfCard = ({ name, cells, parts, line }: Card): Draft => ({
  name: name.words,
  value: toCell(name.words),
  words: cells.flatMap((cell) => cell.words),
  parts,
  line,
  notBlood: false,
  inTable: false,
  range: null,
  rivals: [],
})

/**
 * The rows of a report and the day of the draw. What is not clearly a row is left out: patient data, dates, page
 * numbers and comments never become rows; a line that could be a result and is none of the rows is told as unread.
 */
export function readRows(pages: Page[]): ReportReading {
  const words = pages.flatMap((page) => page.words)
  const mark = decimalMarkOf(words)
  const lines = pages.flatMap((page) => linesOf(page, mark)).map(withWholeNames)
  const language = languageOf(words.map(({ text }) => text))
  const sex = printedSex(lines, language)
  const dayFirst = dayFirstIn(lines, language)
  const running = paragraphsIn(lines, sex)
  const turned = sidewaysIn(lines, sex, dayFirst)
  const scaled = gaugesIn(lines, sex)
  const ordered = cardsInOrder(lines, sex, isName)
  const taken = [running.lines, turned.lines, scaled.lines, ordered.lines]
  const others = lines.filter((line) => taken.every((some) => !some.has(line)))
  const first = draftsOfLines(others, sex, dayFirst, () => () => true)
  const { drafts, free, tableOf } = draftsOfLines(others, sex, dayFirst, alignedWith(first.drafts))
  drafts.push(...stackedDrafts(others, free, sex))
  takeLimits(drafts)
  const rest = new Rest(free, drafts)
  for (const draft of drafts) takeWhatStandsBelow(draft, others, rest, sex)
  joinWrappedNames(drafts, others, rest)
  const named = drafts.filter(({ name }) => isName(nameOf(name)))
  // What has no name may be a card's value, or is told as unread.
  for (const { line } of drafts) if (!named.some((draft) => draft.line === line)) free.add(line)
  const cards = [...ordered.cards, ...cardsOf([...free], sex, isName)].map(draftOfCard)
  const all = [...running.drafts, ...turned.drafts, ...scaled.drafts, ...named, ...cards].filter(({ name }) =>
    isName(nameOf(name)),
  )
  const signs = learnSigns(all)
  for (const { parts } of all) if (parts.flag && signs.codes.has(parts.flag)) parts.flag = null
  const recognised: MarkerRow[] = []
  const rows = all.flatMap((draft) => {
    const row = toRow(draft, signs, sex, mark)
    if (row && isReadOnce(draft.words)) recognised.push(row)
    return row ?? []
  })
  checkArithmetic(rows, new Set(recognised))
  for (const row of lacking(rows)) Object.assign(row, doubtful(row, row.doubt ?? 'missing'))
  const used = new Set(all.flatMap((draft) => draft.words))
  const qualitative = [
    ...running.qualitative,
    ...turned.qualitative,
    ...ordered.words.map(({ name, value, line }) => qualitativeRow(name.words, value.words, line)),
    ...qualitativeOf(others, tableOf, used),
  ]
  return {
    ...collectionDay(lines, dayFirst),
    markers: withoutRepeats(rows),
    unread: [...running.unread, ...unreadOf(others, free, all, qualitative)],
    qualitative: qualitative.map(({ row }) => row),
    language,
  }
}
