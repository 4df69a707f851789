import { itemsOf } from '@verbena/safety'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { medicationsInput, parseMedications } from './plans.ts'

/** Without the blanks, and without the commas: one between digits stays, any other goes. */
const lettersOf = (text: string) => text.replace(/[\s,]/g, '')

describe('parseMedications and medicationsInput', () => {
  it('parseMedications and medicationsInput split at commas, trim, and drop blanks', () => {
    expect(parseMedications(' Ginger tea ,, Turmeric,  ')).toEqual(['Ginger tea', 'Turmeric'])
  })

  it.each([
    ['Prednisolone 0,5 mg, Zinc', ['Prednisolone 0,5 mg', 'Zinc']],
    ['Prednisolone 0,5 mg,Zinc 15 mg', ['Prednisolone 0,5 mg', 'Zinc 15 mg']],
    ['Zinc 15 mg,0,5 mg Melatonin', ['Zinc 15 mg', '0,5 mg Melatonin']],
    ['Vitamin D3 10,000 IU, Zinc', ['Vitamin D3 10,000 IU', 'Zinc']],
    ['Vitamin B6,B12', ['Vitamin B6', 'B12']],
    ['Coenzyme Q10,5-HTP', ['Coenzyme Q10', '5-HTP']],
    ['Levothyroxine 0,5,', ['Levothyroxine 0,5']],
  ])('parseMedications and itemsOf keep the commas within the numbers of %s', (text, medications) => {
    expect(parseMedications(text)).toEqual(medications)
    expect(itemsOf(text).map((item) => item.replace(/,$/, ''))).toEqual(medications)
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
          expect(medication).not.toMatch(/,(?!\d)|(?<!\d),/)
        }
      }),
    )
  })

  it('parseMedications and medicationsInput read their own output unchanged, and lose no letter', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = parseMedications(text)
        expect(parseMedications((once ?? []).join(', '))).toEqual(once)
        expect(lettersOf((once ?? []).join(''))).toBe(lettersOf(text))
      }),
      { examples: [['0,0']] },
    )
  })

  it('parseMedications and medicationsInput read a list and its text alike', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 20 }), (list) => {
        expect(medicationsInput.safeParse(list).data).toEqual(
          medicationsInput.safeParse(list.join(', ')).data,
        )
      }),
    )
  })
})
