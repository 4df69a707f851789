import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { ROOT } from '../platform/root.ts'

it('make siege runs each attack, and others are answered meanwhile', async () => {
  const siege = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'bench/siege.ts'], {
    cwd: ROOT,
    // Tests beside it use the cores: the limit of a quiet machine would say nothing here.
    env: { ...process.env, SECONDS: '3', P99_MS: '30000' },
  })
  const [printed, complaints, [status]] = await Promise.all([
    text(siege.stdout),
    text(siege.stderr),
    once(siege, 'close'),
  ])
  expect([status, complaints]).toEqual([0, ''])
  const found = printed.matchAll(/^(\w.*): \d+ calls, p50 \d+ ms, p99 (\d+) ms/gm)
  const p99 = new Map([...found].map(([, attack, ms]) => [attack, Number(ms)]))
  const [reads, forecasts] = ['reads of the largest store, ten at once', 'forecasts of five absurd plans']
  expect([...p99.keys()]).toEqual(['quiet', reads, forecasts, 'half-sent requests, files and pages'])
  // Before both were bounded: 4,500 and 18,900.
  expect(p99.get(reads)).toBeLessThan(2_500)
  expect(p99.get(forecasts)).toBeLessThan(2_500)
  expect(printed).toMatch(/batches of ten: [1-9]\d* times 200$/m)
  expect(printed).toMatch(/forecasts: [1-9]\d* times 200$/m)
}, 300_000)
