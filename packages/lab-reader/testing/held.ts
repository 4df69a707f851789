/** What the reader holds over drawn reports, for its tests. */
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

/** Shares of rows: those read right are at least so many, all others at most. */
export type Held = { right: number; lost: number; harmful: number; undoubted: number }

/** Fails where the shares are worse, and names the seeds: `show.ts SEED` writes the report, `measure.ts 1 SEED -v` lists what is wrong. */
export function expectHeld(judged: Judged[], held: Held) {
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
    .toBeGreaterThanOrEqual(held.right)
  for (const what of ['lost', 'harmful', 'undoubted'] as const)
    expect
      .soft(
        share((verdict) => verdict[what]),
        `${what}; ${seeds((verdict) => verdict[what])}`,
      )
      .toBeLessThanOrEqual(held[what])
  const spare = seeds(({ wronglyUnread, inventedWords }) => wronglyUnread + inventedWords)
  expect.soft(offered / others, `lines offered that are no results; ${spare}`).toBeLessThanOrEqual(0.02)
}
