/** Whether words hold a result of their own, with a number or in words, as texts with single spaces print it. */

import { commentOf, isConditional, isLabelledComment } from '../findings/comments.ts'
import { meaningOf } from '../findings/meaning.ts'
import {
  beginsWithExamination,
  isTelephoned,
  lacksWhatAllHave,
  namesSign,
  tellsOfExamination,
  tellsOfTelephoned,
} from '../findings/positive.ts'
import { materialOf } from '../languages/specimens.ts'
import { asWritten } from '../languages/vocabulary.ts'
import { findMarker } from '../markers/markers.ts'
import { textOf, type Word } from '../page/words.ts'
import { isRange, isUnit, readLoose, readValue } from './cells.ts'
import { isOfHeadings } from './columns.ts'
import { isFlag } from './flags.ts'
import { type Cell, isNear, type Line, toCell } from './lines.ts'
import {
  isMethodOrTitle,
  isName,
  isOtherContent,
  isProse,
  isSpecimenOrMethod,
  isUnitless,
  nameOf,
  withoutSearch,
} from './names.ts'
import { isInWords, labelled, type Offered, type Qualitative, qualitativeRow } from './unread.ts'

/** A line with more words than this is prose, in which only names of telephoned results count. */
const MOST_WORDS = 14
/** The most words of a name, and of a result in words. */
const MOST_NAME = 8
const MOST_RESULT = 4
/** The most words behind a number that are neither unit, range nor flag. */
const MOST_LEFT = 3
/** The most words of a result in words that stands alone, without a label. */
const MOST_ALONE = 7
/** How far below each other the lines of a list may be, in font sizes. */
const LEADING = 2.4
const ORDINAL = /^\d{1,3}[.)]$/u
/** Whole numbers of up to four figures, and decimals; longer ones may be those of rooms, samples and postcodes. */
const SHORT = /^[<>≤≥]?\s?(?:\d{1,4}|\d{1,4}[.,]\d{1,3})$/u
/** Whole numbers of up to seven figures, which are results where other results are: "Beta-hCG 25000". */
const LONG = /^[<>≤≥]?\s?\d{1,7}$/u
/** The titre before a pattern: "1:1280 homogeneous". */
const TITRE = /^[<>≤≥]?\s?1\s?[:/]\s?\d{1,7}(?=[,;]?\s|$)/u
/** "cold agglutinin titre 1:4096" */
const TITRE_AT_END = /\p{L}[,:]?\s1:\d{2,7}$/u
/** A number of things, which are no unit: "450 cells". */
const COUNTED = /^[<>≤≥]?\s?\d{1,6}(?=\s\p{L}{3,}$)/u
/** A number that is no part of a name such as "Jo-1". */
const NUMBER = /(?<![\p{L}\d]-?)\d/u
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
    const isOnlyFlag = isFlag(text) && (!PLUS.test(text) || findMarker(printed, null) !== null)
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
const isAmong = (places: Places, line: Line, words: readonly Word[]) =>
  places.isInField(line) && places.isBesideNames(line, words)

/** The results in words that are printed with single spaces on lines without any other result. */
export function wordsInText(lines: readonly Line[], places: Places): Qualitative[] {
  return lines.flatMap((line) => {
    const printed = line.cells.flatMap((cell) => cell.words)
    const words = ORDINAL.test(printed[0]?.text ?? '') ? printed.slice(1) : printed
    const said =
      words.length < 2 || words.length > MOST_WORDS ? null : inWords(words, isAmong(places, line, words))
    return said ? [qualitativeRow(said.name, said.value, line)] : []
  })
}

/** The name and the text of a line: its first column and the others, or what a colon divides. */
function partsOf(cells: readonly Cell[]): { name: Cell; value: Cell } | null {
  const [first, ...others] = cells
  if (!first || others.length === 0) return first ? labelled(first) : null
  return { name: first, value: toCell(others.flatMap((cell) => cell.words)) }
}

/** The lines on which the laboratory writes something for the doctor: `commentOf`. */
export const commentsIn = (
  lines: readonly Line[],
  isRead: (word: Word) => boolean,
  places: Places,
): Offered[] =>
  lines.flatMap((line, at) => {
    const words = line.cells.flatMap((cell) => cell.words)
    const above = lines[at - 1]
    const before = above?.page === line.page ? above.cells.map(({ text }) => text).join(' ') : ''
    if (words.some(isRead) || !words.some(({ text }) => /\p{L}{4}/u.test(text))) return []
    const parts = isAmong(places, line, words) ? partsOf(line.cells) : null
    const isComment =
      commentOf(textOf(words), before) !== null ||
      (parts !== null && isLabelledComment(parts.name.text, parts.value.text))
    return isComment ? [{ words, line }] : []
  })

/** Whether a text has a number of its own, which accounting.ts then lists; a titre and a count of things are words. */
const hasNumber = (text: string) => NUMBER.test(text.replace(TITRE, '').replace(COUNTED, ''))

/** Whether the text beside a name calls for a look; where `isAny`, all that is no known answer does. */
function isAnswer(name: string, text: string, isAny: boolean): boolean {
  if (!mayBeName(name)) return false
  const meaning = meaningOf(text)
  if (lacksWhatAllHave(name, text)) return true
  return meaning === null ? isAny : meaning === 'positive' && !isFlag(text)
}

