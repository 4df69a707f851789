import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { whyNoContainers } from './drill/engine.ts'
import { type Outcome, playwrightOutcome, vitestOutcome } from './outcomes.ts'

/** Runs every kind of test, and ends with the name of each failed test and one line of total counts. */
const REPORTS = '.cache/reports'
const total: Outcome = { passed: 0, failed: [] }

// On a signal, wait for the running steps to clean up, then end.
const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    const ends = [...running].map((child) => once(child, 'close'))
    for (const child of running) child.kill(signal)
    await Promise.all(ends)
    process.exit(1)
  })
}

/** Runs a step. One that runs beside another is printed when it has ended. */
async function run(
  title: string,
  command: string,
  args: string[],
  { env = {}, isBeside = false }: { env?: Record<string, string>; isBeside?: boolean } = {},
) {
  if (!isBeside) console.log(`\n── ${title}`)
  const started = performance.now()
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: isBeside ? 'pipe' : 'inherit',
    env: { ...process.env, ...env },
  })
  running.add(child)
  const printed: Buffer[] = []
  for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk) => printed.push(chunk))
  const [status] = await once(child, 'close')
  running.delete(child)
  if (isBeside) console.log(`\n── ${title}\n${Buffer.concat(printed)}`)
  console.log(
    `── ${title}: ${status === 0 ? 'ok' : 'failed'} in ${Math.round((performance.now() - started) / 1000)} s`,
  )
  return status === 0
}

/** A check without test cases counts as one. */
async function check(title: string, command: string, args: string[]) {
  const ok = await run(title, command, args)
  if (ok) total.passed++
  else total.failed.push(title)
}

/** Runs a test runner and reads its report. A crash without a failed test counts as one failure. */
async function suite(
  title: string,
  command: string,
  args: string[],
  report: {
    file: string
    env?: Record<string, string>
    isBeside?: boolean
    read: (json: never) => Outcome
  },
) {
  const ok = await run(title, command, args, report)
  let outcome: Outcome = { passed: 0, failed: [] }
  try {
    outcome = report.read(JSON.parse(readFileSync(`${REPORTS}/${report.file}`, 'utf8')) as never)
  } catch {
    console.log(`${title} wrote no report`)
  }
  if (!ok && outcome.failed.length === 0) outcome.failed.push('the run itself')
  total.passed += outcome.passed
  total.failed.push(...outcome.failed.map((name) => `${title}: ${name}`))
}

// Killed servers, attacks, photographs and walks over every page take minutes: only CI runs them with each change.
const isWhole = Boolean(process.env.CI)

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const noContainers = isWhole ? whyNoContainers() : 'CI is not set; `make drill` tests them by hand'

const runJourneys = (isBeside: boolean) =>
  suite(
    'Browser journeys',
    'playwright',
    [
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
      ...(isWhole ? [] : ['--grep-invert=@slow']),
    ],
    {
      file: 'playwright.json',
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${REPORTS}/playwright.json` },
      isBeside,
      read: playwrightOutcome,
    },
  )

// Beside all others: each leaves a part of two cores idle, waiting for databases, processes and pages. But never beside
// tests that start containers: Chromium breaks off its requests when a container's network interface comes or goes.
const journeys = noContainers ? runJourneys(true) : undefined
await check('Lint', 'biome', ['check', '--error-on-warnings', '.'])
// By default four checkers each build the same types anew: three times the processor time.
await check('Types', 'node', ['node_modules/typescript/bin/tsc', '--singleThreaded'])
await check('Imports', 'node', ['tools/rooms.ts'])
await check('Messages', 'node', ['tools/messages.ts'])
await check('Unused code', 'knip', [])
const runUnitAndIntegration = (title: string, file: string, env: Record<string, string>) =>
  suite(
    title,
    'vitest',
    [
      'run',
      '--project=unit',
      '--project=integration',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORTS}/${file}`,
    ],
    { file, env, read: vitestOutcome },
  )
await runUnitAndIntegration('Unit and integration', 'vitest.json', isWhole ? {} : { SLOW_TESTS: 'off' })
// No rule may depend on a text: the same again, with every English text changed.
if (isWhole) {
  await runUnitAndIntegration('With other texts', 'pseudo.json', { PSEUDO_LOCALE: 'on', SLOW_TESTS: 'off' })
}
// It skips itself with a loud line where there is no Java.
if (isWhole) await check("FHIR by HL7's validator", 'node', ['tools/validateFhir.ts'])
if (!isWhole) console.log('\n!!! SLOW TESTS WERE NOT RUN: CI is not set; `make slow` runs them by hand !!!')
await (journeys ?? runJourneys(false))
// They take minutes: `make test` skips them outside CI, and `make drill` runs them by hand.
if (noContainers) console.log(`\n!!! CONTAINERS WERE NOT TESTED: ${noContainers} !!!`)
else {
  await suite('Containers', 'node', ['tools/drill.ts', `${REPORTS}/drill.json`], {
    file: 'drill.json',
    read: (json: Outcome) => json,
  })
}

console.log()
for (const name of total.failed) {
  // Without the stack, on one line: the first line of a failed statement is often empty.
  const [why = ''] = stripVTControlCharacters(name).split(/\n\s+at /, 1)
  console.log(`failed: ${why.replace(/\s+/g, ' ').slice(0, 600)}`)
}
console.log(`${total.passed} passed, ${total.failed.length} failed`)
process.exit(total.failed.length === 0 ? 0 : 1)
