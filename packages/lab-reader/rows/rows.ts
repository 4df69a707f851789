/**
 * From positioned words to the rows of a lab report, by the geometry of the page alone: tables with headings, tables
 * without, and cards. Pure and deterministic; words of a PDF and of a recognised picture are treated alike.
 */

import { fold, LANGUAGES, languageOf } from '../languages/languages.ts'
import type { Language } from '../languages/schema.ts'
import { alternatives } from '../languages/vocabulary.ts'
import { findMarker } from '../markers/markers.ts'
import type { Page, Word } from '../page/words.ts'
import type { MarkerRow, PageLines, ReportReading } from '../types.ts'
import { accountOf, besideNames, fieldOf } from './accounting.ts'
import { type Card, cardsInOrder, cardsOf } from './cards.ts'
import { holdsRange, isGraded, isOpenRange, isRange, isUnit, readValue, type Sex } from './cells.ts'
import { continuesHeadings, headingIn, type Table, tablesOf } from './columns.ts'
import { collectionDay, dayFirstIn, withWholeDates } from './dates.ts'
import { isReadOnce, lacking, markedInRange } from './doubts.ts'
import type { Draft } from './draft.ts'
import { commentsIn, freeTextIn } from './freeText.ts'
import { gaugesIn } from './gauges.ts'
import { inventionsAmong } from './inventions.ts'
import { codesIn, draftsOf } from './lineDrafts.ts'
import { type Cell, inCells, isNear, type Line, toCell, wordLinesOf } from './lines.ts'
import {
  checkArithmetic,
  doubtful,
  isDecidedByValue,
  isRecognised,
  toRow,
  withoutRepeats,
} from './markerRow.ts'
import { isName, nameOf } from './names.ts'
import { decimalMarkOf } from './numbers.ts'
import { withOrdinalsApart } from './ordinals.ts'
import { wordsInText } from './ownResults.ts'
import { paragraphsIn } from './paragraphs.ts'
import { resultLinesOf } from './resultLines.ts'
import { Sections } from './sections.ts'
import { sidewaysIn } from './sideways.ts'
import { learnSigns } from './signs.ts'
import { stackedDrafts } from './stacked.ts'
import {
  BELOW,
  joinWrappedNames,
  overlaps,
  Rest,
  saidBelow,
  takeTextsBelow,
  withWholeNames,
  withWholeRatios,
  withWholeWords,
  withWrappedValues,
} from './surroundings.ts'
import { withValuesApart } from './touching.ts'
import { qualitativeOf, qualitativeRow, unreadLine } from './unread.ts'

/** How many rows must agree before numbers without headings are taken for limits. */
const LEAST_LIMITS = 3

/**
 * Where each row has two further numbers, the first below the second and most results between them, these are the
 * limits of ranges without headings. Where a row has only one of them, its column decides which limit it is.
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

/**
 * Where each row has two numbers before its unit, the first below the second, and a third behind it that is mostly between
 * them, the limits are before the value, without headings. Where a row has only one number before its unit, its column
 * decides which limit it is.
 */
function takeValuesBehindLimits(drafts: Draft[]): void {
  const free = drafts.filter(({ inTable }) => !inTable)
  const whole = free.filter(({ rivals, range }) => rivals.length === 2 && range === null)
  const readings = whole.map(({ parts, rivals: [high, value] }) => ({
    low: parts.value ?? Number.NaN,
    high: (high && readValue(high.text)?.value) ?? Number.NaN,
    value: (value && readValue(value.text)?.value) ?? Number.NaN,
  }))
  const held = readings.filter(({ low, high, value }) => value >= low && value <= high)
  const isBehind =
    readings.length >= LEAST_LIMITS &&
    readings.every(({ low, high }) => low < high) &&
    held.length >= readings.length / 2
  if (!isBehind) return
  const [lows, values] = [
    whole.map(({ value }) => value),
    whole.flatMap(({ rivals: [, last] }) => last ?? []),
  ]
  const isUnder = (cell: Cell, column: Cell[], height: number) =>
    column.some((one) => Math.abs(one.right - cell.right) < height || overlaps(one, cell))
  for (const draft of free) {
    const { parts, rivals, line } = draft
    // A value with a sign looks like a range: "> 90".
    const [high, last, ...more] = rivals.length > 0 ? rivals : [draft.range]
    if (!high || more.length > 0) continue
    const cell = last ?? high
    const read = readValue(cell.text)
    if (!read || !isUnder(cell, values, line.height)) continue
    const isLow = isUnder(draft.value, lows, line.height)
    const bound = last ? (readValue(high.text)?.value ?? null) : null
    const range = last || isLow ? { low: parts.value, high: bound } : { low: null, high: parts.value }
    const { value, comparator, rest } = read
    draft.parts = { ...parts, value, comparator, range, flag: parts.flag ?? (rest || null) }
    draft.words = [...new Set([...draft.words, ...rivals.flatMap((one) => one.words)])]
    Object.assign(draft, { value: cell, range: null, rivals: [] })
  }
}

