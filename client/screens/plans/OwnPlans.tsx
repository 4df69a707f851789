import { lazy, Suspense, useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useOnline } from '../../app/useOnline.ts'
import emptyPlans from '../../art/empty-plans.svg'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { nextId } from '../../ui/ShowMorePages.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PlansSkeleton } from './PlansSkeleton.tsx'
import { useDosesOfPlans } from './useDosesOfDay.ts'

const PlanDetails = lazy(async () => ({ default: (await import('./PlanDetails.tsx')).PlanDetails }))

type OwnPlansProps = {
  openId: string | null
  onOpen: (id: string | null) => void
}

/** The patient's plans as cards, and the dialog of one of them. */
export function OwnPlans({ openId, onOpen }: OwnPlansProps) {
  const t = useT()
  const plans = trpc.plans.mine.useQuery(undefined, { meta: { errorTitle: t('plans.failed') } })
  const dosesOf = useDosesOfPlans(useToday())
  const online = useOnline()
  const [showsEarlier, setShowsEarlier] = useState(false)
  const earlier = trpc.plans.mine.useInfiniteQuery(
    {},
    {
      enabled: showsEarlier,
      initialCursor: plans.data?.at(-1)?.id,
      getNextPageParam: nextId,
      meta: { errorTitle: t('plans.failed') },
    },
  )
  const list = plans.data && [...plans.data, ...(earlier.data?.pages.flat() ?? [])]
  const open = list?.find(({ id }) => id === openId)
  return (
    <>
      {plans.isPending && (online ? <PlansSkeleton /> : <Unreached />)}
      {plans.isError && !plans.data && (
        <LoadError onRetry={() => plans.refetch()}>{t('plans.own.failed')}</LoadError>
      )}
      {plans.data?.length === 0 && (
        <EmptyCard art={emptyPlans} ground="leaf" title={t('plans.empty')} level={3}>
          {t('plans.own.empty')}
        </EmptyCard>
      )}
      <ul className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
        {list?.map((plan) => (
          <PlanCard key={plan.id} plan={plan} today={dosesOf(plan.id)} onOpen={() => onOpen(plan.id)} />
        ))}
      </ul>
      {list?.at(-1)?.more && (
        <p className="mt-6 flex flex-wrap items-center justify-center gap-3 text-sm text-ink-2">
          {t('plans.own.earlier')}
          <Button
            look="outline"
            busy={earlier.isFetching}
            onClick={() => (showsEarlier ? void earlier.fetchNextPage() : setShowsEarlier(true))}
          >
            {t('plans.own.showEarlier')}
          </Button>
        </p>
      )}
      {open && (
        <Suspense>
          <PlanDetails plan={open} today={dosesOf(open.id)} onClose={() => onOpen(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Plans are not stored in the browser. */
function Unreached() {
  const t = useT()
  return <p className="text-base text-ink-2">{t('plans.own.offline')}</p>
}
