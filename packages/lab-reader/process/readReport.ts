import { PICTURE_LIMITS, type ReadLimits, TEXT_LIMITS, unreadable } from '../limits.ts'
import type { Page } from '../page/words.ts'
import type { Progress, ReportType } from '../types.ts'
import { type AnalysedReport, parseAnalysedReport } from './analysedReport.ts'
import { runReader } from './runReader.ts'

export type ReadOptions = {
  /** Called before each page of a picture or scan is read, with its number among the pages that are recognised. */
  onProgress?: Progress
  /** Limits that replace the default ones. */
  limits?: Partial<ReadLimits>
  /** The patient's date of birth (yyyy-MM-dd), for limits that depend on age. */
  born?: string | null
}

/**
 * Reads a report in a child process and analyses it by fixed rules. Throws `UnreadableReport`, with a
 * sentence for the person who uploaded it, if the file is protected, damaged, too large or without results.
 */
export async function readReport(
  file: Uint8Array,
  type: ReportType,
  options: ReadOptions = {},
): Promise<AnalysedReport> {
  const answer = await answerFor(file, type, options)
  if ('report' in answer) return parseAnalysedReport(answer.report)
  throw unexpectedAnswer(answer)
}

/** The words of a PDF or a picture with their positions. Throws like `readReport`. */
export async function readWords(
  file: Uint8Array,
  type: Exclude<ReportType, 'application/fhir+json'>,
  options: ReadOptions = {},
): Promise<Page[]> {
  const answer = await answerFor(file, type, options, true)
  if ('pages' in answer) return answer.pages
  throw unexpectedAnswer(answer)
}

/** Reads a PDF by its text where that is complete, otherwise by what its pages show. */
async function answerFor(
  bytes: Uint8Array,
  type: ReportType,
  { onProgress, limits = {}, born = null }: ReadOptions,
  wordsOnly = false,
) {
  const textLimits = { ...TEXT_LIMITS, ...limits }
  if (type === 'application/fhir+json')
    return await runReader({ kind: 'bundle', bytes, born, limits: textLimits })
  const pictures = { bytes, wordsOnly, born, limits: { ...PICTURE_LIMITS, ...limits } }
  if (type !== 'application/pdf') return await runReader({ kind: 'picture', ...pictures }, onProgress)
  if (!isComplete(bytes)) throw unreadable('damaged', textLimits)
  const byText = await runReader({ kind: 'text', bytes, wordsOnly, born, limits: textLimits })
  return 'hasScans' in byText ? await runReader({ kind: 'scans', ...pictures }, onProgress) : byText
}

/** Whether a PDF has the end-of-file mark that every complete one has near its end: without it, rows may be missing. */
const isComplete = (bytes: Uint8Array) => Buffer.from(bytes.subarray(-2048)).includes('%%EOF')

/** The error for an answer of the wrong kind: a fault of our own code. */
export const unexpectedAnswer = (answer: object) =>
  new Error(`the reader answered with ${Object.keys(answer)}`)
