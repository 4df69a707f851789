import { trpc } from '../app/trpc.ts'
import { useT } from '../locale/messages.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'

type ConfirmPasswordDialogProps = {
  /** Why the password is required. */
  description: string
  onClose: () => void
  onConfirmed: () => void
}

/** Asks for the password before a sensitive action if the sign-in is not recent, to protect a borrowed session. */
export function ConfirmPasswordDialog({ description, onClose, onConfirmed }: ConfirmPasswordDialogProps) {
  const t = useT()
  const prove = trpc.auth.prove.useMutation({ meta: { silent: true } })
  return (
    <PasswordDialog
      title={t('account.confirmPassword.title')}
      description={description}
      action={t('auth.continue')}
      send={(password = '') => prove.mutateAsync({ password })}
      hasPassword
      onClose={onClose}
      onDone={onConfirmed}
    />
  )
}
