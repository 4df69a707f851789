import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { emergencies } from '../../drizzle/schema.ts'
import type { EmergencyKind, EmergencySource } from '../../shared/emergencies.ts'
import { emergenciesOf } from '../../shared/emergenciesIn.ts'
import { addDays } from '../../shared/health.ts'
import { latestToday } from '../access/today.ts'
import { plainArray, type Queries } from '../platform/db.ts'
import { addNoticeForCarers } from './notices.ts'

/** Older days of the diary are no emergency any more. */
const FRESH_DAYS = 7

/** What a patient wrote. `sourceId` is a message, a health entry, or the plan whose doses were skipped on that day. */
export type Written = {
  source: EmergencySource
  sourceId: string
  /** The patient's own day, yyyy-MM-dd. */
  day: string
  texts: (string | null | undefined)[]
}

const isFresh = (day: string) => day >= addDays(latestToday(Date.now()), -FRESH_DAYS - 1)

/**
 * Records the kinds of emergency in a patient's texts, in the caller's transaction, and tells everyone in care. What an
 * earlier version of a text said is forgotten. Days of the diary older than a week are not recorded. Returns the kinds
 * of all texts.
 */
export async function noteEmergencies(
  tx: Queries,
  patientId: string,
  written: readonly Written[],
): Promise<EmergencyKind[]> {
  // An imported file has years of days.
  const found = written.map((one) => ({ ...one, kinds: isFresh(one.day) ? emergenciesOf(...one.texts) : [] }))
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
      .values(urgent.map(({ texts: _texts, ...one }) => ({ patientId, ...one })))
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
      await addNoticeForCarers(tx, patientId, { kind: 'emergency', dedupeKey, targetId: id })
    }
  }
  return [...new Set(found.flatMap(({ kinds }) => kinds))]
}

/** Forgets what was recorded of a message or an entry that is gone. */
export async function forgetEmergencies(tx: Queries, source: EmergencySource, sourceId: string) {
  await tx.delete(emergencies).where(and(eq(emergencies.source, source), eq(emergencies.sourceId, sourceId)))
}

/** What waits for an answer: of each patient the latest ones. Instants as ISO strings. */
export type OpenEmergency = {
  patientId: string
  kinds: EmergencyKind[]
  source: EmergencySource
  day: string
  at: string
}

/** Open ones of one patient that a list needs. */
const MAX_OPEN = 20

/** The emergencies of these patients that nobody in care has answered, the latest first. One statement. */
export async function openEmergencies(db: Queries, patients: readonly string[]): Promise<OpenEmergency[]> {
  const { rows } = await db.execute<OpenEmergency>(sql`
    select e.patient_id as "patientId", e.kinds, e.source, e.day::text as day,
      to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
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
