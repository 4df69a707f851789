import { textOf } from '../../locales/translate.ts'
import type { OfficeDay } from '../../shared/messages.ts'
import { useT } from '../locale/messages.tsx'
import { Input } from './Field.tsx'
import { formatWeekday } from './format.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]
const USUAL = { from: '09:00', until: '17:00' }

type DayProps = {
  day: number
  open: OfficeDay | undefined
  error: string | undefined
  /** New times (an empty object for the usual ones); null closes the day. */
  onChange: (change: Partial<typeof USUAL> | null) => void
}

function Day({ day, open, error, onChange }: DayProps) {
  const t = useT()
  // A Monday is the first.
  const name = formatWeekday(`2024-01-0${day}`)
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

type OfficeDaysProps = {
  legend: string
  hours: OfficeDay[]
  /** In which the hours are meant. */
  timeZone: string
  /** By `day 1` to `day 7`. */
  errors: Record<string, string | undefined>
  onChange: (hours: OfficeDay[]) => void
}

/** The hours of each weekday; a day without hours is closed. */
export function OfficeDays({ legend, hours, timeZone, errors, onChange }: OfficeDaysProps) {
  const t = useT()
  const set = (day: number, change: Partial<typeof USUAL> | null) => {
    const others = hours.filter((one) => one.day !== day)
    const before = hours.find((one) => one.day === day) ?? { day, ...USUAL }
    onChange(
      change === null ? others : [...others, { ...before, ...change }].toSorted((a, b) => a.day - b.day),
    )
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-strong">{legend}</legend>
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
      <p className="mt-1 text-xs text-ink-3">{t('messages.zone', { zone: timeZone.replaceAll('_', ' ') })}</p>
    </fieldset>
  )
}
