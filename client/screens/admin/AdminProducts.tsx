import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import placeholder from '../../art/placeholder.svg'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { ShowMore, useVisibleCount } from '../../ui/ShowMore.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { AdjustStock } from './AdjustStock.tsx'
import { useCards } from './breakpoints.ts'
import { ProductForm } from './ProductForm.tsx'
import { ProductCards, ProductTable } from './ProductList.tsx'
import { inBand, type Product, useInventory, useInventoryChanged, useQuickAdjust } from './products.ts'
import { StockLedger } from './StockLedger.tsx'

const route = getRouteApi('/admin/products')

/** Rows drawn at first; more follow as the list is scrolled. */
const STEP = 50
/** How many products are named beside their count. */
const NAMED = 2

type Task = { kind: 'create' } | { kind: 'edit' | 'adjust' | 'ledger' | 'delete'; product: Product }

/** Products and inventory: counts, prices and stock, and dialogs to change them. */
export function AdminProducts() {
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const cards = useCards()
  const inventory = useInventory()
  const quick = useQuickAdjust()
  const [task, setTask] = useState<Task | null>(null)
  const [shown, more] = useVisibleCount(`inventory ${q}`, STEP)

  const all = inventory.data
  const wanted = q.trim().toLowerCase()
  const found = all?.filter(({ name, category }) =>
    `${name}\n${category ?? ''}`.toLowerCase().includes(wanted),
  )
  const acts = {
    onQuick: (product: Product, delta: 1 | -1) => quick.mutate({ productId: product.id, delta }),
    onTask: (kind: 'edit' | 'adjust' | 'ledger' | 'delete', product: Product) => setTask({ kind, product }),
  }
  const done = () => setTask(null)
  const List = cards ? ProductCards : ProductTable

  return (
    <>
      <PageHeading
        title="Products"
        subtitle={all && summary(all)}
        action={
          <Button onClick={() => setTask({ kind: 'create' })}>
            <Plus size={20} />
            Add Product
          </Button>
        }
      />
      {all && <Counts products={all} />}
      {inventory.isPending && <InventorySkeleton />}
      {inventory.isError && !all && (
        <Card className="mt-6 flex flex-col items-center gap-4 p-10 text-center">
          <p>The products could not be loaded.</p>
          <Button look="outline" onClick={() => inventory.refetch()}>
            Try again
          </Button>
        </Card>
      )}
      {all?.length === 0 && (
        <Card className="mt-5">
          <Empty art={placeholder} ground="water" title="No products yet">
            The supplements of the shop are listed here, with price and stock.
          </Empty>
        </Card>
      )}
      {all && all.length > 0 && (
        <search aria-label="Products" className="mt-5 block md:max-w-80">
          <SearchField
            label="Search products"
            value={q}
            onChange={(text) =>
              void navigate({ search: text ? { q: text } : {}, replace: true, resetScroll: false })
            }
          />
        </search>
      )}
      {found && all && all.length > 0 && (
        <div className="mt-4">
          {found.length > 0 ? (
            <List products={found.slice(0, shown)} {...acts} />
          ) : (
            <Card>
              <Empty art={placeholder} ground="water" title="No products found">
                No product name or category contains this text.
              </Empty>
            </Card>
          )}
          {found.length > shown && <ShowMore auto onMore={more} />}
        </div>
      )}
      {task?.kind === 'create' && <ProductForm categories={categoriesOf(all)} onClose={done} />}
      {task?.kind === 'edit' && (
        <ProductForm product={task.product} categories={categoriesOf(all)} onClose={done} />
      )}
      {task?.kind === 'adjust' && (
        <AdjustStock product={all?.find(({ id }) => id === task.product.id) ?? task.product} onClose={done} />
      )}
      {task?.kind === 'ledger' && <StockLedger product={task.product} onClose={done} />}
      <DeleteProduct product={task?.kind === 'delete' ? task.product : null} onClose={done} />
    </>
  )
}

const categoriesOf = (products: Product[] | undefined) => [
  ...new Set(products?.flatMap(({ category }) => category ?? [])),
]

function summary(products: Product[]) {
  const low = inBand(products, 'Low Stock').length
  const out = inBand(products, 'Out of Stock').length
  return `${products.length} ${products.length === 1 ? 'product' : 'products'}, ${low} low on stock, ${out} out of stock`
}

function Counts({ products }: { products: Product[] }) {
  return (
    <Card as="section" aria-label="Stock at a glance" className="mt-6">
      <dl className="grid grid-cols-3">
        <Count title="Total Products" count={products.length} />
        <Count title="Low Stock" count={inBand(products, 'Low Stock').length} colour="text-warning">
          {names(inBand(products, 'Low Stock'))}
        </Count>
        <Count title="Out of Stock" count={inBand(products, 'Out of Stock').length} colour="text-danger">
          {names(inBand(products, 'Out of Stock'))}
        </Count>
      </dl>
    </Card>
  )
}

function names(products: Product[]) {
  const named = products.slice(0, NAMED).map(({ name }) => name)
  const others = products.length - named.length
  return others > 0 ? `${named.join(', ')} +${others}` : named.join(', ')
}

type CountProps = { title: string; count: number; colour?: string; children?: ReactNode }

function Count({ title, count, colour = '', children }: CountProps) {
  return (
    <div className="min-w-0 border-line px-4 py-3.5 not-first:border-l md:px-5">
      <dt className="text-xs text-ink-2">{title}</dt>
      <dd className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className={`text-xl font-figure ${count > 0 ? colour : ''}`}>{count}</span>
        {children && <span className="min-w-0 text-xs text-ink-2 max-md:hidden">{children}</span>}
      </dd>
    </div>
  )
}

function InventorySkeleton() {
  return (
    <div role="status" aria-label="Loading" className="mt-6 grid gap-5">
      <Skeleton className="h-22 rounded-lg" />
      <Skeleton className="h-11 max-w-80" />
      <Skeleton className="h-80 rounded-lg" />
    </div>
  )
}

function DeleteProduct({ product, onClose }: { product: Product | null; onClose: () => void }) {
  const changed = useInventoryChanged()
  const remove = trpc.admin.products.delete.useMutation({
    onSuccess: () => toast.success('Product deleted'),
    onSettled: async () => {
      await changed()
      onClose()
    },
  })
  return (
    <AlertDialog
      open={product !== null}
      onClose={onClose}
      title="Are you sure?"
      description="This will permanently delete this product. This action cannot be undone."
      action="Delete"
      busy={remove.isPending}
      onConfirm={() => product && remove.mutate({ productId: product.id })}
    />
  )
}
