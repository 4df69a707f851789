import { Plus } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import art from '../../art/empty-plans.svg'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Email } from '../../ui/Email.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { formatShortInstant } from '../../ui/format.ts'
import { PageHeading } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { nextId, ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { PlanDialog } from './PlanDialog.tsx'
import type { WrittenPlan } from './planText.ts'
import { WrittenPlanDetails } from './WrittenPlanDetails.tsx'

const PAGE = 50

/** All plans of the clinic, for admins. */
export function Treatments() {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed)
  const [openId, setOpenId] = useState<string | null>(null)
  const [editing, setEditing] = useState<{ saved: WrittenPlan | null } | null>(null)
  const plans = trpc.admin.plans.list.useInfiniteQuery(
    { limit: PAGE, ...(search && { search }) },
    {
      getNextPageParam: nextId,
      placeholderData: (before) => before,
      meta: { errorTitle: 'Error loading treatment plans' },
    },
  )
  const list = plans.data?.pages.flat() ?? []
  const open = list.find(({ id }) => id === openId)
  return (
    <>
      <PageHeading
        title="Treatments"
        subtitle="All treatment plans of the clinic"
        action={
          <Button size="dense" onClick={() => setEditing({ saved: null })}>
            <Plus size={18} />
            Add Treatment Plan
          </Button>
        }
      />
      <div className="mt-6 mb-4 max-w-90">
        <SearchField label="Search plans" value={typed} onChange={setTyped} />
      </div>
      <Card className="overflow-hidden">
        {plans.isPending && <Skeleton className="m-5 h-40" />}
        {plans.isSuccess && list.length === 0 && (
          <Empty art={art} ground="leaf" title={search ? 'No plans found' : 'No Treatment Plans Yet'}>
            {search
              ? 'No plan or patient with this name.'
              : 'Plans that practitioners write are listed here, with their patients.'}
          </Empty>
        )}
        {list.length > 0 && (
          <Table
            caption="Treatment plans"
            rows={list}
            keyOf={({ id }) => id}
            columns={[
              { key: 'title', title: 'Title', cell: ({ title }) => title },
              {
                key: 'patient',
                title: 'Patient',
                cell: ({ patient }) => <span className="lg:whitespace-nowrap">{patient.fullName}</span>,
              },
              { key: 'email', title: 'Email', cell: ({ patient }) => <Email>{patient.email}</Email> },
              {
                key: 'medications',
                title: 'Medications',
                align: 'right',
                cell: ({ medications }) => medications?.length ?? 0,
              },
              {
                key: 'author',
                title: 'Written by',
                cell: ({ author }) => <span className="lg:whitespace-nowrap">{author}</span>,
              },
              {
                key: 'created',
                title: 'Created',
                cell: ({ createdAt }) => (
                  <span className="whitespace-nowrap">{formatShortInstant(createdAt)}</span>
                ),
              },
              {
                key: 'actions',
                title: 'Actions',
                cell: (plan) => (
                  <Button look="plain" size="dense" className="-ml-4" onClick={() => setOpenId(plan.id)}>
                    Open<span className="sr-only"> {plan.title}</span>
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Card>
      <ShowMorePages of={plans} />
      {open && (
        <WrittenPlanDetails
          plan={open}
          scope="all"
          onEdit={() => {
            setEditing({ saved: open })
            setOpenId(null)
          }}
          onClose={() => setOpenId(null)}
        />
      )}
      {editing && <PlanDialog scope="all" saved={editing.saved} onClose={() => setEditing(null)} />}
    </>
  )
}
