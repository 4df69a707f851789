import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, type LucideIcon, NotebookPen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import { BLOOD_TESTS_PAGE } from '../../app/prefetch.ts'
import { refreshSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import emptyResults from '../../art/empty-results.svg'
import { CriticalBand } from '../../layout/CriticalBand.tsx'
import { PatientHead } from '../../layout/PatientHead.tsx'
import { useOpenMatters } from '../../layout/useOpenMatters.ts'
import { useT } from '../../locale/messages.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { useVisible } from '../../ui/useVisible.ts'
import { EarlierReviews } from './EarlierReviews.tsx'
import { ListSkeleton, PaneSkeleton } from './ListSkeleton.tsx'
import { ResultList } from './ResultList.tsx'
import { ResultPane } from './ResultPane.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { useOpenedTest } from './useOpenedTest.ts'

const route = getRouteApi('/portal/screens/practitioner/patients/$id/blood-tests')

/**
 * The blood tests of one patient in the practitioner's care, with the review of the chosen one. Each access is written
 * to the audit log.
 */
export function PatientBloodTests() {
  const t = useT()
  const { id: patientId } = route.useParams()
  const { test: chosen } = route.useSearch()
  const list = trpc.bloodTests.ofPatient.useInfiniteQuery(
    { patientId, limit: BLOOD_TESTS_PAGE },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      meta: { errorTitle: t('bloodTests.list.failed') },
      retry: false,
    },
  )
  const trends = trpc.bloodTests.trendsOfPatient.useQuery(
    { patientId },
    { meta: { silent: true }, retry: false },
  )
  const retests = trpc.bloodTests.retests.useQuery({ patientId }, { meta: { silent: true }, retry: false })
  const utils = trpc.useUtils()
  const reload = () => void utils.bloodTests.invalidate()
  trpc.care.onChange.useSubscription(undefined, {
    enabled: useVisible(),
    // Each read is recorded: the first one is under way when the stream opens.
    onStarted: () => list.isSuccess && reload(),
    onData: reload,
    // The stream ends when the session does.
    onError: () => void refreshSession(),
  })
  const tests = list.data?.pages.flatMap(({ rows }) => rows)
  const { id: opened, test, failed } = useOpenedTest(chosen, tests, patientId)
  const [about] = list.data?.pages ?? []
  const fullName = about?.fullName ?? ''
  // The worklist has critical ones first.
  const worklist = trpc.care.worklist.useQuery(undefined, { meta: { silent: true }, retry: false })
  const waiting = (worklist.data ?? []).filter(({ kind }) => kind === 'critical' || kind === 'result')
  const place = waiting.findIndex(({ targetId }) => targetId === opened) + 1
  const next = waiting.find(({ targetId }) => targetId !== opened)

  // The list is below the result: choosing a row leads back to what is said first.
  const lastChosen = useRef(chosen)
  useEffect(() => {
    if (chosen && chosen !== lastChosen.current) scrollTo({ top: 0 })
    lastChosen.current = chosen
  }, [chosen])

  const day = test?.collectedOn
  const name = fullName.split(' ')[0] ?? ''
  // The heights above the result are unknown until all of them have loaded. Drawn earlier, it would move.
  const profile = trpc.auth.patients.profile.useQuery({ patientId }, { meta: { silent: true } })
  const open = useOpenMatters(patientId)
  const isLoading =
    profile.isLoading ||
    open.isLoading ||
    list.isPending ||
    worklist.isLoading ||
    (opened !== undefined && !test && !failed)
  const [isDrawn, setDrawn] = useState(false)
  if (!isLoading && !isDrawn) setDrawn(true)
  const waits = isLoading && !isDrawn
  return (
    <>
      {waits && (
        <Skeletons className="content grid w-full gap-5 pt-5" bars={['h-16', 'h-11', 'h-80 rounded-lg']} />
      )}
      <div className={waits ? 'hidden' : 'contents'}>
        <PatientHead patientId={patientId} />
        <div className="content w-full pt-3 pb-16">
          <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1">
            <BackLink to="/practitioner/patients/$patientId/results" params={{ patientId }}>
              {t('app.page.results')}
            </BackLink>
            <h1 className="min-w-0 flex-1 basis-64 font-display text-xl font-title">
              {day
                ? t('bloodTests.review.test', { day: utcDay(day) })
                : about
                  ? t('bloodTests.patient.titleOf', { patient: fullName })
                  : t('bloodTests.patient.title')}
            </h1>
            {place > 0 && (
              <div className="flex items-center text-sm text-ink-2">
                <Step to={waiting[place - 2]} label={t('bloodTests.review.previous')} icon={ChevronLeft} />
                <p>{t('bloodTests.review.place', { at: place, count: waiting.length })}</p>
                <Step to={waiting[place]} label={t('bloodTests.review.following')} icon={ChevronRight} />
              </div>
            )}
            <LinkButton to="/practitioner/patients/$id/markers" params={{ id: patientId }} look="outline">
              {t('app.page.patientMarkers')}
            </LinkButton>
            <LinkButton to="/practitioner/patients/$patientId/note" params={{ patientId }} look="outline">
              <NotebookPen size={18} />
              {t('care.patient.writeNote')}
            </LinkButton>
          </div>
          <CriticalBand patientId={patientId} slim except={opened} />
          {list.isPending && <ListSkeleton />}
          {list.isError && (
            <EmptyCard art={emptyResults} ground="blossom" title={t('bloodTests.patient.unknown.title')}>
              {t('bloodTests.patient.unknown')}
            </EmptyCard>
          )}
          {tests?.length === 0 && (
            <EmptyCard art={emptyResults} ground="blossom" title={t('bloodTests.list.none.title')}>
              {t('bloodTests.list.noneOfPatient')}
            </EmptyCard>
          )}
          {tests && about && opened && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:grid-rows-[auto_1fr]">
              <div className="min-w-0">
                {test ? (
                  <ResultPane
                    key={test.id}
                    test={test}
                    trends={trends.data}
                    patient={fullName}
                    closes={retests.data?.filter(({ closedBy }) => closedBy === test.id) ?? []}
                  />
                ) : (
                  <PaneSkeleton failed={failed} />
                )}
              </div>
              <div className="grid min-w-0 content-start gap-5 lg:row-span-2 print:hidden">
                {test?.status === 'completed' && (
                  <ReviewPanel
                    key={test.id}
                    test={test}
                    patientId={patientId}
                    name={name}
                    retests={retests.data}
                    next={next}
                  />
                )}
              </div>
              <div className="grid min-w-0 content-start gap-5">
                <ResultList
                  title={t('bloodTests.list.ofPatient')}
                  tests={tests}
                  selected={opened}
                  onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
                  busy={list.isFetchingNextPage}
                />
                {test && <EarlierReviews latest={about.reviews} test={test} name={name} />}
              </div>
            </div>
          )}
        </div>
      </div>
    </>
  )
}

type StepProps = {
  /** The result that waits there; undefined at an end. */
  to: { patient: { id: string }; targetId: string } | undefined
  label: string
  icon: LucideIcon
}

/** A link to the next or previous unreviewed result. */
function Step({ to, label, icon: Icon }: StepProps) {
  if (!to) return null
  return (
    <Link
      to="/practitioner/patients/$id/blood-tests"
      params={{ id: to.patient.id }}
      search={{ test: to.targetId }}
      aria-label={label}
      className="flex size-tap items-center justify-center rounded-md hover:bg-sunken"
    >
      <Icon size={18} aria-hidden />
    </Link>
  )
}
