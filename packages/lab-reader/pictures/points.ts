/**
 * Decimal points, commas and dashes of a recognised number, searched in the picture: the recogniser is good at digits
 * but drops points ("4.5 - 5.5" becomes "45-55"), while a point is clearly a small dark spot on the baseline.
 */

import { median } from '../page/median.ts'
import type { Box } from '../page/projection.ts'
import type { Picture } from './picture.ts'

type Symbol = { text: string; bbox: Box }

/**
 * Grey levels that count as dark on a clean picture, tried in turn: the points of small print are pale, but in bold
 * print only the darker level separates a point from the digit beside it.
 */
const DARK_LEVELS = [160, 190, 215]

/** The connected dark spots in a part of a picture, from left to right. */
function spotsIn({ pixels, width, height }: Picture, box: Box, dark: number): Box[] {
  const x0 = Math.max(0, box.x0 - 2)
  const y0 = Math.max(0, box.y0 - 2)
  const columns = Math.min(width, box.x1 + 3) - x0
  const rows = Math.min(height, box.y1 + 6) - y0
  if (columns <= 0 || rows <= 0) return []
  const free = new Uint8Array(columns * rows)
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1)
      free[y * columns + x] = (pixels[(y0 + y) * width + x0 + x] ?? 255) < dark ? 1 : 0
  }
  const spots: Box[] = []
  for (let start = 0; start < free.length; start += 1) {
    if (!free[start]) continue
    free[start] = 0
    const spot = { x0: columns, y0: rows, x1: 0, y1: 0 }
    const open = [start]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % columns
      const y = (at - x) / columns
      spot.x0 = Math.min(spot.x0, x)
      spot.x1 = Math.max(spot.x1, x + 1)
      spot.y0 = Math.min(spot.y0, y)
      spot.y1 = Math.max(spot.y1, y + 1)
      for (const [across, down] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
        [x - 1, y - 1],
        [x + 1, y - 1],
        [x - 1, y + 1],
        [x + 1, y + 1],
      ] as const) {
        const next = down * columns + across
        if (across < 0 || across >= columns || down < 0 || down >= rows || !free[next]) continue
        free[next] = 0
        open.push(next)
      }
    }
    spots.push({ x0: spot.x0 + x0, y0: spot.y0 + y0, x1: spot.x1 + x0, y1: spot.y1 + y0 })
  }
  return spots.sort((one, other) => one.x0 + one.x1 - other.x0 - other.x1)
}

/** The context of a spot: the digits' height, their baseline, and the grey level that counts as dark. */
type Row = { tall: number; baseline: number; dark: number; picture: Picture }

/** Whether a picture is white from row `top` to row `bottom` over the width of a spot. */
function isClear(
  { picture: { pixels, width, height }, dark }: Row,
  spot: Box,
  top: number,
  bottom: number,
): boolean {
  for (let y = Math.max(0, Math.round(top)); y < Math.min(height, bottom); y += 1) {
    for (let x = spot.x0; x < spot.x1; x += 1) if ((pixels[y * width + x] ?? 255) < dark) return false
  }
  return true
}

/** The sign that a spot among digits is; null for a digit, a piece of one, or dirt. */
function signOf(spot: Box, row: Row): '.' | ',' | '-' | null {
  const { tall, baseline } = row
  const height = spot.y1 - spot.y0
  const width = spot.x1 - spot.x0
  if (height > 0.45 * tall || width > 0.6 * tall || Math.max(height, width) < 0.07 * tall) return null
  if (!isClear(row, spot, baseline - 1.1 * tall, spot.y0)) return null
  const middle = (baseline - (spot.y0 + spot.y1) / 2) / tall
  if (middle > 0.22 && middle < 0.6) {
    const below = isClear(row, spot, spot.y1, baseline + 0.2 * tall)
    return below && width >= 1.3 * height && width >= 0.15 * tall ? '-' : null
  }
  if (middle < -0.15 || middle > 0.22 || width > 0.35 * tall) return null
  return spot.y1 - baseline > 0.14 * tall && height > 1.4 * width ? ',' : '.'
}

/**
 * The signs in a part of a picture, with their middles, from left to right. `before` and `digits` count the spots that
 * are as tall as digits: those to the left of the sign, and all of them.
 */
function signsIn(picture: Picture, box: Box, dark: number) {
  const spots = spotsIn(picture, box, dark)
  const tall = Math.max(...spots.map((spot) => spot.y1 - spot.y0))
  const digits = spots.filter((spot) => spot.y1 - spot.y0 >= 0.85 * tall)
  const feet = digits.map((spot) => spot.y1)
  const baseline = median(feet) ?? box.y1
  return spots.flatMap((spot) => {
    const sign = signOf(spot, { tall, baseline, dark, picture })
    const before = digits.filter(({ x0 }) => x0 < spot.x0).length
    return sign ? [{ sign, middle: (spot.x0 + spot.x1) / 2, before, digits: digits.length }] : []
  })
}

/** A number, with the sign of a flag directly behind it. */
const NUMBERS = /^[<>(]?(?=[.,–—-]*\d)[\d.,–—-]+[%)°!*#¬¦]?$/u

/** A number with two decimal points, of which one is dirt; groups of thousands have three figures. */
const TWO_POINTS = /^[<>(]?\d+\.\d{1,2}\.\d+[%)°!*#¬¦]?$|^[<>(]?\d+\.\d+\.\d{1,2}[%)°!*#¬¦]?$/u

/**
 * A recognised number with the points and dashes that the picture shows between its digits but the recogniser left out.
 * `symbols` are the recognised characters with their positions.
 */
export function withPoints(text: string, symbols: Symbol[], box: Box, picture: Picture): string {
  if (!NUMBERS.test(text) || text.replaceAll(/\D/g, '').length < 2) return text
  const added = new Map<number, string>()
  // Where each digit of a plain number is found separately, these positions are more accurate than the recogniser's.
  const isPlain = /^\d+$/.test(text) && symbols.length === text.length
  for (const dark of DARK_LEVELS) {
    for (const { sign, middle, before: left, digits } of signsIn(picture, box, dark)) {
      const at =
        isPlain && digits === text.length
          ? left
          : symbols.filter(({ bbox }) => (bbox.x0 + bbox.x1) / 2 < middle).length
      const [before, after] = [symbols[at - 1]?.text ?? '', symbols[at]?.text ?? '']
      if (/\d/.test(before) && /\d/.test(after) && !added.has(at)) added.set(at, sign)
    }
  }
  const whole = symbols.map((symbol, at) => (added.get(at) ?? '') + symbol.text).join('')
  return text.includes('.') && TWO_POINTS.test(whole) && !TWO_POINTS.test(text) ? text : whole
}

/** Whether the picture shows a decimal point between two characters that were recognised as the ends of two words. */
export function hasPointBetween(left: Box, right: Box, picture: Picture): boolean {
  const box = { x0: left.x0, y0: Math.min(left.y0, right.y0), x1: right.x1, y1: Math.max(left.y1, right.y1) }
  return DARK_LEVELS.some((dark) =>
    signsIn(picture, box, dark).some(
      ({ sign, middle }) =>
        sign === '.' && middle > (left.x0 + left.x1) / 2 && middle < (right.x0 + right.x1) / 2,
    ),
  )
}
