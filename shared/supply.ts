/** How much of a product a patient has left, how long it lasts, and what the shop needs. */
import { addDays } from './health.ts'
import { expectedOn, type PlanItem } from './planItems.ts'

/** From this many days before it runs out, the patient is told. */
export const TELL_DAYS = 10
/** The pace is what was taken a day over this many days, and known after the next number of days. */
export const PACE_DAYS = 28
const KNOWN_AFTER_DAYS = 7
/** A reorder lasts this many days. */
const REORDER_DAYS = 30
/** A supply that lasts longer needs no date. Days. */
const FAR = 730

/** What is known about a patient's supply of one product. Units are those of the product. */
export type SupplyFacts = {
  /** The items of the present plans that name the product. */
  items: readonly PlanItem[]
  unitsPerPack: number | null
  unitName: string | null
  /** True once the count has begun: with the patient's own correction, or the first completed order. */
  started: boolean
  /** What the patient had when it began. */
  base: number
  /** Units of completed orders since then; null where what a pack holds is not known. */
  bought: number | null
  /** Units taken since then. */
  taken: number
  /** Units that are ordered and not yet completed. */
  onItsWay: number
  /** Units taken on the last `PACE_DAYS` days, and the first of them on which the patient said anything. */
  recent: { units: number; firstDay: string | null }
  /** Units taken today. */
  takenToday: number
}

/** How fast a supply is used, and the first day that it does not cover; null where it lasts longer than the plan. */
type Pace = { perDay: number; runsOut: string | null }

export type Supply = {
  /** Null where it is not known. */
  unitsLeft: number | null
  unitName: string | null
  planned: Pace
  own: Pace | null
  onItsWay: number
  /** What lacks to count, as a sentence; then there are no dates. */
  missing: string | null
  /** The earlier date, and which of the two it is; null where there is none. */
  runsOut: string | null
  by: 'plan' | 'own' | null
  /** Packs that the next reorder should have. */
  packs: number
}

const MISSING = {
  pack: 'The shop does not say how many units a pack holds.',
  dose: 'The plan does not say how many units one dose has.',
  names: 'The plan and the pack count in different units.',
  start: 'No order of it was completed yet. Say how much you have left to start the count.',
}
export type Missing = keyof typeof MISSING

/** A unit without the differences that typing makes: "Capsules" and "capsule" are one. */
const unitOf = (name: string) => name.toLowerCase().replace(/s$/, '')

/** Why an item's need in packs cannot be counted; null when it can. */
export function uncountable(
  item: Pick<PlanItem, 'units' | 'unitName'>,
  pack: { unitsPerPack: number | null; unitName: string | null },
): Exclude<Missing, 'start'> | null {
  if (pack.unitsPerPack === null) return 'pack'
  if (item.units === null) return 'dose'
  return item.unitName && pack.unitName && unitOf(item.unitName) !== unitOf(pack.unitName) ? 'names' : null
}

/** Units that the schedule of the items expects on a day. */
const plannedOn = (items: readonly PlanItem[], date: string) =>
  items.reduce((sum, item) => sum + expectedOn(item, date).length * (item.units ?? 0), 0)

/** The last day of the items; null where one has no end. */
const lastDayOf = (items: readonly PlanItem[]) =>
  items.some(({ until }) => until === null)
    ? null
    : (items
        .map(({ until }) => until)
        .sort()
        .at(-1) ?? null)

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

let window = { today: '', days: [] as string[] }
/** Today and the days of the next four weeks; kept, because the forecast asks for them for every patient. */
function nextDays(today: string) {
  if (window.today !== today) {
    window = { today, days: Array.from({ length: PACE_DAYS }, (_, day) => addDays(today, day)) }
  }
  return window.days
}

/** The mean units a day that the plan expects over the next `PACE_DAYS` days. */
export function plannedPerDay(items: readonly PlanItem[], today: string): number {
  return nextDays(today).reduce((units, date) => units + plannedOn(items, date), 0) / PACE_DAYS
}

/** The units a day at which the patient takes them; null before a week of it. Today counts once something was taken. */
export function ownPerDay(
  { recent, takenToday }: Pick<SupplyFacts, 'recent' | 'takenToday'>,
  today: string,
): number | null {
  if (recent.firstDay === null) return null
  const days = daysBetween(recent.firstDay, today) + (takenToday > 0 ? 1 : 0)
  return days < KNOWN_AFTER_DAYS ? null : recent.units / days
}

/** What is left, never below zero. */
export const unitsLeftOf = ({ base, bought, taken }: Pick<SupplyFacts, 'base' | 'bought' | 'taken'>) =>
  Math.max(0, base + (bought ?? 0) - taken)

