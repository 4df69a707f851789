import { describe, expect, it } from 'vitest'
import type { Word } from '../page/words.ts'
import { typeset } from '../testing/typeset.ts'
import { short } from '../testing/typesetRows.ts'
import { readRows } from './rows.ts'

describe('the second lines of a name and of its range', () => {
  it('the second lines of a name and of its range may be beside each other', () => {
    expect(
      short(`
 Test                     Reference            Result
 Activated Partial        Male: 25.0-37.0      L   24.1 s
 Thromboplastin Time      Female: 26.5-39.2
 Fibrinogen Activity      Male: 200-400            375 mg/dL`).map(([name]) => name),
    ).toEqual(['Activated Partial Thromboplastin Time', 'Fibrinogen Activity'])
  })
})

describe('a name over several lines', () => {
  it('the text above a bracket is the first part of the name of a card', () => {
    expect(
      short(`
    Testosterona total
    512 ng/dL
    Valores de referencia: 264 a 916
    Antígeno prostático específico
    (PSA)
    2.88 ng/mL
    Valores de referencia: 0.00 a 4.00`),
    ).toEqual([
      ['Testosterona total', 512, 'ng/dL', 264, 916],
      ['Antígeno prostático específico (PSA)', 2.88, 'ng/mL', 0, 4],
    ])
  })

  it('the name of a card is read to its end across wide spaces', () => {
    expect(
      short(`
    Hematócrito                               Hemoglobina  corpuscular  média  (HCM)
    41,0 %                                    29,1 pg
    Valores de referência: 37,0 a 49,0        Valores de referência: 27,0 a 33,5
    Ferritina                                 Capacidade  total  de  ligação  do  ferro
    88 ng/mL                                  319 µg/dL
    Valores de referência: 15 a 150           Valores de referência: 250 a 425`),
    ).toEqual([
      ['Hematócrito', 41, '%', 37, 49],
      ['Hemoglobina corpuscular média (HCM)', 29.1, 'pg', 27, 33.5],
      ['Ferritina', 88, 'ng/mL', 15, 150],
      ['Capacidade total de ligação do ferro', 319, 'µg/dL', 250, 425],
    ])
  })

  it('the rest of a name is no test of its own beside the result in another unit', () => {
    const read = short(`
    Esame                         Risultato    Unità     Valori di riferimento
    Capacità totale legante il    418          µg/dL     250 - 425
    ferro (TIBC)                  74.8         µmol/L    44.8 - 76.1
    Transferrina                  334          mg/dl     200 - 360`)
    expect(read.map(([name, value]) => [name, value])).toEqual([
      ['Capacità totale legante il ferro (TIBC)', 418],
      ['Capacità totale legante il ferro (TIBC)', 74.8],
      ['Transferrina', 334],
    ])
  })

  it('a comment in a full sentence below a name is no part of it', () => {
    const read = short(`
    Prueba                    Valores de referencia    Resultado
    Glucemia                  70 - 99 mg/dl            77

    Creatinina en suero       0.6 - 1.2 mg/dl          3.09

    FG estimado (CKD-EPI)     >60 mL/min/1.73 m²       19
    Resultado comprobado.

    Sodio (Na)                135 - 145 mmol/L         140`)
    expect(read.map(([name]) => name)).toEqual([
      'Glucemia',
      'Creatinina en suero',
      'FG estimado (CKD-EPI)',
      'Sodio (Na)',
    ])
  })

  it('a label with the specimen below a name is no part of it', () => {
    const read = short(`
    Test                   Sample    Result    Units    Reference
    Triglycerides          Serum     120       mg/dL    0 - 150

    Cholesterol - HDL      Serum     34        mg/dL    40 - 60
    Specimen: Serum`)
    expect(read.map(([name]) => name)).toEqual(['Triglycerides', 'Cholesterol - HDL'])
  })

  it('a line to check has the rest of its name', () => {
    const { unread } = readRows([
      typeset(`
    Prueba                Resultado    Unidades    Valores de referencia
    Albúmina              4.6          g/dL        3.5 a 5.2
    Cociente              3.3                      1.1 a 2.5
    zinc/cobre
    Bilirrubina directa   0.11         mg/dl       0 a 0.3`),
    ])
    expect(unread.map(({ text }) => text)).toEqual(['Cociente zinc/cobre 3.3 1.1 a 2.5'])
  })

  it('a name over several lines may begin with a word that is also a unit', () => {
    expect(
      short(`
    Prueba                Resultado    Unidades    Valores de referencia
    Albúmina              4.6          g/dL        3.5 a 5.2
    Cociente              3.3                      1.1 a 2.5
    albúmina/globulina`)[1],
    ).toEqual(['Cociente albúmina/globulina', 3.3, null, 1.1, 2.5])
    expect(
      short(`
    Colesterolo LDL    98     mg/dL    < 130
    Rapporto           4.2             < 5
    colesterolo
    tot./HDL
    Trigliceridi       90     mg/dL    < 150`)[1],
    ).toEqual(['Rapporto colesterolo tot./HDL', 4.2, null, null, 5])
  })

  it.each([
    [
      'whose rest is as far from the next row',
      'Serum gamma-glutamyl transferase level',
      `
    Test                     Result    Units    Reference
    Serum AST level          28        U/L      0 - 40
    Serum ALT level          30        U/L      0 - 45
    Serum albumin level      40        g/L      35 - 50
    Serum gamma-glutamyl     19        U/L      8 - 60
    transferase level
    Serum sodium level       140       mmol/L   135 - 145
    Serum potassium level    4.1       mmol/L   3.5 - 5.1`,
    ],
    [
      'whose rest is also a word before a limit',
      'Índice de saturação da transferrina',
      `
    Exame                   Resultado    Unidade    Referência
    Índice de saturação     32           %          20 - 50
    da transferrina
    Ferritina               109          ng/mL      30 - 400`,
    ],
    [
      'with wide spaces',
      'Activated Partial Thromboplastin Time',
      `
    Test                  Result    Units    Reference
    Activated  Partial    33.9      sec      25 - 37
    Thromboplastin  Time
    Fibrinogen            3.1       g/L      2 - 4`,
    ],
    [
      'above a flag in words',
      'Средний объём эритроцита (MCV)',
      `
    Исследование              Результат   Единицы   Референсные значения
    Средний объём эритроцита  77.8        фл        80 - 98
    (MCV)
    Ниже референсных значений
    Глюкоза                   5.1         ммоль/л   3.9 - 5.9`,
    ],
    [
      'whose rest closes its bracket',
      'Антиген простаты (ПСА общий)',
      `
    Антиген простаты (ПСА
    общий)
    1.64 нг/мл
    Референсные значения: <4`,
    ],
  ])('a name over several lines is whole: one %s', (_, name, text) => {
    expect(short(text).map(([one]) => one)).toContain(name)
  })

  it('a name over several lines, or with wide spaces, is whole before a result in words', () => {
    const names = (text: string) => readRows([typeset(text)]).qualitative.map(({ name }) => name)
    expect(
      names(`
    HIV Screen 4th     Negative    Non Reactive     IgG    1028    mg/dL    700 - 1600
    Generation

    HBsAg              Negative    Non Reactive`),
    ).toEqual(['HIV Screen 4th Generation', 'HBsAg'])
    expect(
      names(`
    Urinalysis             Result      Reference
    Occult Blood           Negative    Negative
    Leukocyte  Esterase    Trace       Negative`),
    ).toEqual(['Occult Blood', 'Leukocyte Esterase'])
    expect(
      names(`
    İdrarda glukoz - Negatif
    İdrarda protein - Eser
    Keton - Pozitif`),
    ).toEqual(['İdrarda glukoz', 'İdrarda protein', 'Keton'])
    expect(
      names(`
    Glucosa  en orina
    Referencia: Negativo
    Resultado: Trazas

    Cuerpos  cetónicos
    Referencia: Negativo
    Resultado: Positivo`),
    ).toEqual(['Glucosa en orina', 'Cuerpos cetónicos'])
  })
})

