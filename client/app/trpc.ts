import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { httpBatchLink, httpLink, httpSubscriptionLink, type TRPCLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../server/router.ts'
import { isHeavy } from '../../shared/heavyQueries.ts'
import { t } from '../locale/messages.tsx'
import { type FailureMeta, type OutcomeMeta, refusalOf, refuse, report, statusOf } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'
import { onUserLeft, refreshSession } from './session.ts'

/** What the server answers, by procedure. */
export type Answers = inferRouterOutputs<AppRouter>

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta
    mutationMeta: OutcomeMeta
  }
}

/** Addresses of one patient's pages, which show on the page itself that the patient is not in care. */
const OF_PATIENT = /^\/practitioner\/patients\/[^/]/

/** Reports a failed query, unless the session has ended, in which case the guards redirect without a toast. */
function readFailed(error: Error, meta: FailureMeta | undefined) {
  const status = statusOf(error)
  if (status === 401) void refreshSession()
  else if (status === 404 && OF_PATIENT.test(location.pathname)) report(error, { ...meta, silent: true })
  else report(error, meta)
}

/** Reports a failed mutation, always with a toast. */
function actionFailed(error: Error, meta: FailureMeta | undefined) {
  // The same text for every action without a session, on any page.
  if (refusalOf(error) === 'NOT_SIGNED_IN')
    refuse(t('app.notAuthenticated.title'), t('app.notAuthenticated.text'))
  else report(error, meta)
  if (statusOf(error) === 401) void refreshSession()
}

// React Query's online manager only listens for changes, so its initial state must be set.
onlineManager.setOnline(navigator.onLine)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => readFailed(error, query.meta) }),
  mutationCache: new MutationCache({
    onSuccess: (_data, _variables, _onMutateResult, { meta }) =>
      meta?.success && toast.success(...meta.success),
    onError: (error, _variables, _onMutateResult, { meta }) => actionFailed(error, meta),
  }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // Retries only lost connections and server errors: a refusal would be repeated.
      retry: (failures, error) => failures < 2 && (statusOf(error) ?? 500) >= 500,
    },
  },
})

// Active queries are reset, so that they load for the next user.
onUserLeft(() => {
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.resetQueries({ type: 'active' })
  queryClient.getMutationCache().clear()
})

export const trpc = createTRPCReact<AppRouter>()

/** Not tRPC's `splitLink`, which would add to every page's code. */
const link: TRPCLink<AppRouter> = (runtime) => {
  const url = '/api/trpc'
  const stream = httpSubscriptionLink({ url })(runtime)
  const alone = httpLink({ url })(runtime)
  const batch = httpBatchLink({ url, maxItems: 10 })(runtime)
  // The whole catalogue has its own URL, which the server precomputes and the browser caches.
  const catalogue = httpLink({ url: '/api/catalogue' })(runtime)
  return (call) => {
    const { type, path, input } = call.op
    const isWhole = path === 'shop.products' && !input
    // In a batch, quick calls would wait for a heavy one.
    const one = isHeavy(path) ? alone : batch
    return (type === 'subscription' ? stream : isWhole ? catalogue : one)(call)
  }
}

export const trpcClient = trpc.createClient({ links: [link] })

/** Procedures and cache for code outside components. */
export const queries = createTRPCQueryUtils({ queryClient, client: trpcClient })
