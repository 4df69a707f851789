/**
 * Removes from a clean page all dark shapes that are not letters: ruled lines, bars, dots, bullets, leaders and scales.
 * White letters on a dark bar become black on white.
 */

import type { Box } from '../page/projection.ts'
import type { Picture } from './picture.ts'
import { type Spot, spotsOf } from './spots.ts'

/** In pixels at 300 dots per inch: the longest stroke of a letter, and the thickest line of a table. */
const LONGEST_STROKE = 100
const THICKEST_LINE = 12
/** A paler grey level is paper; a thin line is pale where it is slightly askew or the picture is grained. */
const LINE_DARK = 235
/** A run with a smaller share of thin places is text whose letters touch. */
const THIN_SHARE = 0.8
const DARK = 150

/** The pixels of a picture, addressed along its rows or its columns. */
type Lanes = { pixels: Uint8Array; length: number; lanes: number; step: number; stride: number }

/** The pixels of a lane from `start` to `end`, with those above and below them, where they form a thin dark line. */
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
      // A line that is slightly askew continues in the neighbouring lane.
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

/**
 * Paints thin dark runs white that are longer than any stroke: the lines of tables, along rows and columns. Returns the
 * pixels of those along columns as 1, all others as 0.
 */
export function removeLines({ pixels, width, height }: Picture): Uint8Array {
  const uprights = new Uint8Array(pixels.length)
  for (const at of linesAlong({ pixels, length: width, lanes: height, step: 1, stride: width }))
    pixels[at] = 255
  for (const at of linesAlong({ pixels, length: height, lanes: width, step: width, stride: 1 })) {
    pixels[at] = 255
    uprights[at] = 1
  }
  return uprights
}

/** The distance, in pixels, within which ink beside a removed line is a stroke that the line crossed. */
const TOUCHING = 2
/** In heights of the figures: a figure that a line made unreadable is at most this far from the others of its number. */
const FIGURE_BESIDE = 0.8
/** The fewest pixels beside a line that are a stroke rather than grain. */
const LEAST_INK = 6

/** Whether a removed line along a column went through a figure of a number in a box, or directly beside the box. */
export function isCrossed(
  { pixels, width }: Picture,
  uprights: Uint8Array,
  { x0, y0, x1, y1 }: Box,
): boolean {
  const beside = Math.round(FIGURE_BESIDE * (y1 - y0))
  let ink = 0
  for (let y = y0; y < y1; y += 1) {
    for (let x = Math.max(0, x0 - beside); x < Math.min(width, x1 + beside); x += 1) {
      const at = y * width + x
      if ((pixels[at] ?? 255) >= DARK) continue
      const around = uprights.subarray(at - TOUCHING, at + TOUCHING + 1)
      if (around.includes(1) || uprights[at - width] === 1 || uprights[at + width] === 1) ink += 1
    }
  }
  return ink >= LEAST_INK
}

/** The lower right corners of all dark squares with this side. */
function squaresIn({ pixels, width, height }: Picture, size: number): number[] {
  // For each pixel, the side of the largest dark square that ends there to the right and below.
  const side = new Uint8Array(width * height)
  const corners: number[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      if ((pixels[at] ?? 255) >= DARK) continue
      const around =
        x === 0 || y === 0 ? 0 : Math.min(side[at - 1] ?? 0, side[at - width] ?? 0, side[at - width - 1] ?? 0)
      side[at] = Math.min(size, around + 1)
      if (side[at] === size) corners.push(at)
    }
  }
  return corners
}

/**
 * In pixels at 300 dots per inch: a square of this side fits between the letters of a bar and its edge, and into no line
 * of a table; the height of a bar with one or two lines of text, and its least width.
 */
const BAR = { edge: 6, shortest: 28, tallest: 170, narrowest: 120 }
/** The share of dark pixels in a bar with letters; a bar without letters is solid. */
const LETTERED = { least: 0.5, most: 0.985 }

