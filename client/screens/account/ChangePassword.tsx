import { useSignOut } from '../../app/useSignOut.tsx'
import valerian from '../../art/valerian.svg'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordFields, usePasswordChange } from './PasswordFields.tsx'

/** For accounts whose password was set by someone else. After saving, the guard opens the requested page. */
export function ChangePassword() {
  const { leave, question } = useSignOut()
  const { form, submit, busy } = usePasswordChange('From now on only you know it.')
  return (
    <AuthPage
      title="Choose your own password"
      subtitle="Somebody else knows the password that you were given. Choose one that only you know."
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
