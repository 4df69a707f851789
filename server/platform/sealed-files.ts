import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Files } from './files.ts'

/**
 * How an object lies in the storage: this mark, a salt, then frames of 64 KiB under AES-256-GCM. A frame's nonce is its
 * number and whether it is the last one, so that a frame that is changed, moved, lost or cut off no longer opens: the
 * STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár. The key of an object is made (HKDF-SHA256) from
 * FILES_KEY, the salt and the object's own name: an object that is moved to another name does not open there.
 */
const MARK = Buffer.from('verbena-sealed/1')
const SALT_BYTES = 16
const HEADER_BYTES = MARK.length + SALT_BYTES
const FRAME_BYTES = 64 * 1024
const TAG_BYTES = 16
const ALGORITHM = 'aes-256-gcm'

function keyOf(secret: string, salt: Buffer, name: string) {
  return Buffer.from(hkdfSync('sha256', secret, salt, `verbena file ${name}`, 32))
}

function nonceOf(frame: number, last: boolean) {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(frame, 5, 6)
  nonce.writeUInt8(last ? 1 : 0, 11)
  return nonce
}

/** Cuts a stream into pieces of one size and says which is the last; there is always one, which may be empty. */
async function* pieces(content: AsyncIterable<Buffer>, size: number) {
  let held: Buffer = Buffer.alloc(0)
  for await (const chunk of content) {
    held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk
    while (held.length > size) {
      yield { piece: held.subarray(0, size), last: false }
      held = held.subarray(size)
    }
  }
  yield { piece: held, last: true }
}

async function* seal(content: AsyncIterable<Buffer>, secret: string, name: string) {
  const salt = randomBytes(SALT_BYTES)
  const key = keyOf(secret, salt, name)
  yield Buffer.concat([MARK, salt])
  let frame = 0
  for await (const { piece, last } of pieces(content, FRAME_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(frame++, last))
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

function open(sealed: Buffer, key: Buffer, nonce: Buffer, name: string) {
  const damaged = () => new Error(`${name} is damaged, or FILES_KEY is not the one that it was stored with`)
  if (sealed.length < TAG_BYTES) throw damaged()
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    throw damaged()
  }
}

async function* unseal(stored: Readable, secret: string, name: string) {
  const chunks = stored.iterator({ destroyOnReturn: true })
  let head: Buffer = Buffer.alloc(0)
  while (head.length < HEADER_BYTES) {
    const { value, done } = await chunks.next()
    if (done) break
    head = Buffer.concat([head, value as Buffer])
  }
  async function* rest(from: number) {
    yield head.subarray(from)
    for await (const chunk of chunks) yield chunk as Buffer
  }
  // Stored before there was a key.
  if (!head.subarray(0, MARK.length).equals(MARK)) return yield* rest(0)
  const key = keyOf(secret, head.subarray(MARK.length, HEADER_BYTES), name)
  let frame = 0
  for await (const { piece, last } of pieces(rest(HEADER_BYTES), FRAME_BYTES + TAG_BYTES)) {
    yield open(piece, key, nonceOf(frame++, last), name)
  }
}

/**
 * The same storage with every object encrypted under FILES_KEY on its way in, in constant memory. What was stored before
 * is read as it is. A damaged object fails before its first byte is given out where its beginning is damaged, and in the
 * middle of the stream otherwise: never does a part of it end like a whole.
 */
export function sealFiles(files: Files, secret: string): Files {
  return {
    ...files,
    put(key, content, contentType) {
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
