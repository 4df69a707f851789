import { createHash, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, invites, users } from '../../drizzle/schema.ts'
import type { NewInvite } from '../../shared/invites.ts'
import { translatorFor } from '../platform/locales.ts'
import { callerOf, cookiesOf, PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { sweepInvites } from './invites.ts'

const t = translatorFor('en')

let portal: TestPortal
let admin: Person
let elena: Person
beforeAll(async () => {
  // Mails are intercepted before they reach a server.
  portal = await startPortal({ RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9' })
  admin = await signUp(portal, 'admin', 'Ada Admin')
  elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
})
afterAll(() => portal.close())

const tokenIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
const invite = async (input: NewInvite) => {
  const { id, url } = await admin.api.admin.invites.create(input)
  return { id, token: tokenIn(url) }
}
const fields = (more: object = {}) => ({
  fullName: 'Maya Lindqvist',
  email: `${randomUUID()}@test.clinic`,
  password: PASSWORD,
  ...more,
})
const accept = (token: string, input: object = fields()) =>
  send(portal, 'POST', '/api/trpc/auth.acceptInvite', { token, ...input })
const refusalOf = (answer: Awaited<ReturnType<typeof accept>>) => answer.json().error?.data.refusal

describe('an invitation', () => {
  it('an invited patient gets a session, the patient role and the chosen practitioner', async () => {
    const { token } = await invite({ role: 'patient', practitionerId: elena.id })
    const answer = await accept(token)
    const { api } = { api: callerOf(portal, cookiesOf(answer)) }
    const me = await api.auth.me()
    expect(me).toMatchObject({ role: 'patient', mustChangePassword: false })
    expect(await elena.api.auth.patients.list()).toContainEqual(expect.objectContaining({ id: me?.user.id }))
    expect(
      (
        await portal.deps.db
          .select()
          .from(users)
          .where(eq(users.id, me?.user.id ?? ''))
      )[0],
    ).toMatchObject({ privacyVersion: '2' })
  })

  it('an invited practitioner is verified, and an invited admin is an admin', async () => {
    for (const role of ['practitioner', 'admin'] as const) {
      const { token } = await invite({ role })
      const api = callerOf(portal, cookiesOf(await accept(token)))
      expect(await api.auth.me()).toMatchObject({ role, verified: true })
    }
  })

  it('the session of an accepted invitation does not depend on who is signed in at the browser', async () => {
    const { token } = await invite({ role: 'patient' })
    const answer = await send(
      portal,
      'POST',
      '/api/trpc/auth.acceptInvite',
      { token, ...fields() },
      { headers: { cookie: admin.cookie } },
    )
    expect((await callerOf(portal, cookiesOf(answer)).auth.me())?.role).toBe('patient')
  })

  it('an invitation works once, also for two people at the same time', async () => {
    const { token } = await invite({ role: 'patient' })
    const answers = await Promise.all([accept(token), accept(token), accept(token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404])
    expect((await accept(token)).statusCode).toBe(404)
  })

  it('a refused password and a taken e-mail do not use an invitation up', async () => {
    const { token } = await invite({ role: 'patient', practitionerId: elena.id })
    expect((await accept(token, fields({ password: 'short' }))).statusCode).toBe(400)
    const taken = await accept(token, fields({ email: admin.email.toUpperCase() }))
    expect([taken.statusCode, refusalOf(taken)]).toEqual([409, 'EMAIL_TAKEN'])
    expect(await elena.api.auth.patients.list({ id: admin.id })).toEqual([])
    expect((await accept(token)).statusCode).toBe(200)
  })

  it('an invitation is refused for an address that has an account, and for who is no practitioner', async () => {
    const { create } = admin.api.admin.invites
    await expect(create({ role: 'patient', email: elena.email })).rejects.toThrow(
      t('auth.refused.emailTaken'),
    )
    await expect(create({ role: 'patient', practitionerId: admin.id })).rejects.toThrow(
      t('auth.refused.noPractitioner'),
    )
    await expect(create({ role: 'practitioner', practitionerId: elena.id })).rejects.toThrow()
  })

  it('a revoked or expired invitation, or one of a former admin, makes no account', async () => {
    const revoked = await invite({ role: 'admin' })
    await admin.api.admin.invites.revoke({ id: revoked.id })
    await expect(admin.api.admin.invites.revoke({ id: revoked.id })).rejects.toThrow(
      t('auth.refused.noInvite'),
    )
    const expired = await invite({ role: 'admin' })
    await portal.deps.db
      .update(invites)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(invites.id, expired.id))
    const former = await signUp(portal, 'admin')
    const { url } = await former.api.admin.invites.create({ role: 'admin' })
    await admin.api.admin.users.setRole({ userId: former.id, role: 'patient' })
    for (const token of [revoked.token, expired.token, tokenIn(url), 'unknown']) {
      expect((await accept(token)).statusCode).toBe(404)
      await expect(callerOf(portal).auth.invite({ token })).rejects.toThrow(t('auth.refused.inviteEnded'))
    }
    await sweepInvites(portal.deps.db)
    expect(await portal.deps.db.$count(invites, eq(invites.id, expired.id))).toBe(0)
  })

  it('the list has the open invitations without a token, and the database has only its hash', async () => {
    const { id, token } = await invite({ role: 'patient', fullName: 'Jonas Weber', practitionerId: elena.id })
    const list = await admin.api.admin.invites.list()
    expect(list.find((one) => one.id === id)).toMatchObject({
      role: 'patient',
      fullName: 'Jonas Weber',
      email: null,
      practitioner: { fullName: 'Elena Hartmann' },
      createdBy: { fullName: 'Ada Admin' },
    })
    const [row] = await portal.deps.db.select().from(invites).where(eq(invites.id, id))
    const stored = createHash('sha256').update(token).digest('base64url')
    expect(row?.tokenHash).toBe(stored)
    for (const text of [JSON.stringify(list), JSON.stringify(row)]) expect(text).not.toContain(token)
    expect(JSON.stringify(list)).not.toContain(stored)
    expect(new Date(row?.expiresAt ?? 0).getTime() - (row?.createdAt.getTime() ?? 0)).toBeCloseTo(
      7 * 86_400_000,
      -3,
    )
  })

  it('an invitation with an address is mailed; whoever confirms that address is known to own it', async () => {
    const email = `${randomUUID()}@test.clinic`
    const { token } = await invite({ role: 'patient', email: email.toUpperCase() })
    const mail = await eventually(async () => portal.mails.find(({ to }) => to === email))
    expect(mail.text).toContain(`/invite/${token}`)
    expect(await callerOf(portal).auth.invite({ token })).toMatchObject({ email, role: 'patient' })
    await accept(token, fields({ email }))
    const other = await invite({ role: 'patient', email: `${randomUUID()}@test.clinic` })
    const own = fields()
    await accept(other.token, own)
    const provedOf = async (address: string) =>
      (await portal.deps.db.select().from(users).where(eq(users.email, address)))[0]?.emailVerified
    expect([await provedOf(email), await provedOf(own.email)]).toEqual([true, false])
    expect(await eventually(async () => portal.mails.find(({ to }) => to === own.email))).toMatchObject({
      to: own.email,
    })
  })

  it('inviting, accepting and revoking are recorded', async () => {
    const { id, token } = await invite({ role: 'practitioner' })
    await accept(token)
    const lines = await portal.deps.db.select().from(auditLog).where(eq(auditLog.targetId, id))
    expect(lines.map(({ action }) => action)).toEqual(['invite.create', 'invite.accept'])
  })
})

describe('a practitioner who signs up alone', () => {
  it('admins get a notice until the practitioner is verified', async () => {
    const email = `${randomUUID()}@test.clinic`
    await callerOf(portal).auth.signUpPractitioner({ fullName: 'Otto Neu', email, password: PASSWORD })
    const waiting = async () =>
      (await admin.api.notices.list()).rows.filter(({ kind }) => kind === 'practitioner-waiting')
    expect(await waiting()).toMatchObject([
      {
        text: t('notices.text.practitioner-waiting', { author: 'Otto Neu' }),
        href: '/admin/users?role=unverified',
      },
    ])
    const [otto] = await portal.deps.db.select().from(users).where(eq(users.email, email))
    await admin.api.admin.users.verify({ userId: otto?.id ?? '' })
    expect(await waiting()).toEqual([])
  })
})
