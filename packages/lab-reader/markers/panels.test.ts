import { describe, expect, it } from 'vitest'
import { findMarker, loincOf } from './markers.ts'

/** The marker of a name in a unit, with its code. */
const known = (name: string, unit: string | null) => {
  const marker = findMarker(name, unit)
  return marker && [marker.name, loincOf(marker, unit, name)]
}

describe('panels of naturopathic clinics', () => {
  it.each([
    ['Magnesium im Vollblut', 'mg/l', 'Magnesium, whole blood', null],
    ['Zinc (sang total)', 'mg/l', 'Zinc, whole blood', '8245-3'],
    ['Manganeso en sangre total', 'µg/l', 'Manganese, whole blood', '5681-2'],
    ['Selen w krwi pełnej', 'µg/l', 'Selenium, whole blood', null],
    ['Chrom (Vollblut)', 'µg/l', 'Chromium, whole blood', null],
    ['Molybdeen in volbloed', 'µg/l', 'Molybdenum, whole blood', null],
    ['Blei im Vollblut', 'µg/l', 'Lead', '5671-3'],
    ['Mercure (sang total)', 'µg/l', 'Mercury', '5685-3'],
    ['Cadmio nel sangue intero', 'µg/l', 'Cadmium', '5609-3'],
    ['Magnesium (Erythrozyten)', 'mmol/l', 'Red cell magnesium', '2597-3'],
    ['Folate, RBC', 'ng/mL', 'Red cell folate', '2283-0'],
    ['Zink in erytrocyten', 'mg/l', 'Zinc, red cells', null],
    ['Omega-3-Index', '%', 'Omega-3 index', null],
    ['Índice omega-3', '%', 'Omega-3 index', null],
    ['AA/EPA', null, 'AA/EPA ratio', null],
    ['AA/EPA-Quotient (Serum)', null, 'AA/EPA ratio, serum', null],
    ['Calprotectin im Stuhl', 'µg/g', 'Calprotectin', '38445-3'],
    ['Calprotectine (selles)', 'mg/kg', 'Calprotectin', '38445-3'],
    ['Kalprotektyna w kale', 'µg/g', 'Calprotectin', '38445-3'],
    ['Pankreaselastase', 'µg/g', 'Pancreatic elastase', '25907-7'],
    ['Elastasi pancreatica fecale', 'µg/g', 'Pancreatic elastase', '25907-7'],
    ['Zonulin (Stuhl)', 'ng/ml', 'Zonulin, stool', null],
    ['Zonulin (Serum)', 'ng/ml', 'Zonulin', null],
    ['Sekretorisches IgA im Stuhl', 'µg/ml', 'Secretory IgA', null],
    ['IgA sécrétoires (salive)', 'µg/ml', 'Secretory IgA, saliva', null],
    ['Alpha-1-Antitrypsin im Stuhl', 'mg/dl', 'Alpha-1-antitrypsin, stool', '9407-8'],
    ['pH (Stuhl)', null, 'pH, stool', '2755-7'],
    ['Gaitada pH', null, 'pH, stool', '2755-7'],
    ['Bifidobakterien', 'KBE/g', 'Bifidobacterium', null],
    ['Escherichia coli', 'UFC/g', 'Escherichia coli', null],
    ['Cortisol im Speichel', 'nmol/l', 'Cortisol, saliva', '51844-9'],
    ['Cortisol, saliva', 'µg/dL', 'Cortisol, saliva', '2142-8'],
    ['DHEA im Speichel', 'pg/ml', 'DHEA, saliva', null],
    ['Melatonin (Speichel) 22 Uhr', 'pg/ml', 'Melatonin, saliva, night', null],
    ['Acide méthylmalonique urinaire', 'mg/g créat', 'Methylmalonic acid, urine', '13776-0'],
    ['Methylmalonsäure', 'mmol/mol Krea', 'Methylmalonic acid, urine', null],
    ['Methylmalonsäure', 'nmol/l', 'Methylmalonic acid', '13964-2'],
    ['5-HIES', 'mg/g Krea', '5-Hydroxyindoleacetic acid', null],
    ['Indikan', 'mg/g Kreatinin', 'Indican', null],
    ['Kwas kynureninowy', 'mmol/mol', 'Kynurenic acid', null],
    ['Jod im Urin', 'µg/l', 'Iodine, urine', null],
    ['Iode urinaire', 'µg/g créat', 'Iodine, urine', null],
    ['Holotranscobalamin', 'pmol/l', 'Holotranscobalamin', null],
    ['Homocystein', 'µmol/l', 'Homocysteine', '13965-9'],
    ['Anti-Müller-Hormon', 'ng/ml', 'AMH', '38476-8'],
    ['TRAK', 'IU/l', 'TSH receptor antibodies', '5385-0'],
    ['Anticorps anti-récepteurs de la TSH', 'UI/l', 'TSH receptor antibodies', '5385-0'],
    ['Coeruloplasmin', 'g/l', 'Ceruloplasmin', '2064-4'],
    ['PSA frei/gesamt', '%', 'Free PSA ratio', '12841-3'],
    ['PSA libre/total', '%', 'Free PSA ratio', '12841-3'],
    ['fPSA', 'ng/ml', 'Free PSA', '10886-0'],
    ['Calcium im 24-h-Urin', 'mmol/24 h', 'Calcium, 24-hour urine', null],
    ['Calcium im Urin', 'mmol/Tag', 'Calcium, 24-hour urine', null],
    ['Cortisol libre urinaire', 'µg/24h', 'Cortisol, 24-hour urine', null],
    ['Freies Cortisol im 24-h-Urin', 'nmol/24h', 'Cortisol, 24-hour urine', null],
    ['Freies Cortisol', 'nmol/l', null, null],
    ['Proteinúria de 24 horas', 'mg/24h', 'Total protein, 24-hour urine', null],
    ['Białko w DZM', 'g/24h', 'Total protein, 24-hour urine', null],
    ['Calcium in 24-uursurine', 'mmol/24 uur', 'Calcium, 24-hour urine', null],
    ['24 saatlik idrarda kalsiyum', 'mg/24 saat', 'Calcium, 24-hour urine', null],
    ['Calcio nelle urine delle 24 ore', 'mg/24 ore', 'Calcium, 24-hour urine', null],
    ['Dopamine', 'ng/L', null, null],
    ['Natrium', 'mmol/d', 'Sodium, 24-hour urine', null],
    ['Protéines des urines de 24 heures', 'g/24h', 'Total protein, 24-hour urine', null],
    ['Kreatynina', 'mg/dobę', 'Creatinine, 24-hour urine', null],
    ['Cortisol', 'µg/24 h', 'Cortisol, 24-hour urine', null],
    ['Albumine', 'mg/24 uur', 'Albumin, 24-hour urine', null],
    ['Potassio', 'mEq/24 ore', 'Potassium, 24-hour urine', null],
    ['5-HIES', 'µmol/Tag', '5-Hydroxyindoleacetic acid, 24-hour urine', null],
    ['Adrenalina', 'µg/24h', 'Epinephrine, 24-hour urine', null],
    ['Noradrenalin', 'nmol/24 saat', 'Norepinephrine, 24-hour urine', null],
    ['Ácido oxálico', 'mg/24h', 'Oxalic acid, 24-hour urine', null],
    ['Zink (Haaranalyse)', 'mg/kg', 'Zinc, hair', null],
    ['Mercurio en cabello', 'µg/g', 'Mercury, hair', null],
    ['Kupfer im Haar', 'ppm', 'Copper, hair', null],
  ])('panels of naturopathic clinics: %s in %s', (name, unit, marker, code) => {
    expect(known(name, unit)).toEqual(marker && [marker, code])
  })

  it.each([
    ['Cortisol im Speichel nach dem Aufwachen', 'on waking'],
    ['Cortisol im Speichel 30 min nach dem Aufwachen', '30 min after waking'],
    ['Cortisol (Speichel) 8 Uhr', 'morning'],
    ['Cortisol salivaire 8h', 'morning'],
    ['Cortisol en saliva 8:00', 'morning'],
    ['Cortisol, saliva, 10:30 am', 'late morning'],
    ['Cortisolo salivare ore 12', 'noon'],
    ['Cortisol im Speichel mittags', 'noon'],
    ['Kortyzol w ślinie godz. 16:00', 'afternoon'],
    ['Cortisol salivar 16h', 'afternoon'],
    ['Cortisol in speeksel 20:00 uur', 'evening'],
    ['Cortisol, saliva, 4 pm', 'afternoon'],
    ['Tükürükte kortizol saat 22', 'night'],
    ['Cortisol (saliva) bedtime', 'night'],
  ])(
    'panels of naturopathic clinics: each time of a day profile is a marker of its own: %s',
    (name, time) => {
      expect(findMarker(name, 'nmol/l')?.name).toBe(`Cortisol, saliva, ${time}`)
    },
  )

  it('panels of naturopathic clinics: the time of blood stays out of the day profile', () => {
    expect(findMarker('Cortisol 8 Uhr', 'nmol/l')?.name).toBe('Cortisol')
    expect(findMarker('pH', null)).toBeNull()
  })
})
