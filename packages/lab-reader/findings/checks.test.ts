import { describe, expect, it } from 'vitest'
import { leftOutItems, possibleCriticalOpening, uncheckedOpening } from '../../../tools/testing/resultText.ts'
import { rowWithoutRange } from '../testing/markerRow.ts'
import type { Correction, MarkerRow, UnreadLine } from '../types.ts'
import { checksOf, otherReading } from './checks.ts'

const at = '2026-11-05T10:00:00Z'
const place = (y: number) => ({ page: 1, x: 0.1, y, width: 0.8, height: 0.02 })
const row = (name: string, y: number, over: Partial<MarkerRow> = {}) =>
  rowWithoutRange(name, 1, null, { marker: null, place: place(y), ...over })
const calcium = row('Calcium', 0.1)
const zinc = row('Zink', 0.3, { doubtful: true, doubt: 'picture' })
const potassium = row('Kalium', 0.5, {
  marker: 'Potassium',
  value: 6.4,
  unit: 'mmol/l',
  low: 3.5,
  high: 5.1,
  flag: 'high',
  doubtful: true,
  doubt: 'sign',
  printedValue: '6,4',
})
const platelets = row('Thrombozyten', 0.6, {
  marker: 'Platelets',
  value: 231_000,
  unit: '/µl',
  low: 150_000,
  high: 400_000,
  flag: 'normal',
  doubtful: true,
  doubt: 'number',
  printedValue: '231.000',
  otherValue: 231,
})
/** Critical in one reading, and impossible in blood in the other. */
const creatinine = {
  ...platelets,
  name: 'Kreatinin',
  marker: 'Creatinine',
  value: 1.02,
  unit: 'µmol/l',
  low: 45,
  high: 84,
  printedValue: '1.020',
  otherValue: 1020,
  plausible: false,
}
const urea = row('Harnsäure', 0.8)
const line: UnreadLine = { text: 'Harnstoff #?# mg/dl', page: 1, place: place(0.7) }
const report = { markers: [calcium, zinc, potassium, creatinine, urea], unread: [line] }
const of = (corrections: Correction[] = [], markers = report.markers) =>
  checksOf({ ...report, markers, corrections })
const settled = (from: MarkerRow) => ({ ...from, doubtful: false })

describe('checksOf', () => {
  it('checksOf returns the doubtful rows and the unread lines, possibly critical ones first', () => {
    expect(of().map(({ read, unread }) => read?.name ?? unread?.text)).toEqual([
      'Kalium',
      'Kreatinin',
      'Zink',
      'Harnstoff #?# mg/dl',
    ])
  })

  it('checksOf says between which rows a line is printed', () => {
    expect(of().map(({ where }) => where)).toEqual([
      { above: 'Zink', below: 'Kreatinin' },
      { above: 'Kalium', below: 'Harnsäure' },
      { above: 'Calcium', below: 'Kalium' },
      { above: 'Kreatinin', below: 'Harnsäure' },
    ])
    expect(checksOf({ markers: [], unread: [line], corrections: [] })[0]?.where).toBeNull()
  })

  it('checksOf keeps order and ids whatever the answers are', () => {
    const now = settled(potassium)
    const answers: Correction[] = [
      { printed: potassium, corrected: now, said: 'as read', at },
      { printed: zinc, corrected: null, said: 'no result', at },
      { printed: null, corrected: null, unread: 0, said: 'unreadable', at },
    ]
    const after = of(answers, [calcium, now, creatinine, urea])
    expect(after.map(({ id }) => id)).toEqual(of().map(({ id }) => id))
    expect(after.map(({ answer }) => answer?.said)).toEqual(['as read', undefined, 'no result', 'unreadable'])
    expect(new Set(after.map(({ id }) => id)).size).toBe(4)
  })

  it('checksOf returns the answer "cannot be read" with its row, which stays doubtful', () => {
    const answer: Correction = { printed: zinc, corrected: zinc, said: 'unreadable', at }
    expect(of([answer])[2]).toMatchObject({ read: { name: 'Zink' }, answer: { said: 'unreadable' } })
  })

  it('checksOf returns the row that was typed for an unread line', () => {
    const typed = row('Harnstoff', 0.7, { value: 34, doubtful: false })
    const answer: Correction = { printed: null, corrected: typed, unread: 0, said: 'typed', at }
    const checks = of([answer], [...report.markers, typed])
    expect(checks).toHaveLength(4)
    expect(checks[3]).toMatchObject({ unread: line, answer: { corrected: { name: 'Harnstoff' } } })
  })
})

