import { useState } from 'react'
import { DUE_DAYS } from '../../../shared/forms.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { languageName } from '../../ui/languageName.ts'
import { Select } from '../../ui/Select.tsx'

type SendFormDialogProps = { patientId: string; onClose: () => void }

/** Sends a published form to a patient in care, with a day by which it should be filled in. */
export function SendFormDialog({ patientId, onClose }: SendFormDialogProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const today = useToday()
  const list = trpc.forms.list.useQuery(undefined, { meta: { silent: true } })
  const sendable = (list.data ?? []).filter(({ version, retiredAt }) => version !== null && !retiredAt)
  const [chosen, setChosen] = useState<string | null>(null)
  const formId = chosen ?? (sendable.length === 1 ? (sendable[0]?.id ?? null) : null)
  const [dueOn, setDueOn] = useState('')
  const send = trpc.forms.send.useMutation({
    meta: { errorTitle: t('forms.send.failed'), success: [t('forms.send.done')] },
    onSuccess: () => onClose(),
    onSettled: () => utils.forms.invalidate(),
  })
  const isPast = dueOn !== '' && dueOn < today
  return (
    <FormDialog
      title={t('forms.send.title')}
      description={t('forms.send.text')}
      action={t('forms.send.action')}
      busy={send.isPending}
      disabled={!formId || isPast}
      onSubmit={() => formId && send.mutate({ patientId, formId, ...(dueOn && { dueOn }) })}
      onClose={onClose}
    >
      <LoadState query={list} error={t('forms.list.failed')} loading="h-20 w-full rounded-md" />
      {list.data && (
        <Field label={t('forms.send.form')} hint={sendable.length === 0 ? t('forms.send.none') : undefined}>
          <Select
            value={formId}
            onChange={setChosen}
            options={sendable.map(({ id, title, language }) => ({
              value: id,
              label: t('forms.send.option', { title, language: languageName(language) }),
            }))}
            placeholder={t('forms.send.choose')}
            disabled={sendable.length === 0}
          />
        </Field>
      )}
      <Field
        label={t('forms.send.due')}
        aside={t('forms.edit.optional')}
        hint={t('forms.send.dueHint', { days: DUE_DAYS })}
        error={isPast ? t('forms.send.past') : undefined}
      >
        <DateField today={today} min={today} value={dueOn} onChange={setDueOn} />
      </Field>
    </FormDialog>
  )
}
