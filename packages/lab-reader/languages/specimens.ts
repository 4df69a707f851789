/** Which specimen a text names: in a test's name, a column, a label or the title of a section. */
import { lazy } from '../lazy.ts'
import type { Specimen } from '../types.ts'
import { fold, LANGUAGES } from './languages.ts'
import type { Language } from './schema.ts'
import { alternatives, memoized, patternOf, trimmed } from './vocabulary.ts'

/**
 * A specimen as it is printed: `blood` is blood of any kind, `tube` a tube of whole blood, from which most tests take the
 * plasma ("EDTA blood").
 */
export type PrintedSpecimen = Specimen | 'blood' | 'tube'

const BLOOD: ReadonlySet<PrintedSpecimen> = new Set<PrintedSpecimen>([
  ...(['serum', 'wholeBlood', 'tube', 'blood', 'redCells', 'driedBlood'] as const),
])

/** Whether a specimen is blood or a part of it. */
export const isOfBlood = (specimen: PrintedSpecimen) => BLOOD.has(specimen)

type Kind = keyof Language['specimens']['named']

/** The words of all languages with what they name. */
function wordsOf(list: 'named' | 'material'): Map<string, PrintedSpecimen> {
  const pairs = LANGUAGES.flatMap(({ specimens }) =>
    Object.entries(specimens[list]).flatMap(([kind, words]) =>
      words.map((word): [string, PrintedSpecimen] => [fold(word), kind as Kind]),
    ),
  )
  return new Map(pairs)
}

/** A word that ends with a star may begin a longer one: "urin*" in "Urinkreatinin". */
const isStem = (word: string) => word.endsWith('*')

const WORDS = lazy(() => [...wordsOf('named')])
const NAMED = lazy(() => new Map(WORDS().map(([word, kind]) => [trimmed(word, '', '*'), kind])))
const MATERIAL = lazy(() => new Map([...NAMED(), ...wordsOf('material')]))
const patternFor = (is: (word: string) => boolean) =>
  patternOf(
    [
      ...new Set(
        WORDS()
          .filter(([word]) => is(word))
          .map(([word]) => trimmed(word, '', '*')),
      ),
    ].sort(),
    0,
  )
const WHOLE = lazy(() => new RegExp(`(?<!\\p{L})${patternFor((word) => !isStem(word))}(?!\\p{L})`, 'gu'))
const STEM = lazy(() => new RegExp(`(?<!\\p{L})${patternFor(isStem)}`, 'gu'))
const LABELS = lazy(() => new Set(LANGUAGES.flatMap(({ specimens }) => specimens.label.map(fold))))
const LABELLED = lazy(() => new RegExp(`^${patternOf([...LABELS()].sort(), 0)}\\s?:\\s?`, 'u'))

/** In capitals it is a unit, in German ("i.U.") "in the urine". */
const withoutUnits = (text: string) => text.replaceAll(/\bI\. ?U\b\.?/g, ' ')

/** A collection of one day. */
const DAY =
  /(?<![\d.,])24[\s-]?(?:h|hrs?|hours?|std|stunden|heures|horas|hs|ore|godz|uurs?|u|saat(?:lik)?)(?!\p{L})\.?/gu

/** What is left of "im 24-h-Urin" or "des urines de 24 heures" without its specimen. */
const DANGLING =
  /(?<=\S)\s(?:i\.|im|in|aus|der|des?|du|dans|les|en|el|la|nell[ae]|dell[ae]|di|da|w|z|of|from|van|het)$/u

/** Abbreviations that mean a specimen in brackets too; in a column of specimens every one does. */
const IN_BRACKETS: ReadonlySet<string> = new Set(['u', 'wb', 'vb', 'rbc'])
const LEAST_LETTERS = 4

