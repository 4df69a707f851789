import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { pseudoLocale } from './tools/testing/pseudoLocale.ts'

/** Unit tests need no database; the other server tests run against a real Postgres. */
const unit = [
  'shared/**/*.test.ts',
  'packages/**/*.test.ts',
  'client/**/*.test.{ts,tsx}',
  'server/config/env.test.ts',
  'tools/**/*.test.ts',
  'server/backup/envelope.test.ts',
  'server/bloodTests/patterns.slow.test.ts',
  // Rules without a database.
  'server/access/today.test.ts',
  'server/bloodTests/retestRules.test.ts',
  'server/care/{symptoms,timelineFigures,worklistLines}.test.ts',
  'server/health/summary.test.ts',
  'server/imports/readImport.test.ts',
  'server/plans/{inputs,intakes}.test.ts',
  'server/reminders/quietHours.test.ts',
  'server/shop/supplyRules.test.ts',
]

/** Too long for every change: `make reports` runs them. */
const nightly = ['packages/**/*.nightly.test.ts']
/** They take minutes: `make test` leaves them to CI, and `make slow` runs them by hand. */
const slow = ['{server,packages,bench,tools}/**/*.slow.test.ts']
const excluded = process.env.SLOW_TESTS === 'off' ? [...nightly, ...slow] : nightly

/** `make pseudo` runs the tests with another English, because no rule may depend on a text. */
const plugins = process.env.PSEUDO_LOCALE ? [pseudoLocale()] : []

export default defineConfig({
  test: {
    // Tests often wait for the database and processes; with Vitest's default, one of two cores would be idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Imports the server once per worker, not once per file.
    isolate: false,
    globalSetup: 'server/test/builtServer.ts',
    projects: [
      // Reading a report starts a process, which takes seconds, and ten times as long on a busy machine.
      {
        plugins,
        test: {
          name: 'unit',
          setupFiles: 'tools/testing/catalogue.ts',
          include: unit,
          exclude: excluded,
          environment: 'node',
          testTimeout: 120_000,
        },
      },
      { test: { name: 'nightly', include: nightly, environment: 'node' } },
      {
        plugins,
        test: {
          name: 'integration',
          setupFiles: 'tools/fastDrizzleImports.ts',
          include: ['server/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...unit, ...excluded],
          environment: 'node',
          globalSetup: 'server/test/database.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
