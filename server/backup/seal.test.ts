import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const KEY = 'the key of the tests, which is long enough'
const HEADER = 48
const FRAME = 64 * 1024
const SEALED = FRAME + 16

let directory: string
let path: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-seal-'))
  path = join(directory, 'sealed')
})
afterAll(() => rm(directory, { recursive: true }))

/** Seals the content, cut into pieces of this size; answers with the file's bytes. */
async function sealed(content: Buffer, piece = 10_000) {
  const pieces = Array.from({ length: Math.ceil(content.length / piece) }, (_, n) =>
    content.subarray(n * piece, (n + 1) * piece),
  )
  await pipeline(Readable.from(pieces), seal(KEY), createWriteStream(path))
  return readFile(path)
}

const opened = (key = KEY) => buffer(unseal(path, key))

describe('a sealed file', () => {
  it.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME, 3 * FRAME + 77])(
    'gives %i bytes back',
    async (bytes) => {
      const content = randomBytes(bytes)
      await sealed(content)
      expect((await opened()).equals(content)).toBe(true)
    },
  )

  it('shows nothing of its content, and is never the same twice', async () => {
    const content = Buffer.alloc(200_000, 'ferritin 12 ')
    const [first, second] = [await sealed(content), await sealed(content)]
    expect(first.includes('ferritin')).toBe(false)
    expect(first.equals(second)).toBe(false)
  })

  it('opens with its own key only', async () => {
    await sealed(randomBytes(100))
    await expect(opened('another key of the tests, also long')).rejects.toThrow(
      'BACKUP_KEY does not open this backup',
    )
  })

  it.each([
    ['its first byte', 0, 'is no backup of the portal'],
    ['its salt', 20, 'BACKUP_KEY does not open this backup'],
    ['its first frame', HEADER, 'is damaged near byte 48'],
    ['a frame in the middle', HEADER + SEALED + 5, `is damaged near byte ${HEADER + SEALED}`],
    ['its last byte', -1, 'is damaged at its end'],
  ])('is refused after one bit of %s changed', async (_, at, message) => {
    const bytes = await sealed(randomBytes(3 * FRAME))
    const place = at < 0 ? bytes.length + at : at
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
    await writeFile(path, bytes)
    await expect(opened()).rejects.toThrow(message)
  })

  it('is refused wherever it is cut off, also between two frames', async () => {
    const bytes = await sealed(randomBytes(2 * FRAME + 100))
    for (const length of [
      0,
      10,
      HEADER,
      HEADER + 5,
      HEADER + SEALED,
      HEADER + 2 * SEALED,
      bytes.length - 1,
    ]) {
      await writeFile(path, bytes.subarray(0, length))
      await expect(opened()).rejects.toThrow(/is damaged at its end|is no backup/)
    }
  })

  it('is refused with something behind its end', async () => {
    await writeFile(path, Buffer.concat([await sealed(randomBytes(100)), Buffer.from('x')]))
    await expect(opened()).rejects.toThrow('is damaged at its end')
  })

  it('is refused with two frames in each other’s place', async () => {
    const bytes = await sealed(randomBytes(3 * FRAME))
    const frame = (n: number) => bytes.subarray(HEADER + n * SEALED, HEADER + (n + 1) * SEALED)
    await writeFile(path, Buffer.concat([bytes.subarray(0, HEADER), frame(1), frame(0), frame(2)]))
    await expect(opened()).rejects.toThrow('is damaged near byte 48')
  })
})
