import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '../config/env.ts'
import { openFiles } from './storage.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-storage-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

it.each([
  ['DATABASE_URL and no FILES_KEY', { DATABASE_URL: 'postgres://db/portal' }, 1],
  [
    'a FILES_KEY',
    { DATABASE_URL: 'postgres://db/portal', FILES_KEY: 'a key of the tests, long enough for them' },
    0,
  ],
  ['the embedded database, which generates a key', {}, 0],
])(
  'a portal with %s warns of unencrypted uploads (settings %o, %i warnings)',
  async (_what, settings, times) => {
    const warnings: string[] = []
    const secrets = { AUTH_SECRET: 'a secret of the tests, long enough for them' }
    await openFiles(readEnv({ DATA_DIR: directory, ...secrets, ...settings }), (line) => warnings.push(line))
    expect(warnings).toEqual(Array(times).fill('FILES_KEY is not set: uploads are stored unencrypted'))
  },
)