describe('the line below a name', () => {
  it('the line below a name is no part of it where it is a method, whatever both mean together', () => {
    expect(
      short(`
 LDL Cholesterol         110   mg/dL    0 - 130

 Cholesterol - HDL       44    mg/dL    At least 40
 Jaffe Kinetic

 Triglycerides           90    mg/dL    0 - 150`)[1]?.[0],
    ).toBe('Cholesterol - HDL')
  })

  it('the line below a name completes it where the next row is farther away', () => {
    const lines = `
 LIPIDY                                         Koagulologia
 CHOLESTEROL            181  mg/dl   <= 200     PT             13.0  sek   11.0-13.5
 CAŁKOWITY                                      INR            1.07        0.80-1.20

 LDL-cholesterol        85   mg/dl   <= 130     APTT           32.3  sek   25.0-37.0`
    expect(short(lines)[0]?.[0]).toBe('CHOLESTEROL CAŁKOWITY')
  })

  it('the line below a name may be between names of cards and their values', () => {
    expect(
      short(`
 Estimated filtration         Uric acid             Sodium
 (eGFR)
 >90 mL/min/1.73m2            5.5 mg/dL             130 mmol/L
 Range: at least 60           Range: 2.6 - 6.8      Range: 135 - 145`).map(([name, value]) => [name, value]),
    ).toEqual([
      ['Estimated filtration (eGFR)', 90],
      ['Uric acid', 5.5],
      ['Sodium', 130],
    ])
  })
})

