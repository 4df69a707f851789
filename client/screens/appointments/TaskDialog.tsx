import { useState } from 'react'
import { type AppointmentKind, MAX_REASON } from '../../../shared/appointments.ts'
import { useT } from '../../locale/messages.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { AppointmentDialog } from './AppointmentDialog.tsx'
import { AvailabilityDialog } from './AvailabilityDialog.tsx'
import { BookDialog } from './BookDialog.tsx'
import { CalendarFeed } from './CalendarFeed.tsx'
import { clinicDay, clinicTime } from './clinicTime.ts'
import { OfferDialog } from './OfferDialog.tsx'
import type { Listed, Task } from './practitioner.ts'
import { TimeChooser } from './TimeChooser.tsx'
import { useAppointmentChanges } from './useAppointmentChanges.ts'

type TaskDialogProps = {
  task: Task
  practitionerId: string
  kinds: readonly AppointmentKind[]
  onTask: (task: Task) => void
  onClose: () => void
}

/** The open dialog of the practitioner's page. */
export function TaskDialog({ task, practitionerId, kinds, onTask, onClose }: TaskDialogProps) {
  const t = useT()
  switch (task.task) {
    case 'details': {
      const { appointment } = task
      const link = kinds.find(({ id }) => id === appointment.kind.id)?.link ?? null
      return <AppointmentDialog appointment={appointment} link={link} onTask={onTask} onClose={onClose} />
    }
    case 'decline':
    case 'cancel':
      return <EndDialog appointment={task.appointment} by={task.task} onClose={onClose} />
    case 'move':
      return <MoveDialog appointment={task.appointment} onClose={onClose} />
    case 'offer':
      return <OfferDialog appointment={task.appointment} onClose={onClose} />
    case 'book':
      return <BookDialog practitionerId={practitionerId} onClose={onClose} />
    case 'availability':
      return <AvailabilityDialog practitionerId={practitionerId} onClose={onClose} />
    case 'calendar':
      return (
        <Dialog open onClose={onClose} title={t('appointments.feed.mine')}>
          <CalendarFeed of="practitioner" />
        </Dialog>
      )
  }
}

/** Moves a confirmed appointment to a free time of its kind. */
function MoveDialog({ appointment, onClose }: { appointment: Listed; onClose: () => void }) {
  const t = useT()
  const { move } = useAppointmentChanges(onClose)
  const { id, at, kind, patient, practitioner } = appointment
  const [chosen, setChosen] = useState<string>()
  return (
    <FormDialog
      title={t('appointments.week.moveTitle', { name: patient.fullName })}
      description={t('appointments.week.moveText', { day: clinicDay(at), time: clinicTime(at) })}
      action={
        chosen
          ? t('appointments.week.moveTo', { day: clinicDay(chosen), time: clinicTime(chosen) })
          : t('appointments.week.move')
      }
      busy={move.isPending}
      disabled={!chosen}
      onSubmit={() => chosen && move.mutate({ id, at: chosen }, { onError: () => setChosen(undefined) })}
      onClose={onClose}
    >
      <TimeChooser practitionerId={practitioner.id} kindId={kind.id} value={chosen} onChange={setChosen} />
    </FormDialog>
  )
}

type EndDialogProps = { appointment: Listed; by: 'decline' | 'cancel'; onClose: () => void }

/** Asks whether to decline a request or cancel an appointment, and for a reason. */
function EndDialog({ appointment: { id, at, patient }, by, onClose }: EndDialogProps) {
  const t = useT()
  const change = useAppointmentChanges(onClose)[by]
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      title={t(`appointments.week.${by}Title`, { name: patient.fullName })}
      description={t('appointments.week.dayAndTime', { day: clinicDay(at), time: clinicTime(at) })}
      action={t(`appointments.week.${by}Action`)}
      look="danger"
      busy={change.isPending}
      onSubmit={() => change.mutate({ id, reason: reason.trim() || null })}
      onClose={onClose}
    >
      <Field
        label={t('appointments.week.reason')}
        aside={t('appointments.week.optional')}
        hint={t('appointments.week.reasonHint')}
      >
        <Textarea maxLength={MAX_REASON} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  )
}
