import { and, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { emergencies, notices } from '../../drizzle/schema.ts'
import type { EmergencyKind, EmergencySource } from '../../shared/emergencies.ts'
import { emergenciesOf } from '../../shared/emergenciesIn.ts'
import { addDays } from '../../shared/health.ts'
import type { Reading } from '../../shared/measurements.ts'
import { isoInstant } from '../access/days.ts'
import { latestToday } from '../access/today.ts'
import { plainArray, type Queries } from '../platform/db.ts'
import { addNoticeForCarers } from './notices.ts'

/** Diary days older than this raise no emergency. */
const FRESH_DAYS = 7

/** New notices about one patient within an hour, like the limit of messages. */
const MAX_NOTICES = 30

/**
 * What a patient wrote or measured. `sourceId` is a message, a health entry, a measurement, or the plan whose doses were
 * skipped on that day.
 */
export type Written = {
  source: EmergencySource
  sourceId: string
  /** The patient's day, yyyy-MM-dd. */
  day: string
} & ({ texts: (string | null | undefined)[] } | { kinds: EmergencyKind[] })

const isFresh = (day: string) => day >= addDays(latestToday(Date.now()), -FRESH_DAYS - 1)

/**
 * Records the emergencies in a patient's texts and measurements, in the caller's transaction, and notifies everyone in
 * care, at most `MAX_NOTICES` times an hour. Replaces those of a text's earlier version. Skips diary days older than a
 * week. Returns the kinds in all texts.
 */
export async function noteEmergencies(
  tx: Queries,
  patientId: string,
  written: readonly Written[],
): Promise<EmergencyKind[]> {
  // An imported file has years of days.
  const found = written.map(({ source, sourceId, day, ...one }) => ({
    ...{ source, sourceId, day },
    kinds: isFresh(day) ? ('kinds' in one ? one.kinds : emergenciesOf(...one.texts)) : [],
  }))
  const urgent = found.filter(({ kinds }) => kinds.length > 0)
  const ended = found.filter((one) => !urgent.includes(one))
  if (ended.length > 0) {
    const gone = ended.map(({ source, sourceId, day }) => ({ source, source_id: sourceId, day }))
    await tx.execute(sql`
      delete from emergencies e using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb)
        as gone (source text, source_id uuid, day date)
      where e.patient_id = ${patientId} and e.source = gone.source and e.source_id = gone.source_id
        and e.day = gone.day`)
  }
  if (urgent.length > 0) {
    const isNews = sql`not ${emergencies.kinds} @> excluded.kinds`
    const rows = await tx
      .insert(emergencies)
      .values(urgent.map((one) => ({ patientId, ...one })))
      .onConflictDoUpdate({
        target: [emergencies.source, emergencies.sourceId, emergencies.day],
        set: {
          kinds: sql`excluded.kinds`,
          at: sql`case when ${isNews} then excluded.at else ${emergencies.at} end`,
          answeredAt: sql`case when ${isNews} then null else ${emergencies.answeredAt} end`,
        },
      })
      .returning({ id: emergencies.id, kinds: emergencies.kinds })
    for (const { id, kinds } of rows) {
      // The same words again are no news.
      const dedupeKey = [id, ...kinds.toSorted()].join(' ')
      if (await isTooMany(tx, patientId)) await leadLatest(tx, patientId, id)
      else await addNoticeForCarers(tx, patientId, { kind: 'emergency', dedupeKey, targetId: id })
    }
  }
  return [...new Set(found.flatMap(({ kinds }) => kinds))]
}

const noticesOf = (patientId: string) => and(eq(notices.patientId, patientId), eq(notices.kind, 'emergency'))

/** Whether everyone in care has been notified about this patient `MAX_NOTICES` times within the last hour. */
async function isTooMany(tx: Queries, patientId: string) {
  const [row] = await tx
    .select({ told: sql<number>`count(distinct ${notices.dedupeKey})::int` })
    .from(notices)
    .where(and(noticesOf(patientId), gt(notices.at, sql`now() - interval '1 hour'`)))
  return (row?.told ?? 0) >= MAX_NOTICES
}

/** Makes the latest notice about a patient link to another emergency, for each reader. */
async function leadLatest(tx: Queries, patientId: string, targetId: string) {
  const latest = tx
    .selectDistinctOn([notices.userId], { id: notices.id })
    .from(notices)
    .where(noticesOf(patientId))
    .orderBy(notices.userId, desc(notices.at), desc(notices.id))
  await tx.update(notices).set({ targetId }).where(inArray(notices.id, latest))
}

/** Deletes the emergencies of a removed message, entry or measurement. */
export async function forgetEmergencies(tx: Queries, source: EmergencySource, sourceId: string) {
  await tx.delete(emergencies).where(and(eq(emergencies.source, source), eq(emergencies.sourceId, sourceId)))
}

/** An unanswered emergency. Instants are ISO strings. */
export type OpenEmergency = {
  patientId: string
  kinds: EmergencyKind[]
  source: EmergencySource
  sourceId: string
  /** False for a message in another practitioner's thread. */
  isReadable: boolean
  day: string
  at: string
  /** The measurement, if it still exists. */
  reading: Pick<Reading, 'value' | 'diastolic' | 'unit'> | null
}

/** Open emergencies per patient. */
const MAX_OPEN = 20

/** Unanswered emergencies of these patients, the latest first. One statement. */
export async function openEmergencies(
  db: Queries,
  practitionerId: string,
  patients: readonly string[],
): Promise<OpenEmergency[]> {
  const { rows } = await db.execute<OpenEmergency>(sql`
    select e.patient_id as "patientId", e.kinds, e.source, e.source_id as "sourceId", e.day::text as day,
      e.source <> 'message' or exists (
        select from messages m where m.id = e.source_id and m.practitioner_id = ${practitionerId}
      ) as "isReadable",
      (select json_build_object('value', m.value, 'diastolic', m.diastolic, 'unit', m.unit)
        from measurements m where e.source = 'measurement' and m.id = e.source_id) as reading,
      ${isoInstant(sql`e.at`, 'us')} as at
    from unnest(${plainArray(patients)}::uuid[]) patient (id)
    cross join lateral (
      select * from emergencies where patient_id = patient.id and answered_at is null
      order by at desc limit ${MAX_OPEN}
    ) e`)
  return rows
}

/** Marks a patient's emergencies up to an instant as answered. */
export async function answerOpen(tx: Queries, patientId: string, until: string) {
  await tx
    .update(emergencies)
    .set({ answeredAt: sql`now()` })
    .where(
      and(
        eq(emergencies.patientId, patientId),
        isNull(emergencies.answeredAt),
        lte(emergencies.at, sql`${until}::timestamptz`),
      ),
    )
}
