import { lazy, Suspense } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useOnline } from '../../app/useOnline.ts'
import emptyPlans from '../../art/empty-plans.svg'
import { useToday } from '../../lib/today.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PlansSkeleton } from './PlansSkeleton.tsx'
import { useDosesOfPlans } from './useDosesOfDay.ts'

const PlanDetails = lazy(async () => ({ default: (await import('./PlanDetails.tsx')).PlanDetails }))

type OwnPlansProps = {
  /** The plan whose dialog is open. */
  openId: string | null
  onOpen: (id: string | null) => void
}

/** The patient's plans as cards, and the dialog of one of them. */
export function OwnPlans({ openId, onOpen }: OwnPlansProps) {
  const plans = trpc.plans.mine.useQuery(undefined, { meta: { errorTitle: 'Error loading treatment plans' } })
  const dosesOf = useDosesOfPlans(useToday())
  const online = useOnline()
  const open = plans.data?.find(({ id }) => id === openId)
  return (
    <>
      {plans.isPending && (online ? <PlansSkeleton /> : <Unreached />)}
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
          <PlanCard key={plan.id} plan={plan} today={dosesOf(plan.id)} onOpen={() => onOpen(plan.id)} />
        ))}
      </ul>
      {open && (
        <Suspense>
          <PlanDetails plan={open} today={dosesOf(open.id)} onClose={() => onOpen(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Plans are not kept in the browser. */
function Unreached() {
  return <p className="text-base text-ink-2">Your plans are shown here when the network is back.</p>
}
