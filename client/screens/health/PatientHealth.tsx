import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ChevronRight, Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { periodOf } from '../../../shared/health.ts'
import { isFoundIn } from '../../../shared/text.ts'
import { trpc } from '../../app/trpc.ts'
import emptyPatients from '../../art/empty-patients.svg'
import { useToday } from '../../lib/today.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatAverage, formatShortDay } from '../../ui/format.ts'
import { Page } from '../../ui/Page.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { ShowMore, useVisibleCount } from '../../ui/ShowMore.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { Adherence } from './Adherence.tsx'
import { AnalysisDialog } from './AnalysisDialog.tsx'
import { type Day, daysUpTo, type Entry } from './days.ts'
import { MEASURES } from './measures.ts'

// Lazy, because the chart library is large.
const DayChart = lazy(async () => ({ default: (await import('./DayChart.tsx')).DayChart }))

function KeyNumber({ title, value, unit }: { title: string; value: string | number | null; unit: string }) {
  return (
    <div className="border-line px-5 py-4 max-lg:[&:nth-child(n+3)]:border-t max-lg:[&:nth-child(even)]:border-l lg:[&:not(:first-child)]:border-l">
      <dt className="text-xs text-ink-2">{title}</dt>
      <dd className="mt-0.5 text-2xl font-medium">
        {value ?? '–'} {value !== null && <span className="font-text text-xs text-ink-2">{unit}</span>}
      </dd>
    </div>
  )
}

const average = (value: number | null) => (value === null ? null : formatAverage(value))

function Summary({ entries }: { entries: Entry[] }) {
  const { energy, sleep, water, exercise, mood } = periodOf(entries)
  return (
    <Card>
      <dl className="grid grid-cols-2 lg:grid-cols-5">
        <KeyNumber title="Energy" value={average(energy)} unit="out of 10" />
        <KeyNumber title="Sleep" value={average(sleep)} unit="hours" />
        <KeyNumber title="Water" value={average(water)} unit="glasses per day" />
        <KeyNumber title="Exercise" value={exercise} unit="minutes" />
        <KeyNumber title="Most common mood" value={mood} unit="" />
      </dl>
    </Card>
  )
}

function Charts({ days }: { days: Day[] }) {
  return (
    <Card className="mt-5 grid gap-x-10 gap-y-8 p-5 md:grid-cols-2 md:p-6">
      {MEASURES.map(({ name, short, unit, goal, of }) => {
        const measured = days.flatMap(({ entry }) => (entry ? (of(entry) ?? []) : []))
        const met = measured.filter((value) => value >= goal).length
        return (
          <section key={name} className="flex h-56 min-w-0 flex-col">
            <h2 className="mb-2 flex items-baseline justify-between gap-3">
              <span className="text-base font-strong">{short}</span>
              <span className="text-xs text-ink-2">
                {measured.length} days, goal met on {met}
              </span>
            </h2>
            <Suspense fallback={<Skeleton className="h-full w-full" />}>
              <DayChart
                withoutMood
                days={days}
                of={of}
                goal={goal}
                unit={unit}
                label={`${short} of the last 30 days, ${unit}: measured on ${measured.length} days, goal ${goal} met on ${met}. The same numbers are in the table below.`}
              />
            </Suspense>
          </section>
        )
      })}
    </Card>
  )
}

const shown = (value: number | string | null, unit = '') => (value === null ? '–' : `${value}${unit}`)

function Entries({ entries }: { entries: Entry[] }) {
  return (
    <Card className="mt-5 overflow-hidden">
      <Table
        caption="Daily entries of the last 30 days"
        rows={entries}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'date',
            title: 'Date',
            cell: ({ date }) => <span className="whitespace-nowrap">{formatShortDay(date)}</span>,
          },
          { key: 'mood', title: 'Mood', cell: ({ mood }) => shown(mood) },
          { key: 'energy', title: 'Energy', align: 'right', cell: (day) => shown(day.energyLevel) },
          { key: 'sleep', title: 'Sleep', align: 'right', cell: (day) => shown(day.sleepHours, ' h') },
          { key: 'water', title: 'Water', align: 'right', cell: (day) => shown(day.waterIntake) },
          {
            key: 'exercise',
            title: 'Exercise',
            align: 'right',
            cell: (day) => shown(day.exerciseMinutes, ' min'),
          },
          { key: 'symptoms', title: 'Symptoms', cell: ({ symptoms }) => shown(symptoms) },
          { key: 'notes', title: 'Notes', cell: ({ notes }) => shown(notes) },
        ]}
      />
    </Card>
  )
}

