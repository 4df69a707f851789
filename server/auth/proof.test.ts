import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, passkeys, sessions, twoFactors, users } from '../../drizzle/schema.ts'
import { translatorFor } from '../platform/locales.ts'
import { callerOf, cookiesOf, PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { startIdentityProvider } from '../test/identityProvider.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { keyOf, totp } from '../test/totp.ts'

const t = translatorFor('en')

let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let portal: TestPortal
beforeAll(async () => {
  provider = await startIdentityProvider()
  // Mails are intercepted before they reach a server.
  portal = await startPortal({ ...provider.settings, RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(async () => {
  await portal.close()
  await provider.close()
})

const post = (path: string, body: object, cookie = '', to = portal) =>
  send(to, 'POST', `/api/auth/${path}`, body, { headers: { cookie } })
const mailOf = ({ email }: { email: string }, words: string, to = portal) =>
  eventually(async () => to.mails.find((mail) => mail.to === email && mail.text.includes(words)))
const linkToProve = async (person: { email: string }) => {
  const { text } = await mailOf(person, '/verify-email?')
  const url = new URL(/http\S+verify-email\S+/.exec(text)?.[0] ?? '')
  return url.pathname + url.search
}
const proved = async ({ id }: { id: string }) => {
  const [row] = await portal.deps.db.select().from(users).where(eq(users.id, id))
  return row?.emailVerified
}

const keyRow = (userId: string) => ({
  userId,
  credentialID: crypto.randomUUID(),
  publicKey: 'a key',
  counter: 0,
  deviceType: 'singleDevice',
  backedUp: false,
})
/** Makes somebody's sign-in two days old. */
const longAgo = ({ id }: Person, to = portal) =>
  to.deps.db
    .update(sessions)
    .set({ createdAt: new Date(Date.now() - 48 * 60 * 60 * 1000) })
    .where(eq(sessions.userId, id))

/** The answer of each endpoint that adds a factor. */
async function tries({ cookie }: Person, to = portal) {
  const answers = [
    await send(to, 'GET', '/api/auth/passkey/generate-register-options', undefined, { headers: { cookie } }),
    await post('passkey/verify-registration', { response: {} }, cookie, to),
    await post('two-factor/enable', { password: PASSWORD }, cookie, to),
    await post(
      'link-social',
      { provider: 'oidc', callbackURL: '/profile', errorCallbackURL: '/profile' },
      cookie,
      to,
    ),
  ]
  return answers.map((answer) => answer.json().message ?? 'begun')
}
const WAIT = t('auth.refused.confirmEmail')

describe('an account whose address is not verified', () => {
  it('an account with an unverified address adds no passkey, authenticator app or identity', async () => {
    const maya = await signUp(portal)
    expect(await tries(maya)).toEqual([WAIT, WAIT, WAIT, WAIT])
    expect(await maya.api.auth.factors()).toMatchObject({ waitsForProof: true })
    expect(await maya.api.auth.identities.list()).toMatchObject({ waitsForProof: true })

    const answer = await send(portal, 'GET', await linkToProve(maya))
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/dashboard'])
    expect(await proved(maya)).toBe(true)
    expect(await maya.api.auth.factors()).toMatchObject({ waitsForProof: false })
    expect(await tries(maya)).not.toContain(WAIT)
  })

  it('an account with an unverified address may use everything else', async () => {
    const maya = await signUp(portal)
    await maya.api.health.addEntry({ date: new Date().toISOString().slice(0, 10) })
    expect((await maya.api.bloodTests.list()).rows).toEqual([])
  })

  it('the verification mail is sent again from the page that waits for it', async () => {
    const maya = await signUp(portal)
    const before = portal.mails.length
    expect((await post('send-verification-email', {}, maya.cookie)).statusCode).toBe(200)
    await eventually(async () => (portal.mails.length > before ? true : undefined))
    const links = await eventually(async () => {
      const found = portal.mails.filter(({ to, text }) => to === maya.email && text.includes('verify-email'))
      return found.length === 2 ? found : undefined
    })
    // Two mails sent at once may arrive in either order.
    expect(links.filter(({ text }) => text.includes('callbackURL=%2Fprofile'))).toHaveLength(1)
  })

  it('an unverified address is marked as such for the admin who would link it', async () => {
    const admin = await signUp(portal, 'admin')
    const maya = await signUp(portal)
    const seen = async () => {
      const people = await admin.api.admin.users.people({ role: 'patient', search: maya.email })
      return people[0]?.addressProved
    }
    expect(await seen()).toBe(false)
    await send(portal, 'GET', await linkToProve(maya))
    expect(await seen()).toBe(true)
  })
})

describe('verified addresses', () => {
  it('an address is verified where a practitioner created the account, or an admin verified it', async () => {
    const [admin, elena] = [await signUp(portal, 'admin'), await signUp(portal, 'practitioner')]
    const email = `${crypto.randomUUID()}@test.clinic`
    const made = { fullName: 'Jonas Weber', email, password: PASSWORD }
    const { patientId } = await elena.api.auth.patients.create(made)
    expect(await proved({ id: patientId })).toBe(true)
    expect(await proved(elena)).toBe(false)
    await admin.api.admin.users.verify({ userId: elena.id })
    expect(await proved(elena)).toBe(true)
    const other = await signUp(portal)
    await admin.api.admin.users.setRole({ userId: other.id, role: 'practitioner' })
    expect(await proved(other)).toBe(true)
  })

  it('an unverified address blocks nothing with a required second factor, or without a mail server', async () => {
    const strict = await startPortal({
      ...provider.settings,
      ROLE: 'web',
      REQUIRE_MFA: 'staff',
      SMTP_URL: 'smtp://127.0.0.1:9',
    })
    const plain = await startPortal({ ...provider.settings, ROLE: 'web' })
    try {
      expect(await tries(await signUp(strict, 'practitioner'), strict)).not.toContain(WAIT)
      expect(await tries(await signUp(strict), strict)).toContain(WAIT)
      const maya = await signUp(plain)
      expect(await tries(maya, plain)).not.toContain(WAIT)
      expect(await maya.api.auth.factors()).toMatchObject({ waitsForProof: false })
    } finally {
      await strict.close()
      await plain.close()
    }
  })
})

/** The token of the newest reset link that was mailed. */
async function resetToken(person: { email: string }, not: string[] = []) {
  const found = async () =>
    portal.mails
      .filter(({ to }) => to === person.email)
      .flatMap(({ text }) => /reset-password\/([^?\s]+)/.exec(text)?.[1] ?? [])
      .find((token) => !not.includes(token))
  await post('request-password-reset', { email: person.email })
  return eventually(found)
}

describe('a password reset', () => {
  it('a password reset of an unverified address removes every sign-in method of the earlier sign-up', async () => {
    const stranger = await signUp(portal)
    const { db } = portal.deps
    await db.insert(passkeys).values(keyRow(stranger.id))
    await db.insert(accounts).values({ userId: stranger.id, accountId: 'elsewhere', providerId: 'oidc' })
    await db.insert(twoFactors).values({ userId: stranger.id, secret: 'x', backupCodes: 'y', verified: true })
    await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, stranger.id))

    const token = await resetToken(stranger)
    expect((await post('reset-password', { token, newPassword: 'the owner’s own' })).statusCode).toBe(200)
    const left = await Promise.all([
      db.$count(passkeys, eq(passkeys.userId, stranger.id)),
      db.$count(twoFactors, eq(twoFactors.userId, stranger.id)),
      db.$count(sessions, eq(sessions.userId, stranger.id)),
      db.$count(accounts, and(eq(accounts.userId, stranger.id), ne(accounts.providerId, 'credential'))),
    ])
    expect(left).toEqual([0, 0, 0, 0])
    // The mail was read: the address is the owner's.
    expect(await proved(stranger)).toBe(true)
    const owner = await post('sign-in/email', { email: stranger.email, password: 'the owner’s own' })
    expect(await callerOf(portal, cookiesOf(owner)).auth.me()).toMatchObject({ user: { id: stranger.id } })
  })

  it('a password reset of a verified address leaves the second factors', async () => {
    const maya = await signUp(portal)
    await send(portal, 'GET', await linkToProve(maya))
    await portal.deps.db.insert(passkeys).values(keyRow(maya.id))
    const token = await resetToken(maya)
    await post('reset-password', { token, newPassword: 'another of mine' })
    expect(await portal.deps.db.$count(passkeys, eq(passkeys.userId, maya.id))).toBe(1)
  })

  it('a password reset ends all other links of the same person', async () => {
    const maya = await signUp(portal)
    const first = await resetToken(maya)
    const second = await resetToken(maya, [first])
    expect((await post('reset-password', { token: second, newPassword: 'one of mine' })).statusCode).toBe(200)
    expect((await post('reset-password', { token: first, newPassword: 'a thief’s' })).statusCode).toBe(400)
  })
})

describe('adding a factor', () => {
  const provenPerson = async () => {
    const maya = await signUp(portal)
    await send(portal, 'GET', await linkToProve(maya))
    return maya
  }

  it('adding a factor asks for a fresh sign-in, or for the password', async () => {
    const maya = await provenPerson()
    await longAgo(maya)
    const again = t('auth.refused.stale')
    const [options, made, app, identity] = await tries(maya)
    expect([options, made, identity]).toEqual([again, again, again])
    // This request carries the password itself.
    expect(app).toBe('begun')
    expect(await maya.api.auth.factors()).toMatchObject({ asksPassword: true })

    await expect(maya.api.auth.prove({ password: 'wrong password' })).rejects.toThrow(
      t('auth.refused.password'),
    )
    expect((await tries(maya))[0]).toBe(again)
    await maya.api.auth.prove({ password: PASSWORD })
    expect(await tries(maya)).not.toContain(again)
    expect(await maya.api.auth.factors()).toMatchObject({ asksPassword: false })
  })

  it('adding an authenticator app to an account without a password asks for a fresh sign-in', async () => {
    const maya = await provenPerson()
    await portal.deps.db.delete(accounts).where(eq(accounts.userId, maya.id))
    await longAgo(maya)
    expect((await post('two-factor/enable', {}, maya.cookie)).statusCode).toBe(403)
  })

  it('guesses of the own password are limited', async () => {
    const limited = await startPortal({ ROLE: 'web' })
    try {
      const { api } = await signUp(limited)
      for (let i = 0; i < 10; i++)
        await expect(api.auth.prove({ password: 'wrong password' })).rejects.toThrow(
          t('auth.refused.password'),
        )
      await expect(api.auth.prove({ password: PASSWORD })).rejects.toThrow(
        t('auth.refused.tooManyTries', { minutes: 15 }),
      )
    } finally {
      await limited.close()
    }
  })
})

it('an added authenticator app counts after its first correct code', async () => {
  const maya = await signUp(portal)
  await send(portal, 'GET', await linkToProve(maya))
  const started = await post('two-factor/enable', { password: PASSWORD }, maya.cookie)
  const key = keyOf(started.json<{ totpURI: string }>().totpURI)
  expect((await post('two-factor/verify-totp', { code: totp(key) }, maya.cookie)).statusCode).toBe(200)
})

it('a mail leaves the job table after it was sent', async () => {
  const maya = await signUp(portal)
  await mailOf(maya, 'verify-email')
  await eventually(async () => {
    const { rows } = await portal.deps.pool.query(
      "select 1 from pgboss.job where name like 'send-mail%' and data::text like $1",
      [`%${maya.email}%`],
    )
    return rows.length === 0 ? true : undefined
  })
  expect(portal.mails.some(({ to }) => to === maya.email)).toBe(true)
})
