import { markerRow as row } from '@verbena/lab-reader/markerRow'
import { expect, it } from 'vitest'
import type { Trend, TrendPoint } from '../../../shared/bloodTests.ts'
import { english as t } from '../../../tools/testing/resultText.ts'
import { changesOf, groupMarkers, isWelcomeRow, lastValues, rangeText, rowLabel } from './markers.ts'

it('rowLabel describes a row by value, unit, finding and range', () => {
  expect(rowLabel(row({}), t)).toBe(
    t('bloodTests.row.label', {
      ...{ name: 'Ferritin', value: '18 ng/mL', finding: t('bloodTests.flag.low') },
      range: t('bloodTests.range.between', { low: 30, high: 150 }),
    }),
  )
  expect(rowLabel(row({ low: null, high: null, flag: null, unit: null }), t)).toBe(
    t('bloodTests.row.label', {
      ...{ name: 'Ferritin', value: '18', finding: t('bloodTests.flag.unranged'), range: 'none' },
    }),
  )
})

it('rangeText describes one-sided ranges', () => {
  expect(rangeText(row({ low: null, high: 2 }), t)).toBe(t('bloodTests.range.upTo', { high: 2 }))
  expect(rangeText(row({ low: 40, high: null }), t)).toBe(t('bloodTests.range.from', { low: 40 }))
})

it('groupMarkers lists rows outside their range first, then implausible ones, then the rest in report order', () => {
  const rows = [
    row({ name: 'normal', flag: 'normal' }),
    row({ name: 'impossible', value: -4, plausible: false }),
    row({ name: 'none', flag: null, low: null, high: null }),
    row({ name: 'high', flag: 'high' }),
    row({ name: 'second', flag: 'normal' }),
  ]
  const { outside, inside, unranged } = groupMarkers(rows)
  expect(outside.map(({ name }) => name)).toEqual(['high', 'impossible'])
  expect(inside.map(({ name }) => name)).toEqual(['normal', 'second'])
  expect(unranged.map(({ name }) => name)).toEqual(['none'])
})

const point = (testId: string, value: number, over: Partial<TrendPoint> = {}): TrendPoint => ({
  bloodTestIds: [testId],
  day: '2026-01-01',
  dayIs: 'collected',
  course: { kind: 'unjudged', since: null, steps: 0, crossed: null, assumed: null },
  value,
  comparator: null,
  low: null,
  high: null,
  flag: 'normal',
  printed: { value, unit: 'ng/mL', low: null, high: null },
  conversion: null,
  isWelcome: false,
  step: { change: 'fell', place: null },
  ...over,
})
const ferritin: Trend = {
  marker: 'Ferritin',
  unit: 'ng/mL',
  points: [point('a', 60), point('b', 52), point('c', 40), point('d', 31), point('e', 18)],
}

it('lastValues returns a marker over the last four tests up to the one that is shown', () => {
  const values = (testId: string) => lastValues(row({}), [ferritin], testId).map(({ value }) => value)
  expect(values('e')).toEqual([52, 40, 31, 18])
  expect(values('c')).toEqual([60, 52, 40])
  expect(values('unknown')).toEqual([])
})

it('lastValues is empty for a single value, an unknown marker or an implausible value', () => {
  expect(lastValues(row({}), [ferritin], 'a')).toEqual([])
  expect(lastValues(row({ marker: null }), [ferritin], 'e')).toEqual([])
  expect(lastValues(row({ plausible: false }), [ferritin], 'e')).toEqual([])
})

it('changesOf lists what changed with a test, values outside their range first', () => {
  const iron = { marker: 'Iron', unit: 'ug/dL', points: [point('d', 5), point('e', 4, { flag: 'low' })] }
  const fell = (marker: string, before: string, now: string) => {
    const about = {
      marker,
      isPlural: 'no',
      before,
      now,
      place: t('bloodTests.change.place', { place: 'unknown', isPlural: 'no' }),
    }
    const since = t('bloodTests.change.since', { dayIs: 'collected', day: new Date('2026-01-01') })
    return t('bloodTests.change.fell', { ...about, since })
  }
  expect(changesOf([ferritin, iron], 'e', t)).toEqual([
    fell('Iron', '5', '4 ug/dL'),
    fell('Ferritin', '31', '18 ng/mL'),
  ])
  expect(changesOf([ferritin, iron], 'unknown', t)).toEqual([])
})

it('isWelcomeRow knows a row that is outside its range in the good direction', () => {
  const markers = [row({ name: 'HDL' }), row({ name: 'LDL' })]
  const test = { summary: { welcome: [0] }, markers }
  expect(markers.map((one) => isWelcomeRow(test, one))).toEqual([true, false])
})
