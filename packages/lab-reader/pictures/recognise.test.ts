import { describe, expect, it } from 'vitest'
import { type Recognised, wordsOf, wordsOfLine } from './recognise.ts'
import type { Found } from './recogniser.ts'
import { unreadUnits } from './secondReading.ts'

const [WIDE, TALL] = [20, 30]

/** Words as a recogniser returns them, in sequence, each character in a box of its own. */
function line(...texts: string[]): { baseline: Found['bbox']; words: Found[] } {
  let x = 40
  const words = texts.map((text) => {
    const symbols = [...text].map((sign, at) => ({
      text: sign,
      bbox: { x0: x + at * WIDE, y0: 20, x1: x + (at + 1) * WIDE, y1: 20 + TALL },
    }))
    const bbox = { x0: x, y0: 20, x1: x + text.length * WIDE, y1: 20 + TALL }
    x = bbox.x1 + WIDE
    return { text, confidence: 90, symbols, bbox }
  })
  return { baseline: { x0: 0, y0: 20 + TALL, x1: x, y1: 20 + TALL }, words }
}

/** Nothing but white: no sign is recognised by its shape. */
const PAPER = { pixels: new Uint8Array(1600 * 80).fill(255), width: 1600, height: 80 }

const textsOf = (...texts: string[]) => wordsOfLine(line(...texts), PAPER).map(({ word }) => word.text)

