/**
 * Recognises figures by their shape. A page prints its figures in few fonts, so a doubtful figure can be compared with
 * figures of the same page that were read surely, whatever the recogniser makes of it: a zero with a dot in it, a
 * narrow eight.
 */

import type { Box } from '../page/projection.ts'
import type { Picture } from './picture.ts'
import { spotsOf } from './spots.ts'

/** A reduced figure: a fixed grid of squares, each with its share of ink from 0 to 1. */
type Shape = Float32Array
const HIGH = 16
const WIDE = 14
const SAMPLES = [1 / 6, 1 / 2, 5 / 6]

/** A figure whose digit is known. */
export type Figure = { digit: string; shape: Shape }

/** The part of a picture in a box, reduced; its width follows from its height. */
function shapeOf({ pixels, width, height }: Picture, { x0, y0, x1, y1 }: Box): Shape {
  const shape = new Float32Array(HIGH * WIDE)
  const square = (y1 - y0) / HIGH
  const left = (x0 + x1) / 2 - (WIDE / 2) * square
  for (let at = 0; at < shape.length; at += 1) {
    const [column, row] = [at % WIDE, Math.floor(at / WIDE)]
    let ink = 0
    for (const down of SAMPLES) {
      for (const across of SAMPLES) {
        const x = Math.floor(left + (column + across) * square)
        const y = Math.floor(y0 + (row + down) * square)
        // Beside the figure there may be the next one.
        if (x >= Math.max(0, x0) && x < Math.min(width, x1) && y >= 0 && y < height)
          ink += 255 - (pixels[y * width + x] ?? 255)
      }
    }
    shape[at] = ink / (255 * SAMPLES.length ** 2)
  }
  return shape
}

/**
 * Grey levels that count as dark. In faint print a figure falls apart at the first of these; in bold print two figures
 * merge at the last.
 */
const DARK_LEVELS = [160, 190, 130, 215]
/** Figures are at least this tall, as a share of the tallest spot; signs between them are not. */
const AS_TALL = 0.85

/**
 * The shapes of `count` figures in a box of a picture, from left to right; null if more or fewer are found, or so
 * many only by chance.
 */
export function shapesIn(picture: Picture, { x0, y0, x1, y1 }: Box, count: number): Shape[] | null {
  const [left, top] = [Math.max(0, x0 - 1), Math.max(0, y0 - 1)]
  const [width, height] = [Math.min(picture.width, x1 + 1) - left, Math.min(picture.height, y1 + 1) - top]
  if (count === 0 || width <= 0 || height <= 0) return null
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * picture.width + left
    pixels.set(picture.pixels.subarray(from, from + width), y * width)
  }
  const part = { pixels, width, height }
  const seen = DARK_LEVELS.map((dark) => {
    const spots = spotsOf(part, dark) ?? []
    const tallest = Math.max(0, ...spots.map((spot) => spot.y1 - spot.y0))
    return spots.filter((spot) => spot.y1 - spot.y0 >= AS_TALL * tallest)
  })
  const [tall, ...more] = seen.filter((spots) => spots.length === count)
  if (!tall || more.length === 0) return null
  return tall.sort((one, other) => one.x0 - other.x0).map((spot) => shapeOf(part, spot))
}

/** The largest gap to a following figure, and its smallest height, as shares of the number's height. */
const NEXT = 0.35
const NO_SIGN = 0.75

/** The shape of a figure directly behind a number that is in no box, or null. */
export function shapeBehind(picture: Picture, { x0, y0, x1, y1 }: Box, boxes: readonly Box[]): Shape | null {
  const tall = y1 - y0
  const to = Math.min(picture.width, x1 + Math.round(1.2 * tall))
  const isTaken = (box: Box) => box.x0 < to && box.x1 > x1 && box.y0 < y1 && box.y1 > y0 && box.x0 > x0
  if (to <= x1 || boxes.some(isTaken)) return null
  const [width, height] = [to - x1, tall]
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const from = (y0 + y) * picture.width + x1
    pixels.set(picture.pixels.subarray(from, from + width), y * width)
  }
  const part = { pixels, width, height }
  const [first] = (spotsOf(part, DARK_LEVELS[0] ?? 160) ?? [])
    .filter((spot) => spot.y1 - spot.y0 >= NO_SIGN * tall && spot.x0 > 0)
    .sort((one, other) => one.x0 - other.x0)
  return first && first.x0 <= NEXT * tall && first.x1 < width ? shapeOf(part, first) : null
}

/** The distance of two shapes: the mean of their squared differences. */
function off(one: Shape, other: Shape): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2
  return sum / one.length
}

/** The largest distance between shapes of the same figure, and how many times farther any other figure must be. */
const ALIKE = 0.03
const CLEARLY = 1.6

/** The digit that a shape resembles among known figures; null if it resembles none, or two. */
export function figureLike(shape: Shape, known: readonly Figure[]): string | null {
  const nearest = new Map<string, number[]>()
  for (const figure of known) {
    if (figure.shape === shape) continue
    nearest.set(figure.digit, [...(nearest.get(figure.digit) ?? []), off(shape, figure.shape)])
  }
  // A known figure may itself be misread: two of the same digit are better evidence.
  const distances = [...nearest].map(([digit, all]) => {
    const [first = 1, second = first] = all.toSorted((one, other) => one - other)
    return { digit, distance: (first + second) / 2 }
  })
  const [best, next] = distances.sort((one, other) => one.distance - other.distance)
  if (!best || best.distance > ALIKE || (next && next.distance < CLEARLY * best.distance)) return null
  return best.digit
}
