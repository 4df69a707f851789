/** Looks closer at words that matter: numbers once more, larger and only as figures, and what should be a unit and is none. */
import { flagMeaning, isUnit } from './cells.ts'
import type { CleanPicture } from './clean.ts'
import { enlarge } from './picture.ts'
import type { Box } from './projection.ts'
import { agreedOn, isNumber, numberOf, type Reread } from './readings.ts'
import { type Recognised, wordsOfLine } from './recognise.ts'
import type { Recogniser } from './recogniser.ts'

/** A page of noise must not cost time without end. */
const MOST_LOOKS = 300

const overlaps = (one: Box, other: Box) => one.y0 < other.y1 && other.y0 < one.y1

/** In heights: the left edges of a column's units lie no farther apart. */
const ALIGNED = 0.7

/** Signs that are read where a unit stands in bold or wide print: "£" for fL, "»." for %. */
const NO_LETTERS = /^[^\p{L}\p{N}\s()[\]{}<>≤≥=*#+.,:;/|↑↓▲▼–—-]{1,2}[.,]?$/u
/** A power of ten that is read as a range: "10-12". */
const POWER = /^[x×*]?10[^\p{L}\d\s.,]{1,2}(?:12|[369])/u

/** The words that stand where units do, behind a number or in their column, and are none. */
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

/** Reads what should be units once more, one by one and larger. */
async function lookAtUnits(recogniser: Recogniser, picture: CleanPicture, found: Reread[]): Promise<void> {
  for (const { word, box } of unreadUnits(found).slice(0, MOST_LOOKS)) {
    const closeUp = await enlarge(picture, box)
    const again = (await recogniser.linesIn(closeUp, 'line')).flatMap((line) => wordsOfLine(line, closeUp))
    const [only, ...more] = again
    if (!only || more.length > 0 || !isUnit(only.word.text)) continue
    const confidence = only.word.confidence ?? 0
    if (only.word.text === word.text) word.confidence = 1 - (1 - confidence) * (1 - (word.confidence ?? 0))
    else if (!isUnit(word.text) || confidence > (word.confidence ?? 0))
      Object.assign(word, { text: only.word.text, confidence })
  }
}

/** The box of a word's figures, without brackets and marks around them. */
function figuresBox({ symbols, box }: Recognised) {
  const figures = symbols.filter(({ text }) => /[\d<>]/.test(text))
  const [first, last] = [figures[0], figures.at(-1)]
  return first && last ? { ...box, x0: first.bbox.x0, x1: last.bbox.x1 } : box
}

/** Reads every number once more, one by one. Where the readings differ the word is unsure, and keeps the other one. */
export async function lookCloser(
  recogniser: Recogniser,
  picture: CleanPicture,
  found: Reread[],
): Promise<void> {
  await lookAtUnits(recogniser, picture, found)
  const numbers = found.filter(({ word }) => isNumber(word.text))
  for (const each of numbers.slice(0, MOST_LOOKS)) {
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
}
