import { EventEmitter, on } from 'node:events'
import type { Logger } from 'pino'
import postgres from 'postgres'

/** What can change under a reader's eyes. A tick says only that something did. */
export type Topic = 'bloodTests' | 'credits' | 'orders' | 'session' | 'catalogue'

/** The reader of what concerns nobody in particular. */
export const EVERYBODY = 'everybody'

export type Live = {
  /** Yields each time that this user's rows of one of the topics may have changed, until the signal aborts. */
  ticks(topics: Topic[], userId: string, signal: AbortSignal): AsyncGenerator<Topic>
  close(): Promise<void>
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
      emitter.emit(userId, topic)
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
    async *ticks(topics, userId, signal) {
      try {
        for await (const [topic] of on(emitter, userId, { signal })) {
          if (topic === null) yield* topics
          else if (topics.includes(topic)) yield topic
        }
      } catch (error) {
        if (!signal.aborted) throw error
      }
    },
    close: () => sql.end({ timeout: 2 }),
  }
}
