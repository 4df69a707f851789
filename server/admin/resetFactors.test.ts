import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog, passkeys, users } from '../../drizzle/schema.ts'
import { translatorFor } from '../platform/locales.ts'
import { callerOf, cookiesOf, PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { keyOf, totp } from '../test/totp.ts'
import { resetFactors } from './resetFactors.ts'

const t = translatorFor('en')

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
})
afterAll(() => portal.close())

const post = (path: string, body: object, cookie = '') =>
  send(portal, 'POST', `/api/auth/${path}`, body, { headers: { cookie } })
const signIn = ({ email }: Person) => post('sign-in/email', { email, password: PASSWORD })

/** Somebody with an authenticator app and a passkey, signed in. */
async function withFactors() {
  const person = await signUp(portal)
  const started = await post('two-factor/enable', { password: PASSWORD }, person.cookie)
  const { totpURI } = started.json<{ totpURI: string }>()
  const confirmed = await post('two-factor/verify-totp', { code: totp(keyOf(totpURI)) }, person.cookie)
  await portal.deps.db.insert(passkeys).values({
    userId: person.id,
    credentialID: `of ${person.id}`,
    publicKey: 'a key',
    counter: 0,
    deviceType: 'singleDevice',
    backedUp: false,
  })
  const api = callerOf(portal, cookiesOf(confirmed))
  expect((await api.auth.factors()).factors).toHaveLength(2)
  return { ...person, api }
}

const lines = ({ id }: Person) =>
  portal.deps.db
    .select({ actorId: auditLog.actorId, action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, 'factor.reset-by-operator')))

it('resetFactors removes app, codes and passkeys of one account, ends its sessions, records it and mails the owner', async () => {
  const [maya, jonas] = [await withFactors(), await withFactors()]
  expect((await signIn(maya)).json()).toMatchObject({ twoFactorRedirect: true })
  expect(await resetFactors(portal.deps, maya.email)).toContain('signs in with the password alone now')

  expect(await maya.api.auth.me()).toBeNull()
  const again = await signIn(maya)
  expect(again.json()).not.toHaveProperty('twoFactorRedirect')
  const api = callerOf(portal, cookiesOf(again))
  expect(await api.auth.factors()).toMatchObject({ factors: [], recoveryCodesLeft: 0 })
  expect(await lines(maya)).toEqual([{ actorId: null, action: 'factor.reset-by-operator' }])
  const texts = [0, 60_000].map((ago) =>
    t('auth.mail.change.factor.reset-by-operator', { at: new Date(Date.now() - ago) }),
  )
  await eventually(async () =>
    portal.mails.find(({ to, text }) => to === maya.email && texts.some((change) => text.includes(change))),
  )

  expect((await jonas.api.auth.factors()).factors).toHaveLength(2)
  expect((await signIn(jonas)).json()).toMatchObject({ twoFactorRedirect: true })
  expect(await lines(jonas)).toEqual([])
})

it('resetFactors refuses an unknown address, a deleted account and one without a second factor, and changes nothing', async () => {
  const reset = (email: string) => resetFactors(portal.deps, email)
  await expect(reset('nobody@test.clinic')).rejects.toThrow(
    'There is no account with the address nobody@test.clinic.',
  )
  const maya = await signUp(portal)
  await expect(reset(maya.email)).rejects.toThrow('has no second factor to take away')
  expect(await maya.api.auth.me()).toMatchObject({ user: { id: maya.id } })
  const gone = await withFactors()
  await portal.deps.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.id))
  await expect(reset(gone.email)).rejects.toThrow('There is no account')
  expect([...(await lines(maya)), ...(await lines(gone))]).toEqual([])
})
