import { describe, expect, it } from 'vitest'
import { agreedOn, isNumber, mergeReadings, withFigures, withLatinPrint } from './readings.ts'
import type { Recognised } from './recognise.ts'

describe('readings of one number', () => {
  it('readings of one number have more confidence than each of them where they agree', () => {
    const agreed = agreedOn([
      { text: '4.5', confidence: 0.8 },
      { text: '4.5', confidence: 0.7 },
    ])
    expect(agreed?.text).toBe('4.5')
    expect(agreed?.confidence).toBeCloseTo(0.94)
    expect(agreed?.other).toBeUndefined()
  })

  it('readings of one number are unsure where they differ, however sure each was; a point is more often missed than invented', () => {
    const readings = [
      { text: '45', confidence: 0.99 },
      { text: '4.5', confidence: 0.95 },
    ]
    expect(agreedOn(readings)).toEqual({ text: '4.5', confidence: 0.5, other: '45' })
  })

  it('readings of one number are unsure where one has a comparator, which is more often missed than invented', () => {
    const readings = [
      { text: '37', confidence: 0.95 },
      { text: '<37', confidence: 0.6 },
    ]
    expect(agreedOn(readings)).toEqual({ text: '<37', confidence: 0.5, other: '37' })
  })

  it('readings of one number are decided by the majority, with the decimal mark of the first one', () => {
    const readings = [
      { text: '17', confidence: 0.94 },
      { text: '1.7', confidence: 0.8 },
      { text: '1,7', confidence: 0.7 },
    ]
    expect(agreedOn(readings)).toEqual({ text: '1.7', confidence: 0.75, other: '17' })
  })

  it.each([
    ['(6.00', '000', '(0.00'],
    ['45-55', '4556', '45-56'],
  ])('%s with the figures %s is %s', (text, figures, expected) => {
    expect(withFigures(text, figures)).toBe(expected)
  })

  it.each(['4.5', '<5', '(1.80-7.50)', '[136,0–145,0]', '95%', '5.2°', 'Ref:4.1-'])(
    'hold figures alone: %s',
    (text) => {
      expect(isNumber(text)).toBe(true)
    },
  )

  it.each(['B12', '10^9/L', '-', '12-Aug-2011', ''])(
    'readings of one number do not include texts with letters: %s',
    (text) => {
      expect(isNumber(text)).toBe(false)
    },
  )
})

