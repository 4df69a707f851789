/** The parts of a result on the lines above and below it: the rest of its name, its range, its flag. */

import { meaningOf } from '../findings/meaning.ts'
import { isTelephoned } from '../findings/positive.ts'
import { materialOf } from '../languages/specimens.ts'
import { type Around, around, findMarker } from '../markers/markers.ts'
import { conversion, exactly } from '../markers/units.ts'
import { median } from '../page/median.ts'
import { oneWord, textOf, type Word } from '../page/words.ts'
import {
  beginsWithRangeLabel,
  hasRangeLabel,
  holdsRange,
  isGraded,
  isGroup,
  isGroupRange,
  isOpenRange,
  isRange,
  isSign,
  isUnit,
  readParts,
  readRange,
  readValue,
  type Sex,
} from './cells.ts'
import type { Draft } from './draft.ts'
import { isFlag } from './flags.ts'
import { type Cell, isNear, type Line, NAME_GAP, toCell } from './lines.ts'
import {
  inOnePiece,
  isMethodOrTitle,
  isName,
  isOtherContent,
  isProse,
  isRemark,
  isSpecimenOrMethod,
  nameOf,
} from './names.ts'
import { isLabelledResult, isOwnResult } from './ownResults.ts'
import { isBelowRow } from './sections.ts'
import { isInWords } from './unread.ts'

/** Whether two cells overlap horizontally, on whatever lines. */
export const overlaps = (one: Cell, other: Cell) => one.x < other.right && other.x < one.right

/** The largest distance of a result's parts below the line before them, in font sizes. */
export const BELOW = 1.9
/** The most lines over which a result's range continues. */
const MOST_BELOW = 8

/** The types of a virus: "HIV   1/2". */
const TYPES = /^[12]\s?[/+]\s?[12]$/u

/** Joins cells of a line that only together name a known test, or a virus and its types before a result in words. */
export function withWholeNames(line: Line): Line {
  const cells: Cell[] = []
  for (const [at, cell] of line.cells.entries()) {
    const last = cells.at(-1)
    const isClose =
      last &&
      cell.x - last.right < NAME_GAP * line.height &&
      /\p{L}/u.test(last.text) &&
      !isFlag(last.text) &&
      readParts(last.text) === null
    const isOfTypes = isClose && TYPES.test(cell.text) && isInWords(line.cells[at + 1]?.text ?? '')
    const mayBeRest =
      isClose && /\p{L}/u.test(cell.text) && !isFlag(cell.text) && readParts(cell.text) === null
    const whole = isClose ? toCell([...last.words, ...cell.words]) : cell
    const marker = mayBeRest ? findMarker(nameOf(whole.words), null) : null
    const own = marker && findMarker(nameOf(cell.words), null)
    // "Antibodies  anti-TPO" stays two texts: the second is a test itself. Before it, a method is part of the name.
    const isWhole =
      marker &&
      last &&
      (own === null ||
        (findMarker(nameOf(last.words), null) === null && (own === marker || isMethodOrTitle(last.text))))
    if (isWhole || isOfTypes) cells[cells.length - 1] = whole
    else cells.push(cell)
  }
  return cells.length === line.cells.length ? line : { ...line, cells }
}

/** The most letters of a piece that bold print tears off a name, and its distance from the next one, in font sizes. */
const TORN = /^\p{L}{1,2}$/u
const TORN_GAP = 0.65
/** The most words of a torn name. */
const MOST_TORN = 6

/** In how many places a name may be torn. */
const MOST_TEARS = 3

/** The name of a test from a cell whose words are torn; null where its pieces are none. */
function untorn({ words, text }: Cell, tears = MOST_TEARS): Cell | null {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    const isTorn =
      next !== undefined &&
      [word, next].some((piece) => TORN.test(piece.text)) &&
      [word, next].every((piece) => !isUnit(piece.text)) &&
      /^\p{L}[\p{L}-]{2}/u.test(word.text + next.text) &&
      next.x - word.x - word.width < TORN_GAP * next.height
    if (!isTorn) continue
    const whole = toCell([...words.slice(0, at), oneWord(word, next), ...words.slice(at + 2)])
    // "Pr zeciwciała anty-HCV", of which the first letters are a title elsewhere.
    const isOtherwiseNone =
      at === 0 &&
      TORN.test(word.text) &&
      meaningOf(word.text) === null &&
      !isName(text) &&
      isTelephoned(whole.text)
    if (findMarker(nameOf(whole.words), null) !== null || isOtherwiseNone) return whole
    const further = tears > 1 ? untorn(whole, tears - 1) : null
    if (further) return further
  }
  return null
}

