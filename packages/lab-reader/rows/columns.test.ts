import { describe, expect, it } from 'vitest'
import { typeset } from '../testing/typeset.ts'
import { short, words } from '../testing/typesetRows.ts'
import { readRows } from './rows.ts'

describe('headings', () => {
  it('headings are read although bold print tore their words', () => {
    const text =
      'Par âmetro     Result ados    Uni dades   Valores de refer ência\nXyz     95    mg/dl   70 - 99'
    expect(short(text)).toEqual([['Xyz', 95, 'mg/dl', 70, 99]])
  })

  it('headings are read although the system of their unit touches them', () => {
    expect(
      short(`
 Esame               RISULTATO   *          Valori normali   RISULTATOSI   Valori normali SI
 Peptide C           2.08 ng/ml  Normale    1.10 - 4.40      0.69 nmol/L   0.37 - 1.47`),
    ).toEqual([
      ['Peptide C', 2.08, 'ng/ml', 1.1, 4.4],
      ['Peptide C', 0.69, 'nmol/L', 0.37, 1.47],
    ])
  })

  it('headings are not the rest of a range and of a name', () => {
    expect(
      short(`
 Test              Value    Unit      Range            Test              Value    Unit   Range
 Red Cell Count    5.41     10^12/L   Female:          Mean cell         328      g/L    315 - 360
                                      4.20 - 5.60      concentration
 Sodium            140      mmol/L    135 - 145        Potassium         4.1      mmol/L 3.5 - 5.1`).map(
        ([name, value]) => [name, value],
      ),
    ).toContainEqual(['Potassium', 4.1])
  })

  it('headings in one cell are no name of a result in words', () => {
    const { qualitative } = readRows([typeset('Parametr Wynik J.m.   Norma\nGlukoza  95  mg/dl   70 - 99')])
    expect(qualitative).toEqual([])
  })

  it('headings over two lines state an unknown unit in brackets, which is that of the results', () => {
    expect(
      short(`
    Organic markers in urine      Normal range            Your       Population of women
                                  (mmol/mol creatinine)   result
 1  Tricarballylic                <= 0.7                  0.31
 2  Suberic                       0.2 - 4.4               L 0.1
 3  Adipic                        <= 2.9                  H 11`),
    ).toEqual([
      ['Tricarballylic', 0.31, 'mmol/mol creatinine', null, 0.7],
      ['Suberic', 0.1, 'mmol/mol creatinine', 0.2, 4.4],
      ['Adipic', 11, 'mmol/mol creatinine', null, 2.9],
    ])
  })

  it('headings below a title with wide spaces are not its continuation', () => {
    const reading = readRows([
      typeset(`
 Laboratorium w Krakowie przy ulicy Polnej
 WYNIKI  BADAŃ LABORATORYJNYCH
 BADANIE            J.m.       Zakres          2018-12-01      2019-11-12
                               referencyjny
 Sód                mmol/l     135 - 145       136             144
 Potas              mmol/l     3.5 - 5.1       4.1             4.4`),
    ])
    expect([reading.collectedOn, reading.markers.map(({ value }) => value)]).toEqual([
      '2019-11-12',
      [144, 4.4],
    ])
  })

  it('headings of several words are one each where the page sets its spaces wide', () => {
    expect(
      short(`
 Le recordamos que los resultados no son diagnósticos
 Determinación       Normal     Fuera de    Valores  de referencia    Uds.
                                rango
 Homocisteína        5                      <= 12                     umol/L
 Factor reumatoide   < 5                    <= 14                     U/mL`),
    ).toEqual([
      ['Homocisteína', 5, 'umol/L', null, 12],
      ['Factor reumatoide', 5, 'U/mL', null, 14],
    ])
  })

  it('headings of several words in capitals are one each where the page sets its spaces wide', () => {
    expect(
      words(`
 Parâmetro             24-07-2023     05-07-2022     VALORES  DE REFERÊNCIA    UNIDADE
 Vitamina B12                 389            423     200 - 900                 pg/mL
 Proteínas na urina       Ausente                    Negativo`),
    ).toEqual([['Proteínas na urina', 'Ausente']])
  })

  it('headings over two lines for results within and outside their range are those of results', () => {
    expect(
      short(`
 Análisis        Dentro de   Anormal    Valores          Unidades
                 rango                  de referencia
 Troponina I     <0.023                 < 0.040          ng/mL
 Ácido fólico                27.0       3.9 - 26.8       ng/mL`),
    ).toEqual([
      ['Troponina I', 0.023, 'ng/mL', null, 0.04],
      ['Ácido fólico', 27, 'ng/mL', 3.9, 26.8],
    ])
  })

  it.each(['Food', 'Lebensmittel', 'Żywność', 'Besin'])(
    'headings that repeat are lists side by side, whatever their first word is: %s',
    (food) => {
      const heads = `${food.padEnd(15)} µg/mL    Class`
      const pad = (text: string) => text.padEnd(36)
      expect(
        short(`
 ${[heads, heads, heads].map(pad).join('')}
 ${['Rye             3.1      0', 'Plaice          0.4      0', 'Cashew nut      21.5     3'].map(pad).join('')}
 ${['Spelt           7.7      1', 'Egg             44.0     3', 'Honey           0.2      0'].map(pad).join('')}`),
      ).toEqual([
        ['Rye', 3.1, 'µg/mL', null, null],
        ['Plaice', 0.4, 'µg/mL', null, null],
        ['Cashew nut', 21.5, 'µg/mL', null, null],
        ['Spelt', 7.7, 'µg/mL', null, null],
        ['Egg', 44, 'µg/mL', null, null],
        ['Honey', 0.2, 'µg/mL', null, null],
      ])
    },
  )
})

