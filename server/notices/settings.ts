import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import { noticeSettings, reminderTimes } from '../../drizzle/schema.ts'
import {
  DEFAULT_SETTINGS,
  type NoticeSettings,
  REMINDER_SLOTS,
  type ReminderSlot,
} from '../../shared/notices.ts'
import type { Who } from '../auth/who.ts'
import type { Db } from '../platform/db.ts'
import type { Services } from '../platform/services.ts'

/** The settings that the person has saved; null before the first time. */
async function savedSettings(db: Db, who: Pick<Who, 'userId'>): Promise<NoticeSettings | null> {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, who.userId))
  if (!row) return null
  const { userId: _user, ...settings } = row
  return settings
}

/** How the caller wants to be told and reminded. */
export async function settingsOf(db: Db, who: Pick<Who, 'userId'>): Promise<NoticeSettings> {
  return (await savedSettings(db, who)) ?? DEFAULT_SETTINGS
}

/** The caller's settings, whether they were ever saved, and whether this portal sends mails. */
export async function shownSettings({ env, db }: Pick<Services, 'env' | 'db'>, who: Who) {
  const saved = await savedSettings(db, who)
  return { ...(saved ?? DEFAULT_SETTINGS), saved: saved !== null, canMail: env.SMTP_URL !== undefined }
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

/** Replaces the caller's settings, and when the next reminders are due. */
export async function updateSettings(
  db: Db,
  who: Pick<Who, 'userId'>,
  settings: NoticeSettings,
  now = new Date(),
) {
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
