/** Positive results: those that laboratories telephone to the doctor, and all others that a person should read. */
import type { z } from 'zod'
import { trimmed } from '../languages/vocabulary.ts'
import { type CellParts, readLoose, readValue } from '../rows/cells.ts'
import { flagMeaning, isFlag } from '../rows/flags.ts'
import type { Finding, MarkerRow, QualitativeRow, Urgency } from '../types.ts'
import { finder, meaningOf, plainWords } from './meaning.ts'
import table from './positive.json' with { type: 'json' }
import type { positive } from './schema.ts'

const { sources, findings, examinations, signs, germs, neverAbsent, bloodGroups } = table as z.infer<
  typeof positive
>

/** The most words of a line that are looked at. */
const MOST_WORDS = 30

type Rule = (typeof findings)[number] & { isNamed: (plain: string) => boolean }

const allOf = (byLanguage: Rule['names']) =>
  finder(() => Object.values(byLanguage).flatMap((words) => words ?? []))

const RULES = findings.map((rule): Rule => {
  const [named, other] = [allOf(rule.names), finder(() => rule.unless ?? [])]
  const beside = rule.with ? allOf(rule.with) : () => 0
  return { ...rule, isNamed: (plain) => named(plain) >= 0 && beside(plain) >= 0 && other(plain) < 0 }
})

/** Whether a name is that of a result whose positive words laboratories telephone. */
export function isTelephoned(name: string): boolean {
  const plain = plainWords(name)
  return RULES.some(({ isNamed }) => isNamed(plain))
}

/** Whether a name is that of a result for which any text that does not deny counts as positive: the name of a germ. */
function isTelephonedInAnyText(name: string): boolean {
  const plain = plainWords(name)
  return RULES.some(({ isNamed, anyText }) => anyText === true && isNamed(plain))
}

/**
 * Whether a line names a telephoned result and adds a text that does not deny it: "Blood culture: E. coli". `words` are
 * the line's; `isApart` is true where the line has several columns.
 */
export function tellsOfTelephoned(words: readonly string[], isApart: boolean): boolean {
  const end = words.findIndex((_, at) => isTelephoned(words.slice(0, at + 1).join(' '))) + 1
  if (end === 0) return false
  const [named, rest] = [words.slice(0, end).join(' '), words.slice(end)]
  const isLabelled = words.slice(0, -1).some((word) => /\p{L}\)?[:=]$/u.test(word))
  if (meaningOf(rest.join(' ')) === 'negative') return false
  const says = rest.some((word) => /\p{L}{3}/u.test(word))
  return isLabelled || (says && (isApart || isTelephonedInAnyText(named)))
}

const isExamination = finder(() => Object.values(examinations).flatMap((words) => words ?? []))
const [isHeldByAll, isOther] = [finder(() => neverAbsent.names), finder(() => neverAbsent.unless)]
const [isUnmeasurable, isAsUsual] = [finder(() => neverAbsent.unmeasurable), finder(() => neverAbsent.usual)]
const signIn = finder(() => Object.values(signs).flatMap((words) => words ?? []))

/** A karyotype such as "47,XX,+21": its count and sex chromosomes, and the first sign of a change. */
const KARYOTYPE = /(?<![\p{L}\d])(\d{2},\s?X[XY]{0,4})(,\S)?/u
function isOtherKaryotype(text: string): boolean {
  const [, sexes = '', more] = KARYOTYPE.exec(text) ?? []
  return sexes !== '' && (more !== undefined || !/^46,\s?X[XY]$/u.test(sexes))
}

