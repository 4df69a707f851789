import { markerRow } from '@verbena/lab-reader/markerRow'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  bloodTestResults,
  healthTracking,
  products,
  retests,
  treatmentPlans,
  userRoles,
  users,
} from '../../drizzle/schema.ts'
import type { MarkerRow } from '../../shared/bloodTests.ts'
import { addDays } from '../../shared/health.ts'
import { untimed } from '../../shared/planItems.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { type NewResult, storeResult } from '../test/results.ts'
import { statementsOf } from '../test/statements.ts'

const t = translatorFor('en')
const today = new Date().toISOString().slice(0, 10)
const ago = (days: number) => addDays(today, -days)

let portal: TestPortal
let admin: Person
let elena: Person
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web', CLINIC_PHONE: '08-465 004 00' })
  admin = await signUp(portal, 'admin', 'Ines Falk')
  elena = await signUp(portal, 'practitioner', 'Dr. Elena Hartmann')
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.deps.db.delete(bloodTestResults)
  maya = await signUp(portal, 'patient', 'Maya Lindqvist')
})

const now = ({ api }: Person) => api.care.now({ today })
const link = (practitioner: Person, patient: Person) =>
  admin.api.admin.assignments.assign({ practitionerId: practitioner.id, patientId: patient.id })
const row = (name: string, value: number, more: Partial<MarkerRow> = {}) =>
  markerRow({
    ...{ name, value, unit: 'mmol/L', low: 3.5, high: 5.1, flag: value > 5.1 ? 'high' : 'normal' },
    ...more,
  })
const potassium = (patient: Person, more: NewResult = {}) =>
  storeResult(portal.deps, patient.id, {
    ...{ markers: [row('Potassium', 6.3)], collectedOn: ago(2), finishedAt: new Date(), urgency: 'today' },
    ...more,
  })
const review = async (id: string) => elena.api.bloodTests.review({ patientId: maya.id, id })

