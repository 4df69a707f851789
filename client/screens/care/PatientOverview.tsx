import { getRouteApi } from '@tanstack/react-router'
import type { Condition } from '../../../shared/conditions.ts'
import { verdictText } from '../../../shared/healthText.ts'
import { commas } from '../../../shared/listText.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { ConditionsField } from '../../ui/ConditionsField.tsx'
import { formatCount, formatDay, formatInstant } from '../../ui/format.ts'
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
  const t = useT()
  const profile = trpc.auth.patients.profile.useQuery(
    { patientId },
    { meta: { errorTitle: t('care.profile.failed') } },
  )
  if (!profile.data) return <Skeleton className="h-40 w-full" />
  const { data } = profile
  return (
    <>
      <Facts
        facts={[
          [t('auth.field.email'), data.email],
          [t('account.field.phone'), data.phone],
          [t('account.field.dateOfBirth'), data.dateOfBirth && formatDay(data.dateOfBirth)],
          [t('account.field.address'), data.address],
          [
            t('account.section.emergency'),
            commas(
              t,
              [data.emergencyContactName, data.emergencyContactPhone].filter((part) => part !== null),
            ) || null,
          ],
          [t('care.patients.addedOn'), formatInstant(data.addedAt)],
          [t('account.field.allergies'), data.allergies],
          [t('account.field.currentMedications'), data.currentMedications],
          [t('account.field.medicalHistory'), data.medicalHistory],
        ]}
      />
      <Conditions patientId={patientId} saved={data.conditions} />
    </>
  )
}

/** The patient's conditions, saved with each tick. Patients can change them in their profile too. */
function Conditions({ patientId, saved }: { patientId: string; saved: Condition[] }) {
  const t = useT()
  const utils = trpc.useUtils()
  const { profile } = utils.auth.patients
  const set = trpc.auth.patients.setConditions.useMutation({
    meta: { errorTitle: t('care.conditions.failed') },
    // Optimistic; if the server refuses, the reload reverts the tick.
    onMutate: async ({ conditions }) => {
      await profile.cancel({ patientId })
      profile.setData({ patientId }, (shown) => shown && { ...shown, conditions })
    },
    onSuccess: () => toast.success(t('care.conditions.updated')),
    onSettled: () => profile.invalidate({ patientId }),
  })
  return (
    <div className="mt-5 border-t border-line pt-4">
      <ConditionsField
        value={saved}
        onChange={(conditions) => set.mutate({ patientId, conditions })}
        hint={t('care.conditions.hint')}
      />
    </div>
  )
}

function Health({ patientId }: { patientId: string }) {
  const t = useT()
  const today = useToday()
  const summary = trpc.health.patientSummary.useQuery(
    { patientId, today },
    { meta: { errorTitle: t('care.health.failed') } },
  )
  if (!summary.data) return <Skeleton className="h-24 w-full" />
  const { score, verdict, streak, weekly } = summary.data
  return (
    <Facts
      facts={[
        [t('care.health.score'), t('care.health.scoreIs', { score, verdict: verdictText(verdict, t) })],
        [t('care.health.streak'), formatCount(streak)],
        [t('care.health.sleep'), t('care.health.sleepIs', weekly.sleep)],
        [t('care.health.energy'), t('care.health.energyIs', weekly.energy)],
      ]}
    />
  )
}

export function PatientOverview() {
  const t = useT()
  const { patientId } = route.useParams()
  return (
    <div className="grid gap-6">
      <Section title={t('care.profile.title')}>
        <Profile patientId={patientId} />
      </Section>
      <Section
        title={t('app.page.treatmentPlans')}
        action={
          <LinkButton to="/practitioner/treatment-plans" look="outline">
            {t('app.page.treatmentPlans')}
          </LinkButton>
        }
      >
        <PlanList patientId={patientId} />
      </Section>
      <Section
        title={t('care.health.title')}
        action={
          <LinkButton to="/practitioner/patient-health" search={{ patient: patientId }} look="outline">
            {t('care.health.days')}
          </LinkButton>
        }
      >
        <Health patientId={patientId} />
      </Section>
      <Section
        title={t('app.page.bloodTests')}
        action={
          <LinkButton to="/practitioner/patients/$id/blood-tests" params={{ id: patientId }} look="outline">
            {t('care.results.all')}
          </LinkButton>
        }
      >
        <BloodTestList patientId={patientId} latest={LATEST} />
      </Section>
      <Retests patientId={patientId} />
    </div>
  )
}
