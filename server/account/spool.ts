import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Files } from '../platform/files.ts'

/** Storage prefix of archive parts. */
export const ARCHIVES = 'archives/'
/** Bytes held in memory. */
const PART_BYTES = 8_000_000

/**
 * Buffers text between a writer and one slower reader; unread text is moved to the storage in parts of `PART_BYTES`.
 * Writing never waits for the reader, so that a slow client cannot prolong the writer's transaction. Reading ends after
 * `end`, or throws the error given to `fail`. `remove` deletes the parts; `sweepArchives` deletes those of a process
 * that stopped.
 */
export function openSpool(files: Files) {
  const name = `${ARCHIVES}${randomUUID()}`
  const keys: string[] = []
  const unread: string[] = []
  let held: Buffer[] = []
  let [heldBytes, bytes] = [0, 0]
  let ended = false
  let failure: unknown
  let more = Promise.withResolvers<void>()
  const wake = () => {
    more.resolve()
    more = Promise.withResolvers()
  }
  return {
    /** Must be awaited before the next piece is written. */
    async write(text: string) {
      const piece = Buffer.from(text)
      held.push(piece)
      heldBytes += piece.length
      bytes += piece.length
      if (heldBytes >= PART_BYTES) {
        const part = Readable.from([Buffer.concat(held)])
        held = []
        heldBytes = 0
        const key = `${name}.${keys.length}`
        keys.push(key)
        await files.put(key, part, 'application/octet-stream')
        unread.push(key)
      }
      wake()
    },
    end() {
      ended = true
      wake()
    },
    fail(error: unknown) {
      failure = error
      wake()
    },
    bytes: () => bytes,
    async *read(): AsyncGenerator<Buffer> {
      for (;;) {
        if (failure) throw failure
        const key = unread.shift()
        if (key) yield* await files.get(key)
        else if (held.length > 0) {
          const pieces = held
          held = []
          heldBytes = 0
          yield* pieces
        } else if (ended) return
        else await more.promise
      }
    },
    remove: () => Promise.all(keys.map((key) => files.remove(key))),
  }
}
export type Spool = ReturnType<typeof openSpool>
