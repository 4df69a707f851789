import { getQueryKey } from '@trpc/react-query'
import { useSyncExternalStore } from 'react'
import { type DoseUpdate, withUpdates } from '../../shared/doses.ts'
import type { EntryInput } from '../../shared/healthInputs.ts'
import { refOf } from '../../shared/messages.ts'
import { WAITING } from '../lib/waitingStorage.ts'
import { HttpFailure, refuse, report, statusOf } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'
import { doseWords } from './doseWords.ts'
import {
  addWaiting,
  readWaiting,
  replaceWaiting,
  type Said,
  type SaidMessage,
  sendWaiting,
  type Waiting,
  type WaitingDose,
  type WaitingEntry,
  type WaitingMessage,
  waitingOf,
} from './outbox.ts'
import { loadSession, onSessionEvent, refreshSession } from './session.ts'
import { queries, queryClient, trpc, trpcClient } from './trpc.ts'

/** After this long without an answer the server counts as unreachable. Milliseconds. */
const REQUEST_TIMEOUT = 15_000
/** The wait before things are sent again while the page is open. Milliseconds. */
const RETRY_AFTER = 30_000

type Outbox = {
  entries: WaitingEntry[]
  doses: WaitingDose[]
  messages: WaitingMessage[]
  /** Whether the last attempt to send could not reach the server. */
  stalled: boolean
}

const EMPTY: Outbox = { entries: [], doses: [], messages: [], stalled: false }

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
    last = { text, outbox: { entries, doses, messages, stalled } }
  }
  return last.outbox
}

function watch(watcher: () => void) {
  startSending()
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** What this user said and what waits in this browser, including what was said in other tabs. */
export function useOutbox(userId: string): Outbox {
  return useSyncExternalStore(
    watch,
    () => snapshot(userId),
    () => EMPTY,
  )
}

const reloadEntries = () => queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.health) })
/** What is left of a supply follows from what was taken. */
const reloadDoses = () => Promise.all([queries.plans.today.invalidate(), queries.shop.supply.invalidate()])

/** Writes a sent dose into the answer of `plans.today`, which would show its earlier state until it is asked again. */
async function keepDose(dose: DoseUpdate) {
  const { date } = dose
  // An answer on its way may be older.
  await queries.plans.today.cancel({ date })
  queries.plans.today.setData(
    { date },
    (day) => day && { ...day, slots: withUpdates(day.slots, [dose], date) },
  )
}

/** Follows what another tab has sent or discarded. */
async function reloadFor(item: Waiting | null) {
  if (item?.kind === 'message') return reloadMessages()
  if (item?.kind !== 'dose') return reloadEntries()
  if (item.refused === null) await keepDose(item.dose)
  await reloadDoses()
}

const timeout = () => AbortSignal.timeout(REQUEST_TIMEOUT)

/** Refuses when somebody else than this user is signed in, in any tab. */
async function refuseOthers(userId: string, signal: AbortSignal) {
  const me = await trpcClient.auth.me.query(undefined, { signal })
  if (me?.user.id !== userId) throw new HttpFailure(401, 'Not authenticated')
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
    // Somebody else's session finds no plan of this user, so this needs no question in advance.
    if (statusOf(error) === 404) await refuseOthers(userId, signal)
    throw error
  }
  await keepDose(dose)
}

const reloadMessages = () => queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.messages) })

async function sendMessage(userId: string, { files, quote, ...message }: SaidMessage) {
  const signal = timeout()
  await refuseOthers(userId, signal)
  const attachments = files.map(({ id }) => id)
  await trpcClient.messages.send.mutate({ ...message, quote: quote && refOf(quote), attachments }, { signal })
  // Shown in the thread before it goes from what waits.
  await reloadMessages()
}

function send(userId: string, said: Said): Promise<unknown> {
  if (said.kind === 'message') return sendMessage(userId, said.message)
  return said.kind === 'entry' ? sendEntry(userId, said.entry) : sendDose(userId, said.dose)
}

// Browsers without a secure origin have no locks. They have no service worker either, and sending something twice is
// harmless. The name is that of earlier versions, which may be open in another tab.
const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('health entries', work) : work()

