import { addDays } from '../../shared/health.ts'
import {
  addPlannedUse,
  daysFrom,
  isBeyondCaps,
  MAX_UNITS_A_DAY,
  type PlanItem,
} from '../../shared/planItems.ts'
import { FORECAST_DAYS, FORECAST_FAR, type Missing, type Supply } from '../../shared/supply.ts'

/** Days over which the actual rate is measured, and days after which it is known. */
export const PACE_DAYS = 28
const KNOWN_AFTER_DAYS = 7
/** A reorder lasts this many days. */
const REORDER_DAYS = 30
/** Days after which a supply needs no date. */
const FAR = 730

/** The facts about a patient's supply of one product, in the product's units. */
export type SupplyFacts = {
  /** Items of current plans with this product. */
  items: readonly PlanItem[]
  unitsPerPack: number | null
  unitName: string | null
  /** True once counting has started, by the patient's correction or the first completed order. */
  started: boolean
  /** Units at the start of counting. */
  base: number
  /** Units of completed orders since then; null if the pack size is unknown. */
  bought: number | null
  /** Units taken since then. */
  taken: number
  /** Units ordered and not completed yet. */
  onItsWay: number
  /** Units taken in the last `PACE_DAYS` days, and the first of these days with any tick. */
  recent: { units: number; firstDay: string | null }
  /** Units taken today. */
  takenToday: number
}

/** A unit's name, normalised: "Capsules" and "capsule" are equal. */
const unitOf = (name: string) => name.toLowerCase().replace(/s$/, '')

/** Why an item's need in packs cannot be counted; null if it can. */
export function uncountable(
  item: Pick<PlanItem, 'units' | 'unitName'>,
  pack: { unitsPerPack: number | null; unitName: string | null },
): Exclude<Missing, 'start'> | null {
  if (pack.unitsPerPack === null) return 'pack'
  if (item.units === null) return 'dose'
  return item.unitName && pack.unitName && unitOf(item.unitName) !== unitOf(pack.unitName) ? 'names' : null
}

/** Units that the items' schedules expect on each of `days` days from today. */
function plannedUse(items: readonly PlanItem[], today: string, days: number): Float64Array {
  const use = new Float64Array(days)
  for (const item of items) addPlannedUse(use, item, today)
  return use
}

/** The last day of the items; null where one has no end. */
const lastDayOf = (items: readonly PlanItem[]) =>
  items.some(({ until }) => until === null)
    ? null
    : (items
        .map(({ until }) => until)
        .sort()
        .at(-1) ?? null)

/** Number of the next days, from today, up to the last day. */
const daysUntil = (lastDay: string | null, today: string, days: number) =>
  lastDay === null ? days : Math.max(0, Math.min(days, daysFrom(today, lastDay) + 1))

/** The mean units a day that the plan expects over the next `PACE_DAYS` days, or until its items end. */
export function plannedPerDay(items: readonly PlanItem[], today: string): number {
  const days = daysUntil(lastDayOf(items), today, PACE_DAYS)
  return days === 0 ? 0 : plannedUse(items, today, days).reduce((sum, units) => sum + units, 0) / days
}

/** The patient's actual rate in units a day; null before a week of it. Today counts once something was taken. */
export function ownPerDay(
  { recent, takenToday }: Pick<SupplyFacts, 'recent' | 'takenToday'>,
  today: string,
): number | null {
  if (recent.firstDay === null) return null
  const days = daysFrom(recent.firstDay, today) + (takenToday > 0 ? 1 : 0)
  return days < KNOWN_AFTER_DAYS ? null : recent.units / days
}

/** What is left, never below zero. */
export const unitsLeftOf = ({ base, bought, taken }: Pick<SupplyFacts, 'base' | 'bought' | 'taken'>) =>
  Math.max(0, base + (bought ?? 0) - taken)

/** The first day that the units do not cover; null beyond the given days. */
function firstUncovered(use: Float64Array, unitsLeft: number, today: string) {
  let left = unitsLeft
  for (const [day, units] of use.entries()) {
    if (units > left) return addDays(today, day)
    left -= units
  }
  return null
}

/** The first day that the units do not cover at a steady pace; null beyond the last day or two years. */
function runsOutAt(
  perDay: number,
  unitsLeft: number,
  takenToday: number,
  today: string,
  lastDay: string | null,
) {
  if (perDay <= 0) return null
  const openToday = Math.max(0, perDay - takenToday)
  const days = unitsLeft < openToday ? 0 : 1 + Math.floor((unitsLeft - openToday) / perDay + 1e-9)
  const date = days >= FAR ? null : addDays(today, days)
  return date !== null && lastDay !== null && date > lastDay ? null : date
}

/**
 * Returns what a patient has left of a product, how long it lasts by the plan and at the patient's actual rate, and
 * what has been ordered.
 */
