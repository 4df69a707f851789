import { type Translate, utcDay } from '../locales/translate.ts'
import { dayText, figureText, rangeText } from './careText.ts'
import { commas } from './listText.ts'
import type { DayFacts, ItemFacts, MarkerFacts, Quote } from './messages.ts'

import { capital, itemSentence } from './planItemText.ts'

const itemText = (t: Translate, text: string, { schedule, ticked, days }: ItemFacts) =>
  t('messages.quoted.item', {
    schedule: itemSentence({ ...schedule, text, productId: null }, t),
    ticked,
    days,
  })

function markerText(t: Translate, { day, dayIs, figure, flag, doubtful }: MarkerFacts) {
  const values = {
    ...{ day: utcDay(day), dayIs, value: figureText(t, figure) },
    state: doubtful ? 'doubtful' : (flag ?? 'none'),
  }
  const range = rangeText(t, figure)
  return range === null
    ? t('messages.quoted.marker', values)
    : t('messages.quoted.markerWithRange', { ...values, range })
}

function entryText(t: Translate, facts: DayFacts) {
  const { mood, energyLevel, sleepHours, waterIntake, exerciseMinutes, symptoms } = facts
  const text = commas(t, [
    ...(mood ? [t('messages.quoted.mood', { mood })] : []),
    ...(energyLevel !== null ? [t('messages.quoted.energy', { energy: energyLevel })] : []),
    ...(sleepHours !== null ? [t('messages.quoted.sleep', { hours: sleepHours })] : []),
    ...(waterIntake !== null ? [t('messages.quoted.water', { glasses: waterIntake })] : []),
    ...(exerciseMinutes !== null ? [t('messages.quoted.exercise', { minutes: exerciseMinutes })] : []),
    ...(symptoms ? [t('messages.quoted.symptoms', { symptoms })] : []),
  ])
  return capital(text)
}

/** A quote's title and detail. Those of quotes without facts, which earlier versions stored, are as they were written. */
export function quoteText(quote: Quote, t: Translate): Pick<Quote, 'title' | 'detail'> {
  const { title, detail } = quote
  if (quote.kind === 'item') {
    return { title, detail: quote.facts ? itemText(t, quote.text, quote.facts) : detail }
  }
  if (quote.kind === 'marker') return { title, detail: quote.facts ? markerText(t, quote.facts) : detail }
  return quote.facts
    ? { title: dayText(t, quote.date, true), detail: entryText(t, quote.facts) }
    : { title, detail }
}
