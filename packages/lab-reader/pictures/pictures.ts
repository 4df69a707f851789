/** From pictures and scanned pages to positioned words. */
import { setTimeout } from 'node:timers/promises'
import type { ReadLimits } from '../limits.ts'
import type { Page } from '../page/words.ts'
import type { PdfDocument } from '../pdf/pdf.ts'
import { paintPage } from '../pdf/render.ts'
import type { Progress } from '../types.ts'
import { cleanPicture, FULL_LENGTH, turnOver } from './clean.ts'
import { cutBand, decodePicture, type Picture } from './picture.ts'
import { mergeReadings, withLatinPrint } from './readings.ts'
import {
  bandOf,
  isInOtherLetters,
  languageIn,
  lettersOf,
  type Recognition,
  recognisePicture,
  shareOfSureWords,
  wordsOf,
} from './recognise.ts'
import { Recogniser } from './recogniser.ts'
import { recogniseAgain } from './secondReading.ts'
import { inGreek, inRussian } from './spelling.ts'

/** Upside-down text is recognised as nonsense: a smaller share of sure letters than this. */
const READABLE_SHARE = 0.6

/** The same page recognised again in another language; the first reading helps. */
async function readIn(recogniser: Recogniser, language: string, seen: Recognition): Promise<Recognition> {
  await recogniser.speak(language)
  const own = await recognisePicture(recogniser, seen.picture)
  const words: Parameters<typeof mergeReadings> = isLatin(language)
    ? [own.found, seen.found]
    : withLatinPrint(own.found, seen.found)
  return { ...own, found: mergeReadings(...words) }
}

/** The same page recognised again in its own language, where its words identify one. */
async function inItsLanguage(recogniser: Recogniser, seen: Recognition): Promise<Recognition> {
  const language = languageIn(seen)
  if (language === null || language === recogniser.language) return seen
  return await readIn(recogniser, language, seen)
}

const isLatin = (language: string) => !/^(?:ru|uk|bg|sr|el)$/.test(language)

/** The model that reads numbers and Latin letters on a page in another script. */
const LATIN = 'en'
/** A model of each script. */
const SCRIPTS = [LATIN, 'ru', 'el']
/** A page whose words are surely recognised to this share is in the script of the model. */
const IN_SCRIPT = 0.5
/** The least share of a sample in the script of its model, if it is also twice that of the first reading. */
const CLEARLY = 0.3

/**
 * The page recognised in another script, where some of its lines read well in it, or are in one of its languages although
 * many Latin abbreviations read well in any; null where they do in none. Pages that were readable at once never come here.
 */
async function inAnotherScript(recogniser: Recogniser, seen: Recognition): Promise<Recognition | null> {
  const first = recogniser.language
  const own = SCRIPTS.includes(first) ? first : /^(?:uk|bg|sr)$/.test(first) ? 'ru' : 'en'
  const band = bandOf(seen)
  if (!band) return null
  const picture = { ...seen.picture, ...(await cutBand(seen.picture, band)) }
  for (const script of SCRIPTS.filter((one) => one !== own)) {
    await recogniser.speak(script)
    const sample = await recognisePicture(recogniser, picture)
    const [share, language] = [shareOfSureWords(sample), languageIn(sample)]
    const isClear = share >= CLEARLY && share >= 2 * shareOfSureWords(seen)
    if (isClear || (language !== null && languageIn(seen) === null && isLatin(language) === isLatin(script)))
      return await readIn(recogniser, language ?? script, seen)
  }
  await recogniser.speak(first)
  return null
}

/** A page in another script with its numbers, Latin units and signs as the Latin model reads them. */
async function withLatin(recogniser: Recogniser, seen: Recognition): Promise<Recognition> {
  const { language } = recogniser
  await recogniser.speak(LATIN)
  const latin = await recognisePicture(recogniser, seen.picture)
  await recogniser.speak(language)
  return { ...seen, found: mergeReadings(...withLatinPrint(seen.found, latin.found)) }
}

/** Below this share of sure letters, what was read of a page is chance. */
const LEAST_SHARE = 0.3

/** The most letters that are found on a drawing or an empty page. */
const FEW_LETTERS = 20

