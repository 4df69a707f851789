/** Lines of text among the results that belong to no list of words, and that a person should read. */

import { commentOf, isConditional, isLabelledComment } from '../findings/comments.ts'
import { meaningOf } from '../findings/meaning.ts'
import {
  beginsWithExamination,
  isTelephoned,
  lacksWhatAllHave,
  namesGerm,
  namesSign,
  tellsOfExamination,
  tellsOfTelephoned,
} from '../findings/positive.ts'
import { materialOf } from '../languages/specimens.ts'
import { findMarker } from '../markers/markers.ts'
import { textOf, type Word } from '../page/words.ts'
import { isRange, isUnit } from './cells.ts'
import { isOfHeadings } from './columns.ts'
import { datesIn } from './dates.ts'
import { isFlag } from './flags.ts'
import { type Cell, isNear, type Line, toCell } from './lines.ts'
import {
  isMethodOrTitle,
  isOtherContent,
  isProse,
  isSpecimenOrMethod,
  isValueLabel,
  nameOf,
} from './names.ts'
import { hasNumber, isAmong, MOST_WORDS, mayBeName, NUMBER, type Places, tellsMore } from './ownResults.ts'
import { isInWords, labelled, type Offered, type Qualitative, qualitativeRow } from './unread.ts'

/** How far below each other the lines of a list may be, in font sizes. */
const LEADING = 2.4
/** "cold agglutinin titre 1:4096" */
const TITRE_AT_END = /\p{L}[,:]?\s1:\d{2,7}$/u
/** A step of a scale: "borderline: 99 - 119". */
const STEP = /(?<!\d):\s?[<>≤≥]?=?\s?\d/u
/** Two steps of a scale: "< 5.0 none (0)  5.0 - 9.9 low (1)". */
const SCALE = /[<≤]=?\s?\d.{1,40}\d\s?[-–]\s?\d/u
/** What marks a finding without words: a ticked box, a grade, a titre. */
const MARKED =
  /[☒☑✓✔✗✘]|\[x\]|(?<![\p{L}\d+])\+{2,4}(?![\p{L}\d+])|(?<![<≤\d/]\s?)1\s?[:/]\s?\d{2,7}(?![\d/])/iu
/** The name and the text of a line: its first column and the others, or what a colon divides. */
function partsOf(cells: readonly Cell[]): { name: Cell; value: Cell } | null {
  const [first, ...others] = cells
  if (!first || others.length === 0) return first ? labelled(first) : null
  return { name: first, value: toCell(others.flatMap((cell) => cell.words)) }
}

/** The columns of a line, also where bars part them: "| HBsAg | reactive |". */
const withoutBars = (cell: Cell) =>
  cell.words
    .reduce<Word[][]>(
      (columns, word) => {
        if (/^[|¦]$/u.test(word.text)) columns.push([])
        else columns.at(-1)?.push(word)
        return columns
      },
      [[]],
    )
    .filter((words) => words.length > 0)
    .map(toCell)

/** The lines on which the laboratory writes something for the doctor: `commentOf`. */
export const commentsIn = (
  lines: readonly Line[],
  isRead: (word: Word) => boolean,
  places: Places,
): Offered[] =>
  lines.flatMap((line, at) => {
    const words = line.cells.flatMap(withoutBars).flatMap((cell) => cell.words)
    const above = lines[at - 1]
    const before = above?.page === line.page ? above.cells.map(({ text }) => text).join(' ') : ''
    if (words.some(isRead)) {
      const isComment = (cell: Cell) => !cell.words.some(isRead) && commentOf(cell.text) !== null
      return line.cells.filter(isComment).map((cell) => ({ words: cell.words, line }))
    }
    if (!words.some(({ text }) => /\p{L}{4}/u.test(text))) return []
    const parts = isAmong(places, line, words) ? partsOf(line.cells) : null
    const text = textOf(words)
    const label = above && isNear(above, line, LEADING) && !isSpecimenOrMethod(text) ? before : ''
    const isComment =
      commentOf(text, before) !== null ||
      isLabelledComment(label, text) ||
      (parts !== null && isLabelledComment(parts.name.text, parts.value.text))
    return isComment ? [{ words, line }] : []
  })

