import { hkdfSync, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Files } from './files.ts'
import { openFrames, sealFrames, takeHead } from './frames.ts'

/**
 * An encrypted object in the storage: this mark, a salt, and the frames of frames.ts. The object's key is derived
 * (HKDF-SHA256) from FILES_KEY, the salt and the object's name, so that an object that is moved to another name does
 * not decrypt.
 */
const MARK = Buffer.from('verbena-sealed/1')
const SALT_BYTES = 16
const HEADER_BYTES = MARK.length + SALT_BYTES

/** A stored object cannot be decrypted. The message explains why, for the operator. */
export class UnreadableObject extends Error {
  override readonly name = 'UnreadableObject'
}

function keyOf(secret: string, salt: Buffer, name: string) {
  return Buffer.from(hkdfSync('sha256', secret, salt, `verbena file ${name}`, 32))
}

async function* seal(content: AsyncIterable<Buffer>, secret: string, name: string) {
  const salt = randomBytes(SALT_BYTES)
  yield Buffer.concat([MARK, salt])
  yield* sealFrames(content, keyOf(secret, salt, name))
}

async function* unseal(stored: Readable, secret: string | null, name: string) {
  try {
    const { head, rest } = await takeHead(stored, HEADER_BYTES)
    const mark = head.subarray(0, MARK.length)
    // No upload is this short, but a truncated encrypted object may be, down to its last byte.
    if (mark.equals(MARK.subarray(0, mark.length)) && head.length < HEADER_BYTES) {
      throw new UnreadableObject(`${name} is damaged: its beginning is missing`)
    }
    // Stored while there was no key.
    if (!mark.equals(MARK)) {
      yield head
      return yield* rest
    }
    if (!secret) {
      throw new UnreadableObject(`${name} is encrypted, and FILES_KEY is not set`)
    }
    yield* openFrames(
      rest,
      keyOf(secret, head.subarray(MARK.length), name),
      () => new UnreadableObject(`${name} is damaged, or FILES_KEY is not the one that it was stored with`),
    )
  } finally {
    stored.destroy()
  }
}

/**
 * The same storage, with every object encrypted under FILES_KEY as it is stored, in constant memory. Without a key,
 * objects are stored as they are, and reading an encrypted one is refused. Objects stored without a key stay
 * readable. A damaged object fails before its first byte where its beginning is damaged, and in the middle of the
 * stream otherwise: a part of an object never passes as a whole.
 */
export function sealFiles(files: Files, secret: string | null): Files {
  return {
    ...files,
    put(key, content, contentType) {
      if (!secret) return files.put(key, content, contentType)
      return files.put(key, Readable.from(seal(content, secret, key), { objectMode: false }), contentType)
    },
    async get(key) {
      const opened = unseal(await files.get(key), secret, key)
      const first = await opened.next()
      async function* whole() {
        if (!first.done) yield first.value
        yield* opened
      }
      return Readable.from(whole(), { objectMode: false })
    },
  }
}
