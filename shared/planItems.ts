/** When and how much of each medication of a plan is taken; planItemText.ts words it. */

/** The times of the day, in order. */
export const SLOTS = ['morning', 'midday', 'evening', 'night'] as const
export type Slot = (typeof SLOTS)[number]

/** Where a dose belongs: a time of the day, or any time. */
export const DOSE_SLOTS = ['any', ...SLOTS] as const
export type DoseSlot = (typeof DOSE_SLOTS)[number]

/** Units of an intake, singular. Recognised in typed text; other names are accepted. */
export const UNIT_NAMES = [
  'capsule',
  'tablet',
  'drop',
  'ml',
  'cup',
  'teaspoon',
  'tablespoon',
  'sachet',
  'lozenge',
  'spray',
] as const

/** The most medications of a plan. */
export const MAX_MEDICATIONS = 50
/** Characters of a medication's text. */
export const MAX_MEDICATION = 200
/** Units of one intake. */
export const MAX_UNITS = 100
/** Units of one item on one day, which has each time of the day once. */
export const MAX_UNITS_A_DAY = MAX_UNITS * SLOTS.length
export const MAX_CYCLE_DAYS = 365
/** Intakes per day of a medication taken when needed. */
export const MAX_PER_DAY = 24
/** Monday to Friday; Monday is 1, as in ISO 8601. */
export const WORKDAYS = [1, 2, 3, 4, 5]

/**
 * When and how much of one medication is taken; `planItemInput` validates it. `text` is the medication as written in
 * the plan.
 */
export type PlanItem = {
  text: string
  /** In the order of the day; none is any time. */
  slots: Slot[]
  /** Per intake, in quarters; null when unknown. */
  units: number | null
  /** The singular. */
  unitName: string | null
  days:
    | { kind: 'daily' }
    /** 1 is Monday. */
    | { kind: 'weekdays'; days: number[] }
    /** Days on and off, counted from `from`. */
    | { kind: 'cycle'; on: number; off: number }
    /** `maxPerDay` are the most intakes of a day. */
    | { kind: 'needed'; maxPerDay?: number | null | undefined }
  /** The first and the last day, `yyyy-MM-dd`; null without one. */
  from: string | null
  until: string | null
  /** The product of the shop. */
  productId: string | null
}

/** The medications of a plan and their schedules. */
type Written = { medications: readonly string[] | null; items: readonly PlanItem[] }

/** A medication without times: once a day, at any time. */
export const untimed = (text: string): PlanItem => ({
  text,
  slots: [],
  units: null,
  unitName: null,
  days: { kind: 'daily' },
  from: null,
  until: null,
  productId: null,
})

/** The items of every medication of a plan, in order. A medication has several where they are on different days. */
export function scheduleOf({ medications, items }: Written): PlanItem[] {
  const byText = Map.groupBy(items, ({ text }) => text)
  return [...new Set(medications ?? [])].flatMap((text) => byText.get(text) ?? [untimed(text)])
}

/** The times at which an item is taken on its days. */
export const slotsOf = ({ slots }: Pick<PlanItem, 'slots'>): readonly DoseSlot[] =>
  slots.length > 0 ? slots : ['any']

/** Whether an item exceeds the current limits, as plans of earlier versions may. */
export const isBeyondCaps = (item: Pick<PlanItem, 'units' | 'slots'>) =>
  item.units !== null && !(item.units <= MAX_UNITS && item.units * slotsOf(item).length <= MAX_UNITS_A_DAY)

/** How many days `until` is after `from`. */
export const daysFrom = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000
const weekdayOf = (date: string) => (new Date(date).getUTCDay() + 6) % 7 // 0 is Monday.

/**
 * Whether a schedule includes a day between its first and last one. `weekday` 0 is Monday; `since` counts days from the
 * first one, null without.
 */
function isDayOn(days: PlanItem['days'], weekday: number, since: number | null): boolean {
  if (days.kind === 'weekdays') return days.days.includes(weekday + 1)
  // The server gives every cycle a first day.
  if (days.kind === 'cycle') return since === null || since % (days.on + days.off) < days.on
  return true
}

/** The most days over which two schedules are compared. Two cycles that take longer to repeat count as if they met. */
const MEETING_DAYS = 1_500

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** Days after which two schedules together repeat. */
const repeatOf = (one: PlanItem['days'], other: PlanItem['days']) =>
  [one, other]
    .map((days) => (days.kind === 'cycle' ? days.on + days.off : 7))
    .reduce((a, b) => (a * b) / gcd(a, b))

