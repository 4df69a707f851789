import { describe, expect, it } from 'vitest'
import { typeset } from '../testing/typeset.ts'
import { short, words } from '../testing/typesetRows.ts'
import { readRows } from './rows.ts'

describe('a result on lines of its own', () => {
  it.each([
    'Resultado: 60 U/L 28-100',
    'Ergebnis: 60 U/L 28-100',
    'Wynik: 60 U/L 28-100',
    'Sonuç: 60 U/L 28-100',
  ])('a result on lines of its own may be below lines about the method: %s', (result) => {
    expect(
      short(`
 AMILASE
 Material: Soro
 Método: Cinético, Labtest
 ${result}`),
    ).toEqual([['AMILASE', 60, 'U/L', 28, 100]])
  })

  it('a result on lines of its own may have the ends of a drawn scale between its range and its value', () => {
    expect(
      short(`
 Ferritin
 Normal range: 30 - 400 ng/mL
 30             400
 Value   512 High

 Triglycerides
 Normal range: below or equal to 149 mg/dL
             149
 Value   132`),
    ).toEqual([
      ['Ferritin', 512, 'ng/mL', 30, 400],
      ['Triglycerides', 132, 'mg/dL', null, 149],
    ])
  })

  it.each(['–', '-', ' – '])(
    'a result on lines of its own is never an end of its scale, whatever joins the limits: 70%s99',
    (dash) => {
      expect(
        short(`
 eAG
 Normal range: 70${dash}99 mg/dL
 70             99
 Result   88

 eGFR (CKD-EPI)
 Normal range: >60 mL/min/1.73m2
 60
 Result   36`),
      ).toEqual([
        ['eAG', 88, 'mg/dL', 70, 99],
        ['eGFR (CKD-EPI)', 36, 'mL/min/1.73m2', 60, null],
      ])
    },
  )

  it.each([
    ['Resultado: 182 ng/dL Bajo 264 – 916', 182, 264, 916],
    ['Resultado: 182 ng/dL Abaixo do valor de referência 264 - 916', 182, 264, 916],
    ['Result: 182 ng/dL - 264 to 916', 182, 264, 916],
    ['Result: >> 182 ng/dL 64 - 91', 182, 64, 91],
    ['Resultado: 182 ng/dL • 64 - 91', 182, 64, 91],
  ])('a result on lines of its own keeps its whole range behind a flag: %s', (result, value, low, high) => {
    expect(
      short(`
 Testosterone
 Method: ECLIA
 ${result}`),
    ).toEqual([['Testosterone', value, 'ng/dL', low, high]])
  })

  it('a result on lines of its own has its own name, with a number or with single wide spaces in it', () => {
    const { markers, qualitative } = readRows([
      typeset(`
 IgE totales
 Méthode: Hexokinase
 Résultat: 76 kUI/L   <100
 Sérologie VIH 1 et 2
 Résultat: Non réactif   Négatif

 Occult Blood
 Result: Trace Negative`),
    ])
    expect(markers.map(({ name, high, doubtful }) => [name, high, doubtful])).toEqual([
      ['IgE totales', 100, false],
    ])
    expect(qualitative.map(({ name, text }) => [name, text])).toEqual([
      ['Sérologie VIH 1 et 2', 'Non réactif'],
      ['Occult Blood', 'Trace'],
    ])
  })

  it('a result on lines of its own may have a name that is also a unit, however its letters are set', () => {
    expect(
      short(`
 GP T
 Ergebnis: 38 U/l
 Referenzbereich: 0-45`),
    ).toEqual([['GPT', 38, 'U/l', 0, 45]])
  })

  it('a result on lines of its own is never called as a column of names is', () => {
    expect(short('\n Análise          10 /µL          40 - 74')).toEqual([])
  })

  it('a result on lines of its own may have no unit, an unknown name, and a range for each sex beside it', () => {
    expect(
      short(`
 Sesso: M
 DENSITÀ RELATIVA
   1.012                Femmina: [1.065 ÷ 1.092]
                        Maschio: [1.005 ÷ 1.030]

 Sodio
   140 mmol/l           Valori normali: [135 ÷ 145]`),
    ).toEqual([
      ['DENSITÀ RELATIVA', 1.012, null, 1.005, 1.03],
      ['Sodio', 140, 'mmol/l', 135, 145],
    ])
  })

  it('a result on lines of its own is no line of a guideline', () => {
    expect(
      short(`
 Statut en vitamine D
 Carence               < 10 ng/mL
 Insuffisance          10 - 30 ng/mL
 Taux recommandé       30 - 60 ng/mL`),
    ).toEqual([])
  })
})

