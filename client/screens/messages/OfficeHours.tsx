import { useState } from 'react'
import { messageSettingsInput } from '../../../shared/messageInputs.ts'
import { isAway, type MessageSettings } from '../../../shared/messages.ts'
import { dayName } from '../../../shared/text.ts'
import { trpc } from '../../app/trpc.ts'
import { Field, Input, Textarea } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toast.ts'

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
  const name = dayName(day)
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
            aria-label={`${name}, from`}
            value={open.from}
            onChange={({ target }) => onChange({ from: target.value })}
            className="w-32"
          />
          to
          <Input
            type="time"
            aria-label={`${name}, until`}
            aria-invalid={error ? true : undefined}
            value={open.until}
            onChange={({ target }) => onChange({ until: target.value })}
            className="w-32"
          />
        </span>
      )}
      {error && <span className="text-xs font-strong text-danger">{error}</span>}
    </li>
  )
}

type AbsenceProps = {
  absence: MessageSettings['absence']
  errors: Record<string, string>
  onChange: (absence: MessageSettings['absence']) => void
}

function Absence({ absence, errors, onChange }: AbsenceProps) {
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <Switch
        label="Away"
        hint="Each patient who writes gets this text once."
        checked={absence !== null}
        onChange={(away) => onChange(away ? { text: '', until: null } : null)}
      />
      {absence && (
        <>
          <Field label="What patients are told" error={errors['absence.text']}>
            <Textarea
              value={absence.text}
              onChange={({ target }) => onChange({ ...absence, text: target.value })}
            />
          </Field>
          <Field label="Last day of the absence" aside="(optional)" error={errors['absence.until']}>
            <Input
              type="date"
              value={absence.until ?? ''}
              onChange={({ target }) => onChange({ ...absence, until: target.value || null })}
              className="max-w-48"
            />
          </Field>
        </>
      )}
    </div>
  )
}

export function OfficeHours({ saved, onClose }: { saved: MessageSettings; onClose: () => void }) {
  const utils = trpc.useUtils()
  const [hours, setHours] = useState(saved.hours)
  const [answer, setAnswer] = useState(saved.answerHours === null ? '' : String(saved.answerHours))
  const [absence, setAbsence] = useState(() => (isAway(saved, new Date()) ? saved.absence : null))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = trpc.messages.updateSettings.useMutation({
    meta: { errorTitle: 'Not saved' },
    onSuccess: () => {
      toast.success('Office hours saved')
      void utils.messages.invalidate()
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
      title="Office hours"
      description="Patients read them before they write to you."
      action="Save"
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset>
        <legend className="mb-1.5 text-sm font-strong">When you read messages</legend>
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
        <p className="mt-1 text-xs text-ink-3">Times in {timeZone.replaceAll('_', ' ')}.</p>
      </fieldset>
      <Field
        label="Usual answer time"
        aside="(hours, optional)"
        hint="Shown as “usually within 6 hours”."
        error={errors.answerHours}
      >
        <Input
          inputMode="numeric"
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
          className="max-w-32"
        />
      </Field>
      <Absence absence={absence} errors={errors} onChange={setAbsence} />
    </FormDialog>
  )
}
