import { describe, expect, it } from 'vitest'
import { TEXT_LIMITS } from '../limits.ts'
import type { Word } from '../page/words.ts'
import { readPdfText } from '../pdf/pdf.ts'
import { judge } from '../testing/judge.ts'
import { reportOf } from '../testing/report.ts'
import { typeset } from '../testing/typeset.ts'
import { readRows } from './rows.ts'

/** The rows of a page in short: name, value, unit, low, high. */
const short = (text: string) =>
  readRows([typeset(text)]).markers.map((row) => [row.name, row.value, row.unit, row.low, row.high])

describe('a flag of several words', () => {
  it.each([
    ['Glukoza', 'W normie'],
    ['Глюкоза', 'В норме'],
    ['Γλυκόζη', 'Εντός ορίων'],
  ])('a flag of several words is no part of the value behind it: %s %s', (name, flag) => {
    expect(short(`${name}    ${flag} 4.9 mmol/l    3.9 - 5.5`)).toEqual([[name, 4.9, 'mmol/l', 3.9, 5.5]])
  })
})

/** The results in words of a page: name and words. */
const words = (text: string) => readRows([typeset(text)]).qualitative.map(({ name, text }) => [name, text])

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

describe('the day', () => {
  it('the day is that above the newest column of results', () => {
    const reading = readRows([
      typeset(`
 Component    Ref range           1/5/2025    8/21/2025    4/20/2026
 Sodium       136 - 145 mmol/L    139         141          138
 Potassium    3.5 - 5.1 mmol/L    4.1         4.4          4.9

 Printed 4/22/2026`),
    ])
    expect([reading.collectedOn, reading.markers.map(({ value }) => value)]).toEqual([
      '2026-04-20',
      [138, 4.9],
    ])
  })

  it('the day is that of the label at the end of the line before', () => {
    const text = 'Reported: 29.09.2019 14:46   Received: 27.09.2019 11:26   Date and time of collection:'
    expect(readRows([typeset(`${text}\n26.09.2019 08:59`)]).collectedOn).toBe('2019-09-26')
  })

  it('the day is not that of a heading that another day is below', () => {
    const text = 'Reported 29.09.2019      Collected\n28.09.2019               26.09.2019'
    expect(readRows([typeset(text)]).collectedOn).toBe('2019-09-26')
  })

  it('the day is read where the page sets its spaces wide', () => {
    const text = 'Hier ist der Befund der Praxis am See\nProbenahme\n5.  Dezember  2023'
    expect(readRows([typeset(text)]).collectedOn).toBe('2023-12-05')
  })

  it('the day is read where its year is on the line below', () => {
    const text = 'Εισαγωγή: 24 Νοεμβρίου 2024      Αιμοληψία: 23 Νοεμβρίου\n2024'
    expect(readRows([typeset(text)]).collectedOn).toBe('2024-11-23')
  })

  it('the day is read where its month and year are on the line below', () => {
    const text = 'Réceptionné le: 8 avril 2023 09:05   Date de prélèvement: 7\navril 2023 10:17'
    expect(readRows([typeset(text)]).collectedOn).toBe('2023-04-07')
  })

  it('the day is not joined from a value and the title below it', () => {
    const text = 'Collected: 2023-04-07\n\nGlucose     7\nApril 2023'
    expect(readRows([typeset(text)]).collectedOn).toBe('2023-04-07')
  })

  const letter = (more = '') => `
 Musterstadt, den 22.01.2026
 geb. 03.07.1951, vom 12.01.2026 bis 22.01.2026 in Behandlung

 Aufnahmelabor vom 12.01.2026: Leukozyten 17.4 /nl (4.0-10.0), Natrium 131 mmol/l (136-145)${more}.`

  it('the day is that at the start of a letter’s paragraph, whose first result is read', () => {
    const reading = readRows([typeset(letter())])
    expect(reading.collectedOn).toBe('2026-01-12')
    expect(reading.markers.map(({ name }) => name)).toEqual(['Leukozyten', 'Natrium'])
  })

  it('the day is asked for where paragraphs have several', () => {
    const reading = readRows([
      typeset(`${letter()}

 Entlasslabor vom 21.01.2026: CRP 24 mg/l (< 5), Kalium 4.6 mmol/l (3.5-5.1).`),
    ])
    expect([reading.collectedOn, reading.possibleDays]).toEqual([null, ['2026-01-12', '2026-01-21']])
  })

  it('a letter’s paragraph names a ratio with a colon', () => {
    const { markers } = readRows([
      typeset(
        ' LIPIDS:Triglycerides 1.4 mmol/L; Total cholesterol:HDL ratio 3.9; LDL cholesterol 3.1 mmol/L.',
      ),
    ])
    expect(markers.map(({ name }) => name)).toEqual([
      'Triglycerides',
      'Total cholesterol:HDL ratio',
      'LDL cholesterol',
    ])
  })

  it('a letter’s paragraph has a title that touches its first result', () => {
    const { markers } = readRows([
      typeset(' HAEMATOLOGY:Total WBC Count 8600 /cumm; Platelet Distribution Width 16.2 fL; RDW 12.7 %.'),
    ])
    expect(markers.map(({ name }) => name)).toEqual(['Total WBC Count', 'Platelet Distribution Width', 'RDW'])
  })

  it('a letter’s paragraph has a known name that touches its value', () => {
    const { markers } = readRows([
      typeset(
        ' Esame: GLOBULI BIANCHI9100 /mmc / EMATOCRITO47,6 % / IgG4 45,1 mg/dl / PIASTRINE 178000 /mmc.',
      ),
    ])
    expect(markers.map(({ name, value, unit }) => [name, value, unit])).toEqual([
      ['GLOBULI BIANCHI', 9100, '/mmc'],
      ['EMATOCRITO', 47.6, '%'],
      ['IgG4', 45.1, 'mg/dl'],
      ['PIASTRINE', 178_000, '/mmc'],
    ])
  })

  it('a letter’s paragraph begins where the print is larger', () => {
    const { words, ...page } = typeset(`
 eAG (mg/dL) = 28.7 x A1c - 46.7
 Hormone panel: Cortisol, total 18.1 mcg/dL (6.2-19.4) / Testosterone, total 467 ng/dL (264-916).`)
    const sized = words.map((word) => (word.y > 60 ? word : { ...word, y: word.y + 1, height: 7 }))
    expect(readRows([{ ...page, words: sized }]).markers.map(({ name }) => name)).toEqual([
      'Cortisol, total',
      'Testosterone, total',
    ])
  })

  it('a known name with a colon is a line to check in running text, although its unit is a word', () => {
    const { unread } = readRows([
      typeset(`
 Glucosa: 85 mg/dL, valores de referencia 70 – 99
 Sodio: 140 mmol/L, valores de referencia 135 – 145
 Tiempo de tromboplastina (TTPA): 23.7 segundos Por debajo del valor de referencia, valores de
 referencia 25.0 – 37.0`),
    ])
    expect(unread.map(({ text }) => text)).toEqual([expect.stringContaining('(TTPA): 23.7')])
  })

  it('a line to check has the words of its name at the end of the line above', () => {
    const { unread } = readRows([
      typeset(`
 Iron studies: IRON 28.5 umol/L, TIBC 55.2 umol/L, UIBC 26.7 umol/L, Transferrin 2.47 g/L, Coef. of the
 transferrin with iron 52 % ↑, FERRITIN 12 ug/L ↓.`),
    ])
    expect(unread.map(({ text }) => text)).toEqual(['Coef. of the transferrin with iron 52 % ↑,'])
  })

  it('the saturation of a letter’s pulse oximeter is no result', () => {
    const reading = readRows([typeset(letter(', Sättigung bei Entlassung 96 %'))])
    expect(reading.markers.map(({ name }) => name)).toEqual(['Leukozyten', 'Natrium'])
  })
})

