import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Locale } from '../../locales/translate.ts'
import {
  type Channels,
  isUrgentKind,
  type NoticeKind,
  type NoticeSettings,
  REMINDER_TAG,
  type ReminderSlot,
  SENT_UNASKED,
  type SentKind,
} from '../../shared/notices.ts'
import { outsideText } from '../../shared/noticeText.ts'
import { authSecret } from '../config/secrets.ts'
import { isUrgent, readable } from '../notify/notices.ts'
import { countOpenDoses } from '../plans/doses.ts'
import type { Tx } from '../platform/db.ts'
import { defineJob } from '../platform/jobs.ts'
import { clinicalTexts, translatorFor } from '../platform/locales.ts'
import { sendMailJob } from '../platform/mail.job.ts'
import { heldSince } from '../platform/outboundHold.ts'
import type { Services } from '../platform/services.ts'
import { devicesOf } from './devices.ts'
import { sendPushJob } from './push.job.ts'
import { isQuiet } from './quietHours.ts'
import { noticeMail } from './reminders.mail.ts'
import { nextTime } from './settings.ts'
import { unsubscribeToken } from './unsubscribe.ts'

/** Hours after which a reminder is dropped. */
const STALE_HOURS = 2

/** The page that a notification opens; contains no ids. */
export function outsidePath(kind: SentKind): string {
  switch (kind) {
    case 'analysis-finished':
    case 'analysis-failed':
    case 'result-today':
    case 'result-reviewed':
    case 'retest-due':
    case 'retest-ending':
      return '/blood-tests'
    case 'note-released':
      return '/record/timeline'
    case 'share-locked':
    case 'share-opened':
      return '/record'
    case 'order-moved':
      return '/orders'
    case 'result-new':
    case 'result-critical':
    case 'emergency':
    case 'measurement-rule':
    case 'order-warning':
      return '/practitioner/patients'
    case 'message-new':
      return '/messages'
    case 'stock-low':
      return '/admin/products'
    case 'backup-overdue':
      return '/admin'
    case 'entry':
      return '/health-tracking'
    default:
      return '/dashboard'
  }
}

/** Reminders or notices per transaction. */
const BATCH = 2_000
const HOUR = 60 * 60 * 1000
/** Milliseconds that a push service keeps a notice for a device that is off. */
const NOTICE_KEPT = 24 * HOUR

/**
 * A message sent outside the portal. On a device, one with the same tag replaces it, and it is not shown after `until`
 * (milliseconds since 1970).
 */
type Sent = {
  userId: string
  email: string
  kind: SentKind
  text: string
  /** English text, shown beside an alarm in a language that no clinician has reviewed. */
  english: string | null
  locale: Locale
  channels: Channels
  tag: string
  until: number
}

/** The texts of a kind in the reader's language, else the clinic's. */
function outsideTexts(
  { settings }: Services['clinic'],
  readers: Locale | null,
  kind: SentKind,
  ...reminder: [slot?: ReminderSlot, open?: number]
): Pick<Sent, 'text' | 'english' | 'locale'> {
  const locale = readers ?? settings.locale
  const { text, english } = clinicalTexts(locale, (t) => outsideText(kind, t, ...reminder))
  return { text, english: isUrgentKind(kind) ? english : null, locale }
}

type Due = {
  userId: string
  email: string
  locale: Locale | null
  slot: ReminderSlot
  /** The person's day and time of the day, HH:mm, at which it was due. */
  day: string
  time: string
  /** The same as milliseconds since 1970. */
  at: number
  isStale: boolean
  quiet: NoticeSettings['quiet']
  kinds: NoticeSettings['kinds']
}

