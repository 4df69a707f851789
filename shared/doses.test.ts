import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DoseUpdate, mergeDoses, withUpdates } from './doses.ts'
import { DOSE_SLOTS } from './planItems.ts'
import { DOSE_STATES, type TodaysSlot } from './plans.ts'

const TODAY = '2026-03-01'
const planId = 'a plan'

const open = (medication: string) => ({
  planId,
  version: 2,
  medication,
  productId: null,
  units: 1,
  unitName: 'capsule',
  state: 'open' as const,
  at: null,
  reason: null,
  expected: true,
})
const DAY: TodaysSlot[] = [
  { slot: 'morning', doses: [open('Zinc'), open('Iron')] },
  { slot: 'evening', doses: [open('Zinc')] },
]

const said = (part: Partial<DoseUpdate> = {}): DoseUpdate => ({
  planId,
  medication: 'Zinc',
  date: TODAY,
  slot: 'morning',
  state: 'taken',
  reason: null,
  saidAt: '2026-03-01T07:40:00.000Z',
  version: 2,
  ...part,
})

const stateOf = (day: TodaysSlot[]) =>
  day.flatMap(({ slot, doses }) => doses.map(({ medication, state }) => `${slot} ${medication} ${state}`))

describe('withUpdates', () => {
  it('withUpdates shows a tick in its part of the day only, taken when it was said', () => {
    const day = withUpdates(DAY, [said()], TODAY)
    expect(stateOf(day)).toEqual(['morning Zinc taken', 'morning Iron open', 'evening Zinc open'])
    expect(day[0]?.doses[0]).toMatchObject({ at: '2026-03-01T07:40:00.000Z', reason: null })
  })

  it('withUpdates shows the time that the patient gave', () => {
    const day = withUpdates(DAY, [said({ at: '2026-03-01T06:00:00.000Z' })], TODAY)
    expect(day[0]?.doses[0]?.at).toBe('2026-03-01T06:00:00.000Z')
  })

  it('withUpdates shows why a dose was skipped, and neither time nor reason once it is open again', () => {
    const skipped = said({ state: 'skipped', reason: 'ran out', at: '2026-03-01T06:00:00.000Z' })
    expect(withUpdates(DAY, [skipped], TODAY)[0]?.doses[0]).toMatchObject({
      state: 'skipped',
      reason: 'ran out',
      at: null,
    })
    const back = withUpdates(
      withUpdates(DAY, [skipped], TODAY),
      [said({ state: 'open', reason: 'ran out' })],
      TODAY,
    )
    expect(back).toEqual(DAY)
  })

  it('withUpdates leaves out what is said of another day, plan or medication', () => {
    const others = [said({ date: '2026-02-28' }), said({ planId: 'another' }), said({ medication: 'Copper' })]
    expect(withUpdates(DAY, others, TODAY)).toEqual(DAY)
  })

  it('withUpdates is the same whether the words are applied one by one or together, and after they were sent', () => {
    const word = fc
      .record({
        medication: fc.constantFrom('Zinc', 'Iron'),
        slot: fc.constantFrom(...DOSE_SLOTS),
        state: fc.constantFrom(...DOSE_STATES),
        reason: fc.constantFrom(null, 'ran out'),
      })
      .map(said)
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const together = withUpdates(DAY, words, TODAY)
        expect(words.reduce((day, one) => withUpdates(day, [one], TODAY), DAY)).toEqual(together)
        expect(withUpdates(together, words, TODAY)).toEqual(together)
      }),
    )
  })
})

describe('mergeDoses', () => {
  it('mergeDoses returns updates of doses that are not planned, and lets the last update of a dose win', () => {
    const planned = [{ ...open('Zinc'), slot: 'morning' as const }]
    const copper = said({ medication: 'Copper' })
    const { doses, others } = mergeDoses(planned, [said({ state: 'open' }), copper, said()])
    expect(doses).toMatchObject([{ medication: 'Zinc', state: 'taken' }])
    expect(others).toEqual([copper])
  })
})
