import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, practitionerPatients, userRoles } from '../../drizzle/schema.ts'
import { message } from '../../locales/translate.ts'
import { callerOf, cookiesOf, type Person, send, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

let portal: TestPortal
let admin: Person
let elena: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin', 'Ruth Adler')
  elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
})
afterAll(() => portal.close())

const password = 'chosen at the desk'
const newPatient = (more: object = {}) => ({
  fullName: 'Maya Lindqvist',
  email: `${randomUUID()}@test.clinic`,
  password,
  ...more,
})
const unverify = ({ id }: Person) =>
  portal.deps.db.update(userRoles).set({ verified: false }).where(eq(userRoles.userId, id))
const linksOf = ({ id }: { id: string }) =>
  portal.deps.db.$count(practitionerPatients, eq(practitionerPatients.patientId, id))

describe('patients.create', () => {
  it('patients.create makes an account and a care link, and its password must be changed', async () => {
    const input = newPatient({ phone: ' 070 1 ', dateOfBirth: '1988-04-12' })
    const answer = await elena.api.auth.patients.create(input)
    expect(answer).toEqual({ success: true, patientId: expect.any(String) })
    expect(await elena.api.auth.patients.list()).toContainEqual({
      id: answer.patientId,
      fullName: 'Maya Lindqvist',
      email: input.email,
      phone: '070 1',
      locale: null,
      dateOfBirth: '1988-04-12',
      addedAt: expect.any(Date),
    })
    const signedIn = await send(portal, 'POST', '/api/auth/sign-in/email', { email: input.email, password })
    expect(signedIn.statusCode).toBe(200)
    expect(await callerOf(portal, cookiesOf(signedIn)).auth.me()).toMatchObject({
      role: 'patient',
      mustChangePassword: true,
      user: { id: answer.patientId },
    })
    const log = await portal.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, answer.patientId))
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['link.assign', elena.id],
      ['patient.create', elena.id],
      ['session.begin', answer.patientId],
    ])
  })

  it('patients.create takes an empty phone and date of birth', async () => {
    const { patientId } = await elena.api.auth.patients.create(newPatient({ phone: '', dateOfBirth: '' }))
    expect(await elena.api.auth.patients.list()).toContainEqual(
      expect.objectContaining({ id: patientId, phone: null, dateOfBirth: null }),
    )
  })

  it('patients.create needs a name, an e-mail and a password of 6 characters', async () => {
    const refused: [object, string][] = [
      [{ fullName: ' ' }, message('auth.invalid.missing')],
      [{ email: '' }, message('auth.invalid.missing')],
      [{ password: '' }, message('auth.invalid.missing')],
      [{ password: '12345' }, message('auth.invalid.passwordTooShort', { least: 6 })],
      [{ email: 'nobody' }, message('auth.invalid.email')],
    ]
    for (const [change, problem] of refused) {
      await expect(elena.api.auth.patients.create(newPatient(change))).rejects.toMatchObject({
        cause: { issues: [{ message: problem }] },
      })
    }
  })

  it('patients.create refuses a taken e-mail in any case, and never links the existing account', async () => {
    const known = await signUp(portal, 'patient', 'Ida Winterbourne')
    for (const email of [known.email, known.email.toUpperCase()]) {
      const answer = await send(portal, 'POST', '/api/trpc/auth.patients.create', newPatient({ email }), {
        headers: { cookie: elena.cookie },
      })
      expect(answer.statusCode).toBe(409)
      expect(answer.json().error.data.refusal).toBe('EMAIL_TAKEN')
    }
    expect(await linksOf(known)).toBe(0)
    expect((await elena.api.auth.patients.list()).map(({ id }) => id)).not.toContain(known.id)
  })

  it('patients.create is for verified practitioners and admins only', async () => {
    const jonas = await signUp(portal, 'practitioner')
    await unverify(jonas)
    const maya = await signUp(portal)
    for (const { cookie } of [jonas, maya]) {
      const answer = await send(portal, 'POST', '/api/trpc/auth.patients.create', newPatient(), {
        headers: { cookie },
      })
      expect(answer.statusCode).toBe(403)
    }
  })
})

