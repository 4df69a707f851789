import { History, Minus, Pencil, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { categoryName } from '../../../shared/categories.ts'
import { stockBand } from '../../../shared/shop.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { CARDS } from '../../ui/breakpoints.ts'
import { Card } from '../../ui/Card.tsx'
import { formatCount } from '../../ui/format.ts'
import { money } from '../../ui/money.ts'
import { ProductThumb } from '../../ui/ProductPicture.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { BAND_TONES, listed, type Product, packText } from './products.ts'

type Acts = {
  onQuick: (product: Product, delta: 1 | -1) => void
  onTask: (kind: 'edit' | 'adjust' | 'ledger' | 'delete', product: Product) => void
}
type ProductListProps = Acts & { products: Product[] }

/** The stock at which the bar is full. Pieces. */
const FULL_BAR = 100

const BAR_COLOURS = {
  enough: 'bg-accent-mark',
  medium: 'bg-chart-4',
  low: 'bg-warning',
  out: '',
}

const strong = (text: ReactNode) => <span className="font-strong">{text}</span>
const small = (text: ReactNode) => <span className="text-xs text-ink-2">{text}</span>

const SQUARE =
  'flex size-tap items-center justify-center rounded-md disabled:text-ink-3 pointer-fine:size-dense'

function Status({ stock }: { stock: number }) {
  const t = useT()
  const band = stockBand(stock)
  return <Badge tone={BAND_TONES[band]}>{t(`shop.band.${band}`)}</Badge>
}

function Stock({ stock }: { stock: number }) {
  return (
    <span className="inline-block w-16 leading-4">
      {formatCount(stock)}
      <span aria-hidden className="mt-1 block h-1 overflow-hidden rounded-full bg-sunken">
        <span
          className={`block h-full rounded-full ${BAR_COLOURS[stockBand(stock)]}`}
          style={{ width: `${Math.min(100, (stock / FULL_BAR) * 100)}%` }}
        />
      </span>
    </span>
  )
}

function QuickAdjust({ product, onQuick, onTask }: Acts & { product: Product }) {
  const t = useT()
  const { name } = product
  return (
    <span className="flex items-center gap-1.5">
      <button
        type="button"
        aria-label={t('admin.products.minusOne', { name })}
        disabled={product.stock <= 0}
        onClick={() => onQuick(product, -1)}
        className={`${SQUARE} border border-line-strong bg-surface hover:bg-sunken disabled:border-transparent disabled:bg-sunken`}
      >
        <Minus size={16} />
      </button>
      <button
        type="button"
        aria-label={t('admin.products.plusOne', { name })}
        onClick={() => onQuick(product, 1)}
        className={`${SQUARE} border border-line-strong bg-surface hover:bg-sunken`}
      >
        <Plus size={16} />
      </button>
      <Button
        look="plain"
        size="dense"
        aria-label={t('admin.products.adjustNamed', { name })}
        className="px-3"
        onClick={() => onTask('adjust', product)}
      >
        {t('admin.products.adjust')}
      </Button>
    </span>
  )
}

function Actions({ product, onTask }: Pick<Acts, 'onTask'> & { product: Product }) {
  const t = useT()
  const { name } = product
  return (
    <span className="flex justify-end">
      <Action label={t('admin.ledger.of', { name })} onClick={() => onTask('ledger', product)}>
        <History size={18} />
      </Action>
      <Action label={t('admin.editNamed', { name })} onClick={() => onTask('edit', product)}>
        <Pencil size={18} />
      </Action>
      <Action label={t('admin.deleteNamed', { name })} danger onClick={() => onTask('delete', product)}>
        <Trash2 size={18} />
      </Action>
    </span>
  )
}

type ActionProps = { label: string; danger?: boolean; onClick: () => void; children: ReactNode }

function Action({ label, danger = false, onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={`${SQUARE} ${danger ? 'text-danger hover:bg-danger-soft' : 'text-ink-2 hover:bg-sunken hover:text-ink'}`}
    >
      {children}
    </button>
  )
}

function Name({ product, children }: { product: Product; children?: ReactNode }) {
  const t = useT()
  return (
    <span className="flex min-w-0 items-center gap-3 text-left">
      <ProductThumb product={product} className="size-9 shrink-0 rounded-sm" />
      <span className="min-w-0">
        {product.name}
        {children && <span className="block text-xs font-text text-ink-2">{children}</span>}
      </span>
      {!product.isActive && <Badge tone="neutral">{t('admin.product.inactive')}</Badge>}
    </span>
  )
}

/** From 1080px. */
export function ProductTable({ products, ...acts }: ProductListProps) {
  const t = useT()
  const columns: ReadonlyArray<Column<Product>> = [
    {
      key: 'product',
      title: t('admin.products.column.product'),
      cell: (product) => <Name product={product}>{packText(product)}</Name>,
    },
    {
      key: 'category',
      title: t('admin.product.category'),
      cell: ({ category }) => (category === null ? '–' : categoryName(category, t)),
    },
    { key: 'price', title: t('admin.price'), cell: ({ priceCents }) => money(priceCents), align: 'right' },
    { key: 'stock', title: t('admin.product.stock'), cell: ({ stock }) => <Stock stock={stock} /> },
    {
      key: 'status',
      title: t('admin.products.column.status'),
      cell: ({ stock }) => <Status stock={stock} />,
    },
    {
      key: 'quick',
      title: t('admin.products.column.quick'),
      cell: (product) => <QuickAdjust product={product} {...acts} />,
    },
    {
      key: 'actions',
      title: t('admin.actions'),
      cell: (product) => <Actions product={product} {...acts} />,
      align: 'right',
    },
  ]
  return (
    <Card className="overflow-hidden">
      <Table caption={t('app.page.products')} columns={columns} rows={products} keyOf={({ id }) => id} />
    </Card>
  )
}

/** Below 1080px. */
export function ProductCards({ products, ...acts }: ProductListProps) {
  const t = useT()
  return (
    <ul aria-label={t('app.page.products')} className={CARDS}>
      {products.map((product) => (
        <Card as="li" key={product.id} className="grid gap-3 p-4">
          <div className="flex items-start justify-between gap-3 max-[23rem]:flex-wrap">
            <div className="min-w-0">
              <h2 className="font-strong">
                <Name product={product} />
              </h2>
              <p className="mt-1 text-xs text-ink-2">
                {listed(
                  [
                    product.category && categoryName(product.category, t),
                    money(product.priceCents),
                    packText(product),
                  ].filter((text) => text !== null),
                )}
              </p>
            </div>
            <Status stock={product.stock} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <p>
              <Rich id="admin.products.inStock" values={{ stock: product.stock, b: strong, small }} />
            </p>
            <QuickAdjust product={product} {...acts} />
          </div>
          <div className="-mb-2 border-t border-line pt-1">
            <Actions product={product} {...acts} />
          </div>
        </Card>
      ))}
    </ul>
  )
}
