/**
 * From placed words to the rows of a lab report, by the geometry of the page alone: tables with headings, tables
 * without, and cards. Pure and deterministic; words of a PDF and of a recognised picture are read alike.
 */
import type { MarkerRow, ReportReading } from '../../../shared/bloodTests.ts'
import { cardsOf } from './cards.ts'
import {
  type CellParts,
  flagOf,
  hasRangeLabel,
  isFlag,
  isRange,
  isUnit,
  readParts,
  readRange,
  readValue,
  type Sex,
} from './cells.ts'
import { type Table, tablesOf, wordsByRole } from './columns.ts'
import { collectionDate } from './dates.ts'
import { isContradictory, isUnsure, lacking, withLostPoints } from './doubts.ts'
import { type Cell, type Line, linesOf, toCell } from './lines.ts'
import { findMarker, isPlausible, loincOf } from './markers.ts'
import { boundsOf, quarterTurnOf, scaling } from './projection.ts'
import type { Page, Word } from './words.ts'

/** Report text is data from outside: no name is longer than this, and no report has more rows than this. */
const MAX_NAME = 200
const MAX_ROWS = 500
/** More texts than this on one line are no row. */
const MAX_CELLS = 16

/** A row before its meaning is known. `name` is empty while the name stands on the lines above and below. */
type Draft = {
  name: Word[]
  value: Cell
  words: Word[]
  parts: CellParts
  line: Line
  urine: boolean
  inTable: boolean
}

/** First words of lines that look like a row (a text and a number) and are none. */
const NOT_A_TEST =
  /^(?:patient|name|age|sex|gender|dob|date|day|time|page|phone|tel|fax|mobile|id|mrn|uhid|account|acct|specimen|sample|accession|client|order|physician|doctor|dr|address|street|report|ref|reference|range|room|bed|visit|invoice|bill|height|weight|bmi|pulse|blood pressure|temperature|normal|optimal|near optimal|above optimal|desirable|borderline|high|very high|low|very low|average|moderate|deficien\w*|insufficien\w*|sufficien\w*|toxic\w*|pre-?diabet\w*|diabet\w*|non-?diabet\w*|goal|target|risk|male|female|men|women|adults?|child\w*|infants?|newborns?|pregnan\w*|(?:first|second|third|1st|2nd|3rd) trimester|follicular|luteal|ovulat\w*|mid-?cycle|post-?menopaus\w*|note|comment|interpretation|method|total tests|number of|collected|received|reported|printed|version|lab|registration|npi|clia|zip|copyright|www|http)\b/iu