describe('patients.list', () => {
  it('patients.list finds names, addresses and phones without regard to case and accents, and pages by name', async () => {
    const ada = await signUp(portal, 'practitioner')
    const ids: string[] = []
    for (const [fullName, phone] of [
      ['Ólafur Müller', '070 11'],
      ['anna Lind', '070 22'],
      ['Zoë Berg', '070 33'],
      ['Heidi Groß', '070 44'],
    ] as const) {
      ids.push((await ada.api.auth.patients.create(newPatient({ fullName, phone }))).patientId)
    }
    const [olafur, anna, zoe, heidi] = ids
    const found = async (input: { search?: string; id?: string; limit?: number; cursor?: string }) =>
      (await ada.api.auth.patients.list(input)).map(({ id }) => id)
    expect(await found({ search: 'MULLER' })).toEqual([olafur])
    expect(await found({ search: 'mueller' })).toEqual([olafur])
    expect(await found({ search: 'Olafur mü' })).toEqual([olafur])
    expect(await found({ search: 'gross' })).toEqual([heidi])
    expect(await found({ search: 'GROẞ' })).toEqual([heidi])
    expect(await found({ search: 'zoe' })).toEqual([zoe])
    expect(await found({ search: '070 22' })).toEqual([anna])
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ id: zoe })).toEqual([zoe])
    const page = await ada.api.auth.patients.list({ limit: 1 })
    expect(page).toMatchObject([{ id: anna, more: true }])
    expect(await found({ cursor: anna })).toHaveLength(3)
    // A cursor outside the caller's care would show where a stranger's name is in the order.
    expect(await elena.api.auth.patients.list({ cursor: anna })).toEqual([])
    expect(await elena.api.auth.patients.list({ id: anna })).toEqual([])
  })

  it('patients.list has the linked patients from the next call on, and none for an unverified practitioner', async () => {
    const jonas = await signUp(portal, 'practitioner')
    const maya = await signUp(portal, 'patient', 'Maya Lindqvist')
    expect(await jonas.api.auth.patients.list()).toEqual([])
    const { id } = await admin.api.admin.assignments.assign({ practitionerId: jonas.id, patientId: maya.id })
    expect((await jonas.api.auth.patients.list()).map((one) => one.id)).toEqual([maya.id])
    await unverify(jonas)
    expect(await jonas.api.auth.patients.list()).toEqual([])
    await admin.api.admin.users.verify({ userId: jonas.id })
    expect(await jonas.api.auth.patients.list()).toHaveLength(1)
    await admin.api.admin.assignments.remove({ id })
    expect(await jonas.api.auth.patients.list()).toEqual([])
  })
})

describe('patients.profile', () => {
  it('patients.profile is for the linked practitioner, and the read is recorded', async () => {
    const maya = await signUp(portal, 'patient', 'Maya Lindqvist')
    await maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist', allergies: 'Penicillin' })
    const { id } = await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
    expect(await elena.api.auth.patients.profile({ patientId: maya.id })).toMatchObject({
      id: maya.id,
      allergies: 'Penicillin',
      addedAt: expect.any(Date),
    })
    const seen = await maya.api.auth.accessToMine()
    expect(seen[0]).toMatchObject({ action: 'auth.patients.profile', actor: 'Elena Hartmann' })
    await admin.api.admin.assignments.remove({ id })
    await expect(elena.api.auth.patients.profile({ patientId: maya.id })).rejects.toThrow()
  })

  it('patients.profile answers the same for a patient not in care and a random id', async () => {
    const stranger = await signUp(portal, 'patient')
    const jonas = await signUp(portal, 'practitioner')
    await unverify(jonas)
    const input = (patientId: string) => encodeURIComponent(JSON.stringify({ patientId }))
    const ask = async (cookie: string, patientId: string) => {
      const answer = await send(
        portal,
        'GET',
        `/api/trpc/auth.patients.profile?input=${input(patientId)}`,
        undefined,
        {
          headers: { cookie },
        },
      )
      const { requestId: _, ...data } = answer.json().error.data
      return { status: answer.statusCode, message: answer.json().error.message, data }
    }
    for (const { cookie } of [elena, admin, jonas]) {
      const foreign = await ask(cookie, stranger.id)
      expect(foreign.status).toBe(404)
      expect(foreign).toEqual(await ask(cookie, randomUUID()))
    }
  })
})
