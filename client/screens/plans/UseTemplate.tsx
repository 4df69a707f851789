import { useState } from 'react'
import { scheduleOf } from '../../../shared/planItems.ts'
import { trpc } from '../../app/trpc.ts'
import { useUnsavedState } from '../../app/unsavedInput.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { refuse } from '../../ui/failures.ts'
import { toast } from '../../ui/toast.ts'
import { firstNameOf, PatientSelect, usePatient } from './PatientSelect.tsx'
import { PlanBody } from './PlanBody.tsx'
import type { PlanContent } from './planContent.ts'
import { SafetyNote, SafetyPanel } from './SafetyPanel.tsx'
import { useReason, useSafety } from './useSafety.ts'

type UseTemplateProps = {
  template: Omit<PlanContent, 'notes'> & { id: string }
  /** One of the library, or one of the clinic's latest plans. */
  from: 'library' | 'latest'
  description: string
  onClose: () => void
}

/** Begins a plan for a patient from a template. */
export function UseTemplate({ template, from, description, onClose }: UseTemplateProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const { values, set, restored, discard } = useUnsavedState(`template ${template.id}`, () => ({
    patientId: '',
    reason: '',
  }))
  const { patientId } = values
  const setPatientId = (next: string) => set({ patientId: next, reason: '' })
  const setReason = (next: string) => set({ patientId, reason: next })
  const [missing, setMissing] = useState(false)
  const safety = useSafety({ patientId, items: scheduleOf(template) })
  const reason = useReason(safety, patientId, values.reason, setReason)
  const patient = usePatient(patientId, null)
  const options = {
    onSuccess: async () => {
      toast.success(t('plans.created'))
      discard()
      onClose()
      await utils.plans.invalidate()
    },
    meta: { errorTitle: t('plans.template.failed') },
  }
  const assign = trpc.plans.assign.useMutation(options)
  const begin = trpc.plans.library.use.useMutation(options)
  const submit = () => {
    setMissing(!patientId)
    if (!patientId) refuse(t('plans.template.noPatient'), t('plans.invalid.noPatient'))
    else if (from === 'latest') assign.mutate({ templateId: template.id, patientId, reason: reason.sent })
    else begin.mutate({ id: template.id, patientId, reason: reason.sent })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      restored={restored && values.reason !== ''}
      title={template.title}
      description={description}
      aside={
        <SafetyPanel
          safety={safety}
          firstName={firstNameOf(patient.fullName)}
          reason={reason.shown}
          onReason={reason.change}
          items={template.medications ?? []}
        />
      }
      actions={
        <>
          <div className="mr-auto empty:hidden max-lg:basis-full">
            <SafetyNote check={safety.data} reason={reason.shown} />
          </div>
          <Button look="outline" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button busy={assign.isPending || begin.isPending} onClick={submit}>
            {t('plans.template.assign')}
          </Button>
        </>
      }
    >
      <Field
        label={t('plans.template.patient')}
        hint={patient.born}
        error={missing && !patientId ? t('plans.invalid.noPatient') : undefined}
        className="mb-6"
      >
        <PatientSelect value={patientId} onChange={setPatientId} />
      </Field>
      <PlanBody plan={template} />
    </Dialog>
  )
}
