import { asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { messageAttachments, messages, users } from '../../drizzle/schema.ts'
import type { Queries } from '../platform/db.ts'

/**
 * Messages that stay in the treatment record of a person who is a thread's patient or practitioner. Sorted by thread
 * and number, with the names and storage keys of their files.
 */
export async function retainedMessages(db: Queries, userId: string) {
  const name = (column: SQL) => sql<string>`(select u.name from ${users} u where u.id = messages.${column})`
  return db
    .select({
      patient: name(sql`patient_id`),
      practitioner: name(sql`practitioner_id`),
      number: messages.number,
      from: name(sql`sender`),
      at: messages.at,
      text: messages.text,
      quote: messages.quote,
      readAt: messages.readAt,
      withdrawnAt: messages.withdrawnAt,
      automatic: messages.automatic,
      files: sql<{ name: string; key: string }[]>`coalesce((
        select json_agg(json_build_object('name', a.file_name, 'key', a.file_path) order by a.created_at)
        from ${messageAttachments} a where a.message_id = messages.id), '[]'::json)`,
    })
    .from(messages)
    .where(or(eq(messages.patientId, userId), eq(messages.practitionerId, userId)))
    .orderBy(asc(messages.patientId), asc(messages.practitionerId), asc(messages.number))
}
