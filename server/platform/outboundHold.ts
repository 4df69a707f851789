import type { Logger } from 'pino'
import { sendingHold } from '../../drizzle/schema.ts'
import type { Db, Queries } from './db.ts'

/**
 * Since when outbound sending is suspended because the data was restored from a backup; null when it is not. A restored
 * copy would otherwise write to real people.
 */
export async function heldSince(db: Queries): Promise<Date | null> {
  const [hold] = await db.select().from(sendingHold)
  return hold?.since ?? null
}

let loggedHold = 0

/** Whether outbound sending is suspended. Logs each hold once, not per job. */
export async function isHeld({ db, log }: { db: Db; log: Logger }): Promise<boolean> {
  const since = await heldSince(db)
  if (since && since.getTime() !== loggedHold) {
    loggedHold = since.getTime()
    log.warn({ since }, 'nothing is sent after the restore until an admin releases it on the dashboard')
  }
  return since !== null
}

/** Resumes mails, reminders and pushes. */
export async function releaseHold(db: Queries) {
  await db.delete(sendingHold)
}
