import { createHmac, scryptSync, timingSafeEqual } from 'node:crypto'
import { openFrames, SEALED_FRAME_BYTES } from '../platform/frames.ts'
import { BackupRefused, damagedNear, WRONG_KEY } from './refused.ts'

/**
 * The envelope of backups before age: this magic number, a salt for scrypt, a key check, then the frames of frames.ts.
 * Only read, to restore such backups.
 */
const MARK = Buffer.from('verbena-backup/1')
const SALT_BYTES = 16
const CHECK_BYTES = 16
const HEADER_BYTES = MARK.length + SALT_BYTES + CHECK_BYTES

/** True for the first bytes of an archive in the earlier envelope. */
export const isEarlierEnvelope = (head: Buffer) =>
  head.length >= HEADER_BYTES && head.subarray(0, MARK.length).equals(MARK)

/** Bytes that identify an archive's envelope and open the earlier one. */
export const ENVELOPE_HEAD_BYTES = HEADER_BYTES

/**
 * Yields the content of the earlier envelope in pieces. Refuses another key, and throws at the first damaged or missing
 * frame.
 */
export async function* openEarlierEnvelope(
  head: Buffer,
  rest: AsyncIterable<Buffer>,
  size: number,
  secret: string,
): AsyncGenerator<Buffer> {
  const key = scryptSync(secret, head.subarray(MARK.length, MARK.length + SALT_BYTES), 32)
  // Tells a wrong key from a damaged frame, and nothing about the key.
  const check = createHmac('sha256', key).update(MARK).digest().subarray(0, CHECK_BYTES)
  if (!timingSafeEqual(check, head.subarray(-CHECK_BYTES))) throw new BackupRefused(WRONG_KEY)
  yield* openFrames(
    rest,
    key,
    (frame) => new BackupRefused(damagedNear(HEADER_BYTES + frame * SEALED_FRAME_BYTES, size)),
  )
}
