import { SLOTS, type Slot } from '../../shared/planItems.ts'

/** The hour of the device at which each part of the day begins. */
export const FIRST_HOUR: Record<Slot, number> = { morning: 0, midday: 11, evening: 18, night: 22 }

/** The part of the day at an hour, 0 to 23. */
export const partOfDay = (hour: number): Slot =>
  SLOTS.findLast((slot) => FIRST_HOUR[slot] <= hour) ?? 'morning'
