import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { httpBatchLink, httpLink, httpSubscriptionLink, splitLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import type { AppRouter } from '../../server/router.ts'
import { type FailureMeta, refusalOf, refuse, report, statusOf } from '../ui/failures.ts'
import { onUserLeft, refreshSession } from './session.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta
    mutationMeta: FailureMeta
  }
}

/** What a page reads. Where its session ended meanwhile, the guards lead to a page that helps: no toast says it better. */
function readFailed(error: Error, meta: FailureMeta | undefined) {
  if (statusOf(error) === 401) void refreshSession()
  else report(error, meta)
}

/** What a person did: never lost without a word. */
function actionFailed(error: Error, meta: FailureMeta | undefined) {
  // Every action says the same without a session, on any page.
  if (refusalOf(error) === 'NOT_SIGNED_IN') refuse('Not authenticated', 'Please log in to continue')
  else report(error, meta)
  if (statusOf(error) === 401) void refreshSession()
}

// It hears of changes only: a page that opens without a network must be told.
onlineManager.setOnline(navigator.onLine)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => readFailed(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _onMutateResult, mutation) => actionFailed(error, mutation.meta),
  }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal stays a refusal; only a lost connection or a crash is worth another try.
      retry: (failures, error) => failures < 2 && (statusOf(error) ?? 500) >= 500,
    },
  },
})

// What is in sight then belongs to the next user and is asked for again.
onUserLeft(() => {
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.resetQueries({ type: 'active' })
  queryClient.getMutationCache().clear()
})

export const trpc = createTRPCReact<AppRouter>()

export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: httpSubscriptionLink({ url: '/api/trpc' }),
      false: splitLink({
        // The whole catalogue has an address of its own, where the server holds it ready and the browser keeps it.
        condition: ({ path, input }) => path === 'shop.products' && input === undefined,
        true: httpLink({ url: '/api/catalogue' }),
        false: httpBatchLink({ url: '/api/trpc', maxItems: 10 }),
      }),
    }),
  ],
})

/** The same questions and the same cache, outside of any component. */
export const queries = createTRPCQueryUtils({ queryClient, client: trpcClient })
