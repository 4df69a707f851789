/** Draws pages of uploaded files in child processes, so that the caller's event loop is never blocked. */

import { DRAWING_LIMITS, LINES, MAX_DRAWN_BYTES } from '../limits.ts'
import type { LinesPicture, PageLines, ReportType } from '../types.ts'
import { unexpectedAnswer } from './readReport.ts'
import { runReader } from './runReader.ts'

/** One page of a PDF as PNG. Fails with `UnreadableReport` if there is no such page or it cannot be drawn. */
export async function drawPage(bytes: Uint8Array, page: number): Promise<Uint8Array> {
  const answer = await runReader({ kind: 'page', page, bytes, limits: DRAWING_LIMITS })
  if ('drawn' in answer && answer.drawn.byteLength <= MAX_DRAWN_BYTES) return answer.drawn
  throw unexpectedAnswer(answer)
}

/**
 * Draws a report's lines on white, one picture for each of its first pages with any. Skips pages whose picture is too
 * large. Throws `UnreadableReport` if the file cannot be drawn.
 */
export async function drawLines(
  bytes: Uint8Array,
  type: Exclude<ReportType, 'application/fhir+json'>,
  lines: readonly PageLines[],
): Promise<LinesPicture[]> {
  const pages = lines.slice(0, LINES.pages)
  const isPdf = type === 'application/pdf'
  const answer = await runReader({ kind: 'lines', isPdf, pages, bytes, limits: DRAWING_LIMITS })
  if (!('pictures' in answer)) throw unexpectedAnswer(answer)
  return answer.pictures.filter(({ jpeg }) => jpeg.byteLength <= LINES.bytes)
}
