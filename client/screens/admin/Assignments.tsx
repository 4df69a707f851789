import art from '../../art/empty-patients.svg'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PageHeading } from '../../ui/Page.tsx'

export function Assignments() {
  return (
    <>
      <PageHeading title="Practitioner-Patients" subtitle="Who cares for whom" />
      <Card className="mt-6">
        <Empty art={art} ground="leaf" title="No assignments yet">
          Practitioners see the patients who are linked to them here, and nobody else.
        </Empty>
      </Card>
    </>
  )
}
