import { getQueryKey } from '@trpc/react-query'
import { useSyncExternalStore } from 'react'
import { type DoseUpdate, withUpdates } from '../../shared/doses.ts'
import type { EntryInput } from '../../shared/healthInputs.ts'
import type { MeasurementInput } from '../../shared/measurementInputs.ts'
import { refOf } from '../../shared/messages.ts'
import { WAITING } from '../lib/waitingStorage.ts'
import { t } from '../locale/messages.tsx'
import { HttpFailure, refuse, report, statusOf } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'
import { doseLabel } from './doseLabel.ts'
import {
  addWaiting,
  type OutboxItem,
  type OutgoingMessage,
  readWaiting,
  replaceWaiting,
  sendWaiting,
  type Waiting,
  type WaitingDose,
  type WaitingEntry,
  type WaitingMeasurement,
  type WaitingMessage,
  waitingOf,
} from './outbox.ts'
import { loadSession, onSessionEvent, refreshSession } from './session.ts'
import { queries, queryClient, trpc, trpcClient } from './trpc.ts'

/** Request timeout. Milliseconds. */
const REQUEST_TIMEOUT = 15_000
/** Retry delay while the page is open. Milliseconds. */
const RETRY_AFTER = 30_000

type Outbox = {
  entries: WaitingEntry[]
  doses: WaitingDose[]
  messages: WaitingMessage[]
  measurements: WaitingMeasurement[]
  /** Whether the last attempt failed to reach the server. */
  stalled: boolean
}

const EMPTY: Outbox = { entries: [], doses: [], messages: [], measurements: [], stalled: false }

const watchers = new Set<() => void>()
let stalled = false
let last = { text: '', outbox: EMPTY }

const changed = () => {
  for (const watcher of watchers) watcher()
}

function snapshot(userId: string) {
  const waiting = waitingOf(localStorage, userId)
  const text = JSON.stringify([stalled, waiting])
  if (text !== last.text) {
    const entries = waiting.filter((item) => item.kind === 'entry')
    const doses = waiting.filter((item) => item.kind === 'dose')
    const messages = waiting.filter((item) => item.kind === 'message')
    const measurements = waiting.filter((item) => item.kind === 'measurement')
    last = { text, outbox: { entries, doses, messages, measurements, stalled } }
  }
  return last.outbox
}

function watch(watcher: () => void) {
  startSending()
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** This user's unsent items in this browser, from all tabs. */
export function useOutbox(userId: string): Outbox {
  return useSyncExternalStore(
    watch,
    () => snapshot(userId),
    () => EMPTY,
  )
}

const reloadEntries = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.health) }),
    queries.care.now.invalidate(),
  ])
/** The remaining supply is computed from the doses taken. */
const reloadDoses = () =>
  Promise.all([
    queries.plans.today.invalidate(),
    queries.shop.supply.invalidate(),
    queries.care.now.invalidate(),
  ])

/** Applies a sent dose to the cached `plans.today`, which would otherwise show the old state until it is refetched. */
async function cacheDose(dose: DoseUpdate) {
  const { date } = dose
  // A response in flight may be older.
  await queries.plans.today.cancel({ date })
  queries.plans.today.setData(
    { date },
    (day) => day && { ...day, slots: withUpdates(day.slots, [dose], date) },
  )
}

/** Reloads after another tab has sent or discarded an item. */
async function reloadFor(item: Waiting | null) {
  if (item?.kind === 'message') return reloadMessages()
  if (item?.kind === 'measurement') return reloadMeasurements()
  if (item?.kind !== 'dose') return reloadEntries()
  if (item.refused === null) await cacheDose(item.dose)
  await reloadDoses()
}

const timeout = () => AbortSignal.timeout(REQUEST_TIMEOUT)

/** Throws 401 if someone else is signed in, in any tab. */
async function refuseOthers(userId: string, signal: AbortSignal) {
  const me = await trpcClient.auth.me.query(undefined, { signal })
  if (me?.user.id !== userId) throw new HttpFailure(401, t('app.notAuthenticated.title'))
}

