import art from '../../art/empty-patients.svg'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PageHeading } from '../../ui/Page.tsx'

export function Users() {
  return (
    <>
      <PageHeading title="User Management" subtitle="Manage user roles and permissions" />
      <Card className="mt-6">
        <Empty art={art} ground="water" title="No users to show">
          Everybody with an account is listed here, with the role that you give them.
        </Empty>
      </Card>
    </>
  )
}
