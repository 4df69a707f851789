import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appointmentKinds, appointments, appointmentTimes, practitionerHours } from '../../drizzle/schema.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { seedAppointments } from './appointments.ts'
import { sayIn } from './texts.ts'

const PATIENTS = ['Maya Lindqvist', 'Samir Haddad', 'Ingrid Olsen', 'Tomás Rivera', 'Aiko Mori']

let portal: TestPortal
let patients: Map<string, string>
let elena: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
  const people = await Promise.all(PATIENTS.map((name) => signUp(portal, 'patient', name)))
  patients = new Map(people.map(({ id }, n) => [PATIENTS[n] ?? '', id]))
})
afterAll(() => portal.close())

it.each([
  ['Monday', '2026-11-23T08:30:00Z', 'UTC'],
  ['Tuesday', '2026-11-24T23:30:00Z', 'Pacific/Auckland'],
  ['Wednesday', '2026-11-25T12:00:00Z', 'Europe/Berlin'],
  ['Thursday', '2026-10-22T18:00:00Z', 'Europe/Helsinki'],
  ['Friday', '2026-03-27T00:10:00Z', 'America/New_York'],
  ['Saturday', '2026-11-28T12:00:00Z', 'UTC'],
  ['Sunday', '2026-11-29T12:00:00Z', 'Asia/Tokyo'],
])('the demo’s week seeded on a %s keeps to its hours and overlaps nowhere', async (_day, at, timeZone) => {
  const { db } = portal.deps
  elena = await signUp(portal, 'practitioner')
  const now = new Date(at)
  // The constraint of the table refuses what overlaps.
  await db.transaction((tx) =>
    seedAppointments(sayIn('en'), tx, { practitionerId: elena.id, patients }, { timeZone, now }),
  )
  const [hours] = await db
    .select()
    .from(practitionerHours)
    .where(eq(practitionerHours.practitionerId, elena.id))
  const rows = await db.select().from(appointments).where(eq(appointments.practitionerId, elena.id))
  const times = await db.select().from(appointmentTimes).where(eq(appointmentTimes.practitionerId, elena.id))
  for (const { appointmentId, at } of times) {
    const row = rows.find(({ id }) => id === appointmentId)
    const minutes = ((row?.until.getTime() ?? 0) - (row?.at.getTime() ?? 0)) / 60_000
    const begin = Temporal.Instant.from(at.toISOString()).toZonedDateTimeISO(timeZone)
    const [from, until] = [begin, begin.add({ minutes })].map((one) =>
      one.toPlainTime().toString({ smallestUnit: 'minute' }),
    )
    const isWithin = hours?.weekly.some(
      (one) => one.day === begin.dayOfWeek && one.from <= (from ?? '') && (until ?? '') <= one.until,
    )
    expect(isWithin, `${begin} is within the hours`).toBe(true)
  }
  for (const { state, at, until, heldUntil } of rows) {
    const isPast = state === 'kept' || state === 'missed'
    expect(until <= now, `${state} at ${at.toISOString()}`).toBe(isPast)
    if (heldUntil) expect(heldUntil > now && at > now).toBe(true)
  }
  const states = new Set(rows.map(({ state }) => state))
  for (const state of ['kept', 'missed', 'confirmed', 'asked', 'offered']) expect(states).toContain(state)
})

it.each(['de', 'fr', 'es'] as const)(
  'the demo’s kinds of appointments and reasons are in %s',
  async (language) => {
    const { db } = portal.deps
    const person = await signUp(portal, 'practitioner')
    const said = new Set<string>()
    const say = (text: string) => {
      said.add(text)
      return sayIn(language)(text)
    }
    const people = { practitionerId: person.id, patients }
    await db.transaction((tx) => seedAppointments(say, tx, people, { timeZone: 'UTC' }))
    const kinds = await db
      .select({ name: appointmentKinds.name })
      .from(appointmentKinds)
      .where(eq(appointmentKinds.practitionerId, person.id))
    expect(kinds.map(({ name }) => name)).toContain(sayIn(language)('First visit'))
    for (const text of said) expect(sayIn(language)(text), `${text} in ${language}`).not.toBe(text)
  },
)
