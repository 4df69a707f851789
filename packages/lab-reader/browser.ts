/** Exports for browsers too: types, and what is still uncertain. Imports no recognition and no Node. */
import type { Check } from './types.ts'

export type { Refusal } from './limits.ts'
export type * from './types.ts'

/** Whether the content of a line is still uncertain: it has no answer, or was called unreadable. */
export const isUnchecked = ({ answer }: Pick<Check, 'answer'>) =>
  answer === null || answer.said === 'unreadable'