describe('care.now of a patient', () => {
  it('care.now has a critical value until a practitioner has reviewed it', async () => {
    await link(elena, maya)
    const id = await potassium(maya)
    const value = { name: 'Potassium', comparator: null, value: 6.3, unit: 'mmol/L', low: 3.5, high: 5.1 }
    expect((await now(maya)).results).toMatchObject([
      {
        id,
        urgency: 'today',
        collectedOn: ago(2),
        values: [{ value, reason: 'high' }],
        acknowledgedAt: null,
      },
    ])
    await review(id)
    expect((await now(maya)).results).toEqual([])
  })

  it('care.now has no result that is ordinary, old, or of somebody else', async () => {
    await storeResult(portal.deps, maya.id, { markers: [row('Potassium', 4)], urgency: 'none' })
    await potassium(maya, { collectedOn: ago(400) })
    await potassium(await signUp(portal))
    expect((await now(maya)).results).toEqual([])
  })

  it('care.now has a result that is urgent without a single critical value', async () => {
    const id = await potassium(maya, { markers: [row('Potassium', 4)], urgency: 'sameDay' })
    expect((await now(maya)).results).toMatchObject([{ id, urgency: 'sameDay', values: [] }])
  })

  it('care.now names the practitioner’s number, else the clinic’s', async () => {
    await potassium(maya)
    expect((await now(maya)).practice).toMatchObject({ name: null, phone: '08-465 004 00' })
    const jonas = await signUp(portal, 'practitioner', 'Dr. Jonas Weber')
    const { phone: _phone, ...settings } = await jonas.api.messages.settings()
    await jonas.api.messages.updateSettings({ ...settings, phone: '08-465 004 10' })
    await link(jonas, maya)
    expect((await now(maya)).practice).toMatchObject({ name: 'Dr. Jonas Weber', phone: '08-465 004 10' })
    // A page of an earlier release sends no number, which leaves what is set.
    await jonas.api.messages.updateSettings(settings)
    expect((await now(maya)).practice).toMatchObject({ phone: '08-465 004 10' })
    await expect(jonas.api.messages.updateSettings({ ...settings, phone: 'call me' })).rejects.toThrow(
      'messages.invalid.phone',
    )
  })

  it('care.now has the open doses, the entry, the retests and the messages of the day', async () => {
    expect((await now(maya)).next).toEqual({
      doses: [],
      logged: [],
      retest: null,
      forms: null,
      messages: null,
    })
    await link(elena, maya)
    const items = ['Zinc', 'Iron'].map((text) => ({ ...untimed(text), slots: ['morning' as const] }))
    await portal.deps.db.insert(treatmentPlans).values({
      ...{ patientId: maya.id, createdBy: elena.id, title: 'Rest', medications: ['Zinc', 'Iron'], items },
      createdAt: new Date(`${ago(9)}T12:00:00Z`),
    })
    await portal.deps.db.insert(healthTracking).values({ userId: maya.id, date: today, waterIntake: 8 })
    const window = { weeks: 12, from: ago(3), until: addDays(today, 4), createdBy: elena.id }
    await portal.deps.db.insert(retests).values({ patientId: maya.id, marker: 'Ferritin', ...window })
    for (const text of ['One', 'Two']) {
      await elena.api.messages.send({ threadWith: maya.id, text, key: text })
    }
    expect((await now(maya)).next).toEqual({
      doses: [{ slot: 'morning', open: 2, first: 'Zinc' }],
      logged: ['water'],
      retest: { markers: ['Ferritin'], state: 'due', until: window.until },
      forms: null,
      messages: { count: 2, senders: 1, from: { id: elena.id, fullName: 'Dr. Elena Hartmann' } },
    })
  })

  it('care.now names the form that is wanted first among those to fill in', async () => {
    await link(elena, maya)
    const item = [{ linkId: 'one', text: 'One?', type: 'string' as const }]
    const send = async (title: string, dueOn?: string) => {
      const { id } = await elena.api.forms.save({ title, questionnaire: { item } })
      await elena.api.forms.publish({ id })
      return elena.api.forms.send({ patientId: maya.id, formId: id, ...(dueOn && { dueOn }) })
    }
    await send('Whenever')
    const { id } = await send('Next week', addDays(today, 7))
    const declined = await send('Tomorrow', addDays(today, 1))
    await maya.api.forms.decline({ id: declined.id })
    expect((await now(maya)).next.forms).toEqual({
      count: 2,
      first: { id, title: 'Next week', from: 'Dr. Elena Hartmann', dueOn: addDays(today, 7) },
    })
  })

  it('care.now asks the database as often for ten results as for one', async () => {
    await potassium(maya)
    const one = await statementsOf(() => now(maya))
    for (let index = 0; index < 9; index++) await potassium(maya)
    const ten = await statementsOf(() => now(maya))
    expect(ten.length).toBe(one.length)
  })
})

