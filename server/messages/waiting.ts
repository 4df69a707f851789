import { sql } from 'drizzle-orm'
import { isoInstant } from '../access/days.ts'
import { plainArray, type Queries } from '../platform/db.ts'

/** A thread whose patient waits for an answer: `count` messages since the practitioner's last one. */
export type WaitingThread = { patientId: string; count: number; since: string; urgent: boolean }

/**
 * A practitioner's threads in which one of these patients waits: messages since the practitioner's last one, not
 * counting out-of-office replies. The care links of `patients` must have been checked. One statement.
 */
export async function waitingThreads(
  db: Queries,
  practitionerId: string,
  patients: readonly string[],
): Promise<WaitingThread[]> {
  const { rows } = await db.execute<WaitingThread>(sql`
    select t.patient_id as "patientId", waits.count, waits.since, waits.urgent
    from message_threads t
    cross join lateral (
      select count(*)::int as count, coalesce(bool_or(m.urgent and not exists (
          select from emergencies e where e.source = 'message' and e.source_id = m.id)), false) as urgent,
        ${isoInstant(sql`min(m.at)`)} as since
      from messages m
      where m.patient_id = t.patient_id and m.practitioner_id = t.practitioner_id and m.sender = t.patient_id
        and m.withdrawn_at is null and m.number > coalesce((
          select a.number from messages a
          where a.patient_id = t.patient_id and a.practitioner_id = t.practitioner_id
            and a.sender = t.practitioner_id and not a.automatic and a.withdrawn_at is null
          order by a.number desc limit 1), 0)
    ) waits
    where t.practitioner_id = ${practitionerId} and t.patient_id = any(${plainArray(patients)}::uuid[])
      and waits.count > 0`)
  return rows
}
