import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TrendPoint, UrgentTrend } from '../../../shared/bloodTests.ts'
import { addDays } from '../../../shared/health.ts'
import { t } from '../../locale/messages.tsx'
import {
  cutWords,
  firstMarkers,
  lanesOf,
  monthStarts,
  PERIODS,
  periodUntil,
  stepOf,
} from './timelineLanes.ts'

const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1970-01-01', days))

describe('periodUntil', () => {
  it.each([
    ['2026-08-20', 3, '2026-05-18'],
    ['2026-08-31', 6, '2026-02-23'],
    ['2027-05-31', 3, '2027-02-22'],
    ['2028-05-31', 3, '2028-02-28'],
    ['2028-02-29', 12, '2027-02-22'],
    ['2027-01-15', 3, '2026-10-12'],
  ] as const)('up to %s, %i months begin on Monday %s', (until, months, from) => {
    expect(periodUntil(until, months)).toEqual({ from, until })
  })

  it('periodUntil starts at the same day of the earlier month, or at its last day', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...PERIODS), (until, months) => {
        const { from } = periodUntil(until, months)
        const index = Number(until.slice(0, 4)) * 12 + Number(until.slice(5, 7)) - 1 - months
        const month = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
        expect(from.slice(0, 7) <= month).toBe(true)
        expect(new Date(from).getUTCDay()).toBe(1)
      }),
    )
  })
})

it('stepOf leaves out no day between two periods', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...PERIODS), (until, months) => {
      const { from } = periodUntil(until, months)
      expect(addDays(until, -stepOf(months)) >= addDays(from, -1)).toBe(true)
    }),
    { numRuns: 20_000 },
  )
  const shortest = periodUntil('2033-05-28', 3)
  expect(addDays(shortest.until, -stepOf(3)) >= addDays(shortest.from, -1)).toBe(true)
})

it('monthStarts are the first days of months within the period, over the end of a year', () => {
  expect(monthStarts({ from: '2026-11-30', until: '2027-02-28' })).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ])
})

describe('cutWords', () => {
  const nothing = {
    items: 0,
    versions: 0,
    bloodTests: 0,
    symptoms: 0,
    unread: 0,
    texts: 0,
    visits: 0,
    orders: 0,
    forms: 0,
  }

  it('cutWords names what is left out of the drawing, with its count', () => {
    expect(cutWords(t, { ...nothing, items: 1, bloodTests: 1_198, texts: 3 })).toBe(
      `${t('care.timeline.cut.items', { count: 1 })}, ${t('care.timeline.cut.bloodTests', { count: 1_198 })}`,
    )
  })

  it('cutWords is null where nothing is left out, or only texts that are not drawn', () => {
    expect([cutWords(t, null), cutWords(t, { ...nothing, texts: 3 })]).toEqual([null, null])
  })
})

it('markers that need a doctor are the first lanes, and all of them are drawn', () => {
  const point = (flag: 'high' | 'normal') => ({ day: '2026-08-01', value: 1, flag }) as TrendPoint
  const marker = (
    name: string,
    urgency: UrgentTrend['urgency'],
    flags: ('high' | 'normal')[],
  ): UrgentTrend => ({
    ...{ marker: name, unit: null, urgency, points: flags.map(point) },
  })
  const nothing = {
    items: [],
    doses: [],
    unchecked: [],
    days: [],
    symptoms: [],
    visits: [],
    conversations: [],
    orders: [],
    forms: [],
    measured: [],
  }
  const { markers } = lanesOf({
    ...{ from: '2026-06-01', until: '2026-08-20', ...nothing, figures: [], sentences: [], cut: null },
    markers: [
      marker('Ferritin', 'none', ['high', 'high', 'high']),
      marker('Sodium', 'none', ['normal', 'normal']),
      marker('Troponin', 'sameDay', ['high', 'high']),
      marker('Potassium', 'today', ['high']),
      marker('Glucose', 'today', ['high']),
    ],
  })
  expect(markers.map((one) => one.marker)).toEqual(['Potassium', 'Glucose', 'Troponin', 'Ferritin', 'Sodium'])
  expect(firstMarkers(markers).map((one) => one.marker)).toEqual(['Potassium', 'Glucose', 'Troponin'])
})
