import { sql } from 'drizzle-orm'
import type { PatientInCare } from '../access/careLinks.ts'
import type { Who } from '../access/who.ts'
import type { Db } from '../platform/db.ts'

/** The figures on the tabs of a patient's page. */
export type PatientCounts = {
  plans: number
  results: number
  /** Completed results whose current revision is not reviewed. */
  toReview: number
  /** Submitted forms. */
  forms: number
  /** Undecided answers. */
  undecided: number
  notes: number
  /** The patient's messages that the caller has not read. */
  unread: number
}

export async function countsOf(db: Db, who: Who, patient: PatientInCare): Promise<PatientCounts> {
  const { rows } = await db.execute<PatientCounts>(sql`
    select
      (select count(*) from treatment_plans where patient_id = ${patient} and deleted_at is null)::int as plans,
      (select count(*) from visit_notes where patient_id = ${patient} and signed_at is not null)::int as notes,
      (select count(*) from messages
        where patient_id = ${patient} and practitioner_id = ${who.userId} and sender = ${patient}
          and read_at is null and withdrawn_at is null)::int as unread,
      (select count(*) from sent_forms where patient_id = ${patient} and state = 'submitted')::int as forms,
      (select count(*) from profile_proposals where patient_id = ${patient} and state = 'open')::int as undecided,
      count(*)::int as results,
      count(*) filter (where t.status = 'completed' and not exists (
        select from blood_test_reviews r where r.blood_test_id = t.id and r.revision = t.revision))::int as "toReview"
    from blood_test_results t where t.user_id = ${patient}`)
  const [counts] = rows
  if (!counts) throw new Error('an aggregate without a row')
  return counts
}
