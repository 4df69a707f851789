import { describe, expect, it } from 'vitest'
import { CONTACT_TODAY, type MarkerRow } from '../../../shared/bloodTests.ts'
import { analyse } from './analysis.ts'
import { CRITICAL_BANDS, criticalOf, criticalOpening } from './critical.ts'
import { MARKERS } from './markers.data.ts'
import { simpleUnit } from './markers.ts'

const row = (
  marker: string,
  value: number,
  unit: string | null,
  over: Partial<MarkerRow> = {},
): MarkerRow => ({
  name: marker,
  marker,
  loinc: null,
  value,
  comparator: null,
  unit,
  low: null,
  high: null,
  flag: null,
  printedFlag: null,
  plausible: true,
  place: { page: 1, x: 0, y: 0, width: 0, height: 0 },
  ...over,
})

describe('a critical band', () => {
  it.each([
    ['Potassium', 2.7, 'mmol/L', 'low'],
    ['Potassium', 6.3, 'mEq/L', 'high'],
    ['Sodium', 119, 'mmol/L', 'low'],
    ['Glucose', 451, 'mg/dL', 'high'],
    ['Fasting glucose', 2.7, 'mmol/L', 'low'],
    ['Calcium', 13.1, 'mg/dL', 'high'],
    ['Calcium', 1.79, 'mmol/L', 'low'],
    ['Hemoglobin', 7, 'g/dL', 'low'],
    ['Hemoglobin', 79, 'g/L', 'low'],
    ['Platelets', 49, 'K/uL', 'low'],
    ['Platelets', 49_000, '/cumm', 'low'],
    ['Platelets', 1001, '10^9/L', 'high'],
    ['INR', 5.1, null, 'high'],
  ])('holds %s of %d %s', (marker, value, unit, side) => {
    expect(criticalOf(row(marker, value, unit))).toMatchObject({
      side,
      source: expect.stringMatching(/^https:/),
    })
  })

  it.each([
    ['Potassium', 2.8, 'mmol/L'],
    ['Potassium', 6.2, 'mmol/L'],
    ['Hemoglobin', 7.1, 'g/dL'],
    ['Hemoglobin', 80, 'g/L'],
    ['Platelets', 50_000, '/cumm'],
    ['Glucose', 450, 'mg/dL'],
    ['Glucose', 5.4, 'mmol/L'],
    ['INR', 5, null],
  ])('does not hold %s of %d %s', (marker, value, unit) => {
    expect(criticalOf(row(marker, value, unit))).toBeNull()
  })

  it('is never guessed: not in a unit without a source, not for an unknown test, not from an impossible value', () => {
    expect(criticalOf(row('Potassium', 9, 'mg/dL'))).toBeNull()
    expect(criticalOf(row('Potassium', 9, 'mmol/L', { marker: null }))).toBeNull()
    expect(criticalOf(row('Potassium', 69, 'mmol/L', { plausible: false }))).toBeNull()
  })

  it('holds a value with < or > only where every value that it may stand for lies inside', () => {
    const glucose = (comparator: MarkerRow['comparator'], value: number) =>
      criticalOf(row('Glucose', value, 'mg/dL', { comparator }))?.side ?? null
    expect(glucose('>', 450)).toBe('high')
    expect(glucose('>', 600)).toBe('high')
    expect(glucose('<', 50)).toBe('low')
    expect(glucose('>=', 450)).toBeNull()
    expect(glucose('<', 600)).toBeNull()
    expect(glucose('>', 40)).toBeNull()
  })

  it('belongs to a marker that we know, in units that it is measured in, and does not swallow what is usual', () => {
    const known = new Set(MARKERS.map(({ name }) => name))
    for (const { markers, units, source, ...bounds } of CRITICAL_BANDS) {
      for (const marker of markers) expect(known).toContain(marker)
      for (const unit of units) expect(simpleUnit(unit)).toBe(unit)
      expect(source).toMatch(/^https:\/\//)
      expect(Object.keys(bounds).length).toBeGreaterThan(0)
      const low = bounds.atMost ?? bounds.below ?? Number.NEGATIVE_INFINITY
      expect(low).toBeLessThan(bounds.atLeast ?? bounds.above ?? Number.POSITIVE_INFINITY)
    }
  })
})

describe('a result with a critical value', () => {
  const NOTHING = { collectedOn: null, possibleDays: [], unread: [], qualitative: [], language: null }
  const potassium = row('Potassium', 6.9, 'mmol/L', { low: 3.5, high: 5.1, flag: 'high' })
  const glucose = row('Glucose', 41, 'mg/dL', { low: 70, high: 99, flag: 'low' })

  it('opens with whom to contact today, before anything else', () => {
    const [first, second] = analyse({ ...NOTHING, markers: [glucose, potassium] }).split('\n\n')
    expect(first).toBe(
      `${CONTACT_TODAY}: Glucose (41 mg/dL; hospital laboratories call below 50 mg/dL critically low) and ` +
        'Potassium (6.9 mmol/L; hospital laboratories call above 6.2 mmol/L critically high). ' +
        'Take the report with you, and do not wait if you feel unwell.',
    )
    expect(second).toMatch(/^Above what this report calls normal/)
  })

  it('has no such opening from a doubtful row: what it may say is asked', () => {
    expect(criticalOpening([{ ...potassium, doubtful: true }])).toBeNull()
    expect(criticalOpening([glucose, { ...potassium, doubtful: true }])).not.toContain('Potassium')
  })

  it('and none without one', () => {
    const impossible = { ...potassium, value: 690, plausible: false }
    expect(criticalOpening([row('Potassium', 5.4, 'mmol/L'), impossible])).toBeNull()
    expect(analyse({ ...NOTHING, markers: [impossible] })).not.toContain(CONTACT_TODAY)
  })
})
