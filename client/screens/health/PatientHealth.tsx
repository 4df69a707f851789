import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ChevronRight, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { PERIOD_DAYS } from '../../../shared/health.ts'
import { moodText } from '../../../shared/healthText.ts'
import { trpc } from '../../app/trpc.ts'
import emptyPatients from '../../art/empty-patients.svg'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { usePhone } from '../../ui/breakpoints.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatShortDay } from '../../ui/format.ts'
import { Page } from '../../ui/Page.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { nextId, ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { ANCHORED, useAnchor } from '../../ui/useAnchor.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { Adherence } from './Adherence.tsx'
import { AnalysisDialog } from './AnalysisDialog.tsx'
import { daysUpTo, type Entry } from './days.ts'
import { MeasureCharts } from './MeasureCharts.tsx'

/** Days of the table before "Show more". */
const FIRST = 7

const shown = (value: number | string | null) => value ?? '–'

const CELL = 'px-1 pt-2.5 text-left align-baseline last:pr-5'

/** The days on a phone: two lines each, so that a week fits on a screen. */
function PhoneEntries({ entries, anchor }: { entries: Entry[]; anchor: string }) {
  const t = useT()
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('health.period.entries')}</caption>
      <thead className="bg-sunken text-xs text-ink-2">
        <tr className="*:pb-2.5">
          <th scope="col" className={`${CELL} pl-5`}>
            {t('health.field.date')}
          </th>
          {(['mood', 'energy', 'sleep', 'water'] as const).map((field) => (
            <th key={field} scope="col" className={CELL}>
              {t(`health.field.${field}`)}
            </th>
          ))}
        </tr>
      </thead>
      {entries.map((entry) => {
        const minutes = entry.exerciseMinutes
        const rest = [
          { field: 'exercise', text: minutes !== null && t('health.period.minutes', { value: minutes }) },
          { field: 'symptoms', text: entry.symptoms },
          { field: 'notes', text: entry.notes },
        ] as const
        const said = rest.filter(({ text }) => text)
        return (
          <tbody key={entry.id} className="border-t border-line">
            <tr className={said.length > 0 ? '' : '*:pb-2.5'}>
              <th
                scope="row"
                id={entry.id}
                className={`${CELL} rounded-sm pl-5 font-strong whitespace-nowrap ${entry.id === anchor ? ANCHORED : ''}`}
              >
                {formatShortDay(entry.date)}
              </th>
              <td className={CELL}>{shown(entry.mood && moodText(entry.mood, t))}</td>
              <td className={CELL}>{shown(entry.energyLevel)}</td>
              <td className={`${CELL} whitespace-nowrap`}>
                {shown(
                  entry.sleepHours === null ? null : t('health.period.hours', { value: entry.sleepHours }),
                )}
              </td>
              <td className={CELL}>{shown(entry.waterIntake)}</td>
            </tr>
            {said.length > 0 && (
              <tr>
                <td />
                <td colSpan={4} className="pr-5 pb-2.5 pl-1 text-xs text-ink-2">
                  {said.map(({ field, text }) => (
                    <span key={field} className="mr-3 inline-block">
                      <span className="font-medium">{t(`health.field.${field}`)}</span> {text}
                    </span>
                  ))}
                </td>
              </tr>
            )}
          </tbody>
        )
      })}
    </table>
  )
}

