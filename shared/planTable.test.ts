import { describe, expect, it } from 'vitest'
import { t } from '../client/locale/messages.tsx'
import { utcDay } from '../locales/translate.ts'
import { commas } from './listText.ts'
import { type PlanItem, untimed } from './planItems.ts'
import { capital, slotTitle, unitsText } from './planItemText.ts'
import { planTable } from './planTable.ts'

const MEDICATION = t('plans.table.medication')
const DAILY = capital(t('plans.days.daily'))

const item = (text: string, fields: Partial<PlanItem>): PlanItem => ({ ...untimed(text), ...fields })
const tableOf = (items: PlanItem[], also: string[] = []) =>
  planTable({ medications: [...items.map(({ text }) => text), ...also], items }, '2026-11-22', t)

describe('planTable', () => {
  it('planTable has the times that the plan uses, in the order of the day, and no days when all are daily', () => {
    const zinc = item('Zinc', { slots: ['evening'], units: 2, unitName: 'tablet' })
    const iron = item('Iron', { slots: ['morning', 'evening'], units: 1, unitName: 'capsule' })
    const capsule = unitsText({ units: 1, unitName: 'capsule' }, t)
    expect(tableOf([zinc, iron])).toEqual({
      titles: [MEDICATION, slotTitle('morning', t), slotTitle('evening', t)],
      slots: 2,
      rows: [
        ['Zinc', '', unitsText({ units: 2, unitName: 'tablet' }, t)],
        ['Iron', capsule, capsule],
      ],
    })
  })

  it('planTable puts medications without a time under any time, and marks unknown units', () => {
    const tea = item('Ginger tea', { days: { kind: 'needed' } })
    const taken = t('plans.table.taken')
    expect(tableOf([item('Iron', { slots: ['night'] }), tea], ['Moonwort'])).toEqual({
      titles: [MEDICATION, slotTitle('any', t), slotTitle('night', t), t('plans.table.days')],
      slots: 2,
      rows: [
        ['Iron', '', taken, DAILY],
        ['Ginger tea', taken, '', capital(t('plans.days.needed'))],
        ['Moonwort', taken, '', DAILY],
      ],
    })
  })

  it('planTable names the last day, and the first one while it lies ahead or counts a cycle', () => {
    const daysOf = (fields: Partial<PlanItem>) => tableOf([item('Iron', fields)])?.rows[0]?.at(-1)
    const from = (day: string) => t('plans.from', { day: utcDay(day) })
    expect(daysOf({ slots: ['night'], from: '2026-11-22', until: '2026-12-01' })).toBe(
      commas(t, [DAILY, t('plans.until', { day: utcDay('2026-12-01') })]),
    )
    expect(daysOf({ slots: ['night'], from: '2026-11-23' })).toBe(commas(t, [DAILY, from('2026-11-23')]))
    expect(daysOf({ days: { kind: 'cycle', on: 5, off: 2 }, from: '2026-11-02' })).toBe(
      commas(t, [t('plans.days.cycle', { on: 5, off: 2 }), from('2026-11-02')]),
    )
  })

  it('planTable is null where no medication has a schedule', () => {
    expect(
      tableOf([item('Iron', { from: '2026-11-02', productId: crypto.randomUUID() })], ['Zinc']),
    ).toBeNull()
    expect(planTable({ medications: null, items: [] }, '2026-11-22', t)).toBeNull()
  })
})
