import { expect, it } from 'vitest'
import { patternsOf, slowPatterns } from './patterns.ts'

/**
 * The longest text that a person may write (shared/plans.ts, shared/auth.ts); longer input is split into lines first.
 */
const LARGEST = 10_000

it('every regular expression of the server and of what it shares is linear at its largest input', async () => {
  const patterns = await patternsOf(
    ['server/**/*.ts', 'shared/*.ts', 'packages/safety/*.ts'],
    [
      // Timed by the reader's own test, at the largest input of a report.
      'server/bloodTests/**',
      'server/test/**',
    ],
  )
  expect(patterns.length).toBeGreaterThan(60)
  expect(slowPatterns(patterns, LARGEST)).toEqual([])
}, 180_000)
