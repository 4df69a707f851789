import { conversion } from '@verbena/lab-reader'
import { rowWithoutRange as row } from '@verbena/lab-reader/markerRow'
import { believedOf, exactly, unitsOf, VARIATION } from '@verbena/lab-reader/testing'
import { describe, expect, it } from 'vitest'
import type { MarkerRow } from '../../shared/bloodTests.ts'
import { stepText } from '../../shared/bloodTestText.ts'
import { english } from '../../tools/testing/resultText.ts'
import { ratiosOf } from './ratios.ts'
import { type Reading, trendsOf } from './trends.ts'

const test = (id: string, collectedOn: string | null, ...markers: MarkerRow[]): Reading => ({
  id,
  collectedOn,
  createdAt: `2026-11-0${id.length}T10:00:00.000Z`,
  markers,
})

describe('trendsOf', () => {
  it('trendsOf draws one line over laboratories and units, in the newest unit, by day of the draw', () => {
    const trends = trendsOf([
      test('c', '2026-03-01', row('Fasting glucose', 104, 'mg/dL', { low: 70, high: 99, flag: 'high' })),
      test('a', '2025-01-01', row('Fasting glucose', 5.1, 'mmol/L', { low: 3.9, high: 5.5, flag: 'normal' })),
      test('b', '2025-06-01', row('Fasting glucose', 95, 'mg/dl', { flag: 'normal' })),
    ])
    expect(trends).toHaveLength(1)
    expect(trends[0]).toMatchObject({
      marker: 'Fasting glucose',
      unit: 'mg/dL',
      points: [
        {
          day: '2025-01-01',
          value: 91.89,
          low: 70.27,
          conversion: '× 18.02',
          printed: { value: 5.1, unit: 'mmol/L', low: 3.9, high: 5.5 },
          step: null,
        },
        { day: '2025-06-01', value: 95, conversion: null },
        { day: '2026-03-01', value: 104, low: 70, high: 99 },
      ],
    })
  })

  it.each([
    ['Platelets', [2.5, 'lakh/cumm'], [240, 'G/L'], 250],
    ['FSH', [5, 'mU/mL'], [6, 'IU/L'], 5],
    ['Free T4', [1, 'ng/dL'], [14, 'pmol/L'], 12.87],
    ['ALT', [0.5, 'µkat/L'], [33, 'U/L'], 30],
    ['Hematocrit', [0.42, 'L/L'], [41, '%'], 42],
    ['Hemoglobin', [8.1, 'mmol/L'], [131, 'G/L'], 130.5],
  ] as [string, [number, string], [number, string], number][])(
    'trendsOf joins %s of %s and %s',
    (marker, before, now, value) => {
      const trends = trendsOf([
        test('a', '2025-01-01', row(marker, ...before)),
        test('b', '2025-06-01', row(marker, ...now)),
      ])
      expect(trends).toHaveLength(1)
      expect(trends[0]?.points[0]?.value).toBeCloseTo(value, 3)
    },
  )

  it('trendsOf uses the day of the upload where the report has none, and says so', () => {
    const [trend] = trendsOf([test('bbb', null, row('Ferritin', 20, 'ng/mL'))])
    expect(trend?.points).toMatchObject([{ day: '2026-11-03', dayIs: 'uploaded' }])
  })

  it('trendsOf leaves out implausible and doubtful values', () => {
    const trends = trendsOf([
      test('a', '2025-01-01', row('Ferritin', -4, 'ng/mL', { plausible: false })),
      test('b', '2025-02-01', row('Ferritin', 22, 'ng/mL', { doubtful: true })),
      test('c', '2025-03-01', row('Ferritin', 24, 'ng/mL')),
    ])
    expect(trends.map(({ points }) => points.map(({ value }) => value))).toEqual([[24]])
  })

  it('trendsOf counts a report that was uploaded twice once', () => {
    const [trend] = trendsOf([
      test('a', '2025-01-01', row('Ferritin', 24, 'ng/mL')),
      test('bb', '2025-01-01', row('Ferritin', 24, 'ug/L')),
    ])
    expect(trend?.points).toMatchObject([{ bloodTestIds: ['a', 'bb'], value: 24 }])
  })

  it('trendsOf draws two lines where the units cannot be converted', () => {
    const trends = trendsOf([
      test('a', '2025-01-01', row('Lipoprotein(a)', 30, 'mg/dL')),
      test('b', '2025-02-01', row('Lipoprotein(a)', 75, 'nmol/L')),
    ])
    expect(trends.map(({ unit, points }) => [unit, points.length])).toEqual([
      ['nmol/L', 1],
      ['mg/dL', 1],
    ])
  })

  it('trendsOf does not depend on the order of the uploads', () => {
    const tests = [
      test('a', '2025-01-01', row('Ferritin', 24, 'ng/mL'), row('Iron', 60, 'ug/dL')),
      test('bb', '2025-02-01', row('Iron', 10, 'umol/L'), row('Ferritin', 20, 'ng/mL')),
      test('ccc', null, row('Ferritin', 18, 'ng/mL')),
    ]
    expect(trendsOf(tests.toReversed())).toEqual(trendsOf(tests))
  })
})

