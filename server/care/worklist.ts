import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type About,
  checksOf,
  criticalOf,
  oldDraw,
  type Person,
  personAt,
  positiveFindings,
  sameDayOf,
  URGENT_MARKERS,
  urgentLines,
} from '@verbena/lab-reader'
import { sql } from 'drizzle-orm'
import { careLinks, worklistSeen } from '../../drizzle/schema.ts'
import type { Locale } from '../../locales/translate.ts'
import {
  type Correction,
  isUnchecked,
  type MarkerRow,
  type QualitativeRow,
  type UnreadLine,
  type Urgency,
} from '../../shared/bloodTests.ts'
import { asText } from '../../shared/careText.ts'
import { DUE_DAYS } from '../../shared/forms.ts'
import { addDays } from '../../shared/health.ts'
import { figureOf, isOutside } from '../../shared/markers.ts'
import { RULE_KINDS } from '../../shared/measurementRules.ts'
import { earlier, later } from '../../shared/timeline.ts'
import { type CriticalValue, ruleKeyOf, type WordedLine, type WorklistLine } from '../../shared/worklist.ts'
import { isClinicalLine, lineAction, lineSentences } from '../../shared/worklistText.ts'
import { patientInCare } from '../access/careLinks.ts'
import { isoInstant, todayIn, todayOf } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import { type WaitingRequest, waitingRequests } from '../appointments/requests.ts'
import { audit, auditReads } from '../audit/audit.ts'
import { aboutOwners } from '../bloodTests/owner.ts'
import { markRuleSeen, metRules } from '../measurements/rules.ts'
import { waitingThreads } from '../messages/waiting.ts'
import { answerOpen, openEmergencies } from '../notify/emergencies.ts'
import { loadPlans } from '../plans/history.ts'
import { type Db, plainArray } from '../platform/db.ts'
import { clinicalText, translatorFor } from '../platform/locales.ts'
import type { Services } from '../platform/services.ts'
import {
  type AnswerEmergencies,
  adherenceLine,
  emergencyLine,
  endingLine,
  formLine,
  inOrder,
  type ListedPatient,
  type MarkSeen,
  measurementLine,
  messageLine,
  type OpenForm,
  requestLine,
  resultLine,
  retestLine,
  SYMPTOM_DAYS,
  symptomLines,
  THRESHOLDS,
  TICK_DAYS,
  type UnreviewedResult,
} from './worklistLines.ts'

/** Minutes within which opening the list is recorded once per patient. */
const RECORDED_WITHIN = 60

type Cared = ListedPatient & { phone: string | null; seen: Set<string> }

/** Patients whose doses are counted before yielding to other requests. */
const PATIENTS_A_TURN = 20

/**
 * Patients in the caller's care with open accounts, or `only` one, with their day and what the caller marked as seen.
 */
async function caredFor(db: Db, who: Who, only: string | undefined): Promise<Cared[]> {
  const { rows } = await db.execute<Omit<Cared, 'seen'> & { seen: string[] }>(sql`
    select u.id, u.name as "fullName", p.phone,
      ${todayOf(careLinks.patientId)}::text as today,
      array(
        select w.matter from worklist_seen w
        where w.practitioner_id = ${who.userId} and w.patient_id = u.id
          and w.at > now() - make_interval(days => ${THRESHOLDS.seenDays})
      ) as seen
    from ${careLinks}
    join users u on u.id = ${careLinks.patientId}
    join profiles p on p.id = u.id
    where ${careLinks.practitionerId} = ${who.userId} and u.deleted_at is null and u.suspended_at is null
      and ${only ? sql`u.id = ${only}` : true}`)
  return rows.map((row) => ({ ...row, seen: new Set(row.seen) }))
}

/** The patients as a table in SQL: `mine (patient_id, today)`. */
const mine = (patients: readonly Cared[]) => sql`
  unnest(${plainArray(patients.map(({ id }) => id))}::uuid[], ${plainArray(patients.map(({ today }) => today))}::date[])
    as mine (patient_id, today)`

// ---------------------------------------------------------------- results

/**
 * Rows that a line may need; a report is loaded whole only if something in it is urgent. A marker that can be urgent is
 * read even within its printed range.
 */
const NEEDED_ROWS =
  '$[*] ? ($all == true || @.flag == "low" || @.flag == "high" || @.doubtful == true || @.marker == $urgent[*])'

