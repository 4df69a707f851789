/** How accurately generated reports are read, for tests. */
import { expect } from 'vitest'
import type { Verdict } from './judge.ts'
import type { Report } from './report.ts'

export type Judged = { report: Report; verdict: Verdict }

const sum = (judged: Judged[], of: (each: Judged) => number) =>
  judged.reduce((all, each) => all + of(each), 0)

/** Seeds whose reports have a fault, worst first. */
export function seedsWith(judged: Judged[], of: (verdict: Verdict) => number): string {
  return judged
    .filter(({ verdict }) => of(verdict) > 0)
    .sort((one, other) => of(other.verdict) - of(one.verdict))
    .slice(0, 20)
    .map(({ report, verdict }) => `${report.seed} (${of(verdict)}, ${report.layout} ${report.country})`)
    .join(', ')
}

/** Shares of rows: `right` is a minimum, all others are maximums. */
export type Accuracy = { right: number; lost: number; harmful: number; undoubted: number }

/**
 * Fails if the shares are worse, and names the seeds: `show.ts SEED` writes the report, `measure.ts 1 SEED -v` lists what
 * is wrong.
 */
export function expectAccuracy(judged: Judged[], required: Accuracy) {
  const rows = sum(judged, ({ verdict }) => verdict.rows)
  const others = sum(judged, ({ report }) => report.truth.notResults)
  const offered = sum(judged, ({ verdict }) => verdict.wronglyUnread + verdict.inventedWords)
  const share = (of: (verdict: Verdict) => number) => sum(judged, ({ verdict }) => of(verdict)) / rows
  const seeds = (of: (verdict: Verdict) => number) => `seeds: ${seedsWith(judged, of)}`
  const missing = seeds((verdict) => verdict.rows - verdict.right)
  expect
    .soft(
      share(({ right }) => right),
      `rows read right; others in ${missing}`,
    )
    .toBeGreaterThanOrEqual(required.right)
  for (const what of ['lost', 'harmful', 'undoubted'] as const)
    expect
      .soft(
        share((verdict) => verdict[what]),
        `${what}; ${seeds((verdict) => verdict[what])}`,
      )
      .toBeLessThanOrEqual(required[what])
  const spare = seeds(({ wronglyUnread, inventedWords }) => wronglyUnread + inventedWords)
  expect.soft(offered / others, `lines offered that are no results; ${spare}`).toBeLessThanOrEqual(0.02)
}
