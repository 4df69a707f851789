import { describe, expect, it } from 'vitest'
import { typeset } from '../testing/typeset.ts'
import { doubts, short, unread } from '../testing/typesetRows.ts'
import { readRows } from './rows.ts'

describe('a sentence below headings', () => {
  it('a sentence with a limit in it is no name of the number under the heading of values', () => {
    expect(
      short(`
 Εξέταση                                                      Τιμή      Μονάδες
 C-πεπτίδιο                                                   3.53      ng/mL
 Με TSH από 4.5 έως 10 μIU/mL συνιστάται έλεγχος μετά από     8 εβδομάδες.
 Χοληστερόλη                                                  189       mg/dL`).map(([name]) => name),
    ).toEqual(['C-πεπτίδιο', 'Χοληστερόλη'])
  })
})

describe('what is no result', () => {
  it.each(['120 000 euros', '120.000 €', '120000 zł', '120 000 USD'])('money is no result: %s', (money) => {
    const page = `
    Food                  µg/mL     Class
    Almond                3.2       0
    Barley                9.6       1
    Casein                31.5      3
    Au capital de         ${money}`
    expect(short(page).map(([name]) => name)).toEqual(['Almond', 'Barley', 'Casein'])
  })

  it('the limit of a group is no result of the title above it', () => {
    const table = `
    ANALYSES                Résultat
    Ferritine               41 ng/mL
    Zinc                    88 µg/dL`
    const legend = `
    Statut en vitamine D
     Carence                < 10 ng/mL
     Insuffisance           10 - 30 ng/mL`
    const { markers } = readRows([typeset(table), typeset(legend, { number: 2 })])
    expect(markers.map(({ name }) => name)).toEqual(['Ferritine', 'Zinc'])
  })
})

