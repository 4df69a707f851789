import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions, userCredits, userRoles, users } from '../../drizzle/schema.ts'
import { addDays, isoDay } from '../../shared/health.ts'
import { TELL_DAYS } from '../../shared/supply.ts'
import { makeAdmin } from '../admin/makeAdmin.ts'
import { closeDemo, oldDemoText, seedDemo } from '../demo/clinic.ts'
import { translatorFor } from '../platform/locales.ts'
import { forecast } from '../shop/supply.ts'
import { callerOf, cookiesOf, countUsers, PASSWORD, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { createAccount } from './createAccount.ts'
import { LIMITS } from './limits.ts'

const t = translatorFor('en')

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

const TRY_AGAIN = t('auth.refused.notCreated')

/** While `work` runs, the database breaks off whatever creates an account, as it does when it is stopped. */
async function withoutNewUsers(work: () => Promise<void>) {
  const { pool } = portal.deps
  await pool.query(`create function stopped() returns trigger language plpgsql as
    $$ begin raise exception 'terminating connection due to administrator command' using errcode = '57P01'; end $$`)
  await pool.query('create trigger stopped before insert on users for each row execute function stopped()')
  try {
    await work()
  } finally {
    await pool.query('drop trigger stopped on users')
    await pool.query('drop function stopped')
  }
}

describe('a sign-up', () => {
  it('a sign-up creates a profile, the patient role and a balance of zero', async () => {
    const maya = await signUp(portal, 'patient', 'Maya Lindqvist')
    expect(await maya.api.auth.me()).toEqual({
      user: { id: maya.id, email: maya.email, fullName: 'Maya Lindqvist' },
      locale: null,
      role: 'patient',
      verified: true,
      credits: 0,
      mustChangePassword: false,
      needsFactor: false,
      isFirstSession: true,
    })
    expect(await maya.api.auth.profile()).toMatchObject({
      fullName: 'Maya Lindqvist',
      email: maya.email,
      phone: null,
    })
  })

  it.each([
    ['an invalid address', { email: 'maya@' }, t('auth.invalid.email')],
    ['a short password', { password: '12345' }, t('auth.invalid.passwordTooShort', { least: 6 })],
    ['a name of one letter', { name: ' M ' }, t('auth.invalid.nameTooShort', { least: 2 })],
  ])('a sign-up refuses %s', async (_case, change, message) => {
    const before = await countUsers(portal)
    const answer = await send(portal, 'POST', '/api/auth/sign-up/email', {
      ...signUpBody('new@test.clinic'),
      ...change,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message })
    expect(await countUsers(portal)).toBe(before)
  })

  it('a sign-up cannot set what only the clinic may set', async () => {
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
    // Either the whole sign-up is refused, or the account is created without these fields.
    expect(row ?? { role: 'patient', balance: 0, emailVerified: false }).toEqual({
      role: 'patient',
      balance: 0,
      emailVerified: false,
    })
  })

  it('a sign-up refuses a taken e-mail, in upper case too', async () => {
    const maya = await signUp(portal)
    const answer = await send(portal, 'POST', '/api/auth/sign-up/email', signUpBody(maya.email.toUpperCase()))
    expect(answer.statusCode).toBe(422)
  })

  it('a sign-up that breaks off, because the database stops, asks to try again', async () => {
    await withoutNewUsers(async () => {
      const answer = await send(portal, 'POST', '/api/auth/sign-up/email', signUpBody('later@test.clinic'))
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', message: TRY_AGAIN })
    })
    const answer = await send(portal, 'POST', '/api/auth/sign-up/email', signUpBody('later@test.clinic'))
    expect(answer.statusCode).toBe(200)
  })
})

describe('a practitioner’s sign-up', () => {
  const input = { fullName: 'Jonas Weber', email: 'jonas@test.clinic', password: PASSWORD }
  const post = (to: TestPortal, body: object) => send(to, 'POST', '/api/trpc/auth.signUpPractitioner', body)

  it('a practitioner’s sign-up that breaks off asks to try again', async () => {
    await withoutNewUsers(async () => {
      const answer = await post(portal, input)
      expect(answer.statusCode).toBe(503)
      expect(answer.json().error).toMatchObject({ message: TRY_AGAIN, data: { refusal: 'UNAVAILABLE' } })
    })
  })

  it('a practitioner’s sign-up gives a session and the role, but not verified', async () => {
    const answer = await post(portal, input)
    expect(answer.statusCode).toBe(200)
    expect(await callerOf(portal, cookiesOf(answer)).auth.me()).toMatchObject({
      role: 'practitioner',
      verified: false,
    })
  })

  it('a practitioner’s sign-up refuses a taken e-mail', async () => {
    const answer = await post(portal, input)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error.data.refusal).toBe('EMAIL_TAKEN')
  })

  it.each([
    ['open', 200, { role: 'practitioner', verified: true }],
    ['closed', 403, null],
  ])(
    'with PRACTITIONER_SIGNUP=%s a practitioner’s sign-up is answered with %i',
    async (setting, status, me) => {
      const other = await startPortal({ PRACTITIONER_SIGNUP: setting })
      try {
        const answer = await post(other, input)
        expect(answer.statusCode).toBe(status)
        if (me) expect(await callerOf(other, cookiesOf(answer)).auth.me()).toMatchObject(me)
        else expect(await countUsers(other)).toBe(0)
      } finally {
        await other.close()
      }
    },
  )
})

