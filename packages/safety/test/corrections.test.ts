import { describe, expect, it } from 'vitest'
import { check } from '../check.ts'
import { recognise } from '../recognise.ts'
import { READ_ON, RULES } from '../rules.ts'
import { TABLES } from '../tables.ts'

const between = (one: string, other: string) =>
  check({ medications: [one], taken: [other], allergies: [] })
    .warnings.filter(({ kind }) => kind === 'interaction')
    .map(({ id, severity }) => `${severity} ${id}`)
const allergic = (item: string, allergy: string) =>
  check({ medications: [item], taken: [], allergies: [allergy] }).warnings.map(
    ({ id, severity }) => `${severity} ${id}`,
  )

const sourceText = new Map(TABLES.rules.map(({ id, source }) => [id, source]))

describe('the safety rules', () => {
  it.each([
    ['Ibuprofen', 'Lithium carbonate', 'serious nsaid-lithium'],
    ['Aspirin', 'Lithium', 'caution aspirin-lithium'],
    ['Diclofenac', 'Methotrexate', 'serious nsaid-methotrexate'],
    ['Folic acid 400 µg', 'Xeloda', 'serious folic-capecitabine'],
    ["St John's wort", 'Ticagrelor', 'serious wort-ticagrelor'],
    ['Schisandra', 'Prograf', 'serious schisandra-tacrolimus'],
    ['Tramadol', 'LDN 3 mg', 'serious opioid-antagonist'],
    ['Naltrexone 50 mg', 'Codeine', 'serious opioid-antagonist'],
    ['Coffee', 'Lithium', 'caution caffeine-lithium'],
  ])('%s with %s is %s', (one, other, told) => {
    expect(between(one, other)).toContain(told)
    expect(between(other, one)).toContain(told)
  })

  it('Saccharomyces boulardii is a yeast: antibiotics do not harm it, antifungals do', () => {
    expect(between('Saccharomyces boulardii', 'Amoxicillin')).toEqual([])
    expect(between('Saccharomyces boulardii', 'Fluconazole')).toEqual(['serious live-yeast'])
    expect(allergic('Perenterol', 'yeast')).toContain('serious allergy-yeast')
  })

  it('bee venom and hive products are different allergens; "bees" may mean both', () => {
    expect(allergic('Honey', 'bee venom')).toEqual([])
    expect(allergic('Propolis', 'Bienengift')).toEqual([])
    expect(allergic('Bee venom capsules', 'wasp stings')).toEqual(['serious allergy-venom'])
    expect(allergic('Royal jelly', 'propolis')).toEqual(['serious allergy-bee'])
    expect(allergic('Honey', 'bees')).toEqual(['caution allergy-hive-venom'])
  })

  it.each([
    'pollen',
    'Birch pollen',
    'Pollenallergie',
    'polen',
    'hay fever',
    'bee venom and pollen',
    'venom/pollen',
  ])('hive products contain pollen: with the allergy "%s" each of them warns', (allergy) => {
    for (const item of ['Royal jelly', 'Propolis', 'Honey'])
      expect(allergic(item, allergy), item).toEqual(['caution allergy-pollen-hive'])
    expect(allergic('Bee pollen', allergy)).toContainEqual(expect.stringMatching(/^serious allergy-/))
  })

  it('an allergy that names two things is compared with each of them, and the unknown one is shown', () => {
    expect(allergic('Bee venom capsules', 'wasps and pollen')).toEqual(['serious allergy-venom'])
    expect(allergic('Amoxicillin', 'Penicillin und Moonwort')).not.toEqual([])
    const told = (allergies: string[], item = 'Zinc') => check({ medications: [item], taken: [], allergies })
    expect(told(['Penicillin und Moonwort']).unreadAllergies).toEqual(['Moonwort'])
    expect(told(['Penicillin and Moonwort'], 'Moonwort capsules').warnings).toMatchObject([
      { id: 'allergy-listed', other: 'Moonwort' },
    ])
    expect(told(['rash and itching from penicillin']).unreadAllergies).toEqual([])
    expect(told(['n/a']).unreadAllergies).toEqual([])
    expect(told(['No allergy to fish and eggs']).unreadAllergies).toEqual([])
  })

  it('iodine is recommended in pregnancy up to its limit, seaweed is not', () => {
    const ids = (item: string) =>
      check({ medications: [item], taken: [], allergies: [], conditions: ['pregnancy'] }).warnings.map(
        ({ id }) => id,
      )
    expect(ids('Iodine 150 µg')).toEqual([])
    expect(ids('Iodine 700 µg')).toEqual(['limit-iodine'])
    expect(ids('Kelp')).toContain('pregnancy-iodine')
    expect(ids('Lugol')).toContain('pregnancy-lugol')
  })

  it('each rule says how its source is known: opened on a day, cited, or by a class or list of one of its sides', () => {
    const classes = new Set(
      [...TABLES.medicines, ...TABLES.supplements, ...TABLES.groups, ...TABLES.allergens].flatMap((line) =>
        line.classes.split(' '),
      ),
    )
    for (const { id, one, other, basis, read, review } of RULES) {
      expect(review, id).toMatch(/^\d{4}-\d\d-\d\d$/)
      if (basis !== 'class') expect(read !== null, id).toBe(basis === 'opened')
      if (read !== null) expect(READ_ON.get(sourceText.get(id) ?? ''), id).toBe(read)
      if (basis === 'class') {
        const named =
          Math.max(one.length, other.length) > 1 ||
          [...one, ...other].some((facet) => classes.has(facet) || /^(condition|always):/.test(facet))
        expect(named, id).toBe(true)
      }
    }
  })

  it('one fact about a pair is one warning: a narrower rule takes the place of a wider one', () => {
    expect(between('Ashwagandha', 'Prednisolone')).toEqual(['serious immune-herb'])
    expect(RULES.find(({ id }) => id === 'immune-herb')?.basis).toBe('class')
    expect(between('Kava', 'Lorazepam')).toEqual(['serious kava-sedative'])
    expect(between('Kava', 'Baclofen')).toEqual(['serious kava-sedative'])
    expect(between('Valerian', 'Lorazepam')).toEqual(['caution sedatives-together'])
  })

  it('low-dose naltrexone is naltrexone', () => {
    for (const name of ['LDN', 'LDN 4,5 mg', 'low-dose naltrexone', 'Naltrekson']) {
      expect(recognise(name), name).toEqual(['naltrexone'])
    }
  })
})