describe('a line to check', () => {
  it('a line to check has a value behind the title of its paragraph', () => {
    expect(
      unread(`
 Vitamine: Vitamin B12 467 pmol/l; Zink 22.3 umol/l +; Homocystein 7.4 umol/l.

 Hämostaseologie: INR 1.32 +; aPTT 23.5 sec -.`),
    ).toEqual(['Hämostaseologie: INR 1.32 +;', 'aPTT 23.5 sec -.'])
  })

  it('a line to check has no score behind the title of a paragraph', () => {
    expect(
      unread(`
 Diagnosen: Ambulant erworbene Pneumonie (CRB-65: 2), Diabetes

 Kalium          4.1   mmol/l   3.5 - 5.1
 Natrium         131   mmol/l   136 - 145`),
    ).toEqual([])
  })

  it('a line to check has its whole name before a unit that precedes the value', () => {
    expect(
      unread(`
 Estudio                   Unidad    Resultado
 Glucosa                   mg/dL     90
 Índice de saturación de   %         29
 transferrina
   Deseable: < 50
   Límite: 50 - 60`),
    ).toEqual(['Índice de saturación de transferrina % 29'])
  })

  it('a line to check has a value with an unknown sign before a limit in words', () => {
    expect(
      unread(`
    Insulin nüchtern    15.3 mIU/l        2.6 - 24.9
    HOMA-Index          w 3.5             bis 2.5
    C-Peptid            1.28 nmol/l       0.37 - 1.47`),
    ).toEqual(['HOMA-Index w 3.5 bis 2.5'])
  })

  it('a line to check has a value with two limits and no unit, although the page has no row', () => {
    expect(
      unread(`
    pH moczu           5.2      5.0      8.0    turbidymetria
    CIĘŻAR WŁAŚCIWY    1.025    1.005    1.030  immunochemia`),
    ).toEqual(['pH moczu 5.2 5.0 8.0', 'CIĘŻAR WŁAŚCIWY 1.025 1.005 1.030'])
  })

  it('a line to check has a value that was printed over the end of its name', () => {
    expect(unread('    Activated partial thromboplastin time 49.7(aPTT) s     25.0 - 37.0')).toEqual([
      'Activated partial thromboplastin time 49.7',
    ])
  })

  it('a line to check has a value with an unknown sign behind the label of a value, however that is drawn', () => {
    expect(
      unread(`
    Gamma glutamil transferasa (GGT)
    Valores de referencia: [ 8 - 60 ] U/L
    8               60
    Resultado   255 q`),
    ).toEqual(['Gamma glutamil transferasa (GGT) Resultado 255'])
    expect(
      unread(`
    Homocysteine
    Specimen: Serum
    Method: Electrochemiluminescence
    Your resu lt: 7.2 μmol/L  Up to 12`),
    ).toEqual(['Homocysteine Your resu lt: 7.2 μmol/L'])
  })

  it('a ratio whose name was cut off and begins as a report does is a row', () => {
    expect(
      short(`
    Cholestérol non HDL     1.52 g/L     < 1.6
    Rapport cholestérol t   3.7          0 - 5
    Apolipoprotéine B       67 mg/dL     55 à 125`)[1],
    ).toEqual(['Rapport cholestérol t', 3.7, null, 0, 5])
  })

  it('a value behind its flag in its cell is read, and its line is no headings', () => {
    expect(
      short(`
    Prueba                            Resultado   Unidades   Referencia    Fecha
    Glucosa                           85          mg/dL      70–99         23/08/2022
    Tiempo de tromboplastina parcial  L 23.6      seg        véase nota    23/08/2022
    activada (TTPA)`).at(-1),
    ).toEqual(['Tiempo de tromboplastina parcial activada (TTPA)', 23.6, 'seg', null, null])
  })

  it('a line with a range and a day is a row, and no headings above the rest of its name', () => {
    expect(
      short(`
    Prueba                            Resultado   Unidades   Referencia    Fecha
    Glucosa                           85          mg/dL      70–99         23/08/2022
    Tiempo de tromboplastina parcial  L 23.6      seg        25.0–37.0     23/08/2022
    activada (TTPA)`)[1],
    ).toEqual(['Tiempo de tromboplastina parcial activada (TTPA)', 23.6, 'seg', 25, 37])
  })

  it('a line to check has a name behind the flag of the result before it', () => {
    expect(
      unread(`
    Γενική εξέταση αίματος: WBC (Λευκά) 6.5 x10^3/μL, Μέση περιεκτικότητα Hb ( 36.0 pg
    H, RDW-SD 47.1 fl, MPV 10.6 fl, PDW 10.8 fl.`),
    ).toContain('H, RDW-SD 47.1 fl,')
  })
})

