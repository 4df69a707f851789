import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/health.ts'
import { DOSE_SLOTS, expectedOn, untimed } from '../../shared/planItems.ts'
import { NAMES, plan } from '../test/planItems.ts'
import { type CountedPlan, countIntakes, type DatedVersion, type Tick } from './intakes.ts'

describe('countIntakes', () => {
  const LAST = '2026-03-31'
  const FIRST = addDays(LAST, -29)
  const tick: fc.Arbitrary<Tick> = fc.record({
    medication: fc.constantFrom(...NAMES, 'Never planned'),
    date: fc.nat(40).map((ago) => addDays(LAST, -ago)),
    slot: fc.constantFrom(...DOSE_SLOTS),
    state: fc.constantFrom('taken' as const, 'skipped' as const),
    version: fc.integer({ min: 1, max: 4 }),
  })
  /** The database holds one row for each dose. */
  const ticks = fc.uniqueArray(tick, {
    selector: ({ medication, date, slot }) => `${medication} ${date} ${slot}`,
    maxLength: 80,
  })
  const versions: fc.Arbitrary<DatedVersion[]> = fc
    .array(fc.tuple(plan, fc.nat(40)), { minLength: 1, maxLength: 4 })
    .map((written) => {
      const from = written.map(([, ago]) => addDays(LAST, -ago)).sort()
      return written.map(([schedule], index) => ({ version: index + 1, from: from[index] ?? LAST, schedule }))
    })

  const planOf = (written: readonly DatedVersion[], said: readonly Tick[]): CountedPlan => ({
    firstDay: FIRST,
    versions: written,
    ticks: said,
  })

  it('countIntakes never counts more than was due, for the plan and for each item', () => {
    fc.assert(
      fc.property(versions, ticks, (written, said) => {
        const all = countIntakes(planOf(written, said), FIRST, LAST)
        for (const { taken, skipped, due } of [all, ...all.items]) {
          expect(Math.min(taken, skipped)).toBeGreaterThanOrEqual(0)
          expect(taken + skipped).toBeLessThanOrEqual(due)
        }
      }),
    )
  })

  it('countIntakes does not change when a version is saved that changes no item', () => {
    fc.assert(
      fc.property(versions, ticks, fc.nat(40), (written, said, ago) => {
        const last = written.at(-1)
        if (!last) return
        const from = [addDays(LAST, -ago), last.from].sort().at(-1) ?? LAST
        const again = [...written, { ...last, version: 5, from }]
        expect(countIntakes(planOf(again, said), FIRST, LAST)).toEqual(
          countIntakes(planOf(written, said), FIRST, LAST),
        )
      }),
    )
  })

  it('countIntakes counts without an edit what a naive count finds', () => {
    fc.assert(
      fc.property(plan, ticks, (schedule, said) => {
        const mine = said.map((one) => ({ ...one, version: 1 }))
        const { taken, due } = countIntakes(
          planOf([{ version: 1, from: FIRST, schedule }], mine),
          FIRST,
          LAST,
        )
        let [naiveDue, naiveTaken] = [0, 0]
        for (let ago = 29; ago >= 0; ago--) {
          const date = addDays(LAST, -ago)
          for (const planned of schedule) {
            for (const slot of expectedOn(planned, date)) {
              naiveDue += 1
              const ofDose = mine.find(
                (one) => one.medication === planned.text && one.date === date && one.slot === slot,
              )
              if (ofDose?.state === 'taken') naiveTaken += 1
            }
          }
        }
        expect({ taken, due }).toEqual({ taken: naiveTaken, due: naiveDue })
      }),
    )
  })

  it('countIntakes counts a dose taken in the morning before the practitioner moved it to the evening', () => {
    const iron = (slot: 'morning' | 'evening') => ({ ...untimed('Iron'), slots: [slot] })
    const written = [
      { version: 1, from: '2026-03-01', schedule: [iron('morning')] },
      { version: 2, from: LAST, schedule: [iron('evening')] },
    ]
    const said: Tick[] = [{ medication: 'Iron', date: LAST, slot: 'morning', state: 'taken', version: 1 }]
    expect(countIntakes(planOf(written, said), LAST, LAST)).toMatchObject({ taken: 1, due: 2 })
  })
})