type ResultRow = {
  id: string
  patientId: string
  finishedAt: string
  collectedOn: string | null
  possibleDays: string[]
  markers: number
  /** The patient's results without a line; set on the last line. */
  moreResults: number
  rows: MarkerRow[]
  /** Number of qualitative results; read only if something is urgent. */
  words: number
  qualitative: QualitativeRow[]
  unread: UnreadLine[]
  corrections: Correction[]
  urgency: Urgency
  acknowledgedAt: string | null
}

/** Results with a line, per patient; urgent ones first, then the longest waiting. */
const MAX_RESULTS = 10

const isUrgentRow = sql`coalesce(t.urgency, 'today') <> 'none'`

/** Completed results whose current revision is not reviewed, up to `MAX_RESULTS` of each person. */
export async function unreviewed(db: Db, people: readonly { id: string }[]): Promise<ResultRow[]> {
  const { rows } = await db.execute<ResultRow>(sql`
    with waiting as materialized (
      select t.id, row_number() over (
          partition by t.user_id order by coalesce(t.urgency, 'today') desc, coalesce(t.finished_at, t.created_at), t.id
        ) as place,
        count(*) over (partition by t.user_id)::int as all
      from blood_test_results t
      where t.user_id = any(${plainArray(people.map(({ id }) => id))}::uuid[]) and t.status = 'completed'
        and not exists (select from blood_test_reviews r where r.blood_test_id = t.id and r.revision = t.revision)
    )
    select t.id, t.user_id as "patientId", t.collected_on::text as "collectedOn", t.possible_days as "possibleDays",
      ${isoInstant(sql`coalesce(t.finished_at, t.created_at)`)} as "finishedAt",
      jsonb_array_length(t.markers) as markers, t.unread, t.corrections, coalesce(t.urgency, 'none') as urgency,
      case when t.acknowledged_revision = t.revision then ${isoInstant(sql`t.acknowledged_at`)} end as "acknowledgedAt",
      jsonb_path_query_array(t.markers, ${NEEDED_ROWS}::jsonpath,
        ${JSON.stringify({ urgent: URGENT_MARKERS })}::jsonb || jsonb_build_object('all', ${isUrgentRow})) as rows,
      jsonb_array_length(t.qualitative) as words,
      case when ${isUrgentRow} then t.qualitative else '[]' end as qualitative,
      case when place = ${MAX_RESULTS} then w.all - place else 0 end::int as "moreResults"
    from waiting w join blood_test_results t on t.id = w.id
    where w.place <= ${MAX_RESULTS}`)
  return rows
}

/** Facts of a row that is critical or far above its range; null for any other. */
function criticalFacts(row: MarkerRow, person: Person): Omit<CriticalValue, 'isOld'> | null {
  const critical = criticalOf(row, person)
  if (critical) return { value: figureOf(row), reason: critical.side, limit: critical.limit }
  return sameDayOf(row, person) ? { value: figureOf(row), reason: 'sameDay', limit: null } : null
}

/** Positive results that laboratories report by telephone. */
const positiveValues = (rows: readonly MarkerRow[], qualitative: readonly QualitativeRow[]) =>
  positiveFindings(rows, qualitative).flatMap(
    ({ row, inWords, urgency, isSure }): Omit<CriticalValue, 'isOld'>[] => {
      const [number, said] = [rows[row ?? -1], qualitative[inWords ?? -1]]
      const value = number ? figureOf(number) : said && { name: said.name, text: said.text }
      if (!value || urgency === 'none') return []
      const reason = isSure ? (urgency === 'today' ? 'positive' : 'sameDay') : 'unchecked'
      return [{ value, reason, limit: null }]
    },
  )

type Known = Pick<About, 'born' | 'facts'>

