/** Whether words hold a result of their own, with a number or in words, as texts with single spaces print it. */

import { meaningOf } from '../findings/meaning.ts'
import { isTelephoned, namesGerm, namesSign } from '../findings/positive.ts'
import { asWritten } from '../languages/vocabulary.ts'
import { findMarker } from '../markers/markers.ts'
import { textOf, type Word } from '../page/words.ts'
import { isRange, isUnit, readLoose, readValue } from './cells.ts'
import { isOfHeadings } from './columns.ts'
import { isFlag } from './flags.ts'
import { type Line, toCell } from './lines.ts'
import { isName, isOtherContent, isProse, nameOf, withoutSearch } from './names.ts'
import { isUnitless } from './unitless.ts'
import { isInWords, type Qualitative, qualitativeRow } from './unread.ts'

/** A line with more words than this is prose, in which only names of telephoned results count. */
export const MOST_WORDS = 14
/** The most words of a name, and of a result in words. */
const MOST_NAME = 8
const MOST_RESULT = 4
/** The most words behind a number that are neither unit, range nor flag. */
const MOST_LEFT = 3
/** The most words of a result in words that stands alone, without a label. */
const MOST_ALONE = 7
const ORDINAL = /^\d{1,3}[.)]$/u
/** Whole numbers of up to four figures, and decimals; longer ones may be those of rooms, samples and postcodes. */
const SHORT = /^[<>≤≥]?\s?(?:\d{1,4}|\d{1,4}[.,]\d{1,3})$/u
/** Whole numbers of up to seven figures, which are results where other results are: "Beta-hCG 25000". */
export const LONG = /^[<>≤≥]?\s?\d{1,7}$/u
/** The titre before a pattern: "1:1280 homogeneous". */
const TITRE = /^[<>≤≥]?\s?1\s?[:/]\s?\d{1,7}(?=[,;]?\s|$)/u
/** A number of things, which are no unit: "450 cells". */
const COUNTED = /^[<>≤≥]?\s?\d{1,6}(?=\s\p{L}{3,}$)/u
/** A number that is no part of a name such as "Jo-1". */
export const NUMBER = /(?<![\p{L}\d]-?)\d/u
const YEAR = /^(?:19|20)\d\d$/u
/** A grade, which behind the name of a measured marker is the flag of its value: "Schistocytes ++". */
const PLUS = /^\(?\+{1,4}\)?$/u
/** Names of limits, doses and days, which are followed by a number as a result is. */
const NO_RESULT = new RegExp(
  `${asWritten(({ notResults: { ends = [], doses = [] } = {} }) => [...ends, ...doses])}\\b`,
  'iu',
)

/** Whether a text may be the name of a test, also behind the word for its search. */
export function mayBeName(text: string): boolean {
  if (isOtherContent(text) || !isName(text)) {
    const bare = withoutSearch(text)
    return bare !== text && isName(bare) && !isOtherContent(bare)
  }
  const { value, unit } = readLoose(text)
  return value === null || unit === null
}

/** Whether a text has a number of its own, which accounting.ts then lists; a titre and a count of things are words. */
export const hasNumber = (text: string) => NUMBER.test(text.replace(TITRE, '').replace(COUNTED, ''))

/** Whether a text has a number, a positive word, a sign of disease or a germ. */
export const tellsMore = (text: string) =>
  hasNumber(text) || meaningOf(text) === 'positive' || namesSign(text) || namesGerm(text)

const isKnown = (name: string, unit: string | null) =>
  findMarker(name, unit) !== null ||
  findMarker(name, null) !== null ||
  isTelephoned(name) ||
  isUnitless(name, null)

/** Whether words are a name followed by a number that may be its result. `isInField` says that they stand among results. */
function holdsNumber(words: readonly Word[], isInField: boolean): boolean {
  const at = words.findIndex(({ text }, index) => index > 0 && readValue(text) !== null)
  if (at < 1 || at > MOST_NAME || words.length > MOST_WORDS) return false
  const name = nameOf(words.slice(0, at))
  const rest = words.slice(at)
  const { value, unit, comparator, left, range } = readLoose(textOf(rest))
  if (value === null || isRange(textOf(rest)) || left.length > MOST_LEFT) return false
  if (left.some((word) => /\d/.test(word)) || NO_RESULT.test(name)) return false
  const known = isKnown(name, unit)
  if (known ? !isName(name) : !mayBeName(name) || isProse(name)) return false
  const isPlain = unit === null && range === null
  const figures = rest[0]?.text ?? ''
  const isOfResult = SHORT.test(figures) || ((known || isInField) && LONG.test(figures))
  if (isPlain && (!isOfResult || YEAR.test(figures))) return false
  // A limit of a guideline: "Optimal < 100".
  if (comparator !== null && isPlain && !known) return false
  if (unit !== null) return known || left.length === 0 || isInField
  return (known || isInField) && left.length === 0
}

