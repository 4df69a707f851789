/** The words for the schedules of a plan's items, and for their changes. */
import { type Translate, utcDay } from '../locales/translate.ts'
import { commas, semicolons } from './listText.ts'
import {
  type DoseSlot,
  type PartChange,
  type PlanChange,
  type PlanItem,
  UNIT_NAMES,
  WORKDAYS,
} from './planItems.ts'

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A time of the day as a title: "Morning". */
export const slotTitle = (slot: DoseSlot, t: Translate) => t(`plans.slotTitle.${slot}`)

/** A day that is this weekday, of which 1 is Monday: 1 January 2024 was one. */
export const weekdayDate = (weekday: number) => new Date(Date.UTC(2024, 0, weekday))

/** "Monday". */
export const weekdayName = (weekday: number, t: Translate) =>
  t('plans.weekday', { day: weekdayDate(weekday) })

type UnitName = (typeof UNIT_NAMES)[number]
const isUnitName = (name: string): name is UnitName => (UNIT_NAMES as readonly string[]).includes(name)
/** Names typed by people get an English plural, except abbreviations and plurals. */
const isAsWritten = (name: string) => name === 'g' || name === 'mg' || name.endsWith('s')

/** The name of so many units: "capsule" for 1, "capsules" for 2. */
export function unitText(units: number, name: string, t: Translate): string {
  if (isUnitName(name)) return t(`plans.unit.${name}`, { units })
  return isAsWritten(name) ? name : t('plans.unitWritten', { units, name })
}

/** Units of one intake: "1 capsule", "0.5 tablets", "2"; null when they are unknown. */
export function unitsText(
  { units, unitName }: Pick<PlanItem, 'units' | 'unitName'>,
  t: Translate,
): string | null {
  if (units === null) return null
  return unitName
    ? t('plans.units', { units, name: unitText(units, unitName, t) })
    : t('plans.unitsOnly', { units })
}

function daysText(days: PlanItem['days'], t: Translate): string {
  if (days.kind === 'cycle') return t('plans.days.cycle', { on: days.on, off: days.off })
  if (days.kind === 'needed' && days.maxPerDay) {
    return t('plans.days.neededAtMost', { most: days.maxPerDay })
  }
  if (days.kind !== 'weekdays') return t(`plans.days.${days.kind}`)
  if (days.days.join() === WORKDAYS.join()) return t('plans.days.workdays')
  return t('plans.days.chosen', { days: days.days.map((day) => weekdayName(day, t)) })
}

const slotsText = (slots: PlanItem['slots'], t: Translate) =>
  t('plans.slots', { slots: slots.map((slot) => t(`plans.slot.${slot}`)) })

/** The parts of an item's schedule in words; null if there is nothing to say. */
export const itemWords = (item: PlanItem, t: Translate) => ({
  slots: item.slots.length > 0 ? slotsText(item.slots, t) : null,
  units: unitsText(item, t),
  days: daysText(item.days, t),
  from: item.from && t('plans.from', { day: utcDay(item.from) }),
  until: item.until && t('plans.until', { day: utcDay(item.until) }),
})
type ItemWords = ReturnType<typeof itemWords>

/** Words after one another: "evening, 1 capsule". */
export const sequence = (words: readonly (string | null | undefined)[], t: Translate) =>
  commas(
    t,
    words.filter((word) => word !== null && word !== undefined),
  )

/** An item's schedule without its first day: "evening, 1 capsule, 5 days on, 2 days off, until 2 February 2027". */
export function scheduleText(item: PlanItem, t: Translate): string {
  const { slots, units, days, until } = itemWords(item, t)
  return sequence([slots, units, days, until], t)
}

/** An item's schedule as a line of its own: "Evening, 1 capsule, every day". */
export const itemSentence = (item: PlanItem, t: Translate) => capital(scheduleText(item, t))

/** The steps of a taper as a line: "From 2 February 2027, 2 tablets, until 6 February 2027; from 7 February 2027, …". */
export const stepsSentence = (steps: readonly PlanItem[], t: Translate) =>
  capital(
    semicolons(
      t,
      steps.map((item) => sequence([itemWords(item, t).from, scheduleText(item, t)], t)),
    ),
  )

/** The name of an empty part that had a text before. */
export const noneText = (part: keyof ItemWords, t: Translate) => t(`plans.none.${part}`)

function partText(change: PartChange, t: Translate): string {
  switch (change.part) {
    case 'slots': {
      const [before, after] = [change.before, change.after].map((slots) =>
        slots.length > 0 ? slotsText(slots, t) : noneText('slots', t),
      ) as [string, string]
      return t('plans.change.slots', { before, after })
    }
    case 'units':
      return unitsText(change.after, t) ?? noneText('units', t)
    case 'days':
      return daysText(change.after, t)
    case 'from':
    case 'until':
      return change.after
        ? t(`plans.${change.part}`, { day: utcDay(change.after) })
        : noneText(change.part, t)
  }
}

/** What changed in an item's schedule: "from morning to evening, 5 days on, 2 days off". */
export const partsText = (parts: readonly PartChange[], t: Translate) =>
  commas(
    t,
    parts.map((part) => partText(part, t)),
  )

/** An added or stopped item is its name; a changed one is that and what changed. */
export const changeText = (change: PlanChange, t: Translate) =>
  change.kind === 'changed'
    ? t('plans.change.item', { name: change.name, changes: partsText(change.parts, t) })
    : change.name
