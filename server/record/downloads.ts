import { and, desc, eq, sql } from 'drizzle-orm'
import { auditLog } from '../../drizzle/schema.ts'
import type { Download } from '../../shared/shares.ts'
import type { Who } from '../access/who.ts'
import type { Db } from '../platform/db.ts'

const MOST_LISTED = 20

/** The caller's downloads of their own record, the latest first. */
export const downloadsOf = (db: Db, { userId }: Pick<Who, 'userId'>) =>
  db
    .select({ at: auditLog.at, what: sql<Download>`${auditLog.detail} ->> 'what'` })
    .from(auditLog)
    .where(
      // Either of the two has an index: that with fewer rows is read.
      and(
        ...[eq(auditLog.actorId, userId), eq(auditLog.subjectId, userId)],
        eq(auditLog.action, 'record.download'),
      ),
    )
    .orderBy(desc(auditLog.at))
    .limit(MOST_LISTED)
