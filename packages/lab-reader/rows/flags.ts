/** Flags: what laboratories print beside a value, and what follows from its range. */
import { lookup, memoized, trimmed } from '../languages/vocabulary.ts'
import type { MarkerFlag, MarkerRow } from '../types.ts'

export type Range = { low: number | null; high: number | null }

/** The meaning of a flag's word; null for a word that asks for attention without a direction. */
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
    '+',
    '++',
    '+++',
    '(+)',
    'ABOVE HIGH REFERENCE LIMIT',
    'ABOVE REFERENCE RANGE',
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
    '-',
    '--',
    '---',
    '−',
    '–',
    '(-)',
    'BELOW LOW REFERENCE LIMIT',
    'BELOW REFERENCE RANGE',
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
    'OUTSIDE REFERENCE RANGE',
    '#',
    '¬',
  ].map((word) => [word, null] as const),
])

const bare = (text: string) => trimmed(text, '([{ ', ')]} .,;:').toUpperCase()

const isHigh = lookup(({ flags }) => flags.high)
const isLow = lookup(({ flags }) => flags.low)
const isNormal = lookup(({ flags }) => flags.normal)
const isLook = lookup(({ flags }) => flags.look)

/** The meaning of a flag; undefined for a text that is not a known flag. */
function knownFlag(printed: string): MarkerFlag | undefined {
  // "(+)" means the same as "+", and a star beside a letter only emphasises it.
  for (const word of [bare(printed), bare(printed).replaceAll(/\*+/g, '').trim()]) {
    if (word === '') continue
    const english = FLAGS.get(word)
    if (english !== undefined) return english
    if (isHigh(word)) return 'high'
    if (isLow(word)) return 'low'
    if (isNormal(word)) return 'normal'
    if (isLook(word)) return null
  }
  return undefined
}

/** The longest flag, in characters. */
const LONGEST_FLAG = 34

/** Whether a text is one of the words or signs with which laboratories flag a result. */
export const isFlag = memoized(
  (text: string): boolean => text.length <= LONGEST_FLAG && knownFlag(text) !== undefined,
)

/** What a printed flag says about the value; null if it has no direction or is not known. */
export function flagMeaning(printed: string): MarkerFlag {
  return knownFlag(printed) ?? null
}

/**
 * The flag of a value by its printed range; a value on the limit is normal. Without a range, what the printed flag
 * says.
 */
export function flagOf(
  value: number,
  comparator: MarkerRow['comparator'],
  range: Range,
  printedFlag: string | null,
): MarkerFlag {
  const { low, high } = range
  if (low === null && high === null) return printedFlag === null ? null : flagMeaning(printedFlag)
  // `<5` may be any value below 5: it is low only if the whole interval is below the range; the same applies to `>`.
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
