import type { DoseUpdate } from '../../shared/doses.ts'
import type { EntryInput } from '../../shared/healthInputs.ts'
import type { MeasurementInput } from '../../shared/measurementInputs.ts'
import type { Quote } from '../../shared/messages.ts'
import { randomId } from '../lib/randomId.ts'
import { WAITING_PREFIXES, type WaitingKind, waitingPrefix } from '../lib/waitingStorage.ts'
import { statusOf } from '../ui/failures.ts'

/** A message to be sent. Its files are already uploaded. */
export type OutgoingMessage = {
  threadWith: string
  text: string
  quote: Quote | null
  files: { id: string; name: string }[]
  /** Idempotency key. */
  key: string
}

export type OutboxItem =
  | { kind: 'entry'; entry: EntryInput }
  | { kind: 'dose'; dose: DoseUpdate }
  | { kind: 'message'; message: OutgoingMessage }
  | { kind: 'measurement'; measurement: MeasurementInput }

/** An item in this browser that waits to be sent. */
export type Waiting = OutboxItem & {
  key: string
  /** The server's message if it refused the item, which is then not retried until it is edited. */
  refused: string | null
}
export type WaitingEntry = Extract<Waiting, { kind: 'entry' }>
export type WaitingDose = Extract<Waiting, { kind: 'dose' }>
export type WaitingMeasurement = Extract<Waiting, { kind: 'measurement' }>
export type WaitingMessage = Extract<Waiting, { kind: 'message' }>

type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const KINDS: readonly WaitingKind[] = ['entry', 'dose', 'message', 'measurement']

/** The member that each stored item has. */
const IDENTITIES: Record<WaitingKind, string> = {
  entry: 'date',
  dose: 'date',
  message: 'threadWith',
  measurement: 'at',
}

const contentOf = (item: OutboxItem): object => {
  switch (item.kind) {
    case 'entry':
      return item.entry
    case 'dose':
      return item.dose
    case 'message':
      return item.message
    case 'measurement':
      return item.measurement
  }
}

/** Parses a stored item. Null for other keys and for values of another version of the portal. */
export function readWaiting(key: string, text: string | null): Waiting | null {
  const kind = KINDS.find((known) => key.startsWith(WAITING_PREFIXES[known]))
  if (!kind || text === null) return null
  try {
    const { refused = null, ...stored } = JSON.parse(text)
    const content = stored[kind]
    const identity = content?.[IDENTITIES[kind]]
    return typeof identity === 'string' ? ({ kind, key, refused, [kind]: content } as Waiting) : null
  } catch {
    return null
  }
}

// One key per item, so that tabs do not overwrite each other.
function store(storage: OutboxStorage, key: string, item: OutboxItem, refused: string | null = null) {
  storage.setItem(key, JSON.stringify({ [item.kind]: contentOf(item), refused }))
}

/** This user's items with their position (part of the key), oldest first. */
function positioned(storage: OutboxStorage, userId: string) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return KINDS.flatMap((kind) => {
    const prefix = waitingPrefix(kind, userId)
    return keys
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const item = readWaiting(key, storage.getItem(key))
        return item ? [{ position: key.slice(prefix.length), item }] : []
      })
  }).sort((a, b) => (a.position < b.position ? -1 : 1))
}

/** This user's unsent items, oldest first. */
export function waitingOf(storage: OutboxStorage, userId: string): Waiting[] {
  return positioned(storage, userId).map(({ item }) => item)
}

/** Appends an item and returns its key. Throws when the browser's storage is full. */
export function addWaiting(storage: OutboxStorage, userId: string, item: OutboxItem, now = Date.now()) {
  const last = positioned(storage, userId).at(-1)?.position
  // Later items sort after earlier ones even if the clock was set back.
  const position = Math.max(now, Number(last?.split('-', 1)[0] ?? 0) + 1)
  const key = `${waitingPrefix(item.kind, userId)}${String(position).padStart(15, '0')}-${randomId()}`
  store(storage, key, item)
  return key
}

/** Replaces an item in position and clears its refusal. */
export function replaceWaiting(storage: OutboxStorage, key: string, item: OutboxItem) {
  store(storage, key, item)
}

/**
 * Returns the server's message for a final refusal. Null if a retry may succeed: no network, no session, a rate limit,
 * or a server error. A rate-limited message is refused, so that nothing queues behind it for an hour.
 */
function refusalOf(error: unknown, { kind }: OutboxItem) {
  const status = statusOf(error)
  const final =
    status !== null &&
    status >= 400 &&
    status < 500 &&
    status !== 401 &&
    (status !== 429 || kind === 'message')
  return final && error instanceof Error ? error.message : null
}

type Sender = {
  storage: OutboxStorage
  send: (item: OutboxItem) => Promise<unknown>
  /** Runs `work` while no other tab holds the lock. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Sends the queue in order, each item once. A refused item stays with the server's message. A temporary error stops
 * sending, so that the order is kept; `cause` is that error.
 */
export function sendWaiting({ storage, send, withLock }: Sender, userId: string) {
  return withLock(async () => {
    const tried = new Set<string>()
    const sent: Waiting[] = []
    const refused: Waiting[] = []
    for (;;) {
      const [next] = waitingOf(storage, userId).filter(
        (item) => item.refused === null && !tried.has(`${item.key} ${storage.getItem(item.key)}`),
      )
      if (!next) return { sent, refused, cause: null }
      const text = storage.getItem(next.key)
      tried.add(`${next.key} ${text}`)
      try {
        await send(next)
        sent.push(next)
        // An item edited during sending stays and is sent again.
        if (storage.getItem(next.key) === text) storage.removeItem(next.key)
      } catch (cause) {
        const message = refusalOf(cause, next)
        if (message === null) return { sent, refused, cause }
        refused.push({ ...next, refused: message })
        if (storage.getItem(next.key) === text) store(storage, next.key, next, message)
      }
    }
  })
}