async function sendEntry(userId: string, entry: EntryInput) {
  const signal = timeout()
  await refuseOthers(userId, signal)
  return trpcClient.health.addEntry.mutate(entry, { signal })
}

async function sendDose(userId: string, dose: DoseUpdate) {
  const signal = timeout()
  try {
    await trpcClient.plans.setDose.mutate(dose, { signal })
  } catch (error) {
    // No plan of this user is found with someone else's session, so there is no need to check first.
    if (statusOf(error) === 404) await refuseOthers(userId, signal)
    throw error
  }
  await cacheDose(dose)
}

const reloadMeasurements = () => queries.measurements.list.invalidate()

async function sendMeasurement(userId: string, measurement: MeasurementInput) {
  const signal = timeout()
  await refuseOthers(userId, signal)
  return trpcClient.measurements.add.mutate(measurement, { signal })
}

const reloadMessages = () => queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.messages) })

async function sendMessage(userId: string, { files, quote, ...message }: OutgoingMessage) {
  const signal = timeout()
  await refuseOthers(userId, signal)
  const attachments = files.map(({ id }) => id)
  await trpcClient.messages.send.mutate({ ...message, quote: quote && refOf(quote), attachments }, { signal })
  // The thread shows the sent message before the unsent one disappears.
  await reloadMessages()
}

function send(userId: string, item: OutboxItem): Promise<unknown> {
  if (item.kind === 'message') return sendMessage(userId, item.message)
  if (item.kind === 'measurement') return sendMeasurement(userId, item.measurement)
  return item.kind === 'entry' ? sendEntry(userId, item.entry) : sendDose(userId, item.dose)
}

// Without a secure origin there are no locks, but no service worker either, and sending an item twice is harmless. The
// name is that of earlier versions, which may be open in another tab.
const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('health entries', work) : work()

let retryTimer: ReturnType<typeof setTimeout> | undefined

function retryLater() {
  clearTimeout(retryTimer)
  retryTimer = setTimeout(() => void sendAll(), RETRY_AFTER)
}

/** Keys of ticks and messages that this page sends for the first time. No toast follows if they arrive at once. */
const fresh = new Set<string>()

/** Shows a toast for items that were sent late. */
function toastSent(sent: Waiting[]) {
  const late = sent.filter(({ key }) => !fresh.has(key))
  for (const kind of ['entry', 'dose', 'message', 'measurement'] as const) {
    const count = late.filter((item) => item.kind === kind).length
    if (count > 0) toast.success(t(`app.sent.${kind}`, { count }), t('app.sent.saved', { count }))
  }
}

/** Sends the signed-in user's queue, and shows the outcome as toasts. */
async function sendAll() {
  clearTimeout(retryTimer)
  const me = await loadSession().catch(() => null)
  if (!me || !navigator.onLine) {
    fresh.clear()
    return
  }
  const userId = me.user.id
  if (waitingOf(localStorage, userId).every((item) => item.refused !== null)) return
  const { sent, refused, cause } = await sendWaiting(
    { storage: localStorage, send: (item) => send(userId, item), withLock },
    userId,
  )
  stalled = cause !== null
  if (stalled) fresh.clear()
  changed()
  toastSent(sent)
  for (const { key } of [...sent, ...refused]) fresh.delete(key)
  const handled = [...sent, ...refused]
  if (handled.some(({ kind }) => kind === 'dose')) void reloadDoses()
  if (sent.some(({ kind }) => kind === 'measurement')) void reloadMeasurements()
  if (sent.some(({ kind }) => kind === 'entry')) await reloadEntries()
  for (const item of refused) {
    if (item.kind === 'entry' || item.kind === 'measurement')
      refuse(t('app.failed.title'), item.refused ?? '')
    else if (item.kind === 'message') refuse(t('app.notSent'), item.refused ?? '')
    else {
      const reason = item.refused ?? ''
      refuse(t('app.notAccepted'), t('app.notAcceptedDose', { dose: doseLabel(item.dose), reason }))
    }
  }
  if (cause) {
    report(cause, { errorTitle: t('app.unsentFailed'), silent: true })
    // The guards redirect to the sign-in page; sending resumes after the next sign-in.
    if (statusOf(cause) === 401) void refreshSession()
    retryLater()
  }
}