/** Takes the due reminders and reschedules them; skips rows that another worker has locked. */
async function takeDue(tx: Tx, now: Date): Promise<Due[]> {
  const at = now.toISOString()
  const { rows } = await tx.execute<Due>(sql`
    with due as (
      select user_id, slot, next_at from reminder_times where next_at <= ${at}::timestamptz
      order by next_at limit ${BATCH} for update skip locked
    ), moved as (
      update reminder_times t set next_at = ${nextTime(sql`s.time_zone`, sql`(s.times->>t.slot)`, now)}
      from due join notice_settings s on s.user_id = due.user_id
      where t.user_id = due.user_id and t.slot = due.slot
    )
    select due.user_id as "userId", u.email, p.locale, due.slot,
      to_char(due.next_at at time zone s.time_zone, 'YYYY-MM-DD') as day,
      to_char(due.next_at at time zone s.time_zone, 'HH24:MI') as time,
      (extract(epoch from due.next_at) * 1000)::float8 as at,
      due.next_at < ${at}::timestamptz - ${STALE_HOURS}::int * interval '1 hour' as "isStale",
      s.quiet, s.kinds
    from due
    join notice_settings s on s.user_id = due.user_id
    join users u on u.id = due.user_id and u.suspended_at is null
    left join profiles p on p.id = due.user_id`)
  return rows
}

/** People without a health entry on their day. */
async function withoutEntry(tx: Tx, due: readonly Due[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    select a.user_id as "userId"
    from jsonb_to_recordset(${JSON.stringify(due.map(({ userId, day }) => ({ user_id: userId, day })))}::jsonb)
      as a (user_id uuid, day text)
    where not exists (select from health_tracking h where h.user_id = a.user_id and h.date = a.day::date)`)
  return new Set(rows.map(({ userId }) => userId))
}

/** Records reminders as sent; returns the keys of the new ones. */
async function noteReminders(tx: Tx, due: readonly Due[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    insert into reminders (user_id, slot, day)
    select user_id, slot, day::date
    from jsonb_to_recordset(${JSON.stringify(due.map(({ userId, slot, day }) => ({ user_id: userId, slot, day })))}::jsonb)
      as a (user_id uuid, slot text, day text)
    on conflict do nothing returning user_id || ' ' || slot as key`)
  return new Set(rows.map(({ key }) => key))
}

const keyOf = ({ userId, slot }: Due) => `${userId} ${slot}`
const NONE: Channels = { mail: false, device: false }

/** The due reminders about open doses and entries: once a day, neither stale nor within quiet hours. */
async function dueReminders(
  { clinic }: Pick<Services, 'clinic'>,
  tx: Tx,
  now: Date,
): Promise<{ taken: number; sent: Sent[] }> {
  const due = await takeDue(tx, now)
  const timely = due.filter(({ isStale, time, quiet }) => !isStale && !isQuiet(time, quiet))
  const doses = timely.filter(({ slot }) => slot !== 'entry')
  const open = doses.length > 0 ? await countOpenDoses(tx, doses) : new Map<string, number>()
  const entries = timely.filter(({ slot }) => slot === 'entry')
  const unlogged = entries.length > 0 ? await withoutEntry(tx, entries) : new Set<string>()
  const wanted = timely.filter((one) =>
    one.slot === 'entry' ? unlogged.has(one.userId) : (open.get(keyOf(one)) ?? 0) > 0,
  )
  const fresh = wanted.length > 0 ? await noteReminders(tx, wanted) : new Set<string>()
  const sent = wanted
    .filter((one) => fresh.has(keyOf(one)))
    .map((one): Sent => {
      const kind = one.slot === 'entry' ? 'entry' : 'doses'
      return {
        userId: one.userId,
        email: one.email,
        kind,
        ...outsideTexts(clinic, one.locale, kind, one.slot, open.get(keyOf(one))),
        channels: one.kinds[kind] ?? NONE,
        tag: `${REMINDER_TAG} ${one.slot} ${one.day}`,
        until: one.at + STALE_HOURS * HOUR,
      }
    })
  return { taken: due.length, sent }
}

/** A reader's channels of a kind; emergencies use those of critical results until the reader has chosen. */
const channelsOf = sql`coalesce(s.kinds->n.kind, case when n.kind = 'emergency' then s.kinds->'result-critical' end,
  ${JSON.stringify(SENT_UNASKED)}::jsonb->n.kind)`

