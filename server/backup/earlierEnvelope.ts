import { createHmac, scryptSync, timingSafeEqual } from 'node:crypto'
import { openFrames, SEALED_FRAME_BYTES } from '../platform/frames.ts'
import { BackupRefused, damagedNear, WRONG_KEY } from './refused.ts'

/**
 * The envelope that backups had before age: this mark, a salt for scrypt, a check of the key, then the frames of
 * frames.ts. Read so that they can be restored; none is written any more.
 */
const MARK = Buffer.from('verbena-backup/1')
const SALT_BYTES = 16
const CHECK_BYTES = 16
const HEADER_BYTES = MARK.length + SALT_BYTES + CHECK_BYTES

/** True for the first bytes of an archive in the earlier envelope. */
export const isEarlierEnvelope = (head: Buffer) =>
  head.length >= HEADER_BYTES && head.subarray(0, MARK.length).equals(MARK)

/** How many bytes identify an archive's envelope and open the earlier one. */
export const ENVELOPE_HEAD_BYTES = HEADER_BYTES

/** What is in the earlier envelope, piece by piece. Refuses another key, and the first frame that is damaged or missing. */
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
