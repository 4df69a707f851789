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
import { counted, listed } from '../../shared/text.ts'
import { type MeasureName, SCOPES } from './reading.data.ts'

/** The fields of a day that a reading uses. */
export type ReadDay = Metrics & { date: string; symptoms: string | null }

/** The facts for a reading, without the patient's name, birth date or id. */
export type ReadingFacts = {
  type: AnalysisType
  /** The last day of the period, `yyyy-MM-dd`. */
  today: string
  days: ReadDay[]
  bloodTest: { collectedOn: string | null; markers: MarkerRow[] } | null
}

/** Entries that a reading needs at least. */
const ENOUGH_ENTRIES = 5
/** Days with both measures that a correlation needs at least: with fewer, it may be a coincidence. */
const ENOUGH_PAIRS = 10
/** Days that each half of the period needs before a trend is stated. */
const ENOUGH_PER_HALF = 3

/**
 * How each measure is taken from a day. `step` is the smallest difference that counts as a change, in the measure's
 * unit.
 */
const MEASURES: Record<
  MeasureName,
  { of: (day: Metrics) => number | null; word: string; unit: string; step: number }
> = {
  sleep: { of: (day) => day.sleepHours, word: 'sleep', unit: 'hours', step: 0.5 },
  energy: { of: (day) => day.energyLevel, word: 'energy', unit: 'out of 10', step: 0.5 },
  water: { of: (day) => day.waterIntake, word: 'water', unit: 'glasses', step: 1 },
  exercise: { of: (day) => day.exerciseMinutes, word: 'exercise', unit: 'minutes', step: 5 },
  mood: {
    of: (day) => (day.mood === null ? null : MOODS.length - MOODS.indexOf(day.mood)),
    word: 'mood',
    unit: 'on a scale from 1 (Poor) to 5 (Great)',
    step: 0.5,
  },
}

const oneDecimal = (value: number) => value.toFixed(1)
const days = (count: number) => counted(count, 'day')

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

function strength(r: number) {
  const size = Math.abs(r)
  if (size < 0.2) return 'no clear connection'
  const word = size < 0.4 ? 'a weak' : size < 0.6 ? 'a moderate' : 'a strong'
  return `${word} connection, ${r > 0 ? 'rising together' : 'one falling as the other rises'}`
}

function pairLine(list: ReadDay[], [cause, effect]: [MeasureName, MeasureName]) {
  const [a, b] = [MEASURES[cause], MEASURES[effect]]
  const pairs = list.flatMap((day): [number, number][] => {
    const [x, y] = [a.of(day), b.of(day)]
    return x === null || y === null ? [] : [[x, y]]
  })
  const title = `${a.word} and ${b.word}`
  if (pairs.length < ENOUGH_PAIRS)
    return `${title}: only ${days(pairs.length)} measure both, too few to compare.`
  const r = correlation(pairs)
  if (r === null) return `${title}: one of them never changed in ${days(pairs.length)}.`
  return `${title}: ${strength(r)} (r = ${r.toFixed(2).replace('-', '−')}, ${days(pairs.length)}).`
}

function trendLine(list: ReadDay[], name: MeasureName, middle: string) {
  const { of, word, unit, step } = MEASURES[name]
  const half = (later: boolean) =>
    list.filter((day) => day.date > middle === later).flatMap((day) => of(day) ?? [])
  const [before, after] = [half(false), half(true)]
  if (before.length < ENOUGH_PER_HALF || after.length < ENOUGH_PER_HALF) {
    return `${word}: measured on ${days(before.length + after.length)}, too few in one half of the period for a trend.`
  }
  const [was, is] = [mean(before), mean(after)]
  const direction = Math.abs(is - was) < step ? 'steady' : is > was ? 'rising' : 'falling'
  return `${word}: ${direction}, from ${oneDecimal(was)} to ${oneDecimal(is)} ${unit} (first half ${days(before.length)}, second half ${days(after.length)}).`
}

function gapLines({ today, days: list }: ReadingFacts) {
  const known = new Set(list.map(({ date }) => date))
  let [missing, longest, run] = [0, 0, 0]
  for (let ago = DAYS_OF_PERIOD - 1; ago >= 0; ago--) {
    run = known.has(addDays(today, -ago)) ? 0 : run + 1
    if (run > 0) missing += 1
    longest = Math.max(longest, run)
  }
  if (missing === 0) return [`Every one of the ${DAYS_OF_PERIOD} days up to today has an entry.`]
  return [
    `${missing} of the ${DAYS_OF_PERIOD} days up to today without an entry; the longest gap is ${days(longest)}.`,
  ]
}

