import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { pushDevices, sessions } from '../../drizzle/schema.ts'
import { TookTooLong } from '../platform/fetchPublic.ts'
import { defineJob } from '../platform/jobs.ts'
import { isHeld } from '../platform/outboundHold.ts'
import type { Services } from '../platform/services.ts'

/** A notification for one device, not shown after `until`. Its text is from `outsideText` and names nothing. */
const notification = z.object({
  device: z.uuid(),
  text: z.string(),
  tag: z.string(),
  path: z.string(),
  until: z.iso.datetime(),
})
type Notification = z.infer<typeof notification>

const options = { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 60 }
/** Milliseconds for one push, so that a slow service does not delay others. */
const PATIENCE = 2_000
/** Milliseconds for one push to a slow service. */
const SLOW_PATIENCE = 10_000
/** Milliseconds that a service counts as slow after a timeout. */
const SLOW_FOR = 60_000

/** Until when each push service counts as slow, by its host. */
const slowUntil = new WeakMap<Services['push'], Map<string, number>>()

/** The device's subscription. Undefined if nothing is to be sent: the push is stale or sending is suspended. */
async function targetOf(services: Pick<Services, 'db' | 'log'>, { device, until }: Notification) {
  if ((await isHeld(services)) || Date.parse(until) < Date.now() + 1_000) return undefined
  const { id, endpoint, p256dh, auth } = pushDevices
  const [target] = await services.db
    .select({ endpoint, p256dh, auth })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(id, device), gt(sessions.expiresAt, sql`now()`)))
  return target
}

/** Sends the push. Removes a device whose subscription has ended. */
async function send(
  { clinic, db, push }: Pick<Services, 'clinic' | 'db' | 'push'>,
  target: Parameters<Services['push']['send']>[0],
  { device, text, tag, path, until }: Notification,
  patience: number,
) {
  const seconds = Math.floor((Date.parse(until) - Date.now()) / 1000)
  const message = { title: clinic.settings.name, body: text, tag, path }
  const outcome = await push.send(target, message, seconds, patience)
  const isDevice = eq(pushDevices.id, device)
  if (outcome === 'gone') await db.delete(pushDevices).where(isDevice)
  else await db.update(pushDevices).set({ lastUsed: new Date() }).where(isDevice)
}

/**
 * Sends one push to one device, retried until it is stale. A service that does not answer within 2 s counts as slow for
 * a minute: its pushes go to `sendSlowPushJob`.
 */
export const sendPushJob = defineJob({
  name: 'send-push',
  payload: notification,
  options,
  personOf: ({ device }) => device,
  concurrency: 16,
  // It shows who has doses to take.
  deletedWhenEnded: true,
  async handler(services: Pick<Services, 'clinic' | 'db' | 'log' | 'push' | 'jobs'>, payload) {
    const target = await targetOf(services, payload)
    if (!target) return
    const { host } = new URL(target.endpoint)
    const slow = slowUntil.get(services.push) ?? new Map<string, number>()
    slowUntil.set(services.push, slow)
    if ((slow.get(host) ?? 0) < Date.now()) {
      slow.delete(host)
      try {
        return await send(services, target, payload, PATIENCE)
      } catch (error) {
        if (!(error instanceof TookTooLong)) throw error
        slow.set(host, Date.now() + SLOW_FOR)
      }
    }
    await services.jobs.enqueue(services.db, sendSlowPushJob, { ...payload, host })
  },
})

/** Sends one push to a slow service, in its own queue, so that it delays no other service. */
export const sendSlowPushJob = defineJob({
  name: 'send-slow-push',
  payload: notification.extend({ host: z.string() }),
  options,
  // Slow services take turns.
  personOf: ({ host }) => host,
  concurrency: 16,
  deletedWhenEnded: true,
  async handler(services: Pick<Services, 'clinic' | 'db' | 'log' | 'push'>, payload) {
    const target = await targetOf(services, payload)
    if (target) await send(services, target, payload, SLOW_PATIENCE)
  },
})
