import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { signInInput } from '../../../shared/auth.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Email } from '../../ui/Email.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { formatInstant } from '../../ui/format.ts'
import { toastFirstError } from '../../ui/formErrors.ts'
import { toast } from '../../ui/toast.ts'

/** Requests a care link by e-mail address, and lists the open requests. Does not reveal which addresses have an account. */
export function LinkPatientDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(signInInput.pick({ email: true })),
    defaultValues: { email: '' },
  })
  const changed = () => utils.care.askedLinks.invalidate()
  const asked = trpc.care.askedLinks.useQuery(undefined, { meta: { errorTitle: t('care.link.listFailed') } })
  const ask = trpc.care.requestLink.useMutation({
    meta: { errorTitle: t('care.link.failed') },
    onSuccess: (_answer, { email }) => {
      toast.success(t('care.link.sent'), t('care.link.sent.text', { email }))
      form.reset()
      return changed()
    },
  })
  const withdraw = trpc.care.withdrawLink.useMutation({
    meta: { errorTitle: t('care.request.failed') },
    onSettled: changed,
  })
  const waiting = asked.data ?? []
  return (
    <FormDialog
      onClose={onClose}
      title={t('care.link.title')}
      description={t('care.link.text')}
      action={t('care.link.action')}
      busy={ask.isPending}
      onSubmit={form.handleSubmit((values) => ask.mutate(values), toastFirstError)}
    >
      <Field label={t('auth.field.email')} error={form.formState.errors.email?.message}>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      {waiting.length > 0 && (
        <section aria-labelledby="asked-links">
          <h3 id="asked-links" className="text-sm font-strong">
            {t('care.link.waiting')}
          </h3>
          <ul className="mt-1">
            {waiting.map(({ id, email, at }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1.5 text-sm"
              >
                <span className="min-w-0">
                  <Email>{email}</Email>
                  <span className="block text-xs text-ink-2">
                    {t('care.asked.since', { day: formatInstant(at) })}
                  </span>
                </span>
                <Button
                  look="plain"
                  size="tight"
                  className="-mr-3"
                  busy={withdraw.isPending && withdraw.variables.id === id}
                  aria-label={t('care.asked.withdrawNamed', { name: email })}
                  onClick={() => withdraw.mutate({ id })}
                >
                  {t('care.asked.withdraw')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </FormDialog>
  )
}