describe('a session', () => {
  it('a session cookie is httpOnly and is not sent from other sites', async () => {
    const maya = await signUp(portal)
    const cookie = String((await signIn(maya.email)).headers['set-cookie'])
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })

  it('a session is refused when its signature is forged or missing', async () => {
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

  it('a session ends with the sign-out', async () => {
    const maya = await signUp(portal)
    const headers = { cookie: maya.cookie, origin: portal.deps.env.PUBLIC_URL }
    expect((await send(portal, 'POST', '/api/auth/sign-out', {}, { headers })).statusCode).toBe(200)
    expect(await maya.api.auth.me()).toBeNull()
  })

  it('a session ends at once when its account is suspended, and none can begin', async () => {
    const maya = await signUp(portal)
    await portal.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, maya.id))
    expect(await maya.api.auth.me()).toBeNull()
    expect((await signIn(maya.email)).statusCode).toBe(403)
  })

  it('a session has its new role with the next call', async () => {
    const maya = await signUp(portal)
    await portal.deps.db.update(userRoles).set({ role: 'admin' }).where(eq(userRoles.userId, maya.id))
    expect(await maya.api.auth.me()).toMatchObject({ role: 'admin' })
  })
})

describe('a change that another site sends', () => {
  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost:3000' }, 200],
    [{}, 200],
  ])('a change with the headers %o is answered with %i', async (headers, status) => {
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
  it('a password reset answers the same for a known and an unknown address, and its link works once', async () => {
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
  it('too many tries from one address lock an account there, and not for its owner elsewhere', async () => {
    const maya = await signUp(portal)
    const { tries } = LIMITS.signInPerAccountAndIp
    for (let i = 0; i < tries; i++)
      expect((await signIn(maya.email, 'wrong password', '10.0.0.9')).statusCode).toBe(401)
    const stopped = await signIn(maya.email, PASSWORD, '10.0.0.9')
    expect(stopped.statusCode).toBe(429)
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signIn(maya.email, PASSWORD, '10.0.0.10')).statusCode).toBe(200)
  })

  it('too many tries from many addresses lock out strangers, and not an address that the owner uses', async () => {
    const maya = await signUp(portal)
    expect((await signIn(maya.email, PASSWORD, '10.1.0.1')).statusCode).toBe(200)
    const { tries } = LIMITS.signInPerAccountFromStrangers
    for (let i = 0; i < tries; i++) await signIn(maya.email, 'wrong password', `10.2.${i}.1`)
    expect((await signIn(maya.email, PASSWORD, '10.3.0.1')).statusCode).toBe(429)
    expect((await signIn(maya.email, PASSWORD, '10.1.0.1')).statusCode).toBe(200)
  })

  it('tries are counted by the connection’s address, not by a header that anybody may send', async () => {
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

  it('tries are forgotten after a successful sign-in', async () => {
    const maya = await signUp(portal)
    const { tries } = LIMITS.signInPerAccountAndIp
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < tries - 1; i++) await signIn(maya.email, 'wrong password', '10.5.0.1')
      expect((await signIn(maya.email, PASSWORD, '10.5.0.1')).statusCode).toBe(200)
    }
  })
})

