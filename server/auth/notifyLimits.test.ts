import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rateLimits, treatmentPlans } from '../../drizzle/schema.ts'
import { appRouter } from '../router.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { COSTLY } from './limits.ts'

let portal: TestPortal
let admin: Person
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  admin = await signUp(portal, 'admin')
})
afterAll(() => portal.close())

const procedures: object = appRouter._def.procedures

/** Every file that adds notices or mails, and the calls that reach a person other than the caller through it. */
const TELLING: Record<string, readonly string[]> = {
  // Only the account's owner is told; the endpoints have limits of their own.
  'server/auth/accountChanges.ts': [],
  'server/auth/accounts.ts': [],
  'server/admin/operatorCommand.ts': [],
  'server/auth/invites.ts': ['admin.invites.create'],
  // Admins hear once of each new account; sign-ups have a limit of their own.
  'server/auth/practitionerSignUp.ts': [],
  'server/appointments/booking.ts': [
    ...['ask', 'book', 'offer', 'accept', 'confirm', 'decline', 'cancel', 'move'].map(
      (call) => `appointments.${call}`,
    ),
  ],
  'server/appointments/invitations.ts': [
    ...['book', 'accept', 'confirm', 'cancel', 'move'].map((call) => `appointments.${call}`),
  ],
  'server/forms/answering.ts': ['forms.submit', 'forms.decline'],
  'server/bloodTests/analyse.job.ts': ['/api/blood-tests', 'bloodTests.retry'],
  'server/bloodTests/retests.job.ts': ['bloodTests.planRetest', 'bloodTests.review'],
  'server/bloodTests/reviews.ts': ['bloodTests.review'],
  'server/care/careRequests.ts': ['care.requestCare'],
  'server/care/linkRequests.job.ts': ['care.requestLink'],
  'server/care/invitation.ts': ['auth.patients.create'],
  'server/care/visitNotes.ts': ['care.notes.sign'],
  'server/consents/consents.ts': ['consents.ask', 'consents.decline', 'consents.withdraw'],
  'server/consents/signing.ts': ['consents.sign'],
  // Without a session: each link is made by a limited call, and lasts half an hour.
  'server/consents/handedOver.ts': [],
  'server/messages/messages.ts': ['messages.send'],
  'server/plans/plans.ts': [
    ...['plans.create', 'plans.assign', 'plans.update'],
    ...['admin.plans.create', 'admin.plans.update'],
  ],
  // Only the owner is told, once for each share.
  'server/record/openShare.ts': [],
  'server/shop/checkout.ts': ['shop.placeOrder'],
  'server/shop/orders.job.ts': ['shop.placeOrder'],
  'server/shop/orders.ts': ['admin.orders.setStatus'],
  // Only what is new is told: an urgency that rises, and kinds of emergency that no earlier text of the day had.
  'server/bloodTests/urgency.ts': [],
  // Beyond 30 an hour, what is written in entries and reasons is recorded without a notice.
  'server/notify/emergencies.ts': ['messages.send'],
  // Beyond 30 an hour, what meets a practitioner's limits is a line of the worklist without a notice.
  'server/measurements/rules.ts': [],
  // What adds and sends all of them, and what nobody calls.
  'server/jobs.ts': [],
  'server/backup/nightly.job.ts': [],
  'server/care/clinicWaits.ts': [],
  'server/reminders/sendDue.job.ts': [],
  'server/notify/notices.ts': [],
  'server/reminders/sweep.job.ts': [],
  'server/platform/mail.job.ts': [],
}
/** Counted by its own rule: one that is sent again under its key is not. */
const COUNTED_ELSEWHERE = ['messages.send']

describe('a call that tells somebody else', () => {
  it('a call that tells somebody else is known: a file that adds notices or mails is in the list of this test', async () => {
    const tells =
      /\baddNotice(?:ForCarers|ForAdmins)?\(|\bsendMailJob\b|insert\(notices\)|insert into notices/
    const found: string[] = []
    for await (const file of glob('server/**/*.ts', { exclude: ['**/*.test.ts', 'server/test/**'] })) {
      if (tells.test(readFileSync(file, 'utf8'))) found.push(file)
    }
    expect(found.sort()).toEqual(Object.keys(TELLING).sort())
  })

  it.each([...new Set(Object.values(TELLING).flat())])('%s has a limit per person', (call) => {
    expect([...Object.keys(COSTLY), ...COUNTED_ELSEWHERE]).toContain(call)
    expect(call.startsWith('/') || call in procedures).toBe(true)
  })
})

describe('plans for people outside the caller’s care', () => {
  const writers = async () => {
    const elena = await signUp(portal, 'practitioner')
    const maya = await signUp(portal)
    const plan = { patientId: maya.id, title: 'Rest' }
    const { id } = await elena.api.plans.create(plan)
    const count = { key: `planOutsideCarePerUser:${elena.id}`, count: 29 }
    await portal.deps.db.update(rateLimits).set(count).where(eq(rateLimits.key, count.key))
    const calls = {
      create: () => elena.api.plans.create(plan),
      assign: () => elena.api.plans.assign({ templateId: id, patientId: maya.id }),
      update: () => elena.api.plans.update({ ...plan, id }),
    }
    return { elena, maya, calls }
  }

  it.each(['create', 'assign', 'update'] as const)(
    'plans.%s is the 30th and last of an hour',
    async (call) => {
      const { maya, calls } = await writers()
      await calls[call]()
      const written = await portal.deps.db.$count(treatmentPlans, eq(treatmentPlans.patientId, maya.id))
      for (const refused of Object.values(calls)) {
        await expect(refused()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
      }
      expect(await portal.deps.db.$count(treatmentPlans, eq(treatmentPlans.patientId, maya.id))).toBe(written)
    },
  )

  it('those for people in care are not counted among the 30', async () => {
    const { elena, maya, calls } = await writers()
    await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
    for (const call of Object.values(calls)) {
      await call()
      await call()
    }
    const [row] = await portal.deps.db
      .select({ count: rateLimits.count })
      .from(rateLimits)
      .where(eq(rateLimits.key, `planOutsideCarePerUser:${elena.id}`))
    expect(row?.count).toBe(29)
  })
})
