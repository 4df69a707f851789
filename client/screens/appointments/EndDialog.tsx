import { useState } from 'react'
import { MAX_REASON } from '../../../shared/appointments.ts'
import { useT } from '../../locale/messages.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { clinicDay, clinicTime } from './clinicTime.ts'
import type { Listed } from './practitioner.ts'
import { useAppointmentChanges } from './useAppointmentChanges.ts'

type EndDialogProps = { appointment: Listed; by: 'decline' | 'cancel'; onClose: () => void }

/** Asks whether to decline a request or cancel an appointment, and for a reason. */
export function EndDialog({ appointment: { id, at, patient }, by, onClose }: EndDialogProps) {
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
