import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { extractImages, extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, userRoles } from '../../drizzle/schema.ts'
import { utcDay } from '../../locales/translate.ts'
import { SLOTS, untimed } from '../../shared/planItems.ts'
import { slotTitle, unitsText } from '../../shared/planItemText.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { drawPlan, type PlanSheet } from './sheet.ts'

const t = translatorFor('en')
const MEDICATION = t('plans.table.medication')

const plan: PlanSheet = {
  clinic: 'Verbena',
  contact: [],
  logo: null,
  patient: 'Maya Lindqvist',
  author: 'Elena Hartmann',
  title: 'Sleep and calm',
  description: 'Settle the evening.',
  medications: ['Valerian', 'Lemon balm tea'],
  items: [],
  dosageInstructions: 'An hour before bed',
  duration: '8 weeks',
  notes: 'Keep a sleep diary.',
  createdAt: new Date('2026-11-02T08:00:00Z'),
  locale: 'en',
}
async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { totalPages, text } = await extractText(document, { mergePages: true })
  return { totalPages, text: text.replaceAll(/\s+/g, ' ').normalize('NFC') }
}

describe('drawPlan', () => {
  it('drawPlan puts the whole plan on one page, as text', async () => {
    const { totalPages, text } = await read(drawPlan(plan))
    expect(totalPages).toBe(1)
    const said = [
      'Verbena',
      'Sleep and calm',
      t('plans.sheet.for', { name: 'Maya Lindqvist' }),
      t('plans.sheet.by', { author: 'Elena Hartmann', day: utcDay('2026-11-02') }),
      'Valerian',
    ]
    for (const part of [...said, 'Lemon balm tea', 'An hour before bed', '8 weeks', 'Keep a sleep diary.']) {
      expect(text).toContain(part)
    }
  })

  it('drawPlan draws the clinic’s logo above the first page alone, and moves no text', async () => {
    const logo = await sharp({ create: { width: 480, height: 120, channels: 4, background: '#1f6f4a' } })
      .webp()
      .toBuffer()
    const long = { ...plan, notes: 'Keep a sleep diary. '.repeat(900) }
    const pdf = drawPlan({ ...long, logo })
    const document = await getDocumentProxy(new Uint8Array(pdf))
    const pictures = (page: number) => extractImages(document, page)
    expect(await pictures(1)).toMatchObject([{ width: 480, height: 120 }])
    expect(await pictures(2)).toEqual([])
    expect((await read(pdf)).text).toBe((await read(drawPlan(long))).text)
  })

  it('drawPlan shows when and how much as a table by time of the day, over pages where there are many', async () => {
    const items = Array.from({ length: 50 }, (_, i) => ({
      ...untimed(`Herb ${i} ${'of the garden '.repeat(12)}`),
      slots: [SLOTS[i % 4] ?? 'night'],
      units: i + 1,
      unitName: 'capsule',
      days: i === 7 ? { kind: 'cycle' as const, on: 5, off: 2 } : { kind: 'daily' as const },
    }))
    const many = await read(drawPlan({ ...plan, medications: items.map(({ text }) => text), items }))
    expect(many.totalPages).toBeGreaterThan(1)
    for (const part of [
      [MEDICATION, ...SLOTS.map((slot) => slotTitle(slot, t)), t('plans.table.days')].join(' '),
      'Herb 49',
      unitsText({ units: 50, unitName: 'capsule' }, t) ?? '',
    ]) {
      expect(many.text).toContain(part)
    }
    const two = { ...plan, items: items.slice(0, 1).map((item) => ({ ...item, text: 'Valerian' })) }
    const { totalPages, text } = await read(drawPlan(two))
    expect(totalPages).toBe(1)
    const titles = [MEDICATION, slotTitle('any', t), slotTitle('morning', t)]
    const capsule = unitsText({ units: 1, unitName: 'capsule' }, t)
    expect(text).toContain(
      [...titles, 'Valerian', capsule, 'Lemon balm tea', t('plans.table.taken')].join(' '),
    )
  })

  it('drawPlan keeps a long note on one page, and adds pages without losing a word below the smallest size', async () => {
    const long = await read(drawPlan({ ...plan, notes: 'Drink a glass of water. '.repeat(180) }))
    expect(long.totalPages).toBe(1)
    const longest = await read(
      drawPlan({
        ...plan,
        medications: Array.from({ length: 50 }, (_, i) => `Herb ${i} ${'of the garden '.repeat(12)}`),
        notes: `${'Drink a glass of water. '.repeat(400)}The end.`,
      }),
    )
    expect(longest.totalPages).toBeGreaterThan(1)
    expect(longest.text).toContain('Herb 49')
    expect(longest.text).toContain('The end.')
  })

  it('drawPlan writes names of any script, and breaks text without spaces', async () => {
    for (const patient of ['Łukasz Őry', 'Иван Петров', 'Ελένη']) {
      expect((await read(drawPlan({ ...plan, patient }))).text).toContain(
        t('plans.sheet.for', { name: patient }),
      )
    }
    for (const patient of ['王小明', 'محمد علي', '🌿', '\ud800 \u0000', 'x'.repeat(400)]) {
      expect((await read(drawPlan({ ...plan, patient }))).totalPages).toBe(1)
    }
  })
})

