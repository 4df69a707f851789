import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { addDays } from '../../../shared/health.ts'
import { daysFrom } from '../../../shared/planItems.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { formatSpokenDay } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import {
  clinicClock,
  clinicTime,
  clinicToday,
  formatDayNumber,
  formatLongMonth,
  formatShortWeekday,
  mondayOf,
} from './clinicTime.ts'

type TimeChooserProps = {
  practitionerId: string
  kindId: string
  /** The chosen time, an ISO instant. */
  value: string | undefined
  /** Undefined when another day is opened, and when the chosen time is no longer free. */
  onChange: (at: string | undefined) => void
}

type TimesChooserProps = Pick<TimeChooserProps, 'practitionerId' | 'kindId'> & {
  /** The chosen times, of any days. */
  values: readonly string[]
  /** How many may be chosen. */
  most: number
  onChange: (times: string[]) => void
}

type FreeTimesProps = Pick<TimeChooserProps, 'practitionerId' | 'kindId'> & {
  type: 'radio' | 'checkbox'
  chosen: readonly string[]
  isFull?: boolean
  onChoose: (at: string) => void
  /** Another day was opened. */
  onDay?: () => void
  /** Called if the chosen times are no longer free. */
  onGone: (times: readonly string[]) => void
}

/** Weeks that one request loads: 56 days of the 62 that the server answers. */
const WEEKS = 8
/** The farthest week: kinds end 400 days ahead. */
const LAST_WEEK = 57

const STEP =
  'flex size-tap items-center justify-center rounded-md text-ink hover:bg-sunken disabled:text-ink-3 disabled:opacity-50'
const TILE =
  'relative flex min-h-tap cursor-pointer items-center justify-center rounded-md border border-line-strong bg-surface text-sm transition-colors duration-(--dur-1) hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:font-strong has-checked:text-on-accent-soft has-focus-visible:focus-ring has-disabled:cursor-default has-disabled:border-transparent has-disabled:bg-sunken has-disabled:text-ink-3'
const RADIO = 'peer absolute inset-0 size-full cursor-[inherit] opacity-0'

/** A day and one of its free times of a kind, in the clinic's time zone. */
export function TimeChooser({ value, onChange, ...of }: TimeChooserProps) {
  const clear = () => onChange(undefined)
  return (
    <FreeTimes
      {...of}
      type="radio"
      chosen={value ? [value] : []}
      onChoose={onChange}
      onDay={clear}
      onGone={clear}
    />
  )
}

/** Days and some of their free times of a kind, in the clinic's time zone. */
export function TimesChooser({ values, most, onChange, ...of }: TimesChooserProps) {
  return (
    <FreeTimes
      {...of}
      type="checkbox"
      chosen={values}
      isFull={values.length >= most}
      onChoose={(at) =>
        onChange(values.includes(at) ? values.filter((one) => one !== at) : [...values, at].toSorted())
      }
      onGone={(gone) => onChange(values.filter((at) => !gone.includes(at)))}
    />
  )
}

function FreeTimes({
  practitionerId,
  kindId,
  type,
  chosen,
  isFull = false,
  onChoose,
  onDay,
  onGone,
}: FreeTimesProps) {
  const t = useT()
  const name = useId()
  const first = mondayOf(clinicToday())
  const weekOf = (at: string) => Math.max(0, Math.floor(daysFrom(first, clinicClock(at).date) / 7))
  const [chosenWeek, setWeek] = useState(() => (chosen[0] ? weekOf(chosen[0]) : null))
  const [opened, setOpened] = useState(() => chosen[0] && clinicClock(chosen[0]).date)
  const part = Math.floor((chosenWeek ?? 0) / WEEKS)
  const from = addDays(first, part * WEEKS * 7)
  const query = trpc.appointments.free.useQuery(
    { practitionerId, kindId, from, until: addDays(from, WEEKS * 7 - 1) },
    { meta: { silent: true } },
  )
  const free = query.data ?? []
  const byDay = Map.groupBy(
    free.map(({ at }) => at),
    (at) => clinicClock(at).date,
  )
  const week = chosenWeek ?? (free[0] ? weekOf(free[0].at) : 0)
  const monday = addDays(first, week * 7)
  const isLoaded = query.data !== undefined
  // Saturday and Sunday are shown where one of the loaded weeks has a free time on them.
  const last = Math.max(5, ...free.map(({ at }) => clinicClock(at).weekday))
  const days = Array.from({ length: last }, (_, index) => addDays(monday, index))
  const day = days.find((one) => one === opened) ?? days.find((one) => byDay.has(one))
  const times = byDay.get(day ?? '') ?? []

  const gone = chosen.filter(
    (at) => isLoaded && Math.floor(weekOf(at) / WEEKS) === part && !free.some((one) => one.at === at),
  )
  const hasGone = gone.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are new in each render
  useEffect(() => {
    if (hasGone) onGone(gone)
  }, [hasGone])

  const step = (by: number) => {
    setWeek(week + by)
    setOpened(undefined)
    onDay?.()
  }
  return (
    <div className="grid gap-6">
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('appointments.week.chooser.day')}</legend>
        <div className="mb-1.5 flex items-center justify-between gap-2">
          <span aria-hidden className="text-sm font-strong">
            {t('appointments.week.chooser.day')}
          </span>
          <span className="-mr-2.5 flex items-center text-sm text-ink-2">
            <button
              type="button"
              aria-label={t('appointments.week.chooser.previous')}
              disabled={week === 0}
              onClick={() => step(-1)}
              className={STEP}
            >
              <ChevronLeft size={20} />
            </button>
            <span aria-live="polite">{formatLongMonth(monday)}</span>
            <button
              type="button"
              aria-label={t('appointments.week.chooser.next')}
              disabled={week >= LAST_WEEK}
              onClick={() => step(1)}
              className={STEP}
            >
              <ChevronRight size={20} />
            </button>
          </span>
        </div>
        <div className={`grid gap-2 ${last === 5 ? 'grid-cols-5' : 'grid-cols-7 max-md:gap-1'}`}>
          {days.map((one) => (
            <label key={one} className={`${TILE} py-2 text-center`}>
              <input
                type="radio"
                name={`${name}-day`}
                className={RADIO}
                aria-label={formatSpokenDay(one)}
                disabled={!byDay.has(one)}
                checked={one === day && byDay.has(one)}
                onChange={() => {
                  setWeek(week)
                  setOpened(one)
                  onDay?.()
                }}
              />
              <span aria-hidden>
                <span className="block">{formatShortWeekday(one)}</span>
                <span className="block text-base font-strong">{formatDayNumber(one)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <LoadState
        query={query}
        error={t('appointments.week.chooser.failed')}
        loading="h-24 w-full rounded-md"
      />
      {isLoaded && times.length === 0 && (
        <p className="text-sm text-ink-2" role="status">
          {t(free.length === 0 ? 'appointments.week.chooser.noneSoon' : 'appointments.week.chooser.none')}
        </p>
      )}
      {times.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-sm font-strong">{t('appointments.week.chooser.times')}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
            {times.map((at) => (
              <label key={at} className={`${TILE} gap-2 px-2`}>
                <input
                  type={type}
                  name={`${name}-time`}
                  className={RADIO}
                  disabled={isFull && !chosen.includes(at)}
                  checked={chosen.includes(at)}
                  onChange={() => {
                    // What is chosen stays in view, also where its week was only the first with a free time.
                    setWeek(week)
                    setOpened(day)
                    onChoose(at)
                  }}
                />
                <Check size={16} aria-hidden className="hidden text-accent-text peer-checked:block" />
                {clinicTime(at)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
