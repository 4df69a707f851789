import { countedBy, type Dose, type Frequency, type Part, readDose, type Unit, unitsADayOf } from './dose.ts'
import { folded } from './fold.ts'
import { substancesIn } from './recognise.ts'
import { type Conflict, type SourcedWarning, sourceOf } from './rules.ts'
import { isOn, type Schedule, shareOf, startsOf, WINDOW_DAYS } from './schedule.ts'
import type { Substance } from './substances.ts'
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

/** Amount per day, in micrograms, from which a rule applies. */
const LEAST = new Map(
  TABLES['least-amounts'].map(({ rule, substance, amount, unit }) => [
    rule,
    { substance, micrograms: Number(amount) * (unit === 'mg' ? 1_000 : 1) },
  ]),
)
/** The rules about a substance that apply from an amount a day on. */
const LEAST_OF = Map.groupBy(LEAST, ([, { substance }]) => substance)

const COUNTS = new Map(TABLES['limit-days'].map(({ substance, counts }) => [substance, counts]))

/** An amount in micrograms; 0 if the substance is not measured in this unit. */
const microgramsOf = (value: number, unit: Unit, substance: string) =>
  value * (unit === 'iu' ? (PER_IU.get(substance) ?? 0) : FACTOR[unit])

/** The share of elemental iron in an iron salt, by formula weight. Other amounts are taken as elemental. */
const IRON_SALTS: readonly (readonly [RegExp, number])[] = [
  [/ferrous sul(?:f|ph)ate|iron sul(?:f|ph)ate|eisensulfat/i, 0.2],
  [/ferrous fumarate/i, 0.33],
  [/ferrous gluconate/i, 0.12],
]

/** A unit's name that is itself an amount: "3 g". */
const MASSES: Record<string, Unit> = {
  g: 'g',
  gram: 'g',
  mg: 'mg',
  mcg: 'ug',
  ug: 'ug',
  µg: 'ug',
  μg: 'ug',
  iu: 'iu',
  ie: 'iu',
  ui: 'iu',
}

/** Millilitres; a drop is a twentieth. */
const VOLUMES: Record<string, number> = { drop: 0.05, ml: 1, teaspoon: 5, tablespoon: 15 }

/** How many of the units that the amount refers to are in one unit: 5 for a teaspoon of "10 mg per ml". */
function converted(per: Dose['per'], unitName: string | null) {
  const counted = unitName === null ? null : countedBy(folded(unitName))
  const [of, by] = [VOLUMES[counted ?? ''], VOLUMES[per ?? '']]
  return of !== undefined && by !== undefined ? of / by : 1
}

/** Intakes of a day on which an item is taken. */
function intakesOf({ slots, days }: Schedule, said: Frequency) {
  if (days.kind === 'needed' && days.maxPerDay) return days.maxPerDay
  return slots.length > 0 ? slots.length : (said.times ?? 1)
}

type Dosed = Part & { micrograms: number; schedule: Schedule }

/** Reads an item's text, and its substances with a limit or a minimum amount. */
const readItem = (text: string) => ({
  ...readDose(text),
  limited: substancesIn(text).filter(({ id }) => BY_SUBSTANCE.has(id) || LEAST_OF.has(id)),
})

/** The amounts of each substance in an item, by its schedule and its parsed text. */
function amountsOf(schedule: Schedule, read: ReturnType<typeof readItem>): Map<string, Dosed> {
  const { text, units, unitName } = schedule
  const { doses, frequency } = read
  const amounts = new Map<string, Dosed>()
  const [limited, ...more] = read.limited
  const named =
    units !== null && limited && more.length === 0 ? MASSES[unitName?.toLowerCase() ?? ''] : undefined
  const mass = doses.every(({ substance }) => substance.id === limited?.id) ? named : undefined
  const said: readonly Dose[] =
    mass && limited && doses.length === 0
      ? [{ substance: limited, value: 1, unit: mass, elemental: true, per: null }]
      : doses
  const isBare = units === null && schedule.slots.length === 0
  const intakes = intakesOf(schedule, frequency)
  const isWritten = units === null && frequency.unitsADay !== null && schedule.days.kind !== 'needed'
  const count = isWritten
    ? (frequency.unitsADay ?? 1)
    : isBare && schedule.days.kind !== 'needed'
      ? unitsADayOf(frequency)
      : intakes * (units ?? frequency.units ?? 1)
  for (const { substance, value, unit, elemental, per } of said) {
    const { id } = substance
    const salt =
      id === 'iron' && !elemental ? IRON_SALTS.find(([pattern]) => pattern.test(text))?.[1] : undefined
    const amount = mass ? (units ?? 0) : value
    const written = mass ?? unit
    const times = mass ? intakes : count * converted(per, units === null ? null : unitName)
    const micrograms = microgramsOf(amount, written, id) * (salt ?? 1) * times
    const before = amounts.get(id)
    // Two amounts of one substance in one item: "zinc 10 mg (citrate), zinc 5 mg (oxide)".
    const together = before ? before.micrograms + micrograms : micrograms
    amounts.set(id, {
      item: text,
      ...(before
        ? { times: 1, amount: together / FACTOR.mg, unit: 'mg' as const }
        : { times, amount: salt ? Math.round(amount * salt * 100) / 100 : amount, unit: written }),
      share: shareOf(schedule, frequency.share),
      micrograms: together,
      schedule,
    })
  }
  return amounts
}

