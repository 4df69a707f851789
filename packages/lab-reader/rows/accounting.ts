/**
 * Accounts for every number of a report: each belongs to a row, to a result in words, to content that is no result, or
 * to a line to check. Whatever the second reader sees and the first has not becomes a line to check, unless there is a
 * positive reason against it: the fewer rows are read, the more lines are offered.
 */
import { isTelephoned } from '../findings/positive.ts'
import { findMarker } from '../markers/markers.ts'
import { simpleUnit } from '../markers/simpleUnit.ts'
import { type Page, textOf, type Word } from '../page/words.ts'
import { beginsWithRangeLabel, isCode, isRange, isUnit, readValue } from './cells.ts'
import type { Draft } from './draft.ts'
import { isFlag } from './flags.ts'
import type { Cell, Line } from './lines.ts'
import { isGarbled, measuresOf, type Seen, seenIn } from './naive.ts'
import {
  isMethodOrTitle,
  isOtherContent,
  isProse,
  isSpecimenOrMethod,
  isValueLabel,
  nameOf,
} from './names.ts'
import { type NoResult, noResultOf } from './noResults.ts'
import { LONG, mayBeName } from './ownResults.ts'
import { isUnitless } from './unitless.ts'
import type { Offered, Qualitative } from './unread.ts'

/** What a number belongs to; `beside` are further numbers of a row: its range, its earlier values, its other unit. */
export type Owner = 'row' | 'beside' | 'words' | 'name' | 'unread' | NoResult

/** What the first reader has of a report; `offered` are lines that are already to be checked. */
export type FirstReading = {
  lines: readonly Line[]
  drafts: readonly Draft[]
  qualitative: readonly Qualitative[]
  offered: readonly Offered[]
}

/** How far above a value its name may be, in font sizes. */
const NAME_ABOVE = 14
/** How far a name may be from a value directly below it that has no label, in font sizes. */
const DIRECTLY = 2.4
/** How far beyond the first and the last result of a page a number without a unit counts, in font sizes. */
const NEAR = 4
const ALIGNED = 1
/** How far below each other the lines of a wrapped name may be, in font sizes. */
const WRAPPED = 1.6
/** How far below a value its range may be, with its unit between them, in font sizes. */
const RANGE_BELOW = 3.2
/** With so many others set like it, a bare number is one of a table, wherever it stands. */
const TABLE = 3
/** A cell with more words than this is prose. */
const MOST_WORDS = 12
/** The most words of a name within prose. */
const NAME_IN_PROSE = 4
const MOST_NAME = 8
/** The most words before the limit of a range: "up to". */
const MOST_LABEL = 2

