import { Link } from '@tanstack/react-router'
import { ChevronRight, Plus, Scale } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Me } from '../../../shared/auth.ts'
import { RECENT_ENTRIES } from '../../../shared/health.ts'
import { useOutbox } from '../../app/outboxSync.ts'
import { useSession } from '../../app/session.ts'
import { useOnline } from '../../app/useOnline.ts'
import { useToday } from '../../lib/today.ts'
import { readStored, writeStored } from '../../lib/userStorage.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatInstant } from '../../ui/format.ts'
import { useHydrated } from '../../ui/hydrated.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Achievements } from './Achievements.tsx'
import { withWaiting } from './days.ts'
import type { Editing, FormFocus } from './EntryForm.tsx'
import { type GoalField, Goals } from './Goals.tsx'
import { ImportExport } from './ImportExport.tsx'
import { LastThirtyDays } from './LastThirtyDays.tsx'
import { RecentEntries } from './RecentEntries.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { useTracker } from './useTracker.ts'
import { WaitingEntries } from './WaitingEntries.tsx'
import { WeeklyProgress } from './WeeklyProgress.tsx'

const EntryForm = lazy(async () => ({ default: (await import('./EntryForm.tsx')).EntryForm }))

const MORE = 10

export function HealthTracking() {
  const me = useSession()
  // The session is null for a moment between signing out and the next page.
  return me ? <Tracker key={me.user.id} me={me} /> : null
}

/** The open form. A new object opens or focuses it again. */
type Open = { editing: Editing; focus: FormFocus }

/** The form's React key: each entry has its own form. */
function keyOf(editing: Editing) {
  if (editing.kind === 'edit') return editing.entry.id
  return editing.kind === 'waiting' ? editing.item.key : 'new'
}

function useEntryForm(userId: string) {
  const [open, setOpen] = useState<Open | null>(() =>
    readStored(userId, 'draft') ? { editing: { kind: 'new' }, focus: { field: null } } : null,
  )
  return {
    open,
    show: (editing: Editing) => setOpen({ editing, focus: { field: null } }),
    /** Focuses a field of the open form, or of a new one. */
    log: (field: GoalField) => setOpen({ editing: open?.editing ?? { kind: 'new' }, focus: { field } }),
    close: () => {
      if (open?.editing.kind === 'new') writeStored(userId, 'draft', null)
      setOpen(null)
    },
  }
}

/** Stands for today's goals, in their places. */
function GoalsSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {['water', 'sleep', 'exercise', 'mood'].map((goal) => (
        <Skeleton key={goal} className="h-44 rounded-lg" />
      ))}
    </div>
  )
}

/** Links to the measurements, which have their own page. */
function MeasurementsLink() {
  const t = useT()
  return (
    <Link
      to="/health-tracking/measurements"
      className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4 hover:bg-sunken md:px-6"
    >
      <Scale size={22} aria-hidden className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="block text-base font-strong">{t('app.page.measurements')}</span>{' '}
        <span className="block text-sm text-ink-2">{t('measurements.openText')}</span>
      </span>
      <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-3" />
    </Link>
  )
}

function Tracker({ me }: { me: Me }) {
  const t = useT()
  const userId = me.user.id
  const today = useToday()
  const [count, setCount] = useState(RECENT_ENTRIES)
  const { entries, summary } = useTracker(me, today, count)
  const waiting = useOutbox(userId).entries
  const form = useEntryForm(userId)
  // Deferred, so that drawing the whole page does not block taps and scrolling.
  const known = useDeferredValue(entries.data)
  const shown = useDeferredValue(summary.data)
  const days = useMemo(
    () =>
      withWaiting(
        known ?? [],
        waiting.filter((item) => item.refused === null).map(({ entry }) => entry),
      ),
    [known, waiting],
  )
  const ofToday = days.find(({ date }) => date === today) ?? null
  const offline = !useOnline()
  const isLoading = !(shown && known) && !summary.isError && !offline
  const hydrated = useHydrated()

  // Closing the form returns the focus to the button that opened it.
  const opener = useRef<HTMLButtonElement>(null)
  const closeForm = () => {
    form.close()
    opener.current?.focus({ preventScroll: true })
  }

  const toggle = form.open ? (
    <Button ref={opener} look="outline" onClick={closeForm}>
      {t('health.cancel')}
    </Button>
  ) : (
    <Button ref={opener} disabled={!hydrated} onClick={() => form.show({ kind: 'new' })}>
      <Plus size={20} />
      {t('health.tracker.add')}
    </Button>
  )

  return (
    <Page title={t('app.page.healthTracking')} subtitle={t('health.tracker.subtitle')} action={toggle}>
      <div className="grid gap-6">
        {offline && (
          <Alert tone="info" title={t('health.tracker.offline')}>
            {t('health.tracker.offlineText')}{' '}
            {summary.data &&
              t('health.tracker.offlineFrom', {
                day: formatInstant(new Date(summary.dataUpdatedAt).toISOString()),
              })}
          </Alert>
        )}
        {summary.isError && !summary.data && (
          <LoadError
            onRetry={() => {
              void summary.refetch()
              void entries.refetch()
            }}
          >
            {t('health.tracker.failed')}
          </LoadError>
        )}
        {shown && <SummaryCard summary={shown} />}
        {isLoading && !shown && (
          <div role="status" aria-label={t('app.loading')}>
            <Skeleton className="h-60 w-full rounded-lg md:h-45 lg:h-30" />
          </div>
        )}
        <MeasurementsLink />
        {known || offline ? <Goals today={ofToday} onLog={form.log} /> : isLoading && <GoalsSkeleton />}
        {isLoading && <Skeleton className="h-80 w-full rounded-lg" />}
        {shown && known && (
          <>
            <div className="grid gap-5 lg:grid-cols-[1.3fr_1fr]">
              <LastThirtyDays entries={days} today={today} />
              <Achievements achievements={shown.achievements} />
            </div>
            <WeeklyProgress weekly={shown.weekly} entries={days} />
          </>
        )}
        <div className={`grid items-start gap-5 ${form.open ? 'lg:grid-cols-[1.3fr_1fr]' : ''}`}>
          {form.open && (
            <Suspense fallback={<Skeleton className="h-160 w-full rounded-lg" />}>
              <EntryForm
                key={keyOf(form.open.editing)}
                userId={userId}
                today={today}
                editing={form.open.editing}
                focus={form.open.focus}
                taken={new Set(days.map(({ date }) => date))}
                onClose={closeForm}
              />
            </Suspense>
          )}
          <div className="grid gap-5">
            <WaitingEntries waiting={waiting} onEdit={(item) => form.show({ kind: 'waiting', item })} />
            {known && (
              <RecentEntries
                entries={known}
                count={count}
                onMore={() => setCount(count + MORE)}
                onEdit={(entry) => form.show({ kind: 'edit', entry })}
              />
            )}
          </div>
        </div>
        <ImportExport />
      </div>
    </Page>
  )
}
