import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import S3rver from 's3rver'
import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_UPLOAD_BYTES } from '../../shared/bloodTests.ts'
import { startHostileHost } from '../test/hostileHost.ts'
import { refusalBehind } from './db.ts'
import { type Files, openDisk, openS3 } from './files.ts'
import { sealFiles } from './sealedFiles.ts'

type Storage = {
  name: string
  files: Files
  /** Removes what the files are stored on, as a dying disk or server would. */
  breakDown(): Promise<unknown>
}

/** The image of the S3 server in compose.yaml. */
const S3_IMAGE = 'chrislusf/seaweedfs:4.44'

async function disk(): Promise<Storage> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-files-'))
  return {
    name: 'disk',
    files: await openDisk(directory),
    breakDown: () => rm(directory, { recursive: true, force: true }),
  }
}

async function s3(): Promise<Storage> {
  const accessKey = 'contract'
  const secretKey = randomUUID()
  const container = await new GenericContainer(S3_IMAGE)
    .withEnvironment({ AWS_ACCESS_KEY_ID: accessKey, AWS_SECRET_ACCESS_KEY: secretKey })
    .withCommand(['mini', '-dir=/data', '-ip.bind=0.0.0.0', '-webdav=false'])
    .withExposedPorts(8333)
    .withWaitStrategy(Wait.forHttp('/healthz', 8333))
    .start()
  const endpoint = `http://${container.getHost()}:${container.getMappedPort(8333)}`
  let stopped: Promise<unknown> | undefined
  return {
    name: 'S3',
    files: await openS3({ endpoint, accessKey, secretKey, bucket: 'contract' }),
    breakDown: () => (stopped ??= container.stop()),
  }
}

/** An S3 server in this process, for machines without a container engine. */
async function s3InProcess(): Promise<Storage> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-s3-'))
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory })
  // This server answers before the object is on its disk; a real one does not.
  const { store } = server
  const putObject = store.putObject.bind(store)
  store.putObject = async (object) => {
    const stored = await putObject(object)
    const file = store.getResourcePath(object.bucket, object.key, 'object')
    while ((await stat(file)).size !== stored.size) await new Promise(setImmediate)
    return stored
  }
  const { port } = await server.run()
  // The only account of this server.
  const account = { accessKey: 'S3RVER', secretKey: 'S3RVER' }
  let stopped: Promise<unknown> | undefined
  return {
    name: 'S3',
    files: await openS3({ endpoint: `http://127.0.0.1:${port}`, ...account, bucket: 'contract' }),
    breakDown: () => (stopped ??= server.close().then(() => rm(directory, { recursive: true, force: true }))),
  }
}

/** The disk, and an S3 server: in a container where an engine answers, otherwise in this process. */
async function storages(): Promise<Storage[]> {
  const local = await disk()
  const engine = await getContainerRuntimeClient().catch(() => null)
  if (engine) {
    try {
      const both = [local, await s3()]
      console.log(`The storage contract is tested on disk and on Testcontainers: ${S3_IMAGE}`)
      return both
    } catch (error) {
      console.log(`A container engine answers, but S3 did not start in it: ${error}`)
    }
  }
  console.log('The storage contract is tested on disk and on an S3 server in this process')
  return [local, await s3InProcess()]
}

const type = 'application/octet-stream'

/** A stream that fails after some bytes, as an upload does when the client disconnects. */
function broken(bytes: number) {
  return Readable.from(
    (async function* () {
      yield randomBytes(bytes)
      throw new Error('the sender went away')
    })(),
  )
}

/** The same storage with encrypted objects must pass the same tests. */
async function sealed(open: () => Promise<Storage>): Promise<Storage> {
  const { name, files, breakDown } = await open()
  return {
    name: `${name}, sealed`,
    files: sealFiles(files, 'a key of the tests, long enough for them'),
    breakDown,
  }
}

