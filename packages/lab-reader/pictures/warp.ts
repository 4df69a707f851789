/** Resamples a picture through a projective map: straightened, turned and enlarged in one step. */

import type { Projection } from '../page/projection.ts'
import type { Picture } from './picture.ts'

/** The weights of four neighbouring pixels for a point between the middle two, in 64 steps (Catmull-Rom spline). */
const STEPS = 64
const WEIGHTS = new Float32Array(4 * STEPS)
for (let step = 0; step < STEPS; step += 1) {
  const t = step / STEPS
  WEIGHTS.set(
    [
      -0.5 * t + t * t - 0.5 * t ** 3,
      1 - 2.5 * t * t + 1.5 * t ** 3,
      0.5 * t + 2 * t * t - 1.5 * t ** 3,
      -0.5 * t * t + 0.5 * t ** 3,
    ],
    4 * step,
  )
}

/** The column or row itself, the one before it and the two after it, within the picture. */
function neighbours(at: number, last: number): [number, number, number, number] {
  return [Math.max(0, at - 1), at, Math.min(last, at + 1), Math.min(last, at + 2)]
}

/**
 * The picture of the given size whose pixel (x, y) shows the point `toSource` of the source; both are counted from the
 * top left corners of the pixels. Points outside the source take the nearest pixel.
 */
export function warp(source: Picture, toSource: Projection, width: number, height: number): Picture {
  const target = new Uint8Array(width * height)
  const [a, b, c, d, e, f, g, h, i] = toSource
  const { pixels, width: stride } = source
  const [lastX, lastY] = [stride - 1, source.height - 1]
  const mix = (line: number, columns: readonly number[], across: number) =>
    columns.reduce((sum, column, at) => sum + (WEIGHTS[across + at] ?? 0) * (pixels[line + column] ?? 0), 0)
  for (let y = 0.5, at = 0; y < height; y += 1) {
    for (let x = 0.5; x < width; x += 1, at += 1) {
      const w = 1 / (g * x + h * y + i)
      const u = Math.min(lastX, Math.max(0, (a * x + b * y + c) * w - 0.5))
      const v = Math.min(lastY, Math.max(0, (d * x + e * y + f) * w - 0.5))
      const [column, row] = [u | 0, v | 0]
      const across = 4 * (((u - column) * STEPS) | 0)
      const down = 4 * (((v - row) * STEPS) | 0)
      let sum = 0
      if (column > 0 && row > 0 && column < lastX - 1 && row < lastY - 1) {
        const w0 = WEIGHTS[across] ?? 0
        const w1 = WEIGHTS[across + 1] ?? 0
        const w2 = WEIGHTS[across + 2] ?? 0
        const w3 = WEIGHTS[across + 3] ?? 0
        let there = (row - 1) * stride + column - 1
        for (let k = 0; k < 4; k += 1, there += stride) {
          const line =
            w0 * (pixels[there] ?? 0) +
            w1 * (pixels[there + 1] ?? 0) +
            w2 * (pixels[there + 2] ?? 0) +
            w3 * (pixels[there + 3] ?? 0)
          sum += (WEIGHTS[down + k] ?? 0) * line
        }
      } else {
        const columns = neighbours(column, lastX)
        for (const [k, line] of neighbours(row, lastY).entries())
          sum += (WEIGHTS[down + k] ?? 0) * mix(line * stride, columns, across)
      }
      target[at] = Math.max(0, Math.min(255, sum + 0.5))
    }
  }
  return { pixels: target, width, height }
}

/** Paints white what is outside a sheet or on its rim, given the projection to the sheet. */
export function blankOutside(
  { pixels, width, height }: Picture,
  toSheet: Projection,
  sheet: { width: number; height: number; rim: number },
): void {
  const [a, b, c, d, e, f, g, h, i] = toSheet
  const [right, bottom] = [sheet.width - sheet.rim, sheet.height - sheet.rim]
  for (let y = 0.5, at = 0; y < height; y += 1) {
    for (let x = 0.5; x < width; x += 1, at += 1) {
      const w = 1 / (g * x + h * y + i)
      const u = (a * x + b * y + c) * w
      const v = (d * x + e * y + f) * w
      if (u < sheet.rim || v < sheet.rim || u > right || v > bottom) pixels[at] = 255
    }
  }
}
