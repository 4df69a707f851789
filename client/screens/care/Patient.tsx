import { getRouteApi, Link, Outlet, useLocation } from '@tanstack/react-router'
import { MessageSquare, NotebookPen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { AllergiesStrip } from '../../ui/AllergiesStrip.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { statusOf } from '../../ui/failures.ts'
import { formatInstant } from '../../ui/format.ts'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ageOn } from './age.ts'

const route = getRouteApi('/portal/screens/practitioner/patients/$patientId')

const TAB =
  '-mb-px flex min-h-tap items-center border-b-2 border-transparent px-3.5 text-sm font-strong whitespace-nowrap text-ink-2 transition-colors duration-(--dur-1) hover:text-ink aria-[current=page]:border-accent-text aria-[current=page]:text-accent-text'

/** Each tab is an address of its own. */
const TABS = [
  { to: '/practitioner/patients/$patientId', label: 'care.patient.overview' },
  { to: '/practitioner/patients/$patientId/timeline', label: 'app.page.timeline' },
  { to: '/practitioner/patients/$patientId/plans', label: 'app.page.plans' },
  { to: '/practitioner/patients/$patientId/results', label: 'app.page.results' },
  { to: '/practitioner/patients/$patientId/notes', label: 'app.page.notes' },
  { to: '/practitioner/patients/$patientId/messages', label: 'app.page.messages' },
] as const

function Tabs({ patientId }: { patientId: string }) {
  const t = useT()
  const strip = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a phone the strip is wider than the screen. Only the strip scrolls, not the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another chosen tab
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!strip.current || !chosen) return
    strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2
  }, [pathname])
  return (
    <nav
      ref={strip}
      aria-label={t('app.page.patient')}
      className="relative mt-5 flex gap-1 overflow-x-auto border-b border-line max-md:-mx-(--margin) max-md:px-(--margin)"
    >
      {TABS.map(({ to, label }) => (
        <Link key={to} to={to} params={{ patientId }} activeOptions={{ exact: true }} className={TAB}>
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}

/** The frame of a patient's page. Every part requires the care link, and each read is written to the audit log. */
export function Patient() {
  const t = useT()
  const { patientId } = route.useParams()
  const today = useToday()
  const profile = trpc.auth.patients.profile.useQuery({ patientId }, { meta: { silent: true } })
  const back = <BackLink to="/practitioner/patients">{t('app.page.patients')}</BackLink>
  if (profile.isPending)
    return <Page title={t('app.page.patient')}>{<Skeleton className="h-60 w-full rounded-lg" />}</Page>
  if (profile.isError && statusOf(profile.error) === 404) {
    return (
      <Page title={t('app.page.patient')} subtitle={t('care.refused.notInCare')}>
        {back}
      </Page>
    )
  }
  if (!profile.data) {
    return (
      <Page title={t('app.page.patient')} subtitle={t('care.notLoaded')}>
        <Button look="outline" onClick={() => void profile.refetch()}>
          {t('app.tryAgain')}
        </Button>
      </Page>
    )
  }
  const { fullName, dateOfBirth, addedAt } = profile.data
  return (
    <div className="content pt-4 pb-16 md:pt-5">
      {back}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="font-display text-2xl font-title break-words">{fullName}</h1>
          <p className="mt-0.5 flex flex-wrap gap-x-7 text-base text-ink-2">
            {dateOfBirth && (
              <span>
                {t('care.patient.born', { age: ageOn(dateOfBirth, today), day: utcDay(dateOfBirth) })}
              </span>
            )}
            <span>{t('care.patient.since', { day: formatInstant(addedAt) })}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-md:w-full max-md:flex-col">
          <LinkButton to="/practitioner/patients/$patientId/messages" params={{ patientId }} look="outline">
            <MessageSquare size={18} />
            {t('care.patient.message')}
          </LinkButton>
          <LinkButton to="/practitioner/patients/$patientId/note" params={{ patientId }}>
            <NotebookPen size={18} />
            {t('care.patient.writeNote')}
          </LinkButton>
        </div>
      </div>
      <AllergiesStrip profile={profile.data} className="mt-5" />
      <Tabs patientId={patientId} />
      <div className="mt-6">
        <Outlet />
      </div>
    </div>
  )
}
