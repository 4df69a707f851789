/** Takes from a clean page what is dark and no letter: the lines of tables, bars, dots and bullets. */
import type { Picture } from './picture.ts'

/** At 300 dots per inch: no stroke of a letter is longer, and no line of a table thicker, in pixels. */
const LONGEST_STROKE = 100
const THICKEST_LINE = 12
/** Paler than this is paper; a line that runs not quite along the pixels is pale in places. */
const LINE_DARK = 200
/** A run with less than this share of thin places is text whose letters touch. */
const THIN_SHARE = 0.8
const DARK = 150

/** A picture's pixels counted along its rows or its columns. */
type Lanes = { pixels: Uint8Array; length: number; lanes: number; step: number; stride: number }

/** The pixels of a lane from `start` to `end`, with those above and below them, where they make a thin dark line. */
function lineAt({ pixels, lanes, step, stride }: Lanes, lane: number, start: number, end: number): number[] {
  const line: number[] = []
  let thin = 0
  for (let at = start; at < end; at += 1) {
    const dark = (there: number) => (pixels[there * stride + at * step] ?? 255) < LINE_DARK
    let above = lane
    let below = lane
    while (above > 0 && lane - above <= THICKEST_LINE && dark(above - 1)) above -= 1
    while (below < lanes - 1 && below - lane <= THICKEST_LINE && dark(below + 1)) below += 1
    if (below - above > THICKEST_LINE) continue
    thin += 1
    for (let there = Math.max(0, above - 1); there <= Math.min(lanes - 1, below + 1); there += 1)
      line.push(there * stride + at * step)
  }
  return thin >= THIN_SHARE * (end - start) ? line : []
}

function linesAlong(lanes: Lanes): number[] {
  const { pixels, length, step, stride } = lanes
  const found: number[][] = []
  for (let lane = 1; lane < lanes.lanes - 1; lane += 1) {
    let start = 0
    for (let at = 0; at <= length; at += 1) {
      const here = lane * stride + at * step
      // A line that is a little askew goes on in the neighbouring lane.
      const dark =
        (pixels[here] ?? 255) < LINE_DARK ||
        (pixels[here - stride] ?? 255) < LINE_DARK ||
        (pixels[here + stride] ?? 255) < LINE_DARK
      if (at < length && dark) continue
      if (at - start >= LONGEST_STROKE) found.push(lineAt(lanes, lane, start, at))
      start = at + 1
    }
  }
  return found.flat()
}

/** Paints dark runs white that are longer than any stroke and thin: the lines of tables, along rows and columns. */
export function removeLines({ pixels, width, height }: Picture): void {
  for (const at of linesAlong({ pixels, length: width, lanes: height, step: 1, stride: width }))
    pixels[at] = 255
  for (const at of linesAlong({ pixels, length: height, lanes: width, step: width, stride: 1 }))
    pixels[at] = 255
}

/** At 300 dots per inch: a square of this side fits into no stroke of a letter, only into bars and dots. */
const SOLID = 22

/** Paints dark shapes white that are thicker than any stroke: bars, dots and bullets of a chart. */
export function removeShapes({ pixels, width, height }: Picture): void {
  // For each pixel the side of the largest dark square that ends there, to the right and downwards.
  const side = new Uint8Array(width * height)
  const solid: number[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      if ((pixels[at] ?? 255) >= DARK) continue
      const around =
        x === 0 || y === 0 ? 0 : Math.min(side[at - 1] ?? 0, side[at - width] ?? 0, side[at - width - 1] ?? 0)
      side[at] = Math.min(SOLID, around + 1)
      if (side[at] === SOLID) solid.push(at)
    }
  }
  for (const at of solid) {
    const x = at % width
    const y = (at - x) / width
    // A shape's soft edge goes with it.
    for (let row = Math.max(0, y - SOLID - 3); row <= Math.min(height - 1, y + 4); row += 1)
      pixels.fill(255, row * width + Math.max(0, x - SOLID - 3), row * width + Math.min(width, x + 5))
  }
}
