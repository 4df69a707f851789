import type { Logger } from 'pino'
import { sendingHold } from '../../drizzle/schema.ts'
import type { Db, Queries } from './db.ts'

/**
 * Since when nothing leaves the portal, because its data was restored from a backup; null when it sends. A copy on
 * another machine would otherwise write to real people.
 */
export async function heldSince(db: Queries): Promise<Date | null> {
  const [hold] = await db.select().from(sendingHold)
  return hold?.since ?? null
}

/** Tells a job that sends whether it must not. The log says so once for each hold, not for each job. */
export function openHold({ db, log }: { db: Db; log: Logger }): () => Promise<boolean> {
  let said = 0
  return async () => {
    const since = await heldSince(db)
    if (since && since.getTime() !== said) {
      said = since.getTime()
      log.warn({ since }, 'nothing is sent after the restore until an admin releases it on the dashboard')
    }
    return since !== null
  }
}

/** Lets mails, reminders and pushes leave again. */
export async function releaseHold(db: Queries) {
  await db.delete(sendingHold)
}
