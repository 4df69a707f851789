import { and, asc, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, auditLog, passkeys, users } from '../../drizzle/schema.ts'
import { translatorFor } from '../platform/locales.ts'
import { cookiesOf, PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { startIdentityProvider } from '../test/identityProvider.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { keyOf, totp } from '../test/totp.ts'
import type { AccountChange } from './authEndpoints.ts'

const t = translatorFor('en')

let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let portal: TestPortal
beforeAll(async () => {
  provider = await startIdentityProvider()
  portal = await startPortal(provider.settings)
})
afterAll(async () => {
  await portal.close()
  await provider.close()
})

const post = (path: string, body: object, cookie = '') =>
  send(portal, 'POST', `/api/auth/${path}`, body, { headers: { cookie } })

/** The audit log's actions about a person without the sign-ins, oldest first. */
async function recorded({ id }: Person) {
  const rows = await portal.deps.db
    .select({ action: auditLog.action, actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), ne(auditLog.action, 'session.begin')))
    .orderBy(asc(auditLog.id))
  expect(rows.every(({ actorId }) => actorId === id)).toBe(true)
  return rows.map(({ action }) => action)
}

/** The mail to a person that contains one of these texts. */
const mailOf = ({ email }: Person, ...texts: string[]) =>
  eventually(async () =>
    portal.mails.find(({ to, text }) => to === email && texts.some((part) => text.includes(part))),
  )

/** The mail to a person about a change of this minute or the last one. */
const changeMailOf = (person: Person, change: AccountChange) =>
  mailOf(
    person,
    ...[0, 60_000].map((ago) => t(`auth.mail.change.${change}`, { at: new Date(Date.now() - ago) })),
  )

const rename = ({ id }: Person, name: string, emailVerified: boolean) =>
  portal.deps.db.update(users).set({ name, emailVerified }).where(eq(users.id, id))

it('a name with line breaks, stored before sign-ups refused them, is one line in every mail', async () => {
  const eve = await signUp(portal)
  await rename(eve, 'Eve\r\n\r\nYour account ends today.\u2028Follow\u001b this', true)
  await post('change-password', { currentPassword: PASSWORD, newPassword: 'another password' }, eve.cookie)
  await post('request-password-reset', { email: eve.email })
  const greeting = t('mail.greeting.name', { name: 'Eve Your account ends today. Follow  this' })
  for (const mail of [await changeMailOf(eve, 'password.change'), await mailOf(eve, '/reset-password/')]) {
    expect(mail.text).toContain(`${greeting}\n\n`)
  }
})

it.each([
  ['a name that nobody has proved the address of', 'Buy Melusine drops now', false],
  ['a name with an address, stored before sign-ups refused them', 'Melusine www.evil.example', true],
  ['a name with a link, stored before sign-ups refused them', 'Melusine https://evil.example', true],
])('%s is in no mail', async (_what, name, emailVerified) => {
  const eve = await signUp(portal)
  await rename(eve, name, emailVerified)
  const admin = await signUp(portal, 'admin')
  const { id } = await admin.api.admin.products.create({ name: 'Ginger', priceCents: 900, stock: 300 })
  const lines = [{ productId: id, quantity: 1 }]
  await eve.api.shop.placeOrder({ lines, idempotencyKey: crypto.randomUUID() })
  await post('request-password-reset', { email: eve.email })
  await post('send-verification-email', {}, eve.cookie)
  await post('change-password', { currentPassword: PASSWORD, newPassword: 'another password' }, eve.cookie)
  const links = ['/orders', '/reset-password/', ...(emailVerified ? [] : ['/verify-email?'])]
  const mails = [changeMailOf(eve, 'password.change'), ...links.map((link) => mailOf(eve, link))]
  for (const mail of await Promise.all(mails)) {
    expect(mail.text.startsWith(`${t('mail.greeting.unnamed')}\n\n`)).toBe(true)
  }
  expect(JSON.stringify(portal.mails.filter(({ to }) => to === eve.email))).not.toContain('Melusine')
})

