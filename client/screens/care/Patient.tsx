import { getRouteApi, Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { CalendarClock, ClipboardList, MessageSquare, NotebookPen, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { setUnsaved } from '../../app/unsavedInput.ts'
import { CriticalBand } from '../../layout/CriticalBand.tsx'
import { PatientHead } from '../../layout/PatientHead.tsx'
import { useCareTicks, useOpenMatters } from '../../layout/useOpenMatters.ts'
import { PLAN_DRAFT, type PlanDraft } from '../../lib/planDraft.ts'
import { useT } from '../../locale/messages.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { statusOf } from '../../ui/failures.ts'
import { Menu } from '../../ui/Menu.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { PlanRetestDialog } from './PatientRetests.tsx'

const route = getRouteApi('/portal/screens/practitioner/patients/$patientId')

const TAB =
  '-mb-px flex min-h-tap items-center border-b-2 border-transparent px-2.5 text-sm font-strong whitespace-nowrap lg:px-2 text-ink-2 transition-colors duration-(--dur-1) hover:text-ink aria-[current=page]:border-accent-text aria-[current=page]:text-accent-text'

/** Each tab has its own address; `count` is the number of its items, `waits` of those that wait for the reader. */
const TABS = [
  { to: '/practitioner/patients/$patientId', label: 'care.patient.overview' },
  { to: '/practitioner/patients/$patientId/timeline', label: 'app.page.timeline' },
  { to: '/practitioner/patients/$patientId/measurements', label: 'app.page.patientMeasurements' },
  { to: '/practitioner/patients/$patientId/plans', label: 'app.page.plans', count: 'plans' },
  {
    to: '/practitioner/patients/$patientId/results',
    label: 'app.page.results',
    count: 'results',
    waits: 'toReview',
  },
  { to: '/practitioner/patients/$patientId/notes', label: 'app.page.notes', count: 'notes' },
  {
    to: '/practitioner/patients/$patientId/forms',
    label: 'app.page.patientForms',
    count: 'forms',
    waits: 'undecided',
  },
  { to: '/practitioner/patients/$patientId/documents', label: 'app.page.documents' },
  { to: '/practitioner/patients/$patientId/messages', label: 'app.page.messages', waits: 'unread' },
] as const

const COUNT = 'ml-1.5 min-w-5 rounded-full px-1 text-center text-xs leading-5'

function Tabs({ patientId }: { patientId: string }) {
  const t = useT()
  const strip = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const counts = trpc.care.counts.useQuery({ patientId }, { meta: { silent: true } }).data
  // On a phone the strip is wider than the screen. Only the strip scrolls, not the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another chosen tab, and counts move the tabs
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!strip.current || !chosen) return
    strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2
  }, [pathname, counts])
  return (
    <nav
      ref={strip}
      aria-label={t('app.page.patient')}
      className="relative scroll-edges flex min-w-0 flex-1 gap-1 overflow-x-auto border-b border-line max-lg:-mx-(--margin) max-lg:basis-[calc(100%+2*var(--margin))] max-lg:px-(--margin) lg:gap-0"
    >
      {TABS.map((tab) => {
        const waiting = counts && 'waits' in tab ? counts[tab.waits] : 0
        const held = counts && 'count' in tab ? counts[tab.count] : 0
        return (
          <Link
            key={tab.to}
            to={tab.to}
            params={{ patientId }}
            activeOptions={{ exact: true }}
            className={TAB}
          >
            {t(tab.label)}
            {waiting > 0 ? (
              <>
                <span aria-hidden className={`${COUNT} bg-accent text-on-accent`}>
                  {waiting}
                </span>
                <span className="sr-only">{t('care.patient.waits', { count: waiting })}</span>
              </>
            ) : (
              held > 0 && (
                <span aria-hidden className={`${COUNT} bg-neutral-soft text-on-neutral-soft`}>
                  {held}
                </span>
              )
            )}
          </Link>
        )
      })}
    </nav>
  )
}

/** Actions available from every tab. */
function Actions({ patientId }: { patientId: string }) {
  const t = useT()
  const navigate = useNavigate()
  const [planning, setPlanning] = useState(false)
  const writePlan = () => {
    const draft: PlanDraft = { title: '', medications: [], notes: '', patientId }
    setUnsaved(PLAN_DRAFT, draft)
    void navigate({ to: '/practitioner/treatment-plans', search: { draft: 1 } })
  }
  return (
    <div className="flex items-center gap-2 max-lg:order-first max-lg:basis-full">
      <LinkButton
        to="/practitioner/patients/$patientId/note"
        params={{ patientId }}
        className="max-lg:flex-1 md:max-lg:flex-none"
      >
        <NotebookPen size={18} />
        {t('care.patient.writeNote')}
      </LinkButton>
      <Menu
        label={t('care.patient.more')}
        icon={Plus}
        look="outline"
        actions={[
          { label: t('care.patient.writePlan'), icon: ClipboardList, onSelect: writePlan },
          { label: t('care.retest.plan'), icon: CalendarClock, onSelect: () => setPlanning(true) },
          {
            label: t('care.patient.message'),
            icon: MessageSquare,
            onSelect: () =>
              void navigate({ to: '/practitioner/patients/$patientId/messages', params: { patientId } }),
          },
        ]}
      />
      {planning && <PlanRetestDialog patientId={patientId} onClose={() => setPlanning(false)} />}
    </div>
  )
}

/** As high as the window below the bar: the thread takes what the head, the tabs and the band leave. */
const THREAD_FRAME = 'contents md:flex md:h-[calc(100dvh-4rem-1px)] md:flex-col'

/** The frame of a patient's page. Every part requires the care link, and each read is written to the audit log. */
export function Patient() {
  const t = useT()
  const { patientId } = route.useParams()
  const { pathname } = useLocation()
  const profile = trpc.auth.patients.profile.useQuery({ patientId }, { meta: { silent: true } })
  const open = useOpenMatters(patientId)
  useCareTicks()
  if (profile.isError && statusOf(profile.error) === 404) {
    return (
      <Page title={t('app.page.patient')} subtitle={t('care.refused.notInCare')}>
        <BackLink to="/practitioner/patients">{t('app.page.patients')}</BackLink>
      </Page>
    )
  }
  if (profile.isError && !profile.data) {
    return (
      <Page title={t('app.page.patient')} subtitle={t('care.notLoaded')}>
        <Button look="outline" onClick={() => void profile.refetch()}>
          {t('app.tryAgain')}
        </Button>
      </Page>
    )
  }
  const address = pathname.replace(/\/$/, '')
  const isOverview = address.endsWith(patientId)
  const isThread = address.endsWith('/messages')
  // The heights of the head and the band are unknown until both have loaded. Drawn earlier, the rest would move.
  const waits = profile.isLoading || open.isLoading
  return (
    <>
      {waits && (
        <Skeletons className="content grid w-full gap-5 pt-5" bars={['h-16', 'h-11', 'h-80 rounded-lg']} />
      )}
      <div className={waits ? 'hidden' : isThread ? THREAD_FRAME : 'contents'}>
        <PatientHead patientId={patientId} as="h1" />
        <div
          className={`content flex w-full flex-col pt-4 pb-16 ${isThread ? 'md:min-h-0 md:flex-1 md:pb-6' : ''}`}
        >
          {/* First, also for screen readers; from 768 px on it is drawn below the tabs. */}
          <CriticalBand patientId={patientId} slim={!isOverview} />
          <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-2 md:-order-1">
            <Tabs patientId={patientId} />
            <Actions patientId={patientId} />
          </div>
          <Outlet />
        </div>
      </div>
    </>
  )
}