describe('a name over two lines above its value', () => {
  it.each([
    ['VOLUME CORPUSCOLARE', 'MEDIO (MCV)', '92.6 fl'],
    ['Coefficient de saturation de la', 'transferrine', '15 %'],
  ])('a name over two lines above its value is read whole: %s %s', (first, second, value) => {
    const beside = (text: string, other: string) => ` ${text.padEnd(40)}${other}`
    const lines = [first, beside(second, 'Sodium'), beside(value, '140 mmol/L'), ' Range: 80.0 - 98.0']
    expect(short(lines.join('\n')).map(([name]) => name)).toEqual([`${first} ${second}`, 'Sodium'])
  })

  it('a row whose name ends in a line that is all in brackets has the whole name, above its value', () => {
    expect(
      short(`
    Ferritine
    80 µg/l
    30 - 300

    Polynucléaires basophiles
    (abs.)
    0,1 10³/mm³
    0,0 - 0,1`),
    ).toEqual([
      ['Ferritine', 80, 'µg/l', 30, 300],
      ['Polynucléaires basophiles (abs.)', 0.1, '10³/mm³', 0, 0.1],
    ])
  })
})

describe('the lines of a name', () => {
  it('the lines of a name are as far apart as those of the rows', () => {
    expect(
      short(`
 AST (SGOT)              44     IU/L     10 - 40
 Gamma Glutamyl          33     IU/L     8 - 60
 Transferase
 Alkaline Phosphatase    102    IU/L     40 - 129`).map(([name]) => name),
    ).toEqual(['AST (SGOT)', 'Gamma Glutamyl Transferase', 'Alkaline Phosphatase'])
  })

  it('the lines of a name may be beside a value and beside the same value in another unit', () => {
    expect(
      short(`
 Test                             Result     Units      Range
 Mean Corpuscular Hemoglobin      34.3       g/dL       31.5 - 36
 Concentration                    343        g/L        315 - 360`).map(([name, value]) => [name, value]),
    ).toEqual([
      ['Mean Corpuscular Hemoglobin Concentration', 34.3],
      ['Mean Corpuscular Hemoglobin Concentration', 343],
    ])
  })

  it('the lines of a name may be beside a result in words of another panel', () => {
    expect(
      short(`
 Bepaling         Uitslag  EENHEID   Ref. waarden      Bepaling      Uitslag   EENHEID   Ref. waarden
 Neutrofiele      6.31     10^9/l    1.80 - 7.50       IgM           0.36      g/L       0.40 - 2.30
 Eosinofiele      0.56     10^9/l    0.02 - 0.50
 granulocyten                                          Ketonen       negatief
 Basofiele        0.11     10^9/l    0.00 - 0.10`).map(([name]) => name),
    ).toContain('Eosinofiele granulocyten')
  })

  it('the lines of a name behind a star begin below the star', () => {
    expect(
      short(`
 Analyse               Résultat   Unité    Valeurs usuelles
 Monocytes             730        /mm3     200 - 900
 * Polynucléaires      9410       /mm3     1800 - 7500
 neutrophiles (abs.)
 Lymphocytes           2840       /mm3     1000 - 4000`).map(([name]) => name),
    ).toContain('Polynucléaires neutrophiles (abs.)')
  })

  it('the lines of a name begin with a word that is also a method', () => {
    const text = ` Test                         Result   Unit      Range
 Calculated  LDL cholesterol     1.73     mmol/L    0.00 - 3.36
 level
 Sodium                        140      mmol/L    135 - 145`
    expect(short(text).map(([name]) => name)).toEqual(['Calculated LDL cholesterol level', 'Sodium'])
  })

  it('the lines of a name may begin with a word that is also a unit behind a flag', () => {
    expect(
      short(`
 >> Rapporto                5.2               0.0 - 5.0
    colesterolo tot./HDL
 Natrio                     140     mmol/L    135 - 145`)[0],
    ).toEqual(['Rapporto colesterolo tot./HDL', 5.2, null, 0, 5])
  })

  it('all lines of a name are in a line to check', () => {
    const { unread } = readRows([
      typeset(`
 Fer                 127    µg/dL    50 - 150
 Coefficient de      50     %
 saturation de la
 transferrine

 Ferritine           102    ng/mL    30 - 400`),
    ])
    expect(unread.map(({ text }) => text)).toEqual(['Coefficient de saturation de la transferrine 50 %'])
  })

  it('the name of a row is that of its value in another unit, which is a line to check', () => {
    const { unread } = readRows([
      typeset(`
 Esame               RISULTATO   *          Valori normali   Altro         Altro
 Peptide C           2.08 ng/ml  Normale    1.10 - 4.40      0.69 nmol/L   0.37 - 1.47`),
    ])
    expect(unread.map(({ text }) => text)).toEqual([expect.stringMatching(/^Peptide C .*0\.69 nmol\/L/)])
  })

  it('a value drawn over the end of its name is behind it', () => {
    const page = typeset(' Activated partial thromboplastin time (aPTT)')
    const value = { ...(page.words[0] as Word), x: 188, width: 20, text: '26.6' }
    const unit = { ...value, x: 212, width: 10, text: 'sec' }
    const range = typeset(`${' '.repeat(60)}25.0 - 37.0`).words
    const { markers } = readRows([{ ...page, words: [...page.words, value, unit, ...range] }])
    expect(markers.map((row) => [row.name, row.value, row.unit, row.low])).toEqual([
      ['Activated partial thromboplastin time (aPTT)', 26.6, 'sec', 25],
    ])
  })

  it('a value drawn from the space before a word of its name is behind the name', () => {
    const page = typeset(` Activated partial thromboplastin time (aPTT) :${' '.repeat(20)}25.0 - 37.0`)
    const word = page.words.find(({ text }) => text === 'time') as Word
    const value = { ...word, x: word.x - 1, width: 16, text: '26.3' }
    const unit = { ...value, x: value.x + 21, width: 5, text: 's' }
    const words = [...page.words, value, unit].toSorted((one, other) => one.x - other.x)
    expect(readRows([{ ...page, words }]).markers.map((row) => [row.name, row.value, row.unit])).toEqual([
      ['Activated partial thromboplastin time (aPTT)', 26.3, 's'],
    ])
  })

  it.each([188, 228, 243])('a value drawn word by word over the end of its name is behind it: at %i', (x) => {
    const range = `${' '.repeat(20)}25.0 - 37.0`
    const page = typeset(` Activated partial thromboplastin time (aPTT) :${range}`)
    const value = { ...(page.words[0] as Word), x, width: 20, text: '26.6' }
    const unit = { ...value, x: x + 25, width: 15, text: 'sec' }
    const words = [...page.words, value, unit].toSorted((one, other) => one.x - other.x)
    expect(
      readRows([{ ...page, words }]).markers.map((row) => [row.name, row.value, row.unit, row.low]),
    ).toEqual([['Activated partial thromboplastin time (aPTT)', 26.6, 'sec', 25]])
  })
})

