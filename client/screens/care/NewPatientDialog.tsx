import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { newPatientInput, PASSWORD_MIN } from '../../../shared/auth.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useUnsavedForm } from '../../app/unsavedInput.ts'
import { PersonSelect } from '../../layout/PersonSelect.tsx'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import type { Found } from '../../ui/SearchSelect.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toast.ts'

/** The password is not remembered with the other unsaved input. */
const withoutPassword = <Values extends { password?: string | undefined }>(values: Values) => ({
  ...values,
  password: '',
})

export function NewPatientDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const today = useToday()
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const isAdmin = useSession()?.role === 'admin'
  const [practitioner, setPractitioner] = useState<Found | null>(null)
  const form = useForm({
    resolver: zodResolver(newPatientInput),
    defaultValues: { fullName: '', email: '', invite: false, password: '', phone: '', dateOfBirth: '' },
  })
  const { restored, discard } = useUnsavedForm(form, 'new patient', withoutPassword)
  const { errors } = form.formState
  const invite = form.watch('invite') === true
  const canInvite = trpc.auth.patients.canInvite.useQuery(undefined, { meta: { silent: true } })
  const create = trpc.auth.patients.create.useMutation({
    onSuccess: async ({ patientId }, { fullName, invite, practitionerId }) => {
      toast.success(
        t('care.newPatient.created'),
        t(`care.newPatient.created.${invite ? 'invited' : 'withPassword'}`, { name: fullName }),
        // The page of another practitioner's patient does not open for an admin.
        practitionerId
          ? undefined
          : {
              label: t('care.newPatient.open'),
              onClick: () =>
                void navigate({ to: '/practitioner/patients/$patientId', params: { patientId } }),
            },
      )
      discard()
      onClose()
      await Promise.all([utils.auth.patients.list.invalidate(), utils.plans.patientOptions.invalidate()])
    },
    meta: { errorTitle: t('care.newPatient.failed') },
    gcTime: 0,
  })
  return (
    <FormDialog
      onClose={onClose}
      restored={restored}
      title={t('care.newPatient.title')}
      description={t(`care.newPatient.hint.${invite ? 'invited' : 'withPassword'}`)}
      action={t('care.newPatient.action')}
      busy={create.isPending}
      wide
      onSubmit={form.handleSubmit(
        (fields) => create.mutate({ ...fields, ...(practitioner && { practitionerId: practitioner.id }) }),
        toastFirstError,
      )}
    >
      {isAdmin && (
        <Field
          label={t('care.newPatient.practitioner')}
          aside={t('care.optional')}
          hint={t('care.newPatient.practitionerHint')}
          className="md:col-span-2"
        >
          <PersonSelect of="practitioner" value={practitioner} onChange={setPractitioner} />
        </Field>
      )}
      <Field label={t('auth.field.fullName')} className="md:col-span-2" error={errors.fullName?.message}>
        <Input autoComplete="off" {...form.register('fullName')} />
      </Field>
      <Field label={t('auth.field.email')} error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      {!invite && (
        <Field
          label={t('auth.field.password')}
          hint={t('auth.field.passwordHint', { least: PASSWORD_MIN })}
          error={errors.password?.message}
        >
          <PasswordField autoComplete="new-password" {...form.register('password')} />
        </Field>
      )}
      <Field label={t('account.field.phone')} aside={t('care.optional')} error={errors.phone?.message}>
        <Input type="tel" autoComplete="off" {...form.register('phone')} />
      </Field>
      <Field
        label={t('account.field.dateOfBirth')}
        aside={t('care.optional')}
        error={errors.dateOfBirth?.message}
      >
        <Controller
          control={form.control}
          name="dateOfBirth"
          render={({ field: { value, ...field } }) => (
            <DateField today={today} max={today} {...field} value={value ?? ''} />
          )}
        />
      </Field>
      {canInvite.data && (
        <div className="md:col-span-2">
          <Switch
            label={t('care.newPatient.invite')}
            hint={t('care.newPatient.inviteHint')}
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
