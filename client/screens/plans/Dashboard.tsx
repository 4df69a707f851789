import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { HealthSummary } from '../../../shared/health.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useOnline } from '../../app/useOnline.ts'
import chamomile from '../../art/chamomile.svg'
import elderberry from '../../art/elderberry.svg'
import { Now } from '../../layout/now/Now.tsx'
import { isCartStored } from '../../lib/cartStorage.ts'
import { useToday } from '../../lib/today.ts'
import { readStored } from '../../lib/userStorage.ts'
import { useT } from '../../locale/messages.tsx'
import { type Ground, Plate } from '../../ui/Art.tsx'
import { formatSpokenDay } from '../../ui/format.ts'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { goalsDone } from './goalsDone.ts'
import { HealthScoreCard } from './HealthScoreCard.tsx'
import { PlansSkeleton } from './PlansSkeleton.tsx'
import { TodaySkeleton } from './TodaySkeleton.tsx'

// Lazy, so that the first lines of the page do not wait for the dose controls.
const TodayCard = lazy(async () => ({ default: (await import('./TodayCard.tsx')).TodayCard }))
const CartNotice = lazy(async () => ({ default: (await import('./CartNotice.tsx')).CartNotice }))
const OwnPlans = lazy(async () => ({ default: (await import('./OwnPlans.tsx')).OwnPlans }))

type NavCardProps = {
  to: LinkProps['to']
  title: string
  text: string
  step: string
  art: string
  ground: Ground
}

function NavCard({ to, title, text, step, art, ground }: NavCardProps) {
  return (
    <Link
      to={to}
      className="group grid grid-cols-[1fr_6rem] overflow-hidden rounded-lg border border-line bg-surface hover:border-line-strong"
    >
      <span className="block p-5">
        <span className="block text-lg font-strong">{title}</span>
        <span className="mt-1 block text-sm text-ink-2">{text}</span>
        <span className="mt-3 flex items-center gap-2 text-sm font-strong text-accent-text group-hover:underline">
          {step}
          <ArrowRight size={16} />
        </span>
      </span>
      <Plate src={art} ground={ground} place="inset-2" className="h-full min-h-30" />
    </Link>
  )
}

/** The part of the tracker's stored data that is shown here. `at` in milliseconds since 1970. */
type Seen = { at: number; summary: HealthSummary }

export function Dashboard() {
  const t = useT()
  const me = useSession()
  const name = me?.user.fullName
  const today = useToday()
  const [openId, setOpenId] = useState<string | null>(null)
  const answer = trpc.health.summary.useQuery(
    { today },
    { meta: { errorTitle: t('plans.dashboard.failed') } },
  )
  const online = useOnline()
  // Offline: the tracker's last data in this browser.
  const seen = online || answer.data ? null : readStored<Seen>(me?.user.id ?? '', 'seen')
  const summary = answer.data ?? seen?.summary
  const works = me?.role === 'practitioner' || me?.role === 'admin'
  const own = (
    <>
      <div className="grid gap-5">
        <Suspense fallback={<TodaySkeleton />}>
          <TodayCard onRead={setOpenId} />
        </Suspense>
        <Suspense fallback={isCartStored() && <Skeleton className="h-19 w-full rounded-lg" />}>
          <CartNotice />
        </Suspense>
        <div className="grid gap-5 md:grid-cols-2">
          <NavCard
            to="/health-tracking"
            title={t('plans.dashboard.health')}
            text={t('plans.dashboard.healthText')}
            step={t('plans.dashboard.healthStep')}
            art={chamomile}
            ground="honey"
          />
          <NavCard
            to="/blood-tests"
            title={t('plans.dashboard.bloodTests')}
            text={t('plans.dashboard.bloodTestsText')}
            step={t('plans.dashboard.bloodTestsStep')}
            art={elderberry}
            ground="blossom"
          />
        </div>
        <HealthScoreCard summary={summary} from={seen?.at} missing={!online && !summary} />
      </div>
      <section aria-labelledby="treatment-plans">
        <h2 id="treatment-plans" className="mt-10 mb-4 font-display text-xl font-title">
          {t('plans.dashboard.plans')}
        </h2>
        <Suspense fallback={<PlansSkeleton />}>
          <OwnPlans openId={openId} onOpen={setOpenId} />
        </Suspense>
      </section>
    </>
  )
  return (
    <Page
      title={t('plans.dashboard.welcome', {
        ...{ isFirst: me?.isFirstSession ? 'yes' : 'no', isKnown: name ? 'yes' : 'no' },
        name: name ?? '',
      })}
      subtitle={
        // Non-breaking spaces hold the lines' height until the day and the goals are known.
        <>
          <span className="inline-block first-letter:uppercase max-md:block">
            {today ? t('plans.dashboard.day', { day: formatSpokenDay(today) }) : '\u00a0'}
          </span>{' '}
          {!works && (
            <span className="max-md:block">{answer.data ? goalsDone(answer.data.goals) : '\u00a0'}</span>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <Now>{works ? <ForYourself>{own}</ForYourself> : own}</Now>
      </div>
    </Page>
  )
}

/** A staff member's cards as a patient: folded until they have content. */
function ForYourself({ children }: { children: ReactNode }) {
  const t = useT()
  const { data } = trpc.care.now.useQuery({ today: useToday() }, { meta: { silent: true } })
  const [open, setOpen] = useState(false)
  const hasOwn = data?.hasOwn === true
  useEffect(() => setOpen(hasOwn), [hasOwn])
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-t border-line"
    >
      <summary className="flex min-h-tap cursor-pointer list-none items-center justify-between gap-3 py-3 text-lg font-strong [&::-webkit-details-marker]:hidden">
        {t('plans.dashboard.forYourself')}
        <ChevronDown size={20} aria-hidden className="text-ink-2 group-open:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
