import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { BackupRefused } from './refused.ts'

/**
 * The cover of a backup: a header, then frames of 64 KiB under AES-256-GCM. A frame's nonce is its number and whether it is
 * the last one, so that a frame that is changed, lost, moved or cut off no longer opens: the STREAM construction of Hoang,
 * Reyhanitabar, Rogaway and Vizár, as in the age file format. The salt gives every backup a key of its own.
 */
const MAGIC = Buffer.from('verbena-backup/1')
const SALT_BYTES = 16
const CHECK_BYTES = 16
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES
const FRAME_BYTES = 64 * 1024
const TAG_BYTES = 16
const ALGORITHM = 'aes-256-gcm'

function keysOf(secret: string, salt: Buffer) {
  const key = scryptSync(secret, salt, 32)
  // Tells a wrong key from a damaged frame, and nothing about the key.
  const check = createHmac('sha256', key).update(MAGIC).digest().subarray(0, CHECK_BYTES)
  return { key, check }
}

function nonceOf(frame: number, last: boolean) {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(frame, 5, 6)
  nonce.writeUInt8(last ? 1 : 0, 11)
  return nonce
}

/** Encrypts what passes through it, in constant memory. */
export function seal(secret: string): Transform {
  const salt = randomBytes(SALT_BYTES)
  const { key, check } = keysOf(secret, salt)
  let held: Buffer = Buffer.alloc(0)
  let frame = 0
  const frameOf = (content: Buffer, last: boolean) => {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(frame++, last))
    return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()])
  }
  const covered = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk
      // One byte is always held back: the last frame is not known before the end, and is never empty.
      while (held.length > FRAME_BYTES) {
        this.push(frameOf(held.subarray(0, FRAME_BYTES), false))
        held = held.subarray(FRAME_BYTES)
      }
      done()
    },
    flush(done) {
      this.push(frameOf(held, true))
      done()
    },
  })
  covered.push(Buffer.concat([MAGIC, salt, check]))
  return covered
}

/** Fills the buffer unless the file ends before; answers with the bytes that were read. */
async function readFully(file: FileHandle, into: Buffer) {
  let length = 0
  while (length < into.length) {
    const { bytesRead } = await file.read(into, length, into.length - length)
    if (bytesRead === 0) break
    length += bytesRead
  }
  return into.subarray(0, length)
}

/**
 * What `seal` encrypted into this file, piece by piece; each piece is proven before it is given out. Refuses a file that is
 * no backup, another key, and the first frame that is damaged or missing.
 */
export async function* unseal(path: string, secret: string): AsyncGenerator<Buffer> {
  const file = await open(path)
  try {
    const header = await readFully(file, Buffer.alloc(HEADER_BYTES))
    if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) {
      throw new BackupRefused('This file is no backup of the portal, or its beginning is damaged.')
    }
    const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES)
    const { key, check } = keysOf(secret, salt)
    if (!timingSafeEqual(check, header.subarray(-CHECK_BYTES))) {
      throw new BackupRefused(
        'BACKUP_KEY does not open this backup: it was made with another key, or its beginning is damaged.',
      )
    }
    const { size } = await file.stat()
    let left = size - HEADER_BYTES
    for (let frame = 0; left > 0 || frame === 0; frame++) {
      const sealed = await readFully(file, Buffer.alloc(Math.max(0, Math.min(left, FRAME_BYTES + TAG_BYTES))))
      left -= sealed.length
      const opened = openFrame(sealed, key, nonceOf(frame, left <= 0))
      if (!opened) {
        throw new BackupRefused(
          left > 0
            ? `This backup is damaged near byte ${size - left - sealed.length} of ${size}.`
            : 'This backup is damaged at its end, or its end is missing.',
        )
      }
      yield opened
    }
  } finally {
    await file.close()
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
