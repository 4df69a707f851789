import { getRouteApi } from '@tanstack/react-router'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PlanList } from './PlanList.tsx'

const route = getRouteApi('/portal/screens/practitioner/patients/$patientId')

/** The tab Plans of a patient's page: every plan with its schedule, and what it said before. */
export function PatientPlans() {
  const { patientId } = route.useParams()
  return (
    <Card as="section" className="p-5 md:p-7">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-xl font-title">Plans</h2>
        <LinkButton to="/practitioner/treatment-plans" look="outline">
          Treatment Plans
        </LinkButton>
      </div>
      <PlanList patientId={patientId} whole />
    </Card>
  )
}
