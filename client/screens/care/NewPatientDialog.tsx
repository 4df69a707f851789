import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { newPatientInput } from '../../../shared/auth.ts'
import { trpc } from '../../app/trpc.ts'
import { useUnsavedForm } from '../../app/unsavedInput.ts'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toast.ts'

/** The password is not remembered with the other unsaved input. */
const withoutPassword = <Values extends { password?: string | undefined }>(values: Values) => ({
  ...values,
  password: '',
})

export function NewPatientDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(newPatientInput),
    defaultValues: { fullName: '', email: '', invite: false, password: '', phone: '', dateOfBirth: '' },
  })
  const { restored, discard } = useUnsavedForm(form, 'new patient', withoutPassword)
  const { errors } = form.formState
  const invite = form.watch('invite') === true
  const canInvite = trpc.auth.patients.canInvite.useQuery(undefined, { meta: { silent: true } })
  const create = trpc.auth.patients.create.useMutation({
    onSuccess: async (_answer, { fullName, invite }) => {
      toast.success(
        'Patient created',
        invite
          ? `${fullName} will get a mail with a link to choose a password.`
          : `${fullName} will be asked to choose a new password at the first sign-in.`,
      )
      discard()
      onClose()
      await Promise.all([utils.auth.patients.list.invalidate(), utils.plans.patientOptions.invalidate()])
    },
    meta: { errorTitle: 'Failed to create patient' },
    gcTime: 0,
  })
  return (
    <FormDialog
      onClose={onClose}
      restored={restored}
      title="Add New Patient"
      description={
        invite
          ? 'The patient is assigned to you, and gets a mail with a link to choose a password.'
          : 'The patient is assigned to you, and must choose a new password at the first sign-in.'
      }
      action="Create Patient"
      busy={create.isPending}
      wide
      onSubmit={form.handleSubmit((fields) => create.mutate(fields), toastFirstError)}
    >
      <Field label="Full Name" className="md:col-span-2" error={errors.fullName?.message}>
        <Input autoComplete="off" {...form.register('fullName')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      {!invite && (
        <Field label="Password" hint="At least 6 characters" error={errors.password?.message}>
          <PasswordField autoComplete="new-password" {...form.register('password')} />
        </Field>
      )}
      <Field label="Phone" aside="optional" error={errors.phone?.message}>
        <Input type="tel" autoComplete="off" {...form.register('phone')} />
      </Field>
      <Field label="Date of Birth" aside="optional" error={errors.dateOfBirth?.message}>
        <Input type="date" {...form.register('dateOfBirth')} />
      </Field>
      {canInvite.data && (
        <div className="md:col-span-2">
          <Switch
            label="Send an invitation link by mail instead of a password"
            hint="The link works once, for seven days. Nobody else learns the password."
            checked={invite}
            onChange={(on) => {
              form.setValue('invite', on)
              if (on) form.setValue('password', '')
            }}
          />
        </div>
      )}
    </FormDialog>
  )
}
