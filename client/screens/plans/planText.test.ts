import { describe, expect, it } from 'vitest'
import { utcDay } from '../../../locales/translate.ts'
import { commas } from '../../../shared/listText.ts'
import { untimed } from '../../../shared/planItems.ts'
import { itemSentence } from '../../../shared/planItemText.ts'
import { newPlanInput } from '../../../shared/plans.ts'
import { t } from '../../locale/messages.tsx'
import { fieldChanges, isChanged, itemChanges, versionWords } from './planChanges.ts'
import {
  activeItems,
  type EditedItem,
  hasFreeDays,
  isReadFromWords,
  isTimed,
  type PlanText,
  planInputOf,
  planText,
  problemOf,
  rowSentence,
  type WrittenPlan,
  withFurtherDays,
  withMoved,
  without,
  withTyped,
} from './planText.ts'

const TODAY = '2026-11-22'
const named = (name: string) => (item: EditedItem) => item.text === name
const PATIENT = '6f1c6d0e-8d43-4e0a-9f0e-3a1b6c7d8e9f'
const IRON = { id: 'b0d6d8f2-5d5c-4a43-8f0e-0c8c8f9a1b2c', name: 'Iron Bisglycinate' }

const saved: WrittenPlan = {
  id: '9b2f6a70-0f0e-4c6b-8f44-1d2c3b4a5f60',
  patientId: PATIENT,
  patient: { fullName: 'Vera Holm', email: null },
  title: 'Rest',
  description: null,
  medications: ['Zinc 15 mg', 'Lemon balm tea'],
  items: [{ ...untimed('Zinc 15 mg'), slots: ['morning'], units: 1, unitName: 'tablet' }],
  version: 2,
  dosageInstructions: null,
  duration: null,
  notes: null,
  createdAt: '2026-11-01T08:00:00.000Z',
}
const form = (changed: Partial<PlanText> = {}): PlanText => ({ ...planText(saved), ...changed })
const edited = (text: string, change: Partial<EditedItem>) =>
  form().items.map((item) => (item.text === text ? { ...item, ...change } : item))

describe('withTyped', () => {
  it('withTyped keeps the text as typed and proposes what its words say, from today without an end', () => {
    const { items } = withTyped([], ['Zinc 15 mg evening', 'Nettle leaf tea'], TODAY)
    expect(items).toEqual([
      { ...untimed('Zinc 15 mg evening'), slots: ['evening'], from: TODAY, productId: undefined },
      { ...untimed('Nettle leaf tea'), from: TODAY, productId: undefined },
    ])
    expect(items.map(isReadFromWords)).toEqual([true, false])
  })

  it('withTyped takes each text once and names those that the form already has', () => {
    const first = withTyped([], ['Zinc', 'Zinc'], TODAY)
    const again = withTyped(first.items, ['Zinc', 'Iron'], TODAY)
    expect(again.items.map(({ text }) => text)).toEqual(['Zinc', 'Iron'])
    expect([first.known, again.known]).toEqual([[], ['Zinc']])
  })

  it('withTyped lets a stopped medication go on, with its schedule and in its place', () => {
    const stopped = without(form().items, named('Zinc 15 mg'), saved)
    expect(activeItems(stopped).map(({ text }) => text)).toEqual(['Lemon balm tea'])
    const { items } = withTyped(stopped, ['Zinc 15 mg'], TODAY)
    expect(isChanged(saved, form({ items }))).toBe(false)
  })
})

describe('without', () => {
  it('without forgets a medication that the saved plan does not have', () => {
    const { items } = withTyped(form().items, ['Ginger tea'], TODAY)
    expect(without(items, named('Ginger tea'), saved)).toEqual(form().items)
  })
})

describe('isReadFromWords', () => {
  it('isReadFromWords is false once the times were changed', () => {
    const { items } = withTyped([], ['Zinc 15 mg evening'], TODAY)
    expect(items.map((item) => isReadFromWords({ ...item, slots: ['night'] }))).toEqual([false])
  })
})

