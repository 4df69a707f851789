import { sql } from 'drizzle-orm'
import type { Who } from '../access/who.ts'
import type { Db } from '../platform/db.ts'

/** The number of things in a person's record. */
export type RecordCounts = {
  /** The day of the oldest part, `yyyy-MM-dd`; null while there is none. */
  since: string | null
  /** Filled health fields of the profile. */
  about: number
  plans: number
  bloodTests: number
  /** Distinct markers of all blood tests, and reviewed tests. */
  markers: number
  reviewed: number
  doses: number
  entries: number
  measurements: number
  visits: number
  appointments: number
  forms: number
  documents: number
  messages: number
}

/** Counts the caller's record, in one query. */
export async function countRecord(db: Db, { userId }: Who): Promise<RecordCounts> {
  const { rows } = await db.execute<RecordCounts>(sql`
    with plan as (select id, created_at from treatment_plans where patient_id = ${userId} and deleted_at is null),
    test as (select id, revision, markers, coalesce(collected_on, created_at::date) as day
      from blood_test_results where user_id = ${userId}),
    dose as (select count(*)::int as count, min(date) as day from doses
      where plan_id in (select id from treatment_plans where patient_id = ${userId}) and state <> 'open'),
    entry as (select count(*)::int as count, min(date) as day from health_tracking where user_id = ${userId}),
    visit as (select count(*)::int as count, min(signed_at)::date as day from visit_notes
      where patient_id = ${userId} and released_at is not null)
    select
      least((select min(created_at)::date from plan), (select min(day) from test), dose.day, entry.day, visit.day,
        (select min(at)::date from measurements where user_id = ${userId}))::text
        as since,
      (select num_nonnulls(nullif(allergies, ''), nullif(current_medications, ''), nullif(medical_history, ''))
        + (cardinality(conditions) > 0)::int from profiles where id = ${userId}) as about,
      (select count(*)::int from plan) as plans,
      (select count(*)::int from test) as "bloodTests",
      (select count(distinct coalesce(m ->> 'marker', m ->> 'name'))::int
        from test, jsonb_array_elements(test.markers) m) as markers,
      (select count(*)::int from test where exists (
        select from blood_test_reviews r where r.blood_test_id = test.id and r.revision = test.revision)) as reviewed,
      (select count(*)::int from measurements where user_id = ${userId}) as measurements,
      dose.count as doses, entry.count as entries, visit.count as visits,
      (select count(*)::int from appointments where patient_id = ${userId}) as appointments,
      (select count(*)::int from sent_forms where patient_id = ${userId} and state = 'submitted') as forms,
      (select count(*)::int from signed_documents where patient_id = ${userId}) as documents,
      (select count(*)::int from messages where patient_id = ${userId} and withdrawn_at is null) as messages
    from dose, entry, visit`)
  const [held] = rows
  if (!held) throw new Error('an aggregate without a row')
  return { ...held, about: held.about ?? 0 }
}
