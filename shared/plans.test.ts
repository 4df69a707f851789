import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { medicationsInput, parseMedications } from './plans.ts'

describe('parseMedications and medicationsInput', () => {
  it('parseMedications and medicationsInput split at commas, trim, and drop blanks', () => {
    expect(parseMedications(' Ginger tea ,, Turmeric,  ')).toEqual(['Ginger tea', 'Turmeric'])
  })

  it('parseMedications and medicationsInput return null when nothing is left', () => {
    for (const text of ['', ' ', ',', ' , ,\n']) expect(parseMedications(text)).toBeNull()
    expect(medicationsInput.parse([])).toBeNull()
    expect(medicationsInput.parse(undefined)).toBeNull()
  })

  it('parseMedications and medicationsInput return no blank, padded or comma-separated medication, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', '\t', '5') }), (text) => {
        for (const medication of parseMedications(text) ?? []) {
          expect(medication).toBe(medication.trim())
          expect(medication).not.toBe('')
          expect(medication).not.toContain(',')
        }
      }),
    )
  })

  it('parseMedications and medicationsInput read their own output unchanged, and lose no letter', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = parseMedications(text)
        expect(parseMedications((once ?? []).join(', '))).toEqual(once)
        expect((once ?? []).join('').replace(/\s/g, '')).toBe(text.replace(/[\s,]/g, ''))
      }),
    )
  })

  it('parseMedications and medicationsInput read a list and its text alike', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 20 }), (list) => {
        expect(medicationsInput.safeParse(list).data).toEqual(medicationsInput.safeParse(list.join(',')).data)
      }),
    )
  })
})