describe('the words of a recognised line', () => {
  it('the words of a recognised line include the mark before a number as a word, also a star that was read as quotes', () => {
    expect(textsOf('Ferritin', '*9.5', '#7', '“12')).toEqual(['Ferritin', '*', '9.5', '#', '7', '*', '12'])
    const [, mark, number] = wordsOfLine(line('Ferritin', '*9.5'), PAPER)
    expect(mark?.box.x1).toBe(number?.box.x0)
  })

  it('the last dot of a leader that was read as a quote is no part of the number behind it', () => {
    expect(textsOf('Ferritin', '‘268', '‘32%')).toEqual(['Ferritin', '268', '32%'])
  })

  /** A word whose characters from `at` are this far behind those before, in pixels. */
  const withGap = (text: string, at: number, gap: number) => {
    const { baseline, words } = line(text)
    const [word] = words
    for (const { bbox } of word?.symbols.slice(at) ?? []) {
      bbox.x0 += gap
      bbox.x1 += gap
    }
    return {
      baseline,
      words: words.map((each) => ({ ...each, bbox: { ...each.bbox, x1: each.bbox.x1 + gap } })),
    }
  }

  it.each([
    ['4061U/L', 3, ['406', 'IU/L']],
    ['71Uml', 2, ['71', 'Uml']],
    ['36U/', 2, ['36', 'U/L']],
    ['62,8%', 4, ['62,8', '%']],
    ['O,15mg/dl', 4, ['0,15', 'mg/dl']],
    ['LU/L', 1, ['L', 'U/L']],
    ['6september', 1, ['6', 'september']],
    ['25OH', 1, ['25OH']],
    ['IU/L', 1, ['IU/L']],
  ])('the words of a recognised line split %s at its gap, before character %i', (text, at, expected) => {
    const texts = (gap: number) => wordsOfLine(withGap(text, at, gap), PAPER).map(({ word }) => word.text)
    expect(texts(14)).toEqual(expected)
    expect(texts(4)).toHaveLength(1)
  })

  it.each([
    ['86mg/1', ['86', 'mg/L']],
    ['1,6ng/m1', ['1,6', 'ng/mL']],
    ['81U/ml', ['81U/ml']],
    ['24h', ['24h']],
  ])('the words of a recognised line split %s from its unit although there is no gap', (text, expected) => {
    expect(textsOf(text)).toEqual(expected)
  })

  it.each([
    [['0,2a25'], ['0,2', 'a', '25']],
    [['(8a60)'], ['(8', 'a', '60)']],
    [
      ['O', 'a40'],
      ['0', 'a', '40'],
    ],
    [
      ['от12,5до', '16,5'],
      ['от', '12,5', 'до', '16,5'],
    ],
    [['bis5,5'], ['bis', '5,5']],
    [
      ['name', 'a1'],
      ['name', 'a1'],
    ],
    [['E2'], ['E2']],
    [['3y'], ['3y']],
  ])('the words of a recognised line split the limits of a range from its words: %j', (seen, expected) => {
    expect(textsOf(...seen)).toEqual(expected)
  })

  it('the words of a recognised line have a filled triangle behind a number that was read as a 4, and keep a 4', () => {
    const found = line('12,64')
    const { bbox } = found.words[0]?.symbols.at(-1) ?? { bbox: { x0: 0, x1: 0, y0: 0, y1: 0 } }
    const pixels = PAPER.pixels.slice()
    for (let half = 0; half < WIDE / 2; half += 1) {
      const middle = 1600 * (bbox.y1 - WIDE + 2 * half) + (bbox.x0 + bbox.x1) / 2
      pixels.fill(0, middle - half, middle + half)
      pixels.fill(0, middle + 1600 - half, middle + 1600 + half)
    }
    const texts = (picture: typeof PAPER) => wordsOfLine(found, picture).map(({ word }) => word.text)
    expect(texts({ ...PAPER, pixels })).toEqual(['12,6', '▲'])
    expect(texts(PAPER)).toEqual(['12,64'])
  })

  it('the words of a recognised line are unsure where the last one of a number may begin its unit', () => {
    const [word] = wordsOfLine(line('81U/ml'), PAPER)
    expect(word?.word.confidence).toBe(0.3)
  })

  it('the words of a recognised line have the zero of a range that was read as a letter, unsurely', () => {
    const [, zero] = wordsOfLine(line('Referência', 'O', 'a', '5'), PAPER)
    expect(zero?.word).toMatchObject({ text: '0', confidence: 0.3 })
    expect(textsOf('CRP', '(O', '-', '5)')).toEqual(['CRP', '(0', '-', '5)'])
    expect(textsOf('Group', 'O', 'positive')).toEqual(['Group', 'O', 'positive'])
  })

  it('the words of a recognised line have a % behind a number, where its circles and stroke look like letters', () => {
    const [, , sign] = wordsOfLine(line('RDW', '38.7', 'So', '13-43'), PAPER)
    expect(sign?.word).toMatchObject({ text: '%', confidence: 0.3 })
    expect(textsOf('38.7', 'o/o')).toEqual(['38.7', '%'])
    expect(textsOf('Name:', 'So')).toEqual(['Name:', 'So'])
  })

  it('the words of a recognised line have no space around them', () => {
    expect(textsOf('4.68', ' 40.0-74.0')).toEqual(['4.68', '40.0-74.0'])
  })

  it('the words of a recognised line join a power of ten that was read as two words', () => {
    expect(textsOf('Monocytes', '0.48', 'x10”', '3/uL')).toEqual(['Monocytes', '0.48', 'x10^3/uL'])
    expect(textsOf('0,02', '10º', '3/UL')).toEqual(['0,02', '10^3/UL'])
    expect(textsOf('Score', '10', '3/5')).toEqual(['Score', '10', '3/5'])
  })

  it.each([
    [
      ['Hemoglobin', 'A', 'lc'],
      ['Hemoglobin', 'A1c'],
    ],
    [
      ['HbA', 'Ic:', '5'],
      ['HbA1c:', '5'],
    ],
    [
      ['Vitamin', 'A', '1'],
      ['Vitamin', 'A', '1'],
    ],
  ])('the words of a recognised line join the pieces of an abbreviation: %j', (seen, expected) => {
    expect(textsOf(...seen)).toEqual(expected)
  })

  it.each([
    [['<O,', '44'], ['<0,44'], 0.4],
    [['5.', '3'], ['5.3'], 0.4],
    [['0,17-0,', '35'], ['0,17-0,35'], 0.4],
    [['5,', '3'], ['5,', '3'], 0.6],
    [['Nr,', '3'], ['Nr,', '3'], 0.4],
  ])(
    'the words of a recognised line join a number that was torn behind its mark: %j',
    (seen, expected, gap) => {
      const { baseline, words } = line(...seen)
      const [first, second] = words
      const shift = gap * TALL - WIDE
      if (first && second) {
        for (const { bbox } of [second, ...second.symbols]) {
          bbox.x0 += shift
          bbox.x1 += shift
        }
      }
      expect(wordsOfLine({ baseline, words }, PAPER).map(({ word }) => word.text)).toEqual(expected)
    },
  )

  it('the words of a recognised line keep a quote that is not the mark of a number', () => {
    expect(textsOf('"Lab', '5*')).toEqual(['"Lab', '5*'])
    expect(textsOf('35”', 'Lab”')).toEqual(['35', '*', 'Lab”'])
  })

  it.each(['|', 'l', '1', '!', '|!'])(
    'the words of a recognised line have the Roman one of troponin where it was read as %s',
    (stroke) => {
      expect(textsOf('Troponin', stroke, '0.01')).toEqual(['Troponin', 'I', '0.01'])
    },
  )

  it.each([
    ['Vitamina', '812', 'B12'],
    ['Витамин', '0', 'D'],
    ['Vitamin', 'B6', 'B6'],
    ['Sodium', '812', '812'],
  ])('the words of a recognised line have the letter of a vitamin: %s %s is %s', (name, seen, letter) => {
    expect(textsOf(name, seen, '298')).toEqual([name, letter, '298'])
  })

  it('the words of a recognised line keep a one behind another name', () => {
    expect(textsOf('Sodium', '1', '0.01')).toEqual(['Sodium', '1', '0.01'])
  })
})

