import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { userRoles, users } from '../../drizzle/schema.ts'
import { addDays } from '../../shared/health.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { statementsOf } from '../test/statements.ts'

const ZONE = 'Europe/Berlin'
/** A day in winter, and one without hours. */
const [DAY, HOLIDAY] = ['2126-12-04', '2126-12-09']

let portal: TestPortal
let admin: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
  admin = await signUp(portal, 'admin')
  await admin.api.admin.clinic.update({ timeZone: ZONE })
})
afterAll(() => portal.close())

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

async function practitioner(fullName: string, until = '17:00') {
  const person = await signUp(portal, 'practitioner', fullName)
  await person.api.appointments.setHours({
    weekly: EVERY_DAY.flatMap((day) => [
      { day, from: '09:00', until: '12:30' },
      { day, from: '13:30', until },
    ]),
    exceptions: [{ date: HOLIDAY, open: false }],
  })
  return person
}
const hoursOn = (date: string) => admin.api.appointments.clinicHours({ date })
const columnOf = async (person: Person, date: string) =>
  (await hoursOn(date)).find((one) => one.practitioner.id === person.id)

it('clinicHours has the times of a day that each practitioner offers, in order, and none of a holiday', async () => {
  const elena = await practitioner('Elena Hartmann')
  await signUp(portal, 'practitioner', 'Without Hours')
  expect(await columnOf(elena, DAY)).toEqual({
    practitioner: { id: elena.id, fullName: 'Elena Hartmann' },
    offered: [
      { from: `${DAY}T08:00:00.000Z`, until: `${DAY}T11:30:00.000Z` },
      { from: `${DAY}T12:30:00.000Z`, until: `${DAY}T16:00:00.000Z` },
    ],
    nextFree: null,
  })
  expect(await columnOf(elena, HOLIDAY)).toMatchObject({ offered: [] })
  expect((await hoursOn(DAY)).map(({ practitioner }) => practitioner.fullName)).not.toContain('Without Hours')
})

it('the next free time is that of the kind nearest to 45 minutes, moves on once it is taken, and needs no notice', async () => {
  const jonas = await practitioner('Jonas Weber')
  const patient = await signUp(portal, 'patient')
  await admin.api.admin.assignments.assign({ practitionerId: jonas.id, patientId: patient.id })
  const kinds = [
    ['First visit', 75],
    ['Visit', 40],
    ['Call', 20],
  ] as const
  const saved = await Promise.all(
    kinds.map(([name, minutes]) =>
      jonas.api.appointments.saveKind({ name, minutes, place: 'practice', earliestHours: 48 }),
    ),
  )
  const kindId = saved[1]?.id ?? ''
  const free = async () => (await columnOf(jonas, DAY))?.nextFree
  const first = await free()
  expect(first).toMatchObject({ kind: 'Visit', minutes: 40 })
  const at = first?.at ?? ''
  expect(Date.parse(at) - Date.now()).toBeLessThan(24 * 3_600_000)
  await jonas.api.appointments.book({ patientId: patient.id, kindId, at, key: randomUUID() })
  const next = (await free())?.at ?? ''
  expect(next > at).toBe(true)
})

it('clinicHours leaves out who practises no longer, names no patient, and takes as many statements for many as for one', async () => {
  const ada = await practitioner('Ada Lind')
  const one = await statementsOf(() => hoursOn(DAY))
  const mia = await practitioner('Mia Berg')
  expect(await statementsOf(() => hoursOn(DAY))).toHaveLength(one.length)
  const { db } = portal.deps
  await db.update(userRoles).set({ verified: false }).where(eq(userRoles.userId, ada.id))
  await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, mia.id))
  expect(await columnOf(ada, DAY)).toBeUndefined()
  expect(await columnOf(mia, DAY)).toBeUndefined()
  const keys = new Set((await hoursOn(addDays(DAY, 1))).flatMap(Object.keys))
  expect([...keys].sort()).toEqual(['nextFree', 'offered', 'practitioner'])
})

it('clinicHours is for admins', async () => {
  const elena = await practitioner('Elena Hartmann')
  await expect(elena.api.appointments.clinicHours({ date: DAY })).rejects.toThrow()
})
