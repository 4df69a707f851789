import {
  type About,
  criticalOf,
  type Person,
  personAt,
  positiveFindings,
  sameDayOf,
} from '@verbena/lab-reader'
import { and, asc, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import {
  bloodTestResults,
  formVersions,
  healthTracking,
  sentForms,
  visitNotes,
} from '../../drizzle/schema.ts'
import type { MarkerRow, QualitativeRow } from '../../shared/bloodTests.ts'
import { type Answers, isDeclined, partsOf, type Questionnaire, questionsOf } from '../../shared/forms.ts'
import { addDays, mean, present } from '../../shared/health.ts'
import { figureOf, isOutside } from '../../shared/markers.ts'
import type { MeasuredMeans } from '../../shared/measurements.ts'
import { changesBetween, daysFrom } from '../../shared/planItems.ts'
import { SYMPTOMS, type Symptom } from '../../shared/symptoms.ts'
import type { Average, Measure } from '../../shared/timeline.ts'
import type { NamedValue, NoteFact } from '../../shared/visitNotes.ts'
import type { PatientInCare } from '../access/careLinks.ts'
import { dayIn, timeZoneOf } from '../access/days.ts'
import { canBeToday, latestToday } from '../access/today.ts'
import { aboutOwners } from '../bloodTests/owner.ts'
import { meansAround } from '../measurements/measurements.ts'
import { loadPlans, type PlanHistory } from '../plans/history.ts'
import { countIntakes } from '../plans/intakes.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { symptomsIn } from './symptoms.ts'

/** Days of facts if there is no earlier note. */
const FIRST_DAYS = 30
/** Results outside their range that are listed; others are counted, except critical ones. */
const NAMED_VALUES = 8
/** Latest blood tests listed; others are counted. */
const NAMED_RESULTS = 20
/** Latest forms whose answers are listed. */
const NAMED_FORMS = 5

/** Bytes of all facts. */
const MOST_BYTES = 600_000

/** The first facts up to `MOST_BYTES`, and the number of the rest. */
function bounded(facts: NoteFact[]): NoteFact[] {
  let bytes = 0
  const shown = facts.filter((fact) => {
    bytes += Buffer.byteLength(JSON.stringify(fact))
    return bytes <= MOST_BYTES
  })
  const more = facts.length - shown.length
  return more > 0 ? [...shown, { kind: 'more', count: more }] : shown
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/** A result uploaded since, with its listed rows and the number of all. */
type Result = Omit<NoteFact & { kind: 'result' }, 'kind' | 'values' | 'inWords'> & {
  rows: MarkerRow[]
  qualitative: QualitativeRow[]
  possibleDays: string[]
  all: number
}
type Entry = {
  date: string
  energyLevel: number | null
  sleepHours: number | null
  symptoms: string | null
}

/** A form that the patient sent back, on the patient's own day. */
type SentBack = { title: string; day: string; questionnaire: Questionnaire; answers: Answers }

type FactsBehind = {
  /** The patient's day of the last signed note, or the first day of the period. */
  since: string
  today: string
  /** Uploaded since. */
  results: readonly Result[]
  /** Facts that limits depend on. */
  about: Known
  /** Forms submitted since. */
  forms: readonly SentBack[]
  /** Current plans, and those deleted since. */
  plans: readonly PlanHistory[]
  /** Of this period and of the previous one of equal length. */
  entries: readonly Entry[]
  measured: readonly MeasuredMeans[]
}

type Known = Pick<About, 'born' | 'facts'> | undefined

/** The listed values: critical ones, even within their printed range, then those outside it. */
function namedValues(rows: readonly MarkerRow[], person: Person): NamedValue[] {
  return rows
    .map((row) => ({ row, critical: criticalOf(row, person) !== null || sameDayOf(row, person) }))
    .filter(({ row, critical }) => critical || isOutside(row))
    .sort((a, b) => Number(b.critical) - Number(a.critical))
    .filter(({ critical }, at) => critical || at < NAMED_VALUES)
    .map(({ row, critical }) => ({ ...figureOf(row), flag: row.flag, ...(critical && { critical: true }) }))
}

function resultFacts({ results, since, today, about }: FactsBehind): NoteFact[] {
  const earlier = (results[0]?.all ?? 0) - results.length
  return [
    ...results.map(({ all: _, rows, qualitative, possibleDays, ...result }): NoteFact => {
      const person = personAt({ collectedOn: result.collectedOn, possibleDays, ...about, today })
      const inWords = positiveFindings([], qualitative).flatMap(({ inWords: at, urgency }) => {
        const said = urgency === 'none' ? undefined : qualitative[at ?? -1]
        return said ? [{ name: said.name, text: said.text }] : []
      })
      return {
        ...{ kind: 'result', ...result, values: namedValues(rows, person) },
        ...((result.collectedOn ?? result.uploadedOn) < since && { older: true as const }),
        ...(inWords.length > 0 && { inWords }),
      }
    }),
    ...(earlier > 0 ? [{ kind: 'earlierResults', count: earlier } as const] : []),
  ]
}

/** Every answer of a form that was sent back, in the form's order. */
const answerFacts = ({ forms }: FactsBehind): NoteFact[] =>
  forms.flatMap(({ title: form, day, questionnaire, answers }) =>
    partsOf(questionnaire, answers).flatMap(({ items }) =>
      questionsOf(items, answers).flatMap(({ item: held, ...question }): NoteFact[] => {
        const answer = answers[question.linkId]
        if (answer === undefined || isDeclined(answer)) return []
        // What an answer is worded from: options and conditions are not.
        const { answerOption: _options, enableWhen: _when, help: _help, ...item } = question
        return [{ kind: 'answer', form, day, item: { ...item, ...(held && { item: held }) }, answer }]
      }),
    ),
  )

function planFacts({ since, today, plans }: FactsBehind): NoteFact[] {
  return plans.flatMap((plan): NoteFact[] => {
    const { versions, lastDay } = plan
    const last = versions.at(-1)?.title ?? plan.title
    const changed = versions.flatMap(({ version, from: day, title, schedule }, index): NoteFact[] => {
      if (day <= since) return []
      if (version === 1) return [{ kind: 'planBegan', title, day }]
      const changes = changesBetween(versions[index - 1]?.schedule ?? [], schedule)
      return changes.length > 0 ? [{ kind: 'planChanged', title, day, changes }] : []
    })
    if (lastDay) return lastDay > since ? [...changed, { kind: 'planEnded', title: last, day: lastDay }] : []
    const items = countIntakes(plan, addDays(since, 1), today).items.filter(({ due }) => due > 0)
    return [...changed, ...(items.length > 0 ? [{ kind: 'planTaken', title: last, items } as const] : [])]
  })
}

/** Days with a symptom, recognised as on the worklist; texts without one are quoted. */
function symptomFacts(now: readonly Entry[], before: readonly Entry[]): NoteFact[] {
  const symptomsOf = (entries: readonly Entry[]) =>
    entries.flatMap(({ symptoms }) => symptomsIn(symptoms ?? ''))
  const [named, earlier] = [symptomsOf(now), symptomsOf(before)]
  const count = (among: readonly Symptom[], symptom: Symptom) => among.filter((one) => one === symptom).length
  const known = SYMPTOMS.filter((symptom) => named.includes(symptom)).map(
    (symptom): NoteFact => ({
      ...{ kind: 'symptom', symptom, days: count(named, symptom), daysBefore: count(earlier, symptom) },
    }),
  )
  const other = now.flatMap(({ date, symptoms }): NoteFact[] =>
    symptoms?.trim() && symptomsIn(symptoms).length === 0
      ? [{ kind: 'logged', day: date, text: oneLine(symptoms) }]
      : [],
  )
  return [...known, ...other]
}

/**
 * The facts that a new note's Objective part starts with, since the last signed note: results, plan changes, intakes
 * taken of those due, averages of sleep, energy and measurements, symptoms. Arithmetic only.
 */
function factsFrom(behind: FactsBehind): NoteFact[] {
  const { since, entries, measured } = behind
  const [now, before] = [
    entries.filter(({ date }) => date > since),
    entries.filter(({ date }) => date <= since),
  ]
  const average = (measure: Measure, field: 'sleepHours' | 'energyLevel'): NoteFact[] => {
    const [logged, earlier] = [now, before].map((days): Average | null => {
      const values = present(days.map((day) => day[field]))
      return values.length > 0 ? { average: mean(values), logged: values.length } : null
    })
    return logged ? [{ kind: 'average', measure, now: logged, before: earlier ?? null }] : []
  }
  return [
    ...resultFacts(behind),
    ...answerFacts(behind),
    ...planFacts(behind),
    ...average('sleep', 'sleepHours'),
    ...average('energy', 'energyLevel'),
    ...measured.map((one): NoteFact => ({ kind: 'measured', measured: one })),
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

const isUrgent = sql`coalesce(${bloodTestResults.urgency}, 'today') <> 'none'`

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
      // A critical value may be anywhere in the report, also within its printed range.
      rows: sql<MarkerRow[]>`case when ${isUrgent} then ${inMarkers(CERTAIN)} else jsonb_path_query_array(
        ${inMarkers(`${CERTAIN} && (@.flag == "low" || @.flag == "high")`)}, ${`$[0 to ${NAMED_VALUES - 1}]`}::jsonpath) end`,
      qualitative: sql<
        QualitativeRow[]
      >`case when ${isUrgent} then ${bloodTestResults.qualitative} else '[]' end`,
      possibleDays: bloodTestResults.possibleDays,
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

/** The latest forms that were sent back since then. */
function formsSince(db: Db, patient: PatientInCare, since: Since): Promise<SentBack[]> {
  return db
    .select({
      title: formVersions.title,
      day: dayIn(sentForms.closedAt, timeZoneOf(patient)),
      questionnaire: formVersions.questionnaire,
      answers: sentForms.answers,
    })
    .from(sentForms)
    .innerJoin(formVersions, eq(formVersions.id, sentForms.versionId))
    .where(
      and(
        eq(sentForms.patientId, patient),
        eq(sentForms.state, 'submitted'),
        gt(sentForms.closedAt, since.at),
      ),
    )
    .orderBy(desc(sentForms.closedAt))
    .limit(NAMED_FORMS)
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
export async function noteFacts(db: Db, patient: PatientInCare, today: string): Promise<NoteFact[]> {
  if (!canBeToday(today, Date.now())) throw new Refusal('BAD_INPUT', 'care.refused.otherDay')
  const firstDay = addDays(today, -FIRST_DAYS)
  const since = (await lastNote(db, patient)) ?? { day: firstDay, at: new Date(`${firstDay}T00:00:00Z`) }
  // From the day of the note, for the versions that later ones are compared with.
  const period = { from: since.day, until: latestToday(Date.now()) }
  const [results, owners, plans, entries, forms, measured] = await Promise.all([
    resultsSince(db, patient, since),
    aboutOwners(db, [patient]),
    loadPlans(db, { patients: [patient], period, withDeleted: true }),
    entriesAround(db, patient, since, today),
    formsSince(db, patient, since),
    meansAround(db, patient, since.at),
  ])
  const about = owners.get(patient)
  return bounded(factsFrom({ since: since.day, today, results, about, plans, entries, forms, measured }))
}
