import { describe, expect, it } from 'vitest'
import { type PlanItem, untimed } from '../../../shared/planItems.ts'
import { changeSentences, countInWords, historyRows, type PlanVersion } from './planHistory.ts'

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
  it('puts the medications of all versions in line, with what was added, changed and stopped', () => {
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

  it('marks the words that changed, and names what was taken away', () => {
    const words = (is: PlanItem, was: PlanItem) =>
      historyRows([version(2, [is])], version(1, [was]))[0]?.cells[0]?.words.map(({ text, changed }) =>
        changed ? `*${text}*` : text,
      )
    expect(words(item('Iron', { days: { kind: 'cycle', on: 5, off: 2 } }), item('Iron'))).toEqual([
      'Morning',
      '1 capsule',
      '*5 days on, 2 days off*',
    ])
    expect(words(item('Iron', { slots: [], units: null }), item('Iron', { until: '2027-02-02' }))).toEqual([
      '*Any time*',
      '*no amount*',
      'every day',
      '*no end*',
    ])
    expect(words(item('Iron', { from: '2026-12-01' }), item('Iron', { from: '2026-12-01' }))).toContain(
      'from 1 December 2026',
    )
  })

  it('compares the first column with the version before it', () => {
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

  it('has title and description only where they changed, and says when a field began or ended', () => {
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
  it('says what one version changed', () => {
    expect(changeSentences(first, undefined)).toEqual(['Written with three items.'])
    expect(changeSentences(second, first)).toEqual([
      'Iron changed from evening to morning.',
      'Vitamin C added.',
    ])
    expect(changeSentences(third, second)).toEqual([
      'Iron changed from morning to evening, 5 days on, 2 days off.',
      'Ginger tea added.',
      'Green tea stopped.',
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
      'Iron changed to 2 capsules.',
      'Zinc changed: until 2 February 2027.',
      'Description removed.',
      'Duration changed to 8 weeks.',
      'Dosage changed.',
      'Notes added.',
    ])
    const product = '6f6c1d9e-5a5c-4a5e-9a57-0d6f4b8f2a11'
    expect(
      changeSentences(version(2, [item('Iron', { productId: product })]), version(1, [item('Iron')])),
    ).toEqual(['Saved again; the treatment is the same.'])
  })

  it('counts in words up to ten', () => {
    expect([0, 1, 4, 12].map((count) => countInWords(count, 'item'))).toEqual([
      'no items',
      'one item',
      'four items',
      '12 items',
    ])
  })
})
