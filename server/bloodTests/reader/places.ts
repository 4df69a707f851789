/** Where on the uploaded page a row or a line stands. */
import type { MarkerPlace } from '../../../shared/bloodTests.ts'
import type { Page, Word } from './words.ts'

/** The box around words, in fractions of the page as it was uploaded. */
export function placeOf(words: readonly Word[], page: Page): MarkerPlace {
  const left = Math.min(...words.map((word) => word.x))
  const top = Math.min(...words.map((word) => word.y))
  const right = Math.max(...words.map((word) => word.x + word.width))
  // Descenders hang a quarter of the font size below the baseline.
  const bottom = Math.max(...words.map((word) => word.y + 1.25 * word.height))
  const [a, b, c, d, e, f] = page.toPicture ?? [1 / page.width, 0, 0, 1 / page.height, 0, 0]
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
  )
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const share = (part: number) => Math.min(1, Math.max(0, Number(part.toFixed(4))))
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const turn = Math.abs(a) >= Math.abs(b) ? (a > 0 ? 0 : 180) : b > 0 ? 90 : 270
  return {
    page: page.number,
    ...(turn !== 0 && { turn }),
    x: share(x),
    y: share(y),
    width: share(Math.max(...xs) - x),
    height: share(Math.max(...ys) - y),
  }
}
