import { useParams } from '@tanstack/react-router'
import { trpc } from '../../app/trpc.ts'
import { Page } from '../../ui/Page.tsx'
import { PageSkeleton } from '../../ui/Skeleton.tsx'
import { Timeline } from './Timeline.tsx'

/** The timeline of one patient in the practitioner's care. */
export function PatientTimeline() {
  const { patientId } = useParams({ from: '/portal/screens/practitioner/patients/$patientId/timeline' })
  const patients = trpc.auth.patients.list.useQuery(undefined, {
    meta: { errorTitle: 'Failed to load patients' },
  })
  if (patients.isPending) return <PageSkeleton />
  const patient = patients.data?.find(({ id }) => id === patientId)
  if (!patient)
    return (
      <Page title="Patient">
        <p className="text-ink-2">There is no such patient in your care.</p>
      </Page>
    )
  return (
    <Page title={patient.fullName}>
      <Timeline patientId={patientId} name={patient.fullName.split(' ')[0] ?? patient.fullName} />
    </Page>
  )
}
