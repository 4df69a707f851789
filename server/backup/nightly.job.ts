import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { DAY_MS } from '../../shared/health.ts'
import { authSecret, backupKey } from '../config/secrets.ts'
import { defineJob } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'
import { backupDirectory, makeBackup } from './backup.ts'

/** Deletes all but the newest backups of a directory, and unfinished ones that are older than a day. */
export async function keepNewest(directory: string, keep: number) {
  const names = (await readdir(directory)).filter((name) => /^verbena-\d{8}T\d{6}Z\.backup/.test(name)).sort()
  const whole = names.filter((name) => name.endsWith('.backup'))
  for (const name of whole.slice(0, Math.max(0, whole.length - keep))) await rm(join(directory, name))
  for (const name of names.filter((name) => name.endsWith('.part'))) {
    const { mtimeMs } = await stat(join(directory, name))
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(directory, name))
  }
}

/**
 * Makes the night's backup, unless there is no key, only the demo, or `BACKUP_KEEP=0`. Retried later where another
 * backup or the storage prevented it.
 */
export const nightlyBackup = defineJob({
  name: 'nightly-backup',
  payload: z.object({}),
  schedule: '30 2 * * *',
  options: { retryLimit: 3, retryDelay: 900, expireInSeconds: 6 * 60 * 60, heartbeatSeconds: 60 },
  async handler({ env, pool, files, log }: Pick<Services, 'env' | 'log' | 'pool' | 'files'>) {
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
    } finally {
      // Its settings are not those of the pool.
      client.release(true)
    }
    await keepNewest(directory, env.BACKUP_KEEP)
  },
})
