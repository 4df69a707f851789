import { type Translate, utcDay } from '../locales/translate.ts'
import { figureText, rangeText } from './careText.ts'
import { semicolons } from './listText.ts'
import { changeText } from './planItemText.ts'
import type { NoteFact } from './visitNotes.ts'

function resultText(t: Translate, fact: NoteFact & { kind: 'result' }) {
  const { collectedOn, uploadedOn, read, unchecked, outside } = fact
  const values = fact.values.map((row) => {
    const value = { name: row.name, value: figureText(t, row), flag: row.flag ?? '' }
    const range = rangeText(t, row)
    return range === null ? t('care.fact.value', value) : t('care.fact.valueWithRange', { ...value, range })
  })
  const more = outside - values.length
  const named = more > 0 ? [...values, t('care.fact.moreValues', { count: more })] : values
  return t(`care.fact.result.${collectedOn ? 'collected' : 'uploaded'}`, {
    ...{ day: utcDay(collectedOn ?? uploadedOn), read, unchecked, outside, values: semicolons(t, named) },
  })
}

/** A fact as a line of a visit note, for its practitioner. */
export function noteFactText(fact: NoteFact, t: Translate): string {
  switch (fact.kind) {
    case 'result':
      return resultText(t, fact)
    case 'planBegan':
    case 'planEnded':
      return t(`care.fact.${fact.kind}`, { title: fact.title, day: utcDay(fact.day) })
    case 'planChanged': {
      const changes = fact.changes.map((change) =>
        t(`care.fact.change.${change.kind}`, { text: changeText(change, t) }),
      )
      const { title, day } = fact
      return t('care.fact.planChanged', { title, day: utcDay(day), changes: semicolons(t, changes) })
    }
    case 'planTaken': {
      const items = fact.items.map((item) => t('care.fact.itemTaken', item))
      return t('care.fact.planTaken', { title: fact.title, items: semicolons(t, items) })
    }
    case 'average': {
      const { measure, now, before } = fact
      const values = { average: now.average, days: now.logged }
      return before
        ? t(`care.fact.${measure}WithBefore`, {
            ...values,
            before: before.average,
            daysBefore: before.logged,
          })
        : t(`care.fact.${measure}`, values)
    }
    case 'symptom': {
      const { days, daysBefore } = fact
      return t('care.fact.symptom', { symptom: t(`care.symptom.${fact.symptom}`), days, daysBefore })
    }
    case 'logged':
      return t('care.fact.logged', { day: utcDay(fact.day), text: fact.text })
    case 'earlierResults':
    case 'more':
      return t(`care.fact.${fact.kind}`, { count: fact.count })
  }
}
