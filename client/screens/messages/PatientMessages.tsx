import { useParams } from '@tanstack/react-router'
import { useSession } from '../../app/session.ts'
import { useMessageTicks } from '../../layout/useMessageTicks.ts'
import { Card } from '../../ui/Card.tsx'
import { Thread } from './Thread.tsx'

/** A patient's thread on their page; from 768 px on it fills the rest of the window, so that the composer is in view. */
export function PatientMessages() {
  const { patientId } = useParams({ from: '/portal/screens/practitioner/patients/$patientId' })
  const session = useSession()
  useMessageTicks()
  return (
    session && (
      <Card className="flex h-[calc(100dvh-17rem)] min-h-104 flex-col overflow-hidden md:h-auto md:min-h-80 md:flex-1">
        <Thread key={patientId} userId={session.user.id} threadWith={patientId} onPatientPage />
      </Card>
    )
  )
}
