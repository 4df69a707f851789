import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions, userCredits, userRoles, users } from '../../drizzle/schema.ts'
import { makeAdmin } from '../admin/makeAdmin.ts'
import { closeDemo, seedDemo } from '../demo/clinic.ts'
import { callerOf, cookiesOf, countUsers, PASSWORD, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { createAccount } from './createAccount.ts'
import { LIMITS } from './limits.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

const signUpBody = (email: string, more: object = {}) => ({
  name: 'Maya Lindqvist',
  email,
  password: PASSWORD,
  ...more,
})
const signIn = (email: string, password = PASSWORD, remoteAddress = '127.0.0.1') =>
  send(portal, 'POST', '/api/auth/sign-in/email', { email, password }, { remoteAddress })

describe('a sign-up', () => {
  it('brings a profile, the patient role and a balance of zero', async () => {
    const maya = await signUp(portal, 'patient', 'Maya Lindqvist')
    expect(await maya.api.auth.me()).toEqual({
      user: { id: maya.id, email: maya.email, fullName: 'Maya Lindqvist' },
      role: 'patient',
      verified: true,
      credits: 0,
      mustChangePassword: false,
      needsFactor: false,
    })
    expect(await maya.api.auth.profile()).toMatchObject({
      fullName: 'Maya Lindqvist',
      email: maya.email,
      phone: null,
    })
  })

  it.each([
    ['an address that is none', { email: 'maya@' }, 'Invalid email address'],
    ['a short password', { password: '12345' }, 'Password must be at least 6 characters'],
    ['a name of one letter', { name: ' M ' }, 'Name must be at least 2 characters'],
  ])('refuses %s in the words of the form', async (_case, change, message) => {
    const before = await countUsers(portal)
    const answer = await send(portal, 'POST', '/api/auth/sign-up/email', {
      ...signUpBody('new@test.clinic'),
      ...change,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message })
    expect(await countUsers(portal)).toBe(before)
  })

  it('takes nothing that only the clinic may set', async () => {
    const body = {
      role: 'admin',
      verified: true,
      balance: 1000,
      emailVerified: true,
      mustChangePassword: true,
      suspendedAt: null,
    }
    await send(portal, 'POST', '/api/auth/sign-up/email', signUpBody('climber@test.clinic', body))
    const [row] = await portal.deps.db
      .select({ role: userRoles.role, balance: userCredits.balance, emailVerified: users.emailVerified })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.userId, users.id))
      .innerJoin(userCredits, eq(userCredits.userId, users.id))
      .where(eq(users.email, 'climber@test.clinic'))
    // Either refused as a whole, or made without them.
    expect(row ?? { role: 'patient', balance: 0, emailVerified: false }).toEqual({
      role: 'patient',
      balance: 0,
      emailVerified: false,
    })
  })

  it('refuses a taken e-mail, whatever its case', async () => {
    const maya = await signUp(portal)
    const answer = await send(portal, 'POST', '/api/auth/sign-up/email', signUpBody(maya.email.toUpperCase()))
    expect(answer.statusCode).toBe(422)
  })
})

describe('a practitioner who signs up alone', () => {
  const input = { fullName: 'Jonas Weber', email: 'jonas@test.clinic', password: PASSWORD }
  const post = (to: TestPortal, body: object) => send(to, 'POST', '/api/trpc/auth.signUpPractitioner', body)

  it('gets a session and the role, but is not verified', async () => {
    const answer = await post(portal, input)
    expect(answer.statusCode).toBe(200)
    expect(await callerOf(portal, cookiesOf(answer)).auth.me()).toMatchObject({
      role: 'practitioner',
      verified: false,
    })
  })

  it('is told that the e-mail is taken', async () => {
    const answer = await post(portal, input)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error.data.refusal).toBe('EMAIL_TAKEN')
  })

  it.each([
    ['open', 200, { role: 'practitioner', verified: true }],
    ['closed', 403, null],
  ])('where the sign-up is %s', async (setting, status, me) => {
    const other = await startPortal({ PRACTITIONER_SIGNUP: setting })
    try {
      const answer = await post(other, input)
      expect(answer.statusCode).toBe(status)
      if (me) expect(await callerOf(other, cookiesOf(answer)).auth.me()).toMatchObject(me)
      else expect(await countUsers(other)).toBe(0)
    } finally {
      await other.close()
    }
  })
})