describe('two results on a line', () => {
  it('two results on a line of which the second has an unknown name each keep their range', () => {
    expect(
      short(`
 WBC       6.03      3.5-9.5 x10^9/L       Unknown quotient        2.9      0.9-3.1
 RBC       4.92      3.8-5.1 x10^12/L      NEUT count              4.08     1.8-6.3 x10^9/L
 HGB       114       115-150 g/L           LYMPH count             1.41     1.1-3.2 x10^9/L
 HCT       36.9      35-45 %               MONO count              0.43     0.1-0.6 x10^9/L`).slice(0, 2),
    ).toEqual([
      ['WBC', 6.03, 'x10^9/L', 3.5, 9.5],
      ['Unknown quotient', 2.9, null, 0.9, 3.1],
    ])
  })
})

describe('letters', () => {
  const letter = (more: string) => `Glucose 95 mg/dL (70 - 99), sodium 140 mmol/L (135 - 145), ${more}.`

  it.each([
    ['ANA, titre 1:160 (< 1:80)', [['ANA, titre', '1:160']]],
    ['HIV 1, 2 (Ag/Ab) negative', [['HIV 1, 2 (Ag/Ab)', 'negative']]],
    ['nitrite negative', [['nitrite', 'negative']]],
    [
      'Ketones trace, nitrite negative',
      [
        ['Ketones', 'trace'],
        ['nitrite', 'negative'],
      ],
    ],
    ['uric acid, HIV negative', [['HIV', 'negative']]],
  ])('a result in words has its whole name: %s', (text, found) => {
    expect(words(letter(text))).toEqual(found)
  })
})

describe('results in sentences', () => {
  it('a name with a comma keeps its first word, although its second is also a result in words', () => {
    const text =
      'BUN 8 mg/dL (9 - 23); Uric Acid, Serum 4.4 mg/dL (2.6 - 6.8); Sodium 140 mmol/L (135 - 145).'
    const { markers, qualitative } = readRows([typeset(text)])
    expect(markers.map(({ name }) => name)).toEqual(['BUN', 'Uric Acid, Serum', 'Sodium'])
    expect(qualitative).toEqual([])
  })

  it('results of a sentence may be joined by "and", have its words around their names, and days before them', () => {
    const reading = readRows([
      typeset(`
 On admission (03/14/2025), sodium was 126 mmol/L, potassium 5.8 mmol/L, WBC of 16.4 K/uL, hemoglobin 9.8 g/dL
 and platelets 488 K/uL. On 03/17/2025, sodium was 135 mmol/L and potassium 4.4 mmol/L.`),
    ])
    expect(reading.markers.map(({ name, value }) => [name, value])).toEqual([
      ['sodium', 126],
      ['potassium', 5.8],
      ['WBC', 16.4],
      ['hemoglobin', 9.8],
      ['platelets', 488],
      ['sodium', 135],
      ['potassium', 4.4],
    ])
    expect(reading.possibleDays).toEqual(['2025-03-14', '2025-03-17'])
  })

  it('a day with a colon behind it is no part of the first result', () => {
    expect(
      short(
        'Biologie à l’entrée le 02/02/2025 : hémoglobine à 10,4 g/dL, CRP à 96 mg/L et natrémie à 132 mmol/L.',
      ),
    ).toEqual([
      ['hémoglobine', 10.4, 'g/dL', null, null],
      ['CRP', 96, 'mg/L', null, null],
      ['natrémie', 132, 'mmol/L', null, null],
    ])
  })

  it('a day without a sign behind it hides no result', () => {
    expect(
      short('Bei Aufnahme am 02.03.2025 Leukozyten 14,2 /nl, CRP 88 mg/l, Kreatinin 1,4 mg/dl.'),
    ).toEqual([
      ['Leukozyten', 14.2, '/nl', null, null],
      ['CRP', 88, 'mg/l', null, null],
      ['Kreatinin', 1.4, 'mg/dl', null, null],
    ])
  })
})

