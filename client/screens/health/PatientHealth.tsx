import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ChevronRight, Sparkles } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { periodOf } from '../../../shared/health.ts'
import { moodText } from '../../../shared/healthText.ts'
import { isFoundIn } from '../../../shared/text.ts'
import { trpc } from '../../app/trpc.ts'
import emptyPatients from '../../art/empty-patients.svg'
import { useToday } from '../../lib/today.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatShortDay } from '../../ui/format.ts'
import { Page } from '../../ui/Page.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { ShowMore, useVisibleCount } from '../../ui/ShowMore.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { Adherence } from './Adherence.tsx'
import { AnalysisDialog } from './AnalysisDialog.tsx'
import { type Day, daysUpTo, type Entry } from './days.ts'
import { countsOf, MEASURES } from './measures.ts'

// Lazy, because the chart library is large.
const DayChart = lazy(async () => ({ default: (await import('./DayChart.tsx')).DayChart }))

function KeyNumber({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-line px-5 py-4 max-lg:[&:nth-child(n+3)]:border-t max-lg:[&:nth-child(even)]:border-l lg:[&:not(:first-child)]:border-l">
      <dt className="text-xs text-ink-2">{title}</dt>
      <dd className="mt-0.5 text-2xl font-medium">{children ?? '–'}</dd>
    </div>
  )
}

const Unit = (text: ReactNode) => <span className="font-text text-xs text-ink-2">{text}</span>

function Summary({ entries }: { entries: Entry[] }) {
  const t = useT()
  const { mood, ...averages } = periodOf(entries)
  return (
    <Card>
      <dl className="grid grid-cols-2 lg:grid-cols-5">
        {(['energy', 'sleep', 'water', 'exercise'] as const).map((measure) => {
          const value = averages[measure]
          return (
            <KeyNumber key={measure} title={t(`health.field.${measure}`)}>
              {value === null ? null : (
                <Rich id={`health.period.${measure}`} values={{ value, unit: Unit }} />
              )}
            </KeyNumber>
          )
        })}
        <KeyNumber title={t('health.period.mood')}>{mood && moodText(mood, t)}</KeyNumber>
      </dl>
    </Card>
  )
}

function Charts({ days }: { days: Day[] }) {
  const t = useT()
  return (
    <Card className="mt-5 grid gap-x-10 gap-y-8 p-5 md:grid-cols-2 md:p-6">
      {MEASURES.map((measure) => {
        const counts = countsOf(measure, days)
        const name = t(measure.short)
        return (
          <section key={measure.name} className="flex h-56 min-w-0 flex-col">
            <h2 className="mb-2 flex items-baseline justify-between gap-3">
              <span className="text-base font-strong">{name}</span>
              <span className="text-xs text-ink-2">{t('health.chart.met', counts)}</span>
            </h2>
            <Suspense fallback={<Skeleton className="h-full w-full" />}>
              <DayChart
                withoutMood
                days={days}
                measure={measure}
                label={t('health.chart.withTable', {
                  ...counts,
                  name,
                  measure: measure.name,
                  goal: measure.goal,
                })}
              />
            </Suspense>
          </section>
        )
      })}
    </Card>
  )
}

const shown = (value: number | string | null) => value ?? '–'

function Entries({ entries }: { entries: Entry[] }) {
  const t = useT()
  return (
    <Card className="mt-5 overflow-hidden">
      <Table
        caption={t('health.period.entries')}
        rows={entries}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'date',
            title: t('health.field.date'),
            cell: ({ date }) => <span className="whitespace-nowrap">{formatShortDay(date)}</span>,
          },
          {
            key: 'mood',
            title: t('health.field.mood'),
            cell: ({ mood }) => shown(mood && moodText(mood, t)),
          },
          {
            key: 'energy',
            title: t('health.field.energy'),
            align: 'right',
            cell: (day) => shown(day.energyLevel),
          },
          {
            key: 'sleep',
            title: t('health.field.sleep'),
            align: 'right',
            cell: ({ sleepHours: value }) =>
              shown(value === null ? null : t('health.period.hours', { value })),
          },
          {
            key: 'water',
            title: t('health.field.water'),
            align: 'right',
            cell: (day) => shown(day.waterIntake),
          },
          {
            key: 'exercise',
            title: t('health.field.exercise'),
            align: 'right',
            cell: ({ exerciseMinutes: value }) =>
              shown(value === null ? null : t('health.period.minutes', { value })),
          },
          { key: 'symptoms', title: t('health.field.symptoms'), cell: ({ symptoms }) => shown(symptoms) },
          { key: 'notes', title: t('health.field.notes'), cell: ({ notes }) => shown(notes) },
        ]}
      />
    </Card>
  )
}

function Period({ patientId }: { patientId: string }) {
  const t = useT()
  const today = useToday()
  const entries = trpc.health.patientEntries.useQuery(
    { patientId, today },
    { meta: { errorTitle: t('health.failed.entries') } },
  )
  if (entries.isPending) return <Skeleton className="h-60 w-full rounded-lg" />
  if (!entries.data) return <p className="text-ink-2">{t('health.period.failed')}</p>
  if (entries.data.length === 0) {
    return (
      <>
        <EmptyCard art={emptyPatients} ground="honey" title={t('health.period.empty')}>
          {t('health.period.emptyText')}
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
  const t = useT()
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const shownAs = ({ id, fullName }: Choice) => ({ id, title: fullName, note: '' })
  return (
    <SearchSelect
      aria-label={t('health.patients.patient')}
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
      placeholder={t('health.patients.select')}
    />
  )
}

/** `unknown` if the address names someone who is not in the practitioner's care. */
function PatientList({ patients, unknown }: { patients: Choice[]; unknown: boolean }) {
  const t = useT()
  const [shown, more] = useVisibleCount('patients of patient health', MAX_LISTED)
  return (
    <>
      <Card as="section" aria-labelledby="choose-a-patient" className="overflow-hidden">
        <h2 id="choose-a-patient" className="px-5 py-4 font-display text-xl font-title md:px-6">
          {t(unknown ? 'health.patients.unknown' : 'health.patients.choose')}
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
  const t = useT()
  const { patient } = useSearch({ from: '/portal/screens/practitioner/patient-health' })
  const [analysing, setAnalysing] = useState(false)
  const patients = trpc.auth.patients.list.useQuery(undefined, {
    meta: { errorTitle: t('health.failed.patients') },
  })
  // Nobody is opened unasked: each opening is a recorded read.
  const chosen = patients.data?.find(({ id }) => id === patient)
  return (
    <Page
      title={t('app.page.patientHealth')}
      subtitle={t('health.patients.subtitle')}
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
                {t('health.analysis.title')}
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
        <EmptyCard art={emptyPatients} ground="leaf" title={t('health.patients.empty')}>
          {t('health.patients.emptyText')}
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
