import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ROLES } from '../../../shared/auth.ts'
import { newInviteInput } from '../../../shared/invites.ts'
import { trpc } from '../../app/trpc.ts'
import { PersonSelect } from '../../layout/PersonSelect.tsx'
import { useT } from '../../locale/messages.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { refusalOf } from '../../ui/failures.ts'
import { toastFirstError } from '../../ui/formErrors.ts'
import type { Found } from '../../ui/SearchSelect.tsx'
import { Select } from '../../ui/Select.tsx'
import { InviteLink } from './InviteLink.tsx'

/** Invites staff and patients. The link is shown once, after it is made. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const utils = trpc.useUtils()
  const [practitioner, setPractitioner] = useState<Found | null>(null)
  const form = useForm({
    resolver: zodResolver(newInviteInput),
    defaultValues: { role: 'patient' as const, fullName: '', email: '' } as {
      role: (typeof ROLES)[number]
      fullName: string
      email: string
      practitionerId?: string
    },
  })
  const { errors } = form.formState
  const role = form.watch('role')
  const invite = trpc.admin.invites.create.useMutation({
    meta: { errorTitle: t('admin.invite.failed') },
    onSuccess: () => utils.admin.invites.invalidate(),
    onError: (error) => {
      if (refusalOf(error) === 'EMAIL_TAKEN') form.setError('email', { message: error.message })
    },
    gcTime: 0,
  })
  if (invite.data) {
    const { url, mailed } = invite.data
    return <InviteLink url={url} email={mailed ? (invite.variables.email ?? null) : null} onClose={onClose} />
  }
  const choose = (person: Found | null) => {
    setPractitioner(person)
    form.setValue('practitionerId', person?.id)
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('admin.invite.title')}
      description={t('admin.invite.text')}
      action={t('admin.invite.action')}
      busy={invite.isPending}
      onSubmit={form.handleSubmit((values) => invite.mutate(values), toastFirstError)}
    >
      <Field label={t('admin.users.column.role')} hint={t(`admin.invite.role.${role}`)}>
        <Select
          placeholder={t('admin.users.assignRole')}
          value={role}
          options={ROLES.map((value) => ({ value, label: t(`admin.role.${value}`) }))}
          onChange={(next) => {
            form.setValue('role', next)
            if (next !== 'patient') choose(null)
          }}
        />
      </Field>
      {role === 'patient' && (
        <Field
          label={t('admin.role.practitioner')}
          aside={t('admin.optional')}
          hint={t('admin.invite.practitioner')}
          error={errors.practitionerId?.message}
        >
          <PersonSelect of="practitioner" value={practitioner} onChange={choose} />
        </Field>
      )}
      <Field label={t('auth.field.fullName')} aside={t('admin.optional')} error={errors.fullName?.message}>
        <Input autoComplete="off" {...form.register('fullName')} />
      </Field>
      <Field
        label={t('auth.field.email')}
        aside={t('admin.optional')}
        hint={t('admin.invite.email')}
        error={errors.email?.message}
      >
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
    </FormDialog>
  )
}
