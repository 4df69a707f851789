import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backups } from '../../drizzle/schema.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

const today = new Date().toISOString().slice(0, 10)

let portal: TestPortal
let admin: Person
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off', DEMO: 'off', SMTP_URL: 'smtp://mail.test' })
  admin = await signUp(portal, 'admin', 'Ada Admin')
})
afterAll(() => portal.close())

const steps = async () => (await admin.api.care.now({ today })).steps

it('the first steps of a clinic are done when the database says so, and end with the last', async () => {
  expect(await steps()).toEqual({ of: 'clinic', done: [] })
  await admin.api.admin.clinic.update({ name: 'Lindenhof' })
  expect((await steps())?.done).toEqual([])
  await admin.api.admin.clinic.update({ phone: '0761 555 01 42' })
  expect((await steps())?.done).toEqual(['settings'])

  const { mail } = portal.deps
  portal.deps.mail = () => Promise.reject(new Error('refused'))
  await admin.api.admin.clinic.testMail()
  expect((await steps())?.done).toEqual(['settings'])
  portal.deps.mail = mail
  await admin.api.admin.clinic.testMail()
  expect((await steps())?.done).toEqual(['settings', 'mail'])

  await portal.deps.db.insert(backups).values({ fileName: 'one.backup', bytes: 1, createdAt: new Date() })
  const elena = await signUp(portal, 'practitioner')
  await portal.deps.db.execute(sql`update user_roles set verified = false where user_id = ${elena.id}`)
  expect((await steps())?.done).toEqual(['settings', 'mail', 'backup'])
  await admin.api.admin.users.verify({ userId: elena.id })
  await signUp(portal)
  expect((await steps())?.done).toEqual(['settings', 'mail', 'backup', 'practitioner', 'patients'])
  expect((await elena.api.care.now({ today })).steps?.of).toBe('practitioner')
  await admin.api.admin.products.create({ name: 'Valerian', priceCents: 900, stock: 11 })
  expect(await steps()).toBeNull()
})

it('a clinic that is not new has no first steps', async () => {
  await admin.api.admin.clinic.update({ phone: '' })
  expect((await steps())?.done).not.toContain('settings')
  await portal.deps.db.execute(
    sql`update users set created_at = now() - interval '31 days' where id = ${admin.id}`,
  )
  expect(await steps()).toBeNull()
})
