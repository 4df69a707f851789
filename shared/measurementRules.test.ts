import { describe, expect, it } from 'vitest'
import { DAY_MS } from './health.ts'
import { DEFAULT_RULES, type Judged, latestEpisode } from './measurementRules.ts'

const now = Date.UTC(2026, 10, 28, 12)
let next = 0
/** A reading so many days ago; `diastolic` of a blood pressure. */
const reading = (daysAgo: number, value: number, diastolic: number | null = null): Judged => ({
  ...{ id: `${++next}`, at: now - daysAgo * DAY_MS, value, diastolic },
})
const { bloodPressure, weight, glucose } = DEFAULT_RULES
const values = (episode: ReturnType<typeof latestEpisode>) =>
  episode && [episode.earlier?.value ?? null, episode.last.value]

describe('two blood pressures above 150/95 within 3 days', () => {
  it.each<[string, Judged[], [number, number] | null]>([
    ['an upper value of 151 twice', [reading(1, 151, 80), reading(0, 152, 80)], [151, 152]],
    ['a lower value of 96 twice', [reading(1, 140, 96), reading(0, 141, 97)], [140, 141]],
    ['one by its upper and one by its lower value', [reading(1, 151, 80), reading(0, 140, 96)], [151, 140]],
    ['two readings of one minute', [reading(0, 160, 99), reading(0, 158, 98)], [160, 158]],
    ['exactly three days between', [reading(3, 160, 99), reading(0, 158, 98)], [160, 158]],
    ['a normal one between', [reading(2, 160, 99), reading(1, 130, 80), reading(0, 158, 98)], [160, 158]],
    ['the two latest of three', [reading(2, 160, 99), reading(1, 161, 99), reading(0, 162, 98)], [161, 162]],
  ])('%s meets the rule', (_case, readings, met) => {
    expect(values(latestEpisode(bloodPressure, readings))).toEqual(met)
  })

  it.each<[string, Judged[]]>([
    ['exactly 150/95', [reading(1, 150, 95), reading(0, 150, 95)]],
    ['one reading', [reading(0, 160, 99)]],
    ['one of two above', [reading(1, 150, 95), reading(0, 160, 99)]],
    ['a minute more than three days between', [reading(3 + 1 / 1440, 160, 99), reading(0, 158, 98)]],
    ['no reading', []],
  ])('%s does not', (_case, readings) => {
    expect(latestEpisode(bloodPressure, readings)).toBeNull()
  })

  it('an episode has the consecutive readings at which the rule is met, and ends with one at which it is not', () => {
    const readings = [
      ...[reading(20, 160, 99), reading(19, 160, 99), reading(10, 130, 80)],
      ...[reading(3, 155, 96), reading(2, 156, 96), reading(1, 130, 80)],
    ]
    const episode = latestEpisode(bloodPressure, readings)
    expect([...(episode?.ids ?? [])].sort()).toEqual([readings[4]?.id, readings[5]?.id].sort())
    expect(values(episode)).toEqual([155, 156])
    expect(values(latestEpisode(bloodPressure, readings.slice(0, 3)))).toEqual([160, 160])
  })
})

describe('a weight that moves 2 kg within 7 days', () => {
  it.each<[string, Judged[], [number, number] | null]>([
    ['exactly 2 kg less', [reading(7, 74.3), reading(0, 72.3)], [74.3, 72.3]],
    ['2 kg more', [reading(1, 70.1), reading(0, 72.1)], [70.1, 72.1]],
    ['the one that differs most', [reading(3, 75), reading(2, 76), reading(0, 72)], [76, 72]],
    ['1.99 kg', [reading(7, 74.29), reading(0, 72.3)], null],
    ['a minute more than seven days', [reading(7 + 1 / 1440, 75), reading(0, 72)], null],
    ['slow steps', [reading(9, 75), reading(6, 74), reading(3, 73.2), reading(0, 72.5)], null],
  ])('%s', (_case, readings, met) => {
    expect(values(latestEpisode(weight, readings))).toEqual(met)
  })
})

it.each<[number, boolean]>([
  [69.9, true],
  [70, false],
  [180, false],
  [180.1, true],
])('a glucose outside 70 to 180: %d', (value, isMet) => {
  expect(latestEpisode(glucose, [reading(0, value)]) !== null).toBe(isMet)
})
