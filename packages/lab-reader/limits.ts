/** The limits of one file: cost, stored size, and reasons for a refusal. */

/** The most pixels of a decoded picture; more needs more memory than a page of results is worth. */
export const MAX_PIXELS = 40_000_000

/**
 * What one file may cost. `milliseconds` applies to all text of a PDF, and to each page where pages are recognised;
 * `heapMegabytes` limits JavaScript's heap, `megabytes` all memory of the process; `pages`, `scans` (pages that are
 * recognised) and `words` limit the file's content. The recognition of a page ends after `pageMilliseconds`, but not
 * before it has had a core for half of that time: other work may delay it.
 */
export type ReadLimits = {
  milliseconds: number
  pageMilliseconds: number
  megabytes: number
  heapMegabytes: number
  pages: number
  scans: number
  words: number
}

/** The largest content of a file: a blood test has a few pages. */
export const SIZE = { pages: 30, scans: 10, words: 8_000, pageMilliseconds: 30_000 }

/** A file that exceeds these limits is not a lab report, or is an attack. */
export const TEXT_LIMITS: ReadLimits = { ...SIZE, milliseconds: 20_000, megabytes: 768, heapMegabytes: 256 }
/**
 * Recognising a page takes some seconds, and far more where other processes use the cores, because it runs at low
 * priority.
 */
export const PICTURE_LIMITS: ReadLimits = {
  ...SIZE,
  milliseconds: 90_000,
  megabytes: 1_536,
  heapMegabytes: 512,
}
/** A person is waiting at the screen: a drawing that takes longer is not shown. */
export const DRAWING_LIMITS: ReadLimits = {
  ...SIZE,
  milliseconds: 15_000,
  megabytes: 1_024,
  heapMegabytes: 256,
}

/**
 * The largest content of a page in which rows are searched. Lab reports are far below: a landscape page in the smallest
 * print has some 120 lines of 300 characters in a dozen columns. This bounds work that grows with the square of a line
 * or a page.
 */
export const PAGE = { lines: 500, cellsOfLine: 200, charactersOfLine: 2_000 }

/**
 * The most that is stored of a file: numbers of rows and lines, lengths of texts in characters. The notice names
 * anything cut off.
 */
export const KEPT = {
  rows: 500,
  unread: 200,
  qualitative: 200,
  days: 10,
  /** A test's name, and a result in words. */
  name: 200,
  unit: 40,
  flag: 60,
  value: 40,
  code: 20,
  /** A line that was not understood. */
  line: 500,
  notice: 1_000,
  /** The reading and its text for the patient together, in bytes of JSON. A real report has less than a third. */
  bytes: 400_000,
}

/** The largest drawing, in bytes. */
export const MAX_DRAWN_BYTES = 20_000_000

/** Why a file is refused. */
export type Refusal =
  | 'password'
  | 'damaged'
  | 'picture'
  | 'pages'
  | 'scans'
  | 'words'
  | 'time'
  | 'text'
  | 'unclear'
  | 'pixels'
  | 'json'
  | 'bundle'

/** Thrown while a file is read. The parent process turns the reason into a sentence. */
export class Refused extends Error {
  readonly why: Refusal

  constructor(why: Refusal) {
    super(why)
    this.why = why
  }
}

/** A refused file. The message is a sentence for the person who uploaded it. */
export class UnreadableReport extends Error {
  override name = 'UnreadableReport'
}

/** Advice for a page that cannot be read. */
export const BETTER_PICTURE =
  'Please take it again: in good light without shadows, straight from above, and so close that the page fills the picture. Or upload the PDF that your laboratory issued.'

const EXPLANATIONS: Record<Refusal, (limits: ReadLimits) => string> = {
  password: () => 'This PDF is protected by a password. Please upload a copy without one.',
  damaged: () =>
    'This PDF is damaged or incomplete and cannot be read. Please download it again from your laboratory.',
  picture: () => 'This picture is damaged or incomplete and cannot be read. Please take or save it again.',
  pages: (limits) =>
    `This PDF has more than ${limits.pages} pages. Please upload only the pages with your results.`,
  scans: (limits) =>
    `This PDF has more than ${limits.scans} scanned pages. Please upload only the pages with your results.`,
  words: () =>
    'This file has far more text than a lab report. Please upload only the pages with your results.',
  time: () =>
    'This file takes too long or too much memory to read. Please try again, or upload only the pages with your results.',
  text: () =>
    'No text was found in this file. Please upload a sharper picture of the whole page, or the PDF that your laboratory issued.',
  unclear: () => `No results could be read in this picture. ${BETTER_PICTURE}`,
  pixels: () => 'This picture has too many pixels. Please upload one of at most 40 megapixels.',
  json: () => 'This JSON file is damaged. Please export it again.',
  bundle: () => 'This JSON file is not a FHIR bundle of laboratory results.',
}

/** The refusal of a file as a sentence for the person who uploaded it. */
export function unreadable(why: Refusal, limits: ReadLimits): UnreadableReport {
  return new UnreadableReport(EXPLANATIONS[why](limits))
}