/** The specimen that several words name together; `several` where they contradict each other. */
function together(found: ReadonlySet<PrintedSpecimen>): PrintedSpecimen | 'several' | null {
  const kinds = new Set(found)
  if (kinds.has('urine24h')) kinds.delete('urine')
  const others = [...kinds].filter((kind) => !isOfBlood(kind))
  const precise = [...kinds].filter((kind) => isOfBlood(kind) && kind !== 'blood' && kind !== 'tube')
  const [other, ...more] = others
  if (other) return more.length === 0 && precise.length === 0 ? other : 'several'
  if (kinds.has('driedBlood')) return 'driedBlood'
  if (kinds.has('redCells')) return kinds.has('serum') ? 'several' : 'redCells'
  if (kinds.has('wholeBlood')) return kinds.has('serum') ? 'blood' : 'wholeBlood'
  return (['serum', 'tube', 'blood'] as const).find((kind) => kinds.has(kind)) ?? null
}

export type Named = { specimen: PrintedSpecimen | 'several' | null; rest: string }

/** What a text names, and the text without these words, normalised by `fold`. */
export const specimenIn = memoized((text: string): Named => {
  const found = new Set<PrintedSpecimen>()
  const take = (word: string) => {
    const kind = NAMED().get(word)
    if (kind) found.add(kind)
    return ' '
  }
  let rest = fold(withoutUnits(text)).replaceAll(WHOLE(), take).replaceAll(STEM(), take)
  if (found.has('urine') && DAY.test(rest)) found.add('urine24h')
  DAY.lastIndex = 0
  if (found.has('urine24h')) rest = rest.replaceAll(DAY, ' ')
  // "Magnesium (Erythrozyten)", "Magnesium, RBC".
  rest = rest.replaceAll(
    /\(([^()]*)\)?|(?<=.)[,;/–-]\s?([^,;/–()-]+)$/gu,
    (piece, inside, behind, at: number) => {
      const word = String(inside ?? behind ?? '').trim()
      const kind = word.length >= LEAST_LETTERS || IN_BRACKETS.has(word) ? MATERIAL().get(word) : undefined
      if (kind === undefined || at === 0) return word === '' ? ' ' : piece
      found.add(kind)
      return ' '
    },
  )
  const specimen = together(found)
  const whole = rest.replaceAll(/\s+/g, ' ').trim()
  return { specimen, rest: specimen === null ? whole : whole.replace(DANGLING, '') }
})

/** Additives may end in a figure too: "citrat3". */
const filler = () => alternatives(({ specimens }) => specimens.fillers ?? []).replaceAll('\\*', '\\w*')
const FILLERS = lazy(() => new RegExp(`(?<!\\p{L})${filler()}(?!\\p{L})`, 'gu'))

/**
 * The specimen of a text that names nothing else ("EDTA whole blood", "Material: Stuhl"); null for any other text.
 * Abbreviations ("U") count only in a column of specimens.
 */
export function materialOf(text: string, isColumn = false): PrintedSpecimen | null {
  if (text.length > LONGEST_MATERIAL || !/\p{L}/u.test(text)) return null
  const plain = trimmed(fold(text).replace(LABELLED(), ''), ' ([', ' )].:*')
  const whole = plain.length >= LEAST_LETTERS || isColumn ? MATERIAL().get(plain) : undefined
  if (whole) return whole
  const { specimen, rest } = specimenIn(plain)
  return specimen === null || specimen === 'several' || /[\p{L}\d]/u.test(rest.replaceAll(FILLERS(), ' '))
    ? null
    : specimen
}

const LONGEST_MATERIAL = 60

/** The specimen behind its label ("Material: Speichel", "Échantillon : urines"); null for any other text. */
export function labelledMaterial(label: string, value = ''): PrintedSpecimen | null {
  const text = fold(`${label} ${value}`.slice(0, LONGEST_MATERIAL))
  return LABELLED().test(text) ? materialOf(text) : null
}

/** Whether a text is the label of a specimen, with or without its colon. */
export const isMaterialLabel = (text: string) => LABELS().has(trimmed(fold(text), '', ' :'))
