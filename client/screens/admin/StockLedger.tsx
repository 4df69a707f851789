import type { MessageId } from '../../../locales/messages.ts'
import type { Translate } from '../../../locales/translate.ts'
import { orderNumber } from '../../../shared/shop.ts'
import { type Answers, trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatChange, formatMomentOfYear } from '../../ui/format.ts'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import type { Product } from './products.ts'

/** The server's own reasons; typed reasons are shown as they are. */
const REASONS = {
  created: 'admin.ledger.created',
  edited: 'admin.ledger.edited',
  imported: 'admin.ledger.imported',
  'import-undone': 'admin.ledger.importUndone',
  adjusted: 'admin.ledger.adjusted',
  order: 'admin.ledger.order',
  cancelled: 'admin.ledger.cancelled',
} as const satisfies Record<string, MessageId>

const isKnown = (reason: string): reason is keyof typeof REASONS => Object.hasOwn(REASONS, reason)

type Movement = Answers['admin']['products']['ledger'][number]

const columnsOf = (t: Translate): ReadonlyArray<Column<Movement>> => [
  { key: 'when', title: t('admin.ledger.when'), cell: ({ createdAt }) => formatMomentOfYear(createdAt) },
  { key: 'who', title: t('admin.ledger.who'), cell: ({ actor }) => actor ?? t('audit.portal') },
  {
    key: 'why',
    title: t('admin.ledger.why'),
    cell: ({ reason, orderId }) => (
      <span>
        {isKnown(reason) ? t(REASONS[reason]) : reason}
        {orderId && (
          <span className="block text-xs text-ink-2">
            {t('shop.order.number', { number: orderNumber(orderId) })}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'change',
    title: t('admin.ledger.change'),
    align: 'right',
    cell: ({ delta }) => <span className={delta > 0 ? 'text-success' : ''}>{formatChange(delta)}</span>,
  },
]

export function StockLedger({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useT()
  const ledger = trpc.admin.products.ledger.useQuery({ productId: product.id })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.ledger.title')}
      description={t('admin.ledger.text', product)}
    >
      <div className="-mx-5 md:-mx-7">
        {ledger.isPending && (
          <Skeletons className="grid gap-4 px-7" bars={['h-8 w-full', 'h-8 w-full', 'h-8 w-full']} />
        )}
        {ledger.data?.length === 0 && <p className="px-7 text-ink-2">{t('admin.ledger.none')}</p>}
        {ledger.data && ledger.data.length > 0 && (
          <Table
            caption={t('admin.ledger.title')}
            columns={columnsOf(t)}
            rows={ledger.data}
            keyOf={({ id }) => id}
          />
        )}
      </div>
    </Dialog>
  )
}
