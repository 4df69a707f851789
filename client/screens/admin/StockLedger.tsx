import { orderNumber } from '../../../shared/shop.ts'
import { trpc } from '../../app/trpc.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatChange, formatCount, formatMomentOfYear } from '../../ui/format.ts'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import type { Product } from './products.ts'

/** Labels for the server's own reasons; typed reasons are shown as they are. */
const REASONS: Record<string, string> = {
  created: 'Product created',
  edited: 'Product edited',
  adjusted: 'Adjusted',
  order: 'Ordered',
  cancelled: 'Order cancelled',
}

type Movement = {
  id: string
  delta: number
  reason: string
  orderId: string | null
  createdAt: string
  actor: string | null
}

const COLUMNS: ReadonlyArray<Column<Movement>> = [
  { key: 'when', title: 'When', cell: ({ createdAt }) => formatMomentOfYear(createdAt) },
  { key: 'who', title: 'Who', cell: ({ actor }) => actor ?? 'The portal' },
  {
    key: 'why',
    title: 'Why',
    cell: ({ reason, orderId }) => (
      <span>
        {REASONS[reason] ?? reason}
        {orderId && <span className="block text-xs text-ink-2">Order #{orderNumber(orderId)}</span>}
      </span>
    ),
  },
  {
    key: 'change',
    title: 'Change',
    align: 'right',
    cell: ({ delta }) => <span className={delta > 0 ? 'text-success' : ''}>{formatChange(delta)}</span>,
  },
]

export function StockLedger({ product, onClose }: { product: Product; onClose: () => void }) {
  const ledger = trpc.admin.products.ledger.useQuery({ productId: product.id })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Stock ledger"
      description={`${product.name}, ${formatCount(product.stock)} in stock. The latest 100 movements.`}
    >
      <div className="-mx-5 md:-mx-7">
        {ledger.isPending && (
          <Skeletons className="grid gap-4 px-7" bars={['h-8 w-full', 'h-8 w-full', 'h-8 w-full']} />
        )}
        {ledger.data?.length === 0 && <p className="px-7 text-ink-2">No movements yet.</p>}
        {ledger.data && ledger.data.length > 0 && (
          <Table caption="Stock ledger" columns={COLUMNS} rows={ledger.data} keyOf={({ id }) => id} />
        )}
      </div>
    </Dialog>
  )
}
