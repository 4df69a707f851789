import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/health.ts'
import { type CountedRetest, retestLine, retestWindow, windowText } from '../../shared/retests.ts'
import { translatorFor } from '../platform/locales.ts'
import {
  closingResult,
  type MarkerResult,
  recountRetests,
  retestQuestion,
  retestState,
} from './retestRules.ts'

const t = translatorFor('en')

const DAY = '2026-11-10'
const retest: CountedRetest = {
  id: 'r1',
  marker: 'Ferritin',
  ...retestWindow(DAY, 12),
  fromTest: 'planned on',
  closedBy: null,
  createdAt: '2026-11-13T09:15:00Z',
}
const result = (over: Partial<MarkerResult> = {}): MarkerResult => ({
  testId: 't1',
  marker: 'Ferritin',
  collectedOn: '2027-02-02',
  uploadedAt: '2027-02-03T08:00:00Z',
  uploadedOn: '2027-02-03',
  sound: true,
  ...over,
})

describe('the window of a retest', () => {
  it('the window of a retest reaches one week before and after the planned day', () => {
    expect(retestWindow(DAY, 12)).toEqual({ from: '2027-01-26', until: '2027-02-09' })
  })

  it('the window of a retest begins after the day from which it counts', () => {
    expect(retestWindow(DAY, 1)).toEqual({ from: '2026-11-11', until: '2026-11-24' })
  })

  it('the window of a retest is written with its year, or both', () => {
    expect(windowText(retestWindow(DAY, 12), t)).toBe('26 January to 9 February 2027')
    expect(windowText({ from: '2026-12-28', until: '2027-01-11' }, t)).toBe(
      '28 December 2026 to 11 January 2027',
    )
  })
})

describe('the state of a retest', () => {
  const on = (today: string) => retestState({ ...retest, cancelledAt: null }, today)

  it('the state of a retest follows from the patient’s day', () => {
    expect(['2027-01-25', '2027-01-26', '2027-02-09', '2027-02-10'].map(on)).toEqual([
      'planned',
      'due',
      'due',
      'overdue',
    ])
  })

  it('the state of a retest is closed or cancelled on every day', () => {
    expect(retestState({ ...retest, closedBy: 't1', cancelledAt: null }, '2027-03-01')).toBe('closed')
    expect(retestState({ ...retest, cancelledAt: '2026-12-01T00:00:00Z' }, '2027-03-01')).toBe('cancelled')
  })
})

describe('the result that closes a retest', () => {
  it.each([
    ['inside the window', result(), 't1'],
    ['after the window', result({ collectedOn: '2027-05-01' }), 't1'],
    ['before the window', result({ collectedOn: '2027-01-25' }), null],
    ['with a doubtful row', result({ sound: false }), null],
    ['without a collection day', result({ collectedOn: null }), null],
    ['of another marker', result({ marker: 'Iron' }), null],
    ['that it was planned on', result({ testId: 'planned on' }), null],
  ])('a result %s', (_name, one, closedBy) => {
    expect(closingResult(retest, [one])).toBe(closedBy)
  })

  it('the result that closes a retest is the earliest draw', () => {
    const later = result({ testId: 't0', collectedOn: '2027-02-05' })
    expect(closingResult(retest, [later, result()])).toBe('t1')
  })
})

describe('what a retest asks for', () => {
  it('what a retest asks for asks for the first row or day that is not certain', () => {
    const doubtful = result({ testId: 'doubtful', sound: false })
    const undated = result({ testId: 'undated', collectedOn: null })
    expect(retestQuestion(retest, [doubtful, undated])).toEqual({ testId: 'doubtful', about: 'row' })
    expect(retestQuestion(retest, [undated])).toEqual({ testId: 'undated', about: 'day' })
  })

  it('what a retest asks for asks nothing about a result that cannot close it', () => {
    const early = result({ collectedOn: '2027-01-25', sound: false })
    const undated = result({ collectedOn: null, uploadedOn: '2027-01-25' })
    expect(retestQuestion(retest, [early, undated])).toBeNull()
  })
})

describe('the line of the day', () => {
  const open = (marker: string, state: 'planned' | 'due' | 'overdue', until = '2026-12-12') => ({
    marker,
    state,
    from: '2026-11-28',
    until,
  })

  it('the line of the day names what is due, and by when', () => {
    expect(retestLine([open('Ferritin', 'due')])).toEqual({
      ...{ markers: ['Ferritin'], state: 'due', until: '2026-12-12' },
    })
    expect(retestLine([open('Ferritin', 'due'), open('Vitamin D', 'due', '2026-12-10')])).toEqual({
      ...{ markers: ['Ferritin', 'Vitamin D'], state: 'due', until: '2026-12-10' },
    })
  })

  it('the line of the day says what is late, and nothing about what is only planned', () => {
    expect(retestLine([open('Ferritin', 'overdue')])).toEqual({
      ...{ markers: ['Ferritin'], state: 'overdue', until: null },
    })
    expect(retestLine([open('Ferritin', 'planned')])).toBeNull()
  })
})

