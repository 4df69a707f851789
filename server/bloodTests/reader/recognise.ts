/** From a clean picture to placed words, with tesseract. Its model comes with the program: nothing is fetched. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { flagMeaning, isUnit } from './cells.ts'
import type { CleanPicture } from './clean.ts'
import { enlarge, type Picture, toPng } from './picture.ts'
import { hasPointBetween, withPoints } from './points.ts'
import type { Box } from './projection.ts'
import { spell } from './spelling.ts'
import type { Word } from './words.ts'

const MODEL = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

/** Starts tesseract in a thread of its own, without a cache, on one uniform block of text: lines that run across. */
export async function openRecogniser(): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: MODEL,
    gzip: true,
    cacheMethod: 'none',
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '300' })
  return worker
}

/** Of a font size: how tall its capitals and figures are, and its small letters without strokes up or down. */
const CAPITAL = 0.72
const SMALL = 0.53

const HANGING = /[gjpqy,;()[\]{}|/Q$@_]/u
const TALL = /[\p{Lu}\dbdfhiklt%()[\]/|!?&$#]/u
const FLAT = /^[-–—.,:;·'"*~_=+^°<>]+$/u

/** Words and their places as tesseract tells them. */
type Found = {
  text: string
  confidence: number
  bbox: Box
  symbols: { text: string; bbox: Box }[]
}
type FoundLine = { baseline: Box; words: Found[] }

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

const isFigures = (text: string) => /^[<>(]?(?=[.,-]*\d)[\d.,-]+[%()]?$/u.test(text)

/** In heights of its figures: the pieces of a number that was torn at its decimal point lie no farther apart. */
const TORN = 0.9

/** The pieces of numbers put together: "2.6-24" and "9" with a point between them that was passed over. */
function joinTorn(words: Found[], picture: Picture): Found[] {
  const joined: Found[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const [end, start] = [last?.symbols.at(-1), word.symbols[0]]
    const isTorn =
      last &&
      end &&
      start &&
      word.bbox.x0 - last.bbox.x1 < TORN * (last.bbox.y1 - last.bbox.y0) &&
      isFigures(last.text) &&
      isFigures(word.text) &&
      hasPointBetween(end.bbox, start.bbox, picture)
    if (!isTorn) {
      joined.push(word)
      continue
    }
    joined[joined.length - 1] = {
      text: last.text + word.text,
      confidence: Math.min(last.confidence, word.confidence),
      symbols: [...last.symbols, ...word.symbols],
      bbox: {
        x0: last.bbox.x0,
        y0: Math.min(last.bbox.y0, word.bbox.y0),
        x1: word.bbox.x1,
        y1: Math.max(last.bbox.y1, word.bbox.y1),
      },
    }
  }
  return joined
}

/** A word and its box in the picture. */
type Recognised = { word: Word; box: Box }

/** The words of one line: its letters' heights tell the font size, and its baseline what they stand on. */
function wordsOfLine({ baseline, words }: FoundLine, picture: Picture): Recognised[] {
  const whole = joinTorn(words, picture)
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
    const spelled = spell(withPoints(text, symbols, bbox, picture))
    const word = {
      text: spelled.text,
      confidence: spelled.changedNumber ? GUESSED : confidence / 100,
      x: bbox.x0,
      y: line - height,
      width: bbox.x1 - bbox.x0,
      height,
      angle: 0,
    }
    return { word, box: bbox }
  })
}

/** The confidence in a figure that was recognised as a letter. */
const GUESSED = 0.3
/** Below this, a word is what the recogniser made of a stain, a stamp or a drawing. */
const LEAST_CONFIDENCE = 0.15

/**
 * Whether a word is more than a stain or what is left of a line: letters, figures, or a sign that reports use. Figures
 * are never dropped: a row without its range would look complete.
 */
const isText = ({ text, confidence = 1 }: Word) =>
  /\d/.test(text) ||
  isUnit(text) ||
  (/\p{L}|^[-–—%<>≤≥=*#↑↓!+]+$/u.test(text) && confidence >= LEAST_CONFIDENCE)

async function linesIn(worker: Worker, picture: Picture): Promise<FoundLine[]> {
  const { data } = await worker.recognize(await toPng(picture), {}, { text: false, blocks: true })
  return (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines))
}

/** Figures that were recognised less surely than this are looked at once more. */
const LOOK_AGAIN = 0.85
/** A page of noise must not cost time without end. */
const MOST_LOOKS = 40
/** What can be confided in figures that were read in two ways. */
const DISPUTED = 0.5

/** Reads unsure figures once more, one by one, larger and only as figures. What two readings agree on is surer. */
async function lookAgain(worker: Worker, picture: CleanPicture, found: Recognised[]): Promise<void> {
  const unsure = found.filter(
    ({ word: { text, confidence = 1 } }) => confidence < LOOK_AGAIN && isFigures(text),
  )
  if (unsure.length === 0) return
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_LINE,
    tessedit_char_whitelist: '0123456789.,-<>%',
  })
  for (const { word, box } of unsure.slice(0, MOST_LOOKS)) {
    const closeUp = await enlarge(picture, box)
    const again = (await linesIn(worker, closeUp)).flatMap((line) => wordsOfLine(line, closeUp))
    const text = again.map((each) => each.word.text).join('')
    const sure = Math.min(...again.map((each) => each.word.confidence ?? 0))
    if (!isFigures(text) || !Number.isFinite(sure)) continue
    const first = word.confidence ?? 0
    if (text === word.text) word.confidence = 1 - (1 - first) * (1 - sure)
    else {
      if (sure > first) word.text = text
      word.confidence = Math.min(DISPUTED, Math.max(first, sure))
    }
  }
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, tessedit_char_whitelist: '' })
}

