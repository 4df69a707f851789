// Where this browser keeps what could not be sent yet. Apart from userStorage.ts, which every page loads.

/** How all keys of waiting things begin. */
export const WAITING = 'waiting'

export type WaitingKind = 'entry' | 'dose' | 'message'

/**
 * The key prefixes of what waits, by kind. Doses and messages have their own: a tab with an earlier version of the portal
 * would take them for health entries.
 */
export const WAITING_PREFIXES: Record<WaitingKind, string> = {
  entry: `${WAITING}:`,
  dose: `${WAITING}.dose:`,
  message: `${WAITING}.message:`,
}

/** The key prefix of what one user said of one kind and could not be sent yet; one key for each. */
export const waitingPrefix = (kind: WaitingKind, userId: string) => `${WAITING_PREFIXES[kind]}${userId}:`

const waitingKeys = (kind: WaitingKind, userId: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(waitingPrefix(kind, userId)))

/** How much this user has not sent yet from this browser. */
export function countWaiting(userId: string) {
  try {
    return {
      entries: waitingKeys('entry', userId).length,
      doses: waitingKeys('dose', userId).length,
      messages: waitingKeys('message', userId).length,
    }
  } catch {
    return { entries: 0, doses: 0, messages: 0 }
  }
}

/** Removes what this user has not sent, after the user agreed to it at sign-out. */
export function removeWaiting(userId: string) {
  try {
    for (const kind of ['entry', 'dose', 'message'] as const) {
      for (const key of waitingKeys(kind, userId)) localStorage.removeItem(key)
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}
