import { useState } from 'react'
import { MAX_ANSWER_HOURS, messageSettingsInput } from '../../../shared/messageInputs.ts'
import { isAway, type MessageSettings } from '../../../shared/messages.ts'
import { trpc } from '../../app/trpc.ts'
import { NumberInput } from '../../layout/NumberInput.tsx'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Field, Input, Textarea } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { OfficeDays } from '../../ui/OfficeDays.tsx'
import { Switch } from '../../ui/Switch.tsx'

type AbsenceProps = {
  absence: MessageSettings['absence']
  errors: Record<string, string>
  onChange: (absence: MessageSettings['absence']) => void
}

function Absence({ absence, errors, onChange }: AbsenceProps) {
  const t = useT()
  const today = useToday()
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <Switch
        label={t('messages.absence')}
        hint={t('messages.absence.hint')}
        checked={absence !== null}
        onChange={(away) => onChange(away ? { text: '', until: null } : null)}
      />
      {absence && (
        <>
          <Field label={t('messages.absence.text')} error={errors['absence.text']}>
            <Textarea
              value={absence.text}
              onChange={({ target }) => onChange({ ...absence, text: target.value })}
            />
          </Field>
          <Field
            label={t('messages.absence.until')}
            aside={t('messages.absence.optional')}
            error={errors['absence.until']}
          >
            <DateField
              today={today}
              value={absence.until ?? ''}
              onChange={(until) => onChange({ ...absence, until: until || null })}
            />
          </Field>
        </>
      )}
    </div>
  )
}

export function OfficeHours({ saved, onClose }: { saved: MessageSettings; onClose: () => void }) {
  const t = useT()
  const utils = trpc.useUtils()
  const [hours, setHours] = useState(saved.hours)
  const [answer, setAnswer] = useState(saved.answerHours)
  const [absence, setAbsence] = useState(() => (isAway(saved, new Date()) ? saved.absence : null))
  const [phone, setPhone] = useState(saved.phone ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = trpc.messages.updateSettings.useMutation({
    meta: { errorTitle: t('messages.office.notSaved'), success: [t('messages.office.saved')] },
    onSuccess: () => {
      void utils.messages.invalidate()
      void utils.care.now.invalidate()
      onClose()
    },
  })
  // Hours are in the time zone of the browser that sets them.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const submit = () => {
    const input = messageSettingsInput.safeParse({
      timeZone,
      hours,
      answerHours: answer,
      absence,
      phone: phone.trim() || null,
    })
    if (input.success) save.mutate(input.data)
    else {
      setErrors(
        Object.fromEntries(
          input.error.issues.map(({ path, message }) => {
            const [field, index] = path
            const day = field === 'hours' && typeof index === 'number' ? hours[index]?.day : null
            return [day ? `day ${day}` : path.join('.'), message]
          }),
        ),
      )
    }
  }
  return (
    <FormDialog
      title={t('messages.office')}
      description={t('messages.office.hint')}
      action={t('messages.office.save')}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <OfficeDays
        legend={t('messages.office.days')}
        hours={hours}
        timeZone={timeZone}
        errors={errors}
        onChange={setHours}
      />
      <Field
        label={t('messages.office.answer')}
        aside={t('messages.office.answer.unit')}
        hint={t('messages.office.answer.hint')}
        error={errors.answerHours}
      >
        <NumberInput
          min={1}
          max={MAX_ANSWER_HOURS}
          whole
          value={answer}
          onChange={setAnswer}
          className="max-w-32"
        />
      </Field>
      <Field
        label={t('messages.office.phone')}
        aside={t('messages.absence.optional')}
        hint={t('messages.office.phone.hint')}
        error={errors.phone}
      >
        <Input
          type="tel"
          autoComplete="tel"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
          className="max-w-60"
        />
      </Field>
      <Absence absence={absence} errors={errors} onChange={setAbsence} />
    </FormDialog>
  )
}
