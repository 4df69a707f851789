import { addDays } from '../../../shared/health.ts'
import { commas } from '../../../shared/listText.ts'
import {
  DOSE_SLOTS,
  type DoseSlot,
  expectedOn,
  type PlanItem,
  SLOTS,
  scheduleOf,
} from '../../../shared/planItems.ts'
import { capital, sequence, unitsText } from '../../../shared/planItemText.ts'
import type { SkipReason, TodaysDose, TodaysSlot } from '../../../shared/plans.ts'
import { FIRST_HOUR } from '../../lib/partOfDay.ts'
import { localDay } from '../../lib/today.ts'
import { t } from '../../locale/messages.tsx'
import { formatTime } from '../../ui/format.ts'

export type Dose = TodaysDose & { slot: DoseSlot }

/** How far to look for the next dose: the longest cycle pauses for 365 days. */
const LOOK_AHEAD_DAYS = 366

export const dosesIn = (slots: readonly TodaysSlot[]): Dose[] =>
  slots.flatMap(({ slot, doses }) => doses.map((dose) => ({ ...dose, slot })))

/** How often a medication of a plan was taken on a day, at all its times together. */
export const timesTaken = (doses: readonly TodaysDose[], { planId, medication }: TodaysDose) =>
  doses
    .filter((dose) => dose.planId === planId && dose.medication === medication && dose.state === 'taken')
    .reduce((sum, { times }) => sum + (times ?? 1), 0)

/** Expected doses without a record. */
export const openDoses = <One extends TodaysDose>(doses: readonly One[]) =>
  doses.filter(({ state, expected }) => expected && state === 'open')

/** Counts expected doses. Doses taken when needed are not counted. */
export function countDoses(doses: readonly TodaysDose[]) {
  const due = doses.filter(({ expected }) => expected)
  const count = (state: TodaysDose['state']) => due.filter((dose) => dose.state === state).length
  return { taken: count('taken'), skipped: count('skipped'), due: due.length }
}

/** "2 of 8 taken, 1 skipped"; empty when no dose is expected. */
export function countText(doses: readonly TodaysDose[]): string {
  const { taken, skipped, due } = countDoses(doses)
  if (due === 0) return ''
  return t('plans.part.count', { taken, due, skipped })
}

/** The status of a part: "1 of 4 taken", or "from 18:00" before it begins. `hour` is null for a past day. */
export function partText(slot: DoseSlot, doses: readonly TodaysDose[], hour: number | null): string {
  const { taken, due } = countDoses(doses)
  const later = slot !== 'any' && hour !== null && FIRST_HOUR[slot] > hour
  if (later && doses.every(({ state }) => state === 'open')) {
    return t('plans.part.from', { hour: FIRST_HOUR[slot] })
  }
  return due === 0 ? '' : t('plans.part.count', { taken, due, skipped: 0 })
}

/** The messages of the reasons that the portal offers. */
const REASONS = {
  forgot: 'forgot',
  'upset stomach': 'stomach',
  'feeling unwell': 'unwell',
  'ran out': 'out',
  'told by my practitioner': 'told',
} as const satisfies Record<SkipReason, string>
const isSkipReason = (reason: string): reason is SkipReason => reason in REASONS

/** A reason in words, if it is one of the portal's; otherwise as written. */
export const reasonText = (reason: string) =>
  isSkipReason(reason) ? t(`plans.skip.reason.${REASONS[reason]}`) : reason

export const skippedText = (reason: string | null) =>
  reason ? t('plans.dose.skippedBecause', { reason: reasonText(reason) }) : t('plans.dose.skipped')

/** The status of a dose: "1 capsule, taken 07:40", "Skipped: upset stomach", "1 cup, when needed". */
export function doseText(dose: Dose, date: string): string {
  if (dose.state === 'skipped') return skippedText(dose.reason)
  const parts = [unitsText(dose, t)]
  // A dose ticked on a later day has no known time.
  if (dose.state === 'taken') {
    const known = dose.at && localDay(new Date(dose.at)) === date ? formatTime(dose.at) : null
    parts.push(known ? t('plans.dose.takenAt', { time: known }) : t('plans.dose.taken'))
  } else if (!dose.expected) {
    const { maxPerDay: most } = dose
    parts.push(most ? t('plans.days.neededAtMost', { most }) : t('plans.days.needed'))
  }
  return capital(sequence(parts, t))
}

const AMOUNT = / \d[\d.,]* ?(?:mg|mcg|µg|g|iu|ml|%)(?: .*)?$/i

/** A medication without its amount, for use in a sentence: "Iron bisglycinate 25 mg" is "iron bisglycinate". */
export function nameInSentence(medication: string): string {
  const name = medication.replace(AMOUNT, '')
  // Names with another capital are unchanged: "Vitamin D3", "St John's wort", "DHEA".
  return /^[A-Z][^A-Z]*$/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

/** Up to three names, and the number of others. */
export function namesText(doses: readonly TodaysDose[]): string {
  const names = doses.slice(0, 3).map(({ medication }) => medication)
  return t('plans.dose.names', { names: commas(t, names), more: doses.length - names.length })
}

type PlannedItems = { medications: readonly string[] | null; items: readonly PlanItem[] }

const itemsOf = (plans: readonly PlannedItems[]) => plans.flatMap((plan) => scheduleOf(plan))

/** The first dose expected on a day; null if there is none. Doses for any time come last. */
export function firstDose(plans: readonly PlannedItems[], date: string) {
  const items = itemsOf(plans)
  for (const slot of [...SLOTS, 'any'] as const) {
    const item = items.find((one) => expectedOn(one, date).includes(slot))
    if (item) return { medication: item.text, slot }
  }
  return null
}

/** The first day after `date` on which a dose is expected; null if there is none within a year. */
export function nextDoseDay(plans: readonly PlannedItems[], date: string): string | null {
  const items = itemsOf(plans)
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const day = addDays(date, ahead)
    if (items.some((item) => expectedOn(item, day).length > 0)) return day
  }
  return null
}

/** The parts of a day that have doses, in order. */
export const partsOf = (slots: readonly TodaysSlot[]) =>
  DOSE_SLOTS.flatMap((slot) => {
    const doses = dosesIn(slots.filter((part) => part.slot === slot))
    return doses.length > 0 ? [{ slot, doses }] : []
  })
