import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { encode } from 'uqr'
import { post } from '../../app/session.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Enrolment = { totpURI: string; backupCodes: string[] }

type EnrolAppProps = { hasPassword: boolean; onClose: () => void; onEnrolled: () => Promise<void> }

/** Three steps: the password, the key with its first code, and the recovery codes, which are shown once. */
export function EnrolApp({ hasPassword, onClose, onEnrolled }: EnrolAppProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [confirmed, setConfirmed] = useState(false)
  if (!enrolment) {
    return (
      <PasswordDialog<Enrolment>
        title="Set up an authenticator app"
        description="You need an app that shows codes, such as Aegis, 2FAS, Google Authenticator or a password manager."
        action="Continue"
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
  const [problem, setProblem] = useState<string>()
  const confirm = useMutation({
    mutationFn: (code: string) => post('two-factor/verify-totp', { code }),
    onSuccess: () => {
      toast.success('Authenticator app added', 'From now on you sign in with your password and a code.')
      onConfirmed()
    },
    onError: (error) => setProblem(error.message),
    meta: { fallback: 'The code could not be checked' },
    gcTime: 0,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '')
    const whole = /^\d{6}$/.test(code)
    setProblem(whole ? undefined : 'Please type the six digits that the app shows')
    if (whole) confirm.mutate(code)
  }
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <FormDialog
      onClose={onClose}
      title="Scan this with the app"
      description="Then type the code that it shows."
      action="Confirm"
      busy={confirm.isPending}
      onSubmit={submit}
    >
      <QrCode text={uri} />
      <a href={uri} className={`w-full md:hidden ${buttonClass('outline')}`}>
        Open it in an app on this phone
      </a>
      <details className="text-sm">
        <summary className="cursor-pointer py-2.5 font-strong text-accent-text">
          No camera? Type the key instead
        </summary>
        <p className="rounded-md bg-sunken px-4 py-3 font-mono text-base break-all select-all">
          {key.match(/.{1,4}/g)?.join(' ')}
        </p>
      </details>
      <Field label="Code from the app" hint="Six digits" error={problem}>
        <Input name="code" autoComplete="one-time-code" inputMode="numeric" />
      </Field>
    </FormDialog>
  )
}

/** Dark on light in both themes, with the quiet zone of four modules that scanners require. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label="QR code with the key"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block w-full max-w-60 rounded-md"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