let retryTimer: ReturnType<typeof setTimeout> | undefined

function retryLater() {
  clearTimeout(retryTimer)
  retryTimer = setTimeout(() => void sendAll(), RETRY_AFTER)
}

/** Keys of ticks and messages that this page sends for the first time. One that arrives at once is not told about. */
const fresh = new Set<string>()

const SENT_TITLES = {
  entry: ['Entry', 'entries'],
  dose: ['Tick', 'ticks'],
  message: ['Message', 'messages'],
} as const

/** Tells what was sent after it had waited. */
function tellSent(sent: Waiting[]) {
  const late = sent.filter(({ key }) => !fresh.has(key))
  for (const [kind, [one, many]] of Object.entries(SENT_TITLES)) {
    const count = late.filter((item) => item.kind === kind).length
    if (count === 0) continue
    const [what, were] = count === 1 ? [one, 'It was'] : [`${count} ${many}`, 'They were']
    toast.success(`${what} sent`, `${were} saved in this browser until the network was back.`)
  }
}

/** Sends what the signed-in user said, and shows the outcome as toasts. */
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
    { storage: localStorage, send: (said) => send(userId, said), withLock },
    userId,
  )
  stalled = cause !== null
  if (stalled) fresh.clear()
  changed()
  tellSent(sent)
  for (const { key } of [...sent, ...refused]) fresh.delete(key)
  const handled = [...sent, ...refused]
  if (handled.some(({ kind }) => kind === 'dose')) void reloadDoses()
  if (sent.some(({ kind }) => kind === 'entry')) await reloadEntries()
  for (const item of refused) {
    if (item.kind === 'entry') refuse('Error', item.refused ?? '')
    else if (item.kind === 'message') refuse('Not sent', item.refused ?? '')
    else refuse('Not accepted', `${doseWords(item.dose)}: ${item.refused}`)
  }
  if (cause) {
    report(cause, { errorTitle: 'What was said could not be sent', silent: true })
    // The guards then lead to the sign-in page; it is sent after the next sign-in.
    if (statusOf(cause) === 401) void refreshSession()
    retryLater()
  }
}

/** The outcome of a submitted entry: added with new points, merged into its day, or waiting for the network. */
export type Outcome = 'added' | 'updated' | 'waiting'

/** Sends an entry, or stores it in this browser when the server cannot be reached. Throws the server's refusal. */
export async function submitEntry(userId: string, entry: EntryInput): Promise<Outcome> {
  const said: Said = { kind: 'entry', entry }
  const waits = (): Outcome => {
    addWaiting(localStorage, userId, said)
    changed()
    retryLater()
    return 'waiting'
  }
  // If entries are waiting, this one goes behind them, so that later values stay the later ones.
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
    // The session has ended: the entry is stored, and sent after the next sign-in.
    waits()
    throw new HttpFailure(401, 'Not authenticated')
  }
}

/** Replaces a waiting entry in its place, and sends again. */
export function resubmitEntry(key: string, entry: EntryInput) {
  replaceWaiting(localStorage, key, { kind: 'entry', entry })
  changed()
  void sendAll()
}

/**
 * Sends a message now, or when the network is back; until then it is shown as waiting. Throws where this browser stores
 * nothing and the message cannot be sent.
 */
export async function sayMessage(userId: string, message: SaidMessage) {
  try {
    fresh.add(addWaiting(localStorage, userId, { kind: 'message', message }))
  } catch {
    return sendMessage(userId, message)
  }
  changed()
  await sendAll()
}

/** Sends a refused message again. */
export function resendMessage({ key, message }: WaitingMessage) {
  replaceWaiting(localStorage, key, { kind: 'message', message })
  changed()
  void sendAll()
}

/**
 * Notes what the patient says about doses: it is shown at once, and sent now or when the network is back. Without
 * storage in this browser it is sent at once, and a failure is reported.
 */
export async function sayDoses(userId: string, doses: readonly DoseUpdate[]) {
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

/** Sends what waits now, and from then on whenever the network, this tab or its owner is back. */
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
    // Removed: another tab has sent or discarded it.
    if (newValue === null) void reloadFor(readWaiting(key, oldValue))
    changed()
  })
  void sendAll()
}