/** The facts of a result's line, from its rows and the answers to doubtful ones. */
export function factsOf(
  { today }: Pick<ListedPatient, 'today'>,
  about: Known | undefined,
  row: ResultRow,
): UnreviewedResult {
  const { rows, qualitative, unread, corrections, possibleDays, urgency: _urgency, ...result } = row
  const draw = { collectedOn: row.collectedOn, possibleDays, ...about, today }
  const person = personAt(draw)
  const checks = checksOf({ markers: rows, unread, corrections, ...draw })
  const certain = rows.filter(({ plausible, doubtful }) => plausible && !doubtful)
  const isOld = oldDraw(draw) !== null
  return {
    ...result,
    outside: certain.filter(isOutside).map(figureOf),
    unchecked: checks.filter(isUnchecked).length,
    critical: [
      ...certain.flatMap((value) => {
        const facts = criticalFacts(value, person)
        return facts ? { ...facts, isOld } : []
      }),
      ...positiveValues(rows, qualitative).map((value) => ({ ...value, isOld })),
      ...checks.flatMap(({ read, critical }): CriticalValue[] => {
        if (!read || !critical || critical.sure) return []
        const value = { ...figureOf(read), comparator: null, value: critical.value }
        return [{ value, reason: 'unchecked', limit: null, isOld: false }]
      }),
      ...urgentLines(checks, person).map(
        ({ name, said }): CriticalValue => ({
          // A comment may be a whole sentence.
          ...{ value: { name, text: said.replace(/\.$/u, '') }, reason: 'unchecked', limit: null, isOld },
        }),
      ),
    ].sort((one, other) => Number(one.reason === 'unchecked') - Number(other.reason === 'unchecked')),
  }
}

// ---------------------------------------------------------------- symptoms and retests

type Entries = { patientId: string; entries: [date: string, symptoms: string][] }

/** Entries with symptoms of patients who logged enough recently. */
async function symptomEntries(db: Db, patients: readonly Cared[]): Promise<Entries[]> {
  const { times, days } = THRESHOLDS.symptom
  const { rows } = await db.execute<Entries>(sql`
    select h.user_id as "patientId", json_agg(json_build_array(h.date, h.symptoms) order by h.date) as entries
    from ${mine(patients)}
    join health_tracking h on h.user_id = mine.patient_id and h.date > mine.today - ${SYMPTOM_DAYS}::int
    where h.symptoms is not null
    group by h.user_id, mine.today
    having count(*) filter (where h.date > mine.today - ${days}::int) >= ${times}::int`)
  return rows
}

type OpenRetest = { patientId: string; id: string; marker: string; until: string }

async function lateRetests(db: Db, patients: readonly Cared[]): Promise<OpenRetest[]> {
  const { rows } = await db.execute<OpenRetest>(sql`
    select r.patient_id as "patientId", r.id, r.marker, r.until::text as until
    from ${mine(patients)}
    join retests r on r.patient_id = mine.patient_id and r.until < mine.today
    where r.closed_by is null and r.cancelled_at is null`)
  return rows
}

/** Overdue forms. */
async function lateForms(db: Db, patients: readonly Cared[]): Promise<(OpenForm & { patientId: string })[]> {
  const { rows } = await db.execute<OpenForm & { patientId: string }>(sql`
    select s.patient_id as "patientId", s.id, v.title, s.state = 'begun' as "isBegun", due.on::text as "dueOn"
    from ${mine(patients)}
    join sent_forms s on s.patient_id = mine.patient_id and s.closed_at is null
    join form_versions v on v.id = s.version_id
    cross join lateral (
      select coalesce(s.due_on, (s.sent_at at time zone 'UTC')::date + ${DUE_DAYS}::int) as on
    ) due
    where due.on < mine.today`)
  return rows
}

// ---------------------------------------------------------------- the list

/** Lines about patients in care, unsorted. One statement per rule, none per patient. */
async function linesInCare(db: Db, who: Who, patients: readonly Cared[]): Promise<WorklistLine[]> {
  if (patients.length === 0) return []
  const ids = patients.map(({ id }) => id)
  const todays = patients.map(({ today }) => today)
  const period = { from: addDays(todays.reduce(earlier), 1 - TICK_DAYS), until: todays.reduce(later) }
  const [emergencies, results, histories, entries, threads, retests, forms, met] = await Promise.all([
    openEmergencies(db, who.userId, ids),
    unreviewed(db, patients),
    loadPlans(db, { patients: ids, period }),
    symptomEntries(db, patients),
    waitingThreads(db, who.userId, ids),
    lateRetests(db, patients),
    lateForms(db, patients),
    metRules(db, who.userId, ids),
  ])
  const owners = await aboutOwners(db, [...new Set(results.map(({ patientId }) => patientId))])
  const byId = new Map(patients.map((patient) => [patient.id, patient]))
  const about = <Row extends { patientId: string }>(rows: readonly Row[], lines: LinesOf<Row>) =>
    rows.flatMap((row) => {
      const patient = byId.get(row.patientId)
      return patient ? (lines(patient, row) ?? []) : []
    })
  const ofPlans: WorklistLine[] = []
  for (const [at, [patientId, plans]] of [...Map.groupBy(histories, (plan) => plan.patientId)].entries()) {
    if (at % PATIENTS_A_TURN === 0) await nextTurn()
    const own = [{ patientId, plans }]
    ofPlans.push(
      ...about(own, (patient) => adherenceLine(patient, plans)),
      ...about(own, (patient) =>
        plans.flatMap((plan) => endingLine(patient, plan, plan.versions.at(-1)?.schedule ?? []) ?? []),
      ),
    )
  }
  await nextTurn()
  const alarms = [...Map.groupBy(emergencies, ({ patientId }) => patientId)].map(([patientId, open]) => ({
    patientId,
    open,
  }))
  return [
    ...about(alarms, (patient, { open }) => emergencyLine(patient, open)),
    ...about(results, (patient, row) => resultLine(patient, factsOf(patient, owners.get(patient.id), row))),
    ...about(entries, (patient, row) =>
      symptomLines(
        patient,
        row.entries.map(([date, symptoms]) => ({ date, symptoms })),
      ),
    ),
    ...about(met, measurementLine),
    ...ofPlans,
    ...about(threads, messageLine),
    ...about(retests, retestLine),
    ...about(forms, formLine),
  ]
}

