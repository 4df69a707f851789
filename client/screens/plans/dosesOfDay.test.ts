import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commas } from '../../../shared/listText.ts'
import { DOSE_SLOTS, untimed } from '../../../shared/planItems.ts'
import { capital, unitsText } from '../../../shared/planItemText.ts'
import { DOSE_STATES } from '../../../shared/plans.ts'
import { partOfDay } from '../../lib/partOfDay.ts'
import { t } from '../../locale/messages.tsx'
import {
  countDoses,
  countText,
  type Dose,
  doseText,
  firstDose,
  nameInSentence,
  namesText,
  nextDoseDay,
  openDoses,
  partsOf,
  partText,
} from './dosesOfDay.ts'

const TODAY = '2026-03-01'
const CAPSULE = unitsText({ units: 1, unitName: 'capsule' }, t) ?? ''

const dose = (part: Partial<Dose> = {}): Dose => ({
  planId: 'a plan',
  version: 1,
  slot: 'morning',
  medication: 'Zinc 15 mg',
  productId: null,
  units: 1,
  unitName: 'capsule',
  state: 'open',
  at: null,
  reason: null,
  expected: true,
  ...part,
})
const taken = dose({ state: 'taken' })
const skipped = dose({ state: 'skipped' })
const needed = dose({ expected: false })

describe('countDoses and countText', () => {
  it('leave out doses taken when needed', () => {
    const doses = [taken, skipped, dose(), needed, { ...needed, state: 'taken' as const }]
    expect(countDoses(doses)).toEqual({ taken: 1, skipped: 1, due: 3 })
    expect(countText(doses)).toBe(t('plans.part.count', { taken: 1, due: 3, skipped: 1 }))
    expect(openDoses(doses)).toHaveLength(1)
  })

  it('are empty for a day without expected doses', () => {
    expect(countText([needed])).toBe('')
    expect(partText('any', [needed], 9)).toBe('')
  })

  it('add up to the due doses in every state', () => {
    const any = fc.record({ state: fc.constantFrom(...DOSE_STATES), expected: fc.boolean() }).map(dose)
    fc.assert(
      fc.property(fc.array(any), (doses) => {
        const { due, ...count } = countDoses(doses)
        expect(count.taken + count.skipped + openDoses(doses).length).toBe(due)
      }),
    )
  })
})

describe('partOfDay, partsOf and partText', () => {
  it.each([
    [0, 'morning'],
    [10, 'morning'],
    [11, 'midday'],
    [17, 'midday'],
    [18, 'evening'],
    [22, 'night'],
    [23, 'night'],
  ])('at %i o’clock it is %s', (hour, part) => {
    expect(partOfDay(hour)).toBe(part)
  })

  it('partsOf returns the parts with doses, in order', () => {
    const part = (slot: Dose['slot'], count: number) => ({
      slot,
      doses: Array.from({ length: count }, () => dose()),
    })
    const parts = partsOf([part('evening', 1), part('midday', 0), part('any', 2)])
    expect(parts.map(({ slot, doses }) => [slot, doses.length])).toEqual([
      ['any', 2],
      ['evening', 1],
    ])
    expect(parts[1]?.doses[0]?.slot).toBe('evening')
    expect(DOSE_SLOTS[0]).toBe('any')
  })

  it('partText shows when a part begins, until it has begun or has a record', () => {
    const count = (taken: number) => t('plans.part.count', { taken, due: 2, skipped: 0 })
    expect(partText('evening', [dose(), dose()], 9)).toBe(t('plans.part.from', { hour: 18 }))
    expect(partText('evening', [dose(), taken], 9)).toBe(count(1))
    expect(partText('evening', [dose(), dose()], 18)).toBe(count(0))
    expect(partText('evening', [dose(), dose()], null)).toBe(count(0))
  })
})

describe('doseText, nameInSentence and namesText', () => {
  const at = (time: string, day = TODAY) => new Date(`${day}T${time}`).toISOString()

  it.each([
    [dose(), CAPSULE],
    [dose({ units: null }), ''],
    [dose({ expected: false }), commas(t, [CAPSULE, t('plans.days.needed')])],
    [dose({ expected: false, units: null }), capital(t('plans.days.needed'))],
    [
      dose({ state: 'taken', at: at('07:40') }),
      commas(t, [CAPSULE, t('plans.dose.takenAt', { time: '07:40' })]),
    ],
    [
      dose({ state: 'taken', at: at('07:40'), units: null }),
      capital(t('plans.dose.takenAt', { time: '07:40' })),
    ],
    [
      dose({ state: 'skipped', reason: 'upset stomach' }),
      t('plans.dose.skippedBecause', { reason: t('plans.skip.reason.stomach') }),
    ],
    [
      dose({ state: 'skipped', reason: 'on a train' }),
      t('plans.dose.skippedBecause', { reason: 'on a train' }),
    ],
    [dose({ state: 'skipped' }), t('plans.dose.skipped')],
  ])('%o is %s', (one, words) => {
    expect(doseText(one, TODAY)).toBe(words)
  })

  it('doseText has no time for a dose ticked on a later day', () => {
    expect(doseText(dose({ state: 'taken', at: at('08:00', '2026-03-02') }), TODAY)).toBe(
      commas(t, [CAPSULE, t('plans.dose.taken')]),
    )
  })

  it.each([
    ['Iron bisglycinate 25 mg', 'iron bisglycinate'],
    ['Vitamin D3 1000 IU', 'Vitamin D3'],
    ['Nettle leaf tea', 'nettle leaf tea'],
    ['St John’s wort 300 mg evening', 'St John’s wort'],
    ['DHEA 5 mg', 'DHEA'],
    ['25 mg', '25 mg'],
  ])('%s is %s in a sentence', (medication, name) => {
    expect(nameInSentence(medication)).toBe(name)
  })

  it('namesText names three doses and counts the others', () => {
    const named = ['Zinc', 'Iron', 'Copper', 'Iodine'].map((medication) => dose({ medication }))
    expect(namesText(named)).toBe(t('plans.dose.names', { names: 'Zinc, Iron, Copper', more: 1 }))
    expect(namesText(named.slice(0, 2))).toBe('Zinc, Iron')
  })
})

describe('firstDose and nextDoseDay', () => {
  const plan = (...items: Partial<ReturnType<typeof untimed>>[]) => {
    const whole = items.map((item, index) => ({ ...untimed(`Item ${index + 1}`), ...item }))
    return { medications: whole.map(({ text }) => text), items: whole }
  }

  it('firstDose is the earliest of all plans; doses for any time come last', () => {
    const plans = [plan({}, { slots: ['evening'] }), plan({ slots: ['midday'] })]
    expect(firstDose(plans, TODAY)).toEqual({ medication: 'Item 1', slot: 'midday' })
    expect(firstDose([plan({})], TODAY)).toEqual({ medication: 'Item 1', slot: 'any' })
    expect(firstDose([plan({ days: { kind: 'needed' } })], TODAY)).toBeNull()
  })

  it('nextDoseDay is the first day after a pause', () => {
    const cycle = plan({ days: { kind: 'cycle', on: 5, off: 2 }, from: '2026-02-24' })
    expect(nextDoseDay([cycle], TODAY)).toBe('2026-03-03')
    expect(nextDoseDay([plan({ until: TODAY })], TODAY)).toBeNull()
    expect(nextDoseDay([], TODAY)).toBeNull()
  })
})
