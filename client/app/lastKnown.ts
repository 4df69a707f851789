import { onlineManager, type Query, type QueryKey } from '@tanstack/react-query'
import { readStored, writeStored } from '../lib/userStorage.ts'
import { loadSession, onUserLeft } from './session.ts'
import { queryClient } from './trpc.ts'

/** Queries whose last answers are stored in this browser and shown while it is offline. */
const KEPT = new Set(['credits.balance', 'notices.unread', 'messages.unread', 'shop.orders'])

/** Stored answers by the hash of their query. `at` in milliseconds since 1970. */
type Known = Record<string, { at: number; data: unknown }>

const cache = queryClient.getQueryCache()

const isKept = (key: QueryKey) => Array.isArray(key[0]) && KEPT.has(key[0].join('.'))

/** Keeps the first page only of a paginated list. */
function firstPage(data: unknown) {
  if (typeof data !== 'object' || data === null || !('pages' in data && 'pageParams' in data)) return data
  const { pages, pageParams } = data
  return Array.isArray(pages) && Array.isArray(pageParams)
    ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
    : data
}

/** The user whose answers are cached. Undefined after sign-out, and before the first answer. */
let owner: string | undefined
onUserLeft(() => {
  owner = undefined
})

async function keep({ queryKey, queryHash, state }: Query) {
  if (state.data === undefined || !isKept(queryKey)) return
  const me = await loadSession()
  if (!me) return
  const id = me.user.id
  owner ??= id
  // Someone else has signed in since.
  if (owner !== id) return
  const known = readStored<Known>(id, 'last') ?? {}
  writeStored(id, 'last', { ...known, [queryHash]: { at: state.dataUpdatedAt, data: firstPage(state.data) } })
  writeStored(id, 'me', me)
}

/** Fills an unanswered query while the browser is offline. Online, a failed query stays without data. */
async function fill(query: Query) {
  if (onlineManager.isOnline() || !isKept(query.queryKey)) return
  const me = await loadSession()
  const known = me && readStored<Known>(me.user.id, 'last')?.[query.queryHash]
  if (!known || query.state.data !== undefined || onlineManager.isOnline()) return
  query.setData(known.data, { updatedAt: known.at, manual: true })
}

/** Ignores a session that cannot be loaded: without a known user, nothing is stored or shown. */
const quietly = (work: Promise<void>) => void work.catch(() => {})

cache.subscribe(({ type, query, ...event }) => {
  if (type === 'added') quietly(fill(query))
  const action = 'action' in event ? event.action : undefined
  if (action?.type === 'success' && !action.manual) quietly(keep(query))
})
onlineManager.subscribe(() => {
  for (const query of cache.getAll()) quietly(fill(query))
})
for (const query of cache.getAll()) quietly(onlineManager.isOnline() ? keep(query) : fill(query))

/** When the oldest of the answers on the screen was read; milliseconds since 1970, Infinity if there are none. */
export const oldestShown = () =>
  Math.min(
    ...cache
      .findAll({ type: 'active' })
      .map(({ state }) => state.dataUpdatedAt)
      .filter(Boolean),
  )
