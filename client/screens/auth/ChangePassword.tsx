import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { password } from '../../../shared/auth.ts'
import valerian from '../../art/valerian.svg'
import { changePassword, signOut } from '../../session.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, PasswordField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { AuthPage } from './AuthPage.tsx'
import { toastFirstError } from './SignInForm.tsx'

const passwords = z
  .object({ currentPassword: password, newPassword: password })
  .refine((given) => given.newPassword !== given.currentPassword, {
    path: ['newPassword'],
    message: 'Please choose another password than the one you were given',
  })

/** For accounts whose password somebody else chose; the guard then leads on to where the person wanted to go. */
export function ChangePassword() {
  const navigate = useNavigate()
  const leave = useMutation({
    mutationFn: () => signOut(() => navigate({ to: '/' })),
    meta: { fallback: 'Failed to sign out' },
  })
  const form = useForm({
    resolver: zodResolver(passwords),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors } = form.formState
  const save = useMutation({
    mutationFn: (given: z.infer<typeof passwords>) =>
      changePassword(given.currentPassword, given.newPassword),
    onSuccess: () => toast.success('Password saved', 'From now on only you know it.'),
    meta: { fallback: 'The password could not be saved' },
    gcTime: 0,
  })
  return (
    <AuthPage
      title="Choose your own password"
      subtitle="The one you were given is known to somebody else. Choose one that only you know."
      art={valerian}
      ground="honey"
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((given) => save.mutate(given), toastFirstError)}
      >
        <Field label="Password you were given" error={errors.currentPassword?.message}>
          {(control) => (
            <PasswordField
              autoComplete="current-password"
              {...control}
              {...form.register('currentPassword')}
            />
          )}
        </Field>
        <Field label="New password" hint="At least 6 characters" error={errors.newPassword?.message}>
          {(control) => (
            <PasswordField autoComplete="new-password" {...control} {...form.register('newPassword')} />
          )}
        </Field>
        <div className="mt-1 flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending}>
            Save password
          </Button>
          <Button look="plain" busy={leave.isPending} onClick={() => leave.mutate()}>
            Sign Out
          </Button>
        </div>
      </form>
    </AuthPage>
  )
}
