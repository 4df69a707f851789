import emptyPatients from '../../art/empty-patients.svg'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Page } from '../../ui/Page.tsx'

/** Thirty days of one patient. */
export function PatientHealth() {
  return (
    <Page title="Patient Health Tracking" subtitle="The last 30 days of the patients in your care.">
      <Card>
        <Empty
          art={emptyPatients}
          ground="water"
          title="No health entries yet"
          action={
            <LinkButton to="/practitioner/patients" look="soft">
              My Patients
            </LinkButton>
          }
        >
          What your patients log each day is summed up here.
        </Empty>
      </Card>
    </Page>
  )
}
