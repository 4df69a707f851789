import { and, desc, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { auditLog, userRoles, users } from '../../drizzle/schema.ts'
import type { AuditAction } from '../../shared/audit.ts'
import type { Download } from '../../shared/shares.ts'
import type { Db, Queries } from '../platform/db.ts'
import { nameOrEmail } from '../platform/names.ts'
import type { AuditInput } from './inputs.ts'

/** The reader or changer. */
type Actor = { userId: string }

/**
 * One line of the audit log. `detail` holds codes, counts and what an admin typed, never health data: admins read it
 * without a care link, and it cannot be redacted.
 */
export type AuditEntry = {
  actorId: string | null
  action: AuditAction
  subjectId?: string
  targetId?: string
  detail?: Record<string, string | number | boolean | null>
}

const PAGE = 50

/** Records who did what to whom. Runs in the caller's transaction, so that exactly what happened is recorded. */
export async function audit(db: Queries, entry: AuditEntry) {
  await db.insert(auditLog).values(entry)
}

/** Records that a person downloaded their own record. */
export const auditDownload = (db: Queries, { userId }: Actor, what: Download) =>
  audit(db, { actorId: userId, subjectId: userId, action: 'record.download', detail: { what } })

/** Minutes within which reloading or paging a list is recorded once. */
const RECORDED_WITHIN = 10

/**
 * Records a read of several people's data, one line each, in one statement. Skips people for whom the reader's same
 * read was recorded within `RECORDED_WITHIN`.
 */
export async function auditReads(
  db: Queries,
  who: Actor,
  action: AuditAction,
  subjectIds: readonly string[],
  minutes = RECORDED_WITHIN,
) {
  if (subjectIds.length === 0) return
  await db.execute(sql`
    insert into audit_log (actor_id, action, subject_id)
    select distinct ${who.userId}::uuid, ${action}, subject from unnest(${sql.param(subjectIds)}::uuid[]) subject
    where not exists (
      select from audit_log earlier
      where earlier.actor_id = ${who.userId} and earlier.action = ${action} and earlier.subject_id = subject
        and earlier.at > now() - make_interval(mins => ${minutes})
    )`)
}

/** The key of `detail` with the number of serious warnings overruled by a saved plan. */
export const OVERRULED = 'warningsOverruled'

/**
 * The details that may be shown. Plan lines of earlier releases hold the reasons and rules themselves. Those lines are
 * sealed and cannot be changed, so only their count is shown. The reasons are in `plan_overrulings`.
 */
function shownDetail({ action, detail }: { action: string; detail: AuditEntry['detail'] | null }) {
  const plan = action === 'plan.create' || action === 'plan.assign' || action === 'plan.update'
  if (!plan || detail?.rules === undefined) return detail
  return { [OVERRULED]: String(detail.rules).split(' ').length }
}

const isDay = (text: string) => text.length === 'yyyy-MM-dd'.length

/**
 * The audit log, newest first, filtered by action, person, and days (UTC) or instants. A page's last id is the cursor of
 * the next page.
 */
export async function readAuditLog(
  db: Db,
  { action, person, from, to, cursor, limit = PAGE }: AuditInput = {},
) {
  const actor = alias(users, 'actor')
  const subject = alias(users, 'subject')
  const people = person ? db.select({ id: users.id }).from(users).where(nameOrEmail(person)) : undefined
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actor: { id: auditLog.actorId, fullName: actor.name },
      subject: { id: auditLog.subjectId, fullName: subject.name },
      targetId: auditLog.targetId,
      detail: auditLog.detail,
    })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(subject, eq(subject.id, auditLog.subjectId))
    .where(
      and(
        action ? eq(auditLog.action, action) : undefined,
        people ? or(inArray(auditLog.actorId, people), inArray(auditLog.subjectId, people)) : undefined,
        from ? gte(auditLog.at, sql`${from}::timestamptz`) : undefined,
        to ? lt(auditLog.at, isDay(to) ? sql`${to}::date + 1` : sql`${to}::timestamptz`) : undefined,
        cursor ? lt(auditLog.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit).map((row) => ({ ...row, detail: shownDetail(row) }))
  return { rows: shown, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

/** Lines of other people's reads and changes of the caller's data. */
export const lookedAt = ({ userId }: Actor) =>
  and(eq(auditLog.subjectId, userId), ne(auditLog.actorId, userId))

/** What the person sees of such a line: who, what and when. */
export const accessFields = {
  id: auditLog.id,
  at: auditLog.at,
  action: auditLog.action,
  actor: users.name,
  role: userRoles.role,
}

/** The latest of them: "Who looked at my data". */
export async function accessToMine(db: Db, who: Actor) {
  return db
    .select(accessFields)
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(userRoles, eq(userRoles.userId, auditLog.actorId))
    .where(lookedAt(who))
    .orderBy(desc(auditLog.at))
    .limit(PAGE)
}
