/** Column headings: the words that laboratories use for them, and the column to which a cell of a line belongs. */

import { fold, LANGUAGES } from '../languages/languages.ts'
import { isMaterialLabel } from '../languages/specimens.ts'
import { trimmed } from '../languages/vocabulary.ts'
import { findMarker } from '../markers/markers.ts'
import { textOf, type Word } from '../page/words.ts'
import { isRange, isUnit, readParts, readValue } from './cells.ts'
import { dayIn } from './dates.ts'
import { flagMeaning } from './flags.ts'
import { type Cell, type Line, NAME_GAP, toCell } from './lines.ts'
import { isAlsoUnit, withoutValueLabel } from './names.ts'
import { textAndNumber } from './touching.ts'

const ROLES = ['name', 'value', 'unit', 'range', 'low', 'high', 'flag', 'previous', 'other'] as const
export type Role = (typeof ROLES)[number]

/**
 * A heading with its position; the cells below it are aligned with its left edge, its right edge or its middle. `unit`
 * is the unit that the heading states: "10^9/L", "Normal range %". The cells below one `isOfSpecimens` are specimens, the
 * ranges below one `isOptimal` are not the laboratory's. `day` is what the heading of results prints instead of a word.
 */
export type Column = {
  role: Role
  x: number
  right: number
  unit?: string
  isOfSpecimens?: boolean
  isOptimal?: boolean
  day?: string
}

/** One table: its columns, and its horizontal strip of the page where two tables are side by side. */
export type Table = { columns: Column[]; from: number; to: number }

/** English is last, because its headings take precedence where languages share a word. */
const ROLE_OF = new Map<string, Role>([
  ...LANGUAGES.toReversed().flatMap(({ headings }) =>
    ROLES.flatMap((role) => headings[role].map((wording): [string, Role] => [fold(wording), role])),
  ),
  // Also a flag, which no language may list among its headings.
  ['normal', 'range'],
])

/** The headings without their spaces, of which bold print may add some: "Par âmetro". */
const WITHOUT_SPACES = new Map([...ROLE_OF].map(([wording, role]) => [wording.replaceAll(' ', ''), role]))

/** Headings with many variants: "Current Result and Flag", "Reference Interval (Adults)", "Prior Value". */
const PATTERNS: [RegExp, Role][] = [
  [/\b(?:previous|prior|last|history)\b/, 'previous'],
  [/\b(?:date|time|method|code)\b/, 'other'],
  [
    /^(?=[\s\S]{0,60}\b(?:reference|ref|normal|biological|expected|desired|standard)\b)[\s\S]{0,60}\b(?:range|interval|int|values?|limits?)\b/,
    'range',
  ],
  // "Val. de référence", "Referenz-Bereich", "valori di riferimento", "referans", "Референсные пределы (взрослые)".
  [/referen|riferim|referans|референ|αναφορασ|φυσιολογικ/, 'range'],
  [/\bunits?\b/, 'unit'],
  [/\bresults?\b|\bvalues?\b/, 'value'],
  [/\bflags?\b|\bstatus\b/, 'flag'],
]

/** Heads ranges that a practitioner aims for: "Optimal Range", "Zielbereich". */
const OPTIMAL = /optim|optym|оптим|βελτιστ|\bideal|functional|funktionell|fonctionnel|funcional|zielbereich/

/** Normalises a heading for the lookup; "Referentie- waarden" was hyphenated at the end of a line. */
const plain = (text: string) =>
  trimmed(
    fold(text)
      .replaceAll(/[:*]/g, '')
      .replaceAll(/(?<=\p{L})- (?=\p{Ll})/gu, ''),
    '([ ',
    ')] ',
  )

/** A unit in brackets, known or not, of which a picture may have lost one: "(mmol/mol creatinine)", "(µg FEU/mL)". */
const BRACKETED_UNIT = /^(?:[([](?=.)|(?=.*[)\]]$))[\p{L}µμ%][^()[\]]{0,24}\/[^()[\]/]{1,24}[)\]]?$/u

const isUnitOfHeading = (text: string) =>
  (isUnit(text) && !ROLE_OF.has(plain(text))) || BRACKETED_UNIT.test(text)

