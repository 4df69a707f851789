import emptyPatients from '../../art/empty-patients.svg'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Page } from '../../ui/Page.tsx'

/** The patients whom the clinic has linked to the practitioner. */
export function Patients() {
  return (
    <Page title="My Patients" subtitle="The people in your care.">
      <Card>
        <Empty art={emptyPatients} ground="water" title="No patients yet">
          Patients appear here once the clinic has linked them to you.
        </Empty>
      </Card>
    </Page>
  )
}
