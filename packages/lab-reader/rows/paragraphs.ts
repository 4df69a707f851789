/** Results in running text, as in letters: "Glucose 188 mg/dL ** (70 - 99); urea 14 mg/dL (15 - 44), …". */

import { isOfBlood } from '../languages/specimens.ts'
import { asWritten, countOf, trimmed } from '../languages/vocabulary.ts'
import { type Around, around, findMarker } from '../markers/markers.ts'
import type { Word } from '../page/words.ts'
import { beginsWithRangeLabel, isUnit, readValue, type Sex } from './cells.ts'
import type { Draft } from './draft.ts'
import { type Line, toCell } from './lines.ts'
import { isName, nameOf, specimenOfTitle } from './names.ts'
import { holdsResult, readSingleSpaced, singleSpacedDraft } from './singleSpaced.ts'
import { isInWords, labelled, type Offered, type Qualitative, qualitativeRow } from './unread.ts'

/** The largest distance between the lines of a paragraph, and between their left edges, in font sizes. */
const LEADING = 1.9
const INDENT = 1.2
/** A paragraph with fewer numeric results is not a list of results. */
const LEAST_RESULTS = 2
/** The most lines of a paragraph. */
const MOST_LINES = 30

/**
 * The content of running text: results, results in words, items that could be results, and the lines that they occupy.
 */
export type Paragraphs = {
  drafts: Draft[]
  qualitative: Qualitative[]
  unread: Offered[]
  lines: Set<Line>
}

/** An item of a list, with the line on which it ends; a comma may be within a name that the next item continues. */
type Item = { words: Word[]; line: Line; endsInComma: boolean }

const isAlone = ({ cells }: Line) => cells.length <= 2

/** Drawn text of another size is another paragraph; in a picture sizes vary. */
const SMALLER = 0.07
const isInSize = (line: Line, above: Line) =>
  line.cells[0]?.words[0]?.confidence !== undefined ||
  Math.abs(line.height - above.height) <= SMALLER * line.height

/** Groups lines of running text into paragraphs. */
function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = []
  for (const line of lines) {
    const last = paragraphs.at(-1)
    const above = last?.at(-1)
    const [first] = last ?? []
    const goesOn =
      last &&
      above &&
      first &&
      last.length < MOST_LINES &&
      isAlone(line) &&
      isAlone(above) &&
      above.page === line.page &&
      isInSize(line, above) &&
      line.baseline - above.baseline <= LEADING * line.height &&
      Math.abs((line.cells[0]?.x ?? 0) - (above.cells[0]?.x ?? 0)) <= INDENT * line.height
    if (goesOn) last.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
}

/** A word without the sign that separates it from the next item. */
const ended = (word: Word): Word => ({ ...word, text: trimmed(word.text, '', ',;.') })

/** Whether a full stop after a word ends an item, rather than an abbreviation. */
function endsItem(word: Word, words: readonly Word[], next: Word | undefined): boolean {
  if (!words.some(({ text }) => /\d/.test(text)) && !isInWords(ended(word).text)) return false
  return next === undefined || /^\p{Lu}/u.test(next.text) || isUnit(ended(word).text)
}

/** An item directly behind the sign that ends the one before it, or the title: "4.5);Osmolality", "HAEMATOLOGY:Platelets"; not "cholesterol:HDL". */
const GLUED = /^(.*[)\]][;,]|\p{L}{3,40}:)(\p{L}.*)$/u

function unglued(word: Word): Word[] {
  const [, end, begin] = GLUED.exec(word.text) ?? []
  if (end === undefined || begin === undefined || findMarker(end, null)) return [word]
  const share = (word.width * end.length) / word.text.length
  return [
    { ...word, text: end, width: share },
    { ...word, text: begin, x: word.x + share, width: word.width - share },
  ]
}

/** A word between two results: "hemoglobin 9.8 g/dL and platelets 488 K/µL". */
const AND = /^(?:and|und|sowie|et|y|e|i|oraz|en|ve|и|та|і|й|και)$/iu

/** Whether a word joins a measured result with the name of the next one. */
const isJoint = (word: Word, before: readonly Word[], next: Word | undefined) =>
  AND.test(word.text) &&
  /^\p{L}/u.test(next?.text ?? '') &&
  before.some(({ text }) => /^[<>≤≥]?\d/u.test(text)) &&
  (isUnit(before.at(-1)?.text ?? '') || /\d[)\]]?$/u.test(before.at(-1)?.text ?? ''))

