import { join } from 'node:path'
import type { Env } from './env.ts'
import { type Files, openDisk, openS3 } from './platform/files.ts'

/** The storage that the environment names. */
export function openFiles(env: Env): Promise<Files> | Files {
  if (!env.S3_ENDPOINT) return openDisk(join(env.DATA_DIR, 'files'))
  return openS3({
    endpoint: env.S3_ENDPOINT,
    accessKey: env.S3_ACCESS_KEY ?? '',
    secretKey: env.S3_SECRET_KEY ?? '',
    bucket: env.S3_BUCKET,
  })
}
