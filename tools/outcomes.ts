import { relative } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** How many tests passed, and for each other one its name and why it failed. */
export type Outcome = { passed: number; failed: string[] }

const named = (...parts: Array<string | undefined>) => parts.filter(Boolean).join(': ')

/**
 * The outcome in a JSON report of Vitest. A test that did not run counts as failed, and so does a file that failed
 * outside its tests, as on import.
 */
export function vitestOutcome({ numPassedTests, testResults }: JsonTestResults): Outcome {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('', name)
    const tests = assertionResults.filter((test) => test.status !== 'passed')
    if (status === 'failed' && tests.length === 0) return [named(file, message || 'failed outside its tests')]
    return tests.map((test) => named(file, test.fullName, test.failureMessages?.[0] ?? test.status))
  })
  return { passed: numPassedTests, failed }
}

/**
 * The outcome in a JSON report of Playwright. A test that passes only when retried, or does not run, counts as failed.
 */
export function playwrightOutcome({ stats, errors, suites }: JSONReport): Outcome {
  const failedIn = ({ title, file, specs, suites = [] }: JSONReportSuite): string[] => [
    ...specs.flatMap(({ title: name, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) => {
          const error = results[0]?.errors[0]
          const line = error?.location && `line ${error.location.line}`
          return named(title === file ? '' : title, name, line, error?.message ?? status)
        }),
    ),
    ...suites.flatMap(failedIn),
  ]
  return {
    passed: stats.expected,
    failed: [
      ...errors.map(({ message = 'an error outside the tests' }) => message),
      ...suites.flatMap((suite) => failedIn(suite).map((name) => named(suite.file, name))),
    ],
  }
}