describe('two readings of one page', () => {
  const seen = (text: string, x: number, confidence = 0.9): Recognised => ({
    word: { text, x, y: 0, width: 40, height: 20, angle: 0, confidence },
    box: { x0: x, y0: 0, x1: x + 40, y1: 20 },
    symbols: [],
  })
  const texts = (found: Recognised[]) => found.map(({ word }) => word.text)

  it('two readings of one page give names in the page’s own language, units from either reading, and words that one missed', () => {
    const own = [seen('Hämatokrit', 0), seen('44,5', 100), seen('Y*', 200, 0.5)]
    const other = [seen('Hamatokrit', 2), seen('44,6', 101), seen('%', 200), seen('mg/dl', 300)]
    const merged = mergeReadings(own, other)
    expect(texts(merged)).toEqual(['Hämatokrit', '44,5', '%', 'mg/dl'])
    expect(merged[1]?.readings).toEqual([{ text: '44,6', confidence: 0.9 }])
  })

  it('two readings of one page give the words that one of them could not read, and none twice', () => {
    const own = [seen('Uxi', 0, 0.05), seen('HDL-kolesterol', 100)]
    const other = [seen('Ureia', 0, 0.7), seen('kolesterol', 160), seen('Ferro', 220)]
    expect(texts(mergeReadings(own, other))).toEqual(['Ureia', 'HDL-kolesterol', 'Ferro'])
  })

  it('two readings of one page give a comparator that its own model passed over or took for another sign', () => {
    const own = [seen('«-', 0), seen('35', 100), seen('-', 200), seen('40', 300)]
    const other = [seen('<', 0), seen('35', 100), seen('-', 200), seen('<', 240), seen('40', 300)]
    expect(texts(mergeReadings(own, other))).toEqual(['<', '35', '-', '40', '<'])
    expect(texts(mergeReadings([seen('200]', 50)], [seen('[<', 0), seen('200]', 50)]))).toEqual([
      '200]',
      '[<',
    ])
  })

  it('two readings of one page keep a range in three words that the other reading has in one', () => {
    const own = [
      seen('4,0', 0),
      { ...seen('-', 45, 0.5), box: { x0: 45, y0: 8, x1: 55, y1: 12 } },
      seen('5,6', 60),
    ]
    const other = [{ ...seen('4.0-5.6', 0), box: { x0: 0, y0: 0, x1: 100, y1: 20 } }]
    expect(texts(mergeReadings(own, other))).toEqual(['4,0', '-', '5,6'])
  })

  it('two readings of one page give a word once that one of them read as two pieces without meaning', () => {
    const other = [{ ...seen('mg/dL', 0), box: { x0: 0, y0: 0, x1: 80, y1: 20 } }]
    for (const confidence of [0.1, 0.4]) {
      const own = [seen('mq', 0, confidence), seen('ldL', 40, confidence)]
      expect(texts(mergeReadings(own, other))).toEqual(['mg/dL'])
    }
  })

  it('two readings of one page are unsure of a unit that they read differently', () => {
    const confidences = (text: string) =>
      mergeReadings([seen('/ul', 0, 0.2)], [seen(text, 0)]).map(({ word }) => word.confidence)
    expect(confidences('U/L')).toEqual([0.4])
    expect(confidences('/µL')).toEqual([0.9])
  })

  it.each([
    ['як', '++', '++'],
    ['ж', '*', '*'],
    ['ρΓοΒΝΡ', 'proBNP', 'proBNP'],
    ['άΡΤΤ', 'aPTT', 'aPTT'],
    ['ΗΡΒεΑσ', 'HBsAg', 'HBsAg'],
    ['Τοοί', 'Test', 'Test', 0.65],
    ['25-0ΟΗ', '25-OH', '25-OH', 0.5],
    ['5!', 'SI', 'SI'],
    ['5!', 'Si', 'Si'],
    ['ΝΑΤΡΙΟ', 'NATPIO', 'ΝΑΤΡΙΟ', 0.6],
    ['Τεστ', 'Test', 'Τεστ'],
    ['Prüfung', 'Prufung', 'Prüfung', 0.6],
    ['в', '++', 'в', 0.97],
    ['д1', '++', 'д1'],
  ])(
    'two readings of one page, of which one has %s and the other %s, give %s',
    (text, other, result, sure = 0.7) => {
      expect(texts(mergeReadings([seen(text, 0, sure)], [seen(other, 0)]))).toEqual([result])
    },
  )

  const wide = (text: string, x0: number, x1: number, confidence = 0.95): Recognised => ({
    ...seen(text, x0, confidence),
    box: { x0, y0: 0, x1, y1: 20 },
  })

  it.each([
    ['2181079/л', '218', ['218', '10^9/л']],
    ['от125дДдо', '125', ['от', '125', 'до']],
    ['от125', '125', ['от', '125']],
    ['ABC125', '125', ['ABC125']],
  ])('two readings of one page part %s where the other one has the number %s', (text, number, expected) => {
    const other = [wide('oT', 0, 40, 0.5), wide(number, 50, 100), wide('po', 110, 150, 0.5)]
    expect(texts(mergeReadings([wide(text, 0, 150, 0.5)], other))).toEqual(expected)
  })

  it('two readings of one page keep a number that the other reading split', () => {
    const own = [seen('4.0-5.6', 0)]
    const [merged] = mergeReadings(own, [seen('4.0', 0), seen('5.6', 15)])
    expect(merged?.readings).toBeUndefined()
  })

  const print = (own: Recognised[], latin: Recognised[]) => withLatinPrint(own, latin)[0]

  it.each([
    ['a value that touches its unit', [wide('3,5/η0/α!.', 0, 120, 0.1)], ['3,5', 'mg/dL'], ['3,5', 'mg/dL']],
    ['a percentage', [wide('62,496', 0, 120)], ['62,4', '%'], ['62,4', '%']],
    ['a range', [wide('264', 0, 50, 0.2), wide('-9Ί16', 60, 120, 0.4)], ['264-916'], ['264-916']],
    ['a unit', [wide('ησ/αι.', 0, 120, 0.7)], ['ng/dL'], ['ng/dL']],
    ['a word of its own', [wide('Σίδηρος', 0, 120, 0.7)], ['2'], ['Σίδηρος']],
    ['a short word that is surer', [wide('ή', 0, 120, 0.97)], ['1'], ['ή']],
    [
      'an abbreviation',
      [wide('ΗΡΙ', 0, 40), wide('-χοληστερόλη', 45, 120)],
      ['HDL-xoAnotepoAn'],
      ['HDL-χοληστερόλη'],
    ],
    ['no word of one script', [wide('Μεσο-λαβητής', 0, 120)], ['Meoo-AaBntng'], ['Μεσο-λαβητής']],
    ['a flag', [wide('721.', 0, 120, 0.3)], ['72', 'LL'], ['72', 'LL']],
    ['a flag alone', [wide('ι', 0, 120, 0.97)], ['L'], ['L']],
    ['the article', [wide('Η', 0, 120, 0.97)], ['H'], ['Η']],
    ['a name of two words', [wide('ΑΙΤ(ΕΘΡΤ)', 0, 120, 0.6)], ['ALT', '(SGPT)'], ['ALT', '(SGPT)']],
    ['no name', [wide('ΑΙΤ(ΕΘΡΤ)', 0, 120, 0.6)], ['AIT', '(EQPT)'], ['ΑΙΤ(ΕΘΡΤ)']],
    ['a misread word beside a number', [wide('Άλφα', 0, 120, 0.4)], ['ANda', '2'], ['Άλφα']],
  ])('of a page in another script, %s is taken from the reading that knows it', (_, own, latin, expected) => {
    const step = 120 / latin.length
    const other = latin.map((text, at) => wide(text, at * step, (at + 1) * step - 5))
    expect(texts(print(own, other))).toEqual(expected)
  })

  it('of a page in another script, a number has both readings, and the decimal mark of the Latin one', () => {
    const [merged] = print([wide('15.3', 0, 60, 0.8)], [wide('15,8', 0, 60)])
    expect(merged?.word.text).toBe('15,8')
    expect(merged?.readings).toEqual([{ text: '15.3', confidence: 0.8 }])
  })

  it('of a page in another script, each word of the Latin reading is used once', () => {
    const merged = mergeReadings(
      ...withLatinPrint([wide('Τ4', 0, 30), wide('961', 40, 90)], [wide('1,42', 40, 90)]),
    )
    expect(texts(merged)).toEqual(['Τ4', '1,42'])
  })
})