describe('an account created by the clinic', () => {
  it('an account created by the clinic must change its password, which ends its other sessions', async () => {
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

  it('makeAdmin makes an admin, and prints a one-time password for a new account', async () => {
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
  it('updateProfile stores filled-in fields, and null for empty ones', async () => {
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

  it('updateProfile refuses a day that does not exist, and leaves the e-mail alone', async () => {
    const maya = await signUp(portal)
    await expect(
      maya.api.auth.updateProfile({ fullName: 'Maya', dateOfBirth: '1988-02-30' }),
    ).rejects.toThrow()
    const sneaky = { fullName: 'Maya', email: 'other@test.clinic', id: 'x' }
    await maya.api.auth.updateProfile(sneaky)
    expect(await maya.api.auth.profile()).toMatchObject({ email: maya.email, id: maya.id })
  })

  it('the profile needs a session', async () => {
    const answer = await send(portal, 'GET', '/api/trpc/auth.profile')
    expect(answer.statusCode).toBe(401)
    expect(answer.json().error.data.refusal).toBe('NOT_SIGNED_IN')
  })
})

describe('the demo clinic', () => {
  it('the demo clinic is created once, and its accounts are closed while the demo is off', async () => {
    await seedDemo(portal.deps)
    const people = await countUsers(portal)
    await seedDemo(portal.deps)
    expect(await countUsers(portal)).toBe(people)
    const inDays = (days: number) => oldDemoText(portal.deps, new Date(Date.now() + days * 86_400_000))
    expect(await inDays(7)).toBeNull()
    expect(await inDays(97)).toContain('The demo clinic is 97 days old')
    const answer = await signIn('patient@demo.clinic', 'demo-clinic')
    expect(await callerOf(portal, cookiesOf(answer)).auth.me()).toMatchObject({
      credits: 50,
      role: 'patient',
    })
    expect((await callerOf(portal, cookiesOf(answer)).bloodTests.list()).rows).toHaveLength(5)
    const { plans } = callerOf(portal, cookiesOf(answer))
    const [iron] = await plans.mine()
    expect(await plans.versions({ planId: iron?.id ?? '' })).toMatchObject([
      { version: 3, changes: [{ kind: 'changed' }, { kind: 'added' }, { kind: 'stopped' }] },
      { version: 2, changes: [{ kind: 'changed' }, { kind: 'added' }] },
      { version: 1 },
    ])
    const { slots } = await plans.today({ date: isoDay(Date.now()) })
    const morning = slots.find(({ slot }) => slot === 'morning')?.doses ?? []
    expect(morning.map(({ state }) => state)).toEqual(['open', 'open', 'skipped', 'taken'])
    const soon = addDays(isoDay(Date.now()), TELL_DAYS)
    const supply = await callerOf(portal, cookiesOf(answer)).shop.supply()
    expect(supply.filter(({ runsOut }) => runsOut !== null && runsOut <= soon)).toMatchObject([
      { name: 'Magnesium', unitsLeft: 8, unitName: 'capsule', inStock: true, missing: null },
    ])
    const { rows } = await forecast(portal.deps.db, translatorFor('en'), isoDay(Date.now()))
    expect(rows[0]).toMatchObject({ name: 'Elderberry', stock: 0, runsOut: isoDay(Date.now()) })
    expect(rows[1]).toMatchObject({ name: 'Chamomile', stock: 6, patients: 3 })
    expect(rows[1]?.runsOut && rows[1].runsOut <= addDays(isoDay(Date.now()), 30)).toBe(true)
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
