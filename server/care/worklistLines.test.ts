import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/health.ts'
import { untimed } from '../../shared/planItems.ts'
import { type CriticalValue, LINE_KINDS, type WorklistLine } from '../../shared/worklist.ts'
import type { Tick } from '../plans/intakes.ts'
import { symptomsIn } from './symptoms.ts'
import {
  adherenceLine,
  endingLine,
  inOrder,
  markSeenInput,
  messageLine,
  resultLine,
  retestLine,
  symptomLines,
  type TickedPlan,
  type UnreviewedResult,
} from './worklistLines.ts'

const today = '2026-11-22'
const ago = (days: number) => addDays(today, -days)
const maya = { id: '0b5bf4f5-2d5e-4a35-a4ef-0b1f3ad8f3d7', fullName: 'Maya Lindqvist', today }

/** A plan of one daily item, older than every window, ticked on the given days. */
function ticked(days: readonly number[], firstDay = ago(100)): TickedPlan {
  const tick = (days: number): Tick => ({
    ...{ medication: 'Zinc', slot: 'any', state: 'taken', version: 1 },
    date: ago(days),
  })
  const versions = [{ version: 1, from: firstDay, schedule: [untimed('Zinc')] }]
  return { planId: 'rest', title: 'Rest', firstDay, versions, ticks: days.map(tick) }
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n)

describe('adherenceLine', () => {
  it('adherenceLine says a fall of 25 points, and none of less', () => {
    // 14 of 14 before; 10 of 14 are 29 points less, 11 of 14 are 21.
    expect(adherenceLine(maya, [ticked([...range(14, 27), ...range(0, 9)])])).toMatchObject({
      ...{ before: 100, now: 71, least: { text: 'Zinc', taken: 10, due: 14 } },
    })
    expect(adherenceLine(maya, [ticked([...range(14, 27), ...range(0, 10)])])).toBeNull()
  })

  it('adherenceLine counts exactly 25 points as a fall', () => {
    const two = (taken: number[]): TickedPlan => {
      const plan = ticked(taken)
      return {
        ...plan,
        versions: plan.versions.map((one) => ({ ...one, schedule: [untimed('Zinc'), untimed('Iron')] })),
      }
    }
    // 14 of 28 before, 7 of 28 after: 50 and 25 per cent.
    expect(adherenceLine(maya, [two([...range(14, 27), ...range(0, 6)])])).not.toBeNull()
    expect(adherenceLine(maya, [two([...range(14, 27), ...range(0, 7)])])).toBeNull()
  })

  it('adherenceLine needs ten intakes due in each of the two periods', () => {
    // A plan of ten days of the period before, and one of nine.
    expect(adherenceLine(maya, [ticked(range(14, 23), ago(23))])).not.toBeNull()
    expect(adherenceLine(maya, [ticked(range(14, 22), ago(22))])).toBeNull()
  })

  it('adherenceLine draws six weeks, and says since when it has been so', () => {
    const line = adherenceLine(maya, [ticked(range(7, 41))])
    // Four of the last fourteen days without a tick are 29 points.
    expect(line).toMatchObject({ weeks: [100, 100, 100, 100, 100, 0], since: ago(3) })
  })
})

describe('symptomLines', () => {
  const logged = (...days: number[]) => days.map((days) => ({ date: ago(days), symptoms: 'A bit dizzy' }))

  it.each([
    ['twice within 7 days', [0, 6], 1],
    ['once', [3], 0],
    ['the second time 7 days ago', [0, 7], 0],
    ['also 34 days ago', [0, 6, 34], 0],
    ['also 35 days ago', [0, 6, 35], 1],
  ])('symptomLines of a symptom logged %s', (_words, days, lines) => {
    expect(symptomLines(maya, logged(...days))).toHaveLength(lines)
  })

  it('symptomLines says how often and since when, and nothing of what else the patient wrote', () => {
    const entries = [1, 5].map((days) => ({ date: ago(days), symptoms: 'Dizzy since the turmeric' }))
    expect(symptomLines(maya, entries)).toEqual([
      {
        ...{ kind: 'symptom', patient: { id: maya.id, fullName: maya.fullName }, critical: false },
        ...{ symptom: 'dizziness', times: 2, days: 5, lastOn: ago(1), daysBefore: 28 },
        ...{ since: ago(1), targetId: maya.id, matter: 'symptom Dizziness' },
      },
    ])
  })

  it('symptomLines gains no line by entries that name no symptom, negate one, or are too old', () => {
    const base = logged(2)
    const neutral = fc
      .record({
        days: fc.integer({ min: 0, max: 60 }),
        symptoms: fc.constantFrom('no headache', 'fine', 'rested'),
      })
      .map(({ days, symptoms }) => ({ date: ago(days), symptoms }))
    const old = fc
      .integer({ min: 7, max: 90 })
      .map((days) => ({ date: ago(days), symptoms: 'headache and nausea' }))
    fc.assert(
      fc.property(fc.array(fc.oneof(neutral, old), { maxLength: 40 }), (more) => {
        expect(symptomLines(maya, [...base, ...more])).toEqual([])
      }),
    )
  })

  it('symptomLines is the same in whichever order the entries come', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 8 })
    const text = fc.constantFrom('headache', 'dizzy', 'no nausea', 'cough and rash')
    const entry = fc.tuple(days, text).map(([all, symptoms]) => all.map((n) => ({ date: ago(n), symptoms })))
    fc.assert(
      fc.property(entry, entry, (a, b) => {
        const one = inOrder(symptomLines(maya, [...a, ...b]))
        expect(inOrder(symptomLines(maya, [...b, ...a]))).toEqual(one)
        for (const line of one) {
          const { matter } = line
          const last = [...a, ...b].filter(
            ({ date, symptoms }) =>
              date >= ago(6) && line.kind === 'symptom' && symptomsIn(symptoms).includes(line.symptom),
          )
          expect(last.length).toBeGreaterThanOrEqual(2)
          expect(markSeenInput.safeParse({ patientId: maya.id, matter }).success).toBe(true)
        }
      }),
    )
  })
})