describe('the change between two points', () => {
  const change = (marker: string, before: Partial<MarkerRow>, now: Partial<MarkerRow>) => {
    const [trend] = trendsOf([
      test('a', '2026-08-04', row(marker, 1, 'ng/mL', before)),
      test('b', '2026-11-04', row(marker, 1, 'ng/mL', now)),
    ])
    return trend && stepText(trend, trend.points.length - 1, english)
  }

  it('a change states both values, the day, and the value’s place in its range', () => {
    expect(change('Ferritin', { value: 24, flag: 'low' }, { value: 18, flag: 'low' })).toBe(
      'Ferritin is about the same: 18 ng/mL, after 24 on 4 August 2026, still below its range.',
    )
    expect(change('Ferritin', { value: 24, flag: 'low' }, { value: 9, flag: 'low' })).toBe(
      'Ferritin fell from 24 on 4 August 2026 to 9 ng/mL, still below its range.',
    )
    expect(change('Ferritin', { value: 24, flag: 'low' }, { value: 45, flag: 'normal' })).toBe(
      'Ferritin rose from 24 on 4 August 2026 to 45 ng/mL, back within its range.',
    )
  })

  const step = (
    marker: string,
    unit: string,
    before: number,
    now: number,
    flags: MarkerRow['flag'][] = [],
  ) => {
    const [flag = null, flagNow = flag] = flags
    return change(marker, { value: before, unit, flag }, { value: now, unit, flag: flagNow })
  }

  it('a change within normal variation is "about the same"', () => {
    expect(step('TSH', 'mIU/L', 2, 2.12, ['normal'])).toBe(
      'TSH is about the same: 2.12 mIU/L, after 2 on 4 August 2026, within its range as before.',
    )
    expect(step('Ferritin', 'ng/mL', 40, 44)).toContain('about the same')
    expect(step('Sodium', 'mmol/L', 139, 140)).toContain('about the same')
    expect(step('Sodium', 'mmol/L', 139, 133)).toContain('Sodium fell from 139')
    expect(step('TSH', 'mIU/L', 2, 4.5)).toContain('TSH rose from 2')
    expect(step('Sodium', 'mmol/L', 139, 139, ['normal'])).toBe(
      'Sodium is the same: 139 mmol/L, as on 4 August 2026, within its range as before.',
    )
  })

  it('a change of platelets and other plurals has a plural verb', () => {
    expect(step('Platelets', 'G/L', 250, 255, ['normal'])).toBe(
      'Platelets are about the same: 255 G/L, after 250 on 4 August 2026, within their range as before.',
    )
    expect(step('Triglycerides', 'mg/dL', 150, 150)).toContain('Triglycerides are the same')
    expect(step('Base excess', 'mmol/L', 1, 1)).toContain('Base excess is the same')
    expect(step('Phosphorus', 'mg/dL', 3, 3)).toContain('Phosphorus is the same')
  })

  it('a change that crosses a printed or critical limit is stated however small', () => {
    expect(step('TSH', 'mIU/L', 3.9, 4.1, ['normal', 'high'])).toContain('TSH rose from 3.9')
    expect(step('Potassium', 'mmol/L', 5.9, 6.1, ['high', 'high'])).toContain('Potassium rose from 5.9')
    expect(step('Potassium', 'mmol/L', 5.6, 5.8, ['high', 'high'])).toContain('about the same')
  })

  it('a change is not judged where no variation is published', () => {
    expect(step('Vitamin C', 'mg/dL', 0.8, 1.1, ['normal'])).toBe(
      'Vitamin C: 1.1 mg/dL, after 0.8 on 4 August 2026, within its range as before.',
    )
  })

  it('a change reads the same in every unit of the marker', () => {
    const words = /rose|fell|about the same|the same/
    for (const [marker, { unit: own }] of Object.entries(VARIATION)) {
      const [first = '', ...others] = unitsOf(marker).filter((unit) => believedOf(marker, unit))
      const { least, most } = believedOf(marker, first) ?? { least: Number.NaN, most: Number.NaN }
      const middle = Math.sqrt(Math.max(least, most / 1e6) * most)
      for (const times of [0.3, 0.5, 0.8, 0.9, 0.97, 1, 1.02, 1.05, 1.1, 1.3, 1.6, 2.5]) {
        const said = [first, ...others].flatMap((unit) => {
          const way = conversion(marker, first, unit)
          if (!way) return []
          const [before, now] = [middle, middle * times].map((value) => exactly(value, way))
          return words.exec(step(marker, unit, before ?? 0, now ?? 0) ?? '')?.[0] ?? 'nothing'
        })
        expect(new Set(said).size, `${marker} times ${times} (${own}): ${said}`).toBe(1)
      }
    }
  })

  it('a change between values that are only bounds is not computed', () => {
    expect(change('hs-CRP', { value: 0.3, comparator: '<' }, { value: 0.5 })).toBe(
      'hs-CRP: 0.5 ng/mL, after <0.3 ng/mL on 4 August 2026.',
    )
  })

  it('a change of HDL above its range is welcome, and the way down is not "back"', () => {
    const hdl = (before: number, now: number, flags: MarkerRow['flag'][]) =>
      step('HDL cholesterol', 'mg/dL', before, now, flags)
    expect(hdl(50, 70, ['normal', 'high'])).toContain('now above its range, which is usually welcome.')
    expect(hdl(70, 50, ['high', 'normal'])).toContain(', now within its range.')
    expect(hdl(50, 110, ['normal', 'high'])).toContain(', now above its range.')
    expect(hdl(110, 50, ['high', 'normal'])).toContain(', back within its range.')
    const [trend] = trendsOf([
      test('a', '2025-01-01', row('HDL cholesterol', 70, 'mg/dL', { high: 60, flag: 'high' })),
      test('b', '2025-02-01', row('HDL cholesterol', 1.8, 'mmol/L', { high: 1.6, flag: 'high' })),
      test('c', '2025-03-01', row('HDL cholesterol', 110, 'mg/dL', { high: 60, flag: 'high' })),
      test('d', '2025-04-01', row('HDL cholesterol', 30, 'mg/dL', { low: 40, flag: 'low' })),
    ])
    expect(trend?.points.map(({ isWelcome }) => isWelcome)).toEqual([true, true, false, false])
  })
})

