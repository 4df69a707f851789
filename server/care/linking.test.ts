import { randomUUID } from 'node:crypto'
import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, careRequests, linkRequests, users } from '../../drizzle/schema.ts'
import { translatorFor } from '../platform/locales.ts'
import { PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { statementsOf } from '../test/statements.ts'
import { noticeLinkRequest, sweepRequestsJob } from './linkRequests.job.ts'

const t = translatorFor('en')

let portal: TestPortal
let elena: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
})
afterAll(() => portal.close())

const patient = () => signUp(portal, 'patient', 'Maya Lindqvist')
const patientsOf = async ({ api }: Person) => (await api.auth.patients.list()).map(({ id }) => id)
const noticesOf = async ({ api }: Person, kind: string) =>
  (await api.notices.list()).rows.filter((notice) => notice.kind === kind)
/** Waits until the patient was told of a request. */
const told = (person: Person) => eventually(async () => (await noticesOf(person, 'link-asked'))[0])

describe('a practitioner asks by e-mail', () => {
  it('the owner of the address sees the request, and a yes creates the care link', async () => {
    const maya = await patient()
    await elena.api.care.requestLink({ email: maya.email.toUpperCase() })
    await elena.api.care.requestLink({ email: maya.email })
    const [request, ...others] = await maya.api.care.linkRequests()
    expect(others).toEqual([])
    expect(request).toMatchObject({ practitioner: { id: elena.id, fullName: 'Elena Hartmann' } })
    const text = t('notices.text.link-asked', { author: 'Elena Hartmann' })
    expect(await told(maya)).toMatchObject({ text })
    expect(await patientsOf(elena)).not.toContain(maya.id)
    await maya.api.care.answerLink({ id: request?.id ?? '', accept: true })
    expect(await patientsOf(elena)).toContain(maya.id)
    expect(await maya.api.care.linkRequests()).toEqual([])
    expect(await noticesOf(maya, 'link-asked')).toEqual([])
    await expect(maya.api.care.answerLink({ id: request?.id ?? '', accept: true })).rejects.toThrow(
      t('care.refused.noRequest'),
    )
  })

  it('a practitioner asks by e-mail answers alike, with the same statements and the same own list, whether or not the account exists', async () => {
    const [there, nowhere] = [(await patient()).email, `${randomUUID()}@test.clinic`]
    const ask = (email: string) =>
      send(portal, 'POST', '/api/trpc/care.requestLink', { email }, { headers: { cookie: elena.cookie } })
    const answers: Awaited<ReturnType<typeof ask>>[] = []
    const statements: string[][] = []
    for (const email of [there, nowhere]) {
      const sent = await statementsOf(async () => void answers.push(await ask(email)))
      statements.push(sent.map(({ text }) => text))
    }
    const [known, unknown] = answers
    expect(known?.statusCode).toBe(200)
    expect(unknown?.statusCode).toBe(200)
    expect(known?.body).toBe(unknown?.body)
    expect(statements[0]?.join('\n')).toContain('link_requests')
    expect(statements[0]).toEqual(statements[1])
    const own = (await elena.api.care.askedLinks()).filter(({ email }) => [there, nowhere].includes(email))
    expect(own.map((one) => Object.keys(one))).toEqual([Object.keys(own[1] ?? {}), Object.keys(own[0] ?? {})])
  })

  it('a practitioner asks by e-mail takes as long for an account as for an address without one', async () => {
    const known = await Promise.all(Array.from({ length: 20 }, patient))
    const time = async (email: string) => {
      const began = performance.now()
      await elena.api.care.requestLink({ email })
      return performance.now() - began
    }
    const times: [number, number][] = []
    for (const { email } of known) times.push([await time(email), await time(`${randomUUID()}@test.clinic`)])
    // By chance each side is slower about half of the time: fewer than 2 or more than 18 of 20 is one case in 25,000.
    const slower = times.filter(([one, other]) => one > other).length
    expect(slower).toBeGreaterThanOrEqual(2)
    expect(slower).toBeLessThanOrEqual(18)
  })

  it('the practitioner cannot tell a refusal from a request that waits, and does not ask twice', async () => {
    const maya = await patient()
    await elena.api.care.requestLink({ email: maya.email })
    const [request] = await maya.api.care.linkRequests()
    await maya.api.care.answerLink({ id: request?.id ?? '', accept: false })
    expect((await elena.api.care.askedLinks()).map(({ email }) => email)).toContain(maya.email)
    await elena.api.care.requestLink({ email: maya.email })
    expect(await maya.api.care.linkRequests()).toEqual([])
    expect(await patientsOf(elena)).not.toContain(maya.id)
  })

  it('nobody else can answer or take back a request', async () => {
    const [maya, stranger] = [await patient(), await patient()]
    await elena.api.care.requestLink({ email: maya.email })
    const [request] = await maya.api.care.linkRequests()
    const id = request?.id ?? ''
    await expect(stranger.api.care.answerLink({ id, accept: true })).rejects.toThrow(
      t('care.refused.noRequest'),
    )
    const other = await signUp(portal, 'practitioner')
    await expect(other.api.care.withdrawLink({ id })).rejects.toThrow(t('care.refused.noRequest'))
    await elena.api.care.withdrawLink({ id })
    expect(await maya.api.care.linkRequests()).toEqual([])
  })

  it('a request of a practitioner who is not verified any more is not shown and cannot be accepted', async () => {
    const [maya, karl] = [await patient(), await signUp(portal, 'practitioner')]
    await karl.api.care.requestLink({ email: maya.email })
    const [request] = await maya.api.care.linkRequests()
    await portal.deps.pool.query('update user_roles set verified = false where user_id = $1', [karl.id])
    expect(await maya.api.care.linkRequests()).toEqual([])
    await expect(maya.api.care.answerLink({ id: request?.id ?? '', accept: true })).rejects.toThrow(
      t('care.refused.noRequest'),
    )
  })

  it('a practitioner who asks a patient who asked before is linked at once', async () => {
    const maya = await patient()
    await maya.api.care.requestCare({ practitionerId: elena.id })
    await elena.api.care.requestLink({ email: maya.email })
    await eventually(async () => ((await patientsOf(elena)).includes(maya.id) ? true : undefined))
    expect(await maya.api.care.linkRequests()).toEqual([])
    expect((await elena.api.care.careRequests()).map(({ patient }) => patient.id)).not.toContain(maya.id)
  })

  it('where mails are sent, only a confirmed address may accept', async () => {
    const mailing = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9' })
    try {
      const [carer, maya] = [await signUp(mailing, 'practitioner'), await signUp(mailing)]
      await carer.api.care.requestLink({ email: maya.email })
      const [request] = await maya.api.care.linkRequests()
      const answer = { id: request?.id ?? '', accept: true }
      await expect(maya.api.care.answerLink(answer)).rejects.toThrow(t('auth.refused.confirmEmail'))
      await mailing.deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, maya.id))
      await maya.api.care.answerLink(answer)
      expect(await patientsOf(carer)).toEqual([maya.id])
    } finally {
      await mailing.close()
    }
  })
})

