/**
 * Interprets the text of a cell: a number, a unit, a reference range, a flag. Pure functions over printed text; every
 * form that laboratories print is defined here and nowhere else.
 */

import { fold, LANGUAGES } from '../languages/languages.ts'
import type { Language } from '../languages/schema.ts'
import { latinUnit } from '../languages/unitParts.ts'
import { alternatives, asWritten, memoized, trimmed } from '../languages/vocabulary.ts'
import { lazy } from '../lazy.ts'
import type { MarkerRow } from '../types.ts'
import { isFlag, type Range } from './flags.ts'

export type Sex = 'male' | 'female' | null

/**
 * The parts that a cell may contain, in any order. `value` keeps the text before and after a first number separately.
 */
export type CellParts = {
  value: number | null
  comparator: MarkerRow['comparator']
  unit: string | null
  range: Range | null
  flag: string | null
}

const UNSIGNED = String.raw`(?:[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|[1-9]\d{0,2}(?:\.\d{3})+,\d+|\d+(?:[.,]\d+)?|(?<!\p{L})\.\d+)(?:[eE][+-]?\d{1,2}(?![\d/]))?`
const NUMBER = `[-−+]?\\s?${UNSIGNED}`
/** No figure before a number, and no full stop but that of an abbreviation: "v.r.68-114". */
const STARTS = String.raw`(?<![\d,]|(?<!\p{L})\.)`
const NOT_MORE = String.raw`(?:[-+]?[\d]|[.,]\d)`
const limitWords = (side: 'below' | 'above') => `(?:${alternatives(({ limits }) => limits[side])})(?!\\p{L})`
const BELOW = lazy(() => `<\\s?or\\s?=|<=|≤|=<|<|up\\s?to|${limitWords('below')}`)
const ABOVE = lazy(() => `>\\s?or\\s?=|>=|≥|=>|>|${limitWords('above')}`)
const TO = lazy(
  () => `(?:\\bto\\b|(?<![\\p{L}\\d])(?:${alternatives(({ limits }) => limits.between)})(?!\\p{L}))`,
)
const DASH = lazy(() => `(?:-|–|—|‐|‑|−|~|÷|\\.{2,6}|;|${TO()})`)

/** A printed number: `1,234.5` and `1,50,000` have thousands commas, `5,4` and `1.234,5` decimal commas. */
export function toNumber(printed: string): number {
  let text = printed.replaceAll(/\s/g, '').replace('−', '-')
  const comma = text.lastIndexOf(',')
  if (comma > text.lastIndexOf('.') && text.includes('.')) text = text.replaceAll('.', '').replace(',', '.')
  else if (/^[-+]?[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?!\d)/.test(text)) text = text.replaceAll(',', '')
  else text = text.replace(',', '.')
  return Number(text)
}

const COMPARATORS: Record<string, MarkerRow['comparator']> = {
  '<': '<',
  '<=': '<=',
  '=<': '<=',
  '≤': '<=',
  '>': '>',
  '>=': '>=',
  '=>': '>=',
  '≥': '>=',
}

/** What follows a dash that is a flag: the start of a unit, "3.98 - 10^12/L", or a whole range, "4.8 - 5.0 to 8.0". */
const BEHIND_FLAG = lazy(() => String.raw`\s?10[\^*]{1,2}\d{1,2}\s?/|\s?\d{1,6}(?:[.,]\d{1,6})?\s${TO()}\s\d`)
const VALUE = lazy(
  () =>
    new RegExp(
      `^(<=|≤|=<|<|>=|≥|=>|>)?\\s?([-−+]?${UNSIGNED})(?![\\d:]|[.,]\\d|[-–/.]\\d|\\s?[-–—−]\\s?(?!${BEHIND_FLAG()})\\d|\\s(?:to|–)\\s\\d)(.*)$`,
      'u',
    ),
)

/**
 * The number at the start of a text, with its comparator, and the text after it. Null for dates, times, ranges and
 * words.
 */
export function readValue(
  text: string,
): { value: number; comparator: MarkerRow['comparator']; rest: string } | null {
  const match = VALUE().exec(text)
  if (!match) return null
  const [, sign, digits = '', rest = ''] = match
  const value = toNumber(digits)
  if (!Number.isFinite(value)) return null
  return { value, comparator: sign ? (COMPARATORS[sign] ?? null) : null, rest: rest.trim() }
}