/** Whether two items share a day. */
export function meet(one: PlanItem, other: PlanItem): boolean {
  const from = [one.from ?? '', other.from ?? ''].sort()[1] as string
  const until = [one.until ?? '9999-12-31', other.until ?? '9999-12-31'].sort()[0] as string
  if (from > until) return false
  const isPlain = ({ days }: PlanItem) => days.kind === 'daily' || days.kind === 'needed'
  if (isPlain(one) || isPlain(other)) return true
  const start = from || '2024-01-01'
  const days = Math.min(MEETING_DAYS, daysFrom(start, until) + 1)
  const weekday = weekdayOf(start)
  const on = ({ days: planned, from: first }: PlanItem, ahead: number) =>
    isDayOn(planned, (weekday + ahead) % 7, first === null ? null : daysFrom(first, start) + ahead)
  for (let ahead = 0; ahead < days; ahead++) if (on(one, ahead) && on(other, ahead)) return true
  return days === MEETING_DAYS && repeatOf(one.days, other.days) > MEETING_DAYS
}

/** True on the days on which an item may be ticked: within its first and last day, and not on a day off. */
export function isTickable({ days, from, until }: PlanItem, date: string): boolean {
  if ((from && date < from) || (until && date > until)) return false
  // Most items are daily, and counting the days of each takes longer than everything else.
  if (days.kind === 'daily' || days.kind === 'needed') return true
  return isDayOn(days, weekdayOf(date), from === null ? null : daysFrom(from, date))
}

/** Intakes of an item expected on a day; none for a medication taken when needed. */
export function expectedOn(item: PlanItem, date: string): readonly DoseSlot[] {
  return item.days.kind !== 'needed' && isTickable(item, date) ? slotsOf(item) : []
}

/** Adds the units that an item's schedule expects on each day from `today` to `use`, whose first element is today. */
export function addPlannedUse(use: Float64Array, item: PlanItem, today: string) {
  const { days, from, until } = item
  const perDay = slotsOf(item).length * (item.units ?? 0)
  if (days.kind === 'needed' || perDay === 0) return
  const first = from === null ? null : daysFrom(today, from)
  const last = until === null ? use.length - 1 : Math.min(use.length - 1, daysFrom(today, until))
  const weekday = weekdayOf(today)
  for (let day = Math.max(0, first ?? 0); day <= last; day++) {
    if (isDayOn(days, (weekday + day) % 7, first === null ? null : day - first)) {
      use[day] = (use[day] ?? 0) + perDay
    }
  }
}

/** Intakes taken, skipped and expected. */
export type Count = { taken: number; skipped: number; due: number }

// -------------------------------------------------------------- changes

/** The parts of an item's schedule. */
type Parts = {
  slots: PlanItem['slots']
  units: Pick<PlanItem, 'units' | 'unitName'>
  days: PlanItem['days']
  from: string | null
  until: string | null
}
type Part = keyof Parts

/** What changed in one part of an item's schedule. */
export type PartChange = { [Name in Part]: { part: Name; before: Parts[Name]; after: Parts[Name] } }[Part]

/** What one version changed about one item, which `name` is the text of. */
export type PlanChange =
  | { kind: 'added' | 'stopped'; name: string }
  | { kind: 'changed'; name: string; parts: PartChange[] }

/** In the order of a sentence. */
const PARTS = ['slots', 'units', 'days', 'from', 'until'] as const

/** An item without its product, which is no part of its schedule. */
type Planned = Omit<PlanItem, 'productId'>

const partsOf = ({ slots, units, unitName, days, from, until }: Planned): Parts => ({
  slots,
  units: { units, unitName },
  days,
  from,
  until,
})

/** Equal for equal parts, whatever the order of their keys. */
function keyOf(part: Part, { [part]: value }: Parts): string {
  if (part === 'units' && (value as Parts['units']).units === null) return ''
  return JSON.stringify(
    value instanceof Object && !Array.isArray(value)
      ? Object.entries(value)
          .filter(([, part]) => part !== null && part !== undefined)
          .sort()
      : value,
  )
}

/** What changed in an item's schedule. The product of the shop is no part of it. */
export function partChanges(before: Planned, after: Planned): PartChange[] {
  const [was, is] = [partsOf(before), partsOf(after)]
  return PARTS.filter((part) => keyOf(part, was) !== keyOf(part, is)).map(
    (part) => ({ part, before: was[part], after: is[part] }) as PartChange,
  )
}

/**
 * What changed from one version's items to the next one's. Of several items of one text those that stayed are matched
 * first, the others in their order.
 */
export function changesBetween(before: readonly PlanItem[], after: readonly PlanItem[]): PlanChange[] {
  return matched(before, after).flatMap(({ was, is }): PlanChange[] => {
    if (!was) return is ? [{ kind: 'added', name: is.text }] : []
    if (!is) return [{ kind: 'stopped', name: was.text }]
    const parts = partChanges(was, is)
    return parts.length > 0 ? [{ kind: 'changed', name: is.text, parts }] : []
  })
}