/** What was found in a picture at first sight. */
export type Sighting = { picture: CleanPicture; found: Recognised[] }

/** Looks at a picture once, as it lies. */
export async function look(worker: Worker, picture: CleanPicture): Promise<Sighting> {
  return { picture, found: (await linesIn(worker, picture)).flatMap((line) => wordsOfLine(line, picture)) }
}

/** How many letters and figures were recognised with some certainty, and how many in all. */
export function lettersOf({ found }: Sighting): { sure: number; all: number } {
  let [sure, all] = [0, 0]
  for (const { word } of found) {
    const count = word.text.match(/[\p{L}\d]/gu)?.length ?? 0
    all += count
    if ((word.confidence ?? 1) > 0.8 && count > 2) sure += count
  }
  return { sure, all }
}

/** Such a word stands in the text for certain: it tells where the text's edges are. */
const isAnchor = ({ text, confidence = 1 }: Word) => confidence > 0.8 && /[\p{L}\d]{3}/u.test(text)

/** In font sizes: as far from the text, a sign or two are no part of it. */
const EDGE = 0.3

/** Without what lies beside the text: edges of the paper and shadows are recognised as single letters there. */
function withoutEdges(words: Word[]): Word[] {
  const anchors = words.filter(isAnchor)
  const left = Math.min(...anchors.map(({ x }) => x))
  const right = Math.max(...anchors.map(({ x, width }) => x + width))
  return words.filter((word) => {
    if (word.text.length > 2 || isUnit(word.text) || flagMeaning(word.text) !== null) return true
    const { x, width, height } = word
    const isLeft = x + width < left - EDGE * height
    const isRight = x > right + EDGE * height && !/\d/.test(word.text)
    return !isLeft && !isRight
  })
}

/** The words of a picture, each with its confidence from 0 to 1; unsure figures are looked at once more. */
export async function wordsOf(worker: Worker, { picture, found }: Sighting): Promise<Word[]> {
  await lookAgain(worker, picture, found)
  return withoutEdges(found.map(({ word }) => word).filter(isText))
}
