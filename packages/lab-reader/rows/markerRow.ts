/**
 * From a draft to a row of the reading: decides between the readings of its figures, and whether the row is doubtful.
 */

import { isOfBlood } from '../languages/specimens.ts'
import { boundsOf } from '../markers/bounds.ts'
import { nameBehind } from '../markers/lookAlikes.ts'
import { bloodPhOf, findMarker, inFigures, isPlausible, loincOf, specimenOf } from '../markers/markers.ts'
import type { Word } from '../page/words.ts'
import type { Doubt, MarkerRow } from '../types.ts'
import { arithmeticOf } from './arithmetic.ts'
import { isUnit, readLoose, readRange, type Sex } from './cells.ts'
import {
  impossibleFigures,
  isContradictory,
  isFitting,
  isPossible,
  isUnsure,
  SURE_OF_FIGURES,
  withLostPoints,
} from './doubts.ts'
import type { Draft } from './draft.ts'
import { flagMeaning, flagOf, isFlag } from './flags.ts'
import type { Cell } from './lines.ts'
import { isName, isSpecimenOrMethod, nameOf } from './names.ts'
import type { DecimalMark } from './numbers.ts'
import { placeOf } from './places.ts'
import { DASH, type Signs } from './signs.ts'

/**
 * Whether a limit before the value may be the value itself: it has a unit of its own, or is behind the word of a flag, as in
 * "Normal >90 mL/min   116", where the second number is an earlier one.
 */
function mayBeLimit({ range, value, inTable, parts, line }: Draft): boolean {
  if (inTable || !range) return false
  // "< 3.2   mg/L   5.0": the unit is that of the first number.
  const isBetween = ({ text, x, right }: Cell) => isUnit(text) && x > range.right && right < value.x
  if (/^[<>≤≥]/u.test(range.text) && line.cells.some(isBetween)) return true
  const words = [...new Set([...range.words, ...value.words])].toSorted((one, other) => one.x - other.x)
  const flag = words.findIndex(
    ({ text }, at) => /\p{L}/u.test(text) && isFlag(text) && /^[<>≤≥]/u.test(words[at + 1]?.text ?? ''),
  )
  return flag >= 0 && words.findLastIndex(({ text }) => Number(text) === parts.value) > flag + 1
}

/** Whether a value may go on in the next word: "1 842" is 1842 in documents that group figures by spaces. */
function mayBeGrouped({ value, parts, line }: Draft): boolean {
  const words = line.cells.flatMap((cell) => cell.words)
  const at = words.findIndex((word) => value.words.includes(word) && Number(word.text) === parts.value)
  const [first, next] = [words[at], words[at + 1]]
  if (!first || !next) return false
  const isNext = next.x - first.x - first.width < line.height
  return /^[1-9]\d{0,2}$/u.test(first.text) && isNext && /^\d{3}$/u.test(next.text)
}

/** The reason why a row may have been misread, or null. */
function doubtOf(row: MarkerRow, draft: Draft, signs: Signs): Doubt | null {
  if (row.printedFlag !== null && !isFlag(row.printedFlag) && !signs.meanings.has(row.printedFlag))
    return 'sign'
  // A flag whose meaning the report's own rows explain is not a contradiction.
  const isExplained =
    row.printedFlag !== null &&
    (signs.meanings.has(row.printedFlag) || (DASH.test(row.printedFlag) && row.flag === 'normal'))
  const printedFlag = isExplained ? null : row.printedFlag
  if (isContradictory({ ...row, printedFlag })) return 'contradiction'
  const isOpen = draft.rivals.length > 0 || mayBeLimit(draft) || mayBeGrouped(draft)
  if (isOpen || /[<>≤≥]=?$/u.test(row.name)) return 'number'
  if (row.name !== nameOf(draft.name)) return 'picture'
  // The method beside a name that was not understood.
  if (row.marker === null && isSpecimenOrMethod(row.name)) return 'missing'
  // A power of ten whose exponent was lost: "2.07 x10 /µL".
  const isPowerless =
    draft.words.some(({ text }) => /^[x×*]10$/iu.test(text)) && !/10\s?[\^*]{0,2}\d/.test(row.unit ?? '')
  if (isPowerless) return 'missing'
  const bounds = boundsOf(row.marker, row.unit)
  if (bounds && impossibleFigures(row, bounds).some((figure) => figure !== 'value')) return 'contradiction'
  return isRecognised(draft) && isUnsure(row, draft.words) ? 'picture' : null
}

