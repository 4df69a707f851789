import { createCipheriv, createDecipheriv } from 'node:crypto'

/**
 * The encryption of stored uploads, and of backups from before age: frames of 64 KiB under AES-256-GCM. A frame's nonce is its number and
 * whether it is the last one, so that a changed, moved, missing or truncated frame fails to decrypt. This is the
 * STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár, which the age file format uses as well. A key may
 * encrypt one stream only.
 */
const FRAME_BYTES = 64 * 1024
const TAG_BYTES = 16
export const SEALED_FRAME_BYTES = FRAME_BYTES + TAG_BYTES
const ALGORITHM = 'aes-256-gcm'

function nonceOf(frame: number, last: boolean) {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(frame, 5, 6)
  nonce.writeUInt8(last ? 1 : 0, 11)
  return nonce
}

/**
 * Splits a stream into pieces of `size` bytes and marks the last one. There is always one piece, which may be empty.
 */
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

/** Encrypts a stream in constant memory. `key`: 32 bytes that encrypt nothing else. */
export async function* sealFrames(content: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  let frame = 0
  for await (const { piece, last } of pieces(content, FRAME_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(frame++, last))
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * Decrypts what `sealFrames` encrypted. Each frame is authenticated before it is passed on. Fails with `damaged` at
 * the first frame, counted from 0, that does not decrypt.
 */
export async function* openFrames(
  sealed: AsyncIterable<Buffer>,
  key: Buffer,
  damaged: (frame: number, last: boolean) => Error,
): AsyncGenerator<Buffer> {
  let frame = 0
  for await (const { piece, last } of pieces(sealed, SEALED_FRAME_BYTES)) {
    const opened = openFrame(piece, key, nonceOf(frame, last))
    if (!opened) throw damaged(frame, last)
    frame++
    yield opened
  }
}

function openFrame(sealed: Buffer, key: Buffer, nonce: Buffer) {
  if (sealed.length < TAG_BYTES) return null
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

/** The first bytes of a stream (fewer where it ends before), and the rest of it. */
export async function takeHead(content: AsyncIterable<Buffer>, bytes: number) {
  const chunks = content[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  while (held.length < bytes) {
    const { value, done } = await chunks.next()
    if (done) break
    held = Buffer.concat([held, value])
  }
  async function* rest() {
    yield held.subarray(bytes)
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  return { head: held.subarray(0, bytes), rest: rest() }
}
