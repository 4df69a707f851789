/** How the lines of text lie on a page: upright or sideways, askew, or converging towards one side. */

import { combine, invert, type Projection, shifting, turning } from '../page/projection.ts'
import type { Picture } from './picture.ts'
import { type Spot, spotsOf } from './spots.ts'

/** The longer side of the copy that is measured, in pixels. */
export const MEASURED_SIDE = 1600
/** The smallest letter that can be read, and the largest letter of a result, in pixels of the copy. */
const SMALLEST_LETTER = 5
const LARGEST_LETTER = 56
const DARK = 140

/** The position of a page's text. */
export type Orientation = {
  /** The projection from the page with level lines to the measured page, both in pixels of the copy. */
  toMeasured: Projection
  /** The height of capitals and figures, in pixels of the copy; null if there are too few letters to measure. */
  tall: number | null
}

/** The spots that may be letters, or parts of words whose letters touch. */
const lettersAmong = (spots: Spot[]) =>
  spots.filter(({ x0, y0, x1, y1 }) => {
    const [width, height] = [x1 - x0, y1 - y0]
    return (
      Math.max(width, height) >= SMALLEST_LETTER &&
      Math.min(width, height) >= 2 &&
      Math.min(width, height) <= LARGEST_LETTER &&
      Math.max(width, height) <= 4 * LARGEST_LETTER
    )
  })

/** The largest distance between neighbouring letters of one word, in letters. */
const NEIGHBOUR = 1.5
/** The fewest letters from which something can be concluded. */
const LEAST_LETTERS = 12

/** Whether text runs from bottom to top or top to bottom: a letter's nearest neighbours are in its own line. */
function isSideways(letters: Spot[]): boolean {
  const cell = 2 * LARGEST_LETTER
  const grid = new Map<number, Spot[]>()
  const keyOf = (x: number, y: number) => Math.floor(y / cell) * 10_000 + Math.floor(x / cell)
  for (const letter of letters) {
    const key = keyOf(letter.x0, letter.y0)
    const here = grid.get(key)
    if (here) here.push(letter)
    else grid.set(key, [letter])
  }
  let [across, down] = [0, 0]
  for (const letter of letters) {
    const size = Math.max(letter.x1 - letter.x0, letter.y1 - letter.y0)
    let nearest = NEIGHBOUR * size
    let isBeside: boolean | null = null
    for (const dy of [-cell, 0, cell]) {
      for (const dx of [-cell, 0, cell]) {
        for (const other of grid.get(keyOf(letter.x0 + dx, letter.y0 + dy)) ?? []) {
          if (other === letter) continue
          const gapX = Math.max(0, other.x0 - letter.x1, letter.x0 - other.x1)
          const gapY = Math.max(0, other.y0 - letter.y1, letter.y0 - other.y1)
          const gap = Math.hypot(gapX, gapY)
          if (gap >= nearest || gapX === gapY) continue
          nearest = gap
          isBeside = gapX > gapY
        }
      }
    }
    // A word whose letters touch shows the direction by its own shape.
    const long = (letter.x1 - letter.x0) / (letter.y1 - letter.y0)
    if (long > 3) across += 2
    else if (long < 1 / 3 && size > 3 * SMALLEST_LETTER) down += 2
    if (isBeside === true) across += 1
    else if (isBeside === false) down += 1
  }
  return down > across
}

/** How many dark pixels are enough to measure the direction of the lines. */
const MEASURED_PIXELS = 60_000
/** How far a page may be askew on a scanner or in a photo, in degrees. */
const MOST_ASKEW = 15
/** How much the lines of a page may converge: how much nearer one end of a page is than its middle, as a share. */
const MOST_FANNED = 0.2

/** The dark pixels of letters, relative to the middle of the picture, as x, y, x, y … */
function pointsOf({ pixels, width, height }: Picture, letters: Spot[]): Float32Array {
  const total = letters.reduce((sum, { area }) => sum + area, 0)
  const step = Math.max(1, Math.ceil(total / MEASURED_PIXELS))
  const points: number[] = []
  let count = 0
  for (const { x0, y0, x1, y1 } of letters) {
    for (let y = y0; y < y1; y += 1) {
      for (let x = x0; x < x1; x += 1) {
        if ((pixels[y * width + x] ?? 255) >= DARK) continue
        count += 1
        if (count % step === 0) points.push(x + 0.5 - width / 2, y + 0.5 - height / 2)
      }
    }
  }
  return Float32Array.from(points)
}

/** How sharply points fall into rows when the page is turned by `degrees` and then straightened by `fan`. */
function sharpness(points: Float32Array, size: number, degrees: number, fan: number): number {
  const radians = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const rows = new Float64Array(4 * size)
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0]
    const row = Math.round((x * sin + y * cos) / (1 + fan * (x * cos - y * sin))) + 2 * size
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return sum
}

/** The number between `from` and `to`, in steps of `by`, with the highest score. */
function bestOf(from: number, to: number, by: number, score: (candidate: number) => number): number {
  let [best, most] = [0, -1]
  for (let step = 0; step <= Math.round((to - from) / by); step += 1) {
    const candidate = from + step * by
    const here = score(candidate)
    if (here > most) [best, most] = [candidate, here]
  }
  return best
}

/** By which factor the score must improve to show that lines converge; less is chance. */
const CLEARLY_BETTER = 1.1

/**
 * Measures the rotation of the text in an evenly lit copy without reading it, so the result may be upside down. Handles
 * skew up to 15°.
 */
export function orientationOf(copy: Picture): Orientation {
  const letters = lettersAmong(spotsOf(copy, DARK) ?? [])
  const identity: Projection = [1, 0, 0, 0, 1, 0, 0, 0, 1]
  if (letters.length < LEAST_LETTERS) return { toMeasured: identity, tall: null }
  const quarter = isSideways(letters) ? 90 : 0
  const points = pointsOf(copy, letters)
  const size = Math.max(copy.width, copy.height)
  const score = (degrees: number, fan = 0) => sharpness(points, size, degrees, fan)
  let degrees = bestOf(quarter - MOST_ASKEW, quarter + MOST_ASKEW, 0.5, score)
  degrees = bestOf(degrees - 0.5, degrees + 0.5, 0.05, score)
  const most = (2 * MOST_FANNED) / size
  let fan = bestOf(-most, most, most / 40, (candidate) => score(degrees, candidate))
  fan = bestOf(fan - most / 40, fan + most / 40, most / 400, (candidate) => score(degrees, candidate))
  const turned = bestOf(degrees - 0.5, degrees + 0.5, 0.05, (candidate) => score(candidate, fan))
  if (score(turned, fan) > CLEARLY_BETTER * score(degrees)) degrees = turned
  else fan = 0
  const heights = letters
    .map(({ x0, y0, x1, y1 }) => (quarter === 0 ? y1 - y0 : x1 - x0))
    .sort((one, other) => one - other)
  const [x, y] = [copy.width / 2, copy.height / 2]
  const level = combine(combine(shifting(-x, -y), turning(degrees)), [1, 0, 0, 0, 1, 0, fan, 0, 1])
  return {
    toMeasured: invert(level),
    tall: heights[Math.floor(TALL_SHARE * heights.length)] ?? null,
  }
}

/**
 * The share of tall letters (capitals, figures, ascenders, descenders) at which the height is taken: about every third
 * letter of a report is one.
 */
const TALL_SHARE = 0.7