describe('lists side by side with narrow gaps', () => {
  it('a page of short texts does not take the gaps between its columns for spaces', () => {
    // Some columns are 1.25 font sizes apart, and spaces are 0.6 wide.
    const page = typeset(`
 Sensitivity to foods, IgG
 Food       Result  Class  Food       Result  Class
 Almond     2.1     0      Egg white  8.8     0
 Barley     14.9    1      Corn       48.1    3
 Beef       3.3     0      Gliadin    22.0    2`)
    expect(readRows([page]).markers.map(({ name, value }) => [name, value])).toEqual([
      ['Almond', 2.1],
      ['Egg white', 8.8],
      ['Barley', 14.9],
      ['Corn', 48.1],
      ['Beef', 3.3],
      ['Gliadin', 22],
    ])
  })
})

describe('a column that a name reaches', () => {
  it('a column that a name reaches has the value with its comparator', () => {
    expect(
      short(`
 Test                    Result  Units   Range
 Sodium                  140     mmol/L  135 - 145
 Potassium               4.1     mmol/L  3.5 - 5.1
 D-DIMER, QUANTITATIVE < 0.41    mg/L    <0.50`)[2],
    ).toEqual(['D-DIMER, QUANTITATIVE', 0.41, 'mg/L', null, 0.5])
  })
})

describe('results beside each other', () => {
  it('results beside each other with a comparator and another unit are no ranges', () => {
    expect(
      short(`
 Hgb     18.5    High   g/dL       C-Reactive Protein, C     < 1.43      mg/L
 HCT     54.2    High   %          Procalcitonin             0.09        ng/mL
 MCH     30.1           pg         RA Factor                 9           IU/mL`).slice(0, 2),
    ).toEqual([
      ['Hgb', 18.5, 'g/dL', null, null],
      ['C-Reactive Protein, C', 1.43, 'mg/L', null, null],
    ])
  })

  it('results beside each other may have their unit close to their range', () => {
    expect(
      short(`
 Absolute Neutrophil    4.37    10^3/uL 1.80-7.50    Serum
 Absolute Lymphocyte    1.37    10^3/uL 1.00-4.00    Zinc    114    ug/dL    70-120`).map((row) =>
        row.slice(0, 3),
      ),
    ).toEqual([
      ['Absolute Neutrophil', 4.37, '10^3/uL'],
      ['Absolute Lymphocyte', 1.37, '10^3/uL'],
      ['Zinc', 114, 'ug/dL'],
    ])
  })
})

describe('two panels side by side', () => {
  it('two panels side by side may have lines of their own', () => {
    const page = typeset(`
 Cociente             2.8  +          (1.1 - 2.5)
                                                        INR        1.04         (0.80 - 1.20)
 albúmina/globulina
                                                        TTPA       28.3   s     (25.0 - 37.0)`)
    const words = page.words.map((word) => ({ ...word, y: word.y / 2 }))
    expect(readRows([{ ...page, words }]).markers.map(({ name, value }) => [name, value])).toEqual([
      ['Cociente albúmina/globulina', 2.8],
      ['INR', 1.04],
      ['TTPA', 28.3],
    ])
  })

  it('two panels side by side are two results on a line, also where the second name continues below', () => {
    expect(
      short(`
 Procalcitonin      0.07   ng/mL   Up to 0.10        Activated Partial        27.8   sec     (25.0-37.0)
                                                     Thromboplastin Time`),
    ).toEqual([
      ['Procalcitonin', 0.07, 'ng/mL', null, 0.1],
      ['Activated Partial Thromboplastin Time', 27.8, 'sec', 25, 37],
    ])
  })

  it('two panels side by side: a density beside a title is a result', () => {
    expect(
      short(`
 Albumina               4.5   g/dL   3.5 - 5.2     Potassio          4.1      3.5 - 5.1
 Funzionalità epatica                              Peso specifico    1.018    1.005 - 1.030
 Globuline              2.5   g/dL   2.0 - 3.5     Sodio             140      135 - 145`).find(
        ([, value]) => value === 1.018,
      )?.[0],
    ).toBe('Peso specifico')
  })

  it('two panels side by side: the pH beside a title is a result', () => {
    expect(
      short(`
 Transferrine         2.65   g/L           Sodium        140    mmol/L
 Bilan glycémique                          pH            7.7
 Glucose à jeun       0.85   g/L           Potassium     4.1    mmol/L
 HbA1c                4.3    %             Chlore        101    mmol/L`).find(([name]) => name === 'pH'),
    ).toEqual(['pH', 7.7, null, null, null])
  })
})