/** The words of a kind within units, of all languages. */
const unitWords = (kind: keyof NonNullable<Language['unitWords']>) =>
  LANGUAGES.flatMap((language) => language.unitWords?.[kind] ?? []).map(fold)

const COUNTS = lazy(() => new Set(unitWords('counts')))
/** The units of amounts, after an optional prefix. */
const AMOUNT =
  /^(?:[kmunpfcd]|mcg?|micro|mic|milli|nano|pico)?(?:g|gm|gms|gr|gram|grams|mol|mole|moles|eq|val|iu|ui|au|ru|u|e|ie|unit|units|kat|osm|osmol|l|cell|cells|copies)$/
const TENS = /^(?:x|\*)?10(?:\^|\*{1,2}|e\+?|°|')\d{1,2}$|^[x*]10(?:3|6|9|12)$/
/** What an amount is per. */
const VOLUME = String.raw`(?:[mudcfknp]|mc)?(?:l|liter|litre|lt|ltr)|\d{1,3}ml|cumm|cmm|mm3|mm\^3|ml3|mm`
const MASS = '(?:[mun]|mc)?g(?:m|r|ram)?|kg|ghb|[mun]?mol'
const CREATININE = '(?:[mun]|mc)?(?:g|mol)(?:di|de|of)?(?:cr|[ck]rea|[ck]reat|[ck]reat[iy]nin[a-z]{0,2})'
const DENOMINATOR = lazy(
  () =>
    new RegExp(
      `^(?:${VOLUME}|${MASS}|${CREATININE}|${alternatives(({ unitWords }) => unitWords?.per ?? [])})$`,
    ),
)
const SURFACE = /^1\.73(?:m|sqm|qm)?(?:\^?\*?2)?$/
const UNITS_ALONE = lazy(() => new Set(unitWords('alone')))

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A unit without case, accents, spaces, full stops and superscripts. */
const bareUnit = (text: string) =>
  fold(text)
    .replaceAll(/[×✕]/g, 'x')
    .replaceAll(/(?<!\d)\.|\.(?!\d)|\s/g, '')

/** Units that only some languages use. */
const UNITS_ELSEWHERE = lazy(
  () => new Set(LANGUAGES.flatMap(({ units }) => units.map((unit) => bareUnit(latinUnit(unit))))),
)

/** Words in brackets behind a unit: how it was calculated or counted; never a remark of several words. */
const EXPLAINED = /\((?:calc|calculated|ngsp|ifcc|dcct|creat|feu|ddu|nak|abs|rel|alb|hb)\)$/

/** Whether a text is a unit as laboratories print them, in any of the known languages; 30 characters at most. */
export const isUnit = memoized((text: string): boolean => {
  if (text.length > 30) return false
  const raised = latinUnit(text).replaceAll(
    /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
    (digits) => `^${[...digits].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('')}`,
  )
  const bare = bareUnit(raised.replaceAll('^^', '^'))
    .replace(EXPLAINED, '')
    .replace(/(?:feu|ddu)$/, '')
    .replace('1,73', '1.73')
    .replace(/^[[(](.*)[\])]$/, '$1')
  if (UNITS_ALONE().has(bare) || UNITS_ELSEWHERE().has(bare)) return true
  const [first = '', ...rest] = bare.replace(/(?<=[a-z])per(?=[a-z\d])/, '/').split('/')
  if (rest.length === 0 || rest.length > 3) return TENS.test(bare) && !/^\d+$/.test(bare)
  const amount = first.replace(/(?:alb|protein|prot|creat|feu|ddu|ngsp|fe|nak|cells?)$/, '')
  const counted = first.replace(/^(?:x|\*)?10(?:\^|\*{1,2}|e)\d{1,2}/, '')
  const isAmount =
    first === '' ||
    // A raised exponent that was set, or recognised, as normal figures.
    /^10(?:9|12)\/l$/.test(bare) ||
    TENS.test(first) ||
    COUNTS().has(first) ||
    COUNTS().has(counted) ||
    AMOUNT.test(first) ||
    AMOUNT.test(amount) ||
    ['mm', '%', 'l'].includes(first)
  return isAmount && rest.every((part) => DENOMINATOR().test(part) || SURFACE.test(part))
})

/** One or two letters that are not a unit: an unknown flag, or the code of a laboratory. */
export const isCode = (text: string) => /^\p{L}{1,2}$/u.test(text) && !isUnit(text) && !isFlag(text)

/** One to four signs without letters or figures, which may be a known or an unknown flag. */
export function isSign(text: string): boolean {
  return /^(?:>{2,3}|<{2,3})$|^[^\p{L}\p{N}\s()[\]{}.,:;/\\|_=<>≤≥~"'…·•–—-]{1,4}$/u.test(text)
}

const BETWEEN = lazy(
  () =>
    new RegExp(
      `${STARTS}(${NUMBER})\\s?([^\\d\\s<>()\\[\\]:;-][^\\s<>()\\[\\]:;]{0,14})?\\s?(${DASH()})\\s?(?!${BEHIND_FLAG()})(${NUMBER})(?!${NOT_MORE}|[/:]\\d)`,
      'giu',
    ),
)
const ONE_SIDED = lazy(
  // "(N<110)": "N" for "normal" directly before the sign.
  () =>
    new RegExp(`(?<!\\w(?<!(?<!\\w)n))(${BELOW()}|${ABOVE()})\\s?(${NUMBER})(?!${NOT_MORE}|[/:]\\d)`, 'giu'),
)
const OR_SIDE = new RegExp(
  `${STARTS}(${UNSIGNED})\\s?(?:\\S{1,12}\\s)?or\\s(less|lower|below|more|higher|above|greater)`,
  'giu',
)
const behind = (side: 'below' | 'above') =>
  alternatives(({ limits }) => (limits.areBehind ? limits[side] : []))
/** "40'a kadar": the ending of the number, and the word behind it. */
const BEHIND = lazy(
  () =>
    new RegExp(
      `${STARTS}(${UNSIGNED})\\s?(?:['’]\\s?\\p{L}{1,4}|\\p{Ll}{2,4})?\\s(?:(${behind('below')})|${behind('above')})(?!\\p{L})`,
      'giu',
    ),
)
const IS_BELOW = lazy(() => new RegExp(`^(?:${BELOW()})$`, 'iu'))
const ENDS_IN_BELOW = lazy(() => new RegExp(`(?:${BELOW()})\\s?$`, 'iu'))
/** A number followed by one of these is an age, or a waiting time ("after 3 months"), in any of the languages. */
const AGE = lazy(() => new RegExp(`^\\s?${asWritten(({ ages }) => ages)}(?!\\p{L})`, 'iu'))

/** Whether the text behind a number says that it is an age or a span of time. */
export const isSpan = (behind: string) => AGE().test(behind)

const HEALTHY =
  /\b(?:normal|optimal|desirable|sufficient|sufficiency|non-?diabetic|reference|ref|healthy|euthyroid|adults?|goal|negative|acceptable)\b[^a-z]*$/iu
const OTHER_GROUP =
  /\b(?:male|men|man|m|female|women|woman|f|boys?|girls?|deficien|insufficien|pre-?diabet|diabet|borderline|high|low|risk|child|infant|newborn|pregnan|trimester|follicular|luteal|ovulat|menopaus|toxic|near)\w*[^a-z]*$/iu
/** The label of the level at which a drug is toxic, which is no reference range: "toxic: > 50". */
const TOXIC = /t[oóô](?:x|ks)|überdos|overdos|surdos|sobredos|sovradosa|zatruc/iu
const groupAtEnd = (words: () => string) =>
  lazy(() => new RegExp(`(?<![\\p{L}\\d/])(?:${words()})(?![\\p{L}²³^])[^\\p{L}]*$`, 'iu'))
const MALE = groupAtEnd(() => `male|men|man|m|boys?|${alternatives(({ groups }) => groups.male)}`)
const FEMALE = groupAtEnd(() => `female|women|woman|f|girls?|${alternatives(({ groups }) => groups.female)}`)
/** "Masculino: De 5 a 42": the word before the first limit hides no group. */
const FROM_AT_END =
  /(?<=[\s:])(?:from|de|du|da|von|van|od|desde|entre|between|zwischen|tra|fra|tussen|от|від|од|από)\s?$/iu
const HEALTHY_ELSEWHERE = groupAtEnd(() => alternatives(({ groups }) => groups.healthy))
const OTHER_ELSEWHERE = groupAtEnd(() => alternatives(({ groups }) => groups.other))

type FoundRange = Range & { start: number; end: number; label: string }

/** The longest cell, in characters; longer texts are prose and not worth matching against many patterns. */
const LONGEST_CELL = 240

const findRanges = memoized((printed: string): readonly FoundRange[] => {
  const text = printed.slice(0, LONGEST_CELL)
  if (!/\d/.test(text)) return []
  const found: Omit<FoundRange, 'label'>[] = []
  const free = (start: number, end: number) =>
    found.every((range) => end <= range.start || start >= range.end)
  for (const match of text.matchAll(BETWEEN())) {
    const [all, low = '', middle, dash = '', high = ''] = match
    const before = text.slice(0, match.index)
    // The month and the year of "(19-07-2021)".
    const isOfDay = /\d-$/u.test(before)
    // "Até 0,10 Até 10" are two limits of two tests; "de 5 até 10" is a range.
    const areTwo = IS_BELOW().test(dash) && ENDS_IN_BELOW().test(before)
    if (isOfDay || areTwo || (middle && !isUnit(middle))) continue
    found.push({
      low: toNumber(low),
      high: toNumber(high),
      start: match.index,
      end: match.index + all.length,
    })
  }
  for (const match of text.matchAll(ONE_SIDED())) {
    const [all, sign = '', printed = ''] = match
    const bound = toNumber(printed)
    const end = match.index + all.length
    // "AB3 1XY" is a postcode, "ab 3" a limit.
    const isOfCode = /^\p{Lu}{2}\d/u.test(all)
    if (isOfCode || !free(match.index, end)) continue
    const isBelow = IS_BELOW().test(sign)
    found.push({ low: isBelow ? null : bound, high: isBelow ? bound : null, start: match.index, end })
  }
  for (const match of text.matchAll(OR_SIDE)) {
    const [all, printed = '', side = ''] = match
    const end = match.index + all.length
    if (!free(match.index, end)) continue
    const isBelow = /less|lower|below/i.test(side)
    found.push({
      low: isBelow ? null : toNumber(printed),
      high: isBelow ? toNumber(printed) : null,
      start: match.index,
      end,
    })
  }
  for (const match of text.matchAll(BEHIND())) {
    const [all, printed = '', below] = match
    const end = match.index + all.length
    if (!free(match.index, end)) continue
    const bound = toNumber(printed)
    found.push({ low: below ? null : bound, high: below ? bound : null, start: match.index, end })
  }
  let from = 0
  return found
    .sort((one, other) => one.start - other.start)
    .map((range) => {
      const label = text.slice(from, range.start).replace(FROM_AT_END, '')
      from = range.end
      return { ...range, label }
    })
    .filter((range) => !AGE().test(text.slice(range.end)))
    .filter(({ low, high }) => low === null || high === null || low <= high)
})

/**
 * The reference range in a text, and the unit printed with it. Of several ranges the one for healthy adults counts, or
 * the one for the printed sex. Where neither decides, the range is unknown (null): a guess would mislead.
 */
export function readRange(text: string, sex: Sex = null): { range: Range; unit: string | null } | null {
  const found = findRanges(text).filter(({ label }) => !TOXIC.test(label))
  const [first, ...others] = found
  const isForOne = (label: string) => MALE().test(label) !== FEMALE().test(label)
  const suits =
    first && others.length === 0 && !isForOne(first.label)
      ? found
      : found.filter(({ label }) =>
          sex === 'male' ? MALE().test(label) : sex === 'female' && FEMALE().test(label),
        )
  const [only] =
    suits.length > 0
      ? suits
      : found.filter(({ label }) => HEALTHY.test(label) || HEALTHY_ELSEWHERE().test(label))
  const plain = found.filter(
    ({ label }) => !OTHER_GROUP.test(label) && !OTHER_ELSEWHERE().test(label) && !isForOne(label),
  )
  const chosen = only ?? (plain.length === 1 ? plain[0] : undefined)
  if (!chosen) return null
  const after = text.slice(chosen.end).replace(/^[\s)\]]+/, '')
  const tokens = after
    .replace(/^[([]/, '')
    .split(/\s+/u)
    .map((token) => trimmed(token, '', ')];,.'))
  const unit = longestStart(tokens, 4, isUnit)?.[0] ?? null
  return { range: { low: chosen.low, high: chosen.high }, unit }
}

/** Whether a text contains a range, for any group. */
export const holdsRange = (text: string) => findRanges(text).length > 0

const rangeLabel = (words: () => string) =>
  lazy(
    () =>
      new RegExp(
        `^[([]?\\s?(?:(?:biological|bio\\.?)?\\s?(?:ref(?:erence)?\\.?(?:\\s?(?:range|interval|int\\.?|values?|limits?))?|normal(?:\\s?(?:range|values?))?|range|expected(?:\\s?(?:range|values?))?|desirable|optimal|limits?|interval|n(?=\\s?[:=<>≤≥]|\\s\\d)|${words()}))(?!\\p{L})\\.?\\s?[:=.]?\\s?`,
        'iu',
      ),
  )
/** The text before a range: its label, or the group that it is for. */
const rangeWords = ({ headings }: Pick<Language, 'headings'>) =>
  headings.range.map((word) => trimmed(word, '', '.'))
const RANGE_LABEL = rangeLabel(() =>
  alternatives((language) => [...rangeWords(language), ...language.groups.healthy]),
)
const RANGE_HEADING = rangeLabel(() => alternatives(rangeWords))

/** The word before the first limit: "from 4.0 to 10.0". */
const FROM =
  /^(?:from|de|du|da|von|van|od|desde|entre|entre el|between|zwischen|tra|fra|tussen|от|від|од|από)\s(?=\d)/iu

/** Whether the whole text is one reference range, with at most a label, brackets and a unit. */
export const isRange = memoized((text: string): boolean => {
  if (text.length > 80 || !/\d/.test(text)) return false
  const inner = text
    .replace(RANGE_LABEL(), '')
    .replaceAll(/^[([]\s?|\s?[)\]]$/g, '')
    .replace(/^[:=]\s?/, '')
    .replace(FROM, '')
  const [found, ...more] = findRanges(inner)
  if (!found || more.length > 0 || found.label.trim() !== '') return false
  const after = inner.slice(found.end).trim()
  const bare = after.replaceAll(/[()[\]]/g, '').trim()
  // The bracket of "mg/dL (calc)" was taken for one around the range.
  return bare === '' || isUnit(bare) || isUnit(`${after})`)
})

/** Whether a text is the label of a reference range, or begins with one. */
export const beginsWithRangeLabel = (text: string) => RANGE_HEADING().test(text)

const OPEN_RANGE = lazy(
  () =>
    new RegExp(
      `^[([]?(?:[<>]?\\s?${UNSIGNED}\\s?${DASH()}|(?:\\p{L}{3,20}:\\s?)?(?:${BELOW()}|${ABOVE()}))$`,
      'iu',
    ),
)

/** Whether a text is a group and the first limit of its range: "Women: 3.4". */
function isGroupStart(text: string): boolean {
  const [, label = ''] = /^(\p{L}[\p{L}. ]{0,20}:\s?)[([]?\d[\d.,]*$/u.exec(text) ?? []
  return label !== '' && MALE().test(label) !== FEMALE().test(label)
}

/** Whether a text is the start of a range that continues below: "13.0 -", "less than". */
export const isOpenRange = (text: string) =>
  text.length <= 40 && (OPEN_RANGE().test(text) || isGroupStart(text))

/** Whether a text contains the label of a reference range, as in `Ref: 70-99`. */
export function hasRangeLabel(text: string): boolean {
  return RANGE_LABEL().test(text) && isRange(text)
}

/** The text behind the label of a usual result or of the group that has it: "negative" of "Normal: negative"; null without one. */
export function afterRangeLabel(text: string): string | null {
  const rest = text.replace(RANGE_LABEL(), '')
  return rest === text ? null : rest
}

/** The longest sequence of first tokens (at most `most`) that satisfies `fits`, as text, or null. */
function longestStart(
  tokens: string[],
  most: number,
  fits: (text: string) => boolean,
): [string, number] | null {
  for (let count = Math.min(most, tokens.length); count > 0; count -= 1) {
    const text = tokens.slice(0, count).join(' ')
    if (fits(text)) return [text, count]
  }
  return null
}

/** Whether a text contains ranges for several groups: only all of them together decide which one applies. */
export function isGraded(text: string): boolean {
  const labels = findRanges(text).map(({ label }) => label)
  // "5.3 mmol/L H (3.9 - 5.5)" has a flag, where no second range follows.
  if (labels.length === 1 && /(?:^|\s)[HL]\s?[([]?$/u.test(labels[0] ?? '')) return false
  return labels.some((label) => MALE().test(label) !== FEMALE().test(label))
}

/** Whether a text only names the group that the range below it is for: "Women:". */
export const isGroup = (text: string) =>
  /^\p{L}[\p{L}. ]{0,20}:$/u.test(text) && MALE().test(text) !== FEMALE().test(text)

/** Whether a text is only the range of one group: "Men: 13.0 - 17.0". */
export function isGroupRange(text: string): boolean {
  const [found, ...more] = findRanges(text)
  if (!found || more.length > 0 || found.label.length > 24) return false
  return MALE().test(found.label) !== FEMALE().test(found.label) && !/\d/.test(found.label)
}

/**
 * Whether the start of a text only looks like its range: a flag in words and the first limit ("Bajo 264" of "Bajo 264 –
 * 916"), or a flag's dash taken for the sign of the limit behind it ("- 55 to 125").
 */
function isCutRange(start: string, rest: string): boolean {
  const [whole] = findRanges(rest)
  return /^[-–−]\s+\d/u.test(start) || (whole !== undefined && whole.start > 0 && whole.end > start.length)
}

/** A cell with more words than this is prose. */
const MOST_TOKENS = 40
/** The most words of a flag: "Acima do valor de referência". */
const MOST_FLAG = 6

/**
 * Splits a text into value, unit, range and flag, in whatever order they are printed; `left` is the rest. `hasValue`
 * says that the value was already found elsewhere, so a first `< 5` is the range.
 */
export function readLoose(text: string, hasValue = false): CellParts & { left: string[] } {
  const parts: CellParts = { value: null, comparator: null, unit: null, range: null, flag: null }
  const left: string[] = []
  let rest = text
    .slice(0, LONGEST_CELL)
    .replaceAll(/(?<=\S)[,;](?=\s|$)/g, '')
    .trim()
  const graded = isGraded(rest)
  for (let step = 0; rest !== '' && step < MOST_TOKENS; step += 1) {
    const tokens = rest.split(/\s+/u)
    const isTime = (start: string) => AGE().test(rest.slice(start.length))
    const seesValue = hasValue || parts.value !== null
    const range =
      parts.range || graded
        ? null
        : longestStart(
            tokens,
            9,
            (start) =>
              isRange(start) &&
              !isTime(start) &&
              !isCutRange(start, rest) &&
              (seesValue || hasRangeLabel(start) || readValue(start) === null),
          )
    const flag =
      parts.flag === null && !(graded && /^[-–−]/u.test(rest))
        ? longestStart(tokens, MOST_FLAG, isFlag)
        : null
    // "# /cumm", "L /nl" and "L cells/mm3" are a flag before its unit; "L /L" is a unit.
    const isFlagged = (start: string) =>
      (start.startsWith('# ') || /^[HL]{1,2}\s(?:\/\p{L}{2}|[^/])/u.test(start)) &&
      isUnit(start.replace(/^\S+\s/u, ''))
    const unit =
      parts.unit === null && seesValue
        ? longestStart(tokens, 4, (start) => isUnit(start) && !isFlagged(start))
        : null
    const value = seesValue ? null : readValue(rest)
    if (range) {
      const read = readRange(range[0])
      parts.range = read?.range ?? null
      parts.unit ??= read?.unit ?? null
      rest = tokens.slice(range[1]).join(' ')
    } else if (value) {
      parts.value = value.value
      parts.comparator = value.comparator
      rest = value.rest
    } else if (unit && !(flag && flag[1] >= unit[1] && parts.unit !== null)) {
      parts.unit = unit[0]
      rest = tokens.slice(unit[1]).join(' ')
    } else if (flag) {
      // "(+)" is a sign of its own; brackets around words are not.
      parts.flag = /[\p{L}*]/u.test(flag[0]) ? trimmed(flag[0], '([', ')]') : flag[0]
      rest = tokens.slice(flag[1]).join(' ')
    } else {
      const [first = '', ...others] = tokens
      // An unknown sign is kept as printed: abnormal rows may carry such signs.
      if (parts.flag === null && isSign(first)) parts.flag = first
      else left.push(first)
      rest = others.join(' ')
    }
  }
  return { ...parts, left: rest === '' ? left : [...left, rest] }
}

/** The parts of a text that contains nothing else; null if anything is left over: prose, a name, a date, an address. */
export function readParts(text: string, hasValue = false): CellParts | null {
  if (text.length > LONGEST_CELL) return null
  const { left, ...parts } = readLoose(text, hasValue)
  return left.length === 0 ? parts : null
}
