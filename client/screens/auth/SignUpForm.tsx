import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { type SignUp, signUpInput } from '../../../shared/auth.ts'
import { useT } from '../../locale/messages.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'
import { NewAccountFields } from './NewAccountFields.tsx'

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
  const create = useMutation({
    mutationFn: signUp,
    meta: { fallback: t('auth.notCreated'), success: [t('auth.created'), welcome] },
    gcTime: 0,
  })

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((values) => create.mutate(values), toastFirstError)}
    >
      <NewAccountFields form={form} action={action} busy={create.isPending} />
    </form>
  )
}
