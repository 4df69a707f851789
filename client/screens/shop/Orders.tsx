import emptyOrders from '../../art/empty-orders.svg'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Page } from '../../ui/Page.tsx'

export function Orders() {
  return (
    <Page title="My Orders">
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
    </Page>
  )
}
