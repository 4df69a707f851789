import { type Amount, amountsIn } from './recognise.ts'
import { type SourcedWarning, sourceOf } from './rules.ts'
import { TABLES } from './tables.ts'

/** EFSA's upper limit for adults. For iron it is a safe level of intake; for magnesium it applies to supplements only. */
type Limit = {
  substance: string
  /** Per day. */
  micrograms: number
  /** How the limit is stated. */
  unit: 'mg' | 'ug'
  /** The limit in international units, where it is stated in them too. */
  iu: number | null
  /** Null for a substance without an international unit. */
  microgramsPerIu: number | null
  source: string
  review: string
}

const numberOrNull = (cell: string) => (cell === '' ? null : Number(cell))

export const LIMITS: readonly Limit[] = TABLES.limits.map(
  ({ micrograms, iu, microgramsPerIu, ...limit }) => ({
    ...limit,
    micrograms: Number(micrograms),
    iu: numberOrNull(iu),
    microgramsPerIu: numberOrNull(microgramsPerIu),
  }),
)

const FACTOR = { g: 1_000_000, mg: 1_000, ug: 1 } as const

/** An amount in micrograms; 0 if the substance is not measured in this unit. */
const microgramsOf = ({ value, unit }: Amount, { microgramsPerIu }: Limit) =>
  value * (unit === 'iu' ? (microgramsPerIu ?? 0) : FACTOR[unit])

/** The share of elemental iron in an iron salt, by formula weight. Other amounts are taken as elemental. */
const IRON_SALTS: readonly (readonly [RegExp, number])[] = [
  [/ferrous sul(?:f|ph)ate|iron sul(?:f|ph)ate|eisensulfat/i, 0.2],
  [/ferrous fumarate/i, 0.33],
  [/ferrous gluconate/i, 0.12],
]

/** The amount of a limited substance in an item, in micrograms per day. */
function amountOf(item: string, limit: Limit) {
  const salt =
    limit.substance === 'iron' ? IRON_SALTS.find(([pattern]) => pattern.test(item))?.[1] : undefined
  return amountsIn(item)
    .filter(({ substance }) => substance.id === limit.substance)
    .reduce((sum, amount) => sum + microgramsOf(amount, limit) * (salt ?? 1), 0)
}

/**
 * One warning for each item of the plan that contains a substance whose sum over all items exceeds EFSA's daily limit.
 * Items without an amount count as zero.
 */
export function limitWarnings(medications: readonly string[], taken: readonly string[], under18: boolean) {
  const warnings: SourcedWarning[] = []
  const all = [...new Set([...medications, ...taken])]
  for (const limit of LIMITS) {
    const amounts = new Map(all.map((item) => [item, amountOf(item, limit)] as const))
    const sum = [...amounts.values()].reduce((total, amount) => total + amount, 0)
    // A sum that equals the limit does not exceed it; the factor allows for rounding errors of the conversions.
    if (sum <= limit.micrograms * 1.000_001) continue
    const { substance, micrograms, unit, iu, review } = limit
    const { url, title, read } = sourceOf(limit.source)
    for (const item of new Set(medications)) {
      if (!amounts.get(item)) continue
      warnings.push({
        id: `limit-${substance}`,
        kind: 'limit',
        ...{ substance, amount: micrograms / FACTOR[unit], unit, iu, under18 },
        severity: 'caution',
        evidence: 'A',
        item,
        within: null,
        source: url,
        sourceTitle: title,
        read,
        review,
      })
    }
  }
  return warnings
}
