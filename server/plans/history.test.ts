import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../shared/notices.ts'
import { DOSE_SLOTS } from '../../shared/planItems.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { countOpenDoses } from './doses.ts'

const ZONES = [
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Auckland',
  'Asia/Kathmandu',
  'UTC',
  null,
] as const
type Zone = (typeof ZONES)[number]
type Slot = 'morning' | 'evening'

let portal: TestPortal
let elena: Person
const patients = new Map<Zone, Person>()

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  elena = await signUp(portal, 'practitioner')
  const admin = await signUp(portal, 'admin')
  for (const zone of ZONES) {
    const patient = await signUp(portal)
    if (zone) await patient.api.notices.updateSettings({ ...DEFAULT_SETTINGS, timeZone: zone })
    await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: patient.id })
    patients.set(zone, patient)
  }
})
afterAll(() => portal.close())

const patientIn = (zone: Zone) => {
  const patient = patients.get(zone)
  if (!patient) throw new Error(`nobody lives in ${zone}`)
  return patient
}

/** The day in a zone, `days` from the present one. */
const dayIn = (zone: Zone, days = 0) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone ?? 'UTC' }).format(Date.now() + days * 86_400_000)

/** So many minutes after a day begins in a zone, in SQL. */
const instantIn = (zone: Zone, day: string, minutes: number) =>
  sql`(${day}::timestamp at time zone ${zone ?? 'UTC'} + make_interval(mins => ${minutes}::int))`

type Schedule = Record<string, Slot[]>
type Saved = { schedule: Schedule; ago: number; minutes: number }