describe('changes of the ways into an account', () => {
  it('adding and removing an authenticator app, and renewing its recovery codes, is recorded and mailed', async () => {
    const maya = await signUp(portal)
    const started = await post('two-factor/enable', { password: PASSWORD }, maya.cookie)
    const { totpURI, backupCodes } = started.json<{ totpURI: string; backupCodes: string[] }>()
    const key = keyOf(totpURI)
    await post('two-factor/verify-totp', { code: '000000' }, maya.cookie)
    expect(await recorded(maya)).toEqual([])
    const cookie = cookiesOf(await post('two-factor/verify-totp', { code: totp(key) }, maya.cookie))
    const mail = await changeMailOf(maya, 'factor.app-add')
    for (const secret of [key, ...backupCodes, PASSWORD]) expect(mail.text).not.toContain(secret)

    // A sign-in with a code changes nothing.
    const half = cookiesOf(await post('sign-in/email', { email: maya.email, password: PASSWORD }))
    expect((await post('two-factor/verify-totp', { code: totp(key, 1) }, half)).statusCode).toBe(200)

    await post('two-factor/generate-backup-codes', { password: 'wrong password' }, cookie)
    const renewed = await post('two-factor/generate-backup-codes', { password: PASSWORD }, cookie)
    const codes = renewed.json<{ backupCodes: string[] }>().backupCodes
    const renewalMail = await changeMailOf(maya, 'factor.codes-renew')
    for (const code of codes) expect(renewalMail.text).not.toContain(code)

    await post('two-factor/disable', { password: PASSWORD }, cookie)
    await changeMailOf(maya, 'factor.app-remove')
    expect(await recorded(maya)).toEqual(['factor.app-add', 'factor.codes-renew', 'factor.app-remove'])
  })

  it('removing a passkey is recorded and mailed, and is refused to anybody but its owner', async () => {
    const [maya, jonas] = [await signUp(portal), await signUp(portal)]
    const [made] = await portal.deps.db
      .insert(passkeys)
      .values({
        userId: maya.id,
        credentialID: `of ${maya.id}`,
        publicKey: 'a key',
        counter: 0,
        deviceType: 'singleDevice',
        backedUp: false,
      })
      .returning()
    await post('passkey/delete-passkey', { id: made?.id }, jonas.cookie)
    await post('passkey/delete-passkey', { id: made?.id }, maya.cookie)
    await changeMailOf(maya, 'factor.passkey-remove')
    expect(await recorded(maya)).toEqual(['factor.passkey-remove'])
    expect(await recorded(jonas)).toEqual([])
  })

  it('linking and unlinking an identity is recorded and mailed; signing in with it is not', async () => {
    const maya = await signUp(portal)
    const claims = { sub: `elsewhere-${maya.id}`, email: maya.email, email_verified: true }
    for (const path of ['link-social', 'sign-in/social']) {
      const started = await post(
        path,
        { provider: 'oidc', callbackURL: '/profile', errorCallbackURL: '/profile' },
        maya.cookie,
      )
      const back = provider.approve(started.json<{ url: string }>().url, claims)
      const cookie = `${maya.cookie}; ${cookiesOf(started)}`
      await send(portal, 'GET', back, undefined, { headers: { cookie } })
    }
    await changeMailOf(maya, 'identity.link')
    const id = (await maya.api.auth.identities.list()).linked[0]?.id ?? ''
    await maya.api.auth.identities.unlink({ id })
    await changeMailOf(maya, 'identity.unlink')
    expect(await recorded(maya)).toEqual(['identity.link', 'identity.unlink'])
    expect(await portal.deps.db.$count(accounts, eq(accounts.userId, maya.id))).toBe(1)
  })

  it('a changed or reset password is recorded and mailed', async () => {
    const maya = await signUp(portal)
    const change = (currentPassword: string) =>
      post('change-password', { currentPassword, newPassword: 'the second password' }, maya.cookie)
    await change('wrong password')
    expect(await recorded(maya)).toEqual([])
    await change(PASSWORD)
    const mail = await changeMailOf(maya, 'password.change')
    expect(mail.text).not.toContain('the second password')

    await post('request-password-reset', { email: maya.email })
    const link = await mailOf(maya, '/reset-password/')
    const token = /reset-password\/([^?\s]+)/.exec(link.text)?.[1]
    await post('reset-password', { token, newPassword: 'the third password' })
    await changeMailOf(maya, 'password.reset')
    expect(await recorded(maya)).toEqual(['password.change', 'password.reset'])
  })
})
