import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import valerian from '../../art/valerian.svg'
import { signOut } from '../../session.ts'
import { Button } from '../../ui/Button.tsx'
import { AuthPage } from './AuthPage.tsx'
import { PasswordFields, usePasswordChange } from './PasswordFields.tsx'

/** For accounts whose password somebody else chose; the guard then leads on to where the person wanted to go. */
export function ChangePassword() {
  const navigate = useNavigate()
  const leave = useMutation({
    mutationFn: () => signOut(() => navigate({ to: '/' })),
    meta: { fallback: 'Failed to sign out' },
  })
  const { form, submit, busy } = usePasswordChange('From now on only you know it.')
  return (
    <AuthPage
      title="Choose your own password"
      subtitle="The one you were given is known to somebody else. Choose one that only you know."
      art={valerian}
      ground="honey"
    >
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <PasswordFields form={form} current="Password you were given" />
        <div className="mt-1 flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
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
