import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Pure rules and the client need nothing; everything else of the server meets a real database. */
const unit = [
  'shared/**/*.test.ts',
  'client/**/*.test.{ts,tsx}',
  'server/{env,imports}.test.ts',
  'server/bloodTests/reader/**/*.test.ts',
  'server/backup/seal.test.ts',
]

export default defineConfig({
  test: {
    // Much of a test is waiting for the database and for processes; Vitest would leave a core of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: 'unit', include: unit, environment: 'node' } },
      {
        test: {
          name: 'integration',
          setupFiles: 'server/platform/drizzle-imports.ts',
          include: ['server/**/*.test.ts'],
          exclude: unit,
          environment: 'node',
          globalSetup: 'server/test/database.ts',
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
