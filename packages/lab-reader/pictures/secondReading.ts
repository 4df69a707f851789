/**
 * Recognises important words a second time: numbers, enlarged and as figures only, and words that should be units but
 * are not.
 */

import type { Box } from '../page/projection.ts'
import { isUnit } from '../rows/cells.ts'
import { AGREED } from '../rows/doubts.ts'
import { flagMeaning } from '../rows/flags.ts'
import type { CleanPicture } from './clean.ts'
import { type Figure, figureLike, shapeBehind, shapesIn } from './figures.ts'
import { enlarge } from './picture.ts'
import { agreedOn, DISPUTED, isNumber, numberOf, type Reread, unitFor, withFigures } from './readings.ts'
import { type Recognised, wordsOfLine } from './recognise.ts'
import type { Recogniser } from './recogniser.ts'
import { isCrossed } from './rules.ts'

/** The most words per page that are recognised again; a page of noise must not take unlimited time. */
const MOST_REREAD = 300

const overlaps = (one: Box, other: Box) => one.y0 < other.y1 && other.y0 < one.y1

/** How far the left edges of a column's units may differ, in heights of the text. */
const ALIGNED = 0.7

/** Signs that the recogniser returns for units in bold or wide print: "£" for fL, "»." for %. */
const NO_LETTERS = /^[^\p{L}\p{N}\s()[\]{}<>≤≥=*#+.,:;/|↑↓▲▼–—-]{1,2}[.,]?$/u
/** A power of ten that is recognised as a range: "10-12". */
const POWER = /^[x×*]?10[^\p{L}\d\s.,]{1,2}(?:12|[369])/u

/** The words that are in the place of units, behind a number or in their column, but are not units. */
export function unreadUnits(found: Reread[]): Reread[] {
  const units = found.filter(({ word }) => isUnit(word.text) && (word.confidence ?? 1) > 0.6)
  return found.filter(({ word, box }, at) => {
    const before = found[at - 1]
    const isBehind =
      before !== undefined &&
      overlaps(before.box, box) &&
      isNumber(before.word.text) &&
      !isUnit(before.word.text)
    const isMisread = isBehind && (NO_LETTERS.test(word.text) || POWER.test(word.text))
    if (
      (!/[\p{L}%]/u.test(word.text) && !isMisread) ||
      flagMeaning(word.text) !== null ||
      word.text.length > 16 ||
      (isUnit(word.text) && (word.confidence ?? 1) > 0.6)
    )
      return false
    return (
      isBehind || units.filter((unit) => Math.abs(unit.box.x0 - box.x0) < ALIGNED * word.height).length >= 2
    )
  })
}

/** Recognises the words that should be units again, one by one and enlarged. */
async function rereadUnits(recogniser: Recogniser, picture: CleanPicture, found: Reread[]): Promise<void> {
  for (const { word, box } of unreadUnits(found).slice(0, MOST_REREAD)) {
    const closeUp = await enlarge(picture, box)
    const again = (await recogniser.linesIn(closeUp, 'line')).flatMap((line) => wordsOfLine(line, closeUp))
    const [only, ...more] = again
    if (!only || more.length > 0 || !isUnit(only.word.text)) continue
    const confidence = only.word.confidence ?? 0
    if (only.word.text === word.text) word.confidence = 1 - (1 - confidence) * (1 - (word.confidence ?? 0))
    else if (!isUnit(word.text) || confidence > (word.confidence ?? 0))
      Object.assign(word, unitFor(word, only.word))
  }
}

/**
 * The box of a word's figures, without brackets and marks around them, and without ≤ and ≥, which the recogniser does
 * not know. The whole word's, where letters were recognised for figures.
 */
function figuresBox({ word, symbols, box }: Recognised) {
  const wanted = /[≤≥=]/u.test(word.text) ? /\d/ : /[\d<>]/
  const figures = symbols.filter(({ text }) => wanted.test(text))
  const [first, last] = [figures[0], figures.at(-1)]
  const isWhole = digitsOf(word.text).length <= symbols.filter(({ text }) => /\d/.test(text)).length
  return first && last && isWhole ? { ...box, x0: first.bbox.x0, x1: last.bbox.x1 } : box
}

/**
 * Recognises every number again, one by one. Where the readings differ, the word is unsure and keeps the other reading.
 */
export async function recogniseAgain(
  recogniser: Recogniser,
  picture: CleanPicture,
  found: Reread[],
): Promise<void> {
  await rereadUnits(recogniser, picture, found)
  const numbers = found.filter(({ word }) => isNumber(word.text))
  for (const each of numbers.slice(0, MOST_REREAD)) {
    const { word, readings = [] } = each
    const closeUp = await enlarge(picture, figuresBox(each))
    const again = (await recogniser.linesIn(closeUp, 'figures')).flatMap((line) => wordsOfLine(line, closeUp))
    const text = again.map(({ word }) => word.text).join('')
    const confidence = Math.min(...again.map(({ word }) => word.confidence ?? 0))
    const all = [
      { text: word.text, confidence: word.confidence ?? 0 },
      ...readings,
      ...(isNumber(text) ? [{ text, confidence }] : []),
    ]
    const agreed = agreedOn(all)
    if (!agreed) continue
    const put = (reading: string) => word.text.replace(numberOf(word.text) ?? '', numberOf(reading) ?? '')
    const [plain, other] = [put(agreed.text), agreed.other === undefined ? undefined : put(agreed.other)]
    word.text = plain
    word.confidence = agreed.confidence
    if (other !== undefined) word.other = other
  }
  found.forEach(withoutBracket)
  compareFigures(
    picture,
    numbers.slice(0, MOST_REREAD),
    found.map(({ box }) => box),
  )
  const { uprights } = picture
  for (const { word, box, isGuessed } of numbers)
    if (isGuessed || (uprights && isCrossed(picture, uprights, box)))
      word.confidence = Math.min(word.confidence ?? 1, DISPUTED)
}

/** A range whose lower limit has its bracket, up to its upper limit: "[1.8-7.5". */
const OPENED = /^[([][<>]?\d[\d.,]*\s?[-–—÷]\s?\d[\d.,]*$/u

/**
 * A limit without the bracket that was recognised as a one, where the other limit of its range has its bracket. One of two
 * readings took it for a one: "14.20 - 5.60)" is (4.20 - 5.60); or nothing closes the range: "(1.8 - 7.51" is (1.8 - 7.5).
 */
function withoutBracket({ word, box }: Reread, at: number, found: readonly Reread[]): void {
  const { text, other } = word
  const textAt = (index: number) => found[index]?.word.text ?? ''
  const isDash = (index: number) => /^[-–—÷]$/u.test(textAt(index))
  if (other !== undefined && text === `1${other}` && /^\d/.test(other)) {
    if (isDash(at + 1) && /\d[)\]]$/.test(textAt(at + 2)))
      Object.assign(word, { text: `(${other}`, other: text, confidence: DISPUTED })
    return
  }
  const range = isDash(at - 1) ? `${textAt(at - 2)}-${text}` : text
  if (!OPENED.test(range) || !/\d1$/.test(text)) return
  const behind = found.slice(at + 1).filter((each) => overlaps(each.box, box) && each.box.x0 >= box.x1)
  if (behind.some((each) => /^[^([]*[)\]]/u.test(each.word.text))) return
  Object.assign(word, { text: `${text.slice(0, -1)}]`, other: text, confidence: DISPUTED })
}

const digitsOf = (text: string) => numberOf(text)?.replaceAll(/\D/g, '') ?? ''

/** The confidence, from 0 to 1, of figures that look like those of other numbers on the page. */
const LOOKS_LIKE = 0.9

/**
 * Compares the figures of each number with those of the page's surest numbers. A reading gains confidence where its
 * figures look like it; where they look like the other reading, that one is used; where they look like neither, the
 * number is unsure. A number is also unsure if one more figure follows it that was not recognised.
 */
function compareFigures(picture: CleanPicture, numbers: readonly Reread[], boxes: readonly Box[]): void {
  const seen = numbers.map((each) => {
    const digits = digitsOf(each.word.text)
    return { each, digits, shapes: shapesIn(picture, figuresBox(each), digits.length) ?? [] }
  })
  const known = seen.flatMap(({ each: { word }, digits, shapes }) =>
    (word.confidence ?? 0) < AGREED
      ? []
      : shapes.map((shape, at): Figure => ({ digit: digits.charAt(at), shape })),
  )
  for (const { each, digits, shapes } of seen) {
    const { word } = each
    const { text, confidence = 0, other } = word
    const like = shapes.map((shape) => figureLike(shape, known))
    const resembled = like.includes(null) ? null : like.join('')
    const others = other === undefined ? '' : digitsOf(other)
    const isOther = (figures: string | null) =>
      figures !== null && figures !== '' && figures !== digits && figures === others
    if (resembled === digits && resembled !== '' && others !== digits) {
      word.confidence = Math.max(confidence, LOOKS_LIKE)
      delete word.other
    } else if (
      other !== undefined &&
      (isOther(resembled) || isOther(digitsLike(picture, each, others, known)))
    )
      Object.assign(word, { text: other, other: text, confidence: LOOKS_LIKE })
    else if (resembled !== null && resembled !== digits && shapes.length > 0)
      Object.assign(word, { text: withFigures(text, resembled), other: text, confidence: DISPUTED })
    else if (like.some((digit, at) => digit !== null && digit !== digits.charAt(at)))
      word.confidence = Math.min(confidence, DISPUTED)
    const behind = /\d$/.test(word.text) ? shapeBehind(picture, each.box, boxes) : null
    const next = behind && figureLike(behind, known)
    if (next !== null) Object.assign(word, { text: word.text + next, other: word.text, confidence: DISPUTED })
  }
}

/**
 * The digits that the figures of a number look like, where there are as many as another reading has; null if that is
 * unclear, or the other reading only lacks the last digits: the number's box may cut them off.
 */
function digitsLike(picture: CleanPicture, each: Reread, others: string, known: Figure[]): string | null {
  const digits = digitsOf(each.word.text)
  if (others.length === digits.length || digits.startsWith(others)) return null
  const like = (shapesIn(picture, figuresBox(each), others.length) ?? []).map((one) => figureLike(one, known))
  return like.length === 0 || like.includes(null) ? null : like.join('')
}
