import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import { noticeSettings, reminderTimes } from '../../drizzle/schema.ts'
import {
  DEFAULT_SETTINGS,
  type NoticeSettings,
  REMINDER_SLOTS,
  type ReminderSlot,
  SENT_UNASKED,
  type SentKind,
} from '../../shared/notices.ts'
import type { Who } from '../access/who.ts'
import { type Db, sqlState, type Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'

/** A person's saved notice settings; null before the first save. */
async function chosenSettings(db: Db, userId: string): Promise<NoticeSettings | null> {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId))
  if (!row) return null
  const { userId: _user, ...settings } = row
  return settings
}

/**
 * The caller's notice settings or the defaults, whether the caller has saved any, and whether this portal sends mails.
 */
export async function settingsOf({ env, db }: Pick<Services, 'env' | 'db'>, who: Who) {
  const chosen = await chosenSettings(db, who.userId)
  return { ...(chosen ?? DEFAULT_SETTINGS), saved: chosen !== null, canMail: env.SMTP_URL !== undefined }
}

/** Whether a slot's reminders are sent outside the portal. */
function isSent({ kinds }: NoticeSettings, slot: ReminderSlot) {
  const channels = kinds[slot === 'entry' ? 'entry' : 'doses']
  return channels?.mail === true || channels?.device === true
}

/**
 * The next instant after `now` at this local time, by PostgreSQL's time zones: a skipped hour counts an hour later, a
 * repeated one once.
 */
export const nextTime = (timeZone: SQLWrapper | string, time: SQLWrapper | string, now: Date) => sql`(
  select min(at) from (
    select ((((${now.toISOString()}::timestamptz at time zone ${timeZone})::date + days) + ${time}::time) at time zone ${timeZone}) as at
    from generate_series(0, 2) days
  ) candidates where at > ${now.toISOString()}::timestamptz)`

/** The SQLSTATE of an unknown time zone. */
const UNKNOWN_ZONE = '22023'

/** Refuses a time zone that is unknown to the database, because one statement computes the days of many people. */
async function refuseUnknownZone(db: Db, timeZone: string) {
  try {
    await db.execute(sql`select now() at time zone ${timeZone}`)
  } catch (error) {
    if (sqlState(error) === UNKNOWN_ZONE) throw new Refusal('BAD_INPUT', 'notices.invalid.zone')
    throw error
  }
}

/**
 * Replaces the caller's settings and reschedules the reminders. Refuses a time zone that is unknown to the database.
 */
export async function updateSettings(
  db: Db,
  who: Pick<Who, 'userId'>,
  settings: NoticeSettings,
  now = new Date(),
) {
  await refuseUnknownZone(db, settings.timeZone)
  await db.transaction(async (tx) => {
    const { userId } = who
    await tx
      .insert(noticeSettings)
      .values({ userId, ...settings })
      .onConflictDoUpdate({ target: noticeSettings.userId, set: settings })
    await tx.delete(reminderTimes).where(eq(reminderTimes.userId, userId))
    const sent = REMINDER_SLOTS.filter((slot) => isSent(settings, slot))
    if (sent.length === 0) return
    await tx.insert(reminderTimes).values(
      sent.map((slot) => ({
        userId,
        slot,
        nextAt: nextTime(settings.timeZone, settings.times[slot], now),
      })),
    )
  })
}

/** Saves the settings of a person who has none yet. */
async function saveDefaults(tx: Tx, userId: string) {
  const { timeZone, times, quiet, kinds } = DEFAULT_SETTINGS
  await tx.execute(sql`
    insert into notice_settings (user_id, time_zone, times, quiet, kinds)
    select id, ${timeZone}, ${JSON.stringify(times)}::jsonb, ${JSON.stringify(quiet)}::jsonb, ${JSON.stringify(kinds)}::jsonb
    from users where id = ${userId} and deleted_at is null
    on conflict do nothing`)
}

/**
 * Unsubscribes a person from the mails of one kind and removes reminders without a channel. Other settings stay, even
 * under a concurrent change. Does nothing for a deleted account.
 */
export async function endMails(db: Db, { userId, kind }: { userId: string; kind: SentKind }) {
  await db.transaction(async (tx) => {
    const unasked = SENT_UNASKED[kind]
    if (unasked) await saveDefaults(tx, userId)
    const device = sql`coalesce(${noticeSettings.kinds} -> ${kind}::text -> 'device', ${`${unasked?.device ?? false}`}::jsonb)`
    const [settings] = await tx
      .update(noticeSettings)
      .set({
        kinds: sql`${noticeSettings.kinds} || jsonb_build_object(${kind}::text, jsonb_build_object('mail', false, 'device', ${device}))`,
      })
      .where(eq(noticeSettings.userId, userId))
      .returning()
    if (!settings) return
    const ended = REMINDER_SLOTS.filter((slot) => !isSent(settings, slot))
    await tx
      .delete(reminderTimes)
      .where(and(eq(reminderTimes.userId, userId), inArray(reminderTimes.slot, ended)))
  })
}
