import type { SafetyWarning } from '../../../shared/plans.ts'
import { type Amount, amountsIn } from './recognise.ts'
import { sourceOf } from './rules.ts'

type Limit = {
  /** The substances whose amounts are added up. */
  of: readonly string[]
  name: string
  /** The limit for an adult, in micrograms per day. */
  most: number
  /** The limit as shown to people. */
  said: string
  /** Micrograms in one international unit; absent where the substance has no such unit. */
  perIu?: number
  source: string
  /** A note that puts the figure into perspective. */
  note?: string
}

const SCF = 'efsa:10.2903/sp.efsa.2017.e15121 § Tolerable upper intake levels'
const REVIEW = '2027-11-22'

/**
 * EFSA's tolerable upper intake levels per day for adults. For iron it is a safe level of intake; for magnesium it
 * applies to supplements only. International units are converted by 0.3 µg (retinol equivalents), 0.67 mg (tocopherol)
 * and 0.025 µg (vitamin D).
 */
export const LIMITS: readonly Limit[] = [
  {
    of: ['vitamin-a'],
    name: 'vitamin A',
    most: 3_000,
    said: '3000 µg',
    perIu: 0.3,
    source: 'efsa:10.2903/j.efsa.2024.8814 § Abstract',
  },
  {
    of: ['vitamin-d'],
    name: 'vitamin D',
    most: 100,
    said: '100 µg (4000 IU)',
    perIu: 0.025,
    source: 'efsa:10.2903/j.efsa.2023.8145 § Abstract',
  },
  {
    of: ['vitamin-e'],
    name: 'vitamin E',
    most: 300_000,
    said: '300 mg',
    perIu: 670,
    source: 'efsa:10.2903/j.efsa.2024.8953 § Abstract',
  },
  {
    of: ['vitamin-b6'],
    name: 'vitamin B6',
    most: 12_000,
    said: '12 mg',
    source: 'efsa:10.2903/j.efsa.2023.8006 § Abstract',
  },
  { of: ['zinc'], name: 'zinc', most: 25_000, said: '25 mg', source: SCF },
  {
    of: ['selenium'],
    name: 'selenium',
    most: 255,
    said: '255 µg',
    source: 'efsa:10.2903/j.efsa.2023.7704 § Abstract',
  },
  { of: ['iodine'], name: 'iodine', most: 600, said: '600 µg', source: SCF },
  {
    of: ['magnesium'],
    name: 'magnesium from supplements',
    most: 250_000,
    said: '250 mg',
    source: SCF,
    note: 'Where the amount is that of a compound such as magnesium citrate, it holds less magnesium.',
  },
  {
    of: ['iron'],
    name: 'iron',
    most: 40_000,
    said: '40 mg',
    source: 'efsa:10.2903/j.efsa.2024.8819 § Abstract',
    note: 'A treated deficiency can need more for a time: that is the practitioner’s decision.',
  },
]

const FACTOR = { g: 1_000_000, mg: 1_000, ug: 1 } as const

/** An amount in micrograms; null where the substance is not measured in this unit. */
function micrograms({ value, unit }: Amount, { perIu }: Limit) {
  if (unit === 'iu') return perIu === undefined ? null : value * perIu
  return value * FACTOR[unit]
}

/** The share of elemental iron in an iron salt, by formula weight. Other amounts are taken as elemental. */
const IRON_SALTS: readonly (readonly [RegExp, number])[] = [
  [/ferrous sul(?:f|ph)ate|iron sul(?:f|ph)ate|eisensulfat/i, 0.2],
  [/ferrous fumarate/i, 0.33],
  [/ferrous gluconate/i, 0.12],
]

/** The amount of a limited substance in an item, in micrograms per day. */
function broughtBy(item: string, limit: Limit) {
  const salt = limit.name === 'iron' ? IRON_SALTS.find(([pattern]) => pattern.test(item))?.[1] : undefined
  return amountsIn(item)
    .filter(({ substance }) => limit.of.includes(substance.id))
    .reduce((sum, amount) => sum + (micrograms(amount, limit) ?? 0) * (salt ?? 1), 0)
}

/**
 * One warning for each item of the plan that contains a substance whose sum over all items exceeds EFSA's daily limit.
 * Items without an amount count as zero.
 */
export function limitWarnings(medications: readonly string[], taken: readonly string[], under18: boolean) {
  const warnings: Omit<SafetyWarning, 'overdue'>[] = []
  const all = [...new Set([...medications, ...taken])]
  for (const limit of LIMITS) {
    const brought = new Map(all.map((item) => [item, broughtBy(item, limit)] as const))
    const sum = [...brought.values()].reduce((total, amount) => total + amount, 0)
    // A sum that equals the limit does not exceed it; the factor allows for rounding errors of the conversions.
    if (sum <= limit.most * 1.000_001) continue
    const { url, title, read } = sourceOf(limit.source)
    for (const item of new Set(medications)) {
      if (!brought.get(item)) continue
      warnings.push({
        id: `limit-${limit.of[0]}`,
        kind: 'limit',
        severity: 'caution',
        evidence: 'A',
        items: [item, `the limit of ${limit.name}`],
        within: null,
        mechanism: `Together the items bring more ${limit.name} than the ${limit.said} a day that EFSA considers safe for adults${under18 ? '; under 18 the limit is lower' : ''}.`,
        action: ['Check whether all of them are needed.', limit.note].filter(Boolean).join(' '),
        source: url,
        sourceTitle: title,
        read,
        review: REVIEW,
      })
    }
  }
  return warnings
}