const SHORT = /^[(["']?[<>≤≥]{0,2}[-+]?(?:\d{1,4}|\d{1,4}[.,]\d{1,3})\D{0,3}$/u
const ORDINAL = /^\d{1,3}[.)]?$/u

/** The text in front of a number that is its name: without an ordinal, and without the title before a known name. */
function nameWords(seen: Seen): Word[] {
  // A letter before a value that has its own name above is its mark.
  if (seen.name.length === 1 && seen.hasUnit && /^\p{L}$/u.test(seen.name[0]?.text ?? '')) return []
  // The flag of the result before it: "36.0 pg H, RDW 47.1 fl".
  const [first, ...others] = seen.name
  const whole = first && /[,;]$/u.test(first.text) && isFlag(first.text.slice(0, -1)) ? others : seen.name
  const title = whole.findLastIndex(({ text }) => /\p{L}{3}:$/u.test(text)) + 1
  const name = findMarker(nameOf(whole.slice(title)), null) ? whole.slice(title) : whole
  const from = name.findIndex(({ text }) => /\p{L}/u.test(text))
  return from < 0 ? [] : ORDINAL.test(name[0]?.text ?? '') ? name.slice(from) : name
}

/** Whether words end in the name of a known test; the most words that are one, or null. */
function knownEnd(words: readonly Word[]): Word[] | null {
  for (let from = Math.max(0, words.length - MOST_NAME); from < words.length; from += 1) {
    const name = nameOf(words.slice(from))
    if (/\p{L}/u.test(name) && (findMarker(name, null) !== null || isTelephoned(name)))
      return words.slice(from)
  }
  return null
}

const numberIn = ({ text }: Word) => Number(/\d*\.?\d+(?:e[+-]?\d{1,2})?/iu.exec(text)?.[0] ?? Number.NaN)
/** Words line by line, and on each from left to right. */
function inReadingOrder(words: readonly Word[]): Word[] {
  const lines: Word[][] = []
  for (const word of words.toSorted((one, other) => one.y + one.height - other.y - other.height)) {
    const last = lines.at(-1)
    const [first] = last ?? []
    if (last && first && word.y + word.height - first.y - first.height < 0.5 * first.height) last.push(word)
    else lines.push([word])
  }
  return lines.flatMap((line) => line.toSorted((one, other) => one.x - other.x))
}

/** Whether a number is a limit of a row, or its value. */
const isLimitOf = ({ parts: { value, range } }: Draft, word: Word) =>
  [value, range?.low, range?.high].includes(numberIn(word))
const isFigure = (word: Word) => /\d/.test(word.text) || isGarbled(word)
/** A figure that is no part of a name, as "(HbA1c)" is. */
const isNumber = (word: Word) => isFigure(word) && !/^\(?\p{L}/u.test(word.text)
const isLimit = ({ text }: Word) => /^\D{0,2}[<>≤≥]/u.test(text)

/** Whether a unit is printed that laboratories use: "150 minutes/week" is none. */
const hasTrueUnit = ({ words, name, hasUnit }: Seen) =>
  hasUnit &&
  words
    .slice(name.length)
    .some(
      ({ text }) =>
        isUnit(text) || isUnit(text.replace(/^[\d.,<>≤≥]+/u, '').replace(/(?<![),.;])[),.;]+$/u, '')),
    )

type Candidate = { seen: Seen; name: Word[]; isKnown: boolean; isWeak: boolean }

/**
 * The owner of each number, the lines to check, the rows whose number the second reader does not see, and all that it
 * sees.
 */
export function accountOf(first: FirstReading) {
  const owners = new Map<Word, Owner>()
  const rows = new Map<string, Draft>()
  const names = new Map<string, Draft>()
  const values = new Set<string>()
  for (const draft of first.drafts) {
    const { name, words, value, range, line } = draft
    for (const word of [...name, ...words, ...value.words, ...(range?.words ?? [])])
      rows.set(keyOf(word, line), draft)
    for (const word of name) names.set(keyOf(word, line), draft)
    // The cell of a value may hold more than its number.
    const isValue = (word: Word) => numberIn(word) === Math.abs(draft.parts.value ?? Number.NaN)
    // Of two results behind one name, the second is not in the first one's cell.
    const own = [value.words, words].map((some) => some.filter(isValue)).find((some) => some.length > 0)
    for (const word of own ?? value.words) values.add(keyOf(word, line))
  }
  const keysOf = (some: readonly Offered[]) =>
    new Set(some.flatMap(({ words, line }) => words.map((word) => keyOf(word, line))))
  const [inWords, offered] = [keysOf(first.qualitative), keysOf(first.offered)]
  const takenBy = (word: Word, line: Line): Owner | null => {
    const key = keyOf(word, line)
    if (rows.has(key)) return 'row'
    return inWords.has(key) ? 'words' : offered.has(key) ? 'unread' : null
  }
  const isTaken = (word: Word, line: Line) => takenBy(word, line) !== null
  const seen = first.lines.flatMap(seenIn)
  const own = (one: Seen, owner: Owner) => {
    for (const word of one.words.filter(isFigure))
      owners.set(word, takenBy(word, one.line) ?? (one.name.includes(word) ? 'name' : owner))
  }

  /** Whether a number is below the values of rows. */
  const isUnder = ({ line: { page, height }, values: [value] }: Pick<Seen, 'line' | 'values'>) =>
    value !== undefined &&
    first.drafts.some(
      ({ line, value: { x, right } }) =>
        line.page === page &&
        (Math.abs(x - value.x) < ALIGNED * height ||
          Math.abs(right - value.x - value.width) < ALIGNED * height),
    )

  /** Rows of which the second reader reads another number, or this number under another name. */
  const differing = new Map<Draft, Seen[]>()
  const isRead = (one: Seen): boolean => {
    const rowAt = (word: Word) => rows.get(keyOf(word, one.line))
    const name = nameWords(one)
    const numbers = [...one.values, ...one.limits.filter((word) => values.has(keyOf(word, one.line)))]
    const ofValue = numbers.map(rowAt).find((row) => row !== undefined)
    const ofName = name.map((word) => names.get(keyOf(word, one.line))).find((row) => row?.line === one.line)
    const isTakenNumber = numbers.some((word) => isTaken(word, one.line))
    const isValueOf = (draft: Draft, word: Word) =>
      values.has(keyOf(word, one.line)) || isLimitOf(draft, word)
    // A number before the one that was read, without headings: "w 6.7   6.2".
    const ahead = one.words.find((word) => numbers.includes(word))
    const isBehind = (draft: Draft) =>
      ahead !== undefined &&
      (!draft.inTable || isStrange(ahead, one.line)) &&
      !isTaken(ahead, one.line) &&
      !isValueOf(draft, ahead)
    // Another test directly before the number: "Throat swab   S. pyogenes   Potassium   4.1".
    const nearest = one.line.cells.findLast(({ words }) => words.some((word) => name.includes(word)))
    const isOfNearest =
      nearest !== undefined &&
      !isUnit(nearest.text) &&
      !nearest.words.some((word) => ofName?.name.includes(word)) &&
      findMarker(nearest.text, null) !== null
    const isOther = ofName
      ? numbers.length > 0 &&
        (isOfNearest || isBehind(ofName) || !numbers.some((word) => isValueOf(ofName, word)))
      : ofValue !== undefined &&
        name.length > 0 &&
        !name.some((word) => isTaken(word, one.line)) &&
        findMarker(nameOf(name), null) !== null
    const row = ofName ?? ofValue
    // A row took the words of the whole line, of which it is only a part.
    const own = name.filter(({ text }) => !isUnit(text) && !isFlag(text) && !isCode(text))
    const isOverlaid =
      row !== undefined &&
      !isOther &&
      ofName === undefined &&
      !numbers.some((word) => isValueOf(row, word)) &&
      !isFlag(textOf(own)) &&
      mayBeName(nameOf(own))
    // A second range behind the first, without headings: one of them may be the value.
    const isOpen = row !== undefined && !row.inTable && one.limits.length > 0 && hasOtherRange(one, row)
    // A value and a limit side by side below two names: the limit is not the value's.
    const nameLine = row?.line.cells.every(({ words }) => !row.name.some((word) => words.includes(word)))
      ? first.lines.find(({ cells }) => cells.some(({ words }) => words.includes(row.name[0] as Word)))
      : undefined
    const isOfNext = one.limits.some((word) =>
      nameLine?.cells.some(
        ({ x, right, words }) =>
          x < word.x + word.width && word.x < right && !words.some((part) => row?.name.includes(part)),
      ),
    )
    // Two values and two ranges, of which only one value was read.
    const isPlural =
      one.ranges + labelledRanges(one) > 1 &&
      one.values.length > 1 &&
      !one.values.every((word) => isTaken(word, one.line))
    // Values side by side below their names, of which only some were read.
    const isAside =
      isTakenNumber &&
      one.values.length > 1 &&
      (row === undefined
        ? name.length === 0
        : !row.name.some((word) => one.line.cells.some(({ words }) => words.includes(word)))) &&
      !one.values.every((word) => isTaken(word, one.line))
    if (isAside) return false
    if ((isOther || isOverlaid || isOpen || isOfNext || isPlural) && row)
      differing.set(row, [...(differing.get(row) ?? []), one])
    // A row may have taken the name of another as its remark.
    const isWhole = hasTrueUnit(one) || isUnitless(nameOf(name), null)
    const isNoName = ofName === undefined && numbers.length > 0 && isWhole
    // "INR   1.09   normal": the words are the flag of the number before them.
    const isFlagged =
      name.length > 0 &&
      name.every((word) => takenBy(word, one.line) === 'words') &&
      one.values.length === 1 &&
      !isTakenNumber &&
      isUnder(one)
    if (isFlagged) return false
    return (
      isOther ||
      isTakenNumber ||
      (name.length > 0 && !isNoName && name.every((word) => isTaken(word, one.line)))
    )
  }

  /** Whether a number is in a column that holds other texts in most rows of its page: a share below codes. */
  function isStrange(word: Word, { page, height }: Line): boolean {
    const column = first.drafts
      .filter(({ line, inTable }) => inTable && line.page === page)
      .flatMap(({ line, value }) =>
        line.cells.filter((cell) => cell.right < value.x && Math.abs(cell.x - word.x) < ALIGNED * height),
      )
    const others = column.filter(({ text }) => readValue(text) === null)
    return others.length >= TABLE && 2 * others.length > column.length
  }

  const after = new Map(seen.map((one, at) => [one, seen[at + 1]]))
  /** How many ranges with the same label follow on the line: "from 40 to 74   from 1.8 to 7.5". */
  function labelledRanges(one: Seen): number {
    const label = (range: Seen) => nameOf(range.name)
    const ranges: Seen[] = []
    for (let next = after.get(one); next?.line === one.line; next = after.get(next)) {
      const isRange = next.ranges > 0 && next.values.length === 0 && next.name.length <= MOST_LABEL
      if (!isRange || (ranges[0] && label(ranges[0]) !== label(next))) break
      ranges.push(next)
    }
    return ranges.length
  }

  /** Whether another range follows on the line: "3.47   < 3.16   up to 4.00". */
  function hasOtherRange(one: Seen, row: Draft): boolean {
    const next = after.get(one)
    return (
      next?.line === one.line &&
      next.values.length === 1 &&
      !next.hasUnit &&
      next.name.length <= MOST_LABEL &&
      next.values.every((word) => !isTaken(word, next.line) && !isLimitOf(row, word))
    )
  }

  /** Whether a range with its label follows on the line. */
  function hasRangeBehind(one: Seen): boolean {
    const next = after.get(one)
    return (
      next?.line === one.line &&
      next.ranges > 0 &&
      next.values.length === 0 &&
      beginsWithRangeLabel(textOf(next.words))
    )
  }
  const hasRangeBelow = rangesBelow(first.lines, seen)
  const readMarkers = new Set(
    first.drafts.map(({ name, parts }) => findMarker(nameOf(name), parts.unit)?.name ?? ''),
  )
  /** A comment or a summary gives a result of a row again. */
  const repeated = ({ values: [value], words }: Seen): Owner | null => {
    const [number, text] = [value && numberIn(value), textOf(words).toLowerCase()]
    const isSame = ({ name, parts }: Draft) =>
      parts.value === number && text.includes(nameOf(name).toLowerCase())
    return first.drafts.some(isSame) ? 'row' : null
  }

  const candidates: Candidate[] = []
  const unread: Offered[] = []
  for (const one of seen) {
    if (isRead(one)) {
      own(one, 'beside')
      // A number in another unit is a result of its own.
      const row = [...one.name, ...one.values]
        .map((word) => rows.get(keyOf(word, one.line)))
        .find((draft) => draft?.line === one.line)
      for (const [number, unit] of row ? measuresOf(one) : []) {
        const isOwn =
          row?.parts.unit != null &&
          takenBy(number, one.line) !== 'unread' &&
          !values.has(keyOf(number, one.line)) &&
          !isLimitOf(row, number)
        if (!isOwn || isFlag(unit.text) || simpleUnit(unit.text) === simpleUnit(row.parts.unit ?? ''))
          continue
        owners.set(number, 'unread')
        unread.push({ words: [...(row?.name ?? []), number, unit], line: one.line })
      }
      // "non-HDL 4.81 < 4.14   * 5.2 < 5.0": a value in the column of another panel, whose name is not on the line.
      for (const value of row ? one.values : []) {
        const isOwn = isTaken(value, one.line) || row?.value.words.includes(value)
        if (isOwn || value.x < (row?.value.right ?? 0) || !isUnder({ line: one.line, values: [value] }))
          continue
        owners.set(value, 'unread')
        const cell = one.line.cells.findIndex(({ words }) => words.includes(value))
        const beside = one.line.cells
          .slice(cell)
          .filter(({ words }) => !words.some((word) => isTaken(word, one.line)))
        unread.push({ words: beside.flatMap(({ words }) => words), line: one.line })
      }
    } else if (one.words.every((word) => !isFigure(word) || isTaken(word, one.line))) own(one, 'row')
    else {
      const name = nameWords(one)
      const reason = repeated(one) ?? noResultOf(one, name, (word) => rows.has(keyOf(word, one.line)))
      if (reason) own(one, reason)
      else {
        const isKnown = findMarker(nameOf(name), null) !== null || isTelephoned(nameOf(name))
        const hasRange = one.hasRange || hasRangeBelow(one) || hasRangeBehind(one)
        candidates.push({ seen: one, name, isKnown, isWeak: !isKnown && !hasRange && !hasTrueUnit(one) })
      }
    }
  }

  const sure = candidates.filter(({ isWeak }) => !isWeak)
  for (const [row, some] of differing) {
    for (const one of some) own(one, 'unread')
    const words = new Map(
      [...some.flatMap((one) => one.words), ...row.name, ...row.words].map((word) => [
        `${word.x} ${word.y}`,
        word,
      ]),
    )
    unread.push({ words: inReadingOrder([...words.values()]), line: row.line })
  }

  for (const scale of scalesIn(candidates, first.drafts)) {
    for (const one of scale.some) own(one.seen, scale.owner)
    candidates.splice(0, candidates.length, ...candidates.filter((one) => !scale.some.includes(one)))
  }
  const inField = fieldOf(
    [...first.drafts, ...first.qualitative, ...sure.map(({ seen: one }) => one)].map(({ line }) => line),
  )
  const others = alignedWith(first.drafts, candidates)
  const beside = besideNames(first.drafts)
  const besideAny = besideNames([
    ...first.drafts,
    ...first.qualitative.map(({ line, words }) => ({ line, name: words })),
  ])
  /** A text in which more values have a unit than the page has rows is a list of results, in whatever language. */
  const isMeasured = ({ seen: one }: Candidate) => hasTrueUnit(one) && !one.values.every(isLimit)
  const isListed = (candidate: Candidate) => {
    const { page } = candidate.seen.line
    const isHere = ({ line }: { line: Line }) => line.page === page
    const measured = candidates.filter((one) => isMeasured(one) && isHere(one.seen))
    return (
      isMeasured(candidate) && measured.length >= LIST && measured.length > first.drafts.filter(isHere).length
    )
  }
  const above = namesAbove(first.lines, isTaken, seen)
  const before = lastWordsBefore(first.lines)
  const restBelow = restsBelow(first.lines, isTaken, seen)
  /** The row before a number with a flag for its name: that of the same test in another unit. */
  const rowBefore = ({ line, name: [flag] }: Seen) =>
    first.drafts.findLast((draft) => flag !== undefined && draft.line === line && draft.value.right <= flag.x)
  /** Whether a text is the next item of a paragraph of results: "…); Copper 13.1 µmol/l". */
  const isItem = ({ seen: one, name }: Candidate) => {
    const words = one.line.cells.flatMap((part) => part.words)
    const last = words[words.indexOf(one.words[0] as Word) - 1]
    const isWhole = ({ seen: { line, hasUnit, hasRange } }: Candidate) =>
      line === one.line && hasUnit && hasRange
    return (
      hasTrueUnit(one) &&
      name.length > 0 &&
      name.length <= MOST_NAME &&
      (last === undefined || /[;/|•]$/u.test(last.text)) &&
      (first.drafts.some(({ line }) => line === one.line) || candidates.some(isWhole))
    )
  }
  /** Whether a value with a unit or a range is below the values of rows, wherever its name is. */
  const isInTable = (one: Seen) =>
    (one.hasUnit || (one.hasRange && one.values.length > 0)) && inField(one.line) && isUnder(one)
  /** The name behind a value that has none before it, among results: "4.1   ng/mL   Digoxin", "7.08   pH". */
  const nameBehind = (one: Seen): Word[] => {
    const words = one.line.cells.flatMap((part) => part.words)
    const behind = words.slice(words.indexOf(one.words.at(-1) as Word) + 1)
    // A column for the sample can part a value from its name: "118   µmol/L   4 h sample   Serum iron".
    const isNamed = one.line.cells.some(
      (part) => part.words.every((word) => behind.includes(word)) && mayBeName(nameOf(part.words)),
    )
    const isName = hasTrueUnit(one) ? isNamed || mayBeName(nameOf(behind)) : isUnitless(nameOf(behind), null)
    return isName && inField(one.line) && !behind.some((word) => isTaken(word, one.line)) ? behind : []
  }
  for (const candidate of candidates) {
    const { seen: one, name, isKnown } = candidate
    const cell = one.line.cells.find(({ words }) => words.includes(one.values[0] ?? (one.words[0] as Word)))
    const offer = (words: Word[]) => {
      own(one, 'unread')
      // The name may continue on the line below; the unit and the flag of its value are no part of it.
      const isOfValue = ({ text: part }: Word) => isFlag(part) || (isUnit(part) && part !== one.name[0]?.text)
      const last = one.name.findLast((word) => !isOfValue(word))
      const end = last ? words.indexOf(last) + 1 : 0
      const rest = end > 0 ? restBelow(one) : []
      const row = end === 0 ? rowBefore(one) : undefined
      const begun = end > 0 && words[0] === one.words[0] ? before(one, MOST_WORDS) : null
      // "Transferrin saturation   Nephelometry   44 %": the method is no part of the name.
      const methods = one.line.cells.filter(
        (part) => !part.words.includes(words[0] as Word) && isSpecimenOrMethod(part.text),
      )
      const named = words.slice(0, end).filter((word) => methods.every((part) => !part.words.includes(word)))
      unread.push({
        words: [...(row?.name ?? begun ?? []), ...named, ...rest, ...words.slice(end)],
        line: one.line,
      })
    }
    const text = nameOf(name)
    const isOfList =
      name.length > 0 &&
      hasTrueUnit(one) &&
      name.length <= NAME_IN_PROSE &&
      inField(one.line) &&
      beside(one.line, one.words)
    const isRunning = (cell?.words.length ?? 0) > MOST_WORDS || isProse(text)
    if (isRunning) {
      const known = knownEnd(name)
      const marker = known && findMarker(nameOf(known), null)?.name
      const isNew = known !== null && (marker === undefined || marker === null || !readMarkers.has(marker))
      const isMeasuredHere = one.hasUnit || (one.hasRange && isUnitless(text, null))
      const isWhole = isMeasuredHere && one.hasRange && one.values.length > 0
      // The name may begin at the end of the line above.
      const last = name.slice(-Math.max(known?.length ?? 0, NAME_IN_PROSE))
      const whole = [...(before(one) ?? []), ...last, ...one.words.slice(one.name.length)]
      // "PTT (TTPA): 23.7 segundos"
      const isLabelled = /[:=]$/u.test(name.at(-1)?.text ?? '') && one.values.length > 0
      const isNamed = known !== null && (isMeasuredHere || isLabelled) && (isNew || isWhole)
      if (isNamed || isWhole || isOfList || isListed(candidate) || isItem(candidate)) offer(whole)
      else own(one, 'prose')
      continue
    }
    const isLabel = isValueLabel(text)
    if (isLabel || name.length === 0) {
      const over = above(one, isLabel ? NAME_ABOVE : DIRECTLY)
      const isSure =
        isLabel || one.hasUnit || ((one.hasRange || hasRangeBehind(one)) && one.values.length > 0)
      const isAlone =
        one.values.length === 1 && one.line.cells.filter((part) => !isFlag(part.text)).length === 1
      // Names side by side, with their values below them.
      const isBelow = one.values.length > 1 && over !== null && over.length >= one.values.length
      const carried = over || isLabel || !hasTrueUnit(one) ? null : before(one)
      if (carried) offer([...carried, ...one.words])
      else if (
        over &&
        (isSure || isBelow || (isAlone && (inField(one.line) || isUnitless(nameOf(over), null))))
      )
        offer([...over, ...one.words])
      else if (isLabel || (one.hasUnit && one.hasRange) || isInTable(one)) offer(one.words)
      else if (nameBehind(one).length > 0) offer([...one.words, ...nameBehind(one)])
      else own(one, one.hasUnit ? 'letterhead' : 'scale')
      continue
    }
    // "Neonatal total bilirubin" begins like a group of people.
    const isNamed =
      isKnown ||
      mayBeName(text) ||
      (hasTrueUnit(one) && (knownEnd(name) !== null || (inField(one.line) && isUnder(one))))
    const isWhole = one.hasRange && one.values.length > 0 && (one.hasUnit || inField(one.line))
    if (!isNamed && !isWhole) own(one, 'label')
    else if (
      !isKnown &&
      !isWhole &&
      one.values.every(isLimit) &&
      (!inField(one.line) || (others(candidate) === 0 && !beside(one.line, one.words)))
    )
      own(one, 'legend')
    else if (!candidate.isWeak) {
      const over = one.values.length > 1 && hasRangeBelow(one) ? above(one, DIRECTLY) : null
      offer([...(over ?? []), ...one.words])
    } else {
      const alike = others(candidate)
      const unitless = isUnitless(text, null)
      // A value and two limits: "pH 5.2 5.0 8.0".
      const [, low, high, ...further] = one.values.map(numberIn)
      const isBounded =
        unitless && low !== undefined && high !== undefined && low < high && further.length === 0
      const isHere =
        isBounded ||
        (inField(one.line) && (alike > 0 || beside(one.line, one.words))) ||
        (unitless && (inField(one.line) || besideAny(one.line, one.words)))
      const isTable = alike >= TABLE
      if (
        one.values.every(({ text: figure }) => SHORT.test(figure) || (isHere && LONG.test(figure))) &&
        name.length <= MOST_NAME &&
        (isHere || isTable)
      )
        offer(one.words)
      else own(one, 'letterhead')
    }
  }
  unread.push(...silentRows(first, (word, line) => isTaken(word, line) || owners.get(word) === 'unread'))
  // "NEU 65.3   11.88": a value that was read as a part of its name.
  for (const draft of first.drafts) {
    const isValue = ({ text }: Word, at: number) => at > 0 && /^[<>≤≥]?\d+[.,]\d+$/u.test(text)
    if (!draft.name.some(isValue) || differing.has(draft)) continue
    differing.set(draft, [])
    unread.push({ words: draft.line.cells.flatMap(({ words }) => words), line: draft.line })
  }
  for (const draft of first.drafts)
    if (isRangeAmongValues(draft, unread, first.drafts)) differing.set(draft, differing.get(draft) ?? [])
  // A figure within a text that no number follows.
  for (const { cells } of first.lines)
    for (const { words } of cells)
      for (const word of words) if (/\d/.test(word.text) && !owners.has(word)) owners.set(word, 'name')
  return { owners, unread, differing, seen }
}

/** Lines without any result that begin like the names of rows and end in a range below those of rows: their values are garbled. */
function silentRows(
  { lines, drafts }: FirstReading,
  isOwned: (word: Word, line: Line) => boolean,
): Offered[] {
  const isBesideNames = besideNames(drafts)
  const ranges = drafts.flatMap(({ line, range }) => (range ? { page: line.page, range } : []))
  const isRangeOfRow = (cell: Cell, { page, height }: Line) =>
    isRange(cell.text) &&
    ranges.filter((one) => one.page === page && Math.abs(one.range.x - cell.x) < ALIGNED * height).length >=
      TABLE
  return lines.flatMap((line) => {
    const words = line.cells.flatMap((cell) => cell.words)
    const last = line.cells.at(-1)
    const rest = words.filter((word) => !last?.words.includes(word))
    const isSilent =
      last !== undefined &&
      line.cells.length > 1 &&
      isRangeOfRow(last, line) &&
      isBesideNames(line, words) &&
      rest.some(({ text }) => /\d/.test(text)) &&
      !isOtherContent(textOf(words)) &&
      !rest.some((word) => isOwned(word, line))
    return isSilent ? [{ words, line }] : []
  })
}

/**
 * Whether the range of a row without headings is a comparator and a number in the column of the values of other lines: the number
 * before it may be a limit of it.
 */
function isRangeAmongValues(
  { inTable, range, line }: Draft,
  unread: readonly Offered[],
  drafts: readonly Draft[],
): boolean {
  if (inTable || !range || !/^[<>≤≥]/u.test(range.text)) return false
  const isAligned = ({ x, right }: Cell) =>
    Math.min(Math.abs(x - range.x), Math.abs(right - range.right)) < ALIGNED * line.height
  const isValue = (cell: Cell) =>
    isAligned(cell) && readValue(cell.text)?.comparator === null && !isRange(cell.text)
  const beside = unread.filter((one) => one.line.page === line.page && one.line.cells.some(isValue))
  const rivals = drafts.filter((one) => one.line.page === line.page && one.rivals.some(isValue))
  return beside.length >= TABLE || rivals.length >= TABLE
}

/** The same word has the same place, also where a reader split or trimmed it. */
const keyOf = ({ x, y }: Word, { page }: Line) => `${page.number} ${x} ${y}`

/** Whether a line is among the results of its page, which are on `lines`. */
export function fieldOf(lines: readonly Line[]): (line: Line) => boolean {
  const fields = new Map<Page, { first: number; last: number }>()
  for (const { page, baseline } of lines) {
    const { first, last } = fields.get(page) ?? { first: baseline, last: baseline }
    fields.set(page, { first: Math.min(first, baseline), last: Math.max(last, baseline) })
  }
  return ({ page, baseline, height }) => {
    const field = fields.get(page)
    return (
      field !== undefined && baseline > field.first - NEAR * height && baseline < field.last + NEAR * height
    )
  }
}

/** Whether words begin at the left edge of a row's name on their page. */
export const besideNames =
  (drafts: readonly Pick<Draft, 'line' | 'name'>[]) =>
  ({ page, height }: Line, [first]: readonly Word[]): boolean =>
    drafts.some(
      ({ line, name: [left] }) =>
        line.page === page && first && left && Math.abs(left.x - first.x) < ALIGNED * height,
    )

/** How many results and candidates of the page begin at the same edge as a candidate, with a number under its number. */
function alignedWith(drafts: readonly Draft[], candidates: readonly Candidate[]): (one: Candidate) => number {
  const set = [
    ...drafts.map(({ line, name, value }) => ({
      line,
      name: name[0],
      value: value as Pick<Cell, 'x' | 'right'>,
    })),
    ...candidates.map(({ seen, name }) => ({
      line: seen.line,
      name: seen.name[0] ?? name[0],
      value: edgesOf(seen.values[0]),
    })),
  ]
  return ({ seen: { line, values, name } }) => {
    const off = ALIGNED * line.height
    const [first, value] = [name[0], edgesOf(values[0])]
    if (!first || !value) return 0
    return set.filter(
      (one) =>
        one.line !== line &&
        one.line.page === line.page &&
        one.name &&
        Math.abs(one.name.x - first.x) < off &&
        one.value &&
        (Math.abs(one.value.x - value.x) < off || Math.abs(one.value.right - value.right) < off),
    ).length
  }
}
const edgesOf = (word: Word | undefined) => word && { x: word.x, right: word.x + word.width }

/** The text without a number above a value, within so many font sizes, that nothing else uses. */
function namesAbove(
  lines: readonly Line[],
  isTaken: (word: Word, line: Line) => boolean,
  seen: readonly Seen[],
) {
  const numbered = new Set(seen.map(({ line }) => line))
  const places = new Map(lines.map((line, at) => [line, at]))
  return ({ line, words, values }: Seen, sizes: number): Word[] | null => {
    const at = places.get(line) ?? 0
    const [from = 0, x = from] = [words[0]?.x, (values[0] ?? words[0])?.x]
    for (let back = at - 1; back >= 0; back -= 1) {
      const over = lines[back]
      if (!over || over.page !== line.page || line.baseline - over.baseline > sizes * line.height) return null
      const cell = over.cells.find((one) => one.x < x + 3 * line.height && one.right > from - line.height)
      if (!cell || numbered.has(over)) continue
      const isOne = values.length < 2
      if (isOne && cell.words.some((word) => isTaken(word, over))) return null
      const text = nameOf(cell.words)
      // "M onozyten": a letter that the drawing set apart.
      const whole = text.replaceAll(/(?<!\p{L})(\p{Lu}{1,2}) (?=\p{L})/gu, '$1')
      if ([text, whole].some((one) => mayBeName(one) && !isOtherContent(one)))
        return isOne ? cell.words : over.cells.flatMap((one) => one.words)
    }
    return null
  }
}

/** The most further lines of a name. */
const MOST_RESTS = 2

/** The texts without a number directly below a name, at its left edge, that nothing else uses. */
function restsBelow(
  lines: readonly Line[],
  isTaken: (word: Word, line: Line) => boolean,
  seen: readonly Seen[],
) {
  const places = new Map(lines.map((line, at) => [line, at]))
  const named = new Set(seen.flatMap(({ words, values }) => (values.length > 0 ? words : [])))
  /** Beside another panel's line, it may be the second below. */
  const restBelow = (line: Line, first: Word): { line: Line; words: Word[] } | null => {
    const at = places.get(line) ?? 0
    for (const below of lines.slice(at + 1, at + 3)) {
      if (below.page !== line.page || below.baseline - line.baseline > WRAPPED * line.height) return null
      const cell = below.cells.find(({ x }) => Math.abs(x - first.x) < ALIGNED * line.height)
      if (!cell) continue
      const isFree =
        cell.words.length <= NAME_IN_PROSE &&
        !/\p{Ll}{2}\.$/u.test(cell.text) &&
        !isMethodOrTitle(cell.text) &&
        cell.words.every((word) => !named.has(word) && !isNumber(word) && !isTaken(word, below))
      return isFree ? { line: below, words: cell.words } : null
    }
    return null
  }
  return ({ line, name: [first] }: Seen): Word[] => {
    const rests: { line: Line; words: Word[] }[] = []
    while (first && rests.length < MOST_RESTS) {
      const rest = restBelow(rests.at(-1)?.line ?? line, first)
      if (!rest) break
      rests.push(rest)
    }
    return rests.flatMap(({ words }) => words)
  }
}

/** Whether a word ends an item of running text; "Coef." behind another item begins one. */
function endsItem({ text }: Word, before: Word | undefined): boolean {
  const isAbbreviated = /^\p{Lu}\p{Ll}{1,5}\.$/u.test(text) && /[;:,.]$/u.test(before?.text ?? '')
  return /\d|[;:,.)]$/u.test(text) && !isAbbreviated
}

