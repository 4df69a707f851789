import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { verifyCode } from '../../app/session.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, focusField, Input } from '../../ui/Field.tsx'
import { statusOf } from '../../ui/failures.ts'

/** What a code of each kind must match. */
const VALID = { totp: /^\d{6}$/, 'backup-code': /./ }

type CodeFormProps = { email: string; onEntered: () => void; onBack: () => void }

/** The second step of a sign-in. After too many wrong codes, or ten minutes, it returns to the password. */
export function CodeForm({ email, onEntered, onBack }: CodeFormProps) {
  const t = useT()
  const [kind, setKind] = useState<keyof typeof VALID>('totp')
  const [problem, setProblem] = useState<string>()
  const enter = useMutation({
    mutationFn: (code: string) => verifyCode(code, kind),
    onSuccess: onEntered,
    onError: (error) => {
      if (statusOf(error) === 401) setProblem(error.message)
      else onBack()
    },
    meta: { fallback: t('auth.signIn.failed') },
    gcTime: 0,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '')
    const isValid = VALID[kind].test(code)
    setProblem(isValid ? undefined : t(`auth.code.${kind}.missing`))
    if (isValid) enter.mutate(code)
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <p className="text-sm text-ink-2">
        <Rich
          id="auth.code.intro"
          values={{ email, b: (text) => <span className="font-strong break-words text-ink">{text}</span> }}
        />
      </p>
      <Field
        key={kind}
        label={t(`auth.code.${kind}.label`)}
        hint={t(`auth.code.${kind}.hint`)}
        error={problem}
      >
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
        {t('auth.continue')}
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
          {t(`auth.code.${kind}.other`)}
        </Button>
        <Button look="plain" size="tight" className="-mx-3" onClick={onBack}>
          {t('auth.back')}
        </Button>
      </div>
    </form>
  )
}
