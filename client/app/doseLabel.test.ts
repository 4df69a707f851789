import { expect, it } from 'vitest'
import { doseLabel } from './doseLabel.ts'

it('doseLabel names the medication, the weekday and the part of the day', () => {
  const dose = { medication: 'Zinc', date: '2026-03-01', slot: 'morning' as const }
  expect(doseLabel(dose)).toBe('Zinc, Sunday morning')
  expect(doseLabel({ ...dose, slot: 'any' })).toBe('Zinc, Sunday')
})
