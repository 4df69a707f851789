import { useToday } from '../lib/today.ts'
import { useT } from '../locale/messages.tsx'
import { DateField } from '../ui/DateField.tsx'
import { Field, Input } from '../ui/Field.tsx'

type MomentFieldProps = {
  label: string
  /** `yyyy-MM-ddTHH:mm` in the device's time zone; an empty part is blank. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** A past moment as a day and a time. */
export function MomentField({ label, value, onChange, error }: MomentFieldProps) {
  const t = useT()
  const today = useToday()
  const [day = '', time = ''] = value.split('T')
  return (
    <fieldset className="flex flex-wrap gap-3 *:min-w-34 *:flex-1 [&>:nth-child(2)]:min-w-54">
      <legend className="sr-only">{label}</legend>
      <Field label={t('app.moment.day')} error={error}>
        <DateField
          value={day}
          onChange={(next) => onChange(`${next}T${time}`)}
          today={today}
          {...(today && { max: today })}
        />
      </Field>
      <Field label={t('app.moment.time')}>
        <Input type="time" value={time} onChange={({ target }) => onChange(`${day}T${target.value}`)} />
      </Field>
    </fieldset>
  )
}
