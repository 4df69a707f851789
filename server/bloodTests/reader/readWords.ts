import type { AllowedType } from '../../../shared/bloodTests.ts'
import { askChild, type Progress } from './child.ts'
import { PICTURE_LIMITS, type ReadLimits, TEXT_LIMITS, unreadable } from './limits.ts'
import type { Page } from './words.ts'

/** The end-of-file mark that every complete PDF carries near its end: without it, rows may be missing. */
function isComplete(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-2048)).includes('%%EOF')
}

export type ReadOptions = {
  /** Called before each page of a picture or scan is read, with its number among the pages to be read so. */
  onProgress?: Progress
  /** Limits other than the usual ones. */
  limits?: Partial<ReadLimits>
  /** The patient's day of birth (yyyy-MM-dd), for limits of an age. */
  born?: string | null
}

/**
 * Asks a child process for what a report says, or only for its words: what the text of a PDF tells where that is all,
 * and else what its pages show; what a picture shows. Fails as `askChild` does.
 */
export async function askAbout(
  bytes: Uint8Array,
  type: AllowedType,
  { onProgress, limits = {}, born = null }: ReadOptions,
  wordsOnly = false,
) {
  const textLimits = { ...TEXT_LIMITS, ...limits }
  const pictures = { bytes, wordsOnly, born, limits: { ...PICTURE_LIMITS, ...limits } }
  if (type !== 'application/pdf') return await askChild({ ask: 'picture', ...pictures }, onProgress)
  if (!isComplete(bytes)) throw unreadable('damaged', textLimits)
  const byText = await askChild({ ask: 'text', bytes, wordsOnly, born, limits: textLimits })
  return 'hasScans' in byText ? await askChild({ ask: 'scans', ...pictures }, onProgress) : byText
}

/**
 * The words of an uploaded report with their places. Throws `UnreadableReport` with a sentence for people when the
 * file has none to give: protected, damaged, too large, or without text.
 */
export async function readWords(
  file: Uint8Array,
  type: AllowedType,
  options: ReadOptions = {},
): Promise<Page[]> {
  const answer = await askAbout(file, type, options, true)
  if ('pages' in answer) return answer.pages
  throw strange(answer)
}

/** The child answers what it was asked: anything else is our own fault. */
export const strange = (answer: object) => new Error(`the reader answered with ${Object.keys(answer)}`)
