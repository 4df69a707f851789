/**
 * Signs that the recogniser does not know and mistakes for others; they are recognised by their shape in the picture.
 */

import type { Box } from '../page/projection.ts'
import { isUnit } from '../rows/cells.ts'
import type { Picture } from './picture.ts'
import { spell } from './spelling.ts'
import { spotsOf } from './spots.ts'

type Symbol = { text: string; bbox: Box }

const DARK_LEVELS = [130, 160, 190, 215]
/** The smallest hole in a letter, as a share of its box; a smaller one is a speck. */
const LEAST_HOLE = 0.03

/** The part of a picture in a box, with a white margin. */
function cut({ pixels, width, height }: Picture, { x0, y0, x1, y1 }: Box): Picture {
  const [columns, rows] = [x1 - x0 + 2, y1 - y0 + 2]
  const part = new Uint8Array(columns * rows).fill(255)
  for (let y = Math.max(0, y0); y < Math.min(height, y1); y += 1) {
    for (let x = Math.max(0, x0); x < Math.min(width, x1); x += 1)
      part[(y - y0 + 1) * columns + x - x0 + 1] = pixels[y * width + x] ?? 255
  }
  return { pixels: part, width: columns, height: rows }
}

/** Whether a letter encloses a white area, as p does and µ does not. */
function hasHole(picture: Picture, box: Box): boolean {
  const part = cut(picture, box)
  return DARK_LEVELS.some((dark) => {
    const inverse = { ...part, pixels: part.pixels.map((level) => (level >= dark ? 0 : 255)) }
    const spots = spotsOf(inverse, 128) ?? []
    return spots.some(
      ({ x0, y0, x1, y1, area }) =>
        x0 > 0 &&
        y0 > 0 &&
        x1 < part.width &&
        y1 < part.height &&
        area >= LEAST_HOLE * part.width * part.height,
    )
  })
}

