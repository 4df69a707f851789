import { describe, expect, it } from 'vitest'
import type { Page } from '../page/words.ts'
import { spell } from '../pictures/spelling.ts'
import { typeset } from '../testing/typeset.ts'
import { readRows } from './rows.ts'

/** One row below headings; with a confidence, as recognised in a picture. */
function page(line: string, confidence?: number): Page {
  const lines = ['Test                  Result   Unit     Reference      Flag', line]
  const whole = typeset(lines.join('\n'))
  const [heading] = whole.words
  const recognised = whole.words.map((word) => (word.y === heading?.y ? word : { ...word, confidence }))
  return confidence === undefined ? whole : { ...whole, words: recognised }
}

const only = (line: string, confidence?: number) => readRows([page(line, confidence)]).markers[0]

describe('a row of a text PDF', () => {
  it.each([
    'Potassium             4.35     mmol/L   3.5-5.2        NORMAL',
    'C-Reactive Protein    212      mg/L     0-3            HIGH',
    'Rosehip factor        7        zorks    1-3            H',
    'Glucose               99       mg/dL    70-99          HIGH',
    'Κρεατινίνη            1.3      mg/dL    0.6-1.2        \u0397',
  ])('a row of a text PDF is accepted as printed: %s', (line) => {
    expect(only(line)?.doubtful).toBe(false)
  })

  it.each([
    ['its flag contradicts its range', 'Glucose               85       mg/dL    70-99          HIGH'],
    ['its value is not possible in blood', 'C-Reactive Protein    -0.4     mg/L     0-3            LOW'],
    ['its range is that of another test', 'White blood cells     30       10^9/L   27.0-33.5      NORMAL'],
  ])('a row of a text PDF is doubtful where %s', (_, line) => {
    expect(only(line)?.doubtful).toBe(true)
  })
})

describe('a row recognised in a picture', () => {
  it('a row recognised in a picture is doubtful where a limit ends in its decimal mark', () => {
    expect(only('Potassium             4.35     mmol/L   3.5-5.         NORMAL', 0.95)?.doubtful).toBe(true)
  })

  it('a row recognised in a picture is sure where every word is sure and its figures are possible for the marker', () => {
    expect(only('Potassium             4.35     mmol/L   3.5-5.2        NORMAL', 0.95)?.doubtful).toBe(false)
  })

  it.each([
    [
      'was recognised with little confidence',
      'Potassium             4.35     mmol/L   3.5-5.2        NORMAL',
      0.4,
    ],
    [
      'has a range that is impossible for the marker',
      'Sodium                140      mmol/L   13-14          HIGH',
      0.95,
    ],
    [
      'has a value that is impossible for the marker',
      'TSH                   579      mIU/L    0.45-4.5       HIGH',
      0.95,
    ],
    [
      'has one limit with a decimal point and the other without',
      'Rosehip               7.1      mg/dL    6.0-83         NORMAL',
      0.95,
    ],
    [
      'has a unit that no laboratory prints',
      'Glucose               85       rng/oL   70-99          NORMAL',
      0.95,
    ],
  ])('a row recognised in a picture is doubtful where it %s', (_, line, confidence) => {
    expect(only(line, confidence)?.doubtful).toBe(true)
  })

  it('a row recognised in a picture gets a name back of which one character was taken for another, and is doubtful', () => {
    const line = 'ROW                   13.9     %        11.5-14.5      NORMAL'
    expect(only(line, 0.95)).toMatchObject({ name: 'RDW', marker: 'RDW', doubtful: true, doubt: 'picture' })
    expect(only(line)).toMatchObject({ name: 'ROW', marker: null })
  })

  it.each([
    ['its value has a far other reading', '8.1', '81', false],
    ['its value has a close other reading', '8.1', '8.7', true],
    ['its range has another reading', '7.0-16.0', '7.6-16.0', true],
  ])('a row recognised in a picture that a calculation confirms, where %s', (_, text, other, isDoubtful) => {
    const lines = [
      'Test                  Result   Unit     Reference',
      'IgG                   8.1      g/L      7.0-16.0',
      'IgG                   810      mg/dL    700-1600',
    ]
    const whole = typeset(lines.join('\n'))
    const words = whole.words.map((word) =>
      word.text === text ? { ...word, confidence: 0.5, other } : { ...word, confidence: 0.99 },
    )
    expect(readRows([{ ...whole, words }]).markers.map(({ doubtful }) => doubtful)).toEqual([
      isDoubtful,
      false,
    ])
  })

  it.each([
    ['lacks its last figure, which may be a mark', '20,44', '20,4', true],
    ['has one more figure', '20,4', '20,44', true],
    ['has another figure', '20,4', '26,4', false],
  ])(
    'a row recognised in a picture of whose value a reading that was outvoted %s',
    (_, text, other, isDoubtful) => {
      const whole = typeset(`PDW        ${text}      fL     9,0-17,0`)
      const words = whole.words.map((word) => ({
        ...word,
        confidence: 0.75,
        ...(word.text === text && { other }),
      }))
      expect(readRows([{ ...whole, words }]).markers.map(({ doubtful }) => doubtful)).toEqual([isDoubtful])
    },
  )

  it.each([
    [0.99, [false, false, true, false]],
    [undefined, [false, false, false, false]],
  ])(
    'a row recognised with the confidence %s whose mark contradicts its range is doubtful',
    (confidence, expected) => {
      const whole = typeset(`
 Zinc        54       *   ug/dL    70-120
 IgM         38       *   mg/dL    40-230
 NT-proBNP   15.5     *   pg/mL    0-125
 CK          205          U/L      39-308`)
      const words = whole.words.map((word) => (confidence === undefined ? word : { ...word, confidence }))
      expect(readRows([{ ...whole, words }]).markers.map(({ doubtful }) => doubtful)).toEqual(expected)
    },
  )

  it('a row recognised in a picture gets a lost decimal point back where it must have had one, and stays doubtful', () => {
    expect(only('Potassium             4.35     mmol/L   35-52          NORMAL', 0.95)).toMatchObject({
      value: 4.35,
      low: 3.5,
      high: 5.2,
      flag: 'normal',
      doubtful: true,
    })
    expect(only('Potassium             4.35     mmol/L   35-52          NORMAL')).toMatchObject({
      low: 35,
      high: 52,
    })
  })

  it('a row recognised in a picture is doubtful where the rows around it have a range and it has none', () => {
    const rows = ['Sodium  140  mmol/L  135-145', 'Chloride  101  mmol/L  96-106', 'Potassium  4.3  mmol/L']
    const words = rows.flatMap((text, row) =>
      text.split('  ').map((cell, column) => ({
        text: cell,
        x: 40 + 150 * column,
        y: 40 + 14 * row,
        width: 6 * cell.length,
        height: 8,
        angle: 0,
        confidence: 0.95,
      })),
    )
    const { markers } = readRows([{ number: 1, width: 700, height: 800, words }])
    expect(markers.map(({ name, doubtful }) => [name, doubtful])).toEqual([
      ['Sodium', false],
      ['Chloride', false],
      ['Potassium', true],
    ])
  })
})

