import { askChild } from './child.ts'
import { type ReadLimits, unreadable } from './limits.ts'

/** Somebody is looking at the screen: a page that takes longer is not shown. */
const DRAWING_LIMITS: ReadLimits = {
  milliseconds: 15_000,
  megabytes: 1_024,
  heapMegabytes: 256,
  pages: 30,
  words: 8_000,
}

/** Ends when the drawing before it has ended, however it went. */
let before: Promise<unknown> = Promise.resolve()

/**
 * One page of a PDF as PNG, drawn in a child process, one at a time. Fails with `UnreadableReport` where there is no
 * such page or it cannot be drawn.
 */
export async function drawPdfPage(file: Uint8Array, page: number): Promise<Uint8Array> {
  const task = { ask: 'drawing', page, bytes: file, limits: DRAWING_LIMITS } as const
  const drawing = before.then(() => askChild(task))
  before = drawing.catch(() => {})
  const answer = await drawing
  if ('png' in answer) return answer.png
  throw unreadable('failure' in answer ? answer.failure : 'damaged', DRAWING_LIMITS)
}
