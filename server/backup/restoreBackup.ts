import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '../config/cannotStart.ts'
import { readEnv } from '../config/env.ts'
import { AUTH_SECRET_FILE, backupKey, keepBackupKey } from '../config/secrets.ts'
import { openDatabase } from '../platform/database.ts'
import { admitPortal } from '../platform/portalRole.ts'
import { openFiles } from '../platform/storage.ts'
import { BackupRefused } from './refused.ts'
import { restoreBackup } from './restore.ts'

/** `make restore FILE=…`: prints its progress to standard error. */
async function main() {
  const [, , path = ''] = process.argv
  if (!path) throw new BackupRefused('Name the backup: make restore FILE=backups/verbena-….backup')
  const env = readEnv(process.env)
  const key = await backupKey(env)
  if (!key)
    throw new BackupRefused(
      'BACKUP_KEY is not set: the backup opens only with the key that it was made with.',
    )
  const database = await openDatabase(env)
  try {
    const restored = await restoreBackup(
      { url: database.owner, files: await openFiles(env, console.error) },
      { path, key },
      { replace: process.env.REPLACE === 'yes', report: console.error },
    )
    await admitPortal(database)
    if (!env.AUTH_SECRET)
      await writeFile(join(env.DATA_DIR, AUTH_SECRET_FILE), restored.authSecret, { mode: 0o600 })
    else if (env.AUTH_SECRET !== restored.authSecret) {
      console.error(
        `AUTH_SECRET differs from that of the backup. Put this line into the settings, or everybody has to set up authenticator apps again:\nAUTH_SECRET=${restored.authSecret}`,
      )
    }
    // The next backup opens with the same key.
    if (!env.DATABASE_URL) await keepBackupKey(env, key)
    for (const missing of restored.tail.missing)
      console.error(`${missing} was already lost when the backup was made.`)
    console.error(
      `Restored: ${Object.values(restored.tail.rows).reduce((sum, n) => sum + n, 0)} rows and ${restored.tail.files} files of ${restored.head.createdAt}.`,
    )
  } finally {
    await database.stop()
  }
}

main().catch((error: NodeJS.ErrnoException) => {
  const known = error instanceof BackupRefused || error instanceof CannotStart
  if (error.code === 'ENOENT') console.error(`Nothing was restored: there is no file ${error.path}.`)
  else console.error('Nothing was restored:', known ? error.message : error)
  process.exitCode = 1
})
