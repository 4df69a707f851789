import { getRouteApi } from '@tanstack/react-router'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { BloodTestList } from './BloodTestList.tsx'

const route = getRouteApi('/portal/screens/practitioner/patients/$patientId')

/** The tab Results of a patient's page: every blood test, and the way to its values and trends. */
export function PatientResults() {
  const { patientId } = route.useParams()
  return (
    <Card as="section" className="p-5 md:p-7">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-xl font-title">Results</h2>
        <LinkButton to="/practitioner/patients/$id/blood-tests" params={{ id: patientId }} look="outline">
          Values and trends
        </LinkButton>
      </div>
      <BloodTestList patientId={patientId} />
    </Card>
  )
}