describe('planInputOf', () => {
  it('planInputOf reads back as the plan that was saved', () => {
    const { items, ...fields } = newPlanInput.parse(planInputOf(form(), []))
    const { id: _id, patient: _patient, version: _version, createdAt: _at, ...written } = saved
    expect({ ...fields, items: items?.filter(isTimed) }).toEqual({ ...written, reason: null })
  })

  it('planInputOf makes no medications of an empty list', () => {
    expect(newPlanInput.parse(planInputOf(form({ items: [] }), [])).medications).toBeNull()
  })

  it('planInputOf leaves out what was stopped', () => {
    const items = without(form().items, named('Zinc 15 mg'), saved)
    expect(newPlanInput.parse(planInputOf(form({ items }), [])).medications).toEqual(['Lemon balm tea'])
  })

  it('planInputOf takes the product that the name says, unless another one or none was chosen', () => {
    const { items } = withTyped([], ['Iron bisglycinate 25 mg'], TODAY)
    const productsOf = (given: EditedItem[]) =>
      planInputOf(form({ items: given }), [IRON]).items.map(({ productId }) => productId)
    expect(productsOf(items)).toEqual([IRON.id])
    expect(productsOf(items.map((item) => ({ ...item, productId: null })))).toEqual([null])
  })
})

describe('isTimed', () => {
  it('isTimed is false for a bare name, whatever the order of its keys', () => {
    const { days, text, ...rest } = untimed('Zinc')
    expect(isTimed({ ...rest, days, text })).toBe(false)
    expect(isTimed({ ...untimed('Zinc'), from: TODAY })).toBe(true)
  })
})

describe('problemOf', () => {
  it.each([
    [{ from: '2026-11-02', until: '2026-11-01' }, 'plans.invalid.until'],
    [{ units: Number.NaN }, 'plans.invalid.units'],
    [{ days: { kind: 'cycle', on: 0, off: 2 } }, 'plans.invalid.cycle'],
    [{ days: { kind: 'weekdays', days: [] } }, 'plans.invalid.weekdays'],
    [{}, null],
  ] satisfies [Partial<EditedItem>, string | null][])('of %j is "%s"', (change, problem) => {
    expect(problemOf({ ...untimed('Zinc'), ...change })).toBe(problem)
  })
})

describe('rowSentence', () => {
  it('rowSentence says the end, and the first day while it is to come', () => {
    const item = { ...untimed('Zinc'), slots: ['midday' as const], units: 1, unitName: 'cup' }
    const schedule = itemSentence(item, t)
    expect(rowSentence({ ...item, from: TODAY }, TODAY)).toBe(commas(t, [schedule, t('plans.none.until')]))
    const from = t('plans.from', { day: utcDay('2026-12-01') })
    const until = t('plans.until', { day: utcDay('2027-02-02') })
    expect(rowSentence({ ...item, from: '2026-12-01', until: '2027-02-02' }, TODAY)).toBe(
      commas(t, [schedule, from, until]),
    )
  })
})

describe('itemChanges', () => {
  it('itemChanges says what is new, what changes and what is stopped', () => {
    const changed = edited('Lemon balm tea', { slots: ['evening'], days: { kind: 'cycle', on: 5, off: 2 } })
    const { items } = withTyped(
      without(changed, named('Zinc 15 mg'), saved),
      ['Ginger tea 1 cup midday'],
      TODAY,
    )
    expect(itemChanges(saved, items)).toEqual([
      { kind: 'stopped', name: 'Zinc 15 mg' },
      {
        kind: 'changed',
        name: 'Lemon balm tea',
        parts: [
          { part: 'slots', before: [], after: ['evening'] },
          { part: 'days', before: { kind: 'daily' }, after: { kind: 'cycle', on: 5, off: 2 } },
        ],
      },
      {
        kind: 'added',
        name: 'Ginger tea 1 cup midday',
        item: expect.objectContaining({ slots: ['midday'], units: 1, unitName: 'cup' }),
      },
    ])
  })

  it('itemChanges says that an item with an error needs a correction', () => {
    expect(itemChanges(saved, edited('Zinc 15 mg', { units: Number.NaN }))).toEqual([
      { kind: 'invalid', name: 'Zinc 15 mg' },
    ])
  })

  it('itemChanges is empty for an untouched form', () => {
    expect(itemChanges(saved, form().items)).toEqual([])
  })
})