function Period({ patientId }: { patientId: string }) {
  const today = useToday()
  const entries = trpc.health.patientEntries.useQuery(
    { patientId, today },
    { meta: { errorTitle: 'Error loading entries' } },
  )
  if (entries.isPending) return <Skeleton className="h-60 w-full rounded-lg" />
  if (!entries.data) return <p className="text-ink-2">The entries could not be loaded.</p>
  if (entries.data.length === 0) {
    return (
      <>
        <EmptyCard art={emptyPatients} ground="honey" title="No health entries yet">
          Entries that this patient logs are summarised here.
        </EmptyCard>
        <Adherence patientId={patientId} />
      </>
    )
  }
  return (
    <>
      <Summary entries={entries.data} />
      <Charts days={daysUpTo(today, entries.data)} />
      <Adherence patientId={patientId} />
      <Entries entries={entries.data} />
    </>
  )
}

/** Patients listed; others are found by typing. */
const MAX_LISTED = 50

type Choice = { id: string; fullName: string }
function PatientChoice({ patients, chosen }: { patients: Choice[]; chosen: Choice | undefined }) {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const shownAs = ({ id, fullName }: Choice) => ({ id, title: fullName, note: '' })
  return (
    <SearchSelect
      aria-label="Patient"
      value={chosen ? shownAs(chosen) : null}
      onChange={(found) =>
        found && navigate({ to: '/practitioner/patient-health', search: { patient: found.id } })
      }
      found={patients
        .filter(({ fullName }) => isFoundIn(fullName, search))
        .slice(0, MAX_LISTED)
        .map(shownAs)}
      onSearch={setSearch}
      searching={false}
      placeholder="Select a patient"
    />
  )
}

/** `unknown` if the address names someone who is not in the practitioner's care. */
function PatientList({ patients, unknown }: { patients: Choice[]; unknown: boolean }) {
  const [shown, more] = useVisibleCount('patients of patient health', MAX_LISTED)
  return (
    <>
      <Card as="section" aria-labelledby="choose-a-patient" className="overflow-hidden">
        <h2 id="choose-a-patient" className="px-5 py-4 font-display text-xl font-title md:px-6">
          {unknown ? 'There is no such patient in your care. Choose another one.' : 'Choose a patient'}
        </h2>
        <ul>
          {patients.slice(0, shown).map(({ id, fullName }) => (
            <li key={id} className="border-t border-line">
              <Link
                to="/practitioner/patient-health"
                search={{ patient: id }}
                className="flex min-h-14 items-center justify-between gap-4 px-5 font-strong text-accent-text hover:bg-accent-soft md:px-6"
              >
                <span className="min-w-0 break-words">{fullName}</span>
                <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      {patients.length > shown && <ShowMore onMore={more} auto />}
    </>
  )
}

/** The last 30 days of one patient in care. */
export function PatientHealth() {
  const { patient } = useSearch({ from: '/portal/screens/practitioner/patient-health' })
  const [analysing, setAnalysing] = useState(false)
  const patients = trpc.auth.patients.list.useQuery(undefined, {
    meta: { errorTitle: 'Error loading patients' },
  })
  // Nobody is opened unasked: each opening is a recorded read.
  const chosen = patients.data?.find(({ id }) => id === patient)
  return (
    <Page
      title="Patient Health Tracking"
      subtitle="The last 30 days of the patients in your care."
      action={
        patients.data &&
        patients.data.length > 0 && (
          <div className="flex w-full flex-wrap gap-3 md:w-auto">
            <div className="w-60 max-w-full">
              <PatientChoice patients={patients.data} chosen={chosen} />
            </div>
            {chosen && (
              <Button onClick={() => setAnalysing(true)}>
                <Sparkles size={18} />
                AI Health Analysis
              </Button>
            )}
          </div>
        )
      }
    >
      {patients.isPending && <Skeleton className="h-60 w-full rounded-lg" />}
      {patients.data && patients.data.length > 0 && !chosen && (
        <PatientList patients={patients.data} unknown={patient !== undefined} />
      )}
      {patients.data?.length === 0 && (
        <EmptyCard art={emptyPatients} ground="leaf" title="No patients yet">
          The patients in your care can be chosen here.
        </EmptyCard>
      )}
      {chosen && <Period key={chosen.id} patientId={chosen.id} />}
      {chosen && analysing && (
        <AnalysisDialog
          patientId={chosen.id}
          patientName={chosen.fullName}
          onClose={() => setAnalysing(false)}
        />
      )}
    </Page>
  )
}
