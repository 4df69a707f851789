import type { Translate } from '../../../locales/translate.ts'
import { type TransactionType, transactionText } from '../../../shared/credits.ts'
import emptyOrders from '../../art/empty-orders.svg'
import { useT } from '../../locale/messages.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { formatChange, formatMoment } from '../../ui/format.ts'
import { type Column, Table } from '../../ui/Table.tsx'
import type { Stats } from './stats.ts'

type Transaction = Stats['recentTransactions'][number]

const TONES: Record<TransactionType, Tone> = {
  purchase: 'success',
  usage: 'neutral',
  refund: 'success',
  adjustment: 'info',
}

const columnsOf = (t: Translate): Column<Transaction>[] => [
  {
    key: 'date',
    title: t('admin.transactions.date'),
    cell: ({ createdAt }) => <span className="font-text whitespace-nowrap">{formatMoment(createdAt)}</span>,
  },
  {
    key: 'user',
    title: t('admin.transactions.user'),
    cell: ({ fullName }) => <span className="font-strong">{fullName}</span>,
  },
  {
    key: 'type',
    title: t('admin.transactions.type'),
    cell: ({ transactionType }) => (
      <Badge tone={TONES[transactionType]}>{t(`credits.type.${transactionType}`)}</Badge>
    ),
  },
  { key: 'description', title: t('admin.description'), cell: (row) => transactionText(row, t) },
  {
    key: 'amount',
    title: t('admin.transactions.amount'),
    align: 'right',
    cell: ({ amount }) => <span className={amount > 0 ? 'text-success' : ''}>{formatChange(amount)}</span>,
  },
]

export function RecentTransactions({ transactions }: { transactions: Transaction[] }) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="recent-transactions" className="overflow-hidden">
      <h2 id="recent-transactions" className="px-5 py-4 text-lg font-strong">
        {t('admin.transactions.title')}
      </h2>
      {transactions.length === 0 ? (
        <Empty art={emptyOrders} ground="honey" title={t('credits.statement.none.title')} level={3}>
          {t('admin.transactions.none')}
        </Empty>
      ) : (
        <Table
          caption={t('admin.transactions.title')}
          columns={columnsOf(t)}
          rows={transactions}
          keyOf={({ id }) => id}
        />
      )}
    </Card>
  )
}
