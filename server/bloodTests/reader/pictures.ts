/** From pictures and scanned pages to placed words. */
import type { Progress } from './child.ts'
import { cleanPicture, FULL_LENGTH, turnOver } from './clean.ts'
import { lookCloser } from './closeUps.ts'
import type { PdfDocument } from './pdf.ts'
import { decodePicture, type Picture } from './picture.ts'
import { withOtherLook } from './readings.ts'
import { languageIn, lettersOf, look, type Sighting, wordsOf } from './recognise.ts'
import { Recogniser } from './recogniser.ts'
import { drawPage } from './render.ts'
import type { Page } from './words.ts'

/** Text that stands on its head is recognised as rubbish: fewer sure letters than this share of all. */
const READABLE_SHARE = 0.6

/** The same page looked at in its own language, where its words tell one. */
async function inItsLanguage(recogniser: Recogniser, seen: Sighting): Promise<Sighting> {
  const language = languageIn(seen)
  if (language === null || language === recogniser.language) return seen
  await recogniser.speak(language)
  const own = await look(recogniser, seen.picture)
  return { ...own, found: withOtherLook(own.found, seen.found) }
}

/** Reads one picture as page `number`, upside down where it does not read well as it lies. */
async function readPage(recogniser: Recogniser, picture: Picture, number: number): Promise<Page> {
  let seen = await look(recogniser, await cleanPicture(picture))
  const { sure, all } = lettersOf(seen)
  if (sure < READABLE_SHARE * all) {
    const other = await look(recogniser, await turnOver(seen.picture))
    if (lettersOf(other).sure > sure) seen = other
  }
  seen = await inItsLanguage(recogniser, seen)
  await lookCloser(recogniser, seen.picture, seen.found)
  const { width, height, toPicture } = seen.picture
  return { number, width, height, words: wordsOf(seen.found), toPicture }
}

/** Reads a JPEG or PNG as one page. */
export async function readPicture(bytes: Uint8Array, onProgress: Progress): Promise<Page[]> {
  onProgress(1, 1)
  return [await readPage(new Recogniser(), await decodePicture(bytes), 1)]
}

/** Reads the named pages of a PDF from what they show. Says before each page which of how many it is. */
export async function readScans(
  document: PdfDocument,
  numbers: number[],
  onProgress: Progress,
): Promise<Page[]> {
  const recogniser = new Recogniser()
  const pages: Page[] = []
  for (const [index, number] of numbers.entries()) {
    onProgress(index + 1, numbers.length)
    const picture = await decodePicture(await drawPage(document, number, FULL_LENGTH))
    pages.push(await readPage(recogniser, picture, number))
  }
  return pages
}