/**
 * Joins the pieces of a drawn name, where only all together name a test: "M ean cell volume", "HOM A-IR". A program
 * that prints twice instead of using a bold font moves on by the width of a bold letter, which is wide at an "M".
 */
export function withWholeWords(line: Line): Line {
  const cells = line.cells.map((cell) => {
    const isNamed = findMarker(cell.text, null) !== null && !isOtherContent(cell.text)
    if (isNamed || cell.words.length > MOST_TORN || cell.words[0]?.confidence !== undefined) return cell
    // "M P V", "V.P. M."
    const letters = cell.words.every(({ text }) => /^(?:\p{Lu}|(?:\p{Lu}\.){1,3})$/u.test(text))
      ? toCell([cell.words.reduce(oneWord)])
      : cell
    if (letters !== cell && findMarker(letters.text, null) !== null) return letters
    const whole = untorn(cell)
    if (whole) return whole
    return cell
  })
  return cells.every((cell, at) => cell === line.cells[at]) ? line : { ...line, cells }
}

/** Joins a flag or a sign with the number below it, where a narrow column wraps both: "HH" over "573.5". */
export function withWrappedValues(lines: Line[]): Line[] {
  const whole = [...lines]
  lines.forEach((line, at) => {
    const below = lines[at + 1]
    if (!below || !isNear(below, line, NAME_LEADING)) return
    line.cells.forEach((cell, index) => {
      const next = line.cells[index + 1]
      // "Low" over a number is a heading, where no unit or range follows, as are "%" and "#".
      const isAlone =
        index > 0 &&
        (isFlag(cell.text) || (isSign(cell.text) && !/[%#]/.test(cell.text))) &&
        next !== undefined &&
        (isUnit(next.text) || isRange(next.text))
      const value = below.cells.find(({ x }) => Math.abs(x - cell.x) < 0.5 * line.height)
      if (!isAlone || !value || !/^[<>≤≥]?\s?\d[\d.,]*$/u.test(value.text)) return
      const [own, rest] = [whole[at] ?? line, whole[at + 1] ?? below]
      const joined = toCell([...cell.words, ...value.words])
      whole[at] = { ...own, cells: own.cells.map((one) => (one === cell ? joined : one)) }
      whole[at + 1] = { ...rest, cells: rest.cells.filter((one) => one !== value) }
    })
  })
  return whole.filter(({ cells }) => cells.length > 0)
}

/** Whether a number is behind a text of a line. */
const hasValue = ({ cells }: Line, cell: Cell) =>
  readValue(cells[cells.indexOf(cell) + 1]?.text ?? '') !== null

/** Whether a text is a known test with a value of its own: below "RATIO", which ends the name above it, "Bilirubin   0.41". */
const isRow = (line: Line, cell: Cell) =>
  hasValue(line, cell) && !/[,/-]$/u.test(cell.text) && findMarker(nameOf(cell.words), null) !== null

/** The most further lines of a ratio's name. */
const MOST_RESTS = 2

/** Joins a word that is also a unit with the rest of the name below it: "Cociente" over "albúmina/globulina". */
export function withWholeRatios(lines: Line[]): Line[] {
  const whole = [...lines]
  lines.forEach((line, at) => {
    for (const cell of line.cells) {
      // The flag of the result may be before its name.
      const name = isSign(cell.words[0]?.text ?? '') ? cell.words.slice(1) : cell.words
      const text = textOf(name)
      if (!isUnit(text) || !/^\p{L}{5,}$/u.test(text)) continue
      const rests: { at: number; cell: Cell }[] = []
      let above = line
      for (let next = at + 1; rests.length < MOST_RESTS; next += 1) {
        const below = lines[next]
        if (!below || !isNear(below, above, NAME_LEADING)) break
        const isUnder = ({ x }: Cell) =>
          [cell.x, name[0]?.x ?? 0].some((edge) => Math.abs(x - edge) < 0.5 * line.height)
        const rest = below.cells.find(isUnder)
        // Between them may be a line of the panel beside it.
        if (!rest && !below.cells.some((one) => overlaps(one, cell))) continue
        if (!rest || (!hasValue(line, cell) && isRow(below, rest))) break
        rests.push({ at: next, cell: rest })
        above = below
        const more = rests.flatMap((one) => one.cell.words)
        if (findMarker(nameOf([...name, ...more]), null) === null) continue
        const words = [...cell.words, ...more]
        whole[at] = {
          ...line,
          cells: (whole[at] ?? line).cells.map((one) => (one === cell ? toCell(words) : one)),
        }
        for (const used of rests) {
          const rest = whole[used.at] as Line
          whole[used.at] = { ...rest, cells: rest.cells.filter((one) => one !== used.cell) }
        }
        break
      }
    }
  })
  return whole.filter(({ cells }) => cells.length > 0)
}

/** The texts of a report that belong to no result yet: whole lines, and cells beside those of a result. */
export class Rest {
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

/** The cell of a line below a result that may continue its range, or contain its flag. */
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

/** Whether words below a range belong to the name or number before them on their line: "Blood film   Blasts seen". */
function isAnswerOf(cell: Cell, free: readonly Cell[], { name, parts }: Draft): boolean {
  const isOfRange =
    isRange(cell.text) ||
    isGroupRange(cell.text) ||
    isGraded(cell.text) ||
    isOpenRange(cell.text) ||
    isGroup(cell.text) ||
    readParts(cell.text)
  if (isOfRange) return false
  const before = free.filter(({ right }) => right < cell.x)
  if (before.some(({ text }) => readValue(text) !== null || isInWords(text)) && !holdsRange(cell.text))
    return true
  const other = before.find(
    ({ text }) =>
      /^\p{Ll}?\p{Lu}/u.test(text) &&
      !isGroup(text) &&
      !beginsWithRangeLabel(text) &&
      (isName(text) || !(isMethodOrTitle(text) || isSpecimenOrMethod(text))),
  )
  // The second line of a name may be beside the second line of its range.
  return other !== undefined && findMarker(nameOf([...name, ...other.words]), parts.unit) === null
}

/** Whether the cells of a line are a row of its own whose value was not recognised: a name, a unit and a range. */
const isOwnRow = ([first, ...others]: readonly Cell[]) =>
  first !== undefined &&
  isName(first.text) &&
  others.some(({ text }) => isUnit(text)) &&
  others.some(({ text }) => isRange(text))

/**
 * Some laboratories print the range (or a part of it: one for men, one for women) or the flag's words below the result.
 * Adds these texts to the result; they are then no longer free.
 */
export function takeTextsBelow(draft: Draft, lines: Line[], rest: Rest, sex: Sex): void {
  const at = lines.indexOf(draft.line)
  takeRestOfUnit(draft, lines, rest)
  const strip = toCell([...draft.name, ...draft.words, ...(draft.range?.words ?? [])])
  let text = draft.range?.text ?? ''
  let last = draft.line
  for (const below of lines.slice(at + 1, at + 1 + MOST_BELOW)) {
    if (!isNear(below, last, BELOW)) return
    // Beside the row another panel may continue, with lines of its own.
    const beside = below.cells.filter((cell) => overlaps(cell, strip))
    if (beside.length === 0) continue
    const free = rest.cellsOf(below)
    // Another result begins.
    if (beside.some((cell) => !free.includes(cell))) return
    const cell = belongingTo(draft, below, rest)
    if (!cell || isAnswerOf(cell, free, draft) || isOwnRow(free)) return
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
        // A method may be between a result and its range.
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

/** A range below a result: with its label, or directly below the value. */
function rangeBelow(cell: Cell, draft: Draft, sex: Sex) {
  const isLabelled = /^[([]?\s?\p{L}/u.test(cell.text) && /\d/.test(cell.text)
  if (!hasRangeLabel(cell.text) && (isLabelled || !overlaps(cell, draft.value))) return null
  return readRange(cell.text, sex)
}

/** The specimen that the text directly below a result's name names. */
export function saidBelow({ name, line }: Draft, lines: readonly Line[], rest: Rest): Around | null {
  const strip = toCell([...name])
  const at = lines.indexOf(line)
  const below = lines[at + 1]
  if (name.length === 0 || !below || !isNear(below, line, BELOW) || !isBelowRow(below, line, lines[at + 2]))
    return null
  const cell = rest.cellsOf(below).find((one) => overlaps(one, strip))
  const specimen =
    cell && isSpecimenOrMethod(cell.text.replace(/^[^:]*:\s?/u, '')) ? materialOf(cell.text) : null
  return specimen ? around(specimen) : null
}

/** The largest distance between the lines of one wrapped name, in font sizes. */
const NAME_LEADING = 1.7

/** A sentence under a name: a capital, and at least three words in small letters or figures, or a full stop at its end. */
const REMARK = /^\p{Lu}\p{Ll}+(?:(?:\s(?:\p{Ll}[\p{L}’'-]*|\d+)){3,}\.?|(?:,?\s[\p{L}’'-]+){2,}\.)$/u

/** Whether a text completes the name of a test that ends with a sign: "Platelet count -" over "observation". */
const goesOn = ({ name, parts }: Draft, { words }: Cell) =>
  /[,/-]$/u.test(textOf(name)) && findMarker(nameOf([...name, ...words]), parts.unit) !== null

/** Whether a text in small letters is the rest of a known test's name: "da transferrina". */
const isRestOf = ({ name, parts }: Draft, { text, words }: Cell) =>
  /^\p{Ll}\D*$/u.test(text) && findMarker(nameOf([...name, ...words]), parts.unit) !== null

/** Whether a text is the rest of the name of another test than itself: "TOTAL" below "CHOLESTEROL", this below "NON HDL". */
function completesKnown({ name, parts }: Draft, { words }: Cell): boolean {
  const whole = findMarker(nameOf([...name, ...words]), parts.unit)
  return whole !== null && whole !== findMarker(nameOf(words), parts.unit)
}

/** Four words or more with a full stop: "Shows the stores of iron." */
const SENTENCE = /^(?:\S{1,40}\s){3,12}\S{0,40}\p{Ll}{2}\.$/u

/** Whether a text continues one beside the name, such as its method: "цитометрия" below "Проточная". */
const isRestOfMethod = ({ line, name, value }: Draft, { x }: Cell) =>
  line.cells.some(
    (cell) =>
      cell.x > (name[0]?.x ?? value.x) &&
      cell.right < value.x &&
      Math.abs(cell.x - x) < 0.5 * line.height &&
      !cell.words.some((word) => name.includes(word)),
  )

/** Whether a text ends in a number with its unit, which it touches: "Electrochemiluminescence 0.394 L/L". */
const endsInValue = ({ words }: Cell) =>
  words.length > 2 && isUnit(words.at(-1)?.text ?? '') && readValue(words.at(-2)?.text ?? '') !== null

/** The baseline of a word, which differs from its line's where panels side by side have rows at other heights. */
const baselineOf = ({ y, height }: Word) => y + height

/** Whether words are as near to a name as its next line is. */
function isNextOf({ name, line }: Draft, next: Line, [first]: readonly Word[]): boolean {
  const last = name.at(-1)
  if (!first || !last) return isNear(next, line, NAME_LEADING)
  return baselineOf(first) - baselineOf(last) <= NAME_LEADING * Math.max(line.height, next.height)
}

/**
 * The words of a line that can only be a part of a name: a single text left of the row's value, below or above its
 * name.
 */
function pieceOfName(
  line: Line | undefined,
  draft: Draft,
  rest: Rest,
  completes: (piece: Word[]) => boolean = () => false,
): Word[] | null {
  if (!line || !isNear(line, draft.line, BELOW)) return null
  const begin = draft.name[0]?.x ?? rest.cellsOf(line)[0]?.x ?? 0
  // A sign before the name may be in the name's column too.
  const left = Math.min(begin, ...draft.words.filter(({ text }) => isSign(text)).map(({ x }) => x))
  const end = Math.max(draft.value.right, ...draft.words.map(({ x, width }) => x + width))
  // Beside the row another panel may continue.
  const mine = rest
    .cellsOf(line)
    .filter(({ x }) => (draft.inTable ? x < draft.value.x && x > left - 2 * line.height : x < end))
    .filter((cell) => !isSpecimenOrMethod(cell.text) || goesOn(draft, cell))
    .filter((cell) => !isRestOfMethod(draft, cell))
  const [cell, ...more] = inOnePiece(mine, line.height)
  // A text aligned with the values, or a result in another column, makes the line a row of its own.
  const others = rest.cellsOf(line)
  const isMeasured = (at: number) =>
    /^[<>≤≥]?\s?\d[\d.,]*$/u.test(others[at]?.text ?? '') && isUnit(others[at + 1]?.text ?? '')
  // Behind a name beyond the row's value, it is that of another panel.
  const isElsewhere = (at: number) =>
    others.slice(0, at).some(({ x, text }) => x > draft.value.right && isName(text) && !isInWords(text))
  const isRow = others.some(
    (other, at) =>
      draft.inTable &&
      (overlaps(other, draft.value) ||
        (other.x < draft.value.x && endsInValue(other)) ||
        (other.x > begin && (isInWords(other.text) || isMeasured(at)) && !isElsewhere(at))),
  )
  if (isRow) return null
  if (!cell || more.length > 0 || cell.right > draft.value.x) return null
  // A sign may have been before the name, as wide as two letters with its space.
  const isOutdented = /^[\p{Ll}(]/u.test(cell.text) || completesKnown(draft, cell)
  const outdent = (isOutdented ? SIGN : 0.5) * line.height
  if (cell.x - begin > 2 * line.height || left - cell.x > outdent) return null
  // Beside another panel's row, a line may be a little lower.
  if (!isNextOf(draft, line, cell.words) && !completes(cell.words)) return null
  const isShouted =
    !/\p{Ll}/u.test(cell.text) && /\p{Lu}{4}/u.test(cell.text) && /\p{Ll}/u.test(textOf(draft.name))
  const isOther =
    (!goesOn(draft, cell) &&
      (isMethodOrTitle(cell.text) ||
        isRemark(cell.text) ||
        (isOtherContent(cell.text) && !isRestOf(draft, cell)))) ||
    REMARK.test(cell.text) ||
    isShouted ||
    isFlag(cell.text) ||
    cell.words.length > 6 ||
    isOwnResult(cell.words)
  const size = draft.name[0]?.height ?? draft.line.height
  // A long word is set smaller to fit its column.
  const off = Math.abs((cell.words[0]?.height ?? 0) - size) / size
  if (off > (!isOther && completes(cell.words) ? 0.35 : 0.12)) return null
  if (isOther && !completes(cell.words)) return null
  if (!/\p{L}/u.test(cell.text) || /:(?:\s|$)/u.test(cell.text) || isLabelledResult(cell.words)) return null
  if (SENTENCE.test(cell.text)) return null
  return cell.words
}

/** How far left of a name behind a sign its next line may begin, in font sizes. */
const SIGN = 1.3

/** How far two values of one result in two units may differ by rounding, as a share. */
const ROUNDED = 0.05

/**
 * The result on the line above, of which this row is the same test in another unit: without a name, or with the rest of
 * it.
 */
function firstResultOf(draft: Draft, above: Line, drafts: readonly Draft[]): Draft | undefined {
  if (!isNear(above, draft.line, NAME_LEADING)) return undefined
  const [start] = draft.name
  // The rest of a name begins with a small letter; beside it, a wrapped specimen ends: "EDTA whole" over "blood".
  const isRest = /^(?:\p{Ll}{2}|\()/u.test(textOf(draft.name)) || materialOf(nameOf(draft.name)) !== null
  const own = findMarker(nameOf(draft.name), draft.parts.unit)
  /** Whether the values are one result: "MCHC 34.3 g/dL" over "343 g/L". */
  const isSameResult = ({ name, parts: { value, unit } }: Pick<Draft, 'name' | 'parts'>) => {
    const whole = findMarker(nameOf([...name, ...draft.name]), unit)
    const way =
      whole && (own === null || own === whole) ? conversion(whole.name, unit, draft.parts.unit) : null
    const other = way && value !== null ? exactly(value, way) : Number.NaN
    return Math.abs(other - (draft.parts.value ?? 0)) <= ROUNDED * Math.abs(other)
  }
  // "anty-TPO" below "FT3" is a test of its own.
  const isOther = ({ name, parts }: Draft) => {
    const first = findMarker(nameOf(name), parts.unit)
    const whole = findMarker(nameOf([...name, ...draft.name]), parts.unit)
    return own !== null && own.name !== first?.name && (first !== null || whole === null)
  }
  // A text under the name is a name of its own that was not understood: "BAS" is also a flag.
  const isNamedItself = ([first]: Word[]) =>
    !start &&
    draft.line.cells.some(
      ({ x, text }) =>
        /\p{L}{3}/u.test(text) && !isUnit(text) && Math.abs(x - (first?.x ?? 0)) < 0.5 * above.height,
    )
  const found = drafts.find(
    ({ line, name, value, parts }) =>
      line === above &&
      name[0] !== undefined &&
      !isNamedItself(name) &&
      (!start || isUnder(name, start, above.height)) &&
      (!start || isRest || isSameResult({ name, parts })) &&
      overlaps(value, draft.value) &&
      parts.unit !== null &&
      draft.parts.unit !== null &&
      parts.unit !== draft.parts.unit &&
      (!start || isBeside(name, start) || findMarker(nameOf([...name, ...draft.name]), parts.unit) !== null),
  )
  return found && !isOther(found) ? found : undefined
}

const isUnder = (name: readonly Word[], { x }: Word, height: number) =>
  Math.abs((name[0]?.x ?? 0) - x) < 0.5 * height || isBeside(name, { x })

/** Whether a word is right of a name, in a column of its own: the rest of a method. */
const isBeside = (name: readonly Word[], { x }: Pick<Word, 'x'>) =>
  name.every((word) => word.x + word.width < x)

/** Gives the second result the name of the first, and the first the rest of the name beside the second. */
function nameAsFirst(draft: Draft, first: Draft) {
  const [start] = draft.name
  if (start && !isBeside(first.name, start)) {
    first.name = [...first.name, ...draft.name]
    first.words = [...first.words, ...draft.name]
  }
  draft.name = first.name
}

/** The rest of a unit on the line below: "mL/min/1.73" over "m²". */
function takeRestOfUnit(draft: Draft, lines: Line[], rest: Rest): void {
  const { unit } = draft.parts
  const below = lines[lines.indexOf(draft.line) + 1]
  const words = draft.line.cells.flatMap((cell) => cell.words).filter(({ text }) => text === unit)
  // It may begin below the range before it: "> 60 mL/min/1.73" over "m²".
  const printed = draft.line.cells.find((cell) =>
    cell.words.some((word) => words[0] === word && draft.words.includes(word)),
  )
  const isCut = unit !== null && (!isUnit(unit) || /1[.,]73$/u.test(unit))
  if (!isCut || !printed || !below || !isNear(below, draft.line, NAME_LEADING)) return
  const piece = rest
    .cellsOf(below)
    .flatMap(({ words: some }) => some)
    .find((word) => overlaps(toCell([word]), printed) && isUnit(`${unit} ${word.text}`))
  if (!piece) return
  draft.parts.unit = `${unit} ${piece.text}`
  draft.words = [...draft.words, piece]
  rest.take(below, [piece])
}

/** Whether a limit of some group is printed instead of a value: "Deficiency   < 10 ng/mL". */
const isOfGroup = ({ line, value }: Draft) =>
  line.cells.some(({ right, text }) => right <= value.x && isOtherContent(text))

/** Joins wrapped names. A line belongs to a row if it is nearer to it than rows are to each other. */
export function joinWrappedNames(drafts: Draft[], lines: Line[], rest: Rest): void {
  const gaps = drafts
    .slice(1)
    .map((draft, index) => draft.line.baseline - (drafts[index]?.line.baseline ?? 0))
    .filter((gap) => gap > 0)
  const pitch = median(gaps) ?? Number.POSITIVE_INFINITY
  for (const draft of drafts) {
    const at = lines.indexOf(draft.line)
    const above = lines[at - 1]
    const first = above && firstResultOf(draft, above, drafts)
    if (first) nameAsFirst(draft, first)
    else if (draft.name.length === 0 && above && !isOfGroup(draft)) {
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
      if (!line || !isNear(line, previous, BELOW)) break
      // Beside the row another panel may continue, with lines of its own.
      const beside = line.cells.filter((cell) => overlaps(cell, strip))
      if (beside.length === 0) continue
      // Of these, the second line of its range belongs to the row.
      const isOfOther = (cell: Cell) =>
        !rest.cellsOf(line).includes(cell) && !cell.words.every((word) => draft.words.includes(word))
      if (beside.some(isOfOther)) break
      const isKnown = (words: Word[]) =>
        [draft.parts.unit, null].some((unit) => findMarker(nameOf(words), unit) !== null)
      const inUnit = (words: Word[]) => findMarker(nameOf(words), draft.parts.unit)
      const completes = (words: Word[]) => {
        const whole = [...draft.name, ...words]
        const isOther =
          inUnit(whole) !== null && inUnit(whole) !== inUnit(draft.name) && !isMethodOrTitle(nameOf(words))
        return isOther || ((!isKnown(draft.name) || !isName(nameOf(draft.name))) && isKnown(whole))
      }
      const piece = pieceOfName(line, { ...draft, line: previous }, rest, completes)
      if (!piece || draft.name.length === 0) break
      const text = textOf(piece)
      // "CHOLESTEROL" over "TOTAL": both together are a test, and the second has no value of its own.
      const isWhole = isKnown([...draft.name, ...piece])
      const isPart = findMarker(nameOf(draft.name), draft.parts.unit)
        ? (isWhole || /^[\p{Ll}(]/u.test(text) || /[,/-]$/u.test(textOf(draft.name))) && piece.length <= 3
        : !isProse(text) && !REMARK.test(text)
      const [last, first] = [draft.name.at(-1), piece[0]]
      const baseline = first ? baselineOf(first) : line.baseline
      const gap = baseline - (last ? baselineOf(last) : previous.baseline)
      const following = drafts.find(
        (other) =>
          other.line.page === line.page &&
          other.line.baseline > line.baseline &&
          overlaps(other.value, draft.value),
      )
      const [below] = following?.value.words ?? []
      // A title may be below a name that a colon ends; no title begins with a small letter.
      const isEnded = /:$/u.test(textOf(draft.name))
      const isRest = /^\p{Ll}/u.test(text)
      const isNearer =
        gap < 0.8 * pitch ||
        ((isWhole || isRest) &&
          gap <
            (isRest || !isEnded ? 1.05 : 0.95) *
              ((below ? baselineOf(below) : Number.POSITIVE_INFINITY) - baseline))
      // A title is nearer to the line below it.
      const after = lines
        .slice(next + 1)
        .find(({ page, cells }) => page === line.page && cells.some((cell) => overlaps(cell, strip)))
      const isTitle =
        /^\p{Lu}/u.test(text) && after !== undefined && after.baseline - line.baseline < 0.8 * gap
      const closer = isNearer && isPart && !isTitle
      if (!closer && !completes(piece)) break
      // A second result on the line, in another unit, has the same name.
      const isSameName = ({ line: { page }, name: [first] }: Draft) =>
        page === line.page && first !== undefined && first === draft.name[0]
      for (const one of drafts.filter(isSameName)) {
        one.name = [...one.name, ...piece]
        one.words = [...one.words, ...piece]
      }
      rest.take(line, piece)
      previous = line
    }
  }
}