/** The system of a heading's unit, which may touch the heading: "RISULTATO SI", "RESULTSI". */
const SYSTEM = /\s?\(?(?:s\.?i\.?|conv\.?|conventional|us)\)?$/iu

/** What a heading may add to its column: the unit of its figures, or the system of that unit. */
const isMeasure = (text: string) => isUnitOfHeading(text) || text.replace(SYSTEM, '') === ''

/** The role of a column with this heading; null if the text is not a heading. */
export const headingIn = (cell: Cell): Role | null => {
  const columns = headingsOf(cell)
  return columns?.length === 1 ? (columns[0]?.role ?? null) : null
}

/** Whether a cell holds headings alone, one or several. */
export const isOfHeadings = (cell: Cell) => headingsOf(cell) !== null

/** The headings in one cell: usually one, more where the page sets its headings close together. */
function headingsOf(cell: Cell): Column[] | null {
  const text = plain(cell.text)
  const whole =
    ROLE_OF.get(text) ??
    ROLE_OF.get(text.replaceAll(/\([^()]*\)/g, '').trim()) ??
    WITHOUT_SPACES.get(text.replaceAll(' ', '')) ??
    (cell.words.length === 1 ? WITHOUT_SPACES.get(text.replace(SYSTEM, '')) : undefined)
  const { x, right } = cell
  const isOptimal = OPTIMAL.test(text)
  if (whole) return [{ role: whole, x, right, isOfSpecimens: isMaterialLabel(text), isOptimal }]
  for (let end = cell.words.length - 1; end > 0 && cell.words.length - end <= 3; end -= 1) {
    const measure = toCell(cell.words.slice(end)).text
    const [first, ...more] = isMeasure(measure) ? (headingsOf(toCell(cell.words.slice(0, end))) ?? []) : []
    if (!first || more.length > 0) continue
    const unit = isUnitOfHeading(measure) ? trimmed(measure, '([', ')]') : null
    return [{ role: first.role, x, right, ...(unit !== null && { unit }) }]
  }
  const columns: Column[] = []
  for (let start = 0; start < cell.words.length; ) {
    let found: [Role, Word[]] | null = null
    for (let end = Math.min(cell.words.length, start + 4); end > start && !found; end -= 1) {
      const words = cell.words.slice(start, end)
      const role = ROLE_OF.get(plain(toCell(words).text))
      if (role) found = [role, words]
    }
    if (!found) {
      // "Résultats Unité Val. de référence"
      const rest = toCell(cell.words.slice(start))
      const isRange = columns.some(({ role }) => role === 'value') && /^\p{Lu}/u.test(rest.text)
      if (isRange && PATTERNS.find(([wording]) => wording.test(plain(rest.text)))?.[1] === 'range')
        return [
          ...columns,
          { role: 'range', x: rest.x, right: rest.right, isOptimal: OPTIMAL.test(plain(rest.text)) },
        ]
      const pattern = cell.words.length <= 5 ? PATTERNS.find(([wording]) => wording.test(text)) : undefined
      return pattern ? [{ role: pattern[1], x: cell.x, right: cell.right, isOptimal }] : null
    }
    const { x, right } = toCell(found[1])
    const said = textOf(found[1])
    columns.push({
      role: found[0],
      x,
      right,
      isOfSpecimens: isMaterialLabel(said),
      isOptimal: OPTIMAL.test(plain(said)),
    })
    start += found[1].length
  }
  return columns
}

/** How far left of its first heading a table may begin, in points. */
const WIDEST_BORDER = 8

/** Splits repeated headings ("Test Result Unit Test Result Unit") into tables side by side. */
function sideBySide(columns: Column[]): Table[] {
  const starts = columns.filter((column) => column.role === 'name').map((column) => column.x)
  const repeats =
    starts.length > 1 && columns.filter((column) => column.role === 'value').length >= starts.length
  const edges = repeats ? starts : starts.slice(0, 1)
  if (edges.length === 0) return [{ columns, from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }]
  const borderOf = (edge: number) => {
    const before = Math.max(...columns.filter(({ x }) => x < edge).map(({ right }) => right))
    return edge - Math.max(2, Math.min(WIDEST_BORDER, (edge - before) / 2))
  }
  return edges.map((edge, index) => {
    const from = index === 0 ? Number.NEGATIVE_INFINITY : borderOf(edge)
    const next = edges[index + 1]
    const to = next === undefined ? Number.POSITIVE_INFINITY : borderOf(next)
    return { columns: columns.filter((column) => column.x >= from && column.x < to), from, to }
  })
}

