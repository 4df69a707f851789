import type { DoseUpdate } from '../../shared/doses.ts'
import type { EntryInput } from '../../shared/healthInputs.ts'
import type { Quote } from '../../shared/messages.ts'
import { randomId } from '../lib/randomId.ts'
import { WAITING_PREFIXES, type WaitingKind, waitingPrefix } from '../lib/waitingStorage.ts'
import { statusOf } from '../ui/failures.ts'

/** A message on its way: its files are uploaded already. */
export type SaidMessage = {
  threadWith: string
  text: string
  quote: Quote | null
  files: { id: string; name: string }[]
  /** Makes it one message, however often it is sent. */
  key: string
}

/** What one user said: an entry of the tracker, something about a dose, or a message. */
export type Said =
  | { kind: 'entry'; entry: EntryInput }
  | { kind: 'dose'; dose: DoseUpdate }
  | { kind: 'message'; message: SaidMessage }

/** Something in this browser that is waiting to be sent. */
export type Waiting = Said & {
  /** Its key in the browser's storage. */
  key: string
  /** The server's message when it was refused. It is then not sent again until it is edited. */
  refused: string | null
}
export type WaitingEntry = Extract<Waiting, { kind: 'entry' }>
export type WaitingDose = Extract<Waiting, { kind: 'dose' }>
export type WaitingMessage = Extract<Waiting, { kind: 'message' }>

type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const KINDS: readonly WaitingKind[] = ['entry', 'dose', 'message']

/**
 * Reads a value of the browser's storage. Null where nothing waits under that key, or where another version of the
 * portal wrote something else.
 */
export function readWaiting(key: string, text: string | null): Waiting | null {
  const kind = KINDS.find((known) => key.startsWith(WAITING_PREFIXES[known]))
  if (!kind || text === null) return null
  try {
    const { refused = null, ...stored } = JSON.parse(text)
    const said = stored[kind]
    const named = kind === 'message' ? said?.threadWith : said?.date
    return typeof named === 'string' ? ({ kind, key, refused, [kind]: said } as Waiting) : null
  } catch {
    return null
  }
}

// Each thing has its own key, so that tabs that write at the same time do not overwrite each other.
function store(storage: OutboxStorage, key: string, said: Said, refused: string | null = null) {
  const { kind } = said
  const stored = kind === 'entry' ? said.entry : kind === 'dose' ? said.dose : said.message
  storage.setItem(key, JSON.stringify({ [kind]: stored, refused }))
}

/** This user's waiting things with their place in the order, which is a part of the key; oldest first. */
function placed(storage: OutboxStorage, userId: string) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return KINDS.flatMap((kind) => {
    const prefix = waitingPrefix(kind, userId)
    return keys
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const item = readWaiting(key, storage.getItem(key))
        return item ? [{ place: key.slice(prefix.length), item }] : []
      })
  }).sort((a, b) => (a.place < b.place ? -1 : 1))
}

/** What this user said and what waits here, oldest first. */
export function waitingOf(storage: OutboxStorage, userId: string): Waiting[] {
  return placed(storage, userId).map(({ item }) => item)
}

/** Adds something at the end, and returns its key. Throws when the browser's storage is full. */
export function addWaiting(storage: OutboxStorage, userId: string, said: Said, now = Date.now()) {
  const last = placed(storage, userId).at(-1)?.place
  // Even if the clock was set back, what was said later must sort after what was said earlier.
  const place = Math.max(now, Number(last?.split('-', 1)[0] ?? 0) + 1)
  const key = `${waitingPrefix(said.kind, userId)}${String(place).padStart(15, '0')}-${randomId()}`
  store(storage, key, said)
  return key
}

/** Replaces something that waits in its place, to be sent again. */
export function replaceWaiting(storage: OutboxStorage, key: string, said: Said) {
  store(storage, key, said)
}

/**
 * The server's message when the refusal is final. Null when a retry may succeed: no network, no session, a rate limit,
 * or a server error. A message beyond the limit is refused, so that nothing waits behind it for an hour.
 */
function refusalOf(error: unknown, { kind }: Said) {
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
  send: (said: Said) => Promise<unknown>
  /** Runs `work` while no other tab holds the lock. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Sends what waits in order, each once. A refused one stays with the server's message. At a temporary error the
 * sending stops, so that nothing overtakes what was said earlier; `cause` is that error.
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
        // If it was edited while being sent, it stays and is sent again.
        if (storage.getItem(next.key) === text) storage.removeItem(next.key)
      } catch (cause) {
        const sentence = refusalOf(cause, next)
        if (sentence === null) return { sent, refused, cause }
        refused.push({ ...next, refused: sentence })
        if (storage.getItem(next.key) === text) store(storage, next.key, next, sentence)
      }
    }
  })
}
