import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../shared/health.ts'
import { DEFAULT_SETTINGS } from '../../shared/notices.ts'
import type { PlanItem } from '../../shared/planItems.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

const t = translatorFor('en')
const today = new Date().toISOString().slice(0, 10)
const DAILY = { kind: 'daily' } as const

let portal: TestPortal
let admin: Person
let elena: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin')
  elena = await signUp(portal, 'practitioner')
})
afterAll(() => portal.close())

const inCare = async (currentMedications: string | null = null) => {
  const maya = await signUp(portal)
  await maya.api.auth.updateProfile({
    fullName: 'Maya Lindqvist',
    dateOfBirth: '1988-04-02',
    currentMedications,
  })
  await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
  return maya
}
type Item = Partial<PlanItem> & { text: string }
const item = (fields: Item) => ({ slots: [], days: DAILY, ...fields })
const checkOf = (maya: Person, items: Item[], more: object = {}) =>
  elena.api.plans.check({ patientId: maya.id, items: items.map(item), ...more })
const limitsOf = async (...asked: Parameters<typeof checkOf>) =>
  (await checkOf(...asked)).warnings.filter(({ id }) => id.startsWith('limit-'))

describe('plans.check of items', () => {
  it('plans.check sums units and times of the day, and says which sum met which limit', async () => {
    const maya = await inCare()
    const [limit, ...others] = await limitsOf(maya, [
      { text: 'Vitamin C 1000 mg', slots: ['morning', 'midday', 'evening'], units: 1, unitName: 'tablet' },
    ])
    expect(others).toEqual([])
    expect(limit).toMatchObject({
      id: 'limit-vitamin-c',
      sum: { counts: 'day', day: 3000, parts: [{ item: 'Vitamin C 1000 mg', times: 3, amount: 1000 }] },
      details: [t('safety.limit.sum', { parts: '3 × 1000 mg', total: 3000, unit: 'mg', counts: 'day' })],
    })
  })

  it('plans.check answers what it did not compare and what is not covered', async () => {
    const maya = await inCare()
    expect(await checkOf(maya, [{ text: 'Zinc 15 mg' }])).toMatchObject({
      ...{ uncovered: [], notCompared: [], recognised: ['Zinc 15 mg'] },
    })
  })

  it.each<[string, Item[], boolean]>([
    ['two tablets twice a day', [{ text: 'Zinc 10 mg', slots: ['morning', 'night'], units: 2 }], true],
    ['half a tablet', [{ text: 'Zinc 50 mg', slots: ['morning'], units: 0.5 }], false],
    ['grams as units', [{ text: 'Vitamin C powder', slots: ['morning'], units: 3, unitName: 'g' }], true],
    ['drops', [{ text: 'Vitamin D3 1000 IU', slots: ['morning'], units: 5, unitName: 'drop' }], true],
    ['millilitres', [{ text: 'Iron 10 mg/ml', slots: ['morning'], units: 5, unitName: 'ml' }], true],
    ['teaspoons', [{ text: 'Iron 10 mg/ml', slots: ['morning'], units: 1, unitName: 'teaspoon' }], true],
    ['a text that says the same times', [{ text: 'Zinc 15 mg 2x daily', slots: ['morning', 'night'] }], true],
    ['the same, not counted twice', [{ text: 'Zinc 12 mg 2x daily', slots: ['morning', 'night'] }], false],
    [
      'a mean below the limit',
      [{ text: 'Zinc 40 mg', days: { kind: 'cycle', on: 1, off: 1 }, from: today }],
      false,
    ],
    ['a mean above it', [{ text: 'Zinc 60 mg', days: { kind: 'cycle', on: 1, off: 1 }, from: today }], true],
    ['a day that counts', [{ text: 'Iron 60 mg', days: { kind: 'weekdays', days: [1, 4] } }], true],
    [
      'days that never meet',
      [
        { text: 'Iron 25 mg', days: { kind: 'weekdays', days: [1, 3, 5] } },
        { text: 'Iron bisglycinate 25 mg', days: { kind: 'weekdays', days: [2, 4] } },
      ],
      false,
    ],
    [
      'periods that follow one another',
      [
        { text: 'Zinc 20 mg', from: today, until: addDays(today, 6) },
        { text: 'Zinc picolinate 20 mg', from: addDays(today, 7) },
      ],
      false,
    ],
    [
      'periods that overlap later',
      [
        { text: 'Zinc 20 mg', from: today },
        { text: 'Zinc picolinate 20 mg', from: addDays(today, 100) },
      ],
      true,
    ],
    [
      'the most of what is taken when needed',
      [{ text: 'Zinc 10 mg', days: { kind: 'needed', maxPerDay: 3 } }],
      true,
    ],
    ['less when needed', [{ text: 'Zinc 10 mg', days: { kind: 'needed', maxPerDay: 2 } }], false],
    [
      'an elemental amount',
      [{ text: 'Magnesium citrate 1000 mg (100 mg elemental)', slots: ['morning', 'night'] }],
      false,
    ],
    ['a decimal comma', [{ text: 'Vitamin B6 12,5 mg' }], true],
  ])('plans.check reads %s', async (_, items, warns) => {
    const maya = await inCare()
    expect((await limitsOf(maya, items)).length > 0).toBe(warns)
  })

  it('plans.check sums over all current plans and what is taken beside them, and leaves out what has ended', async () => {
    const maya = await inCare('Zinc 5 mg')
    const write = (until: string | null) =>
      elena.api.plans.create({
        ...{ patientId: maya.id, title: 'Zinc' },
        items: [item({ text: 'Zinc 15 mg', from: addDays(today, -9), until })],
      })
    await write(addDays(today, -3))
    expect(await limitsOf(maya, [{ text: 'Zinc 20 mg' }])).toEqual([])
    await write(null)
    const [limit] = await limitsOf(maya, [{ text: 'Zinc 20 mg' }])
    expect(limit).toMatchObject({ sum: { mean: 40, parts: [{ amount: 20 }, { amount: 15 }, { amount: 5 }] } })
    // The same text in another plan is taken as well.
    expect(await limitsOf(maya, [{ text: 'Zinc 15 mg' }])).toHaveLength(1)
  })
})

