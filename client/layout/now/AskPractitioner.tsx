import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { refuse } from '../../ui/failures.ts'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'

type AskPractitionerProps = {
  /** Practitioners with an open request. */
  asked: readonly string[]
  onClose: () => void
}

/** Requests care from a practitioner of the clinic. */
export function AskPractitioner({ asked, onClose }: AskPractitionerProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const [practitionerId, setPractitionerId] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const practitioners = trpc.care.practitioners.useQuery(undefined, {
    meta: { errorTitle: t('care.ask.listFailed') },
  })
  const options = (practitioners.data ?? [])
    .filter(({ id }) => !asked.includes(id))
    .map(({ id, fullName }) => ({ value: id, label: fullName }))
  const ask = trpc.care.requestCare.useMutation({
    meta: { errorTitle: t('care.ask.failed') },
    onSuccess: ({ linked }) => {
      const name = options.find(({ value }) => value === practitionerId)?.label ?? ''
      if (linked) toast.success(t('care.request.accepted'), t('care.request.accepted.text', { name }))
      else toast.success(t('care.ask.sent'), t('care.ask.sent.text', { name }))
      onClose()
      return utils.care.now.invalidate()
    },
  })
  const submit = () => {
    if (practitionerId) ask.mutate({ practitionerId })
    else {
      setMissing(true)
      refuse(t('app.failed.title'), t('care.ask.missing'))
    }
  }
  const isEmpty = practitioners.data !== undefined && options.length === 0
  return (
    <FormDialog
      onClose={onClose}
      title={t('care.ask.title')}
      description={t('care.ask.text')}
      action={t('care.ask.action')}
      busy={ask.isPending}
      disabled={isEmpty}
      onSubmit={submit}
    >
      <Field
        label={t('care.ask.who')}
        hint={isEmpty ? t('care.ask.none') : undefined}
        error={missing && !practitionerId ? t('care.ask.missing') : undefined}
      >
        <Select
          placeholder={t(practitioners.isPending ? 'app.loading' : 'care.ask.select')}
          value={practitionerId}
          options={options}
          onChange={setPractitionerId}
        />
      </Field>
    </FormDialog>
  )
}