/** Reads one picture as page `number`, turned upside down where it does not read well as it is. */
async function readPage(recogniser: Recogniser, picture: Picture, number: number): Promise<Page> {
  const first = recogniser.language
  let seen = await recognisePicture(recogniser, await cleanPicture(picture))
  const isForeign = shareOfSureWords(seen) < IN_SCRIPT
  const found = isForeign ? await inAnotherScript(recogniser, seen) : null
  const { sure, all } = lettersOf(seen)
  if (found) seen = found
  else if (sure < READABLE_SHARE * all) {
    const other = await recognisePicture(recogniser, await turnOver(seen.picture))
    const turned = isForeign && shareOfSureWords(other) < IN_SCRIPT
    if (turned) seen = (await inAnotherScript(recogniser, other)) ?? seen
    else if (lettersOf(other).sure > sure) seen = other
  }
  seen = await inItsLanguage(recogniser, seen)
  const { language } = recogniser
  if (!isLatin(first) && !isLatin(language)) seen = await withLatin(recogniser, seen)
  const spelled = { ru: inRussian, el: inGreek }[language]
  if (spelled) for (const { word } of seen.found) word.text = spelled(word.text)
  const letters = lettersOf(seen)
  if (isInOtherLetters(seen)) return { ...unclear(number), isInOtherLetters: true }
  if (letters.all < FEW_LETTERS) return { ...unclear(number), isUnclear: false }
  if (letters.sure < LEAST_SHARE * letters.all) return unclear(number)
  // The Greek model knows figures less well, and units are Latin on Greek pages.
  if (language === 'el') await recogniser.speak(LATIN)
  await recogniseAgain(recogniser, seen.picture, seen.found)
  await recogniser.speak(language)
  const { width, height, toPicture } = seen.picture
  const isLessSure = !isLatin(language)
  return { number, width, height, words: wordsOf(seen.found), toPicture, ...(isLessSure && { isLessSure }) }
}

const unclear = (number: number): Page => ({ number, width: 1, height: 1, words: [], isUnclear: true })

/** How often the time limit of a page is checked, in milliseconds. */
const TICK_MS = 100

/**
 * Reads pages one after the other, each first in the language of the page before. A page that takes too long has no
 * words.
 */
class PageReader {
  readonly #limits: ReadLimits
  #recogniser = new Recogniser()

  constructor(limits: ReadLimits) {
    this.#limits = limits
  }

  /** The page with this number, from the picture that `draw` returns. */
  async read(draw: () => Promise<Picture>, number: number): Promise<Page> {
    const clock = new AbortController()
    const reading = draw().then((picture) => readPage(this.#recogniser, picture, number))
    const page = await Promise.race([reading, this.#timeOver(clock.signal)]).finally(() => clock.abort())
    if (page) return page
    this.#recogniser.close()
    this.#recogniser = new Recogniser(this.#recogniser.language)
    return unclear(number)
  }

  /** Resolves to null when a page's time is over. */
  async #timeOver(signal: AbortSignal): Promise<null> {
    const { pageMilliseconds } = this.#limits
    const [started, before] = [performance.now(), process.cpuUsage()]
    for (;;) {
      await setTimeout(TICK_MS)
      if (signal.aborted) return null
      const { user, system } = process.cpuUsage(before)
      const isOver = performance.now() - started > pageMilliseconds
      if (isOver && (user + system) / 1000 > pageMilliseconds / 2) return null
    }
  }
}

/** Reads a JPEG or PNG as one page. */
export async function readPicture(
  bytes: Uint8Array,
  limits: ReadLimits,
  onProgress: Progress,
): Promise<Page[]> {
  onProgress(1, 1)
  return [await new PageReader(limits).read(() => decodePicture(bytes), 1)]
}

/** Reads the given pages of a PDF as pictures. Before each page it reports which page of how many follows. */
export async function readScans(
  document: PdfDocument,
  numbers: number[],
  limits: ReadLimits,
  onProgress: Progress,
): Promise<Page[]> {
  const reader = new PageReader(limits)
  const pages: Page[] = []
  for (const [index, number] of numbers.entries()) {
    onProgress(index + 1, numbers.length)
    const draw = async () => decodePicture(await paintPage(document, number, FULL_LENGTH))
    pages.push(await reader.read(draw, number))
  }
  return pages
}
