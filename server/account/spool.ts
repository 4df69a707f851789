import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Files } from '../platform/files.ts'

/** The prefix of parts of archives in the storage. */
export const ARCHIVES = 'archives/'
/** Bytes that stay in memory. */
const PART_BYTES = 8_000_000

/**
 * Text of any size whose size is known before it is read: every full part waits in the storage. `remove` takes them away
 * again; `sweepArchives` does where a process was stopped.
 */
export function openSpool(files: Files) {
  const name = `${ARCHIVES}${randomUUID()}`
  const keys: string[] = []
  let held: Buffer[] = []
  let [heldBytes, bytes] = [0, 0]
  return {
    async write(text: string) {
      const piece = Buffer.from(text)
      held.push(piece)
      heldBytes += piece.length
      bytes += piece.length
      if (heldBytes < PART_BYTES) return
      const part = Readable.from([Buffer.concat(held)])
      held = []
      heldBytes = 0
      const key = `${name}.${keys.length}`
      keys.push(key)
      await files.put(key, part, 'application/octet-stream')
    },
    bytes: () => bytes,
    async *read(): AsyncGenerator<Buffer> {
      for (const key of keys) yield* await files.get(key)
      yield* held
    },
    remove: () => Promise.all(keys.map((key) => files.remove(key))),
  }
}
export type Spool = ReturnType<typeof openSpool>
