import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRange, isUnit, readParts, readRange, readValue, toNumber } from './cells.ts'
import { flagMeaning, flagOf, isFlag } from './flags.ts'

describe('toNumber', () => {
  it.each([
    ['95', 95],
    ['0.41', 0.41],
    ['.5', 0.5],
    ['1,234.5', 1234.5],
    ['250,000', 250_000],
    ['2,50,000', 250_000],
    ['5,4', 5.4],
    ['0,123', 0.123],
    ['1.234,5', 1234.5],
    ['−0.36', -0.36],
    ['1.2e3', 1200],
  ])('toNumber reads %s', (printed, value) => {
    expect(toNumber(printed)).toBe(value)
  })

  it('toNumber reads every decimal number that a laboratory may print', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 3 }),
        (digits, decimals) => {
          const value = Number((digits / 10 ** decimals).toFixed(decimals))
          expect(readValue(value.toFixed(decimals))?.value).toBe(value)
          expect(readValue(value.toLocaleString('en-US', { minimumFractionDigits: decimals }))?.value).toBe(
            value,
          )
        },
      ),
    )
  })
})

describe('readValue', () => {
  it.each([
    ['<0.41', 0.41, '<', ''],
    ['< 0.41 mg/L', 0.41, '<', 'mg/L'],
    ['>= 60', 60, '>=', ''],
    ['≤5', 5, '<=', ''],
    ['95mg/dL', 95, null, 'mg/dL'],
    ['243 H', 243, null, 'H'],
    ['-1.3', -1.3, null, ''],
  ])('readValue reads %s', (text, value, comparator, rest) => {
    expect(readValue(text)).toEqual({ value, comparator, rest })
  })

  it.each([
    '70-99',
    '70 - 99',
    '06/30/2025',
    '2025-06-30',
    '08:15',
    '555-1234',
    '1:40',
    '120/80',
    'Negative',
    '1.2.3',
  ])('readValue finds no value in %s', (text) => {
    expect(readValue(text)).toBeNull()
  })
})

describe('isUnit', () => {
  it.each([
    'mg/dL',
    'g/L',
    '%',
    'fL',
    'pg',
    'K/uL',
    'M/uL',
    '10^3/uL',
    'x10E3/uL',
    '10*9/L',
    'x 10^3/µL',
    '10³/µL',
    'mmol/L',
    'µmol/L',
    'mEq/L',
    'uIU/mL',
    'µIU/mL',
    'mIU/L',
    'IU/L',
    'U/L',
    'mm/hr',
    'mm/1st hr',
    'mL/min/1.73m2',
    'mL/min/1.73 m²',
    'cells/mcL',
    'cells/cumm',
    '/cumm',
    'mill/cumm',
    'cumm',
    'ratio',
    'calc',
    'mg/dL (calc)',
    'gm/dl',
    'ng/mL',
    'pg/mL',
    'sec',
    'Thousand/uL',
    'mmol/mol',
    'mg/g',
    'g%',
  ])('isUnit accepts %s', (unit) => {
    expect(isUnit(unit)).toBe(true)
  })

  it.each(['years', 'Street', 'of', 'John', 'kg/m', 'EN', '12', 'Page', 'PM'])(
    'isUnit refuses %s',
    (text) => {
      expect(isUnit(text)).toBe(false)
    },
  )
})

describe('readRange', () => {
  it.each([
    ['4.5-11.0', 4.5, 11],
    ['4.5 – 11.0', 4.5, 11],
    ['70 to 99', 70, 99],
    ['[70-99]', 70, 99],
    ['(0.35 - 4.94)', 0.35, 4.94],
    ['< 2', null, 2],
    ['<=5', null, 5],
    ['≤5', null, 5],
    ['up to 5', null, 5],
    ['Less than 200', null, 200],
    ['5 or less', null, 5],
    ['> 40', 40, null],
    ['> OR = 50', 50, null],
    ['40 or higher', 40, null],
    ['Ref: 70-99', 70, 99],
    ['Reference range: <100', null, 100],
    ['4,000 - 10,000', 4000, 10_000],
    ['1,50,000 - 4,10,000', 150_000, 410_000],
    ['-2 - 2', -2, 2],
    ['12,0 - 16,0', 12, 16],
    ['<100 mg/dL (calc)', null, 100],
    ['inferior à 5', null, 5],
    ['superior à 40', 40, null],
    ['(N < 14)', null, 14],
    ['(N<110)', null, 110],
    ['N: 60-110', 60, 110],
  ])('readRange reads %s', (text, low, high) => {
    expect(readRange(text)?.range).toEqual({ low, high })
    expect(isRange(text)).toBe(true)
  })

  it('readRange takes the unit that is printed with the range', () => {
    expect(readRange('0.0 - 3.0 mg/L')).toEqual({ range: { low: 0, high: 3 }, unit: 'mg/L' })
    expect(readRange('<150 mg/dL')).toEqual({ range: { low: null, high: 150 }, unit: 'mg/dL' })
  })

  it.each(['Masculino: De 5 a 42', 'Uomini: Da 5 a 42', 'Hommes : de 5 à 42'])(
    'takes no range of men for a woman, whatever is before its first limit: %s',
    (text) => {
      expect(readRange(text, 'female')).toBeNull()
      expect(readRange(text, 'male')?.range).toEqual({ low: 5, high: 42 })
    },
  )

  it('readRange takes the range of the printed sex, and none where no sex is printed', () => {
    const text = 'Male: 13.0 - 17.0 Female: 12.0 - 15.0'
    expect(readRange(text, 'male')?.range).toEqual({ low: 13, high: 17 })
    expect(readRange(text, 'female')?.range).toEqual({ low: 12, high: 15 })
    expect(readRange(text)).toBeNull()
  })

  it('readRange takes the healthy grade of graded ranges', () => {
    const graded = 'Deficient: <20 Insufficient: 20-29 Sufficient: 30-100'
    expect(readRange(graded)?.range).toEqual({ low: 30, high: 100 })
  })

  it.each(['Not Estab.', '', 'Negative', '06/14/2025', 'see note'])(
    'readRange finds no range in "%s"',
    (text) => {
      expect(readRange(text)).toBeNull()
    },
  )
})

