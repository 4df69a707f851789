import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { textOf } from '../../../locales/translate.ts'
import { hoursInput } from '../../../shared/appointmentInputs.ts'
import type { Hours, HoursException, WeeklyHours } from '../../../shared/appointments.ts'
import { trpc } from '../../app/trpc.ts'
import { dayOn } from '../../lib/officeHours.ts'
import { randomId } from '../../lib/randomId.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { clinic } from '../../ui/clinic.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { formatWeekday } from '../../ui/format.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
import { clinicToday } from './clinicTime.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]
const USUAL = { from: '09:00', until: '17:00' }

/** A line of the form; its key stays while others come and go. */
type Line<Of> = Of & { key: string }
const lines = <Of extends object>(list: readonly Of[]): Line<Of>[] =>
  list.map((one) => ({ ...one, key: randomId() }))

type TimesProps = {
  from: string
  until: string
  /** What the times belong to, for their accessible names. */
  of: string
  isInvalid: boolean
  onChange: (change: { from?: string; until?: string }) => void
}

function Times({ from, until, of, isInvalid, onChange }: TimesProps) {
  const t = useT()
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm">
      <Input
        type="time"
        aria-label={t('appointments.hours.from', { of })}
        value={from}
        onChange={({ target }) => onChange({ from: target.value })}
        className="w-30 px-3!"
      />
      {t('messages.day.to')}
      <Input
        type="time"
        aria-label={t('appointments.hours.until', { of })}
        aria-invalid={isInvalid || undefined}
        value={until}
        onChange={({ target }) => onChange({ until: target.value })}
        className="w-30 px-3!"
      />
    </span>
  )
}

/** The effect of an exception on its day. */
type Does = 'closed' | 'closedPartly' | 'open'
const doesOf = ({ open, from }: HoursException): Does =>
  open ? 'open' : from === undefined ? 'closed' : 'closedPartly'

type ExceptionProps = {
  exception: HoursException
  error: string | undefined
  onChange: (exception: HoursException) => void
  onRemove: () => void
}

function Exception({ exception, error, onChange, onRemove }: ExceptionProps) {
  const t = useT()
  const does = doesOf(exception)
  const { date, from = USUAL.from, until = USUAL.until } = exception
  const choose = (next: Does) =>
    onChange(next === 'closed' ? { date, open: false } : { date, open: next === 'open', from, until })
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Field label={t('appointments.hours.day')} className="w-56">
          <DateField
            today={clinicToday()}
            value={date}
            onChange={(day) => onChange({ ...exception, date: day })}
          />
        </Field>
        <div className="w-52">
          <PlainSelect
            aria-label={t('appointments.hours.does')}
            value={does}
            onChange={choose}
            options={[
              { value: 'closed', label: t('appointments.hours.closed') },
              { value: 'closedPartly', label: t('appointments.hours.closedPartly') },
              { value: 'open', label: t('appointments.hours.open') },
            ]}
          />
        </div>
        {does !== 'closed' && (
          <Times
            from={from}
            until={until}
            of={t('appointments.hours.exception')}
            isInvalid={error !== undefined}
            onChange={(change) => onChange({ ...exception, from, until, ...change })}
          />
        )}
        <IconButton icon={X} label={t('appointments.hours.removeException')} onClick={onRemove} />
      </div>
      {error && <p className="mt-1.5 text-xs font-strong text-danger">{textOf(t, error)}</p>}
    </li>
  )
}

/** A practitioner's weekly hours, and the days that differ. */
export function HoursForm({ saved }: { saved: Hours }) {
  const t = useT()
  const utils = trpc.useUtils()
  const [weekly, setWeekly] = useState(() => lines(saved.weekly))
  const [exceptions, setExceptions] = useState(() => lines(saved.exceptions))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = trpc.appointments.setHours.useMutation({
    meta: { errorTitle: t('appointments.hours.notSaved'), success: [t('appointments.hours.saved')] },
    onSuccess: () => utils.appointments.invalidate(),
  })
  const submit = () => {
    const bare = <Of extends { key: string }>({ key: _, ...one }: Of) => one
    const input = hoursInput.safeParse({
      weekly: weekly.map(bare),
      exceptions: exceptions.map(bare),
    })
    if (input.success) {
      setErrors({})
      save.mutate(input.data)
      return
    }
    const found = input.error.issues.map(({ path: [list, index], message }) => {
      const line = (list === 'weekly' ? weekly : exceptions)[Number(index)]
      return [line?.key ?? 'all', message] as const
    })
    setErrors(Object.fromEntries(found))
  }
  const change = (key: string, part: Partial<WeeklyHours>) =>
    setWeekly(weekly.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const add = (day: number) => {
    const last = weekly.filter((one) => one.day === day).at(-1)
    const next = last && last.until < '20:00' ? { from: last.until, until: '20:00' } : USUAL
    setWeekly([...weekly, { day, ...next, key: randomId() }])
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p className="text-sm text-ink-2">
        {t('messages.zone', { zone: clinic.timeZone.replaceAll('_', ' ') })}
      </p>
      <ul className="mt-2">
        {DAYS.map((day) => {
          const name = formatWeekday(dayOn(day))
          const ofDay = weekly.filter((one) => one.day === day)
          return (
            <li key={day} className="flex flex-wrap items-start gap-x-4 border-t border-line py-1.5">
              <span className="flex min-h-tap w-28 items-center text-sm font-strong max-md:w-full">
                {name}
              </span>
              <div className="min-w-0 flex-1">
                {ofDay.map(({ key, from, until }) => (
                  <div key={key} className="mb-1 flex flex-wrap items-center gap-x-1">
                    <Times
                      from={from}
                      until={until}
                      of={name}
                      isInvalid={errors[key] !== undefined}
                      onChange={(part) => change(key, part)}
                    />
                    <IconButton
                      icon={X}
                      label={t('appointments.hours.remove', { of: name, from, until })}
                      onClick={() => setWeekly(weekly.filter((one) => one.key !== key))}
                    />
                    {errors[key] && (
                      <span className="text-xs font-strong text-danger">{textOf(t, errors[key])}</span>
                    )}
                  </div>
                ))}
                <Button
                  look="plain"
                  size="tight"
                  className="-ml-3"
                  aria-label={t('appointments.hours.addTo', { day: name })}
                  onClick={() => add(day)}
                >
                  <Plus size={18} />
                  {t('appointments.hours.add')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      <h3 className="mt-6 mb-1 text-lg font-strong">{t('appointments.hours.exceptions')}</h3>
      <p className="mb-2 text-sm text-ink-2">{t('appointments.hours.exceptionsText')}</p>
      <ul>
        {exceptions.map(({ key, ...exception }) => (
          <Exception
            key={key}
            exception={exception}
            error={errors[key]}
            onChange={(next) =>
              setExceptions(exceptions.map((one) => (one.key === key ? { ...next, key } : one)))
            }
            onRemove={() => setExceptions(exceptions.filter((one) => one.key !== key))}
          />
        ))}
      </ul>
      <Button
        look="plain"
        size="tight"
        className="-ml-3"
        onClick={() => setExceptions([...exceptions, { date: '', open: false, key: randomId() }])}
      >
        <Plus size={18} />
        {t('appointments.hours.addException')}
      </Button>
      {errors.all && <p className="text-xs font-strong text-danger">{textOf(t, errors.all)}</p>}
      <div className="mt-5 flex justify-end">
        <Button type="submit" busy={save.isPending}>
          {t('appointments.hours.save')}
        </Button>
      </div>
    </form>
  )
}