/** Pairs the items of two versions: the later one's in their order, then those only in the earlier one. */
export function matched<Before extends Planned, After extends Planned>(
  before: readonly Before[],
  after: readonly After[],
): { was: Before | undefined; is: After | undefined }[] {
  const left = new Map(Map.groupBy(before, ({ text }) => text))
  const take = (text: string, fits: (item: Before) => boolean) => {
    const items = left.get(text) ?? []
    const found = items.find(fits)
    if (found) {
      left.set(
        text,
        items.filter((item) => item !== found),
      )
    }
    return found
  }
  const same = new Map(
    after.flatMap((item) => {
      const found = take(item.text, (old) => partChanges(old, item).length === 0)
      return found ? [[item, found] as const] : []
    }),
  )
  const pairs = after.map((is) => ({ was: same.get(is) ?? take(is.text, () => true), is }))
  return [
    ...pairs,
    ...before.filter((item) => left.get(item.text)?.includes(item)).map((was) => ({ was, is: undefined })),
  ]
}

// ---------------------------------------------------------------- typed text

/** Words for times of day, except within a name ("evening primrose"). */
const TIME_WORDS: [Slot, RegExp][] = [
  ['morning', /\b(?:mornings?|breakfast)\b(?! (?:tea|glory|blend))/],
  ['midday', /\b(?:midday|noon|lunch|lunchtime)\b/],
  ['evening', /\b(?:evenings?|dinner|supper)\b(?! (?:primrose|tea|blend))/],
  ['night', /\b(?:nights?|bedtime|before bed)\b(?! (?:tea|blend))/],
]
/** Times proposed for "twice a day" and the like. */
const TIMES_A_DAY: Record<number, Slot[]> = {
  1: [],
  2: ['morning', 'evening'],
  3: ['morning', 'midday', 'evening'],
  4: [...SLOTS],
}
const NUMBER_WORDS: Record<string, number> = {
  once: 1,
  twice: 2,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  half: 0.5,
}
const A_DAY =
  /\b(?:(once|twice)|([1-4]|one|two|three|four) ?(?:x|×|times))(?: ?(?:a day|daily|per day|\/ ?day))/
const NEEDED = /\b(?:as|when|if) (?:needed|required)\b/
const ALTERNATE = /\b(?:every (?:other|second) day|alternate days)\b/
const CYCLE = /\b(\d{1,3}) ?(?:days? )?on\b,? ?(?:and )?(\d{1,3}) ?(?:days? )?off\b/
const ON_WEEKDAYS = /\bweekdays\b/
const WEEKDAY = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/g
const WEEKDAY_STEMS = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun']
const UNITS = new RegExp(
  `(?:^|[\\s,(])(\\d{1,4}(?:[.,]\\d{1,2})?|half|one|two|three|four) (${UNIT_NAMES.join('|')})s?\\b`,
)
const numberOf = (word: string) => NUMBER_WORDS[word] ?? Number(word.replace(',', '.'))

function daysIn(words: string): PlanItem['days'] {
  if (NEEDED.test(words)) return { kind: 'needed' }
  if (ALTERNATE.test(words)) return { kind: 'cycle', on: 1, off: 1 }
  const [, on, off] = CYCLE.exec(words) ?? []
  const cycle = { on: Number(on), off: Number(off) }
  if (cycle.on >= 1 && cycle.off >= 1 && Math.max(cycle.on, cycle.off) <= MAX_CYCLE_DAYS) {
    return { kind: 'cycle', ...cycle }
  }
  if (ON_WEEKDAYS.test(words)) return { kind: 'weekdays', days: WORKDAYS }
  const named = new Set([...words.matchAll(WEEKDAY)].map(([, stem = '']) => WEEKDAY_STEMS.indexOf(stem) + 1))
  return named.size > 0 ? { kind: 'weekdays', days: [...named].sort() } : { kind: 'daily' }
}

/**
 * Proposes a schedule from a typed medication: "Zinc 15 mg evening", "Vitamin D3 1000 IU 2x daily", "Ginger tea 1 cup
 * when needed". Shown before saving; the text stays as typed. Time words count only after a name, so "Evening primrose
 * oil" has none.
 */
export function proposedItem(text: string): PlanItem {
  const name = /^\S+/.exec(text.trim())?.[0] ?? ''
  const words = text.trim().slice(name.length).toLowerCase()
  const named = TIME_WORDS.filter(([, word]) => word.test(words)).map(([slot]) => slot)
  const [, often, count] = A_DAY.exec(words) ?? []
  const times = TIMES_A_DAY[numberOf(often ?? count ?? '1')] ?? []
  const [, amount, unitName] = UNITS.exec(words) ?? []
  const units = numberOf(amount ?? '0')
  const counted = units > 0 && units <= MAX_UNITS && Number.isInteger(units * 4)
  return {
    ...untimed(text),
    slots: named.length > 0 ? named : times,
    units: counted ? units : null,
    unitName: counted ? (unitName ?? null) : null,
    days: daysIn(words),
  }
}
