import { describe, expect, it } from 'vitest'
import { typeset } from '../testing/typeset.ts'
import { short } from '../testing/typesetRows.ts'
import { readRows } from './rows.ts'

describe('a flag of several words', () => {
  it.each([
    ['Glukoza', 'W normie'],
    ['Глюкоза', 'В норме'],
    ['Γλυκόζη', 'Εντός ορίων'],
  ])('a flag of several words is no part of the value behind it: %s %s', (name, flag) => {
    expect(short(`${name}    ${flag} 4.9 mmol/l    3.9 - 5.5`)).toEqual([[name, 4.9, 'mmol/l', 3.9, 5.5]])
  })
})

describe('numbers', () => {
  it('numbers with an exponent are read in values and in ranges', () => {
    expect(
      short(`
 Organism                      Result     Unit    Reference
 Lactobacillus                 1.2e3      CFU/g   <1.0e3
 Bifidobacterium               2.24e10    CFU/g   1.6e9 - 2.5e11`),
    ).toEqual([
      ['Lactobacillus', 1200, 'CFU/g', null, 1000],
      ['Bifidobacterium', 22_400_000_000, 'CFU/g', 1_600_000_000, 250_000_000_000],
    ])
  })

  it('numbers of counted cells are whole: three zeros behind the mark are thousands, and asked about', () => {
    const [row] = readRows([
      typeset(`
 Exame        Resultado      Valor de Referência
 Leucócitos   25.000 /mL     Até 10.000 /mL
 Densidade    1.025          1.005 - 1.030`),
    ]).markers
    expect([row?.value, row?.otherValue, row?.doubt]).toEqual([25_000, 25, 'number'])
  })
})

describe('a ratio behind the sign of equality', () => {
  it('a ratio behind the sign of equality is no formula, although its name was cut off', () => {
    const { unread } = readRows([
      typeset(`
 Cholestérol non HDL = 1.67 g/L * | Norme: ≤ 1.60
 Rapport cholestérol total = 5.0 | Norme: ≤ 5.0
 Apolipoprotéine B = 102 mg/dL | Norme: 55 - 125`),
    ])
    expect(unread.map(({ text }) => text)).toEqual([expect.stringContaining('Rapport cholestérol total')])
  })
})

describe('the range for the other sex behind a value below its name', () => {
  it('is followed by that for the printed sex', () => {
    expect(
      short(`
 Geslacht: Man

 Ferritine
 85         µg/l      Vrouw: 16 - 159
                      Man: 15 - 150
 Natrium
 140        mmol/l    Normaal: 135 - 145`),
    ).toEqual([
      ['Ferritine', 85, 'µg/l', 15, 150],
      ['Natrium', 140, 'mmol/l', 135, 145],
    ])
  })
})

describe('ranges', () => {
  it.each([
    ['M', 1.17, 4.66],
    ['K', 1.1, 4.4],
    ['', null, null],
  ])(
    'ranges for women and for men in brackets of their own are chosen together, for sex "%s"',
    (sex, low, high) => {
      const printed = sex === '' ? '' : `Płeć: ${sex}`
      expect(
        short(`
 Badanie krwi   ${printed}
 C-peptyd: 0.89 ng/ml L, norma Kobieta: (1.10 - 4.40) / Mężczyzna: (1.17 - 4.66)
 Cynk: 43 ug/dl LL, norma Mężczyzna: (1.17 - 4.66) / Kobieta: (1.10 - 4.40)`),
      ).toEqual([
        ['C-peptyd', 0.89, 'ng/ml', low, high],
        ['Cynk', 43, 'ug/dl', low, high],
      ])
    },
  )
})

