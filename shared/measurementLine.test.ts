import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_LINE, readLine } from './measurementLine.ts'

/** The readings as short texts, and what is asked. */
function read(typed: string) {
  const { readings, asks } = readLine(typed)
  return [
    ...readings.map(({ kind, value, diastolic, unit, fasting }) =>
      [
        kind,
        diastolic === null ? value : `${value}/${diastolic}`,
        unit,
        ...(fasting ? ['fasting'] : []),
      ].join(' '),
    ),
    ...asks.map(
      ({ why, part, choices }) => `${why}? ${[part, ...choices.map(({ writes }) => writes)].join(' | ')}`,
    ),
  ]
}

describe('readLine', () => {
  it.each<[string, string[]]>([
    ['128/82 68', ['bloodPressure 128/82 mmHg', 'pulse 68 /min']],
    ['128/82/68', ['bloodPressure 128/82 mmHg', 'pulse 68 /min']],
    ['72.4 kg 128/82 68', ['weight 72.4 kg', 'bloodPressure 128/82 mmHg', 'pulse 68 /min']],
    ['72,4kg, 128 / 82 mmHg', ['weight 72.4 kg', 'bloodPressure 128/82 mmHg']],
    ['RR 120/80 puls 66', ['bloodPressure 120/80 mmHg', 'pulse 66 /min']],
    ['Blutdruck 135 zu 85, Puls: 70', ['bloodPressure 135/85 mmHg', 'pulse 70 /min']],
    ['tension 13/8', ['impossible? 13/8 | 130/80']],
    ['tension 130 sur 80 pouls 66', ['bloodPressure 130/80 mmHg', 'pulse 66 /min']],
    ['presión 130/80 pulso 66', ['bloodPressure 130/80 mmHg', 'pulse 66 /min']],
    ['120 over 80', ['bloodPressure 120/80 mmHg']],
    ['glucose 98 fasting', ['glucose 98 mg/dL fasting']],
    ['Glukose nüchtern 5,4', ['glucose 5.4 mmol/L fasting']],
    ['glycémie à jeun 98', ['glucose 98 mg/dL fasting']],
    ['glucosa en ayunas 98', ['glucose 98 mg/dL fasting']],
    ['5,6 mmol/l', ['glucose 5.6 mmol/L']],
    ['waist 91', ['waist 91 cm']],
    ['tour de taille 91', ['waist 91 cm']],
    ['Fieber 38,4', ['temperature 38.4 °C']],
    ['38.4°C', ['temperature 38.4 °C']],
    ['66 bpm', ['pulse 66 /min']],
    ['66 puls', ['pulse 66 /min']],
    ['poids 72,4 pouls 66', ['weight 72.4 kg', 'pulse 66 /min']],
    ['', []],
  ])('readLine reads "%s"', (typed, expected) => expect(read(typed)).toEqual(expected))

  it.each<[string, string[]]>([
    ['72.4', ['ambiguous? 72.4 | 72.4 kg | 72.4 cm']],
    ['72,4', ['ambiguous? 72,4 | 72,4 kg | 72,4 cm']],
    ['68', ['ambiguous? 68 | 68 kg | 68 /min | 68 mg/dL | 68 cm']],
    ['glucose 28', ['ambiguous? 28 | 28 mg/dL | 28 mmol/L']],
    ['12/82', ['impossible? 12/82 | 120/82 | 112/82']],
    ['82/128', ['impossible? 82/128 | 128/82']],
    ['pulse 0', ['impossible? 0']],
    ['900 kg', ['impossible? 900']],
    ['72.4 lb', ['ambiguous? 72.4 | 72.4 kg | 72.4 cm', 'unread? lb']],
    ['pulse 66 hello', ['pulse 66 /min', 'unread? hello']],
    ['1.234 kg', ['unread? 1.234']],
    ['72 mmHg', ['impossible? 72']],
  ])('readLine asks about "%s" instead of guessing', (typed, expected) =>
    expect(read(typed)).toEqual(expected),
  )

  it.each<[string, object]>([
    ['yesterday 130/84', { daysAgo: 1, time: null }],
    ['gestern 7:40 130/84', { daysAgo: 1, time: '07:40' }],
    ['hier à 7h40 130/84', { daysAgo: 1, time: '07:40' }],
    ['130/84', { daysAgo: 0, time: null }],
  ])('readLine reads when it was from "%s"', (typed, expected) =>
    expect(readLine(typed)).toMatchObject({ ...expected, asks: [] }),
  )

  it('each choice, written into the line, has its own reading alone', () => {
    for (const typed of ['72,4', '68', 'glucose 28', '12/82', '82/128', '12/8']) {
      const { text, asks } = readLine(typed)
      for (const { from, until, choices } of asks) {
        for (const { reading, writes } of choices) {
          const again = readLine(text.slice(0, from) + writes + text.slice(until))
          expect(again.readings, `${typed} ${writes}`).toEqual([reading])
          expect(again.asks).toEqual([])
        }
      }
    }
  })

  it('every digit of a line is read or asked about, and any text is read in linear time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (typed) => {
        const { text, readings, asks } = readLine(typed)
        expect(text.length).toBeLessThanOrEqual(MAX_LINE)
        for (const { from, until, part } of asks) expect(text.slice(from, until)).toBe(part)
        for (const { value } of readings) expect(value).toBeGreaterThan(0)
      }),
    )
    const started = performance.now()
    for (const piece of ['1', '1/', '1 ', ' ', '1.', 'a', '/', '12 over ']) readLine(piece.repeat(100_000))
    expect(performance.now() - started).toBeLessThan(500)
  })
})
