import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { BLOOD_TESTS_PAGE } from '../../app/prefetch.ts'
import { refreshSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import emptyResults from '../../art/empty-results.svg'
import { useT } from '../../locale/messages.tsx'
import { AllergiesStrip } from '../../ui/AllergiesStrip.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Page } from '../../ui/Page.tsx'
import { useVisible } from '../../ui/useVisible.ts'
import { EarlierReviews } from './EarlierReviews.tsx'
import { ListSkeleton, PaneSkeleton } from './ListSkeleton.tsx'
import { ResultList } from './ResultList.tsx'
import { ResultPane } from './ResultPane.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { TrendsCard } from './TrendsCard.tsx'
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
  const top = useRef<HTMLDivElement>(null)
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

  // On narrow screens the list is below the result: choosing a row scrolls back to it.
  const lastChosen = useRef(chosen)
  useEffect(() => {
    const below = matchMedia('(width < 67.5rem)').matches
    if (below && chosen && chosen !== lastChosen.current) top.current?.scrollIntoView()
    lastChosen.current = chosen
  }, [chosen])

  return (
    <Page
      title={about ? t('bloodTests.patient.titleOf', { patient: fullName }) : t('bloodTests.patient.title')}
      subtitle={t('bloodTests.patient.subtitle')}
      action={
        <LinkButton to="/practitioner/patients" look="outline">
          {t('bloodTests.patient.back')}
        </LinkButton>
      }
    >
      {list.isPending && <ListSkeleton />}
      {list.isError && (
        <Card>
          <Empty art={emptyResults} ground="blossom" title={t('bloodTests.patient.unknown.title')}>
            {t('bloodTests.patient.unknown')}
          </Empty>
        </Card>
      )}
      {about && <AllergiesStrip profile={about} className="mb-5" />}
      {tests?.length === 0 && (
        <Card>
          <Empty art={emptyResults} ground="blossom" title={t('bloodTests.list.none.title')}>
            {t('bloodTests.list.noneOfPatient')}
          </Empty>
        </Card>
      )}
      {tests && about && opened && (
        <div ref={top} className="grid scroll-mt-22 gap-5 lg:grid-cols-[1fr_20.5rem] lg:grid-rows-[auto_1fr]">
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
                name={fullName.split(' ')[0] ?? ''}
                retests={retests.data}
              />
            )}
            <ResultList
              title={t('bloodTests.list.ofPatient')}
              tests={tests}
              selected={opened}
              onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
              busy={list.isFetchingNextPage}
            />
          </div>
          <div className="min-w-0 empty:hidden">
            {test && <EarlierReviews latest={about.reviews} test={test} />}
          </div>
        </div>
      )}
      {trends.data && <TrendsCard trends={trends.data} />}
    </Page>
  )
}