describe('plans.check of items that must be hours apart', () => {
  const thyroxine = (slots: PlanItem['slots']) => ({ text: 'Levothyroxine 50 µg', slots })
  const iron = (slots: PlanItem['slots'], more: object = {}) => ({ text: 'Iron 20 mg', slots, ...more })
  const apartOf = async (...asked: Parameters<typeof checkOf>) =>
    (await checkOf(...asked)).warnings.find(({ id }) => id === 'mineral-levothyroxine')

  it('two items at the same time are told with both times and one that fits; far enough apart they do not warn', async () => {
    const maya = await inCare()
    const warning = await apartOf(maya, [thyroxine(['morning']), iron(['morning'])])
    expect(warning?.apart).toMatchObject({
      ...{ itemFirst: 240, otherFirst: 240, state: 'close' },
      times: [{ item: { slot: 'morning', minutes: 480 }, other: { slot: 'morning', minutes: 480 } }],
      move: { item: 'Iron 20 mg', from: 'morning', to: 'midday' },
    })
    expect(warning?.details).toContain(
      t('safety.apart.needBoth', { hours: t('safety.apart.hours', { hours: 4 }) }),
    )
    const finding = await checkOf(maya, [thyroxine(['morning']), iron(['evening'])])
    expect(finding.warnings).toEqual([])
    expect(finding.spaced).toMatchObject([{ id: 'mineral-levothyroxine' }])
  })

  it('the patient’s own times of the day count', async () => {
    const maya = await inCare()
    await maya.api.notices.updateSettings({
      ...DEFAULT_SETTINGS,
      times: { ...DEFAULT_SETTINGS.times, morning: '10:00', midday: '12:30' },
    })
    const warning = await apartOf(maya, [thyroxine(['morning']), iron(['midday'])])
    expect(warning?.apart).toMatchObject({
      times: [{ item: { minutes: expect.any(Number) }, other: { minutes: expect.any(Number) } }],
      move: { item: 'Iron 20 mg', from: 'midday', to: 'evening' },
    })
  })

  it('items of other plans count, days on which both are never taken do not, and unknown times are said', async () => {
    const maya = await inCare()
    await elena.api.plans.create({
      ...{ patientId: maya.id, title: 'Thyroid' },
      items: [item({ ...thyroxine(['morning']), days: { kind: 'weekdays', days: [1, 2, 3] } })],
    })
    expect((await apartOf(maya, [iron(['morning'])]))?.apart).toMatchObject({ state: 'close' })
    const days = { kind: 'weekdays', days: [4, 5] }
    expect(await apartOf(maya, [iron(['morning'], { days })])).toBeUndefined()
    const unknown = await apartOf(maya, [iron([])])
    expect(unknown?.apart).toMatchObject({ state: 'unknown', times: [], move: { from: null, to: 'midday' } })
  })

  it.each([
    ['Psyllium', 'Metformin 500 mg', 'fibre-medicine'],
    ['Flohsamenschalen', 'Bisoprolol 5 mg', 'fibre-any-medicine'],
    ['Colpermin', 'Omeprazole 20 mg', 'peppermint-oil-acid'],
    ['Magnesium 200 mg', 'Ciprofloxacin 500 mg', 'mineral-quinolone'],
    ['Zinc 15 mg', 'Doxycycline 100 mg', 'mineral-tetracycline'],
    ['Calcium 500 mg', 'Alendronate 70 mg', 'mineral-bisphosphonate'],
    ['Iron 20 mg', 'Madopar 125 mg', 'iron-medicines'],
    ['Heilerde', 'Vitamin B12 1000 µg', 'binder-any'],
    ['Zeolite', 'Candesartan 8 mg', 'charcoal-medicine'],
    ['Coffee', 'Euthyrox 75 µg', 'coffee-levothyroxine'],
  ])('%s and %s at the same time are told with both times', async (one, other, id) => {
    const maya = await inCare()
    const finding = await checkOf(maya, [
      { text: one, slots: ['morning'] },
      { text: other, slots: ['morning'] },
    ])
    const warning = finding.warnings.find((found) => found.id === id)
    expect(warning?.apart).toMatchObject({ state: 'close', move: { item: one } })
    const to = warning?.apart?.move?.to ?? 'morning'
    const moved = await checkOf(maya, [
      { text: one, slots: [to] },
      { text: other, slots: ['morning'] },
    ])
    expect(moved.warnings.filter((found) => found.id === id)).toEqual([])
  })
})