describe('retestLine and endingLine', () => {
  it('retestLine begins on the day after the window', () => {
    const retest = (until: string) => retestLine(maya, { id: 'r', marker: 'Vitamin D', until })
    expect(retest(today)).toBeNull()
    expect(retest(ago(1))).toMatchObject({
      ...{ marker: 'Vitamin D', daysLate: 1, endedOn: ago(1), since: today },
    })
  })

  const until = (...days: (string | null)[]) =>
    endingLine(
      maya,
      ticked([0, 1]),
      days.map((day) => ({ ...untimed('Zinc'), until: day })),
    )
  it('endingLine begins seven days before the last day of the last item, and stands until that day', () => {
    expect(until(addDays(today, 8))).toBeNull()
    expect(until(addDays(today, 2), addDays(today, 7))).toMatchObject({
      ...{ title: 'Rest', daysLeft: 7, endsOn: addDays(today, 7), taken: 2, due: 30, days: 30 },
    })
    expect(until(today)).toMatchObject({ daysLeft: 0, endsOn: today })
    expect(until(ago(1))).toBeNull()
  })

  it('endingLine is silent where one item has no last day, and for a plan without items', () => {
    expect(until(addDays(today, 2), null)).toBeNull()
    expect(until()).toBeNull()
  })
})

describe('resultLine', () => {
  const ferritin = { name: 'Ferritin', comparator: null, value: 18, unit: 'ng/mL', low: 30, high: 150 }
  const result: UnreviewedResult = {
    ...{ id: 't', finishedAt: '2026-11-22T08:00:00.000Z', collectedOn: '2026-11-10', markers: 4 },
    ...{ outside: [], unchecked: 0, words: 0, critical: [], moreResults: 0, acknowledgedAt: null },
  }
  const line = (more: Partial<UnreviewedResult>) => resultLine(maya, { ...result, ...more })
  const value = (reason: CriticalValue['reason']): CriticalValue => ({
    ...{ value: ferritin, reason, limit: reason === 'low' ? { is: 'below', bound: 20 } : null, isOld: false },
  })

  it('resultLine has the first value outside its range, and how many there are', () => {
    expect(line({ outside: [ferritin, ferritin], unchecked: 1, moreResults: 3 })).toMatchObject({
      ...{ kind: 'result', critical: false, collectedOn: '2026-11-10', markers: 4 },
      ...{ value: ferritin, outside: 2, unchecked: 1, moreResults: 3 },
    })
    expect(line({})).toMatchObject({ value: null, outside: 0 })
  })

  it('resultLine is critical by a critical value before everything else, then by one that may be critical', () => {
    const [low, sameDay, unchecked] = [value('low'), value('sameDay'), value('unchecked')]
    const facts = { outside: [ferritin], unchecked: 1, moreResults: 2 }
    expect(line({ ...facts, critical: [low, sameDay, unchecked] })).toMatchObject({
      ...{ kind: 'critical', critical: true, ...low, others: 1, collectedOn: '2026-11-10', moreResults: 2 },
    })
    expect(line({ ...facts, critical: [unchecked] })).toMatchObject({
      ...{ kind: 'critical', critical: true, ...unchecked, others: 0 },
    })
  })
})

it('inOrder puts critical lines first, then kind by kind the oldest first', () => {
  const line = fc.record({
    kind: fc.constantFrom(...LINE_KINDS),
    since: fc.constantFrom(ago(3), ago(2), ago(1)),
    targetId: fc.constantFrom('a', 'b', 'c'),
  })
  const whole = line.map((one) => ({
    ...{ patient: { id: maya.id, fullName: '' }, matter: null },
    ...({ critical: ['emergency', 'critical'].includes(one.kind), ...one } as WorklistLine),
  }))
  fc.assert(
    fc.property(fc.array(whole), (lines) => {
      const sorted = inOrder(lines)
      for (const [n, one] of sorted.entries()) {
        const next = sorted[n + 1]
        if (!next) continue
        const [a, b] = [LINE_KINDS.indexOf(one.kind), LINE_KINDS.indexOf(next.kind)]
        expect(a < b || (a === b && one.since <= next.since)).toBe(true)
      }
    }),
  )
})

it('messageLine counts the messages, and is critical where one is urgent', () => {
  const thread = { patientId: maya.id, since: '2026-11-22T08:00:00.000Z', count: 3, urgent: true }
  expect(messageLine(maya, thread)).toEqual({
    ...{ kind: 'message', patient: { id: maya.id, fullName: maya.fullName }, critical: true, messages: 3 },
    ...{ since: thread.since, targetId: maya.id, matter: null },
  })
})
