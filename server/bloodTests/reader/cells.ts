/**
 * What the text of a cell says: a number, a unit, a reference range, a flag. Pure functions over printed text; every
 * form that laboratories print is listed here and nowhere else.
 */
import type { MarkerFlag, MarkerRow } from '../../../shared/bloodTests.ts'

export type Range = { low: number | null; high: number | null }
export type Sex = 'male' | 'female' | null

/** The parts that a cell may hold, in any order. `value` keeps what stands before and after a first number apart. */
export type CellParts = {
  value: number | null
  comparator: MarkerRow['comparator']
  unit: string | null
  range: Range | null
  flag: string | null
}

const UNSIGNED = String.raw`(?:[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|[1-9]\d{0,2}(?:\.\d{3})+,\d+|\d+(?:[.,]\d+)?|\.\d+)(?:[eE][+-]?\d{1,2}(?![\d/]))?`
const NUMBER = `[-−+]?\\s?${UNSIGNED}`
const NOT_MORE = String.raw`(?:[-+]?[\d]|[.,]\d)`
const BELOW =
  '<\\s?or\\s?=|<=|≤|=<|<|up\\s?to|less than or equal to|less than|not more than|no more than|at most|below|under|max(?:imum)?\\.?'
const ABOVE =
  '>\\s?or\\s?=|>=|≥|=>|>|greater than or equal to|greater than|more than|not less than|at least|above|over|min(?:imum)?\\.?'
const DASH = String.raw`(?:-|–|—|‐|‑|−|~|\.\.+|\bto\b)`

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

const VALUE = new RegExp(
  `^(<=|≤|=<|<|>=|≥|=>|>)?\\s?([-−+]?${UNSIGNED})(?![\\d:]|[.,]\\d|[-–/.]\\d|\\s?[-–—−]\\s?\\d|\\s(?:to|–)\\s\\d)(.*)$`,
  'u',
)

/** The number at the start of a text, with its comparator, and what follows. Null for dates, times, ranges, words. */
export function readValue(
  text: string,
): { value: number; comparator: MarkerRow['comparator']; rest: string } | null {
  const match = VALUE.exec(text)
  if (!match) return null
  const [, sign, digits = '', rest = ''] = match
  const value = toNumber(digits)
  if (!Number.isFinite(value)) return null
  return { value, comparator: sign ? (COMPARATORS[sign] ?? null) : null, rest: rest.trim() }
}

const AMOUNT =
  '(?:[kmµμunpfcd]|mc)?(?:g(?:ms?|rams?)?|mol(?:es?)?|m?eq|i\\.?u\\.?|u(?:nits?)?|kat|osm|cells?|copies)'
const COUNT =
  '(?:(?:x\\s?|\\*\\s?)?10\\s?(?:\\^|\\*{1,2}|e)?\\s?\\d{1,2}|(?:x\\s?)?10[³⁴⁵⁶⁹¹²]+|k|m|thou(?:s(?:and)?)?s?|mill?(?:ions?)?|lakhs?|#|cells?|copies|cfu)'
const PER =
  '(?:(?:[mµμudcfkn]|mc)?l(?:it(?:re|er)s?)?|100\\s?ml|cu\\.?\\s?mm\\.?|c\\.?mm\\.?|mm\\^?[3³]|[mµμun]?g(?:ram)?|kg|[mµμun]?mol|hpf|lpf|h(?:r|our)?s?|min(?:ute)?|s(?:ec)?|day|24\\s?h(?:rs?|ours?)?|1st\\s?h(?:r|our)?|100\\s?wbcs?)'
const ALONE =
  '%|‰|g(?:ms?)?\\s?%|mg\\s?%|fl|cu\\.?\\s?microns?|[µμ]m3|pg|ratio|calc\\.?|index|ph|secs?\\.?|seconds?|mm|mmhg|inr|[kmµμu]?i?u|[ar]u|gpl|mpl|c(?:u\\.?\\s?)?\\s?mm|mm\\s(?:in\\s)?(?:the\\s)?1st\\sh(?:r|our)\\.?|score|titer|units?|coi|s/co|mom|sd|pp[mb]|mosm'
const UNIT = new RegExp(
  `^(?:${ALONE}|(?:${AMOUNT}|(?:${COUNT}\\s?)?(?:cells?)?|${COUNT}|[mµμdc]?l|mm|%)\\s?(?:/|\\bper\\b)\\s?${PER}(?:\\s?/\\s?(?:${PER}|1\\.73\\s?(?:m|sq\\.?\\s?m)(?:\\^?2|²)?))?|${COUNT}\\s?(?:/|\\bper\\b)\\s?${PER}|${COUNT}(?=.{3}))(?:\\s?\\((?:calc|ngsp|fe\\w?|[a-z]{1,8})\\))?$`,
  'iu',
)

/** Whether a text is a unit as laboratories print them. */
export function isUnit(text: string): boolean {
  return text.length <= 30 && UNIT.test(text.trim())
}