describe('what is to be checked rather than lost', () => {
  it('the figures of a card are doubtful where the decimal mark of the report is unknown', () => {
    expect(
      doubts(`
 pH                      Soortelijk gewicht
 4,9                     1,017
 Referentie: 5,0 - 8,0   Referentie: 1,005 - 1,030

 Open 8.00 - 17.30`),
    ).toEqual([
      ['pH', false],
      ['Soortelijk gewicht', true],
    ])
  })

  it('a line to check has the rest of its name, which has a figure', () => {
    expect(
      unread(`
 Test               Result  Unit     Test              Result  Unit
 Fasting glucose    175     mg/dL    Glycated          5.2     %
                                     haemoglobin (HbA1c)`),
    ).toEqual(['Glycated haemoglobin (HbA1c) 5.2 %'])
  })

  it('a limit behind the word of a flag may be the value, and the number behind it an earlier one', () => {
    expect(
      doubts(`
 Urea                  .: Normal 7 mmol/L              6
 eGFRcreat             .: Normal >90 mL/min/1.73m2 116
 Uric acid             .: Normal 320 umol/L          330
 Sodium                .: Normal 136 mmol/L          137`).at(1),
    ).toEqual(['eGFRcreat', true])
  })

  it('a labelled value with a dash for its flag is no part of a formula', () => {
    expect(unread('\n pH\n Muestra: Suero\n Resultado: 4.8 -\n\n Densidad\n Resultado: 1.023 g/mL')).toEqual([
      'pH Resultado: 4.8 -',
    ])
  })

  it('a value with its unit below other values is a line to check, although its name is none', () => {
    expect(
      unread(`
 Volumen corpuscular       78.2 fl       80.0 - 98.0
 Plaquetas                 220 10^3/uL   150 - 400
 V.Q. M.                   8.2 fl
 Reticulocitos             1.2 %         0.5 - 2.0`),
    ).toEqual(['V.Q. M. 8.2 fl'])
  })

  it('a row whose value was drawn into its name is a line to check', () => {
    expect(
      unread(`
 Sodium                            140 mmol/L    135 - 145
 Potassium                         4.1 mmol/L    3.5 - 5.1
 Chloride                          101 mmol/L    98 - 107
 Activated thromboplastin time 34 (A ,3 PT T)    25.0 - 37.0`),
    ).toEqual(['Activated thromboplastin time 34 (A ,3 PT T) 25.0 - 37.0'])
  })

  it('a number in a column of codes makes the row doubtful', () => {
    const text = `
 Analysis            LOINC      Result   Unit
 Sodium              2951-2     140      mmol/l
 Potassium           2823-3     4.1      mmol/l
 Chloride            2075-0     101      mmol/l
 Neutrophils         66.9       3.48`
    expect(doubts(text).at(-1)).toEqual(['Neutrophils', true])
    expect(unread(text)).toEqual(['Neutrophils 66.9 3.48'])
  })
})

describe('lines to check that a row or its words would hide', () => {
  it('a number between a name and the words of its flag is a line to check', () => {
    expect(
      unread(`
 Протромбиновое время (ПВ)     13.3 с      В норме
 МНО                           1.09        В норме
 АПТВ                          28.6 с      В норме
 Тромбиновое время             14.2 с      В норме`),
    ).toEqual([expect.stringContaining('МНО 1.09')])
  })

  it('a decimal within a name makes its row doubtful and its line one to check', () => {
    const text = `
 Component                              RESULT       Unit          Normal range
 Sodium                                 140          mmol/L        135 - 145

 NEU                65.3     11.88   from 40.0 to 74.0    from 1.80 to 7.50`
    expect(
      doubts(text)
        .slice(1)
        .every(([, isDoubtful]) => isDoubtful),
    ).toBe(true)
    expect(unread(text)).toEqual([expect.stringContaining('NEU 65.3')])
  })

  it('a result with its own range is a line to check, although it is below a limit', () => {
    expect(unread('\n Troponin I <0.037 ng/mL (0.000 - 0.040) CK-MB\n')).toEqual([
      expect.stringContaining('Troponin I <0.037'),
    ])
  })

  it('a name that is continued by the test below it is a name of both', () => {
    const page = typeset(`
 NON HDL             213      mg/dL     < 160
 CHOLESTEROL
 HDL CHOLESTEROL     46       mg/dL     > 40`)
    const words = page.words.map((word) => (word.y < 60 && word.x < 100 ? { ...word, x: word.x + 6 } : word))
    expect(readRows([{ ...page, words }]).markers.map(({ name }) => name)).toEqual([
      'NON HDL CHOLESTEROL',
      'HDL CHOLESTEROL',
    ])
  })

  it('a number without a heading is no value where rows have several numbers in its column', () => {
    const text = `
 OB                 15         11         13          less than 20   mm/h
 IgG                1541       1653       1484        700 - 1600     mg/dL
 IgM                190        186        165         40 - 230       mg/dL
 IgE                48         68         58          less than 100  IU/ml
 RF                            14         < 13        less than 14   IU/ml`
    expect(doubts(text).every(([, isDoubtful]) => isDoubtful)).toBe(true)
  })
})
