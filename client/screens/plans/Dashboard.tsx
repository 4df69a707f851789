import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import chamomile from '../../art/chamomile.svg'
import elderberry from '../../art/elderberry.svg'
import emptyPlans from '../../art/empty-plans.svg'
import { useSession } from '../../session.ts'
import { type Ground, Plate } from '../../ui/Art.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Page } from '../../ui/Page.tsx'

type WayProps = {
  to: LinkProps['to']
  title: string
  text: string
  step: string
  art: string
  ground: Ground
}

function Way({ to, title, text, step, art, ground }: WayProps) {
  return (
    <Link
      to={to}
      className="group grid grid-cols-[1fr_7rem] overflow-hidden rounded-lg border border-line bg-surface hover:border-line-strong"
    >
      <span className="block p-5 md:p-6">
        <span className="block text-lg font-strong">{title}</span>
        <span className="mt-1 block text-sm text-ink-2">{text}</span>
        <span className="mt-3 flex items-center gap-2 text-sm font-strong text-accent-text group-hover:underline">
          {step}
          <ArrowRight size={16} />
        </span>
      </span>
      <Plate src={art} ground={ground} place="inset-4" className="h-full min-h-32" />
    </Link>
  )
}

const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })

/** The patient's first page: where to go, and the plans written for them. */
export function Dashboard() {
  const name = useSession()?.user.fullName
  return (
    <Page title={name ? `Welcome back, ${name}` : 'Welcome back'} subtitle={today.format(new Date())}>
      <div className="grid gap-5 md:grid-cols-2">
        <Way
          to="/health-tracking"
          title="Health Tracking"
          text="Log today's sleep, water, exercise and mood."
          step="Log today"
          art={chamomile}
          ground="honey"
        />
        <Way
          to="/blood-tests"
          title="Blood Test Analysis"
          text="Upload a lab report and read it marker by marker."
          step="Read results"
          art={elderberry}
          ground="blossom"
        />
      </div>
      <h2 className="mt-10 mb-4 font-display text-xl font-title">Your Treatment Plans</h2>
      <Card>
        <Empty art={emptyPlans} ground="leaf" title="No Treatment Plans Yet" level={3}>
          Your practitioner's plans appear here, with each remedy and its dose.
        </Empty>
      </Card>
    </Page>
  )
}
