import { and, asc, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { bloodTestResults, healthTracking, visitNotes } from '../../drizzle/schema.ts'
import type { MarkerRow } from '../../shared/bloodTests.ts'
import { addDays } from '../../shared/health.ts'
import { rangeShort } from '../../shared/markers.ts'
import { changesBetween, daysFrom } from '../../shared/planItems.ts'
import { SYMPTOMS } from '../../shared/symptoms.ts'
import { counted, dayText } from '../../shared/text.ts'
import type { PatientInCare } from '../access/careLinks.ts'
import { dayIn, timeZoneOf } from '../access/days.ts'
import { canBeToday, latestToday } from '../access/today.ts'
import { loadPlans, type PlanHistory } from '../plans/history.ts'
import { countIntakes } from '../plans/intakes.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { symptomsIn } from './symptoms.ts'

/** Without an earlier note, the facts are those of so many days. */
const FIRST_DAYS = 30
/** Results outside their range that are named one by one; the others are counted. */
const NAMED_VALUES = 8
/** The latest blood tests, each with a line; the others are counted. */
const NAMED_RESULTS = 20

/** Bytes of all facts; far more than a note may have. */
const MOST_BYTES = 600_000

/** The first lines, as many as have `MOST_BYTES`, and how many follow. */
function bounded(lines: string[]): string[] {
  let bytes = 0
  const shown = lines.filter((line) => {
    bytes += Buffer.byteLength(line)
    return bytes <= MOST_BYTES
  })
  const more = lines.length - shown.length
  return more > 0 ? [...shown, `${counted(more, 'more line')} since the last note`] : shown
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

type Result = {
  collectedOn: string | null
  uploadedOn: string
  /** Values that are certain, and lines and rows that are not. */
  read: number
  unchecked: number
  /** How many values are outside their range, and the first of them. */
  outside: number
  values: readonly MarkerRow[]
  /** How many results there are in all. */
  all: number
}
type Entry = {
  date: string
  energyLevel: number | null
  sleepHours: number | null
  symptoms: string | null
}

type FactsBehind = {
  /** The patient's own day of the last signed note, or the first day of the period. */
  since: string
  today: string
  /** New since then. */
  results: readonly Result[]
  /** Present plans, and those that were deleted since then. */
  plans: readonly PlanHistory[]
  /** Of this period and of the one before, which has as many days. */
  entries: readonly Entry[]
}

/** One line: what could not be read before what was read, then the values outside their range. */
function resultFact({ collectedOn, uploadedOn, read, unchecked, outside, values: rows }: Result): string {
  const on = collectedOn ? `of ${dayText(collectedOn)}` : `uploaded on ${dayText(uploadedOn)}`
  const values = rows.map((row) => {
    const value = `${row.name} ${row.comparator ?? ''}${row.value} ${row.unit ?? ''}`.trim()
    const range = rangeShort(row)
    return `${value} ${row.flag}${range ? ` (${range})` : ''}`
  })
  const more = outside > rows.length ? [`${outside - rows.length} more`] : []
  const summary = `${unchecked > 0 ? `${unchecked} not yet checked, ` : ''}${counted(read, 'value')} read, ${outside} outside the printed range`
  return `Blood test ${on}: ${summary}${outside > 0 ? `: ${[...values, ...more].join('; ')}` : ''}`
}

function moreResults(results: readonly Result[]): string[] {
  const more = (results[0]?.all ?? 0) - results.length
  return more > 0 ? [`${counted(more, 'earlier blood test')} since the last note`] : []
}

function planFacts({ since, today, plans }: FactsBehind): string[] {
  return plans.flatMap((plan) => {
    const { versions, lastDay } = plan
    const title = versions.at(-1)?.title ?? plan.title
    const changes = versions.flatMap(({ version, from, title: named, schedule }, index) => {
      if (from <= since) return []
      if (version === 1) return [`New plan on ${dayText(from)}: ${named}`]
      const changed = changesBetween(versions[index - 1]?.schedule ?? [], schedule)
      const words = changed.map(({ kind, text }) => `${kind} ${text}`)
      return words.length > 0 ? [`${named}, changed on ${dayText(from)}: ${words.join('; ')}`] : []
    })
    if (lastDay) return lastDay > since ? [...changes, `Plan ended on ${dayText(lastDay)}: ${title}`] : []
    const { items } = countIntakes(plan, addDays(since, 1), today)
    const taken = items
      .filter(({ due }) => due > 0)
      .map((item) => {
        const skipped = item.skipped > 0 ? ` (${item.skipped} skipped)` : ''
        return `${item.text} ${item.taken} of ${item.due}${skipped}`
      })
    return [...changes, ...(taken.length > 0 ? [`${title}, taken: ${taken.join('; ')}`] : [])]
  })
}

function meanFact(
  name: string,
  unit: string,
  now: readonly (number | null)[],
  before: readonly (number | null)[],
) {
  const [logged, earlier] = [now.filter((value) => value !== null), before.filter((value) => value !== null)]
  if (logged.length === 0) return []
  const mean = (values: readonly number[]) =>
    (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1)
  const then =
    earlier.length > 0 ? `; ${mean(earlier)} over ${counted(earlier.length, 'day')} in the period before` : ''
  return [`${name} ${mean(logged)} ${unit} on average over ${counted(logged.length, 'logged day')}${then}`]
}

/** Days with a symptom of the same words as on the worklist; texts that name none of them are quoted. */
function symptomFacts(now: readonly Entry[], before: readonly Entry[]): string[] {
  const earlier = before.flatMap(({ symptoms }) => symptomsIn(symptoms ?? ''))
  const named = now.flatMap(({ symptoms }) => symptomsIn(symptoms ?? ''))
  const known = SYMPTOMS.filter((symptom) => named.includes(symptom)).map((symptom) => {
    const days = named.filter((one) => one === symptom).length
    return `${symptom} on ${counted(days, 'day')}; on ${earlier.filter((one) => one === symptom).length} in the period before`
  })
  const other = now.flatMap(({ date, symptoms }) =>
    symptoms?.trim() && symptomsIn(symptoms).length === 0
      ? [`Logged on ${dayText(date)}: ${oneLine(symptoms)}`]
      : [],
  )
  return [...known, ...other]
}

/**
 * The lines for the Objective part of a new note, about the time since the last signed one: results (unchecked lines
 * first), changes of plans, intakes taken of those due, means of sleep and energy, symptoms. Arithmetic only.
 */
function factLines(facts: FactsBehind): string[] {
  const { since, entries, results } = facts
  const [now, before] = [
    entries.filter(({ date }) => date > since),
    entries.filter(({ date }) => date <= since),
  ]
  const ofAll = (key: 'sleepHours' | 'energyLevel') =>
    [now, before].map((days) => days.map((day) => day[key])) as [(number | null)[], (number | null)[]]
  return [
    ...results.map(resultFact),
    ...moreResults(results),
    ...planFacts(facts),
    ...meanFact('Sleep', 'h', ...ofAll('sleepHours')),
    ...meanFact('Energy', 'of 10', ...ofAll('energyLevel')),
    ...symptomFacts(now, before),
  ]
}

/**
 * The start of the facts: the instant and the patient's local day of the last signed note, or the first day of the
 * period.
 */
type Since = { day: string; at: Date }

async function lastNote(db: Db, patient: PatientInCare): Promise<Since | null> {
  const [note] = await db
    .select({
      day: dayIn(visitNotes.signedAt, timeZoneOf(patient)),
      at: sql<Date>`${visitNotes.signedAt}`.mapWith(visitNotes.signedAt),
    })
    .from(visitNotes)
    .where(and(eq(visitNotes.patientId, patient), isNotNull(visitNotes.signedAt)))
    .orderBy(desc(visitNotes.signedAt))
    .limit(1)
  return note ?? null
}

const CERTAIN = '@.plausible == true && !(@.doubtful == true)'
const inMarkers = (condition: string) =>
  sql`jsonb_path_query_array(${bloodTestResults.markers}, ${`$[*] ? (${condition})`}::jsonpath)`

/** The latest results that were uploaded since then, those of the latest draw first, without their reports. */
function resultsSince(db: Db, patient: PatientInCare, since: Since): Promise<Result[]> {
  const uploadedOn = dayIn(bloodTestResults.createdAt, timeZoneOf(patient))
  return db
    .select({
      collectedOn: bloodTestResults.collectedOn,
      uploadedOn,
      read: sql<number>`jsonb_array_length(${inMarkers(CERTAIN)})`,
      unchecked: sql<number>`jsonb_array_length(${bloodTestResults.unread})
        + jsonb_array_length(${bloodTestResults.markers}) - jsonb_array_length(${inMarkers(CERTAIN)})`,
      outside: bloodTestResults.outside,
      values: sql<MarkerRow[]>`jsonb_path_query_array(
        ${inMarkers(`${CERTAIN} && (@.flag == "low" || @.flag == "high")`)}, ${`$[0 to ${NAMED_VALUES - 1}]`}::jsonpath)`,
      all: sql<number>`count(*) over ()::int`,
    })
    .from(bloodTestResults)
    .where(
      and(
        eq(bloodTestResults.userId, patient),
        eq(bloodTestResults.status, 'completed'),
        gt(bloodTestResults.createdAt, since.at),
      ),
    )
    .orderBy(sql`coalesce(${bloodTestResults.collectedOn}, ${uploadedOn}::date) desc`)
    .limit(NAMED_RESULTS)
}

/** The entries after that day up to `today`, and those of as many days before it. */
function entriesAround(db: Db, patient: PatientInCare, since: Since, today: string): Promise<Entry[]> {
  const days = Math.max(1, daysFrom(since.day, today))
  return db
    .select({
      date: healthTracking.date,
      energyLevel: healthTracking.energyLevel,
      sleepHours: healthTracking.sleepHours,
      symptoms: healthTracking.symptoms,
    })
    .from(healthTracking)
    .where(
      and(
        eq(healthTracking.userId, patient),
        gt(healthTracking.date, addDays(since.day, -days)),
        lte(healthTracking.date, today),
      ),
    )
    .orderBy(asc(healthTracking.date))
}

/**
 * The facts of a patient in care since the last signed note, up to `today`, which is the patient's own day. Refuses a
 * day that is today nowhere.
 */
export async function noteFacts(db: Db, patient: PatientInCare, today: string): Promise<string[]> {
  if (!canBeToday(today, Date.now())) {
    throw new Refusal('BAD_INPUT', 'The date must be today in your time zone.')
  }
  const firstDay = addDays(today, -FIRST_DAYS)
  const since = (await lastNote(db, patient)) ?? { day: firstDay, at: new Date(`${firstDay}T00:00:00Z`) }
  // From the day of the note, for the versions that later ones are compared with.
  const period = { from: since.day, until: latestToday(Date.now()) }
  const [results, plans, entries] = await Promise.all([
    resultsSince(db, patient, since),
    loadPlans(db, { patients: [patient], period, withDeleted: true }),
    entriesAround(db, patient, since, today),
  ])
  return bounded(factLines({ since: since.day, today, results, plans, entries }))
}
