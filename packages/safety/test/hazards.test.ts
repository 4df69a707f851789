import { describe, expect, it } from 'vitest'
import { check, type Question } from '../check.ts'

const hazardsIn = (item: string, more: Partial<Question> = {}) =>
  check({ medications: [item], taken: [], allergies: [], ...more })
    .warnings.filter(({ kind }) => kind === 'hazard')
    .map(({ id }) => id)

describe('check of what is unsafe by itself', () => {
  it.each([
    ['Aristolochia clematitis tincture', 'hazard-aristolochia'],
    ['Guan Mu Tong', 'hazard-aristolochia'],
    ['Osterluzei-Tee', 'hazard-aristolochia'],
    ['Comfrey root tea', 'hazard-pyrrolizidine'],
    ['Beinwelltee', 'hazard-pyrrolizidine'],
    ['Huflattich Tee', 'hazard-pyrrolizidine'],
    ['Pestwurz Kapseln', 'hazard-pyrrolizidine'],
    ['Borage leaf tea', 'hazard-borage'],
    ['Vitamin B17 500 mg', 'hazard-amygdalin'],
    ['bittere Aprikosenkerne 10 Stück', 'hazard-amygdalin'],
    ["noyaux d'abricot amers", 'hazard-amygdalin'],
    ['Laetrile', 'hazard-amygdalin'],
    ['gorzkie pestki moreli', 'hazard-amygdalin'],
    ['Pennyroyal oil 5 drops', 'hazard-pennyroyal'],
    ['Arnica tea', 'hazard-arnica'],
    ['Arnika-Tinktur innerlich', 'hazard-arnica'],
    ['Poleiminzöl', 'hazard-pennyroyal'],
    ['Chaparral capsules', 'hazard-chaparral'],
    ['Germandrée petit-chêne', 'hazard-germander'],
    ['Ma Huang extract', 'hazard-ephedra'],
    ['Kolloidales Silber 25 ppm', 'hazard-silver'],
    ['argent colloïdal', 'hazard-silver'],
    ['Srebro koloidalne', 'hazard-silver'],
    ['Kava Kava 200 mg', 'hazard-kava'],
    ['Yohimbine HCl', 'hazard-yohimbe'],
    ['Sassafras oil', 'hazard-sassafras'],
    ['Lobelia inflata', 'hazard-lobelia'],
    ['Wermutöl', 'hazard-thujone'],
    ['Thuja oil', 'hazard-thujone'],
    ['Tansy tea', 'hazard-thujone'],
    ['Usnic acid', 'hazard-usnic-acid'],
    ['Jack3d (DMAA)', 'hazard-stimulant'],
    ['Greater celandine', 'hazard-celandine'],
    ['Schöllkraut Tinktur', 'hazard-celandine'],
    ['Calamus root', 'hazard-calamus'],
    ['Red yeast rice 600 mg', 'hazard-red-yeast'],
    ['Organic germanium (Ge-132)', 'hazard-germanium'],
    ['Kratom powder', 'hazard-kratom'],
    ['Tiratricol', 'hazard-tiratricol'],
    ['2,4-DNP', 'hazard-dnp'],
    ['Cäsiumchlorid', 'hazard-caesium'],
    ['Mistelbeeren', 'hazard-mistletoe-berry'],
    ['MMS drops', 'hazard-chlorine-dioxide'],
    ['Dióxido de cloro (CDS)', 'hazard-chlorine-dioxide'],
    ['Phenibut', 'hazard-phenibut'],
    ['Fu zi', 'hazard-aconite'],
    ['Lugolsche Lösung', 'hazard-lugol'],
    ['Foxglove leaf', 'hazard-glycoside'],
    ['Swarna Bhasma', 'hazard-metals'],
    ['Teebaumöl innerlich', 'hazard-tea-tree'],
    ['Tea tree oil capsules', 'hazard-tea-tree'],
    ['Mutterkorn', 'hazard-ergot'],
    ['Salvia divinorum', 'hazard-salvia-divinorum'],
  ])('check warns of %s with a source, whatever else is taken', (item, id) => {
    expect(hazardsIn(item)).toContain(id)
    expect(hazardsIn('Zinc', { taken: [item] })).toContain(id)
    const [warning] = check({ medications: [item], taken: [], allergies: [] }).warnings
    expect(warning?.source).toMatch(/^https:/)
  })

  it.each([
    'Comfrey ointment',
    'Beinwellsalbe',
    'Kytta-Salbe',
    'Maść z żywokostu',
    'Tea tree oil',
    'Borage oil 1000 mg',
    'Starflower oil',
    'Sweet almond oil',
    'Apricot oil',
    'Evening primrose oil',
    'Peppermint oil capsules',
    'Ginger',
    'Thuja C30',
    'Belladonna D30',
    'Arnica gel',
    'Silver birch leaf',
    'Wormwood tea',
    'Sage tea',
    'Chamomile',
    'Valerian',
    'Fish oil gel caps',
    'St John’s wort',
    'Zinc 10 mg, at least with the minimum of food',
    'Bladder tea',
  ])('check does not call %s unsafe by itself', (item) => {
    expect(hazardsIn(item)).toEqual([])
  })
})
