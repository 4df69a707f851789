/** Pages on which the reader knows no word: the names, the headings and the labels are those of no language. */
import type { Page, Word } from '../page/words.ts'
import { isUnit } from '../rows/cells.ts'

const VOWELS = 'aeiou'
const CONSONANTS = 'bcdfghjklmnpqrstvwxz'

const nextIn = (letters: string, letter: string) =>
  letters.charAt((letters.indexOf(letter) + 1) % letters.length)

function changed(letter: string): string {
  const lower = letter.toLowerCase()
  const next = VOWELS.includes(lower)
    ? nextIn(VOWELS, lower)
    : CONSONANTS.includes(lower)
      ? nextIn(CONSONANTS, lower)
      : letter
  return letter === lower ? next : next.toUpperCase()
}

/** Words between two limits. */
const JOINT = /^(?:to|bis|a|à|al|ad|au|até|tot|do|e)$/iu

/** A text with other letters of the same kind; units, and words between limits, stay. */
export const unknown = (text: string) =>
  /^[\p{L}\p{M}().,:'’-]{2,}$/u.test(text) && !(text.length < 4 && isUnit(text)) && !JOINT.test(text)
    ? [...text].map(changed).join('')
    : text

/** Pages in whole words, with unknown ones in place of all that are not units. */
export const withUnknownWords = (pages: readonly Page[]): Page[] =>
  pages.map((page) => ({
    ...page,
    words: page.words.map((word): Word => ({ ...word, text: unknown(word.text) })),
  }))
