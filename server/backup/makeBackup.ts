import { join } from 'node:path'
import { CannotStart } from '../config/cannotStart.ts'
import { readEnv } from '../config/env.ts'
import { authSecret, backupKey } from '../config/secrets.ts'
import { openDatabase } from '../platform/database.ts'
import { isUnwritable } from '../platform/db.ts'
import { connectOnce } from '../platform/primary.ts'
import { openFiles } from '../platform/storage.ts'
import { backupDirectory, makeBackup } from './backup.ts'
import { BackupRefused } from './refused.ts'

/** `make backup`: prints only the archive's path to standard output. */
async function main() {
  const env = readEnv(process.env)
  const key = await backupKey(env)
  if (!key)
    throw new BackupRefused(
      'BACKUP_KEY is not set: make one with `age-keygen` or `openssl rand -hex 32`, and keep a copy elsewhere.',
    )
  const database = await openDatabase(env, 'guest')
  const client = await connectOnce(database.owner)
  try {
    const source = { client, files: await openFiles(env, console.error), authSecret: await authSecret(env) }
    const made = await makeBackup(source, backupDirectory(env), key, console.error)
    console.log(made.path)
    if (!env.BACKUP_KEY) {
      console.error(
        `It opens with the key in ${join(env.DATA_DIR, 'backup.key')} only: keep a copy of that key on another machine.`,
      )
    }
  } finally {
    await client.end()
    await database.stop()
  }
}

main().catch((error: unknown) => {
  const known = error instanceof BackupRefused || error instanceof CannotStart
  // The key in DATA_DIR, or the database, could not be written.
  if (!known && isUnwritable(error))
    console.error('No backup was made: the disk is full. Free some space first.')
  else console.error(known ? `No backup was made: ${error.message}` : error)
  process.exitCode = 1
})
