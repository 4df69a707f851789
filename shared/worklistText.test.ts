import { expect, it } from 'vitest'
import { translatorFor } from '../server/platform/locales.ts'
import type { LineFacts } from './worklist.ts'
import { lineSentences, namedValue } from './worklistText.ts'

const t = translatorFor('en')
const today = '2026-11-22'
const value = { name: 'Ferritin', comparator: null, value: 18, unit: 'ng/mL', low: 30, high: 150 }
const result = { collectedOn: '2026-11-10', moreResults: 0 }
const head = {
  patient: { id: 'm', fullName: 'Maya' },
  since: today,
  critical: false,
  targetId: 't',
  matter: null,
}

/** The ids and the values of the messages that a line is worded with. */
const messages = (facts: LineFacts) =>
  lineSentences<unknown>({ ...head, ...facts }, today, t, (...given: unknown[]) => given)
const ids = (facts: LineFacts) => messages(facts).map((message) => (message as [string])[0])

it('lineSentences of a critical value name its limit and the day of the draw', () => {
  const critical = {
    kind: 'critical',
    value,
    limit: { is: 'below', bound: 20 },
    isOld: false,
    others: 1,
    acknowledgedAt: null,
    ...result,
  } as const
  const bound = t('care.figure.withUnit', { sign: '', value: 20, unit: 'ng/mL' })
  const limit = t('bloodTests.limit', { is: 'below', bound })
  expect(messages({ ...critical, reason: 'low' })).toEqual([
    [
      'care.worklist.critical',
      {
        value: t('care.worklist.valueWithRange', {
          name: 'Ferritin',
          value: t('care.figure.withUnit', { sign: '', value: 18, unit: 'ng/mL' }),
          range: t('care.figure.between', { low: 30, high: 150 }),
        }),
        ...{ reason: 'low', limit, isOld: 'false', others: 1 },
      },
    ],
    ['care.worklist.drawnOn', { day: t('care.day.ofYear', { day: new Date('2026-11-10') }) }],
  ])
  expect(
    messages({ ...critical, reason: 'positive', limit: null, value: { name: 'Malaria', text: 'pos' } })[0],
  ).toEqual([
    'care.worklist.critical',
    {
      value: t('care.worklist.value', { name: 'Malaria', value: 'pos' }),
      ...{ reason: 'positive', limit: '', isOld: 'false', others: 1 },
    },
  ])
  expect(ids({ ...critical, reason: 'unchecked', collectedOn: null, moreResults: 2 })).toEqual([
    'care.worklist.critical.unchecked',
    'care.worklist.moreResults',
  ])
})

it('lineSentences of a result do not reassure while a line is unchecked or a result is in words', () => {
  const line = { kind: 'result', markers: 4, outside: 0, value: null, words: 0, ...result } as const
  const [unchecked, inRange] = [1, 0].map((count) => messages({ ...line, unchecked: count }))
  const inWords = messages({ ...line, unchecked: 0, words: 2 })
  const worded = (findings: string) => [
    ['care.worklist.resultOf', { findings, day: t('care.day.ofYear', { day: new Date('2026-11-10') }) }],
  ]
  expect(unchecked).toEqual(worded(t('care.worklist.result.unchecked', { unchecked: 1 })))
  expect(inWords).toEqual(worded(t('care.worklist.result.words', { markers: 4, words: 2 })))
  expect(inRange).toEqual(worded(t('care.worklist.result.inRange', { markers: 4 })))
})

it('lineSentences write the year of another year', () => {
  const retest = { kind: 'retest', marker: 'Zinc', daysLate: 400, endedOn: '2025-10-18' } as const
  expect(messages(retest)).toEqual([
    [
      'care.worklist.retest',
      { marker: 'Zinc', days: 400, day: t('care.day.withYear', { day: new Date('2025-10-18') }) },
    ],
  ])
})

it('lineSentences of a plan that ends leave out its doses where none were due', () => {
  const line = { kind: 'ending', title: 'Rest', daysLeft: 2, endsOn: today, taken: 0, days: 30 } as const
  expect(ids({ ...line, due: 0 })).toEqual(['care.worklist.ending'])
  expect(ids({ ...line, due: 9 })).toEqual(['care.worklist.ending', 'care.worklist.endingDoses'])
})

it('lineSentences of a request name its kind, time and place, and that somebody new asks', () => {
  const time = { day: '2026-12-08', time: '13:30' }
  const line = {
    kind: 'appointment-request',
    appointment: 'First visit',
    place: 'video',
    isLinked: true,
    ...time,
  } as const
  const asked = [
    'care.worklist.request',
    {
      ...{ kind: 'First visit', time: '13:30', place: 'video' },
      day: t('care.day.ofYear', { day: new Date('2026-12-08') }),
    },
  ]
  expect(messages(line)).toEqual([asked])
  expect(messages({ ...line, isLinked: false })).toEqual([asked, ['care.worklist.request.new']])
})

it('namedValue names the marker in the reader’s language, and an unknown one as the report does', () => {
  const german = translatorFor('de')
  expect(namedValue(german, { ...value, name: 'Potassium' })).toMatch(/^Kalium /)
  expect(namedValue(german, { name: 'Moonwort', text: 'pos' })).toMatch(/^Moonwort /)
})