describe('readRange beside other numbers', () => {
  it.each(['a', 'to', 'bis'])('a dash between a value and a range in words is a flag: %s', (to) => {
    expect(readParts(`4.8 - 5.0 ${to} 8.0`)).toMatchObject({
      value: 4.8,
      flag: '-',
      range: { low: 5, high: 8 },
    })
  })

  it.each(['< 1:80', '80 - 1:160', 'Até 0,10 Até 10'])('readRange has no range of %s', (text) => {
    expect(readRange(text)).toBe(null)
  })

  it('readRange has the range of "de 5 até 10"', () => {
    expect(readRange('de 5 até 10')?.range).toEqual({ low: 5, high: 10 })
  })
})

describe('flags', () => {
  it.each([
    ['HIGH', 'high'],
    ['H', 'high'],
    ['(H)', 'high'],
    ['H*', 'high'],
    ['↑', 'high'],
    ['LOW', 'low'],
    ['L', 'low'],
    ['Low', 'low'],
    ['NORMAL', 'normal'],
    ['In Range', 'normal'],
    ['BORDERLINE', null],
    ['*', null],
    ['ABNORMAL', null],
  ])('flags include %s', (word, meaning) => {
    expect(isFlag(word)).toBe(true)
    expect(flagMeaning(word)).toBe(meaning)
  })

  it('flags are recomputed from the range, whose limits are normal', () => {
    const range = { low: 70, high: 99 }
    expect(flagOf(70, null, range, 'LOW')).toBe('normal')
    expect(flagOf(99, null, range, null)).toBe('normal')
    expect(flagOf(99.1, null, range, 'NORMAL')).toBe('high')
    expect(flagOf(69.9, null, range, null)).toBe('low')
    expect(flagOf(41, null, { low: 40, high: null }, null)).toBe('normal')
    expect(flagOf(2.1, null, { low: null, high: 2 }, null)).toBe('high')
  })

  it('flags come from the printed word only where there is no range, and are empty where neither decides', () => {
    const none = { low: null, high: null }
    expect(flagOf(5, null, none, 'HIGH')).toBe('high')
    expect(flagOf(5, null, none, 'BORDERLINE')).toBeNull()
    expect(flagOf(5, null, none, null)).toBeNull()
  })

  it('flags of a value with < or > say only what is certain', () => {
    expect(flagOf(0.4, '<', { low: 2.6, high: 24.9 }, null)).toBe('low')
    expect(flagOf(0.41, '<', { low: null, high: 3 }, null)).toBe('normal')
    expect(flagOf(5, '<', { low: 2, high: 9 }, null)).toBeNull()
    expect(flagOf(60, '>', { low: 60, high: null }, null)).toBe('normal')
    expect(flagOf(1500, '>', { low: 200, high: 900 }, null)).toBe('high')
  })
})

describe('the parts of a row', () => {
  it('the parts of a row are distinguished in any order', () => {
    const glucose = {
      value: 108.3,
      comparator: null,
      unit: 'mg/dL',
      range: { low: 70, high: 99 },
      flag: 'HIGH',
    }
    expect(readParts('108.3 mg/dL 70-99 HIGH')).toEqual(glucose)
    expect(readParts('HIGH 108.3 70 - 99 mg/dL')).toEqual(glucose)
    expect(readParts('108.3 HIGH mg/dL (70-99)')).toEqual(glucose)
  })

  it.each([
    ['475000 # /cumm', '/cumm', '#'],
    ['3.2 L /nl', '/nl', 'L'],
    ['0.42 L /L', 'L /L', null],
    ['3.98 - 10^12/L', '10^12/L', '-'],
  ])('the parts of a row have a flag before the unit: %s', (text, unit, flag) => {
    expect(readParts(text)).toMatchObject({ unit, flag, range: null })
  })

  it.each([
    'Houston, TX 91473',
    'Page 1 of 2',
    '12 weeks',
    '53 Gender: M',
    '09/25/2025 / 02:39 PM',
    'is normal.',
  ])('the parts of a row are not found in %s', (text) => {
    expect(readParts(text)).toBeNull()
  })
})
