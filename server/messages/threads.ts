import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { careLinks, messageAttachments, messages, profiles, users } from '../../drizzle/schema.ts'
import { type Language, type Locale, languageOf, type Translate } from '../../locales/translate.ts'
import { quoteText } from '../../shared/quoteText.ts'
import { languageOfPerson } from '../access/locale.ts'
import type { Who } from '../access/who.ts'
import { auditReads } from '../audit/audit.ts'
import type { Queries } from '../platform/db.ts'
import { byName, foundIn } from '../platform/names.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import type { ThreadInput, ThreadsInput } from './inputs.ts'
import { shownSettings } from './settings.ts'

/** Messages of one page of a thread. */
const PAGE = 200
/** Threads returned; others are found by the person's name and the latest message's words. */
const MAX_LISTED = 500
/** Characters shown of a thread's last message. */
const BEGINNING = 200

/** A thread as one of its two people sees it. */
export type Thread = {
  patientId: string
  practitionerId: string
  /** True if the caller is its practitioner. */
  cares: boolean
  /** True while the care link has effect, so that both may write. */
  open: boolean
  /** Whether the thread has any message. */
  begun: boolean
  /** True while the other person's account is suspended and cannot read messages. */
  suspended: boolean
  /** The person's writing language and, for a practitioner, the patient's reading locale; null if not chosen. */
  other: { id: string; fullName: string; locale: Locale | null; language: Language | null }
}

const link = (practitionerId: string, patientId: string) => sql`exists (
  select from ${careLinks}
  where ${careLinks.practitionerId} = ${practitionerId} and ${careLinks.patientId} = ${patientId})`

/**
 * The caller's thread with another person. A practitioner has it while the care link has effect; a patient also
 * afterwards, if it has messages. Throws the same `NOT_FOUND` for anything else.
 */
export async function threadOf(db: Queries, who: Who, otherId: string): Promise<Thread> {
  const me = who.userId
  const { rows } = await db.execute<{
    fullName: string
    locale: Locale | null
    cares: boolean
    caredFor: boolean
    begun: boolean
    suspended: boolean
  }>(sql`
    select u.name as "fullName", p.locale, u.suspended_at is not null and u.deleted_at is null as suspended,
      ${link(me, otherId)} as cares, ${link(otherId, me)} as "caredFor",
      exists (select from message_threads t where t.patient_id = ${me} and t.practitioner_id = u.id) as begun
    from ${users} u left join ${profiles} p on p.id = u.id where u.id = ${otherId}`)
  const [row] = rows
  const locale = row?.locale ?? null
  const other = {
    ...{ id: otherId, fullName: row?.fullName ?? '' },
    ...{ locale: row?.cares ? locale : null, language: locale && languageOf(locale) },
  }
  if (row?.cares) {
    const { suspended } = row
    return { patientId: otherId, practitionerId: me, cares: true, open: true, begun: true, suspended, other }
  }
  if (row?.caredFor || row?.begun) {
    const { caredFor, begun, suspended } = row
    return { patientId: me, practitionerId: otherId, cares: false, open: caredFor, begun, suspended, other }
  }
  throw new Refusal('NOT_FOUND', 'messages.refused.noThread')
}

export const inThread = ({ patientId, practitionerId }: Pick<Thread, 'patientId' | 'practitionerId'>) =>
  and(eq(messages.patientId, patientId), eq(messages.practitionerId, practitionerId))

/**
 * True while a quote's target exists. Names are written out: in a statement of one table drizzle omits the table's
 * name, and a subquery would take the column for its own.
 */
const quoteLeads = sql<boolean>`case messages.quote ->> 'kind'
  when 'item' then exists (
    select from treatment_plans p
    where p.id = (messages.quote ->> 'planId')::uuid and p.patient_id = messages.patient_id and p.deleted_at is null)
  when 'marker' then exists (
    select from blood_test_results b
    where b.id = (messages.quote ->> 'bloodTestId')::uuid and b.user_id = messages.patient_id)
  when 'day' then exists (
    select from health_tracking h
    where h.user_id = messages.patient_id and h.date = (messages.quote ->> 'date')::date)
  else false end`

const attachmentsOf = sql<{ id: string; name: string; type: string; size: number }[]>`coalesce((
  select json_agg(json_build_object('id', a.id, 'name', a.file_name, 'type', a.content_type, 'size', a.file_size)
    order by a.created_at, a.id)
  from ${messageAttachments} a where a.message_id = messages.id), '[]'::json)`

/**
 * A page of a thread, oldest message first, with the office hours and absence that patients see. A practitioner's read
 * is audited.
 */