/** The last words of the line of running text, of so many words, above a value that its name was parted from. */
function lastWordsBefore(lines: readonly Line[]) {
  const places = new Map(lines.map((line, at) => [line, at]))
  return ({ line, words: [first] }: Seen, least = NAME_IN_PROSE): Word[] | null => {
    const over = lines[(places.get(line) ?? 0) - 1]
    const [cell, ...more] = over?.page === line.page ? over.cells : []
    const isNext = over && line.baseline - over.baseline < DIRECTLY * line.height
    if (!cell || !isNext || more.length > 0 || cell.words.length < least || line.cells[0]?.words[0] !== first)
      return null
    const from = cell.words.findLastIndex((word, at) => endsItem(word, cell.words[at - 1])) + 1
    const name = cell.words.slice(from).slice(-NAME_IN_PROSE)
    return from > 0 && mayBeName(nameOf(name)) ? name : null
  }
}

/** Whether a range is below a number: in a line of ranges, or as the second limit of one that a dash ends. */
function rangesBelow(lines: readonly Line[], seen: readonly Seen[]) {
  const places = new Map(lines.map((line, at) => [line, at]))
  const on = Map.groupBy(seen, ({ line }) => line)
  const overlaps = (one: Word, other: Word) => one.x < other.x + other.width && other.x < one.x + one.width
  return ({ line, values, words }: Seen): boolean => {
    const at = places.get(line) ?? 0
    for (const below of lines.slice(at + 1, at + 4)) {
      if (below.page !== line.page || below.baseline - line.baseline > RANGE_BELOW * line.height) return false
      for (const one of on.get(below) ?? []) {
        const figures = one.words.slice(one.name.length)
        const isUnder = (value: Word) => figures.some((word) => overlaps(word, value))
        const isOfRange = (value: Word) =>
          figures.some((word) => overlaps(word, value) && !one.values.includes(word))
        if (one.hasRange && values.some(isOfRange)) return true
        const isBegun = (value: Word) => /^[-–—]$/u.test(words[words.indexOf(value) + 1]?.text ?? '')
        if (values.length > 1 && values.some((value) => isBegun(value) && isUnder(value))) return true
      }
    }
    return false
  }
}