/** What a flag's word means; null for a word that says "look here" without a direction. */
const FLAGS = new Map<string, MarkerFlag>([
  ...[
    'H',
    'HI',
    'HH',
    'HIGH',
    'VERY HIGH',
    'HIGH RISK',
    'CRITICAL HIGH',
    'CRITICALLY HIGH',
    'CH',
    'ELEVATED',
    'ABOVE',
    'ABOVE RANGE',
    'ABOVE HIGH NORMAL',
    'BORDERLINE HIGH',
    'SLIGHTLY HIGH',
    'PANIC HIGH',
    '↑',
    '↑↑',
    '▲',
    '⇧',
    '⬆',
  ].map((word) => [word, 'high'] as const),
  ...[
    'L',
    'LO',
    'LL',
    'LOW',
    'VERY LOW',
    'CRITICAL LOW',
    'CRITICALLY LOW',
    'CL',
    'DECREASED',
    'BELOW',
    'BELOW RANGE',
    'BELOW LOW NORMAL',
    'BORDERLINE LOW',
    'SLIGHTLY LOW',
    'PANIC LOW',
    'DEFICIENT',
    'INSUFFICIENT',
    '↓',
    '↓↓',
    '▼',
    '⇩',
    '⬇',
  ].map((word) => [word, 'low'] as const),
  ...[
    'N',
    'NORMAL',
    'WNL',
    'OK',
    'IN RANGE',
    'WITHIN RANGE',
    'WITHIN NORMAL LIMITS',
    'OPTIMAL',
    'SUFFICIENT',
    'DESIRABLE',
    'NEAR OPTIMAL',
  ].map((word) => [word, 'normal'] as const),
  ...[
    'BORDERLINE',
    'ABNORMAL',
    'ABN',
    'A',
    'AA',
    '*',
    '**',
    '***',
    '!',
    '!!',
    'CRITICAL',
    'PANIC',
    'ALERT',
    'OUT OF RANGE',
  ].map((word) => [word, null] as const),
])

const bare = (text: string) => text.replaceAll(/^[([\s]+|[)\]\s.,;]+$/g, '').toUpperCase()

/** Whether a text is one of the words that laboratories flag a result with. */
export function isFlag(text: string): boolean {
  return text.length <= 24 && (FLAGS.has(bare(text)) || FLAGS.has(bare(text).replaceAll('*', '').trim()))
}

/** What a printed flag says about the value; null where it gives no direction or is not known. */
export function flagMeaning(printed: string): MarkerFlag {
  const word = bare(printed)
  return FLAGS.get(word) ?? FLAGS.get(word.replaceAll('*', '').trim()) ?? null
}

const BETWEEN = new RegExp(
  `(?<![\\d.,])(${NUMBER})\\s?([^\\d\\s<>()\\[\\]:;-][^\\s<>()\\[\\]:;]{0,14})?\\s?${DASH}\\s?(${NUMBER})(?!${NOT_MORE}|/\\d)`,
  'giu',
)
const ONE_SIDED = new RegExp(`(?<!\\w)(${BELOW}|${ABOVE})\\s?(${NUMBER})(?!${NOT_MORE}|/\\d)`, 'giu')
const OR_SIDE = new RegExp(
  `(?<![\\d.,])(${UNSIGNED})\\s?(?:\\S{1,12}\\s)?or\\s(less|lower|below|more|higher|above|greater)`,
  'giu',
)
const IS_BELOW = new RegExp(`^(?:${BELOW})$`, 'iu')
const AGE = /^\s?(?:y(?:ea)?rs?|years?|yo|months?|mths?|days?|weeks?)\b/iu
const HEALTHY =
  /\b(?:normal|optimal|desirable|sufficient|sufficiency|non-?diabetic|reference|ref|healthy|euthyroid|adults?|goal|negative|acceptable)\b[^a-z]*$/iu
const OTHER_GROUP =
  /\b(?:male|men|man|m|female|women|woman|f|boys?|girls?|deficien|insufficien|pre-?diabet|diabet|borderline|high|low|risk|child|infant|newborn|pregnan|trimester|follicular|luteal|ovulat|menopaus|toxic|near)\w*[^a-z]*$/iu
const MALE = /\b(?:male|men|man|m|boys?)\b[^a-z]*$/iu
const FEMALE = /\b(?:female|women|woman|f|girls?)\b[^a-z]*$/iu

type FoundRange = Range & { start: number; end: number; label: string }

/** No cell of a report is longer; anything beyond is prose, and not worth the time of many patterns. */
const LONGEST_CELL = 240