describe('plan.pdf', () => {
  let portal: TestPortal
  let admin: Person
  let elena: Person
  let maya: Person
  let planId: string
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'off', CLINIC_NAME: 'Clinic of the Lake' })
    admin = await signUp(portal, 'admin')
    elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
    maya = await signUp(portal, 'patient', 'Maya Lindqvist')
    planId = (await elena.api.plans.create({ patientId: maya.id, title: 'Rest', medications: 'Valerian' })).id
  })
  afterAll(() => portal.close())
  const ask = (person: Person | null, id = planId) =>
    send(portal, 'GET', `/api/plans/${id}/plan.pdf`, undefined, { headers: { cookie: person?.cookie ?? '' } })
  const readers = async () =>
    (
      await portal.deps.db
        .select({ actorId: auditLog.actorId })
        .from(auditLog)
        .where(and(eq(auditLog.action, 'plan.pdf'), eq(auditLog.subjectId, maya.id)))
        .orderBy(auditLog.id)
    ).map(({ actorId }) => actorId)

  it('plan.pdf is for the patient, the author, admins and those in care; reads by others are recorded', async () => {
    const reader = await signUp(portal, 'practitioner')
    await admin.api.admin.assignments.assign({ practitionerId: reader.id, patientId: maya.id })
    for (const person of [maya, elena, reader, admin]) {
      const answer = await ask(person)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'content-disposition': expect.stringMatching(/^attachment; filename="treatment-plan.pdf"/),
      })
      expect((await read(answer.rawPayload)).text).toContain('Clinic of the Lake')
    }
    expect(await readers()).toEqual([elena.id, reader.id, admin.id])
  })

  it('plan.pdf answers everybody else as for a random id', async () => {
    const before = await readers()
    const stranger = await signUp(portal, 'practitioner')
    const other = await signUp(portal)
    for (const person of [stranger, other]) {
      const foreign = await ask(person)
      expect(foreign.statusCode).toBe(404)
      expect(foreign.json()).toEqual((await ask(person, randomUUID())).json())
    }
    expect((await ask(maya, 'no-id')).statusCode).toBe(404)
    expect((await ask(null)).statusCode).toBe(401)
    expect(await readers()).toEqual(before)
  })

  it('plan.pdf is not found by an author who lost the role, nor by anybody once the plan is deleted', async () => {
    const former = await signUp(portal, 'practitioner')
    const { id } = await former.api.plans.create({ patientId: maya.id, title: 'Old' })
    await portal.deps.db.update(userRoles).set({ role: 'patient' }).where(eq(userRoles.userId, former.id))
    expect((await ask(former, id)).statusCode).toBe(404)
    await admin.api.admin.plans.delete({ id })
    for (const person of [maya, admin]) expect((await ask(person, id)).statusCode).toBe(404)
  })
})
