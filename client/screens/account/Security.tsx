import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Factors } from './Factors.tsx'
import { Identities } from './Identities.tsx'
import { PasswordFields, usePasswordChange } from './PasswordFields.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { Sessions } from './Sessions.tsx'

export function Security() {
  const t = useT()
  return (
    <>
      <NewPassword />
      <ProfileSection title={t('account.factors.title')}>
        <Factors />
      </ProfileSection>
      <Identities />
      <Sessions />
    </>
  )
}

function NewPassword() {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <ProfileSection title={t('auth.field.password')}>
      <p className="text-sm text-ink-2">{t('account.password.text')}</p>
      <Button look="outline" className="mt-3" onClick={() => setOpen(true)}>
        {t('account.password.change')}
      </Button>
      {open && <NewPasswordDialog onClose={() => setOpen(false)} />}
    </ProfileSection>
  )
}

function NewPasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const utils = trpc.useUtils()
  const { form, submit, busy } = usePasswordChange(t('account.password.signedOut'), () => {
    void utils.auth.sessions.list.invalidate()
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t('account.password.change')}
      action={t('auth.password.save')}
      busy={busy}
      onSubmit={submit}
    >
      <PasswordFields form={form} current={t('account.password.current')} />
    </FormDialog>
  )
}
