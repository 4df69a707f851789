import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowRight, ShoppingCart } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import chamomile from '../../art/chamomile.svg'
import elderberry from '../../art/elderberry.svg'
import emptyPlans from '../../art/empty-plans.svg'
import { useCartCount } from '../../lib/cart.ts'
import { useToday } from '../../lib/today.ts'
import { type Ground, Plate } from '../../ui/Art.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { formatSpokenDay } from '../../ui/format.ts'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { goalsDone } from './goalsDone.ts'
import { HealthScoreCard } from './HealthScoreCard.tsx'
import { PlanCard } from './PlanCard.tsx'
import { useTodaysDoses } from './useTodaysDoses.ts'

const PlanDetails = lazy(async () => ({ default: (await import('./PlanDetails.tsx')).PlanDetails }))

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

/** Reminds people of a cart that they filled, for example before signing up. */
function CartNotice() {
  const lines = useCartCount()
  if (lines === 0) return null
  return (
    <Card
      as="section"
      aria-label="Your cart"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4"
    >
      <p className="flex items-center gap-3">
        <ShoppingCart size={20} className="text-accent-text" />
        {lines === 1 ? 'One product waits in your cart.' : `${lines} products wait in your cart.`}
      </p>
      <LinkButton to="/cart" look="soft">
        Continue your order
      </LinkButton>
    </Card>
  )
}

function Plans() {
  const plans = trpc.plans.mine.useQuery(undefined, { meta: { errorTitle: 'Error loading treatment plans' } })
  const dosesOf = useTodaysDoses()
  const [openId, setOpenId] = useState<string | null>(null)
  const open = plans.data?.find(({ id }) => id === openId)
  return (
    <section aria-labelledby="treatment-plans">
      <h2 id="treatment-plans" className="mt-10 mb-4 font-display text-xl font-title">
        Your Treatment Plans
      </h2>
      {plans.isPending && (
        <div role="status" aria-label="Loading" className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          <Skeleton className="h-72 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
        </div>
      )}
      {plans.isError && !plans.data && (
        <Card className="flex flex-col items-center gap-4 p-10 text-center">
          <p>Your plans could not be loaded.</p>
          <Button look="outline" onClick={() => plans.refetch()}>
            Try again
          </Button>
        </Card>
      )}
      {plans.data?.length === 0 && (
        <Card>
          <Empty art={emptyPlans} ground="leaf" title="No Treatment Plans Yet" level={3}>
            Your practitioner's plans appear here, with each remedy and its dose.
          </Empty>
        </Card>
      )}
      <ul className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
        {plans.data?.map((plan) => (
          <PlanCard key={plan.id} plan={plan} doses={dosesOf(plan.id)} onOpen={() => setOpenId(plan.id)} />
        ))}
      </ul>
      {open && (
        <Suspense>
          <PlanDetails plan={open} doses={dosesOf(open.id)} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </section>
  )
}

/** The patient's start page: links to the tracker and blood tests, the health score, and the treatment plans. */
export function Dashboard() {
  const name = useSession()?.user.fullName
  const today = useToday()
  const summary = trpc.health.summary.useQuery({ today }, { meta: { errorTitle: 'Error loading entries' } })
  return (
    <Page
      title={name ? `Welcome back, ${name}` : 'Welcome back'}
      subtitle={
        // Non-breaking spaces hold the lines' height until the day and the goals are known.
        <>
          <span className="max-md:block">{today ? `${formatSpokenDay(today)}.` : '\u00a0'}</span>{' '}
          <span className="max-md:block">{summary.data ? goalsDone(summary.data.goals) : '\u00a0'}</span>
        </>
      }
    >
      <div className="grid gap-5">
        <CartNotice />
        <div className="grid gap-5 md:grid-cols-2">
          <NavCard
            to="/health-tracking"
            title="Health Tracking"
            text="Log today's sleep, water, exercise and mood."
            step="Log today"
            art={chamomile}
            ground="honey"
          />
          <NavCard
            to="/blood-tests"
            title="Blood Test Analysis"
            text="Upload a lab report and read it marker by marker."
            step="Read results"
            art={elderberry}
            ground="blossom"
          />
        </div>
        <HealthScoreCard summary={summary.data} />
      </div>
      <Plans />
    </Page>
  )
}