/** A new patient who asks for an appointment; the day is the clinic's. */
const newPatient = ({ patientId: id, fullName }: WaitingRequest, today: string): ListedPatient => ({
  ...{ id, fullName, today },
})

/**
 * Returns the caller's worklist, sorted: patients in care and those who request an appointment, or `only` one; empty
 * for an unverified practitioner. Records a read of each patient named, once per hour.
 */
export async function worklistOf(
  { db, clinic }: Pick<Services, 'db' | 'clinic'>,
  who: Who,
  locale: Locale,
  only?: string,
): Promise<WordedLine[]> {
  const [patients, requests] = await Promise.all([
    caredFor(db, who, only),
    who.verified ? waitingRequests(db, clinic, who.userId, only) : [],
  ])
  const byId = new Map(patients.map((patient) => [patient.id, patient]))
  const clinicToday = todayIn(clinic.settings.timeZone)
  const found = [
    ...(await linesInCare(db, who, patients)),
    ...requests.map((request) =>
      requestLine(byId.get(request.patientId) ?? newPatient(request, clinicToday), request),
    ),
  ]
  const lines = inOrder(
    found.filter(({ patient, matter }) => matter === null || !byId.get(patient.id)?.seen.has(matter)),
  )
  const named = [...new Set(lines.map(({ patient }) => patient.id))]
  await auditReads(db, who, 'care.worklist', named, RECORDED_WITHIN)
  const t = translatorFor(locale)
  return lines.map((line) => {
    const day = byId.get(line.patient.id)?.today ?? clinicToday
    return {
      ...line,
      sentence: clinicalText(
        locale,
        (words) => lineSentences(line, day, words, asText(words)).join(' '),
        isClinicalLine(line),
      ),
      action: lineAction(line, t),
    }
  })
}

type LinesOf<Row> = (patient: Cared, row: Row) => WorklistLine | WorklistLine[] | null

/**
 * Hides a line for the caller: for some days if it is about adherence or a symptom, until it is met again if it is a
 * measurement rule. Refuses a patient not in care.
 */
export async function markSeen(db: Db, who: Who, { patientId, matter: seenKey }: MarkSeen) {
  await db.transaction(async (tx) => {
    const patient = await patientInCare(tx, who, patientId)
    const rule = RULE_KINDS.find((kind) => ruleKeyOf(kind) === seenKey)
    if (rule) await markRuleSeen(tx, who, patient, rule)
    else {
      await tx
        .insert(worklistSeen)
        .values({ practitionerId: who.userId, patientId: patient, seenKey })
        .onConflictDoUpdate({
          target: [worklistSeen.practitionerId, worklistSeen.patientId, worklistSeen.seenKey],
          set: { at: sql`now()` },
        })
    }
    await audit(tx, { actorId: who.userId, action: 'worklist.seen', subjectId: patient })
  })
}

/**
 * Marks a patient's emergencies as answered for everyone in care, up to what the caller saw. Refuses a patient not in
 * care.
 */
export async function answerEmergencies(db: Db, who: Who, { patientId, until }: AnswerEmergencies) {
  await db.transaction(async (tx) => {
    const patient = await patientInCare(tx, who, patientId)
    await answerOpen(tx, patient, until)
    await audit(tx, { actorId: who.userId, action: 'emergencies.answered', subjectId: patient })
  })
}
