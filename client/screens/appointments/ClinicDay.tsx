import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import { addDays } from '../../../shared/health.ts'
import { trpc } from '../../app/trpc.ts'
import leaf from '../../art/chamomile.svg'
import { intl, useT } from '../../locale/messages.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { usePhone } from '../../ui/breakpoints.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { clinicTime, clinicToday } from './clinicTime.ts'
import { DayRequests, NextFree } from './DayAside.tsx'
import { DayMark, dayColumns, isShown, noteOf, type Shown } from './dayColumns.tsx'
import type { GridColumn } from './grid.ts'
import { LOOKS } from './grid.ts'
import { Legend } from './Legend.tsx'
import { TimeGrid } from './TimeGrid.tsx'
import { useClock } from './useClock.ts'

const route = getRouteApi('/admin/appointments')

/** Reload interval while the tab is visible. Milliseconds. */
const RELOAD_EVERY = 30_000
/** The narrowest column, and that of the hours. rem. */
const [COLUMN, HOURS] = [8.5, 3.5]

const STEP = 'flex size-tap items-center justify-center rounded-md text-ink hover:bg-sunken'

type StepProps = { date: string | undefined; label?: string; className: string; children: ReactNode }

function Step({ date, label, className, children }: StepProps) {
  return (
    <Link
      to="/admin/appointments"
      search={date ? { date } : {}}
      aria-label={label}
      className={className}
      // A look at another day is no step back.
      replace
      resetScroll={false}
    >
      {children}
    </Link>
  )
}

const BOXES = {
  confirmed: 'bg-accent-soft',
  asked: 'border border-dashed border-accent-text bg-surface',
  over: 'bg-neutral-soft',
  free: 'border border-line bg-surface',
  closed: 'border border-line bg-sunken',
} as const

function DayLegend() {
  const t = useT()
  const looks = [
    [BOXES.confirmed, t('appointments.week.legend.confirmed')],
    [BOXES.asked, t('appointments.week.legend.asked')],
    [BOXES.over, t('appointments.day.legend.over')],
    [BOXES.free, t('appointments.day.legend.free')],
    [BOXES.closed, t('appointments.week.legend.closed')],
  ] as const
  return <Legend looks={looks} />
}

/** On a phone: all appointments in the order of their times. */
function DayList({ appointments }: { appointments: readonly Shown[] }) {
  const t = useT()
  return (
    <ul>
      {appointments.map((one) => (
        <li
          key={one.id}
          className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 border-t border-line px-5 py-3 first:border-t-0"
        >
          <span aria-hidden className="font-strong">
            {clinicTime(one.at)}
          </span>
          <div className={`rounded-sm px-3 py-2 ${BOXES[LOOKS[one.state]]}`}>
            <p className="flex items-center gap-1.5 font-strong">
              <span className="min-w-0 flex-1 break-words">{one.patient.fullName}</span>
              <DayMark appointment={one} />
            </p>
            <p>{noteOf(one, t)}</p>
            <p>{one.practitioner.fullName}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The columns side by side; many of them scroll. */
function DayGrid({ columns }: { columns: readonly GridColumn[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section tabIndex={0} aria-labelledby="day" className="relative overflow-x-auto">
      <div style={{ minWidth: `${HOURS + COLUMN * columns.length}rem` }}>
        <TimeGrid columns={columns} />
      </div>
    </section>
  )
}

/** The clinic's day for its admins: who comes to whom and when, without the reasons. */
export function ClinicDay() {
  const t = useT()
  const now = useClock()
  const isPhone = usePhone()
  const { date: asked = '' } = route.useSearch()
  const isDay = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(utcDay(asked).getTime())
  const date = isDay ? asked : clinicToday()
  const options = { refetchInterval: RELOAD_EVERY, meta: { silent: true } }
  const day = trpc.appointments.clinicDay.useQuery({ date }, options)
  const hours = trpc.appointments.clinicHours.useQuery({ date }, options)
  const appointments = day.data?.filter(isShown) ?? []
  const practitioners = hours.data ?? []
  const columns = dayColumns({ date, practitioners, appointments, now }, t)
  const requests = appointments.filter(({ state }) => state === 'asked')
  const made = appointments.filter(({ state }) => state !== 'asked' && state !== 'offered')
  const isLoaded = day.data && hours.data
  return (
    <>
      <PageHeading
        title={intl.formatDate(utcDay(date), {
          ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
          timeZone: 'UTC',
        })}
        subtitle={
          // As wide while it loads: the buttons beside it would move.
          <span aria-live="polite" className={isLoaded ? '' : 'invisible'}>
            {t('appointments.day.subtitle', {
              appointments: made.length,
              requests: requests.length,
              practitioners: columns.length,
            })}
          </span>
        }
        action={
          <div className="flex items-center gap-2 max-md:-ml-3">
            <Step date={addDays(date, -1)} label={t('appointments.day.previous')} className={STEP}>
              <ChevronLeft size={20} />
            </Step>
            <Step date={undefined} className={buttonClass('outline')}>
              {t('appointments.week.today')}
            </Step>
            <Step date={addDays(date, 1)} label={t('appointments.day.next')} className={STEP}>
              <ChevronRight size={20} />
            </Step>
          </div>
        }
      />
      <div className="mt-5 grid items-start gap-4 min-[64rem]:grid-cols-[minmax(0,1fr)_19rem]">
        <Card className="min-w-0 overflow-hidden">
          <h2 id="day" className="sr-only">
            {t('appointments.day.columns')}
          </h2>
          <LoadState
            query={day.isError ? day : hours}
            error={t('appointments.week.failed')}
            loading="h-160 w-full"
          />
          {isLoaded && columns.length === 0 && (
            <Empty art={leaf} ground="leaf" title={t('appointments.day.none')}>
              {t('appointments.day.none.text')}
            </Empty>
          )}
          {isLoaded &&
            columns.length > 0 &&
            (isPhone ? (
              <DayList appointments={appointments} />
            ) : (
              <>
                <DayGrid columns={columns} />
                <DayLegend />
              </>
            ))}
          {isLoaded && isPhone && columns.length > 0 && appointments.length === 0 && (
            <p className="px-5 py-4 text-ink-2">{t('appointments.week.dayEmpty')}</p>
          )}
        </Card>
        <div className="grid gap-4">
          {day.data && <DayRequests requests={requests} now={now} />}
          <NextFree practitioners={practitioners} now={now} />
        </div>
      </div>
    </>
  )
}
