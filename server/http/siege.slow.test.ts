import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { ROOT } from '../platform/root.ts'

it('make siege runs each attack, and others are answered meanwhile', async () => {
  const siege = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'bench/siege.ts'], {
    cwd: ROOT,
    // Tests beside it use the cores: the limit of a quiet machine would say nothing here.
    env: { ...process.env, SECONDS: '3', P99_MS: '2000' },
  })
  const [printed, complaints, [status]] = await Promise.all([
    text(siege.stdout),
    text(siege.stderr),
    once(siege, 'close'),
  ])
  expect([status, complaints]).toEqual([0, ''])
  expect(printed.split('\n').flatMap((line) => /^(\w.*): \d+ calls, p50 /.exec(line)?.[1] ?? [])).toEqual([
    'quiet',
    'reads of the largest store, ten at once',
    'forecasts of five absurd plans',
    'half-sent requests, files and pages',
  ])
  expect(printed).toMatch(/batches of ten: [1-9]\d* times 200$/m)
  expect(printed).toMatch(/forecasts: [1-9]\d* times 200$/m)
}, 300_000)
