import { getRouteApi } from '@tanstack/react-router'
import type { Condition } from '../../../shared/auth.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { ConditionsField } from '../../ui/ConditionsField.tsx'
import { formatAverage, formatDay, formatInstant } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { BloodTestList } from './BloodTestList.tsx'
import { PlanList } from './PlanList.tsx'
import { Retests } from './Retests.tsx'
import { Section } from './Section.tsx'

/** Blood tests shown, critical ones first; a link leads to all of them. */
const LATEST = 3

const route = getRouteApi('/portal/screens/practitioner/patients/$patientId')

type Fact = [name: string, text: string | null]

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt className="text-xs text-ink-3">{name}</dt>
          <dd className="text-base break-words whitespace-pre-line">{text ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

function Profile({ patientId }: { patientId: string }) {
  const profile = trpc.auth.patients.profile.useQuery(
    { patientId },
    { meta: { errorTitle: 'Error loading profile' } },
  )
  if (!profile.data) return <Skeleton className="h-40 w-full" />
  const { data } = profile
  return (
    <>
      <Facts
        facts={[
          ['Email', data.email],
          ['Phone', data.phone],
          ['Date of Birth', data.dateOfBirth && formatDay(data.dateOfBirth)],
          ['Address', data.address],
          [
            'Emergency Contact',
            [data.emergencyContactName, data.emergencyContactPhone].filter(Boolean).join(', ') || null,
          ],
          ['Added On', formatInstant(data.addedAt)],
          ['Allergies', data.allergies],
          ['Current Medications', data.currentMedications],
          ['Medical History', data.medicalHistory],
        ]}
      />
      <Conditions patientId={patientId} saved={data.conditions} />
    </>
  )
}

/** The patient's conditions, saved with each tick. Patients can change them in their profile too. */
function Conditions({ patientId, saved }: { patientId: string; saved: Condition[] }) {
  const utils = trpc.useUtils()
  const { profile } = utils.auth.patients
  const set = trpc.auth.patients.setConditions.useMutation({
    meta: { errorTitle: 'Error updating conditions' },
    // Optimistic; if the server refuses, the reload reverts the tick.
    onMutate: async ({ conditions }) => {
      await profile.cancel({ patientId })
      profile.setData({ patientId }, (shown) => shown && { ...shown, conditions })
    },
    onSuccess: () => toast.success('Conditions updated'),
    onSettled: () => profile.invalidate({ patientId }),
  })
  return (
    <div className="mt-5 border-t border-line pt-4">
      <ConditionsField
        value={saved}
        onChange={(conditions) => set.mutate({ patientId, conditions })}
        hint="The safety check compares plans with them. The patient sees them too."
      />
    </div>
  )
}

function Health({ patientId }: { patientId: string }) {
  const today = useToday()
  const summary = trpc.health.patientSummary.useQuery(
    { patientId, today },
    { meta: { errorTitle: 'Error loading entries' } },
  )
  if (!summary.data) return <Skeleton className="h-24 w-full" />
  const { score, verdict, streak, weekly } = summary.data
  return (
    <Facts
      facts={[
        ['Health score', `${score} out of 100, ${verdict}`],
        ['Day streak', `${streak}`],
        [
          'Sleep, average of the latest 7 entries',
          `${formatAverage(weekly.sleep.average)}, goal ${weekly.sleep.goal} hours`,
        ],
        [
          'Energy, average of the latest 7 entries',
          `${formatAverage(weekly.energy.average)}, goal ${weekly.energy.goal} of 10`,
        ],
      ]}
    />
  )
}

export function PatientOverview() {
  const { patientId } = route.useParams()
  return (
    <div className="grid gap-6">
      <Section title="Profile">
        <Profile patientId={patientId} />
      </Section>
      <Section
        title="Treatment Plans"
        action={
          <LinkButton to="/practitioner/treatment-plans" look="outline">
            Treatment Plans
          </LinkButton>
        }
      >
        <PlanList patientId={patientId} />
      </Section>
      <Section
        title="Health"
        action={
          <LinkButton to="/practitioner/patient-health" search={{ patient: patientId }} look="outline">
            Last 30 days
          </LinkButton>
        }
      >
        <Health patientId={patientId} />
      </Section>
      <Section
        title="Blood Tests"
        action={
          <LinkButton to="/practitioner/patients/$id/blood-tests" params={{ id: patientId }} look="outline">
            All blood tests
          </LinkButton>
        }
      >
        <BloodTestList patientId={patientId} latest={LATEST} />
      </Section>
      <Retests patientId={patientId} />
    </div>
  )
}
