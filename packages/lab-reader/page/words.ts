import type { Projection } from './projection.ts'

/**
 * A word with its position on the page: points (or pixels of an image) from the top left corner. `height` is the font
 * size, `y + height` the baseline; `angle` is 0 for text that reads from left to right, in degrees, clockwise.
 * `confidence`, from 0 to 1, is missing for text that was drawn as text and not recognised in a picture.
 */
export type Word = {
  text: string
  x: number
  y: number
  width: number
  height: number
  angle: number
  confidence?: number
  /** The original text, where a number in it was normalised; `other` is its other possible reading. */
  printed?: string
  other?: string
}

/** The text of words, with one space between them. */
export const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

/**
 * A page with its words in drawing order. `number` counts from 1; width and height are in the words' unit. Where the
 * page had to be turned, straightened or rectified to be read, `toPicture` maps from their unit to fractions of the
 * uploaded page (or picture): `boundsOf` maps a box to a place. `isUnclear` marks a picture that could not be read, or
 * not in time; it has no words. `isInOtherLetters` marks a page whose words are in a script that is not supported,
 * `isLessSure` a picture in a script that is recognised less surely than the Latin one.
 */
export type Page = {
  number: number
  width: number
  height: number
  words: Word[]
  toPicture?: Projection
  isUnclear?: boolean
  isInOtherLetters?: boolean
  isLessSure?: boolean
}

/** Two words as one, from the left edge of the first to the right edge of the second. */
export const oneWord = (first: Word, second: Word): Word => ({
  ...first,
  text: first.text + second.text,
  width: second.x + second.width - first.x,
})