/** The classes of a scale, such as those of antibodies to foods. */
const CLASS = /^[0-6]$/

/**
 * Gives a range to the first of two results of one line where it is below the ranges of other first results, and the
 * second has none of its own: "3.4 %   0.17 10^9/L   [0 - 6]".
 */
function placeRanges(drafts: readonly Draft[]): void {
  const pairs = drafts.flatMap((second, at) => {
    const first = drafts[at - 1]
    const isPair = first?.line === second.line && first.name[0] === second.name[0] && first.name.length > 0
    return isPair ? [{ first, second }] : []
  })
  const edges = pairs.flatMap(({ first, second }) =>
    first.range && second.range ? { first: first.range, second: second.range, page: first.line.page } : [],
  )
  for (const { first, second } of pairs) {
    const { range } = second
    if (!range || first.range || first.parts.range) continue
    const isBelow = (one: Cell) =>
      Math.min(Math.abs(one.x - range.x), Math.abs(one.right - range.right)) < ALIGNED * second.line.height
    const beside = edges.filter(({ page }) => page === second.line.page)
    if (!beside.some((one) => isBelow(one.first)) || beside.some((one) => isBelow(one.second))) continue
    ;[first.range, second.range] = [range, null]
    ;[first.parts.range, second.parts.range] = [second.parts.range, null]
    first.words = [...first.words, ...range.words]
    second.words = second.words.filter((word) => !range.words.includes(word))
  }
}

/** Where every number behind a unit is a class of a scale, none of them is a result. */
function dropClasses(drafts: Draft[]): void {
  const classed = drafts.filter(({ line, rivals: [one, ...more] }) => {
    const unit = line.cells.find(({ text }) => isUnit(text))
    return one !== undefined && more.length === 0 && unit !== undefined && unit.right <= one.x
  })
  if (classed.length < LEAST_RANGES || !classed.every(({ rivals: [one] }) => CLASS.test(one?.text ?? '')))
    return
  for (const draft of classed) draft.rivals = []
}

const SEX = new RegExp(
  `(?<!\\p{L})(?:sex|gender|${alternatives(({ sex }) => sex.label)})(?!\\p{L})[^\\p{L}\\d]{0,5}(?:age\\b[^a-z\\d]{0,5})?(?:\\d{1,3}\\s?(?:y\\w{0,9})?\\s?[/,|-]?\\s?)?(male|m|female|f|${alternatives(({ sex }) => [...sex.male, ...sex.female])})(?!\\p{L})`,
  'iu',
)

/** A label of the patient's sex alone in a cell: its value is below it. */
const SEX_LABEL = new RegExp(`^(?:sex|gender|${alternatives(({ sex }) => sex.label)})[ :]*$`, 'iu')

/** Which sex a word means in these languages: V is a woman in Dutch and a man in Spanish. */
function sexesOf(word: string, languages: readonly Language[]): ('male' | 'female')[] {
  const means = (which: 'male' | 'female') =>
    languages.some(({ sex }) => sex[which].some((one) => fold(one) === fold(word)))
  return (['male', 'female'] as const).filter(means)
}

/** The sex that a word means: in the report's language, else in English, else in all languages if they agree. */
function sexOf(word: string, language: string | null): Sex {
  const only = (code: string | null) => LANGUAGES.filter((one) => one.code === code)
  for (const languages of [only(language), only(language && 'en'), LANGUAGES]) {
    const [sex = null, ...more] = sexesOf(word, languages)
    if (sex !== null) return more.length === 0 ? sex : null
  }
  return null
}

