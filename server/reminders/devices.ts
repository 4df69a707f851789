import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { pushDevices, sessions } from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import { lockUser } from '../auth/roles.ts'
import { stillOpen } from '../auth/sessions.ts'
import type { Db, Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import type { DeviceInput } from './inputs.ts'

/** Devices with notifications per person. */
export const MAX_DEVICES = 20

/** The caller's devices with notifications, newest first, without addresses and keys. */
export function ownDevices(db: Db, who: Who) {
  const { id, name, createdAt, lastUsed } = pushDevices
  const current = sql<boolean>`${pushDevices.sessionId} = ${who.sessionId}`
  return db
    .select({ id, name, createdAt, lastUsed, current })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(pushDevices.userId, who.userId), stillOpen(who)))
    .orderBy(desc(createdAt), desc(id))
}

/**
 * Adds the caller's browser, replacing this session's former one. A subscription of another account becomes the
 * caller's. Refuses an address of no known push service, an invalid key, and a 21st device.
 */
export async function addDevice(
  { db, push }: Pick<Services, 'db' | 'push'>,
  who: Who,
  { endpoint, keys, name }: DeviceInput,
) {
  const target = { endpoint, p256dh: keys.p256dh, auth: keys.auth }
  if (!push.accepts(target)) {
    throw new Refusal('BAD_INPUT', 'notices.refused.pushService')
  }
  await db.transaction(async (tx) => {
    await lockUser(tx, who.userId)
    await tx
      .delete(pushDevices)
      .where(and(eq(pushDevices.sessionId, who.sessionId), ne(pushDevices.endpoint, endpoint)))
    const [others] = await tx
      .select({ devices: count() })
      .from(pushDevices)
      .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
      .where(and(eq(pushDevices.userId, who.userId), stillOpen(who), ne(pushDevices.endpoint, endpoint)))
    if ((others?.devices ?? 0) >= MAX_DEVICES) {
      throw new Refusal('CONFLICT', 'notices.refused.devices', { most: MAX_DEVICES })
    }
    const mine = { userId: who.userId, sessionId: who.sessionId, ...target, name }
    await tx
      .insert(pushDevices)
      .values(mine)
      .onConflictDoUpdate({
        target: pushDevices.endpoint,
        // With a new id, what still waits for the former account is not sent.
        set: { ...mine, id: sql`gen_random_uuid()`, createdAt: sql`now()`, lastUsed: null },
      })
  })
}

/** Removes one of the caller's devices. Throws `NOT_FOUND` for an unknown one and another person's. */
export async function removeDevice(db: Db, who: Who, id: string) {
  const [removed] = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, who.userId)))
    .returning({ id: pushDevices.id })
  if (!removed) throw new Refusal('NOT_FOUND', 'notices.refused.device')
}

/** The devices of these people whose sessions are open. */
export async function devicesOf(tx: Tx, userIds: string[]): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ userId: string; ids: string[] }>(sql`
    select d.user_id as "userId", array_agg(d.id::text) as ids
    from push_devices d join sessions s on s.id = d.session_id and s.expires_at > now()
    where d.user_id = any(${sql.param(userIds)}::uuid[]) group by d.user_id`)
  return new Map(rows.map(({ userId, ids }) => [userId, ids]))
}
