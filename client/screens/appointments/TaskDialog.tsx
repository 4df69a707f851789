import type { AppointmentKind } from '../../../shared/appointments.ts'
import { useT } from '../../locale/messages.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { AppointmentDialog } from './AppointmentDialog.tsx'
import { AvailabilityDialog } from './AvailabilityDialog.tsx'
import { BookDialog } from './BookDialog.tsx'
import { CalendarFeed } from './CalendarFeed.tsx'
import { EndDialog } from './EndDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import type { Task } from './practitioner.ts'

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