/** The patient's sex, where the report prints it; it is used only to choose between ranges for men and for women. */
function printedSex(lines: Line[], language: string | null): Sex {
  for (const [at, line] of lines.entries()) {
    const label = line.cells.find(({ text }) => SEX_LABEL.test(text))
    const below = lines[at + 1]?.cells.find(({ x }) => label && Math.abs(x - label.x) < line.height)
    const text = line.cells.map((cell) => cell.text).join(' ')
    const match = (label && below && SEX.exec(`${label.text} ${below.text}`)) || SEX.exec(text)
    const word = match?.[1]
    if (word === undefined) continue
    // In Spanish, M means "masculino" beside F, and "mujer" beside H.
    return language === 'es' && /^m$/iu.test(word) ? null : sexOf(word, language)
  }
  return null
}

/** How far values of one column may be misaligned, in font sizes. */
const ALIGNED = 0.6

/** How many values of known tests must be aligned: the row's own and two others. */
const LEAST_ALIGNED = 3

/** Whether a cell is aligned with the values of certain rows, on pages of the same width. */
function alignedWith(drafts: Draft[]): (line: Line) => (cell: Cell) => boolean {
  const isWhole = ({ name, parts: { unit, range } }: Draft) =>
    name.length > 0 && unit !== null && range?.low != null && range.high !== null
  const sure = drafts.filter(
    (draft) => isWhole(draft) || findMarker(nameOf(draft.name), draft.parts.unit) !== null,
  )
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

/** How many ranges must be below one another to form a column. */
const LEAST_RANGES = 3

const isBegun = ({ text }: Cell) => isRange(text) || isOpenRange(text) || (holdsRange(text) && isGraded(text))

/** The continuation of a range: "- 425)", "98.0". */
const REST_OF_RANGE = /^(?:[-–—]\s?)?[\d.,]+[)\]]?$/u

/**
 * Whether a number is a limit, so that another number beside it may be the result: it has a comparator and is in a
 * column of ranges, or its range continues with a number on the line below.
 */
function limitsAmong(lines: Line[]): (line: Line) => (cell: Cell) => boolean {
  const rangesOf = new Map<Page, Cell[]>()
  for (const { page, cells } of lines) {
    const isCompared = ({ text }: Cell) => /^[<>≤≥]/u.test(text)
    const isPlain = ({ text }: Cell) => readValue(text)?.comparator === null && !isRange(text)
    // Beside a plain number a single number with a comparator is its limit.
    const hasLimit = cells.some(isPlain) && cells.filter(isCompared).length === 1
    const ranges = cells.filter((cell) => isBegun(cell) && (hasLimit || !isCompared(cell)))
    rangesOf.set(page, [...(rangesOf.get(page) ?? []), ...ranges])
  }
  const below = new Map(lines.map((line, at) => [line, lines[at + 1]]))
  const above = new Map(lines.map((line, at) => [line, lines[at - 1]]))
  return (line) => (cell) => {
    const { page, height } = line
    const begun = above.get(line)
    // The continuation of a range that begins on the line above.
    if (begun && isNear(begun, line, BELOW) && REST_OF_RANGE.test(cell.text)) {
      if (begun.cells.some((open) => overlaps(open, cell) && isOpenRange(open.text))) return true
    }
    if (isOpenRange(cell.text) && !/^[<>≤≥]/u.test(cell.text)) {
      const next = below.get(line)
      if (!next || !isNear(next, line, BELOW)) return false
      return next.cells.every((rest) => overlaps(rest, cell) && /^[\d.,]+[)\]]?$/u.test(rest.text))
    }
    if (!/^[<>≤≥]/u.test(cell.text)) return false
    // "<7 ng/L   (up to 14)   8": a value that has its own range.
    if (line.cells.some(({ text }) => /^[([]/u.test(text) && isRange(text))) return false
    const off = ALIGNED * height
    const aligned = (rangesOf.get(page) ?? []).filter(
      ({ x, right }) => Math.abs(x - cell.x) < off || Math.abs(x + right - cell.x - cell.right) < off,
    )
    return aligned.length >= LEAST_RANGES && aligned.some(({ text }) => !/^[<>≤≥]/u.test(text))
  }
}

/** Whether each text of a line is directly below one that begins at the same edge. */
const isUnderTexts = (line: Line, above: Line | undefined) =>
  above !== undefined &&
  isNear(above, line, BELOW) &&
  line.cells.every(({ x }) => above.cells.some((over) => Math.abs(over.x - x) < ALIGNED * line.height))

/** Whether a line has nothing but texts below the names of tables side by side: "Width" and "observation". */
const areRestsOfNames = ({ cells, height }: Line, tables: readonly Table[]) =>
  tables.length > 1 &&
  cells.every((cell) =>
    tables.some(
      ({ columns: [first] }) => first?.role === 'name' && Math.abs(first.x - cell.x) < ALIGNED * height,
    ),
  )

