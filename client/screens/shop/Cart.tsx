import turmeric from '../../art/turmeric.svg'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Page } from '../../ui/Page.tsx'

export function Cart() {
  return (
    <Page title="Shopping Cart">
      <Card>
        <Empty
          art={turmeric}
          ground="calendula"
          title="Your cart is empty"
          action={
            <LinkButton to="/products" look="soft">
              Shop Products
            </LinkButton>
          }
        >
          Find what your plan calls for in the shop.
        </Empty>
      </Card>
    </Page>
  )
}
