import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, bloodTestReviews, notices, retests } from '../../drizzle/schema.ts'
import { DELETE_WORD } from '../../shared/auth.ts'
import { addDays } from '../../shared/health.ts'
import { translatorFor } from '../platform/locales.ts'
import { archiveOf } from '../test/archive.ts'
import { PASSWORD, type Person, signUp } from '../test/caller.ts'
import { makeRows } from '../test/make.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

const t = translatorFor('en')

let portal: TestPortal
let rows: ReturnType<typeof makeRows>
let admin: Person
let elena: Person
let maya: Person
let id: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
  rows = makeRows(portal.deps)
  admin = await signUp(portal, 'admin')
  elena = await signUp(portal, 'practitioner', 'Dr. Elena Hartmann')
})
afterAll(() => portal.close())

/** A patient in Elena's care, with a completed blood test. */
async function patientInCare() {
  maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
  id = await rows.completedBloodTest(maya.id)
}
const listed = () => elena.api.bloodTests.get({ id, patientId: maya.id })
const correct = () =>
  maya.api.bloodTests.correct({
    id,
    row: 0,
    seen: { name: 'Ferritin', value: 12 },
    change: { name: 'Ferritin', value: 18, comparator: null, unit: 'ng/mL', low: 30, high: 300 },
  })
const noticesOf = async (person: Person) =>
  (await person.api.notices.list()).rows.map(({ kind, text }) => ({ kind, text }))