const METHOD =
  /^\(?\s*(?:method|by\b|calculat|derived|spectro|photomet|hplc|eclia|clia|cmia|elisa|immuno|nephelo|turbid|colou?rimet|enzymat|kinetic|flow cytomet|impedance|electrical|hexokinase|god|jaffe|ifcc|ise\b|westergren|automated|microscop|uricase|urease|biuret|bcg|diazo)/iu
/** Titles of sections, as opposed to second lines of names. */
const TITLE = /\b(?:panel|profile|studies|tests?|results|function|section|department)\b/iu
const URINE_SECTION = /\b(?:urin\w*|stool|f[ae]ces|semen|saliva|csf)\b/iu
const BLOOD_SECTION =
  /\b(?:panel|profile|blood|h[ae]+matology|chemistry|biochemistry|lipids?|thyroid|liver|renal|kidney|iron|vitamins?|diabetes|count|cbc|cmp|serum|hormones?|electrolytes|inflammation)\b/iu

/** Whether a text may be the name of a test: letters, no sentence, none of the words of a report's own furniture. */
function isName(text: string): boolean {
  const bare = text.trim()
  if (bare.length > MAX_NAME || !/\p{L}/u.test(bare) || /[:;?!]\s|https?:|@/u.test(bare)) return false
  if (/^[^\p{L}\d%(#*[]/u.test(bare) || isFlag(bare) || isRange(bare) || readParts(bare)) return false
  if (findMarker(bare, null)) return true
  return (
    !NOT_A_TEST.test(bare) &&
    !/\d{4}/.test(bare) &&
    /\p{L}{2}|\p{L}\d/u.test(bare) &&
    bare.split(/\s+/u).length <= 12
  )
}

/** The name as printed, without the dots or the colon that lead to its value. */
function nameOf(words: Word[]): string {
  const text = words.map((word) => word.text).join(' ')
  return text.replace(/\s*(?:\.{2,}|[:…_]+)\s*$/u, '').slice(0, MAX_NAME)
}

const textOf = (words: Word[] | undefined) => (words ?? []).map((word) => word.text).join(' ')

/** Cuts off a flag that stands before a range under one heading: "High 40 - 50". */
function splitFlag(text: string): [flag: string | null, range: string] {
  const [first = '', ...others] = text.split(' ')
  const rest = others.join(' ')
  return isFlag(first) && isRange(rest) ? [first, rest] : [null, text]
}

/** A row of a table with headings: what stands under each heading, read as that heading says. */
function tableRow(line: Line, table: Table, sex: Sex): Omit<Draft, 'urine'> | null {
  const byRole = wordsByRole(line, table)
  const valueWords = byRole.get('value') ?? []
  const valueText = textOf(valueWords)
  const whole = readParts(valueText)
  const loose = readValue(valueText)
  if (valueWords.length === 0 || !(whole ? whole.value !== null : loose)) return null
  const parts: CellParts = whole ?? {
    value: loose?.value ?? null,
    comparator: loose?.comparator ?? null,
    unit: null,
    range: null,
    flag: null,
  }

  const unitText = textOf(byRole.get('unit'))
  const fromUnit = isUnit(unitText) ? null : readParts(unitText, true)
  if (isUnit(unitText)) parts.unit = unitText
  else if (unitText !== '' && !fromUnit && unitText.length <= 24 && /\p{L}|[%#]/u.test(unitText))
    parts.unit = unitText
  const [rangeFlag, rangeText] = splitFlag(textOf(byRole.get('range')))
  const read = readRange(rangeText, sex)
  const rest = [fromUnit, read ? null : readParts(rangeText, true)]
  const low = readValue(textOf(byRole.get('low')))?.value
  const high = readValue(textOf(byRole.get('high')))?.value
  if (low !== undefined || high !== undefined) parts.range = { low: low ?? null, high: high ?? null }
  parts.range ??= read?.range ?? null
  parts.unit ??= read?.unit ?? null
  const flagText = textOf(byRole.get('flag'))
  const fromFlag = readParts(flagText, true)
  if (isFlag(flagText)) parts.flag = flagText
  else if (fromFlag) rest.push(fromFlag)
  else if (/^\p{L}[\p{L} -]{0,19}$/u.test(flagText)) parts.flag = flagText
  parts.flag ??= rangeFlag
  for (const more of rest) {
    parts.unit ??= more?.unit ?? null
    parts.range ??= more?.range ?? null
    parts.flag ??= more?.flag ?? null
  }

  const name = byRole.get('name') ?? []
  if (name.length > 0 && !isName(textOf(name))) return null
  const used = (['value', 'unit', 'range', 'low', 'high', 'flag'] as const).flatMap(
    (role) => byRole.get(role) ?? [],
  )
  return { name, value: toCell(valueWords), words: [...name, ...used], parts, line, inTable: true }
}

/** A row without headings: a name, a gap, a value, and nothing after it but a unit, a range and a flag. */
function plainRow(line: Line): Omit<Draft, 'urine'> | null {
  for (let at = 1; at < Math.min(line.cells.length, MAX_CELLS); at += 1) {
    const rest = line.cells.slice(at)
    const value = rest.slice(0, 2).find((cell) => readValue(cell.text))
    if (!value || (value !== rest[0] && !isFlag(rest[0]?.text ?? ''))) continue
    const name = line.cells.slice(0, at).flatMap((cell) => cell.words)
    if (!isName(textOf(name))) continue
    const parts = readParts(rest.map((cell) => cell.text).join(' '))
    if (!parts || parts.value === null) continue
    const known = findMarker(nameOf(name), parts.unit) !== null
    if (parts.unit === null && !(known && (parts.range || parts.flag))) continue
    return { name, value, words: line.cells.flatMap((cell) => cell.words), parts, line, inTable: false }
  }
  return closeRow(line)
}

/** A row whose parts are set with single spaces: only for tests that we know by their full name. */
function closeRow(line: Line): Omit<Draft, 'urine'> | null {
  const words = line.cells.flatMap((cell) => cell.words)
  if (words.length > MAX_CELLS) return null
  for (let at = 1; at < words.length; at += 1) {
    const name = words.slice(0, at)
    const rest = words.slice(at)
    if (!/^[<>≤≥]?[=]?[-−]?[\d.]|^[<>≤≥]/u.test(rest[0]?.text ?? '')) continue
    const parts = readParts(textOf(rest))
    if (!parts || parts.value === null || (parts.unit === null && parts.range === null)) continue
    if (!findMarker(nameOf(name), parts.unit)) continue
    return { name, value: toCell(rest), words, parts, line, inTable: false }
  }
  return null
}

/** Some laboratories print the range under the result: `Reference range: <100`. */
function takeRangeBelow(draft: Draft, below: Line | undefined, free: Set<Line>, sex: Sex): void {
  const [cell, ...more] = below?.cells ?? []
  if (!below || !cell || more.length > 0 || !free.has(below) || !isNear(below, draft.line, 1.6)) return
  const read = hasRangeLabel(cell.text) ? readRange(cell.text, sex) : null
  if (!read || draft.parts.range) return
  draft.parts.range = read.range
  draft.parts.unit ??= read.unit
  draft.words = [...draft.words, ...cell.words]
  free.delete(below)
}

/** In font sizes: the lines of one wrapped name stand no farther apart. */
const NAME_LEADING = 1.6

const isNear = (one: Line, other: Line, sizes: number) =>
  one.page === other.page &&
  Math.abs(one.baseline - other.baseline) <= sizes * Math.max(one.height, other.height)

/** The words of a line that can only be a piece of a name: one text left of the row's value, under or over its name. */
function pieceOfName(line: Line | undefined, draft: Draft): Word[] | null {
  if (!line || !isNear(line, draft.line, NAME_LEADING)) return null
  const [cell, ...more] = line.cells.filter((candidate) => !draft.inTable || candidate.x < draft.value.x)
  if (!cell || more.length > 0 || line.cells.length > 1 || cell.right > draft.value.x) return null
  const left = draft.name[0]?.x ?? cell.x
  if (cell.x - left > 2 * line.height || left - cell.x > 0.5 * line.height) return null
  const size = draft.name[0]?.height ?? draft.line.height
  if (Math.abs(line.height - size) > 0.12 * size) return null
  const isShouted =
    !/\p{Ll}/u.test(cell.text) && /\p{Lu}{4}/u.test(cell.text) && /\p{Ll}/u.test(textOf(draft.name))
  if (METHOD.test(cell.text) || TITLE.test(cell.text) || isShouted || cell.words.length > 6) return null
  if (!/\p{L}/u.test(cell.text) || /:\s*$/u.test(cell.text)) return null
  return cell.words
}

/** Puts wrapped names together. A line belongs to the row that it is closer to than rows are to one another. */
function joinWrappedNames(drafts: Draft[], lines: Line[], free: Set<Line>): void {
  const gaps = drafts
    .slice(1)
    .map((draft, index) => draft.line.baseline - (drafts[index]?.line.baseline ?? 0))
    .filter((gap) => gap > 0)
    .sort((a, b) => a - b)
  const pitch = gaps[Math.floor(gaps.length / 2)] ?? Number.POSITIVE_INFINITY
  for (const draft of drafts) {
    const at = lines.indexOf(draft.line)
    const above = lines[at - 1]
    if (draft.name.length === 0 && above && free.has(above)) {
      const piece = pieceOfName(above, draft)
      if (piece) {
        draft.name = piece
        free.delete(above)
      }
    }
    for (let next = at + 1; next < lines.length; next += 1) {
      const line = lines[next]
      const previous = lines[next - 1]
      if (!line || !previous || !free.has(line) || !isNear(line, previous, NAME_LEADING)) break
      const piece = pieceOfName(line, { ...draft, line: previous })
      if (!piece || draft.name.length === 0) break
      const joined = nameOf([...draft.name, ...piece])
      const closer = line.baseline - previous.baseline < 0.8 * pitch
      if (!closer && !findMarker(joined, draft.parts.unit)) break
      draft.name = [...draft.name, ...piece]
      draft.words = [...draft.words, ...piece]
      free.delete(line)
    }
  }
}

const SEX =
  /\b(?:sex|gender)\b[^a-z\d]{0,5}(?:age\b[^a-z\d]{0,5})?(?:\d{1,3}\s?(?:y\w*)?\s?[/,|-]?\s?)?(male|female|m|f)\b/iu

/** The patient's sex, where the report prints it: it chooses between ranges for men and for women, nothing else. */
function printedSex(lines: Line[]): Sex {
  for (const line of lines) {
    const match = SEX.exec(line.cells.map((cell) => cell.text).join(' '))
    if (match) return match[1]?.toLowerCase().startsWith('m') ? 'male' : 'female'
  }
  return null
}

function placeOf(words: Word[], page: Page): MarkerRow['place'] {
  const left = Math.min(...words.map((word) => word.x))
  const top = Math.min(...words.map((word) => word.y))
  const right = Math.max(...words.map((word) => word.x + word.width))
  // Descenders hang a quarter of the font size below the baseline.
  const bottom = Math.max(...words.map((word) => word.y + 1.25 * word.height))
  const toPicture = page.toPicture ?? scaling(1 / page.width, 1 / page.height)
  const printed = { x0: left, y0: top, x1: right, y1: bottom }
  const box = boundsOf(toPicture, printed)
  const turn = quarterTurnOf(toPicture, printed)
  const share = (part: number) => Math.min(1, Math.max(0, Number(part.toFixed(4))))
  return {
    page: page.number,
    ...(turn !== 0 && { turn }),
    x: share(box.x0),
    y: share(box.y0),
    width: share(box.x1 - box.x0),
    height: share(box.y1 - box.y0),
  }
}

function toRow(draft: Draft): MarkerRow | null {
  const { parts, line } = draft
  const name = nameOf(draft.name)
  if (parts.value === null || !isName(name)) return null
  const marker = draft.urine ? null : findMarker(name, parts.unit)
  const range = parts.range ?? { low: null, high: null }
  const judged = (figures: Pick<MarkerRow, 'value' | 'low' | 'high'>): MarkerRow => ({
    name,
    marker: marker?.name ?? null,
    loinc: loincOf(marker, parts.unit),
    ...figures,
    comparator: parts.comparator,
    unit: parts.unit,
    flag: flagOf(figures.value, parts.comparator, figures, parts.flag),
    printedFlag: parts.flag,
    plausible: isPlausible(marker, name, figures.value, parts.unit),
    doubtful: false,
    place: placeOf(draft.words, line.page),
  })
  const row = judged({ value: parts.value, ...range })
  if (!isRecognised(draft)) return { ...row, doubtful: isContradictory(row) }
  const repaired = withLostPoints(row)
  if (repaired) return { ...judged(repaired), doubtful: true }
  return { ...row, doubtful: isContradictory(row) || isUnsure(row, draft.words) }
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
 * The rows of a report and the day of the draw. What is not clearly a row is left out: patient data, dates, page
 * numbers and comments never become rows. At most 500 rows; names are cut at 200 characters.
 */
export function readRows(pages: Page[]): ReportReading {
  const lines = pages.flatMap(linesOf)
  const sex = printedSex(lines)
  const free = new Set(lines)
  const drafts: Draft[] = []
  let tables: Table[] = []
  let urine = false
  for (const line of lines) {
    const opened = tablesOf(line)
    if (opened) {
      tables = opened
      free.delete(line)
      continue
    }
    const rows = tables.flatMap((table) => tableRow(line, table, sex) ?? [])
    if (rows.length === 0) rows.push(...[plainRow(line) ?? []].flat())
    if (rows.length > 0) {
      drafts.push(...rows.map((row) => ({ ...row, urine })))
      free.delete(line)
      continue
    }
    const [title, ...more] = line.cells
    if (!title || more.length > 0 || title.words.length > 6) continue
    if (URINE_SECTION.test(title.text)) urine = true
    else if (BLOOD_SECTION.test(title.text)) urine = false
  }
  for (const draft of drafts) takeRangeBelow(draft, lines[lines.indexOf(draft.line) + 1], free, sex)
  joinWrappedNames(drafts, lines, free)
  const cards = cardsOf([...free], sex, isName).map(
    ({ name, cells, parts, line }): Draft => ({
      name: name.words,
      value: toCell(name.words),
      words: cells.flatMap((cell) => cell.words),
      parts,
      line,
      urine,
      inTable: false,
    }),
  )
  const all = [...drafts, ...cards]
  const recognised: MarkerRow[] = []
  const rows = all.flatMap((draft) => {
    const row = toRow(draft)
    if (row && isRecognised(draft)) recognised.push(row)
    return row ?? []
  })
  for (const row of lacking(recognised)) row.doubtful = true
  return {
    collectedOn: collectionDate(lines),
    possibleDays: [],
    markers: withoutRepeats(rows).slice(0, MAX_ROWS),
    unread: [],
    qualitative: [],
    language: null,
  }
}