/** The first day that the units do not cover, as the schedule expects them; null beyond its end or two years. */
function runsOutByPlan(items: readonly PlanItem[], unitsLeft: number, takenToday: number, today: string) {
  let left = unitsLeft
  for (let day = 0; day < FAR; day++) {
    const date = addDays(today, day)
    const need = Math.max(0, plannedOn(items, date) - (day === 0 ? takenToday : 0))
    if (need > left) return date
    left -= need
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

/** What a patient has left of a product, how long it lasts by the plan and at the own pace, and what is on its way. */
export function supplyOf(facts: SupplyFacts, today: string): Supply {
  const { items, unitsPerPack, unitName, onItsWay, takenToday } = facts
  const planned = plannedPerDay(items, today)
  const own = ownPerDay(facts, today)
  const reason = items.map((item) => uncountable(item, facts)).find((missing) => missing !== null)
  const missing = reason ?? (facts.started ? null : 'start')
  const unitsLeft = !facts.started || facts.bought === null ? null : unitsLeftOf(facts)
  if (missing !== null || unitsLeft === null || unitsPerPack === null) {
    return {
      ...{ unitsLeft, unitName, onItsWay, missing: MISSING[missing ?? 'pack'] },
      planned: { perDay: planned, runsOut: null },
      own: own === null ? null : { perDay: own, runsOut: null },
      ...{ runsOut: null, by: null, packs: 1 },
    }
  }
  const lastDay = lastDayOf(items)
  const byPlan = runsOutByPlan(items, unitsLeft, takenToday, today)
  const byOwn = own === null ? null : runsOutAt(own, unitsLeft, takenToday, today, lastDay)
  const isOwn = byOwn !== null && (byPlan === null || byOwn < byPlan)
  const runsOut = isOwn ? byOwn : byPlan
  return {
    ...{ unitsLeft, unitName, onItsWay, missing: null, runsOut },
    planned: { perDay: planned, runsOut: byPlan },
    own: own === null ? null : { perDay: own, runsOut: byOwn },
    by: runsOut === null ? null : isOwn ? 'own' : 'plan',
    packs: packsFor(isOwn ? (own ?? planned) : planned, unitsPerPack, runsOut ?? today, lastDay),
  }
}

/** Packs for the days from `runsOut`: 30, or fewer where the items end before; at least one. */
function packsFor(perDay: number, unitsPerPack: number, runsOut: string, lastDay: string | null) {
  const days = lastDay === null ? REORDER_DAYS : Math.min(REORDER_DAYS, daysBetween(runsOut, lastDay) + 1)
  return Math.max(1, Math.ceil((perDay * days) / unitsPerPack - 1e-9))
}

// ---------------------------------------------------------------- the clinic's forecast

/** What one patient needs of a product: how many packs by how many days from today. */
export type Need = {
  perDay: number
  unitsLeft: number
  unitsPerPack: number
  /** The last day of the items; null where one has no end. */
  lastDay: string | null
}

/** Days of the two columns of the forecast. */
export const FORECAST_DAYS = [30, 60] as const
/** A stock that lasts longer has no date. Days. */
export const FORECAST_FAR = 180

/** What a patient needs, from the same facts as the supply; null where nothing is needed. */
export function needOf(facts: SupplyFacts, today: string): Need | null {
  const { items, unitsPerPack } = facts
  if (unitsPerPack === null) return null
  const perDay = ownPerDay(facts, today) ?? plannedPerDay(items, today)
  // What is on its way has left the stock already.
  const unitsLeft = unitsLeftOf(facts) + facts.onItsWay
  return perDay > 0 ? { perDay, unitsLeft, unitsPerPack, lastDay: lastDayOf(items) } : null
}

/** The days from today, 0 first, on which a patient needs another pack, within the next 180. */
export function packDays({ perDay, unitsLeft, unitsPerPack, lastDay }: Need, today: string): number[] {
  const end = Math.min(FORECAST_FAR, lastDay === null ? FORECAST_FAR : daysBetween(today, lastDay) + 1)
  const days: number[] = []
  for (let units = unitsLeft; ; units += unitsPerPack) {
    const day = Math.floor(units / perDay + 1e-9)
    if (day >= end) return days
    days.push(day)
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

/** What a product's stock has to serve: the sum of what each patient needs. No patient's surplus serves another. */
export function forecastOf(stock: number, needs: readonly Need[], today: string): ForecastRow {
  const packs = new Array<number>(FORECAST_FAR).fill(0)
  for (const need of needs) for (const day of packDays(need, today)) packs[day] = (packs[day] ?? 0) + 1
  const within = (days: number) => packs.slice(0, days).reduce((sum, count) => sum + count, 0)
  const [need30, need60] = [within(FORECAST_DAYS[0]), within(FORECAST_DAYS[1])]
  let left = stock
  const day = packs.findIndex((count) => {
    left -= count
    return left < 0
  })
  return {
    ...{ stock, need30, need60 },
    runsOut: day < 0 ? null : addDays(today, day),
    suggested: Math.max(0, need60 - stock),
  }
}