describe('two numbers behind a name', () => {
  it('two numbers behind a name without headings stay doubtful, although calculations hold among earlier values too', () => {
    const { markers } = readRows([
      typeset(`
 Iron                      ug/dL    50 - 170      217     229
 TIBC                      ug/dL    250 - 425     436     430
 UIBC                      ug/dL    112 - 347     219     201
 Transferrin saturation    %        15 - 50       50      53`),
    ])
    expect(markers.map(({ doubtful }) => doubtful)).toEqual([true, true, true, true])
  })

  it('two numbers behind a name in two units have its whole name, also where a specimen beside it goes on below', () => {
    expect(
      short(`
 IJzer                           24.5 umol/l   8.9 - 30.4      137 ug/dL    50 - 170

 Totale                          73.1 umol/l   44.8 - 76.1     408 ug/dL    250 - 425
 ijzerbindingscapaciteit

 Ferritine                       34 ug/l       15 - 150`).slice(2, 4),
    ).toEqual([
      ['Totale ijzerbindingscapaciteit', 73.1, 'umol/l', 44.8, 76.1],
      ['Totale ijzerbindingscapaciteit', 408, 'ug/dL', 250, 425],
    ])
    expect(
      short(`
 MCHC            EDTA whole        32.0 g/dL     31.5 - 36
                 blood             320 g/L       315 - 360`),
    ).toEqual([
      ['MCHC', 32, 'g/dL', 31.5, 36],
      ['MCHC', 320, 'g/L', 315, 360],
    ])
  })

  it('two numbers behind a name with an unknown name between them are two results', () => {
    expect(
      short(`
 Bilirubin total     1.09     mg/dL         Alanina           36       U/L
                                            aminotransferasa

 Sodium              139      mmol/L        Potassium         4.1      mmol/L`).slice(0, 2),
    ).toEqual([
      ['Bilirubin total', 1.09, 'mg/dL', null, null],
      ['Alanina aminotransferasa', 36, 'U/L', null, null],
    ])
  })

  it('two numbers behind a name: the first is a limit in words', () => {
    expect(
      short(`
 Cortisolo             6.2 - 19.4        ug/dL     7.6
 Ab anti tireoglobulina   inferiore a 115   U/mL      80
 PSA                   inferiore a 4.0   ng/ml     3.37`),
    ).toEqual([
      ['Cortisolo', 7.6, 'ug/dL', 6.2, 19.4],
      ['Ab anti tireoglobulina', 80, 'U/mL', null, 115],
      ['PSA', 3.37, 'ng/ml', null, 4],
    ])
  })

  it('two numbers behind a name: the first touches the name, the second is an earlier value', () => {
    expect(
      short(`
 Iron                            13.9 umol/L   (8.9-30.4)     14.9
 Total iron binding capacity (TIBC) (A) : 70.3 umol/L   (44.8-76.1)    62.0`)[1],
    ).toEqual(['Total iron binding capacity (TIBC) (A)', 70.3, 'umol/L', 44.8, 76.1])
  })
})

describe('limits before the value, without headings', () => {
  it('limits before the value, without headings, make a row doubtful whose value has a comparator', () => {
    const { markers } = readRows([
      typeset(`
 GPT                                    45         39U/l
 GOT                                    40         36U/l
 Amylase                     28         100        56U/l
 Lipase                      13         60         49U/l
 D-Dimere                               0.5        <0.37mg/l`),
    ])
    expect(markers.map(({ name, doubtful }) => [name, doubtful])).toEqual([['D-Dimere', true]])
  })

  const table = `
    Erythrozyten    4.20    5.60    mln/µl      5.05
    Hemoglobina     12.5    16.5    g/dl        14.0
    PLT Płytki      150     400     10^9/l      716*
    eGFR            60              ml/min      > 90
    anty-TPO                34      IU/ml       27
    NT-proBNP               125     pg/ml       53`
  it('limits before the value, without headings, are the range of the number behind the unit', () => {
    expect(short(table)).toEqual([
      ['Erythrozyten', 5.05, 'mln/µl', 4.2, 5.6],
      ['Hemoglobina', 14, 'g/dl', 12.5, 16.5],
      ['PLT Płytki', 716, '10^9/l', 150, 400],
      ['eGFR', 90, 'ml/min', 60, null],
      ['anty-TPO', 27, 'IU/ml', null, 34],
      ['NT-proBNP', 53, 'pg/ml', null, 125],
    ])
    expect(readRows([typeset(table)]).markers.filter((row) => row.doubtful)).toEqual([])
  })

  it('a single number behind a unit, without headings, makes its row doubtful', () => {
    expect(readRows([typeset('    anty-TPO    34    IU/ml    27')]).markers).toMatchObject([
      { value: 34, doubtful: true, doubt: 'number' },
    ])
  })

  it('a number behind a value with its unit is an earlier one, and makes no row doubtful', () => {
    expect(readRows([typeset('    Zinco    77 µg/dL    67')]).markers).toMatchObject([
      { value: 77, doubtful: false },
    ])
  })

  it('classes of a scale behind units are no results, and make no row doubtful', () => {
    const foods = `
    Mandel      3,2     µg/ml     0
    Casein      31,5    µg/ml     3
    Kuhmilch    40,2    µg/ml     3`
    expect(readRows([typeset(foods)]).markers.map(({ value, doubtful }) => [value, doubtful])).toEqual([
      [3.2, false],
      [31.5, false],
      [40.2, false],
    ])
  })
})

