/** From a clean picture to positioned words. */

import { LANGUAGES, languageOf } from '../languages/languages.ts'
import { median } from '../page/median.ts'
import type { Box } from '../page/projection.ts'
import type { Word } from '../page/words.ts'
import { isUnit } from '../rows/cells.ts'
import { flagMeaning } from '../rows/flags.ts'
import type { CleanPicture } from './clean.ts'
import { angleAt, pointerAt, withMicro, withSign } from './glyphs.ts'
import { type Picture, soften } from './picture.ts'
import { hasPointBetween, withPoints } from './points.ts'
import type { Found, FoundLine, Recogniser } from './recogniser.ts'
import { spell } from './spelling.ts'

/** The height of capitals and figures, and of small letters without ascenders or descenders, in font sizes. */
const CAPITAL = 0.72
const SMALL = 0.53

/** The space on either side of a character's ink, in font sizes. */
const BEARING = 0.04

const HANGING = /[gjpqy,;()[\]{}|/Q$@_]/u
const TALL = /[\p{Lu}\dbdfhiklt%()[\]/|!?&$#]/u
const FLAT = /^[-–—.,:;·'"*~_=+^°<>]+$/u

const isFigures = (text: string) => /^[<>(]?(?=[.,-]*\d)[\d.,-]+[%()\]]?$/u.test(text)

/** The largest gap between the pieces of a number split at its decimal point, in heights of its figures. */
const TORN = 0.9

/** The largest gap behind a decimal mark that ends a piece of a number, in heights of its figures; a space is wider. */
const TORN_BEHIND = 0.45

/** A number that ends in its decimal mark; its zero may have been recognised as a letter: "<O,". */
const UP_TO_MARK = /^[([]?[<>]?(?:\d[\d.,]*(?:[-–—]\d+)?|[OОΟo])[.,]$/u

/** Joins the pieces of numbers: "2.6-24" and "9" with a missed point between them, "0," and "44". */
function joinTorn(words: Found[], picture: Picture): Found[] {
  const joined: Found[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const [end, start] = [last?.symbols.at(-1), word.symbols[0]]
    const gap = last ? (word.bbox.x0 - last.bbox.x1) / (last.bbox.y1 - last.bbox.y0) : 0
    const isTorn =
      last &&
      end &&
      start &&
      isFigures(word.text) &&
      ((gap < TORN_BEHIND && UP_TO_MARK.test(last.text) && /^\d/.test(word.text)) ||
        (gap < TORN && isFigures(last.text) && hasPointBetween(end.bbox, start.bbox, picture)))
    if (!isTorn) {
      joined.push(word)
      continue
    }
    joined[joined.length - 1] = together(last, word)
  }
  return joined
}

const together = (one: Found, other: Found): Found => ({
  text: one.text + other.text,
  confidence: Math.min(one.confidence, other.confidence),
  symbols: [...one.symbols, ...other.symbols],
  bbox: {
    x0: one.bbox.x0,
    y0: Math.min(one.bbox.y0, other.bbox.y0),
    x1: other.bbox.x1,
    y1: Math.max(one.bbox.y1, other.bbox.y1),
  },
})

/** A ten, with the sign of its power or without. */
const TEN = /^[x×*]?10(?:[^\p{L}\d\s.,]|[ºª])?$/u
/** A power of ten of cells in a volume. */
const POWER_OF_TEN = /^[x×*]?10(?:[^\p{L}\d\s.,]|[ºª])(?:12|[369])\/[uµμU]?[lL]$/u

/** Whether two words are the pieces of one unit, or of "HbA1c". */
const isOneOfTwo = (first: string, second: string) =>
  (first === '/' && isUnit(first + second)) ||
  (TEN.test(first) && POWER_OF_TEN.test(first + second)) ||
  (/A$/.test(first) && /^[1lI|!]c\)?[:,]?$/.test(second))

/** Joins the pieces of a unit or an abbreviation: "/ cu.mm", "x10^ 3/uL", "HbA 1c". */
function joinPieces(words: Found[]): Found[] {
  const joined: Found[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last && isOneOfTwo(last.text, word.text)) joined[joined.length - 1] = together(last, word)
    else joined.push(word)
  }
  return joined
}

/** In heights of a figure, the least gap behind a number, and how many times wider it is than any other gap in the word. */
const UNIT_GAP = 0.36
const WIDER = 1.2

/** A number before a unit whose first letters look like no figures. */
const BEFORE_UNIT = /^[<>]?\d[\d.,]*(?=[\p{Ll}µ]+\/)/u

/** Where a word has a clearly widest gap, as an index of its characters; 0 without one. */
function gapIn(symbols: Found['symbols']): number {
  const [first] = symbols
  const gaps = symbols.slice(1).map(({ bbox: { x0 } }, at) => x0 - (symbols[at]?.bbox.x1 ?? x0))
  const [widest = 0, next = 0] = gaps.toSorted((one, other) => other - one)
  const isWide = first && widest >= UNIT_GAP * (first.bbox.y1 - first.bbox.y0) && widest >= WIDER * next
  return isWide ? gaps.indexOf(widest) + 1 : 0
}

/** The words between two limits, and all words of limits, that are one word. */
const BETWEEN = new Set(LANGUAGES.flatMap(({ limits }) => limits.between))
export const OF_LIMITS: ReadonlySet<string> = new Set([
  ...BETWEEN,
  ...LANGUAGES.flatMap(({ limits }) => [...limits.below, ...limits.above]).filter((word) => word.length > 1),
])
const isLimit = (text: string) => /^[([]?[<>]?\d[\d.,]*[)\]]?$/.test(text)

/** The part of a word from one of its characters to another one. */
function partOf(word: Found, from: number, to: number): Found {
  const symbols = word.symbols.slice(from, to)
  const [first, last] = [symbols[0]?.bbox ?? word.bbox, symbols.at(-1)?.bbox ?? word.bbox]
  return {
    ...word,
    text: word.text.slice(from, to),
    symbols,
    bbox: { ...word.bbox, x0: first.x0, x1: last.x1 },
  }
}

/** Splits the limits of a range from the words between or before them: "0,2a25", "до16,5", and "a40" behind a number. */
function withoutLimitWords(word: Found, at: number, words: readonly Found[]): Found[] {
  const { text, symbols } = word
  const parts = text.match(/\p{L}+|\P{L}+/gu) ?? []
  const isLetters = (part: string | undefined) => /^\p{L}/u.test(part ?? '')
  const isSplit =
    parts.length > 1 &&
    symbols.length === text.length &&
    parts.every((part) => (isLetters(part) ? OF_LIMITS.has(part) : isLimit(part))) &&
    // A single letter is one of a range only between its limits.
    (!/^\p{L}\P{L}/u.test(text) || /^[([]?[Oo\d]/.test(words[at - 1]?.text ?? '')) &&
    (!isLetters(parts.at(-1)) || isFigures(words[at + 1]?.text ?? ''))
  if (!isSplit) return [word]
  let from = 0
  return parts.map((part) => {
    from += part.length
    return partOf(word, from - part.length, from)
  })
}

/** Splits a number or a flag from the unit or word behind it: "406IU/L" and "LU/L" at the gap, "86mg/1" without one. */
function withoutUnit(word: Found): Found[] {
  const { text, symbols, bbox } = word
  if (symbols.length !== text.length || !/[\p{L}%]$|\/\p{L}?1?$/u.test(text)) return [word]
  const [number = ''] = BEFORE_UNIT.exec(text) ?? []
  const at = gapIn(symbols) || (isUnit(spell(text.slice(number.length)).text) ? number.length : 0)
  const [before, behind] = [symbols[at - 1], symbols[at]]
  const [head, tail] = [text.slice(0, at), text.slice(at)]
  const isNumber = /^[<>]?\d[\d.,]*$/.test(spell(head).text)
  const isValue = isNumber && /^[1[|]?\p{L}|^%/u.test(tail) && !isUnit(text)
  const isFlag = /^\p{Lu}{1,2}$/u.test(head) && flagMeaning(head) !== null && isUnit(tail)
  if (!before || !behind || !(isValue || isFlag)) return [word]
  return [
    { ...word, text: head, symbols: symbols.slice(0, at), bbox: { ...bbox, x1: before.bbox.x1 } },
    { ...word, text: tail, symbols: symbols.slice(at), bbox: { ...bbox, x0: behind.bbox.x0 } },
  ]
}

/** Splits a unit from the mark behind it, and a number from a star that was recognised as a quotation mark: "%*", "35”". */
function withoutMark(word: Found): Found[] {
  const { text, symbols } = word
  if (/^[<>]?\d[\d.,]*[”»“"]$/u.test(text) && symbols.length === text.length)
    return [partOf(word, 0, text.length - 1), { ...partOf(word, text.length - 1, text.length), text: '*' }]
  const at = text.length - 1
  const [mark, before] = [symbols[at], symbols[at - 1]]
  if (!/[*#]$/u.test(text) || !mark || !before || symbols.length !== text.length) return [word]
  // A raised figure may also be recognised as a star: "/mm*".
  if (isUnit(spell(text).text)) return [word]
  const unit = text.slice(0, at)
  if (!isUnit(unit) && !isUnit(spell(unit).text)) return [word]
  return [
    { ...word, text: unit, symbols: symbols.slice(0, at), bbox: { ...word.bbox, x1: before.bbox.x1 } },
    { ...word, text: text.slice(at), symbols: [mark], bbox: { ...word.bbox, x0: mark.bbox.x0 } },
  ]
}

/**
 * Splits a mark from the number behind it: "*2.5"; a star may also be recognised as quotes, and the last dot of a leader as
 * one quote, which is left out.
 */
function withoutMarkBefore(word: Found): Found[] {
  const { text, symbols } = word
  const [mark, next] = symbols
  if (!/^[*#"“”‘’'](?=[<>]?\d[\d.,]*%?$)/u.test(text) || !mark || !next || symbols.length !== text.length)
    return [word]
  const number = {
    ...word,
    text: text.slice(1),
    symbols: symbols.slice(1),
    bbox: { ...word.bbox, x0: next.bbox.x0 },
  }
  if (/[‘’']/u.test(mark.text)) return [number]
  const sign = mark.text === '#' ? '#' : '*'
  return [{ ...word, text: sign, symbols: [mark], bbox: { ...word.bbox, x1: mark.bbox.x1 } }, number]
}

/**
 * What triangles and arrows are recognised as, alone or directly behind a number. A 7 in bold itself looks like a
 * triangle.
 */
const POINTER = /^(?:[^\p{L}\d]|[VvYyAaTtUuflIiJr14]){1,2}$/u
const BEFORE_POINTER = /^[<>]?\d[\d.,]*(?=[VvYyAaTtlIi|!^4]$)/u

/** Splits a triangle or an arrow, as the picture shows it, from the number before it. */
function withPointer(word: Found, picture: Picture): Found[] {
  const { text, symbols, bbox } = word
  if (POINTER.test(text)) {
    const pointer = pointerAt(bbox, picture)
    // If it is a figure after all, it would be lost: only the clearest likeness counts.
    const isFigure =
      pointer !== null && !(/^[1\D]+$/.test(text) ? /[↑↓]/ : /▲/).test(pointer) && /\d/.test(text)
    return [pointer === null || isFigure ? word : { ...word, text: pointer, confidence: 100 * SEEN }]
  }
  const [number] = BEFORE_POINTER.exec(text) ?? []
  const [last, before] = [symbols.at(-1), symbols.at(-2)]
  if (number === undefined || !last || !before || symbols.length !== text.length) return [word]
  const pointer = pointerAt({ ...last.bbox, x0: before.bbox.x1 }, picture)
  if (pointer === null || (last.text === '4' && pointer !== '▲')) return [word]
  return [
    { ...word, text: number, symbols: symbols.slice(0, -1), bbox: { ...bbox, x1: before.bbox.x1 } },
    { ...word, text: pointer, confidence: 100 * SEEN, symbols: [last], bbox: last.bbox },
  ]
}

/** Restores the Roman one of troponin I, which looks like a stroke. */
const withTroponin = (word: Found, at: number, words: readonly Found[]): Found =>
  /^[|l1!]{1,2}$/u.test(word.text) && /^tropon\p{L}+$/iu.test(words[at - 1]?.text ?? '')
    ? { ...word, text: 'I' }
    : word

const VITAMIN = /^(?:vitamin\p{L}{0,2}|витамин\p{L}{0,2}|вітамін\p{L}{0,2}|βιταμίνη)$/iu

/** Restores the letter of a vitamin, which looks like a figure or a letter of another script: "Vitamin 812". */
function withVitamin(word: Found, at: number, words: readonly Found[]): Found {
  if (!VITAMIN.test(words[at - 1]?.text ?? '')) return word
  if (/^[0OОРΡ]$/u.test(word.text)) return { ...word, text: 'D' }
  return { ...word, text: word.text.replace(/^[8ВΒ](?=(?:12|[1269])$)/u, 'B') }
}

/** Restores a lower limit of zero that was read as a letter: "O a 5". */
const withZero = (word: Found, at: number, words: readonly Found[]): Found => {
  const [sign = '', upper = ''] = [words[at + 1]?.text, words[at + 2]?.text]
  const isLower = /^[([]?[OoОоΟο]$/u.test(word.text) && (/^[-–—÷]$/u.test(sign) || BETWEEN.has(sign))
  return isLower && isFigures(upper)
    ? { ...word, text: word.text.replace(/.$/u, '0'), confidence: 100 * GUESSED }
    : word
}

/** Restores % behind a number, whose circles and stroke look like letters: "38.7 So". */
const withPercent = (word: Found, at: number, words: readonly Found[]): Found =>
  /^(?:[SY5][oO0]|[oO0°][/|][oO0°])$/u.test(word.text) && isFigures(words[at - 1]?.text ?? '')
    ? { ...word, text: '%', confidence: 100 * GUESSED }
    : word

/** A number in which the last one may be the first letter of its unit: "81U/ml" may be 8 IU/ml. */
const ONE_OR_LETTER = /^[<>]?\d[\d.,]*[1lI|]U\/\p{L}/u

/** A word, its box in the picture, and its characters as recognised. */
export type Recognised = { word: Word; box: Box; symbols: Found['symbols'] }

/** The words of one line: the heights of its letters give the font size. */
export function wordsOfLine({ baseline, words }: FoundLine, picture: Picture): Recognised[] {
  const whole = joinPieces(joinTorn(words, picture))
    .flatMap(withoutLimitWords)
    .flatMap(withoutUnit)
    .flatMap(withoutMark)
    .flatMap(withoutMarkBefore)
    .flatMap((word) => withPointer(word, picture))
    .map(withTroponin)
    .map(withVitamin)
    .map(withZero)
    .map(withPercent)
  const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0)
  const standing = whole.map(({ text, bbox }) => {
    const line = baseline.y0 + slope * ((bbox.x0 + bbox.x1) / 2 - baseline.x0)
    return HANGING.test(text) || FLAT.test(text) ? line : bbox.y1
  })
  const sizes = whole.map(({ text, bbox }, index) =>
    FLAT.test(text) ? null : ((standing[index] ?? bbox.y1) - bbox.y0) / (TALL.test(text) ? CAPITAL : SMALL),
  )
  const usual = median(sizes.filter((size) => size !== null)) ?? 0
  return whole.map(({ text, confidence, bbox, symbols }, index) => {
    const own = sizes[index] ?? usual
    const height = Math.abs(own - usual) < 0.3 * usual ? usual : own
    const line = standing[index] ?? bbox.y1
    const signed = withSign(text, symbols, bbox, picture)
    const seen = signed === text ? withPoints(text, symbols, bbox, picture) : signed
    const spelled = spell(withMicro(seen, symbols, picture))
    const isSeen = signed !== text || (/^[<>]$/u.test(text) && angleAt(bbox, picture) === text)
    const word = {
      text: spelled.text.trim(),
      confidence:
        spelled.changedNumber || ONE_OR_LETTER.test(text)
          ? GUESSED
          : isSeen
            ? Math.max(SEEN, confidence / 100)
            : confidence / 100,
      x: bbox.x0 - BEARING * height,
      y: line - height,
      width: bbox.x1 - bbox.x0 + 2 * BEARING * height,
      height,
      angle: 0,
    }
    return { word, box: bbox, symbols }
  })
}

/** The confidence in a sign that was found in the picture. */
const SEEN = 0.9
/** The confidence in a figure that was recognised as a letter. */
const GUESSED = 0.3
/** Below this confidence, a word is a stain, a stamp or a drawing. */
const LEAST_CONFIDENCE = 0.15

/** The words before a limit and between two limits, in all languages; a single letter may be a stain. */
const LIMIT_WORDS = new Set(
  LANGUAGES.flatMap(({ limits }) => [...limits.below, ...limits.above, ...limits.between])
    .flatMap((text) => text.split(' '))
    .filter((word) => word.length > 1),
)

/** Whether a word is a drawing, such as a scale of dashes with a dot: unsure, and less than a third letters and figures. */
const isDrawing = (text: string, confidence: number) =>
  confidence < LEAST_CONFIDENCE && 3 * (text.match(/[\p{L}\d]/gu)?.length ?? 0) < text.length

/**
 * Whether a word is more than a stain or the rest of a line: letters, figures, or a sign that reports use (also between
 * the items of a list and the limits of a range). Figures, comparators and words of limits are never dropped: a row
 * without its range would look complete.
 */
const isText = ({ text, confidence = 1 }: Word) =>
  (/\d/.test(text) && !isDrawing(text, confidence)) ||
  isUnit(text) ||
  /^(?:[<>≤≥=]|OR)$/u.test(text) ||
  LIMIT_WORDS.has(text) ||
  (/\p{L}|^[([]?[<>≤≥]$|^[-–—÷%<>≤≥=*#↑↓!+/;|¦§°¬†]+$/u.test(text) && confidence >= LEAST_CONFIDENCE)

/** The words found in a picture in one reading. */
export type Recognition = { picture: CleanPicture; found: Recognised[] }

/** Recognises a picture once, as it is. */
export async function recognisePicture(recogniser: Recogniser, picture: CleanPicture): Promise<Recognition> {
  const lines = await recogniser.linesIn(await soften(picture), 'block')
  return { picture, found: lines.flatMap((line) => wordsOfLine(line, picture)) }
}

/** The language of the words that were found, as ISO 639-1; null if they do not decide. */
export const languageIn = ({ found }: Recognition) => languageOf(found.map(({ word }) => word.text))

/** How many letters and figures were recognised with some certainty, and how many in all. */
export function lettersOf({ found }: Recognition): { sure: number; all: number } {
  let [sure, all] = [0, 0]
  for (const { word } of found) {
    const count = word.text.match(/[\p{L}\d]/gu)?.length ?? 0
    all += count
    if ((word.confidence ?? 1) > 0.8 && count > 2) sure += count
  }
  return { sure, all }
}

/** Letters of other scripts are also taken for figures. */
const LETTERS = /\p{L}[^ ]*\p{L}[^ ]*\p{L}/u
const FIGURES = /^[<>]?\d[\d.,-]*$/

/** The share of letters in words that were recognised with some certainty; numbers and units look alike in all scripts. */
export function shareOfSureWords({ found }: Recognition): number {
  const words = found.map(({ word }) => word).filter(({ text }) => LETTERS.test(text) && !isUnit(text))
  const letters = (some: Word[]) => some.reduce((sum, { text }) => sum + text.length, 0)
  const all = letters(words)
  return all === 0 ? 1 : letters(words.filter(({ confidence = 1 }) => confidence > 0.8)) / all
}

/** From how many words of a page its script is told. */
const WORDS_OF_SAMPLE = 24

/** A band in the middle of the page, to detect its script from; null if it has too few words for that. */
export function bandOf({ found, picture }: Recognition): Pick<Box, 'y0' | 'y1'> | null {
  const boxes = found.filter(({ word }) => LETTERS.test(word.text)).map(({ box }) => box)
  const sorted = boxes.toSorted((one, other) => one.y0 - other.y0)
  const from = Math.max(0, Math.floor((sorted.length - WORDS_OF_SAMPLE) / 2))
  const [first, last] = [sorted[from], sorted[Math.min(sorted.length, from + WORDS_OF_SAMPLE) - 1]]
  if (!first || !last || sorted.length < WORDS_OF_SAMPLE / 2) return null
  const margin = first.y1 - first.y0
  return { y0: Math.max(0, first.y0 - margin), y1: Math.min(picture.height, last.y1 + margin) }
}

/** So few words of a page in another script are surely recognised, and so many of its numbers. */
const FOREIGN_WORDS = 0.3
const CLEAR_NUMBERS = 0.7
const LEAST_NUMBERS = 8

/** Whether a page is sharp, since its numbers are clear, and its words are in a script of no model. */
export function isInOtherLetters(seen: Recognition): boolean {
  const numbers = seen.found.filter(({ word }) => FIGURES.test(word.text))
  const clear = numbers.filter(({ word: { confidence = 1 } }) => confidence > 0.8)
  return (
    numbers.length >= LEAST_NUMBERS &&
    clear.length >= CLEAR_NUMBERS * numbers.length &&
    shareOfSureWords(seen) < FOREIGN_WORDS
  )
}

/** Such a word surely belongs to the text, so it marks the text's edges. */
const isAnchor = ({ text, confidence = 1 }: Word) => confidence > 0.8 && /[\p{L}\d]{3}/u.test(text)

/** One or two signs at this distance from the text are not part of it; in font sizes. */
const EDGE = 0.3
/** A sign at most this far behind a word of the text belongs to it, such as a stroke between items; in font sizes. */
const BEHIND = 0.6

/** Removes what is beside the text: edges of the paper and shadows are recognised as single letters there. */
function withoutEdges(words: Word[]): Word[] {
  const anchors = words.filter(isAnchor)
  const left = Math.min(...anchors.map(({ x }) => x))
  const right = Math.max(...anchors.map(({ x, width }) => x + width))
  return words.filter((word) => {
    if (word.text.length > 2 || isUnit(word.text) || flagMeaning(word.text) !== null) return true
    const { x, width, height } = word
    const isLeft = x + width < left - EDGE * height
    const isRight = x > right + EDGE * height && !/\d/.test(word.text)
    const isBehind = (other: Word) =>
      /[\p{L}\d)\]]/u.test(other.text) &&
      Math.abs(other.y + other.height - word.y - height) < 0.5 * height &&
      other.x < right &&
      Math.abs(x - other.x - other.width) < BEHIND * height
    return !isLeft && (!isRight || words.some(isBehind))
  })
}

/** Whether a word, however unsure, is the dash or the word between two limits of a range. */
function isBetween({ text, y, height }: Word, at: number, words: readonly Word[]): boolean {
  const isNumber = (other: Word | undefined) =>
    other !== undefined && isFigures(other.text) && Math.abs(other.y + other.height - y - height) < height
  const isSign = /^[-–—÷]$/u.test(text) || BETWEEN.has(text)
  return isSign && isNumber(words[at - 1]) && isNumber(words[at + 1])
}

/** The fewest letters of a name that no stain looks like. */
const LEAST_NAME = 4

/** Whether a word, however unsure, is the name of a row: a number is behind it. Its row would get the name above. */
const isNameOfRow = ({ text, x, y, height }: Word, words: readonly Word[]) =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_NAME &&
  words.some(
    (other) =>
      other.x > x && isFigures(other.text) && Math.abs(other.y + other.height - y - height) < 0.5 * height,
  )

/** The words of a picture, each with its confidence from 0 to 1, without anything that is not text or is beside it. */
export const wordsOf = (found: Recognised[]) =>
  withoutEdges(
    found
      .map(({ word }) => word)
      .filter((word, at, words) => isText(word) || isBetween(word, at, words) || isNameOfRow(word, words)),
  )
