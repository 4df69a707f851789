import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { gunzipSync } from 'node:zlib'
import { generateIdentity } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seal, unseal } from './envelope.ts'

const KEY = await generateIdentity()
const PASSPHRASE = 'the key of the tests, which is long enough'
const PIECE = 64 * 1024

let directory: string
let path: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-envelope-'))
  path = join(directory, 'sealed')
})
afterAll(() => rm(directory, { recursive: true }))

/** Seals the content, cut into pieces of this size; returns the file's bytes. */
async function sealed(content: Buffer, { key = KEY, piece = 10_000 } = {}) {
  const pieces = Array.from({ length: Math.ceil(content.length / piece) }, (_, n) =>
    content.subarray(n * piece, (n + 1) * piece),
  )
  await pipeline(Readable.from(pieces), seal(key), createWriteStream(path))
  return readFile(path)
}

const opened = (key = KEY) => buffer(unseal(path, key))

const flip = (bytes: Buffer, at: number) => {
  const place = at < 0 ? bytes.length + at : at
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
  return bytes
}

describe('seal and unseal', () => {
  it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 3 * PIECE + 77])(
    'give %i bytes back',
    async (bytes) => {
      const content = randomBytes(bytes)
      await sealed(content)
      expect((await opened()).equals(content)).toBe(true)
    },
  )

  it('seal and unseal take a key that is none of age as a passphrase', async () => {
    const content = randomBytes(100_000)
    expect((await sealed(content, { key: PASSPHRASE })).toString('latin1')).toContain('\n-> scrypt ')
    expect((await opened(PASSPHRASE)).equals(content)).toBe(true)
    await expect(opened('another key of the tests, also long')).rejects.toThrow('BACKUP_KEY does not open')
    await expect(opened()).rejects.toThrow('BACKUP_KEY does not open this backup')
  })

  it('seal and unseal take the key that `make up` writes', async () => {
    const key = execFileSync('sh', ['-euc', '. docker/settings.sh; age_key'], { encoding: 'utf8' })
    expect(key).toMatch(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/)
    await sealed(Buffer.from('a backup'), { key })
    expect(String(await opened(key))).toBe('a backup')
  })

  it('seal and unseal show nothing of the content, and never write the same file twice', async () => {
    const content = Buffer.alloc(200_000, 'ferritin 12 ')
    const [first, second] = [await sealed(content), await sealed(content)]
    expect(first.includes('ferritin')).toBe(false)
    expect(first.equals(second)).toBe(false)
  })

  it('seal and unseal read on only as fast as they are read', async () => {
    let read = 0
    async function* endless() {
      for (;;) yield Buffer.alloc(PIECE)
    }
    const counted = (async function* () {
      for await (const chunk of endless()) {
        read += chunk.length
        yield chunk
      }
    })()
    let written = 0
    for await (const chunk of seal(KEY)(counted)) {
      written += chunk.length
      if (written > 50 * PIECE) break
    }
    expect(read - written).toBeLessThan(10 * PIECE)
  })
})

describe('unseal', () => {
  it('unseal opens what the age command sealed', async () => {
    const key = 'AGE-SECRET-KEY-174TERSAUMAYP0XH4XLTJQL70KJ5KVTR9MYLNP37AJ37C6NAUFA7QH9C969'
    await writeFile(
      path,
      Buffer.from(
        'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBxVFFFaG9kVW5qU2FPbyt2TUc5eS9TNWs5Tk1xaEJ0VlEwd2dmOE9NZTJBCnZOUjYvY3AvM0w4MlNObkwrMW9tQlYzUENCYVMzS043WisxajZXdFN2ZXMKLS0tIHFBK1NNUFJtc1UrMDQyZERLcHRYcmpXQnYyZUJabU1odXVsQUtVQ0phTlkKphcfFcHyFSyaoTLAfXAVf5jTRf4QOe6sY6voyggCsQiEQdbMAkXsoBiNqye/iqdbpBhu1Xxl',
        'base64',
      ),
    )
    expect(String(await opened(key))).toBe('a backup that age made')
  })

  it('unseal refuses another key, and one that is misspelt', async () => {
    await sealed(randomBytes(100))
    await expect(opened(await generateIdentity())).rejects.toThrow('BACKUP_KEY does not open this backup')
    await expect(opened(PASSPHRASE)).rejects.toThrow('BACKUP_KEY does not open this backup')
    const misspelt = KEY.slice(0, -1) + (KEY.endsWith('Q') ? 'P' : 'Q')
    await expect(opened(misspelt)).rejects.toThrow('BACKUP_KEY begins like a key of age and is none')
    await expect(sealed(randomBytes(100), { key: misspelt })).rejects.toThrow('a character of it is wrong')
  })

  it.each([
    ['its first byte', 0, 'is no backup of the portal'],
    // A flipped letter of base64 may be none.
    ['the key of the file', 100, /does not open this backup|its beginning is damaged/],
    ['its first piece', 300, 'is damaged near byte 0 of'],
    ['a piece in the middle', 2 * PIECE, 'is damaged near byte'],
    ['its last byte', -1, 'or its end is missing'],
  ])('unseal refuses a file after one bit of %s changed', async (_, at, message) => {
    await writeFile(path, flip(await sealed(randomBytes(3 * PIECE)), at))
    await expect(opened()).rejects.toThrow(message)
  })

  it('unseal refuses a file wherever it is cut off, also between two pieces, and one with something behind its end', async () => {
    const bytes = await sealed(randomBytes(2 * PIECE + 100))
    const header = bytes.length - (2 * PIECE + 100) - 3 * 16
    const between = [header, header + PIECE + 16, header + 2 * (PIECE + 16)]
    for (const length of [0, 10, 60, header - 20, ...between, header + 5, bytes.length - 1]) {
      await writeFile(path, bytes.subarray(0, length))
      await expect(opened()).rejects.toThrow(/or its end is missing|is no backup/)
    }
    await writeFile(path, Buffer.concat([bytes, Buffer.from('x')]))
    await expect(opened()).rejects.toThrow('is damaged near byte')
  })
})

describe('unseal, of the envelope that backups had before age,', () => {
  const earlier = () => readFile('server/test/earlierEnvelope.backup')

  it('unseal, of the envelope that backups had before age, opens it with its key', async () => {
    await writeFile(path, await earlier())
    expect(String(gunzipSync(await opened(PASSPHRASE)).subarray(0, 11))).toBe('backup.json')
  })

  it('unseal, of the envelope that backups had before age, refuses another key', async () => {
    await writeFile(path, await earlier())
    for (const key of [KEY, 'another key of the tests, also long'])
      await expect(opened(key)).rejects.toThrow('BACKUP_KEY does not open this backup')
  })

  it('unseal, of the envelope that backups had before age, refuses it damaged or cut off', async () => {
    for (const at of [48, 1000, -1]) {
      await writeFile(path, flip(await earlier(), at))
      await expect(opened(PASSPHRASE)).rejects.toThrow('is damaged near byte 48 of 15211')
    }
    await writeFile(path, flip(await earlier(), 20))
    await expect(opened(PASSPHRASE)).rejects.toThrow('BACKUP_KEY does not open this backup')
    for (const length of [16, 48, 60, 10_000]) {
      await writeFile(path, (await earlier()).subarray(0, length))
      await expect(opened(PASSPHRASE)).rejects.toThrow(/or its end is missing|is no backup/)
    }
  })
})