/** `added` with new points, `updated` when merged into its day, `waiting` for the network. */
export type Outcome = 'added' | 'updated' | 'waiting'

/** Sends an entry, or queues it when the server cannot be reached. Throws the server's refusal. */
export async function submitEntry(userId: string, entry: EntryInput): Promise<Outcome> {
  const item: OutboxItem = { kind: 'entry', entry }
  const waits = (): Outcome => {
    addWaiting(localStorage, userId, item)
    changed()
    retryLater()
    return 'waiting'
  }
  // Behind queued entries, so that the latest values win.
  if (waitingOf(localStorage, userId).some((item) => item.kind === 'entry' && item.refused === null)) {
    const outcome = waits()
    void sendAll()
    return outcome
  }
  try {
    return (await sendEntry(userId, entry)).updated ? 'updated' : 'added'
  } catch (error) {
    const status = statusOf(error)
    if (status === null) return waits()
    if (status !== 401) throw error
    // The session has ended: the entry is queued and sent after the next sign-in.
    waits()
    throw new HttpFailure(401, t('app.notAuthenticated.title'))
  }
}

/**
 * Sends a measurement, or queues it when the server cannot be reached: then returns the key of the waiting item, else the
 * measurement's id. Throws the server's refusal.
 */
export async function submitMeasurement(
  userId: string,
  measurement: MeasurementInput,
): Promise<{ id: string } | { waiting: string }> {
  const waits = () => {
    const waiting = addWaiting(localStorage, userId, { kind: 'measurement', measurement })
    changed()
    retryLater()
    return { waiting }
  }
  if (!navigator.onLine) return waits()
  try {
    const { id } = await sendMeasurement(userId, measurement)
    return { id }
  } catch (error) {
    const status = statusOf(error)
    if (status === null) return waits()
    // The session has ended: the measurement is queued and sent after the next sign-in.
    if (status === 401) waits()
    throw error
  }
}

/** Replaces a queued entry in place, and sends the queue. */
export function resubmitEntry(key: string, entry: EntryInput) {
  replaceWaiting(localStorage, key, { kind: 'entry', entry })
  changed()
  void sendAll()
}

/** Queues a message and sends it as soon as there is a network. Throws if it can be neither stored nor sent. */
export async function queueMessage(userId: string, message: OutgoingMessage) {
  try {
    fresh.add(addWaiting(localStorage, userId, { kind: 'message', message }))
  } catch {
    return sendMessage(userId, message)
  }
  changed()
  await sendAll()
}

export function resendMessage({ key, message }: WaitingMessage) {
  replaceWaiting(localStorage, key, { kind: 'message', message })
  changed()
  void sendAll()
}

/**
 * Queues dose updates, which are shown at once, and sends them as soon as there is a network. Without browser storage
 * they are sent directly, and a failure is reported.
 */
export async function queueDoses(userId: string, doses: readonly DoseUpdate[]) {
  try {
    for (const dose of doses) fresh.add(addWaiting(localStorage, userId, { kind: 'dose', dose }))
  } catch {
    try {
      for (const dose of doses) await sendDose(userId, dose)
    } catch (error) {
      report(error)
    }
    return
  }
  changed()
  await sendAll()
}

export function discardWaiting(key: string) {
  localStorage.removeItem(key)
  changed()
}

let started = false

/** Sends the queue now, and whenever the network, this tab or the user returns. */
export function startSending() {
  if (started) return
  started = true
  addEventListener('online', () => void sendAll())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendAll()
  })
  onSessionEvent((event) => {
    if (event === 'SIGNED_IN') void sendAll()
  })
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (!key?.startsWith(WAITING)) return
    // Another tab has sent or discarded the item.
    if (newValue === null) void reloadFor(readWaiting(key, oldValue))
    changed()
  })
  void sendAll()
}
