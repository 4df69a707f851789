/** A backup cannot be made or restored; the message explains why, for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

export const WRONG_KEY =
  'BACKUP_KEY does not open this backup: it was made with another key, or its beginning is damaged.'

/** Of an archive that opens only so far. */
export const damagedNear = (byte: number, size: number) =>
  `This backup is damaged near byte ${byte} of ${size}, or its end is missing.`
