import { useMutation } from '@tanstack/react-query'
import { post } from '../../app/session.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

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
