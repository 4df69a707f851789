import { expect, it } from 'vitest'
import { utcDay } from '../locales/translate.ts'
import { translatorFor } from '../server/platform/locales.ts'
import type { DayFacts, Quote } from './messages.ts'
import { quoteText } from './quoteText.ts'

const t = translatorFor('en')
const figure = { name: 'Ferritin', comparator: '<', value: 5.4, unit: 'ng/mL', low: 30, high: 150 } as const
const marker = {
  ...{ kind: 'marker', bloodTestId: 'b', row: 0, title: 'Ferritin', detail: 'as stored' },
  facts: { day: '2026-11-04', dayIs: 'collected', figure, flag: 'low', doubtful: false },
} as const satisfies Quote
const value = t('care.figure.withUnit', { sign: '<', value: 5.4, unit: 'ng/mL' })
const range = t('care.figure.between', { low: 30, high: 150 })
const day = utcDay('2026-11-04')

it('quoteText says a marker with its range, and that it is not checked instead of its flag', () => {
  const words = { day, dayIs: 'collected', value, range } as const
  expect(quoteText(marker, t)).toEqual({
    title: 'Ferritin',
    detail: t('messages.quoted.markerWithRange', { ...words, state: 'low' }),
  })
  const doubtful = { ...marker, facts: { ...marker.facts, doubtful: true } }
  expect(quoteText(doubtful, t).detail).toBe(
    t('messages.quoted.markerWithRange', { ...words, state: 'doubtful' }),
  )
})

it('quoteText lists what a day has logged', () => {
  const facts: DayFacts = {
    ...{ mood: 'Good', energyLevel: null, sleepHours: 7.5, waterIntake: 1, exerciseMinutes: null },
    symptoms: 'Headache',
  }
  const { title, detail } = quoteText({ kind: 'day', date: '2026-11-04', title: '', detail: '', facts }, t)
  expect(title).toBe(t('care.day.withYear', { day }))
  const parts = [
    t('messages.quoted.mood', { mood: 'Good' }),
    t('messages.quoted.sleep', { hours: 7.5 }),
    t('messages.quoted.water', { glasses: 1 }),
    t('messages.quoted.symptoms', { symptoms: 'Headache' }),
  ]
  expect(detail.toLowerCase()).toBe(parts.join(', ').toLowerCase())
})

it('quoteText leaves the text of a quote without facts as it was stored', () => {
  const { facts: _facts, ...stored } = marker
  expect(quoteText(stored, t)).toEqual({ title: 'Ferritin', detail: 'as stored' })
})
