/** Results whose parts are printed with single spaces, so that positions do not separate them. */

import { countOf, trimmed } from '../languages/vocabulary.ts'
import { type Around, findMarker } from '../markers/markers.ts'
import { textOf, type Word } from '../page/words.ts'
import {
  type CellParts,
  holdsRange,
  isCode,
  isGraded,
  isGroupRange,
  isUnit,
  readLoose,
  readParts,
  readRange,
  type Sex,
} from './cells.ts'
import type { Draft } from './draft.ts'
import { isFlag } from './flags.ts'
import { type Cell, type Line, toCell } from './lines.ts'
import { isName, isOtherContent, nameOf } from './names.ts'
import { isUnitless } from './unitless.ts'

/** A line with more words than this is not a single result. */
const MAX_WORDS = 32

/** Signs between a name and its value, or between a value and its range. */
const isSeparator = ({ text }: Word) => /^(?:[-–—:=|→]|=>)$/u.test(text)

/** The number of a list item: "1.", "2)". */
const isOrdinal = (word: Word | undefined, next: Word | undefined) =>
  /^\d{1,3}[.)]$/u.test(word?.text ?? '') && /\p{L}/u.test(next?.text ?? '')

/** The words of a name without a title before it ("Liver: Bilirubin"). */
function withoutTitle(words: Word[]): Word[] {
  const at = words.slice(0, -1).findLastIndex(({ text }) => /(?:[\p{L})]|\d{4}):$/u.test(text))
  return words.slice(at + 1)
}

/** Whether words contain a number with its unit: another result, not part of a name. */
export const holdsResult = (words: Word[]) =>
  words.some(
    ({ text }, at) => /^[<>≤≥]?\d[\d.]*$/u.test(text) && isUnit(trimmed(words[at + 1]?.text ?? '', '', ',;')),
  )

