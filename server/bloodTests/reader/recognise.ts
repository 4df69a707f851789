/** From a clean picture to placed words, with tesseract. Its model comes with the program: nothing is fetched. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { type CleanPicture, toPng } from './picture.ts'
import { withPoints } from './points.ts'
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
  symbols: { text: string; bbox: Found['bbox'] }[]
  text: string
  confidence: number
  bbox: { x0: number; y0: number; x1: number; y1: number }
}
type FoundLine = { baseline: { x0: number; y0: number; x1: number; y1: number }; words: Found[] }

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** The words of one line: its letters' heights tell the font size, and its baseline what they stand on. */
function wordsOfLine({ baseline, words }: FoundLine, picture: CleanPicture): Word[] {
  const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0)
  const standing = words.map(({ text, bbox }) => {
    const line = baseline.y0 + slope * ((bbox.x0 + bbox.x1) / 2 - baseline.x0)
    return HANGING.test(text) || FLAT.test(text) ? line : bbox.y1
  })
  const sizes = words.map(({ text, bbox }, index) =>
    FLAT.test(text) ? null : ((standing[index] ?? bbox.y1) - bbox.y0) / (TALL.test(text) ? CAPITAL : SMALL),
  )
  const usual = median(sizes.filter((size) => size !== null)) ?? 0
  return words.map(({ text, confidence, bbox, symbols }, index) => {
    const own = sizes[index] ?? usual
    const height = Math.abs(own - usual) < 0.3 * usual ? usual : own
    const line = standing[index] ?? bbox.y1
    const spelled = spell(withPoints(text, symbols, bbox, picture))
    return {
      text: spelled.text,
      confidence: spelled.changedNumber ? GUESSED : confidence / 100,
      x: bbox.x0,
      y: line - height,
      width: bbox.x1 - bbox.x0,
      height,
      angle: 0,
    }
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
  /\d/.test(text) || (/\p{L}|^[-–—%<>≤≥=*#↑↓!+]+$/u.test(text) && confidence >= LEAST_CONFIDENCE)

/** The words of a picture, each with its confidence from 0 to 1. */
export async function recognise(worker: Worker, picture: CleanPicture): Promise<Word[]> {
  const { data } = await worker.recognize(await toPng(picture), {}, { text: false, blocks: true })
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines))
  return lines.flatMap((line) => wordsOfLine(line, picture)).filter(isText)
}
