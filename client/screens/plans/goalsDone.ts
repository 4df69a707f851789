import type { HealthSummary } from '../../../shared/health.ts'
import { plural } from '../../../shared/text.ts'

const WORDS = ['None', 'One', 'Two', 'Three', 'All']

/** How many of today's four goals are done, as a sentence. */
export function goalsDone(goals: HealthSummary['goals']): string {
  const done = Object.values(goals).filter(Boolean).length
  if (done === 0) return "None of today's goals are done yet."
  return `${WORDS[done]} of today's goals ${plural(done, 'is', 'are')} already done.`
}
