import { expect, it } from 'vitest'
import { CALL_TODAY, CONTACT_TODAY, criticalFirst, needsDoctor } from './bloodTests.ts'

it('needsDoctor is true only for an analysis that opens with a critical value', () => {
  expect(needsDoctor(`${CONTACT_TODAY}: Potassium.\n\nThe rest.`)).toBe(true)
  expect(needsDoctor(`If Sodium really says 110, ${CALL_TODAY}.\n\n## Iron\nA.`)).toBe(true)
  expect(needsDoctor('Everything is usual.\n\n## Iron\nA.')).toBe(false)
  expect(needsDoctor('On 3 May 2012 the blood held what laboratories telephone a doctor about.')).toBe(false)
  expect(needsDoctor(null)).toBe(false)
})

it('criticalFirst puts critical results first and keeps the order otherwise', () => {
  const test = (id: number, analysis: string | null) => ({ id, analysis })
  const tests = [
    test(1, null),
    test(2, `${CONTACT_TODAY}: Potassium.`),
    test(3, 'Usual.'),
    test(4, `${CONTACT_TODAY}.`),
  ]
  expect(criticalFirst(tests).map(({ id }) => id)).toEqual([2, 4, 1, 3])
})
