/** What one file may cost, and why one is refused. */

/** A decoded picture beyond this needs more memory than a page of results is worth. */
export const MAX_PIXELS = 40_000_000

/**
 * How much one file may cost. `milliseconds` is for all text of a PDF, and for each page where pages are recognised;
 * `heapMegabytes` counts what JavaScript holds, `megabytes` all memory of the process; `pages` and `words` are the most
 * that a file may have, `pages` those that are recognised where pages are.
 */
export type ReadLimits = {
  milliseconds: number
  megabytes: number
  heapMegabytes: number
  pages: number
  words: number
}

/** A blood test is a few pages; a file beyond these limits is no lab report, or an attack. */
export const TEXT_LIMITS: ReadLimits = {
  milliseconds: 20_000,
  megabytes: 768,
  heapMegabytes: 256,
  pages: 30,
  words: 8_000,
}
/** Recognising a page takes some seconds, and many more where others use the cores: it yields to them. */
export const PICTURE_LIMITS: ReadLimits = {
  milliseconds: 90_000,
  megabytes: 1_536,
  heapMegabytes: 512,
  pages: 10,
  words: 8_000,
}

/** Why no words can be had from a file. */
export type Refusal =
  | 'password'
  | 'damaged'
  | 'picture'
  | 'pages'
  | 'scans'
  | 'words'
  | 'time'
  | 'text'
  | 'pixels'

/** Thrown where a file is read; the parent explains it in a sentence. */
export class Refused extends Error {
  readonly why: Refusal

  constructor(why: Refusal) {
    super(why)
    this.why = why
  }
}

/** A file from which no words can be had. The message is a sentence for the person who uploaded it. */
export class UnreadableReport extends Error {
  override name = 'UnreadableReport'
}

const EXPLANATIONS: Record<Refusal, (limits: ReadLimits) => string> = {
  password: () => 'This PDF is protected by a password. Please upload a copy without one.',
  damaged: () =>
    'This PDF is damaged or incomplete and cannot be read. Please download it again from your laboratory.',
  picture: () => 'This picture is damaged or incomplete and cannot be read. Please take or save it again.',
  pages: (limits) =>
    `This PDF has more than ${limits.pages} pages. Please upload only the pages with your results.`,
  scans: (limits) =>
    `This PDF has more than ${limits.pages} scanned pages. Please upload only the pages with your results.`,
  words: () =>
    'This PDF has far more text than a lab report. Please upload only the pages with your results.',
  time: () =>
    'This file takes too long or too much memory to read. Please try again, or upload only the pages with your results.',
  text: () =>
    'No text was found in this file. Please upload a sharper picture of the whole page, or the PDF that your laboratory issued.',
  pixels: () => 'This picture has too many pixels. Please upload one of at most 40 megapixels.',
}

/** The refusal of a file in a sentence. */
export function unreadable(why: Refusal, limits: ReadLimits): UnreadableReport {
  return new UnreadableReport(EXPLANATIONS[why](limits))
}
