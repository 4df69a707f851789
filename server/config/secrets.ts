import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from './env.ts'

const newSecret = () => randomBytes(32).toString('hex')

/** As age-keygen makes one. Loaded here, because no other start needs the library. */
const newAgeIdentity = async () => (await import('age-encryption')).generateX25519Identity()

/** A secret that DATA_DIR keeps, made the first time. */
async function keptSecret(env: Env, name: string, make: () => string | Promise<string> = newSecret) {
  const file = join(env.DATA_DIR, name)
  if (!existsSync(file)) {
    await mkdir(env.DATA_DIR, { recursive: true })
    await writeFile(file, await make(), { mode: 0o600, flag: 'wx' })
  }
  return (await readFile(file, 'utf8')).trim()
}

/** What signs the sessions. */
export const authSecret = async (env: Env) => env.AUTH_SECRET ?? (await keptSecret(env, AUTH_SECRET_FILE))

/** Where DATA_DIR keeps it without AUTH_SECRET. */
export const AUTH_SECRET_FILE = 'auth.secret'

/** What encrypts backups: an identity of age, or in older installations a passphrase. Null where DATABASE_URL is set without BACKUP_KEY: a key that only the lost machine had is none. */
export const backupKey = async (env: Env) =>
  env.BACKUP_KEY ?? (env.DATABASE_URL ? null : await keptSecret(env, BACKUP_KEY_FILE, newAgeIdentity))

/** What encrypts uploads; null where DATABASE_URL is set without FILES_KEY: they then lie in the storage as they are. */
export const filesKey = async (env: Env) =>
  env.FILES_KEY ?? (env.DATABASE_URL ? null : await keptSecret(env, 'files.key'))

const BACKUP_KEY_FILE = 'backup.key'

/** Leaves this key in DATA_DIR, for when BACKUP_KEY is not set any more. */
export const keepBackupKey = (env: Env, key: string) =>
  writeFile(join(env.DATA_DIR, BACKUP_KEY_FILE), key, { mode: 0o600 })
