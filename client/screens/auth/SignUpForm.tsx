import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { type SignUp, signUpInput } from '../../../shared/auth.ts'
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
  const form = useForm({
    resolver: zodResolver(signUpInput),
    defaultValues: { fullName: '', email: '', password: '' },
  })
  const { errors } = form.formState
  const create = useMutation({
    mutationFn: signUp,
    onSuccess: () => toast.success('Account created!', welcome),
    meta: { fallback: 'Failed to create account' },
    gcTime: 0,
  })

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((values) => create.mutate(values), toastFirstError)}
    >
      <Field label="Full Name" error={errors.fullName?.message}>
        <Input autoComplete="name" {...form.register('fullName')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field label="Password" hint="At least 6 characters" error={errors.password?.message}>
        <PasswordField autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" busy={create.isPending} className="mt-1">
        {action}
      </Button>
      <p className="text-xs text-ink-2">
        How the clinic stores and uses your data is described in its{' '}
        <Link to="/privacy" className="font-strong text-accent-text underline underline-offset-2">
          privacy notice
        </Link>
        .
      </p>
    </form>
  )
}
