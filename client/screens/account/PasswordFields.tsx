import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { password } from '../../../shared/auth.ts'
import { changePassword } from '../../app/session.ts'
import { Field } from '../../ui/Field.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/toast.ts'

const passwords = z
  .object({ currentPassword: password, newPassword: password })
  .refine((given) => given.newPassword !== given.currentPassword, {
    path: ['newPassword'],
    message: 'Please choose another password than the one you have',
  })
type Passwords = z.infer<typeof passwords>

/** The form of a password change and its submit handler. `news` is the second line of the toast "Password saved". */
export function usePasswordChange(news: string, onSaved?: () => void) {
  const form = useForm({
    resolver: zodResolver(passwords),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const save = useMutation({
    mutationFn: (given: Passwords) => changePassword(given.currentPassword, given.newPassword),
    onSuccess: () => {
      toast.success('Password saved', news)
      onSaved?.()
    },
    meta: { fallback: 'The password could not be saved' },
    gcTime: 0,
  })
  const submit = form.handleSubmit((given) => save.mutate(given), toastFirstError)
  return { form, submit, busy: save.isPending }
}

type PasswordFieldsProps = {
  form: UseFormReturn<Passwords>
  /** Label of the field for the current password. */
  current: string
}

export function PasswordFields({ form, current }: PasswordFieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <Field label={current} error={errors.currentPassword?.message}>
        <PasswordField autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <Field label="New password" hint="At least 6 characters" error={errors.newPassword?.message}>
        <PasswordField autoComplete="new-password" {...form.register('newPassword')} />
      </Field>
    </>
  )
}