describe('fieldChanges', () => {
  it('fieldChanges names the other fields, and ignores spaces around them', () => {
    expect(fieldChanges(saved, form({ title: ' Rest ', notes: 'Less light', duration: '4 weeks' }))).toEqual([
      'duration',
      'notes',
    ])
  })

  it('fieldChanges names the product of the shop', () => {
    const items = edited('Zinc 15 mg', { productId: IRON.id })
    expect(fieldChanges(saved, form({ items }))).toEqual(['product'])
    expect(itemChanges(saved, items)).toEqual([])
  })
})

describe('isChanged', () => {
  it('isChanged is false for an untouched form, and for a reason alone', () => {
    expect(isChanged(saved, form({ reason: 'Talked about it' }))).toBe(false)
  })

  it.each([
    ['another patient', { patientId: IRON.id }],
    ['another title', { title: 'Sleep' }],
    ['a stopped medication', { items: without(form().items, named('Zinc 15 mg'), saved) }],
    ['other units', { items: edited('Zinc 15 mg', { units: 2 }) }],
    ['another order', { items: form().items.toReversed() }],
  ] satisfies [string, Partial<PlanText>][])('is true for %s', (_what, change) => {
    expect(isChanged(saved, form(change))).toBe(true)
  })
})

describe('versionWords', () => {
  it.each([1, 2, 5])('after version %i names the next one and the patient', (version) => {
    const words = versionWords(version, 'Vera')
    expect(words).toContain(`${version + 1}`)
    expect(words).toContain('Vera')
  })
})

describe('a taper in the form', () => {
  const step: EditedItem = { ...untimed('Prednisolone 5 mg'), units: 2, from: TODAY, until: '2026-11-26' }

  it('withFurtherDays continues a medication on the day after its last one, and without removes that step alone', () => {
    expect(hasFreeDays({ ...step, until: null })).toBe(false)
    expect(hasFreeDays(step)).toBe(true)
    const [first, second, ...rest] = withFurtherDays([step], step)
    expect([first, rest]).toEqual([step, []])
    expect(second).toMatchObject({ text: step.text, units: 2, from: '2026-11-27', until: null })
    const plan = { ...saved, medications: [step.text], items: [{ ...step, productId: null }] }
    const items = [...planText(plan).items, second as EditedItem]
    expect(itemChanges(plan, items)).toMatchObject([{ kind: 'added', name: step.text }])
    expect(without(items, (item) => item === second, plan)).toEqual(planText(plan).items)
    const input = newPlanInput.safeParse({ ...planInputOf({ ...planText(plan), items }, []), reason: '' })
    expect(input.data?.items?.map(({ from }) => from)).toEqual([TODAY, '2026-11-27'])
  })

  it('withMoved moves one time of a medication, and gives one to a medication without', () => {
    const iron: EditedItem = { ...untimed('Iron'), slots: ['morning', 'night'] }
    const slotsAfter = (from: 'morning' | null, slots: EditedItem['slots']) =>
      withMoved([{ ...iron, slots }], { item: 'Iron', from, to: 'midday' })[0]?.slots
    expect(slotsAfter('morning', iron.slots)).toEqual(['midday', 'night'])
    expect(slotsAfter(null, [])).toEqual(['midday'])
    expect(withMoved([iron], { item: 'Zinc', from: null, to: 'midday' })).toEqual([iron])
  })
})
