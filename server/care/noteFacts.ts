import { and, asc, desc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import {
  bloodTestResults,
  doses,
  healthTracking,
  planVersions,
  treatmentPlans,
  visitNotes,
} from '../../drizzle/schema.ts'
import type { MarkerRow } from '../../shared/bloodTests.ts'
import { Refusal } from '../../shared/errors.ts'
import { addDays, canBeToday } from '../../shared/health.ts'
import { rangeShort } from '../../shared/markers.ts'
import {
  changesBetween,
  countIntakes,
  daysFrom,
  type PlanItem,
  scheduleOf,
  type Tick,
} from '../../shared/planItems.ts'
import { SYMPTOMS, symptomsIn } from '../../shared/symptoms.ts'
import { counted, dayText } from '../../shared/text.ts'
import { later } from '../../shared/timeline.ts'
import type { PatientInCare } from '../access/careLinks.ts'
import { type Db, utcDay } from '../platform/db.ts'

/** Without an earlier note, the facts are those of so many days. */
const FIRST_DAYS = 30
/** Results outside their range that are named one by one; the others are counted. */
const NAMED_VALUES = 8
/** The latest blood tests, each with a line; the others are counted. */
const NAMED_RESULTS = 20

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

type Version = {
  planId: string
  title: string
  version: number
  /** The day (UTC) on which it was saved. */
  day: string
  medications: readonly string[] | null
  items: readonly PlanItem[]
  deletedOn: string | null
}
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
  /** The day (UTC) of the last signed note, or the first day of the period. */
  since: string
  today: string
  /** New since then. */
  results: readonly Result[]
  /** Every version of the patient's plans by plan, in order. */
  versions: readonly Version[]
  ticks: readonly (Tick & { planId: string })[]
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

function planFacts({ since, today, versions, ticks }: FactsBehind): string[] {
  return [...Map.groupBy(versions, ({ planId }) => planId)].flatMap(([planId, ofPlan]) => {
    const dated = ofPlan.map((written) => ({
      version: written.version,
      from: written.day,
      schedule: scheduleOf(written),
    }))
    const [first, last] = [ofPlan[0], ofPlan.at(-1)]
    if (!first || !last) return []
    const changes = ofPlan.flatMap(({ day, title }, index) => {
      if (day <= since) return []
      if (index === 0) return [`New plan on ${dayText(day)}: ${title}`]
      const changed = changesBetween(dated[index - 1]?.schedule ?? [], dated[index]?.schedule ?? [])
      const words = changed.map(({ kind, text }) => `${kind} ${text}`)
      return words.length > 0 ? [`${title}, changed on ${dayText(day)}: ${words.join('; ')}`] : []
    })
    if (last.deletedOn) {
      return last.deletedOn > since
        ? [...changes, `Plan ended on ${dayText(last.deletedOn)}: ${last.title}`]
        : []
    }
    const ofThisPlan = ticks.filter((tick) => tick.planId === planId)
    const { items } = countIntakes(dated, ofThisPlan, later(first.day, addDays(since, 1)), today)
    const taken = items
      .filter(({ due }) => due > 0)
      .map((item) => {
        const skipped = item.skipped > 0 ? ` (${item.skipped} skipped)` : ''
        return `${item.text} ${item.taken} of ${item.due}${skipped}`
      })
    return [...changes, ...(taken.length > 0 ? [`${last.title}, taken: ${taken.join('; ')}`] : [])]
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
 * What happened since the last signed note, as lines for the Objective part of a new one: results with what nobody has
 * checked said first, changes of plans, intakes taken of those due, means of sleep and energy, symptoms. Arithmetic only.
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

/** Since when facts are told: the day (UTC) and the instant of the last signed note, or the first day of the period. */
type Since = { day: string; at: Date }

async function lastNote(db: Db, patient: PatientInCare): Promise<Since | null> {
  const [note] = await db
    .select({
      day: utcDay(visitNotes.signedAt),
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
const resultsSince = (db: Db, patient: PatientInCare, since: Since): Promise<Result[]> =>
  db
    .select({
      collectedOn: bloodTestResults.collectedOn,
      uploadedOn: utcDay(bloodTestResults.createdAt),
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
    .orderBy(sql`coalesce(${bloodTestResults.collectedOn}, ${utcDay(bloodTestResults.createdAt)}::date) desc`)
    .limit(NAMED_RESULTS)

/** Every version of the plans that are present, or were deleted since then. */
const versionsOf = (db: Db, patient: PatientInCare, since: Since): Promise<Version[]> =>
  db
    .select({
      planId: treatmentPlans.id,
      title: planVersions.title,
      version: planVersions.version,
      day: utcDay(planVersions.at),
      medications: planVersions.medications,
      items: planVersions.items,
      deletedOn: sql<string | null>`${utcDay(treatmentPlans.deletedAt)}`,
    })
    .from(treatmentPlans)
    .innerJoin(planVersions, eq(planVersions.planId, treatmentPlans.id))
    .where(
      and(
        eq(treatmentPlans.patientId, patient),
        or(isNull(treatmentPlans.deletedAt), gt(treatmentPlans.deletedAt, since.at)),
      ),
    )
    .orderBy(asc(treatmentPlans.createdAt), asc(treatmentPlans.id), asc(planVersions.version))

/** The ticks of present plans after that day, up to `today`. */
const ticksSince = (db: Db, patient: PatientInCare, since: Since, today: string) =>
  db
    .select({
      planId: doses.planId,
      medication: doses.medication,
      date: doses.date,
      slot: doses.slot,
      state: sql<Tick['state']>`${doses.state}`,
      version: doses.version,
    })
    .from(doses)
    .innerJoin(treatmentPlans, eq(treatmentPlans.id, doses.planId))
    .where(
      and(
        eq(treatmentPlans.patientId, patient),
        isNull(treatmentPlans.deletedAt),
        gt(doses.date, since.day),
        lte(doses.date, today),
        ne(doses.state, 'open'),
      ),
    )

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
  const [results, versions, ticks, entries] = await Promise.all([
    resultsSince(db, patient, since),
    versionsOf(db, patient, since),
    ticksSince(db, patient, since, today),
    entriesAround(db, patient, since, today),
  ])
  return factLines({ since: since.day, today, results, versions, ticks, entries })
}
