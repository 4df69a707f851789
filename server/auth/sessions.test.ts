import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { translatorFor } from '../platform/locales.ts'
import { callerOf, cookiesOf, PASSWORD, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { LIMITS } from './limits.ts'

const t = translatorFor('en')

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

const signIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  send(portal, 'POST', '/api/auth/sign-in/email', { email, password }, { headers })

describe('the list of one’s sessions', () => {
  it('sessions.list shows the device, marks the current session, and has no tokens', async () => {
    const maya = await signUp(portal)
    const phone = cookiesOf(await signIn(maya.email, PASSWORD, { 'user-agent': 'A phone' }))
    const list = await callerOf(portal, phone).auth.sessions.list()
    expect(list.map(({ userAgent, current }) => ({ userAgent, current }))).toEqual([
      { userAgent: 'A phone', current: true },
      { userAgent: 'lightMyRequest', current: false },
    ])
    const token = decodeURIComponent(phone).split('=')[1]?.split('.')[0] ?? ''
    expect(JSON.stringify(list)).not.toContain(token)
  })

  it('sessions.list ends with the 100 last used, and shortens what browsers say about themselves', async () => {
    const maya = await signUp(portal)
    await portal.deps.pool.query(
      `insert into sessions (user_id, token, expires_at, user_agent)
       select $1, gen_random_uuid(), now() + interval '1 day', repeat('x', 15000) from generate_series(1, 120)`,
      [maya.id],
    )
    const list = await maya.api.auth.sessions.list()
    expect(list).toHaveLength(100)
    expect(list[0]).toMatchObject({ current: true })
    expect(list.at(-1)).toMatchObject({ more: true })
    expect(JSON.stringify(list).length).toBeLessThan(100_000)
  })

  it('sessions.end ends another session at once', async () => {
    const maya = await signUp(portal)
    const phone = callerOf(portal, cookiesOf(await signIn(maya.email)))
    const other = (await maya.api.auth.sessions.list()).find(({ current }) => !current)
    await maya.api.auth.sessions.end({ id: other?.id ?? '' })
    expect(await phone.auth.me()).toBeNull()
    expect(await maya.api.auth.me()).not.toBeNull()
  })

  it('sessions.end refuses another person’s session', async () => {
    const [maya, jonas] = [await signUp(portal), await signUp(portal)]
    const [session] = await maya.api.auth.sessions.list()
    await expect(jonas.api.auth.sessions.end({ id: session?.id ?? '' })).rejects.toThrow(
      t('auth.refused.sessionEnded'),
    )
    expect(await maya.api.auth.me()).not.toBeNull()
  })

  it('sessions.endOthers ends all other sessions of the caller, and nobody else’s', async () => {
    const [maya, jonas] = [await signUp(portal), await signUp(portal)]
    const others = await Promise.all([signIn(maya.email), signIn(maya.email)])
    expect(await maya.api.auth.sessions.endOthers()).toEqual({ ended: 2 })
    for (const other of others) expect(await callerOf(portal, cookiesOf(other)).auth.me()).toBeNull()
    expect(await maya.api.auth.me()).not.toBeNull()
    expect(await jonas.api.auth.me()).not.toBeNull()
  })

  it('better-auth’s endpoints that would show session tokens do not exist', async () => {
    const { cookie } = await signUp(portal)
    const headers = { cookie }
    expect((await send(portal, 'GET', '/api/auth/list-sessions', undefined, { headers })).statusCode).toBe(
      404,
    )
    for (const path of ['revoke-session', 'revoke-sessions', 'revoke-other-sessions'])
      expect((await send(portal, 'POST', `/api/auth/${path}`, {}, { headers })).statusCode).toBe(404)
  })
})

describe('guessing the password in a borrowed session', () => {
  it('a changed password is refused after some wrong tries of the old one', async () => {
    const { cookie } = await signUp(portal)
    const body = { currentPassword: 'not the password', newPassword: 'a password of the thief' }
    const guess = () => send(portal, 'POST', '/api/auth/change-password', body, { headers: { cookie } })
    for (let i = 0; i < LIMITS.passwordPerUser.tries; i++) expect((await guess()).statusCode).toBe(400)
    expect((await guess()).statusCode).toBe(429)
  })
})

describe('who has an account', () => {
  it('who has an account is not told by a wrong sign-in: it costs one hash either way', async () => {
    const { email } = await signUp(portal)
    const { password } = await portal.deps.auth.$context
    // A hash is nearly all that a sign-in takes, whether it is made or compared with.
    const [made, compared] = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')]
    for (const address of [email, 'nobody@test.clinic']) {
      const answer = await signIn(address, 'wrong password')
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({
        code: 'INVALID_EMAIL_OR_PASSWORD',
        message: t('auth.refused.emailOrPassword'),
      })
    }
    expect([compared.mock.calls.length, made.mock.calls.length]).toEqual([1, 1])
    const [[hashOfAccount] = []] = compared.mock.calls
    const hashForNobody = String(await made.mock.results[0]?.value)
    made.mockRestore()
    compared.mockRestore()
    const parameters = (hash: unknown) => String(hash).split('$').slice(1, 4)
    expect(parameters(hashForNobody)).toEqual(parameters(hashOfAccount?.hash))
  })

  it('the answer to a password reset does not show whether an account exists: a job does the work', async () => {
    const { email } = await signUp(portal)
    const { db } = portal.deps
    const asked = async () => {
      const { rows } = await db.execute<{ n: string }>(
        sql`select count(*) as n from pgboss.job where name = 'ask-password-reset'`,
      )
      return Number(rows[0]?.n)
    }
    for (const address of [email, 'nobody@test.clinic']) {
      const before = await asked()
      const answer = await send(portal, 'POST', '/api/auth/request-password-reset', { email: address })
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: true }])
      expect((await asked()) - before).toBe(1)
    }
    await eventually(async () => portal.mails.find(({ to }) => to === email))
    expect(portal.mails.filter(({ to }) => to === 'nobody@test.clinic')).toEqual([])
  })

  it('the link of a password reset leads to this portal, whatever the request asks for', async () => {
    const { email } = await signUp(portal)
    const body = { email, redirectTo: 'https://evil.example/reset-password' }
    await send(portal, 'POST', '/api/auth/request-password-reset', body)
    const mail = await eventually(async () => portal.mails.find(({ to }) => to === email))
    expect(mail.text).toContain(`callbackURL=${encodeURIComponent('/reset-password')}`)
    expect(mail.text).not.toContain('evil')
  })
})
