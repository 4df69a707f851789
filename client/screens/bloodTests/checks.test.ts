import { markerRow } from '@verbena/lab-reader/markerRow'
import { describe, expect, it } from 'vitest'
import type { Check, Correction, MarkerRow } from '../../../shared/bloodTests.ts'
import { english as t } from '../../../tools/testing/resultText.ts'
import {
  answeredText,
  lineName,
  lineQuestion,
  nextIndex,
  possiblyCritical,
  printedNumber,
  printedRange,
  shortReason,
  spokenNumber,
} from './checks.ts'

const potassium = markerRow({
  ...{ name: 'Kalium', marker: 'Potassium', value: 6.4, unit: 'mmol/l', low: 3.5, high: 5.1, flag: 'high' },
  ...{ doubtful: true, doubt: 'sign', printedValue: '6,4' },
})
const platelets: MarkerRow = {
  ...potassium,
  name: 'Thrombozyten',
  value: 231_000,
  low: 150_000,
  high: 400_000,
  doubt: 'number',
  printedValue: '231.000',
  otherValue: 231,
}
const of = (read: MarkerRow | null, over: Partial<Check> = {}): Check => ({
  id: read?.name ?? 'unread-0',
  read,
  unread: read ? null : { text: 'Harnstoff #?#', page: 1, place: potassium.place },
  where: { above: 'Kreatinin', below: 'Harnsäure' },
  answer: null,
  critical: null,
  ...over,
})

describe('numbers of an unchecked row', () => {
  it('printedRange writes numbers as the report does', () => {
    expect(printedRange(potassium, 'de')).toBe('3,5 – 5,1')
    expect(printedRange(platelets, 'de')).toBe('150.000 – 400.000')
    expect(printedRange({ ...platelets, value: 231_000, printedValue: '231,000' }, 'en')).toBe(
      '150,000 – 400,000',
    )
    expect(printedRange({ ...potassium, low: null }, 'de')).toBe('≤ 5,1')
    expect(printedRange({ ...potassium, low: null, high: null }, 'de')).toBeNull()
  })

  it("printedNumber follows the report's language when the value has no separator", () => {
    const whole = { ...potassium, value: 6, printedValue: '6' }
    expect([
      printedNumber(3.5, whole, 'de'),
      printedNumber(3.5, whole, 'en'),
      printedNumber(3.5, whole, null),
    ]).toEqual(['3,5', '3.5', '3.5'])
  })

  it('spokenNumber uses no separator that could be read in two ways', () => {
    expect([
      spokenNumber(231_000, t),
      spokenNumber(231, t),
      spokenNumber(1234, t),
      spokenNumber(0, t),
    ]).toEqual(['231 thousand', '231', '1234', '0'])
  })
})

describe('the question about a line', () => {
  it('the question about a line names the line and gives the reason', () => {
    expect(lineQuestion(of(potassium), t)).toEqual({
      title: 'Kalium: is the value 6,4 mmol/l?',
      reason: 'The sign after 6,4 is unknown to us, so the value is not used until you have checked it.',
    })
    expect(lineQuestion(of({ ...potassium, printedFlag: '¬' }), t).reason).toMatch(/^The sign "¬" beside 6,4/)
    expect(shortReason(of(potassium), t)).toBe('an unknown sign beside the value')
  })

  it('the question about a line names both readings of an ambiguous number', () => {
    expect(lineQuestion(of(platelets), t)).toEqual({
      title: 'Thrombozyten: 231 thousand or 231?',
      reason:
        'The report prints 231.000, and does not show whether the separator marks thousands or decimals.',
    })
  })

  it('the question about a line names a line without a name by its neighbours', () => {
    const line = of(null)
    expect(lineName(line, t)).toBe('Line between Kreatinin and Harnsäure')
    expect(lineQuestion(line, t)).toEqual({
      title: 'This line could not be read',
      reason: 'It is between Kreatinin and Harnsäure. We could make out: "Harnstoff #?#".',
    })
  })

  it('possiblyCritical warns of a value that may be critical, until it is confirmed', () => {
    expect(possiblyCritical(of(potassium, { critical: { value: 6.4, sure: false } }))?.(t)).toBe(
      'If this really says 6.4, call a doctor or emergency service today.',
    )
    const old = of(potassium, { critical: { value: 6.4, sure: false, drawnOn: ['2012-05-03'] } })
    expect(possiblyCritical(old)?.(t)).toBe(
      'If this really says 6.4, it was critical on 3 May 2012: ask a doctor whether it was treated then.',
    )
    expect(possiblyCritical(of(potassium, { critical: { value: 6.4, sure: true } }))).toBeNull()
    expect(possiblyCritical(of(potassium))).toBeNull()
  })
})

describe('answeredText', () => {
  const said = (over: Partial<Correction>) =>
    answeredText(
      { printed: potassium, corrected: potassium, at: '2025-05-05T18:42:00', ...over },
      undefined,
      t,
    )

  it.each<[Partial<Correction>, string]>([
    [{ said: 'as read' }, 'You confirmed "6,4"'],
    [{ said: 'as read', printed: platelets }, 'You said that "231.000" is 231 thousand'],
    [
      { said: 'other reading', printed: platelets, corrected: { ...platelets, value: 231 } },
      'You said that "231.000" is 231',
    ],
    [{ said: 'no result', corrected: null }, 'You said that this is not a result'],
    [{ said: 'unreadable' }, 'You could not read it either'],
    [{ said: 'typed', corrected: { ...potassium, value: 4.4 } }, 'You wrote 4.4; read as "6,4"'],
    [{ said: 'typed', printed: null, unread: 0 }, 'You wrote this line'],
    [{ printed: null }, 'You added this row'],
  ])('answeredText says who answered what, and when: %j', (over, words) => {
    expect(said(over)).toBe(`${words}, 5 May 2025, 18:42`)
  })
})

describe('nextIndex', () => {
  const answered = of(null, { answer: { printed: null, corrected: null, at: '' } })
  const open = of(null)

  it('nextIndex is the next unanswered line, then an earlier unanswered one', () => {
    expect(nextIndex([open, open, open], 0, false)).toBe(1)
    expect(nextIndex([open, answered, open], 0, false)).toBe(2)
    expect(nextIndex([open, answered, open], 2, false)).toBe(0)
    expect(nextIndex([answered, answered, open], 2, false)).toBeNull()
  })

  it('nextIndex is the following line while answers are changed', () => {
    expect(nextIndex([answered, answered], 0, true)).toBe(1)
    expect(nextIndex([answered, answered], 1, true)).toBeNull()
  })
})
