/** Every language that the reader knows, how words of all of them are compared, and which one a page is written in. */
import { GERMAN } from './german.ts'
import type { Language } from './language.ts'

/** One per line. English stands first: where languages share a name, what English calls by it counts. */
export const LANGUAGES: readonly Language[] = [GERMAN]

/** Letters that are no accented form of another one, as they are written where they are missing. */
const LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', μ: 'u' }

/**
 * A text as words are compared: lower case, without accents, `u` for micro (as units are simplified), and with the
 * dotted and the dotless i of Turkish as one letter. Figures set high or low become plain ones. Punctuation and gaps stay.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[ßłøđæœıμ]/g, (letter) => LETTERS[letter] ?? letter)
}

const LANGUAGE_OF = new Map(
  LANGUAGES.flatMap(({ code, words }) => words.map((word): [string, string] => [fold(word), code])),
)

/** Fewer distinctive words than this say nothing: one may be a name or borrowed. */
const LEAST_WORDS = 3

/**
 * The code of the language whose distinctive words occur clearly most often among these words of a page: at least three
 * times, and twice as often as those of any other. Null where none does.
 */
export function languageOf(words: string[]): string | null {
  const counts = new Map<string, number>()
  for (const word of words.flatMap((text) => fold(text).split(/[^\p{L}]+/u))) {
    const code = LANGUAGE_OF.get(word)
    if (code) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort((one, other) => other[1] - one[1])
  if (!first || first[1] < Math.max(LEAST_WORDS, 2 * (second?.[1] ?? 0))) return null
  return first[0]
}