/** The figures of a draft's value as printed. */
function printedValueOf({ value, parts }: Draft): string {
  const numbers = value.words.flatMap((word) => {
    const [plain = ''] = word.text.match(/\d[\d.]*/) ?? []
    return Number(plain) === Math.abs(parts.value ?? Number.NaN) ? [word.printed ?? word.text] : []
  })
  return numbers[0]?.match(/\d[\d.,'’\u2009]*\d|\d/)?.[0] ?? String(parts.value)
}

/** The row of a draft, in one reading of its numbers, with its flag. */
function judged(draft: Draft, figures: Pick<MarkerRow, 'value' | 'low' | 'high'>, signs: Signs): MarkerRow {
  const { parts, line } = draft
  const { said } = draft
  const printed = nameOf(draft.name)
  const name = (isRecognised(draft) ? nameBehind(printed, parts.unit, said) : null) ?? printed
  const found = findMarker(name, parts.unit, said)
  const marker =
    inFigures(found, parts.unit, figures) ??
    (said === null || isOfBlood(said.specimen) ? bloodPhOf(name, figures) : null)
  const meaning = parts.flag === null ? null : (signs.meanings.get(parts.flag) ?? flagMeaning(parts.flag))
  return {
    name,
    marker: marker?.name ?? null,
    loinc: loincOf(marker, parts.unit, name),
    specimen: specimenOf(marker, name, parts.unit, said),
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

/** A row with a doubt; unchanged if there is none. */
export const doubtful = (row: MarkerRow, doubt: Doubt | null): MarkerRow =>
  doubt === null ? row : { ...row, doubtful: true, doubt }

const inOtherReading = (words: readonly Word[]) => words.map((word) => word.other ?? word.text).join(' ')

/** The figures of a draft in the other reading of its numbers; null if each has only one. */
function otherFigures(
  { value, range, parts }: Draft,
  sex: Sex,
): Pick<MarkerRow, 'value' | 'low' | 'high'> | null {
  const isOpen = (cell: Cell | null) => cell?.words.some(({ other }) => other !== undefined) ?? false
  if (parts.value === null || (!isOpen(value) && !isOpen(range))) return null
  const figures = { value: parts.value, ...(parts.range ?? { low: null, high: null }) }
  if (range && isOpen(range)) {
    // In running text the range is in the cell of its value.
    const words = range === value ? range.words.slice(1) : range.words
    Object.assign(figures, readRange(inOtherReading(words), sex)?.range)
  }
  const other = isOpen(value) ? readLoose(inOtherReading(value.words)).value : null
  return { ...figures, value: other ?? figures.value }
}

/**
 * The row of a draft whose numbers can be read in two ways. Where only one reading is possible for the marker, it is
 * taken. Where both (or neither) are possible, the document's decimal mark decides; without one the row is doubtful.
 */
function settled(row: MarkerRow, other: MarkerRow, mark: DecimalMark): MarkerRow {
  const [fits, otherFits] = [isFitting(row), isFitting(other)]
  const open = (chosen: MarkerRow, value: number) => ({ ...doubtful(chosen, 'number'), otherValue: value })
  // Cells are counted in whole numbers: "25.000 /mL".
  const isCount = /^\/\s?\p{L}/u.test(row.unit ?? '') && /^\d{1,3}[.,]0{3}$/.test(row.printedValue ?? '')
  if (isCount && other.value === 1000 * row.value) return open(other, row.value)
  if (otherFits && !fits) return mark === null ? other : open(other, row.value)
  return mark !== null || (fits && !isPossible(other)) ? row : open(row, other.value)
}

/** The row of a draft; null if it has no value or no name. */
export function toRow(draft: Draft, signs: Signs, sex: Sex, mark: DecimalMark): MarkerRow | null {
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
export const isRecognised = ({ words }: Draft) => words.some(({ confidence }) => confidence !== undefined)

/** Removes repeated results: one printed twice (in a summary and in its panel) counts once. */
export function withoutRepeats(rows: MarkerRow[]): MarkerRow[] {
  const seen = new Set<string>()
  return rows.filter(({ name, value, comparator, unit, low, high }) => {
    const key = JSON.stringify([name.toLowerCase(), value, comparator, unit, low, high])
    return !seen.has(key) && seen.add(key)
  })
}

/** Two readings of a value that differ less, as a share of it, may both be confirmed by a calculation. */
const CLOSE = 0.1

/**
 * Whether a calculation with its value decides how a row is read: not where its range has two readings, and not where
 * those of its value are close.
 */
export const isDecidedByValue = ({ value, words }: Draft): boolean =>
  words.every((word) => {
    if (word.other === undefined || (word.confidence ?? 1) >= SURE_OF_FIGURES) return true
    const [one, other] = [word.text, word.other].map((text) => readLoose(text).value)
    return value.words.includes(word) && (one == null || other == null || Math.abs(other / one - 1) > CLOSE)
  })

/**
 * Checks the rows against values that laboratories calculate from one another. Recognised rows whose readings disagree
 * are doubtful if they contradict other rows; all others only if another reading of them resolves the contradiction,
 * because laboratories print contradictions too. A doubt about how figures are read ends where a calculation confirms them;
 * one about which of two numbers is the value does not, because earlier values confirm each other too, nor does one of the
 * rows that are `open`.
 */
export function checkArithmetic(
  rows: MarkerRow[],
  recognised: ReadonlySet<MarkerRow>,
  open: ReadonlySet<MarkerRow>,
): void {
  const { confirmed, contradicted, suggested } = arithmeticOf(rows)
  for (const row of rows) {
    const other = suggested.get(row)
    const isOfFigures = row.doubt === 'picture' || (row.doubt === 'number' && row.otherValue !== undefined)
    if (confirmed.has(row) && isOfFigures && !open.has(row)) {
      row.doubtful = false
      delete row.doubt
      delete row.otherValue
    } else if (!row.doubtful && (other !== undefined || (recognised.has(row) && contradicted.has(row))))
      Object.assign(row, doubtful(row, 'arithmetic'), other !== undefined && { otherValue: other })
  }
}
