import { markerRow } from '@verbena/lab-reader/markerRow'
import { describe, expect, it } from 'vitest'
import { partsOf, textOf } from '../tools/testing/resultText.ts'
import type { Correction, MarkerRow } from './bloodTests.ts'

const potassium = markerRow({
  name: 'Potassium',
  value: 6.9,
  unit: 'mmol/L',
  low: 3.5,
  high: 5.1,
  flag: 'high',
})
const doubtful = markerRow({
  name: 'Kalium',
  marker: 'Potassium',
  value: 6.4,
  unit: 'mmol/L',
  doubtful: true,
})
const lipase = markerRow({ name: 'Lipase', value: 300, unit: 'U/L', low: null, high: 60, flag: 'high' })
const reading = (markers: MarkerRow[], collectedOn: string | null = '2026-11-20') => ({
  ...{ collectedOn, possibleDays: [], markers, unread: [], qualitative: [], language: null },
})
const soon = { today: '2026-11-22', audience: 'practitioner' } as const

describe('a result for the practitioner', () => {
  it('a result for the practitioner begins with what is urgent, short and with its limit', () => {
    const [first, second] = textOf(reading([markerRow(), potassium, lipase]), [], soon).split('\n\n')
    expect(first).toBe(
      'Critical: Potassium 6.9 mmol/L (critical above 6 mmol/L), drawn on 20 November 2026. ' +
        'To be seen by a doctor the same day: Lipase 300 U/L (printed limit 60).',
    )
    expect(second).toBe(
      'Above range: Lipase (300 U/L) and Potassium (6.9 mmol/L). Below range: Ferritin (18 ng/mL).',
    )
  })

  it('a result for the practitioner states how far a value is outside, and what it is often seen with', () => {
    expect(textOf(reading([markerRow()]), [], soon)).toContain(
      '## Iron\n\n- Ferritin: 18 ng/mL, 12 ng/mL (40 %) below 30–150. Often seen with empty iron stores.',
    )
  })

  it('a result for the practitioner gives no advice to ask oneself, and says what the patient did', () => {
    const corrections: Correction[] = [
      { printed: { ...lipase, value: 30 }, corrected: lipase, at: '2026-11-21T08:00:00Z', said: 'typed' },
    ]
    const words = textOf(reading([doubtful, lipase, markerRow({ plausible: false })]), corrections, soon)
    expect(words).not.toMatch(/\byou\b|\byour\b|Show |Take |Ask |What to ask|Food and habits/)
    expect(words).toContain('1 line not yet checked by the patient: Kalium (6.4 mmol/L).')
    expect(words).toContain('corrected by the patient; printed as 30 U/L')
  })
})

it.each([
  ['a critical value', [potassium], '2026-11-20', ['urgent', 'summary']],
  ['a line that may be critical', [doubtful], '2026-11-20', ['possible', 'open']],
  ['an old draw', [potassium], '2012-05-03', ['old', 'summary']],
])('resultParts of %s name what their first paragraphs are', (_case, markers, collectedOn, expected) => {
  const parts = partsOf(reading(markers, collectedOn), [], { today: '2026-11-22' })
  expect(parts.filter(({ title }) => title === null).map(({ part }) => part)).toEqual(expected)
})
