import { useNavigate, useParams } from '@tanstack/react-router'
import { trpc } from '../../app/trpc.ts'
import { setUnsaved } from '../../app/unsavedInput.ts'
import { useT } from '../../locale/messages.tsx'
import { noteLines } from './noteDraft.ts'
import { Timeline } from './Timeline.tsx'

/** A patient's timeline, whose sentences can be copied into the visit note. */
export function PatientTimeline() {
  const { patientId } = useParams({ from: '/portal/screens/practitioner/patients/$patientId' })
  const profile = trpc.auth.patients.profile.useQuery({ patientId }, { meta: { silent: true } })
  const navigate = useNavigate()
  const t = useT()
  const [name = t('care.patient.unnamed')] = profile.data?.fullName.split(' ') ?? []
  return (
    <Timeline
      patientId={patientId}
      name={name}
      onPutIntoNote={(lines) => {
        setUnsaved(noteLines(patientId), { lines: [...lines] })
        void navigate({ to: '/practitioner/patients/$patientId/note', params: { patientId } })
      }}
    />
  )
}
