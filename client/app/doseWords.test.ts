import { expect, it } from 'vitest'
import { doseWords } from './doseWords.ts'

it('doseWords names the medication, the weekday and the part of the day', () => {
  const dose = { medication: 'Zinc', date: '2026-03-01', slot: 'morning' as const }
  expect(doseWords(dose)).toBe('Zinc, Sunday morning')
  expect(doseWords({ ...dose, slot: 'any' })).toBe('Zinc, Sunday')
})
