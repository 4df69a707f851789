/** Every language that the reader knows, how words of all of them are compared, and which one a page is written in. */
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

/** One per line. English stands first: where languages share a name, what English calls by it counts. */
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

/** Signs that are no accented form of another one, as they are written where a keyboard lacks them. */
const PLAIN: Record<string, string> = {
  ...{ ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', μ: 'u' },
  ...{ '’': "'", '‘': "'", '`': "'" },
}

/**
 * A text as words are compared: lower case, without accents, `u` for micro (as units are simplified), one apostrophe,
 * and the dotted and the dotless i of Turkish as one letter. Figures set high or low become plain ones; ä is a, not ae.
 * All other punctuation and gaps stay. Names of markers are simplified further, see `markers.ts`.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[ßłøđæœıμ’‘`]/g, (sign) => PLAIN[sign] ?? sign)
}

/** Every word of a language's lists that is long enough to be its own. */
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

/** A shorter word may be an abbreviation of any language. */
const LEAST_LETTERS = 5

/** The language of each word that only one of them uses. What English uses is nobody's own. */
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

/** Fewer distinctive words than this say nothing: one may be a name or borrowed. */
const LEAST_WORDS = 3

/**
 * The code of the language of which clearly the most distinctive words stand among these words of a page: at least three,
 * and twice as many as of any other. A word that stands in every row counts once. Null where no language has so many.
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
