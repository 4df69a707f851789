import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client, S3Error } from 'minio'

/** Where uploads lie. Keys look like paths and are made by the server, never by a person. */
export type Files = {
  /** Stores the whole stream under the key, or nothing at all. */
  put(key: string, content: Readable, contentType: string): Promise<void>
  /** Refuses with an error where there is no such object. */
  get(key: string): Promise<Readable>
  /** Says nothing where there is no such object. */
  remove(key: string): Promise<void>
  /** Every object below a prefix, with the instant at which it was stored. */
  list(prefix: string): AsyncGenerator<{ key: string; storedAt: Date }>
  /** Fails where the storage does not answer. */
  ready(): Promise<void>
}

/** Files on disk, below one directory. */
export function openDisk(directory: string): Files {
  const base = resolve(directory)
  const pathOf = (key: string) => {
    const path = resolve(base, key)
    if (!path.startsWith(base + sep)) throw new Error('a key must stay below the storage directory')
    return path
  }
  return {
    async put(key, content) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const part = `${path}.part`
      try {
        await pipeline(content, createWriteStream(part, { mode: 0o600, flush: true }))
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async get(key) {
      const path = pathOf(key)
      await access(path)
      return createReadStream(path)
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async *list(prefix) {
      const entries = await readdir(pathOf(prefix), { recursive: true, withFileTypes: true }).catch(() => [])
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const { mtime } = await stat(path)
        yield {
          key: path
            .slice(base.length + 1)
            .split(sep)
            .join('/'),
          storedAt: mtime,
        }
      }
    },
    async ready() {
      await mkdir(base, { recursive: true, mode: 0o700 })
      const probe = join(base, '.ready')
      await writeFile(probe, '')
    },
  }
}

/** Files in a bucket of any storage that speaks S3; the bucket is made where it is missing. */
export async function openS3(settings: {
  endpoint: string
  accessKey: string
  secretKey: string
  bucket: string
}): Promise<Files> {
  const { bucket } = settings
  const url = new URL(settings.endpoint)
  const client = new Client({
    endPoint: url.hostname,
    port: Number(url.port) || (url.protocol === 'https:' ? 443 : 80),
    useSSL: url.protocol === 'https:',
    accessKey: settings.accessKey,
    secretKey: settings.secretKey,
    pathStyle: true,
    region: 'us-east-1',
  })
  if (!(await client.bucketExists(bucket))) {
    await client.makeBucket(bucket).catch(async (error) => {
      // Another instance may have made it a moment ago.
      if (!(await client.bucketExists(bucket))) throw error
    })
  }
  return {
    async put(key, content, contentType) {
      // Whole before it is sent: one PUT of known length either stores the object or does not.
      const body = Buffer.concat(await content.toArray())
      await client.putObject(bucket, key, body, body.length, { 'Content-Type': contentType })
    },
    get: (key) => client.getObject(bucket, key),
    async remove(key) {
      await client.removeObject(bucket, key).catch((error) => {
        if (!(error instanceof S3Error && error.code === 'NoSuchKey')) throw error
      })
    },
    async *list(prefix) {
      for await (const item of client.listObjectsV2(bucket, prefix, true)) {
        if (item.name) yield { key: item.name, storedAt: item.lastModified }
      }
    },
    async ready() {
      if (!(await client.bucketExists(bucket))) throw new Error(`the bucket ${bucket} is gone`)
    },
  }
}