export async function readThread(
  { env, clinic, db }: Pick<Services, 'env' | 'clinic' | 'db'>,
  who: Who,
  { threadWith, before }: ThreadInput,
  t: Translate,
) {
  const thread = await threadOf(db, who, threadWith)
  const rows = await db
    .select({
      id: messages.id,
      number: messages.number,
      from: messages.sender,
      text: messages.text,
      /** The caller's idempotency key, by which a browser recognises a queued message that has arrived. */
      key: sql<string | null>`case when ${messages.sender} = ${who.userId} then ${messages.key} end`,
      quote: messages.quote,
      quoteLeads,
      attachments: attachmentsOf,
      at: messages.at,
      readAt: messages.readAt,
      withdrawnAt: messages.withdrawnAt,
      automatic: messages.automatic,
    })
    .from(messages)
    .where(and(inThread(thread), before ? lt(messages.number, before) : undefined))
    .orderBy(desc(messages.number))
    .limit(PAGE + 1)
  if (thread.cares) await auditReads(db, who, 'messages.thread', [thread.patientId])
  const page = pageOf(rows, PAGE)
  const shown = page
    .map(({ more: _more, quote, ...message }) => ({
      ...message,
      quote: quote && { ...quote, ...quoteText(quote, t) },
    }))
    .reverse()
  return {
    with: thread.other,
    cares: thread.cares,
    closed: !thread.open,
    suspended: thread.suspended,
    endedAt: thread.open ? null : await endedAt(db, thread),
    /** The clinic's setting: who may write in an open thread. */
    mode: env.MESSAGES,
    emergencyNumber: clinic.settings.emergencyNumber,
    begun: thread.begun,
    expects: await shownSettings({ db, clinic }, thread.practitionerId),
    messages: shown,
    earlier: page.at(-1)?.more ?? false,
  }
}

/** When a closed thread's care link was last removed; null if not recorded. */
async function endedAt(db: Queries, { patientId, practitionerId }: Thread) {
  const { rows } = await db.execute<{ at: string }>(sql`
    select at from audit_log
    where subject_id = ${patientId} and action = 'link.remove' and target_id = ${practitionerId}
    order by at desc limit 1`)
  return rows[0] ? new Date(rows[0].at) : null
}

type ListedThread = {
  with: { id: string; fullName: string; language: Language | null }
  unread: number
  last: { from: string; text: string | null; at: Date; withdrawn: boolean; files: number } | null
  closed: boolean
  more?: true
}

/**
 * The caller's threads: those with a care link, and closed ones. Open ones first, then by the latest message; up to
 * `MAX_LISTED`, `more` on the last one if others follow. A practitioner sees only the name of a closed thread. Each
 * preview shown to a practitioner is audited as a read.
 */
export async function listThreads(
  db: Queries,
  who: Who,
  { search }: ThreadsInput = {},
): Promise<ListedThread[]> {
  const me = who.userId
  const { rows } = await db.execute<{
    id: string
    fullName: string
    language: Language | null
    cares: boolean
    open: boolean
    unread: number
    from: string | null
    text: string | null
    at: string | null
    withdrawn: boolean
    files: number
  }>(sql`
    with linked as (
      select patient_id, practitioner_id from care_links where practitioner_id = ${me} or patient_id = ${me}
    ), mine as (
      select patient_id, practitioner_id, true as open from linked
      union all
      select t.patient_id, t.practitioner_id, false from message_threads t
      where (t.patient_id = ${me} or t.practitioner_id = ${me})
        and not exists (
          select from linked l where l.patient_id = t.patient_id and l.practitioner_id = t.practitioner_id)
    )
    select u.id, u.name as "fullName", ${languageOfPerson(sql`u.id`)} as language, mine.practitioner_id = ${me} as cares, mine.open,
      coalesce(unread.count, 0)::int as unread, last.sender as from, left(last.text, ${BEGINNING}) as text, last.at,
      coalesce(last.withdrawn_at is not null, false) as withdrawn, coalesce(last.files, 0)::int as files
    from mine
    join users u on u.id = case when mine.practitioner_id = ${me} then mine.patient_id else mine.practitioner_id end
    left join lateral (
      select m.sender, m.text, m.at, m.withdrawn_at,
        (select count(*) from message_attachments a where a.message_id = m.id) as files
      from messages m
      where m.patient_id = mine.patient_id and m.practitioner_id = mine.practitioner_id
      order by m.number desc limit 1
    ) last on mine.open or mine.patient_id = ${me}
    left join lateral (
      select count(*) from messages m
      where m.patient_id = mine.patient_id and m.practitioner_id = mine.practitioner_id and m.sender = u.id
        and m.read_at is null and m.withdrawn_at is null
    ) unread on mine.open or mine.patient_id = ${me}
    where (mine.open or mine.patient_id = ${me} or u.deleted_at is null) and ${foundIn([sql`u.name`, sql`last.text`], search) ?? true}
    order by mine.open desc, last.at desc nulls last, ${byName(sql`u.name`)}, u.id
    limit ${MAX_LISTED + 1}`)
  const page = pageOf(rows, MAX_LISTED)
  await auditReads(
    db,
    who,
    'messages.threads',
    page.filter(({ cares, text }) => cares && text !== null).map(({ id }) => id),
  )
  return page.map(({ id, fullName, language, open, unread, from, text, at, withdrawn, files, more }) => ({
    with: { id, fullName, language },
    unread,
    last: from && at ? { from, text, at: new Date(at), withdrawn, files } : null,
    closed: !open,
    ...(more && { more }),
  }))
}

/** The caller's unread messages, in threads that the caller may read. */
export async function unreadMessages(db: Queries, who: Who): Promise<number> {
  const me = who.userId
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(messages)
    .where(
      sql`${messages.readAt} is null and ${messages.withdrawnAt} is null and ${messages.sender} <> ${me} and (
        ${messages.patientId} = ${me} or (
          ${messages.practitionerId} = ${me} and exists (
            select from care_links c
            where c.practitioner_id = ${me} and c.patient_id = ${messages.patientId})))`,
    )
  return row?.count ?? 0
}
