import { useEffect, useRef } from 'react'
import type { TransactionType } from '../../../shared/credits.ts'
import { trpc } from '../../app/trpc.ts'
import emptyOrders from '../../art/empty-orders.svg'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatChange, formatMomentOfYear } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { type Column, Table } from '../../ui/Table.tsx'

const PAGE = 20

const TYPES: Record<TransactionType, { label: string; tone: Tone }> = {
  purchase: { label: 'Purchase', tone: 'success' },
  usage: { label: 'Usage', tone: 'neutral' },
  refund: { label: 'Refund', tone: 'success' },
  adjustment: { label: 'Adjustment', tone: 'info' },
}

type Transaction = {
  id: string
  createdAt: string
  description: string
  transactionType: TransactionType
  amount: number
}

const COLUMNS: Column<Transaction>[] = [
  { key: 'date', title: 'Date', cell: ({ createdAt }) => formatMomentOfYear(createdAt) },
  {
    key: 'type',
    title: 'Type',
    cell: ({ transactionType }) => (
      <Badge tone={TYPES[transactionType].tone}>{TYPES[transactionType].label}</Badge>
    ),
  },
  { key: 'description', title: 'Description', cell: ({ description }) => description },
  {
    key: 'amount',
    title: 'Credits',
    align: 'right',
    cell: ({ amount }) => (
      <span className={amount > 0 ? 'font-strong text-success' : 'font-strong'}>{formatChange(amount)}</span>
    ),
  },
]

export function Statement() {
  const utils = trpc.useUtils()
  const balance = trpc.credits.balance.useQuery(undefined, { meta: { silent: true } })
  const pages = trpc.credits.statement.useInfiniteQuery(
    { limit: PAGE },
    {
      getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.id : undefined),
      meta: { errorTitle: 'Error loading transactions' },
    },
  )
  // A new balance means a new transaction.
  const before = useRef(balance.data)
  useEffect(() => {
    if (before.current !== undefined && before.current !== balance.data) {
      void utils.credits.statement.invalidate()
    }
    before.current = balance.data
  }, [balance.data, utils])
  const rows = pages.data?.pages.flat()
  return (
    <section aria-labelledby="statement" className="mt-10">
      <h2 id="statement" className="mb-4 font-display text-xl font-title">
        Your transactions
      </h2>
      <LoadState
        query={pages}
        error="Your transactions could not be loaded."
        loading={
          <Skeletons card className="grid gap-5 p-6" bars={['h-5 w-full', 'h-5 w-full', 'h-5 w-2/3']} />
        }
      />
      {rows?.length === 0 && (
        <EmptyCard art={emptyOrders} ground="honey" title="No transactions yet" level={3}>
          Everything that changes your balance is listed here.
        </EmptyCard>
      )}
      {rows && rows.length > 0 && (
        <Card className="overflow-hidden">
          <Table caption="Your transactions" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
        </Card>
      )}
      <ShowMorePages of={pages} />
    </section>
  )
}
