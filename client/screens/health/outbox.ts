import type { EntryInput } from '../../../shared/healthInputs.ts'
import { randomId } from '../../lib/randomId.ts'
import { waitingPrefix } from '../../lib/userStorage.ts'
import { statusOf } from '../../ui/failures.ts'

/** An entry in this browser that is waiting to be sent. */
export type Waiting = {
  /** Its key in the browser's storage. */
  key: string
  entry: EntryInput
  /** The server's message when it refused the entry. It is then not sent again until it is edited. */
  refused: string | null
}

type Stored = Omit<Waiting, 'key'>
type EntryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

// Each entry has its own key, so that tabs that write at the same time do not overwrite each other.
const prefixOf = waitingPrefix

/** This user's waiting entries, oldest first. */
export function waitingOf(storage: EntryStorage, userId: string): Waiting[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(prefixOf(userId)))
    .sort()
    .flatMap((key) => {
      const text = storage.getItem(key)
      return text === null ? [] : [{ key, ...(JSON.parse(text) as Stored) }]
    })
}

function store(storage: EntryStorage, key: string, stored: Stored) {
  storage.setItem(key, JSON.stringify(stored))
}

/** Adds an entry at the end. Throws when the browser's storage is full. */
export function addWaiting(storage: EntryStorage, userId: string, entry: EntryInput, now = Date.now()) {
  const last = waitingOf(storage, userId).at(-1)?.key.slice(prefixOf(userId).length)
  // Even if the clock was set back, a later entry must sort after the earlier ones.
  const place = Math.max(now, Number(last?.split('-', 1)[0] ?? 0) + 1)
  const key = `${prefixOf(userId)}${String(place).padStart(15, '0')}-${randomId()}`
  store(storage, key, { entry, refused: null })
}

/** Replaces a waiting entry in its place, to be sent again. */
export function replaceWaiting(storage: EntryStorage, key: string, entry: EntryInput) {
  store(storage, key, { entry, refused: null })
}

/**
 * The server's message when the refusal is final. Null when a retry may succeed: no network, no session, a rate limit,
 * or a server error.
 */
function refusalOf(error: unknown) {
  const status = statusOf(error)
  const final = status !== null && status >= 400 && status < 500 && status !== 401 && status !== 429
  return final && error instanceof Error ? error.message : null
}

type Sender = {
  storage: EntryStorage
  send: (entry: EntryInput) => Promise<unknown>
  /** Runs `work` while no other tab holds the lock. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Sends the waiting entries in order, each once. A refused entry stays with the server's message. At a temporary error
 * the sending stops, so that no later entry overtakes an earlier one; `cause` is that error.
 */
export function sendWaiting({ storage, send, withLock }: Sender, userId: string) {
  return withLock(async () => {
    const tried = new Set<string>()
    const refused: string[] = []
    let sent = 0
    for (;;) {
      const [next] = waitingOf(storage, userId).filter(
        (item) => item.refused === null && !tried.has(`${item.key} ${storage.getItem(item.key)}`),
      )
      if (!next) return { sent, refused, cause: null }
      const text = storage.getItem(next.key)
      tried.add(`${next.key} ${text}`)
      try {
        await send(next.entry)
        sent += 1
        // If it was edited while being sent, it stays and is sent again.
        if (storage.getItem(next.key) === text) storage.removeItem(next.key)
      } catch (cause) {
        const sentence = refusalOf(cause)
        if (sentence === null) return { sent, refused, cause }
        refused.push(sentence)
        if (storage.getItem(next.key) === text)
          store(storage, next.key, { entry: next.entry, refused: sentence })
      }
    }
  })
}
