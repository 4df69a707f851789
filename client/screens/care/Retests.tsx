import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { PatientRetests, PlanRetestDialog } from './PatientRetests.tsx'
import { Section } from './Section.tsx'

export function Retests({ patientId }: { patientId: string }) {
  const [planning, setPlanning] = useState(false)
  return (
    <Section
      title="Retests"
      action={
        <Button look="outline" onClick={() => setPlanning(true)}>
          Plan a retest
        </Button>
      }
    >
      <PatientRetests patientId={patientId} />
      {planning && <PlanRetestDialog patientId={patientId} onClose={() => setPlanning(false)} />}
    </Section>
  )
}
