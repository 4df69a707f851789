/** PDFs in which some pages may be scans: uses their text, or what is recognised on them where that is more. */
import { getResolvedPDFJS } from 'unpdf'
import { type ReadLimits, Refused } from '../limits.ts'
import type { Page } from '../page/words.ts'
import { openPdf, type PdfDocument, readPdfText } from '../pdf/pdf.ts'
import type { Progress } from '../types.ts'

/** A page of results has more words; one with fewer may contain some as pictures or outlines. */
const FEW_WORDS = 60
/** How many numbers describe a page's shapes: tables and charts need fewer, a page of outlined letters far more. */
const MANY_NUMBERS = 8_000
/** How many pixels a page's pictures have: a logo or a chart has fewer, a readable scan far more. */
const MANY_PIXELS = 400_000

/** Whether a page's pictures or shapes may contain text that is missing from its text. */
async function showsMoreThanText(document: PdfDocument, number: number): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList()
  let [pixels, numbers] = [0, 0]
  for (const [index, operation] of fnArray.entries()) {
    const [first, second, third] = argsArray[index] ?? []
    if (operation === OPS.paintImageXObject) pixels += second * third
    else if (operation === OPS.paintInlineImageXObject || operation === OPS.paintImageMaskXObject)
      pixels += first.width * first.height
    else if (operation === OPS.constructPath) numbers += second[0]?.length ?? 0
  }
  return pixels >= MANY_PIXELS || numbers >= MANY_NUMBERS
}

const sparse = (pages: Page[]) =>
  pages.filter(({ words }) => words.length < FEW_WORDS).map(({ number }) => number)

/** The words that a PDF draws as text; null if a page shows more than its text contains. */
export async function readTextAlone(bytes: Uint8Array, limits: ReadLimits): Promise<Page[] | null> {
  const pages = await readPdfText(bytes, limits)
  const document = await openPdf(bytes)
  for (const number of sparse(pages)) if (await showsMoreThanText(document, number)) return null
  return pages
}

/** Text is surer than recognition, unless the page shows this many times more words than its text contains. */
const CLEARLY_MORE = 1.5

/** The words of a PDF including those of its scans. Needs native code. Throws `Refused` if too many pages are scans. */
export async function readWithScans(
  bytes: Uint8Array,
  limits: ReadLimits,
  onProgress: Progress,
): Promise<Page[]> {
  const pages = await readPdfText(bytes, limits)
  const [{ openDrawable }, { readScans }] = await Promise.all([
    import('../pdf/render.ts'),
    import('../pictures/pictures.ts'),
  ])
  const document = await openDrawable(bytes)
  const numbers: number[] = []
  for (const number of sparse(pages)) if (await showsMoreThanText(document, number)) numbers.push(number)
  if (numbers.length > limits.scans) throw new Refused('scans')
  const scans = await readScans(document, numbers, limits, onProgress)
  return pages.map((page) => {
    const scan = scans.find(({ number }) => number === page.number)
    if (scan?.isUnclear) return { ...page, isUnclear: true }
    return scan && scan.words.length > CLEARLY_MORE * page.words.length ? scan : page
  })
}
