import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passkeys, sessions, twoFactors } from '../../drizzle/schema.ts'
import { translatorFor } from '../platform/locales.ts'
import { callerOf, cookiesOf, PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { keyOf, totp } from '../test/totp.ts'

const t = translatorFor('en')

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

const post = (path: string, body: object, cookie = '', to = portal) =>
  send(to, 'POST', `/api/auth/${path}`, body, { headers: { cookie } })
const signIn = (email: string, to = portal) => post('sign-in/email', { email, password: PASSWORD }, '', to)

/** Enrols an authenticator app as My Profile does. Enrolment uses up the code of the current 30 seconds. */
async function enrol(person: Person, to = portal) {
  const started = await post('two-factor/enable', { password: PASSWORD }, person.cookie, to)
  const { totpURI, backupCodes } = started.json<{ totpURI: string; backupCodes: string[] }>()
  const key = keyOf(totpURI)
  const confirmed = await post('two-factor/verify-totp', { code: totp(key) }, person.cookie, to)
  expect(confirmed.statusCode).toBe(200)
  const cookie = cookiesOf(confirmed)
  return { key, codes: backupCodes, cookie, api: callerOf(to, cookie) }
}

describe('an authenticator app', () => {
  it('an authenticator app counts after its first correct code, and not before', async () => {
    const maya = await signUp(portal)
    await post('two-factor/enable', { password: PASSWORD }, maya.cookie)
    expect((await maya.api.auth.factors()).factors).toEqual([])
    expect((await post('two-factor/verify-totp', { code: '000000' }, maya.cookie)).statusCode).toBe(401)
    expect((await signIn(maya.email)).json()).toHaveProperty('user')
    const { api } = await enrol(maya)
    expect(await api.auth.factors()).toMatchObject({
      factors: [{ type: 'totp', status: 'verified' }],
      recoveryCodesLeft: 10,
      hasPassword: true,
    })
  })

  it('an authenticator app is added and removed with the password only', async () => {
    const maya = await signUp(portal)
    expect((await post('two-factor/enable', { password: 'wrong password' }, maya.cookie)).statusCode).toBe(
      400,
    )
    const { cookie } = await enrol(maya)
    expect((await post('two-factor/disable', { password: 'wrong password' }, cookie)).statusCode).toBe(400)
    expect((await post('two-factor/disable', { password: PASSWORD }, cookie)).statusCode).toBe(200)
    expect((await signIn(maya.email)).json()).toHaveProperty('user')
  })

  it('an authenticator app’s key and recovery codes are encrypted in the database, and the key is never shown again', async () => {
    const maya = await signUp(portal)
    const { key, codes, cookie } = await enrol(maya)
    const rows = await portal.deps.db.select().from(twoFactors).where(eq(twoFactors.userId, maya.id))
    expect(rows).toHaveLength(1)
    const stored = JSON.stringify(rows)
    for (const secret of [key, ...codes]) expect(stored).not.toContain(secret)
    expect((await post('two-factor/get-totp-uri', { password: PASSWORD }, cookie)).statusCode).toBe(404)
  })
})

describe('a sign-in with an authenticator app', () => {
  it('a sign-in with an authenticator app has no session until the code is correct', async () => {
    const maya = await signUp(portal)
    const { key } = await enrol(maya)
    const half = await signIn(maya.email)
    expect(half.json()).toMatchObject({ twoFactorRedirect: true })
    expect(half.body).not.toContain(maya.id)
    const cookie = cookiesOf(half)
    // Whichever of the set cookies a browser stores.
    for (const one of [cookie, ...cookie.split('; ')]) {
      const me = await send(portal, 'GET', '/api/trpc/auth.me', undefined, { headers: { cookie: one } })
      expect(me.json().result.data).toBeNull()
    }
    const whole = await post('two-factor/verify-totp', { code: ` ${totp(key, 1)} ` }, cookie)
    const api = callerOf(portal, cookiesOf(whole))
    expect(await api.auth.me()).toMatchObject({ user: { id: maya.id } })
  })

  it('a sign-in accepts each code once, and each challenge once', async () => {
    const maya = await signUp(portal)
    const { key } = await enrol(maya)
    const code = totp(key, 1)
    const first = cookiesOf(await signIn(maya.email))
    expect((await post('two-factor/verify-totp', { code }, first)).statusCode).toBe(200)
    expect((await post('two-factor/verify-totp', { code: totp(key, 0) }, first)).statusCode).toBe(401)
    const second = cookiesOf(await signIn(maya.email))
    expect((await post('two-factor/verify-totp', { code }, second)).statusCode).toBe(429)
  })

  it('a sign-in ends after five wrong codes, and the account is locked for a while after ten', async () => {
    const maya = await signUp(portal)
    const { key } = await enrol(maya)
    for (let round = 0; round < 2; round++) {
      const cookie = cookiesOf(await signIn(maya.email))
      for (let i = 0; i < 5; i++)
        expect((await post('two-factor/verify-totp', { code: '12345' }, cookie)).statusCode).toBe(401)
      expect(
        (await post('two-factor/verify-totp', { code: totp(key, 1) }, cookie)).statusCode,
      ).toBeGreaterThan(399)
    }
    const cookie = cookiesOf(await signIn(maya.email))
    expect((await post('two-factor/verify-totp', { code: totp(key, 1) }, cookie)).statusCode).toBe(429)
  })

  it('a sign-in accepts each recovery code once', async () => {
    const maya = await signUp(portal)
    const { codes } = await enrol(maya)
    const use = async () =>
      post('two-factor/verify-backup-code', { code: codes[0] }, cookiesOf(await signIn(maya.email)))
    const inside = await use()
    expect(inside.statusCode).toBe(200)
    expect(await callerOf(portal, cookiesOf(inside)).auth.factors()).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await use()).statusCode).toBe(401)
  })

  it('a sign-in remembers no device, even where the request asks for it', async () => {
    const maya = await signUp(portal)
    const { key } = await enrol(maya)
    const half = cookiesOf(await signIn(maya.email))
    const whole = await post('two-factor/verify-totp', { code: totp(key, 1), trustDevice: true }, half)
    const cookie = cookiesOf(whole)
    expect(cookie).not.toContain('trust')
    const again = await post('sign-in/email', { email: maya.email, password: PASSWORD }, cookie)
    expect(again.json()).toMatchObject({ twoFactorRedirect: true })
  })
})

