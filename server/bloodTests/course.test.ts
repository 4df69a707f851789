import { rowWithoutRange as row } from '@verbena/lab-reader/markerRow'
import { describe, expect, it } from 'vitest'
import type { MarkerRow } from '../../shared/bloodTests.ts'
import { trendsOf } from './trends.ts'

const COMPARATOR_FREE = { low: 30, high: 150 }
const flagOf = (value: number, { low, high }: { low: number | null; high: number | null }) =>
  low !== null && value < low ? 'low' : high !== null && value > high ? 'high' : 'normal'

/** The course up to the last of these values, drawn a month apart. */
function courseOf(
  marker: string,
  values: readonly number[],
  unit = 'ng/mL',
  over: Partial<MarkerRow> = COMPARATOR_FREE,
) {
  const range = { low: over.low ?? null, high: over.high ?? null }
  const [trend] = trendsOf(
    values.map((value, at) => {
      const day = new Date(Date.UTC(2025, at, 1)).toISOString().slice(0, 10)
      const markers = [row(marker, value, unit, { ...over, flag: flagOf(value, range) })]
      return { id: `t${at}`, collectedOn: day, createdAt: `${day}T10:00:00.000Z`, markers }
    }),
  )
  return trend?.points.at(-1)?.course
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
/** A standard normal number. */
const normal = (next: () => number) => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())

describe('courseOf', () => {
  it('courseOf calls a slow fall one, though no single step exceeds chance', () => {
    expect(courseOf('Ferritin', [140, 115, 95, 78])).toMatchObject({
      ...{ kind: 'falling', steps: 3, since: { day: '2025-01-01' }, crossed: null, assumed: null },
    })
  })

  it.each([
    ['one draw', [100], 'first'],
    ['two draws', [100, 40], 'two'],
    ['chance', [100, 104, 98, 102], 'steady'],
    ['one large step', [100, 104, 98, 40], 'jumpedDown'],
    ['a run that is mostly its last step', [100, 101, 250], 'jumpedUp'],
    ['a value above the usual ones', [60, 60, 60, 60, 60, 105, 100], 'higher'],
  ])('courseOf judges %s', (_case, values, kind) => {
    expect(courseOf('Ferritin', values)?.kind).toBe(kind)
  })

  it.each([
    ['leaves its range for the first time', [100, 90, 20], 'firstOutside'],
    ['leaves it again', [20, 100, 20], 'outside'],
    ['comes back', [20, 22, 80], 'inside'],
    ['stays outside', [20, 21, 19], null],
  ])('courseOf says that a value %s', (_case, values, crossed) => {
    expect(courseOf('Ferritin', values)?.crossed).toBe(crossed)
  })

  it('courseOf calls nothing steady whose variation is only assumed', () => {
    expect(courseOf('Vitamin C', [1, 1.01, 1], 'mg/dL', {})).toMatchObject({
      kind: 'unjudged',
      assumed: null,
    })
    expect(courseOf('Vitamin C', [1, 2, 4], 'mg/dL', {})).toMatchObject({ kind: 'rising', assumed: 20 })
  })

  it('courseOf judges neither bounds nor zero', () => {
    expect(courseOf('Ferritin', [5, 5, 5], 'ng/mL', { comparator: '<' })?.kind).toBe('unjudged')
    expect(courseOf('C-reactive protein', [0, 0, 0], 'mg/L', {})?.kind).toBe('unjudged')
  })

  it('courseOf takes chance for a trend in fewer than one of twenty series (property)', () => {
    const seed = 41
    const next = random(seed)
    const CASES = 1000
    // Ferritin: 16.9 % within a person, half of it by the assay.
    const sd = Math.sqrt(Math.log(0.169 ** 2 + 1) + Math.log(0.0845 ** 2 + 1))
    const counts = { run: 0, steady: 0 }
    for (let at = 0; at < CASES; at += 1) {
      const draws = 3 + Math.floor(next() * 6)
      const course = courseOf(
        'Ferritin',
        Array.from({ length: draws }, () => 80 * Math.exp(normal(next) * sd)),
      )
      if (course?.kind === 'rising' || course?.kind === 'falling') counts.run += 1
      if (course?.kind === 'steady') counts.steady += 1
    }
    expect(counts.run / CASES, `seed ${seed}`).toBeLessThan(0.05)
    expect(counts.steady / CASES, `seed ${seed}`).toBeGreaterThan(0.85)
  })
})
