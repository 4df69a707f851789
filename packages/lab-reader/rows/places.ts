/** The position of a row or a line on the uploaded page. */

import { boundsOf, quarterTurnOf, scaling } from '../page/projection.ts'
import type { Page, Word } from '../page/words.ts'
import type { MarkerPlace } from '../types.ts'

/** The box around words, in fractions of the page as it was uploaded. */
export function placeOf(words: readonly Word[], page: Page): MarkerPlace {
  const left = Math.min(...words.map((word) => word.x))
  const top = Math.min(...words.map((word) => word.y))
  const right = Math.max(...words.map((word) => word.x + word.width))
  // Descenders extend a quarter of the font size below the baseline.
  const bottom = Math.max(...words.map((word) => word.y + 1.25 * word.height))
  const toPicture = page.toPicture ?? scaling(1 / page.width, 1 / page.height)
  const printed = { x0: left, y0: top, x1: right, y1: bottom }
  const box = boundsOf(toPicture, printed)
  const turn = quarterTurnOf(toPicture, printed)
  const share = (part: number) => Math.min(1, Math.max(0, Number(part.toFixed(4))))
  return {
    page: page.number,
    ...(turn !== 0 && { turn }),
    x: share(box.x0),
    y: share(box.y0),
    width: share(box.x1 - box.x0),
    height: share(box.y1 - box.y0),
  }
}
