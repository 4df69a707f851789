import { useState } from 'react'
import type { Appointment } from '../../../shared/appointments.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { clinicDay, clinicTime } from './clinicTime.ts'
import { TimeChooser } from './TimeChooser.tsx'

const wordsOf = ({ at }: Pick<Appointment, 'at'>) => ({ day: clinicDay(at), time: clinicTime(at) })

/** Asks for another time of the same kind. */
export function AskAnotherTime({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const t = useT()
  const utils = trpc.useUtils()
  const [at, setAt] = useState<string>()
  const { id, practitioner, kind, state } = appointment
  const move = trpc.appointments.move.useMutation({
    onSuccess() {
      toast.success(
        t('appointments.mine.askedFor'),
        t('appointments.mine.answers', { practitioner: practitioner.fullName }),
      )
      onClose()
    },
    onSettled: () => utils.appointments.invalidate(),
    meta: { errorTitle: t('appointments.mine.notMoved') },
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t('appointments.mine.moveTitle')}
      description={t(
        state === 'confirmed' ? 'appointments.mine.moveText' : 'appointments.mine.moveAskedText',
        wordsOf(appointment),
      )}
      action={at ? t('appointments.mine.askFor', wordsOf({ at })) : t('appointments.mine.ask')}
      busy={move.isPending}
      disabled={!at}
      onSubmit={() => at && move.mutate({ id, at })}
    >
      <TimeChooser practitionerId={practitioner.id} kindId={kind.id} value={at} onChange={setAt} />
    </FormDialog>
  )
}

type CancelOwnProps = { appointment: Appointment | null; onClose: () => void }

/** Cancels an appointment, or takes a request back. */
export function CancelOwn({ appointment, onClose }: CancelOwnProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const cancel = trpc.appointments.cancel.useMutation({
    onSuccess: () => toast.success(t('appointments.mine.cancelled')),
    onSettled() {
      onClose()
      void utils.appointments.invalidate()
    },
    meta: { errorTitle: t('appointments.mine.notCancelled') },
  })
  return (
    <AlertDialog
      open={appointment !== null}
      onClose={onClose}
      title={t('appointments.mine.cancelTitle')}
      description={appointment && t('appointments.mine.cancelText', wordsOf(appointment))}
      action={t('appointments.mine.cancel')}
      cancel={t('appointments.mine.keep')}
      busy={cancel.isPending}
      onConfirm={() => appointment && cancel.mutate({ id: appointment.id })}
    />
  )
}
