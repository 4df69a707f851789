/** What one file may cost, and why one is refused. */

/** A decoded picture beyond this needs more memory than a page of results is worth. */
export const MAX_PIXELS = 40_000_000

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
