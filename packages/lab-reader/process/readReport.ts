import { PICTURE_LIMITS, type ReadLimits, TEXT_LIMITS, UnreadableReport } from '../limits.ts'
import type { Page } from '../page/words.ts'
import type { PageLines, PrintedPage, Progress, ReportReading, ReportType } from '../types.ts'
import { parseLines, parsePrinted, parseReading } from './readingShape.ts'
import { runReader, type Wanted } from './runReader.ts'

export type ReadOptions = {
  /** Called before each page of a picture or scan is read, with its number among the pages that are recognised. */
  onProgress?: Progress
  /** Limits that replace the default ones. */
  limits?: Partial<ReadLimits>
}

/**
 * Reads a report in a child process. Throws `UnreadableReport` if the file is protected, damaged, too large or without
 * results.
 */
export async function readReport(
  file: Uint8Array,
  type: ReportType,
  options: ReadOptions = {},
): Promise<ReportReading> {
  return (await readReportAndLines(file, type, options)).reading
}

/** Reads a report like `readReport`, and returns the lines beside it that a second reader may see: see `watchedBy`. */
export async function readReportAndLines(
  file: Uint8Array,
  type: ReportType,
  options: ReadOptions = {},
): Promise<{ reading: ReportReading; lines: PageLines[] }> {
  const answer = await answerFor(file, type, options, 'reading')
  if ('reading' in answer) return { reading: parseReading(answer.reading), lines: parseLines(answer.lines) }
  throw unexpectedAnswer(answer)
}

/** The words of a PDF or a picture with their positions. Throws like `readReport`. */
export async function readWords(
  file: Uint8Array,
  type: Exclude<ReportType, 'application/fhir+json'>,
  options: ReadOptions = {},
): Promise<Page[]> {
  const answer = await answerFor(file, type, options, 'words')
  if ('pages' in answer) return answer.pages
  throw unexpectedAnswer(answer)
}

/** Every word and number that a PDF or a picture prints, for a person who completes its rows. Throws like `readReport`. */
export async function readPrinted(
  file: Uint8Array,
  type: Exclude<ReportType, 'application/fhir+json'>,
  options: ReadOptions = {},
): Promise<PrintedPage[]> {
  const answer = await answerFor(file, type, options, 'printed')
  if ('printed' in answer) return parsePrinted(answer.printed)
  throw unexpectedAnswer(answer)
}

/** Reads a PDF by its text where that is complete, otherwise by what its pages show. */
async function answerFor(
  bytes: Uint8Array,
  type: ReportType,
  { onProgress, limits = {} }: ReadOptions,
  wanted: Wanted,
) {
  const textLimits = { ...TEXT_LIMITS, ...limits }
  if (type === 'application/fhir+json') return await runReader({ kind: 'bundle', bytes, limits: textLimits })
  const pictures = { bytes, wanted, limits: { ...PICTURE_LIMITS, ...limits } }
  if (type !== 'application/pdf') return await runReader({ kind: 'picture', ...pictures }, onProgress)
  if (!isComplete(bytes)) throw new UnreadableReport('damaged', textLimits)
  const byText = await runReader({ kind: 'text', bytes, wanted, limits: textLimits })
  return 'hasScans' in byText ? await runReader({ kind: 'scans', ...pictures }, onProgress) : byText
}

/** Whether a PDF has the end-of-file mark that every complete one has near its end: without it, rows may be missing. */
const isComplete = (bytes: Uint8Array) => Buffer.from(bytes.subarray(-2048)).includes('%%EOF')

/** The error for an answer of the wrong kind: a fault of our own code. */
export const unexpectedAnswer = (answer: object) =>
  new Error(`the reader answered with ${Object.keys(answer)}`)
