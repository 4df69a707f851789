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
 * The most that is stored of a file: numbers of rows and lines, lengths of texts in characters. `omissions`
 * name anything cut off.
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
  omissions: 10,
  /** The reading, in bytes of JSON. A real report has less than half. */
  bytes: 250_000,
}

/**
 * What is drawn for a second reader: the first pages, the longer side in pixels, the bytes of each picture; and how much
 * of its answer counts, in rows of a page.
 */
export const LINES = { pages: 6, side: 1600, bytes: 1_000_000, rows: 150 }

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
  | 'script'
  | 'pixels'
  | 'json'
  | 'bundle'

/** Thrown while a file is read. */
export class Refused extends Error {
  readonly why: Refusal

  constructor(why: Refusal) {
    super(why)
    this.why = why
  }
}

/** A refused file: why, and the limit that it exceeds, if it does. */
export class UnreadableReport extends Error {
  override name = 'UnreadableReport'
  readonly why: Refusal
  readonly most: number | undefined

  constructor(why: Refusal, limits: ReadLimits) {
    super(`the file is refused: ${why}`)
    this.why = why
    this.most = why === 'pages' || why === 'scans' ? limits[why] : undefined
  }
}
