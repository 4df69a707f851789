import { sendingHold } from '../../drizzle/schema.ts'
import type { Queries } from './db.ts'

/**
 * Since when nothing leaves the portal, because its data was restored from a backup; null when it sends. A copy on
 * another machine would otherwise write to real people.
 */
export async function heldSince(db: Queries): Promise<Date | null> {
  const [hold] = await db.select().from(sendingHold)
  return hold?.since ?? null
}

/** Lets mails, reminders and pushes leave again. */
export async function releaseHold(db: Queries) {
  await db.delete(sendingHold)
}