describe('texts that touch, and names of several lines', () => {
  it('a method that touches its value is parted from it under the heading of results', () => {
    expect(
      short(`
 Test                Method                   Result   Unit     Reference range
 Xyz                 Hexokinase                  8.7   mmol/L   4 - 10
 Haemoglobin         Electrochemiluminescence    163   g/L      125 - 165
 Platelets               Electrochemiluminescence262   10^9/L   150 - 400
 RDW                   Electrochemiluminescence<12.6   %        11.5 - 14.5`).map(([name, value]) => [
        name,
        value,
      ]),
    ).toEqual([
      ['Xyz', 8.7],
      ['Haemoglobin', 163],
      ['Platelets', 262],
      ['RDW', 12.6],
    ])
  })

  it('headings of two tables side by side are apart, although they are little more than a letter from each other', () => {
    const { words, ...page } = typeset(`
 TEST DESCRIPTION     RESULT  Unit     Range        TEST DESCRIPTION    RESULT   Unit     Range
 T4, Free             0.67    ng/dL    0.9 - 1.7    Creatine Kinase     1033     IU/L     39 - 308
 Thyroid Peroxidase   265     IU/mL    0 - 34       Troponin T          59       ng/L     0 - 14
 Antibodies                                         NT-proBNP           77       pg/mL    0 - 125`)
    const heading = words.find(({ text }) => text === 'Unit') as Word
    const moved = words.map((word) => (word.x === heading.x ? { ...word, x: word.x - 2 } : word))
    expect(readRows([{ ...page, words: moved }]).markers.map(({ name, value }) => [name, value])).toEqual([
      ['T4, Free', 0.67],
      ['Creatine Kinase', 1033],
      ['Thyroid Peroxidase Antibodies', 265],
      ['Troponin T', 59],
      ['NT-proBNP', 77],
    ])
  })

  it('headings of two tables side by side are apart, where few words are on the page and all columns are close', () => {
    const { words, ...page } = typeset(`
 TEST NAME   RESULT  Unit  RANGE        TEST NAME   RESULT  Unit  RANGE
 Xylo acid   14      kU/L   <34         Kinase T    162     U/L    <308
 Zzz index   61      kU/L   <115        Troponin T  65      ng/L   <14
                                        Ratio Z     3       g/L    <9`)
    const heading = words.find(({ text }) => text === 'Unit') as Word
    const moved = words.map((word) => (word.x === heading.x ? { ...word, x: word.x - 2 } : word))
    expect(readRows([{ ...page, words: moved }]).markers.map(({ name, high }) => [name, high])).toEqual([
      ['Xylo acid', 34],
      ['Kinase T', 308],
      ['Zzz index', 115],
      ['Troponin T', 14],
      ['Ratio Z', 9],
    ])
  })

  it('a name goes on at the height of its own panel, whose rows are a little lower than those beside it', () => {
    const { words, ...page } = typeset(`
 Name              Result    Unit     Range        Name              Result    Unit     Range
 RDW-SD            42.4      fL       37 - 50      Xylose binding    11        %        15 - 50
                                                   capacity
 Platelets         108       10^9/L   150 - 400    Ferritin          569       ng/mL    15 - 150`)
    const lower: Record<string, number> = { Xylose: 2.5, capacity: 2, Ferritin: 1.5 }
    const moved = words.map((word) => {
      const first = words.find(({ x, y }) => y === word.y && x > 280)?.text ?? ''
      return word.x > 280 ? { ...word, y: word.y + (lower[first] ?? 0) } : word
    })
    expect(readRows([{ ...page, words: moved }]).markers.map(({ name }) => name)).toEqual([
      'RDW-SD',
      'Xylose binding capacity',
      'Platelets',
      'Ferritin',
    ])
  })

  it('the title of a panel is no part of an unknown name beside it', () => {
    expect(
      short(`
 Lactate          1.2       mmol/L    0.5 - 2.2              INR                   1.03            0.80 - 1.20

 Liver function tests                                        Activated partial     23.4     s      25.0 - 37.0
 Albumin          4.0       g/dL      3.5 - 5.2              xyloplastin time
                                                             Fibrinogen            164      mg/dL  200 - 400`).map(
        ([name]) => name,
      ),
    ).toEqual(['Lactate', 'INR', 'Activated partial xyloplastin time', 'Albumin', 'Fibrinogen'])
  })

  it('the second lines of names in panels side by side are no headings', () => {
    expect(
      short(`
 Test              Result   Unit      Range            Test              Result   Unit   Range
 Red Cell          14.1     %         11.5 - 14.5      Platelet count -  220      10^9/L 150 - 400
 Distribution                                          observation
 Sodium            140      mmol/L    135 - 145        Potassium         4.1      mmol/L 3.5 - 5.1`).map(
        ([name, value]) => [name, value],
      ),
    ).toEqual([
      ['Red Cell Distribution', 14.1],
      ['Platelet count - observation', 220],
      ['Sodium', 140],
      ['Potassium', 4.1],
    ])
  })

  it('a ratio that ends a name above is no part of the row below it', () => {
    expect(
      short(`
 Test                Result   Unit      Range
 ALBUMIN/GLOBULIN    1.0                1.1 - 2.5
 RATIO
 Indirect Bilirubin  0.41     mg/dL     0.00 - 0.90
 AST (SGOT)          36       U/L       0 - 40`).map(([name, value]) => [name, value]),
    ).toEqual([
      ['ALBUMIN/GLOBULIN RATIO', 1],
      ['Indirect Bilirubin', 0.41],
      ['AST (SGOT)', 36],
    ])
  })

  it('a method that touches its value with its unit is parted from it, and begins no rest of a name', () => {
    expect(
      short(`
 Test name            Technique             Result       Status    Reference interval
 Red cell count       Immunoassay     4.37 10*12/L       Normal    4.20 - 5.60
 Haematocrit    Electrochemiluminescence 0.394 L/L       Normal    0.370 - 0.490`).map(([name, value]) => [
        name,
        value,
      ]),
    ).toEqual([
      ['Red cell count', 4.37],
      ['Haematocrit', 0.394],
    ])
  })

  it('names that touch their values, before their units, are no headings', () => {
    expect(
      short(`
 Test                Result  Unit     Test              Result  Unit
 Sodium              140     mmol/L   Potassium         4.1     mmol/L
 Alanine transferase 20      U/L      Aspartate transf. 27      U/L
 Lipase              36      U/L      Amylase           40      U/L`).map(([name, value]) => [name, value]),
    ).toEqual([
      ['Sodium', 140],
      ['Potassium', 4.1],
      ['Alanine transferase', 20],
      ['Aspartate transf', 27],
      ['Lipase', 36],
      ['Amylase', 40],
    ])
  })

  it('a name goes on beside the second line of its method', () => {
    expect(
      short(`
 Test                Method         Result   Unit      Range
 Latent              Flow           55.3     umol/L    20.0 - 62.1
 iron-binding        cytometry
 capacity
 Sodium              ISE            140      mmol/L    135 - 145`).map(([name, value]) => [name, value]),
    ).toEqual([
      ['Latent iron-binding capacity', 55.3],
      ['Sodium', 140],
    ])
  })

  it('a unit goes on below the range before it', () => {
    expect(
      short(`
 Test              Result      Range                    Status
 Creatinine        0.75        0.6 - 1.2 mg/dL          Normal
 Estimated GFR     >90         >60 mL/min/1.73          Normal
                               m²`).at(-1),
    ).toEqual(['Estimated GFR', 90, 'mL/min/1.73 m²', 60, null])
  })

  it('a name that bold print tore into its letters is read', () => {
    expect(short(' M P V                   8.4 fL           7.4 - 11.5')).toEqual([
      ['MPV', 8.4, 'fL', 7.4, 11.5],
    ])
  })

  it('a name that bold print tore at two places is read', () => {
    const { words, ...page } = typeset(`
 IMUNOLOGIA
 Pr oteína C r eativa (PCR)
 VR: Inferior a 5.0 mg/L
 Resultado    3.8`)
    // The space within a torn word is narrower than one between words.
    const moved = words.map((word) =>
      /^(?:Pr|r)$/u.test(word.text) ? { ...word, width: word.width + 3 } : word,
    )
    expect(readRows([{ ...page, words: moved }]).markers.map(({ name, value }) => [name, value])).toEqual([
      ['Proteína C reativa (PCR)', 3.8],
    ])
  })

  it('"or =" within a limit makes no formula of a line to check', () => {
    const { unread } = readRows([
      typeset(`
 Sodium           140      mmol/L    135 - 145
 HOMA IR Index 3.6 H < OR = 2.5 C-Peptide
 Potassium        4.1      mmol/L    3.5 - 5.1`),
    ])
    expect(unread.map(({ text }) => text)).toEqual([expect.stringContaining('HOMA IR Index 3.6')])
  })
})

