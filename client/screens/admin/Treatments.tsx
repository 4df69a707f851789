import art from '../../art/empty-plans.svg'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PageHeading } from '../../ui/Page.tsx'

export function Treatments() {
  return (
    <>
      <PageHeading title="Treatments" subtitle="All treatment plans of the clinic" />
      <Card className="mt-6">
        <Empty art={art} ground="leaf" title="No Treatment Plans Yet">
          Plans that practitioners write are listed here, with the patient they are for.
        </Empty>
      </Card>
    </>
  )
}
