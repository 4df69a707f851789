import { Popover } from '@base-ui/react/popover'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { utcDay } from '../../locales/translate.ts'
import { addDays } from '../../shared/health.ts'
import { intl, useT } from '../locale/messages.tsx'
import { formatMonth, formatMonthOfYear, formatSpokenDay, formatWeekdayInitial } from './format.ts'
import { IconButton } from './IconButton.tsx'
import { PlainSelect } from './PlainSelect.tsx'

/** The calendar's first and last day where a field has none of its own. */
const FIRST = '1900-01-01'
const YEARS_AHEAD = 10

const two = (number: number) => String(number).padStart(2, '0')
const clamp = (day: string, min: string, max: string) => (day < min ? min : day > max ? max : day)

/** The same day of another month, or that month's last. */
function monthsLater(day: string, months: number) {
  const at = utcDay(day)
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0))
  const date = Math.min(at.getUTCDate(), last.getUTCDate())
  return `${last.getUTCFullYear()}-${two(last.getUTCMonth() + 1)}-${two(date)}`
}

/** Days since the week's first day in the reader's region. */
function dayOfWeek(day: string) {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(intl.locale)
  return (utcDay(day).getUTCDay() - (locale.getWeekInfo?.().firstDay ?? 1) + 7) % 7
}

/** The weeks of a day's month, with the days of the neighbouring months that complete them. */
function weeksOf(day: string) {
  const first = `${day.slice(0, 7)}-01`
  const start = addDays(first, -dayOfWeek(first))
  const end = monthsLater(first, 1)
  const weeks: string[][] = []
  for (let week = start; week < end; week = addDays(week, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(week, at)))
  }
  return weeks
}

/** Days by which a key moves. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The day that a key leads to; null for any other key. */
function dayByKey({ key, shiftKey }: KeyboardEvent, day: string) {
  const step = STEPS[key]
  if (step !== undefined) return addDays(day, step)
  if (key === 'Home') return addDays(day, -dayOfWeek(day))
  if (key === 'End') return addDays(day, 6 - dayOfWeek(day))
  if (key === 'PageUp') return monthsLater(day, shiftKey ? -12 : -1)
  if (key === 'PageDown') return monthsLater(day, shiftKey ? 12 : 1)
  return null
}

type DayPickerProps = {
  open: boolean
  onClose: () => void
  /** The popover's anchor, which gets the focus back. */
  field: RefObject<HTMLInputElement | null>
  value: string
  today: string
  min?: string | undefined
  max?: string | undefined
  onChoose: (day: string) => void
}

/** A calendar below a date field: arrows move by day and week, Page Up and Down by month, with Shift by year. */
export function DayPicker({ open, onClose, field, onChoose, ...days }: DayPickerProps) {
  const t = useT()
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={field} align="end" sideOffset={6} collisionPadding={8} className="z-50">
          <Popover.Popup
            aria-label={t('app.day.calendar')}
            finalFocus={field}
            className="lift-3 w-88 max-w-(--available-width) rounded-lg border border-line bg-raised p-3 outline-none transition-opacity duration-(--dur-1) data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Month
              {...days}
              onChoose={(day) => {
                onChoose(day)
                onClose()
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Month({
  value,
  today,
  onChoose,
  ...limits
}: Pick<DayPickerProps, 'value' | 'today' | 'min' | 'max' | 'onChoose'>) {
  const t = useT()
  const min = limits.min || FIRST
  const max = limits.max || `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`
  const [shown, setShown] = useState(clamp(value || today, min, max))
  const table = useRef<HTMLTableElement>(null)
  // The day that has or gets the focus; moved by keys, it takes the focus along.
  const byKey = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move.
  useEffect(() => {
    if (byKey.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    byKey.current = false
  }, [shown])
  const go = (day: string) => setShown(clamp(day, min, max))
  const weeks = weeksOf(shown)
  const year = shown.slice(0, 4)
  const firstYear = Number(min.slice(0, 4))
  const years = Array.from(
    { length: Number(max.slice(0, 4)) - firstYear + 1 },
    (_, at) => `${firstYear + at}`,
  )
  const months = Array.from({ length: 12 }, (_, at) => two(at + 1))
  return (
    <>
      <div className="flex items-center">
        <IconButton
          icon={ChevronLeft}
          size={20}
          className="-ml-2"
          label={t('app.day.previous')}
          onClick={() => go(monthsLater(shown, -1))}
        />
        <div className="grid min-w-0 flex-1 grid-cols-[1fr_6.25rem] gap-1">
          <PlainSelect
            aria-label={t('app.day.month')}
            value={shown.slice(5, 7)}
            options={months.map((month) => ({ value: month, label: formatMonth(`${year}-${month}-01`) }))}
            onChange={(month) => go(monthsLater(shown, Number(month) - Number(shown.slice(5, 7))))}
          />
          <PlainSelect
            aria-label={t('app.day.year')}
            value={year}
            options={years.map((one) => ({ value: one, label: one }))}
            onChange={(chosen) => go(monthsLater(shown, 12 * (Number(chosen) - Number(year))))}
          />
        </div>
        <IconButton
          icon={ChevronRight}
          size={20}
          className="-mr-2"
          label={t('app.day.next')}
          onClick={() => go(monthsLater(shown, 1))}
        />
      </div>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid.
        role="grid"
        aria-label={formatMonthOfYear(shown)}
        className="mt-2 w-full"
        onKeyDown={(event) => {
          const day = dayByKey(event, shown)
          if (day === null) return
          event.preventDefault()
          byKey.current = true
          go(day)
        }}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="h-8 text-xs font-medium text-ink-3">
                {formatWeekdayInitial(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0">
                  <button
                    type="button"
                    aria-label={`${formatSpokenDay(day)} ${day.slice(0, 4)}`}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    tabIndex={day === shown ? 0 : -1}
                    disabled={day < min || day > max}
                    onClick={() => onChoose(day)}
                    className={`mx-auto block h-11 w-full max-w-11 rounded-full text-sm tabular-nums disabled:text-ink-3 disabled:opacity-50 ${
                      day === value
                        ? 'bg-accent font-strong text-on-accent'
                        : `enabled:hover:bg-accent-soft enabled:hover:text-on-accent-soft aria-[current=date]:border aria-[current=date]:border-accent-mark aria-[current=date]:font-strong ${day.slice(0, 7) === shown.slice(0, 7) ? '' : 'text-ink-3'}`
                    }`}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
