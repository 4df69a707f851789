import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions, users } from '../../drizzle/schema.ts'
import { translatorFor } from '../platform/locales.ts'
import { cookiesOf, PASSWORD, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'

const t = translatorFor('en')

const CLOSED = t('auth.refused.closed')

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ DEMO: 'off' })
})
afterAll(() => portal.close())

const signIn = (email: string) =>
  send(portal, 'POST', '/api/auth/sign-in/email', { email, password: PASSWORD })
const sessionsOf = (userId: string) => portal.deps.db.$count(sessions, eq(sessions.userId, userId))

describe('a closed account', () => {
  it.each([
    ['suspended', { suspendedAt: new Date() }],
    ['a demo account while the demo is off', { email: `${randomUUID()}@demo.clinic` }],
  ])('an account closed because it is %s cannot begin a session', async (_why, change) => {
    const { id, email } = await signUp(portal)
    expect((await signIn(email)).statusCode).toBe(200)
    const before = await sessionsOf(id)
    await portal.deps.db.update(users).set(change).where(eq(users.id, id))
    const answer = await signIn('email' in change ? change.email : email)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ message: CLOSED, code: 'FORBIDDEN' })
    expect(cookiesOf(answer)).toBe('')
    expect(await sessionsOf(id)).toBe(before)
  })

  it('an account cannot begin a session while it is being suspended', async () => {
    const { id, email } = await signUp(portal)
    const before = await sessionsOf(id)
    let beginning: ReturnType<typeof signIn> | undefined
    await portal.deps.db.transaction(async (tx) => {
      await tx.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id))
      // The suspension is not committed yet: the sign-in does not see it, and waits for its lock.
      beginning = signIn(email)
      const waits = sql<boolean>`exists (select from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "sessions"%')`
      await eventually(async () =>
        (await portal.deps.db.execute(sql`select ${waits} as waits`)).rows[0]?.waits ? true : undefined,
      )
    })
    const answer = await beginning
    expect(answer?.statusCode).toBe(403)
    expect(answer?.json()).toMatchObject({ message: CLOSED, code: 'FORBIDDEN' })
    expect(await sessionsOf(id)).toBe(before)
  })
})
