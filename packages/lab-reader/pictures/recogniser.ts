/**
 * Tesseract, with the model of one language at a time. The models are installed with the program: nothing is fetched.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { LANGUAGES } from '../languages/languages.ts'
import type { Box } from '../page/projection.ts'
import { type Picture, toPng } from './picture.ts'

/** Words and their positions as Tesseract returns them. */
export type Found = {
  text: string
  /** The confidence, from 0 to 100. */
  confidence: number
  bbox: Box
  symbols: { text: string; bbox: Box }[]
}
export type FoundLine = { baseline: Box; words: Found[] }

/** The language of most reports, in which a page is first read to detect its language. */
const FIRST = 'en'

const { resolve } = createRequire(import.meta.url)
const folderOf = (model: string) =>
  join(dirname(resolve(`@tesseract.js-data/${model}/package.json`)), '4.0.0_best_int')

/** How a picture is segmented: as one block of horizontal lines, as one line, or as one line of figures. */
const WAYS = {
  block: { tessedit_pageseg_mode: PSM.SINGLE_BLOCK, tessedit_char_whitelist: '' },
  line: { tessedit_pageseg_mode: PSM.SINGLE_LINE, tessedit_char_whitelist: '' },
  figures: { tessedit_pageseg_mode: PSM.SINGLE_LINE, tessedit_char_whitelist: '0123456789.,-<>%' },
}

async function open(language: string): Promise<Worker> {
  const { model } = LANGUAGES.find(({ code }) => code === language) ?? { model: 'eng' }
  const options = { langPath: folderOf(model), gzip: true, cacheMethod: 'none' }
  const worker = await createWorker(model, OEM.LSTM_ONLY, options)
  await worker.setParameters({ user_defined_dpi: '300' })
  return worker
}

/** Recognises pictures in one language; a model is loaded when its language is first used. */
export class Recogniser {
  /** The current language, ISO 639-1. */
  language: string
  #worker: Promise<Worker> | null = null
  #isClosed = false

  constructor(language = FIRST) {
    this.language = language
  }

  /** Sets the language, one of `LANGUAGES`. */
  async speak(language: string): Promise<void> {
    if (language === this.language) return
    this.language = language
    const former = this.#worker
    this.#worker = null
    await (await former)?.terminate()
  }

  /** Ends it at once, also during a recognition. */
  close() {
    this.#isClosed = true
    this.#worker?.then((worker) => worker.terminate())
  }

  /** The lines of words in a picture. */
  async linesIn(picture: Picture, way: keyof typeof WAYS): Promise<FoundLine[]> {
    if (this.#isClosed) throw new Error('this recogniser was closed')
    this.#worker ??= open(this.language)
    const worker = await this.#worker
    await worker.setParameters(WAYS[way])
    const { data } = await worker.recognize(await toPng(picture), {}, { text: false, blocks: true })
    return (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines))
  }
}