describe('a session', () => {
  it('is an httpOnly cookie that no script reads and no other site sends', async () => {
    const maya = await signUp(portal)
    const cookie = String((await signIn(maya.email)).headers['set-cookie'])
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })

  it('is refused when its signature is forged or missing', async () => {
    const maya = await signUp(portal)
    const me = (cookie: string) =>
      send(portal, 'GET', '/api/trpc/auth.me', undefined, { headers: { cookie } })
    expect((await me(maya.cookie)).json().result.data.user.id).toBe(maya.id)
    const [name = '', value = ''] = maya.cookie.split('=', 2)
    const token = decodeURIComponent(value).split('.')[0] ?? ''
    const forged = createHmac('sha256', 'another secret').update(token).digest('base64')
    for (const wrong of [token, `${token}.`, `${token}.AAAA`, `${token}.${forged}`]) {
      expect((await me(`${name}=${encodeURIComponent(wrong)}`)).json().result.data).toBeNull()
    }
  })

  it('ends with the sign-out', async () => {
    const maya = await signUp(portal)
    const headers = { cookie: maya.cookie, origin: portal.deps.env.PUBLIC_URL }
    expect((await send(portal, 'POST', '/api/auth/sign-out', {}, { headers })).statusCode).toBe(200)
    expect(await maya.api.auth.me()).toBeNull()
  })

  it('ends at once when the account is suspended, and none can begin', async () => {
    const maya = await signUp(portal)
    await portal.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, maya.id))
    expect(await maya.api.auth.me()).toBeNull()
    expect((await signIn(maya.email)).statusCode).toBe(403)
  })

  it('knows a changed role with the next call', async () => {
    const maya = await signUp(portal)
    await portal.deps.db.update(userRoles).set({ role: 'admin' }).where(eq(userRoles.userId, maya.id))
    expect(await maya.api.auth.me()).toMatchObject({ role: 'admin' })
  })
})

describe('a change asked for by another site', () => {
  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost:3000' }, 200],
    [{}, 200],
  ])('with %o answers %i', async (headers, status) => {
    const maya = await signUp(portal)
    const body = { fullName: 'Maya Changed' }
    const answer = await send(portal, 'POST', '/api/trpc/auth.updateProfile', body, {
      headers: { ...headers, cookie: maya.cookie },
    })
    expect(answer.statusCode).toBe(status)
    expect(await maya.api.auth.me()).toMatchObject({
      user: { fullName: status === 200 ? 'Maya Changed' : 'Test Person' },
    })
  })
})

describe('a password reset', () => {
  it('answers the same for a known and an unknown address, and the mailed link sets a new password once', async () => {
    const maya = await signUp(portal)
    const ask = (email: string) =>
      send(portal, 'POST', '/api/auth/request-password-reset', { email, redirectTo: '/reset-password' })
    const [known, unknown] = [await ask(maya.email), await ask('nobody@test.clinic')]
    expect(known.statusCode).toBe(200)
    expect(unknown.body).toBe(known.body)
    const mail = await eventually(async () => portal.mails.find(({ to }) => to === maya.email))
    const token = /reset-password\/([^?\s]+)/.exec(mail.text)?.[1]
    const reset = (newPassword: string) =>
      send(portal, 'POST', '/api/auth/reset-password', { token, newPassword })
    expect((await reset('12345')).statusCode).toBe(400)
    expect((await reset('a new password')).statusCode).toBe(200)
    expect(await maya.api.auth.me()).toBeNull()
    expect((await reset('a third password')).statusCode).toBe(400)
    expect((await signIn(maya.email)).statusCode).toBe(401)
    expect((await signIn(maya.email, 'a new password')).statusCode).toBe(200)
  })
})