describe('a footnote above a name', () => {
  it('a footnote above a name is no part of it', () => {
    const page = typeset('\n Na      130    mmol/L   135 - 145\n K       4.1    mmol/L   3.5 - 5.1')
    const note = { ...(page.words[0] as Word), text: '01', x: 57, y: 52.7, width: 5, height: 4.6 }
    const { markers } = readRows([{ ...page, words: [note, ...page.words] }])
    expect(markers.map(({ name }) => name)).toEqual(['Na', 'K'])
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

describe('the names of cards', () => {
  it('the names of cards may also be flags', () => {
    const text =
      ' Cystatin C\n Result: .88 mg/L    Ref. range: .53 - .95\n Cl\n Result: 109 mEq/L    Ref. range: 98 - 107'
    expect(short(text).map(([name]) => name)).toEqual(['Cystatin C', 'Cl'])
  })

  it('the sign of a card is not the name of the value in the next card', () => {
    expect(
      short(`
 PCR ultrasensibile              Fattore reumatoide     IgG
 3.66 mg/L               •       < 6 U/mL               1240 mg/dL
 Rif: inferiore a 3              Rif: inferiore a 14    Rif: 700 - 1600`),
    ).toEqual([
      ['PCR ultrasensibile', 3.66, 'mg/L', null, 3],
      ['Fattore reumatoide', 6, 'U/mL', null, 14],
      ['IgG', 1240, 'mg/dL', 700, 1600],
    ])
  })

  it('the names of cards may continue below with words that are also headings', () => {
    expect(
      short(`
 Serum AST level      Serum gamma-glutamyl    Serum alkaline phosphatase
                      transferase level       level
 37 U/L               197 U/L                 90 U/L
 Ref: <40             Ref: [8 - 60]           Ref: [40 - 129]`).map(([name]) => name),
    ).toContain('Serum gamma-glutamyl transferase level')
  })

  it('the names of cards may begin above, with an abbreviation', () => {
    const text = `
 Platelet count          Mean corpusc. Hb. conc.
                         (MCHC)
 199 x 10*9/L            321 g/L
 Ref: 150 - 400          Ref: 315 - 360`
    expect(short(text).map(([name]) => name)).toEqual(['Platelet count', 'Mean corpusc. Hb. conc. (MCHC)'])
  })

  it('the names of cards may begin above, with wide spaces', () => {
    const text = ' Antígeno  prostático\n específico  (PSA)\n 1.68 ng/mL\n\n Prolactina\n 3.3 ng/mL'
    expect(short(text).map(([name]) => name)).toContain('Antígeno prostático específico (PSA)')
  })

  it('the names of cards may hold a percent sign, with wide spaces, which heads no column', () => {
    const text = `
 Linfociti  %            Monociti  %             Eosinofili
 30.2 %                  8.0 %                   3.1 %
 VR: 19.0 - 48.0         VR: 3.4 - 10.0          VR: 0.5 - 6.0

 Proteine  (urine)
 Assenti`
    expect(short(text).map(([, value]) => value)).toEqual([30.2, 8, 3.1])
    expect(words(text)).toEqual([['Proteine (urine)', 'Assenti']])
  })

  it('the names of cards are not the unknown flag of the card before', () => {
    expect(
      short(`
 Relação A/G                              Bilirrubina total
 0.7                               Zk     0.47 mg/dL
 VR: 1.1 - 2.5                            VR: 0.20 - 1.20`),
    ).toEqual([
      ['Relação A/G', 0.7, null, 1.1, 2.5],
      ['Bilirrubina total', 0.47, 'mg/dL', 0.2, 1.2],
    ])
  })
})

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

describe('a footnote below a title', () => {
  it('a footnote below a title is no result', () => {
    expect(short(' CBC With Differential/Platelet\n    01\n WBC      5.9   x10^3/uL   4.0 - 10.0')).toEqual([
      ['WBC', 5.9, 'x10^3/uL', 4, 10],
    ])
  })
  it.each([
    ['ALT/GPT:18 UI/L (V.R.: 0-45)', ['ALT/GPT', 18, 'UI/L', 0, 45]],
    ['B12:350 pg/mL (200-900)', ['B12', 350, 'pg/mL', 200, 900]],
  ])('%s, without a space behind its colon, is a result', (line, row) => {
    expect(short(` ${line}`)).toEqual([row])
  })
  it('a count with a leading zero is a result', () => {
    expect(short(' Monocytes      05   %   02 - 10')).toEqual([['Monocytes', 5, '%', 2, 10]])
  })
})

describe('a card without a unit', () => {
  it('a card without a unit and a range is a line to check with its flag', () => {
    const text = ' EAS\n\n pH\n   8.4   H\n\n D-dímero\n   0.94 mg/L   HH'
    expect(readRows([typeset(text)]).unread.map((line) => line.text)).toContain('pH 8.4 H')
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

describe('results in words', () => {
  it('results in words have a name whose first letters stand apart and mean something else', () => {
    expect(words(' Pr zeciwciała anty-HCV      niereaktywny      ujemny')).toEqual([
      ['Przeciwciała anty-HCV', 'niereaktywny'],
    ])
  })

  it('results in words may be a sign beside another result', () => {
    expect(
      words(`
 Blutzucker       96      mg/dl     70 - 99        Leukozyten       negativ
 HbA1c            4.8     %         4.0 - 5.6      Ketone           +`),
    ).toContainEqual(['Ketone', '+'])
  })

  it('results in words are no usual ones above values whose flags may begin a range', () => {
    expect(
      words(`
 Cuerpos cetónicos       Trazas                    Negativo
 Ferritina               Bajo 12.7 ng/mL
 T3 libre                Bajo 1.45 pg/mL`),
    ).toEqual([['Cuerpos cetónicos', 'Trazas']])
  })

  it('results in words are no sign behind a number', () => {
    expect(words(' Cociente      2.8   +     (1.1 - 2.5)')).toEqual([])
  })

  it.each(['Proteína C reactiva (PCR)', 'Protéine C réactive', 'Rif: Assenti', 'Ref: negative'])(
    'results in words are no part of a name or of a range: %s',
    (text) => {
      const { qualitative } = readRows([typeset(`\n Resultado\n ${text}\n 4.3 mg/L`)])
      expect(qualitative).toEqual([])
    },
  )

  it('results in words are no headings, and no title of a section', () => {
    const { qualitative } = readRows([
      typeset(`
 Análisis                  Normal            Anormal         Valores de referencia
 Glucosa                   90                                70 - 99 mg/dL
 Nitritos                  Negativo                          Negativo`),
    ])
    expect(qualitative.map(({ name }) => name)).toEqual(['Nitritos'])
  })

  it('results in words behind their label stand below their name, beside the usual result', () => {
    expect(
      words(`
 Urine protein
   Your result: Positive            Ref. range: Negative

 HIV Screen 4th Generation
   Your result: Negative            Ref. range: Non Reactive`),
    ).toEqual([
      ['Urine protein', 'Positive'],
      ['HIV Screen 4th Generation', 'Negative'],
    ])
  })

  it('results in words side by side on cards are no usual results, where ranges are below one of them', () => {
    expect(
      words(`
 Urine pH                  Density
 5.9                       1.019
 Range: 5.0 - 8.0          Range: 1.005 - 1.030

 Glucose                   Leukocytes
 120 mg/dL                 5.1 K/uL
 Range: 70 - 99            Range: 4.0 - 10.0

 Urine protein             Ketones
 Negative                  Trace
 Range: Negative`),
    ).toEqual([
      ['Urine protein', 'Negative'],
      ['Ketones', 'Trace'],
    ])
  })

  it('results in words touch a long name under the heading of values, and are no rest of the name above', () => {
    expect(
      words(`
 Analyse             Valeur       Normes
 pH urinaire         6.4          5.0 - 8.0
 Anti-HCV            Non réactif  Non réactif
 Nitrites            Absence      Négatif
 Protéines urinaires Traces`),
    ).toEqual([
      ['Anti-HCV', 'Non réactif'],
      ['Nitrites', 'Absence'],
      ['Protéines urinaires', 'Traces'],
    ])
  })

  it('results in words continue on the line below beside the rest of the name', () => {
    expect(
      words(`
 Investigation         Observed   Unit
 HIV Screen 4th        Non                    Non Reactive
 Generation            Reactive`),
    ).toEqual([['HIV Screen 4th Generation', 'Non Reactive']])
  })

  it('results in words side by side on cards have names with wide spaces', () => {
    expect(
      words(`
 Bu rapor yalnız tedavi eden hekim için yazıldı, sonuçlar tanı değildir

 İdrarda  protein          İdrarda  glukoz
 Pozitif                   Negatif`),
    ).toEqual([
      ['İdrarda protein', 'Pozitif'],
      ['İdrarda glukoz', 'Negatif'],
    ])
  })

  it('results in words have no part of the sign that marks them, beside their usual result', () => {
    const table = `
Analyse              Ergebnis      Einheit   Referenzbereich
Ferritin             80            µg/l      30 - 300
Anti-HCV           * reaktiv                 negativ`
    expect(words(table)).toEqual([['Anti-HCV', 'reaktiv']])
  })

  it('results in words in their column belong to the name alone in the line above', () => {
    const table = `
Analyse              Ergebnis      Einheit   Referenzbereich
Ferritin             80            µg/l      30 - 300
Anti-HCV
                     reaktiv                 negativ
Anti-HBs
                   * reaktiv`
    expect(words(table)).toEqual([
      ['Anti-HCV', 'reaktiv'],
      ['Anti-HBs', 'reaktiv'],
    ])
  })

  it('results in words that no list has are lines to check below the name of an examination', () => {
    const page = typeset(`
Ferritin             80            µg/l      30 - 300
Blutkultur
Material: Blut
                     Staphylococcus aureus
Urinkultur
                     E. coli 10^5 KBE/ml
Malaria
      negativ`)
    const { unread, qualitative } = readRows([page])
    expect(unread.map(({ text }) => text)).toEqual([
      'Blutkultur Staphylococcus aureus',
      'Urinkultur E. coli 10^5 KBE/ml',
    ])
    expect(qualitative.map(({ name, text }) => [name, text])).toEqual([['Malaria', 'negativ']])
  })

  it.each([
    ['INR (Quick-Test)', '9,4'],
    ['Pleurapunktat', 'Maligne Zellen vereinbar mit Adenokarzinom'],
    ['Etanol w surowicy', '3,9  promila'],
  ])('what stands in the column of results below a name is a line to check: %s', (name, text) => {
    const page = typeset(`
Analyse              Ergebnis      Einheit   Referenzbereich
Ferritin             80            µg/l      30 - 300
${name}
                     ${text}`)
    expect(readRows([page]).unread.map(({ text }) => text)).toEqual([
      `${name} ${text.replaceAll(/ +/g, ' ')}`,
    ])
  })

  it('a number in the column of results is a line to check where the row above took its name', () => {
    const page = typeset(`
Test                  Result      Unit        Reference range
Sodium                140         mmol/L      135 - 145
CRP                   3           mg/L        0 - 5
pH arterial
                      7.08`)
    expect(readRows([page]).unread.map(({ text }) => text)).toEqual(['7.08'])
  })

  it.each([
    'Anti-HCV                                     negativ\n                     reaktiv',
    'Anti-HCV\n\n                     reaktiv',
    'Anti-HCV   ECLIA\n                     reaktiv',
    '                     reaktiv\nAnti-HCV',
  ])('a positive result in words without a name of its own is a line to check: %j', (lines) => {
    const page = typeset(`Ferritin             80            µg/l      30 - 300\n${lines}`)
    expect(readRows([page]).unread.map(({ text }) => text)).toEqual(['reaktiv'])
  })

  it('results in words continue on the line below, as their usual results do', () => {
    expect(
      words(`
 HBs-Antigen           nicht             nicht
                       reaktiv           reaktiv`),
    ).toEqual([['HBs-Antigen', 'nicht reaktiv']])
  })

  it('results in words have a name that continues after its comma', () => {
    expect(words(' Przeciwciała ANA,     1:320')).toEqual([['Przeciwciała ANA,', '1:320']])
  })

  it('results in words are behind the column of usual results where ranges show it', () => {
    expect(
      words(`
 Dichte              1.005-1.030       1.016
 pH                  5.0-8.0           6.5
 Ketone              negativ           Spur
 Nitrit                                negativ`),
    ).toEqual([
      ['Ketone', 'Spur'],
      ['Nitrit', 'negativ'],
    ])
  })

  it('results in words are behind usual results that are centred or end below one another', () => {
    expect(
      words(`
 Плотность                          1.005 - 1.030             1.040
 pH                                   5.0 - 8.0                 4.9
 Глюкоза в моче                     Не обнаружено            Следы`),
    ).toEqual([['Глюкоза в моче', 'Следы']])
  })

  it('results in words are behind usual results that continue centred on the line below', () => {
    expect(
      words(`
 Исследование                     Референсный       Значение
 pH мочи                           5.0 - 8.0             6.0
 Нитриты                              Не        Отрицательно
                                  обнаружены`),
    ).toEqual([['Нитриты', 'Отрицательно']])
  })

  it('results in words beside their usual result have the name above, which is no range of the result before', () => {
    const text = `
 IgE total
   61 U/mL
 HIV 1 e 2
   Negativo                 Valor de referência: Não reagente`
    expect(short(text)).toEqual([['IgE total', 61, 'U/mL', null, null]])
    expect(words(text)).toEqual([['HIV 1 e 2', 'Negativo']])
  })

  it('results in words before the paragraph of a letter are its own', () => {
    const { qualitative } = readRows([
      typeset(`
 Laborbefund
 Phagozytoseindex: reaktiv
 Hormone: Kortisol 492 nmol/l (171 - 536); Estradiol 273 pmol/l (46 - 609);
 FSH 3.5 IU/l (1.5 - 12.4).`),
    ])
    expect(qualitative.map(({ name, text }) => [name, text])).toEqual([['Phagozytoseindex', 'reaktiv']])
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

describe('the name of a row', () => {
  it('the name of a row is not joined to that of another test above it', () => {
    const rows = `
    Wolna trójjodotyronina (FT3)    2.37    pg/ml    2.00 - 4.40
    anty-TPO                        21      U/ml     0 - 34`
    expect(short(rows).map(([name]) => name)).toEqual(['Wolna trójjodotyronina (FT3)', 'anty-TPO'])
  })

  it('the name of a row in a second panel may be known by its unit alone', () => {
    const [, ...rows] = short(`
    рСКФ          111    mL/min/1.73m²    не менее 60    СОЭ     33    мм/час    до 20`)
    expect(rows).toEqual([['СОЭ', 33, 'мм/час', null, 20]])
  })
})

describe('an ordinal', () => {
  it('an ordinal before a name that begins with a number is no value', () => {
    expect(
      short(`
 11. 25 OH vitamina D: 81.0 ng/mL, valores de referência 30.0 até 100.0
 12. Vitamina B12: 414 pg/mL, valores de referência 200 até 900
 13. Folato: 10.4 ng/mL, valores de referência 3.9 até 26.8
 14. Zinco: 62 μg/dL, valores de referência 70 até 120`)[0],
    ).toEqual(['25 OH vitamina D', 81, 'ng/mL', 30, 100])
  })
})

describe('a name that begins with a number', () => {
  it('a name that begins with a number is no value of the card beside it', () => {
    expect(
      short(`
 Cortisol (8h)        17-beta-estradiol      LH
 12.0 ug/dL           179.3 pg/mL            6.3 IU/L
 Range: 6.2 - 19.4    Range: 12.5 - 166.0    Range: 1.7 - 8.6`).map(([name, value]) => [name, value]),
    ).toEqual([
      ['Cortisol (8h)', 12],
      ['17-beta-estradiol', 179.3],
      ['LH', 6.3],
    ])
  })
})

describe('a name that is also a method', () => {
  it('a name that is also a method has the result below it, and the title above has none', () => {
    expect(short(' Imunologia\n PCR\n Material: Soro\n Resultado: 3.2 mg/L')).toEqual([
      ['PCR', 3.2, 'mg/L', null, null],
    ])
  })
})

describe('a name that is also a flag', () => {
  it('a name that is also a flag in another language is a name below its heading', () => {
    expect(
      short(`
 Показатель      Результат     Реф. значения
 EOS             4.1 %         0.0 - 6.0
 BAS             0.7 %         0.0 - 1.5`),
    ).toEqual([
      ['EOS', 4.1, '%', 0, 6],
      ['BAS', 0.7, '%', 0, 1.5],
    ])
  })
})

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

describe('what a drawing took apart', () => {
  it('a power of ten without its exponent makes its row doubtful', () => {
    const { markers } = readRows([
      typeset('    Λεμφοκύτταρα (LYM%)    32.8 %    2.07 x10 /µL    19.0 - 48.0    1.00 - 4.00'),
    ])
    expect(markers.map(({ value, doubtful }) => [value, doubtful])).toContainEqual([2.07, true])
  })

  it('a bullet before a value is its sign, and the value is not passed over for an earlier one', () => {
    const { markers } = readRows([typeset('    Ferritin    • 97    15 - 150    ng/mL')])
    expect(markers).toMatchObject([{ name: 'Ferritin', value: 97, printedFlag: '•', doubtful: true }])
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

describe('a name that was cut off', () => {
  it.each([
    ['Rapport cholestérol total/      2.7               (0-5)', 2.7],
    ['Rapport cholestérol total 1)    2.7               (0-5)', 2.7],
    ['VPM (volume plaquetári = 12.3 fL | Valor de referência: 7.4 - 11.5', 12.3],
    ['Concentración de hemoglobina corp. media (CHCM)34.9    g/dL   31.5 - 36.0', 34.9],
  ])('a name that was cut off has a value: %s', (text, value) => {
    expect(short(`\n Sodium                          140    mmol/L     135 - 145\n ${text}`)[1]?.[1]).toBe(
      value,
    )
  })

  it('a name that was cut off continues below with a word that has other meanings, but not with a method', () => {
    const text = `
 Sodium               140    mmol/L     135 - 145
 enzymatisch

 Platelet count -     230    x10^9/L    150 - 400
 observation

 Potassium            4.1    mmol/L     3.5 - 5.1`
    expect(short(text).map(([name]) => name)).toEqual(['Sodium', 'Platelet count - observation', 'Potassium'])
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

describe('a number in two pieces', () => {
  it.each(['0.0 27     ng/mL', '2.4 x10 /uL'])(
    'a number in two pieces, or without its exponent, makes its row doubtful: %s',
    (value) => {
      const { markers } = readRows([typeset(` Troponin I      ${value}     0.000 - 9.040`)])
      expect(markers.map(({ doubtful }) => doubtful)).toEqual([true])
    },
  )
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

describe('a labelled result with ranges for men and for women', () => {
  it('a labelled result with ranges for men and for women is read, whatever its name is', () => {
    expect(short(' Nervonsäure, gesamt: 163 nmol/l (Männer: 80 - 265 / Frauen: 75 - 250)')).toEqual([
      ['Nervonsäure, gesamt', 163, 'nmol/l', null, null],
    ])
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

describe('a generated report', () => {
  it.each([
    [1500329, 'cards whose ranges begin further left than their names'],
    [1500597, 'a title that is nearer to the row above it than rows are to each other'],
    [1400119, 'a comparator with an equals sign beside a ratio'],
    [1501973, 'results in words of two panels'],
    [1502123, 'values with a comparator above results in words'],
    [1501992, 'a name over two lines beside a line of another panel'],
    [1500510, 'letters printed three times, and raised exponents'],
    [1600448, 'the rest of a unit beside a flag'],
    [1600981, 'a title above a name in small letters'],
    [1601988, 'a letter’s ratio with its range'],
    [1700232, 'a sign before a name over two lines'],
    [1700611, 'a sentence with an apostrophe below a name'],
    [1600923, 'a ratio whose name was cut off'],
    [2300885, 'one range behind a percentage and a count'],
    [2301207, 'a sentence below a name'],
    [2301637, 'the name of a card over two lines, with wide spaces'],
    [2302039, 'the name of a card over two lines, of which the second is short'],
    [1430266, 'results in words under "abnormal" below a value under "normal"'],
    [1601477, 'bold print whose first letters stand apart'],
    [1601498, 'bold print on cards'],
    [1420036, 'two first letters apart'],
    [1800070, 'a range in a bracket whose figures overlap'],
    [1420107, 'initials with the sign of a note'],
    [1420959, 'a label before each value, below the name'],
    [1420965, 'results in words below values with a comparator'],
    [1600896, 'a card whose name has three lines'],
    [1601353, 'a name in running text with a comma'],
    [1602144, 'two figures in a name in running text'],
    [1800236, 'a titre behind an equals sign'],
    [1800319, 'the usual result in words on a second page'],
    [1700153, 'labels over two days above two panels'],
    [2100178, 'a name with two figures below a range'],
    [2101532, 'a name and a usual result in words, both over two lines'],
    [2101866, 'a result in words above the limits of a guideline'],
    [2102043, 'a name that begins like a method, beside a title'],
    [2103182, 'the range of the other panel, for the patient’s sex'],
    [2102147, 'a colon that a value touches'],
    [2102261, 'a flag before a unit that it might begin'],
    [2102371, 'thousands with a dot behind them'],
    [2102460, 'results under "normal" and "abnormal"'],
    [2101283, 'a sign over its value in a narrow column'],
    [1420946, 'a grade below one of two names that nearly touch'],
    [2100372, 'a long name in smaller letters that touches the next'],
    [2100263, 'a value with a comparator before an earlier one'],
  ])('a generated report has no harmful or lost row: %i, with %s', async (seed) => {
    const report = reportOf(seed)
    const { harmful, lost } = judge(
      report.truth,
      readRows(await readPdfText(await report.pdf(), TEXT_LIMITS)),
    )
    expect([harmful, lost]).toEqual([0, 0])
  })
})

describe('a line to check', () => {
  const unread = (text: string) => readRows([typeset(text)]).unread.map((line) => line.text)

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

describe('a name with a figure', () => {
  it('a name with a figure goes on behind its comma', () => {
    expect(
      short(
        '    ВИТАМИНЫ: 25-ОН витамин D, общий 254 нмоль/л + / Витамин B12 563 пмоль/л / Фолаты 21.2 нмоль/л.',
      )[0],
    ).toEqual(['25-ОН витамин D, общий', 254, 'нмоль/л', null, null])
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

describe('a name with wide spaces on a line of its own', () => {
  it('a name with wide spaces on a line of its own is whole', () => {
    expect(
      short(`
    Фолликулостимулирующий   гормон (ФСГ)
    Биоматериал: Сыворотка
    Результат: 9.9 мМЕ/мл   1.5 - 12.4`),
    ).toEqual([['Фолликулостимулирующий гормон (ФСГ)', 9.9, 'мМЕ/мл', 1.5, 12.4]])
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

describe('results in words', () => {
  it('results in words may be below the usual ones', () => {
    expect(words('\n Anti-HCV\n Normaal: negatief\n negatief')).toEqual([['Anti-HCV', 'negatief']])
  })

  it('results in words are behind the column of usual results where its ranges go on below', () => {
    expect(
      words(`
 FSH       E/l       [1.5 -      10.9
                     12.4]
 LH        E/l       [1.7 -      5.8
                     8.6]
 Nitriet             negatief    spoor`),
    ).toEqual([['Nitriet', 'spoor']])
  })

  it('results in words beside other ones are doubtful where no range shows which are usual', () => {
    const { qualitative } = readRows([
      typeset(' Nitrite     Negative     Trace\n Ketones     Negative     Negative\n Blood       Trace'),
    ])
    expect(qualitative.map(({ name, doubtful }) => [name, doubtful])).toEqual([
      ['Nitrite', true],
      ['Ketones', false],
      ['Blood', false],
    ])
  })

  it('results in words are behind the types of a virus', () => {
    expect(words(' Anti-HIV  1/2        Negative')).toEqual([['Anti-HIV 1/2', 'Negative']])
  })

  it('numbers among results in words are lines to check', () => {
    const { unread } = readRows([
      typeset(`
 Urinalysis
 pH †                     7.4
 Verified by repeat analysis.
 Specific Gravity †       1.023
 Occult Blood             Negative
 Nitrite                  Trace`),
    ])
    expect(unread.map(({ text }) => text)).toEqual(['pH † 7.4', 'Specific Gravity † 1.023'])
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

describe('what is to be checked rather than lost', () => {
  const unreadOf = (text: string) => readRows([typeset(text)]).unread.map((line) => line.text)
  const doubtsOf = (text: string) =>
    readRows([typeset(text)]).markers.map(({ name, doubtful }) => [name, doubtful])

  it('the figures of a card are doubtful where the decimal mark of the report is unknown', () => {
    expect(
      doubtsOf(`
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
      unreadOf(`
 Test               Result  Unit     Test              Result  Unit
 Fasting glucose    175     mg/dL    Glycated          5.2     %
                                     haemoglobin (HbA1c)`),
    ).toEqual(['Glycated haemoglobin (HbA1c) 5.2 %'])
  })

  it('a limit behind the word of a flag may be the value, and the number behind it an earlier one', () => {
    expect(
      doubtsOf(`
 Urea                  .: Normal 7 mmol/L              6
 eGFRcreat             .: Normal >90 mL/min/1.73m2 116
 Uric acid             .: Normal 320 umol/L          330
 Sodium                .: Normal 136 mmol/L          137`).at(1),
    ).toEqual(['eGFRcreat', true])
  })

  it('a labelled value with a dash for its flag is no part of a formula', () => {
    expect(
      unreadOf('\n pH\n Muestra: Suero\n Resultado: 4.8 -\n\n Densidad\n Resultado: 1.023 g/mL'),
    ).toEqual(['pH Resultado: 4.8 -'])
  })

  it('a value with its unit below other values is a line to check, although its name is none', () => {
    expect(
      unreadOf(`
 Volumen corpuscular       78.2 fl       80.0 - 98.0
 Plaquetas                 220 10^3/uL   150 - 400
 V.Q. M.                   8.2 fl
 Reticulocitos             1.2 %         0.5 - 2.0`),
    ).toEqual(['V.Q. M. 8.2 fl'])
  })

  it('a row whose value was drawn into its name is a line to check', () => {
    expect(
      unreadOf(`
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
    expect(doubtsOf(text).at(-1)).toEqual(['Neutrophils', true])
    expect(unreadOf(text)).toEqual(['Neutrophils 66.9 3.48'])
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

describe('lines to check that a row or its words would hide', () => {
  const unreadOf = (text: string) => readRows([typeset(text)]).unread.map((line) => line.text)
  const doubtsOf = (text: string) =>
    readRows([typeset(text)]).markers.map(({ name, doubtful }) => [name, doubtful])

  it('a number between a name and the words of its flag is a line to check', () => {
    expect(
      unreadOf(`
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
      doubtsOf(text)
        .slice(1)
        .every(([, isDoubtful]) => isDoubtful),
    ).toBe(true)
    expect(unreadOf(text)).toEqual([expect.stringContaining('NEU 65.3')])
  })

  it('a result with its own range is a line to check, although it is below a limit', () => {
    expect(unreadOf('\n Troponin I <0.037 ng/mL (0.000 - 0.040) CK-MB\n')).toEqual([
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
    expect(doubtsOf(text).every(([, isDoubtful]) => isDoubtful)).toBe(true)
  })
})
