import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { messageSettings, noticeSettings } from '../../drizzle/schema.ts'
import { isAway, type MessageSettings } from '../../shared/messages.ts'
import type { Who } from '../access/who.ts'
import type { Db, Queries } from '../platform/db.ts'

/** Without an own choice: no promise. */
export const DEFAULT_MESSAGE_SETTINGS: MessageSettings = {
  timeZone: 'UTC',
  hours: [],
  answerHours: null,
  absence: null,
}

async function rowOf(db: Queries, practitionerId: string) {
  const [row] = await db
    .select()
    .from(messageSettings)
    .where(eq(messageSettings.practitionerId, practitionerId))
  return row
}

/** The caller's message settings; before the first save all empty, in the time zone of the reminders. */
export async function messageSettingsOf(db: Db, who: Who): Promise<MessageSettings> {
  const row = await rowOf(db, who.userId)
  if (row) {
    const { timeZone, hours, answerHours, absence, phone } = row
    return { timeZone, hours, answerHours, absence, ...(phone !== null && { phone }) }
  }
  const [notices] = await db
    .select({ timeZone: noticeSettings.timeZone })
    .from(noticeSettings)
    .where(eq(noticeSettings.userId, who.userId))
  return { ...DEFAULT_MESSAGE_SETTINGS, ...notices }
}

/**
 * Saves the caller's office hours, answer time and absence. An absence that begins, or says something else, is a new one:
 * each thread is answered again.
 */
export async function updateMessageSettings(db: Db, who: Who, settings: MessageSettings) {
  const same = sql`${messageSettings.absence} = ${settings.absence ? JSON.stringify(settings.absence) : null}::jsonb`
  const absenceId = settings.absence ? randomUUID() : null
  await db
    .insert(messageSettings)
    .values({ practitionerId: who.userId, ...settings, absenceId })
    .onConflictDoUpdate({
      target: messageSettings.practitionerId,
      set: {
        ...settings,
        absenceId: sql`case when ${same} then ${messageSettings.absenceId} else ${absenceId}::uuid end`,
      },
    })
}

/** What a patient is shown before writing: hours, usual answer time, and the words of an absence that holds now. */
export async function shownSettings(db: Queries, practitionerId: string, now = new Date()) {
  const row = (await rowOf(db, practitionerId)) ?? { ...DEFAULT_MESSAGE_SETTINGS, absenceId: null }
  const { timeZone, hours, answerHours, absence } = row
  return { timeZone, hours, answerHours, absence: isAway(row, now) ? absence : null }
}

/** The absence that holds now, with its id and words; null while the practitioner is there. */
export async function absenceOf(db: Queries, practitionerId: string, now = new Date()) {
  const row = await rowOf(db, practitionerId)
  if (!row?.absence || !row.absenceId || !isAway(row, now)) return null
  return { id: row.absenceId, text: row.absence.text }
}
