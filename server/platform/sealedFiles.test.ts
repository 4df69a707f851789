import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Files, openDisk } from './files.ts'
import { sealFiles } from './sealedFiles.ts'

const SECRET = 'a key of the tests, long enough for them'
const FRAME = 64 * 1024
const KEY = 'blood-tests/report.pdf'

let directory: string
let plain: Files
let sealed: Files
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-sealed-'))
  plain = await openDisk(directory)
  sealed = sealFiles(plain, SECRET)
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const put = (to: Files, content: Buffer) => to.put(KEY, Readable.from([content]), 'application/pdf')
const read = async (from: Files, key = KEY) => buffer(await from.get(key))
const path = () => join(directory, KEY)

describe('an encrypted object', () => {
  it.each([0, 1, 15, FRAME - 1, FRAME, FRAME + 1, 2 * FRAME, 3 * FRAME + 7])(
    'an object of %i bytes is encrypted in the storage, and is read back whole',
    async (size) => {
      const content = randomBytes(size)
      await put(sealed, content)
      expect((await read(sealed)).equals(content)).toBe(true)
      const stored = await readFile(path())
      if (size > 8) expect(stored.includes(content.subarray(0, 8))).toBe(false)
    },
  )

  it('an object is encrypted differently each time, also with the same content', async () => {
    await put(sealed, Buffer.from('twice'))
    const first = await readFile(path())
    await put(sealed, Buffer.from('twice'))
    expect((await readFile(path())).equals(first)).toBe(false)
  })

  it('an encrypted object with any one byte changed is not decrypted', async () => {
    await put(sealed, randomBytes(40))
    const stored = await readFile(path())
    // The mark itself distinguishes it from an object that was never encrypted.
    for (let at = 16; at < stored.length; at++) {
      const flipped = Buffer.from(stored)
      flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at)
      await writeFile(path(), flipped)
      await expect(read(sealed)).rejects.toThrow('is damaged')
    }
  })

  it.each([
    ['its last byte', (stored: Buffer) => stored.subarray(0, -1)],
    ['its last frame', (stored: Buffer) => stored.subarray(0, 32 + 2 * (FRAME + 16))],
    ['a part of a frame', (stored: Buffer) => stored.subarray(0, 32 + FRAME)],
    ['all frames', (stored: Buffer) => stored.subarray(0, 32)],
    [
      'the order of its frames',
      (stored: Buffer) => {
        const [a, b] = [
          stored.subarray(32, 32 + FRAME + 16),
          stored.subarray(32 + FRAME + 16, 32 + 2 * (FRAME + 16)),
        ]
        return Buffer.concat([stored.subarray(0, 32), b, a, stored.subarray(32 + 2 * (FRAME + 16))])
      },
    ],
    ['its end, doubled', (stored: Buffer) => Buffer.concat([stored, stored.subarray(-20)])],
  ])('an encrypted object without %s is an error, and never a shorter object', async (_what, damage) => {
    await put(sealed, randomBytes(2 * FRAME + 100))
    await writeFile(path(), damage(await readFile(path())))
    await expect(read(sealed)).rejects.toThrow('is damaged')
  })

  it('an encrypted object fails before its first byte where its beginning is damaged', async () => {
    await put(sealed, randomBytes(100))
    await expect(sealFiles(plain, 'another key of the tests, long enough').get(KEY)).rejects.toThrow(
      'FILES_KEY',
    )
  })

  it('an encrypted object is not decrypted under another name', async () => {
    await put(sealed, Buffer.from('of Maya'))
    await rename(path(), join(directory, 'blood-tests/of-jonas.pdf'))
    await expect(sealed.get('blood-tests/of-jonas.pdf')).rejects.toThrow('is damaged')
  })
})

describe('a storage without a key', () => {
  it('without a key an encrypted object is refused', async () => {
    await put(sealed, Buffer.from('of Maya'))
    await expect(read(sealFiles(plain, null))).rejects.toThrow('is encrypted, and FILES_KEY is not set')
  })

  it('without a key objects are stored as they are', async () => {
    await put(sealFiles(plain, null), Buffer.from('of Maya'))
    expect(String(await readFile(path()))).toBe('of Maya')
    expect(String(await read(sealFiles(plain, null)))).toBe('of Maya')
  })
})

it.each([0, 1, 15, 16, 31])('an encrypted object with only %i bytes left is damaged', async (bytes) => {
  await put(sealed, Buffer.from('of Maya'))
  await writeFile(path(), (await readFile(path())).subarray(0, bytes))
  await expect(read(sealed)).rejects.toThrow('is damaged')
})

it.each([1, 5, 100, FRAME * 2])(
  'an object of %i bytes, stored before there was a key, stays readable',
  async (size) => {
    // Like every upload, it does not begin with the mark: one random byte in 256 would.
    const content = Buffer.concat([Buffer.from('%'), randomBytes(size - 1)])
    await put(plain, content)
    expect((await read(sealed)).equals(content)).toBe(true)
  },
)