/** Whether a line's columns are a name and its answer: "Pleural fluid cytology   adenocarcinoma". */
function isAnswerInColumn(name: Cell, others: readonly Cell[], mayBeAny: boolean): boolean {
  const { text } = toCell(others.flatMap((cell) => cell.words))
  const isAny =
    mayBeAny &&
    /\p{L}{3}/u.test(text) &&
    (namesSign(text) || !isMethodOrTitle(text)) &&
    materialOf(text) === null &&
    !others.some((cell) => isUnit(cell.text) || isFlag(cell.text))
  const isFound = (meaningOf(text) === 'positive' && /\p{L}{3}/u.test(text)) || namesSign(text)
  if (mayBeAny && isFound && !others.some((cell) => isFlag(cell.text)) && !isConditional(name.text))
    return true
  return !hasNumber(text) && isAnswer(name.text, text, isAny)
}

/** Whether a text is a name, a colon and its answer: "Strongyloides: larvae". */
function isAnswerBehindColon(name: Cell, value: Cell, words: readonly Word[], isHere: boolean): boolean {
  const { text } = value
  const hasColon = words.some((word) => /(?:^|\p{L}\)?):$/u.test(word.text))
  const isAny = isHere && hasColon && !isSpecimenOrMethod(text)
  return (!hasNumber(text) || (isHere && /^\p{L}/u.test(text))) && isAnswer(name.text, text, isAny)
}

/** A title has fewer words; what a report explains is a sentence or a formula. */
const LEAST_TOLD = 5
const isTold = (words: readonly Word[]) =>
  words.filter((word) => /\p{L}/u.test(word.text)).length >= LEAST_TOLD
const isExplained = (text: string) => /[.=]/u.test(text) || NUMBER.test(text)

/** Whether a text without a column tells what was found, or ends in a word that calls for a look: "CH50 low". */
function tellsAnswer(words: readonly Word[]): boolean {
  const [text, last] = [textOf(words), words.at(-1)?.text ?? '']
  if (isConditional(text) || findMarker(text, null) !== null) return false
  const whole = meaningOf(text)
  if (whole === 'positive' || namesSign(text) || TITRE_AT_END.test(text)) return true
  const isExamined = tellsOfExamination(words.map((word) => word.text))
  if (isExamined && (beginsWithExamination(text) || mayBeName(text))) return true
  if (isMethodOrTitle(text)) return false
  if (whole === 'open') return true
  if (!mayBeName(text)) return false
  const meaning = meaningOf(last)
  // "Fibrinogène indosable" is too little of what is measured.
  const isTooLittle = meaning === 'negative' && findMarker(nameOf(words.slice(0, -1)), null) !== null
  return (
    isTooLittle ||
    meaning === 'positive' ||
    meaning === 'open' ||
    (/\p{L}{3}/u.test(last) && isFlag(last)) ||
    (whole === null && isTold(words) && !isExplained(text))
  )
}

/**
 * The unread lines that may tell a positive result in a text that is in no list of words. `row` is the result where its
 * name is one that laboratories telephone: "Blood culture: Staphylococcus aureus".
 */
export function freeTextIn(
  lines: readonly Line[],
  isRead: (word: Word) => boolean,
  places: Places,
): (Offered & { row: Qualitative | null })[] {
  let last: Offered | null = null
  /** Whether a line continues the list whose last line was found: below it, from the same edge. */
  const continues = (line: Line, [first]: readonly Word[]) =>
    last !== null &&
    first !== undefined &&
    isNear(last.line, line, LEADING) &&
    Math.abs((last.words[0]?.x ?? 0) - first.x) < line.height
  return lines.flatMap((line) => {
    const cells = line.cells.filter(
      (cell, at) => (at === 0 || !isSpecimenOrMethod(cell.text)) && !isOfHeadings(cell),
    )
    const words = cells.flatMap((cell) => cell.words)
    if (words.length > MOST_WORDS || words.some(isRead)) return []
    const text = textOf(words)
    if (isProse(text) && !namesSign(text) && (meaningOf(text) !== 'positive' || isExplained(text))) return []
    const isHere = isAmong(places, line, words) || continues(line, words)
    const isInColumns = cells.length > 1
    const parts = partsOf(cells)
    const printed = words.map(({ text }) => text)
    const isFound = isHere && (isInColumns ? tellsOfExamination(printed) : tellsAnswer(words))
    const isAnswered =
      parts !== null &&
      (isInColumns
        ? isAnswerInColumn(
            parts.name,
            cells.slice(1),
            isHere && !places.isBesideNames(line, parts.value.words),
          )
        : isAnswerBehindColon(parts.name, parts.value, words, isHere))
    const isTelephone = tellsOfTelephoned(printed, isInColumns)
    // "Requested: HIV, malaria" names no test before its text.
    const isAsked = parts !== null && !mayBeName(parts.name.text)
    if (!isFound && !isAnswered && (!isTelephone || isAsked)) return []
    const isRow =
      parts !== null && !hasNumber(parts.value.text) && isTelephone && isTelephoned(parts.name.text)
    last = { words, line }
    return [{ ...last, row: isRow ? qualitativeRow(parts.name.words, parts.value.words, line) : null }]
  })
}
