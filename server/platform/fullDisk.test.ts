import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { expect, it } from 'vitest'
import { UPLOADS } from '../bloodTests/upload.ts'
import { ironPanel } from '../demo/reports.ts'
import { PASSWORD, send, signUp } from '../test/caller.ts'
import { eventually, startPortal } from '../test/portal.ts'
import { upload } from '../test/upload.ts'
import { refusalBehind } from './db.ts'
import { openDisk } from './files.ts'
import { translatorFor } from './locales.ts'

const t = translatorFor('en')

it('a storage on a full disk refuses an object, and leaves nothing of it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'portal-full-'))
  const files = await openDisk(directory)
  await mkdir(join(directory, 'maya'))
  await symlink('/dev/full', join(directory, 'maya/report.pdf.part'))
  const content = Readable.from([Buffer.alloc(100_000)])
  const error = await files.put('maya/report.pdf', content, 'application/pdf').catch((e: unknown) => e)
  expect(refusalBehind(error)).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 30 })
  expect(await readdir(join(directory, 'maya'))).toEqual([])
  await rm(directory, { recursive: true })
})

it('a portal whose database has no space answers reads, and refuses writes with 503 and a sentence', async () => {
  const portal = await startPortal({ ROLE: 'web' })
  const maya = await signUp(portal, 'patient', 'Maya')
  // As the embedded database is while its disk is full. Connections of before are closed.
  const admin = new pg.Client({ connectionString: portal.url })
  await admin.connect()
  const name = new URL(portal.url).pathname.slice(1)
  await admin.query(`alter database ${name} set default_transaction_read_only = on`)
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await eventually(() => portal.deps.pool.query('select 1').catch(() => undefined))
  const { cookie } = maya
  const refused = t('app.refused.readOnly')

  const read = await portal.app.inject({ url: '/api/trpc/shop.products', headers: { cookie } })
  expect(read.statusCode).toBe(200)
  const write = await portal.app.inject({
    method: 'POST',
    url: '/api/trpc/auth.updateProfile',
    headers: { cookie, 'content-type': 'application/json' },
    payload: JSON.stringify({ fullName: 'Maya Lind' }),
  })
  expect(write.statusCode).toBe(503)
  expect(write.json().error.message).toBe(refused)
  expect(write.headers['retry-after']).toBe('2')
  const signIn = await send(portal, 'POST', '/api/auth/sign-in/email', {
    email: maya.email,
    password: PASSWORD,
  })
  expect(signIn.statusCode).toBe(503)
  const uploaded = await upload(portal, Buffer.from(await ironPanel()), { cookie })
  expect({ status: uploaded.statusCode, ...uploaded.json() }).toMatchObject({ status: 503, message: refused })
  for await (const { key } of portal.deps.files.list(UPLOADS)) expect.fail(`${key} was left`)
  await admin.end()
  await portal.close()
})
