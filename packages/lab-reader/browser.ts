/** What a browser may load too: types, and the texts by which a result is urgent. Imports no recognition and no Node. */
import type { Check } from './types.ts'

export type * from './types.ts'

/** The beginning of a result with a value in a critical band. */
export const CONTACT_TODAY = 'Contact a doctor or emergency service today'
/** The request when a value may be in a critical band but is not confirmed. */
export const CALL_TODAY = 'call a doctor or emergency service today'
/** The request for a value that is not critical but must not wait either. */
export const SHOW_TODAY = 'to a doctor the same day'
/** Whether a paragraph of an analysis calls for help today, or may. */
export const isUrgent = (text: string) =>
  [CONTACT_TODAY, CALL_TODAY, SHOW_TODAY].some((words) => text.includes(words))

/** Whether the content of a line is still uncertain: it has no answer, or was called unreadable. */
export const isUnchecked = ({ answer }: Pick<Check, 'answer'>) =>
  answer === null || answer.said === 'unreadable'
