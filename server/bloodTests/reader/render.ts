/**
 * Pages of PDFs as pictures, for the eye and for recognition: scans, outlined text and everything else that a page
 * shows. Drawn by native code, in the child process only.
 */
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import { createIsomorphicCanvasFactory, getResolvedPDFJS, renderPageAsImage } from 'unpdf'
import { openPdf, type PdfDocument } from './pdf.ts'

const canvasImport = () => import('@napi-rs/canvas')

/** PDFs may leave out the usual fonts: where the machine has none either, the portal's own stands in. */
const FONT = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'

/** Opens a PDF whose pages can be drawn. */
export async function openDrawable(bytes: Uint8Array): Promise<PdfDocument> {
  GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(FONT))
  return await openPdf(bytes, await createIsomorphicCanvasFactory(canvasImport))
}

/** One page as a PNG whose longer side has so many pixels. */
export async function drawPage(
  document: PdfDocument,
  number: number,
  longestSide: number,
): Promise<Uint8Array> {
  const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 })
  const scale = longestSide / Math.max(width, height)
  return new Uint8Array(await renderPageAsImage(document, number, { canvasImport, scale }))
}

/** Numbers that describe a page's shapes: tables and charts take fewer, a page of outlined letters many more. */
const MANY_NUMBERS = 8_000
/** Pixels of a page's pictures: a logo or a chart has fewer, a page that can be read many more. */
const MANY_PIXELS = 400_000

/** Whether a page's pictures or shapes may hold writing: more than its text tells. */
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

/** Those of the named pages that show more than their text tells. */
export async function scansAmong(document: PdfDocument, numbers: number[]): Promise<number[]> {
  const scans: number[] = []
  for (const number of numbers) if (await showsMoreThanText(document, number)) scans.push(number)
  return scans
}