/** Whether a number has letters attached that are neither unit nor flag: "2.9x". */
function isSpoilt(text: string): boolean {
  const [, rest = ''] = /^[<>≤≥=(]*[-−]?[\d.,]+(.*)$/u.exec(text) ?? []
  return /\p{L}/u.test(rest) && !isUnit(rest) && !isFlag(rest) && readParts(text) === null
}

/** Whether a text has an unclosed bracket. */
const isOpen = (text: string) =>
  text.lastIndexOf('(') > text.lastIndexOf(')') || text.lastIndexOf('[') > text.lastIndexOf(']')

/** A result whose words are printed with single spaces. `isLabelled` says that a sign separates its name and value. */
export type SingleSpaced = {
  name: Word[]
  value: Cell
  parts: CellParts
  isLabelled: boolean
  isKnown: boolean
}

/**
 * The index of the word with which the bracket at the end of a text begins; -1 where there is none. Brackets may be
 * nested.
 */
function lastBracket(words: Word[]): number {
  let depth = 0
  if (!/[)\]]$/u.test(words.at(-1)?.text ?? '')) return -1
  for (let at = words.length - 1; at > 0; at -= 1) {
    const { text } = words[at] as Word
    depth += countOf(text, ')]') - countOf(text, '([')
    if (depth <= 0) return /^[([]/u.test(text) ? at : -1
  }
  return -1
}

/**
 * The words before a last bracket that contains limits, and the bracket: "8.2 fl", "(men: 7.8 - 12.2, women: 7.4 -
 * 11.5)".
 */
function splitAtLimits(words: Word[]): { said: string; limits: string } | null {
  const at = lastBracket(words)
  const limits = textOf(words.slice(at))
  return at > 0 && holdsRange(limits) ? { said: textOf(words.slice(0, at)), limits } : null
}

/** The parts in the words behind a name, with limits in a bracket behind them; a code behind the unit is a flag. */
function partsAfterName(words: Word[], needsUnit: boolean, sex: Sex): { parts: CellParts; left: string[] } {
  const split = splitAtLimits(words)
  const { left: all, ...parts } = readLoose(split?.said ?? textOf(words))
  // A dot before the limits only draws attention.
  const left = all.filter((word) => split === null || word !== '•')
  const [code = '', ...more] = left
  const isWhole = parts.unit !== null || !needsUnit
  const isFlagged = parts.flag === null && isWhole && more.length === 0 && isCode(code)
  if (isFlagged) parts.flag = code
  // "women: (1.1 - 4.4) / men: (1.2 - 4.7)": only all brackets together decide which one applies.
  if (split && holdsRange(split.said)) parts.range = readRange(textOf(words.slice(1)), sex)?.range ?? null
  else if (split) parts.range ??= readRange(split.limits, sex)?.range ?? null
  return { parts, left: isFlagged ? [] : left }
}

/**
 * Whether the figure at a position begins the name of a known test that is followed by its value: "25 OH vitamin D 31".
 */
function beginsName(words: Word[], at: number): boolean {
  const value = words.findIndex(({ text }, index) => index > at + 1 && /^[<>≤≥]?\d/u.test(text))
  return (
    value > 0 &&
    /\p{L}/u.test(words[at + 1]?.text ?? '') &&
    findMarker(nameOf(words.slice(at, value)), null) !== null
  )
}

/**
 * Reads one result printed with single spaces: "1. Hemoglobin: 14.5 g/dL (Normal: 13.5 - 17.5)". Null for prose, which
 * continues where a result would end. In a list (`isListed`) a ratio may follow its name without a sign.
 */
export function readSingleSpaced(all: Word[], sex: Sex, isListed = false): SingleSpaced | null {
  const isNumbered = isOrdinal(all[0], all[1]) || (isOrdinal(all[0], all[2]) && beginsName(all, 1))
  const words = isNumbered ? all.slice(1) : all
  if (words.length > MAX_WORDS) return null
  for (let at = 1; at < words.length; at += 1) {
    const first = words[at]
    // "25-hydroxy" begins a name.
    if (!first || !/^[<>≤≥(]?[=]?[-−]?[\d.](?![\d.,]*[-–]\p{L})|^[<>≤≥]/u.test(first.text)) continue
    if (isSpoilt(first.text)) continue
    const named = withoutTitle(words.slice(0, at))
    const rest = words.slice(at).filter(({ text }) => text !== '|')
    const last = named.at(-1)
    const isBetweenFigures = /^\d/.test(named.at(-2)?.text ?? '')
    const isLabelled =
      last !== undefined && (/[:=]$/u.test(last.text) || (isSeparator(last) && !isBetweenFigures))
    const text = textOf(rest)
    if (beginsName(words, at)) continue
    const { left, parts: loose } = partsAfterName(rest, !(isListed && isUnitless(nameOf(named), null)), sex)
    if (loose.value === null) continue
    const read = left.length > 0 ? readRange(textOf(rest.slice(1)), sex) : null
    const isEnded = left.every((word) => /^[()[\]\p{P}]*$/u.test(word))
    const isRanged = isLabelled && (read ? left.length <= MAX_WORDS : holdsRange(text) && isGraded(text))
    if (!isEnded && !isRanged) continue
    const parts = { ...loose, range: loose.range ?? read?.range ?? null }
    const name = named.filter((word, index) => index < named.length - 1 || !isSeparator(word))
    const marker = findMarker(nameOf(name), parts.unit)
    // A column may cut the last bracket of a name off: "MPV (mean platelet = 12.3 fL".
    const isInBracket = isOpen(textOf(name)) && !(isLabelled && marker !== null)
    if (name.length === 0 || holdsResult(name) || isInBracket || holdsRange(textOf(name))) continue
    const needsNoUnit = (isLabelled || isListed) && isUnitless(nameOf(name), marker)
    if (parts.unit === null && parts.range === null && !needsNoUnit) continue
    return { name, value: toCell(rest), parts, isLabelled, isKnown: marker !== null }
  }
  return null
}

/** The draft of a result printed with single spaces. */
export const singleSpacedDraft = (
  { name, value, parts }: SingleSpaced,
  words: Word[],
  line: Line,
  said: Around | null,
): Draft => ({
  name,
  value,
  words,
  parts,
  line,
  said,
  inTable: false,
  range: parts.range ? value : null,
  rivals: [],
})

/** The result of a line printed with single spaces. Without a colon only known tests, by their full name. */
export function singleSpacedDrafts(
  line: Line,
  cells: Cell[],
  { sex, said }: { sex: Sex; said: Around | null },
): Draft[] {
  if (cells.some(({ text }) => isGroupRange(text))) return []
  const words = cells.flatMap((cell) => cell.words)
  const read = readSingleSpaced(words, sex)
  if (!read) return []
  const { name, parts, isLabelled, isKnown } = read
  if (!isKnown && isOtherContent(textOf(words))) return []
  const isRanged = parts.range !== null || isGraded(textOf(words))
  const isWhole = isRanged || isUnitless(nameOf(name), null)
  if (!isKnown && !(isLabelled && isWhole && isName(nameOf(name)))) return []
  return [singleSpacedDraft(read, words, line, said)]
}
