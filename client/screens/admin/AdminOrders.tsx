import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { ORDER_STATUSES, type OrderStatus, orderNumber } from '../../../shared/shop.ts'
import { trpc } from '../../app/trpc.ts'
import emptyOrders from '../../art/empty-orders.svg'
import { useT } from '../../locale/messages.tsx'
import { useCards } from '../../ui/breakpoints.ts'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import { ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { toast } from '../../ui/toast.ts'
import { CsvButton } from './CsvButton.tsx'
import { type Order, OrderCards, OrderTable } from './OrderList.tsx'
import { useInventoryChanged } from './products.ts'

const route = getRouteApi('/admin/orders')

/** Reload interval while the tab is visible: orders arrive at any time. Milliseconds. */
const RELOAD_EVERY = 30_000

const STATUS_CHOICES = ['all', ...ORDER_STATUSES] as const

export function AdminOrders() {
  const t = useT()
  const { q = '', status: chosen } = route.useSearch()
  const status = ORDER_STATUSES.find((known) => known === chosen)
  const navigate = route.useNavigate()
  const cards = useCards()
  const [cancelling, setCancelling] = useState<Order | null>(null)
  const utils = trpc.useUtils()
  const inventoryChanged = useInventoryChanged()

  const filters = { search: q || undefined, status }
  const orders = trpc.admin.orders.list.useInfiniteQuery(filters, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: RELOAD_EVERY,
    meta: { errorTitle: t('admin.orders.failedTitle') },
  })
  const move = trpc.admin.orders.setStatus.useMutation({
    onSuccess: (_answer, { orderId, status: to }) =>
      toast.success(
        t('admin.orders.updated.title'),
        t('admin.orders.updated.text', { number: orderNumber(orderId), status: to }),
      ),
    // Also after an error: someone else may have changed the order.
    onSettled: async () => {
      setCancelling(null)
      await Promise.all([utils.admin.orders.invalidate(), inventoryChanged()])
    },
  })

  const pay = trpc.admin.orders.setPayment.useMutation({
    onSuccess: (_answer, { orderId, payment }) =>
      toast.success(
        t('admin.orders.paid.title'),
        t('admin.orders.paid.text', { number: orderNumber(orderId), payment }),
      ),
    onSettled: () => utils.admin.orders.invalidate(),
    meta: { errorTitle: t('admin.orders.paid.failed') },
  })

  const filter = (to: { q: string; status: OrderStatus | undefined }) =>
    void navigate({
      search: { ...(to.q && { q: to.q }), ...(to.status && { status: to.status }) },
      replace: true,
      resetScroll: false,
    })
  const step = (order: Order, to: OrderStatus) =>
    to === 'cancelled' ? setCancelling(order) : move.mutate({ orderId: order.id, status: to })
  const rows = orders.data?.pages.flatMap((page) => page.rows)
  const List = cards ? OrderCards : OrderTable

  return (
    <>
      <PageHeading
        title={t('app.page.orders')}
        subtitle={t('admin.orders.subtitle')}
        action={<CsvButton kind="orders" filters={filters} />}
      />
      <div className="mt-6 mb-4 flex flex-wrap gap-3">
        <search aria-label={t('app.page.orders')} className="min-w-56 flex-1 md:max-w-80">
          <SearchField
            label={t('admin.orders.search')}
            value={q}
            onChange={(text) => filter({ q: text, status })}
          />
        </search>
        <div className="w-52 max-md:flex-1">
          <Select
            aria-label={t('admin.orders.status')}
            value={status ?? 'all'}
            onChange={(value) => filter({ q, status: value === 'all' ? undefined : value })}
            options={STATUS_CHOICES.map((value) => ({ value, label: t(`admin.orders.filter.${value}`) }))}
            placeholder={t('admin.orders.filter.all')}
          />
        </div>
      </div>
      <LoadState
        query={orders}
        error={t('admin.orders.failed')}
        loading={<Skeletons bars={['h-80 rounded-lg']} />}
      />
      {rows?.length === 0 && (
        <EmptyCard
          art={emptyOrders}
          ground="calendula"
          title={t(q || status ? 'admin.orders.noneFound.title' : 'admin.orders.none.title')}
        >
          {t(q || status ? 'admin.orders.noneFound.text' : 'admin.orders.none.text')}
        </EmptyCard>
      )}
      {rows && rows.length > 0 && (
        <List
          orders={rows}
          moving={move.isPending ? move.variables.orderId : null}
          onStep={step}
          onPayment={({ id }, payment) => pay.mutate({ orderId: id, payment })}
        />
      )}
      <ShowMorePages of={orders} />
      <AlertDialog
        open={cancelling !== null}
        onClose={() => setCancelling(null)}
        title={t('admin.orders.cancel.title')}
        description={
          cancelling &&
          t('admin.orders.cancel.text', {
            number: orderNumber(cancelling.id),
            buyer: cancelling.buyer.fullName,
          })
        }
        action={t('admin.orders.cancel.action')}
        cancel={t('admin.orders.cancel.keep')}
        busy={move.isPending}
        onConfirm={() => cancelling && move.mutate({ orderId: cancelling.id, status: 'cancelled' })}
      />
    </>
  )
}