describe('a table on its side', () => {
  it('ranges that nearly touch belong each to the test above them', () => {
    expect(
      short(`
    Test           HbA1c                  Insulin          TSH
    01-01-2025     5.0                    6.6              1.3
    Units          %                      mIU/L            mIU/L
    Reference      [4.000000 - 5.6000000] [2.6 - 24.9]     [0.4 - 4.2]`),
    ).toEqual([
      ['HbA1c', 5, '%', 4, 5.6],
      ['Insulin', 6.6, 'mIU/L', 2.6, 24.9],
      ['TSH', 1.3, 'mIU/L', 0.4, 4.2],
    ])
  })
})

describe('results in one of two columns', () => {
  it('the range of a calculated result has its unit and its remark', () => {
    expect(
      short(`
 Test Name              In Range    Out Of Range     Reference Range
 CHOLESTEROL, TOTAL                 221 H            <200 mg/dL
 LDL-CHOLESTEROL        71                           <100 mg/dL (calc)`),
    ).toEqual([
      ['CHOLESTEROL, TOTAL', 221, 'mg/dL', null, 200],
      ['LDL-CHOLESTEROL', 71, 'mg/dL', null, 100],
    ])
  })
})

describe('names beside each other', () => {
  it('INR beside another name is a name, not the unit of the column below it', () => {
    expect(
      short(`
    Tempo de protrombina                INR
    11.3 seg                            0.93
    TTPA                                Fibrinogênio
    28.0 seg                            314 mg/dL`).map(([name, value]) => [name, value]),
    ).toEqual([
      ['Tempo de protrombina', 11.3],
      ['INR', 0.93],
      ['TTPA', 28],
      ['Fibrinogênio', 314],
    ])
  })
})

describe('the rest of two names side by side', () => {
  it('the rest of two names side by side is no line of headings', () => {
    expect(
      short(`
    Test             Result    Units     Reference     Test              Result    Units     Reference
    Serum adjusted   2.39      mmol/L    (2.15-2.54)   Serum magnesium   0.79      mmol/L    (0.7-0.99)
    calcium concentration                              level
    Cortisol         504       nmol/L    (171-536)     Testosterone      28.0      nmol/L    (9.2-31.8)`).slice(
        2,
      ),
    ).toEqual([
      ['Cortisol', 504, 'nmol/L', 171, 536],
      ['Testosterone', 28, 'nmol/L', 9.2, 31.8],
    ])
  })
})

describe('a column that is narrower than a flag and its value', () => {
  it('a column that is narrower than a flag and its value has the value below the flag', () => {
    expect(
      short(`
    Test                  Value    Units      Reference
    Zinc                  84       μg/dL      70 - 120
    Testosterone, Total   HH       ng/dL      264 - 916
                          1428
    Estradiol             20.5     pg/mL      12.5 - 166`)[1],
    ).toEqual(['Testosterone, Total', 1428, 'ng/dL', 264, 916])
  })
})