describe('a request of both sides', () => {
  it('a request of both sides links no account whose address is not confirmed, where mails are sent', async () => {
    const mailing = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9' })
    try {
      const [carer, maya] = [await signUp(mailing, 'practitioner'), await signUp(mailing)]
      const ask = () => maya.api.care.requestCare({ practitionerId: carer.id })
      await carer.api.care.requestLink({ email: maya.email })
      expect(await ask()).toMatchObject({ linked: false })
      const [request] = await maya.api.care.linkRequests()
      await noticeLinkRequest.run(mailing.deps, { id: request?.id ?? '' }, new AbortController().signal)
      expect(await patientsOf(carer)).toEqual([])
      expect(await noticesOf(maya, 'link-asked')).toHaveLength(1)
      await mailing.deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, maya.id))
      expect(await ask()).toMatchObject({ linked: true })
      expect(await patientsOf(carer)).toEqual([maya.id])
    } finally {
      await mailing.close()
    }
  })
})

describe('a patient asks a practitioner', () => {
  it('the clinic’s list has the verified practitioners', async () => {
    const karl = await signUp(portal, 'practitioner', 'Karl Neu')
    await portal.deps.pool.query('update user_roles set verified = false where user_id = $1', [karl.id])
    const maya = await patient()
    const list = await maya.api.care.practitioners()
    expect(list).toContainEqual({ id: elena.id, fullName: 'Elena Hartmann' })
    expect(list.map(({ id }) => id)).not.toContain(karl.id)
    await expect(maya.api.care.requestCare({ practitionerId: karl.id })).rejects.toThrow(
      t('care.refused.noPractitioner'),
    )
  })

  it('the practitioner sees one request, and a yes creates the care link', async () => {
    const maya = await patient()
    await maya.api.care.requestCare({ practitionerId: elena.id })
    await maya.api.care.requestCare({ practitionerId: elena.id })
    const requests = (await elena.api.care.careRequests()).filter(({ patient: { id } }) => id === maya.id)
    expect(requests).toMatchObject([{ patient: { fullName: 'Maya Lindqvist' } }])
    expect(await maya.api.care.askedCare()).toMatchObject([{ practitioner: { fullName: 'Elena Hartmann' } }])
    expect((await noticesOf(elena, 'care-asked')).map(({ targetId }) => targetId)).toContain(maya.id)
    const other = await signUp(portal, 'practitioner')
    const id = requests[0]?.id ?? ''
    await expect(other.api.care.answerCare({ id, accept: true })).rejects.toThrow(t('care.refused.noRequest'))
    await elena.api.care.answerCare({ id, accept: true })
    expect(await patientsOf(elena)).toContain(maya.id)
    await expect(maya.api.care.requestCare({ practitionerId: elena.id })).rejects.toThrow(
      t('care.refused.linkedAlready'),
    )
  })

  it('a no ends the request, and the patient may take one back', async () => {
    const maya = await patient()
    await maya.api.care.requestCare({ practitionerId: elena.id })
    const [asked] = await maya.api.care.askedCare()
    await elena.api.care.answerCare({ id: asked?.id ?? '', accept: false })
    expect(await maya.api.care.askedCare()).toEqual([])
    expect(await patientsOf(elena)).not.toContain(maya.id)
    await maya.api.care.requestCare({ practitionerId: elena.id })
    const [again] = await maya.api.care.askedCare()
    await maya.api.care.withdrawCare({ id: again?.id ?? '' })
    expect((await elena.api.care.careRequests()).map(({ patient: { id } }) => id)).not.toContain(maya.id)
  })

  it('a patient who asks a practitioner who asked before is linked at once', async () => {
    const maya = await patient()
    await elena.api.care.requestLink({ email: maya.email })
    expect(await maya.api.care.requestCare({ practitionerId: elena.id })).toMatchObject({ linked: true })
    expect(await patientsOf(elena)).toContain(maya.id)
    expect((await elena.api.care.askedLinks()).map(({ email }) => email)).not.toContain(maya.email)
  })
})

