import { describe, expect, it } from 'vitest'
import { criticalOf, sameDayOf } from '../findings/critical.ts'
import { typeset } from '../testing/typeset.ts'
import { readRows } from './rows.ts'

const rowsOf = (text: string) => readRows([typeset(text, { width: 900 })]).markers
const short = (text: string) => rowsOf(text).map(({ marker, specimen }) => [marker, specimen])

describe('the specimen of a row', () => {
  it.each([
    ['Calcium im Vollblut', 'Calcium, whole blood', 'wholeBlood'],
    ['Calcium (Vollblut)', 'Calcium, whole blood', 'wholeBlood'],
    ['Calcium, whole blood', 'Calcium, whole blood', 'wholeBlood'],
    ['Calcium (EDTA-Blut)', 'Calcium, whole blood', 'wholeBlood'],
    ['Calcium - sang total', 'Calcium, whole blood', 'wholeBlood'],
    ['Calcio en sangre total', 'Calcium, whole blood', 'wholeBlood'],
    ['Calcio (sangue intero)', 'Calcium, whole blood', 'wholeBlood'],
    ['Wapń w krwi pełnej', 'Calcium, whole blood', 'wholeBlood'],
    ['Cálcio no sangue total', 'Calcium, whole blood', 'wholeBlood'],
    ['Calcium in volbloed', 'Calcium, whole blood', 'wholeBlood'],
    ['Tam kanda kalsiyum', 'Calcium, whole blood', 'wholeBlood'],
    ['Calcium (Serum)', 'Calcium', 'serum'],
    ['Calcium i.S.', 'Calcium', 'serum'],
    ['Calcium plasmatique', 'Calcium', 'serum'],
    ['Calcium', 'Calcium', 'serum'],
    ['Calcium im Speichel', null, 'saliva'],
    ['Calcium salivaire', null, 'saliva'],
    ['Calcio en saliva', null, 'saliva'],
    ['Wapń w ślinie', null, 'saliva'],
    ['Calcium i.U.', null, 'urine'],
    ['Calcium urinaire', null, 'urine'],
    ['Calcio en orina', null, 'urine'],
    ['Calcio nelle urine', null, 'urine'],
    ['Wapń w moczu', null, 'urine'],
    ['Cálcio na urina', null, 'urine'],
    ['Calcium in urine', null, 'urine'],
    ['İdrarda kalsiyum', null, 'urine'],
    ['Calcium (24-h-Urin)', 'Calcium, 24-hour urine', 'urine24h'],
    ['Calcium des urines de 24 heures', 'Calcium, 24-hour urine', 'urine24h'],
    ['Wapń w dobowej zbiórce moczu', 'Calcium, 24-hour urine', 'urine24h'],
    ['Calcium (Erythrozyten)', 'Calcium, red cells', 'redCells'],
    ['Calcium érythrocytaire', 'Calcium, red cells', 'redCells'],
    ['Phosphor (Erythrozyten)', null, 'redCells'],
    ['Calcium im Stuhl', null, 'stool'],
    ['Calcium in ontlasting', null, 'stool'],
    ['Calcium (CSF)', null, 'csf'],
  ])('the specimen of a row is read from its name: %s', (name, marker, specimen) => {
    const printed = `\n Test                                   Result   Unit     Reference\n ${name.padEnd(38)} 1.51     mmol/l   1.30 - 1.60`
    expect(short(printed)).toEqual([[marker, specimen]])
    const [row] = rowsOf(printed)
    if (row && specimen !== 'serum') expect([criticalOf(row), sameDayOf(row)]).toEqual([null, null])
    if (row && specimen === 'serum') expect(criticalOf(row)).not.toBeNull()
  })

  it('the specimen of a row is read from its column', () => {
    expect(
      short(`
 Untersuchung     Material      Ergebnis   Einheit   Referenzbereich
 Calcium          EDTA-Blut     1.51       mmol/l    1.30 - 1.60
 Calcium          Serum         2.31       mmol/l    2.20 - 2.60
 Hämoglobin       EDTA-Blut     14.1       g/dl      12.0 - 16.0
 Natrium          SU            110        mmol/d    40 - 220
 Kalium           U             40         mmol/l    20 - 80`),
    ).toEqual([
      ['Calcium, whole blood', 'wholeBlood'],
      ['Calcium', 'serum'],
      ['Hemoglobin', 'wholeBlood'],
      ['Sodium, 24-hour urine', 'urine24h'],
      [null, 'urine'],
    ])
  })

  it.each([
    'Vollblut-Mineralanalyse',
    'Material: EDTA-Vollblut',
    'Échantillon : sang total',
    'Specimen: whole blood',
    'Muestra: sangre total',
    'Campione: sangue intero',
    'Materiał: krew pełna',
    'Amostra: sangue total',
    'Materiaal: volbloed',
    'Numune: tam kan',
  ])('the specimen of a row is read from the line above: %s', (title) => {
    expect(
      short(`
 ${title}
 Mineralstoffe
 Test             Result     Unit      Reference
 Calcium          1.51       mmol/l    1.30 - 1.60
 Magnesium        1.40       mmol/l    1.30 - 1.60`),
    ).toEqual([
      ['Calcium, whole blood', 'wholeBlood'],
      ['Magnesium, whole blood', 'wholeBlood'],
    ])
  })

  it('the specimen of a row ends with the next section', () => {
    expect(
      short(`
 Test             Result     Unit      Reference
 Urin
 Kalium           40         mmol/l    20 - 80
 Klinische Chemie
 Kalium           4.1        mmol/l    3.5 - 5.1
 Speichel
 Kalium           20         mmol/l    10 - 30
 Blutbild
 Hämoglobin       14.1       g/dl      12.0 - 16.0`),
    ).toEqual([
      [null, 'urine'],
      ['Potassium', 'serum'],
      [null, 'saliva'],
      ['Hemoglobin', 'wholeBlood'],
    ])
  })

  it('the specimen of a row is read from the line below its name', () => {
    expect(
      short(`
 Test             Result     Unit      Reference

 Kalium           40         mmol/l    20 - 80
 Material: Urin

 Natrium          141        mmol/l    135 - 145
 Material: Serum`),
    ).toEqual([
      [null, 'urine'],
      ['Sodium', 'serum'],
    ])
  })

  it('the specimen of a blood count is not changed by the title "Serum", and a title is not about the row above it', () => {
    expect(
      short(`
 Test             Result     Unit      Reference
 Serum
 Hämoglobin       14.1       g/dl      12.0 - 16.0
 Kalium           4.1        mmol/l    3.5 - 5.1
 Urin
 Kalium           40         mmol/l    20 - 80`),
    ).toEqual([
      ['Hemoglobin', 'wholeBlood'],
      ['Potassium', 'serum'],
      [null, 'urine'],
    ])
  })

  it('the specimen of a row in a unit per day or per creatinine is urine', () => {
    expect(
      short(`
 Test             Result     Unit          Reference
 Calcium          180        mg/24h        100 - 300
 Zink             400        µg/g Krea     200 - 700`),
    ).toEqual([
      ['Calcium, 24-hour urine', 'urine24h'],
      [null, 'urine'],
    ])
  })

  it('the specimen of electrolytes by an electrode is blood, and their critical limits hold', () => {
    const [electrode, whole, gas] = rowsOf(`
 Test                      Result     Unit      Reference
 Potassium, whole blood    7.1        mmol/L    3.5 - 5.1
 Kalium (Vollblut)         48         mmol/l    40 - 52
 Potassium (arterial blood)  7.1      mmol/L    3.5 - 5.1`)
    expect([electrode, whole, gas].map((row) => row?.marker)).toEqual([
      'Potassium, whole blood',
      'Potassium, whole blood (total)',
      'Potassium',
    ])
    expect([electrode, whole, gas].map((row) => row && criticalOf(row)?.side)).toEqual([
      'high',
      undefined,
      'high',
    ])
  })
})

describe('hormones in dried urine', () => {
  it.each([
    'Dried urine hormone profile',
    'Hormonprofil aus Trockenurin',
    'Profil hormonal, urine séchée',
    'Perfil hormonal en orina seca',
    'Profilo ormonale, urina essiccata',
    'Hormony w suszonym moczu',
    'Hormoonprofiel in gedroogde urine',
    'Hormoonprofiel, droogurine',
    'Гормоны в сухой моче',
  ])('hormones in dried urine are no hormones of serum, and no alarm: %s', (title) => {
    const rows = rowsOf(`
    ${title}
    Test               Result    Unit         Range
    Cortisol           1.2       ng/mg        10 - 50
    Testosterone       72        ng/mL        2.3 - 14
    Estradiol          2.9       ng/mL        1.8 - 4.5`)
    expect(rows.map(({ specimen }) => specimen)).toEqual(['urine', 'urine', 'urine'])
    expect(rows.filter((row) => row.marker !== null)).toEqual([])
    expect(rows.filter((row) => criticalOf(row) ?? sameDayOf(row))).toEqual([])
  })
})