describe('a recognised word', () => {
  it.each([
    ['ulU/mL', 'uIU/mL'],
    ['UL', 'U/L'],
    ['K/ulL', 'K/uL'],
    ['mU/min/1.73m2', 'mL/min/1.73m2'],
    ['Pg', 'pg'],
    ['Alc', 'A1c'],
    ['Bl2', 'B12'],
    ['kUl/L', 'kUI/L'],
    ['mu/L', 'mU/L'],
    ['pa/mL', 'pg/mL'],
    ['tys/u1', 'tys/µl'],
    ['x1079/L', 'x10^9/L'],
    ['10-3nL', '10^3/uL'],
    ['10:/mm:', '10^3/mm3'],
    ['ll', 'l/l'],
    ['£', 'fL'],
    ['Borrelien-I9G', 'Borrelien-IgG'],
    ['ml/min/1.73sq.m', 'ml/min/1.73sq.m'],
    ['mlu/', 'mIU/L'],
    ['µUl/mL', 'µUI/mL'],
    ['/mm?', '/mm3'],
    ['10%/mmc', '10^3/mmc'],
    ['10º/uL', '10^3/uL'],
    ['10”/L', '10^9/L'],
    ['>0OR=1.03', '≥1.03'],
    ['lonized', 'Ionized'],
    ['8.6—-10.2', '8.6-10.2'],
  ])('%s is corrected to %s', (text, expected) => {
    expect(spell(text)).toEqual({ text: expected, changedNumber: false })
  })

  it.each(['mg/dL', 'MG/DL', 'u/l', 'Glucose', 'T3', 'IL-6', 'Low', '5.4', '70-99', 'cumm', 'lipoprotein'])(
    '%s stays',
    (text) => {
      expect(spell(text)).toEqual({ text, changedNumber: false })
    },
  )

  it.each([
    ['l0.5', '10.5'],
    ['4O-60', '40-60'],
    ['60-17(', '60-170'],
  ])('%s is corrected to %s, as a guess', (text, expected) => {
    expect(spell(text)).toEqual({ text: expected, changedNumber: true })
  })
})