/** Makes the white letters of dark bars, such as the headings of a table, black on white. */
export function invertBars(picture: Picture): void {
  const { pixels, width, height } = picture
  const inside = new Uint8Array(width * height).fill(255)
  for (const at of squaresIn(picture, BAR.edge)) inside[at] = 0
  for (const spot of spotsOf({ pixels: inside, width, height }, DARK) ?? []) {
    const box = { ...spot, x0: spot.x0 - BAR.edge + 1, y0: spot.y0 - BAR.edge + 1 }
    const [across, tall] = [box.x1 - box.x0, box.y1 - box.y0]
    if (tall < BAR.shortest || tall > BAR.tallest || across < BAR.narrowest) continue
    let dark = 0
    for (let y = box.y0; y < box.y1; y += 1)
      for (let x = box.x0; x < box.x1; x += 1) if ((pixels[y * width + x] ?? 255) < DARK) dark += 1
    if (dark < LETTERED.least * across * tall || dark > LETTERED.most * across * tall) continue
    for (let x = box.x0; x < box.x1; x += 1) invertColumn(picture, x, box)
    removeDividers(picture, box)
    for (const side of [
      { ...box, x0: box.x0 - SOFT, x1: box.x0 },
      { ...box, x0: box.x1, x1: box.x1 + SOFT },
    ])
      for (let y = side.y0; y < side.y1; y += 1)
        pixels.fill(255, y * width + Math.max(0, side.x0), y * width + Math.min(width, side.x1))
  }
}

/** A line through a bar is dark along this share of its height; no letter is as tall. */
const THROUGH = 0.9

/** Paints the lines white that part the cells of an inverted bar. They are too short for other lines of a table. */
function removeDividers(picture: Picture, { x0, y0, x1, y1 }: Box): void {
  const { pixels, width } = picture
  const isDivider = (x: number) => {
    let dark = 0
    for (let y = y0; y < y1; y += 1) if ((pixels[y * width + x] ?? 255) < LINE_DARK) dark += 1
    return dark >= THROUGH * (y1 - y0)
  }
  let start = x0
  for (let x = x0; x <= x1; x += 1) {
    if (x < x1 && isDivider(x)) continue
    // A wider one is a part of the bar that was not inverted.
    if (x > start && x - start <= THICKEST_LINE)
      erase(picture, { x0: start, y0: y0 - SOFT, x1: x, y1: y1 + SOFT })
    start = x + 1
  }
}

/** The soft edge of a shape, in pixels. */
const SOFT = 4

/** Inverts a column of a bar; what is beyond the bar's edges becomes white. */
function invertColumn({ pixels, width, height }: Picture, x: number, { y0, y1 }: Box): void {
  const isDark = (y: number) => (pixels[y * width + x] ?? 255) < DARK
  let [top, bottom] = [y0, y1]
  while (top < bottom && !isDark(top)) top += 1
  while (bottom > top && !isDark(bottom - 1)) bottom -= 1
  for (let y = Math.max(0, y0 - SOFT); y < Math.min(height, y1 + SOFT); y += 1) {
    const at = y * width + x
    pixels[at] = y >= top && y < bottom ? 255 - (pixels[at] ?? 255) : 255
  }
}

/** In pixels at 300 dots per inch: a square of this side fits into no stroke of a letter, only into bars and dots. */
const SOLID = 22

/** Paints dark shapes white that are thicker than any stroke: bars, dots and bullets of a chart. */
export function removeShapes(picture: Picture): void {
  const { pixels, width, height } = picture
  for (const at of squaresIn(picture, SOLID)) {
    const x = at % width
    const y = (at - x) / width
    // The soft edge of the shape is removed with it.
    for (let row = Math.max(0, y - SOLID - 3); row <= Math.min(height - 1, y + 4); row += 1)
      pixels.fill(255, row * width + Math.max(0, x - SOLID - 3), row * width + Math.min(width, x + 5))
  }
}

/**
 * In pixels at 300 dots per inch: the largest dot of a leader, the largest gap to the next, and how level their rows
 * are.
 */
const LARGEST_DOT = 10
const DOT_GAP = 45
const LEVEL = 3
/** How much the gaps between the dots of a leader may differ, as a share of the last gap. */
const UNEVEN = 0.25
/** Fewer dots in a row are an ellipsis. */
const LEAST_DOTS = 6
/** More dots on a page are noise. */
const MOST_DOTS = 20_000
/** Small print is paler than lines and bars, so dots are searched at this grey level. */
const DOT_DARK = 190

/** Paints a box white, including its soft edge. */
function erase({ pixels, width, height }: Picture, { x0, y0, x1, y1 }: Box): void {
  for (let y = Math.max(0, y0 - 2); y < Math.min(height, y1 + 2); y += 1)
    pixels.fill(255, y * width + Math.max(0, x0 - 2), y * width + Math.min(width, x1 + 2))
}

/** In pixels at 300 dots per inch: a piece of a line is longer than any dash, and no thicker. */
const LONGEST_DASH = 62
const THICKEST_DASH = 7

