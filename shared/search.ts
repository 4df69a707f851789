/** Kinds of matches of the search, in the order of the list. */
export const FOUND_KINDS = ['patient', 'plan', 'result', 'order', 'product', 'user'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** The longest text to search for. Characters. */
export const MAX_SEARCH = 100