function Entries({ entries }: { entries: Entry[] }) {
  const t = useT()
  const anchor = useAnchor(true)
  const [all, setAll] = useState(entries.findIndex(({ id }) => id === anchor) >= FIRST)
  const more = all ? 0 : entries.length - FIRST
  const rows = more > 0 ? entries.slice(0, FIRST) : entries
  const isPhone = usePhone()
  return (
    <Card as="section" aria-labelledby="daily-entries" className="mt-5 overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4 md:px-6">
        <h2 id="daily-entries" className="text-lg font-strong">
          {t('health.period.entries')}
        </h2>
        <p className="text-xs text-ink-2">
          {t('health.period.logged', { logged: entries.length, days: PERIOD_DAYS })}
        </p>
      </div>
      {isPhone ? (
        <PhoneEntries entries={rows} anchor={anchor} />
      ) : (
        <Table
          caption={t('health.period.entries')}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'date',
              title: t('health.field.date'),
              cell: ({ id, date }) => (
                <span id={id} className={`rounded-sm whitespace-nowrap ${id === anchor ? ANCHORED : ''}`}>
                  {formatShortDay(date)}
                </span>
              ),
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
      )}
      {more > 0 && (
        <div className="border-t border-line px-2 py-1 md:px-3">
          <Button look="plain" size="tight" onClick={() => setAll(true)}>
            {t('health.period.showMore', { count: more })}
          </Button>
        </div>
      )}
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
      <MeasureCharts days={daysUpTo(today, entries.data)} entries={entries.data} />
      <Entries entries={entries.data} />
      <Adherence patientId={patientId} />
    </>
  )
}

/** Patients of one page; others are found by typing. */
const MAX_LISTED = 50

type Choice = { id: string; fullName: string }
function PatientChoice({ chosen }: { chosen: Choice | undefined }) {
  const t = useT()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const search = useDebounced(text.trim())
  const patients = trpc.auth.patients.list.useQuery(
    { limit: MAX_LISTED, ...(search && { search }) },
    { placeholderData: keepPreviousData, meta: { errorTitle: t('health.failed.patients') } },
  )
  const shownAs = ({ id, fullName }: Choice) => ({ id, title: fullName, note: '' })
  return (
    <SearchSelect
      aria-label={t('health.patients.patient')}
      value={chosen ? shownAs(chosen) : null}
      onChange={(found) =>
        found && navigate({ to: '/practitioner/patient-health', search: { patient: found.id } })
      }
      found={(patients.data ?? []).map(shownAs)}
      onSearch={setText}
      searching={patients.isFetching || search !== text.trim()}
      placeholder={t('health.patients.select')}
    />
  )
}

/** `unknown` if the address names someone who is not in the practitioner's care. */
function PatientList({ pages, unknown }: { pages: ReturnType<typeof usePatients>; unknown: boolean }) {
  const t = useT()
  return (
    <>
      <Card as="section" aria-labelledby="choose-a-patient" className="overflow-hidden">
        <h2 id="choose-a-patient" className="px-5 py-4 font-display text-xl font-title md:px-6">
          {t(unknown ? 'health.patients.unknown' : 'health.patients.choose')}
        </h2>
        <ul>
          {pages.data?.pages.flat().map(({ id, fullName }) => (
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
      <ShowMorePages of={pages} />
    </>
  )
}

function usePatients() {
  const t = useT()
  return trpc.auth.patients.list.useInfiniteQuery(
    { limit: MAX_LISTED },
    { getNextPageParam: nextId, meta: { errorTitle: t('health.failed.patients') } },
  )
}

/** The last 30 days of one patient in care. */
export function PatientHealth() {
  const t = useT()
  const { patient } = useSearch({ from: '/portal/screens/practitioner/patient-health' })
  const [analysing, setAnalysing] = useState(false)
  const patients = usePatients()
  const isEmpty = patients.data?.pages[0]?.length === 0
  // An address can name anything.
  const isId = /^[\da-f-]{36}$/i.test(patient ?? '')
  // Nobody is opened unasked: each opening is a recorded read.
  const named = trpc.auth.patients.list.useQuery(
    { id: patient ?? '' },
    { enabled: isId, meta: { errorTitle: t('health.failed.patients') } },
  )
  const chosen = named.data?.find(({ id }) => id === patient)
  const loading = patients.isPending || named.isLoading
  return (
    <Page
      title={t('app.page.patientHealth')}
      subtitle={t('health.patients.subtitle')}
      action={
        patients.data &&
        !isEmpty && (
          <div className="flex w-full flex-wrap gap-3 md:w-auto">
            <div className="w-60 max-w-full">
              <PatientChoice chosen={chosen} />
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
      {loading && <Skeleton className="h-60 w-full rounded-lg" />}
      {!loading && patients.data && !isEmpty && !chosen && (
        <PatientList pages={patients} unknown={patient !== undefined} />
      )}
      {isEmpty && (
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
