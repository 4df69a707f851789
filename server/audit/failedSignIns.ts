import { sql } from 'drizzle-orm'
import { auditLog, failedSignIns } from '../../drizzle/schema.ts'
import type { Db } from '../platform/db.ts'

/** Rows of failed sign-ins moved per statement. */
const ROWS_PER_STATEMENT = 1_000

/** Writes the failed sign-ins of past hours to the audit log: one line for each account and hour. */
export async function recordFailedSignIns(db: Db) {
  const over = sql`select ctid from failed_sign_ins where hour < date_trunc('hour', now(), 'UTC') limit ${ROWS_PER_STATEMENT}`
  for (let moved = ROWS_PER_STATEMENT; moved === ROWS_PER_STATEMENT; ) {
    moved = await db.transaction(async (tx) => {
      const rows = await tx.delete(failedSignIns).where(sql`ctid in (${over})`).returning()
      if (rows.length > 0) {
        await tx.insert(auditLog).values(
          rows.map(({ userId, hour, tries }) => ({
            action: 'sign-in.failed',
            subjectId: userId,
            detail: { tries, hour: hour.toISOString() },
          })),
        )
      }
      return rows.length
    })
  }
}
