import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import emptyPlans from '../../art/empty-plans.svg'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { nextId, ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { PlanCard } from './PlanCard.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { PlansSkeleton } from './PlansSkeleton.tsx'
import type { WrittenPlan } from './planText.ts'
import { WrittenPlanDetails } from './WrittenPlanDetails.tsx'

const PAGE = 24

/** The practitioner's own plans, newest first. */
export function AuthoredPlans({ onCreate }: { onCreate: () => void }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed)
  const [openId, setOpenId] = useState<string | null>(null)
  const [editing, setEditing] = useState<WrittenPlan | null>(null)
  const plans = trpc.plans.authored.useInfiniteQuery(
    { limit: PAGE, ...(search && { search }) },
    {
      getNextPageParam: nextId,
      placeholderData: (before) => before,
      meta: { errorTitle: t('plans.failed') },
    },
  )
  const list = plans.data?.pages.flat()
  const open = list?.find(({ id }) => id === openId)

  if (plans.isPending) return <PlansSkeleton height="h-64" />
  if (list?.length === 0 && !search) {
    return (
      <EmptyCard
        art={emptyPlans}
        ground="leaf"
        title={t('plans.empty')}
        action={
          <Button look="soft" onClick={onCreate}>
            {t('plans.authored.create')}
          </Button>
        }
      >
        {t('plans.authored.empty')}
      </EmptyCard>
    )
  }
  return (
    <>
      <h2 className="sr-only">{t('plans.authored.title')}</h2>
      <div className="mb-5 max-w-90">
        <SearchField label={t('plans.authored.search')} value={typed} onChange={setTyped} />
      </div>
      {list?.length === 0 && <p className="py-10 text-center text-ink-2">{t('plans.authored.none')}</p>}
      <ul className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
        {list?.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={{ ...plan, author: plan.patient.fullName }}
            onOpen={() => setOpenId(plan.id)}
          />
        ))}
      </ul>
      <ShowMorePages of={plans} />
      {open && (
        <WrittenPlanDetails
          plan={open}
          scope="own"
          onEdit={() => {
            setEditing(open)
            setOpenId(null)
          }}
          onClose={() => setOpenId(null)}
        />
      )}
      {editing && <PlanDialog scope="own" saved={editing} onClose={() => setEditing(null)} />}
    </>
  )
}
