import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** What the databases of all tests may need, in bytes: three times what they needed when it was measured. */
const ROOM = 8 * 1024 ** 3

/**
 * Creates a directory for a database that no test needs after its run: in memory where there is room, else on disk. A
 * database has hundreds of files, and copying the template takes ten times as long on a disk.
 */
export function scratchDirectory(prefix: string) {
  return mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix))
}

function hasRoom() {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOM
}
