import type { Translate } from '../../../locales/translate.ts'
import type { Hours } from '../../../shared/appointments.ts'
import { addDays } from '../../../shared/health.ts'
import { formatSpokenDay } from '../../ui/format.ts'
import { clinicClock, clinicTime, formatDayNumber, formatShortWeekday } from './clinicTime.ts'
import { closedOn, minutesOf, WHOLE_DAY } from './dayRanges.ts'
import { type GridBlock, type GridColumn, LOOKS } from './grid.ts'
import type { Listed } from './practitioner.ts'

const MINUTE = 60_000

const isShown = (state: Listed['state']): state is keyof typeof LOOKS => state in LOOKS

/** A block's id: that of its appointment, and the time where the appointment is only offered then. */
const idOf = (id: string, at?: string) => (at ? `${id} ${at}` : id)
export const appointmentOf = (block: string) => block.split(' ')[0]

function blockOf(
  appointment: Listed,
  at: string,
  isOffer: boolean,
  now: number,
  t: Translate,
): GridBlock & { day: string } {
  const { id, kind, patient, state } = appointment
  const length = Date.parse(appointment.until) - Date.parse(appointment.at)
  const until = new Date(Date.parse(at) + length).toISOString()
  const { date, time } = clinicClock(at)
  const from = minutesOf(time)
  const shown = isOffer ? 'offered' : state
  return {
    id: idOf(id, isOffer ? at : undefined),
    day: date,
    from,
    until: Math.min(from + length / MINUTE, WHOLE_DAY.until),
    look: isOffer ? 'asked' : (LOOKS[state as keyof typeof LOOKS] ?? 'over'),
    when: t('appointments.week.when', {
      day: formatSpokenDay(date),
      from: clinicTime(at),
      until: clinicTime(until),
    }),
    title: patient.fullName,
    note:
      shown === 'confirmed'
        ? kind.name
        : t('appointments.week.kindAndState', {
            kind: kind.name,
            state: t(`appointments.week.state.${shown}`),
          }),
    isMovable: !isOffer && state === 'confirmed' && Date.parse(at) > now,
  }
}

/** Each appointment that is not ended at its time, and each time that is offered. */
function blocksOf(list: readonly Listed[], now: number, t: Translate) {
  return list
    .filter(({ state }) => isShown(state))
    .flatMap((one) => [
      ...(one.state === 'offered' ? [] : [blockOf(one, one.at, false, now, t)]),
      ...one.offered.map((at) => blockOf(one, at, true, now, t)),
    ])
    .toSorted((one, other) => one.from - other.from)
}

type WeekOf = { monday: string; list: readonly Listed[]; hours: Hours; now: number }

/** Monday to Friday, and the days of the weekend with hours or appointments. */
export function weekColumns({ monday, list, hours, now }: WeekOf, t: Translate): GridColumn[] {
  const today = clinicClock(now)
  const blocks = Map.groupBy(blocksOf(list, now, t), ({ day }) => day)
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    .map((day) => ({ day, closed: closedOn(day, hours), blocks: blocks.get(day) ?? [] }))
    .filter(
      ({ closed, blocks }, index) =>
        index < 5 || blocks.length > 0 || !closed.some(({ from, until }) => from === 0 && until === 1440),
    )
    .map(({ day, closed, blocks }) => ({
      id: day,
      name: formatSpokenDay(day),
      head: (
        <>
          <span className="block text-sm">{formatShortWeekday(day)}</span>
          <span className={`block text-lg font-strong ${day === today.date ? 'text-accent-text' : ''}`}>
            {formatDayNumber(day)}
          </span>
        </>
      ),
      closed,
      blocks,
      now: day === today.date ? minutesOf(today.time) : undefined,
    }))
}
