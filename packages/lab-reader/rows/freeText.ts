/** Lines of text among the results that belong to no list of words, and that a person should read. */

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
import { findMarker } from '../markers/markers.ts'
import { textOf, type Word } from '../page/words.ts'
import { isUnit } from './cells.ts'
import { isOfHeadings } from './columns.ts'
import { datesIn } from './dates.ts'
import { isFlag } from './flags.ts'
import { type Cell, isNear, type Line, toCell } from './lines.ts'
import { isMethodOrTitle, isProse, isSpecimenOrMethod, nameOf } from './names.ts'
import { isAmong, MOST_WORDS, mayBeName, type Places, TITRE } from './ownResults.ts'
import { isInWords, labelled, type Offered, type Qualitative, qualitativeRow } from './unread.ts'

/** How far below each other the lines of a list may be, in font sizes. */
const LEADING = 2.4
/** "cold agglutinin titre 1:4096" */
const TITRE_AT_END = /\p{L}[,:]?\s1:\d{2,7}$/u
/** A step of a scale: "borderline: 99 - 119". */
const STEP = /:\s?[<>≤≥]?=?\s?\d/u
/** A number of things, which are no unit: "450 cells". */
const COUNTED = /^[<>≤≥]?\s?\d{1,6}(?=\s\p{L}{3,}$)/u
/** A number that is no part of a name such as "Jo-1". */
const NUMBER = /(?<![\p{L}\d]-?)\d/u
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

/** Whether a column holds nothing but a positive result in words, which is no flag. */
const isPositive = ({ text }: Cell) =>
  isInWords(text) && meaningOf(text) === 'positive' && /\p{L}{3}/u.test(text) && !isFlag(text)

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

/** How far right of a name the column of results begins at least, in font sizes. */
const COLUMN = 8

/** A title has fewer words; what a report explains is a sentence or a formula. */
const LEAST_TOLD = 5
const isTold = (words: readonly Word[]) =>
  words.filter((word) => /\p{L}/u.test(word.text)).length >= LEAST_TOLD
const isExplained = (text: string) => /[.=]/u.test(text) || NUMBER.test(text)

/** Whether a line that is a single text tells a finding, or ends in a word such as "low". */
function tellsAnswer(words: readonly Word[]): boolean {
  const [text, last] = [textOf(words), words.at(-1)?.text ?? '']
  if (isConditional(text) || STEP.test(text) || findMarker(text, null) !== null) return false
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
 * The unread lines of text that may tell a positive result in words that no list has. `row` is the result where its
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
  /**
   * The name of an examination, or of a test that laboratories telephone, alone in the line above a single text: "Blood
   * culture".
   */
  const examinedAbove = (line: Line, at: number, cells: readonly Cell[]) => {
    const isBetween = (one: Line) =>
      one.cells.every(({ text }) => isSpecimenOrMethod(text) || materialOf(text) !== null)
    const above = lines.slice(Math.max(0, at - 2), at).findLast((one) => !isBetween(one))
    const [name, ...beside] = above?.cells ?? []
    const next = lines[at - 1] ?? line
    const isOver = above?.page === line.page && isNear(above, next, LEADING) && isNear(next, line, LEADING)
    const [text, ...others] = cells
    const isShort = text !== undefined && others.length === 0 && text.words.length < LEAST_TOLD
    if (!isOver || last?.line === above || !name || beside.length > 0) return null
    if (!isShort || text.text.endsWith(':')) return null
    return mayBeName(name.text) && (isTelephoned(name.text) || beginsWithExamination(name.text)) ? name : null
  }
  /** The name alone in the line above a text that begins in another column: "INR" over "9.4". */
  const nameOver = (line: Line, at: number, [first]: readonly Cell[]) => {
    const [above, [name, ...beside]] = [lines[at - 1], lines[at - 1]?.cells ?? []]
    if (!above || !first || !name || beside.length > 0 || !isNear(above, line, LEADING)) return null
    const isInColumn = first.x - name.x > COLUMN * line.height && places.isInField(line)
    const isMethod =
      /^\(.*\)$/.test(name.text) || (isSpecimenOrMethod(name.text) && materialOf(name.text) === null)
    // "01" behind a title is the number of a note.
    const isOther = isMethod || /^0\d$/.test(first.text) || datesIn(first.text).length > 0
    return isInColumn && !isOther && places.isBesideNames(above, name.words) && mayBeName(name.text)
      ? name
      : null
  }
  return lines.flatMap((line, at) => {
    const cells = line.cells.filter(
      (cell, index) => (index === 0 || !isSpecimenOrMethod(cell.text)) && !isOfHeadings(cell),
    )
    const words = cells.flatMap((cell) => cell.words)
    if (words.length > MOST_WORDS || words.some(isRead)) return []
    const text = textOf(words)
    const isUnknown = meaningOf(text) !== 'negative' && (namesSign(text) || !isMethodOrTitle(text))
    const name = examinedAbove(line, at, cells) ?? nameOver(line, at, cells)
    // The row above may have taken the name for the rest of its own; a number is told even so.
    const isTaken = name?.words.some(isRead)
    if (name && isUnknown && (!isTaken || hasNumber(text))) {
      last = { words, line }
      return [{ words: isTaken ? words : [...name.words, ...words], line, row: null }]
    }
    if (isProse(text) && !namesSign(text) && (meaningOf(text) !== 'positive' || isExplained(text))) return []
    const isHere = isAmong(places, line, words) || continues(line, words)
    const isInColumns = cells.length > 1
    const parts = partsOf(cells)
    const printed = words.map(({ text }) => text)
    const isFound =
      (isHere && (isInColumns ? tellsOfExamination(printed) : tellsAnswer(words))) ||
      (cells[0] !== undefined && isPositive(cells[0]) && !hasNumber(text))
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
