import type { Projection } from './projection.ts'

/**
 * A word where it stands on its page: points (or pixels of an image) from the top left corner. `height` is the font
 * size, `y + height` the baseline; `angle` is 0 for text that reads from left to right, in degrees, clockwise.
 * `confidence`, from 0 to 1, is missing for text that was not recognised in a picture but drawn as text.
 */
export type Word = {
  text: string
  x: number
  y: number
  width: number
  height: number
  angle: number
  confidence?: number
  /** As the page writes it, where a number in it was put into plain writing; `other` is its other possible reading. */
  printed?: string
  other?: string
}

/**
 * A page with its words in drawing order. `number` counts from 1; width and height are in the words' measure. Where the
 * page had to be turned, straightened or seen from above to be read, `toPicture` leads from their measure to fractions of
 * the page (or picture) as it was uploaded: `boundsOf` makes a place of a box.
 * `isUnclear` says of a picture that it could not be read, or not in time; it has no words.
 */
export type Page = {
  number: number
  width: number
  height: number
  words: Word[]
  toPicture?: Projection
  isUnclear?: boolean
}