/** Whether a column holds nothing but a positive result in words, which is no flag. */
const isPositive = ({ text }: Cell) =>
  isInWords(text) && meaningOf(text) === 'positive' && /\p{L}{3}/u.test(text) && !isFlag(text)

/** Whether a text is a finding without its name: a sign of disease, or positive words. */
const tellsFinding = (text: string) =>
  !isConditional(text) &&
  !STEP.test(text) &&
  findMarker(text, null) === null &&
  (namesSign(text) ||
    (meaningOf(text) === 'positive' && /\p{L}{3}/u.test(text) && !isFlag(text) && !isProse(text)))

/** Whether a column holds a finding. In the first one, which `isFirst` marks, an answer follows a colon: "Throat swab: S. pyogenes". */
function tellsAny(cell: Cell, isFirst: boolean): boolean {
  // "Listeria monocytogenes in Blutkultur, Ergebnis telefonisch mitgeteilt"
  const isSentence = cell.words.length >= LEAST_TOLD && namesGerm(cell.text) && !isConditional(cell.text)
  if (isSentence || tellsFinding(cell.text)) return true
  const parts = labelled(cell)
  const answer = isFirst ? parts?.value.text : cell.text
  if (answer === undefined || isConditional(answer)) return false
  const isResult = parts !== null && isValueLabel(parts.name.text) && /\p{L}{3}/u.test(answer)
  return (
    namesGerm(answer) ||
    (namesSign(answer) && parts !== null && mayBeName(parts.name.text)) ||
    (isResult && meaningOf(answer) !== 'negative' && !isSpecimenOrMethod(answer))
  )
}

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

/** Whether a line repeats its texts: the headings of panels side by side. */
const repeats = ({ cells }: Line) => new Set(cells.map(({ text }) => text)).size < cells.length

/** Whether columns deny all that they name: not "leukocytes 118, purulent, no crystals". */
function isDenied(cells: readonly Cell[]): boolean {
  const clauses = cells.flatMap(({ text }) => text.split(/[,;]\s/u))
  const isNo = (clause: string) => ['negative', 'pending'].includes(meaningOf(clause) ?? '')
  return clauses.some(isNo) && !clauses.some((clause) => !isNo(clause) && tellsMore(clause))
}

