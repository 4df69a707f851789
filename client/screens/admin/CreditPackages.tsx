import art from '../../art/valerian.svg'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PageHeading } from '../../ui/Page.tsx'

export function CreditPackages() {
  return (
    <>
      <PageHeading title="Credit Packages" subtitle="Manage available credit packages for purchase" />
      <Card className="mt-6">
        <Empty art={art} ground="honey" title="No packages yet">
          Packages that you offer at the front desk are kept here.
        </Empty>
      </Card>
    </>
  )
}
