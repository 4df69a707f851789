import emptyPlans from '../../art/empty-plans.svg'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Page } from '../../ui/Page.tsx'

/** The practitioner's own plans and the templates. */
export function TreatmentPlans() {
  return (
    <Page title="Treatment Plans" subtitle="Plans you write, and templates to start from.">
      <Card>
        <Empty
          art={emptyPlans}
          ground="leaf"
          title="No Treatment Plans Yet"
          action={
            <LinkButton to="/practitioner/patients" look="soft">
              My Patients
            </LinkButton>
          }
        >
          Plans you write for your patients are listed here, newest first.
        </Empty>
      </Card>
    </Page>
  )
}
