import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { BLOOD_TESTS_PAGE } from '../../app/prefetch.ts'
import { trpc } from '../../app/trpc.ts'
import emptyResults from '../../art/empty-results.svg'
import { OwnUrgent } from '../../layout/now/OwnUrgent.tsx'
import { useNow } from '../../layout/now/useNow.ts'
import { t, useT } from '../../locale/messages.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { refuse } from '../../ui/failures.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { Page } from '../../ui/Page.tsx'
import { toast } from '../../ui/toast.ts'
import { useVisible } from '../../ui/useVisible.ts'
import type { BloodTestRow } from './bloodTest.ts'
import { unanswered } from './checks.ts'
import { ListSkeleton, StorySkeleton } from './ListSkeleton.tsx'
import { ResultList } from './ResultList.tsx'
import { RetestCards } from './RetestCards.tsx'
import { UploadCard } from './UploadCard.tsx'
import { useOpenedTest } from './useOpenedTest.ts'

// Lazy, so that the list does not wait for what a result needs.
const CheckPage = lazy(async () => ({ default: (await import('./CheckPage.tsx')).CheckPage }))
const loadStory = () => import('./ResultStory.tsx')
const ResultStory = lazy(async () => ({ default: (await loadStory()).ResultStory }))

const route = getRouteApi('/portal/screens/blood-tests')

type Pages = { pages: { rows: BloodTestRow[] }[] }
const rowsOf = (data: Pages | undefined) => data?.pages.flatMap(({ rows }) => rows)

/**
 * Shows a toast once when an analysis fails while the page is open. `expect` registers a test whose analysis was just
 * started here.
 */
function useFailureToast(tests: BloodTestRow[] | undefined) {
  const known = useRef(new Map<string, BloodTestRow['status']>())
  const notify = useCallback((read: BloodTestRow[] | undefined) => {
    for (const { id, status } of read ?? []) {
      const before = known.current.get(id)
      known.current.set(id, status)
      if (before && before !== 'failed' && status === 'failed') {
        refuse(t('bloodTests.analysisFailed.title'), t('bloodTests.analysisFailed'))
      }
    }
  }, [])
  useEffect(() => notify(tests), [notify, tests])
  return { expect: (id: string) => void known.current.set(id, 'pending'), notify }
}

