/** From pictures and scanned pages to placed words. */
import type { Worker } from 'tesseract.js'
import type { Progress } from './child.ts'
import { cleanPicture, FULL_LENGTH, turnOver } from './clean.ts'
import type { PdfDocument } from './pdf.ts'
import { decodePicture, type Picture } from './picture.ts'
import { lettersOf, look, openRecogniser, wordsOf } from './recognise.ts'
import { drawPage } from './render.ts'
import type { Page } from './words.ts'

/** Text that stands on its head is recognised as rubbish: fewer sure letters than this share of all. */
const READABLE_SHARE = 0.6

/** Reads one picture as page `number`, upside down where it does not read well as it lies. */
async function readPage(worker: Worker, picture: Picture, number: number): Promise<Page> {
  let seen = await look(worker, await cleanPicture(picture))
  const { sure, all } = lettersOf(seen)
  if (sure < READABLE_SHARE * all) {
    const other = await look(worker, await turnOver(seen.picture))
    if (lettersOf(other).sure > sure) seen = other
  }
  const { width, height, toPicture } = seen.picture
  return { number, width, height, words: await wordsOf(worker, seen), toPicture }
}

/** Reads a JPEG or PNG as one page. */
export async function readPicture(bytes: Uint8Array, onProgress: Progress): Promise<Page[]> {
  onProgress(1, 1)
  return [await readPage(await openRecogniser(), await decodePicture(bytes), 1)]
}

/** Reads the named pages of a PDF from what they show. Says before each page which of how many it is. */
export async function readScans(
  document: PdfDocument,
  numbers: number[],
  onProgress: Progress,
): Promise<Page[]> {
  const worker = await openRecogniser()
  const pages: Page[] = []
  for (const [index, number] of numbers.entries()) {
    onProgress(index + 1, numbers.length)
    const picture = await decodePicture(await drawPage(document, number, FULL_LENGTH))
    pages.push(await readPage(worker, picture, number))
  }
  return pages
}
