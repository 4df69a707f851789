import { describe, expect, it } from 'vitest'
import { t } from '../client/locale/messages.tsx'
import { utcDay } from '../locales/translate.ts'
import { commas } from './listText.ts'
import { changesBetween, type PlanItem, untimed } from './planItems.ts'
import { changeText, itemSentence, unitsText } from './planItemText.ts'

const [morning, evening] = [t('plans.slot.morning'), t('plans.slot.evening')]
const iron: PlanItem = { ...untimed('Iron 25 mg'), slots: ['morning'], units: 1, unitName: 'capsule' }
const capsules = (units: number) => t('plans.units', { units, name: t('plans.unit.capsule', { units }) })

describe('itemSentence', () => {
  it('itemSentence has the times, the units, the days and the last day, with a capital letter', () => {
    const words = itemSentence({ ...iron, until: '2027-02-02' }, t)
    const until = t('plans.until', { day: utcDay('2027-02-02') })
    expect(words.slice(1)).toBe(commas(t, [morning, capsules(1), t('plans.days.daily'), until]).slice(1))
    expect(words.charAt(0)).toBe(morning.charAt(0).toUpperCase())
  })
})

describe('changeText', () => {
  const textOf = (before: PlanItem[], after: PlanItem[]) =>
    changesBetween(before, after).map((change) => changeText(change, t))
  const changed = (...changes: string[]) => [
    t('plans.change.item', { name: iron.text, changes: commas(t, changes) }),
  ]

  it('changeText says what was before only of the times of the day', () => {
    const moved: PlanItem = { ...iron, slots: ['evening'], days: { kind: 'cycle', on: 5, off: 2 } }
    const times = t('plans.change.slots', { before: morning, after: evening })
    expect(textOf([iron], [moved])).toEqual(changed(times, t('plans.days.cycle', { on: 5, off: 2 })))
  })

  it('changeText says what began, and what has none any more', () => {
    const longer = { ...iron, units: 2, from: '2026-03-01', until: '2026-04-01' }
    const from = t('plans.from', { day: utcDay('2026-03-01') })
    const until = t('plans.until', { day: utcDay('2026-04-01') })
    expect(textOf([iron], [longer])).toEqual(changed(capsules(2), from, until))
    expect(textOf([longer], [iron])).toEqual(
      changed(capsules(1), t('plans.none.from'), t('plans.none.until')),
    )
  })

  it('changeText of an added or stopped item is its name', () => {
    expect(textOf([iron], [untimed('Zinc')])).toEqual(['Zinc', iron.text])
  })
})

describe('unitsText', () => {
  it.each([
    [{ units: 1, unitName: 'capsule' }, capsules(1)],
    [{ units: 0.5, unitName: 'capsule' }, capsules(0.5)],
    [{ units: 1, unitName: 'softgel' }, '1 softgel'],
    [{ units: 5, unitName: 'mg' }, '5 mg'],
    [{ units: 2, unitName: 'cups' }, '2 cups'],
    [{ units: 2, unitName: null }, '2'],
    [{ units: null, unitName: 'drop' }, null],
  ])('unitsText of %o', (given, text) => {
    expect(unitsText(given, t)).toBe(text)
  })
})
