import { type Amount, amountsIn } from './recognise.ts'
import { type Conflict, type SourcedWarning, sourceOf } from './rules.ts'
import { TABLES } from './tables.ts'

/**
 * An upper limit from an age on, until the next line of the same substance and body. For iron EFSA's is a safe level of
 * intake; for magnesium both apply to supplements only.
 */
type Limit = {
  substance: string
  fromMonths: number
  body: 'efsa' | 'ods'
  /** Per day, in `unit`. */
  amount: number
  unit: 'mg' | 'ug'
  source: string
  kind: 'opened' | 'cited' | 'class'
  review: string
}

/** The age at which every body counts a person as an adult. */
const ADULT_MONTHS = 19 * 12

export const LIMITS: readonly Limit[] = TABLES.limits.map(({ fromMonths, amount, ...limit }) => ({
  ...limit,
  fromMonths: Number(fromMonths),
  amount: Number(amount),
}))

const BY_SUBSTANCE = Map.groupBy(LIMITS, ({ substance }) => substance)

const PER_IU = new Map(
  TABLES.units.map(({ substance, microgramsPerIu }) => [substance, Number(microgramsPerIu)]),
)

const FACTOR = { g: 1_000_000, mg: 1_000, ug: 1 } as const

/** An amount in micrograms; 0 if the substance is not measured in this unit. */
const microgramsOf = ({ value, unit, substance }: Amount) =>
  value * (unit === 'iu' ? (PER_IU.get(substance.id) ?? 0) : FACTOR[unit])

/** The share of elemental iron in an iron salt, by formula weight. Other amounts are taken as elemental. */
const IRON_SALTS: readonly (readonly [RegExp, number])[] = [
  [/ferrous sul(?:f|ph)ate|iron sul(?:f|ph)ate|eisensulfat/i, 0.2],
  [/ferrous fumarate/i, 0.33],
  [/ferrous gluconate/i, 0.12],
]

/** The amount of a limited substance in an item, in micrograms per day. */
function amountOf(item: string, limited: string) {
  const salt = limited === 'iron' ? IRON_SALTS.find(([pattern]) => pattern.test(item))?.[1] : undefined
  return amountsIn(item)
    .filter(({ substance }) => substance.id === limited)
    .reduce((sum, amount) => sum + microgramsOf(amount) * (salt ?? 1), 0)
}

/** The limit of a body at an age; for an infant younger than its first band, that of the first band. */
function limitAt(limits: readonly Limit[], body: Limit['body'], months: number) {
  const ofBody = limits.filter((limit) => limit.body === body)
  const at = Math.max(
    0,
    ofBody.findLastIndex(({ fromMonths }) => fromMonths <= months),
  )
  const limit = ofBody[at]
  return limit && { limit, toMonths: ofBody[at + 1]?.fromMonths ?? null }
}

type Bands = Extract<Conflict, { kind: 'limit' }>['band']

/** The ages of a limit: null for adults, months below two years' band of infants, years above. */
function bandOf({ fromMonths }: Limit, toMonths: number | null): Bands {
  if (toMonths === null || fromMonths >= 18 * 12) return null
  return fromMonths < 12
    ? { from: fromMonths, to: toMonths - 1, unit: 'months' }
    : { from: fromMonths / 12, to: Math.ceil(toMonths / 12) - 1, unit: 'years' }
}

/**
 * The lower one of EFSA's and ODS's limits at an age, with the other one beside it. Null months are those of an adult.
 */
export function limitOf(substance: string, months: number | null) {
  const limits = BY_SUBSTANCE.get(substance) ?? []
  const found = (['efsa', 'ods'] as const).flatMap(
    (body) => limitAt(limits, body, months ?? ADULT_MONTHS) ?? [],
  )
  const [lowest, other] = found.sort((a, b) => a.limit.amount - b.limit.amount)
  if (!lowest) return null
  const { limit, toMonths } = lowest
  const perIu = PER_IU.get(substance)
  const iu = perIu ? (limit.amount * FACTOR[limit.unit]) / perIu : Number.NaN
  return {
    limit,
    band: bandOf(limit, toMonths),
    /** Where it is a round number. */
    iu: Math.abs(iu - Math.round(iu / 100) * 100) < 0.01 ? Math.round(iu) : null,
    other: other && { body: other.limit.body, amount: other.limit.amount },
  }
}

/**
 * One warning for each item of the plan that contains a substance whose sum over all items exceeds the daily limit at
 * the person's age. Items without an amount count as zero. `under18`: a child whose age is not known.
 */
export function limitWarnings(
  medications: readonly string[],
  taken: readonly string[],
  months: number | null,
  under18: boolean,
) {
  const warnings: SourcedWarning[] = []
  const all = [...new Set([...medications, ...taken])]
  for (const substance of BY_SUBSTANCE.keys()) {
    const at = limitOf(substance, months)
    if (!at) continue
    const { limit, band, iu, other } = at
    const { amount, unit, body, kind, review } = limit
    const amounts = new Map(all.map((item) => [item, amountOf(item, substance)] as const))
    const sum = [...amounts.values()].reduce((total, micrograms) => total + micrograms, 0)
    // A sum that equals the limit does not exceed it; the factor allows for rounding errors of the conversions.
    if (sum <= amount * FACTOR[unit] * 1.000_001) continue
    const { url, title } = sourceOf(limit.source)
    for (const item of new Set(medications)) {
      if (!amounts.get(item)) continue
      warnings.push({
        id: `limit-${substance}`,
        kind: 'limit',
        ...{ substance, amount, unit, iu, body, band, beside: other ?? null, under18 },
        severity: 'caution',
        evidence: 'A',
        item,
        within: null,
        source: url,
        sourceTitle: title,
        read: kind === 'opened' ? sourceOf(limit.source).read : null,
        basis: kind,
        review,
      })
    }
  }
  return warnings
}
