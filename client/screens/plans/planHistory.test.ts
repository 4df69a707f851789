import { describe, expect, it } from 'vitest'
import { utcDay } from '../../../locales/translate.ts'
import { commas } from '../../../shared/listText.ts'
import { type PlanItem, untimed } from '../../../shared/planItems.ts'
import { capital, itemWords, unitsText } from '../../../shared/planItemText.ts'
import { t } from '../../locale/messages.tsx'
import { changeSentences, historyRows, type PlanVersion } from './planHistory.ts'

const item = (text: string, fields: Partial<PlanItem> = {}): PlanItem => ({
  ...untimed(text),
  slots: ['morning'],
  units: 1,
  unitName: 'capsule',
  ...fields,
})

function version(number: number, items: PlanItem[], fields: Partial<PlanVersion> = {}): PlanVersion {
  return {
    version: number,
    by: 'Dr. Elena Hartmann',
    at: '2026-11-05T11:24:00.000Z',
    title: 'Iron and energy support',
    description: null,
    medications: items.map(({ text }) => text),
    items,
    dosageInstructions: 'With food',
    duration: '12 weeks',
    notes: null,
    overruled: [],
    ...fields,
  }
}

const first = version(1, [item('Iron', { slots: ['evening'] }), item('Nettle'), item('Green tea')])
const second = version(2, [item('Iron'), item('Vitamin C'), item('Nettle'), item('Green tea')])
const third = version(3, [
  item('Iron', { slots: ['evening'], days: { kind: 'cycle', on: 5, off: 2 } }),
  item('Vitamin C'),
  item('Nettle'),
  item('Ginger tea', { days: { kind: 'needed' } }),
])

/** A row in short: its marks, `-` where a version has nothing. */
const marks = (versions: PlanVersion[], before?: PlanVersion) =>
  historyRows(versions, before).map(({ key, cells }) => [
    key,
    ...cells.map((cell) => (cell ? cell.mark : '-')),
  ])

describe('historyRows', () => {
  it('historyRows puts the medications of all versions in line, with what was added, changed and stopped', () => {
    expect(marks([first, second, third])).toEqual([
      ['Iron', null, 'changed', 'changed'],
      ['Vitamin C', '-', 'added', null],
      ['Nettle', null, null, null],
      ['Ginger tea', '-', '-', 'added'],
      ['Green tea', null, null, 'stopped'],
      ['field duration', null, null, null],
      ['field dosageInstructions', null, null, null],
    ])
  })

  it('historyRows marks the words that changed, and names what was taken away', () => {
    const words = (is: PlanItem, was: PlanItem) =>
      historyRows([version(2, [is])], version(1, [was]))[0]?.cells[0]?.words.map(({ text, changed }) =>
        changed ? `*${text}*` : text,
      )
    const plain = itemWords(item('Iron'), t)
    expect(words(item('Iron', { days: { kind: 'cycle', on: 5, off: 2 } }), item('Iron'))).toEqual([
      capital(plain.slots ?? ''),
      plain.units,
      `*${t('plans.days.cycle', { on: 5, off: 2 })}*`,
    ])
    expect(words(item('Iron', { slots: [], units: null }), item('Iron', { until: '2027-02-02' }))).toEqual([
      `*${capital(t('plans.none.slots'))}*`,
      `*${t('plans.none.units')}*`,
      plain.days,
      `*${t('plans.none.until')}*`,
    ])
    expect(words(item('Iron', { from: '2026-12-01' }), item('Iron', { from: '2026-12-01' }))).toContain(
      t('plans.from', { day: utcDay('2026-12-01') }),
    )
  })

  it('historyRows compares the first column with the version before it', () => {
    expect(marks([third], second)).toEqual([
      ['Iron', 'changed'],
      ['Vitamin C', null],
      ['Nettle', null],
      ['Ginger tea', 'added'],
      ['Green tea', 'stopped'],
      ['field duration', null],
      ['field dosageInstructions', null],
    ])
  })

  it('historyRows has title and description only where they changed, and says when a field began or ended', () => {
    const renamed = version(4, [], {
      title: 'Iron',
      duration: null,
      notes: 'Check ferritin.',
      description: 'Rest.',
    })
    expect(marks([version(3, []), renamed])).toEqual([
      ['field title', null, 'changed'],
      ['field description', '-', 'added'],
      ['field duration', null, 'changed'],
      ['field dosageInstructions', null, null],
      ['field notes', '-', 'added'],
    ])
  })
})

describe('changeSentences', () => {
  const changed = (kind: string, changes: string, name = 'Iron') =>
    t('plans.history.changed', { name, kind, changes })
  const slots = (before: string, after: string) => t('plans.change.slots', { before, after })
  const [morning, evening] = [t('plans.slot.morning'), t('plans.slot.evening')]
  const field = (name: 'description' | 'duration' | 'dosageInstructions' | 'notes') => ({
    field: t(`plans.field.${name}`),
  })

  it('changeSentences says what one version changed', () => {
    expect(changeSentences(first, undefined)).toEqual([t('plans.history.written', { count: 3 })])
    expect(changeSentences(second, first)).toEqual([
      changed('slots', slots(evening, morning)),
      t('plans.history.added', { name: 'Vitamin C' }),
    ])
    const cycle = t('plans.days.cycle', { on: 5, off: 2 })
    expect(changeSentences(third, second)).toEqual([
      changed('slots', commas(t, [slots(morning, evening), cycle])),
      t('plans.history.added', { name: 'Ginger tea' }),
      t('plans.history.stopped', { name: 'Green tea' }),
    ])
    expect(
      changeSentences(
        version(2, [item('Iron', { units: 2 }), item('Zinc', { until: '2027-02-02' })], {
          duration: '8 weeks',
          dosageInstructions: 'Without food',
          notes: 'Call.',
        }),
        version(1, [item('Iron'), item('Zinc')], { description: 'Rest.' }),
      ),
    ).toEqual([
      changed('to', unitsText({ units: 2, unitName: 'capsule' }, t) ?? ''),
      changed('dates', t('plans.until', { day: utcDay('2027-02-02') }), 'Zinc'),
      t('plans.history.fieldRemoved', field('description')),
      t('plans.history.fieldChangedTo', { ...field('duration'), value: '8 weeks' }),
      t('plans.history.fieldChanged', field('dosageInstructions')),
      t('plans.history.fieldAdded', field('notes')),
    ])
    const product = '6f6c1d9e-5a5c-4a5e-9a57-0d6f4b8f2a11'
    expect(
      changeSentences(version(2, [item('Iron', { productId: product })]), version(1, [item('Iron')])),
    ).toEqual([t('plans.history.same')])
  })
})