describe('requests for care', () => {
  it('an admin’s assignment answers what the two have asked', async () => {
    const [admin, maya] = [await signUp(portal, 'admin'), await patient()]
    await elena.api.care.requestLink({ email: maya.email })
    await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
    expect(await portal.deps.db.$count(linkRequests, eq(linkRequests.email, maya.email))).toBe(0)
  })

  it('requests of both sides end after a month, and with a deleted account', async () => {
    const { db } = portal.deps
    const maya = await patient()
    await elena.api.care.requestLink({ email: maya.email })
    await maya.api.care.requestCare({ practitionerId: (await signUp(portal, 'practitioner')).id })
    const left = async () => [
      await db.$count(linkRequests, eq(linkRequests.email, maya.email)),
      await db.$count(careRequests, eq(careRequests.patientId, maya.id)),
    ]
    await sweepRequestsJob.run(portal.deps, {}, new AbortController().signal)
    expect(await left()).toEqual([1, 1])
    await maya.api.auth.deleteAccount({ password: PASSWORD, confirmation: 'DELETE' })
    expect(await left()).toEqual([0, 0])
    const old = `${randomUUID()}@old.clinic`
    await elena.api.care.requestLink({ email: old })
    await db
      .update(linkRequests)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(linkRequests.email, old))
    await sweepRequestsJob.run(portal.deps, {}, new AbortController().signal)
    expect(await db.$count(linkRequests, eq(linkRequests.email, old))).toBe(0)
  })

  it('each request and answer is recorded without an address', async () => {
    const maya = await patient()
    await elena.api.care.requestLink({ email: maya.email })
    const [request] = await maya.api.care.linkRequests()
    await maya.api.care.answerLink({ id: request?.id ?? '', accept: false })
    const lines = await portal.deps.db
      .select()
      .from(auditLog)
      .where(and(like(auditLog.action, 'link.%'), eq(auditLog.actorId, maya.id)))
    expect(lines).toMatchObject([{ action: 'link.decline', subjectId: maya.id, targetId: elena.id }])
    const asked = await portal.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'link.request'), eq(auditLog.targetId, request?.id ?? '')))
    expect(asked).toMatchObject([{ actorId: elena.id, subjectId: null, detail: null }])
  })
})

describe('a patient created by an admin', () => {
  it('a patient created by an admin belongs to the practitioner whom the admin chose; practitioners choose nobody else', async () => {
    const admin = await signUp(portal, 'admin')
    const input = () => ({
      fullName: 'Jonas Weber',
      email: `${randomUUID()}@test.clinic`,
      password: PASSWORD,
      practitionerId: elena.id,
    })
    const { patientId } = await admin.api.auth.patients.create(input())
    expect(await patientsOf(elena)).toContain(patientId)
    expect(await patientsOf(admin)).toEqual([])
    const other = await signUp(portal, 'practitioner')
    await expect(other.api.auth.patients.create(input())).rejects.toThrow(t('app.refused.role'))
    await expect(
      admin.api.auth.patients.create({ ...input(), practitionerId: admin.id }),
    ).resolves.toMatchObject({ success: true })
    await expect(admin.api.auth.patients.create({ ...input(), practitionerId: patientId })).rejects.toThrow(
      t('care.refused.noPractitioner'),
    )
  })
})