describe('bloodTests.review', () => {
  it('bloodTests.review shows to both sides who reviewed, when, and the comment', async () => {
    await patientInCare()
    expect(await listed()).toMatchObject({ reviews: [], review: null, reviewed: false })
    await elena.api.bloodTests.review({ patientId: maya.id, id, comment: '  Your iron stores are low. ' })
    const review = {
      by: 'Dr. Elena Hartmann',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      comment: 'Your iron stores are low.',
    }
    expect(await listed()).toMatchObject({ reviews: [review], review, reviewed: true })
    expect(await maya.api.bloodTests.get({ id })).toMatchObject({ reviews: [review], review, reviewed: true })
    const { by, at } = review
    const { rows: list, reviews } = await elena.api.bloodTests.ofPatient({ patientId: maya.id })
    expect(list).toMatchObject([{ id, review: { by, at }, reviewed: true }])
    expect(reviews).toMatchObject([{ bloodTestId: id, comment: review.comment }])
  })

  it('bloodTests.review adds a notice for the patient without clinical content, and is recorded', async () => {
    await patientInCare()
    await elena.api.bloodTests.review({ patientId: maya.id, id, comment: 'SECRET' })
    expect(await noticesOf(maya)).toEqual([
      { kind: 'result-reviewed', text: t('notices.text.result-reviewed', { author: 'Dr. Elena Hartmann' }) },
    ])
    const log = await portal.deps.db.select().from(auditLog).where(eq(auditLog.targetId, id))
    expect(log).toMatchObject([{ action: 'blood-test.review', actorId: elena.id, subjectId: maya.id }])
    expect(JSON.stringify(log)).not.toContain('SECRET')
  })

  it('bloodTests.review keeps earlier reviews, the latest first', async () => {
    await patientInCare()
    await elena.api.bloodTests.review({ patientId: maya.id, id, comment: 'First.' })
    await elena.api.bloodTests.review({ patientId: maya.id, id, comment: 'Second.' })
    const { reviews, review } = await listed()
    expect(reviews.map(({ comment }) => comment)).toEqual(['Second.', 'First.'])
    expect(review?.comment).toBe('Second.')
  })

  it('bloodTests.review submitted four times at once is one review with one notice, one line in the log and one set of retests', async () => {
    await patientInCare()
    const review = {
      ...{ patientId: maya.id, id, comment: 'Your iron stores are low.', revision: 1 },
      retests: [{ marker: 'Ferritin', weeks: 12 }],
    }
    await Promise.all([1, 2, 3, 4].map(() => elena.api.bloodTests.review(review)))
    await elena.api.bloodTests.review(review)
    expect((await listed()).reviews).toHaveLength(1)
    expect(await noticesOf(maya)).toHaveLength(1)
    expect(await portal.deps.db.$count(auditLog, eq(auditLog.action, 'retest.plan'))).toBe(1)
    expect(await portal.deps.db.$count(auditLog, eq(auditLog.targetId, id))).toBe(1)
  })

  it('without a comment is one too; other words, another author and further retests are a review of their own', async () => {
    await patientInCare()
    const review = { patientId: maya.id, id }
    await Promise.all([1, 2, 3, 4].map(() => elena.api.bloodTests.review(review)))
    expect((await listed()).reviews).toHaveLength(1)
    const jonas = await signUp(portal, 'practitioner')
    await admin.api.admin.assignments.assign({ practitionerId: jonas.id, patientId: maya.id })
    await jonas.api.bloodTests.review(review)
    await elena.api.bloodTests.review({ ...review, comment: 'Look here.' })
    await elena.api.bloodTests.review({ ...review, retests: [{ marker: 'Ferritin', weeks: 4 }] })
    expect((await listed()).reviews).toHaveLength(4)
  })

  it('bloodTests.review keeps that the reviewer spoke to the patient, who sees it there and on the timeline', async () => {
    await patientInCare()
    await elena.api.bloodTests.review({ patientId: maya.id, id })
    await elena.api.bloodTests.review({ patientId: maya.id, id, spoken: true })
    const { reviews } = await maya.api.bloodTests.get({ id })
    expect(reviews.map(({ spoken }) => spoken)).toEqual([true, false])
    const day = new Date().toISOString().slice(0, 10)
    const period = { from: addDays(day, -7), until: day }
    const said = [{ at: reviews[0]?.at, by: 'Dr. Elena Hartmann' }]
    expect((await maya.api.care.timeline(period)).conversations).toEqual(said)
    expect((await elena.api.care.timeline({ ...period, patientId: maya.id })).conversations).toEqual(said)
  })

  it('bloodTests.review does not cover what its owner corrects afterwards', async () => {
    await patientInCare()
    await elena.api.bloodTests.review({ patientId: maya.id, id })
    await correct()
    expect(await listed()).toMatchObject({ reviewed: false, review: { comment: null } })
    await elena.api.bloodTests.review({ patientId: maya.id, id })
    expect(await listed()).toMatchObject({ reviewed: true, reviews: [{}, {}] })
    await maya.api.bloodTests.setCollectedOn({ id, seen: null, day: '2026-01-02' })
    expect((await listed()).reviewed).toBe(false)
  })

  it('bloodTests.review refuses a result that was changed since the practitioner saw it', async () => {
    await patientInCare()
    const { revision } = await listed()
    await correct()
    await expect(
      elena.api.bloodTests.review({ patientId: maya.id, id, comment: 'Late.', revision }),
    ).rejects.toMatchObject({ code: 'CONFLICT', message: t('bloodTests.refused.changedResult') })
    expect((await listed()).reviews).toEqual([])
    expect(await noticesOf(maya)).toEqual([])
  })

  it('bloodTests.review refuses unknown and foreign results, patients not in care, and patients', async () => {
    await patientInCare()
    const stranger = await signUp(portal)
    const foreign = await rows.completedBloodTest(stranger.id)
    const failed = await rows.failedBloodTest(maya.id)
    const review = (person: Person, patientId: string, testId: string) =>
      person.api.bloodTests.review({ patientId, id: testId })
    const notFound = { code: 'NOT_FOUND' }
    await expect(review(elena, maya.id, randomUUID())).rejects.toMatchObject(notFound)
    await expect(review(elena, maya.id, foreign)).rejects.toMatchObject(notFound)
    await expect(review(elena, stranger.id, foreign)).rejects.toMatchObject(notFound)
    await expect(review(maya, maya.id, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(review(elena, maya.id, failed)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(
      elena.api.bloodTests.review({ patientId: maya.id, id, comment: 'x'.repeat(4_001) }),
    ).rejects.toThrow('bloodTests.invalid.comment')
    const [link] = (await admin.api.admin.assignments.list()).filter(({ patient }) => patient.id === maya.id)
    await admin.api.admin.assignments.remove({ id: link?.id ?? '' })
    await expect(review(elena, maya.id, id)).rejects.toMatchObject(notFound)
    expect(await portal.deps.db.$count(bloodTestReviews, eq(bloodTestReviews.bloodTestId, id))).toBe(0)
  })

  it('bloodTests.review plans retests with the review, or does nothing', async () => {
    await patientInCare()
    const plan = (...markers: string[]) =>
      elena.api.bloodTests.review({
        patientId: maya.id,
        id,
        retests: markers.map((marker) => ({ marker, weeks: 12 })),
      })
    await expect(plan('Ferritin', 'Moonlight')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await listed()).toMatchObject({ reviews: [] })
    expect(await portal.deps.db.$count(retests, eq(retests.patientId, maya.id))).toBe(0)
    await plan('Ferritin', 'Transferrin Saturation')
    expect(await maya.api.bloodTests.retests()).toMatchObject([{ fromTest: id }, { fromTest: id }])
  })

  it('bloodTests.review names critical rows and the patient’s allergies to the practitioner', async () => {
    await patientInCare()
    await maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist', allergies: 'Ragweed' })
    await maya.api.bloodTests.correct({
      id,
      row: null,
      seen: null,
      change: { name: 'Potassium', value: 6.4, comparator: null, unit: 'mmol/L', low: 3.5, high: 5.1 },
    })
    const { allergies, rows: list } = await elena.api.bloodTests.ofPatient({ patientId: maya.id })
    expect(allergies).toBe('Ragweed')
    expect(list).toMatchObject([{ id, urgency: 'today' }])
    const { critical, markers } = await listed()
    expect(critical.map((index) => markers[index]?.name)).toEqual(['Potassium'])
  })
})

describe('what becomes of reviews', () => {
  it('they keep the name of a practitioner who leaves', async () => {
    await patientInCare()
    const jonas = await signUp(portal, 'practitioner', 'Dr. Jonas Weber')
    await admin.api.admin.assignments.assign({ practitionerId: jonas.id, patientId: maya.id })
    await jonas.api.bloodTests.review({ patientId: maya.id, id })
    await jonas.api.bloodTests.planRetest({ patientId: maya.id, marker: 'Iron', weeks: 8 })
    await jonas.api.auth.deleteAccount({ password: PASSWORD, confirmation: DELETE_WORD })
    expect((await listed()).review?.by).toBe('Dr. Jonas Weber')
    expect(await maya.api.bloodTests.retests()).toMatchObject([{ by: 'Dr. Jonas Weber' }])
  })

  it('they go with the result, and with the patient; a practitioner’s export has none', async () => {
    await patientInCare()
    await elena.api.bloodTests.review({ patientId: maya.id, id, comment: 'SECRET-COMMENT' })
    const mine = String((await archiveOf(portal, maya)).get('my-data.json'))
    expect(JSON.parse(mine)).toMatchObject({
      bloodTestReviews: [{ by: 'Dr. Elena Hartmann', comment: 'SECRET-COMMENT', bloodTestId: id }],
    })
    expect(String((await archiveOf(portal, elena)).get('my-data.json'))).not.toContain('SECRET-COMMENT')
    await maya.api.bloodTests.remove({ id })
    expect(await portal.deps.db.$count(bloodTestReviews, eq(bloodTestReviews.bloodTestId, id))).toBe(0)
    expect(await noticesOf(maya)).toEqual([])
    expect(await portal.deps.db.$count(notices, eq(notices.userId, maya.id))).toBe(1)
  })
})
