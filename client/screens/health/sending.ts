import { getQueryKey } from '@trpc/react-query'
import { useSyncExternalStore } from 'react'
import type { EntryInput } from '../../../shared/healthInputs.ts'
import { loadSession, onSessionEvent } from '../../app/session.ts'
import { queryClient, trpc, trpcClient } from '../../app/trpc.ts'
import { WAITING } from '../../lib/userStorage.ts'
import { HttpFailure, refuse, report, statusOf } from '../../ui/failures.ts'
import { toast } from '../../ui/toast.ts'
import { keepWaiting, replaceWaiting, sendWaiting, type Waiting, waitingOf } from './outbox.ts'

/** A connection that answers nothing is no connection. Milliseconds. */
const ANSWER_WITHIN = 15_000
/** While something waits, an open page tries again after this long. Milliseconds. */
const TRY_AGAIN_AFTER = 30_000

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

/** What waits in this browser for this user, from whichever tab. */
export function useWaiting(userId: string) {
  return useSyncExternalStore(watch, () => snapshot(userId))
}

const reload = () => queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.health) })

/** Sends one entry as this user. Refuses when somebody else has signed in meanwhile, in whichever tab. */
async function send(userId: string, entry: EntryInput) {
  const signal = AbortSignal.timeout(ANSWER_WITHIN)
  const me = await trpcClient.auth.me.query(undefined, { signal })
  if (me?.user.id !== userId) throw new HttpFailure(401, 'Not authenticated')
  return trpcClient.health.addEntry.mutate(entry, { signal })
}

// Without a secure origin browsers have no locks; nor have they a service worker there, and sending twice changes nothing.
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('health entries', work) : work()

let again: ReturnType<typeof setTimeout> | undefined

function tryAgainLater() {
  clearTimeout(again)
  again = setTimeout(() => void sendAll(), TRY_AGAIN_AFTER)
}

/** Sends what waits for whoever is signed in, and says what became of it. */
async function sendAll() {
  clearTimeout(again)
  const me = await loadSession().catch(() => null)
  if (!me || !navigator.onLine) return
  const userId = me.user.id
  if (waitingOf(localStorage, userId).every((item) => item.refused !== null)) return
  const { sent, refused, cause } = await sendWaiting(
    { shelf: localStorage, send: (entry) => send(userId, entry), alone },
    userId,
  )
  changed()
  if (sent > 0) {
    await reload()
    toast.success(
      sent === 1 ? 'Entry sent' : `${sent} entries sent`,
      'What waited in this browser has arrived.',
    )
  }
  for (const sentence of refused) refuse('Error', sentence)
  if (cause) {
    report(cause, { errorTitle: 'Waiting entries could not be sent', silent: true })
    tryAgainLater()
  }
}

/** What became of an entry: new points, an updated day, or it waits for the network. */
export type Outcome = 'added' | 'updated' | 'waiting'

/** Sends an entry, or keeps it here where the server cannot be reached. Throws the server's refusal. */
export async function submitEntry(userId: string, entry: EntryInput): Promise<Outcome> {
  const waits = (): Outcome => {
    keepWaiting(localStorage, userId, entry)
    changed()
    tryAgainLater()
    return 'waiting'
  }
  // Behind what waits already, so that a day's later words stay the later ones.
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
    // The session has ended: what was written is not lost, it goes out after the next sign-in.
    waits()
    throw new HttpFailure(401, 'Not authenticated')
  }
}

/** Writes an edited entry in the place where it waited, and tries again. */
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
  // Another tab has sent it, or thrown it away.
  if (newValue === null) void reload()
})
void sendAll()
