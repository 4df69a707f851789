import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { PASSWORD_MIN, type SignUp, signUpInput } from '../../../shared/auth.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/toast.ts'

type SignUpFormProps = {
  /** Label of the submit button. */
  action: string
  signUp: (values: SignUp) => Promise<void>
  /** The toast once the account exists. */
  welcome: string
}

export function SignUpForm({ action, signUp, welcome }: SignUpFormProps) {
  const t = useT()
  const form = useForm({
    resolver: zodResolver(signUpInput),
    defaultValues: { fullName: '', email: '', password: '' },
  })
  const { errors } = form.formState
  const create = useMutation({
    mutationFn: signUp,
    onSuccess: () => toast.success(t('auth.created'), welcome),
    meta: { fallback: t('auth.notCreated') },
    gcTime: 0,
  })

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((values) => create.mutate(values), toastFirstError)}
    >
      <Field label={t('auth.field.fullName')} error={errors.fullName?.message}>
        <Input autoComplete="name" {...form.register('fullName')} />
      </Field>
      <Field label={t('auth.field.email')} error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field
        label={t('auth.field.password')}
        hint={t('auth.field.passwordHint', { least: PASSWORD_MIN })}
        error={errors.password?.message}
      >
        <PasswordField autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" busy={create.isPending} className="mt-1">
        {action}
      </Button>
      <p className="text-xs text-ink-2">
        <Rich
          id="auth.privacyNotice"
          values={{
            link: (text) => (
              <Link to="/privacy" className="font-strong text-accent-text underline underline-offset-2">
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </form>
  )
}
