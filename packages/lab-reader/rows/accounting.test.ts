import { describe, expect, it } from 'vitest'
import { TEXT_LIMITS } from '../limits.ts'
import { readPdfText } from '../pdf/pdf.ts'
import { draw, ROWS, row } from '../testing/labReport.ts'
import { REPORT_LAYOUTS } from '../testing/sample.ts'
import { typeset } from '../testing/typeset.ts'
import { readRows } from './rows.ts'

const LAST = [
  ['Taux de prothrombine', 9],
  ['Blasten', 35],
  ['Parasitemie', 2],
] as const

describe('the last row of a report', () => {
  it.each(REPORT_LAYOUTS.flatMap((layout) => LAST.map(([name, value]) => [name, value, layout] as const)))(
    '%s %d %% as the last row of a report "%s" is a row or a line to check',
    async (name, value, layout) => {
      const last = { ...row(name, value, '%', null, null, ''), printedFlag: null }
      const pages = await readPdfText(await draw(layout, [...ROWS, last]), TEXT_LIMITS)
      const { markers, unread } = readRows(pages)
      expect([
        ...markers.filter((one) => one.value === value).map((one) => one.name),
        ...unread.map(({ text }) => text),
      ]).toContainEqual(expect.stringContaining(name))
    },
  )
})

describe('the key to a scale of classes', () => {
  const TABLE = `
    Food            µg/mL   Class   Food            µg/mL   Class   Food            µg/mL   Class
    Almond          3.2     0       Chicken         0.9     0       Hazelnut        5.6     1
    Apple           0.4     0       Cocoa           4.4     0       Lamb            0.7     0
    Barley          9.6     1       Crab            1.0     0       Peanut          7.4     1
    Casein          31.5    3       Cow's milk      40.2    3       Oat             8.8     1`
  it.each([
    'Reference ranges (µg/mL): < 5.0  none (0) 5.0 - 9.9 low (1) 10.0 - 19.9  moderate (2) ≥ 20.0 high (3)',
    'Bereiche (µg/mL): <5,0  keine (0) 5,0-9,9 gering (1) 10,0-19,9  mäßig (2) >=20,0 hoch (3)',
  ])('"%s" is no line to check', (key) => {
    expect(readRows([typeset(`    ${key}\n${TABLE}`, { width: 600 })]).unread).toEqual([])
  })

  it('a value beside such a key is accounted for', () => {
    const line = '    Zonulin 7.4 µg/mL < 5.0 none (0) 5.0 - 9.9 low (1) 10.0 - 19.9 moderate (2)'
    const { markers, unread } = readRows([typeset(`${line}\n${TABLE}`, { width: 900 })])
    expect([...markers.map(({ name }) => name), ...unread.map(({ text }) => text)].join()).toContain(
      'Zonulin',
    )
  })
})

describe('a row with two values and a labelled range of each', () => {
  it('whose second unit was misread is a line to check', () => {
    const page = `
    Analyte         Result         Result            Reference range %     Reference range 10^9/L
    Neutrophils     55.3 %         4.26 103.7        from 40.0 to 74.0     from 1.80 to 7.50
    Lymphocytes     38.0 %         2.93 10^9/L       from 19.0 to 48.0     from 1.00 to 4.00
    Monocytes       5.1 %          0.39 10^9/L       from 3.4 to 10.0      from 0.20 to 0.90`
    const { unread } = readRows([typeset(page, { width: 900 })])
    expect(unread.map(({ text }) => text)).toEqual([expect.stringContaining('Neutrophils 55.3 % 4.26')])
  })
})

describe('a row of a picture whose value was not recognised', () => {
  it.each([
    ['with words before its limit', 'RF', "RF                  S..'6        U/mL      (up to 14)"],
    ['below a row without a unit', 'MCV', 'MCV                 €5.8         fL        80.0 - 98.0'],
  ])('%s is a line to check', (_, name, line) => {
    const page = typeset(
      `
    Haemoglobin         141          g/L       125 - 165
    Haematocrit         0.424                  0.370 - 0.490
    ${line}
    MCH                 29.1         pg        27.0 - 33.5`,
      { width: 600 },
    )
    for (const word of page.words) word.confidence = 0.95
    const { markers, unread } = readRows([page])
    expect(unread.map(({ text }) => text)).toContainEqual(expect.stringContaining(name))
    expect(markers.map(({ low, high }) => [low, high])).toEqual([
      [125, 165],
      [0.37, 0.49],
      [27, 33.5],
    ])
  })
})

describe('the sign of a footnote behind a name', () => {
  it('is no second value of its row', () => {
    const page = `
    CRP 1)         Serum     4.6    mg/L    < 5.0
    HbA1c 2)       Blood     5.1    %       4.0-5.6
    Ferritin       Serum     88     ng/mL   30-400`
    const { markers, unread } = readRows([typeset(page, { width: 600 })])
    expect(markers.map(({ value, doubtful }) => [value, doubtful])).toEqual([
      [4.6, false],
      [5.1, false],
      [88, false],
    ])
    expect(unread).toEqual([])
  })
})

describe('a value that was printed as signs', () => {
  it.each(REPORT_LAYOUTS.flatMap((layout) => ['#?#', '□□', '####'].map((signs) => [signs, layout] as const)))(
    '"%s" with a unit and a range in a report "%s" is a line to check',
    async (signs, layout) => {
      const garbled = row('Harnstoff', 877, 'mg/dl', 17, 43, 'H')
      const pages = await readPdfText(await draw(layout, [...ROWS, garbled]), TEXT_LIMITS)
      for (const word of pages.flatMap(({ words }) => words)) word.text = word.text.replace('877', signs)
      const { markers, unread } = readRows(pages)
      expect(markers.map(({ name }) => name)).not.toContain('Harnstoff')
      expect(unread.map(({ text }) => text)).toContainEqual(expect.stringContaining('Harnstoff'))
    },
  )
})

describe('a line to check', () => {
  const unreadOf = (text: string) => readRows([typeset(text, { width: 900 })]).unread.map((line) => line.text)

  it('a value in the column of another panel is one, although its name is on another line', () => {
    const text = `Test              Result  Units   Range           Test             Result  Units   Range
Glucose           5.1     mmol/L  3.9 - 5.8       Urea             5.0     mmol/L  2.5 - 7.8
Sodium            140     mmol/L  135 - 145       Potassium        4.1     mmol/L  3.5 - 5.1
Non-HDL           4.81    mmol/L  unter 4.14      *                5.2             unter 5.0

                                                  Cholesterol/HDL quotient`
    expect(unreadOf(text)).toEqual(['5.2 unter 5.0'])
  })

  it('a value below the values of rows is one, although no name is near it', () => {
    const text = `Test              Result  Units   Range
Glucose           5.1     mmol/L  3.9 - 5.8
Sodium            140     mmol/L  135 - 145
Chloride          101     mmol/L  98 - 107
                  5.2             2.0 - 5.0
Potassium         4.1     mmol/L  3.5 - 5.1`
    expect(unreadOf(text)).toEqual(['5.2 2.0 - 5.0'])
  })

  it('the method between a name and its value is no part of it', () => {
    const text = `Analyses                              Méthode               Résultats   Unités   Valeurs
Fer                                   Colorimétrie          97          ug/dL    50 - 150
Ferritine                             Néphélométrie         31          ng/mL    20 - 200
Coefficient de saturation de la       Immunoturbidimétrie   44          %
transferrine
CRP                                   Néphélométrie         3           mg/L     0 - 5`
    expect(unreadOf(text)).toEqual(['Coefficient de saturation de la transferrine 44 %'])
  })
})
