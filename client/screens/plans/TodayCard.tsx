import { CheckCheck, ChevronLeft, ChevronRight, CircleX, CloudOff } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { addDays } from '../../../shared/health.ts'
import type { TodaysSlot } from '../../../shared/plans.ts'
import { doseLabel } from '../../app/doseLabel.ts'
import { discardWaiting } from '../../app/outboxSync.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import emptyPlans from '../../art/empty-plans.svg'
import { useHour, useToday } from '../../lib/today.ts'
import { readStored, writeStored } from '../../lib/userStorage.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { formatSpokenDay } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'
import { DosePart } from './DosePart.tsx'
import {
  countDoses,
  countText,
  type Dose,
  firstDose,
  nameInSentence,
  namesText,
  nextDoseDay,
  partsOf,
  timesTaken,
} from './dosesOfDay.ts'
import { TodayLines } from './TodayLines.tsx'
import { DosesSkeleton } from './TodaySkeleton.tsx'
import { type DoseChange, type StoredDoses, useDosesOfDay } from './useDosesOfDay.ts'

const loadMenu = () => import('./DoseMenu.tsx')
const DoseMenu = lazy(async () => ({ default: (await loadMenu()).DoseMenu }))
const SkipDialog = lazy(async () => ({ default: (await import('./SkipDialog.tsx')).SkipDialog }))
const TakenAtDialog = lazy(async () => ({ default: (await import('./TakenAtDialog.tsx')).TakenAtDialog }))

/** Grid columns by number of parts; parts share a row if their names fit. */
const COLUMNS: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4',
  5: 'md:grid-cols-2 lg:grid-cols-5',
}

const PADDING = 'px-5 md:px-6'

type Answer = TodaysSlot[] | undefined
/** A day of the card. */
type Day = 'today' | 'yesterday'

/** Stores both days' doses in this browser, so that the dashboard opens offline. */
function useStoredDoses(today: string, todays: Answer, yesterday: string, yesterdays: Answer) {
  const me = useSession()
  // Doses of the account that opened the page must not be stored for one that signed in since.
  const opener = useRef(me?.user.id)
  useEffect(() => {
    if (!me || !todays || me.user.id !== opener.current) return
    const before = yesterdays ?? readStored<StoredDoses>(me.user.id, 'doses')?.[yesterday]
    const stored: StoredDoses = { [today]: todays, ...(before && { [yesterday]: before }) }
    writeStored(me.user.id, 'doses', stored)
    writeStored(me.user.id, 'me', me)
  }, [me, today, todays, yesterday, yesterdays])
}

/** Refused doses stay until they are dismissed. */
function Refused({ waiting }: { waiting: ReturnType<typeof useDosesOfDay>['waiting'] }) {
  const t = useT()
  const refused = waiting.filter((item) => item.refused !== null)
  if (refused.length === 0) return null
  return (
    <ul aria-label={t('plans.today.notAccepted')} className={`border-t border-line py-1 ${PADDING}`}>
      {refused.map(({ key, dose, refused: sentence }) => (
        <li key={key} className="flex items-center gap-3.5 py-1 text-sm">
          <CircleX size={20} className="text-danger" />
          <p className="min-w-0 flex-1 break-words">
            {t('plans.today.wasNotAccepted', { dose: doseLabel(dose), reason: sentence ?? '' })}
          </p>
          <Button look="plain" size="tight" className="-mr-3" onClick={() => discardWaiting(key)}>
            <Rich id="plans.today.dismiss" values={{ dose: doseLabel(dose) }} />
          </Button>
        </li>
      ))}
    </ul>
  )
}

function OfflineNote({
  waiting,
  unreachable,
}: Pick<ReturnType<typeof useDosesOfDay>, 'waiting' | 'unreachable'>) {
  const t = useT()
  if (!unreachable) return null
  const unsent = waiting.filter(({ refused }) => refused === null).length
  return (
    <p role="status" className={`flex items-center gap-2.5 pb-4 text-sm text-ink-2 ${PADDING}`}>
      <CloudOff size={18} />
      {unsent === 0 ? t('plans.today.offline') : t('plans.today.waiting', { count: unsent })}
    </p>
  )
}