describe('too many tries', () => {
  it('stop one address at one account, and leave the owner free elsewhere', async () => {
    const maya = await signUp(portal)
    const { tries } = LIMITS.signInPerAccountAndIp
    for (let i = 0; i < tries; i++)
      expect((await signIn(maya.email, 'wrong password', '10.0.0.9')).statusCode).toBe(401)
    const stopped = await signIn(maya.email, PASSWORD, '10.0.0.9')
    expect(stopped.statusCode).toBe(429)
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signIn(maya.email, PASSWORD, '10.0.0.10')).statusCode).toBe(200)
  })

  it('from many addresses stop strangers, and not the address that the owner uses', async () => {
    const maya = await signUp(portal)
    expect((await signIn(maya.email, PASSWORD, '10.1.0.1')).statusCode).toBe(200)
    const { tries } = LIMITS.signInPerAccountFromStrangers
    for (let i = 0; i < tries; i++) await signIn(maya.email, 'wrong password', `10.2.${i}.1`)
    expect((await signIn(maya.email, PASSWORD, '10.3.0.1')).statusCode).toBe(429)
    expect((await signIn(maya.email, PASSWORD, '10.1.0.1')).statusCode).toBe(200)
  })

  it('cannot be hidden behind a header that anybody may send', async () => {
    const maya = await signUp(portal)
    const { tries } = LIMITS.signInPerAccountAndIp
    const statuses: number[] = []
    for (let i = 0; i <= tries; i++) {
      const headers = { 'x-forwarded-for': `9.9.9.${i}`, 'x-portal-ip': `8.8.8.${i}` }
      const body = { email: maya.email, password: 'wrong password' }
      const answer = await send(portal, 'POST', '/api/auth/sign-in/email', body, {
        headers,
        remoteAddress: '10.4.0.1',
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it('are forgotten by a success', async () => {
    const maya = await signUp(portal)
    const { tries } = LIMITS.signInPerAccountAndIp
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < tries - 1; i++) await signIn(maya.email, 'wrong password', '10.5.0.1')
      expect((await signIn(maya.email, PASSWORD, '10.5.0.1')).statusCode).toBe(200)
    }
  })
})

describe('an account made by the clinic', () => {
  it('asks for a password of its own, and a changed password ends the other sessions', async () => {
    const email = 'made@test.clinic'
    await createAccount(portal.deps.db, { email, fullName: 'Made Person', password: PASSWORD })
    const first = cookiesOf(await signIn(email))
    const second = cookiesOf(await signIn(email))
    expect(await callerOf(portal, first).auth.me()).toMatchObject({ mustChangePassword: true })
    const headers = { cookie: second, origin: portal.deps.env.PUBLIC_URL }
    const body = { currentPassword: PASSWORD, newPassword: 'my own password' }
    const answer = await send(portal, 'POST', '/api/auth/change-password', body, { headers })
    expect(answer.statusCode).toBe(200)
    expect(await callerOf(portal, cookiesOf(answer)).auth.me()).toMatchObject({ mustChangePassword: false })
    expect(await callerOf(portal, first).auth.me()).toBeNull()
  })

  it('can be an admin, with a one-time password printed for the operator', async () => {
    const said = await makeAdmin(portal.deps.db, 'Boss@test.clinic')
    const password = said.split(': ').at(-1) ?? ''
    const cookie = cookiesOf(await signIn('boss@test.clinic', password))
    expect(await callerOf(portal, cookie).auth.me()).toMatchObject({
      role: 'admin',
      mustChangePassword: true,
    })
    const maya = await signUp(portal)
    expect(await makeAdmin(portal.deps.db, maya.email)).not.toContain('password, to be')
    expect(await maya.api.auth.me()).toMatchObject({ role: 'admin' })
  })
})

describe('the profile', () => {
  it('keeps what is filled in, and null where it is empty', async () => {
    const maya = await signUp(portal)
    await maya.api.auth.updateProfile({
      fullName: 'Maya L.',
      phone: ' 070 ',
      address: '',
      dateOfBirth: '1988-04-12',
    })
    expect(await maya.api.auth.profile()).toMatchObject({
      fullName: 'Maya L.',
      phone: '070',
      address: null,
      dateOfBirth: '1988-04-12',
    })
    expect(await maya.api.auth.me()).toMatchObject({ user: { fullName: 'Maya L.' } })
  })

  it('updateProfile leaves alone what a caller leaves out, and clears what is null or empty', async () => {
    const maya = await signUp(portal)
    const full = {
      fullName: 'Maya L.',
      phone: '070',
      dateOfBirth: '1988-04-12',
      address: 'Linden Street 3',
      emergencyContactName: 'Ada',
      emergencyContactPhone: '071',
      medicalHistory: 'Asthma',
      allergies: 'Nuts',
      currentMedications: 'Iron',
      conditions: ['epilepsy' as const],
    }
    await maya.api.auth.updateProfile(full)
    await maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist' })
    expect(await maya.api.auth.profile()).toMatchObject({ ...full, fullName: 'Maya Lindqvist' })
    await maya.api.auth.updateProfile({ fullName: 'Maya L.', phone: null, dateOfBirth: '', allergies: ' ' })
    const cleared = { ...full, phone: null, dateOfBirth: null, allergies: null }
    expect(await maya.api.auth.profile()).toMatchObject(cleared)
  })

  it('refuses a day that does not exist, and leaves the e-mail alone', async () => {
    const maya = await signUp(portal)
    await expect(
      maya.api.auth.updateProfile({ fullName: 'Maya', dateOfBirth: '1988-02-30' }),
    ).rejects.toThrow()
    const sneaky = { fullName: 'Maya', email: 'other@test.clinic', id: 'x' }
    await maya.api.auth.updateProfile(sneaky)
    expect(await maya.api.auth.profile()).toMatchObject({ email: maya.email, id: maya.id })
  })

  it('needs a session', async () => {
    const answer = await send(portal, 'GET', '/api/trpc/auth.profile')
    expect(answer.statusCode).toBe(401)
    expect(answer.json().error.data.refusal).toBe('NOT_SIGNED_IN')
  })
})

describe('the demo clinic', () => {
  it('is made once, and its accounts are closed where the demo is off', async () => {
    await seedDemo(portal.deps)
    const people = await countUsers(portal)
    await seedDemo(portal.deps)
    expect(await countUsers(portal)).toBe(people)
    const answer = await signIn('patient@demo.clinic', 'demo-clinic')
    expect(await callerOf(portal, cookiesOf(answer)).auth.me()).toMatchObject({
      credits: 50,
      role: 'patient',
    })
    expect(await callerOf(portal, cookiesOf(answer)).bloodTests.list()).toHaveLength(5)
    await closeDemo(portal.deps)
    expect(await callerOf(portal, cookiesOf(answer)).auth.me()).toBeNull()
    const left = await portal.deps.db
      .select()
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(users.email, 'patient@demo.clinic'))
    expect(left).toEqual([])
  })
})