describe('ranges that are optimal', () => {
  it.each([
    ['Optimal Range', 'Standard Range'],
    ['Optimalbereich', 'Referenzbereich'],
    ['Ideal range', 'Reference interval'],
  ])('the range of the laboratory counts beside the optimal one, in either order: %s, %s', (optimal, own) => {
    const page = (first: string, second: string, limits: string) =>
      short(
        `\n ${'Marker'.padEnd(20)}${'Result'.padEnd(12)}${'Units'.padEnd(12)}${first.padEnd(24)}${second}\n ${'Ferritin'.padEnd(20)}${'28'.padEnd(12)}${'ng/mL'.padEnd(12)}${limits}`,
      )
    expect(page(optimal, own, `${'50 - 150'.padEnd(24)}15 - 150`)).toEqual([
      ['Ferritin', 28, 'ng/mL', 15, 150],
    ])
    expect(page(own, optimal, `${'15 - 150'.padEnd(24)}50 - 150`)).toEqual([
      ['Ferritin', 28, 'ng/mL', 15, 150],
    ])
  })

  it('an optimal range alone is the range', () => {
    expect(
      short(`
 Marker              Result      Units       Optimal Range
 Ferritin            28          ng/mL       50 - 150`),
    ).toEqual([['Ferritin', 28, 'ng/mL', 50, 150]])
  })
})

describe('hair minerals', () => {
  it('headings over two lines may have an unknown one, a unit and percentiles on the second', () => {
    expect(
      short(`
 Essential and Other        Result            Reference          Percentile 2.5th 16th 50th
 Elements                   µg/g              Interval           84th 97.5th
 Calcium                    1180              300 - 1200
 Magnesium                  24                35 - 120`),
    ).toEqual([
      ['Calcium', 1180, 'µg/g', 300, 1200],
      ['Magnesium', 24, 'µg/g', 35, 120],
    ])
  })
})

describe('organic acids', () => {
  it('a title directly below headings with an unknown first one hides no rows, and ordinals are no results', () => {
    expect(
      short(`
 Metabolite                      Result (mmol/mol creatinine)     Reference Range
 Yeast and Fungal Markers
 1 Citramalic                    4.1                              <= 3.6               H
 2 Furan-2,5-dicarboxylic        11                               <= 16
 Bacterial Markers
 3 2-Hydroxyphenylacetic         0.41                             0.06 - 0.66`),
    ).toEqual([
      ['Citramalic', 4.1, 'mmol/mol creatinine', null, 3.6],
      ['Furan-2,5-dicarboxylic', 11, 'mmol/mol creatinine', null, 16],
      ['2-Hydroxyphenylacetic', 0.41, 'mmol/mol creatinine', 0.06, 0.66],
    ])
  })

  it('a number before a single name belongs to it', () => {
    expect(short('17 Hydroxyprogesterone        1.2  ng/mL    0.2 - 1.8')).toEqual([
      ['17 Hydroxyprogesterone', 1.2, 'ng/mL', 0.2, 1.8],
    ])
  })
})

describe('powers of ten', () => {
  it('a count is read with its power where its limits are powers', () => {
    expect(
      short(`
 Untersuchung                Ergebnis                Normalbereich
 Escherichia coli            8 x 10^6                10^6 - 10^7 KBE/g
 Candida albicans            5 x 10^3                < 10^3 KBE/g
 Bacteroides                 3,2 x 10⁹               >= 1 x 10⁹ KBE/g
 Clostridium                 2 x 10^5 KBE/g          <= 1x10^5`),
    ).toEqual([
      ['Escherichia coli', 8e6, 'KBE/g', 1e6, 1e7],
      ['Candida albicans', 5e3, 'KBE/g', null, 1e3],
      ['Bacteroides', 3.2e9, 'KBE/g', 1e9, null],
      ['Clostridium', 2e5, 'KBE/g', null, 1e5],
    ])
  })

  it('a power behind a count whose limits have none is its unit', () => {
    expect(short('Leukozyten      5,6 x 10^9 /l      4,0 - 10,0')).toEqual([
      ['Leukozyten', 5.6, 'x 10^9 /l', 4, 10],
    ])
  })
})

describe('the range of another result', () => {
  it('the range of another result below does not replace a whole one', () => {
    expect(
      short(`
    Analyse              Résultats    Valeurs usuelles
    Glycémie à jeun      0.73 g/L     0.70 - 0.99
    Hémoglobine A1c      4.6 %        Souhaitable: <
                                      5.6
                                      Limite: 5.6 - 6.7
    Créatinine           9 mg/L       7 - 13`),
    ).toEqual([
      ['Glycémie à jeun', 0.73, 'g/L', 0.7, 0.99],
      ['Hémoglobine A1c', 4.6, '%', null, 5.6],
      ['Créatinine', 9, 'mg/L', 7, 13],
    ])
  })
})

