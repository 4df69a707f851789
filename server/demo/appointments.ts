import { randomUUID } from 'node:crypto'
import {
  appointmentChanges,
  appointmentKinds,
  appointments,
  appointmentTimes,
  practitionerHours,
} from '../../drizzle/schema.ts'
import type { AppointmentState, AppointmentStep } from '../../shared/appointments.ts'
import type { Tx } from '../platform/db.ts'
import type { Say } from './texts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Monday to Friday, with a break at noon. */
const HOURS = [1, 2, 3, 4, 5].flatMap((day) => [
  { day, from: '09:00', until: '12:30' },
  { day, from: '13:30', until: '17:00' },
])

const USUAL = { gapBefore: 0, gapAfter: 0, newPatients: false, earliestHours: 12, latestDays: 60, link: null }
const KINDS = [
  { ...USUAL, name: 'First visit', place: 'practice', minutes: 75, gapAfter: 15, newPatients: true },
  { ...USUAL, name: 'Visit', place: 'practice', minutes: 45 },
  { ...USUAL, name: 'Video call', place: 'video', minutes: 45, link: 'https://video.example/elena-hartmann' },
  { ...USUAL, name: 'Telephone call', place: 'telephone', minutes: 20, earliestHours: 2 },
] as const

/** A working day, counted from today, and a time of the clinic. */
type Time = readonly [ahead: number, time: string]
type DemoAppointment = {
  patient: string
  kind: (typeof KINDS)[number]['name']
  state: AppointmentState
  /** One, or those of an offer. */
  times: readonly Time[]
  reason?: string
}

const APPOINTMENTS: readonly DemoAppointment[] = [
  { patient: 'Ingrid Olsen', kind: 'Visit', state: 'kept', times: [[-5, '09:45']] },
  { patient: 'Maya Lindqvist', kind: 'Video call', state: 'kept', times: [[-4, '10:30']] },
  { patient: 'Samir Haddad', kind: 'Visit', state: 'missed', times: [[-3, '14:15']] },
  { patient: 'Tomás Rivera', kind: 'Telephone call', state: 'kept', times: [[-2, '13:30']] },
  { patient: 'Aiko Mori', kind: 'Visit', state: 'kept', times: [[-1, '09:00']] },
  { patient: 'Samir Haddad', kind: 'Visit', state: 'confirmed', times: [[0, '09:00']] },
  { patient: 'Ingrid Olsen', kind: 'Video call', state: 'confirmed', times: [[0, '11:15']] },
  { patient: 'Tomás Rivera', kind: 'Telephone call', state: 'confirmed', times: [[0, '15:10']] },
  { patient: 'Aiko Mori', kind: 'Visit', state: 'confirmed', times: [[1, '10:30']] },
  {
    ...{ patient: 'Tomás Rivera', kind: 'Visit', state: 'asked', times: [[1, '14:15']] },
    reason: 'The capsules do not agree with me.',
  },
  {
    ...{ patient: 'Aiko Mori', kind: 'Video call', state: 'asked', times: [[2, '15:00']] },
    reason: 'I keep forgetting the tincture in the evening.',
  },
  {
    ...{ patient: 'Maya Lindqvist', kind: 'Visit', state: 'confirmed', times: [[3, '10:30']] },
    reason: 'My blood test of last week.',
  },
  {
    ...{ patient: 'Ingrid Olsen', kind: 'Visit', state: 'offered' },
    times: [
      [2, '09:00'],
      [3, '14:15'],
      [4, '15:45'],
    ],
  },
  { patient: 'Samir Haddad', kind: 'First visit', state: 'confirmed', times: [[4, '09:00']] },
]

/** How an appointment came to its state. Patients ask, the practitioner does everything else. */
const STEPS: Partial<Record<AppointmentState, AppointmentStep[]>> = {
  asked: ['asked'],
  offered: ['offered'],
  confirmed: ['asked', 'confirmed'],
  kept: ['asked', 'confirmed', 'kept'],
  missed: ['asked', 'confirmed', 'missed'],
}
const OPEN: readonly AppointmentState[] = ['asked', 'offered']