/** Whether a line of the table has text in a column where no answer is known: "Breast core biopsy   B5b". */
function isOpenLine([name, ...others]: readonly Cell[]): boolean {
  if (!name || !/\p{L}{3}/u.test(name.text) || isOtherContent(name.text) || isProse(name.text)) return false
  const { text } = toCell(others.flatMap((cell) => cell.words))
  if (isDenied(others) || isConditional(text) || STEP.test(text)) return false
  return others.some(
    (cell) =>
      /\p{L}/u.test(cell.text) &&
      !isUnit(cell.text) &&
      !isRange(cell.text) &&
      !isMethodOrTitle(cell.text) &&
      !isSpecimenOrMethod(cell.text) &&
      materialOf(cell.text) === null &&
      (isFlag(cell.text) || meaningOf(cell.text) === 'positive' || !isOtherContent(cell.text)) &&
      datesIn(cell.text).length === 0,
  )
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
  /** Whether a line between a name and its text is only its method or specimen: "(ELISA)", "Material: swab". */
  const isBetween = ({ cells }: Line) =>
    cells.every(({ text }) =>
      materialOf(text) === null ? isSpecimenOrMethod(text) || /^\(.*\)$/u.test(text) : /:\s/u.test(text),
    )
  /**
   * The name alone in a line above a text, with at most a method between them: that of an examination, or of a test that
   * laboratories telephone, and any other where the text begins in another column ("INR" over "9.4").
   */
  const nameOver = (line: Line, at: number, cells: readonly Cell[]) => {
    const next = lines[at - 1]
    const above = next && isBetween(next) ? lines[at - 2] : next
    const [name, ...beside] = above?.cells ?? []
    const [text, ...others] = cells
    const isOver = next && above && isNear(above, next, LEADING) && isNear(next, line, LEADING)
    if (!isOver || last?.line === above || !name || !text || beside.length > 0) return null
    // "01" behind a title is the number of a note.
    const isOther = /^0\d$/.test(text.text) || datesIn(text.text).length > 0
    const isInColumn =
      text.x - name.x > COLUMN * line.height &&
      places.isInField(above) &&
      places.isBesideNames(above, name.words) &&
      !isOther
    if (isInColumn && (tellsFinding(text.text) || mayBeName(name.text))) return name
    const isShort = others.length === 0 && text.words.length < LEAST_TOLD && !text.text.endsWith(':')
    const isExamined = isTelephoned(name.text) || beginsWithExamination(name.text)
    return mayBeName(name.text) && ((isExamined && isShort) || namesGerm(text.text)) ? name : null
  }
  return lines.flatMap((line, at) => {
    const columns = line.cells.flatMap(withoutBars)
    const isKey = SCALE.test(columns.map(({ text }) => text).join(' '))
    const told = columns.filter(
      (cell, index) => !isKey && !cell.words.some(isRead) && tellsAny(cell, index === 0),
    )
    const cells = columns.filter(
      (cell, index) =>
        told.includes(cell) || ((index === 0 || !isSpecimenOrMethod(cell.text)) && !isOfHeadings(cell)),
    )
    const words = cells.flatMap((cell) => cell.words)
    const isLong = words.length > MOST_WORDS
    if (isLong || words.some(isRead))
      return told
        .filter(({ text }) => !isLong || (places.isInField(line) && (namesSign(text) || namesGerm(text))))
        .map(({ words }) => ({ words, line, row: null }))
    const text = textOf(words)
    const isUnknown = namesSign(text) || (meaningOf(text) !== 'negative' && !isMethodOrTitle(text))
    const name = nameOver(line, at, cells)
    // The row above may have taken the name for the rest of its own; a number is told even so.
    const isTaken = name?.words.some(isRead)
    if (name && isUnknown && (!isTaken || hasNumber(text))) {
      last = { words, line }
      return [{ words: isTaken ? words : [...name.words, ...words], line, row: null }]
    }
    const isHere = isAmong(places, line, words) || continues(line, words)
    const isInColumns = cells.length > 1
    const parts = partsOf(cells)
    const isOpen =
      isHere &&
      isInColumns &&
      !isKey &&
      !repeats(line) &&
      !places.isBesideNames(line, parts?.value.words ?? []) &&
      isOpenLine(cells)
    const isMarked =
      !isKey &&
      places.isInField(line) &&
      MARKED.test(text) &&
      /\p{L}{3}/u.test(text) &&
      !STEP.test(text) &&
      !isConditional(text)
    if (
      told.length === 0 &&
      !isOpen &&
      !isMarked &&
      isProse(text) &&
      !namesSign(text) &&
      (meaningOf(text) !== 'positive' || isExplained(text))
    )
      return []
    const printed = words.map(({ text }) => text)
    const isFound =
      told.length > 0 ||
      isMarked ||
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
    if (!isFound && !isAnswered && !isOpen && (!isTelephone || isAsked)) return []
    const isRow =
      parts !== null && !hasNumber(parts.value.text) && isTelephone && isTelephoned(parts.name.text)
    last = { words, line }
    return [{ ...last, row: isRow ? qualitativeRow(parts.name.words, parts.value.words, line) : null }]
  })
}
