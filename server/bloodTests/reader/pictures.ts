/** From pictures and scanned pages to placed words. */
import type { Worker } from 'tesseract.js'
import { openPdf } from './pdf.ts'
import { cleanPicture, decodePicture, type Picture, turnPicture } from './picture.ts'
import { openRecogniser, recognise } from './recognise.ts'
import { scannedPage } from './scan.ts'
import type { Page, ReadTask } from './words.ts'

/** Reads one picture as page `number`. */
async function readPicture(worker: Worker, picture: Picture, number: number): Promise<Page> {
  const clean = await cleanPicture(picture)
  const words = await recognise(worker, clean)
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
