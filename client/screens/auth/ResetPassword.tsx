import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { signInInput } from '../../../shared/auth.ts'
import { resetPassword } from '../../app/session.ts'
import valerian from '../../art/valerian.svg'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/toast.ts'

const route = getRouteApi('/entry/reset-password')

/** The target of the password mail. Without a token, the link is used or expired. */
export function ResetPassword() {
  const { token } = route.useSearch()
  return (
    <AuthPage
      title="Choose a new password"
      subtitle="You sign in with it from now on"
      art={valerian}
      ground="honey"
    >
      {token ? (
        <NewPassword token={token} />
      ) : (
        <>
          <Alert tone="warning" title="This link is no longer valid">
            A link works once, and for one hour. Ask for a new one on the sign-in page.
          </Alert>
          <LinkButton to="/auth" className="mt-5 self-start">
            Go to the sign-in page
          </LinkButton>
        </>
      )}
    </AuthPage>
  )
}

function NewPassword({ token }: { token: string }) {
  const navigate = route.useNavigate()
  const form = useForm({
    resolver: zodResolver(signInInput.pick({ password: true })),
    defaultValues: { password: '' },
  })
  const save = useMutation({
    mutationFn: ({ password }: { password: string }) => resetPassword(token, password),
    onSuccess: () => {
      toast.success('Password saved', 'Please sign in with your new password.')
      return navigate({ to: '/auth' })
    },
    meta: { fallback: 'The password could not be saved' },
    gcTime: 0,
  })
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((values) => save.mutate(values), toastFirstError)}
    >
      <Field
        label="New password"
        hint="At least 6 characters"
        error={form.formState.errors.password?.message}
      >
        <PasswordField autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" busy={save.isPending}>
        Save password
      </Button>
    </form>
  )
}