/** The content of a report's lines: results, headings of tables, titles of sections; `free` are all other lines. */
function draftsOfLines(
  lines: Line[],
  sex: Sex,
  dayFirst: boolean | null,
  isAligned: (line: Line) => (cell: Cell) => boolean,
) {
  const free = new Set(lines)
  const heads = new Set<Line>()
  const drafts: Draft[] = []
  const tableOf = new Map<Line, Table[]>()
  let tables: Table[] = []
  const sections = new Sections()
  const isLimit = limitsAmong(lines)
  const codes = codesIn(lines)
  for (const [at, line] of lines.entries()) {
    // A second line of headings.
    if (!free.has(line)) continue
    const below = lines[at + 1] ?? null
    // Below a row of a table, or below names of cards, "concentration" and "level" are the rest of names.
    const isRest =
      areRestsOfNames(line, tables) ||
      (line.cells.every(({ text }) => /^\p{Ll}/u.test(text)) &&
        (tables.length > 0 || isUnderTexts(line, lines[at - 1])))
    const opened = isRest ? null : tablesOf(line, below, dayFirst)
    if (opened) {
      tables = opened
      heads.add(line)
      if (below && continuesHeadings(line, below)) heads.add(below)
      for (const head of heads) free.delete(head)
      sections.readHeadings(line)
      continue
    }
    tableOf.set(line, tables)
    const around = { sex, said: sections.said, isAligned: isAligned(line), isLimit: isLimit(line), codes }
    let found = tables.flatMap((table) => draftsOf(line, table, around))
    if (found.length === 0) found = draftsOf(line, null, around)
    if (found.length > 0) {
      drafts.push(...found)
      free.delete(line)
      sections.readRows(line)
      continue
    }
    sections.readLine(line, lines[at + 1])
  }
  return { drafts, free, tableOf, heads, sections }
}

/** Whether the value of an unknown test may be the ordinal of the line below its name, which is then a title. */
function isNumbered({ name: [first], words }: Draft, { marker, unit, value }: MarkerRow): boolean {
  const figure = words.find(({ text }) => /^\d{1,2}[.)]?$/.test(text) && Number.parseInt(text, 10) === value)
  const isBelow = first && figure && figure.y - first.y > first.height / 2
  return marker === null && unit === null && isBelow === true
}

/** Whether words are the heading of a column of names, which no test is called: "Analysis" before a garbled unit. */
const isHeadingOfNames = (name: Word[]) =>
  name.length > 0 && headingIn(toCell(name)) === 'name' && findMarker(nameOf(name), null) === null

const draftOfCard = ({ name, value, range, cells, parts, line }: Card): Draft => ({
  name: name.words,
  value,
  words: cells.flatMap((cell) => cell.words),
  parts,
  line,
  said: null,
  inTable: false,
  range,
  rivals: [],
})

/**
 * The rows of a report and the day of the draw. Whatever is not clearly a row is left out: patient data, dates, page
 * numbers and comments never become rows. A line that could be a result but did not become a row is listed as unread.
 */
export const readRows = (pages: Page[]): ReportReading => readLines(pages).reading

