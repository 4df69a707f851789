import { getRouteApi } from '@tanstack/react-router'
import { useT } from '../../locale/messages.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { BloodTestList } from './BloodTestList.tsx'
import { ElsewhereOfPatient } from './ElsewhereOfPatient.tsx'
import { Retests } from './Retests.tsx'
import { Section } from './Section.tsx'

const route = getRouteApi('/portal/screens/practitioner/patients/$patientId')

export function PatientResults() {
  const t = useT()
  const { patientId } = route.useParams()
  return (
    <div className="grid gap-6">
      <Section
        title={t('app.page.results')}
        action={
          <LinkButton to="/practitioner/patients/$id/blood-tests" params={{ id: patientId }} look="outline">
            {t('care.results.trends')}
          </LinkButton>
        }
      >
        <BloodTestList patientId={patientId} />
      </Section>
      <Retests patientId={patientId} />
      <ElsewhereOfPatient patientId={patientId} />
    </div>
  )
}