describe('labels with leaders', () => {
  it('the label of a result may end in dots that lead to it', () => {
    expect(
      short(`
 GLICOSE
 Material: Soro
 Método: Enzimático colorimétrico
 Resultado........: 108 mg/dL
 Valor de referência: 70 a 99 mg/dL`),
    ).toEqual([['GLICOSE', 108, 'mg/dL', 70, 99]])
  })
})

describe('an earlier result below a row', () => {
  it('an earlier result below a row is none of this report, and its day no range', () => {
    expect(
      short(`
    Esame         Esito    Unità      Riferimento
    RDW-CV        13.0     %          11.5 - 14.5
      Prec.: 11.1 % (19-07-2021)
    PDW           15.6     fL         9.0 - 17.0
      Prec.: 16.4 fL (19-07-2021)`).map(([name]) => name),
    ).toEqual(['RDW-CV', 'PDW'])
  })
})

describe('a list in running text', () => {
  it('a list of results in words and in numbers, with ranges behind a semicolon, is no paragraph', () => {
    const text = `
 URINES
 pH urinaire: 7.3 Normal, vr 5.0 ; 8.0
 Densité: 1.010 Normal, vr 1.005 ; 1.030
 Glucose urinaire: Absence, vr Négatif
 Protéines urinaires: Traces, vr Négatif
 Nitrites: Traces`
    expect(short(text)).toEqual([
      ['pH urinaire', 7.3, null, 5, 8],
      ['Densité', 1.01, null, 1.005, 1.03],
    ])
    expect(words(text)).toEqual([
      ['Glucose urinaire', 'Absence'],
      ['Protéines urinaires', 'Traces'],
      ['Nitrites', 'Traces'],
    ])
  })

  it('a title before a numbered result is no part of its name', () => {
    expect(
      short(`
    Rückfragen bitte unter 07661 / 904 18-0, montags bis freitags.
    KLINISCHE CHEMIE
    19. eGFR: 114 ml/min/1,73 m² (Ref.: über 60)
    20. Natrium: 127 mmol/l (Ref.: 135 - 145)`).map(([name]) => name),
    ).toEqual(['eGFR', 'Natrium'])
  })

  it('a formula above a list of results does not join them', () => {
    expect(
      short(`
    HOMA = glucose x insuline / 22,5
    Schildklier
    Thyreotropine (TSH): 16,35 mE/l, referentie 0,4 - 4,2
    T4 vrij: 12,5 pmol/l, referentie 12 - 22
    T3 vrij: 3,6 pmol/l, referentie 3,1 - 6,8
    Bezinking (BSE): 15 mm/h, referentie kleiner dan 20
    Hemostase
    PT-INR: 1,21, referentie 0,8 - 1,2`).map(([name]) => name),
    ).toEqual(['Thyreotropine (TSH)', 'T4 vrij', 'T3 vrij', 'Bezinking (BSE)', 'PT-INR'])
  })
})

describe('a second result on a line', () => {
  it('the result in another unit is a line to check where its column was not understood', () => {
    const { unread } = readRows([
      typeset(`
    Esame          Risultato   Valori di riferimento   Metodo
    Glicemia       86 mg/dl    70 - 99                 4.8 mmol/L
    Calcemia       10.0 mg/dl  8.6 - 10.2              2.50 mmol/L
    Lattato        0.4 mmol/L  0.5 - 2.2`),
    ])
    expect(unread.map(({ text }) => text)).toEqual(['Glicemia 4.8 mmol/L', 'Calcemia 2.50 mmol/L'])
  })

  it('a row whose name is also a flag does not take the name of the row above', () => {
    expect(
      short(`
    Тест       Результат               Референсный интервал
    EOS        3,4 %                   0 - 6
    BAS        1,0 %    0,04 тыс./мкл  (0 - 1,5)    (0 - 0,1)`),
    ).toEqual([
      ['EOS', 3.4, '%', 0, 6],
      ['BAS', 1, '%', 0, 1.5],
      ['BAS', 0.04, 'тыс./мкл', 0, 0.1],
    ])
  })
})
