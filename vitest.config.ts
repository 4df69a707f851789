import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Pure rules and the client need nothing; everything else of the server meets a real database. */
const unit = [
  'shared/**/*.test.ts',
  'client/**/*.test.{ts,tsx}',
  'server/config/env.test.ts',
  'server/bloodTests/reader/**/*.test.ts',
  'server/backup/seal.test.ts',
  'server/plans/safety/gate.test.ts',
]

/** Too long for every change; `make reports` runs them. */
const nightly = ['server/**/*.nightly.test.ts']

/** Longest first, so that no core waits at the end for one long file that began last. */
const LONG = [
  'generator/reports',
  'reader/pictures',
  'bloodTests/results',
  'bloodTests/crash',
  'bloodTests/bloodTests',
  'bloodTests/hostile',
  'http/loadShedding',
]
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
      return found < 0 ? LONG.length : found
    }
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  test: {
    // Much of a test is waiting for the database and for processes; Vitest would leave a core of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // The whole server is imported once for each worker, not once for each file.
    isolate: false,
    projects: [
      // Reading a report starts a process, which takes seconds where the machine is busy.
      { test: { name: 'unit', include: unit, exclude: nightly, environment: 'node', testTimeout: 30_000 } },
      { test: { name: 'nightly', include: nightly, environment: 'node' } },
      {
        test: {
          name: 'integration',
          setupFiles: 'tools/fastDrizzleImports.ts',
          include: ['server/**/*.test.ts'],
          exclude: [...unit, ...nightly],
          environment: 'node',
          globalSetup: 'server/test/database.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
