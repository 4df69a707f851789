import { describe, expect, it } from 'vitest'
import { markerRow } from '../testing/markerRow.ts'
import type { MarkerRow } from '../types.ts'
import { asksOf } from './asks.ts'

const ADULT = { days: null, facts: [] }
const mchc = markerRow({
  ...{
    name: 'MCHC',
    marker: 'MCHC',
    value: 35.7,
    unit: '%',
    low: 31.5,
    high: 345,
    printedFlag: 'H',
    flag: 'normal',
  },
  ...{ plausible: true, doubtful: true, doubt: 'contradiction' },
})
const potassium = markerRow({
  ...{ name: 'Kalium', marker: 'Potassium', value: 64, unit: 'mmol/l', low: 3.5, high: 5.1, flag: 'high' },
  ...{ plausible: false, doubtful: true, doubt: 'contradiction' },
})
const fields = (row: MarkerRow) => asksOf(row, ADULT).map(({ field }) => field)

describe('asksOf', () => {
  it('asksOf asks about the range where a limit has lost its decimal point, and offers the one that suits the flag', () => {
    expect(asksOf(mchc, ADULT)).toEqual([
      { field: 'range', ranges: [{ low: 31.5, high: 34.5 }], flag: 'high' },
    ])
  })

  it('asksOf asks about a value that is not possible, and says that another reading is critical', () => {
    expect(asksOf(potassium, ADULT)).toEqual([{ field: 'value', values: [{ value: 6.4, isCritical: true }] }])
  })

  it('asksOf asks about the unit alone, with the units in which the value is possible first', () => {
    const glucose = markerRow({
      ...{ name: 'Glucose', marker: 'Fasting glucose', value: 92, unit: null, low: 70, high: 99 },
      ...{ doubtful: true, doubt: 'missing' },
    })
    const [ask, ...others] = asksOf(glucose, ADULT)
    expect(others).toEqual([])
    expect(ask).toMatchObject({ field: 'unit', units: expect.arrayContaining(['mg/dl']) })
  })

  it('asksOf asks about the range before the value where the flag contradicts them and both are possible', () => {
    const uric = markerRow({
      ...{ name: 'Harnsäure', marker: 'Uric acid', value: 4.1, unit: 'mg/dl', low: 2.4, high: 5.7 },
      ...{ printedFlag: '+', flag: 'normal', doubtful: true, doubt: 'contradiction' },
    })
    expect(fields(uric)).toEqual(['range', 'value'])
  })

  it.each(['sign', 'number', 'arithmetic'] as const)(
    'asks about the value for a doubt about its %s',
    (doubt) => {
      expect(fields({ ...potassium, value: 6.4, plausible: true, doubt })).toEqual(['value'])
    },
  )

  it('asksOf asks for the unit and the range where both are missing', () => {
    const zinc = markerRow({ name: 'Zinc', marker: 'Zinc', value: 14, unit: null, low: null, high: null })
    expect(fields({ ...zinc, doubtful: true, doubt: 'missing' })).toEqual(['unit', 'range'])
  })

  it('asksOf asks about a name only where it resembles known ones', () => {
    const read = (name: string) =>
      asksOf(
        markerRow({
          ...{ name, marker: null, value: 14, unit: 'mg/dl', low: 10, high: 20 },
          ...{ doubtful: true, doubt: 'picture' },
        }),
        ADULT,
      )
    expect(read('Cholesteral')[0]).toMatchObject({
      field: 'name',
      names: expect.arrayContaining(['cholesterol']),
    })
    expect(read('Qwrtzpsdfg').map(({ field }) => field)).toEqual(['value'])
  })

  it('every doubtful row is asked about at least one field, and no field twice', () => {
    for (const doubt of ['sign', 'number', 'picture', 'arithmetic', 'missing', 'contradiction'] as const)
      for (const unit of ['mmol/l', null, 'zz%q'])
        for (const [low, high] of [
          [3.5, 5.1],
          [5.1, 3.5],
          [null, null],
          [null, 5],
        ] as const)
          for (const value of [0, 4, 64, -3]) {
            const asked = fields({ ...potassium, doubt, unit, low, high, value, plausible: value >= 0 })
            expect(asked.length).toBeGreaterThan(0)
            expect(new Set(asked).size).toBe(asked.length)
          }
  })
})
