import { useSignOut } from '../../app/useSignOut.tsx'
import valerian from '../../art/valerian.svg'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordFields, usePasswordChange } from './PasswordFields.tsx'

/** For accounts whose password was set by someone else. After saving, the guard opens the requested page. */
export function ChangePassword() {
  const t = useT()
  const { leave, question } = useSignOut()
  const { form, submit, busy } = usePasswordChange(t('account.password.onlyYours'))
  return (
    <AuthPage
      title={t('app.page.changePassword')}
      subtitle={t('account.password.givenText')}
      art={valerian}
      ground="honey"
    >
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <PasswordFields form={form} current={t('account.password.given')} />
        <div className="mt-1 flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('auth.password.save')}
          </Button>
          <Button look="plain" onClick={leave}>
            {t('app.signOut')}
          </Button>
        </div>
      </form>
      {question}
    </AuthPage>
  )
}