/** A change of a gene as geneticists write it: "c.68_69delAG", "p.(Glu23fs)". */
const VARIANT = /(?<![\p{L}\d])(?:c\.[\d_+*-]{1,20}(?:[ACGT]>|del|dup|ins)|p\.\(?[A-Z][a-z]{2}\d)/u

/** Whether a text names what is seen only where something is wrong, and does not deny it. */
export const namesSign = (text: string) =>
  isOtherKaryotype(text) ||
  (VARIANT.test(text) && meaningOf(text) !== 'negative') ||
  text.split(/[,;]\s/u).some((clause) => signIn(plainWords(clause)) >= 0 && meaningOf(clause) !== 'negative')

const isGenus = finder(() => germs)
/** The second word of a germ's name: "pyogenes", "aureus", "spp". */
const SPECIES = /^(?:spp?|typhi)$|\p{L}{2}(?:ae|i|is|us|um|a|ans|ens|es|on)$/u

/** Whether a text names a germ by its species, and does not deny it. */
export function namesGerm(text: string): boolean {
  const words = plainWords(text).split(' ')
  const isNamed = words.some((word, at) => isGenus(word) >= 0 && SPECIES.test(words[at + 1] ?? ''))
  return isNamed && meaningOf(text) !== 'negative'
}

/** Whether a text begins with the name of an examination. */
export const beginsWithExamination = (text: string) => isExamination(plainWords(text)) === 0

/** Whether a line names an examination and adds what was found: "Stool culture Salmonella typhi". */
export function tellsOfExamination(words: readonly string[]): boolean {
  const end = words.findIndex((_, at) => isExamination(plainWords(words.slice(0, at + 1).join(' '))) >= 0) + 1
  const rest = words.slice(end)
  return end > 0 && rest.some((word) => /\p{L}{3}/u.test(word)) && meaningOf(rest.join(' ')) === null
}

/** Whether a printed number is positive by a rule. Zero and a number within its own range are not. */
function isPositiveNumber({ number }: Rule, { value, comparator, range }: CellParts): boolean {
  if (value === null || value <= 0 || comparator === '<' || comparator === '<=') return false
  const isWithin = range !== null && value >= (range.low ?? 0) && value <= (range.high ?? value)
  const isAbove = range !== null && range.high !== null && value > range.high
  return number === 'any' ? !isWithin : number === 'aboveRange' && isAbove
}

/**
 * The telephoned result in a line that was not understood: its name, beside a text that does not deny it or a number that
 * is positive. Null for a line that only names it.
 */
export function telephonedIn(text: string): { name: string; said: string; urgency: Urgency } | null {
  const words = text.split(/\s+/u).slice(0, MOST_WORDS)
  const first = words.findIndex((_, at) => isTelephoned(words.slice(0, at + 1).join(' '))) + 1
  if (first === 0) return null
  // "HCV RNA 1200 IU/mL" is not the antibody that "HCV" alone would be.
  const figure = words.findIndex((word, at) => at >= first && readValue(word) !== null)
  const end = figure > 0 ? figure : first
  const [name, rest] = [words.slice(0, end).join(' '), words.slice(end).join(' ')]
  const meaning = meaningOf(text)
  if (meaning === 'negative' || meaning === 'pending' || meaningOf(rest) === 'negative') return null
  const figures = readLoose(rest)
  const isSaid = meaning === 'positive' && figures.value === null
  const isText = /\p{L}{3}/u.test(rest) && figures.value === null
  const found = foundBy(
    name,
    (rule) => isSaid || (isText && rule.anyText === true) || isPositiveNumber(rule, figures),
  )
  return found && { name: trimmed(name, '', ' :='), said: rest === '' ? text : rest, urgency: found.urgency }
}

/** Blood groups, whose "positive" is neither good nor bad. */
const isOfBloodGroup = finder(() => bloodGroups)
const BLOOD_GROUP_TEXT =
  /^(?:(?:a|b|ab|o|0)\s?)?(?:rh(?:esus)?\s?(?:\(?d\)?)?|rhd)?\s?[([]?(?:pos\p{L}*|neg\p{L}*|[+-])[)\]]?\.?$/iu
const isBloodGroup = (name: string, text: string) =>
  isOfBloodGroup(plainWords(name)) >= 0 ||
  (/^(?:a|b|ab|o|0)\s|rh/iu.test(text) && BLOOD_GROUP_TEXT.test(text))

/** Whether a result calls absent, or too little to measure, what healthy blood always holds: "Fibrinogen: not measurable". */
export function lacksWhatAllHave(name: string, text: string): boolean {
  const [plain, said] = [plainWords(name), plainWords(text)]
  if (isHeldByAll(plain) < 0 || isOther(plain) >= 0 || isAsUsual(said) >= 0) return false
  const meaning = meaningOf(text)
  return meaning === 'negative' || (meaning === 'pending' && isUnmeasurable(said) >= 0)
}

type Found = Pick<Extract<Finding, { kind: 'positive' }>, 'id' | 'urgency' | 'source'>

const OTHER: Found = { id: null, urgency: 'none', source: null }

function rank({ urgency }: { urgency: Urgency }) {
  return ['none', 'sameDay', 'today'].indexOf(urgency)
}

/** The most urgent rule of a name for which `is` holds. */
function foundBy(name: string, is: (rule: Rule) => boolean): Found | null {
  const plain = plainWords(name)
  const [rule] = RULES.filter((one) => one.isNamed(plain) && is(one)).sort(
    (one, other) => rank(other) - rank(one),
  )
  return rule ? { id: rule.id, urgency: rule.urgency, source: sources[rule.source]?.title ?? null } : null
}

/** The finding of a qualitative result; null if it is negative, pending, or without a known meaning. */
function positiveWords({ name, text }: Pick<QualitativeRow, 'name' | 'text'>): Found | null {
  const meaning = meaningOf(text)
  if (lacksWhatAllHave(name, text)) return OTHER
  if (meaning === 'negative' || meaning === 'pending' || isBloodGroup(name, text)) return null
  // "Red cell casts   2-3/field": what is seen only where something is wrong, in whatever number.
  const isSeen = namesSign(name) && /[1-9]/u.test(text)
  const isSaid = meaning !== null || isSeen
  const isText = /\p{L}{3}/u.test(text)
  return (
    foundBy(name, ({ anyText, isNamed }) => {
      return isSaid || (isText && (anyText === true || isNamed(plainWords(text))))
    }) ??
    // The text may name what was found, "blasts seen", but also what was asked for: "HIV, malaria".
    (isSaid ? (foundBy(text, () => true) ?? OTHER) : null)
  )
}

/** Whether a laboratory marks a row as positive or for attention, while its range gives no side. */
function isMarked({ flag, printedFlag, doubtful }: MarkerRow): boolean {
  if (printedFlag === null || flag === 'high' || flag === 'low') return false
  if (/\p{L}{3}/u.test(printedFlag)) {
    const isLook = isFlag(printedFlag) && flagMeaning(printedFlag) === null
    return isLook || meaningOf(printedFlag) === 'positive'
  }
  return flag === null && !doubtful && isFlag(printedFlag) && flagMeaning(printedFlag) === null
}

/** The finding of a number that is a telephoned result by its name, or marked without a side. */
function positiveNumber(row: MarkerRow): Found | null {
  const { name, value, comparator, flag, plausible } = row
  if (isMarked(row)) return foundBy(name, () => true) ?? OTHER
  const isSome = value > 0 && comparator !== '<' && comparator !== '<=' && flag !== 'normal'
  if (!plausible || !isSome) return null
  return foundBy(name, ({ number }) => number === 'any' || (number === 'aboveRange' && flag === 'high'))
}

/** All positive results, the most urgent first, including doubtful rows that may be urgent. */
export function positiveFindings(
  markers: readonly MarkerRow[],
  qualitative: readonly QualitativeRow[],
): Extract<Finding, { kind: 'positive' }>[] {
  const all = [
    ...markers.flatMap((row, index) => {
      const found = positiveNumber(row)
      if (!found || (row.doubtful && found.urgency === 'none')) return []
      const isSure = !row.doubtful
      return [{ kind: 'positive' as const, row: index, inWords: null, direction: null, isSure, ...found }]
    }),
    ...qualitative.flatMap((row, index) => {
      const found = positiveWords(row)
      const isSure = !row.doubtful || meaningOf(row.text) !== null
      return found
        ? [{ kind: 'positive' as const, row: null, inWords: index, direction: null, isSure, ...found }]
        : []
    }),
  ]
  return all.sort((one, other) => rank(other) - rank(one))
}
