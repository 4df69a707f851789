import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { nodeHttp } from './nodeHttp.ts'
import { Refusal } from './refusal.ts'

/** The key prefix of product pictures. */
export const PICTURES = 'product-images/'

/** The storage of uploads. Keys look like paths, and are made by the server, never by a person. */
export type Files = {
  /** Stores the whole stream under the key, or nothing. */
  put(key: string, content: Readable, contentType: string): Promise<void>
  /** Fails where there is no such object. */
  get(key: string): Promise<Readable>
  /** Does nothing where there is no such object. */
  remove(key: string): Promise<void>
  /** All objects below a prefix that ends with `/`, with the instant of storage. */
  list(prefix: string): AsyncGenerator<{ key: string; storedAt: Date }>
  /** Throws if the storage does not answer. */
  ready(): Promise<void>
}

/** Refuses keys that could escape the directory. Both storages refuse the same keys. */
function checked(key: string) {
  const wrong = key.split('/').some((name) => name === '' || name === '.' || name === '..')
  if (wrong || /[\\\0]/.test(key)) throw new Error('a key is names with single slashes between them')
  return key
}

/** Ignores the error of a file removed meanwhile. */
function unlessGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return null
}

/** Files on disk below one directory, which is created where it is missing. */
export async function openDisk(directory: string): Promise<Files> {
  const base = resolve(directory)
  await mkdir(base, { recursive: true, mode: 0o700 })
  const pathOf = (key: string) => join(base, checked(key))
  return {
    async put(key, content) {
      const path = pathOf(key)
      // A disk that is not mounted must not be replaced by a new directory: its files would be hidden once it is
      // mounted again.
      await access(base).catch(() => {
        throw new Refusal('UNAVAILABLE', 'app.refused.noFiles', {}, 2)
      })
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
      const directory = pathOf(prefix.replace(/\/$/, ''))
      const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(unlessGone)
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const found = await stat(path).catch(unlessGone)
        if (found) yield { key: relative(base, path).split(sep).join('/'), storedAt: found.mtime }
      }
    },
    async ready() {
      // The directory is not created again: if it is missing, its files are missing too.
      await writeFile(join(base, '.ready'), '')
    },
  }
}

/** Milliseconds without a byte after which a storage counts as unreachable. */
const SILENCE_MS = 60_000

/** An agent whose connections break after `silence` milliseconds without a byte. */
async function impatientAgent(secure: boolean, silence: number) {
  const { Agent } = await nodeHttp(secure)
  const agent = new Agent({ keepAlive: true })
  const connect = agent.createConnection.bind(agent)
  agent.createConnection = (options, done) => {
    const socket = connect(options, done) as Socket
    return socket.setTimeout(silence, () =>
      socket.destroy(Object.assign(new Error('the storage fell silent'), { code: 'ETIMEDOUT' })),
    )
  }
  return agent
}

/**
 * Files in a bucket of an S3-compatible storage; the bucket is created where it is missing. A request to a storage that
 * is silent for `silence` milliseconds fails.
 */
export async function openS3(settings: {
  endpoint: string
  accessKey: string
  secretKey: string
  bucket: string
  silence?: number
}): Promise<Files> {
  // Loaded on demand, to save its memory in portals that store files on disk.
  const { Client, S3Error } = await import('minio')
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
    transportAgent: await impatientAgent(url.protocol === 'https:', settings.silence ?? SILENCE_MS),
  })
  if (!(await client.bucketExists(bucket))) {
    await client.makeBucket(bucket).catch(async (error) => {
      // Another instance may have created it at the same time.
      if (!(await client.bucketExists(bucket))) throw error
    })
  }
  return {
    async put(key, content, contentType) {
      // Read completely first: one PUT of known length either stores the object or does not.
      const body = Buffer.concat(await content.toArray())
      await client.putObject(bucket, checked(key), body, body.length, { 'Content-Type': contentType })
    },
    get: async (key) => client.getObject(bucket, checked(key)),
    async remove(key) {
      await client.removeObject(bucket, checked(key)).catch((error) => {
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
