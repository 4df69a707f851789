import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from './env.ts'

const newSecret = () => randomBytes(32).toString('hex')

/** An identity as age-keygen makes it. Imported here, because no other start needs the library. */
const newAgeIdentity = async () => (await import('age-encryption')).generateX25519Identity()

/** Returns a secret stored in DATA_DIR; generates it at the first call. */
async function storedSecret(env: Env, name: string, make: () => string | Promise<string> = newSecret) {
  const file = join(env.DATA_DIR, name)
  if (!existsSync(file)) {
    await mkdir(env.DATA_DIR, { recursive: true })
    await writeFile(file, await make(), { mode: 0o600, flag: 'wx' })
  }
  return (await readFile(file, 'utf8')).trim()
}

/** The secret that signs sessions. */
export const authSecret = async (env: Env) => env.AUTH_SECRET ?? (await storedSecret(env, AUTH_SECRET_FILE))

/** File name in DATA_DIR, if AUTH_SECRET is not set. */
export const AUTH_SECRET_FILE = 'auth.secret'

/**
 * The key that encrypts backups: an age identity, or in older installations a passphrase. Null if DATABASE_URL is set
 * without BACKUP_KEY: a key in DATA_DIR would be lost with the machine.
 */
export const backupKey = async (env: Env) =>
  env.BACKUP_KEY ?? (env.DATABASE_URL ? null : await storedSecret(env, BACKUP_KEY_FILE, newAgeIdentity))

/**
 * The key that encrypts uploads. Null if DATABASE_URL is set without FILES_KEY: uploads are then stored unencrypted.
 */
export const filesKey = async (env: Env) =>
  env.FILES_KEY ?? (env.DATABASE_URL ? null : await storedSecret(env, 'files.key'))

const BACKUP_KEY_FILE = 'backup.key'

/** Stores this key in DATA_DIR, for later starts without BACKUP_KEY. */
export const keepBackupKey = (env: Env, key: string) =>
  writeFile(join(env.DATA_DIR, BACKUP_KEY_FILE), key, { mode: 0o600 })
