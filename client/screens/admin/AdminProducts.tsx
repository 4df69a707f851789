import { getRouteApi } from '@tanstack/react-router'
import { Download, FileUp, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { categoryName } from '../../../shared/categories.ts'
import { isFoundIn } from '../../../shared/text.ts'
import { trpc } from '../../app/trpc.ts'
import placeholder from '../../art/placeholder.svg'
import { downloadCsv } from '../../lib/download.ts'
import { useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { useCards } from '../../ui/breakpoints.ts'
import { Card } from '../../ui/Card.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { report } from '../../ui/failures.ts'
import { textOrder } from '../../ui/format.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { ShowMore, useVisibleCount } from '../../ui/ShowMore.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AdjustStock } from './AdjustStock.tsx'
import { CsvButton } from './CsvButton.tsx'
import { Figure, Figures, names } from './Figures.tsx'
import { ProductForm } from './ProductForm.tsx'
import { ProductCards, ProductTable } from './ProductList.tsx'
import {
  inBand,
  type Product,
  useForecast,
  useInventory,
  useInventoryChanged,
  useQuickAdjust,
} from './products.ts'
import { StockLedger } from './StockLedger.tsx'

const Forecast = lazy(async () => ({ default: (await import('./Forecast.tsx')).Forecast }))

const route = getRouteApi('/admin/products')

/** Rows drawn at first; more follow on scrolling. */
const STEP = 50

type Task = { kind: 'create' } | { kind: 'edit' | 'adjust' | 'ledger' | 'delete'; product: Product }

export function AdminProducts() {
  const t = useT()
  const { q = '', tab: tabParam } = route.useSearch()
  const tab = tabParam === 'forecast' ? 'forecast' : 'products'
  const navigate = route.useNavigate()
  const cards = useCards()
  const inventory = useInventory()
  const forecast = useForecast(tab === 'forecast')
  const quick = useQuickAdjust()
  const [task, setTask] = useState<Task | null>(null)
  const [changed, setChanged] = useState<Record<string, number>>({})
  const [shown, more] = useVisibleCount(`inventory ${q}`, STEP)

  const all = inventory.data
  const found = all?.filter(({ name, category }) =>
    isFoundIn(`${name}\n${category ?? ''}\n${categoryName(category ?? '', t)}`, q),
  )
  const needed = all && forecast.data && { ...forecast.data, products: all, search: q, changed }
  const acts = {
    onQuick: (product: Product, delta: 1 | -1) => quick.mutate({ productId: product.id, delta }),
    onTask: (kind: 'edit' | 'adjust' | 'ledger' | 'delete', product: Product) => setTask({ kind, product }),
  }
  const done = () => setTask(null)
  const List = cards ? ProductCards : ProductTable
  const search = (text: string) =>
    void navigate({
      search: ({ q: _q, ...rest }) => ({ ...rest, ...(text && { q: text }) }),
      replace: true,
      resetScroll: false,
    })
  const save = async () => {
    try {
      const { forecastCsv } = await import('./forecastCsv.ts')
      if (needed) downloadCsv(t('admin.forecast.csv.file'), forecastCsv(needed, t))
    } catch (error) {
      report(error)
    }
  }

  const products = (
    <>
      {all && <Counts products={all} />}
      <LoadState query={inventory} error={t('admin.products.failed')} loading={<ListSkeleton />} />
      {all?.length === 0 && (
        <Card className="mt-5">
          <Empty art={placeholder} ground="water" title={t('admin.products.none.title')}>
            {t('admin.products.none.text')}
          </Empty>
        </Card>
      )}
      {all && all.length > 0 && (
        <search aria-label={t('app.page.products')} className="mt-5 block md:max-w-80">
          <SearchField label={t('admin.products.search')} value={q} onChange={search} />
        </search>
      )}
      {found && all && all.length > 0 && (
        <div className="mt-4">
          {found.length > 0 ? (
            <List products={found.slice(0, shown)} {...acts} />
          ) : (
            <EmptyCard art={placeholder} ground="water" title={t('admin.products.noneFound.title')}>
              {t('admin.products.noneFound.text')}
            </EmptyCard>
          )}
          {found.length > shown && <ShowMore auto onMore={more} />}
        </div>
      )}
    </>
  )
  const failed = [inventory, forecast].filter(({ isError, data }) => isError && !data)
  const needs = (
    <>
      {!needed && failed.length === 0 && <ListSkeleton />}
      {!needed && failed.length > 0 && (
        <LoadError onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}>
          {t('admin.forecast.failed')}
        </LoadError>
      )}
      {needed && (
        <Suspense fallback={<ListSkeleton />}>
          <Forecast
            forecast={needed}
            at={forecast.dataUpdatedAt}
            onSearch={search}
            onOrder={(productId, packs) => setChanged((orders) => ({ ...orders, [productId]: packs }))}
          />
        </Suspense>
      )}
    </>
  )

  return (
    <>
      <PageHeading
        title={t('app.page.products')}
        subtitle={
          <span className={all ? '' : 'invisible'}>
            {t('admin.products.summary', {
              count: all?.length ?? 0,
              low: inBand(all ?? [], 'low').length,
              out: inBand(all ?? [], 'out').length,
            })}
          </span>
        }
        action={
          tab === 'forecast' ? (
            <Button disabled={!needed} onClick={save}>
              <Download size={20} />
              {t('admin.forecast.download')}
            </Button>
          ) : (
            <div className="flex flex-wrap gap-3">
              <LinkButton look="outline" to="/admin/import" search={{ kind: 'products' }}>
                <FileUp size={18} aria-hidden />
                {t('admin.import')}
              </LinkButton>
              {found?.length !== 0 && <CsvButton kind="products" filters={{ search: q }} />}
              <Button onClick={() => setTask({ kind: 'create' })}>
                <Plus size={20} />
                {t('admin.products.add')}
              </Button>
            </div>
          )
        }
      />
      <div className="mt-6">
        <Tabs
          label={t('app.page.products')}
          value={tab}
          onChange={(next) =>
            void navigate({
              search: { ...(q && { q }), ...(next === 'forecast' && { tab: next }) },
              resetScroll: false,
            })
          }
          tabs={[
            { value: 'products', title: t('app.page.products'), panel: products },
            { value: 'forecast', title: t('admin.forecast.title'), panel: needs },
          ]}
        />
      </div>
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

const categoriesOf = (products: Product[] | undefined) =>
  [...new Set(products?.flatMap(({ category }) => category ?? []))].sort(textOrder())

function Counts({ products }: { products: Product[] }) {
  const t = useT()
  const [low, out] = [inBand(products, 'low'), inBand(products, 'out')]
  return (
    <Figures label={t('admin.products.glance')}>
      <Figure title={t('admin.products.total')} count={products.length} />
      <Figure title={t('shop.band.low')} count={low.length} colour="text-warning">
        <span className="max-md:hidden">{names(low, t)}</span>
      </Figure>
      <Figure title={t('shop.band.out')} count={out.length} colour="text-danger">
        <span className="max-md:hidden">{names(out, t)}</span>
      </Figure>
    </Figures>
  )
}

function ListSkeleton() {
  return <Skeletons className="grid gap-5" bars={['h-22 rounded-lg', 'h-11 max-w-80', 'h-80 rounded-lg']} />
}

function DeleteProduct({ product, onClose }: { product: Product | null; onClose: () => void }) {
  const t = useT()
  const changed = useInventoryChanged()
  const remove = trpc.admin.products.delete.useMutation({
    meta: { success: [t('admin.products.deleted')] },
    onSettled: async () => {
      await changed()
      onClose()
    },
  })
  return (
    <AlertDialog
      open={product !== null}
      onClose={onClose}
      title={t('admin.products.delete.title')}
      description={t('admin.products.delete.text')}
      action={t('admin.delete')}
      busy={remove.isPending}
      onConfirm={() => product && remove.mutate({ productId: product.id })}
    />
  )
}