/** Unsent notices whose readers may still read them and have a channel for their kind. */
async function unsentNotices(
  { clinic }: Pick<Services, 'clinic'>,
  tx: Tx,
): Promise<{ taken: number; sent: Sent[] }> {
  const { rows: taken } = await tx.execute<{ id: string }>(sql`
    with unsent as (select id from notices where sent_at is null order by at limit ${BATCH} for update skip locked)
    update notices n set sent_at = now() from unsent where n.id = unsent.id returning n.id`)
  if (taken.length === 0) return { taken: 0, sent: [] }
  const ids = taken.map(({ id }) => id)
  const { rows } = await tx.execute<{
    userId: string
    email: string
    locale: Locale | null
    kind: Exclude<NoticeKind, 'account-changed'>
    channels: Channels
    at: number
  }>(sql`
    select n.user_id as "userId", reader.email,
      (select p.locale from profiles p where p.id = n.user_id) as locale, n.kind, ${channelsOf} as channels,
      (extract(epoch from n.at) * 1000)::float8 as at
    ${readable(sql`n.id = any(${sql.param(ids)}::uuid[])`)}
      and reader.suspended_at is null and ${channelsOf} is not null and (n.kind <> 'result-today' or ${isUrgent})
      and n.at > now() - ${STALE_HOURS}::int * interval '1 hour'`)
  const sent = rows.map(({ at, locale, ...row }) => ({
    ...{ ...row, ...outsideTexts(clinic, locale, row.kind), tag: row.kind, until: at + NOTICE_KEPT },
  }))
  return { taken: taken.length, sent }
}

/**
 * Sends the reminders and notices due at `now`, in transactions of at most 2,000. Each is recorded in the transaction
 * that enqueues it, so that several workers send it once. Sends nothing after a restore until an admin releases the
 * hold.
 */
export async function sendDue(services: Pick<Services, 'env' | 'clinic' | 'db' | 'jobs'>, now = new Date()) {
  const { db } = services
  if (await heldSince(db)) return
  for (const take of [dueReminders, unsentNotices]) {
    let taken: number
    do {
      taken = await db.transaction(async (tx) => {
        const due = await take(services, tx, now)
        await send(services, tx, due.sent)
        return due.taken
      })
    } while (taken === BATCH)
  }
}

async function send(deps: Pick<Services, 'env' | 'clinic' | 'jobs'>, tx: Tx, sent: readonly Sent[]) {
  const { env, jobs } = deps
  const mails = sent.filter(({ channels }) => channels.mail)
  const secret = await authSecret(env)
  await jobs.enqueueAll(
    tx,
    sendMailJob,
    mails.map(({ userId, email, kind, text, english, locale }) => ({
      to: email,
      ...noticeMail(
        deps,
        { text, english, isUnasked: kind in SENT_UNASKED },
        unsubscribeToken(secret, userId, kind),
        translatorFor(locale),
      ),
    })),
    ({ to }) => to,
  )
  const pushes = sent.filter(({ channels }) => channels.device)
  if (pushes.length === 0) return
  const devices = await devicesOf(tx, [...new Set(pushes.map(({ userId }) => userId))])
  await jobs.enqueueAll(
    tx,
    sendPushJob,
    pushes.flatMap(({ userId, kind, text, english, tag, until }) =>
      (devices.get(userId) ?? []).map((device) => ({
        ...{ device, text: english ? `${text}\n${english}` : text, tag },
        path: outsidePath(kind),
        until: new Date(until).toISOString(),
      })),
    ),
  )
}

/** Sends due notifications every minute. */
export const sendDueJob = defineJob({
  name: 'pass-on-notices',
  payload: z.object({}),
  schedule: '* * * * *',
  handler: (services: Pick<Services, 'env' | 'clinic' | 'db' | 'jobs'>) => sendDue(services),
})
