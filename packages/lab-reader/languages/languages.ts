/** The supported languages, the normalisation of their words, and the detection of a page's language. */
import bulgarian from './bg.json' with { type: 'json' }
import german from './de.json' with { type: 'json' }
import greek from './el.json' with { type: 'json' }
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import french from './fr.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }
import dutch from './nl.json' with { type: 'json' }
import polish from './pl.json' with { type: 'json' }
import portuguese from './pt.json' with { type: 'json' }
import russian from './ru.json' with { type: 'json' }
import type { Language } from './schema.ts'
import serbian from './sr.json' with { type: 'json' }
import turkish from './tr.json' with { type: 'json' }
import ukrainian from './uk.json' with { type: 'json' }

export const ENGLISH: Language = english

/** One per line. English is first: where languages share a name, its English meaning takes precedence. */
// biome-ignore format: one per line, so that adding one changes one line
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  german,
  french,
  spanish,
  italian,
  polish,
  portuguese,
  dutch,
  turkish,
  russian,
  ukrainian,
  bulgarian,
  serbian,
  greek,
]

/** The names that depend on the language. English ones are international: reports of every language print them. */
export const localNames = (language: Language): Language['names'] =>
  language === ENGLISH ? (ENGLISH.abbreviations ?? {}) : language.names

/** Letters that are not an accented form of another one, with their usual spelling on other keyboards. */
const PLAIN: Record<string, string> = {
  ...{ ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', μ: 'u' },
  ...{ '’': "'", '‘': "'", '`': "'" },
  ...{ ς: 'σ', і: 'и', ы: 'и', є: 'е', э: 'е', ґ: 'г' },
}

/**
 * Normalises a text for comparing words: lower case, no accents, `u` for micro (as in normalised units), one kind of
 * apostrophe, one letter for the dotted and the dotless i of Turkish, one for и, і and ы and one for е, є and э, which
 * recognition confuses where its model does not know them. Raised and lowered figures become plain ones; ä becomes a, not
 * ae. All other punctuation and spaces stay. Names of markers are normalised further, see
 * `markers.ts`.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  // Most words are plain ASCII, in which only the backtick would change.
  if (/^[ -_a-~]*$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[ßłøđæœı’‘`ςіыєэґ]|(?<![α-ω])μ(?![α-ω])/g, (sign) => PLAIN[sign] ?? sign)
}

/** All words of a language's lists that are long enough to be distinctive. */
const vocabularyOf = (language: Language) => {
  const { words, headings, dates, notATest, sections, specimens, qualitative } = language
  return [
    words,
    ...Object.values(localNames(language)),
    ...Object.values(headings),
    ...[dates.collected, dates.tested, dates.reported, dates.other, notATest, qualitative],
    ...Object.values(sections),
    ...Object.values(specimens.named),
  ]
    .flat()
    .flatMap((text) => fold(text).split(/[^\p{L}]+/u))
    .filter((word) => word.length >= LEAST_LETTERS)
}

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

let ownWord: Map<string, string> | undefined

/** Fewer distinctive words identify no language: one may be a name or a loanword. */
const LEAST_WORDS = 3

/**
 * The code of the language to which most of the distinctive words of a page belong: at least three, and twice as many
 * as of any other language. A word that is in every row counts once. Null if no language has so many.
 */
export function languageOf(words: string[]): string | null {
  ownWord ??= ownWords()
  const counts = new Map<string, number>()
  for (const word of new Set(words.flatMap((text) => fold(text).split(/[^\p{L}]+/u)))) {
    const code = ownWord.get(word)
    if (code) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort((one, other) => other[1] - one[1])
  if (!first || first[1] < Math.max(LEAST_WORDS, 2 * (second?.[1] ?? 0))) return null
  return first[0]
}
