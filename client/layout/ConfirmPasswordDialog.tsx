import { trpc } from '../app/trpc.ts'
import { useT } from '../locale/messages.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'

type ConfirmPasswordDialogProps = {
  /** What the password is asked for. */
  description: string
  onClose: () => void
  onConfirmed: () => void
}

/** Asks for the password again before something that a borrowed session must not do, where the sign-in is not recent. */
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