describe('bloodTests.acknowledge', () => {
  const seenAt = async () => (await now(maya)).results[0]?.acknowledgedAt

  it('acknowledge tells the practitioner when the patient saw it; the first time stays, and the urgency', async () => {
    await link(elena, maya)
    const id = await potassium(maya)
    await maya.api.bloodTests.acknowledge({ id })
    const first = await seenAt()
    expect(first).toEqual(expect.any(String))
    await maya.api.bloodTests.acknowledge({ id })
    expect(await seenAt()).toBe(first)
    expect(await elena.api.care.worklist()).toMatchObject([
      { kind: 'critical', critical: true, acknowledgedAt: first },
    ])
    expect((await elena.api.bloodTests.get({ id, patientId: maya.id })).acknowledgedAt).toBe(first)
  })

  it('acknowledge can be taken back for ten minutes', async () => {
    const id = await potassium(maya)
    await maya.api.bloodTests.acknowledge({ id })
    await maya.api.bloodTests.takeBackAcknowledgement({ id })
    expect(await seenAt()).toBeNull()
    await maya.api.bloodTests.acknowledge({ id })
    await portal.deps.db
      .update(bloodTestResults)
      .set({ acknowledgedAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(bloodTestResults.id, id))
    await expect(maya.api.bloodTests.takeBackAcknowledgement({ id })).rejects.toThrow(
      t('bloodTests.refused.takeBackLate', { minutes: 10 }),
    )
  })

  it('a result that its owner changed is unseen again', async () => {
    const id = await potassium(maya)
    await maya.api.bloodTests.acknowledge({ id })
    const change = { name: 'Potassium', value: 6.4, comparator: null, unit: 'mmol/L', low: 3.5, high: 5.1 }
    await maya.api.bloodTests.correct({ id, row: 0, seen: { name: 'Potassium', value: 6.3 }, change })
    expect(await seenAt()).toBeNull()
  })

  it('acknowledge refuses somebody else’s result, and one without a result', async () => {
    const id = await potassium(maya)
    const other = await signUp(portal)
    await expect(other.api.bloodTests.acknowledge({ id })).rejects.toThrow(t('bloodTests.refused.noTest'))
    const pending = await potassium(maya, { status: 'pending' })
    await expect(maya.api.bloodTests.acknowledge({ id: pending })).rejects.toThrow(
      t('bloodTests.refused.noResult'),
    )
  })
})

describe('care.now of those who work', () => {
  it('care.now has the critical lines and the first three others for a verified practitioner only', async () => {
    const jonas = await signUp(portal, 'practitioner', 'Dr. Jonas Weber')
    await link(jonas, maya)
    await maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist', phone: '070-174 06 21' })
    await potassium(maya)
    for (let index = 0; index < 5; index++) {
      await storeResult(portal.deps, maya.id, { markers: [row('Ferritin', 4)], finishedAt: new Date() })
    }
    const { attention } = await now(jonas)
    expect(attention).toMatchObject({ count: 6, results: 6, messages: 0 })
    expect(attention?.lines.map(({ kind, phone }) => [kind, phone])).toEqual([
      ['critical', '070-174 06 21'],
      ...Array.from({ length: 3 }, () => ['result', undefined]),
    ])
    await portal.deps.db.update(userRoles).set({ verified: false }).where(eq(userRoles.userId, jonas.id))
    expect((await now(jonas)).attention).toBeNull()
    expect((await now(maya)).attention).toBeNull()
  })

  it('care.now tells an admin, and nobody else, what waits, without a patient or a value', async () => {
    const jonas = await signUp(portal, 'practitioner', 'Dr. Jonas Weber')
    await portal.deps.db.update(userRoles).set({ verified: false }).where(eq(userRoles.userId, jonas.id))
    await link(elena, maya)
    await potassium(maya)
    await portal.deps.db.insert(products).values([
      { name: 'Elderberry', priceCents: 900, stock: 0 },
      { name: 'Chamomile', priceCents: 900, stock: 6 },
      { name: 'Nettle', priceCents: 900, stock: 60 },
    ])
    const { clinic } = await now(admin)
    expect(clinic).toMatchObject({
      urgent: { count: 1, practitioners: ['Dr. Elena Hartmann'], phone: null },
      verify: { count: expect.any(Number), names: expect.arrayContaining(['Dr. Jonas Weber']) },
      stock: { out: ['Elderberry'], low: [{ name: 'Chamomile', stock: 6 }], count: 2 },
      mails: null,
    })
    expect(JSON.stringify(clinic)).not.toMatch(/Maya|Potassium|6\.3/)
    expect((await now(elena)).clinic).toBeNull()
    await review((await maya.api.bloodTests.list()).rows[0]?.id ?? '')
    expect((await now(admin)).clinic?.urgent).toBeNull()
  })

  it('care.now has the first steps of a new account until all are done', async () => {
    expect((await now(maya)).steps).toEqual({ of: 'patient', done: ['account'] })
    await maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist', allergies: 'Penicillin' })
    await potassium(maya)
    expect((await now(maya)).steps?.done).toEqual(['account', 'health', 'bloodTest'])
    await maya.api.health.addEntry({ date: today, symptoms: null, notes: null })
    await maya.api.notices.updateSettings(await maya.api.notices.settings())
    expect(await now(maya)).toMatchObject({ steps: null, hasOwn: true })
    const jonas = await signUp(portal, 'practitioner', 'Dr. Jonas Weber')
    expect(await now(jonas)).toMatchObject({
      steps: { of: 'practitioner', done: ['account'] },
      hasOwn: false,
    })
    await portal.deps.db
      .update(users)
      .set({ createdAt: new Date(`${ago(40)}T12:00:00Z`) })
      .where(eq(users.id, jonas.id))
    expect((await now(jonas)).steps).toBeNull()
  })
})
