import { useState } from 'react'
import { useT } from '../../locale/messages.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { clinicDay, clinicTime } from './clinicTime.ts'
import type { Listed } from './practitioner.ts'
import { TimeChooser } from './TimeChooser.tsx'
import { useAppointmentChanges } from './useAppointmentChanges.ts'

/** Moves a confirmed appointment to a free time of its kind. */
export function MoveDialog({ appointment, onClose }: { appointment: Listed; onClose: () => void }) {
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
