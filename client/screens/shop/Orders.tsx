import type { ReactNode } from 'react'
import { refreshSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import emptyOrders from '../../art/empty-orders.svg'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Page } from '../../ui/Page.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useVisible } from '../../ui/useVisible.ts'
import { OrderCard } from './OrderCard.tsx'

const PAGE = 20

/** The person's own orders, newest first, updated live. */
export function Orders() {
  const visible = useVisible()
  const utils = trpc.useUtils()
  const reload = () => {
    void utils.shop.orders.invalidate()
    void utils.shop.supply.invalidate()
  }
  const orders = trpc.shop.orders.useInfiniteQuery(
    { limit: PAGE },
    {
      getNextPageParam: (page) => (page.at(-1)?.more ? page.at(-1)?.id : undefined),
      meta: { errorTitle: 'Error loading orders' },
    },
  )
  trpc.shop.onChange.useSubscription(undefined, {
    enabled: visible,
    onStarted: reload,
    onData: reload,
    onError: () => void refreshSession(),
  })
  const shown = orders.data?.pages.flat()

  return (
    <Page title="My Orders">
      {orders.isPending && <OrdersSkeleton />}
      {orders.isError && !shown && (
        <LoadError onRetry={() => orders.refetch()}>Your orders could not be loaded.</LoadError>
      )}
      {shown?.length === 0 && (
        <Card>
          <Empty
            art={emptyOrders}
            ground="calendula"
            title="No orders yet"
            action={<LinkButton to="/products">Shop Products</LinkButton>}
          >
            What you order from the shop is listed here with its status.
          </Empty>
        </Card>
      )}
      {shown && shown.length > 0 && (
        <Grid>
          {shown.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </Grid>
      )}
      {orders.hasNextPage && (
        <ShowMore busy={orders.isFetchingNextPage} onMore={() => void orders.fetchNextPage()} />
      )}
    </Page>
  )
}

function Grid({ children }: { children: ReactNode }) {
  return (
    <ul aria-label="Orders" className="grid gap-5 md:grid-cols-2">
      {children}
    </ul>
  )
}

function OrdersSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-5 md:grid-cols-2">
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