describe('names that are not whole, or more than whole', () => {
  it('a name in running text goes on below a word that may be a result', () => {
    expect(
      short(`
 HAEMATOLOGY: Total WBC Count 5000 cells/μL (4000-10000); Mean Platelet Volume 8.1 fL (7.4-11.5); Platelet Large
 Cell Ratio 72.2 % HH (13.0-43.0).`).map(([name]) => name),
    ).toEqual(['Total WBC Count', 'Mean Platelet Volume', 'Platelet Large Cell Ratio'])
  })

  it('a heading of two texts above a single name on a table on its side is no part of the name', () => {
    expect(
      short(`
 Parameter   of the test         FERRITIN
 RESULT                          15
 Unit                            ug/L
 Range                           15 - 150`),
    ).toEqual([['FERRITIN', 15, 'ug/L', 15, 150]])
  })

  it('a comparator goes with the value that a name touches', () => {
    const { markers } = readRows([
      typeset(`
 Test                          Result  Unit    Range
 Sodium                        140     mmol/L  135 - 145
 Troponin T, Higher Sensitivity < 9    ng/L    <= 14`),
    ])
    expect(markers.map(({ name, comparator, value }) => [name, comparator, value]).at(-1)).toEqual([
      'Troponin T, Higher Sensitivity',
      '<',
      9,
    ])
  })
})