/** So many lines are a list of their own. */
const LIST = 4

/**
 * Lists of pages without any row that are no results: a table of contents, whose numbers rise up to the number of pages,
 * and scores in whole percent up to the whole scale.
 */
function scalesIn(candidates: readonly Candidate[], drafts: readonly Draft[]) {
  const pages = new Set(candidates.map(({ seen }) => seen.line.page))
  const last = Math.max(...[...pages].map(({ number }) => number))
  return [...pages].flatMap((page): { owner: NoResult; some: Candidate[] }[] => {
    if (drafts.some(({ line }) => line.page === page)) return []
    const here = candidates.filter(({ seen, isKnown }) => seen.line.page === page && !isKnown)
    const figures = ({ seen }: Candidate) => seen.values[0]?.text ?? ''
    const bare = here.filter((one) => one.isWeak && /^\d{1,3}$/.test(figures(one)))
    const isRising = bare.every(
      (one, at) => at === 0 || Number(figures(one)) >= Number(figures(bare[at - 1] as Candidate)),
    )
    const shares = here.filter((one) =>
      /^\d{1,3}\s?%$/.test(textOf(one.seen.words.slice(one.seen.name.length))),
    )
    const isWhole = shares.some((one) => /^(?:0|100)\s?%/.test(figures(one)))
    return [
      ...(bare.length >= LIST && isRising && last >= LIST ? [{ owner: 'page' as const, some: bare }] : []),
      ...(shares.length >= LIST && isWhole ? [{ owner: 'scale' as const, some: shares }] : []),
    ]
  })
}