/** The name and the words of a result in words printed with single spaces: "HIV-Suchtest reaktiv". */
function inWords(all: readonly Word[], isInField: boolean): { name: Word[]; value: Word[] } | null {
  const words = all.filter(({ text }) => !/^[-–—:=|]$/u.test(text))
  // The usual result may follow in brackets.
  const isBracketed = /[)\]]$/u.test(words.at(-1)?.text ?? '')
  const bracket = isBracketed ? words.findLastIndex(({ text }) => /^[([]/u.test(text)) : -1
  const said = bracket > 1 && words.length - bracket < 6 ? words.slice(0, bracket) : words
  // "Proteína C reactiva" is a name.
  if (findMarker(nameOf(said), null) !== null || isOfHeadings(toCell([...all]))) return null
  /** The first split, for want of one with a known name: "Blood culture | positive", not "Blood | culture positive". */
  let first: { name: Word[]; value: Word[] } | null = null
  for (let at = Math.max(1, said.length - MOST_RESULT); at < said.length; at += 1) {
    // "HIV RNA not detectable": a denial is no part of the name.
    const isDenied =
      at > 1 &&
      meaningOf(textOf(said.slice(at))) === 'positive' &&
      meaningOf(textOf(said.slice(at - 1))) === 'negative'
    const begins = isDenied ? at - 1 : at
    const [name, value] = [said.slice(0, begins), said.slice(begins)]
    const text = textOf(value)
    const printed = nameOf(name)
    // "A/G ratio 2.8 +": a number and its flag.
    const isOfNumber = at > 1 && readValue(said[at - 1]?.text ?? '') !== null
    const isOnlyFlag = isFlag(text) && (!PLUS.test(text) || isOfNumber || findMarker(printed, null) !== null)
    const pattern = text.replace(TITRE, '')
    const isSaid = isDenied || isInWords(text) || (pattern !== text && meaningOf(pattern) === null)
    if (name.length > MOST_NAME || !isSaid || meaningOf(text) === null || isOnlyFlag) continue
    const known = isKnown(printed, null)
    if (!(known ? isName(printed) : mayBeName(printed)) || isInWords(printed) || isUnit(printed)) return first
    // "1/2" is a titre in a name's line, and else a page.
    if (!known && !/\p{L}/u.test(text) && !isInField) return first
    const isLabelled = all.some(({ text: one }) => /[:=]$/u.test(one))
    const isShort = words.length <= MOST_ALONE && meaningOf(text) !== 'pending'
    // "HIV reactive, confirmation pending"
    const begin =
      meaningOf(text) === 'positive' ? -1 : name.findIndex((word) => meaningOf(word.text) === 'positive')
    if (begin > 0 && isKnown(nameOf(name.slice(0, begin)), null))
      return { name: name.slice(0, begin), value: said.slice(begin) }
    if (known) return { name, value }
    if (!isInField && !isLabelled && !isShort) return first
    first ??= { name, value }
  }
  return first
}

/** A number behind a colon, which is never a part of a name. */
const LABELLED = /\p{L}\)?\s?[:=]\s?[<>≤≥]?\s?\d/u

/** Whether words are a name, a colon and its number: a result of its own, whatever stands above it. */
export const isLabelledResult = (words: readonly Word[]) =>
  LABELLED.test(textOf(words)) && holdsNumber(words, true)

/** Whether words hold a result of their own: they are not the rest of the name above. */
export const isOwnResult = (words: readonly Word[]) =>
  findMarker(nameOf(words), null) === null && (holdsNumber(words, true) || inWords(words, true) !== null)

/** Where a line of text is: whether it is among the results of its page, and whether words begin where their names do. */
export type Places = {
  isInField: (line: Line) => boolean
  isBesideNames: (line: Line, words: readonly Word[]) => boolean
}

/** Whether words are among the results of their page: a line of their list. */
export const isAmong = (places: Places, line: Line, words: readonly Word[]) =>
  places.isInField(line) && places.isBesideNames(line, words)

/** The results in words that are printed with single spaces on lines without any other result. */
export function wordsInText(lines: readonly Line[], places: Places): Qualitative[] {
  return lines.flatMap((line) => {
    const printed = line.cells.flatMap((cell) => cell.words)
    const words = ORDINAL.test(printed[0]?.text ?? '') ? printed.slice(1) : printed
    const said =
      words.length < 2 || words.length > MOST_WORDS ? null : inWords(words, isAmong(places, line, words))
    if (!said) return []
    const found = qualitativeRow(said.name, said.value, line)
    // "Synovial fluid   WBC 118 000/µl   no crystals": the answer denies only the last of several columns.
    const [, ...between] = line.cells.filter((cell) => cell.words.some((word) => said.name.includes(word)))
    if (meaningOf(found.row.text) === 'negative' && between.some(({ text }) => tellsMore(text)))
      found.row.doubtful = true
    return [found]
  })
}
