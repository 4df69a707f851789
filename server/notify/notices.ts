import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { careLinks, notices, userRoles } from '../../drizzle/schema.ts'
import type { Locale } from '../../locales/translate.ts'
import { isUrgentKind, type NoticeKind, URGENT_KINDS } from '../../shared/notices.ts'
import { type NoticeFacts, noticeLink, noticeText } from '../../shared/noticeText.ts'
import type { Who } from '../access/who.ts'
import { auditReads } from '../audit/audit.ts'
import type { Db, Queries } from '../platform/db.ts'
import { clinicalTexts } from '../platform/locales.ts'
import type { MarkRead, NoticesInput } from './inputs.ts'

const PAGE = 30
/** Notices pinned to the top of a list. */
const MAX_PINNED = 20

/**
 * A notice. `patientId` is its subject where that is not its reader, `targetId` the row that it links to. A second one of
 * the same kind and `dedupeKey` is ignored.
 */
export type NewNotice = { kind: NoticeKind; dedupeKey: string; targetId?: string; patientId?: string }

/** Adds a notice for one person, in the caller's transaction. Ignores duplicates (user, kind, key). */
export async function addNotice(tx: Queries, userId: string, notice: NewNotice) {
  await tx
    .insert(notices)
    .values({ userId, ...notice })
    .onConflictDoNothing()
}

const insertFor = (people: SQL, { kind, dedupeKey, targetId, patientId }: NewNotice) => sql`
  insert into notices (user_id, kind, matter, target_id, patient_id)
  select person.user_id, ${kind}, ${dedupeKey}, ${targetId ?? null}::uuid, ${patientId ?? null}::uuid
  from (${people}) person (user_id)
  on conflict do nothing`

/** Adds a notice for every practitioner in care of the patient. */
export async function addNoticeForCarers(
  tx: Queries,
  patientId: string,
  notice: Omit<NewNotice, 'patientId'>,
) {
  const carers = sql`
    select ${careLinks.practitionerId} from ${careLinks} where ${careLinks.patientId} = ${patientId}`
  await tx.execute(insertFor(carers, { ...notice, patientId }))
}

export async function addNoticeForAdmins(tx: Queries, notice: NewNotice) {
  const admins = sql`select ${userRoles.userId} from ${userRoles} where ${userRoles.role} = 'admin'`
  await tx.execute(insertFor(admins, notice))
}

/**
 * Notices that may still be read: their target exists, the reader has the role for it and, where a patient is their
 * subject, a care link in force.
 */
export const readable = (which: SQL) => sql`
  from notices n
  join users reader on reader.id = n.user_id
  left join notice_settings s on s.user_id = n.user_id
  join user_roles on user_roles.user_id = n.user_id
  left join blood_test_results b on b.id = n.target_id
  left join treatment_plans p on p.id = n.target_id and p.deleted_at is null and p.patient_id = n.user_id
    and n.kind like 'plan-%'
  left join visit_notes v on v.id = n.target_id and v.patient_id = n.user_id and v.released_at is not null
    and n.kind = 'note-released'
  left join blood_test_reviews review on review.id = n.target_id and n.kind = 'result-reviewed'
  left join emergencies e on e.id = n.target_id and n.kind = 'emergency'
  left join measurements me on me.id = n.target_id and n.kind = 'measurement-rule'
  left join retests r on r.id = n.target_id and r.closed_by is null and r.cancelled_at is null and n.kind like 'retest-%'
  left join appointments ap on ap.id = n.target_id and n.kind like 'appointment-%'
  left join consents co on co.id = n.target_id and n.kind like 'consent-%'
  left join sent_forms sf on sf.id = n.target_id and n.kind like 'form-%'
  left join users author on author.id = case
    when n.kind like 'appointment-%' then case when ap.patient_id = n.user_id then ap.practitioner_id else ap.patient_id end
    when n.kind in ('message-new', 'practitioner-waiting', 'link-asked', 'care-asked') then n.target_id
    else coalesce(p.updated_by, p.created_by, review.by, v.author_id, sf.practitioner_id, co.asked_by) end
  left join products pr on pr.id = n.target_id and n.kind = 'stock-low'
  left join users patient on patient.id = n.patient_id and patient.suspended_at is null
  left join care_links care on care.practitioner_id = n.user_id and care.patient_id = n.patient_id
  where ${which} and case
    when n.kind like 'analysis-%' then b.id is not null
    when n.kind like 'plan-%' then p.id is not null
    when n.kind = 'note-released' then v.id is not null
    when n.kind = 'result-reviewed' then review.id is not null
    when n.kind like 'retest-%' then r.id is not null
    when n.kind = 'result-today' then b.id is not null
    when n.kind = 'emergency' then e.id is not null and care.id is not null and patient.id is not null
    when n.kind = 'measurement-rule' then me.id is not null and care.id is not null and patient.id is not null
    when n.kind = 'order-warning' then care.id is not null and patient.id is not null
    when n.kind like 'result-%' then b.id is not null and care.id is not null and patient.id is not null
    when n.kind = 'form-sent' then sf.closed_at is null and sf.patient_id = n.user_id
    when n.kind like 'form-%' then sf.id is not null and care.id is not null and patient.id is not null
    when n.kind = 'message-new' then n.patient_id is null
      or (care.id is not null and patient.id is not null)
    when n.kind like 'appointment-%' then ap.patient_id = n.user_id
      or (ap.practitioner_id = n.user_id and patient.id is not null and (care.id is not null or ap.is_new))
    when n.kind = 'consent-asked' then co.patient_id = n.user_id and co.state = 'asked'
    when n.kind like 'consent-%' then co.patient_id = n.user_id
      or (co.id is not null and care.id is not null and patient.id is not null)
    when n.kind = 'stock-low' then pr.id is not null and user_roles.role = 'admin'
    when n.kind = 'backup-overdue' then user_roles.role = 'admin'
    when n.kind = 'practitioner-waiting' then user_roles.role = 'admin' and exists (
      select from user_roles w where w.user_id = n.target_id and w.role = 'practitioner' and not w.verified)
    when n.kind = 'link-asked' then exists (
      select from link_requests l
      where l.practitioner_id = n.target_id and l.email = reader.email and l.declined_at is null)
    when n.kind = 'care-asked' then exists (
      select from care_requests c where c.practitioner_id = n.user_id and c.patient_id = n.target_id)
    else true end`

