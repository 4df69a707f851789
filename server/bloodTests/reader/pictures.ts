/** From pictures and scanned pages to placed words. */
import type { Worker } from 'tesseract.js'
import { openPdf } from './pdf.ts'
import { cleanPicture, decodePicture, type Picture, turnOver } from './picture.ts'
import { openRecogniser, recognise } from './recognise.ts'
import { scannedPage } from './scan.ts'
import type { Page, ReadTask, Word } from './words.ts'

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
async function readPicture(worker: Worker, picture: Picture, number: number): Promise<Page> {
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

/**
 * Reads the picture that a task brings, or the pages of its PDF that are named as scans; a page without a picture
 * stays without words. Says before each page which of how many it is.
 */
export async function readPictures(
  task: ReadTask,
  onProgress: (page: number, pages: number) => void,
): Promise<Page[]> {
  const worker = await openRecogniser()
  if (task.read !== 'scans') {
    onProgress(1, 1)
    return [await readPicture(worker, await decodePicture(task.bytes), 1)]
  }
  const document = await openPdf(task.bytes)
  const pages: Page[] = []
  for (const [index, number] of task.scans.entries()) {
    onProgress(index + 1, task.scans.length)
    const picture = await scannedPage(await document.getPage(number))
    if (picture) pages.push(await readPicture(worker, picture, number))
  }
  return pages
}
