import emptyOrders from '../../art/empty-orders.svg'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { formatChange, formatMoment } from '../../ui/format.ts'
import { type Column, Table } from '../../ui/Table.tsx'
import type { Stats } from './stats.ts'

type Transaction = Stats['recentTransactions'][number]

const TONES: Record<string, Tone> = {
  purchase: 'success',
  usage: 'neutral',
  refund: 'success',
  adjustment: 'info',
}

const COLUMNS: Column<Transaction>[] = [
  {
    key: 'date',
    title: 'Date',
    cell: ({ createdAt }) => <span className="font-text whitespace-nowrap">{formatMoment(createdAt)}</span>,
  },
  { key: 'user', title: 'User', cell: ({ fullName }) => <span className="font-strong">{fullName}</span> },
  {
    key: 'type',
    title: 'Type',
    cell: ({ transactionType }) => (
      <Badge tone={TONES[transactionType] ?? 'neutral'}>{transactionType}</Badge>
    ),
  },
  { key: 'description', title: 'Description', cell: ({ description }) => description },
  {
    key: 'amount',
    title: 'Amount',
    align: 'right',
    cell: ({ amount }) => <span className={amount > 0 ? 'text-success' : ''}>{formatChange(amount)}</span>,
  },
]

export function RecentTransactions({ transactions }: { transactions: Transaction[] }) {
  return (
    <Card as="section" aria-labelledby="recent-transactions" className="overflow-hidden">
      <h2 id="recent-transactions" className="px-5 py-4 text-lg font-strong">
        Recent Transactions
      </h2>
      {transactions.length === 0 ? (
        <Empty art={emptyOrders} ground="honey" title="No transactions yet" level={3}>
          Package sales, wizard runs and adjustments are listed here.
        </Empty>
      ) : (
        <Table caption="Recent Transactions" columns={COLUMNS} rows={transactions} keyOf={({ id }) => id} />
      )}
    </Card>
  )
}
