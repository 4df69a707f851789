import { expect, it } from 'vitest'
import { isUrgent } from '../../../tools/testing/resultText.ts'
import { rowWithoutRange as row } from '../testing/markerRow.ts'
import type { MarkerRow, Urgency } from '../types.ts'
import { conclusionsOf, urgencyOf } from './conclusions.ts'

const today = '2026-11-22'
const potassium = row('Potassium', 6.9, 'mmol/L')
const ferritin = row('Ferritin', 18, 'ng/mL', { low: 30, high: 150, flag: 'low' })
const dDimer = row('D-dimer', 0.9, 'mg/L FEU', { low: 0, high: 0.5, flag: 'high' })

it.each<[string, MarkerRow[], string | null, Urgency]>([
  ['a critical value', [ferritin, potassium], '2026-11-20', 'today'],
  ['a critical value of an unknown day', [potassium], null, 'today'],
  ['a critical value of an old draw', [potassium], '2026-10-01', 'none'],
  ['a line that may be critical', [{ ...potassium, doubtful: true }], '2026-11-20', 'today'],
  [
    'a line of an old draw that may have been critical',
    [{ ...potassium, doubtful: true }],
    '2012-05-03',
    'none',
  ],
  ['a value that is impossible in blood', [{ ...potassium, plausible: false }], null, 'none'],
  ['a value far above its range', [dDimer, ferritin], '2026-11-20', 'sameDay'],
  ['an uncertain value far above its range', [{ ...dDimer, doubtful: true }], '2026-11-20', 'none'],
  ['a critical value beside one far above its range', [dDimer, potassium], '2026-11-20', 'today'],
  ['a value outside its range', [ferritin], '2026-11-20', 'none'],
])('urgencyOf %s, and the text opens alike', (_case, markers, collectedOn, expected) => {
  const reading = { markers, unread: [], qualitative: [], language: null, collectedOn, possibleDays: [] }
  expect(urgencyOf({ ...reading, corrections: [] }, { today })).toBe(expected)
  expect(conclusionsOf(reading, [], { today }).urgency).toBe(expected)
  expect(isUrgent(reading, { today })).toBe(expected !== 'none')
})
