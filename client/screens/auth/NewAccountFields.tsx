import { Link } from '@tanstack/react-router'
import type { UseFormReturn } from 'react-hook-form'
import { PASSWORD_MIN, type SignUp } from '../../../shared/auth.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'

type NewAccountFieldsProps = {
  form: UseFormReturn<SignUp>
  /** Label of the submit button. */
  action: string
  busy: boolean
}

/** Name, e-mail and password of a new account, the submit button and the privacy notice. */
export function NewAccountFields({ form, action, busy }: NewAccountFieldsProps) {
  const t = useT()
  const { errors } = form.formState
  return (
    <>
      <Field label={t('auth.field.fullName')} error={errors.fullName?.message}>
        <Input autoComplete="name" {...form.register('fullName')} />
      </Field>
      <Field label={t('auth.field.email')} error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field
        label={t('auth.field.password')}
        hint={t('auth.field.passwordHint', { least: PASSWORD_MIN })}
        error={errors.password?.message}
      >
        <PasswordField autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" busy={busy} className="mt-1">
        {action}
      </Button>
      <p className="text-xs text-ink-2">
        <Rich
          id="auth.privacyNotice"
          values={{
            link: (text) => (
              <Link to="/privacy" className="font-strong text-accent-text underline underline-offset-2">
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </>
  )
}