function AllDone({ doses, tomorrow, onShow }: { doses: Dose[]; tomorrow: string; onShow: () => void }) {
  const t = useT()
  const plans = trpc.plans.mine.useQuery(undefined, { meta: { silent: true } })
  const next = firstDose(plans.data ?? [], tomorrow)
  const { taken, due } = countDoses(doses)
  return (
    <div className={`flex items-center gap-4 border-t border-line py-4 max-md:flex-wrap ${PADDING}`}>
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft">
        <CheckCheck size={20} />
      </span>
      <p className="min-w-0 flex-1 text-sm">
        <span className="block font-strong">
          {t(taken === due ? 'plans.today.allTaken' : 'plans.today.nothingOpen')}
        </span>
        {next && (
          <span className="block text-ink-2">
            {t(`plans.today.tomorrow.${next.slot}`, { medication: nameInSentence(next.medication) })}
          </span>
        )}
      </p>
      <Button
        look="plain"
        size="tight"
        className="max-md:basis-full max-md:justify-start max-md:px-0 md:-mr-3"
        onClick={onShow}
      >
        {t('plans.today.show')}
      </Button>
    </div>
  )
}

type MissingProps = { unreachable: boolean; failed: boolean; day: Day; retry: () => void }

/** Doses are loading, failed to load, or are not stored offline. */
function Missing({ unreachable, failed, day, retry }: MissingProps) {
  const t = useT()
  if (failed) {
    return (
      <div className={`border-t border-line py-5 ${PADDING}`}>
        <p className="text-sm">
          {t('plans.today.failed', { day })}
          <span className="block text-ink-2">{t('plans.today.failedHint')}</span>
        </p>
        <Button look="outline" className="mt-4" onClick={retry}>
          {t('plans.today.retry')}
        </Button>
      </div>
    )
  }
  if (!unreachable) return <DosesSkeleton />
  return (
    <p className={`border-t border-line py-5 text-sm text-ink-2 ${PADDING}`}>{t('plans.today.notStored')}</p>
  )
}

/** Without a dose on that day: the day of the next one, if any. */
function NothingToTake({ date, past }: { date: string; past: boolean }) {
  const t = useT()
  const plans = trpc.plans.mine.useQuery(undefined, { meta: { silent: true } })
  if (past || plans.data?.length === 0) {
    return (
      <p className={`border-t border-line py-5 text-sm text-ink-2 ${PADDING}`}>
        {t(past ? 'plans.today.nothingPlanned' : 'plans.today.nothingYet')}
      </p>
    )
  }
  const next = nextDoseDay(plans.data ?? [], date)
  return (
    <Empty art={emptyPlans} ground="honey" title={t('plans.today.nothing')} level={3}>
      {next ? t('plans.today.pause', { day: formatSpokenDay(next) }) : t('plans.today.noDose')}
    </Empty>
  )
}

/** The open menu or dialog of a dose. */
type Overlay = { dose: Dose } & (
  | { kind: 'menu'; button: HTMLButtonElement }
  | { kind: 'skip' }
  | { kind: 'taken-at' }
)

type TodayCardProps = {
  onRead: (planId: string) => void
}

