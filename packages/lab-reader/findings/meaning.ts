/** What a result in words means, in any of the known languages: "nicht nachweisbar", "2+", "1:640", "üreme oldu". */

import { fold, LANGUAGES } from '../languages/languages.ts'
import type { Language } from '../languages/schema.ts'
import { memoized, NOTHING } from '../languages/vocabulary.ts'
import { lazy } from '../lazy.ts'

/**
 * `open` is an equivocal result, `pending` one not available yet. Null for other words, such as a colour or the name of
 * a germ.
 */
export type Meaning = 'positive' | 'open' | 'negative' | 'pending' | null

/** Letters and figures without accents, in lower case; everything else is a space. */
export const plainWords = (text: string) =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Returns a function that finds the first of these words or phrases in a text of `plainWords`: its position, or -1.
 * `*` matches any beginning or end of a word.
 */
export function finder(phrases: () => readonly string[]): (plain: string) => number {
  const anyOf = lazy(() => {
    const sources = new Set(
      phrases().map((phrase) => {
        const plain = plainWords(phrase)
        return `${phrase.startsWith('*') ? '[^ ]{0,20}' : ''}${plain}${phrase.endsWith('*') ? '[^ ]{0,30}' : ''}`
      }),
    )
    const words = sources.size === 0 ? NOTHING : [...sources].sort().join('|')
    return new RegExp(`(?<![^ ])(?:${words})(?![^ ])`, 'u')
  })
  return (plain) => plain.search(anyOf())
}

const wordsOf = (kind: keyof Language['meanings']) => LANGUAGES.flatMap(({ meanings }) => meanings[kind])

const KINDS = ['positive', 'seen', 'negative', 'not', 'no'] as const
type Kind = (typeof KINDS)[number]
const isKind = Object.fromEntries(KINDS.map((kind) => [kind, finder(() => wordsOf(kind))])) as Record<
  Kind,
  (plain: string) => number
>
/** Phrases of several words, which a look at single words would miss. */
const isPhrase = Object.fromEntries(
  KINDS.map((kind) => [kind, finder(() => wordsOf(kind).filter((word) => plainWords(word).includes(' ')))]),
) as typeof isKind
const isOpen = finder(() => wordsOf('open'))
const isPending = finder(() => wordsOf('pending'))
const but = finder(() => wordsOf('but'))

/** Grades and titres, which need no language. */
const GRADE = /^(?:\(\s?\++\s?\)|[1-4]?\s?\+{1,4}|\+ve|[1-4]\s?plus)$/u
const MINUS = /^(?:\(\s?[-–−]\s?\)|[-–−]{1,3}|[-–−]ve)$/u
/** A titre, alone or before its pattern: "1:1280 homogeneous". */
const TITRE = /^([<≤])?(?:[>≥=]|>=)?\s?1\s?[:/]\s?\d{1,7}(?:[,;]?\s(\D{0,80}))?$/u
/** Part of a germ's name, neither positive nor negative: "Gram-negative rods", "laseczki Gram-ujemne". */
const GRAM = /\bgram[\s-]{0,2}(?:pos|neg|dodat|ujem|poz|[+-](?![\p{L}\d]))\p{L}{0,12}/giu
/** How urate crystals turn light: "neg. doppelbrechend". */
const BIREFRINGENT = /\bneg\p{L}{0,8}\.?\s(?=doppelbrech|dubbelbrek|bir[ei]?fr)/giu
/** Minerals, and no trace of something. */
const TRACE_ELEMENTS = /\btrace\s(?=elements?|minerals?|metals?)/giu
/** Words between a negation and the positive word that it negates. */
const REACH = 6

/** The last of a list: "No Salmonella, Shigella or Campylobacter isolated". */
const OR = /(?<![^ ])(?:n?or|oder|noch|ou|o|of|lub|ani|veya|ni|nem)(?![^ ])/u

/** The meaning of one clause. `isDenied`: an earlier clause of the sentence denied something. */
function clauseMeaning(clause: string, isDenied: boolean): { meaning: Meaning; denies: boolean } {
  const plain = plainWords(clause)
  const words = plain.split(' ')
  const at = (kind: Kind) => words.flatMap((word, index) => (isKind[kind](word) >= 0 ? [index] : []))
  const denials = [...at('not'), ...at('no')]
  const denies = at('no').length > 0 || isPhrase.no(plain) >= 0
  const isNegated = (index: number) =>
    denials.some(
      (one) => (one < index && index - one <= REACH) || (one === index + 1 && one === words.length - 1),
    )
  // "nicht negativ"
  const isDoubled = at('not').some((index) => /^(?:neg|norm|ujem)/u.test(words[index + 1] ?? ''))
  const isListed = isDenied && OR.test(plain)
  if (isDoubled || at('positive').some((index) => !isNegated(index) && !isListed))
    return { meaning: 'positive', denies }
  const isNegative = denials.length > 0 || denies || isKind.negative(plain) >= 0
  if (isKind.seen(plain) >= 0 && !isNegative && !isDenied) return { meaning: 'positive', denies }
  return { meaning: isNegative ? 'negative' : null, denies }
}

export const meaningOf = memoized((printed: string): Meaning => {
  const text = printed.slice(0, 240).trim()
  if (GRADE.test(text)) return 'positive'
  if (MINUS.test(text)) return 'negative'
  const titre = TITRE.exec(text)
  // "VIH 1/2 no reactivo" has no titre.
  if (titre && meaningOf(titre[2] ?? '') !== 'negative') return titre[1] ? 'negative' : 'positive'
  // The usual result may follow in brackets.
  const bare = text.replace(/(?<=[\p{L}+]\s?)[([][^()[\]]{0,80}[)\]]$/u, '')
  const named = bare.replaceAll(GRAM, 'gram').replaceAll(TRACE_ELEMENTS, '').replaceAll(BIREFRINGENT, '')
  const plain = plainWords(named)
  if (isOpen(plain) >= 0) return 'open'
  const clauses = named.split(/[;|]|\.\s/u).flatMap((sentence) => {
    const at = but(plainWords(sentence))
    const sentences =
      at > 0 ? [plainWords(sentence).slice(0, at), plainWords(sentence).slice(at)] : [sentence]
    return sentences.flatMap((one) => {
      let isDenied = false
      return one.split(/[,/]|\s[-–—]\s|:/u).map((clause) => {
        const found = clauseMeaning(clause, isDenied)
        isDenied ||= found.denies
        return found.meaning
      })
    })
  })
  if (clauses.includes('positive')) return 'positive'
  if (isPending(plain) >= 0) return 'pending'
  if (/\+{1,4}\s*$/u.test(bare) && /\p{L}/u.test(bare)) return 'positive'
  return clauses.includes('negative') ? 'negative' : null
})
