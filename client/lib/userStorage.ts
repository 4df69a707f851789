import type { Me } from '../../shared/auth.ts'

/**
 * Values stored per user, so that the dashboard and the tracker open offline, and a half-filled form survives a reload.
 */
type StoredValue =
  | 'me'
  | 'now'
  | 'last'
  | 'steps'
  | 'seen'
  | 'doses'
  | 'draft'
  | 'order'
  | 'forms'
  | 'measured'
  | `message.${string}`

/** Raise the number when the shape of the values changes: older values are then ignored, not misread. */
const PREFIX = 'tracker.2:'
const userPrefix = (userId: string) => `${PREFIX}${userId}:`

/** Returns null if nothing is stored, or without browser storage. */
export function readStored<T>(userId: string, what: StoredValue): T | null {
  try {
    const text = localStorage.getItem(userPrefix(userId) + what)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Ignores storage errors: only convenience is lost. */
export function writeStored(userId: string, what: StoredValue, value: unknown) {
  try {
    localStorage.setItem(userPrefix(userId) + what, JSON.stringify(value))
  } catch (error) {
    console.error('The browser could not store the tracker', error)
  }
}

export function removeStored(userId: string, what: StoredValue) {
  try {
    localStorage.removeItem(userPrefix(userId) + what)
  } catch {
    // Without storage there is nothing to remove.
  }
}

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('tracker.'))

/** The last user of this browser who has not signed out. */
export function storedMe(): Me | null {
  try {
    const key = keys().find((name) => name.startsWith(PREFIX) && name.endsWith(':me'))
    return key ? JSON.parse(localStorage.getItem(key) ?? 'null') : null
  } catch {
    return null
  }
}

/** Removes everyone else's data: after a sign-out no health data stays in this browser. */
export function removeOtherUsers(userId: string | undefined) {
  try {
    for (const key of keys()) {
      if (userId === undefined || !key.startsWith(userPrefix(userId))) localStorage.removeItem(key)
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}
