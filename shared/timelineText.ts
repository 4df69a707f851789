import type { Translate } from '../locales/translate.ts'
import { type Audience, dayText, figureText, type Wording } from './careText.ts'
import { daysFrom } from './planItems.ts'
import type { DrawnValue, Period, TimelineFigure } from './timeline.ts'

/** A value without its unit; one that was converted also as it was printed. */
function valueText(t: Translate, { value, comparator, printed }: DrawnValue) {
  const text = figureText(t, { value, comparator, unit: null })
  if (!printed) return text
  return t('care.timeline.value', { value: text, printed: figureText(t, { ...printed, comparator }) })
}

/** The sentence of a figure, made by `word`. Its days have their year where the period is longer than one. */
export function figureSentence<Text>(
  figure: TimelineFigure,
  { from, until }: Period,
  audience: Audience,
  t: Translate,
  word: Wording<Text>,
): Text {
  const day = (date: string) => dayText(t, date, daysFrom(from, until) >= 366)
  switch (figure.kind) {
    case 'marker': {
      const { marker, unit, before, now, ticked } = figure
      const values = {
        marker,
        before: valueText(t, before),
        now: unit ? t('care.timeline.valueWithUnit', { value: valueText(t, now), unit }) : valueText(t, now),
        first: day(before.day),
        second: day(now.day),
      }
      if (!ticked) return word('care.timeline.marker', values)
      const { days, due } = ticked
      const substance = t(`care.substance.${ticked.substance}`)
      return word(`care.timeline.markerTicked.${audience}`, { ...values, substance, days, due })
    }
    case 'measure': {
      const { measure, before, now } = figure
      return word(`care.timeline.${measure}.${audience}`, {
        ...{ before: before.average, now: now.average },
        ...{ first: day(before.day), second: day(now.day) },
        ...{ loggedBefore: before.logged, loggedNow: now.logged },
      })
    }
    case 'symptom': {
      const { symptom, from: first, middle, until: last, before, since } = figure
      return word(`care.timeline.symptom.${audience}`, {
        ...{ symptom: t(`care.symptom.${symptom}`), before: before.days, since: since.days },
        ...{ first: day(first), middle: day(middle), last: day(last) },
        ...{ loggedBefore: before.logged, loggedSince: since.logged },
      })
    }
    case 'item': {
      const { text, ticked, due, before, now } = figure
      return word(`care.timeline.item.${audience}`, {
        ...{ text, ticked, due, before: before.average, now: now.average },
        ...{ first: day(figure.from), last: day(figure.until) },
        ...{ loggedBefore: before.logged, loggedNow: now.logged },
      })
    }
  }
}
