import { Plus } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import art from '../../art/empty-plans.svg'
import { Rich, useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
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
  const t = useT()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed)
  const [openId, setOpenId] = useState<string | null>(null)
  const [editing, setEditing] = useState<{ saved: WrittenPlan | null } | null>(null)
  const plans = trpc.admin.plans.list.useInfiniteQuery(
    { limit: PAGE, ...(search && { search }) },
    {
      getNextPageParam: nextId,
      placeholderData: (before) => before,
      meta: { errorTitle: t('plans.failed') },
    },
  )
  const list = plans.data?.pages.flat() ?? []
  const open = list.find(({ id }) => id === openId)
  return (
    <>
      <PageHeading
        title={t('plans.back.treatments')}
        subtitle={t('plans.all.subtitle')}
        action={
          <Button size="dense" onClick={() => setEditing({ saved: null })}>
            <Plus size={18} />
            {t('plans.all.add')}
          </Button>
        }
      />
      <div className="mt-6 mb-4 max-w-90">
        <SearchField label={t('plans.authored.search')} value={typed} onChange={setTyped} />
      </div>
      <Card className="overflow-hidden">
        {plans.isPending && <Skeleton className="m-5 h-40" />}
        {plans.isSuccess && list.length === 0 && (
          <Empty art={art} ground="leaf" title={t(search ? 'plans.all.none' : 'plans.empty')}>
            {t(search ? 'plans.authored.none' : 'plans.all.empty')}
          </Empty>
        )}
        {list.length > 0 && (
          <Table
            caption={t('plans.page.label')}
            rows={list}
            keyOf={({ id }) => id}
            columns={[
              { key: 'title', title: t('plans.all.column.title'), cell: ({ title }) => title },
              {
                key: 'patient',
                title: t('plans.all.column.patient'),
                cell: ({ patient }) => <span className="lg:whitespace-nowrap">{patient.fullName}</span>,
              },
              {
                key: 'email',
                title: t('plans.all.column.email'),
                cell: ({ patient }) => <Email>{patient.email}</Email>,
              },
              {
                key: 'medications',
                title: t('plans.all.column.medications'),
                align: 'right',
                cell: ({ medications }) => medications?.length ?? 0,
              },
              {
                key: 'author',
                title: t('plans.all.column.author'),
                cell: ({ author }) => <span className="lg:whitespace-nowrap">{author}</span>,
              },
              {
                key: 'status',
                title: t('plans.all.column.status'),
                cell: () => <Badge tone="success">{t('plans.active')}</Badge>,
              },
              {
                key: 'created',
                title: t('plans.all.column.created'),
                cell: ({ createdAt }) => (
                  <span className="lg:whitespace-nowrap">{formatShortInstant(createdAt)}</span>
                ),
              },
              {
                key: 'actions',
                title: t('plans.all.column.actions'),
                cell: (plan) => (
                  <Button look="plain" size="dense" className="-ml-4" onClick={() => setOpenId(plan.id)}>
                    <Rich id="plans.all.open" values={{ title: plan.title }} />
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
