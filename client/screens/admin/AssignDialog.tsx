import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { PersonSelect } from '../../layout/PersonSelect.tsx'
import { useT } from '../../locale/messages.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { refuse } from '../../ui/failures.ts'
import type { Found } from '../../ui/SearchSelect.tsx'
import { toast } from '../../ui/toast.ts'

type AssignDialogProps = { user: { id: string; fullName: string }; onClose: () => void }

/** Assigns a patient of the list to a practitioner. */
export function AssignDialog({ user, onClose }: AssignDialogProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const [practitioner, setPractitioner] = useState<Found | null>(null)
  const [missing, setMissing] = useState(false)
  const assign = trpc.admin.assignments.assign.useMutation({
    meta: { fallback: t('admin.assign.notAssigned') },
    onSuccess: async () => {
      if (practitioner) {
        const names = { patient: user.fullName, practitioner: practitioner.title }
        toast.success(t('admin.success'), t('admin.assign.done', names))
      }
      onClose()
      await Promise.all([
        utils.admin.assignments.invalidate(),
        utils.admin.users.invalidate(),
        utils.care.now.invalidate(),
      ])
    },
  })
  const submit = () => {
    if (practitioner) assign.mutate({ practitionerId: practitioner.id, patientId: user.id })
    else {
      setMissing(true)
      refuse(t('app.failed.title'), t('admin.assign.select.practitioner'))
    }
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('admin.users.assign.title')}
      description={t('admin.users.assign.text', { name: user.fullName })}
      action={t('admin.assign.action')}
      busy={assign.isPending}
      onSubmit={submit}
    >
      <Field
        label={t('admin.role.practitioner')}
        error={missing && !practitioner ? t('admin.assign.select.practitioner') : undefined}
      >
        <PersonSelect of="practitioner" value={practitioner} onChange={setPractitioner} />
      </Field>
    </FormDialog>
  )
}