describe('names and headings beside other texts', () => {
  const rowsOf = (text: string) => readRows([typeset(text)]).markers

  it('a day before the heading "Unit" is no name with its value', () => {
    const { markers } = readRows([
      typeset(`
 Parameter       13. Dezember 2021    2. März 2021    Unit     Referenz
 FSH             4.8                  5.6             U/l      1.5 bis 12.4
 LH              5.8                  5.3             U/l      1.7 bis 8.6`),
    ])
    expect(markers.map(({ value, doubtful }) => [value, doubtful])).toEqual([
      [4.8, false],
      [5.8, false],
    ])
  })

  it('headings that touch are a heading each, also the last one in other words', () => {
    expect(
      words(`
 Analyse     Résultats  Unité    Val. de référence   Analyse         Résultats Unité Val. de référence
 Sodium      140        mmol/L   135 - 145           Potassium       4.1       mmol/L 3.5 - 5.1
 Chlorures   101        mmol/L   98 - 107            Anticorps       Négatif          Négatif
                                                     antinucléaires`),
    ).toEqual([['Anticorps antinucléaires', 'Négatif']])
  })

  it('a number with a sign and a unit before another number may be the value', () => {
    const row = rowsOf(`
 Red cells            3.72 -   10^12/L   4.20   5.60
 MCH                  24.2 -   pg        27.0   33.5
 Serum iron           7.9 -    µmol/L    8.9    30.4
 Serum ferritin       111      µg/L      15     150
 C reactive protein   < 3.2    mg/L             5.0`).at(-1)
    expect([row?.name, row?.doubtful]).toEqual(['C reactive protein', true])
  })

  it('a share whose short name is a flag elsewhere is read beside its method', () => {
    expect(
      short(`
 EOS%       Спектрофотометрия   5.0     %       0.0 - 6.0
 BAS%       ИХЛА                1.0     %       0.0 - 1.5`).map(([name, value]) => [name, value]),
    ).toEqual([
      ['EOS%', 5],
      ['BAS%', 1],
    ])
  })

  it('a method that was read as a name is doubtful', () => {
    const [row] = rowsOf(' #1       ИХЛА       1.0     %       0.0 - 1.5')
    expect(row?.doubtful ?? true).toBe(true)
  })

  it('the value of a card is beside the unit of another one', () => {
    expect(
      short(`
 Tiempo   de protrombina       INR
 10.1     segundos             0.83
 Referencia: 11.0 - 13.5       Referencia: 0.80 - 1.20`).map(([name, value]) => [name, value]),
    ).toContainEqual(['INR', 0.83])
  })

  it('a name goes on below its line, where a sign was before it', () => {
    const page = typeset(`
 CHOLESTEROL         212      mg/dL     < 200
 CAŁKOWITY
 HDL-cholesterol     46       mg/dL     > 40`)
    const words = page.words.map((word) => (word.text === 'CHOLESTEROL' ? { ...word, x: word.x + 6 } : word))
    expect(readRows([{ ...page, words }]).markers.map(({ name }) => name)).toEqual([
      'CHOLESTEROL CAŁKOWITY',
      'HDL-cholesterol',
    ])
  })
})

describe('an unknown sign behind a value', () => {
  it.each(['Prior', 'Zzz'])(
    'an unknown sign behind a value is its, although it is nearer to the column of "%s"',
    (heading) => {
      const { markers } = readRows([
        typeset(`
 Test            Result       ${heading}         Range
 Hemoglobin      12.4        ¤              12.5 - 16.5
 Hematocrit      44.1                       37.0 - 49.0
 Platelets       237                        150 - 400`),
      ])
      expect(markers.map(({ name, doubtful, doubt }) => [name, doubtful && doubt])).toEqual([
        ['Hemoglobin', 'sign'],
        ['Hematocrit', false],
        ['Platelets', false],
      ])
    },
  )
})

describe('a result with single spaces below a table', () => {
  it('a limit under the heading of values is not its value', () => {
    const { markers } = readRows([
      typeset(`Test                  Result      Unit        Reference range
Sodium                140         mmol/L      135 - 145
Créatinine 174 µmol/L (< 110)`),
    ])
    expect(markers.at(-1)).toMatchObject({
      name: 'Créatinine',
      value: 174,
      low: null,
      high: 110,
      doubtful: false,
    })
  })
})

describe('a unit below an unknown heading', () => {
  it('a unit below an unknown heading is that of its row, also behind the word of a flag', () => {
    expect(
      short(`
 Messgröße     Resultat             Qx         Referenz
 Amylase       104       erhöht U/l            28 - 100
 Lipase        33               U/l            13 - 60`),
    ).toEqual([
      ['Amylase', 104, 'U/l', 28, 100],
      ['Lipase', 33, 'U/l', 13, 60],
    ])
  })
})

describe('headings close together', () => {
  it('"RESULT" and "UNITS" are two, although "result units" is a heading too', () => {
    const page = typeset(
      `TEST              RESULT   UNITS   RANGE            TEST             RESULT     UNITS   RANGE
Glucose           5.1      mmol/L  3.9 - 5.8        Urea             5.0        mmol/L  2.5 - 7.8
Urea nitrogen     2.1      mmol/L  2.5 - 7.3        pH               4.9                5.0 - 8.0`,
      { width: 900 },
    )
    const words = page.words.map((word) => (word.text === 'UNITS' ? { ...word, x: word.x - 4 } : word))
    const { markers } = readRows([{ ...page, words }])
    expect(markers.map(({ value, unit }) => [value, unit])).toEqual([
      [5.1, 'mmol/L'],
      [5, 'mmol/L'],
      [2.1, 'mmol/L'],
      [4.9, null],
    ])
  })
})