describe('ratiosOf', () => {
  const lipids = [
    row('Total cholesterol', 5.5, 'mmol/L'),
    row('HDL cholesterol', 50, 'mg/dL'),
    row('Triglycerides', 150, 'mg/dL'),
  ]
  const named = (rows: MarkerRow[], id: string) => ratiosOf(rows).find((ratio) => ratio.id === id)

  it('ratiosOf names the rows used, as printed', () => {
    expect(named(lipids, 'triglyceridesHdl')).toMatchObject({ value: 3, unit: null })
    expect(named(lipids, 'ldlFriedewald')).toEqual({
      id: 'ldlFriedewald',
      value: 133,
      unit: 'mg/dL',
      inputs: [
        { name: 'Total cholesterol', value: 5.5, unit: 'mmol/L', how: '× 38.67' },
        { name: 'HDL cholesterol', value: 50, unit: 'mg/dL', how: '' },
        { name: 'Triglycerides', value: 150, unit: 'mg/dL', how: '' },
      ],
    })
  })

  it.each([
    ['transferrinSaturation', [row('Iron', 41, 'ug/dL'), row('TIBC', 412, 'ug/dL')], 10],
    ['homaIr', [row('Fasting glucose', 90, 'mg/dL'), row('Insulin', 9, 'uIU/mL')], 2],
    ['albuminGlobulin', [row('Albumin', 42, 'g/L'), row('Total protein', 7, 'g/dL')], 1.5],
    ['bunCreatinine', [row('Urea nitrogen', 14, 'mg/dL'), row('Creatinine', 0.7, 'mg/dL')], 20],
    ['astAlt', [row('AST', 20, 'U/L'), row('ALT', 25, 'IU/L')], 0.8],
  ])('ratiosOf calculates %s', (name, rows, value) => {
    expect(named(rows, name)?.value).toBe(value)
  })

  it('ratiosOf skips a ratio that the report prints', () => {
    const printed = [...lipids, row('LDL cholesterol', 120, 'mg/dL')]
    expect(named(printed, 'ldlFriedewald')).toBeUndefined()
  })

  it('ratiosOf skips a ratio whose formula does not hold', () => {
    const [total, hdl] = lipids
    const fat = row('Triglycerides', 401, 'mg/dL')
    expect(
      named(
        [total, hdl, fat].filter((r) => r !== undefined),
        'ldlFriedewald',
      ),
    ).toBeUndefined()
    expect(named([row('Glucose', 90, 'mg/dL'), row('Insulin', 9, 'uIU/mL')], 'homaIr')).toBeUndefined()
  })

  it('ratiosOf uses no row that is a bound, implausible, doubtful or in an unknown unit', () => {
    for (const over of [
      { comparator: '<' as const },
      { plausible: false },
      { doubtful: true },
      { unit: 'mg' },
    ]) {
      expect(ratiosOf([row('Iron', 41, 'ug/dL', over), row('TIBC', 412, 'ug/dL')])).toEqual([])
    }
  })
})