describe('limits with a comparator', () => {
  it('limits with a comparator before the values are limits of a value with a comparator too', () => {
    expect(
      short(`
    PCR           mg/L     < 3.00     2.44
    VHS           mm/h     < 20       11
    Factor        kUI/L    < 14       <10
    Glucosa       mg/dL    70 - 99    85`),
    ).toEqual([
      ['PCR', 2.44, 'mg/L', null, 3],
      ['VHS', 11, 'mm/h', null, 20],
      ['Factor', 10, 'kUI/L', null, 14],
      ['Glucosa', 85, 'mg/dL', 70, 99],
    ])
  })

  it('limits with a comparator below the label of a value are values', () => {
    expect(
      short(`
    Lipoprotein (a)
      Your result: <27 mg/dL   Normal
      Reference range: <30
    Troponin T
      Your result: <8 ng/L   Normal
      Reference range: <14`),
    ).toEqual([
      ['Lipoprotein (a)', 27, 'mg/dL', null, 30],
      ['Troponin T', 8, 'ng/L', null, 14],
    ])
  })
})

describe('a number in two pieces', () => {
  it.each(['0.0 27     ng/mL', '2.4 x10 /uL'])(
    'a number in two pieces, or without its exponent, makes its row doubtful: %s',
    (value) => {
      const { markers } = readRows([typeset(` Troponin I      ${value}     0.000 - 9.040`)])
      expect(markers.map(({ doubtful }) => doubtful)).toEqual([true])
    },
  )
})

describe('a labelled result with ranges for men and for women', () => {
  it('a labelled result with ranges for men and for women is read, whatever its name is', () => {
    expect(short(' Nervonsäure, gesamt: 163 nmol/l (Männer: 80 - 265 / Frauen: 75 - 250)')).toEqual([
      ['Nervonsäure, gesamt', 163, 'nmol/l', null, null],
    ])
  })
})

describe('thousands with a sign behind them', () => {
  it('thousands with a sign behind them are one number', () => {
    expect(
      short(`
    Исследование    Результат   Норма     Единицы
    Тропонин T      7           до 14     нг/л
    NT-proBNP       1 625>>     до 125    нг/л
    Глюкоза         5,1         3,9-5,9   ммоль/л`)[1],
    ).toEqual(['NT-proBNP', 1625, 'нг/л', null, 125])
  })
})

describe('a range behind an abbreviation', () => {
  it('a range behind an abbreviation without a space begins with its number', () => {
    expect(short(' Glucosa media estimada: 82 mg/dL, v.r.68-114')).toEqual([
      ['Glucosa media estimada', 82, 'mg/dL', 68, 114],
    ])
  })
})

describe('an unknown flag before a unit', () => {
  it('an unknown flag before a unit is no part of it', () => {
    const { markers } = readRows([
      typeset(`
 Test         Result   Unit        Range
 Globulin     19       q g/L       20 - 35
 Potassium    4.1      mmol/L      3.5 - 5.1`),
    ])
    expect(markers.map(({ unit, printedFlag }) => [unit, printedFlag])).toEqual([
      ['g/L', 'q'],
      ['mmol/L', null],
    ])
  })
})

describe('an unknown flag before a value', () => {
  it('an unknown flag before a value without a unit is that before the others', () => {
    const { markers } = readRows([
      typeset(`
 HDL-Cholesterin               w 0.78 mmol/l    > 1.03         0.80
 LDL-Cholesterin               w 3.79 mmol/l    0.00 - 3.36    3.53
 Cholesterin/HDL-Quotient      w 6.7            0.0 - 5.0      6.2`),
    ])
    expect(markers.map(({ value, printedFlag }) => [value, printedFlag])).toEqual([
      [0.78, 'w'],
      [3.79, 'w'],
      [6.7, 'w'],
    ])
  })

  it('an unknown flag before a value that is the only one makes the row doubtful', () => {
    const { markers } = readRows([
      typeset(`
 Triglyceride                  1.39 mmol/l      0.00 - 1.69    1.40
 Cholesterin/HDL-Quotient      w 6.7            0.0 - 5.0      6.2`),
    ])
    expect(markers.map(({ doubtful }) => doubtful)).toEqual([false, true])
  })
})

describe('a value with three figures behind its only mark', () => {
  const last = (line: string) =>
    readRows([
      typeset(
        `Test                  Result      Unit        Range\nSodium                140         mmol/L      135 - 145\n${line}`,
      ),
    ]).markers.at(-1)
  it('it is doubtful where a range on the line proves the other mark and the value is far from it', () => {
    expect(last('Ferritina             38.500      ng/mL       30,0-400,0')).toMatchObject({
      doubtful: true,
    })
  })
  it('it is doubtful where nothing proves a mark and both readings are possible', () => {
    expect(last('NT-proBNP             35.000      pg/mL       < 125')).toMatchObject({ doubtful: true })
  })
  it('a limit of toxicity is no range', () => {
    expect(last('Salisilat             12          mg/dL       toksik: >50')).toMatchObject({
      low: null,
      high: null,
    })
  })
})
