import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { post } from '../../app/session.ts'
import { PasswordDialog } from '../../layout/PasswordDialog.tsx'
import { useT } from '../../locale/messages.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Enrolment = { totpURI: string; backupCodes: string[] }

type EnrolAppProps = { hasPassword: boolean; onClose: () => void; onEnrolled: () => Promise<void> }

/** Three steps: the password, the key with its first code, and the recovery codes, which are shown once. */
export function EnrolApp({ hasPassword, onClose, onEnrolled }: EnrolAppProps) {
  const t = useT()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [confirmed, setConfirmed] = useState(false)
  if (!enrolment) {
    return (
      <PasswordDialog<Enrolment>
        title={t('account.app.setUp')}
        description={t('account.app.needed')}
        action={t('auth.continue')}
        send={(password) => post('two-factor/enable', { password })}
        hasPassword={hasPassword}
        onClose={onClose}
        onDone={setEnrolment}
      />
    )
  }
  if (!confirmed) {
    return <ScanKey uri={enrolment.totpURI} onClose={onClose} onConfirmed={() => setConfirmed(true)} />
  }
  return <RecoveryCodes codes={enrolment.backupCodes} onDone={onEnrolled} />
}

type ScanKeyProps = { uri: string; onClose: () => void; onConfirmed: () => void }

function ScanKey({ uri, onClose, onConfirmed }: ScanKeyProps) {
  const t = useT()
  const [problem, setProblem] = useState<string>()
  const confirm = useMutation({
    mutationFn: (code: string) => post('two-factor/verify-totp', { code }),
    onSuccess: () => onConfirmed(),
    onError: (error) => setProblem(error.message),
    meta: {
      fallback: t('account.app.failed'),
      success: [t('account.app.added.title'), t('account.app.added.text')],
    },
    gcTime: 0,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '')
    const whole = /^\d{6}$/.test(code)
    setProblem(whole ? undefined : t('auth.code.totp.missing'))
    if (whole) confirm.mutate(code)
  }
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <FormDialog
      onClose={onClose}
      title={t('account.app.scan.title')}
      description={t('account.app.scan.text')}
      action={t('account.app.confirm')}
      busy={confirm.isPending}
      onSubmit={submit}
    >
      <QrCode text={uri} label={t('account.app.qrCode')} className="mx-auto h-auto w-full max-w-60" />
      <a href={uri} className={`w-full md:hidden ${buttonClass('outline')}`}>
        {t('account.app.openHere')}
      </a>
      <details className="text-sm">
        <summary className="cursor-pointer py-2.5 font-strong text-accent-text">
          {t('account.app.typeKey')}
        </summary>
        <p className="rounded-md bg-sunken px-4 py-3 font-mono text-base break-all select-all">
          {key.match(/.{1,4}/g)?.join(' ')}
        </p>
      </details>
      <Field label={t('account.app.code')} hint={t('account.app.digits')} error={problem}>
        <Input name="code" autoComplete="one-time-code" inputMode="numeric" />
      </Field>
    </FormDialog>
  )
}
