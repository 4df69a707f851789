import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import { noticeSettings, reminderTimes } from '../../drizzle/schema.ts'
import {
  DEFAULT_SETTINGS,
  NO_ZONE,
  type NoticeSettings,
  REMINDER_SLOTS,
  type ReminderSlot,
  type SentKind,
} from '../../shared/notices.ts'
import type { Who } from '../access/who.ts'
import { type Db, sqlState } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'

/** How a person chose to be told and reminded; null before the first choice. */
async function chosenSettings(db: Db, userId: string): Promise<NoticeSettings | null> {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId))
  if (!row) return null
  const { userId: _user, ...settings } = row
  return settings
}

/**
 * How the caller wants to be told and reminded, whether the caller has ever saved it, and whether this portal sends
 * mails.
 */
export async function settingsOf({ env, db }: Pick<Services, 'env' | 'db'>, who: Who) {
  const chosen = await chosenSettings(db, who.userId)
  return { ...(chosen ?? DEFAULT_SETTINGS), saved: chosen !== null, canMail: env.SMTP_URL !== undefined }
}

/** Whether reminders of a slot leave the portal. */
function isSent({ kinds }: NoticeSettings, slot: ReminderSlot) {
  const channels = kinds[slot === 'entry' ? 'entry' : 'doses']
  return channels?.mail === true || channels?.device === true
}

/**
 * The next time after `now` at which it is that time of the day in the zone. Postgres knows the zones: an hour that a
 * day leaves out comes an hour later, and one that it has twice is taken once.
 */
export const nextTime = (timeZone: SQLWrapper | string, time: SQLWrapper | string, now: Date) => sql`(
  select min(at) from (
    select ((((${now.toISOString()}::timestamptz at time zone ${timeZone})::date + days) + ${time}::time) at time zone ${timeZone}) as at
    from generate_series(0, 2) days
  ) candidates where at > ${now.toISOString()}::timestamptz)`

/** The SQLSTATE of a time zone that the database does not know. */
const UNKNOWN_ZONE = '22023'

/** Refuses a time zone that the database does not know: days of many people are computed in one statement. */
async function refuseUnknownZone(db: Db, timeZone: string) {
  try {
    await db.execute(sql`select now() at time zone ${timeZone}`)
  } catch (error) {
    if (sqlState(error) === UNKNOWN_ZONE) throw new Refusal('BAD_INPUT', NO_ZONE)
    throw error
  }
}

/**
 * Replaces the caller's settings, and when the next reminders are due. Refuses a time zone that the database does not
 * know.
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

/**
 * Ends the mails of one kind, and reminders that are sent nowhere then; what else the person chose stays, also what is
 * chosen in the same moment. Nothing happens for an account that is gone.
 */
export async function endMails(db: Db, { userId, kind }: { userId: string; kind: SentKind }) {
  await db.transaction(async (tx) => {
    const device = sql`coalesce(${noticeSettings.kinds} -> ${kind}::text -> 'device', 'false')`
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