const MARKERS = ['Ferritin', 'Iron']
const anyDay = fc.integer({ min: 0, max: 60 }).map((n) => addDays(DAY, n))
const anyResult: fc.Arbitrary<MarkerResult> = fc
  .record({
    testId: fc.integer({ min: 0, max: 9 }).map((n) => `t${n}`),
    marker: fc.constantFrom(...MARKERS),
    collectedOn: fc.option(anyDay, { freq: 5 }),
    uploadedOn: anyDay,
    sound: fc.boolean(),
  })
  .map((one) => ({ ...one, uploadedAt: `${one.uploadedOn}T08:00:00Z` }))
const anyResults = fc.uniqueArray(anyResult, { selector: ({ testId }) => testId, maxLength: 8 })
const anyRetests = fc
  .array(
    fc.record({ marker: fc.constantFrom(...MARKERS), start: anyDay, weeks: fc.integer({ min: 1, max: 4 }) }),
    {
      maxLength: 5,
    },
  )
  .map((plans) =>
    plans.map(
      ({ marker, start, weeks }, n): CountedRetest => ({
        id: `r${n}`,
        marker,
        ...retestWindow(start, weeks),
        fromTest: null,
        closedBy: null,
        createdAt: `2026-11-10T0${n}:00:00Z`,
      }),
    ),
  )

/** The retests as they stand after a recount; replaced ones are left out. */
function recounted(retests: CountedRetest[], results: MarkerResult[]) {
  const { closed, opened, replaced } = recountRetests(retests, results)
  return retests
    .filter(({ id }) => !replaced.includes(id))
    .map((one) => ({
      ...one,
      closedBy: opened.includes(one.id)
        ? null
        : (closed.find(({ id }) => id === one.id)?.closedBy ?? one.closedBy),
    }))
}

describe('properties of the recount', () => {
  it('a retest is closed by a sound result inside or after its window', () => {
    fc.assert(
      fc.property(anyRetests, anyResults, (retests, results) => {
        for (const { closedBy, from, marker } of recounted(retests, results)) {
          if (closedBy === null) continue
          const closing = results.find(({ testId }) => testId === closedBy)
          expect(closing).toMatchObject({ marker, sound: true })
          expect((closing?.collectedOn ?? '') >= from).toBe(true)
        }
      }),
    )
  })

  it('a second recount changes nothing: a retest is closed at most once', () => {
    fc.assert(
      fc.property(anyRetests, anyResults, (retests, results) => {
        expect(recountRetests(recounted(retests, results), results)).toEqual({
          closed: [],
          opened: [],
          replaced: [],
        })
      }),
    )
  })

  it('at most one retest of a marker is open', () => {
    fc.assert(
      fc.property(anyRetests, anyResults, anyResults, (retests, before, now) => {
        const open = recounted(recounted(retests, before), now).filter(({ closedBy }) => closedBy === null)
        expect(new Set(open.map(({ marker }) => marker)).size).toBe(open.length)
      }),
    )
  })

  it('the order of uploads makes no difference', () => {
    const shuffled = anyResults.chain((results) =>
      fc.tuple(
        fc.constant(results),
        fc.shuffledSubarray(results, { minLength: results.length, maxLength: results.length }),
      ),
    )
    /** The retests after each of the results was uploaded in turn. */
    const stepwise = (retests: CountedRetest[], results: MarkerResult[]) =>
      results.reduce((standing, _one, at) => recounted(standing, results.slice(0, at + 1)), retests)
    fc.assert(
      fc.property(anyRetests, shuffled, (planned, [one, other]) => {
        // One open retest of a marker at a time, as the server plans them.
        const retests = MARKERS.flatMap((marker) => planned.find((plan) => plan.marker === marker) ?? [])
        expect(stepwise(retests, one)).toEqual(stepwise(retests, other))
      }),
    )
  })

  it('without its closing result a retest is open again, or closed by a later one', () => {
    fc.assert(
      fc.property(anyRetests, anyResults, (planned, results) => {
        const retests = MARKERS.flatMap((marker) => planned.find((plan) => plan.marker === marker) ?? [])
        const closed = recounted(retests, results)
        for (const { id, closedBy } of closed) {
          if (closedBy === null) continue
          const left = results.filter(({ testId }) => testId !== closedBy)
          const now = recounted(closed, left).find((one) => one.id === id)
          expect(now?.closedBy).toBe(closingResult({ ...retest, ...now } as CountedRetest, left))
          expect(now?.closedBy).not.toBe(closedBy)
        }
      }),
    )
  })
})
