import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { openFrames, SEALED_FRAME_BYTES, sealFrames, takeHead } from '../platform/frames.ts'
import { BackupRefused } from './refused.ts'

/** The cover of a backup: a header, then the frames of frames.ts. The salt gives every backup a key of its own. */
const MAGIC = Buffer.from('verbena-backup/1')
const SALT_BYTES = 16
const CHECK_BYTES = 16
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES

function keysOf(secret: string, salt: Buffer) {
  const key = scryptSync(secret, salt, 32)
  // Tells a wrong key from a damaged frame, and nothing about the key.
  const check = createHmac('sha256', key).update(MAGIC).digest().subarray(0, CHECK_BYTES)
  return { key, check }
}

/** Encrypts what passes through it, in constant memory: a step of a pipeline. */
export const seal = (secret: string) =>
  async function* (content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES)
    const { key, check } = keysOf(secret, salt)
    yield Buffer.concat([MAGIC, salt, check])
    yield* sealFrames(content, key)
  }

/**
 * What `seal` encrypted into this file, piece by piece; each piece is proven before it is given out. Refuses a file that is
 * no backup, another key, and the first frame that is damaged or missing.
 */
export async function* unseal(path: string, secret: string): AsyncGenerator<Buffer> {
  const { size } = await stat(path)
  const file = createReadStream(path)
  try {
    const { head, rest } = await takeHead(file, HEADER_BYTES)
    if (head.length < HEADER_BYTES || !head.subarray(0, MAGIC.length).equals(MAGIC)) {
      throw new BackupRefused('This file is no backup of the portal, or its beginning is damaged.')
    }
    const { key, check } = keysOf(secret, head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES))
    if (!timingSafeEqual(check, head.subarray(-CHECK_BYTES))) {
      throw new BackupRefused(
        'BACKUP_KEY does not open this backup: it was made with another key, or its beginning is damaged.',
      )
    }
    yield* openFrames(
      rest,
      key,
      (frame, last) =>
        new BackupRefused(
          last
            ? 'This backup is damaged at its end, or its end is missing.'
            : `This backup is damaged near byte ${HEADER_BYTES + frame * SEALED_FRAME_BYTES} of ${size}.`,
        ),
    )
  } finally {
    file.destroy()
  }
}
