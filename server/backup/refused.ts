/** A backup cannot be made or restored; the message explains why, for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

/** Bytes that a backup needs, if known, and the free ones. */
export type Space = { needed: number | null; free: number }

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`

export class DiskFull extends BackupRefused implements Space {
  readonly code = 'full'
  readonly needed: number | null
  readonly free: number
  constructor(directory: string, { needed, free }: Space, cause?: unknown) {
    const need = needed === null ? '' : `a backup needs about ${megabytes(needed)}, and `
    super(
      `the disk of ${directory} is full: ${need}${megabytes(free)} are free. Free some space, or set BACKUP_DIR to another disk.`,
      { cause },
    )
    this.needed = needed
    this.free = free
  }
}

export const WRONG_KEY =
  'BACKUP_KEY does not open this backup: it was made with another key, or its beginning is damaged.'

/** The message for an archive that is readable only up to about `byte`. */
export const damagedNear = (byte: number, size: number) =>
  `This backup is damaged near byte ${byte} of ${size}, or its end is missing.`
