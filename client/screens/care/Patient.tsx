import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, Download, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Condition } from '../../../shared/auth.ts'
import type { BloodTestStatus } from '../../../shared/bloodTests.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConditionsField } from '../../ui/ConditionsField.tsx'
import { formatAverage, formatDay, formatInstant } from '../../ui/format.ts'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { VersionsLink } from '../../ui/VersionsLink.tsx'

function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" className="p-5 md:p-7">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-xl font-title">{title}</h2>
        {action}
      </div>
      {children}
    </Card>
  )
}

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
      {data.allergies && (
        <p className="mb-5 flex gap-3 rounded-md bg-danger-soft p-4 text-base text-on-danger-soft">
          <TriangleAlert size={20} className="mt-0.5 shrink-0" />
          <span className="min-w-0 break-words whitespace-pre-line">
            <span className="font-strong">Allergies:</span> {data.allergies}
          </span>
        </p>
      )}
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
          ...(data.allergies ? [] : [['Allergies', null] satisfies Fact]),
          ['Current Medications', data.currentMedications],
          ['Medical History', data.medicalHistory],
        ]}
      />
      <Conditions patientId={patientId} saved={data.conditions} />
    </>
  )
}

/** The patient's conditions, saved with each tick. Patients see and may change them in their own profile. */
function Conditions({ patientId, saved }: { patientId: string; saved: Condition[] }) {
  const utils = trpc.useUtils()
  const { profile } = utils.auth.patients
  const set = trpc.auth.patients.setConditions.useMutation({
    meta: { errorTitle: 'Error updating conditions' },
    // The tick shows at once; if the server refuses it, the reload reverts it.
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

function Plans({ patientId }: { patientId: string }) {
  const plans = trpc.plans.ofPatient.useQuery(
    { patientId },
    { meta: { errorTitle: 'Error loading treatment plans' } },
  )
  if (!plans.data) return <Skeleton className="h-24 w-full" />
  if (plans.data.length === 0) return <p className="text-ink-2">No Treatment Plans Yet</p>
  return (
    <ul>
      {plans.data.map((plan) => (
        <li key={plan.id} className="border-t border-line pt-3 pb-1">
          <p className="flex flex-wrap items-center justify-between gap-3">
            <span className="font-strong">{plan.title}</span>
            <Badge tone="success">Active</Badge>
          </p>
          <p className="text-xs text-ink-3">
            {plan.author}, {formatInstant(plan.createdAt)}
          </p>
          {plan.description && (
            <p className="mt-1 line-clamp-2 max-w-measure text-sm text-ink-2">{plan.description}</p>
          )}
          {plan.medications && <p className="mt-1 text-sm">{plan.medications.join(', ')}</p>}
          <p className="flex flex-wrap gap-x-6">
            <a
              href={`/api/plans/${plan.id}/plan.pdf`}
              download
              className={`${buttonClass('plain', 'tight')} -ml-3`}
            >
              <Download size={18} />
              Download PDF<span className="sr-only"> of {plan.title}</span>
            </a>
            <VersionsLink plan={plan} />
          </p>
        </li>
      ))}
    </ul>
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

/** How many blood tests are shown; a link leads to all of them. */
const LATEST = 3

const STATUS_LABELS = {
  pending: 'Pending',
  analyzing: 'Analyzing',
  completed: 'Completed',
  failed: 'Failed',
} satisfies Record<BloodTestStatus, string>

function BloodTests({ patientId }: { patientId: string }) {
  const list = trpc.bloodTests.ofPatient.useQuery(
    { patientId },
    { meta: { errorTitle: 'Failed to load blood test results' } },
  )
  if (!list.data) return <Skeleton className="h-24 w-full" />
  const { tests } = list.data
  if (tests.length === 0) return <p className="text-ink-2">No blood tests yet</p>
  return (
    <ul>
      {tests.slice(0, LATEST).map(({ id, collectedOn, createdAt, fileName, status, markers }) => {
        const outside = markers.filter(
          ({ flag, plausible }) => plausible && (flag === 'low' || flag === 'high'),
        )
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2"
          >
            <div className="min-w-0">
              <Link
                to="/practitioner/patients/$id/blood-tests"
                params={{ id: patientId }}
                search={{ test: id }}
                className="inline-flex min-h-tap items-center font-strong text-accent-text hover:underline"
              >
                {collectedOn ? `Blood test of ${formatDay(collectedOn)}` : 'Blood test'}
              </Link>
              <p className="text-xs break-words text-ink-3">
                {fileName}, uploaded {formatInstant(createdAt)}
              </p>
            </div>
            {status !== 'completed' ? (
              <Badge tone={status === 'failed' ? 'danger' : 'neutral'}>{STATUS_LABELS[status]}</Badge>
            ) : (
              <Badge tone={outside.length > 0 ? 'warm' : 'success'}>{outside.length} outside range</Badge>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/**
 * One patient in the practitioner's care: profile, plans, health and blood tests. Each part requires the care link, and
 * each read is written to the audit log.
 */
export function Patient() {
  const { patientId } = useParams({ from: '/portal/screens/practitioner/patients/$patientId' })
  const patients = trpc.auth.patients.list.useQuery(undefined, {
    meta: { errorTitle: 'Failed to load patients' },
  })
  const patient = patients.data?.find(({ id }) => id === patientId)
  const back = (
    <Link
      to="/practitioner/patients"
      className="inline-flex min-h-tap items-center gap-2 text-sm font-strong text-accent-text hover:underline"
    >
      <ArrowLeft size={18} />
      My Patients
    </Link>
  )
  if (patients.isPending)
    return <Page title="Patient">{<Skeleton className="h-60 w-full rounded-lg" />}</Page>
  if (!patient) {
    return (
      <Page title="Patient" subtitle="There is no such patient in your care.">
        {back}
      </Page>
    )
  }
  return (
    <Page
      title={patient.fullName}
      subtitle={back}
      action={
        <LinkButton to="/messages/$userId" params={{ userId: patientId }} look="outline">
          Message
        </LinkButton>
      }
    >
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
          <Plans patientId={patientId} />
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
          <BloodTests patientId={patientId} />
        </Section>
      </div>
    </Page>
  )
}
