import art from '../../art/placeholder.svg'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PageHeading } from '../../ui/Page.tsx'

export function AdminProducts() {
  return (
    <>
      <PageHeading title="Products" subtitle="What is on the shelf, and how much of it" />
      <Card className="mt-6">
        <Empty art={art} ground="water" title="No products yet">
          Supplements of the shop are kept here, with price and stock.
        </Empty>
      </Card>
    </>
  )
}
