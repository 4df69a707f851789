import { expect, it } from 'vitest'
import { translatorFor } from '../server/platform/locales.ts'
import { asText } from './careText.ts'
import type { NoteFact } from './visitNotes.ts'
import { factLines } from './visitNoteText.ts'

const t = translatorFor('en')
const figure = { comparator: null, unit: 'mmol/L', low: 3.5, high: 5.1 }
const result = { kind: 'result', uploadedOn: '2026-11-21', read: 2, unchecked: 0, outside: 1 } as const

it('factLines puts critical values of any report first, and every fact into its group', () => {
  const facts: NoteFact[] = [
    {
      ...{ ...result, collectedOn: '2026-11-20' },
      values: [{ ...figure, name: 'Sodium', value: 130, flag: 'low' }],
    },
    { kind: 'symptom', symptom: 'headache', days: 2, daysBefore: 0 },
    {
      ...{ ...result, collectedOn: null, older: true },
      values: [{ ...figure, name: 'Potassium', value: 6.3, flag: 'high', critical: true }],
      inWords: [{ name: 'Malaria', text: 'positive' }],
    },
    { kind: 'planTaken', title: 'Iron', items: [{ text: 'Iron 25 mg', taken: 2, skipped: 1, due: 4 }] },
  ]
  const lines = factLines(facts, t, asText(t))
  expect(lines.map(({ group, critical, older }) => [group, critical, older])).toEqual([
    ['results', true, true],
    ['results', true, true],
    ['results', false, false],
    ['logged', false, false],
    ['doses', false, false],
  ])
  // A line is shorter than what the note gets.
  expect(lines[2]?.text).toContain('3.5')
  expect(lines[2]?.shown).not.toContain('3.5')
  expect(lines[3]?.shown).toBe(lines[3]?.text)
  expect(lines[0]?.text).toContain('Potassium')
  expect(lines[1]?.text).toContain('Malaria')
})

it('factLines says what a report has besides its named values: nothing outside, more outside, or lines to check', () => {
  const values = [{ ...figure, name: 'Sodium', value: 130, flag: 'low' as const }]
  const of = (over: object) =>
    factLines([{ ...result, collectedOn: '2026-11-20', values, ...over } as NoteFact], t, asText(t)).length
  expect(of({})).toBe(1)
  expect(of({ values: [], outside: 0 })).toBe(1)
  expect(of({ outside: 2 })).toBe(2)
  expect(of({ unchecked: 1 })).toBe(2)
})
