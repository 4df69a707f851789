// Storage of unsent items. Apart from userStorage.ts, which every page loads.
import { inStorage, keysOf, store } from './storage.ts'

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

/** One key per patient. */
const notePrefix = (userId: string) => `unsaved.note:${userId}:`

/** Reads the unsaved visit note about a patient. Null if there is none, or without browser storage. */
export const readNote = <T>(userId: string, patientId: string): T | null =>
  inStorage(() => JSON.parse(localStorage.getItem(notePrefix(userId) + patientId) ?? 'null'), null)

/** Stores the unsaved visit note about a patient; null removes it. */
export const storeNote = (userId: string, patientId: string, note: object | null) =>
  store(notePrefix(userId) + patientId, note)

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
export const storeForm = (userId: string, id: string, draft: object | null) =>
  store(formKey(userId, id), draft)

/** The forms with unsent answers in this browser. */
export const unsentForms = (userId: string): string[] =>
  inStorage(() => keysOf(formPrefix(userId)).map((key) => key.slice(formPrefix(userId).length)), [])

/** Counts this user's unsent items in this browser by kind. Null if there are none, or without browser storage. */
export const countWaiting = (userId: string) =>
  inStorage(() => {
    const counts = {
      entries: keysOf(waitingPrefix('entry', userId)).length,
      doses: keysOf(waitingPrefix('dose', userId)).length,
      notes: keysOf(notePrefix(userId)).length,
      messages: keysOf(waitingPrefix('message', userId)).length,
      measurements: keysOf(waitingPrefix('measurement', userId)).length,
      forms: keysOf(formPrefix(userId)).length,
    }
    return Object.values(counts).some((count) => count > 0) ? counts : null
  }, null)

/** Removes this user's unsent items after the user confirmed it at sign-out. */
export const removeWaiting = (userId: string) =>
  inStorage(() => {
    const kinds = ['entry', 'dose', 'message', 'measurement'] as const
    const prefixes = [
      ...kinds.map((kind) => waitingPrefix(kind, userId)),
      notePrefix(userId),
      formPrefix(userId),
    ]
    for (const key of prefixes.flatMap(keysOf)) localStorage.removeItem(key)
  }, undefined)