function averageLines(list: ReadDay[]) {
  const { energy, sleep, water, exercise, mood } = periodOf(list)
  return [
    sleep === null ? null : `sleep ${oneDecimal(sleep)} hours (goal ${GOALS.sleep})`,
    energy === null ? null : `energy ${oneDecimal(energy)} out of 10 (goal ${GOALS.energy})`,
    water === null ? null : `water ${oneDecimal(water)} glasses a day (goal ${GOALS.water})`,
    exercise === null ? null : `exercise ${exercise} minutes (goal ${GOALS.exercise})`,
    mood === null ? null : `most common mood ${mood}`,
  ].filter((line) => line !== null)
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

function symptomLines(list: ReadDay[], type: AnalysisType) {
  const described = list.filter(({ symptoms }) => symptoms)
  if (described.length === 0) return ['No symptoms were written down.']
  const groups = SCOPES[type].symptoms.map(({ group, words }) => ({
    group,
    count: described.filter(({ symptoms }) => words.some((word) => beginsAWord(symptoms ?? '', word))).length,
  }))
  const found = groups.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  return [
    ...found.map(({ group, count }) => `${group}: on ${days(count)}.`),
    ...(found.length === 0 ? ['None of the symptoms belongs to the groups of this reading.'] : []),
    `Symptoms of any kind: on ${days(described.length)}.`,
  ]
}

const FLAGS = { low: 'below its range', high: 'above its range', normal: 'within its range' }

/** Markers that belong to the analysis and are missing from the blood test. */
function notMeasured({ bloodTest, type }: ReadingFacts): string[] {
  const promised = SCOPES[type].promised ?? []
  const measured = new Set(bloodTest?.markers.map(({ marker }) => marker))
  const missing = promised.filter((name) => !measured.has(name)).map((name) => name.toLowerCase())
  if (missing.length === 0) return []
  const names = listed(missing)
  return missing.length === promised.length
    ? [`None of ${names} was measured: nothing here shows whether they are in the body.`]
    : [`Not measured: ${names}.`]
}

function markerLines(facts: ReadingFacts) {
  const { bloodTest, type } = facts
  const missing = notMeasured(facts)
  if (!bloodTest) return [...missing, 'There is no analysed blood test.']
  const known = bloodTest.markers.filter(
    ({ marker, plausible }) => plausible && marker !== null && SCOPES[type].markers.includes(marker),
  )
  const bearing = known.filter(({ doubtful }) => !doubtful)
  const names = known.filter(({ doubtful }) => doubtful).map(({ marker }) => marker)
  const leftOut = names.length > 0 ? [`Not yet checked by anybody, and left out: ${names.join(', ')}.`] : []
  if (known.length === 0)
    return [...missing, 'The latest blood test holds no marker that bears on this reading.']
  const outsideFirst = [...bearing].sort((a, b) => Number(a.flag === 'normal') - Number(b.flag === 'normal'))
  const lines = outsideFirst.map(({ marker, value, comparator, unit, flag }) => {
    const number = [`${comparator ?? ''}${value}`, unit].filter(Boolean).join(' ')
    return `${marker}: ${number}, ${flag ? FLAGS[flag] : 'printed without a range'}.`
  })
  return [...missing, ...leftOut, ...lines]
}

const section = (title: string, lines: string[]) =>
  `## ${title}\n\n${lines.map((line) => `- ${line.charAt(0).toUpperCase()}${line.slice(1)}`).join('\n')}`

/** True if there are too few entries for a reading. */
export const tooFew = ({ days: list }: ReadingFacts) => list.length < ENOUGH_ENTRIES

/** The last line of a reading by fixed rules. */
const BY_RULES =
  'Made by fixed rules from the entries and the latest blood test, without an AI model. It describes; it does not diagnose.'

/**
 * The reading by fixed rules of the entries from 30 days ago to today: the same facts give the same text. Says so
 * where there are too few entries.
 */
export function readPeriod(facts: ReadingFacts): string {
  const { type, today, days: list } = facts
  const { title, trends, pairs } = SCOPES[type]
  if (tooFew(facts)) {
    return `## ${title}\n\nThere is not enough data: ${list.length} of at least ${ENOUGH_ENTRIES} entries in the last 30 days.\n\n${BY_RULES}`
  }
  const middle = addDays(today, -Math.floor(DAYS_OF_PERIOD / 2))
  const { collectedOn } = facts.bloodTest ?? {}
  return [
    section(`${title}: averages of ${days(list.length)}`, averageLines(list)),
    section(
      'Trends',
      trends.map((name) => trendLine(list, name, middle)),
    ),
    section('Gaps', gapLines(facts)),
    section(
      'What goes together',
      pairs.map((pair) => pairLine(list, pair)),
    ),
    section('Symptoms', symptomLines(list, type)),
    section(collectedOn ? `Blood test of ${collectedOn}` : 'Latest blood test', markerLines(facts)),
    BY_RULES,
  ].join('\n\n')
}
