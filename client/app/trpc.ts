import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { httpBatchLink, httpLink, httpSubscriptionLink, type TRPCLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import type { AppRouter } from '../../server/router.ts'
import { isHeavy } from '../../shared/heavyQueries.ts'
import { type FailureMeta, refusalOf, refuse, report, statusOf } from '../ui/failures.ts'
import { onUserLeft, refreshSession } from './session.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta
    mutationMeta: FailureMeta
  }
}

/** Handles a failed query. When the session has ended, the guards lead to the sign-in page, and no toast is shown. */
function readFailed(error: Error, meta: FailureMeta | undefined) {
  if (statusOf(error) === 401) void refreshSession()
  else report(error, meta)
}

/** Handles a failed mutation. The person always sees a toast. */
function actionFailed(error: Error, meta: FailureMeta | undefined) {
  // Every action says the same without a session, on any page.
  if (refusalOf(error) === 'NOT_SIGNED_IN') refuse('Not authenticated', 'Please log in to continue')
  else report(error, meta)
  if (statusOf(error) === 401) void refreshSession()
}

// React Query's online manager only listens for changes, so the state at load time must be set.
onlineManager.setOnline(navigator.onLine)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => readFailed(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _onMutateResult, mutation) => actionFailed(error, mutation.meta),
  }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // Only a lost connection or a server error is retried: the answer to a refused request stays the same.
      retry: (failures, error) => failures < 2 && (statusOf(error) ?? 500) >= 500,
    },
  },
})

// Queries of the page on screen are reset, so that they are loaded again for the next user.
onUserLeft(() => {
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.resetQueries({ type: 'active' })
  queryClient.getMutationCache().clear()
})

export const trpc = createTRPCReact<AppRouter>()

/** Chooses how an operation is sent. Not with tRPC's `splitLink`, which every page would load. */
const link: TRPCLink<AppRouter> = (runtime) => {
  const url = '/api/trpc'
  const stream = httpSubscriptionLink({ url })(runtime)
  const alone = httpLink({ url })(runtime)
  const batch = httpBatchLink({ url, maxItems: 10 })(runtime)
  // The whole catalogue has its own URL, where the server has it ready and the browser can cache it.
  const catalogue = httpLink({ url: '/api/catalogue' })(runtime)
  return (call) => {
    const { type, path, input } = call.op
    const isWhole = path === 'shop.products' && !input
    // In a batch, the quick ones would wait for a heavy one.
    const one = isHeavy(path) ? alone : batch
    return (type === 'subscription' ? stream : isWhole ? catalogue : one)(call)
  }
}

export const trpcClient = trpc.createClient({ links: [link] })

/** The same procedures and cache, for use outside components. */
export const queries = createTRPCQueryUtils({ queryClient, client: trpcClient })