describe.each([...(await storages()), await sealed(disk), await sealed(s3InProcess)])(
  '$name',
  ({ files, breakDown }) => {
    /** Every test uses a folder of its own. */
    let folder: string
    beforeEach(() => {
      folder = `blood-tests/${randomUUID()}`
    })
    afterAll(breakDown)

    const put = (key: string, ...chunks: Uint8Array[]) => files.put(key, Readable.from(chunks), type)
    const read = async (key: string) => buffer(await files.get(key))
    const keys = async (prefix: string) => {
      const found: string[] = []
      for await (const { key } of files.list(prefix)) found.push(key)
      return found.sort()
    }

    it('get returns exactly what was stored, however it was chunked', async () => {
      const key = `${folder}/round-trip.pdf`
      await fc.assert(
        fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 4096 }), { maxLength: 6 }), async (chunks) => {
          await put(key, ...chunks)
          expect(await read(key)).toEqual(Buffer.concat(chunks))
        }),
        { numRuns: 25 },
      )
    })

    it('get returns the largest upload', async () => {
      const content = randomBytes(MAX_UPLOAD_BYTES)
      await put(`${folder}/large.pdf`, content)
      expect(content.equals(await read(`${folder}/large.pdf`))).toBe(true)
    })

    it('put replaces the content of an existing key', async () => {
      await put(`${folder}/report.pdf`, Buffer.from('a longer first version'))
      await put(`${folder}/report.pdf`, Buffer.from('second'))
      expect(String(await read(`${folder}/report.pdf`))).toBe('second')
      expect(await keys(`${folder}/`)).toEqual([`${folder}/report.pdf`])
    })

    it('put stores nothing of a stream that fails', async () => {
      await expect(files.put(`${folder}/half.pdf`, broken(300_000), type)).rejects.toThrow(
        'the sender went away',
      )
      await expect(read(`${folder}/half.pdf`)).rejects.toThrow()
      expect(await keys(`${folder}/`)).toEqual([])
    })

    it('put leaves the old content when the new stream fails', async () => {
      await put(`${folder}/report.pdf`, Buffer.from('first'))
      await expect(files.put(`${folder}/report.pdf`, broken(300_000), type)).rejects.toThrow()
      expect(String(await read(`${folder}/report.pdf`))).toBe('first')
    })

    it('get fails for an unknown key', async () => {
      await expect(files.get(`${folder}/never.pdf`)).rejects.toThrow()
    })

    it('remove deletes an object, and ignores an unknown key', async () => {
      await put(`${folder}/report.pdf`, Buffer.from('x'))
      await files.remove(`${folder}/report.pdf`)
      await files.remove(`${folder}/report.pdf`)
      await expect(files.get(`${folder}/report.pdf`)).rejects.toThrow()
    })

    it('list returns what is below a prefix, at any depth, and nothing else', async () => {
      const inside = [`${folder}/a.pdf`, `${folder}/deep/er/b.pdf`]
      for (const key of [...inside, `${folder}-beside/c.pdf`]) await put(key, Buffer.from('x'))
      expect(await keys(`${folder}/`)).toEqual(inside)
      expect(await keys(`${folder}/nothing/`)).toEqual([])
    })

    it('list returns when an object was stored', async () => {
      const before = Date.now()
      await put(`${folder}/report.pdf`, Buffer.from('x'))
      const after = Date.now()
      for await (const { storedAt } of files.list(`${folder}/`)) {
        // S3 may round to whole seconds.
        expect(storedAt.getTime()).toBeGreaterThanOrEqual(before - 1000)
        expect(storedAt.getTime()).toBeLessThanOrEqual(after + 1000)
      }
      expect.assertions(2)
    })

    it.each([
      '../outside.pdf',
      '/etc/outside.pdf',
      'blood-tests/../../outside.pdf',
      'blood-tests/./report.pdf',
      'blood-tests//report.pdf',
      'blood-tests\\..\\..\\outside.pdf',
      'blood-tests/\0.pdf',
      '..',
      '',
    ])('put, get and remove refuse the key %j', async (key) => {
      await expect(put(key, Buffer.from('x'))).rejects.toThrow('a key is')
      await expect(files.get(key)).rejects.toThrow('a key is')
      await expect(files.remove(key)).rejects.toThrow('a key is')
    })

    // The last one: nothing works afterwards.
    it('ready succeeds until the storage is gone, and never creates it again', async () => {
      await expect(files.ready()).resolves.toBeUndefined()
      await breakDown()
      await expect(put('late/file.txt', Buffer.from('x'))).rejects.toThrow()
      await expect(files.ready()).rejects.toThrow()
    })
  },
)

it('openS3 gives up a storage that keeps the connection and is silent', { timeout: 20_000 }, async () => {
  const host = await startHostileHost('never answers')
  try {
    const account = { accessKey: 'key', secretKey: 'secret', bucket: 'files' }
    const opening = openS3({ endpoint: `http://127.0.0.1:${host.port}`, ...account, silence: 300 })
    const error = await opening.catch((reason: unknown) => reason)
    expect(refusalBehind(error)).toMatchObject({ code: 'UNAVAILABLE' })
  } finally {
    host.close()
  }
})

it.each([
  { code: 'InternalError', status: 500 },
  { code: 'XMinioStorageFull', status: 507 },
])('openS3 is unavailable where a full storage answers $code', async ({ code, status }) => {
  const host = createServer((request, answer) => {
    request.resume()
    if (request.method === 'HEAD') return answer.end()
    answer.writeHead(status, { 'content-type': 'application/xml' })
    answer.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no space</Message></Error>`)
  })
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const { port } = host.address() as AddressInfo
  const account = { accessKey: 'key', secretKey: 'secret', bucket: 'files' }
  const files = await openS3({ endpoint: `http://127.0.0.1:${port}`, ...account })
  const error = await files
    .put('a/b.pdf', Readable.from([Buffer.from('x')]), 'application/pdf')
    .catch((e) => e)
  expect(refusalBehind(error)).toMatchObject({ code: 'UNAVAILABLE' })
  host.closeAllConnections()
  host.close()
})
