import { CircleCheck, Clock, Hourglass, Video } from 'lucide-react'
import { useId, useState } from 'react'
import { type Appointment, mayStillCancel } from '../../../shared/appointments.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { clinic } from '../../ui/clinic.ts'
import { formatWeekday } from '../../ui/format.ts'
import { Switch } from '../../ui/Switch.tsx'
import { telephone } from '../../ui/telephone.ts'
import { clinicClock, clinicDay, clinicTime, formatDayNumber, formatShortMonth } from './clinicTime.ts'
import { ENDS } from './OwnDialogs.tsx'

const BADGES = {
  asked: { tone: 'neutral', icon: Hourglass },
  offered: { tone: 'info', icon: Clock },
  confirmed: { tone: 'success', icon: CircleCheck },
} as const

/** A video call can be entered so long before it begins. Milliseconds. */
const OPENS_BEFORE = 10 * 60_000

type OwnAppointmentProps = {
  appointment: Appointment
  /** The present instant in milliseconds. */
  now: number
  onMove: () => void
  onEnd: () => void
}

/** An upcoming appointment, with the patient's actions. */
export function OwnAppointment({ appointment, now, onMove, onEnd }: OwnAppointmentProps) {
  const t = useT()
  const { at, until, kind, place, practitioner, link, offered, heldUntil } = appointment
  const state = appointment.state as keyof typeof BADGES
  const { date } = clinicClock(at)
  const isOpen = state === 'asked' || mayStillCancel(at, now)
  const when = t('appointments.mine.at', { day: clinicDay(at), time: clinicTime(at) })
  return (
    <li className="border-t border-line py-5 first:border-t-0 last:pb-0">
      <div className="flex gap-4">
        <div
          aria-hidden
          className="flex size-16 shrink-0 flex-col items-center justify-center rounded-md bg-accent-soft text-on-accent-soft"
        >
          <span className="font-display text-xl leading-tight">{formatDayNumber(date)}</span>
          <span className="text-xs">{formatShortMonth(date)}</span>
        </div>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h3 className="font-strong">
              <span className="sr-only">{clinicDay(at)}: </span>
              {t('appointments.mine.fromTo', {
                weekday: formatWeekday(date),
                from: clinicTime(at),
                until: clinicTime(until),
              })}
            </h3>
            <Badge {...BADGES[state]}>{t(`appointments.mine.state.${state}`)}</Badge>
          </div>
          <p className="text-sm text-ink-2">
            {t('appointments.mine.kindAt', {
              kind: kind.name,
              place:
                place === 'practice' && clinic.address
                  ? t('appointments.mine.placeAt', { address: clinic.address })
                  : t(`appointments.mine.place.${place}`),
            })}
          </p>
          <p className="text-sm text-ink-2">
            {t('appointments.mine.with', { practitioner: practitioner.fullName })}
          </p>
          {state === 'confirmed' && link && Date.parse(at) - now > OPENS_BEFORE && (
            <p className="text-sm text-ink-2">{t('appointments.mine.opensBefore')}</p>
          )}
          {state === 'asked' && heldUntil && (
            <p className="text-sm text-ink-2">
              {t('appointments.mine.heldUntil', {
                practitioner: practitioner.fullName,
                day: clinicDay(heldUntil),
                time: clinicTime(heldUntil),
              })}
            </p>
          )}
        </div>
      </div>
      {state === 'confirmed' && link && Date.parse(at) - now <= OPENS_BEFORE && (
        <a href={link} target="_blank" rel="noreferrer" className={`mt-3 ${buttonClass('primary')}`}>
          <Video size={18} />
          {t('appointments.mine.join')}
        </a>
      )}
      {offered.length > 0 && <Offered appointment={appointment} />}
      {state === 'confirmed' && isOpen && <Earlier appointment={appointment} />}
      {isOpen || state === 'offered' ? (
        <div className="mt-1 -mb-2 -ml-3 flex flex-wrap">
          {state !== 'offered' && (
            <Button look="plain" size="tight" onClick={onMove}>
              {t('appointments.mine.move')}
              <span className="sr-only">{when}</span>
            </Button>
          )}
          <Button look="danger-plain" size="tight" onClick={onEnd}>
            {t(`appointments.mine.${ENDS[state]}`)}
            <span className="sr-only">{when}</span>
          </Button>
        </div>
      ) : (
        <p className="mt-3 text-sm text-ink-2">
          {t('appointments.mine.callToChange')}{' '}
          {clinic.phone && (
            <a className="font-strong text-accent-text underline" href={telephone(clinic.phone)}>
              {clinic.phone}
            </a>
          )}
        </p>
      )}
    </li>
  )
}

/** The times to choose from: offered by the practitioner, or an earlier one that became free. */
function Offered({ appointment: { id, state, offered } }: { appointment: Appointment }) {
  const t = useT()
  const name = useId()
  const utils = trpc.useUtils()
  const [chosen, setChosen] = useState(offered[0])
  const at = chosen && offered.includes(chosen) ? chosen : offered[0]
  const accept = trpc.appointments.accept.useMutation({
    onSettled: () => utils.appointments.invalidate(),
    meta: { errorTitle: t('appointments.mine.notAccepted'), success: [t('appointments.mine.accepted')] },
  })
  return (
    <fieldset className="mt-4 rounded-md bg-info-soft p-4">
      <legend className="sr-only">{t('appointments.mine.offered')}</legend>
      <p aria-hidden className="text-sm font-strong">
        {t(state === 'confirmed' ? 'appointments.mine.earlierFree' : 'appointments.mine.offered')}
      </p>
      {offered.map((time) => (
        <label key={time} className="flex min-h-tap cursor-pointer items-center gap-3 text-sm">
          <input
            type="radio"
            name={name}
            checked={time === at}
            onChange={() => setChosen(time)}
            className="size-5 accent-accent"
          />
          {t('appointments.mine.at', { day: clinicDay(time), time: clinicTime(time) })}
        </label>
      ))}
      <Button className="mt-1" busy={accept.isPending} onClick={() => at && accept.mutate({ id, at })}>
        {t('appointments.mine.accept')}
      </Button>
    </fieldset>
  )
}

/** Whether an earlier time that becomes free is offered to the patient. */
function Earlier({ appointment: { id, wantsEarlier, offered } }: { appointment: Appointment }) {
  const t = useT()
  const utils = trpc.useUtils()
  const want = trpc.appointments.wantEarlier.useMutation({
    onSettled: () => utils.appointments.mine.invalidate(),
    meta: { errorTitle: t('appointments.mine.notSaved') },
  })
  const wanted = want.isPending ? want.variables.wanted : wantsEarlier
  if (offered.length > 0) return null
  return (
    <div className="mt-3">
      <Switch
        label={t('appointments.mine.earlier')}
        hint={t('appointments.mine.earlierHint')}
        checked={wanted}
        onChange={(next) => want.mutate({ id, wanted: next })}
      />
    </div>
  )
}
