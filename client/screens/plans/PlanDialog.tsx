import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { newPlanInput, parseMedications } from '../../../shared/plans.ts'
import { useUnsavedForm } from '../../app/unsavedInput.ts'
import { ChipsField } from '../../ui/ChipsField.tsx'
import { Field, Input, Textarea } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toastFirstError } from '../../ui/failures.ts'
import { PatientSelect } from './PatientSelect.tsx'
import { planText, type WrittenPlan } from './planText.ts'
import { SafetyNote, SafetyPanel } from './SafetyPanel.tsx'
import { toneOf, useSafety } from './useSafety.ts'
import { type PlanScope, useSavePlan } from './useSavePlan.ts'

type PlanDialogProps = {
  scope: PlanScope
  /** The plan to edit; null for a new one. */
  saved: WrittenPlan | null
  onClose: () => void
}

/** The key under which the input of a new, unsaved plan is remembered. */
export const NEW_PLAN = 'new plan'

/** A dialog that creates or edits a plan, for practitioners and admins. */
export function PlanDialog({ scope, saved, onClose }: PlanDialogProps) {
  const form = useForm({ resolver: zodResolver(newPlanInput), defaultValues: planText(saved) })
  const { restored, discard } = useUnsavedForm(form, saved ? `plan ${saved.id}` : NEW_PLAN)
  const { errors } = form.formState
  const { create, update } = useSavePlan(scope, () => {
    discard()
    onClose()
  })
  const [patientId, medications, reason] = useWatch({
    control: form.control,
    name: ['patientId', 'medications', 'reason'],
  })
  const listed = Array.isArray(medications) ? medications : []
  const safety = useSafety({ patientId, medications: listed, exceptPlan: saved?.id })

  return (
    <FormDialog
      onClose={onClose}
      restored={restored}
      title={saved ? 'Edit Plan' : 'Create New Plan'}
      description="The patient sees it as soon as you save."
      aside={
        <SafetyPanel
          safety={safety}
          reason={reason ?? ''}
          onReason={(text) => form.setValue('reason', text)}
          onRemove={(item) =>
            form.setValue(
              'medications',
              listed.filter((medication) => medication !== item),
            )
          }
          items={listed}
        />
      }
      note={<SafetyNote check={safety.data} reason={reason ?? ''} />}
      action={saved ? 'Save Plan' : 'Create Plan'}
      busy={create.isPending || update.isPending}
      wide
      onSubmit={form.handleSubmit(
        (fields) => (saved ? update.mutate({ ...fields, id: saved.id }) : create.mutate(fields)),
        (errors) => toastFirstError(errors, 'Missing information'),
      )}
    >
      <Field label="Patient" error={errors.patientId?.message}>
        {(control) => (
          <Controller
            control={form.control}
            name="patientId"
            render={({ field }) => (
              <PatientSelect
                {...control}
                value={field.value}
                onChange={field.onChange}
                known={saved?.patient.fullName}
              />
            )}
          />
        )}
      </Field>
      <Field label="Title" error={errors.title?.message}>
        {(control) => <Input autoComplete="off" {...control} {...form.register('title')} />}
      </Field>
      <Field label="Description" className="md:col-span-2" error={errors.description?.message}>
        {(control) => <Textarea {...control} {...form.register('description')} />}
      </Field>
      <Field
        label="Medications"
        className="md:col-span-2"
        hint="Separate with a comma or Enter."
        error={errors.medications?.message}
      >
        {(control) => (
          <Controller
            control={form.control}
            name="medications"
            render={({ field }) => (
              <ChipsField
                {...control}
                value={Array.isArray(field.value) ? field.value : []}
                onChange={field.onChange}
                parse={parseMedications}
                toneOf={(chip) => toneOf(safety.data, chip)}
              />
            )}
          />
        )}
      </Field>
      <Field label="Dosage instructions" error={errors.dosageInstructions?.message}>
        {(control) => <Input autoComplete="off" {...control} {...form.register('dosageInstructions')} />}
      </Field>
      <Field label="Duration" error={errors.duration?.message}>
        {(control) => <Input autoComplete="off" {...control} {...form.register('duration')} />}
      </Field>
      <Field label="Notes" className="md:col-span-2" error={errors.notes?.message}>
        {(control) => <Textarea rows={2} placeholder="Optional" {...control} {...form.register('notes')} />}
      </Field>
    </FormDialog>
  )
}
