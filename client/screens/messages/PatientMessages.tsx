import { useParams } from '@tanstack/react-router'
import { useSession } from '../../app/session.ts'
import { useMessageTicks } from '../../layout/useMessageTicks.ts'
import { Thread } from './Thread.tsx'

export function PatientMessages() {
  const { patientId } = useParams({ from: '/portal/screens/practitioner/patients/$patientId' })
  const session = useSession()
  useMessageTicks()
  return session && <Thread key={patientId} userId={session.user.id} threadWith={patientId} onPatientPage />
}
