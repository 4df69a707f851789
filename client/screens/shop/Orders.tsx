import { type ReactNode, useState } from 'react'
import { orderNumber } from '../../../shared/shop.ts'
import { trpc } from '../../app/trpc.ts'
import { useLive } from '../../app/useLive.ts'
import emptyOrders from '../../art/empty-orders.svg'
import { useT } from '../../locale/messages.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { Page } from '../../ui/Page.tsx'
import { nextId, ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { OrderCard } from './OrderCard.tsx'

const PAGE = 20

/** The person's own orders, newest first, updated live. */
export function Orders() {
  const t = useT()
  const utils = trpc.useUtils()
  const reload = () => {
    void utils.shop.orders.invalidate()
    void utils.shop.supply.invalidate()
  }
  const orders = trpc.shop.orders.useInfiniteQuery(
    { limit: PAGE },
    {
      getNextPageParam: nextId,
      meta: { errorTitle: t('shop.orders.failed') },
    },
  )
  useLive(trpc.shop.onChange, reload)
  const shown = orders.data?.pages.flat()
  const [cancelling, setCancelling] = useState<string | null>(null)
  const cancel = trpc.shop.cancelOrder.useMutation({
    onSuccess: (_answer, { orderId }) =>
      toast.success(
        t('shop.order.cancelled.title'),
        t('shop.order.cancelled.text', { number: orderNumber(orderId) }),
      ),
    // Also after a refusal: the clinic may have begun meanwhile.
    onSettled: () => {
      setCancelling(null)
      reload()
    },
    meta: { errorTitle: t('shop.order.cancel.failed') },
  })

  return (
    <Page title={t('shop.orders.title')}>
      <LoadState query={orders} error={t('shop.orders.notLoaded')} loading={<OrdersSkeleton />} />
      {shown?.length === 0 && (
        <EmptyCard
          art={emptyOrders}
          ground="calendula"
          title={t('shop.orders.none.title')}
          action={<LinkButton to="/products">{t('shop.shopProducts')}</LinkButton>}
        >
          {t('shop.orders.none.text')}
        </EmptyCard>
      )}
      {shown && shown.length > 0 && (
        <Grid>
          {shown.map((order) => (
            <OrderCard key={order.id} order={order} onCancel={() => setCancelling(order.id)} />
          ))}
        </Grid>
      )}
      <ShowMorePages of={orders} />
      <AlertDialog
        open={cancelling !== null}
        onClose={() => setCancelling(null)}
        title={t('shop.order.cancel.title')}
        description={cancelling && t('shop.order.cancel.text', { number: orderNumber(cancelling) })}
        action={t('shop.order.cancel')}
        cancel={t('shop.order.cancel.keep')}
        busy={cancel.isPending}
        onConfirm={() => cancelling && cancel.mutate({ orderId: cancelling })}
      />
    </Page>
  )
}

function Grid({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <ul aria-label={t('shop.orders.list')} className="grid gap-5 md:grid-cols-2">
      {children}
    </ul>
  )
}

function OrdersSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('app.loading')} className="grid gap-5 md:grid-cols-2">
      {['first', 'second'].map((key) => (
        <Card key={key} className="grid gap-5 p-6">
          <Skeleton className="h-7 w-44" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-6 w-full" />
        </Card>
      ))}
    </div>
  )
}
