import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf, cookiesOf, PASSWORD, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { LIMITS } from './limits.ts'

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

  it('sessions.end ends another session at once', async () => {
    const maya = await signUp(portal)
    const phone = callerOf(portal, cookiesOf(await signIn(maya.email)))
    const other = (await maya.api.auth.sessions.list()).find(({ current }) => !current)
    await maya.api.auth.sessions.end({ id: other?.id ?? '' })
    expect(await phone.auth.me()).toBeNull()
    expect(await maya.api.auth.me()).not.toBeNull()
  })

  it('sessions.end refuses somebody else’s session', async () => {
    const [maya, jonas] = [await signUp(portal), await signUp(portal)]
    const [session] = await maya.api.auth.sessions.list()
    await expect(jonas.api.auth.sessions.end({ id: session?.id ?? '' })).rejects.toThrow('has ended already')
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

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

describe('whether an account exists', () => {
  it('the time of a wrong sign-in does not show whether an account exists', async () => {
    const { email } = await signUp(portal)
    const took = { known: [] as number[], unknown: [] as number[] }
    // In turns, so that a busy machine slows both alike. The first round is a warm-up. Without a dummy hash an
    // unknown address would be answered more than ten times faster.
    for (let i = 0; i < 8; i++) {
      for (const who of ['known', 'unknown'] as const) {
        const started = performance.now()
        const answer = await signIn(who === 'known' ? email : `nobody-${i}@test.clinic`, 'wrong password')
        if (i > 0) took[who].push(performance.now() - started)
        expect(answer.statusCode).toBe(401)
        expect(answer.json()).toEqual({
          code: 'INVALID_EMAIL_OR_PASSWORD',
          message: 'Invalid email or password',
        })
      }
    }
    const ratio = median(took.unknown) / median(took.known)
    expect(ratio).toBeGreaterThan(1 / 3)
    expect(ratio).toBeLessThan(3)
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
