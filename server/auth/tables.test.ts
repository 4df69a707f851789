import { randomUUID } from 'node:crypto'
import type { DBTransactionAdapter } from 'better-auth'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions, users } from '../../drizzle/schema.ts'
import { cookiesOf, PASSWORD, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ DEMO: 'off' })
})
afterAll(() => portal.close())

const adapterOf = async () => (await portal.deps.auth.$context).adapter
const begin = (adapter: Pick<DBTransactionAdapter, 'create'>, userId: string) => {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 60_000)
  const data = { userId, token: randomUUID(), method: 'password', expiresAt, createdAt: now, updatedAt: now }
  return adapter.create({ model: 'session', data: { ...data, ipAddress: '', userAgent: '' } })
}
const sessionsOf = (userId: string) => portal.deps.db.$count(sessions, eq(sessions.userId, userId))

describe('an account that is closed', () => {
  it.each([
    ['suspended', { suspendedAt: new Date() }],
    ['one of the demo, which is off', { email: `${randomUUID()}@demo.clinic` }],
  ])(
    'because it is %s begins no session, neither by itself nor within a transaction',
    async (_why, change) => {
      const { id, email } = await signUp(portal)
      const adapter = await adapterOf()
      const before = await sessionsOf(id)
      expect(await begin(adapter, id)).toMatchObject({ userId: id, method: 'password' })
      expect(await adapter.transaction((tx) => begin(tx, id))).toMatchObject({ userId: id })
      expect(await sessionsOf(id)).toBe(before + 2)

      await portal.deps.db.update(users).set(change).where(eq(users.id, id))
      const said = 'This account is closed. Please ask your clinic.'
      await expect(begin(adapter, id)).rejects.toThrow(said)
      await expect(adapter.transaction((tx) => begin(tx, id))).rejects.toThrow(said)
      const answer = await send(portal, 'POST', '/api/auth/sign-in/email', {
        email: 'email' in change ? change.email : email,
        password: PASSWORD,
      })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ message: said, code: 'FORBIDDEN' })
      expect(cookiesOf(answer)).toBe('')
      expect(await sessionsOf(id)).toBe(before + 2)
    },
  )

  it('while it is being closed begins no session either', async () => {
    const { id } = await signUp(portal)
    const adapter = await adapterOf()
    const before = await sessionsOf(id)
    let beginning = Promise.resolve<unknown>(undefined)
    await portal.deps.db.transaction(async (tx) => {
      await tx.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id))
      beginning = begin(adapter, id).catch((error: Error) => error.message)
      const waits = sql<boolean>`exists (select from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "sessions"%')`
      await Promise.race([
        beginning,
        eventually(async () =>
          (await portal.deps.db.execute(sql`select ${waits} as waits`)).rows[0]?.waits ? true : undefined,
        ),
      ])
    })
    expect(await beginning).toBe('This account is closed. Please ask your clinic.')
    expect(await sessionsOf(id)).toBe(before)
  })
})

it('finds by its address the same account as by its id', async () => {
  const { id, email } = await signUp(portal)
  const adapter = await adapterOf()
  const found = (field: string, value: string) =>
    adapter.findOne({ model: 'user', where: [{ field, value }], join: { account: true } })
  expect(await found('email', email)).toMatchObject({
    id,
    account: [{ providerId: 'credential', userId: id }],
  })
  expect(await found('email', email)).toEqual(await found('id', id))
  expect(await found('email', 'nobody@test.clinic')).toBeNull()
})