/** The doses of today or yesterday by time of day, and today's other tasks. */
export function TodayCard({ onRead }: TodayCardProps) {
  const t = useT()
  const today = useToday()
  const hour = useHour()
  const yesterday = addDays(today, -1)
  const [past, setPast] = useState(false)
  const [shown, setShown] = useState(false)
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  const todays = useDosesOfDay(today)
  // Requested after today's: not urgent, but needed offline.
  const yesterdays = useDosesOfDay(yesterday, past || todays.answered !== undefined)
  useStoredDoses(today, todays.answered, yesterday, yesterdays.answered)
  const plans = trpc.plans.mine.useQuery(undefined, { meta: { silent: true } })

  const date = past ? yesterday : today
  const day: Day = past ? 'yesterday' : 'today'
  const otherDay: Day = past ? 'today' : 'yesterday'
  const { slots, isCut, updateDoses, waiting, unreachable, failed, retry } = past ? yesterdays : todays
  const parts = partsOf(slots ?? [])
  const doses = parts.flatMap((part) => part.doses)
  const { taken, skipped, due } = countDoses(doses)
  const done = due > 0 && taken + skipped === due
  const collapsed = done && !past && !shown

  // If the used control has disappeared, the card's heading gets the focus.
  const heading = useRef<HTMLHeadingElement>(null)
  const updated = useRef(false)
  useEffect(() => {
    if (updated.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    updated.current = false
  })
  const update = (about: readonly Dose[], change: DoseChange) => {
    updated.current = true
    updateDoses(about, change)
    setOverlay(null)
  }
  const takeAll = (open: Dose[]) => {
    update(open, { state: 'taken' })
    toast.success(t('plans.today.ticked', { count: open.length }), namesText(open), {
      label: t('plans.today.undo'),
      onClick: () => updateDoses(open, { state: 'open' }),
    })
  }

  return (
    <Card as="section" aria-labelledby="today" className="overflow-hidden">
      <header className={`flex flex-wrap items-baseline gap-x-4 pt-5 pb-4 md:pt-6 ${PADDING}`}>
        <h2 ref={heading} id="today" tabIndex={-1} className="font-display text-xl font-title outline-none">
          {t('plans.today.title', { day })}
        </h2>
        <Button
          look="plain"
          size="tight"
          className="-my-2 gap-1! px-2! max-md:order-1 max-md:-mr-2 max-md:ml-auto"
          onClick={() => setPast(!past)}
        >
          {!past && <ChevronLeft size={16} />}
          {t('plans.today.title', { day: otherDay })}
          {past && <ChevronRight size={16} />}
        </Button>
        <p aria-live="polite" className="text-sm text-ink-2 max-md:order-2 max-md:basis-full md:ml-auto">
          {countText(doses)}
        </p>
      </header>
      <OfflineNote waiting={waiting} unreachable={unreachable} />
      <Refused waiting={waiting} />
      {!slots && <Missing unreachable={unreachable} failed={failed} day={day} retry={retry} />}
      {slots?.length === 0 && <NothingToTake date={date} past={past} />}
      {collapsed && <AllDone doses={doses} tomorrow={addDays(today, 1)} onShow={() => setShown(true)} />}
      {slots && slots.length > 0 && !collapsed && (
        <div className={`grid gap-px border-t border-line bg-line ${COLUMNS[parts.length] ?? ''}`}>
          {parts.map((part) => (
            <DosePart
              key={part.slot}
              {...part}
              date={date}
              hour={past ? null : hour}
              alone={parts.length === 1}
              onTick={(dose, isTaken) => update([dose], { state: isTaken ? 'taken' : 'open' })}
              onTimes={(dose, times) =>
                update([dose], times === 0 ? { state: 'open' } : { state: 'taken', times })
              }
              takenOf={(dose) => timesTaken(doses, dose)}
              onTakeAll={takeAll}
              menuOf={overlay?.kind === 'menu' ? overlay.dose : undefined}
              onMenu={(dose, button) => setOverlay({ kind: 'menu', dose, button })}
              onNear={loadMenu}
            />
          ))}
        </div>
      )}
      {isCut && (
        <p className={`border-t border-line py-4 text-sm text-ink-2 ${PADDING}`}>{t('plans.today.cut')}</p>
      )}
      {!past && <TodayLines today={today} />}
      <Suspense>
        {overlay?.kind === 'menu' && (
          <DoseMenu
            dose={overlay.dose}
            button={overlay.button}
            onClose={() => setOverlay((now) => (now?.kind === 'menu' ? null : now))}
            onSkip={() => setOverlay({ kind: 'skip', dose: overlay.dose })}
            onNotSkipped={() => update([overlay.dose], { state: 'open' })}
            onTakenAt={() => setOverlay({ kind: 'taken-at', dose: overlay.dose })}
            onRead={
              plans.data?.some(({ id }) => id === overlay.dose.planId)
                ? () => onRead(overlay.dose.planId)
                : undefined
            }
          />
        )}
        {overlay?.kind === 'skip' && (
          <SkipDialog
            dose={overlay.dose}
            day={day}
            onSkip={(reason) => update([overlay.dose], { state: 'skipped', reason })}
            onClose={() => setOverlay(null)}
          />
        )}
        {overlay?.kind === 'taken-at' && (
          <TakenAtDialog
            dose={overlay.dose}
            date={date}
            day={day}
            onTaken={(at) => update([overlay.dose], { state: 'taken', at })}
            onClose={() => setOverlay(null)}
          />
        )}
      </Suspense>
    </Card>
  )
}