/** Paints leaders white: the rows of dots between a name and its value. Also pieces of lines that grain left over. */
export function removeLeaders(picture: Picture): void {
  const isDot = ({ x0, y0, x1, y1 }: Spot) => Math.max(x1 - x0, y1 - y0) <= LARGEST_DOT
  for (const spot of spotsOf(picture, LINE_DARK) ?? [])
    if (spot.x1 - spot.x0 > LONGEST_DASH && spot.y1 - spot.y0 <= THICKEST_DASH) erase(picture, spot)
  const dots = (spotsOf(picture, DOT_DARK) ?? []).filter(isDot).sort((one, other) => one.x0 - other.x0)
  if (dots.length > MOST_DOTS) return
  // The rows that may still continue: their last dot is within the widest gap.
  let open: { dots: Spot[]; gap: number }[] = []
  const close = (rows: typeof open) => {
    for (const row of rows) if (row.dots.length >= LEAST_DOTS) for (const dot of row.dots) erase(picture, dot)
  }
  for (const dot of dots) {
    const [going, ended] = [[] as typeof open, [] as typeof open]
    for (const row of open) (dot.x0 - (row.dots.at(-1)?.x0 ?? 0) <= DOT_GAP ? going : ended).push(row)
    close(ended)
    open = going
    const row = open.find(({ dots: before, gap }) => {
      const last = before.at(-1)
      if (!last || Math.abs(last.y1 - dot.y1) > LEVEL) return false
      const step = dot.x0 - last.x0
      return step > last.x1 - last.x0 && (gap === 0 || Math.abs(step - gap) <= UNEVEN * gap + 1)
    })
    if (!row) {
      open.push({ dots: [dot], gap: 0 })
      continue
    }
    row.gap = dot.x0 - (row.dots.at(-1)?.x0 ?? 0)
    row.dots.push(dot)
  }
  close(open)
}

/** In pixels at 300 dots per inch: the height of the mark on a scale, and how many times taller than wide it is. */
const MARK = { shortest: 18, tallest: 70, slender: 2.2 }
/** The share of a mark's box that is ink; of all letters only I and l are as solid. */
const SOLID_SHARE = 0.8
/** In pixels: the step in which a scale is followed, and its shortest length beside its mark. */
const STEP = 8
const SHORTEST_SCALE = 100
/** The soft edge of a mark, in pixels. */
const EDGE = 4
/**
 * In grey levels: how much darker than its surroundings above and below a scale is; with any grain it is paler than
 * ink.
 */
const SHADE = 10
const NO_INK = 140

/** The mean grey level of a part of a picture. */
function meanOf({ pixels, width, height }: Picture, { x0, y0, x1, y1 }: Box): number {
  let [sum, count] = [0, 0]
  for (let y = Math.max(0, y0); y < Math.min(height, y1); y += 1) {
    for (let x = Math.max(0, x0); x < Math.min(width, x1); x += 1) {
      sum += pixels[y * width + x] ?? 255
      count += 1
    }
  }
  return count === 0 ? 255 : sum / count
}

/**
 * Paints white the marks that show a value's position on a pale bar: they look like I, l and |. `before` is the same
 * page as it was photographed, in which the bar is still visible.
 */
export function removeScaleMarks(picture: Picture, before: Picture): void {
  for (const spot of spotsOf(picture, DARK) ?? []) {
    const { x0, y0, x1, y1, area } = spot
    const [across, tall] = [x1 - x0, y1 - y0]
    if (tall < MARK.shortest || tall > MARK.tallest || tall < MARK.slender * across) continue
    if (area < SOLID_SHARE * across * tall) continue
    const third = Math.round(tall / 3)
    const isBar = (from: number) => {
      const at = (top: number, bottom: number) => ({ x0: from, x1: from + STEP, y0: top, y1: bottom })
      const bar = at(y0 + third + 1, y1 - third - 1)
      const ends = [at(y0 - 2, y0 + third - 5), at(y1 - third + 5, y1 + 2)]
      const shade = meanOf(before, bar)
      return (
        ends.every((end) => meanOf(before, end) - shade > SHADE) &&
        [bar, ...ends].every((part) => meanOf(picture, part) > NO_INK)
      )
    }
    const end = { ...spot, x0: x0 - EDGE, x1: x1 + EDGE }
    while (end.x0 > STEP && isBar(end.x0 - STEP)) end.x0 -= STEP
    while (end.x1 < picture.width - STEP && isBar(end.x1)) end.x1 += STEP
    // The rest of the bar, grain that looks like ink, is removed with its mark.
    if (end.x1 - end.x0 - across - 2 * EDGE >= SHORTEST_SCALE)
      erase(picture, { ...end, x0: end.x0 - STEP, x1: end.x1 + STEP })
  }
}
