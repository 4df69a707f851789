import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from './env.ts'

/** A secret that DATA_DIR keeps, made the first time. */
async function keptSecret(env: Env, name: string) {
  const file = join(env.DATA_DIR, name)
  if (!existsSync(file)) {
    await mkdir(env.DATA_DIR, { recursive: true })
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  }
  return (await readFile(file, 'utf8')).trim()
}

/** What signs the sessions. */
export const authSecret = async (env: Env) => env.AUTH_SECRET ?? (await keptSecret(env, AUTH_SECRET_FILE))

/** Where DATA_DIR keeps it without AUTH_SECRET. */
export const AUTH_SECRET_FILE = 'auth.secret'

/** What encrypts backups; null where DATABASE_URL is set without BACKUP_KEY: a key that only the lost machine had is none. */
export const backupKey = async (env: Env) =>
  env.BACKUP_KEY ?? (env.DATABASE_URL ? null : await keptSecret(env, BACKUP_KEY_FILE))

/** What encrypts uploads; null where DATABASE_URL is set without FILES_KEY: they then lie in the storage as they are. */
export const filesKey = async (env: Env) =>
  env.FILES_KEY ?? (env.DATABASE_URL ? null : await keptSecret(env, 'files.key'))

const BACKUP_KEY_FILE = 'backup.key'

/** Leaves this key in DATA_DIR, for when BACKUP_KEY is not set any more. */
export const keepBackupKey = (env: Env, key: string) =>
  writeFile(join(env.DATA_DIR, BACKUP_KEY_FILE), key, { mode: 0o600 })
