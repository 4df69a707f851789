import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { pushDevices, sessions } from '../../drizzle/schema.ts'
import { openHold } from '../platform/hold.ts'
import { handle, type JobKind } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'

/** One notification for one device, and until when (an ISO time) it is worth showing. */
type Notification = { device: string; text: string; tag: string; path: string; until: string }

/** One push to one device. Its text comes from `outsideText`: it names nothing. */
export const sendPushJob: JobKind<Notification> = {
  name: 'send-push',
  data: z.object({
    device: z.uuid(),
    text: z.string(),
    tag: z.string(),
    path: z.string(),
    until: z.iso.datetime(),
  }),
  queue: { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 60 },
  personOf: ({ device }) => device,
  concurrency: 16,
  // It tells who has doses to take.
  deletedWhenEnded: true,
}

/**
 * Sends pushes, with retries until they are stale. Removes a device whose subscription has ended. While nothing may
 * leave the portal after a restore, they are dropped.
 */
export function sendPushHandler({ env, db, log, push }: Pick<Services, 'env' | 'db' | 'log' | 'push'>) {
  const isHeld = openHold({ db, log })
  return handle({
    kind: sendPushJob,
    async run({ device, text, tag, path, until }) {
      if (await isHeld()) return
      const seconds = Math.floor((Date.parse(until) - Date.now()) / 1000)
      if (seconds <= 0) return
      const { id, endpoint, p256dh, auth } = pushDevices
      const [target] = await db
        .select({ endpoint, p256dh, auth })
        .from(pushDevices)
        .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
        .where(and(eq(id, device), gt(sessions.expiresAt, sql`now()`)))
      if (!target) return
      const outcome = await push.send(target, { title: env.CLINIC_NAME, body: text, tag, path }, seconds)
      if (outcome === 'gone') await db.delete(pushDevices).where(eq(id, device))
      else await db.update(pushDevices).set({ lastUsed: new Date() }).where(eq(id, device))
    },
  })
}