/** A report's rows as `readRows` reads them, and the printed lines that hold them or may hold others. */
export function readLines(pages: Page[]): { reading: ReportReading; lines: PageLines[] } {
  const wordLines = pages.map((page) => wordLinesOf(page).map(withValuesApart))
  // Whole words; a page drawn letter by letter has them only after its lines were formed.
  const words = wordLines.flat().flatMap((line) => line.words)
  const mark = decimalMarkOf(words)
  const printed = wordLines.flatMap((some) => inCells(some, mark))
  const lines = withOrdinalsApart(
    withWrappedValues(withWholeRatios(printed.map(withWholeDates).map(withWholeWords).map(withWholeNames))),
  )
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
  const { drafts, free, tableOf, heads, sections } = draftsOfLines(
    others,
    sex,
    dayFirst,
    alignedWith(first.drafts),
  )
  drafts.push(...stackedDrafts(others, free, sex))
  takeLimits(drafts)
  takeValuesBehindLimits(drafts)
  dropClasses(drafts)
  placeRanges(drafts)
  const rest = new Rest(free, drafts)
  for (const draft of drafts) takeTextsBelow(draft, others, rest, sex)
  joinWrappedNames(drafts, others, rest)
  const isNamed = ({ name }: Draft) => isName(nameOf(name)) && !isHeadingOfNames(name)
  const named = drafts.filter(isNamed)
  // A line without a name may be a card's value; otherwise it is listed as unread.
  for (const { line } of drafts) if (!named.some((draft) => draft.line === line)) free.add(line)
  const cards = [...ordered.cards, ...cardsOf([...free], sex, isName)].map(draftOfCard)
  const elsewhere = [...running.drafts, ...turned.drafts, ...scaled.drafts]
  const all = [...elsewhere, ...named, ...cards].filter(isNamed)
  const nameless = elsewhere.filter((draft) => !isNamed(draft))
  for (const draft of all) {
    draft.said ??= sections.saidAt(draft.line)
    draft.said = saidBelow(draft, lines, rest) ?? draft.said
  }
  const signs = learnSigns(all)
  for (const { parts } of all) if (parts.flag && signs.codes.has(parts.flag)) parts.flag = null
  const recognised: MarkerRow[] = []
  const rowOf = new Map<Draft, MarkerRow>()
  const rows = all.flatMap((draft) => {
    const row = toRow(draft, signs, sex, mark)
    if (row && isReadOnce(draft.words)) recognised.push(row)
    if (row) rowOf.set(draft, row)
    return row ?? []
  })
  const open = [...rowOf].filter(([draft]) => !isDecidedByValue(draft)).map(([, row]) => row)
  checkArithmetic(rows, new Set(recognised), new Set(open))
  // A person confirms each row in letters that are recognised less surely.
  for (const [draft, row] of rowOf)
    if (draft.line.page.isLessSure) Object.assign(row, doubtful(row, row.doubt ?? 'picture'))
  const seen = [...rowOf].filter(([draft]) => isRecognised(draft)).map(([, row]) => row)
  for (const row of markedInRange(seen)) Object.assign(row, doubtful(row, row.doubt ?? 'contradiction'))
  for (const row of lacking(rows)) Object.assign(row, doubtful(row, row.doubt ?? 'missing'))
  const numbered = [...rowOf].filter(([draft, row]) => isNumbered(draft, row)).map(([, row]) => row)
  for (const row of [...inventionsAmong(rows), ...numbered])
    Object.assign(row, doubtful(row, row.doubt ?? 'contradiction'))
  const used = new Set(all.flatMap((draft) => draft.words))
  const qualitative = [
    ...running.qualitative,
    ...turned.qualitative,
    ...ordered.words.map(({ name, value, line }) => qualitativeRow(name.words, value.words, line)),
    ...qualitativeOf(
      others.filter((line) => !heads.has(line)),
      tableOf,
      used,
    ),
  ]
  const listed = new Set([...all, ...qualitative].map(({ line }) => line))
  const inWords = new Set(qualitative.flatMap(({ words: some }) => some))
  const isSilent = (line: Line) =>
    (free.has(line) || heads.has(line)) &&
    !listed.has(line) &&
    !line.cells.some((cell) => cell.words.some((word) => inWords.has(word)))
  const silent = others.filter(isSilent)
  const places = { isInField: fieldOf(all.map(({ line }) => line)), isBesideNames: besideNames(all) }
  qualitative.push(...wordsInText(silent, places))
  const offered = [...running.unread, ...nameless]
  const known = new Set([...qualitative, ...offered].flatMap((one) => one.words))
  const inFreeText = freeTextIn(lines, (word) => used.has(word) || known.has(word), places)
  qualitative.push(...inFreeText.flatMap(({ row }) => row ?? []))
  const account = accountOf({ lines, drafts: [...rowOf.keys()], qualitative, offered })
  for (const [draft, row] of rowOf)
    if (account.differing.has(draft)) Object.assign(row, doubtful(row, row.doubt ?? 'number'))
  const read = new Set([...qualitative, ...offered, ...account.unread].flatMap((one) => one.words))
  const silently = inFreeText.filter(({ words }) => !words.some((word) => read.has(word)))
  const shown = new Set([...read, ...used, ...silently.flatMap(({ words }) => words)])
  const comments = commentsIn(lines, (word) => shown.has(word), places)
  const unread = [...offered, ...account.unread, ...silently, ...comments]
  const reading = {
    ...collectionDay(lines, dayFirst, [...new Set(all.flatMap(({ day }) => day ?? []))]),
    markers: withoutRepeats(rows),
    unread: unread.map(unreadLine),
    qualitative: qualitative.map(({ row }) => row),
    language,
  }
  return { reading, lines: resultLinesOf([...rowOf.keys()], unread, account) }
}