/**
 * The tables that begin at a line of headings: it needs one for the result, and at least one other that only tables
 * have. A title such as "Test Results" is not one.
 */
export function tablesOf(line: Line, below: Line | null, dayFirst: boolean | null): Table[] | null {
  // Headings may be wrapped: "Previous" over "Result", "Reference" over "Interval", a date over a date.
  const isWrapped =
    below &&
    line.cells.some((cell) => headingsOf(cell)) &&
    !isTitleOver(line, below, dayFirst) &&
    continuesHeadings(line, below)
  const wrapped = isWrapped ? columnsOf(withSecondLine(line, below), null, dayFirst) : null
  const columns = wrapped ?? columnsOf(line, below, dayFirst)
  return columns && !areLabelsOfDays(columns, below) ? sideBySide(columns) : null
}

/** Roles that a line of headings has besides its results, and labels of days have not. */
const OF_TABLES: ReadonlySet<Role> = new Set<Role>(['name', 'unit', 'range'])

/** Whether texts over nothing but days are their labels: "Printed on" and "Day of the result". */
const areLabelsOfDays = (columns: readonly Column[], below: Line | null) =>
  below?.cells.every(({ text }) => dayIn(text, true) !== null) === true &&
  !columns.some(({ role }) => OF_TABLES.has(role))

/** Headings whose first words may be alone above the others: "Previous" over "Result". */
const CONTINUED: ReadonlySet<Role | null> = new Set<Role | null>(['previous', 'range', 'low', 'high', 'unit'])

/** Whether a line is the title ("Test Results") of a table whose headings are complete on the line below. */
function isTitleOver(line: Line, below: Line, dayFirst: boolean | null): boolean {
  const isOneText = line.cells.every(
    ({ x }, at) => x - (line.cells[at - 1]?.right ?? x) < NAME_GAP * line.height,
  )
  if (!isOneText || CONTINUED.has(headingIn(toCell(line.cells.flatMap(({ words }) => words))))) return false
  const roles = columnsOf(below, null, dayFirst)?.map(({ role }) => role) ?? []
  return roles.includes('value') && roles.includes('name')
}

const isValue = ({ text }: Cell) => readValue(text) !== null && !isUnit(text)

const under = (head: Cell, below: Line) =>
  below.cells.filter((cell) => cell.x < head.right && head.x < cell.right)

/** What heads the limits of a scale: "2.5th 16th 50th". */
const PERCENTILES = /^(?:\d{1,2}(?:\.\d)?(?:st|nd|rd|th)\s?)+$/u

/**
 * Whether a text below a line of headings continues them: a date, a heading of its own, or the rest of one ("Reference"
 * over "Interval"). Null where it may: it is below an unknown heading.
 */
function continuesHeading(cell: Cell, line: Line): boolean | null {
  if (dayIn(cell.text, true) !== null || PERCENTILES.test(cell.text)) return true
  if (/\d/.test(cell.text) || cell.words.length > 4) return false
  const heads = line.cells.filter((head) => cell.x < head.right && head.x < cell.right)
  if (heads.length === 0) return headingsOf(cell) !== null
  const isRest = heads.some(
    (head) =>
      headingsOf(cell) !== null ||
      (isMeasure(cell.text) && headingsOf(head) !== null) ||
      ROLE_OF.has(plain(`${head.text} ${cell.text}`)) ||
      PATTERNS.some(
        ([wording, role]) =>
          role !== 'flag' &&
          wording.test(plain(`${head.text} ${cell.text}`)) &&
          !wording.test(plain(head.text)),
      ),
  )
  return isRest || (heads.every((head) => headingsOf(head) === null) ? null : false)
}

