import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { requestPasswordReset } from '../../app/session.ts'
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
  const form = useId()
  const [problem, setProblem] = useState<string>()
  const send = useMutation({
    mutationFn: requestPasswordReset,
    meta: { fallback: 'The link could not be sent' },
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
    setProblem(address.includes('@') ? undefined : 'Invalid email address')
    if (address.includes('@')) send.mutate(address)
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Reset your password"
      description="We send a link to your e-mail address. It opens a page where you choose a new password."
      actions={
        send.isSuccess ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <>
            <Button look="outline" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={form} busy={send.isPending}>
              Send link
            </Button>
          </>
        )
      }
    >
      {send.isSuccess ? (
        <Alert tone="info" title="Check your inbox">
          If {send.variables} has an account here, the link is on its way. It is valid for one hour.
        </Alert>
      ) : (
        <form id={form} noValidate onSubmit={submit}>
          <Field label="Email" error={problem}>
            <Input name="email" type="email" autoComplete="username" defaultValue={knownEmail()} />
          </Field>
        </form>
      )}
    </Dialog>
  )
}
