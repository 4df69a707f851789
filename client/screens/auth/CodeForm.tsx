import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { verifyCode } from '../../app/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, focusField, Input } from '../../ui/Field.tsx'
import { statusOf } from '../../ui/failures.ts'

const KINDS = {
  totp: {
    label: 'Code from your authenticator app',
    hint: 'Six digits, a new one every 30 seconds',
    missing: 'Please type the six digits that the app shows',
    other: 'Use a recovery code instead',
    valid: /^\d{6}$/,
  },
  'backup-code': {
    label: 'Recovery code',
    hint: 'Each one works once',
    missing: 'Please type one of your recovery codes',
    other: 'Use the authenticator app instead',
    valid: /./,
  },
}

type CodeFormProps = { email: string; onEntered: () => void; onBack: () => void }

/** The second step of a sign-in. After too many wrong codes, or ten minutes, it returns to the password. */
export function CodeForm({ email, onEntered, onBack }: CodeFormProps) {
  const [kind, setKind] = useState<keyof typeof KINDS>('totp')
  const [problem, setProblem] = useState<string>()
  const { label, hint, missing, other, valid } = KINDS[kind]
  const enter = useMutation({
    mutationFn: (code: string) => verifyCode(code, kind),
    onSuccess: onEntered,
    onError: (error) => {
      if (statusOf(error) === 401) setProblem(error.message)
      else onBack()
    },
    meta: { fallback: 'Failed to sign in' },
    gcTime: 0,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '')
    setProblem(valid.test(code) ? undefined : missing)
    if (valid.test(code)) enter.mutate(code)
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <p className="text-sm text-ink-2">
        One more step to sign in as <span className="font-strong break-words text-ink">{email}</span>
      </p>
      <Field key={kind} label={label} hint={hint} error={problem}>
        <Input
          name="code"
          autoComplete="one-time-code"
          inputMode={kind === 'totp' ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          // The form replaces the password form, so the focus moves to the code.
          ref={focusField}
        />
      </Field>
      <Button type="submit" busy={enter.isPending} className="mt-1">
        Continue
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button
          look="plain"
          size="tight"
          className="-mx-3"
          onClick={() => {
            setProblem(undefined)
            setKind(kind === 'totp' ? 'backup-code' : 'totp')
          }}
        >
          {other}
        </Button>
        <Button look="plain" size="tight" className="-mx-3" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}
