import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { signInInput } from '../../../shared/auth.ts'
import { isCancelled, signInWithPasskey, supportsPasskeys } from '../../app/passkeys.ts'
import { signIn } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { ProviderProblem, useGoToProvider } from '../../layout/identityProvider.tsx'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { report } from '../../ui/failures.ts'
import { toastFirstError } from '../../ui/formErrors.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/toast.ts'
import { CodeForm } from './CodeForm.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'

/** The page's guard runs again once there is a session, and opens the next page. */
export function SignInForm() {
  const t = useT()
  const welcomeBack = () => toast.success(t('auth.welcomeBack.title'), t('auth.welcomeBack.text'))
  const [forgotten, setForgotten] = useState(false)
  const [codeRequired, setCodeRequired] = useState(false)
  const form = useForm({
    resolver: zodResolver(signInInput),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = form.formState
  const enter = useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) => signIn(email, password),
    onSuccess: (answer) => {
      if (answer === 'code-required') setCodeRequired(true)
      else welcomeBack()
    },
    meta: { fallback: t('auth.signIn.failed') },
    gcTime: 0,
  })

  const enterWithPasskey = useMutation({
    mutationFn: signInWithPasskey,
    onSuccess: welcomeBack,
    onError: (error) => {
      if (!isCancelled(error)) report(error, { fallback: t('auth.signIn.failed') })
    },
    meta: { silent: true },
    gcTime: 0,
  })

  if (codeRequired) {
    return (
      <CodeForm
        email={form.getValues('email')}
        onEntered={welcomeBack}
        onBack={() => setCodeRequired(false)}
      />
    )
  }
  return (
    <>
      <ProviderProblem />
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((values) => enter.mutate(values), toastFirstError)}
      >
        <Field label={t('auth.field.email')} error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field label={t('auth.field.password')} error={errors.password?.message}>
          <PasswordField autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Button type="submit" busy={enter.isPending} className="mt-1">
          {t('auth.signIn')}
        </Button>
        {supportsPasskeys && (
          <Button look="outline" busy={enterWithPasskey.isPending} onClick={() => enterWithPasskey.mutate()}>
            {!enterWithPasskey.isPending && <KeyRound size={18} />}
            {t('auth.usePasskey')}
          </Button>
        )}
      </form>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-xs text-ink-2">
        <p>{t('auth.newHere')}</p>
        <Button look="plain" size="tight" className="-mx-3" onClick={() => setForgotten(true)}>
          {t('auth.forgot.open')}
        </Button>
      </div>
      <ContinueWithProvider />
      <ForgotPassword
        open={forgotten}
        onClose={() => setForgotten(false)}
        knownEmail={() => form.getValues('email')}
      />
    </>
  )
}

/** Renders nothing unless the clinic has an identity provider. */
function ContinueWithProvider() {
  const t = useT()
  const provider = trpc.auth.identities.provider.useQuery(undefined, { meta: { silent: true } })
  const { next } = useSearch({ strict: false })
  const go = useGoToProvider('sign-in/social', { done: next ?? '/dashboard', failed: '/auth' })
  if (!provider.data) return null
  return (
    <div className="mt-4 border-t border-line pt-5">
      <Button look="outline" className="w-full" busy={go.isPending} onClick={() => go.mutate()}>
        {t('auth.provider.continue', { provider: provider.data })}
      </Button>
    </div>
  )
}
