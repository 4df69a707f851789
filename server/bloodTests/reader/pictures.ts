/** From pictures and scanned pages to placed words. */
import type { Worker } from 'tesseract.js'
import type { Progress } from './child.ts'
import type { PdfDocument } from './pdf.ts'
import { cleanPicture, decodePicture, FULL_LENGTH, type Picture, turnOver } from './picture.ts'
import { openRecogniser, recognise } from './recognise.ts'
import { drawPage } from './render.ts'
import type { Page, Word } from './words.ts'

/** Text that stands on its head is recognised as rubbish: fewer sure letters than this share of all. */
const READABLE_SHARE = 0.6

/** How many letters and figures were recognised with some certainty, and how many in all. */
function letters(words: Word[]): { sure: number; all: number } {
  let [sure, all] = [0, 0]
  for (const { text, confidence = 1 } of words) {
    const count = text.match(/[\p{L}\d]/gu)?.length ?? 0
    all += count
    if (confidence > 0.8 && count > 2) sure += count
  }
  return { sure, all }
}

/** Reads one picture as page `number`, upside down too where it does not read well. */
async function readPage(worker: Worker, picture: Picture, number: number): Promise<Page> {
  let clean = await cleanPicture(picture)
  let words = await recognise(worker, clean)
  const { sure, all } = letters(words)
  if (sure < READABLE_SHARE * all) {
    const turned = await turnOver(clean)
    const other = await recognise(worker, turned)
    if (letters(other).sure > sure) [clean, words] = [turned, other]
  }
  return { number, width: clean.width, height: clean.height, words, toPicture: clean.toPicture }
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