/** Whether the line below a line of headings continues them: all of its texts may, and one surely does. */
export function continuesHeadings(line: Line, below: Line): boolean {
  if (below.page !== line.page) return false
  if (below.baseline - line.baseline >= 1.7 * Math.max(line.height, below.height)) return false
  const continued = below.cells.map((cell) => continuesHeading(cell, line))
  return continued.includes(true) && !continued.includes(false)
}

/** Joins a line of headings with the line below it: each text with the text above it that it continues. */
function withSecondLine(line: Line, below: Line): Line {
  const heads = line.cells
  const joined = heads.map((head) => {
    const rest = under(head, below)
    return rest.length === 0 ? head : toCell([...head.words, ...rest.flatMap((cell) => cell.words)])
  })
  const alone = below.cells.filter(
    (cell) => !heads.some((head) => cell.x < head.right && head.x < cell.right),
  )
  return { ...line, cells: [...joined, ...alone].sort((a, b) => a.x - b.x) }
}

/**
 * Joins the words of one heading where the page sets its spaces wide, "Valores" and "de referencia", and the name of a
 * test with its unit: "Lymphocytes" and "%".
 */
function withWholeHeadings(line: Line): Line {
  const cells: Cell[] = []
  for (const cell of line.cells) {
    const last = cells.at(-1)
    const whole =
      last && cell.x - last.right < NAME_GAP * line.height ? toCell([...last.words, ...cell.words]) : null
    const isRest = /^[\p{Ll}(]/u.test(cell.text) || !/\p{Ll}/u.test(whole?.text ?? '')
    const roleOf = (one: Cell | undefined) => one && ROLE_OF.get(plain(one.text))
    // "RESULT" and "UNITS" close together are two columns, although "result units" is a heading too.
    const areTwo = roleOf(last) === 'value' && roleOf(cell) === 'unit'
    const isHeading = whole !== null && isRest && !areTwo && ROLE_OF.has(plain(whole.text))
    const isTest = last !== undefined && isUnit(cell.text) && findMarker(last.text, cell.text) !== null
    if (whole && (isHeading || isTest)) cells[cells.length - 1] = whole
    else cells.push(cell)
  }
  return { ...line, cells }
}

function columnsOf(printed: Line, below: Line | null, dayFirst: boolean | null): Column[] | null {
  const line = withWholeHeadings(printed)
  const columns: Column[] = []
  const dated: { column: number; text: string }[] = []
  let unknown = 0
  // "Result: 15.2 mmol/L" and "Result: negative" are results of their own.
  const isResult = ({ text }: Cell) =>
    !['', text].includes(withoutValueLabel(text)) ||
    /[:=]\s?[([]?[<>≤≥]?\s?\d/u.test(text) ||
    (readValue(text) !== null && !isUnit(text) && dayIn(text, true) === null)
  // "4.20 - 5.60" beside "concentration": the rests of a range and of a name.
  const isOfRange = ({ text }: Cell) => /^\d/.test(text) && isRange(text) && dayIn(text, true) === null
  // "Lipase 27" before its unit: a name that touches its value.
  const isTouched = ({ text }: Cell, at: number) =>
    /\p{L} [<>≤≥]?\d[\d.,]*$/u.test(text) &&
    isUnit(line.cells[at + 1]?.text ?? '') &&
    dayIn(text, true) === null &&
    findMarker(text, null) === null
  if (line.cells.some((cell, at) => isResult(cell) || isOfRange(cell) || isTouched(cell, at))) return null
  const isOnlyUnit = (cell: Cell) => isUnit(cell.text) && !isAlsoUnit(cell.text) && !headingsOf(cell)
  const units = line.cells.filter(isOnlyUnit)
  const isValueNamed = line.cells.some(
    (cell) => dayIn(cell.text, true) !== null || headingsOf(cell)?.some(({ role }) => role === 'value'),
  )
  for (const cell of line.cells) {
    const headings = headingsOf(cell)
    // A unit above the results is their unit; a single one beside their heading is above the column of units.
    if (units.includes(cell)) {
      const { x, right, text } = cell
      const isOfValues =
        units.length > 1 || (!isValueNamed && below !== null && under(cell, below).some(isValue))
      columns.push(isOfValues ? { role: 'value', x, right, unit: text } : { role: 'unit', x, right })
    } else if (!headings && dayIn(cell.text, true) !== null) {
      dated.push({ column: columns.length, text: cell.text })
      columns.push({ role: 'previous', x: cell.x, right: cell.right })
    } else if (!headings) {
      if (/\d{3}/.test(cell.text)) return null
      unknown += 1
      const isOptimal = OPTIMAL.test(plain(cell.text))
      columns.push({ role: 'other', x: cell.x, right: cell.right, isOptimal })
    } else columns.push(...headings)
  }
  // "Normal" and "abnormal" beside the column of ranges: results inside and outside them.
  const isInside = ({ role }: Column, at: number) =>
    role === 'range' &&
    columns[at + 1]?.role === 'flag' &&
    columns.length === line.cells.length &&
    flagMeaning(line.cells[at]?.text ?? '') === 'normal' &&
    columns.some((other) => other.role === 'range' && other !== columns[at])
  const inside = columns.findIndex(isInside)
  if (inside >= 0) for (const column of columns.slice(inside, inside + 2)) column.role = 'value'
  // Results of several days are side by side: the newest is the current one.
  if (!columns.some(({ role }) => role === 'value')) {
    const newest = (first: boolean) => {
      const days = dated.map(({ text }) => dayIn(text, first) ?? '')
      return days.indexOf(days.toSorted().at(-1) ?? '')
    }
    // Where the order of day and month is unknown and matters, no column is surely the current one.
    const today = dayFirst === null ? new Set([newest(true), newest(false)]) : new Set([newest(dayFirst)])
    for (const at of today) {
      const heading = columns[dated[at]?.column ?? -1]
      if (!heading) continue
      heading.role = 'value'
      heading.day = dated[at]?.text ?? ''
    }
  }
  // Dates beside labels alone, such as "Date of birth", are not headings of a table.
  if (columns.filter(({ role }) => role !== 'other').length === dated.length) return null
  const named = nameUnknown(line.cells, columns)
  // A title beside the day of earlier results is no heading of names.
  const isTitle = columns.every(({ role, day }) => role === 'name' || role === 'other' || day !== undefined)
  if (named > 0 && dated.length === 1 && isTitle) return null
  // Units between results and their limits, in a table on its side.
  const [, ...limits] = below?.cells ?? []
  if (named > 0 && limits.length > 0 && limits.every(({ text }) => isRange(text))) return null
  unknown -= named
  const roles = new Set(columns.map((column) => column.role))
  roles.delete('other')
  const known = columns.length - unknown
  const isMostlyUnknown = known < unknown || (known === unknown && !roles.has('range'))
  if (!roles.has('value') || roles.size < 2 || isMostlyUnknown) return null
  if (roles.size < 3 && line.cells.length < 2) return null
  const [first, ...others] = columns
  // "Observation", "Value" or "Result" above the names, beside another heading for the results.
  if (first?.role === 'value' && !roles.has('name') && others.some(({ role }) => role === 'value'))
    first.role = 'name'
  // Beside the laboratory's range, an optimal one decides nothing.
  const hasOther = columns.some(({ role, isOptimal }) => role === 'range' && !isOptimal)
  for (const column of columns)
    if (hasOther && column.isOptimal && /range|other/.test(column.role)) column.role = 'previous'
  // The unit above the ranges is that of the results where no heading names another.
  const [values, ...moreValues] = columns.filter(({ role }) => role === 'value')
  const inRanges = columns.find(({ role, unit }) => role === 'range' && unit !== undefined)?.unit
  if (values && moreValues.length === 0 && inRanges !== undefined && !roles.has('unit'))
    values.unit ??= inRanges
  return columns
}

/**
 * Takes unknown headings ("Metabolic markers in urine", "Food") for those of the names: the first of the line, and, in
 * lists side by side, the first of each repetition. Returns for how many.
 */
function nameUnknown(cells: readonly Cell[], columns: Column[]): number {
  if (columns.length !== cells.length || columns.some(({ role }) => role === 'name')) return 0
  const value = columns.findIndex(({ role }) => role === 'value')
  if (value <= 0) return 0
  const texts = cells.map(({ text }) => plain(text))
  const isRepeated = (period: number) =>
    columns.length > period &&
    columns.length % period === 0 &&
    texts.every((text, at) => text === texts[at % period])
  const period = [2, 3, 4, 5, 6].find(isRepeated) ?? columns.length
  const starts = columns.filter((_, at) => at % period === 0)
  const isName = starts.every(({ role }) => role === 'other') && headingsOf(cells[0] as Cell) === null
  if (!isName) return 0
  for (const column of starts) column.role = 'name'
  return starts.length
}

const distance = (column: Column, cell: { x: number; right: number }) =>
  Math.min(
    Math.abs(column.x - cell.x),
    Math.abs(column.right - cell.right),
    Math.abs((column.x + column.right - cell.x - cell.right) / 2),
  )

/**
 * Splits a cell where one of its words begins exactly under a further heading, or where a number is under the result's
 * heading: a long name that touches its result, a unit that touches its range.
 */
function splitAtColumns(cell: Cell, columns: Column[]): Cell[] {
  const groups: Word[][] = []
  for (const word of cell.words) {
    const begins = columns.some((column) => {
      if (column.x <= cell.x + word.height) return false
      if (Math.abs(column.x - word.x) < 0.15 * word.height) return true
      const edge = Math.min(Math.abs(column.x - word.x), Math.abs(column.right - word.x - word.width))
      return column.role === 'value' && /^[<>]?\d/.test(word.text) && edge < 0.7 * word.height
    })
    const group = groups.at(-1)
    if (group && !begins) group.push(word)
    else {
      // A comparator belongs to the number behind it.
      const isCompared = group && group.length > 1 && /^[<>≤≥]=?$/u.test(group.at(-1)?.text ?? '')
      groups.push([...(isCompared ? group.splice(-1) : []), word])
    }
  }
  return groups.map(toCell)
}

/** The heading above a cell of a table's line. */
export function columnAt(cell: Cell, { columns }: Table): Column | null {
  const [first, ...more] = columns
  if (!first) return null
  return more.reduce((best, next) => (distance(next, cell) < distance(best, cell) ? next : best), first)
}

/** The role of a cell in a table's line, by the heading above it. */
export const roleAt = (cell: Cell, table: Table): Role => columnAt(cell, table)?.role ?? 'other'

/** The parts of a cell that are under different headings. */
function piecesOf(cell: Cell, table: Table): Cell[] {
  const pieces: Cell[] = []
  for (const piece of splitAtColumns(cell, table.columns)) {
    const last = pieces.at(-1)
    if (last && roleAt(last, table) === roleAt(piece, table))
      pieces[pieces.length - 1] = toCell([...last.words, ...piece.words])
    else pieces.push(piece)
  }
  return pieces
}

/** The words of a cell, of which the last is parted from the number that it touches. */
function partedWords({ words, text }: Cell): Word[] {
  const last = words.at(-1)
  const parted = last && findMarker(text, null) === null ? textAndNumber(last) : null
  return parted ? [...words.slice(0, -1), ...parted] : words
}

/**
 * Parts a text of another column from a value directly behind it, which ends under the heading of results where no other number
 * is.
 */
function withoutTouching(cells: Cell[], table: Table): Cell[] {
  if (cells.some((cell) => readValue(cell.text) !== null && roleAt(cell, table) === 'value')) return cells
  return cells.flatMap((cell) => {
    const words = partedWords(cell)
    const at = words.findIndex(({ text }, index) => index > 0 && /^(?:[<>≤≥]|\d)/u.test(text))
    const value = toCell(words.slice(at))
    const isUnder = ({ role, x, right }: Column) =>
      role === 'value' &&
      cell.x < x - (words[0]?.height ?? 0) &&
      value.x < right &&
      value.right > x &&
      value.right < right + (words[0]?.height ?? 0)
    const isValue = at > 0 && readParts(value.text)?.value != null
    return isValue && table.columns.some(isUnder) ? [toCell(words.slice(0, at)), value] : [cell]
  })
}

/** The cells of a line within a table's strip, split at the headings. */
export const cellsIn = (line: Line, table: Table): Cell[] =>
  withoutTouching(
    line.cells
      .filter((cell) => cell.x >= table.from && cell.x < table.to)
      .flatMap((cell) => piecesOf(cell, table)),
    table,
  )
