import { useSignOut } from '../../app/useSignOut.tsx'
import valerian from '../../art/valerian.svg'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordFields, usePasswordChange } from './PasswordFields.tsx'

/** For accounts whose password somebody else chose; the guard then leads on to where the person wanted to go. */
export function ChangePassword() {
  const { leave, question } = useSignOut()
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
          <Button look="plain" onClick={leave}>
            Sign Out
          </Button>
        </div>
      </form>
      {question}
    </AuthPage>
  )
}
