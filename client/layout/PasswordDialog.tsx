import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useT } from '../locale/messages.tsx'
import { Field, focusField } from '../ui/Field.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'
import { statusOf } from '../ui/failures.ts'
import { PasswordField } from '../ui/PasswordField.tsx'

type PasswordDialogProps<Answer> = {
  title: string
  description: string
  /** Label of the submit button. */
  action: string
  /** Sends the request with the password; undefined if the account has none. */
  send: (password: string | undefined) => Promise<Answer>
  /** False if the owner signs in only at an identity provider: no password is asked for. */
  hasPassword: boolean
  onClose: () => void
  onDone: (answer: Answer) => void
}

/** The HTTP status of a wrong password. */
const WRONG = 400

/** Asks for the password before changing how the account is protected. */
export function PasswordDialog<Answer>({
  title,
  description,
  action,
  send: request,
  hasPassword,
  onClose,
  onDone,
}: PasswordDialogProps<Answer>) {
  const t = useT()
  const [problem, setProblem] = useState<string>()
  const send = useMutation({
    mutationFn: request,
    onSuccess: onDone,
    onError: (error) => statusOf(error) === WRONG && setProblem(error.message),
    meta: { fallback: t('account.notDone'), besideField: WRONG },
    gcTime: 0,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const given = new FormData(event.currentTarget).get('password')
    const password = typeof given === 'string' ? given : undefined
    setProblem(password === '' ? t('account.password.missing') : undefined)
    if (password !== '') send.mutate(password)
  }
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={description}
      action={action}
      busy={send.isPending}
      onSubmit={submit}
    >
      {hasPassword && (
        <Field label={t('account.password.yours')} error={problem}>
          <PasswordField name="password" autoComplete="current-password" ref={focusField} />
        </Field>
      )}
    </FormDialog>
  )
}
