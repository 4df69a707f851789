import { describe, expect, it } from 'vitest'
import { type PlanItem, untimed } from './planItems.ts'
import { planTable } from './planTable.ts'

const item = (text: string, fields: Partial<PlanItem>): PlanItem => ({ ...untimed(text), ...fields })
const tableOf = (items: PlanItem[], also: string[] = []) =>
  planTable({ medications: [...items.map(({ text }) => text), ...also], items }, '2026-11-22')

describe('planTable', () => {
  it('planTable has the times that the plan uses, in the order of the day, and no days when all are daily', () => {
    const zinc = item('Zinc', { slots: ['evening'], units: 2, unitName: 'tablet' })
    const iron = item('Iron', { slots: ['morning', 'evening'], units: 1, unitName: 'capsule' })
    expect(tableOf([zinc, iron])).toEqual({
      titles: ['Medication', 'Morning', 'Evening'],
      slots: 2,
      rows: [
        ['Zinc', '', '2 tablets'],
        ['Iron', '1 capsule', '1 capsule'],
      ],
    })
  })

  it('planTable puts medications without a time under any time, and marks unknown units', () => {
    const tea = item('Ginger tea', { days: { kind: 'needed' } })
    expect(tableOf([item('Iron', { slots: ['night'] }), tea], ['Moonwort'])).toEqual({
      titles: ['Medication', 'Any time', 'Night', 'Days'],
      slots: 2,
      rows: [
        ['Iron', '', 'yes', 'Every day'],
        ['Ginger tea', 'yes', '', 'When needed'],
        ['Moonwort', 'yes', '', 'Every day'],
      ],
    })
  })

  it('planTable names the last day, and the first one while it lies ahead or counts a cycle', () => {
    const daysOf = (fields: Partial<PlanItem>) => tableOf([item('Iron', fields)])?.rows[0]?.at(-1)
    expect(daysOf({ slots: ['night'], from: '2026-11-22', until: '2026-12-01' })).toBe(
      'Every day, until 1 December 2026',
    )
    expect(daysOf({ slots: ['night'], from: '2026-11-23' })).toBe('Every day, from 23 November 2026')
    expect(daysOf({ days: { kind: 'cycle', on: 5, off: 2 }, from: '2026-11-02' })).toBe(
      '5 days on, 2 days off, from 2 November 2026',
    )
  })

  it('planTable is null where no medication has a schedule', () => {
    expect(
      tableOf([item('Iron', { from: '2026-11-02', productId: crypto.randomUUID() })], ['Zinc']),
    ).toBeNull()
    expect(planTable({ medications: null, items: [] }, '2026-11-22')).toBeNull()
  })
})
