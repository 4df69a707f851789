import { type Translate, utcDay } from '../locales/translate.ts'
import { asText, figureText, rangeText, type Wording } from './careText.ts'
import { linesOf } from './formText.ts'
import { semicolons } from './listText.ts'
import { UNITS_OF } from './measurements.ts'
import { kindText, readingText } from './measurementText.ts'
import { changeText } from './planItemText.ts'
import type { FactGroup, NoteFact } from './visitNotes.ts'

/** One line of what happened since the last note; `text` is what the note gets. */
export type FactLine<Text> = {
  group: FactGroup
  critical: boolean
  /** From before the last note. */
  older: boolean
  shown: Text
  text: string
}

/**
 * The facts as lines, each of which stands alone: critical values first, then in the order of the facts. `word` words what is
 * shown, shorter than the text, with the fact itself in `lead`.
 */
export function factLines<Text>(
  facts: readonly NoteFact[],
  t: Translate,
  word: Wording<Text>,
): FactLine<Text>[] {
  const plain = asText(t)
  type Words = <T>(as: Wording<T>) => T
  const line = (group: FactGroup, make: Words, short: Words = make): FactLine<Text> => ({
    ...{ group, critical: false, older: false, shown: short(word), text: make(plain) },
  })
  const linesOfFact = (fact: NoteFact): FactLine<Text>[] => {
    switch (fact.kind) {
      case 'result': {
        const { collectedOn, uploadedOn, older = false, read, unchecked, outside } = fact
        const drawn = {
          dayIs: collectedOn ? 'collected' : 'uploaded',
          day: utcDay(collectedOn ?? uploadedOn),
        } as const
        const values = fact.values.map((row) => {
          const critical = row.critical === true
          const value = {
            ...{ name: row.name, value: figureText(t, row), flag: row.flag ?? '', ...drawn },
            critical: `${critical}` as const,
          }
          const range = rangeText(t, row)
          const make: Words = (as) =>
            range === null
              ? as('care.line.value', value)
              : as('care.line.valueWithRange', { ...value, range })
          return { ...line('results', make, (as) => as('care.line.shortValue', value)), critical }
        })
        const words = (fact.inWords ?? []).map(({ name, text }) => ({
          ...line('results', (as) => as('care.line.inWords', { name, text, ...drawn })),
          critical: true,
        }))
        const named = values.length
        const isAll = named > 0 && unchecked === 0 && outside <= named
        const whole = isAll
          ? []
          : [line('results', (as) => as('care.line.result', { read, unchecked, outside, ...drawn }))]
        return [...values, ...words, ...whole].map((one) => ({ ...one, older }))
      }
      case 'planBegan':
      case 'planEnded': {
        const { kind, title, day } = fact
        return [line('plan', (as) => as(`care.line.${kind}`, { title, day: utcDay(day) }))]
      }
      case 'planChanged': {
        const { title, day } = fact
        return fact.changes.map((change) => {
          const words = t(`care.fact.change.${change.kind}`, { text: changeText(change, t) })
          const values = { change: words, title, day: utcDay(day) }
          return line(
            'plan',
            (as) => as('care.line.planChanged', values),
            (as) => as('care.line.shortChange', values),
          )
        })
      }
      case 'planTaken':
        return fact.items.map((item) => line('doses', (as) => as('care.line.item', item)))
      case 'average': {
        const { measure, now, before } = fact
        const values = {
          ...{ average: now.average, days: now.logged },
          ...{ compared: `${before !== null}` as const, before: before?.average ?? 0 },
        }
        return [line('logged', (as) => as(`care.line.${measure}`, values))]
      }
      case 'measured': {
        const { kind, now, before } = fact.measured
        const meanText = (mean: typeof now) => readingText({ ...mean, unit: UNITS_OF[kind][0] }, t)
        const values = {
          ...{ kind: kindText(kind, t), value: meanText(now), count: now.count },
          ...{ compared: `${before !== null}` as const, before: before ? meanText(before) : '' },
        }
        return [line('logged', (as) => as('care.line.measured', values))]
      }
      case 'symptom': {
        const { days, daysBefore } = fact
        const symptom = t(`care.symptom.${fact.symptom}`)
        return [line('logged', (as) => as('care.line.symptom', { symptom, days, daysBefore }))]
      }
      case 'logged': {
        const { day, text } = fact
        return [line('logged', (as) => as('care.line.logged', { day: utcDay(day), text }))]
      }
      case 'answer': {
        const { form, day, item } = fact
        const answered = { question: item.text, answer: semicolons(t, linesOf(t, item, fact.answer)) }
        return [
          line(
            'forms',
            (as) => as('care.line.answer', { ...answered, form, day: utcDay(day) }),
            (as) => as('care.line.shortAnswer', answered),
          ),
        ]
      }
      case 'earlierResults':
      case 'more': {
        const { kind, count } = fact
        return [line(kind === 'more' ? 'plan' : 'results', (as) => as(`care.fact.${kind}`, { count }))]
      }
    }
  }
  return facts.flatMap(linesOfFact).toSorted((a, b) => Number(b.critical) - Number(a.critical))
}