/** Whether the result that a notice is about needs a doctor today. */
export const isUrgent = sql<boolean>`coalesce(b.urgency, 'none') <> 'none'`

/** A person's urgent notices that are still open: no review, no answer. */
const pinned = (userId: string) => sql`
  select n.id ${readable(sql`n.user_id = ${userId} and n.kind = any(${sql.param(URGENT_KINDS)}::text[])`)}
    and case when n.kind = 'emergency' then e.answered_at is null
      else ${isUrgent} and not exists (
        select from blood_test_reviews done where done.blood_test_id = b.id and done.revision = b.revision) end
  order by n.at desc, n.id desc`

type Row = NoticeFacts & { pinned: boolean } & { id: string; at: Date; readAt: Date | null }

/**
 * The caller's notices, newest first, with the total of unread ones. Open urgent ones are `pinned` to the top of the
 * first page. A page's last id is the cursor of the next page. Notices about patients are audited as reads.
 */
export async function listNotices(
  db: Db,
  who: Who,
  { limit = PAGE, cursor }: NonNullable<NoticesInput>,
  locale: Locale,
) {
  const { rows } = await db.execute<Row>(sql`
    with top as materialized (${pinned(who.userId)} limit ${Math.min(MAX_PINNED, limit - 1)})
    select n.id, n.kind, n.id in (select id from top) as pinned, ${isUrgent} as urgent, n.matter as "dedupeKey", n.target_id as "targetId", n.patient_id as "patientId", n.at, n.read_at as "readAt",
      patient.name as patient, author.name as author, p.title as plan, pr.name as product, pr.stock
    ${readable(sql`n.user_id = ${who.userId}`)}
      and ${cursor ? sql`n.id not in (select id from top) and (n.at, n.id) < (select at, id from notices where id = ${cursor} and user_id = ${who.userId})` : sql`true`}
    order by pinned desc, n.at desc, n.id desc limit ${limit + 1}`)
  const unread = await unreadNotices(db, who)
  const shown = rows.slice(0, limit)
  await auditReads(
    db,
    who,
    'notices.list',
    shown.flatMap(({ patientId }) => patientId ?? []),
  )
  return {
    rows: shown.map(({ id, at, readAt, ...facts }) => {
      const { text, english } = clinicalTexts(locale, (t) => noticeText(facts, t))
      return {
        id,
        at,
        readAt,
        ...facts,
        text,
        /** The same in English, where an alarm is in a language that no clinician has reviewed. */
        english: isUrgentKind(facts.kind) ? english : null,
        href: noticeLink(facts),
      }
    }),
    unread,
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** How many of the caller's notices are unread. */
export async function unreadNotices(db: Db, who: Who): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(
    sql`select count(*)::int as unread ${readable(sql`n.user_id = ${who.userId}`)} and n.read_at is null`,
  )
  return rows[0]?.unread ?? 0
}

/** Marks some or all of the caller's own notices as read; others are left alone. */
export async function markRead(db: Db, who: Who, what: MarkRead) {
  await db
    .update(notices)
    .set({ readAt: new Date() })
    .where(
      and(
        eq(notices.userId, who.userId),
        isNull(notices.readAt),
        'ids' in what ? sql`${notices.id} = any(${sql.param(what.ids)}::uuid[])` : undefined,
      ),
    )
}
