import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { idOf, openClinic } from './clinic.ts'
import { requirePrograms } from './load.ts'
import { fanOut, sessionsFor } from './streams.ts'

/** Runs each measurement for some seconds. Checks that it completes, not its figures. */
const ROOT = join(import.meta.dirname, '..')

async function run(script: string, env: Record<string, string>) {
  const args = ['--disable-warning=ExperimentalWarning', `bench/${script}.ts`]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    timeout: 240_000,
  })
  return stdout
}

function whyNot(check: () => void) {
  try {
    check()
    return null
  } catch (error) {
    return (error as Error).message
  }
}

describe('what measures', () => {
  it('make crowd has every request answered, and nobody hears of others', async () => {
    const printed = await run('crowd', { PATIENTS: '300', MINUTES: '0.05', OVERLOAD_SECONDS: '1' })
    expect(printed).toMatch(/\| 100 a second for 0\.05 minutes \|.*\| 200 × 300 \|/)
    expect(printed).toMatch(/\| 1000 a second for 1 s \|.*\| 200 × \d+/)
    expect(printed).toMatch(/^0 ticks received by 50 listeners, while others placed [1-9]\d* orders$/m)
  }, 300_000)

  it('make faults finds nothing lost after a killed web process', async () => {
    const printed = await run('faults', { ROUNDS: '1', OUTAGE: '1', ONLY: 'kill -9 of the web process' })
    expect(printed).toMatch(/^\| kill -9 of the web process \| 1 \| [1-9]\d* \| \d+ \| \d+ \| 0 \|$/m)
  }, 300_000)

  it('fanOut delivers every event to 500 streams', async () => {
    const clinic = await openClinic('web')
    try {
      await clinic.people(1)
      const cookies = await clinic.sessions(1, sessionsFor(500))
      const target = { url: clinic.url, pool: clinic.pool, cookies, userId: idOf('user', 1) }
      const { delivered, expected } = await fanOut(target, { clients: 500, perSecond: 5, seconds: 2 })
      expect([delivered, expected]).toEqual([5_000, 5_000])
    } finally {
      await clinic.close()
    }
  }, 300_000)

  it('make bench compares each call with its limit, or says which program it needs', async () => {
    // Not every machine has wrk and pgbench, which send the load.
    const needs = whyNot(() => requirePrograms('wrk', 'pgbench'))
    if (needs) {
      await expect(run('shop', {})).rejects.toThrow(needs)
      await expect(run('portal', {})).rejects.toThrow(needs)
      return
    }
    // In one second, 64 clients of pgbench may not even be connected on a busy machine.
    const shop = await run('shop', { ROUNDS: '1', SECONDS: '4' })
    expect(shop.match(/^\| (checkout|catalogue), .* \| \d+\.\d\d \| \d/gm)).toHaveLength(3)
    expect(shop.match(/^\| (checkout|catalogue), .* \| 0 \|$/gm)).toHaveLength(7)
    const portal = await run('portal', { ROUNDS: '1', SECONDS: '4' })
    expect(portal.match(/^round 1: .* 0 failed\)/gm)).toHaveLength(4)
    expect(portal).toMatch(/^\| 500 streams, 20 events a second \| 50000 of 50000,/m)
  }, 400_000)
})
