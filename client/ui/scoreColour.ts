/**
 * Green from 80, yellow from 60, else orange. Not in shared/health.ts, because the landing page draws a score too and
 * would load the rest of that file.
 */
export function scoreColour(score: number): 'green' | 'yellow' | 'orange' {
  if (score >= 80) return 'green'
  return score >= 60 ? 'yellow' : 'orange'
}
