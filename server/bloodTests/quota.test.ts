import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { uploadBloodTest } from './upload.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off', MAX_STORED_MB: '1' })
})
afterAll(() => portal.close())

const upload = (userId: string, bytes: number) =>
  uploadBloodTest(
    portal.deps,
    { userId },
    {
      name: 'report.pdf',
      content: Readable.from([Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes - 9)])]),
    },
  )

async function objects() {
  const keys: string[] = []
  for await (const { key } of portal.deps.files.list('blood-tests/')) keys.push(key)
  return keys.length
}

it('an upload beyond the quota is refused, the quota is shown, and a removal makes room', async () => {
  const [maya, jonas] = [await signUp(portal), await signUp(portal)]
  expect(await maya.api.bloodTests.storage()).toEqual({ usedBytes: 0, maxBytes: 1_000_000 })
  const { id } = await upload(maya.id, 600_000)
  expect(await maya.api.bloodTests.storage()).toMatchObject({ usedBytes: 600_000 })
  const full = { code: 'TOO_LARGE', message: 'account.refused.full {"mb":1}' }
  await expect(upload(maya.id, 600_000)).rejects.toMatchObject(full)
  // Nothing of it is stored, and other people have their own quota.
  expect(await objects()).toBe(1)
  await upload(jonas.id, 600_000)
  await maya.api.bloodTests.remove({ id })
  await upload(maya.id, 600_000)
})

it('uploads at once are taken up to the quota', async () => {
  const maya = await signUp(portal)
  const tried = await Promise.allSettled(Array.from({ length: 6 }, () => upload(maya.id, 400_000)))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await maya.api.bloodTests.storage()).toMatchObject({ usedBytes: 800_000 })
})
