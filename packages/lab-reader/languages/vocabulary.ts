/** The words of all known languages, prepared for lookups. */
import { lazy } from '../lazy.ts'
import { fold, LANGUAGES } from './languages.ts'
import type { Language } from './schema.ts'

const wordsOf = (pick: (language: Language) => string[]) => LANGUAGES.flatMap(pick)

/**
 * A test whether a whole text, in any case and without its accents, is one of the words that `pick` returns for each
 * language.
 */
export function lookup(pick: (language: Language) => string[]): (text: string) => boolean {
  const known = lazy(() => new Set(wordsOf(pick).map(fold)))
  return (text) => known().has(fold(text))
}

const escaped = (word: string) =>
  word.replaceAll(/[.*+?^${}()|[\]\\ '’]/g, (sign) => {
    if (sign === ' ') return '\\s'
    return sign === "'" || sign === '’' ? "['’]" : `\\${sign}`
  })

/**
 * A pattern of what follows the first `at` characters of these words, which are sorted and equal up to there. Longer words
 * are tried first.
 */
export function patternOf(words: readonly string[], at: number): string {
  const [first = ''] = words
  if (words.length === 1) return escaped(first.slice(at))
  const branches: string[] = []
  for (let start = 0; start < words.length; ) {
    const character = words[start]?.charAt(at) ?? ''
    let end = start + 1
    while (end < words.length && words[end]?.charAt(at) === character) end += 1
    if (character !== '') branches.push(escaped(character) + patternOf(words.slice(start, end), at + 1))
    start = end
  }
  const [only = ''] = branches
  if (first.length === at) return `(?:${branches.join('|')})?`
  return branches.length > 1 ? `(?:${branches.join('|')})` : only
}

/** A pattern that matches nothing, because an empty one would match everything. */
export const NOTHING = '(?!)'

/**
 * Alternatives for a regular expression with the flag `i`, longest first, with and without accents. Their common
 * prefixes appear once, so that thousands of words compile in half the time.
 */
export function alternatives(pick: (language: Language) => string[]): string {
  const words = new Set(wordsOf(pick).flatMap((word) => [word.replaceAll('’', "'"), fold(word)]))
  return words.size > 0 ? patternOf([...words].sort(), 0) : NOTHING
}

/** Alternatives like these of words exactly as they are written. A star at the end stands for any further letters. */
export const asWritten = (pick: (language: Language) => string[]) =>
  patternOf([...new Set(wordsOf(pick))].sort(), 0).replaceAll('\\*', '\\p{L}*')

/** What is before and behind a word: `\b` takes letters other than plain Latin ones for punctuation. */
const EDGES = [
  { isOf: /^[ -~]+$/, start: '\\b', end: '\\b' },
  { isOf: /[^ -~]/, start: '(?<!\\p{L})', end: '(?!\\p{L})' },
]

/**
 * A pattern of whole words in a text that `fold` normalised, for a regular expression with the flag `u`. A star at the
 * end of a word stands for any further letters.
 */
export function foldedWords(words: readonly string[]): string {
  const all = [...new Set(words.map(fold))]
  const patterns = EDGES.flatMap(({ isOf, start, end }) => {
    // A line break stands for the end of a word until the common prefixes are found.
    const ended = all
      .filter((word) => isOf.test(word))
      .map((word) => (word.endsWith('*') ? word : `${word}\n`))
      .sort()
    const pattern = patternOf(ended, 0).replaceAll('\\*', '\\p{L}*').replaceAll('\n', end)
    return ended.length > 0 ? [start + pattern] : []
  })
  return `(?:${patterns.join('|')})`
}

/** A text without the signs of `before` at its start and of `after` at its end, in one pass however many there are. */
export function trimmed(text: string, before: string, after: string): string {
  let [start, end] = [0, text.length]
  while (start < end && before.includes(text.charAt(start))) start += 1
  while (end > start && after.includes(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** How often any of these signs is in a text. */
export const countOf = (text: string, signs: string) =>
  [...text].filter((sign) => signs.includes(sign)).length

/** The most cached texts: a report asks about the same texts many times, and has fewer different ones. */
const MOST_CACHED = 20_000

/** A function of a text that caches its results. They are shared: callers must not change them. */
export function memoized<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    if (answers.size >= MOST_CACHED) answers.clear()
    const answer = ask(text)
    answers.set(text, answer)
    return answer
  }
}