function findRanges(printed: string): FoundRange[] {
  const text = printed.slice(0, LONGEST_CELL)
  if (!/\d/.test(text)) return []
  const found: Omit<FoundRange, 'label'>[] = []
  const free = (start: number, end: number) =>
    found.every((range) => end <= range.start || start >= range.end)
  for (const match of text.matchAll(BETWEEN)) {
    const [all, low = '', middle, high = ''] = match
    if (middle && !isUnit(middle)) continue
    found.push({
      low: toNumber(low),
      high: toNumber(high),
      start: match.index,
      end: match.index + all.length,
    })
  }
  for (const match of text.matchAll(ONE_SIDED)) {
    const [all, sign = '', printed = ''] = match
    const bound = toNumber(printed)
    const end = match.index + all.length
    if (!free(match.index, end)) continue
    const isBelow = IS_BELOW.test(sign)
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
  let from = 0
  return found
    .sort((one, other) => one.start - other.start)
    .map((range) => {
      const label = text.slice(from, range.start)
      from = range.end
      return { ...range, label }
    })
    .filter((range) => !AGE.test(text.slice(range.end)))
    .filter(({ low, high }) => low === null || high === null || low <= high)
}

/**
 * The reference range in a text, and the unit printed with it. Of several ranges the one for healthy adults counts, or
 * the one for the printed sex; where neither tells, the range is unknown (null): guessing would mislead.
 */
export function readRange(text: string, sex: Sex = null): { range: Range; unit: string | null } | null {
  const found = findRanges(text)
  const suits =
    found.length === 1
      ? found
      : found.filter(({ label }) =>
          sex === 'male' ? MALE.test(label) : sex === 'female' && FEMALE.test(label),
        )
  const [only] = suits.length > 0 ? suits : found.filter(({ label }) => HEALTHY.test(label))
  const plain = found.filter(({ label }) => !OTHER_GROUP.test(label))
  const chosen = only ?? (plain.length === 1 ? plain[0] : undefined)
  if (!chosen) return null
  const after = text.slice(chosen.end).trim()
  const [, unit = ''] = /^[([]?([^\d([;,]\S*(?:\s?\/\s?1\.73\s?m2?)?)/u.exec(after) ?? []
  const trimmed = unit.replace(/[)\];,.]+$/, '')
  return { range: { low: chosen.low, high: chosen.high }, unit: isUnit(trimmed) ? trimmed : null }
}

const RANGE_LABEL =
  /^(?:(?:biological|bio\.?)?\s?(?:ref(?:erence)?\.?(?:\s?(?:range|interval|int\.?|values?|limits?))?|normal(?:\s?(?:range|values?))?|range|expected(?:\s?(?:range|values?))?|desirable|optimal|limits?|interval))\s?[:=.]?\s?/iu

/** Whether the whole text is one reference range, with at most a label, brackets and a unit around it. */
export function isRange(text: string): boolean {
  if (text.length > 80 || !/\d/.test(text)) return false
  const inner = text.replace(RANGE_LABEL, '').replaceAll(/^[([]\s?|\s?[)\]]$/g, '')
  const [found, ...more] = findRanges(inner)
  if (!found || more.length > 0 || found.label.trim() !== '') return false
  const after = inner
    .slice(found.end)
    .replaceAll(/[()[\]]/g, '')
    .trim()
  return after === '' || isUnit(after)
}

/** Whether a text carries the label of a reference range, as in `Ref: 70-99`. */
export function hasRangeLabel(text: string): boolean {
  return RANGE_LABEL.test(text) && isRange(text)
}

/** The longest start of `tokens` (at most `most`) that satisfies `fits`, as text; null where none does. */
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

/**
 * Splits a text into value, unit, range and flag, in whatever order they stand. Null when anything else is left over:
 * such a text is prose, a name, a date or an address. `hasValue` says that the value was already found elsewhere, so
 * that a first `< 5` is the range.
 */
export function readParts(text: string, hasValue = false): CellParts | null {
  const parts: CellParts = { value: null, comparator: null, unit: null, range: null, flag: null }
  let rest = text.trim()
  if (rest.length > LONGEST_CELL) return null
  while (rest !== '') {
    const tokens = rest.split(/\s+/u)
    const seesValue = hasValue || parts.value !== null
    const range = parts.range
      ? null
      : longestStart(
          tokens,
          9,
          (start) => isRange(start) && (seesValue || hasRangeLabel(start) || readValue(start) === null),
        )
    const flag = parts.flag === null ? longestStart(tokens, 3, isFlag) : null
    const unit = parts.unit === null && seesValue ? longestStart(tokens, 4, isUnit) : null
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
      parts.flag = flag[0].replaceAll(/^[([]+|[)\]]+$/g, '')
      rest = tokens.slice(flag[1]).join(' ')
    } else return null
  }
  return parts
}

/** Where a value stands against its printed range; the boundary itself is normal. Without a range, what the flag says. */
export function flagOf(
  value: number,
  comparator: MarkerRow['comparator'],
  range: Range,
  printedFlag: string | null,
): MarkerFlag {
  const { low, high } = range
  if (low === null && high === null) return printedFlag === null ? null : flagMeaning(printedFlag)
  // `<5` may be anything below 5: it is low only where all of it lies below the range, and so for `>`.
  if (comparator === '<' || comparator === '<=') {
    if (low !== null && (comparator === '<' ? value <= low : value < low)) return 'low'
    return (low === null || low <= 0) && high !== null && value <= high ? 'normal' : null
  }
  if (comparator === '>' || comparator === '>=') {
    if (high !== null && (comparator === '>' ? value >= high : value > high)) return 'high'
    return high === null && low !== null && value >= low ? 'normal' : null
  }
  if (low !== null && value < low) return 'low'
  return high !== null && value > high ? 'high' : 'normal'
}
