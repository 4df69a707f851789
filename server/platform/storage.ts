import { join } from 'node:path'
import type { Env } from '../config/env.ts'
import { filesKey } from '../config/secrets.ts'
import { type Files, openDisk, openS3 } from './files.ts'
import { sealFiles } from './sealedFiles.ts'

function openStorage(env: Env): Promise<Files> {
  if (!env.S3_ENDPOINT) return openDisk(join(env.DATA_DIR, 'files'))
  return openS3({
    endpoint: env.S3_ENDPOINT,
    accessKey: env.S3_ACCESS_KEY ?? '',
    secretKey: env.S3_SECRET_KEY ?? '',
    bucket: env.S3_BUCKET,
  })
}

/**
 * The storage that the environment names. Uploads are encrypted where there is a key; `warn` is called where there is
 * none.
 */
export async function openFiles(env: Env, warn: (line: string) => void): Promise<Files> {
  const [storage, key] = await Promise.all([openStorage(env), filesKey(env)])
  if (!key) warn('FILES_KEY is not set: uploads are stored unencrypted')
  return sealFiles(storage, key)
}
