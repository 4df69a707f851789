import { randomUUID } from 'node:crypto'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  appointments,
  doses,
  healthTracking,
  orderItems,
  orders,
  practitionerPatients,
  treatmentPlans,
} from '../../drizzle/schema.ts'
import type { AppointmentState } from '../../shared/appointments.ts'
import type { MarkerRow } from '../../shared/bloodTests.ts'
import { asText } from '../../shared/careText.ts'
import { addDays, MOODS } from '../../shared/health.ts'
import { expectedOn, type PlanItem, untimed } from '../../shared/planItems.ts'
import { mondayOf, sumOf } from '../../shared/timeline.ts'
import { figureSentence } from '../../shared/timelineText.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, signUp } from '../test/caller.ts'
import { STORED_DAYS, storeTheMost } from '../test/largestStore.ts'
import { makeRows } from '../test/make.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { storeResult } from '../test/results.ts'
import { statementsOf } from '../test/statements.ts'

const YEAR = 365
const today = new Date().toISOString().slice(0, 10)
const ago = (days: number) => addDays(today, -days)

const t = translatorFor('en')
let portal: TestPortal
let admin: Person
let elena: Person
let maya: Person

/** The same numbers at every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin')
  elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
  maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
})
afterAll(() => portal.close())

type Version = { daysAgo: number; items: PlanItem[] }
const item = (text: string, fields: Partial<PlanItem> = {}): PlanItem => ({ ...untimed(text), ...fields })

/** A plan that was saved once for each of its versions, at noon. */
async function planOf(
  patientId: string,
  versions: Version[],
  { title = 'Rest', deletedAgo }: { title?: string; deletedAgo?: number } = {},
) {
  const { db } = portal.deps
  const fields = ({ daysAgo, items }: Version) => ({
    items,
    medications: items.map(({ text }) => text),
    updatedAt: new Date(`${ago(daysAgo)}T12:00:00Z`),
  })
  const [first, ...rest] = versions
  if (!first) throw new Error('a plan has a version')
  const [plan] = await db
    .insert(treatmentPlans)
    .values({ patientId, createdBy: elena.id, title, ...fields(first), createdAt: fields(first).updatedAt })
    .returning()
  if (!plan) throw new Error('the plan was not returned')
  for (const version of rest) {
    await db.update(treatmentPlans).set(fields(version)).where(eq(treatmentPlans.id, plan.id))
  }
  if (deletedAgo !== undefined) {
    await db
      .update(treatmentPlans)
      .set({ deletedAt: new Date(`${ago(deletedAgo)}T18:00:00Z`), deletedBy: elena.id })
      .where(eq(treatmentPlans.id, plan.id))
  }
  return plan.id
}

type Tick = { medication: string; daysAgo: number; slot?: 'morning' | 'evening' | 'any'; version?: number }
const tick = (planId: string, { medication, daysAgo, slot = 'any', version = 1 }: Tick) =>
  portal.deps.db.insert(doses).values({ planId, medication, date: ago(daysAgo), slot, version })

const row = (name: string, value: number, fields: Partial<MarkerRow> = {}) =>
  markerRow({ name, value, flag: value < 30 ? 'low' : 'normal', ...fields })

const testOf = (userId: string, daysAgo: number, markers: MarkerRow[]) =>
  storeResult(portal.deps, userId, { markers, collectedOn: ago(daysAgo) })

