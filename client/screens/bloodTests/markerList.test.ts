import { describe, expect, it } from 'vitest'
import type { Course, MarkerTrend } from '../../../shared/bloodTests.ts'
import { choicesOf, groupedOf, isFound, type Listed, listedOf } from './markerList.ts'

const course = (kind: Course['kind']): Course => ({
  ...{ kind, since: null, steps: 0, crossed: null, assumed: null },
})
function marker(
  name: string,
  over: Partial<MarkerTrend> & { flag?: 'low' | 'high'; kind?: Course['kind'] } = {},
) {
  const { flag = 'normal', kind = 'steady', ...fields } = over
  const trend: MarkerTrend = {
    ...{ marker: name, unit: 'ng/mL', group: 'iron', urgency: 'none', isOld: false },
    ...{ alsoCalled: [], synonyms: [], ...fields },
    points: [
      {
        ...{ bloodTestIds: ['a'], day: '2026-11-11', dayIs: 'collected', value: 18, comparator: null },
        ...{ low: 30, high: 150, flag, conversion: null, isWelcome: false, step: null, course: course(kind) },
        printed: { value: 18, unit: 'ng/mL', low: 30, high: 150 },
      },
    ],
  }
  return trend
}
const listed = (...trends: MarkerTrend[]): Listed[] => listedOf(trends)
const due = new Set<string>()

describe('a list of markers', () => {
  it('listedOf has each marker once, by its newest line', () => {
    expect(
      listed(marker('Ferritin'), marker('Ferritin', { unit: 'pmol/L' })).map(({ unit }) => unit),
    ).toEqual(['ng/mL'])
  })

  it('isFound looks into names, spellings, synonyms and the group, without accents and capitals', () => {
    const [ferritin] = listed(
      marker('Ferritin', { alsoCalled: ['Ferritine sérique'], synonyms: ['iron stores'] }),
    )
    if (!ferritin) throw new Error('no marker')
    for (const search of ['ferr', 'SERIQUE', 'stores iron', 'iron', ''])
      expect(isFound(ferritin, ['Iron', 'Ferritina'], search), search).toBe(true)
    expect(isFound(ferritin, ['Iron'], 'ferritin zinc')).toBe(false)
  })

  it('choicesOf counts, and leaves out what nothing is', () => {
    const markers = listed(
      marker('Ferritin', { flag: 'low', kind: 'falling' }),
      marker('Iron', { kind: 'jumpedUp' }),
      marker('TSH'),
    )
    expect(choicesOf(markers, new Set(['TSH']))).toEqual([
      ['all', 3],
      ['outside', 1],
      ['rising', 1],
      ['falling', 1],
      ['due', 1],
    ])
    expect(choicesOf(listed(marker('TSH')), due)).toEqual([['all', 1]])
  })

  it('groupedOf folds groups in range, and never narrows away what needs a doctor', () => {
    const markers = listed(
      marker('Iron'),
      marker('Ferritin', { flag: 'low' }),
      marker('TSH', { group: 'thyroid' }),
      marker('Potassium', { group: 'electrolytesAndMinerals', urgency: 'today', flag: 'high' }),
    )
    const names = (list: readonly Listed[]) => list.map((one) => one.marker)
    const whole = groupedOf(markers, { narrowed: 'all', due, isNarrowed: false })
    expect(names(whole.doctor)).toEqual(['Potassium'])
    expect(whole.groups.map((group) => [group.group, names(group.markers), group.outside])).toEqual([
      ['iron', ['Ferritin', 'Iron'], 1],
    ])
    expect(whole.quiet.map(({ group }) => group)).toEqual(['thyroid'])
    const falling = groupedOf(markers, { narrowed: 'falling', due, isNarrowed: true })
    expect([names(falling.doctor), falling.groups, falling.quiet]).toEqual([['Potassium'], [], []])
  })
})
