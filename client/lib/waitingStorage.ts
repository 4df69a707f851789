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

/** The key prefix of the visit notes that one user typed and could not save yet; one key for each patient. */
const notePrefix = (userId: string) => `unsaved.note:${userId}:`

/** Reads the unsaved visit note of this user about this patient. Null when there is none, or the browser has no storage. */
export function readNote<T>(userId: string, patientId: string): T | null {
  try {
    const text = localStorage.getItem(notePrefix(userId) + patientId)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps the unsaved visit note of this user about this patient; null removes it. */
export function keepNote(userId: string, patientId: string, note: object | null) {
  try {
    const key = notePrefix(userId) + patientId
    if (note) localStorage.setItem(key, JSON.stringify(note))
    else localStorage.removeItem(key)
  } catch (error) {
    console.error('The browser could not keep the note', error)
  }
}

const noteKeys = (userId: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(notePrefix(userId)))

/** How much this user has not sent yet from this browser, by kind. Null where nothing waits, or without storage. */
export function countWaiting(userId: string) {
  try {
    const counts = {
      entries: waitingKeys('entry', userId).length,
      doses: waitingKeys('dose', userId).length,
      notes: noteKeys(userId).length,
      messages: waitingKeys('message', userId).length,
    }
    return Object.values(counts).some((count) => count > 0) ? counts : null
  } catch {
    return null
  }
}

/** Removes what this user has not sent, after the user agreed to it at sign-out. */
export function removeWaiting(userId: string) {
  try {
    const kinds = ['entry', 'dose', 'message'] as const
    const kept = [...kinds.flatMap((kind) => waitingKeys(kind, userId)), ...noteKeys(userId)]
    for (const key of kept) localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
