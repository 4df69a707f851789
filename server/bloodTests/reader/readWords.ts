import type { AllowedType } from '../../../shared/bloodTests.ts'
import { askChild, type Progress } from './child.ts'
import { PICTURE_LIMITS, type ReadLimits, TEXT_LIMITS, unreadable } from './limits.ts'
import type { Page } from './words.ts'

/** Whether a PDF has the end-of-file mark that every complete one has near its end: without it, rows may be missing. */
function isComplete(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-2048)).includes('%%EOF')
}

export type ReadOptions = {
  /** Called before each page of a picture or scan is read, with its number among the pages that are recognised. */
  onProgress?: Progress
  /** Limits that replace the default ones. */
  limits?: Partial<ReadLimits>
  /** The patient's date of birth (yyyy-MM-dd), for limits that depend on age. */
  born?: string | null
}

/**
 * Asks a child process to read a report, or only its words: the text of a PDF where that is complete, otherwise what
 * its pages show; a picture as it is seen. Rejects like `askChild`.
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
 * The words of an uploaded report with their positions. Throws `UnreadableReport`, with a sentence for the person who
 * uploaded it, where the file is protected, damaged, too large or without text.
 */
export async function readWords(
  file: Uint8Array,
  type: AllowedType,
  options: ReadOptions = {},
): Promise<Page[]> {
  const answer = await askAbout(file, type, options, true)
  if ('pages' in answer) return answer.pages
  throw unexpectedAnswer(answer)
}

/** The error for an answer that does not fit the question: a fault of our own code. */
export const unexpectedAnswer = (answer: object) =>
  new Error(`the reader answered with ${Object.keys(answer)}`)
