// Storage of unsent items. Apart from userStorage.ts, which every page loads.

/** Uses the browser's storage. Returns `otherwise` without storage, and for unreadable values. */
function inStorage<Value>(use: () => Value, otherwise: Value): Value {
  try {
    return use()
  } catch {
    return otherwise
  }
}

/** The common prefix of all keys. */
export const WAITING = 'waiting'

export type WaitingKind = 'entry' | 'dose' | 'message' | 'measurement'

/** Other kinds have their own prefixes, because a tab with an earlier version would read them as health entries. */
export const WAITING_PREFIXES: Record<WaitingKind, string> = {
  entry: `${WAITING}:`,
  dose: `${WAITING}.dose:`,
  message: `${WAITING}.message:`,
  measurement: `${WAITING}.measurement:`,
}

/** One key per item. */
export const waitingPrefix = (kind: WaitingKind, userId: string) => `${WAITING_PREFIXES[kind]}${userId}:`

const waitingKeys = (kind: WaitingKind, userId: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(waitingPrefix(kind, userId)))

/** One key per patient. */
const notePrefix = (userId: string) => `unsaved.note:${userId}:`

/** Reads the unsaved visit note about a patient. Null if there is none, or without browser storage. */
export const readNote = <T>(userId: string, patientId: string): T | null =>
  inStorage(() => JSON.parse(localStorage.getItem(notePrefix(userId) + patientId) ?? 'null'), null)

/** Stores the unsaved visit note about a patient; null removes it. */
export function storeNote(userId: string, patientId: string, note: object | null) {
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

/** One key per form. */
export const UNSENT_FORM = 'unsaved.form:'
const formPrefix = (userId: string) => `${UNSENT_FORM}${userId}:`

/** The key of a form's unsent answers. */
export const formKey = (userId: string, id: string) => formPrefix(userId) + id

/** Reads the unsent answers of a form. Null if there are none, or without browser storage. */
export const readForm = <T>(userId: string, id: string): T | null =>
  inStorage(() => {
    const text = localStorage.getItem(formKey(userId, id))
    // A number that is not read yet has no JSON.
    return text === null ? null : JSON.parse(text, (_name, value) => value ?? undefined)
  }, null)

/** Stores the unsent answers of a form; null removes them. Returns whether the browser has stored them. */
export function storeForm(userId: string, id: string, draft: object | null) {
  try {
    if (draft) localStorage.setItem(formKey(userId, id), JSON.stringify(draft))
    else localStorage.removeItem(formKey(userId, id))
    return true
  } catch (error) {
    console.error('The browser could not keep the answers', error)
    return false
  }
}

const formKeys = (userId: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(formPrefix(userId)))

/** The forms with unsent answers in this browser. */
export const unsentForms = (userId: string): string[] =>
  inStorage(() => formKeys(userId).map((key) => key.slice(formPrefix(userId).length)), [])

/** Counts this user's unsent items in this browser by kind. Null if there are none, or without browser storage. */
export const countWaiting = (userId: string) =>
  inStorage(() => {
    const counts = {
      entries: waitingKeys('entry', userId).length,
      doses: waitingKeys('dose', userId).length,
      notes: noteKeys(userId).length,
      messages: waitingKeys('message', userId).length,
      measurements: waitingKeys('measurement', userId).length,
      forms: formKeys(userId).length,
    }
    return Object.values(counts).some((count) => count > 0) ? counts : null
  }, null)

/** Removes this user's unsent items after the user confirmed it at sign-out. */
export function removeWaiting(userId: string) {
  try {
    const kinds = ['entry', 'dose', 'message', 'measurement'] as const
    const keys = [
      ...kinds.flatMap((kind) => waitingKeys(kind, userId)),
      ...noteKeys(userId),
      ...formKeys(userId),
    ]
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