/** A year of a patient: two plans with versions, a deleted one, ticks, entries and draws. */
async function aYear(userId: string) {
  const next = numbers(27)
  const { db } = portal.deps
  const iron = item('Iron bisglycinate 25 mg', { slots: ['morning'] })
  const magnesium = item('Magnesium 200 mg', { slots: ['morning', 'evening'] })
  const elderberry = item('Elderberry', { days: { kind: 'cycle', on: 5, off: 2 }, from: ago(200) })
  const plans: { versions: Version[]; deletedAgo?: number }[] = [
    {
      versions: [
        { daysAgo: 340, items: [iron, magnesium] },
        { daysAgo: 200, items: [magnesium, elderberry] },
        // Two versions of one day: the later one holds.
        { daysAgo: 90, items: [elderberry] },
        { daysAgo: 90, items: [magnesium, { ...iron, days: { kind: 'weekdays', days: [1, 3, 5] } }] },
      ],
    },
    {
      versions: [
        {
          daysAgo: 150,
          items: [item('Zinc', { until: ago(40) }), item('Ginger', { days: { kind: 'needed' } })],
        },
      ],
    },
    { versions: [{ daysAgo: 300, items: [item('Nettle tea')] }], deletedAgo: 120 },
  ]
  for (const { versions, deletedAgo } of plans) {
    const planId = await planOf(userId, versions, deletedAgo === undefined ? {} : { deletedAgo })
    const first = versions[0]?.daysAgo ?? 0
    const said = Array.from({ length: first + 1 }, (_, daysAgo) => daysAgo).flatMap((daysAgo) => {
      const date = ago(daysAgo)
      const index = versions.findLastIndex((version) => version.daysAgo >= daysAgo)
      // Now and then the phone showed the version before.
      const seen = Math.max(0, index - Number(next(20) === 0))
      return (versions[seen]?.items ?? []).flatMap((one) =>
        expectedOn(one, date).flatMap((slot) => {
          const chance = next(10)
          if (chance > 7) return []
          const state =
            chance === 7 ? ('skipped' as const) : chance === 6 ? ('open' as const) : ('taken' as const)
          return [{ planId, medication: one.text, date, slot, state, version: seen + 1 }]
        }),
      )
    })
    await db
      .insert(doses)
      .values(said.map((dose) => ({ ...dose, takenAt: dose.state === 'taken' ? new Date() : null })))
  }
  const entries = Array.from({ length: YEAR }, (_, daysAgo) => daysAgo).filter(() => next(5) > 0)
  await db.insert(healthTracking).values(
    entries.map((daysAgo) => ({
      userId,
      date: ago(daysAgo),
      mood: next(4) === 0 ? null : (MOODS[next(5)] ?? null),
      energyLevel: next(4) === 0 ? null : 1 + next(10),
      sleepHours: next(4) === 0 ? null : next(20) / 2,
      symptoms: next(6) === 0 ? 'Headache and tired' : null,
    })),
  )
  await testOf(userId, 350, [row('Ferritin', 18)])
  await testOf(userId, 180, [row('Ferritin', 24), row('Zinc', 11, { unit: 'umol/L', low: 10, high: 20 })])
  await testOf(userId, 20, [row('Ferritin', 41), row('Vitamin B12', 500, { doubtful: true })])
}

