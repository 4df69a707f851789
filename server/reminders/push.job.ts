import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { pushDevices, sessions } from '../../drizzle/schema.ts'
import { TookTooLong } from '../platform/fetchPublic.ts'
import { handle, type JobKind } from '../platform/jobs.ts'
import { openHold } from '../platform/outboundHold.ts'
import type { Services } from '../platform/services.ts'

/** One notification for one device, and until when (an ISO time) it is worth showing. */
type Notification = { device: string; text: string; tag: string; path: string; until: string }

const notification = z.object({
  device: z.uuid(),
  text: z.string(),
  tag: z.string(),
  path: z.string(),
  until: z.iso.datetime(),
})
const queue = { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 60 }

/** One push to one device. Its text comes from `outsideText`: it names nothing. */
export const sendPushJob: JobKind<Notification> = {
  name: 'send-push',
  data: notification,
  queue,
  personOf: ({ device }) => device,
  concurrency: 16,
  // It tells who has doses to take.
  deletedWhenEnded: true,
}

/** The same at a push service that is slow: apart, so that it holds nobody's pushes but its own. */
export const sendSlowPushJob: JobKind<Notification & { host: string }> = {
  name: 'send-slow-push',
  data: notification.extend({ host: z.string() }),
  queue,
  // Slow services take turns.
  personOf: ({ host }) => host,
  concurrency: 16,
  deletedWhenEnded: true,
}

/** How long the pushes of all services wait for one; milliseconds. */
const PATIENCE = 2_000
/** How long a push waits for a slow service; milliseconds. */
const SLOW_PATIENCE = 10_000
/** How long a service counts as slow after it was; milliseconds. */
const SLOW_FOR = 60_000

/**
 * Both handlers send pushes, with retries until they are stale. They remove a device whose subscription has ended.
 * While nothing may leave the portal after a restore, pushes are dropped. A service that does not answer within
 * 2 s is slow for a minute: its pushes are left to the second handler.
 */
export function sendPushHandlers({
  env,
  db,
  log,
  push,
  jobs,
}: Pick<Services, 'env' | 'db' | 'log' | 'push' | 'jobs'>) {
  const isHeld = openHold({ db, log })
  const { id, endpoint, p256dh, auth } = pushDevices
  /** Until when each service counts as slow, by its host. */
  const slow = new Map<string, number>()

  async function targetOf({ device, until }: Notification) {
    if ((await isHeld()) || Date.parse(until) < Date.now() + 1_000) return undefined
    const [target] = await db
      .select({ endpoint, p256dh, auth })
      .from(pushDevices)
      .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
      .where(and(eq(id, device), gt(sessions.expiresAt, sql`now()`)))
    return target
  }

  async function send(
    target: Parameters<Services['push']['send']>[0],
    { device, text, tag, path, until }: Notification,
    patience: number,
  ) {
    const seconds = Math.floor((Date.parse(until) - Date.now()) / 1000)
    const message = { title: env.CLINIC_NAME, body: text, tag, path }
    const outcome = await push.send(target, message, seconds, patience)
    if (outcome === 'gone') await db.delete(pushDevices).where(eq(id, device))
    else await db.update(pushDevices).set({ lastUsed: new Date() }).where(eq(id, device))
  }

  return [
    handle({
      kind: sendPushJob,
      async run(data) {
        const target = await targetOf(data)
        if (!target) return
        const { host } = new URL(target.endpoint)
        if ((slow.get(host) ?? 0) < Date.now()) {
          slow.delete(host)
          try {
            return await send(target, data, PATIENCE)
          } catch (error) {
            if (!(error instanceof TookTooLong)) throw error
            slow.set(host, Date.now() + SLOW_FOR)
          }
        }
        await jobs.enqueue(db, sendSlowPushJob, { ...data, host })
      },
    }),
    handle({
      kind: sendSlowPushJob,
      async run(data) {
        const target = await targetOf(data)
        if (target) await send(target, data, SLOW_PATIENCE)
      },
    }),
  ]
}
