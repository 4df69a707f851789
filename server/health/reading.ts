import type { MarkerRow } from '../../shared/bloodTests.ts'
import {
  type AnalysisType,
  addDays,
  DAYS_OF_PERIOD,
  GOALS,
  type Metrics,
  MOODS,
  mean,
  periodOf,
} from '../../shared/health.ts'
import {
  ENOUGH_ENTRIES,
  type HealthReading,
  type MeasureName,
  type MeasurePair,
  type ReadingFindings,
} from '../../shared/healthReading.ts'
import { SCOPES } from './reading.data.ts'

/** The fields of a day that a reading uses. */
export type ReadDay = Metrics & { date: string; symptoms: string | null }

/** The input of a reading, without the patient's name, birth date or id. */
export type ReadingInput = {
  type: AnalysisType
  /** The last day of the period, `yyyy-MM-dd`. */
  today: string
  days: ReadDay[]
  bloodTest: { collectedOn: string | null; markers: MarkerRow[] } | null
}

/** Minimum days with both measures for a correlation; fewer may be a coincidence. */
const ENOUGH_PAIRS = 10
/** Minimum days in each half of the period for a trend. */
const ENOUGH_PER_HALF = 3

/**
 * How each measure is taken from a day; mood is 1 for Poor to 5 for Great. `step` is the smallest difference that
 * counts as a change, in the measure's unit.
 */
const MEASURES: Record<MeasureName, { of: (day: Metrics) => number | null; step: number }> = {
  sleep: { of: (day) => day.sleepHours, step: 0.5 },
  energy: { of: (day) => day.energyLevel, step: 0.5 },
  water: { of: (day) => day.waterIntake, step: 1 },
  exercise: { of: (day) => day.exerciseMinutes, step: 5 },
  mood: { of: (day) => (day.mood === null ? null : MOODS.length - MOODS.indexOf(day.mood)), step: 0.5 },
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** Pearson's correlation coefficient; null if one side is constant. */
export function correlation(pairs: [number, number][]): number | null {
  const [mx, my] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))]
  let [xy, xx, yy] = [0, 0, 0]
  for (const [x, y] of pairs) {
    xy += (x - mx) * (y - my)
    xx += (x - mx) ** 2
    yy += (y - my) ** 2
  }
  return xx === 0 || yy === 0 ? null : xy / Math.sqrt(xx * yy)
}

function strengthOf(r: number) {
  const size = Math.abs(r)
  if (size < 0.2) return 'none'
  return size < 0.4 ? 'weak' : size < 0.6 ? 'moderate' : 'strong'
}

function associationOf(list: ReadDay[], pair: MeasurePair): ReadingFindings['associations'][number] {
  const [cause, effect] = [MEASURES[pair[0]], MEASURES[pair[1]]]
  const values = list.flatMap((day): [number, number][] => {
    const [x, y] = [cause.of(day), effect.of(day)]
    return x === null || y === null ? [] : [[x, y]]
  })
  const days = values.length
  if (days < ENOUGH_PAIRS) return { pair, days, strength: 'tooFew', r: null }
  const r = correlation(values)
  if (r === null) return { pair, days, strength: 'constant', r }
  return { pair, days, strength: strengthOf(r), r: rounded(r, 2) }
}

function trendOf(list: ReadDay[], measure: MeasureName, middle: string): ReadingFindings['trends'][number] {
  const { of, step } = MEASURES[measure]
  const half = (later: boolean) =>
    list.filter((day) => day.date > middle === later).flatMap((day) => of(day) ?? [])
  const [earlier, later] = [half(false), half(true)]
  const days = { before: earlier.length, after: later.length }
  if (days.before < ENOUGH_PER_HALF || days.after < ENOUGH_PER_HALF) return { measure, ...days, change: null }
  const [from, to] = [mean(earlier), mean(later)]
  const direction = Math.abs(to - from) < step ? 'steady' : to > from ? 'rising' : 'falling'
  return { measure, ...days, change: { direction, from: rounded(from, 1), to: rounded(to, 1) } }
}

function gapsOf({ today, days }: ReadingInput) {
  const known = new Set(days.map(({ date }) => date))
  let [missing, longest, run] = [0, 0, 0]
  for (let ago = DAYS_OF_PERIOD - 1; ago >= 0; ago--) {
    run = known.has(addDays(today, -ago)) ? 0 : run + 1
    if (run > 0) missing += 1
    longest = Math.max(longest, run)
  }
  return { missing, longest }
}

/** True if a word of the text begins with `beginning`, in any case; a dot at its end asks for the whole word. */
function beginsAWord(text: string, beginning: string) {
  const lower = text.toLowerCase()
  const isWhole = beginning.endsWith('.')
  const start = isWhole ? beginning.slice(0, -1) : beginning
  for (let at = lower.indexOf(start); at >= 0; at = lower.indexOf(start, at + 1)) {
    const end = at + start.length
    const isBegun = !/\p{L}$/u.test(lower.slice(Math.max(0, at - 2), at))
    if (isBegun && !(isWhole && /^\p{L}/u.test(lower.slice(end, end + 2)))) return true
  }
  return false
}

function symptomsOf({ days, type }: ReadingInput) {
  const described = days.filter(({ symptoms }) => symptoms)
  const groups = SCOPES[type].symptoms.map(({ group, words }) => ({
    group,
    days: described.filter(({ symptoms }) => words.some((word) => beginsAWord(symptoms ?? '', word))).length,
  }))
  return {
    days: described.length,
    groups: groups.filter((found) => found.days > 0).sort((a, b) => b.days - a.days),
  }
}

function bloodTestOf({ bloodTest, type }: ReadingInput): ReadingFindings['bloodTest'] {
  if (!bloodTest) return null
  const bearing = bloodTest.markers.filter(
    ({ marker, plausible }) => plausible && marker !== null && SCOPES[type].markers.includes(marker),
  )
  return {
    collectedOn: bloodTest.collectedOn,
    markers: bearing
      .filter(({ doubtful }) => !doubtful)
      .sort((a, b) => Number(a.flag === 'normal') - Number(b.flag === 'normal'))
      .map(({ marker, value, comparator, unit, flag }) => ({ marker, value, comparator, unit, flag })),
    unchecked: bearing.flatMap(({ doubtful, marker }) => (doubtful && marker ? [marker] : [])),
  }
}

/** Makes the reading of the entries from 30 days ago to today by fixed rules. Deterministic. */
export function readPeriod(input: ReadingInput): HealthReading {
  const { type, today, days, bloodTest } = input
  const reading = { type, today, entries: days.length }
  if (days.length < ENOUGH_ENTRIES) return { ...reading, findings: null }
  const { trends, pairs, promised = [] } = SCOPES[type]
  const middle = addDays(today, -Math.floor(DAYS_OF_PERIOD / 2))
  const averages = periodOf(days)
  const measured = new Set(bloodTest?.markers.map(({ marker }) => marker))
  return {
    ...reading,
    findings: {
      averages: (['sleep', 'energy', 'water', 'exercise'] as const).flatMap((measure) => {
        const average = averages[measure]
        return average === null ? [] : [{ measure, average, goal: GOALS[measure] }]
      }),
      mood: averages.mood,
      trends: trends.map((measure) => trendOf(days, measure, middle)),
      gaps: gapsOf(input),
      associations: pairs.map((pair) => associationOf(days, pair)),
      symptoms: symptomsOf(input),
      notMeasured: promised.filter((metal) => !measured.has(metal)),
      bloodTest: bloodTestOf(input),
    },
  }
}
