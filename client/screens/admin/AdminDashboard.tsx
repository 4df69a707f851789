import art from '../../art/rhodiola.svg'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PageHeading } from '../../ui/Page.tsx'

export function AdminDashboard() {
  return (
    <>
      <PageHeading title="Dashboard" />
      <Card className="mt-6">
        <Empty art={art} ground="blossom" title="No figures yet">
          The clinic's figures are summed up here: users, plans, credits and the latest transactions.
        </Empty>
      </Card>
    </>
  )
}
