import { expect, it, vi } from 'vitest'
import type { PractitionerDay } from '../../../shared/appointments.ts'
import { t } from '../../locale/messages.tsx'
import type { Shown } from './dayColumns.tsx'

// The page has the clinic's time zone.
vi.stubGlobal('document', { querySelector: () => ({ content: JSON.stringify({ timeZone: 'UTC' }) }) })
const { dayColumns, isShown } = await import('./dayColumns.tsx')
vi.unstubAllGlobals()

const date = '2026-12-08'
const at = (time: string) => `${date}T${time}:00.000Z`
const elena = { id: 'elena', fullName: 'Elena Hartmann' }
const jonas = { id: 'jonas', fullName: 'Jonas Weber' }

const appointment = (more: Partial<Shown>): Shown => ({
  ...{ id: 'one', state: 'confirmed', at: at('09:00'), until: at('09:45'), place: 'practice' },
  ...{ kind: { id: 'visit', name: 'Visit' }, practitioner: elena, heldUntil: null, isLinked: true },
  patient: { id: 'maya', fullName: 'Maya Lindqvist' },
  ...more,
})
const day = (practitioner: PractitionerDay['practitioner'], ...offered: [string, string][]) => ({
  practitioner,
  nextFree: null,
  offered: offered.map(([from, until]) => ({ from: at(from), until: at(until) })),
})
const columns = (practitioners: PractitionerDay[], appointments: Shown[], now = at('09:31')) =>
  dayColumns({ date, practitioners, appointments, now: Date.parse(now) }, t)

it('dayColumns closes what is not offered, and has the present minute of today', () => {
  const [column] = columns([day(elena, ['09:00', '12:30'], ['13:30', '17:00'])], [])
  expect(column?.closed).toEqual([
    { from: 0, until: 540 },
    { from: 750, until: 810 },
    { from: 1020, until: 1440 },
  ])
  expect(column?.now).toBe(571)
  expect(columns([day(elena, ['09:00', '12:30'])], [], '2026-12-07T09:31:00Z')[0]?.now).toBeUndefined()
})

it('dayColumns has practitioners with hours or appointments on the day, and no others', () => {
  const late = appointment({ practitioner: jonas })
  expect(columns([day(elena)], [late]).map(({ id }) => id)).toEqual(['jonas'])
  expect(columns([day(elena, ['09:00', '12:30'])], [late]).map(({ id }) => id)).toEqual(['elena', 'jonas'])
  expect(columns([day(elena)], [])).toEqual([])
})

it('dayColumns says the state of all but confirmed appointments, and leaves out what does not take place', () => {
  const states = ['asked', 'offered', 'confirmed', 'kept', 'missed'] as const
  const rows = states.map((state, n) => appointment({ id: `${n}`, state }))
  const said = { from: '9:00', until: '9:45', kind: 'Visit' }
  const [column] = columns([], rows)
  expect(column?.blocks.map(({ look, note }) => [look, note])).toEqual([
    ['asked', t('appointments.day.blockAndState', { ...said, state: t('appointments.week.state.asked') })],
    ['asked', t('appointments.day.blockAndState', { ...said, state: t('appointments.week.state.offered') })],
    ['confirmed', t('appointments.day.block', said)],
    ['over', t('appointments.day.blockAndState', { ...said, state: t('appointments.week.state.kept') })],
    ['over', t('appointments.day.blockAndState', { ...said, state: t('appointments.week.state.missed') })],
  ])
  const gone = { ...appointment({}), state: 'cancelled' } as const
  expect(isShown(gone)).toBe(false)
})
