import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import { NO_HOURS } from '../../../shared/appointments.ts'
import { addDays } from '../../../shared/health.ts'
import { trpc } from '../../app/trpc.ts'
import { intl, useT } from '../../locale/messages.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { usePhone } from '../../ui/breakpoints.ts'
import { Card } from '../../ui/Card.tsx'
import { refuse } from '../../ui/failures.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { clinicInstant, clinicToday } from './clinicTime.ts'
import { timeOf } from './dayRanges.ts'
import { Legend } from './Legend.tsx'
import type { Task } from './practitioner.ts'
import { TimeGrid } from './TimeGrid.tsx'
import { useClock } from './useClock.ts'
import { movedTo, useDelayedMove } from './useDelayedMove.ts'
import { appointmentOf, weekColumns } from './weekColumns.tsx'

const STEP = 'flex size-tap items-center justify-center rounded-md text-ink hover:bg-sunken'

type StepProps = { week: string | undefined; label: string; children: React.ReactNode; className: string }

function WeekLegend() {
  const t = useT()
  const looks = [
    ['bg-accent-soft', t('appointments.week.legend.confirmed')],
    ['border border-dashed border-accent-text bg-surface', t('appointments.week.legend.asked')],
    ['border border-line bg-surface', t('appointments.week.legend.free')],
    ['bg-sunken border border-line', t('appointments.week.legend.closed')],
  ] as const
  return <Legend looks={looks} />
}

function Step({ week, label, children, className }: StepProps) {
  return (
    <Link
      to="/practitioner/appointments"
      search={week ? { week } : {}}
      aria-label={label}
      className={className}
      // A look at another week is no step back.
      replace
      resetScroll={false}
    >
      {children}
    </Link>
  )
}

type WeekGridProps = { practitionerId: string; monday: string; onTask: (task: Task) => void }

/** The practitioner's week; one of its days on a phone. */
export function WeekGrid({ practitionerId, monday, onTask }: WeekGridProps) {
  const t = useT()
  const isPhone = usePhone()
  const now = useClock()
  const [opened, setOpened] = useState<string>()
  const listed = trpc.appointments.list.useQuery(
    { from: monday, until: addDays(monday, 6) },
    { meta: { silent: true } },
  )
  const hours = trpc.appointments.hours.useQuery({ practitionerId }, { meta: { silent: true } })
  const today = clinicToday()
  const { pending, plan, sendNow } = useDelayedMove()
  const list = (listed.data ?? []).map((one) => (one.id === pending?.id ? movedTo(one, pending.at) : one))
  const columns = weekColumns({ monday, list, hours: hours.data ?? NO_HOURS, now }, t)
  const day = columns.find(({ id }) => id === opened) ?? columns.find(({ id }) => id === today) ?? columns[0]
  const last = columns.at(-1)?.id ?? monday
  const title = intl.formatDateTimeRange(utcDay(monday), utcDay(last), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const open = (block: string) => {
    sendNow()
    const appointment = list.find(({ id }) => id === appointmentOf(block))
    if (appointment) onTask({ task: 'details', appointment })
  }
  const move = (block: string, column: string, from: number) => {
    const appointment = listed.data?.find(({ id }) => id === block)
    const at = clinicInstant(column, timeOf(from))
    if (!appointment) return
    if (Date.parse(at) <= now) refuse(t('appointments.week.notChanged'), t('appointments.refused.past'))
    else plan(appointment, at)
  }
  return (
    <Card as="section" aria-labelledby="week" className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 pr-3 pl-5">
        <h2 id="week" aria-live="polite" className="text-lg font-strong">
          {title}
        </h2>
        <div className="flex items-center gap-2 max-md:-ml-3">
          <Step week={addDays(monday, -7)} label={t('appointments.week.chooser.previous')} className={STEP}>
            <ChevronLeft size={20} />
          </Step>
          <Step week={undefined} label={t('appointments.week.toToday')} className={buttonClass('outline')}>
            {t('appointments.week.today')}
          </Step>
          <Step week={addDays(monday, 7)} label={t('appointments.week.chooser.next')} className={STEP}>
            <ChevronRight size={20} />
          </Step>
        </div>
      </div>
      <LoadState query={listed} error={t('appointments.week.failed')} loading="h-160 w-full" />
      {listed.data && isPhone && day && <DaySwitch columns={columns} value={day.id} onChange={setOpened} />}
      {listed.data && (
        <TimeGrid
          columns={isPhone && day ? [day] : columns}
          hasHeads={!isPhone}
          onOpen={open}
          onMove={move}
        />
      )}
      <WeekLegend />
    </Card>
  )
}

type DaySwitchProps = {
  columns: ReturnType<typeof weekColumns>
  value: string
  onChange: (day: string) => void
}

function DaySwitch({ columns, value, onChange }: DaySwitchProps) {
  const t = useT()
  return (
    <fieldset className="border-b border-line p-2">
      <legend className="sr-only">{t('appointments.week.chooser.day')}</legend>
      <div
        className="grid gap-1"
        style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
      >
        {columns.map(({ id, name, head, blocks }) => (
          <label
            key={id}
            className="relative min-h-tap cursor-pointer rounded-md pt-1 pb-2.5 text-center has-checked:bg-accent-soft has-checked:text-on-accent-soft has-focus-visible:focus-ring"
          >
            <input
              type="radio"
              name="day"
              className="absolute inset-0 size-full cursor-[inherit] opacity-0"
              aria-label={t('appointments.week.dayOf', { day: name, count: blocks.length })}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <span aria-hidden>
              {head}
              {blocks.length > 0 && (
                <span className="absolute inset-x-0 bottom-1.5 mx-auto block size-1.5 rounded-full bg-accent-mark" />
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
