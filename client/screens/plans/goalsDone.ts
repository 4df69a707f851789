import type { HealthSummary } from '../../../shared/health.ts'

const WORDS = ['None', 'One', 'Two', 'Three', 'All']

/** How many of today's four goals are done, as a sentence. */
export function goalsDone(goals: HealthSummary['goals']): string {
  const done = Object.values(goals).filter(Boolean).length
  if (done === 0) return "None of today's goals are done yet."
  return `${WORDS[done]} of today's goals ${done === 1 ? 'is' : 'are'} already done.`
}