describe('a possibly critical value', () => {
  const said = (answer: Omit<Correction, 'at'>, now: MarkerRow[] = []) =>
    of([{ at, ...answer }], [calcium, ...now])[0]?.critical

  it('a possibly critical value is asked about until somebody says what the line says', () => {
    expect(of()[0]?.critical).toEqual({ value: 6.4, sure: false })
    expect(said({ printed: potassium, corrected: null, said: 'no result' })).toEqual({
      value: 6.4,
      sure: false,
    })
    expect(said({ printed: potassium, corrected: potassium, said: 'unreadable' }, [potassium])).toEqual({
      value: 6.4,
      sure: false,
    })
  })

  it('a possibly critical value is critical once it is confirmed, and dropped once it is corrected', () => {
    const now = settled(potassium)
    expect(said({ printed: potassium, corrected: now, said: 'as read' }, [now])).toEqual({
      value: 6.4,
      sure: true,
    })
    const typed = { ...now, value: 4.4 }
    expect(of([{ printed: potassium, corrected: typed, said: 'typed', at }], [typed])[0]?.critical).toBeNull()
  })

  it('a possibly critical value may be the row’s other reading', () => {
    expect(of()[1]?.critical).toEqual({ value: 1020, sure: false })
  })
})

describe('the other reading of a row', () => {
  it('the other reading of a row changes the bounds with the value, where they contain the same sign', () => {
    expect(otherReading(platelets)).toMatchObject({ value: 231, low: 150, high: 400 })
    const small = { ...platelets, value: 231, otherValue: 231_000, low: 150, high: 400 }
    expect(otherReading(small)).toMatchObject({ value: 231_000, low: 150_000, high: 400_000 })
  })

  it('the other reading of a row keeps bounds below a thousand, and drops an impossible range', () => {
    expect(otherReading({ ...platelets, low: null, high: 500 })).toMatchObject({ low: null, high: 500 })
    expect(otherReading({ ...platelets, low: 400, high: 1_200 })).toMatchObject({ low: null, high: null })
  })

  it('the other reading of a row leaves the range alone where the readings do not differ by a factor of a thousand', () => {
    expect(otherReading({ ...platelets, otherValue: 23_100 })).toMatchObject({ low: 150_000, high: 400_000 })
  })

  it('the other reading of a row is checked for plausibility', () => {
    expect(otherReading({ ...potassium, otherValue: -6.4 })).toMatchObject({ plausible: false })
    expect(otherReading(potassium)).toBeNull()
  })
})

describe('the sentences about unchecked lines', () => {
  it('the sentences about unchecked lines say what to compare at once, as a question where there are two readings', () => {
    expect(possibleCriticalOpening(of())).toBe(
      'If Kalium really says 6.4 mmol/l, call a doctor or emergency service today: compare with your report now. ' +
        'Does Kreatinin say 1.02 µmol/l or 1020 µmol/l? If Kreatinin really says 1020 µmol/l, call a doctor or emergency service today: compare with your report now.',
    )
    expect(possibleCriticalOpening(of([], [calcium, zinc]))).toBeNull()
  })

  it('the sentences about unchecked lines remain where the answer was "no result" or "cannot be read"', () => {
    const answered = (answer: Omit<Correction, 'at'>, markers: MarkerRow[]) =>
      possibleCriticalOpening(of([{ at, ...answer }], markers))
    expect(answered({ printed: potassium, corrected: null, said: 'no result' }, [])).toMatch(
      /^You said that Kalium is not a result\. If Kalium really says 6\.4 mmol\/l, call/,
    )
    expect(answered({ printed: potassium, corrected: potassium, said: 'unreadable' }, [potassium])).toMatch(
      /^Kalium could not be read yet\. If Kalium really says/,
    )
  })

  it('the sentences about unchecked lines say how many lines there are, and which, as printed', () => {
    expect(uncheckedOpening(of())).toBe(
      '4 lines of this report could not be read for certain, so this text is not complete: Kalium (6,4 mmol/l), ' +
        'Kreatinin (1.020 µmol/l), Zink (1) and "Harnstoff #?# mg/dl". Please compare them with your report.',
    )
  })

  it('the sentences about unchecked lines name unreadable lines separately, and are empty once all lines are settled', () => {
    const nobody: Correction = { printed: null, corrected: null, unread: 0, said: 'unreadable', at }
    expect(uncheckedOpening(of([nobody], [calcium, urea]))).toBe(
      '1 line of this report is not part of this text, because nobody could read it yet: "Harnstoff #?# mg/dl" between Calcium and Harnsäure.',
    )
    const none: Correction = { ...nobody, said: 'no result' }
    expect(uncheckedOpening(of([none], [calcium, urea]))).toBeNull()
    expect(leftOutItems(of([none], [calcium, urea]))).toEqual([])
  })

  it('the sentences about unchecked lines name the first five lines, and cut long ones', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ ...line, text: `${'x'.repeat(200)} ${index}` }))
    const opening = uncheckedOpening(checksOf({ markers: [], unread: many, corrections: [] })) ?? ''
    expect(opening).toMatch(/^9 lines of this report could not be read .* and 4 more\./)
    expect(opening.length).toBeLessThan(500)
  })
})
