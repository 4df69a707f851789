import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { PASSWORD_MIN, signInInput } from '../../../shared/auth.ts'
import { resetPassword } from '../../app/session.ts'
import valerian from '../../art/valerian.svg'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'

const route = getRouteApi('/entry/reset-password')

/** The target of the password mail. Without a token, the link is used or expired. */
export function ResetPassword() {
  const t = useT()
  const { token } = route.useSearch()
  return (
    <AuthPage
      title={t('app.page.resetPassword')}
      subtitle={t('auth.reset.subtitle')}
      art={valerian}
      ground="honey"
    >
      {token ? (
        <NewPassword token={token} />
      ) : (
        <>
          <Alert tone="warning" title={t('auth.reset.expired.title')}>
            {t('auth.reset.expired.text')}
          </Alert>
          <LinkButton to="/auth" className="mt-5 self-start">
            {t('auth.reset.toSignIn')}
          </LinkButton>
        </>
      )}
    </AuthPage>
  )
}

function NewPassword({ token }: { token: string }) {
  const t = useT()
  const navigate = route.useNavigate()
  const form = useForm({
    resolver: zodResolver(signInInput.pick({ password: true })),
    defaultValues: { password: '' },
  })
  const save = useMutation({
    mutationFn: ({ password }: { password: string }) => resetPassword(token, password),
    onSuccess: () => navigate({ to: '/auth' }),
    meta: {
      fallback: t('auth.password.notSaved'),
      success: [t('auth.password.saved'), t('auth.reset.saved')],
    },
    gcTime: 0,
  })
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((values) => save.mutate(values), toastFirstError)}
    >
      <Field
        label={t('auth.field.newPassword')}
        hint={t('auth.field.passwordHint', { least: PASSWORD_MIN })}
        error={form.formState.errors.password?.message}
      >
        <PasswordField autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" busy={save.isPending}>
        {t('auth.password.save')}
      </Button>
    </form>
  )
}
