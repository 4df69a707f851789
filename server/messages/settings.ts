import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { messageSettings, noticeSettings } from '../../drizzle/schema.ts'
import { isAway, type MessageSettings } from '../../shared/messages.ts'
import type { Who } from '../access/who.ts'
import type { Db, Queries } from '../platform/db.ts'
import type { Services } from '../platform/services.ts'

/** Defaults from the clinic's settings. */
const clinicsOwn = ({ clinic }: Pick<Services, 'clinic'>): MessageSettings => {
  const { timeZone, hours, answerHours } = clinic.settings
  return { timeZone, hours, answerHours, absence: null }
}

async function rowOf(db: Queries, practitionerId: string) {
  const [row] = await db
    .select()
    .from(messageSettings)
    .where(eq(messageSettings.practitionerId, practitionerId))
  return row
}

/** The caller's message settings; the clinic's before the first save. */
export async function messageSettingsOf(
  deps: Pick<Services, 'db' | 'clinic'>,
  who: Who,
): Promise<MessageSettings> {
  const { db } = deps
  const row = await rowOf(db, who.userId)
  if (row) {
    const { timeZone, hours, answerHours, absence, phone } = row
    return { timeZone, hours, answerHours, absence, ...(phone !== null && { phone }) }
  }
  const [notices] = await db
    .select({ timeZone: noticeSettings.timeZone })
    .from(noticeSettings)
    .where(eq(noticeSettings.userId, who.userId))
  const shared = clinicsOwn(deps)
  // Hours are meant in their time zone.
  return shared.hours.length > 0 ? shared : { ...shared, ...notices }
}

/**
 * Saves the caller's office hours, answer time and absence. A new or reworded absence is replied with again in each
 * thread.
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

/** What a patient sees before writing: hours, usual answer time, and the text of a current absence. */
export async function shownSettings(deps: Pick<Services, 'db' | 'clinic'>, practitionerId: string) {
  const row = (await rowOf(deps.db, practitionerId)) ?? { ...clinicsOwn(deps), absenceId: null }
  const { timeZone, hours, answerHours, absence } = row
  return { timeZone, hours, answerHours, absence: isAway(row, new Date()) ? absence : null }
}

/** The current absence with its id and text; null without. */
export async function absenceOf(db: Queries, practitionerId: string) {
  const row = await rowOf(db, practitionerId)
  if (!row?.absence || !row.absenceId || !isAway(row, new Date())) return null
  return { id: row.absenceId, text: row.absence.text }
}
