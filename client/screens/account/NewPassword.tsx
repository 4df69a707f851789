import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { PasswordFields, usePasswordChange } from './PasswordFields.tsx'
import { ProfileSection } from './ProfileSection.tsx'

export function NewPassword() {
  const [open, setOpen] = useState(false)
  return (
    <ProfileSection title="Password">
      <p className="text-sm text-ink-2">A new password signs you out everywhere else.</p>
      <Button look="outline" className="mt-3" onClick={() => setOpen(true)}>
        Change password
      </Button>
      {open && <NewPasswordDialog onClose={() => setOpen(false)} />}
    </ProfileSection>
  )
}

function NewPasswordDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils()
  const { form, submit, busy } = usePasswordChange('You are signed out everywhere else.', () => {
    void utils.auth.sessions.list.invalidate()
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title="Change password"
      action="Save password"
      busy={busy}
      onSubmit={submit}
    >
      <PasswordFields form={form} current="Current password" />
    </FormDialog>
  )
}
