import { expect, it } from 'vitest'
import { LOCALES } from '../tools/testing/typedInput.ts'
import { numberIn, numberText, unambiguousText } from './typedNumber.ts'

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['1.5', 1.5],
  ['1,5', 1.5],
  [' 1,5 ', 1.5],
  ['.5', 0.5],
  [',5', 0.5],
  ['1,', 1],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['1.2345', 1.2345],
  ['1234,567', 1234.567],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234,567', 1234.567],
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['1.234.567,25', 1_234_567.25],
  ["1'234", 1234],
  ['1’234.5', 1234.5],
  ['1 234,5', 1234.5],
  ['1\u00a0234,5', 1234.5],
  ['12\u202f345\u202f678', 12_345_678],
  ['-5', -5],
  ['−5', -5],
  ['–1,5', -1.5],
  ['+120', 120],
  ['-0', 0],
])('numberIn reads "%s" as %s in every language', (typed, number) => {
  for (const locale of LOCALES) expect(numberIn(typed, locale)).toBe(number)
})

it.each([
  'x',
  '-',
  '.',
  '1e3',
  '1.5.2',
  '1,5,2',
  '1.234.56',
  '12.34.567',
  '1 5',
  "1'23",
  '1,234.567,8',
  '1 234’567',
  '5 h',
  '--5',
  '٣',
])('numberIn does not read "%s"', (typed) => {
  for (const locale of LOCALES) expect(numberIn(typed, locale)).toBe('unreadable')
})

it('numberIn does not read more digits than a number may have', () => {
  expect(numberIn('9'.repeat(400), 'en-GB')).toBe('unreadable')
})

it('numberIn returns both readings of an ambiguous number, that of the language first', () => {
  expect(numberIn('1.234', 'en-GB')).toEqual([1.234, 1234])
  expect(numberIn('1.234', 'de-DE')).toEqual([1234, 1.234])
  expect(numberIn('1,234', 'en-GB')).toEqual([1234, 1.234])
  expect(numberIn('1,234', 'fr-FR')).toEqual([1.234, 1234])
  expect(numberIn('−12.500', 'de-CH')).toEqual([-12.5, -12_500])
})

it('numberIn takes the only reading of an ambiguous number that a field accepts', () => {
  expect(numberIn('1.234', 'en-GB', { min: 0, whole: true })).toBe(1234)
  expect(numberIn('1.234', 'de-DE', { min: 0, max: 24 })).toBe(1.234)
  expect(numberIn('1.234', 'de-DE', { min: 2 })).toBe(1234)
  expect(numberIn('1.234', 'de-DE', { min: 0, max: 5000 })).toEqual([1234, 1.234])
  expect(numberIn('1.000', 'de-DE', { min: 0, whole: true })).toEqual([1000, 1])
})

it('numberIn takes the reading of the language where a field accepts neither', () => {
  expect(numberIn('1.234', 'de-DE', { min: 0, max: 100, whole: true })).toBe(1234)
})

it('numberText writes a number as the language does, without grouping', () => {
  expect(numberText(1234.5, 'en-GB')).toBe('1234.5')
  expect(numberText(1234.5, 'de-DE')).toBe('1234,5')
  expect(numberText(1234.5, 'de-CH')).toBe('1234.5')
  expect(numberText(24.9, 'fr-FR', 2)).toBe('24,90')
  expect(numberText(0.1 + 0.2, 'en-GB')).toBe('0.30000000000000004')
})

it('unambiguousText adds a decimal to a number that would be asked about', () => {
  expect(unambiguousText(1.234, 'de-DE')).toBe('1,2340')
  expect(unambiguousText(0.125, 'de-DE')).toBe('0,125')
  expect(unambiguousText(1234, 'de-DE')).toBe('1234')
  expect(numberIn(unambiguousText(1.234, 'en-GB'), 'en-GB')).toBe(1.234)
})
