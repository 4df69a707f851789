/** Draws the lines of a report that may be results, and nothing else of its pages. */
import { LINES } from '../limits.ts'
import { openDrawable, paintPage } from '../pdf/render.ts'
import type { LinesPicture, PageLines, Progress } from '../types.ts'
import { decodePicture, type Picture, shrink, toJpeg } from './picture.ts'

/** How far letters reach beyond the sides of the box of their word, as a share of its height. */
const BESIDE = 0.1
/** How much of the box, from its top, is above the letters: the line above may reach into it. */
const ABOVE = 0.12

/** A white picture with the words of some lines, each at its place. */
function onWhite(picture: Picture, lines: PageLines['lines']): Picture {
  const { pixels, width, height } = picture
  const kept = new Uint8Array(pixels.length).fill(255)
  for (const { box } of lines.flat()) {
    const [x, y, across, down] = box
    const margin = BESIDE * Math.min(across * width, down * height)
    const left = Math.max(0, Math.floor(x * width - margin))
    const right = Math.min(width, Math.ceil((x + across) * width + margin))
    const top = Math.floor((y + ABOVE * down) * height)
    const bottom = Math.min(height, Math.ceil((y + down) * height))
    for (let row = top; row < bottom; row += 1)
      kept.set(pixels.subarray(row * width + left, row * width + right), row * width + left)
  }
  return { pixels: kept, width, height }
}

/** The lines of some pages of a PDF or a picture, each page upright on white. */
export async function paintLines(
  { bytes, isPdf, pages }: { bytes: Uint8Array; isPdf: boolean; pages: readonly PageLines[] },
  onProgress: Progress,
): Promise<LinesPicture[]> {
  const document = isPdf ? await openDrawable(bytes) : null
  const pictures: LinesPicture[] = []
  for (const [index, { page, turn = 0, lines }] of pages.entries()) {
    onProgress(index + 1, pages.length)
    const source = document ? await paintPage(document, page, LINES.side) : bytes
    const picture = await shrink(await decodePicture(source), LINES.side)
    pictures.push({ page, jpeg: await toJpeg(onWhite(picture, lines), (360 - turn) % 360) })
  }
  return pictures
}
