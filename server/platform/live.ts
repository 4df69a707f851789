import { EventEmitter, on, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import postgres from 'postgres'
import { databaseHosts } from '../config/databaseHosts.ts'
import { primaryOf } from './primary.ts'

/** What an open page may subscribe to. A tick says only that it changed. */
export type Topic =
  | 'bloodTests'
  | 'credits'
  | 'orders'
  | 'notices'
  | 'care'
  | 'messages'
  | 'appointments'
  | 'forms'
  | 'session'
  | 'catalogue'
  | 'clinic'

/** A change of a topic, and when: an ISO time. */
export type Tick = { topic: Topic; at: string }

/** The key of topics that are not a user's. */
export const EVERYBODY = 'everybody'

export type Live = {
  /**
   * Yields a tick whenever this user's rows of one of the topics may have changed: from this call, not from the first
   * `next`, until the signal aborts.
   */
  ticks(topics: Topic[], userId: string, signal: AbortSignal): AsyncGenerator<Tick>
  /** Ticks everyone's subscribers in this process at once, ahead of the database's notification. */
  touch(topic: Topic): void
  close(): Promise<void>
}

/** A null change means that ticks may have been missed. */
async function* ticksOf(changes: AsyncIterable<unknown[]>, topics: Topic[], signal: AbortSignal) {
  try {
    for await (const [change] of changes) {
      const tick = change as Tick | null
      if (tick === null) for (const topic of topics) yield { topic, at: new Date().toISOString() }
      else if (topics.includes(tick.topic)) yield tick
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

const RETRY_MS = 500

/** Connects a socket to the primary host, and retries until there is one. */
async function socketToPrimary(url: string, closing: AbortSignal): Promise<Socket> {
  for (;;) {
    try {
      const { hostname, port } = new URL(await primaryOf(url))
      const host = hostname.replace(/^\[|\]$/g, '')
      const socket = connect(Number(port || 5432), host)
      await once(socket, 'connect')
      return Object.assign(socket, { host })
    } catch {
      await delay(RETRY_MS, undefined, { signal: closing })
    }
  }
}

/**
 * Listens to the database's notifications on one connection and passes them to the subscribers of this instance.
 * After a lost connection every subscriber gets a tick, because some may have been missed.
 */
export async function openLive(url: string, log: Logger): Promise<Live> {
  const emitter = new EventEmitter().setMaxListeners(0)
  const closing = new AbortController()
  const sql = postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: 'portal-live' },
    // Of several hosts, the driver itself does not find one that was promoted.
    ...(databaseHosts(url).length > 1 && { socket: () => socketToPrimary(url, closing.signal) }),
  })
  let listening = false
  await sql.listen(
    'live',
    (payload) => {
      const { topic, userId } = JSON.parse(payload) as { topic: Topic; userId: string }
      emitter.emit(userId, { topic, at: new Date().toISOString() })
    },
    () => {
      if (listening) {
        log.info('live updates are back')
        // Each subscription also hears `error`, which would end it.
        for (const name of emitter.eventNames()) if (name !== 'error') emitter.emit(name, null)
      }
      listening = true
    },
  )
  return {
    ticks(topics, userId, signal) {
      const changes = on(emitter, userId, { signal })
      return ticksOf(changes, topics, signal)
    },
    touch: (topic) => void emitter.emit(EVERYBODY, { topic, at: new Date().toISOString() }),
    close() {
      closing.abort()
      return sql.end({ timeout: 2 })
    },
  }
}
