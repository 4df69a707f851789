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
    onSuccess: () => onClose(),
    onSettled: () => utils.appointments.invalidate(),
    meta: {
      errorTitle: t('appointments.mine.notMoved'),
      success: [
        t('appointments.mine.askedFor'),
        t('appointments.mine.answers', { practitioner: practitioner.fullName }),
      ],
    },
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

/** How a patient ends an appointment, by its state. */
export const ENDS = { asked: 'withdraw', offered: 'decline', confirmed: 'cancel' } as const

const ENDED = {
  withdraw: 'appointments.mine.withdrawn',
  decline: 'appointments.mine.declined',
  cancel: 'appointments.mine.cancelled',
} as const

/** Cancels an appointment, withdraws a request or declines an offer. */
export function EndOwn({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const t = useT()
  const utils = trpc.useUtils()
  const end = ENDS[appointment.state as keyof typeof ENDS]
  const cancel = trpc.appointments.cancel.useMutation({
    onSuccess: () => toast.success(t(ENDED[end])),
    onSettled() {
      onClose()
      void utils.appointments.invalidate()
    },
    meta: { errorTitle: t('appointments.mine.notCancelled') },
  })
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t(`appointments.mine.${end}Title`)}
      description={
        end === 'decline'
          ? t('appointments.mine.declineText')
          : t('appointments.mine.cancelText', wordsOf(appointment))
      }
      action={t(`appointments.mine.${end}`)}
      cancel={t('appointments.mine.keep')}
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate({ id: appointment.id })}
    />
  )
}