/** The working day `ahead` of today; 0 is today, or the next Monday on a weekend. */
function workingDay(today: Temporal.PlainDate, ahead: number) {
  const step = { days: ahead < 0 ? -1 : 1 }
  const isWorking = ({ dayOfWeek }: Temporal.PlainDate) => dayOfWeek <= 5
  let day = today
  while (ahead >= 0 && !isWorking(day)) day = day.add(step)
  for (let left = Math.abs(ahead); left > 0; ) {
    day = day.add(step)
    if (isWorking(day)) left -= 1
  }
  return day
}

type People = { practitionerId: string; patients: ReadonlyMap<string, string> }
type Clock = { timeZone: string; now?: Date }

/**
 * The practitioner's working hours, what may be booked, and appointments from a week ago to a week ahead, in the clinic's
 * time zone. What has ended by `now` took place.
 */
export async function seedAppointments(
  say: Say,
  tx: Tx,
  { practitionerId, patients }: People,
  { timeZone, now = new Date() }: Clock,
) {
  await tx.insert(practitionerHours).values({ practitionerId, weekly: HOURS, exceptions: [] })
  const kinds = await tx
    .insert(appointmentKinds)
    .values(KINDS.map((kind) => ({ ...kind, name: say(kind.name), practitionerId })))
    .returning()
  const today = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone).toPlainDate()
  const instant = ([ahead, plainTime]: Time) =>
    new Date(workingDay(today, ahead).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds)
  const planned = APPOINTMENTS.map(({ patient, times, reason, ...one }, n) => {
    const kind = kinds[KINDS.findIndex(({ name }) => name === one.kind)] as (typeof kinds)[number]
    const held = times.map(instant)
    const at = held[0] ?? now
    const until = new Date(at.getTime() + kind.minutes * MINUTE)
    const state = one.state === 'confirmed' && until <= now ? 'kept' : one.state
    const isOpen = OPEN.includes(state)
    const madeAt = isOpen
      ? now.getTime() - n * 0.25 * HOUR
      : Math.min(now.getTime(), at.getTime()) - n * DAY - DAY
    const patientId = patients.get(patient) ?? ''
    return {
      held,
      row: {
        ...{ practitionerId, patientId, kindId: kind.id, kind: kind.name, place: kind.place },
        ...{ gapBefore: kind.gapBefore, gapAfter: kind.gapAfter, state, at, until, key: randomUUID() },
        ...{ reason: reason ? say(reason) : null, createdAt: new Date(madeAt) },
        madeBy: state === 'offered' ? practitionerId : patientId,
        heldUntil: isOpen ? new Date(madeAt + DAY) : null,
      },
    }
  })
  const rows = await tx
    .insert(appointments)
    .values(planned.map(({ row }) => row))
    .returning()
  await tx.insert(appointmentTimes).values(
    rows.flatMap(({ id, at, until, gapBefore, gapAfter }, n) =>
      (planned[n]?.held ?? []).map((held) => {
        const end = held.getTime() + (until.getTime() - at.getTime()) + gapAfter * MINUTE
        const [from, to] = [held.getTime() - gapBefore * MINUTE, end].map((one) =>
          new Date(one).toISOString(),
        )
        return { appointmentId: id, practitionerId, at: held, blocked: `[${from},${to})` }
      }),
    ),
  )
  await tx.insert(appointmentChanges).values(
    rows.flatMap(({ id, at, until, state, createdAt, patientId }) =>
      (STEPS[state] ?? []).map((step, n) => ({
        ...{ appointmentId: id, step, at, by: step === 'asked' ? patientId : practitionerId },
        changedAt: step === 'kept' || step === 'missed' ? until : new Date(createdAt.getTime() + n * HOUR),
      })),
    ),
  )
}
