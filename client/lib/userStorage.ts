import type { Me } from '../../shared/auth.ts'
import { inStorage, keysOf, store } from './storage.ts'

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
export const readStored = <T>(userId: string, what: StoredValue): T | null =>
  inStorage(() => JSON.parse(localStorage.getItem(userPrefix(userId) + what) ?? 'null'), null)

/** Null removes the value. */
export const writeStored = (userId: string, what: StoredValue, value: unknown) =>
  store(userPrefix(userId) + what, value)

/** The last user of this browser who has not signed out. */
export const storedMe = (): Me | null =>
  inStorage(() => {
    const key = keysOf('tracker.').find((name) => name.startsWith(PREFIX) && name.endsWith(':me'))
    return key ? JSON.parse(localStorage.getItem(key) ?? 'null') : null
  }, null)

/** Removes everyone else's data: after a sign-out no health data stays in this browser. */
export const removeOtherUsers = (userId: string | undefined) =>
  inStorage(() => {
    for (const key of keysOf('tracker.')) {
      if (userId === undefined || !key.startsWith(userPrefix(userId))) localStorage.removeItem(key)
    }
  }, undefined)
