import { getRouteApi } from '@tanstack/react-router'
import { useT } from '../../locale/messages.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { PlanList } from './PlanList.tsx'
import { Section } from './Section.tsx'

const route = getRouteApi('/portal/screens/practitioner/patients/$patientId')

export function PatientPlans() {
  const t = useT()
  const { patientId } = route.useParams()
  return (
    <Section
      title={t('app.page.plans')}
      action={
        <LinkButton to="/practitioner/treatment-plans" look="outline">
          {t('app.page.treatmentPlans')}
        </LinkButton>
      }
    >
      <PlanList patientId={patientId} whole />
    </Section>
  )
}
