import { EventEmitter, on } from 'node:events'
import type { Logger } from 'pino'
import postgres from 'postgres'

/** What can change under a reader's eyes. A tick says only that something did. */
export type Topic = 'bloodTests' | 'credits' | 'orders' | 'session' | 'catalogue'

/** That something changed, and when: an ISO time. */
export type Tick = { topic: Topic; at: string }

/** The reader of what concerns nobody in particular. */
export const EVERYBODY = 'everybody'

export type Live = {
  /** Yields each time that this user's rows of one of the topics may have changed, from this call on until the signal aborts. */
  ticks(topics: Topic[], userId: string, signal: AbortSignal): AsyncGenerator<Tick>
  close(): Promise<void>
}

/** Null among the changes means that some may have been missed. */
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

/**
 * Listens for the database's notifications on one connection and hands them to this instance's readers.
 * After a lost connection every reader gets a tick, because some may have been missed.
 */
export async function openLive(url: string, log: Logger): Promise<Live> {
  const emitter = new EventEmitter().setMaxListeners(0)
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: 'portal-live' } })
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
        for (const userId of emitter.eventNames()) emitter.emit(userId, null)
      }
      listening = true
    },
  )
  return {
    ticks(topics, userId, signal) {
      const changes = on(emitter, userId, { signal })
      return ticksOf(changes, topics, signal)
    },
    close: () => sql.end({ timeout: 2 }),
  }
}