/**
 * The most of a substance on one day, and the highest mean of the days, in micrograms, over items that may be taken on
 * different days or after one another; with the items of that time.
 */
function sumOf(parts: readonly Dosed[], counts: 'day' | 'mean', today: string) {
  let best = { day: 0, mean: 0, parts: [] as Dosed[] }
  for (const start of startsOf(
    parts.map(({ schedule }) => schedule),
    today,
  )) {
    const present = parts.filter(({ schedule: { from, until } }) => {
      const begins = from ?? ''
      return begins <= start && (until === null || until >= start)
    })
    const mean = present.reduce((sum, { micrograms, share }) => sum + micrograms * share, 0)
    const isDaily = present.every(({ schedule: { days } }) => days.kind === 'daily' || days.kind === 'needed')
    let [day, ofDay] = [0, present]
    for (let ahead = 0; ahead < (isDaily ? 1 : WINDOW_DAYS); ahead++) {
      const taken = present.filter(({ schedule }) => isOn(schedule, start, ahead))
      const sum = taken.reduce((total, { micrograms }) => total + micrograms, 0)
      if (sum > day) [day, ofDay] = [sum, taken]
    }
    if ((counts === 'day' ? day : mean) > best[counts]) {
      best = { day, mean, parts: counts === 'day' ? ofDay : present }
    }
  }
  return best
}

/** Whether the day's amount in all items is too small for a rule to apply to an item. */
export function tooLittle(schedules: readonly Schedule[], today: string) {
  return (rule: string, item: string) => {
    const least = LEAST.get(rule)
    if (!least) return false
    const parts = schedules.flatMap(
      (schedule) => amountsOf(schedule, readItem(schedule.text)).get(least.substance) ?? [],
    )
    const isKnown = parts.some((part) => part.item === item && part.micrograms > 0)
    return isKnown && sumOf(parts, 'day', today).day < least.micrograms
  }
}

/** An item's substances, except those whose amount of the day is too small for every rule. */
export function effectiveIn(
  item: string,
  schedules: readonly Schedule[],
  today: string,
): readonly Substance[] {
  const isTooLittle = tooLittle(schedules, today)
  return substancesIn(item).filter(({ id }) => !LEAST_OF.get(id)?.every(([rule]) => isTooLittle(rule, item)))
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

/** Removes rounding errors of conversions: 0.30000000000000004. */
const rounded = (value: number) => Number(value.toPrecision(6))

/**
 * One warning for each item of the plan that contains a substance whose sum over all items exceeds the daily limit at
 * the person's age: the sum of the highest day, or the mean of the days, as `limit-days.csv` says. Items without an
 * amount count as zero. `under18`: a child whose age is not known.
 */
export function limitWarnings(
  plan: readonly Schedule[],
  beside: readonly Schedule[],
  { months, under18, today }: { months: number | null; under18: boolean; today: string },
) {
  const warnings: SourcedWarning[] = []
  // A patient's plans often have the same items, and reading one takes longer than all sums.
  const texts = new Set([...plan, ...beside].map(({ text }) => text))
  const readings = new Map([...texts].map((text) => [text, readItem(text)]))
  const amounts = (schedule: Schedule) =>
    amountsOf(schedule, readings.get(schedule.text) ?? readItem(schedule.text))
  const inPlan = plan.map(amounts)
  const all = [...inPlan, ...beside.map(amounts)]
  for (const substance of BY_SUBSTANCE.keys()) {
    const parts = all.flatMap((item) => item.get(substance) ?? [])
    const at = parts.length > 0 ? limitOf(substance, months) : null
    if (!at) continue
    const { limit, band, iu, other } = at
    const { amount, unit, body, kind, review } = limit
    const counts = COUNTS.get(substance) ?? 'day'
    const sum = sumOf(parts, counts, today)
    // A sum that equals the limit does not exceed it; the factor allows for rounding errors of the conversions.
    if (sum[counts] <= amount * FACTOR[unit] * 1.000_001) continue
    const { url, title } = sourceOf(limit.source)
    const items = new Set(
      inPlan.flatMap((item) => {
        const dosed = item.get(substance)
        return dosed?.micrograms ? [dosed.item] : []
      }),
    )
    for (const item of items) {
      warnings.push({
        id: `limit-${substance}`,
        kind: 'limit',
        ...{ substance, amount, unit, iu, body, band, beside: other ?? null, under18 },
        sum: {
          counts,
          day: rounded(sum.day / FACTOR[unit]),
          mean: rounded(sum.mean / FACTOR[unit]),
          parts: sum.parts
            .filter(({ micrograms }) => micrograms > 0)
            .map(({ micrograms: _, schedule: __, ...part }) => ({
              ...part,
              times: rounded(part.times),
              amount: rounded(part.amount),
            })),
        },
        severity: 'caution',
        evidence: 'A',
        item,
        within: null,
        source: url,
        sourceTitle: title,
        read: kind === 'opened' ? sourceOf(limit.source).read : null,
        basis: kind,
        review,
        apart: null,
      })
    }
  }
  return warnings
}
