import { markerRow } from '@verbena/lab-reader/markerRow'
import { describe, expect, it } from 'vitest'
import type { Ask, Check, MarkerRow } from '../../../shared/bloodTests.ts'
import { english as t } from '../../../tools/testing/resultText.ts'
import { AS_READ, answerOf, optionsOf, parseField, questionOf, rowSoFar } from './asks.ts'

const mchc = markerRow({
  ...{ name: 'MCHC', marker: 'MCHC', value: 35.7, unit: '%', low: 31.5, high: 345, printedValue: '35.7' },
  ...{ doubtful: true, doubt: 'contradiction' },
})
const potassium: MarkerRow = {
  ...mchc,
  ...{
    name: 'Kalium',
    marker: 'Potassium',
    value: 64,
    unit: 'mmol/l',
    low: 3.5,
    high: 5.1,
    printedValue: '64',
  },
  plausible: false,
}
const platelets: MarkerRow = {
  ...potassium,
  name: 'Thrombozyten',
  value: 231_000,
  otherValue: 231,
  unit: '/µl',
}
const of = (read: MarkerRow): Check => ({
  ...{ id: 'one', read, unread: null, where: null, answer: null, critical: null },
})
const range: Ask = { field: 'range', ranges: [{ low: 31.5, high: 34.5 }], flag: 'high' }
const value: Ask = { field: 'value', values: [{ value: 6.4, isCritical: true }] }

const question = (read: MarkerRow, ask: Ask, said = AS_READ) => questionOf(of(read), ask, said, 'de', t)
const options = (read: MarkerRow, ask: Ask, said = AS_READ) => optionsOf(of(read), ask, said, 'de', t)

describe('questionOf', () => {
  it('questionOf names the range that contradicts the flag', () => {
    expect(question(mchc, range)).toEqual({
      title: t('bloodTests.check.question.isRange', { name: 'MCHC', range: '31.5 – 345' }),
      reason: t('bloodTests.check.reason.range.flag', { value: '35.7', flag: 'high', range: '31.5 – 345' }),
    })
  })

  it('questionOf names both values where one has probably lost its decimal point, as the report writes them', () => {
    expect(question(potassium, value).title).toBe(
      t('bloodTests.check.question.readings', { name: 'Kalium', first: '64', second: '6,4' }),
    )
  })

  it('questionOf says what is missing', () => {
    const bare = { ...mchc, unit: null, low: null, high: null }
    expect(question(bare, { field: 'unit', units: ['%'] }).reason).toBe(
      t('bloodTests.check.reason.unit.missing'),
    )
    expect(question(bare, { field: 'range', ranges: [], flag: null })).toEqual({
      title: t('bloodTests.check.question.range', { name: 'MCHC' }),
      reason: t('bloodTests.check.reason.range.missing'),
    })
  })

  it('a question about the value judges it by the range that was said before', () => {
    const said = { fields: { low: 31.5, high: 34.5 }, isOther: false }
    expect(rowSoFar(mchc, said)).toMatchObject({ low: 31.5, high: 34.5, printedValue: '35.7' })
  })
})

describe('optionsOf', () => {
  it('optionsOf has the ranges with which the flag is right first, then what was read', () => {
    expect(options(mchc, range).map(({ label, aside }) => [label, aside])).toEqual([
      ['31.5 – 34.5', t('bloodTests.check.aside.fitsFlag', { value: '35.7', flag: 'high' })],
      ['31.5 – 345', t('bloodTests.check.aside.asRead')],
    ])
  })

  it('optionsOf says that a value needs a doctor', () => {
    expect(options(potassium, value)[1]?.aside).toBe(t('bloodTests.check.aside.critical'))
  })

  it('optionsOf has units, and none', () => {
    const ask: Ask = { field: 'unit', units: ['mg/dl', 'mmol/l'] }
    expect(options({ ...mchc, unit: null }, ask).map(({ label }) => label)).toEqual([
      ...['mg/dl', 'mmol/l'],
      t('bloodTests.check.choice.noUnit'),
    ])
  })
})

describe('answerOf', () => {
  const chosen = (read: MarkerRow, ask: Ask, at: number) =>
    answerOf(read, options(read, ask)[at]?.said ?? AS_READ)

  it('answerOf is the row as read, its other reading, or the row with the fields that differ', () => {
    expect(chosen(mchc, range, 1)).toEqual({ said: 'as read', row: null })
    expect(chosen(platelets, { field: 'value', values: [] }, 1)).toEqual({ said: 'other reading', row: null })
    expect(chosen(mchc, range, 0)).toEqual({
      said: 'typed',
      row: { name: 'MCHC', value: 35.7, comparator: null, unit: '%', low: 31.5, high: 34.5 },
    })
    expect(chosen(potassium, value, 1).row).toMatchObject({ value: 6.4, low: 3.5, high: 5.1 })
  })

  it('answerOf keeps the other reading beside a range that was said', () => {
    const said = { fields: { low: 150, high: 400 }, isOther: true }
    expect(answerOf(platelets, said).row).toMatchObject({ value: 231, low: 150, high: 400 })
  })
})

describe('parseField', () => {
  it('parseField reads one field as reports write it', () => {
    expect(parseField('value', '<0,41', t).fields).toEqual({ value: 0.41, comparator: '<' })
    expect(parseField('range', '3,5 – 5,1', t).fields).toEqual({ low: 3.5, high: 5.1 })
    expect(parseField('unit', ' ', t).fields).toEqual({ unit: null })
    expect(parseField('name', 'Kalium', t).fields).toEqual({ name: 'Kalium' })
  })

  it('parseField returns the error of the field', () => {
    expect(parseField('value', '1.234', t).error).toBe(
      t('bloodTests.invalid.ambiguous', { thousands: '1234', decimals: '1.2340' }),
    )
    expect(parseField('range', 'high', t).error).toBe(t('bloodTests.invalid.range'))
    expect(parseField('name', ' ', t).error).toBe(t('bloodTests.invalid.name'))
  })
})
