import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { calendarFeeds, sessions } from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db } from '../platform/db.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'

/** How long a session lives after its last renewal. Seconds. */
export const SESSION_LIFETIME = 30 * 24 * 60 * 60
/** How often a session in use is renewed. Seconds. */
export const SESSION_RENEWAL = 24 * 60 * 60

/** The caller's sessions that have not expired. */
export const stillOpen = ({ userId }: Who) =>
  and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`))

/** A session as shown to its owner: without its token, which is all it takes to use it. */
export const sessionFields = {
  id: sessions.id,
  userAgent: sessions.userAgent,
  ipAddress: sessions.ipAddress,
  signedInAt: sessions.createdAt,
  /** Accurate to a day: a session in use is renewed daily. */
  usedAt: sessions.updatedAt,
}

/** Sessions returned, and characters of each user agent, which may be thousands. */
const [MAX_SESSIONS, MAX_USER_AGENT] = [100, 300]

/**
 * Returns the caller's sessions: the current one first, then by last use. `more` on the last one means that others were
 * left out.
 */
export async function ownSessions(db: Db, who: Who) {
  const rows = await db
    .select({
      ...sessionFields,
      userAgent: sql<string | null>`left(${sessions.userAgent}, ${MAX_USER_AGENT})`,
    })
    .from(sessions)
    .where(stillOpen(who))
    .orderBy(desc(eq(sessions.id, who.sessionId)), desc(sessions.updatedAt), desc(sessions.id))
    .limit(MAX_SESSIONS + 1)
  return pageOf(
    rows.map((row) => ({ ...row, current: row.id === who.sessionId })),
    MAX_SESSIONS,
  )
}

/** Ends one of the caller's sessions. Throws `NOT_FOUND` for an unknown one and another person's. */
export async function endSession(db: Db, who: Who, id: string) {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, who.userId)))
      .returning({ id: sessions.id })
    if (!ended) throw new Refusal('NOT_FOUND', 'auth.refused.sessionEnded')
    await audit(tx, { actorId: who.userId, action: 'session.end', subjectId: who.userId })
  })
}

/** Ends every session of the caller except the current one, and the private address of the caller's calendar. */
export async function endOtherSessions(db: Db, who: Who) {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, who.userId), ne(sessions.id, who.sessionId)))
      .returning({ id: sessions.id })
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, who.userId))
    await audit(tx, {
      actorId: who.userId,
      action: 'session.end-others',
      subjectId: who.userId,
      detail: { ended: ended.length },
    })
    return { ended: ended.length }
  })
}
