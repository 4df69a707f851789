/** All languages that the reader knows, how their words are compared, and in which of them a page is written. */
import { DUTCH } from './dutch.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import type { Language } from './language.ts'
import { POLISH } from './polish.ts'
import { PORTUGUESE } from './portuguese.ts'
import { SPANISH } from './spanish.ts'
import { TURKISH } from './turkish.ts'

/** One per line. English is first: where languages share a name, its English meaning takes precedence. */
// biome-ignore format: one per line, so that adding one changes one line
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  POLISH,
  PORTUGUESE,
  DUTCH,
  TURKISH,
]

/** Letters that are not an accented form of another one, with their usual spelling on keyboards that lack them. */
const PLAIN: Record<string, string> = {
  ...{ ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', μ: 'u' },
  ...{ '’': "'", '‘': "'", '`': "'" },
}

/**
 * Normalises a text for comparing words: lower case, no accents, `u` for micro (as in normalised units), one kind of
 * apostrophe, and one letter for the dotted and the dotless i of Turkish. Raised and lowered figures become plain ones;
 * ä becomes a, not ae. All other punctuation and spaces stay. Names of markers are normalised further, see
 * `markers.ts`.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  // Most words are plain ASCII, in which only the backtick would change.
  if (/^[ -_a-~]*$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[ßłøđæœıμ’‘`]/g, (sign) => PLAIN[sign] ?? sign)
}

/** All words of a language's lists that are long enough to be distinctive. */
const vocabularyOf = ({ words, names, headings, dates, notATest, sections, qualitative }: Language) =>
  [
    words,
    ...Object.values(names),
    ...Object.values(headings),
    ...[dates.collected, dates.tested, dates.reported, dates.other, notATest, qualitative],
    ...Object.values(sections),
  ]
    .flat()
    .flatMap((text) => fold(text).split(/[^\p{L}]+/u))
    .filter((word) => word.length >= LEAST_LETTERS)

/** A word with fewer letters may be an abbreviation in any language. */
const LEAST_LETTERS = 5

/** The language of each word that only one of them uses; words that English uses are in none. */
function ownWords(): Map<string, string> {
  const users = new Map<string, Set<string>>()
  for (const language of LANGUAGES)
    for (const word of vocabularyOf(language))
      users.set(word, (users.get(word) ?? new Set()).add(language.code))
  const own = [...users].flatMap(([word, codes]): [string, string][] => {
    const [code = '', ...more] = codes
    return more.length > 0 || code === 'en' ? [] : [[word, code]]
  })
  const chosen = LANGUAGES.flatMap(({ code, words }) =>
    words.map((word): [string, string] => [fold(word), code]),
  )
  return new Map([...own, ...chosen])
}

const LANGUAGE_OF = ownWords()

/** Fewer distinctive words identify no language: one may be a name or a loanword. */
const LEAST_WORDS = 3

/**
 * The code of the language to which most of the distinctive words of a page belong: at least three, and twice as many
 * as of any other language. A word that is in every row counts once. Null where no language has so many.
 */
export function languageOf(words: string[]): string | null {
  const counts = new Map<string, number>()
  for (const word of new Set(words.flatMap((text) => fold(text).split(/[^\p{L}]+/u)))) {
    const code = LANGUAGE_OF.get(word)
    if (code) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort((one, other) => other[1] - one[1])
  if (!first || first[1] < Math.max(LEAST_WORDS, 2 * (second?.[1] ?? 0))) return null
  return first[0]
}