/** The position of a unit's prefix, which in a heading may be behind a bracket: "(µg/dL)". */
const PREFIX = /(?<=^|[/\d([])[pHhyj](?=[\p{L}1])/u
/** The brackets around a unit, and the colon behind it. */
const AROUND = /^[([]|[)\]]?:?$/gu

/** A unit with its µ restored, where that was mistaken for a similar letter. */
export function withMicro(text: string, symbols: Symbol[], picture: Picture): string {
  const at = text.search(PREFIX)
  const symbol = symbols[at]
  if (at < 0 || !symbol || symbols.length !== text.length) return text
  const micro = `${text.slice(0, at)}µ${text.slice(at + 1)}`
  const unit = micro.replaceAll(AROUND, '')
  if (!isUnit(unit) && !isUnit(spell(unit).text)) return text
  return symbol.text === 'p' && hasHole(picture, symbol.bbox) ? text : micro
}

/** The topmost and lowest dark pixel in the columns of a spot, from `from` to `to`. */
function extent({ pixels, width }: Picture, { y0, y1 }: Box, dark: number, from: number, to: number): number {
  let [top, bottom] = [y1, y0]
  for (let y = y0; y < y1; y += 1) {
    for (let x = from; x < to; x += 1) {
      if ((pixels[y * width + x] ?? 255) >= dark) continue
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  }
  return Math.max(0, bottom - top)
}

/**
 * The sign that the recogniser mistook for a dash, a plus or an equals sign: ÷, which Italian laboratories print
 * between two limits (a dash with a dot above and below), or ≤ and ≥ (an angle over a bar). Null if it is neither.
 */
export function signAt(box: Box, picture: Picture): '÷' | '≤' | '≥' | null {
  const part = cut(picture, box)
  for (const dark of DARK_LEVELS) {
    const spots = (spotsOf(part, dark) ?? []).toSorted((one, other) => one.y0 - other.y0)
    const [first, second, third, ...more] = spots
    if (!first || !second || more.length > 0) continue
    const [high, wide] = [first.y1 - first.y0, second.x1 - second.x0]
    if (third) {
      const isPoint = ({ x0, x1 }: Box) => x1 - x0 < 0.6 * wide
      if (isPoint(first) && isPoint(third) && first.y1 <= second.y0 && second.y1 <= third.y0) return '÷'
    } else if (high > 2 * (second.y1 - second.y0) && first.x1 - first.x0 > 0.7 * wide) {
      const share = Math.max(1, Math.round((first.x1 - first.x0) / 6))
      const left = extent(part, first, dark, first.x0, first.x0 + share)
      const right = extent(part, first, dark, first.x1 - share, first.x1)
      if (right > 1.5 * left) return '≤'
      if (left > 1.5 * right) return '≥'
    }
  }
  return null
}

/** Whether a box contains < or >, decided by the side on which its two strokes meet; null for any other sign. */
export function angleAt(box: Box, picture: Picture): '<' | '>' | null {
  for (const dark of DARK_LEVELS) {
    const part = cut(picture, box)
    const [spot, ...more] = (spotsOf(part, dark) ?? []).filter(({ area }) => area > 4)
    if (!spot || more.length > 0 || spot.x1 - spot.x0 < 6) continue
    // A dash on a slant is also thicker at one end.
    if (spot.y1 - spot.y0 < 0.7 * (spot.x1 - spot.x0)) continue
    const share = Math.max(1, Math.round((spot.x1 - spot.x0) / 6))
    const left = extent(part, spot, dark, spot.x0, spot.x0 + share)
    const right = extent(part, spot, dark, spot.x1 - share, spot.x1)
    const isOpen = Math.max(left, right) > 0.7 * (spot.y1 - spot.y0)
    if (isOpen && right > 1.5 * left) return '<'
    if (isOpen && left > 1.5 * right) return '>'
  }
  return null
}

/** What the recogniser returns for such signs. */
const SIGN = /^[-–—+=~:]{1,2}$/u

/** A word with its first sign as the picture shows it, where the recogniser does not know that sign. */
export function withSign(text: string, symbols: Symbol[], box: Box, picture: Picture): string {
  if (SIGN.test(text)) return signAt(box, picture) ?? angleAt(box, picture) ?? text
  const [, bracket] = /^([[(]?)[-–—+=~:](?:[\d.,]+[)\]]?)?$/u.exec(text) ?? []
  const at = bracket?.length ?? 0
  const symbol = bracket === undefined ? undefined : symbols[at]
  if (!symbol || !SIGN.test(symbol.text) || symbols.length !== text.length) return text
  const sign = signAt(symbol.bbox, picture) ?? angleAt(symbol.bbox, picture)
  return sign ? bracket + sign + text.slice(at + 1) : text
}

/** The dark runs of one row of a picture, as from, to, from, to … */
function runsIn({ pixels, width }: Picture, y: number, dark: number): number[] {
  const ends: number[] = []
  for (let x = 0; x <= width; x += 1) {
    const isDark = x < width && (pixels[y * width + x] ?? 255) < dark
    if (isDark === (ends.length % 2 === 0)) ends.push(x)
  }
  return ends
}

/** Whether the rows of a sign, starting at its tip, form a filled triangle. */
function isTriangle(rows: number[][]): boolean {
  const widthAt = (share: number) => {
    const [from = 0, to = 0, ...more] = rows[Math.floor(share * (rows.length - 1))] ?? []
    return more.length > 0 ? Number.NaN : to - from
  }
  const [near, half, far] = [widthAt(0.2), widthAt(0.5), widthAt(0.85)]
  return far > 0.6 * rows.length && near < 0.5 * far && half > 0.4 * far && half < 0.8 * far && near > 0
}

/** Whether the rows of a sign, starting at its tip, form an arrow: a head that widens on both sides of a shaft. */
function isArrow(rows: number[][]): boolean {
  const spans = rows.map((ends) => [ends[0] ?? 0, ends.at(-1) ?? 0] as const)
  const widthAt = (at: number) => (spans[at]?.[1] ?? 0) - (spans[at]?.[0] ?? 0)
  const shafts = rows.slice(Math.ceil(0.6 * rows.length), Math.ceil(0.95 * rows.length))
  const shaft = Math.max(...shafts.map((ends) => (ends.length === 2 ? (ends[1] ?? 0) - (ends[0] ?? 0) : 1e9)))
  const widths = spans.map((_, at) => widthAt(at))
  const most = Math.max(...widths)
  const widest = widths.indexOf(most)
  const [from = 0, to = 0] = spans[widest] ?? []
  const [left = 0, right = 0] = shafts[0] ?? []
  return (
    most >= 2.2 * shaft &&
    most <= 1.1 * rows.length &&
    widest >= 0.12 * rows.length &&
    widest <= 0.55 * rows.length &&
    widthAt(0) <= 0.6 * most &&
    widthAt(Math.round(widest / 2)) >= 1.3 * shaft &&
    Math.abs(from + to - left - right) <= 0.4 * most
  )
}

/** The triangle or arrow that a spot is, or null. */
function pointerOf(spot: Box, whole: Picture, dark: number): '↑' | '↓' | '▲' | '▼' | null {
  if (spot.y1 - spot.y0 < LEAST_POINTER) return null
  const part = cut(whole, spot)
  const rows = Array.from({ length: spot.y1 - spot.y0 }, (_, at) => runsIn(part, at + 1, dark))
  if (isTriangle(rows)) return hasHole(part, { x0: 0, y0: 0, x1: part.width, y1: part.height }) ? null : '▲'
  if (isTriangle(rows.toReversed())) return '▼'
  if (isArrow(rows)) return '↑'
  return isArrow(rows.toReversed()) ? '↓' : null
}

/** The most arrows or triangles in a row. */
const MOST_POINTERS = 3

/** The triangles or arrows that are alone in a box, all of them alike, or null. */
export function pointerAt(box: Box, picture: Picture): string | null {
  for (const dark of DARK_LEVELS) {
    const whole = cut(picture, box)
    const spots = (spotsOf(whole, dark) ?? []).filter(({ area }) => area > 4)
    if (spots.length === 0 || spots.length > MOST_POINTERS) continue
    const pointers = spots.map((spot) => pointerOf(spot, whole, dark))
    const [first] = pointers
    if (first && pointers.every((pointer) => pointer === first)) return pointers.join('')
  }
  return null
}

/** The smallest sign that has a recognisable shape, in pixels. */
const LEAST_POINTER = 9
