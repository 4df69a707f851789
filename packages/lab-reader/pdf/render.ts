/**
 * Renders pages of PDFs as pictures, for people and for recognition: scans, outlined text and everything else that a
 * page shows. Uses native code, so only in the child process.
 */
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import { createIsomorphicCanvasFactory, renderPageAsImage } from 'unpdf'
import { openPdf, type PdfDocument } from './pdf.ts'

const canvasImport = () => import('@napi-rs/canvas')

/** PDFs may omit the standard fonts: where the machine has none either, the portal's own font replaces them. */
const FONT = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'

/** Opens a PDF whose pages can be rendered. */
export async function openDrawable(bytes: Uint8Array): Promise<PdfDocument> {
  GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(FONT))
  return await openPdf(bytes, await createIsomorphicCanvasFactory(canvasImport))
}

/** One page as a PNG whose longer side has `side` pixels. */
export async function paintPage(
  document: PdfDocument,
  number: number,
  longestSide: number,
): Promise<Uint8Array> {
  const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 })
  const scale = longestSide / Math.max(width, height)
  return new Uint8Array(await renderPageAsImage(document, number, { canvasImport, scale }))
}
