/** Draws pages and results in child processes, so that the caller's event loop is never blocked. */
import { askChild, type Task } from './child.ts'
import { DRAWING_LIMITS, MAX_DRAWN_BYTES } from './limits.ts'
import { unexpectedAnswer } from './readWords.ts'
import type { Printed } from './report.ts'

async function draw(task: Task): Promise<Uint8Array> {
  const answer = await askChild(task)
  if ('drawn' in answer && answer.drawn.byteLength <= MAX_DRAWN_BYTES) return answer.drawn
  throw unexpectedAnswer(answer)
}

/** One page of a PDF as PNG. Rejects with `UnreadableReport` where there is no such page or it cannot be drawn. */
export const drawPdfPage = (bytes: Uint8Array, page: number) =>
  draw({ ask: 'page', page, bytes, limits: DRAWING_LIMITS })

/** A completed blood test as a PDF. Rejects with `UnreadableReport` where drawing it takes too long. */
export const drawResultPdf = (result: Printed) => draw({ ask: 'result', result, limits: DRAWING_LIMITS })
