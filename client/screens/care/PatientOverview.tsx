import { getRouteApi } from '@tanstack/react-router'
import { ChevronDown, UserRound } from 'lucide-react'
import type { Condition } from '../../../shared/conditions.ts'
import { verdictText } from '../../../shared/healthText.ts'
import { commas } from '../../../shared/listText.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConditionsField } from '../../ui/ConditionsField.tsx'
import { formatCount, formatDay, formatInstant } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { OpenMatters } from './OpenMatters.tsx'
import { OutsideNow } from './OutsideNow.tsx'
import { PlanList } from './PlanList.tsx'
import { Retests } from './Retests.tsx'
import { Section } from './Section.tsx'

/** Medications that the overview names. */
const MOST_ITEMS = 8

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
    meta: { errorTitle: t('care.conditions.failed'), success: [t('care.conditions.updated')] },
    // Optimistic; if the server refuses, the reload reverts the tick.
    onMutate: async ({ conditions }) => {
      await profile.cancel({ patientId })
      profile.setData({ patientId }, (shown) => shown && { ...shown, conditions })
    },
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

/** The last signed note in short, then the patient's last days. */
function LastVisit({ patientId }: { patientId: string }) {
  const t = useT()
  const list = trpc.care.notes.list.useQuery({ patientId }, { meta: { errorTitle: t('care.notes.failed') } })
  const last = list.data?.find(({ signedAt }) => signedAt !== null)
  return (
    <Section
      title={
        last?.signedAt
          ? t('care.overview.lastVisit', { day: formatInstant(last.signedAt) })
          : t(list.data ? 'care.overview.noVisit' : 'care.overview.visit')
      }
      action={
        <LinkButton
          to="/practitioner/patients/$patientId/notes"
          params={{ patientId }}
          look="plain"
          size="tight"
          className="-mr-3"
        >
          {t('care.overview.allNotes')}
        </LinkButton>
      }
    >
      {list.isPending && <Skeleton className="h-16 w-full" />}
      {last && (
        <div className="mb-4 grid gap-1 border-b border-line pb-4 text-sm">
          {last.assessment && (
            <p className="line-clamp-2 font-strong break-words whitespace-pre-line">{last.assessment}</p>
          )}
          {last.plan && (
            <p className="line-clamp-3 break-words whitespace-pre-line text-ink-2">{last.plan}</p>
          )}
          <p className="text-xs text-ink-3">{last.author}</p>
        </div>
      )}
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="font-strong">{t('care.health.title')}</h3>
        <LinkButton
          to="/practitioner/patient-health"
          search={{ patient: patientId }}
          look="plain"
          size="tight"
          className="-mr-3"
        >
          {t('care.health.days')}
        </LinkButton>
      </div>
      <Health patientId={patientId} />
    </Section>
  )
}

/** Adherence per medication, if anything was due. */
function Shares({ patientId }: { patientId: string }) {
  const t = useT()
  const today = useToday()
  const plans = trpc.plans.adherence.useQuery(
    { patientId, today },
    { meta: { errorTitle: t('care.plan.failed') } },
  )
  if (!plans.data) return <Skeleton className="h-40 w-full" />
  const items = plans.data.flatMap(({ planId, items: due }) =>
    due.filter((item) => item.due > 0).map((item, at) => ({ ...item, key: `${planId} ${at}` })),
  )
  if (items.length === 0) return <PlanList patientId={patientId} />
  const shown = items.slice(0, MOST_ITEMS)
  return (
    <>
      <ul>
        {shown.map(({ key, text, taken, due }) => {
          const percent = Math.round((taken / due) * 100)
          return (
            <li
              key={key}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)_6.5rem_3.25rem] items-center gap-3 border-t border-line py-1.5 text-sm first:border-t-0"
            >
              <span className="min-w-0 break-words">{text}</span>
              <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
                <span className="block h-full bg-accent-mark" style={{ width: `${percent}%` }} />
              </span>
              <span className="text-right font-strong">{t('care.overview.share', { percent })}</span>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-xs text-ink-2">
        {t('care.overview.shares', { more: items.length - shown.length })}
      </p>
    </>
  )
}

function Plans({ patientId }: { patientId: string }) {
  const t = useT()
  return (
    <Section
      title={t('app.page.treatmentPlans')}
      action={
        <LinkButton
          to="/practitioner/patients/$patientId/plans"
          params={{ patientId }}
          look="plain"
          size="tight"
          className="-mr-3"
        >
          {t('care.overview.allPlans')}
        </LinkButton>
      }
    >
      <Shares patientId={patientId} />
    </Section>
  )
}

export function PatientOverview() {
  const t = useT()
  const { patientId } = route.useParams()
  const profile = trpc.auth.patients.profile.useQuery({ patientId }, { meta: { silent: true } })
  const line = commas(
    t,
    [profile.data?.email, profile.data?.address].filter((part) => part != null),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <OpenMatters patientId={patientId} />
        <LastVisit patientId={patientId} />
        <OutsideNow patientId={patientId} />
        <Plans patientId={patientId} />
      </div>
      <Retests patientId={patientId} />
      <Card as="section" aria-label={t('care.profile.title')}>
        <details className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 text-sm md:px-7 [&::-webkit-details-marker]:hidden">
            <UserRound size={20} aria-hidden className="shrink-0 text-ink-2" />
            <span className="min-w-0 flex-1 truncate">
              <span className="font-strong">{t('care.profile.title')}</span>{' '}
              <span className="text-ink-2">{line}</span>
            </span>
            <ChevronDown
              size={20}
              aria-hidden
              className="shrink-0 text-ink-2 transition-transform duration-(--dur-1) group-open:rotate-180"
            />
          </summary>
          <div className="border-t border-line px-5 py-5 md:px-7">
            <Profile patientId={patientId} />
          </div>
        </details>
      </Card>
    </div>
  )
}
