/** Draws pages of uploaded files in child processes, so that the caller's event loop is never blocked. */

import { DRAWING_LIMITS, MAX_DRAWN_BYTES } from '../limits.ts'
import { unexpectedAnswer } from './readReport.ts'
import { runReader } from './runReader.ts'

/** One page of a PDF as PNG. Fails with `UnreadableReport` if there is no such page or it cannot be drawn. */
export async function drawPage(bytes: Uint8Array, page: number): Promise<Uint8Array> {
  const answer = await runReader({ kind: 'page', page, bytes, limits: DRAWING_LIMITS })
  if ('drawn' in answer && answer.drawn.byteLength <= MAX_DRAWN_BYTES) return answer.drawn
  throw unexpectedAnswer(answer)
}
