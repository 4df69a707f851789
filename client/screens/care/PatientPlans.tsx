import { getRouteApi } from '@tanstack/react-router'
import { LinkButton } from '../../ui/Button.tsx'
import { PlanList } from './PlanList.tsx'
import { Section } from './Section.tsx'

const route = getRouteApi('/portal/screens/practitioner/patients/$patientId')

export function PatientPlans() {
  const { patientId } = route.useParams()
  return (
    <Section
      title="Plans"
      action={
        <LinkButton to="/practitioner/treatment-plans" look="outline">
          Treatment Plans
        </LinkButton>
      }
    >
      <PlanList patientId={patientId} whole />
    </Section>
  )
}
