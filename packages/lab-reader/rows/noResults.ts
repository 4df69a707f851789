/** Why a number of a report is no result: a positive reason each, which does not depend on what else was read. */
import { meaningOf } from '../findings/meaning.ts'
import { isTelephoned } from '../findings/positive.ts'
import { alternatives, asWritten } from '../languages/vocabulary.ts'
import { findMarker } from '../markers/markers.ts'
import { textOf, type Word } from '../page/words.ts'
import { isOpenRange, isSpan } from './cells.ts'
import { datesIn } from './dates.ts'
import { isFlag } from './flags.ts'
import { isGarbled, type Seen } from './naive.ts'
import { isMethodOrTitle, isOtherContent, isValueLabel, nameOf, withoutSearch } from './names.ts'
import { isUnitless } from './unitless.ts'

export type NoResult =
  | 'date'
  | 'page'
  | 'identifier'
  | 'age'
  | 'label'
  | 'legend'
  | 'scale'
  | 'dose'
  | 'method'
  | 'prose'
  | 'letterhead'
  | 'ordinal'
  | 'formula'

const YEAR = /^[(["']?(?:19|20)\d\d[)\]"',.;:]*$/u
/** "18.01." */
const DAY = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.$/u
const IDENTIFIER = /^\D{0,2}(?:\d{6,}|0\d+|\d{1,3}(?:\.\d{3}){2,}[-/]\d+)\D{0,3}$/u
const COUNT = /^[1-9]\d{5,6}$/u
const NUMBERED = /(?:#|№|\bn[º°o]\.?|\bnr\.?|\bno\.?|\bid)\s?[:.]?$/iu
const PAGE =
  /^(?:page|seite|página|pagina|pag|strona|sayfa|blatt|str|pg)\b|^(?:страница|сторінка|страна|стр|стор|лист|σελίδα|σελ)(?!\p{L})/iu
/** An amount of a substance, not a concentration. */
const AMOUNT =
  /^[([]?(?:\d+(?:[.,]\d*)?|[.,]\d*)?\s?(?:mg|mcg|µg|μg|ug|g|ml|iu|ie|ui|i\.e\.|u\.i\.|units?|tabs?|мг|мкг|г|мл|ме|мо|ед|од|табл)[)\],;.]*$/iu
const SCHEDULE = /^\d(?:[-–/]\d){2,3}[.,;)]*$/u
const DOSE = new RegExp(`(?<!\\p{L})(?:${alternatives(({ doses }) => doses ?? [])})(?!\\p{L})`, 'iu')
/** Names of limits and days, which are followed by a number as a result is. */
const LIMIT = new RegExp(
  `${asWritten(({ notResults }) => notResults?.ends ?? [])}\\b|(?<!\\p{L})${asWritten(({ notResults }) => notResults?.whole ?? [])}(?!\\p{L})`,
  'iu',
)

const SCALE = /^\([01]\s?[-–]\s?(?:[3-9]|10)\)\s?:?\s?\d{1,2}$/u
/** "LDL = total cholesterol - HDL - triglycerides / 5" */
const EQUALS = /(?<![<>](?:\s?or\s?)?)=(?![<>])|[×÷]/iu
const FORMULA = new RegExp(`${EQUALS.source}|\\s[-–+*/]\\s.*\\s[-–+*/]\\s|\\s[*/x]$`, 'iu')

const EQUATION = /(?:ckd[\s-]?epi|mdrd|ifcc|friedewald|cockcroft\S*)[)\],:]*$/iu

/** "5.0 - 9.9", "< 5.0", and the class of such a range: "(2)". */
const STEP =
  /[<>≤≥]\s?=?\s?\d{1,9}(?:[.,]\d{1,9})?|\d{1,9}(?:[.,]\d{1,9})?\s?[-–]\s?\d{1,9}(?:[.,]\d{1,9})?/gu
const CLASS = /\(\d\)/gu
/** Whether a line is the key to a scale: its numbers are ranges and the classes that follow them, and nothing else. */
function isKeyToScale(text: string): boolean {
  const steps = text.match(STEP)?.length ?? 0
  const classes = text.match(CLASS)?.length ?? 0
  return steps > 1 && classes > 1 && !/\d/.test(text.replace(STEP, '').replace(CLASS, ''))
}

const isLimit = (text: string) => /^\D{0,2}[<>≤≥]/u.test(text)

/** Whether what looks like ranges does not rise: a postcode, a telephone. A code may stand beside a result with its range. */
function isFalling(words: readonly Word[]): boolean {
  const ranges = words.filter(({ text }) => /\d[-–]\d/.test(text))
  return (
    ranges.length > 0 &&
    ranges.every(({ text }) => {
      const [, low = '', high = ''] = /^\D{0,2}(\d+)[-–](\d+)\D{0,3}$/u.exec(text) ?? []
      return low !== '' && (Number(low) >= Number(high) || low.length + high.length > 9)
    })
  )
}

/** Whether a number is within a date of its line. */
function isInDate({ line }: Seen, value: Word): boolean {
  const words = line.cells.flatMap((cell) => cell.words)
  const start = textOf(words.slice(0, words.indexOf(value))).length
  return datesIn(textOf(words)).some((date) => date.start <= start + 1 && date.end > start + 1)
}

/** Why what the second reader sees is no result; null if nothing speaks against it. */
export function noResultOf(
  seen: Seen,
  name: readonly Word[],
  isOfRow: (word: Word) => boolean,
): NoResult | null {
  const { line, values, hasUnit, hasRange } = seen
  const [value] = values
  const text = nameOf(name)
  const behind = seen.words.slice(seen.name.length)
  const all = line.cells.flatMap((cell) => cell.words)
  const after = value ? all.slice(all.indexOf(value) + 1) : []
  if (seen.words.some(({ text: one }) => SCHEDULE.test(one))) return 'dose'
  if (isFalling(behind) && !hasUnit) return 'identifier'
  if (isKeyToScale(textOf(all))) return 'legend'
  // A recognised page may have lost the value; drawn text without one has none.
  const isDrawn = line.cells.every(({ words }) => words.every(({ confidence }) => confidence === undefined))
  if (values.length === 0) return isDrawn || isOtherContent(text) || !hasUnit ? 'legend' : null
  if (value && isGarbled(value) && !hasRange && !hasUnit) return 'prose'
  // "< 84 UI/mL" with a range of its own is a value.
  const isOfLimits = values.every((one) => isLimit(one.text) && seen.limits.includes(one))
  // "Troponin I < 0.037 ng/mL (0.000 - 0.040)"
  const isBelowLimit = seen.ranges > 0 && hasUnit && values.length === 1 && findMarker(text, null) !== null
  if (isOfLimits && !isBelowLimit && (hasRange || values.length > 1 || /^\(/.test(value?.text ?? '')))
    return 'legend'
  // "Vitamin D, 25 -", continued below.
  const isWholeNumber = /^\d+$/u.test(value?.text ?? '') && !isValueLabel(text)
  if (values.length === 1 && isWholeNumber && /^[-–]$/u.test(behind.at(-1)?.text ?? '')) return 'formula'
  if (values.every((one) => isInDate(seen, one) || DAY.test(one.text))) return 'date'
  if (PAGE.test(text)) return 'page'
  const isWhole = hasUnit && hasRange
  if (value && isSpan(textOf([value, ...after]).replace(/^\D*[\d.,]+/u, ''))) return 'age'
  if (!hasUnit && values.every((one) => YEAR.test(one.text)) && !findMarker(text, null)) return 'date'
  // "Leukocytes 125000"
  const isCount = findMarker(text, null) !== null && values.every((one) => COUNT.test(one.text))
  if (!isWhole && !hasUnit && !isCount && values.every((one) => IDENTIFIER.test(one.text)))
    return 'identifier'
  if (!hasUnit && NUMBERED.test(text)) return 'identifier'
  // "Im Ausstrich Blasten 40 %" begins like a sentence, "Neonatal total bilirubin" like a group of people.
  const endsInMarker = [1, 2, 3].some(
    (count) => count < name.length && findMarker(nameOf(name.slice(-count)), null) !== null,
  )
  const isPlain = values.every((one) => !isLimit(one.text))
  const isUnknown =
    findMarker(text, null) === null && !(hasUnit && (isTelephoned(text) || (isPlain && endsInMarker)))
  const isOwnCell = line.cells.some(
    ({ words: [first, second] }) => first === value || (second === value && isFlag(first?.text ?? '')),
  )
  const isRow = hasRange && (hasUnit || isUnitless(text, null)) && isOwnCell && !isOfLimits
  const isLabel = isOtherContent(withoutSearch(text)) && !isValueLabel(text)
  if (isUnknown && !isRow && isLabel) return 'label'
  // An answer on a scale, behind the scale: "Sleep quality (0-10) 6".
  if (isUnknown && !hasUnit && SCALE.test(textOf(behind))) return 'scale'
  // "Ferritin below 30 ng/mL" names a limit; "Indice de distribution des", before a value of its own, does not.
  const endsInLimit = [1, 2, 3].some((count) => isOpenRange(textOf(name.slice(-count))))
  if (values.length === 1 && !hasRange && !isOwnCell && endsInLimit && meaningOf(text) !== 'positive')
    return 'legend'
  // The sign between a name and its value is none of a formula: "Rapport cholestérol total = 5.0".
  const others = all.filter((word) => word.text !== '=' || all[all.indexOf(word) + 1] !== value)
  if (!hasUnit && (FORMULA.test(textOf(name)) || EQUALS.test(textOf(others)))) return 'formula'
  // "15 / 30" is a score, "CKD-EPI 2021" an equation.
  if (!hasUnit && !hasRange && /^[/]$/u.test(after[0]?.text ?? '')) return 'scale'
  if (!hasUnit && !hasRange && EQUATION.test(text)) return 'formula'
  if (isWhole) return null
  if (isUnknown) {
    if (LIMIT.test(text)) return 'legend'
    if (isMethodOrTitle(text) && !hasUnit && !hasRange && !isUnitless(text, null)) return 'method'
  }
  const unit = behind.find(({ text: one }) => AMOUNT.test(one) && !/^\d+$/.test(one))
  if (unit && !hasRange && (findMarker(text, null) === null || DOSE.test(textOf(all)))) return 'dose'
  // A number in front of the name of a row.
  const next = all[all.indexOf(behind.at(-1) as Word) + 1]
  if (name.length === 0 && next && isOfRow(next) && /^\d{1,4}[.)]?$/u.test(value?.text ?? ''))
    return 'ordinal'
  if (
    name.length === 0 &&
    all[0] === value &&
    /^\d{1,3}[.)]?$/u.test(value?.text ?? '') &&
    after.length > 0 &&
    !hasUnit
  )
    return 'ordinal'
  return null
}
