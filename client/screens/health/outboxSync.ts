import { getQueryKey } from '@trpc/react-query'
import { useSyncExternalStore } from 'react'
import type { EntryInput } from '../../../shared/healthInputs.ts'
import { loadSession, onSessionEvent } from '../../app/session.ts'
import { queryClient, trpc, trpcClient } from '../../app/trpc.ts'
import { WAITING } from '../../lib/userStorage.ts'
import { HttpFailure, refuse, report, statusOf } from '../../ui/failures.ts'
import { toast } from '../../ui/toast.ts'
import { addWaiting, replaceWaiting, sendWaiting, type Waiting, waitingOf } from './outbox.ts'

/** After this long without an answer the server counts as unreachable. Milliseconds. */
const REQUEST_TIMEOUT = 15_000
/** The wait before waiting entries are sent again while the page is open. Milliseconds. */
const RETRY_AFTER = 30_000

const watchers = new Set<() => void>()
const changed = () => {
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

let last: { text: string; waiting: Waiting[] } = { text: '[]', waiting: [] }

function snapshot(userId: string) {
  const waiting = waitingOf(localStorage, userId)
  const text = JSON.stringify(waiting)
  if (text !== last.text) last = { text, waiting }
  return last.waiting
}

/** This user's waiting entries in this browser, including those of other tabs. */
export function useWaiting(userId: string) {
  return useSyncExternalStore(watch, () => snapshot(userId))
}

const reload = () => queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.health) })

/** Sends one entry as this user. Refuses when somebody else has signed in since, in any tab. */
async function send(userId: string, entry: EntryInput) {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT)
  const me = await trpcClient.auth.me.query(undefined, { signal })
  if (me?.user.id !== userId) throw new HttpFailure(401, 'Not authenticated')
  return trpcClient.health.addEntry.mutate(entry, { signal })
}

// Browsers without a secure origin have no locks. They have no service worker either, and sending an entry twice is
// harmless.
const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('health entries', work) : work()

let retryTimer: ReturnType<typeof setTimeout> | undefined

function retryLater() {
  clearTimeout(retryTimer)
  retryTimer = setTimeout(() => void sendAll(), RETRY_AFTER)
}

/** Sends the waiting entries of the signed-in user, and shows the outcome as toasts. */
async function sendAll() {
  clearTimeout(retryTimer)
  const me = await loadSession().catch(() => null)
  if (!me || !navigator.onLine) return
  const userId = me.user.id
  if (waitingOf(localStorage, userId).every((item) => item.refused !== null)) return
  const { sent, refused, cause } = await sendWaiting(
    { storage: localStorage, send: (entry) => send(userId, entry), withLock },
    userId,
  )
  changed()
  if (sent > 0) {
    await reload()
    toast.success(
      sent === 1 ? 'Entry sent' : `${sent} entries sent`,
      'It was saved in this browser until the network was back.',
    )
  }
  for (const sentence of refused) refuse('Error', sentence)
  if (cause) {
    report(cause, { errorTitle: 'Waiting entries could not be sent', silent: true })
    retryLater()
  }
}

/** The outcome of a submitted entry: added with new points, merged into its day, or waiting for the network. */
export type Outcome = 'added' | 'updated' | 'waiting'

/** Sends an entry, or stores it in this browser when the server cannot be reached. Throws the server's refusal. */
export async function submitEntry(userId: string, entry: EntryInput): Promise<Outcome> {
  const waits = (): Outcome => {
    addWaiting(localStorage, userId, entry)
    changed()
    retryLater()
    return 'waiting'
  }
  // If entries are waiting, this one goes behind them, so that later values stay the later ones.
  if (waitingOf(localStorage, userId).some((item) => item.refused === null)) {
    const outcome = waits()
    void sendAll()
    return outcome
  }
  try {
    return (await send(userId, entry)).updated ? 'updated' : 'added'
  } catch (error) {
    const status = statusOf(error)
    if (status === null) return waits()
    if (status !== 401) throw error
    // The session has ended: the entry is stored, and sent after the next sign-in.
    waits()
    throw new HttpFailure(401, 'Not authenticated')
  }
}

/** Replaces a waiting entry in its place, and sends again. */
export function resubmitEntry(key: string, entry: EntryInput) {
  replaceWaiting(localStorage, key, entry)
  changed()
  void sendAll()
}

export function discardWaiting(key: string) {
  localStorage.removeItem(key)
  changed()
}

addEventListener('online', () => void sendAll())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void sendAll()
})
onSessionEvent((event) => {
  if (event === 'SIGNED_IN') void sendAll()
})
addEventListener('storage', ({ key, newValue }) => {
  if (!key?.startsWith(WAITING)) return
  changed()
  // Another tab has sent or discarded it.
  if (newValue === null) void reload()
})
void sendAll()