/** The number of an item at the beginning of its line. */
const ORDINAL = /^\d{1,3}[.)]$/u

/** Signs that separate two items. */
const BETWEEN = /^[/•·|]$/u

/** Whether words begin with a number behind a name that is none of a known test: the rest of one, "Cell Ratio 72.2 %" below "Platelet Large". */
function isUnknownNumber(words: readonly Word[]): boolean {
  const at = words.findIndex(({ text }) => /^[<>≤≥]?\d|[,;.:]$/u.test(text))
  return (
    at > 0 &&
    readValue(trimmed(words[at]?.text ?? '', '', ',;')) !== null &&
    findMarker(nameOf(words.slice(0, at)), null) === null
  )
}

/** The items of a paragraph: the texts between commas, semicolons and full stops outside brackets. */
function itemsOf(lines: readonly Line[]): Item[] {
  const placed = lines.flatMap((line) =>
    line.cells.flatMap(({ words }) => words.flatMap(unglued).map((word) => ({ word, line }))),
  )
  const items: Item[] = []
  let words: Word[] = []
  /** Where the words of the present line begin. */
  let begin = 0
  let depth = 0
  placed.forEach(({ word, line }, at) => {
    depth = Math.max(0, depth + countOf(word.text, '([') - countOf(word.text, ')]'))
    const next = placed[at + 1]?.word
    // A line that ends with a value and its unit, or with a result in words, before one that begins with a capital.
    const isLast = placed[at + 1]?.line !== line && /^\p{Lu}/u.test(next?.text ?? '')
    const isMeasured = isUnit(word.text) && readValue(words.at(-1)?.text ?? '') !== null
    if (placed[at - 1]?.line !== line) begin = words.length
    const isSaid =
      isLast &&
      splitInWords([...words.slice(begin), word]) !== null &&
      !isUnknownNumber(placed.slice(at + 1).map((one) => one.word))
    // Above it may be the title of the paragraph.
    const isNumbered = begin > 0 && begin === words.length && ORDINAL.test(word.text)
    if ((isSaid && begin > 0) || isNumbered)
      items.push({ words: words.splice(0, begin), line, endsInComma: false })
    const isWhole = isLast && (isMeasured || isSaid)
    // Before a bracket it is a flag of the item that continues there.
    const isBetween =
      isJoint(word, words, next) || (BETWEEN.test(word.text) && !/^[([]/u.test(next?.text ?? ''))
    const sign = isBetween ? word.text : /[,;.]$/u.exec(word.text)?.[0]
    const isEnd =
      depth === 0 &&
      (isWhole || (sign !== undefined && (sign !== '.' || endsItem(word, words.concat(word), next))))
    if (!isEnd || sign !== word.text) words.push(isEnd ? ended(word) : word)
    if (!isEnd && next !== undefined) return
    items.push({ words, line, endsInComma: sign === ',' })
    words = []
    begin = 0
  })
  return items
}

/** The name and the words of a result in words; the usual result may follow in brackets. */
function splitInWords(words: readonly Word[]): { name: Word[]; value: Word[] } | null {
  // The last word of "uric acid" is no result.
  if (findMarker(nameOf(words), null) !== null) return null
  for (let at = 1; at < words.length; at += 1) {
    const rest = words.slice(at)
    const bracket = rest.findIndex(({ text }, index) => index > 0 && /^[([]/u.test(text))
    const value = bracket > 0 ? rest.slice(0, bracket) : rest
    const colon = words.slice(0, at - 1).findLastIndex(({ text }) => /\p{L}:$/u.test(text))
    const name = words.slice(colon + 1, at)
    const isMeasured = name.some(
      ({ text }, index) => readValue(text) !== null && isUnit(name[index + 1]?.text ?? ''),
    )
    if (isInWords(toCell(value).text) && isName(nameOf(name)) && !isMeasured) return { name, value }
  }
  return null
}

/** The start of the rest of a name that began before a comma: "titre", the second figure of "HIV 1, 2". */
const REST_OF_NAME = /^(?:\p{Ll}|\d{1,2}$)/u

/** A result in words with its whole name, which may have begun before the comma that ends the item `previous`. */
function wholeInWords(words: readonly Word[], previous: readonly Word[]) {
  const own = splitInWords(words)
  const isKnown = own !== null && findMarker(nameOf(own.name), null) !== null
  const isRest = previous.length > 0 && !isKnown && REST_OF_NAME.test(words[0]?.text ?? '')
  return (isRest ? splitInWords([...previous, ...words]) : null) ?? own
}

/** Words of a sentence around a name: "with a hemoglobin of", "sodium was". */
const BEFORE_NAME = new RegExp(`^${asWritten(({ sentences }) => sentences?.beforeName ?? [])}$`, 'iu')
const AFTER_NAME = new RegExp(`^${asWritten(({ sentences }) => sentences?.afterName ?? [])}$`, 'iu')

/** The name of a result within a sentence, where it is that of a known test. */
function bareName(name: Word[], unit: string | null): Word[] {
  const from = name.findIndex(({ text }) => !BEFORE_NAME.test(text))
  const to = name.findLastIndex(({ text }) => !AFTER_NAME.test(text))
  const bare = name.slice(Math.max(0, from), to + 1)
  return bare.length > 0 && findMarker(nameOf(bare), unit) !== null ? bare : name
}

/** The first part of a name that continues after a comma, as printed. */
const withComma = (words: Word[]) =>
  words.map((word, at) => (at === words.length - 1 ? { ...word, text: `${word.text},` } : word))

/** A whole date, as in the title of a paragraph ("Labor vom 12.01.2026: ...") or before its results. */
const DAY =
  /\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:\d{4}|\d{2})(?!\d)|\d{1,2}\.?\s\p{L}{3,12}\.?\s\d{4}|\p{L}{3,12}\s\d{1,2},?\s\d{4}/u

/** A figure of a name: "25-OH", "B12". */
const OF_NAME = /^(?:\d{1,2}[-–]?\p{Lu}{1,3}|\p{L}{1,3}[-–]?\d{1,2})$/u

/** The results of a paragraph's items. A name may hold a comma ("Bilirubin, total 0.6 mg/dL"). */
function resultsOf(items: readonly Item[], sex: Sex, about: Around | null): Omit<Paragraphs, 'lines'> {
  const drafts: Draft[] = []
  const qualitative: Qualitative[] = []
  const unread: Offered[] = []
  let before: Word[] = []
  /** The item before, where a comma ends it: the name of a result in words may begin there, "ANA, titre < 1:160". */
  let previous: Word[] = []
  let day: string | undefined
  for (const { words: all, line, endsInComma } of items) {
    const dated = all.findIndex(({ text }) => DAY.test(text))
    // A day behind a value is that of an earlier one.
    const isBefore = dated >= 0 && !holdsResult(all.slice(0, dated))
    if (isBefore) day = DAY.exec(all[dated]?.text ?? '')?.[0]
    const from = all.findIndex(({ text }, at) => at > dated && /[\p{L}\d]/u.test(text))
    const words = isBefore && from > 0 ? all.slice(from) : all
    const candidates = before.length > 0 ? [[...before, ...words], words] : [words]
    const read = candidates.map((candidate) => readSingleSpaced(candidate, sex, true))
    const index = Math.max(
      0,
      read.findIndex((result) => result?.isKnown),
    )
    const result = read[index]
    // A percentage without a range behind an unknown name is no laboratory's: the saturation of a pulse oximeter.
    const isMeasured = result && (result.parts.unit !== '%' || result.parts.range !== null)
    const isResult = result && (result.isKnown || (isMeasured && isName(nameOf(result.name))))
    const said = result ? null : wholeInWords(words, previous)
    before = []
    previous = endsInComma && !isResult && !said && !couldBe(words) ? withComma(words) : []
    if (isResult) {
      const name = bareName(result.name, result.parts.unit)
      const draft = singleSpacedDraft({ ...result, name }, candidates[index] ?? words, line, about)
      drafts.push(day === undefined ? draft : { ...draft, day })
    } else if (said) qualitative.push(qualitativeRow(said.name, said.value, line))
    else if (!words.some(({ text }) => /\d/.test(text) && !OF_NAME.test(text)))
      before = endsInComma ? withComma(words) : []
    else if (couldBe(words)) unread.push({ words, line })
  }
  return { drafts, qualitative, unread }
}

/** Whether an item is a known test followed by a number, or a value with its unit. */
function couldBe(words: readonly Word[]): boolean {
  // The name of a value without one was not read.
  const [first, second] = words
  if (first && second && /^[<>≤≥]?\d/u.test(first.text) && isUnit(second.text)) return true
  const at = words.findIndex(({ text }, index) => index > 0 && /^[<>≤≥]?\d/u.test(text))
  return at > 0 && findMarker(nameOf(words.slice(0, at)), null) !== null
}

/**
 * Whether a text continues with another item after a number; a comma in a name or in a range does not separate results.
 */
function separates(text: string): boolean {
  const at = text.search(/\d/)
  return at >= 0 && /(?:[,;]|\s[/•·|])(?:\s|$)/u.test(text.slice(at)) && !beginsWithRangeLabel(text)
}

/** So many lines, and this share of those with numbers, are a list, whatever precedes it. */
const LEAST_OF_LIST = 4
const MOST_OF_LIST = 0.8

/** Whether each line, including the first, is a result of its own; in running text only a last line may be one. */
function isList(lines: readonly Line[], sex: Sex): boolean {
  const isOne = ({ cells }: Line) =>
    isInWords((cells[0] && labelled(cells[0])?.value.text) ?? '') ||
    readSingleSpaced(
      cells.flatMap(({ words }) => words),
      sex,
    ) !== null
  // A title may precede it.
  const first = lines.find(({ cells }) => cells.some(({ text }) => /\d/.test(text)))
  const results = lines.filter(isOne).length
  const numbered = lines.filter(({ cells }) => cells.some(({ text }) => /\d/.test(text))).length
  const isMostly = results >= LEAST_OF_LIST && results >= MOST_OF_LIST * numbered
  return first !== undefined && ((isOne(first) && 2 * results >= lines.length) || isMostly)
}

/** The results in the running text of a report's lines: only paragraphs with at least two numeric results. */
export function paragraphsIn(lines: readonly Line[], sex: Sex): Paragraphs {
  const found: Paragraphs = { drafts: [], qualitative: [], unread: [], lines: new Set() }
  const inBrackets: { draft: Draft; paragraph: Line[] }[] = []
  for (const paragraph of paragraphsOf(lines)) {
    const hasSigns = paragraph.some(({ cells }) => cells.some(({ text }) => separates(text)))
    if (!hasSigns || isList(paragraph, sex)) continue
    const [title = ''] = paragraph[0]?.cells[0]?.text.split(':') ?? []
    const said = specimenOfTitle(title)
    const read = resultsOf(itemsOf(paragraph), sex, said && around(said.specimen, isOfBlood(said.specimen)))
    if (read.drafts.length < LEAST_RESULTS) {
      inBrackets.push(...bracketedIn(paragraph, sex).map((draft) => ({ draft, paragraph })))
      continue
    }
    const day = DAY.exec(title)?.[0]
    if (day !== undefined) for (const draft of read.drafts) draft.day ??= day
    found.drafts.push(...read.drafts)
    found.qualitative.push(...read.qualitative)
    found.unread.push(...read.unread)
    for (const line of paragraph) found.lines.add(line)
  }
  // What other paragraphs repeat of a letter's results is nothing new.
  if (found.drafts.length === 0) return found
  for (const { draft, paragraph } of inBrackets) {
    if (found.drafts.some(({ name }) => nameOf(name) === nameOf(draft.name))) continue
    found.drafts.push(draft)
    for (const line of paragraph) found.lines.add(line)
  }
  return found
}

/** Results of known tests in brackets of a letter's running text: "diabetes mellitus (HbA1c 8.4 %)". */
function bracketedIn(paragraph: readonly Line[], sex: Sex): Draft[] {
  return paragraph.flatMap((line) => {
    const words = line.cells.flatMap((cell) => cell.words)
    return words.flatMap((first, at): Draft[] => {
      const end = words.findIndex(({ text }, index) => index > at && /\)[,;.]?$/u.test(text))
      if (!first.text.startsWith('(') || end < 0 || end - at > MOST_IN_BRACKETS) return []
      const inside = words
        .slice(at, end + 1)
        .map((word) => ({ ...word, text: trimmed(word.text, '(', '),;.') }))
      const read = readSingleSpaced(inside, sex)
      return read?.isKnown && read.parts.unit !== null
        ? [singleSpacedDraft(read, words.slice(at, end + 1), line, null)]
        : []
    })
  })
}
const MOST_IN_BRACKETS = 6