export function BloodTests() {
  const t = useT()
  const { test: chosen, check } = route.useSearch()
  const navigate = route.useNavigate()
  const utils = trpc.useUtils()
  const visible = useVisible()

  const reload = () => utils.bloodTests.invalidate()
  const list = trpc.bloodTests.list.useInfiniteQuery(
    { limit: BLOOD_TESTS_PAGE },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      meta: { errorTitle: t('bloodTests.list.failed') },
    },
  )
  const tests = useMemo(() => rowsOf(list.data), [list.data])
  const trends = trpc.bloodTests.trends.useQuery(undefined, {
    enabled: chosen !== undefined,
    meta: { silent: true },
  })
  trpc.bloodTests.onChange.useSubscription(undefined, {
    enabled: visible,
    onStarted: () => void reload(),
    onData: () => void reload(),
  })
  const failures = useFailureToast(tests)
  /**
   * Reloads the list after an analysis was started. It may have failed before that reload, so the toast is checked
   * again.
   */
  const follow = async (id: string) => {
    failures.expect(id)
    await reload()
    failures.notify(rowsOf(utils.bloodTests.list.getInfiniteData({ limit: BLOOD_TESTS_PAGE })))
  }
  const retry = trpc.bloodTests.retry.useMutation({
    onSuccess: (_answer, { id }) => follow(id),
  })
  const remove = trpc.bloodTests.remove.useMutation({
    onSuccess: async () => {
      await navigate({ search: {} })
      toast.success(t('bloodTests.removed'))
      await reload()
    },
  })

  const now = useNow()
  const retests = trpc.bloodTests.retests.useQuery(undefined, { meta: { silent: true } })
  // What is urgent and the retests come first on the page. Drawn before them, the rest would move. Deferred, so that
  // drawing the page does not block taps and scrolling.
  const isReady = useDeferredValue(!(list.isLoading || retests.isLoading || now.isLoading))
  const { id: opened, test, failed } = useOpenedTest(chosen, undefined)
  /** The test whose last line was just checked: its result gets the focus. */
  const [justChecked, setJustChecked] = useState<string>()
  /** The test whose check continues after its last line. */
  const [completing, setCompleting] = useState<string>()
  useEffect(() => {
    // Beside its data, not after them.
    if (chosen) void loadStory()
    else setCompleting(undefined)
  }, [chosen])
  const open = test ? unanswered(test.checks).length : 0

  /** The last test uploaded here, whose lines are asked about as soon as it is read. */
  const [uploaded, setUploaded] = useState<string>()
  const toCheck = tests?.find(({ id, status }) => id === uploaded && status === 'completed')?.toCheck ?? 0
  useEffect(() => {
    if (!uploaded || toCheck === 0) return
    setUploaded(undefined)
    void navigate({ search: { test: uploaded } })
  }, [uploaded, toCheck, navigate])
  const retryOf = (id: string) => retry.mutate({ id })

  // Unchecked lines come before everything else; the list waits until they are answered.
  if (test?.status === 'completed' && (open > 0 || check || completing === test.id)) {
    return (
      <Suspense fallback={<StorySkeleton failed={undefined} />}>
        <CheckPage
          key={`${test.id} ${check}`}
          test={test}
          first={check ? check - 1 : null}
          onLeave={() => navigate({ search: {} })}
          onStay={() => setCompleting(test.id)}
          onDone={() => {
            setCompleting(undefined)
            setJustChecked(test.id)
            void navigate({ search: { test: test.id } })
          }}
        />
      </Suspense>
    )
  }

  if (opened) {
    if (!test) return <StorySkeleton failed={failed} />
    return (
      <Suspense fallback={<StorySkeleton failed={undefined} />}>
        <ResultStory
          key={test.id}
          test={test}
          trends={trends.data}
          retests={retests.data ?? []}
          focus={justChecked === test.id}
          onCheck={(line) => navigate({ search: { test: test.id, check: line } })}
          retrying={retry.isPending && retry.variables.id === test.id}
          onRetry={() => retryOf(test.id)}
          removing={remove.isPending}
          onRemove={() => remove.mutate({ id: test.id })}
        />
      </Suspense>
    )
  }

  if (!isReady) {
    return (
      <Page title={t('bloodTests.title')} subtitle={t('bloodTests.subtitle')}>
        <ListSkeleton />
      </Page>
    )
  }

  return (
    <Page
      title={t('bloodTests.title')}
      subtitle={t('bloodTests.subtitle')}
      action={
        tests && tests.length > 0 ? (
          <LinkButton to="/blood-tests/markers" look="outline">
            {t('app.page.markers')}
          </LinkButton>
        ) : undefined
      }
    >
      <OwnUrgent className="-mt-2 mb-6" />
      <RetestCards retests={retests.data ?? []} />
      <UploadCard
        onUploaded={(id) => {
          setUploaded(id)
          void follow(id)
        }}
      />
      <div className="mt-6">
        {list.isPending && <ListSkeleton />}
        {list.isError && !tests && (
          <LoadError onRetry={() => list.refetch()}>{t('bloodTests.list.notLoaded')}</LoadError>
        )}
        {tests?.length === 0 && (
          <EmptyCard art={emptyResults} ground="blossom" title={t('bloodTests.list.none.title')}>
            {t('bloodTests.list.none')}
          </EmptyCard>
        )}
        {tests && tests.length > 0 && (
          <ResultList
            title={t('bloodTests.list.own')}
            tests={tests}
            retrying={retry.isPending ? retry.variables.id : undefined}
            onRetry={retryOf}
            onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
            busy={list.isFetchingNextPage}
          />
        )}
        {tests && tests.length > 0 && <p className="mt-4 text-xs text-ink-2">{t('bloodTests.disclaimer')}</p>}
      </div>
    </Page>
  )
}