describe('a passkey', () => {
  it('a passkey is for this host, on a device that verifies its user, and for signed-in people only', async () => {
    const { cookie } = await signUp(portal)
    const ask = (headers = {}) =>
      send(portal, 'GET', '/api/auth/passkey/generate-register-options', undefined, { headers })
    expect((await ask()).statusCode).toBe(401)
    expect((await ask({ cookie })).json()).toMatchObject({
      rp: { id: 'localhost', name: 'Verbena' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it('a passkey is removed by its owner only', async () => {
    const [maya, jonas] = [await signUp(portal), await signUp(portal)]
    const [made] = await portal.deps.db
      .insert(passkeys)
      .values({
        userId: maya.id,
        credentialID: 'of Maya',
        publicKey: 'a key',
        counter: 0,
        deviceType: 'singleDevice',
        backedUp: false,
      })
      .returning()
    expect((await post('passkey/delete-passkey', { id: made?.id }, jonas.cookie)).statusCode).toBe(401)
    expect((await maya.api.auth.factors()).factors).toHaveLength(1)
    expect((await jonas.api.auth.factors()).factors).toEqual([])
  })
})

describe('with REQUIRE_MFA=staff', () => {
  let strict: TestPortal
  beforeAll(async () => {
    strict = await startPortal({ REQUIRE_MFA: 'staff' })
  })
  afterAll(() => strict.close())

  it('practitioners and admins without a required second factor may use only their own account', async () => {
    for (const role of ['practitioner', 'admin'] as const) {
      const person = await signUp(strict, role)
      expect(await person.api.auth.me()).toMatchObject({ needsFactor: true })
      await person.api.auth.profile()
      const refused = { message: t('auth.refused.factorRequired') }
      await expect(person.api.auth.patients.list()).rejects.toMatchObject(refused)
      await expect(person.api.credits.balance()).rejects.toMatchObject(refused)
      const headers = { cookie: person.cookie }
      const file = '/api/blood-tests/00000000-0000-4000-8000-000000000000/file'
      const answer = await send(strict, 'GET', file, undefined, { headers })
      expect(answer.json()).toMatchObject({ refusal: 'FACTOR_REQUIRED' })

      const { api, cookie } = await enrol(person, strict)
      expect(await api.auth.me()).toMatchObject({ needsFactor: false })
      await api.auth.patients.list()
      // A changed password renews the session, which keeps its method.
      const passwords = { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` }
      const renewed = await post('change-password', passwords, cookie, strict)
      expect(await callerOf(strict, cookiesOf(renewed)).auth.me()).toMatchObject({ needsFactor: false })
    }
  })

  it('staff whose only second factor is removed must set up another', async () => {
    const person = await signUp(strict, 'admin')
    const { cookie } = await enrol(person, strict)
    const without = await post('two-factor/disable', { password: PASSWORD }, cookie, strict)
    expect(await callerOf(strict, cookiesOf(without)).auth.me()).toMatchObject({ needsFactor: true })
  })

  it('a session of staff without a second factor cannot add, replace or remove passkeys', async () => {
    const person = await signUp(strict, 'practitioner')
    const [made] = await strict.deps.db
      .insert(passkeys)
      .values({
        userId: person.id,
        credentialID: 'a credential',
        publicKey: 'a key',
        counter: 0,
        deviceType: 'singleDevice',
        backedUp: false,
      })
      .returning()
    const { cookie } = person
    const answers = [
      await post('two-factor/enable', { password: PASSWORD }, cookie, strict),
      await post('passkey/delete-passkey', { id: made?.id }, cookie, strict),
      await post('passkey/verify-registration', { response: {} }, cookie, strict),
      await send(strict, 'GET', '/api/auth/passkey/generate-register-options', undefined, {
        headers: { cookie },
      }),
    ]
    for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'FACTOR_REQUIRED' })
    expect((await person.api.auth.factors()).factors).toMatchObject([{ type: 'webauthn', name: null }])
  })

  it('patients need no second factor with REQUIRE_MFA=staff', async () => {
    const maya = await signUp(strict)
    expect(await maya.api.auth.me()).toMatchObject({ needsFactor: false })
    await maya.api.credits.balance()
    const [session] = await strict.deps.db.select().from(sessions).where(eq(sessions.userId, maya.id))
    expect(session).toMatchObject({ method: 'password' })
  })
})
