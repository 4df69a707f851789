import { useMutation } from '@tanstack/react-query'
import { post } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordDialog } from './PasswordDialog.tsx'

/** Asks for the confirmation of the e-mail address, which second factors require, and can resend the mail. */
export function ConfirmEmailNotice({ className = '' }: { className?: string }) {
  const send = useMutation({
    mutationFn: () => post('send-verification-email', {}),
    onSuccess: () => toast.success('Mail sent', 'Follow the link in it within a day.'),
    meta: { fallback: 'The mail could not be sent' },
    gcTime: 0,
  })
  return (
    <Alert tone="info" title="Confirm your e-mail address first" className={className}>
      <p>The link is in the mail that we sent you when you signed up. Everything else works already.</p>
      <Button
        look="outline"
        size="tight"
        className="mt-2.5"
        busy={send.isPending}
        onClick={() => send.mutate()}
      >
        Send the mail again
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
  const prove = trpc.auth.prove.useMutation({ meta: { silent: true } })
  return (
    <PasswordDialog
      title="Confirm your password"
      description="You signed in a while ago. Please type your password before you add a new way to sign in."
      action="Continue"
      send={(password = '') => prove.mutateAsync({ password })}
      hasPassword
      onClose={onClose}
      onDone={onConfirmed}
    />
  )
}
