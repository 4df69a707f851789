import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { authSecret, backupKey } from '../config/secrets.ts'
import { addNoticeForAdmins } from '../notify/notices.ts'
import { defineJob } from '../platform/jobs.ts'
import { ifNoBackup } from '../platform/removal.ts'
import type { Services } from '../platform/services.ts'
import { backupDirectory, makeBackup, removeParts } from './backup.ts'
import { BackupRefused, DiskFull } from './refused.ts'

/** Removes the remains of a killed backup, unless one is being made. */
export async function removeUnfinished({ env, pool }: Pick<Services, 'env' | 'pool'>) {
  const directory = backupDirectory(env)
  if (existsSync(directory)) await ifNoBackup(pool, () => removeParts(directory))
}

/** Deletes all but the newest backups of a directory. */
export async function keepNewest(directory: string, keep: number) {
  const names = (await readdir(directory))
    .filter((name) => /^verbena-\d{8}T\d{6}Z\.backup$/.test(name))
    .sort()
  for (const name of names.slice(0, Math.max(0, names.length - keep))) await rm(join(directory, name))
}

/** Logs why there is no backup; notifies admins of a full disk once a day. */
async function report({ db, log }: Pick<Services, 'db' | 'log'>, error: unknown) {
  if (!(error instanceof BackupRefused)) return log.error({ err: error }, 'no backup was made')
  if (!(error instanceof DiskFull)) return log.error(`no backup was made: ${error.message}`)
  const { code, needed, free } = error
  log.error({ code, needed, free }, `no backup was made: ${error.message}`)
  const day = new Date().toISOString().slice(0, 10)
  await addNoticeForAdmins(db, { kind: 'backup-overdue', dedupeKey: `${day} full` }).catch((err) =>
    // The database may be on the same disk.
    log.warn({ err }, 'admins could not be notified'),
  )
}

/**
 * Makes the nightly backup, unless there is no key, only the demo, or `BACKUP_KEEP=0`. Retried if another backup or the
 * storage prevented it.
 */
export const nightlyBackup = defineJob({
  name: 'nightly-backup',
  payload: z.object({}),
  schedule: '30 2 * * *',
  options: { retryLimit: 3, retryDelay: 900, expireInSeconds: 6 * 60 * 60, heartbeatSeconds: 60 },
  async handler({ env, pool, db, files, log }: Pick<Services, 'env' | 'log' | 'pool' | 'db' | 'files'>) {
    const key = await backupKey(env)
    if (!key || env.DEMO || env.BACKUP_KEEP === 0) return
    const directory = backupDirectory(env)
    const client = await pool.connect()
    try {
      const source = { client, files, authSecret: await authSecret(env) }
      const { path, bytes, tail } = await makeBackup(source, directory, key, (line) => log.debug(line))
      log.info(
        { path, bytes, files: tail.files, lost: tail.missing.length },
        'the backup was made and read back',
      )
    } catch (error) {
      await report({ db, log }, error)
      throw error
    } finally {
      // Its settings are not those of the pool.
      client.release(true)
    }
    await keepNewest(directory, env.BACKUP_KEEP)
  },
})
