import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { requestPasswordReset } from '../../app/session.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, Input } from '../../ui/Field.tsx'

type ForgotPasswordProps = {
  open: boolean
  onClose: () => void
  /** The e-mail address typed into the sign-in form. */
  knownEmail: () => string
}

/** Mails a reset link. The answer does not reveal whether the account exists. */
export function ForgotPassword({ open, onClose, knownEmail }: ForgotPasswordProps) {
  const t = useT()
  const form = useId()
  const [problem, setProblem] = useState<string>()
  const send = useMutation({
    mutationFn: requestPasswordReset,
    meta: { fallback: t('auth.forgot.failed') },
    gcTime: 0,
  })
  const close = () => {
    send.reset()
    setProblem(undefined)
    onClose()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = String(new FormData(event.currentTarget).get('email')).trim()
    setProblem(address.includes('@') ? undefined : t('auth.invalid.email'))
    if (address.includes('@')) send.mutate(address)
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('auth.forgot.title')}
      description={t('auth.forgot.text')}
      actions={
        send.isSuccess ? (
          <Button onClick={close}>{t('auth.forgot.done')}</Button>
        ) : (
          <>
            <Button look="outline" onClick={close}>
              {t('app.cancel')}
            </Button>
            <Button type="submit" form={form} busy={send.isPending}>
              {t('auth.forgot.send')}
            </Button>
          </>
        )
      }
    >
      {send.isSuccess ? (
        <Alert tone="info" title={t('auth.forgot.sent.title')}>
          {t('auth.forgot.sent.text', { email: send.variables })}
        </Alert>
      ) : (
        <form id={form} noValidate onSubmit={submit}>
          <Field label={t('auth.field.email')} error={problem}>
            <Input name="email" type="email" autoComplete="username" defaultValue={knownEmail()} />
          </Field>
        </form>
      )}
    </Dialog>
  )
}
