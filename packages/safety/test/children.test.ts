import { describe, expect, it } from 'vitest'
import { check, type Question } from '../check.ts'
import { limitOf } from '../limits.ts'

const finding = (item: string, more: Partial<Question> = {}) =>
  check({ medications: [item], taken: [], allergies: [], ...more })
const idsAt = (ageYears: number | null, item: string) =>
  finding(item, { ageYears }).warnings.map(({ id }) => id)

describe('check of a child', () => {
  it.each([
    ['Zinc 15 mg', 5, 'limit-zinc'],
    ['Vitamin D3 4000 IU', 8, 'limit-vitamin-d'],
    ['Vitamin D3 1500 IU', 0.3, 'limit-vitamin-d'],
    ['Vitamin A 1000 µg', 2, 'limit-vitamin-a'],
    ['Vitamin B6 5 mg', 5, 'limit-vitamin-b6'],
    ['Iron 20 mg', 3, 'limit-iron'],
    ['Selenium 100 µg', 5, 'limit-selenium'],
    ['Iodine 250 µg', 3, 'limit-iodine'],
    ['Magnesium 200 mg', 5, 'limit-magnesium'],
    ['Folic acid 400 µg', 6, 'limit-folic-acid'],
    ['Vitamin C 500 mg', 2, 'limit-vitamin-c'],
    ['Copper 2 mg', 3, 'limit-copper'],
    ['Nicotinamide 200 mg', 3, 'limit-niacinamide'],
    ['Manganese 5 mg', 5, 'limit-manganese'],
    ['Aspirin 100 mg', 10, 'under18-medicine'],
    ['Willow bark', 12, 'under18-medicine'],
    ['Honey', 0.5, 'child-honey'],
    ['Fenchelhonig', 0.8, 'child-honey'],
    ['Fenchelöl', 2, 'child-fennel'],
    ['Fennel tea', 3, 'child-fennel'],
    ['Angocin', 3, 'child-horseradish'],
    ['Miód', 0.5, 'child-honey'],
    ['Codeine syrup', 9, 'under18-medicine'],
    ['Vicks VapoRub', 1, 'child-menthol'],
    ['Peppermint oil', 1, 'child-menthol'],
    ['Eukalyptusöl', 2, 'child-menthol'],
    ['Camphor ointment', 2, 'child-menthol'],
    ['Ivy leaf syrup', 1, 'child-ivy'],
    ['Melatonin 1 mg', 6, 'under18-herb'],
    ['Guarana', 14, 'under18-herb'],
    ["St John's wort", 10, 'under18-herb'],
    ['Star anise tea', 0.4, 'child-star-anise'],
    ['Fluoride 1 mg', 1.2, 'child-fluoride-young'],
    ['Zymafluor 1 mg', 5, 'child-fluoride'],
    ['Fluoride 0.5 mg', 1.2, 'child-fluoride-young'],
    ['Fluoride 1.5 mg', 2, 'limit-fluoride'],
    ['Bienenhonig', 0.5, 'child-honey'],
    ['Wintergreen oil', 5, 'child-essential-oil'],
    ['Echinacea', 5, 'child-echinacea'],
    ['Benzocaine teething gel', 1, 'child-numbing'],
    ['Dextromethorphan', 1, 'child-cold'],
    ['Doxycycline', 7, 'under18-medicine'],
  ])('check warns of %s at the age of %d', (item, ageYears, id) => {
    expect(idsAt(ageYears, item)).toContain(id)
  })

  it.each([
    ['Vitamin D3 400 IU', 0.5],
    ['Vitamin D3 1000 IU', 5],
    ['Zinc 5 mg', 5],
    ['Iron 8 mg', 5],
    ['Honey', 3],
    ['Peppermint tea', 5],
    ['Chamomile tea', 2],
    ['Elderberry', 5],
    ['Fennel tea', 5],
    ['Horseradish', 5],
    ['Probiotic', 1],
    ['Omega-3', 8],
    ['Vitamin C 100 mg', 4],
    ['Magnesium 100 mg', 9],
    ['Ivy leaf syrup', 6],
    ['Paracetamol', 4],
    ['Echinacea', 13],
  ])('check does not warn of %s at the age of %d', (item, ageYears) => {
    expect(idsAt(ageYears, item)).toEqual([])
  })

  it('check counts the age from the day of birth, and names the narrowest age of a rule', () => {
    const honeyOn = (born: string) => finding('Honey', { born, today: '2026-11-25' }).warnings
    expect(honeyOn('2025-11-26')).toMatchObject([{ id: 'child-honey', condition: 'under-1' }])
    expect(honeyOn('2025-11-25')).toEqual([])
    expect(finding('Zinc', { born: '2008-11-26', today: '2026-11-25' }).conditions).toEqual(['under-18'])
    expect(finding('Zinc', { born: '2008-11-25', today: '2026-11-25' }).conditions).toEqual([])
  })

  it('check states a limit of the age with that of the other body beside it, and says when the age is not known', () => {
    expect(finding('Zinc 15 mg', { ageYears: 5 })).toMatchObject({
      ageKnown: true,
      warnings: [
        {
          amount: 10,
          body: 'efsa',
          band: { from: 4, to: 6, unit: 'years' },
          beside: { body: 'ods', amount: 12 },
        },
      ],
    })
    expect(limitOf('vitamin-d', 8)).toMatchObject({ band: { from: 6, to: 11, unit: 'months' }, iu: 1400 })
    expect(limitOf('calcium', 60 * 12)).toMatchObject({ limit: { amount: 2000, body: 'ods' }, band: null })
    expect(finding('Zinc 15 mg')).toMatchObject({ ageKnown: false, warnings: [] })
  })

  it('every limit of a child is at most that of an adult, and rises with age for each body', () => {
    for (const substance of [
      'vitamin-a',
      'vitamin-d',
      'zinc',
      'iron',
      'selenium',
      'iodine',
      'vitamin-b6',
      'copper',
    ]) {
      const amounts = [0, 8, 24, 60, 100, 150, 200, null].map(
        (months) => limitOf(substance, months)?.limit.amount ?? 0,
      )
      expect(amounts, substance).toEqual([...amounts].sort((a, b) => a - b))
    }
  })
})
