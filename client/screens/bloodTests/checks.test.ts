import { markerRow } from '@verbena/lab-reader/markerRow'
import { describe, expect, it } from 'vitest'
import { utcDay } from '../../../locales/translate.ts'
import type { Check, Correction, MarkerRow } from '../../../shared/bloodTests.ts'
import { t } from '../../locale/messages.tsx'
import { formatMomentOfYear } from '../../ui/format.ts'
import {
  answeredText,
  choicesOf,
  lineName,
  nextIndex,
  possiblyCritical,
  printedNumber,
  printedRange,
  questionOf,
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
const thousands = t('bloodTests.check.thousand', { count: 231 })
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
    ]).toEqual([thousands, '231', '1234', '0'])
  })
})

describe('the question about a line', () => {
  it('names the line and gives the reason', () => {
    expect(questionOf(of(potassium), t)).toEqual({
      title: t('bloodTests.check.question.row', { name: 'Kalium' }),
      reason: t('bloodTests.check.reason.sign', { printed: '6,4' }),
    })
    expect(questionOf(of({ ...potassium, printedFlag: '¬' }), t).reason).toBe(
      t('bloodTests.check.reason.namedSign', { sign: '¬', printed: '6,4' }),
    )
    expect(shortReason(of(potassium), t)).toBe(t('bloodTests.check.short.sign'))
  })

  it('names both readings of an ambiguous number', () => {
    expect(questionOf(of(platelets), t)).toEqual({
      title: t('bloodTests.check.question.readings', {
        ...{ name: 'Thrombozyten', first: thousands, second: '231' },
      }),
      reason: t('bloodTests.check.reason.separator', { printed: '231.000' }),
    })
    expect(choicesOf(of(platelets), t).map(({ said, label, aside }) => [said, label, aside])).toEqual([
      [
        'as read',
        t('bloodTests.check.choice.says', { reading: thousands }),
        t('bloodTests.check.choice.thousands', { printed: '231.000' }),
      ],
      [
        'other reading',
        t('bloodTests.check.choice.says', { reading: '231' }),
        t('bloodTests.check.choice.decimals', { printed: '231.000' }),
      ],
      ['typed', t('bloodTests.check.choice.other'), undefined],
      ['no result', t('bloodTests.check.choice.noResult'), undefined],
      ['unreadable', t('bloodTests.check.choice.unreadable'), undefined],
    ])
  })

  it('names a line without a name by its neighbours', () => {
    const line = of(null)
    const where = { place: 'between', above: 'Kreatinin', below: 'Harnsäure' }
    expect(lineName(line, t)).toBe(t('bloodTests.check.line', where))
    const place = t('bloodTests.check.reason.place', where)
    const text = t('bloodTests.check.reason.text', { text: 'Harnstoff #?#' })
    expect(questionOf(line, t)).toEqual({
      title: t('bloodTests.check.question.unread'),
      reason: `${place} ${text}`,
    })
    expect(choicesOf(line, t).map(({ label }) => label)).toEqual([
      t('bloodTests.check.choice.readable'),
      t('bloodTests.check.choice.noResult'),
      t('bloodTests.check.choice.unreadable'),
    ])
  })

  it('possiblyCritical warns of a value that may be critical, until it is confirmed', () => {
    expect(possiblyCritical(of(potassium, { critical: { value: 6.4, sure: false } }), t)).toBe(
      t('bloodTests.check.maybeCritical', { value: '6.4' }),
    )
    const old = of(potassium, { critical: { value: 6.4, sure: false, drawnOn: ['2012-05-03'] } })
    expect(possiblyCritical(old, t)).toBe(
      t('bloodTests.check.maybeWasCritical', {
        value: '6.4',
        day: t('bloodTests.day', { day: utcDay('2012-05-03') }),
      }),
    )
    expect(possiblyCritical(of(potassium, { critical: { value: 6.4, sure: true } }), t)).toBeNull()
    expect(possiblyCritical(of(potassium), t)).toBeNull()
  })
})

describe('answeredText', () => {
  const at = '2025-05-05T18:42:00'
  const said = (over: Partial<Correction>) =>
    answeredText({ printed: potassium, corrected: potassium, at, ...over }, undefined, t)
  const who = { audience: 'patient', patient: '', at: formatMomentOfYear(at) }
  const is = (reading: string) => t('bloodTests.check.saidReading', { ...who, read: '231.000', reading })

  it.each<[Partial<Correction>, string]>([
    [{ said: 'as read' }, t('bloodTests.check.confirmed', { ...who, read: '6,4' })],
    [{ said: 'as read', printed: platelets }, is(thousands)],
    [{ said: 'other reading', printed: platelets, corrected: { ...platelets, value: 231 } }, is('231')],
    [{ said: 'no result', corrected: null }, t('bloodTests.check.saidNoResult', who)],
    [{ said: 'unreadable' }, t('bloodTests.check.saidUnreadable', who)],
    [
      { said: 'typed', corrected: { ...potassium, value: 4.4 } },
      t('bloodTests.check.wrote', { ...who, read: '6,4', value: '4.4' }),
    ],
    [{ said: 'typed', printed: null, unread: 0 }, t('bloodTests.check.wroteLine', who)],
    [{ printed: null }, t('bloodTests.check.addedRow', who)],
  ])('says who answered what, and when: %j', (over, sentence) => {
    expect(said(over)).toBe(sentence)
  })
})

describe('nextIndex', () => {
  const answered = of(null, { answer: { printed: null, corrected: null, at: '' } })
  const open = of(null)

  it('is the next unanswered line, then an earlier unanswered one', () => {
    expect(nextIndex([open, open, open], 0, false)).toBe(1)
    expect(nextIndex([open, answered, open], 0, false)).toBe(2)
    expect(nextIndex([open, answered, open], 2, false)).toBe(0)
    expect(nextIndex([answered, answered, open], 2, false)).toBeNull()
  })

  it('is the following line while answers are changed', () => {
    expect(nextIndex([answered, answered], 0, true)).toBe(1)
    expect(nextIndex([answered, answered], 1, true)).toBeNull()
  })
})
