import { Refusal } from './refusal.ts'

/** Our own inputs are lists of flat objects; deeper nesting is an attack. */
const MAX_DEPTH = 16

/**
 * Refuses what no form of ours sends and PostgreSQL cannot store: text with a NUL or an unpaired surrogate, and
 * values nested deeper than 16.
 */
export function rejectMalformedInput(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      throw new Refusal('BAD_INPUT', 'app.refused.characters')
    }
  } else if (typeof value === 'object' && value !== null) {
    if (depth === MAX_DEPTH) throw new Refusal('BAD_INPUT', 'app.refused.nested')
    for (const part of Object.values(value)) rejectMalformedInput(part, depth + 1)
  }
}
