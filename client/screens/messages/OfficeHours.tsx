import { useState } from 'react'
import { textOf } from '../../../locales/translate.ts'
import { messageSettingsInput } from '../../../shared/messageInputs.ts'
import { isAway, type MessageSettings } from '../../../shared/messages.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Field, Input, Textarea } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { formatWeekday } from '../../ui/format.ts'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toast.ts'
import { dayOn } from './expectations.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]
const USUAL = { from: '09:00', until: '17:00' }

type Hours = MessageSettings['hours'][number]
type DayProps = {
  day: number
  open: Hours | undefined
  error: string | undefined
  /** New times (an empty object for the usual ones); null closes the day. */
  onChange: (change: Partial<typeof USUAL> | null) => void
}

function Day({ day, open, error, onChange }: DayProps) {
  const t = useT()
  const name = formatWeekday(dayOn(day))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <label className="flex min-h-tap w-32 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={open !== undefined}
          onChange={({ target }) => onChange(target.checked ? {} : null)}
        />
        {name}
      </label>
      {open && (
        <span className="flex items-center gap-2 text-sm">
          <Input
            type="time"
            aria-label={t('messages.day.from', { day: name })}
            value={open.from}
            onChange={({ target }) => onChange({ from: target.value })}
            className="w-32"
          />
          {t('messages.day.to')}
          <Input
            type="time"
            aria-label={t('messages.day.until', { day: name })}
            aria-invalid={error ? true : undefined}
            value={open.until}
            onChange={({ target }) => onChange({ until: target.value })}
            className="w-32"
          />
        </span>
      )}
      {error && <span className="text-xs font-strong text-danger">{textOf(t, error)}</span>}
    </li>
  )
}

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
  const [answer, setAnswer] = useState(saved.answerHours === null ? '' : String(saved.answerHours))
  const [absence, setAbsence] = useState(() => (isAway(saved, new Date()) ? saved.absence : null))
  const [phone, setPhone] = useState(saved.phone ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = trpc.messages.updateSettings.useMutation({
    meta: { errorTitle: t('messages.office.notSaved') },
    onSuccess: () => {
      toast.success(t('messages.office.saved'))
      void utils.messages.invalidate()
      void utils.care.now.invalidate()
      onClose()
    },
  })
  // Hours are in the time zone of the browser that sets them.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const set = (day: number, change: Partial<typeof USUAL> | null) =>
    setHours((now) => {
      const others = now.filter((one) => one.day !== day)
      const before = now.find((one) => one.day === day) ?? { day, ...USUAL }
      return change === null
        ? others
        : [...others, { ...before, ...change }].toSorted((a, b) => a.day - b.day)
    })
  const submit = () => {
    const input = messageSettingsInput.safeParse({
      timeZone,
      hours,
      answerHours: answer.trim() === '' ? null : Number(answer),
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
      <fieldset>
        <legend className="mb-1.5 text-sm font-strong">{t('messages.office.days')}</legend>
        <ul className="grid gap-1">
          {DAYS.map((day) => (
            <Day
              key={day}
              day={day}
              open={hours.find((one) => one.day === day)}
              error={errors[`day ${day}`]}
              onChange={(change) => set(day, change)}
            />
          ))}
        </ul>
        <p className="mt-1 text-xs text-ink-3">
          {t('messages.zone', { zone: timeZone.replaceAll('_', ' ') })}
        </p>
      </fieldset>
      <Field
        label={t('messages.office.answer')}
        aside={t('messages.office.answer.unit')}
        hint={t('messages.office.answer.hint')}
        error={errors.answerHours}
      >
        <Input
          inputMode="numeric"
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
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
