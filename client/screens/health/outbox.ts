import type { EntryInput } from '../../../shared/healthInputs.ts'
import { randomId } from '../../lib/randomId.ts'
import { waitingPrefix } from '../../lib/userStorage.ts'
import { statusOf } from '../../ui/failures.ts'

/** An entry that waits in this browser to be sent. */
export type Waiting = {
  /** Where it stands in the browser's storage. */
  key: string
  entry: EntryInput
  /** The server's sentence, where it said no; such an entry is not sent again unless it is edited. */
  refused: string | null
}

type Stored = Omit<Waiting, 'key'>
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

// Each entry has a key of its own: tabs that write at the same time never overwrite each other's list.
const prefixOf = waitingPrefix

/** What waits for this user, the oldest first. */
export function waitingOf(shelf: Shelf, userId: string): Waiting[] {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(prefixOf(userId)))
    .sort()
    .flatMap((key) => {
      const text = shelf.getItem(key)
      return text === null ? [] : [{ key, ...(JSON.parse(text) as Stored) }]
    })
}

function put(shelf: Shelf, key: string, stored: Stored) {
  shelf.setItem(key, JSON.stringify(stored))
}

/** Adds an entry behind all others. Throws where the browser has no room for it. */
export function keepWaiting(shelf: Shelf, userId: string, entry: EntryInput, now = Date.now()) {
  const last = waitingOf(shelf, userId).at(-1)?.key.slice(prefixOf(userId).length)
  // A clock that was set back must not let a later entry overtake.
  const place = Math.max(now, Number(last?.split('-', 1)[0] ?? 0) + 1)
  const key = `${prefixOf(userId)}${String(place).padStart(15, '0')}-${randomId()}`
  put(shelf, key, { entry, refused: null })
}

/** Writes an edited entry in its old place, to be sent again. */
export function replaceWaiting(shelf: Shelf, key: string, entry: EntryInput) {
  put(shelf, key, { entry, refused: null })
}

/** A refusal is final for the entry as it is; all else may pass: no network, no session, too many calls, a crash. */
function refusalOf(error: unknown) {
  const status = statusOf(error)
  const final = status !== null && status >= 400 && status < 500 && status !== 401 && status !== 429
  return final && error instanceof Error ? error.message : null
}

type Sender = {
  shelf: Shelf
  send: (entry: EntryInput) => Promise<unknown>
  /** Runs its work while no other tab runs any. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Sends what waits, in order, each entry once. What the server refuses stays with its sentence; at anything that may pass
 * the sending stops, so that no later entry overtakes an earlier one. `cause` tells what stopped it.
 */
export function sendWaiting({ shelf, send, alone }: Sender, userId: string) {
  return alone(async () => {
    const tried = new Set<string>()
    const refused: string[] = []
    let sent = 0
    for (;;) {
      const [next] = waitingOf(shelf, userId).filter(
        (item) => item.refused === null && !tried.has(`${item.key} ${shelf.getItem(item.key)}`),
      )
      if (!next) return { sent, refused, cause: null }
      const text = shelf.getItem(next.key)
      tried.add(`${next.key} ${text}`)
      try {
        await send(next.entry)
        sent += 1
        // Edited while it was on its way: it then goes once more, as it is now.
        if (shelf.getItem(next.key) === text) shelf.removeItem(next.key)
      } catch (cause) {
        const sentence = refusalOf(cause)
        if (sentence === null) return { sent, refused, cause }
        refused.push(sentence)
        if (shelf.getItem(next.key) === text) put(shelf, next.key, { entry: next.entry, refused: sentence })
      }
    }
  })
}