const seen = (text: string, x: number, y: number, confidence = 0.9): Recognised => ({
  word: { text, x, y, width: 60, height: 30, angle: 0, confidence },
  box: { x0: x, y0: y, x1: x + 60, y1: y + 30 },
  symbols: [],
})

describe('the words of a picture', () => {
  const around = (text: string, confidence?: number) =>
    wordsOf([seen('Glucose', 0, 0), seen(text, 300, 0, confidence), seen('Ferritin', 600, 0)])

  it.each(['÷', '↑', '↓', '§', '°', '¬', '†', '¦', '<', '≥', '--'])(
    'the words of a picture keep the sign %s',
    (sign) => {
      expect(around(sign).map(({ text }) => text)).toContain(sign)
    },
  )

  it.each(['~', '^', '_', '"', '\\'])('the words of a picture leave out %s, which is a stain', (sign) => {
    expect(around(sign).map(({ text }) => text)).toEqual(['Glucose', 'Ferritin'])
  })

  it('the words of a picture keep the name of a row, however unsure, so that its row gets no other name', () => {
    const words = [
      seen('Glucose', 0, 0),
      seen('LIMФo', 0, 60, 0.05),
      seen('5,5', 300, 60),
      seen('Ferritin', 600, 0),
    ]
    expect(wordsOf(words).map(({ text }) => text)).toContain('LIMФo')
    expect(wordsOf(words.filter(({ word }) => word.text !== '5,5')).map(({ text }) => text)).not.toContain(
      'LIMФo',
    )
  })

  it('the words of a picture leave out letters with low confidence, but never figures or units', () => {
    expect(around('ek', 0.1)).toHaveLength(2)
    expect(around('7.2', 0.1)).toHaveLength(3)
    expect(around('(<5', 0.1)).toHaveLength(3)
    expect(around('|>0--|', 0.01)).toHaveLength(2)
    expect(around('mg/dL', 0.1)).toHaveLength(3)
  })

  it.each(['a', '-'])('the words of a picture keep %s between two numbers, however unsure', (between) => {
    const words = (first: string) =>
      wordsOf([
        seen('Sodium', 0, 0),
        seen(first, 100, 0),
        seen(between, 200, 0, 0),
        seen('1,2', 300, 0),
        seen('Remark', 400, 0),
      ]).map(({ text }) => text)
    expect(words('0,8')).toEqual(['Sodium', '0,8', between, '1,2', 'Remark'])
    expect(words('Glucose')).toEqual(['Sodium', 'Glucose', '1,2', 'Remark'])
  })

  it.each(['to', 'bis', '='])('the words of a picture keep %s of a range, however unsure', (text) => {
    expect(around(text, 0.04)).toHaveLength(3)
  })
})

describe('the signs beside the text of a picture', () => {
  const around = (x: number) =>
    wordsOf([seen('Ferritin', 0, 0), seen('60)', 300, 0), seen('/', x, 0), seen('Glucose', 250, 40)]).map(
      ({ text }) => text,
    )

  it('the signs beside the text of a picture are left out, unless they are one space behind a word', () => {
    expect(around(420)).not.toContain('/')
    expect(around(370)).toContain('/')
  })
})

describe('the words that are recognised again as units', () => {
  const again = (...found: Recognised[]) => unreadUnits(found).map(({ word }) => word.text)

  it.each(['£', '».', '10-12/L', 'g/4L', 'Y%'])(
    'the words that are recognised again as units include %s behind a number',
    (text) => {
      expect(again(seen('MCV', 0, 0), seen('88', 100, 0), seen(text, 200, 0))).toEqual([text])
    },
  )

  it('the words that are recognised again as units include words in the column of units, behind any word', () => {
    const column = [seen('mg/dL', 200, 0), seen('mg/dL', 200, 40)]
    expect(again(...column, seen('Potassium', 0, 80), seen('mmoI/L', 202, 80))).toEqual(['mmoI/L'])
    expect(again(...column, seen('Potassium', 0, 80), seen('mmoI/L', 400, 80))).toEqual([])
  })

  it('the words that are recognised again as units exclude units that were read well, flags, and signs that reports use', () => {
    for (const text of ['mg/dL', 'High', '↑'])
      expect(again(seen('MCV', 0, 0), seen('88', 100, 0), seen(text, 200, 0))).toEqual([])
  })
})
