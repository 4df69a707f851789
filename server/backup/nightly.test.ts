import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backups, users } from '../../drizzle/schema.ts'
import { signUp } from '../test/caller.ts'
import { eventually, startPortal } from '../test/portal.ts'
import { keepNewest, nightlyBackup } from './nightly.job.ts'
import { verifyBackup } from './verify.ts'

const KEY = 'the key of the tests, which is long enough'
const DAY_MS = 24 * 60 * 60 * 1000

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-nightly-'))
})
afterEach(() => rm(directory, { recursive: true }))

const put = (...names: string[]) => Promise.all(names.map((name) => writeFile(join(directory, name), '')))

describe('the nightly backup', () => {
  it('the nightly backup is made by a worker, kept beside the newest, and ends the warning on the dashboard', async () => {
    const portal = await startPortal({
      DEMO: 'off',
      BACKUP_KEY: KEY,
      BACKUP_DIR: directory,
      BACKUP_KEEP: '2',
    })
    const admin = await signUp(portal, 'admin')
    // In the first day of a clinic none is missing.
    expect(await admin.api.admin.backup()).toEqual({ overdue: false, lastAt: null, full: null })
    await portal.deps.db.update(users).set({ createdAt: new Date(Date.now() - 2 * DAY_MS) })
    expect(await admin.api.admin.backup()).toEqual({ overdue: true, lastAt: null, full: null })
    await put('verbena-20250101T023000Z.backup', 'verbena-20250102T023000Z.backup')

    await portal.deps.jobs.enqueue(portal.deps.db, nightlyBackup, {})
    const names = await eventually(async () => {
      const found = (await readdir(directory)).sort()
      return found.length === 2 && found[1]?.startsWith('verbena-202501') === false ? found : undefined
    })
    expect(names[0]).toBe('verbena-20250102T023000Z.backup')
    expect((await verifyBackup(join(directory, names[1] ?? ''), KEY)).tail.rows['public.users']).toBe(1)
    expect(await admin.api.admin.backup()).toMatchObject({ overdue: false })

    await portal.deps.db.update(backups).set({ createdAt: new Date(Date.now() - 2 * DAY_MS - 1000) })
    expect(await admin.api.admin.backup()).toMatchObject({ overdue: true, lastAt: expect.any(String) })
    await portal.close()
  })

  it('the nightly backup of the demo clinic is neither made nor missed', async () => {
    const portal = await startPortal({ DEMO: 'on', BACKUP_KEY: KEY, BACKUP_DIR: directory })
    const admin = await signUp(portal, 'admin')
    expect(await admin.api.admin.backup()).toEqual({ overdue: false, lastAt: null, full: null })
    await portal.close()
  })
})

it('keepNewest removes old backups, and nothing else', async () => {
  const [oldest, older, newest] = [1, 2, 3].map((day) => `verbena-2025010${day}T023000Z.backup`)
  const part = 'verbena-20250105T023000Z.backup.part'
  await put(`${oldest}`, `${older}`, `${newest}`, part, 'photo.jpg', 'verbena.backup')
  await keepNewest(directory, 2)
  expect((await readdir(directory)).sort()).toEqual(
    [older, newest, part, 'photo.jpg', 'verbena.backup'].sort(),
  )
})
