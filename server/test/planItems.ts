/** Arbitrary plan items, for property tests. */
import fc from 'fast-check'
import { addDays } from '../../shared/health.ts'
import { type PlanItem, SLOTS, UNIT_NAMES, untimed } from '../../shared/planItems.ts'

export const day = fc
  .integer({ min: 0, max: 1_500 })
  // From before a leap day (29 February 2028) to long after it.
  .map((days) => addDays('2026-01-01', days))
const days: fc.Arbitrary<PlanItem['days']> = fc.oneof(
  fc.constant({ kind: 'daily' as const }),
  fc.constant({ kind: 'needed' as const }),
  fc
    .subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })
    .map((chosen) => ({ kind: 'weekdays' as const, days: chosen })),
  fc.record({
    kind: fc.constant('cycle' as const),
    on: fc.integer({ min: 1, max: 40 }),
    off: fc.integer({ min: 1, max: 40 }),
  }),
)
const counted = fc.oneof(
  fc.constant({ units: null, unitName: null }),
  fc.record({
    units: fc.integer({ min: 1, max: 40 }).map((quarters) => quarters / 4),
    unitName: fc.constantFrom(...UNIT_NAMES),
  }),
)
const slots = fc.subarray([...SLOTS])
const itemOf = (text: fc.Arbitrary<string>): fc.Arbitrary<PlanItem> =>
  fc
    .record({ text, slots, counted, days, from: fc.option(day), length: fc.option(fc.nat(200)) })
    .map(({ counted: amount, length, ...item }) => {
      // The server gives every cycle a first day.
      const from = item.days.kind === 'cycle' ? (item.from ?? '2026-01-01') : item.from
      return {
        ...untimed(item.text),
        ...item,
        ...amount,
        from,
        until: from && length !== null ? addDays(from, length) : null,
      }
    })
export const NAMES = ['Zinc 15 mg', 'Nettle leaf tea', 'Evening primrose oil', 'Vitamin B12', 'Omega 3']
export const item = itemOf(fc.constantFrom(...NAMES))
export const plan = fc.uniqueArray(item, { selector: ({ text }) => text, maxLength: 4 })
