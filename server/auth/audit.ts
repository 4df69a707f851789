import { auditLog } from '../../drizzle/schema.ts'
import type { Queries } from '../platform/db.ts'

/** One line of the audit log. `detail` holds codes, counts and reasons, never health data. */
export type AuditEntry = {
  actorId: string | null
  action: string
  subjectId?: string
  targetId?: string
  detail?: Record<string, string | number | boolean | null>
}

/** Records who did what to whom. Takes the caller's transaction, so that what is recorded is what happened. */
export async function audit(db: Queries, entry: AuditEntry) {
  await db.insert(auditLog).values(entry)
}