it('every number of a generated year equals what adherence, entries and trends say', async () => {
  await aYear(maya.id)
  const patientId = maya.id
  const entries = await maya.api.health.entries()
  const { trends, unchecked } = await maya.api.bloodTests.trends()
  let [ticked, windows] = [0, 0]
  try {
    for (let daysAgo = 0; daysAgo < YEAR; daysAgo += 7) {
      const until = ago(daysAgo)
      const from = addDays(until, -29)
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${until}T12:00:00Z`) })
      const adherence = await elena.api.plans.adherence({ patientId, today: until })
      const logged = await elena.api.health.patientEntries({ patientId, today: until })
      const timeline = await elena.api.care.timeline({ patientId, from, until })
      const present = new Set(adherence.map(({ planId }) => planId))
      const counted = timeline.items.filter(({ planId, weeks }) => present.has(planId) && weeks.length > 0)
      expect(counted.map(({ planId, text, weeks }) => ({ planId, text, ...sumOf(weeks) }))).toEqual(
        expect.arrayContaining(
          adherence.flatMap(({ planId, items }) => items.map((counts) => ({ planId, ...counts }))),
        ),
      )
      expect(counted).toHaveLength(adherence.flatMap(({ items }) => items).length)
      expect(
        timeline.items.every(({ weeks }) =>
          weeks.every((week) => week.from === from || week.from === mondayOf(week.from)),
        ),
      ).toBe(true)
      expect(sumOf(timeline.doses)).toEqual(sumOf(timeline.items.flatMap(({ weeks }) => weeks)))
      expect(timeline.days).toEqual(
        logged
          .filter(({ date }) => date >= from && date <= until)
          .map(({ id: _id, ...entry }) => entry)
          .reverse(),
      )
      const points = (lines: typeof timeline.markers) =>
        lines.flatMap(({ marker, unit, points }) =>
          points.map((point) => ({ marker, unit, ...point, step: null, course: null })),
        )
      expect(points(timeline.markers)).toEqual(
        points(trends).filter(({ day }) => day >= from && day <= until),
      )
      // Drawn 20 days ago.
      expect(timeline.unchecked).toEqual(until >= ago(20) && from <= ago(20) ? unchecked : [])
      expect(timeline.cut).toBe(null)
      const headaches = entries.filter(({ symptoms, date }) => symptoms && date >= from && date <= until)
      expect(timeline.symptoms.find(({ symptom }) => symptom === 'headache')?.days ?? []).toEqual(
        headaches.map(({ date }) => date).reverse(),
      )
      ticked += sumOf(timeline.doses).taken
      windows += 1
    }
  } finally {
    vi.useRealTimers()
  }
  expect(windows).toBe(53)
  expect(ticked).toBeGreaterThan(1_000)
})

it('a patient reads the own timeline; others need a care link, and their reads are recorded', async () => {
  const period = { from: ago(60), until: today }
  const stranger = await signUp(portal, 'practitioner')
  const other = await signUp(portal)
  const mine = await maya.api.care.timeline(period)
  const seen = await elena.api.care.timeline({ patientId: maya.id, ...period })
  expect(mine.items.length).toBeGreaterThan(0)
  expect(seen.items).toEqual(mine.items)
  const patientId = maya.id
  await expect(stranger.api.care.timeline({ patientId, ...period })).rejects.toThrow(
    t('care.refused.notInCare'),
  )
  await expect(admin.api.care.timeline({ patientId, ...period })).rejects.toThrow(t('care.refused.notInCare'))
  await expect(other.api.care.timeline({ patientId, ...period })).rejects.toThrow(t('app.refused.role'))
  await expect(maya.api.care.timeline({ patientId: randomUUID(), ...period })).rejects.toThrow(
    t('app.refused.role'),
  )
  expect((await other.api.care.timeline(period)).items).toEqual([])

  const linked = await signUp(portal, 'practitioner', 'Linked Practitioner')
  const [link] = await portal.deps.db
    .insert(practitionerPatients)
    .values({ practitionerId: linked.id, patientId })
    .returning()
  expect((await linked.api.care.timeline({ patientId, ...period })).items).toEqual(mine.items)
  await admin.api.admin.assignments.remove({ id: link?.id ?? '' })
  await expect(linked.api.care.timeline({ patientId, ...period })).rejects.toThrow(
    t('care.refused.notInCare'),
  )

  const access = await maya.api.auth.accessToMine()
  const readers = access.flatMap(({ action, actor }) => (action === 'care.timeline' ? [actor] : []))
  expect(new Set(readers)).toEqual(new Set(['Elena Hartmann', 'Linked Practitioner']))
})

it('a period must be days in order, begun, and at most five years long', async () => {
  const { timeline } = maya.api.care
  await expect(timeline({ from: today, until: ago(1) })).rejects.toThrow('care.invalid.periodOrder')
  await expect(timeline({ from: '2026-02-30', until: today })).rejects.toThrow('auth.invalid.day')
  await expect(timeline({ from: today, until: addDays(today, 3) })).rejects.toThrow(
    t('care.refused.futureDay'),
  )
  await expect(timeline({ from: ago(5 * 366), until: today })).rejects.toThrow('care.invalid.periodLength')
  expect(await timeline({ from: ago(5 * 366 - 1), until: today })).toMatchObject({ visits: [] })
})

it('visits are signed notes: practitioners see all, the patient those with a released text', async () => {
  const { notes } = elena.api.care
  const patient = await signUp(portal)
  const patientId = patient.id
  await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId })
  for (const release of [true, false]) {
    const text = `Drink more water, ${release ? 'and walk' : 'said the practitioner'}`
    const { id, base } = await notes.save({ patientId, plan: 'Water', forPatient: text, base: null })
    await notes.sign({ patientId, id, base, release })
  }
  await notes.save({ patientId, plan: 'A draft', base: null })
  const period = { from: ago(1), until: today }
  const visit = (text: string | null) => expect.objectContaining({ by: 'Elena Hartmann', text })
  const released = visit('Drink more water, and walk')
  expect((await elena.api.care.timeline({ patientId, ...period })).visits).toEqual([released, visit(null)])
  expect((await patient.api.care.timeline(period)).visits).toEqual([released])
  expect((await patient.api.care.timeline({ from: ago(9), until: ago(5) })).visits).toEqual([])
})

it('a kept appointment is a visit, one with the signed note of its day and practitioner', async () => {
  const { db } = portal.deps
  const patient = await signUp(portal)
  const patientId = patient.id
  await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId })
  const { id: kindId } = await elena.api.appointments.saveKind({
    ...{ name: 'Visit', minutes: 45, place: 'practice' },
  })
  const store = async (at: string, state: AppointmentState) => {
    const until = new Date(Date.parse(at) + 45 * 60_000)
    await db.insert(appointments).values({
      ...{ practitionerId: elena.id, patientId, kindId, kind: 'Visit', place: 'practice', state },
      ...{ at: new Date(at), until, gapBefore: 0, gapAfter: 0, key: randomUUID(), madeBy: elena.id },
    })
  }
  const seenBy = async (person: Person) => {
    const period = { from: ago(9), until: today }
    const owner = person === patient ? {} : { patientId }
    return (await person.api.care.timeline({ ...owner, ...period })).visits
  }
  const [old, ofToday] = [`${ago(4)}T10:30:00.000Z`, `${today}T00:00:00.000Z`]
  await store(old, 'kept')
  await store(`${ago(3)}T10:30:00.000Z`, 'missed')
  await store(`${ago(2)}T10:30:00.000Z`, 'cancelled')
  await store(ofToday, 'kept')
  const visit = (at: string) => ({ at, by: 'Elena Hartmann', text: null })
  expect(await seenBy(elena)).toEqual([visit(old), visit(ofToday)])
  expect(await seenBy(patient)).toEqual([visit(old), visit(ofToday)])
  const { id, base } = await elena.api.care.notes.save({ patientId, plan: 'Water', base: null })
  await elena.api.care.notes.sign({ patientId, id, base, release: false })
  expect(await seenBy(elena)).toEqual([
    visit(old),
    { ...visit(ofToday), at: expect.not.stringMatching(ofToday) },
  ])
  // A note that was not released is not the patient's, the appointment is.
  expect(await seenBy(patient)).toEqual([visit(old), visit(ofToday)])
})

it('an item begins and ends as the versions say, and needs no tick to be shown', async () => {
  const patient = await signUp(portal)
  const planId = await planOf(patient.id, [
    { daysAgo: 40, items: [item('Iron'), item('Nettle'), item('Sage', { from: ago(35), until: ago(20) })] },
    { daysAgo: 12, items: [item('Iron'), item('Ginger', { days: { kind: 'needed' } })] },
  ])
  const { items } = await patient.api.care.timeline({ from: ago(90), until: today })
  expect(items.map(({ weeks, ...rest }) => ({ ...rest, due: sumOf(weeks).due }))).toEqual([
    { planId, text: 'Iron', from: ago(40), until: null, due: 41 },
    { planId, text: 'Nettle', from: ago(40), until: ago(13), due: 28 },
    { planId, text: 'Sage', from: ago(35), until: ago(20), due: 16 },
    { planId, text: 'Ginger', from: ago(12), until: null, due: 0 },
  ])
  const earlier = await patient.api.care.timeline({ from: ago(90), until: ago(41) })
  expect(earlier.items).toEqual([])
  const now = await patient.api.care.timeline({ from: ago(5), until: today })
  expect(now.items.map(({ text }) => text)).toEqual(['Iron', 'Ginger'])
})

it('items of a deleted plan end on its last day, and show only the weeks with a tick', async () => {
  const patient = await signUp(portal)
  const planId = await planOf(patient.id, [{ daysAgo: 60, items: [item('Iron'), item('Nettle')] }], {
    deletedAgo: 10,
  })
  await tick(planId, { medication: 'Iron', daysAgo: 30 })
  await tick(planId, { medication: 'Iron', daysAgo: 5 })
  const { items, doses: days, figures } = await patient.api.care.timeline({ from: ago(90), until: today })
  expect(items).toEqual([
    {
      ...{ planId, text: 'Iron', from: ago(60), until: ago(10) },
      weeks: [{ from: mondayOf(ago(30)), taken: 1, skipped: 0, due: 7 }],
    },
  ])
  expect(sumOf(days)).toEqual({ taken: 1, skipped: 0, due: 7 })
  expect(figures).toEqual([])
  await expect(patient.api.plans.versions({ planId })).rejects.toThrow()
})

it('a practitioner sees only orders of products that an item of a present plan names', async () => {
  const patient = await signUp(portal)
  await portal.deps.db
    .insert(practitionerPatients)
    .values({ practitionerId: elena.id, patientId: patient.id })
  const rows = makeRows(portal.deps)
  const [planned, earlierProduct, deletedProduct, other] = [
    await rows.product(),
    await rows.product(),
    await rows.product(),
    await rows.product(),
  ]
  await planOf(patient.id, [
    { daysAgo: 50, items: [item('Iron', { productId: earlierProduct })] },
    { daysAgo: 30, items: [item('Iron', { productId: planned })] },
  ])
  await planOf(patient.id, [{ daysAgo: 50, items: [item('Sage', { productId: deletedProduct })] }], {
    deletedAgo: 2,
  })
  const order = async (
    productIds: string[],
    daysAgo: number,
    status: 'pending' | 'cancelled' = 'pending',
  ) => {
    const [placed] = await portal.deps.db
      .insert(orders)
      .values({
        ...{ userId: patient.id, totalCents: 1, idempotencyKey: randomUUID(), cartHash: '', status },
        createdAt: new Date(`${ago(daysAgo)}T09:00:00Z`),
      })
      .returning()
    const orderId = placed?.id ?? ''
    await portal.deps.db.insert(orderItems).values(
      productIds.map((productId) => ({
        orderId,
        productId,
        productName: 'Herb',
        quantity: 1,
        priceCents: 1,
      })),
    )
    return orderId
  }
  const both = await order([other, planned], 20)
  const before = await order([earlierProduct], 15)
  const own = [await order([deletedProduct], 12), await order([other], 10)]
  await order([planned], 8, 'cancelled')
  await order([planned], 80)
  const period = { from: ago(60), until: today }
  const idsOf = ({ orders: shown }: { orders: { id: string }[] }) => shown.map(({ id }) => id)
  expect(idsOf(await patient.api.care.timeline(period))).toEqual([both, before, ...own])
  expect(idsOf(await elena.api.care.timeline({ patientId: patient.id, ...period }))).toEqual([both, before])
})

it('a figure counts the days between two draws of what was begun by the first, and nothing later or unchecked', async () => {
  const patient = await signUp(portal)
  const planId = await planOf(patient.id, [
    { daysAgo: 100, items: [item('Iron bisglycinate 25 mg'), item('Vitamin D3', { from: ago(50) })] },
  ])
  for (const daysAgo of [90, 89, 60, 7, 6])
    await tick(planId, { medication: 'Iron bisglycinate 25 mg', daysAgo })
  await testOf(patient.id, 90, [
    row('Ferritin', 18),
    row('Vitamin D, 25-hydroxy', 20),
    row('Zinc', 9, { doubtful: true }),
    row('Copper', 900, { plausible: false }),
  ])
  await testOf(patient.id, 6, [
    row('Ferritin', 41),
    row('Vitamin D, 25-hydroxy', 34),
    row('Zinc', 12),
    row('Copper', 90),
  ])
  const period = { from: ago(150), until: today }
  const { figures, sentences } = await patient.api.care.timeline(period)
  const marker = (name: string, values: [before: number, now: number], ticked: object | null) => ({
    ...{ kind: 'marker', marker: name, unit: 'ng/mL', ticked },
    before: { day: ago(90), value: values[0], comparator: null, printed: null },
    now: { day: ago(6), value: values[1], comparator: null, printed: null },
  })
  expect(figures).toEqual([
    marker('Ferritin', [18, 41], { substance: 'iron', days: 4, due: 84 }),
    marker('Vitamin D, 25-hydroxy', [20, 34], null),
  ])
  expect(sentences).toEqual(figures.map((one) => figureSentence(one, period, 'patient', t, asText(t))))
})

it('a marker says whether its newest value of the period needs a doctor', async () => {
  const patient = await signUp(portal)
  const potassium = (value: number) =>
    markerRow({
      name: 'Kalium',
      marker: 'Potassium',
      value,
      unit: 'mmol/L',
      low: 3.5,
      high: 5.1,
      flag: 'high',
    })
  await testOf(patient.id, 90, [potassium(6.9), row('Ferritin', 18)])
  await testOf(patient.id, 6, [potassium(5.3)])
  const urgencies = async (from: number, until: number) => {
    const { markers } = await patient.api.care.timeline({ from: ago(from), until: ago(until) })
    return markers.map(({ marker, urgency }) => [marker, urgency])
  }
  expect(await urgencies(150, 0)).toContainEqual(['Potassium', 'none'])
  expect(await urgencies(150, 30)).toEqual([
    ['Potassium', 'today'],
    ['Ferritin', 'none'],
  ])
})

it('timelineOf sends as many statements for many plans, entries and draws as for none', async () => {
  const nobody = await signUp(portal)
  const period = { from: ago(400), until: today }
  const [few, many] = [
    await statementsOf(() => nobody.api.care.timeline(period)),
    await statementsOf(() => maya.api.care.timeline(period)),
  ]
  expect(many).toHaveLength(few.length)
})

it('a timeline of the largest store stays below a megabyte, and says what it leaves out', async () => {
  const [patient, carer] = [await signUp(portal), await signUp(portal, 'practitioner')]
  await storeTheMost(portal.url, patient.id, carer.id)
  const period = { from: ago(STORED_DAYS - 1), until: today }
  for (const timeline of [
    await patient.api.care.timeline(period),
    await carer.api.care.timeline({ patientId: patient.id, ...period }),
  ]) {
    expect(Buffer.byteLength(JSON.stringify(timeline))).toBeLessThan(1_000_000)
    expect(timeline.days).toHaveLength(STORED_DAYS)
    expect(timeline.items.length).toBeGreaterThan(0)
    expect(timeline.markers.length).toBeGreaterThan(0)
    // A practitioner sees no orders without a product of a plan.
    const { orders: ofOrders, ...cut } = timeline.cut ?? {}
    for (const [what, count] of Object.entries(cut)) expect(count, what).toBeGreaterThan(0)
  }
})
