/** The words of all known languages together, made ready for looking up. */
import type { Language } from './languages/language.ts'
import { fold, LANGUAGES } from './languages/languages.ts'

const wordsOf = (pick: (language: Language) => string[]) => LANGUAGES.flatMap(pick)

/** Whether a whole text, in any case and without its accents, is one of the words that `pick` takes of each language. */
export function lookup(pick: (language: Language) => string[]): (text: string) => boolean {
  const known = new Set(wordsOf(pick).map(fold))
  return (text) => known.has(fold(text))
}

const escaped = (word: string) =>
  word
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(' ', '\\s')
    .replaceAll(/['’]/g, "['’]")

/** Alternatives for a regular expression with the flag `i`, longest first, with and without accents. */
export function alternatives(pick: (language: Language) => string[]): string {
  const words = new Set(wordsOf(pick).flatMap((word) => [word, fold(word)]))
  // An alternative that nothing matches keeps an empty list from matching everything.
  return (
    [...words]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|') || '(?!)'
  )
}

/** A text without the signs of `before` at its start and of `after` at its end: in one pass, however many there are. */
export function trimmed(text: string, before: string, after: string): string {
  let [start, end] = [0, text.length]
  while (start < end && before.includes(text.charAt(start))) start += 1
  while (end > start && after.includes(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** A report asks the same of the same texts many times; no report has more different ones. */
const MOST_REMEMBERED = 20_000

/** A function of a text that remembers its answers. They are shared: who asks must not change them. */
export function remembering<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    if (answers.size >= MOST_REMEMBERED) answers.clear()
    const answer = ask(text)
    answers.set(text, answer)
    return answer
  }
}
