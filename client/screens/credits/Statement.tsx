import { useEffect, useRef } from 'react'
import type { Translate } from '../../../locales/translate.ts'
import { type TransactionType, transactionText } from '../../../shared/credits.ts'
import { type Answers, trpc } from '../../app/trpc.ts'
import emptyOrders from '../../art/empty-orders.svg'
import { useT } from '../../locale/messages.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatChange, formatMomentOfYear } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { type Column, Table } from '../../ui/Table.tsx'

const PAGE = 20

const TONES: Record<TransactionType, Tone> = {
  purchase: 'success',
  usage: 'neutral',
  refund: 'success',
  adjustment: 'info',
}

type Transaction = Answers['credits']['statement'][number]

const columns = (t: Translate): Column<Transaction>[] => [
  { key: 'date', title: t('credits.statement.date'), cell: ({ createdAt }) => formatMomentOfYear(createdAt) },
  {
    key: 'type',
    title: t('credits.statement.type'),
    cell: ({ transactionType }) => (
      <Badge tone={TONES[transactionType]}>{t(`credits.type.${transactionType}`)}</Badge>
    ),
  },
  { key: 'description', title: t('credits.statement.description'), cell: (row) => transactionText(row, t) },
  {
    key: 'amount',
    title: t('credits.statement.credits'),
    align: 'right',
    cell: ({ amount }) => (
      <span className={amount > 0 ? 'font-strong text-success' : 'font-strong'}>{formatChange(amount)}</span>
    ),
  },
]

export function Statement() {
  const t = useT()
  const utils = trpc.useUtils()
  const balance = trpc.credits.balance.useQuery(undefined, { meta: { silent: true } })
  const pages = trpc.credits.statement.useInfiniteQuery(
    { limit: PAGE },
    {
      getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.id : undefined),
      meta: { errorTitle: t('credits.statement.failed') },
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
        {t('credits.statement.title')}
      </h2>
      <LoadState
        query={pages}
        error={t('credits.statement.notLoaded')}
        loading={
          <Skeletons card className="grid gap-5 p-6" bars={['h-5 w-full', 'h-5 w-full', 'h-5 w-2/3']} />
        }
      />
      {rows?.length === 0 && (
        <EmptyCard art={emptyOrders} ground="honey" title={t('credits.statement.none.title')} level={3}>
          {t('credits.statement.none.text')}
        </EmptyCard>
      )}
      {rows && rows.length > 0 && (
        <Card className="overflow-hidden">
          <Table
            caption={t('credits.statement.title')}
            columns={columns(t)}
            rows={rows}
            keyOf={({ id }) => id}
          />
        </Card>
      )}
      <ShowMorePages of={pages} />
    </section>
  )
}
