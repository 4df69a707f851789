import { useMutation } from '@tanstack/react-query'
import { post } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordDialog } from './PasswordDialog.tsx'

/** Asks for the confirmation of the e-mail address, which second factors require, and can resend the mail. */
export function ConfirmEmailNotice({ className = '' }: { className?: string }) {
  const t = useT()
  const send = useMutation({
    mutationFn: () => post('send-verification-email', {}),
    onSuccess: () => toast.success(t('account.confirmEmail.sent.title'), t('account.confirmEmail.sent.text')),
    meta: { fallback: t('account.confirmEmail.failed') },
    gcTime: 0,
  })
  return (
    <Alert tone="info" title={t('account.confirmEmail.title')} className={className}>
      <p>{t('account.confirmEmail.text')}</p>
      <Button
        look="outline"
        size="tight"
        className="mt-2.5"
        busy={send.isPending}
        onClick={() => send.mutate()}
      >
        {t('account.confirmEmail.again')}
      </Button>
    </Alert>
  )
}

/** Asks for the password again before adding a way to sign in, unless the sign-in is recent. */
export function ConfirmPasswordDialog({
  onClose,
  onConfirmed,
}: {
  onClose: () => void
  onConfirmed: () => void
}) {
  const t = useT()
  const prove = trpc.auth.prove.useMutation({ meta: { silent: true } })
  return (
    <PasswordDialog
      title={t('account.confirmPassword.title')}
      description={t('account.confirmPassword.text')}
      action={t('auth.continue')}
      send={(password = '') => prove.mutateAsync({ password })}
      hasPassword
      onClose={onClose}
      onDone={onConfirmed}
    />
  )
}
