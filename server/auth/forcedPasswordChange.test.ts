import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { message } from '../../locales/translate.ts'
import { translatorFor } from '../platform/locales.ts'
import { appRouter } from '../router.ts'
import { callerOf, cookiesOf, type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'

const t = translatorFor('en')

let portal: TestPortal
let elena: Person
beforeAll(async () => {
  // Mails are intercepted before they reach a server.
  portal = await startPortal({ RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9' })
  elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
})
afterAll(() => portal.close())

const given = 'chosen at the desk'
const auth = (path: string, body: object, cookie = '') =>
  send(portal, 'POST', `/api/auth/${path}`, body, { headers: { cookie } })

/** A patient of Elena's who has just signed in with the password that Elena chose. */
async function arrives() {
  const email = `${randomUUID()}@test.clinic`
  const { patientId } = await elena.api.auth.patients.create({
    fullName: 'Maya Lindqvist',
    email,
    password: given,
  })
  const cookie = cookiesOf(await auth('sign-in/email', { email, password: given }))
  return { id: patientId, email, cookie, api: callerOf(portal, cookie) }
}

describe('a password chosen by somebody else', () => {
  it('a session with a given password may call only auth.me and what needs no session', async () => {
    const { cookie } = await arrives()
    const open: string[] = []
    const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>
    for (const [path, { _def }] of Object.entries(procedures)) {
      if (_def.type === 'subscription') continue
      const method = _def.type === 'query' ? 'GET' : 'POST'
      const answer = await send(portal, method, `/api/trpc/${path}`, method === 'POST' ? {} : undefined, {
        headers: { cookie },
      })
      const { error } = answer.json()
      if (error?.data.refusal !== 'PASSWORD_CHANGE_REQUIRED') open.push(path)
      else expect(answer.statusCode).toBe(403)
    }
    expect(open.toSorted()).toEqual([
      'auth.acceptInvite',
      'auth.identities.provider',
      'auth.invite',
      'auth.me',
      'auth.signUpPractitioner',
      'clinic.about',
      ...['decline', 'documents', 'handBack', 'question', 'sign'].map((call) => `consents.device.${call}`),
      'shop.products',
    ])
  })

  it('a session with a given password may download no file', async () => {
    const { cookie } = await arrives()
    for (const url of ['/api/my-data', `/api/blood-tests/${randomUUID()}/file`]) {
      const answer = await send(portal, 'GET', url, undefined, { headers: { cookie } })
      expect([answer.statusCode, answer.json().refusal]).toEqual([403, 'PASSWORD_CHANGE_REQUIRED'])
    }
  })

  it('a session with a given password may add no factor and no identity', async () => {
    const { cookie } = await arrives()
    const answer = await auth('two-factor/enable', { password: given }, cookie)
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      {
        message: t('auth.refused.passwordFirst'),
        refusal: 'PASSWORD_CHANGE_REQUIRED',
        code: 'PASSWORD_CHANGE_REQUIRED',
      },
    ])
    const options = '/api/auth/passkey/generate-register-options'
    expect((await send(portal, 'GET', options, undefined, { headers: { cookie } })).statusCode).toBe(403)
  })

  it('a given password cannot be chosen again, neither by a change nor by a mailed link', async () => {
    const { email, cookie, api } = await arrives()
    const kept = await auth('change-password', { currentPassword: given, newPassword: given }, cookie)
    expect([kept.statusCode, kept.json().message]).toEqual([400, t('auth.refused.samePassword')])
    await auth('request-password-reset', { email })
    const mail = await eventually(async () =>
      portal.mails.find(({ to, text }) => to === email && text.includes('/reset-password/')),
    )
    const token = /reset-password\/([^?\s]+)/.exec(mail.text)?.[1]
    expect((await auth('reset-password', { token, newPassword: given })).statusCode).toBe(400)
    expect(await api.auth.me()).toMatchObject({ mustChangePassword: true })
    expect((await auth('reset-password', { token, newPassword: 'my own password' })).statusCode).toBe(200)
  })

  it('a session may do everything after the given password is changed', async () => {
    const { cookie } = await arrives()
    const changed = await auth(
      'change-password',
      { currentPassword: given, newPassword: 'my own password' },
      cookie,
    )
    const { auth: account } = callerOf(portal, cookiesOf(changed))
    expect(await account.me()).toMatchObject({ mustChangePassword: false })
    expect(await account.profile()).toMatchObject({ fullName: 'Maya Lindqvist' })
  })

  it('a session with a given password may sign out', async () => {
    const { cookie, api } = await arrives()
    expect((await auth('sign-out', {}, cookie)).statusCode).toBe(200)
    expect(await api.auth.me()).toBeNull()
  })
})

describe('an invitation by mail', () => {
  const invite = () => ({ fullName: 'Jonas Weber', email: `${randomUUID()}@test.clinic`, invite: true })
  const linkTo = async (email: string) => {
    const mail = await eventually(async () => portal.mails.find(({ to }) => to === email))
    return { mail, token: /reset-password\/([^?\s]+)/.exec(mail.text)?.[1] ?? '' }
  }

  it('an invitation’s link sets a password once, and the patient is linked', async () => {
    const input = invite()
    const { patientId } = await elena.api.auth.patients.create(input)
    const { mail, token } = await linkTo(input.email)
    expect(mail.text).not.toContain('Elena')
    const page = await send(portal, 'GET', `/api/auth/reset-password/${token}?callbackURL=%2Freset-password`)
    expect(page.headers.location).toContain(`/reset-password?token=${token}`)
    expect((await auth('reset-password', { token, newPassword: 'only mine' })).statusCode).toBe(200)
    expect((await auth('reset-password', { token, newPassword: 'a second one' })).statusCode).toBe(400)
    const cookie = cookiesOf(await auth('sign-in/email', { email: input.email, password: 'only mine' }))
    expect(await callerOf(portal, cookie).auth.me()).toMatchObject({
      user: { id: patientId },
      role: 'patient',
      mustChangePassword: false,
    })
    expect(await elena.api.auth.patients.list()).toContainEqual(expect.objectContaining({ id: patientId }))
  })

  it('an invited account has no way in before its password is set', async () => {
    const input = invite()
    await elena.api.auth.patients.create(input)
    for (const password of ['', given, 'undefined']) {
      expect((await auth('sign-in/email', { email: input.email, password })).statusCode).toBeGreaterThan(399)
    }
  })

  it('an invitation takes no password, and is refused without a mail server', async () => {
    await expect(elena.api.auth.patients.create({ ...invite(), password: given })).rejects.toThrow(
      message('auth.invalid.invitedPassword'),
    )
    expect(await elena.api.auth.patients.canInvite()).toBe(true)
    const plain = await startPortal({ ROLE: 'web' })
    try {
      const { api } = await signUp(plain, 'practitioner')
      expect(await api.auth.patients.canInvite()).toBe(false)
      await expect(api.auth.patients.create(invite())).rejects.toThrow(t('care.refused.noMailServer'))
    } finally {
      await plain.close()
    }
  })
})
