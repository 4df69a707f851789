import { getRouteApi } from '@tanstack/react-router'
import { LinkButton } from '../../ui/Button.tsx'
import { BloodTestList } from './BloodTestList.tsx'
import { Retests } from './Retests.tsx'
import { Section } from './Section.tsx'

const route = getRouteApi('/portal/screens/practitioner/patients/$patientId')

export function PatientResults() {
  const { patientId } = route.useParams()
  return (
    <div className="grid gap-6">
      <Section
        title="Results"
        action={
          <LinkButton to="/practitioner/patients/$id/blood-tests" params={{ id: patientId }} look="outline">
            Values and trends
          </LinkButton>
        }
      >
        <BloodTestList patientId={patientId} />
      </Section>
      <Retests patientId={patientId} />
    </div>
  )
}
