import { Check, type LucideIcon, Phone, Video, X } from 'lucide-react'
import type { Translate } from '../../../locales/translate.ts'
import type { ClinicAppointment, Place, PractitionerDay } from '../../../shared/appointments.ts'
import { clinicClock, clinicTime } from './clinicTime.ts'
import { minutesOf, type Range, WHOLE_DAY, without } from './dayRanges.ts'
import { type GridBlock, type GridColumn, LOOKS } from './grid.ts'

const MINUTE = 60_000
/** Below it, a block has room for one line. Minutes. */
const ONE_LINE = 40

/** An appointment that occupies its practitioner. */
export type Shown = ClinicAppointment & { state: keyof typeof LOOKS }
export const isShown = (one: ClinicAppointment): one is Shown => one.state in LOOKS

/** "9:00 to 9:45, Visit, asks". */
export function noteOf({ at, until, kind, state }: Shown, t: Translate) {
  const said = { from: clinicTime(at), until: clinicTime(until), kind: kind.name }
  return state === 'confirmed'
    ? t('appointments.day.block', said)
    : t('appointments.day.blockAndState', { ...said, state: t(`appointments.week.state.${state}`) })
}

const PLACE_ICONS: Record<Place, LucideIcon | null> = { practice: null, video: Video, telephone: Phone }
const STATE_ICONS: Partial<Record<Shown['state'], LucideIcon>> = { kept: Check, missed: X }

/** Icons of where it takes place, or of how it went. */
export function DayMark({ appointment }: { appointment: Shown }) {
  const Icon = STATE_ICONS[appointment.state] ?? PLACE_ICONS[appointment.place]
  return Icon && <Icon size={14} aria-hidden className="shrink-0" />
}

function blockOf(appointment: Shown, t: Translate): GridBlock {
  const { id, at, until, patient, place, state } = appointment
  const from = minutesOf(clinicClock(at).time)
  const length = (Date.parse(until) - Date.parse(at)) / MINUTE
  return {
    id,
    from,
    until: Math.min(from + length, WHOLE_DAY.until),
    look: LOOKS[state],
    when: '',
    title: patient.fullName,
    note: noteOf(appointment, t),
    mark: (
      <>
        {length < ONE_LINE && (
          <span aria-hidden className="shrink-0">
            {clinicTime(at)}
          </span>
        )}
        <DayMark appointment={appointment} />
        {place !== 'practice' && <span className="sr-only">{t(`appointments.week.place.${place}`)}</span>}
      </>
    ),
  }
}

/** A period of instants as minutes of a day of the clinic, which it may go on after. */
function rangeOn(date: string, { from, until }: { from: string; until: string }): Range {
  const [begin, end] = [clinicClock(from), clinicClock(until)]
  return {
    from: minutesOf(begin.time),
    until: end.date === date ? minutesOf(end.time) : WHOLE_DAY.until,
  }
}

type DayOf = {
  date: string
  practitioners: readonly PractitionerDay[]
  appointments: readonly Shown[]
  now: number
}

/** A column for each practitioner who offers times on the day or has appointments in it. */
export function dayColumns({ date, practitioners, appointments, now }: DayOf, t: Translate): GridColumn[] {
  const known = new Set(practitioners.map(({ practitioner }) => practitioner.id))
  const others = new Map(
    appointments
      .filter(({ practitioner }) => !known.has(practitioner.id))
      .map(({ practitioner }) => [practitioner.id, { practitioner, offered: [] }]),
  )
  const byPractitioner = Map.groupBy(appointments, ({ practitioner }) => practitioner.id)
  const today = clinicClock(now)
  return [...practitioners, ...others.values()].flatMap(({ practitioner: { id, fullName }, offered }) => {
    const own = byPractitioner.get(id) ?? []
    if (offered.length === 0 && own.length === 0) return []
    const count = t('appointments.day.count', { count: own.length })
    return {
      id,
      name: t('appointments.day.column', { name: fullName, count }),
      head: (
        <>
          <span className="block truncate font-strong">{fullName}</span>
          <span className="block truncate text-xs text-ink-2">{count}</span>
        </>
      ),
      closed: without(
        [WHOLE_DAY],
        offered.map((span) => rangeOn(date, span)),
      ),
      blocks: own.map((one) => blockOf(one, t)),
      now: date === today.date ? minutesOf(today.time) : undefined,
    }
  })
}