async function writePlan(zone: Zone, title: string, versions: readonly Saved[], from: string, until: string) {
  const columns = ({ schedule, ago, minutes }: Saved) => {
    const items = Object.entries(schedule).map(([text, slots]) => ({
      ...{ text, slots, units: null, unitName: null, days: { kind: 'daily' }, from, until, productId: null },
    }))
    return {
      medications: sql`${sql.param(Object.keys(schedule))}::text[]`,
      items: sql`${JSON.stringify(items)}::jsonb`,
      at: instantIn(zone, dayIn(zone, -ago), minutes),
    }
  }
  const [first, ...later] = versions
  if (!first) throw new Error('a plan has a version')
  const { medications, items, at } = columns(first)
  const { db } = portal.deps
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into treatment_plans (patient_id, created_by, title, medications, items, created_at, updated_at)
    values (${patientIn(zone).id}, ${elena.id}, ${title}, ${medications}, ${items}, ${at}, ${at}) returning id`)
  const id = rows[0]?.id ?? ''
  for (const version of later) {
    const next = columns(version)
    await db.execute(sql`
      update treatment_plans set medications = ${next.medications}, items = ${next.items}, updated_at = ${next.at}
      where id = ${id}`)
  }
  return id
}

/** Forgets the plans of earlier runs. */
async function forgetPlans(zone: Zone) {
  const ofPatient = sql`patient_id = ${patientIn(zone).id}`
  await portal.deps.db.execute(
    sql`delete from doses where plan_id in (select id from treatment_plans where ${ofPatient})`,
  )
  await portal.deps.db.execute(sql`update treatment_plans set deleted_at = now() where ${ofPatient}`)
}

it('a plan written at 17:00 in Los Angeles begins that day, on every screen', async () => {
  const zone = 'America/Los_Angeles'
  await forgetPlans(zone)
  const [yesterday, today] = [dayIn(zone, -1), dayIn(zone)]
  const written = [{ schedule: { Zinc: [] }, ago: 1, minutes: 17 * 60 }]
  const planId = await writePlan(zone, 'Rest', written, dayIn(zone, -20), dayIn(zone, 3))
  const patient = patientIn(zone)
  const shown = async (date: string) =>
    (await patient.api.plans.today({ date })).slots.flatMap(({ doses }) => doses.map((dose) => dose.planId))
  expect(await shown(yesterday)).toEqual([planId])
  await patient.api.plans.setDose({ planId, medication: 'Zinc', date: yesterday, state: 'taken' })
  expect(await elena.api.plans.adherence({ patientId: patient.id, today })).toMatchObject([
    { days: 2, taken: 1, due: 2 },
  ])
  const { items } = await elena.api.care.timeline({
    ...{ patientId: patient.id, from: dayIn(zone, -20), until: today },
  })
  expect(items.find((item) => item.planId === planId)?.from).toBe(yesterday)
})

it('a plan written after midnight in Auckland is not due on the day before, which UTC still has', async () => {
  const zone = 'Pacific/Auckland'
  await forgetPlans(zone)
  const today = dayIn(zone)
  await writePlan(zone, 'Rest', [{ schedule: { Zinc: [] }, ago: 0, minutes: 1 }], today, dayIn(zone, 3))
  const patient = patientIn(zone)
  expect((await patient.api.plans.today({ date: dayIn(zone, -1) })).slots).toEqual([])
  expect(await elena.api.plans.adherence({ patientId: patient.id, today })).toMatchObject([
    { days: 1, due: 1 },
  ])
})

const schedule = fc
  .record({
    Zinc: fc.option(fc.constantFrom<Slot[]>([], ['morning'], ['morning', 'evening'])),
    Iron: fc.option(fc.constantFrom<Slot[]>(['evening'], ['morning', 'evening'])),
  })
  .map(({ Zinc, Iron }): Schedule => ({ ...(Iron && { Iron }), ...(Zinc && { Zinc }) }))
  .filter((items) => Object.keys(items).length > 0)
const plan = fc.record({
  versions: fc.array(
    fc.record({
      schedule,
      ago: fc.integer({ min: 0, max: 2 }),
      minutes: fc.constantFrom(-90, -1, 0, 1, 60, 720, 1020, 1439),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  deleted: fc.boolean(),
  /** Of a version, an item and a time of the day, each by its place, so many days ago. */
  ticks: fc.array(fc.tuple(fc.nat(2), fc.nat(1), fc.nat(1), fc.nat(2), fc.constantFrom('taken', 'skipped')), {
    maxLength: 5,
  }),
})

type Counts = Record<string, { taken: number; skipped: number; due: number }>

it('what plans.today shows is what adherence, worklist, timeline, notes and reminders count, in every zone', async () => {
  const { db } = portal.deps
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ZONES),
      fc.array(plan, { minLength: 1, maxLength: 2 }),
      async (zone, plans) => {
        const { id: patientId, api } = patientIn(zone)
        await forgetPlans(zone)
        const today = dayIn(zone)
        // The earliest day that Today shows: yesterday at UTC−12.
        const first = new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10)
        const days = [0, 1, 2, 3].map((ago) => dayIn(zone, -ago)).filter((day) => day >= first)
        for (const [index, { versions, ticks, deleted }] of plans.entries()) {
          const ordered = versions.toSorted((a, b) => b.ago - a.ago || a.minutes - b.minutes)
          const planId = await writePlan(zone, `Plan ${index}`, ordered, first, dayIn(zone, 3))
          const { rows: saved } = await db.execute<{
            version: number
            items: { text: string; slots: Slot[] }[]
          }>(sql`select version, items from plan_versions where plan_id = ${planId} order by version`)
          for (const [versionAt, itemAt, slotAt, ago, state] of ticks) {
            const version = saved[versionAt % saved.length]
            const item = version?.items[itemAt % version.items.length]
            await db.execute(sql`
              insert into doses (plan_id, medication, slot, date, state, taken_at, version)
              values (${planId}, ${item?.text}, ${item?.slots[slotAt % item.slots.length] ?? 'any'},
                ${days[ago % days.length]}, ${state}, ${state === 'taken' ? sql`now()` : null}, ${version?.version})
              on conflict do nothing`)
          }
          if (deleted)
            await db.execute(sql`update treatment_plans set deleted_at = now() where id = ${planId}`)
        }

        const shown: Counts = {}
        const shownOn = new Map<string, Counts>()
        const openToday = new Map<string, number>()
        for (const date of days) {
          const ofDay: Counts = {}
          shownOn.set(date, ofDay)
          for (const { slot, doses } of (await api.plans.today({ date })).slots) {
            for (const { planId, medication, state, expected } of doses) {
              for (const counts of [shown, ofDay]) {
                const key = `${planId} ${medication}`
                const count = counts[key] ?? { taken: 0, skipped: 0, due: 0 }
                counts[key] = count
                count.due += 1
                if (state !== 'open') count[state] += 1
              }
              if (date === today && expected && state === 'open') {
                openToday.set(slot, (openToday.get(slot) ?? 0) + 1)
              }
            }
          }
        }
        const about = DOSE_SLOTS.map((slot) => ({ userId: patientId, day: today, slot }))
        const open = await countOpenDoses(db, about)
        for (const slot of DOSE_SLOTS) {
          expect(open.get(`${patientId} ${slot}`) ?? 0, `reminder, ${slot}`).toBe(openToday.get(slot) ?? 0)
        }

        const adherence = await elena.api.plans.adherence({ patientId, today })
        const counted = adherence.flatMap(({ planId, items }) =>
          items.map(({ text, ...count }) => [`${planId} ${text}`, count]),
        )
        expect(Object.fromEntries(counted), 'adherence').toEqual(shown)

        const lines = (await elena.api.care.worklist()).filter(
          ({ kind, patient }) => kind === 'ending' && patient.id === patientId,
        )
        const facts = await elena.api.care.notes.facts({ patientId, today })
        for (const { planId, title, taken, due, items } of adherence) {
          const line = lines.find(({ targetId }) => targetId === planId)
          expect(line, 'worklist').toMatchObject({ taken, due })
          expect(facts, 'note facts').toContainEqual({ kind: 'planTaken', title, items })
        }

        for (const date of days) {
          const { items } = await elena.api.care.timeline({ patientId, from: date, until: date })
          const present = items.filter(({ planId }) => lines.some(({ targetId }) => targetId === planId))
          const drawn = present.flatMap(({ planId, text, weeks }) =>
            weeks.map(({ from: _from, ...count }) => [`${planId} ${text}`, count]),
          )
          expect(Object.fromEntries(drawn), `timeline of ${date}`).toEqual(shownOn.get(date))
        }
      },
    ),
    { numRuns: 40 },
  )
}, 60_000)
