import type { Me } from '../../shared/auth.ts'

/** Kept in this browser, so that the tracker opens without a network and a half-filled form survives a reload. */
type What = 'me' | 'seen' | 'draft' | 'order'

/** The number changes with the shape of what is kept: an older shape is then forgotten, not misread. */
const PREFIX = 'tracker.2:'
const ours = (userId: string) => `${PREFIX}${userId}:`

/** Reads what `keep` wrote for this user; null where nothing is kept, or the browser keeps nothing. */
export function readStored<T>(userId: string, what: What): T | null {
  try {
    const text = localStorage.getItem(ours(userId) + what)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps a value for this user; a browser that keeps nothing only loses the comfort. */
export function writeStored(userId: string, what: What, value: unknown) {
  try {
    localStorage.setItem(ours(userId) + what, JSON.stringify(value))
  } catch (error) {
    console.error('The browser could not keep the tracker', error)
  }
}

export function removeStored(userId: string, what: What) {
  try {
    localStorage.removeItem(ours(userId) + what)
  } catch {
    // What cannot be kept is not there to drop either.
  }
}

/** What the key of everybody's waiting entries begins with. */
export const WAITING = 'waiting:'

/** Where a user's entries wait that could not be sent yet, one key each. */
export const waitingPrefix = (userId: string) => `${WAITING}${userId}:`

const waitingKeys = (userId: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(waitingPrefix(userId)))

/** How many entries of this user wait in this browser. */
export function countWaiting(userId: string) {
  try {
    return waitingKeys(userId).length
  } catch {
    return 0
  }
}

/** Takes the entries that wait out of this browser: their owner signs out, and was asked. */
export function removeWaiting(userId: string) {
  try {
    for (const key of waitingKeys(userId)) localStorage.removeItem(key)
  } catch {
    // What cannot be kept is not there to drop either.
  }
}

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('tracker.'))

/** Who last opened the tracker here and is still signed in, as far as this browser knows. */
export function storedMe(): Me | null {
  try {
    const key = keys().find((name) => name.startsWith(PREFIX) && name.endsWith(':me'))
    return key ? JSON.parse(localStorage.getItem(key) ?? 'null') : null
  } catch {
    return null
  }
}

/** Forgets everybody but the one who is signed in: after signing out, nobody's health stays behind here. */
export function removeOtherUsers(userId: string | undefined) {
  try {
    for (const key of keys()) {
      if (userId === undefined || !key.startsWith(ours(userId))) localStorage.removeItem(key)
    }
  } catch {
    // As above.
  }
}
