import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { message } from '../../../locales/translate.ts'
import { PASSWORD_MIN, password } from '../../../shared/auth.ts'
import { changePassword } from '../../app/session.ts'
import { useT } from '../../locale/messages.tsx'
import { Field } from '../../ui/Field.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'

const passwords = z
  .object({ currentPassword: password, newPassword: password })
  .refine((given) => given.newPassword !== given.currentPassword, {
    path: ['newPassword'],
    message: message('auth.refused.samePassword'),
  })
type Passwords = z.infer<typeof passwords>

/** The form of a password change and its submit handler. `news` is the second line of the toast "Password saved". */
export function usePasswordChange(news: string, onSaved?: () => void) {
  const t = useT()
  const form = useForm({
    resolver: zodResolver(passwords),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const save = useMutation({
    mutationFn: (given: Passwords) => changePassword(given.currentPassword, given.newPassword),
    onSuccess: () => onSaved?.(),
    meta: { fallback: t('auth.password.notSaved'), success: [t('auth.password.saved'), news] },
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
  const t = useT()
  const { errors } = form.formState
  return (
    <>
      <Field label={current} error={errors.currentPassword?.message}>
        <PasswordField autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <Field
        label={t('auth.field.newPassword')}
        hint={t('auth.field.passwordHint', { least: PASSWORD_MIN })}
        error={errors.newPassword?.message}
      >
        <PasswordField autoComplete="new-password" {...form.register('newPassword')} />
      </Field>
    </>
  )
}