export function supplyOf(facts: SupplyFacts, today: string): Supply {
  const { items, unitsPerPack, unitName, onItsWay, takenToday } = facts
  const planned = plannedPerDay(items, today)
  const own = ownPerDay(facts, today)
  const reason = items.map((item) => uncountable(item, facts)).find((missing) => missing !== null)
  const missing = reason ?? (facts.started ? null : 'start')
  const unitsLeft = !facts.started || facts.bought === null ? null : unitsLeftOf(facts)
  if (missing !== null || unitsLeft === null || unitsPerPack === null) {
    return {
      ...{ unitsLeft, unitName, onItsWay, missingCode: missing ?? 'pack' },
      planned: { perDay: planned, runsOut: null },
      own: own === null ? null : { perDay: own, runsOut: null },
      ...{ runsOut: null, by: null, runsOutWithOrders: null, packs: 1 },
    }
  }
  const lastDay = lastDayOf(items)
  const use = withoutTaken(plannedUse(items, today, FAR + REORDER_DAYS), takenToday)
  const datesOf = (units: number) => {
    const byPlan = firstUncovered(use.subarray(0, FAR), units, today)
    const byOwn = own === null ? null : runsOutAt(own, units, takenToday, today, lastDay)
    const isOwn = byOwn !== null && (byPlan === null || byOwn < byPlan)
    return { byPlan, byOwn, isOwn, runsOut: isOwn ? byOwn : byPlan }
  }
  const { byPlan, byOwn, isOwn, runsOut } = datesOf(unitsLeft)
  return {
    ...{ unitsLeft, unitName, onItsWay, missingCode: null, runsOut },
    planned: { perDay: planned, runsOut: byPlan },
    own: own === null ? null : { perDay: own, runsOut: byOwn },
    by: runsOut === null ? null : isOwn ? 'own' : 'plan',
    runsOutWithOrders: onItsWay > 0 ? datesOf(unitsLeft + onItsWay).runsOut : runsOut,
    packs: packsOf(
      reorderUnits(use, isOwn ? own : null, daysFrom(today, runsOut ?? today), lastDay, today),
      unitsPerPack,
    ),
  }
}

/** The same use without what was taken today. */
function withoutTaken(use: Float64Array, takenToday: number) {
  use[0] = Math.max(0, (use[0] ?? 0) - takenToday)
  return use
}

/**
 * Units for 30 days from day `first` (0 is today), or until the items end: at the patient's actual rate if known, else
 * by the plan.
 */
function reorderUnits(
  use: Float64Array,
  own: number | null,
  first: number,
  lastDay: string | null,
  today: string,
) {
  const end = daysUntil(lastDay, today, first + REORDER_DAYS)
  if (own !== null) return own * (end - first)
  return use.subarray(first, end).reduce((sum, units) => sum + units, 0)
}

/** Whole packs for so many units; at least one. */
const packsOf = (units: number, unitsPerPack: number) => Math.max(1, Math.ceil(units / unitsPerPack - 1e-9))

// ---------------------------------------------------------------- the clinic's forecast

/** What one patient needs of a product. Units. */
export type Need = {
  /** On each of the next `FORECAST_FAR` days, from today. */
  use: Float64Array
  unitsLeft: number
  unitsPerPack: number
}

/**
 * Returns what a patient needs, from the same facts as the supply: at the patient's actual rate until the items' last
 * day, else day by day by the schedule. Null if nothing is needed; 'amount' if an amount exceeds what may be stored.
 */
export function needOf(facts: SupplyFacts, today: string): Need | 'amount' | null {
  const { items, unitsPerPack, takenToday } = facts
  if (unitsPerPack === null) return null
  const own = ownPerDay(facts, today)
  if (items.some(isBeyondCaps) || (own ?? 0) > MAX_UNITS_A_DAY * items.length) return 'amount'
  const use =
    own === null
      ? plannedUse(items, today, FORECAST_FAR)
      : new Float64Array(FORECAST_FAR).fill(own, 0, daysUntil(lastDayOf(items), today, FORECAST_FAR))
  if (use.every((units) => units === 0)) return null
  // What is on its way has left the stock already.
  const unitsLeft = unitsLeftOf(facts) + facts.onItsWay
  return { use: withoutTaken(use, takenToday), unitsLeft, unitsPerPack }
}

/** No packs on any of the next `FORECAST_FAR` days. */
export const noPacks = () => new Float64Array(FORECAST_FAR)

/** Adds the packs that a patient needs to the day on which what is left does not suffice without them. */
export function addPacks(packs: Float64Array, { use, unitsLeft, unitsPerPack }: Need) {
  let left = unitsLeft
  for (let day = 0; day < packs.length; day++) {
    left -= use[day] ?? 0
    if (left >= 0) continue
    const needed = Math.max(0, Math.ceil(-left / unitsPerPack - 1e-9))
    packs[day] = (packs[day] ?? 0) + needed
    left += needed * unitsPerPack
  }
}

export type ForecastRow = {
  stock: number
  /** Packs. */
  need30: number
  need60: number
  /** The first day whose need the stock does not cover; null beyond 180 days. */
  runsOut: string | null
  /** Packs to order, so that the stock lasts 60 days. */
  suggested: number
}

/** What a product's stock has to serve: the packs of all patients. No patient's surplus serves another. */
export function forecastOf(stock: number, packs: Float64Array, today: string): ForecastRow {
  const within = (days: number) => packs.subarray(0, days).reduce((sum, count) => sum + count, 0)
  const [need30, need60] = [within(FORECAST_DAYS[0]), within(FORECAST_DAYS[1])]
  return {
    ...{ stock, need30, need60 },
    runsOut: firstUncovered(packs, stock, today),
    suggested: Math.max(0, need60 - stock),
  }
}
