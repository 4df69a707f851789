import { useParams } from '@tanstack/react-router'
import { useSession } from '../../app/session.ts'
import { useMessageTicks } from '../../layout/useMessageTicks.ts'
import { Card } from '../../ui/Card.tsx'
import { Thread } from './Thread.tsx'

export function PatientMessages() {
  const { patientId } = useParams({ from: '/portal/screens/practitioner/patients/$patientId' })
  const session = useSession()
  useMessageTicks()
  return (
    session && (
      <Card className="flex h-[calc(100dvh-17rem)] min-h-104 flex-col overflow-hidden">
        <Thread key={patientId} userId={session.user.id} threadWith={patientId} onPatientPage />
      </Card>
    )
  )
}
