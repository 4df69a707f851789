import { CalendarClock, Check, NotebookPen, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatFullMoment } from '../../ui/format.ts'
import { clinicDay, clinicTime } from './clinicTime.ts'
import type { Listed, Task } from './practitioner.ts'
import { useAppointmentChanges } from './useAppointmentChanges.ts'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 py-1.5 max-md:grid-cols-1">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="text-sm break-words">{children}</dd>
    </div>
  )
}

const TONES = {
  asked: 'warning',
  offered: 'info',
  confirmed: 'success',
  kept: 'success',
  missed: 'warning',
  declined: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
} as const

type AppointmentDialogProps = {
  appointment: Listed
  /** Address of the video call, if confirmed. */
  link: string | null
  onTask: (task: Task) => void
  onClose: () => void
}

/** One appointment, and what its practitioner can do about it. */
export function AppointmentDialog({ appointment, link, onTask, onClose }: AppointmentDialogProps) {
  const t = useT()
  const { confirm, close } = useAppointmentChanges(onClose)
  const { id, at, until, state, kind, place, patient, reason, offered, heldUntil, isLinked } = appointment
  const hasBegun = Date.parse(at) <= Date.now()
  const isOpen = state === 'asked' || state === 'offered' || state === 'confirmed'
  const task = (one: 'move' | 'offer' | 'decline' | 'cancel') => () => onTask({ task: one, appointment })
  return (
    <Dialog
      open
      onClose={onClose}
      title={patient.fullName}
      description={t('appointments.week.when', {
        day: clinicDay(at),
        from: clinicTime(at),
        until: clinicTime(until),
      })}
      actions={
        isOpen && (
          <>
            {state === 'asked' ? (
              <>
                <Button look="danger-plain" size="tight" onClick={task('decline')}>
                  {t('appointments.week.decline')}
                </Button>
                <Button look="plain" size="tight" onClick={task('offer')}>
                  {t('appointments.week.another')}
                </Button>
                <Button busy={confirm.isPending} onClick={() => confirm.mutate({ id })}>
                  {t('appointments.week.confirm')}
                </Button>
              </>
            ) : (
              <Button look="danger-plain" size="tight" onClick={task('cancel')}>
                {t('appointments.week.cancel')}
              </Button>
            )}
            {state === 'confirmed' && !hasBegun && (
              <Button look="outline" onClick={task('move')}>
                <CalendarClock size={18} />
                {t('appointments.week.move')}
              </Button>
            )}
            {state === 'confirmed' && hasBegun && (
              <>
                <Button
                  look="outline"
                  busy={close.isPending && close.variables.state === 'missed'}
                  onClick={() => close.mutate({ id, state: 'missed' })}
                >
                  <UserX size={18} />
                  {t('appointments.week.missed')}
                </Button>
                <Button
                  busy={close.isPending && close.variables.state === 'kept'}
                  onClick={() => close.mutate({ id, state: 'kept' })}
                >
                  <Check size={18} />
                  {t('appointments.week.kept')}
                </Button>
              </>
            )}
          </>
        )
      }
    >
      <div className="flex flex-wrap gap-2">
        <Badge tone={TONES[state]}>
          <span className="inline-block first-letter:uppercase">{t(`appointments.week.state.${state}`)}</span>
        </Badge>
        {!isLinked && <Badge tone="info">{t('appointments.week.newPatient')}</Badge>}
      </div>
      <dl className="mt-3">
        <Fact name={t('appointments.week.kind')}>{kind.name}</Fact>
        <Fact name={t('appointments.kind.place')}>{t(`appointments.week.place.${place}`)}</Fact>
        {reason && (
          <Fact name={t('appointments.week.reason')}>{t('appointments.week.quote', { reason })}</Fact>
        )}
        {offered.length > 0 && (
          <Fact name={t('appointments.week.offeredTimes')}>
            <ul>
              {offered.map((time) => (
                <li key={time}>
                  {t('appointments.week.dayAndTime', { day: clinicDay(time), time: clinicTime(time) })}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {heldUntil && <Fact name={t('appointments.week.heldUntil')}>{formatFullMoment(heldUntil)}</Fact>}
        {state === 'confirmed' && link && (
          <Fact name={t('appointments.week.link')}>
            <a href={link} target="_blank" rel="noreferrer" className="text-accent-text underline">
              {link}
            </a>
          </Fact>
        )}
      </dl>
      {isLinked && (
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton
            look="outline"
            to="/practitioner/patients/$patientId/note"
            params={{ patientId: patient.id }}
          >
            <NotebookPen size={18} />
            {t('appointments.week.writeNote')}
          </LinkButton>
          <LinkButton
            look="plain"
            size="tight"
            to="/practitioner/patients/$patientId"
            params={{ patientId: patient.id }}
          >
            {t('appointments.week.openPatient')}
          </LinkButton>
        </div>
      )}
    </Dialog>
  )
}
