import { useState } from 'react'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { PatientRetests, PlanRetestDialog } from './PatientRetests.tsx'
import { Section } from './Section.tsx'

export function Retests({ patientId }: { patientId: string }) {
  const t = useT()
  const [planning, setPlanning] = useState(false)
  return (
    <Section
      title={t('care.retest.title')}
      action={
        <Button look="outline" onClick={() => setPlanning(true)}>
          {t('care.retest.plan')}
        </Button>
      }
    >
      <PatientRetests patientId={patientId} />
      {planning && <PlanRetestDialog patientId={patientId} onClose={() => setPlanning(false)} />}
    </Section>
  )
}
