import type { Translate } from '../../../locales/translate.ts'
import { HELD_HOURS, type PractitionerDay } from '../../../shared/appointments.ts'
import { addDays } from '../../../shared/health.ts'
import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { clinicClock, clinicDay, clinicTime } from './clinicTime.ts'
import type { Shown } from './dayColumns.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The requests of the day, in the order of their times. The practitioners answer them. */
export function DayRequests({ requests, now }: { requests: readonly Shown[]; now: number }) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="day-requests" className="overflow-hidden">
      <div className="px-5 pt-4 pb-3">
        <h2 id="day-requests" className="flex items-center gap-2 text-lg font-strong">
          {t('appointments.week.requests')}
          {requests.length > 0 && (
            <span className="min-w-6 rounded-full bg-accent px-1.5 text-center text-xs leading-6 font-strong text-on-accent">
              {requests.length}
            </span>
          )}
        </h2>
        <p className="text-ink-2">
          {t(requests.length > 0 ? 'appointments.day.requests.who' : 'appointments.day.requests.none')}
        </p>
      </div>
      {requests.length > 0 && (
        <ul>
          {requests.map(({ id, at, until, kind, patient, practitioner, heldUntil }) => {
            const waited = heldUntil ? now - (Date.parse(heldUntil) - HELD_HOURS * HOUR) : 0
            const waits = {
              hours: Math.floor(waited / HOUR),
              minutes: Math.max(0, Math.floor(waited / MINUTE)),
            }
            return (
              <li key={id} className="border-t border-line px-5 py-3">
                <h3 className="font-strong break-words">
                  {t('appointments.day.request', { name: patient.fullName, time: clinicTime(at) })}
                </h3>
                <p className="text-ink-2">
                  {t('appointments.day.requestOf', {
                    practitioner: practitioner.fullName,
                    kind: kind.name,
                    minutes: (Date.parse(until) - Date.parse(at)) / MINUTE,
                    waited: t('appointments.week.waits', waits),
                  })}
                </p>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}

/** "today 9:45", "tomorrow 9:00", "Monday 30 November, 9:00". */
function whenOf(at: string, now: number, t: Translate) {
  const today = clinicClock(now).date
  const { date } = clinicClock(at)
  const time = clinicTime(at)
  if (date === today) return t('appointments.day.today', { time })
  if (date === addDays(today, 1)) return t('appointments.day.tomorrow', { time })
  return t('appointments.week.dayAndTime', { day: clinicDay(at), time })
}

/** When each practitioner is free next, whatever day is shown. */
export function NextFree({ practitioners, now }: { practitioners: readonly PractitionerDay[]; now: number }) {
  const t = useT()
  const bookable = practitioners.filter(({ nextFree }) => nextFree)
  if (bookable.length === 0) return null
  return (
    <Card as="section" aria-labelledby="next-free" className="px-5 py-4">
      <h2 id="next-free" className="font-strong">
        {t('appointments.day.nextFree')}
      </h2>
      <ul>
        {bookable.map(
          ({ practitioner: { id, fullName }, nextFree }) =>
            nextFree && (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5 last:border-b-0"
              >
                <span className="min-w-0 break-words">
                  {fullName}
                  <span className="block text-xs text-ink-2">
                    {t('appointments.week.kindAndMinutes', {
                      kind: nextFree.kind,
                      minutes: nextFree.minutes,
                    })}
                  </span>
                </span>
                <span className="font-strong text-accent-text">{whenOf(nextFree.at, now, t)}</span>
              </li>
            ),
        )}
      </ul>
    </Card>
  )
}
