import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { freePort } from '../server/platform/freePort.ts'
import { scratchDirectory } from '../server/test/scratch.ts'
import { expect } from './people.ts'

const run = promisify(execFile)

/** Starts a portal without demo data in a process of its own, on an embedded database of its own. */
export async function openEmptyClinic() {
  const directory = scratchDirectory('portal-empty-')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    ...{ PORT: String(port), DATA_DIR: directory, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
  }
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
  return {
    url,
    /** Makes an admin as the operator does; returns the one-time password. */
    async admin(email: string) {
      const { stdout } = await run(process.execPath, ['server/admin/makeAdmin.ts', email], { env })
      const password = /: (\S+)\s*$/.exec(stdout)?.[1]
      if (!password) throw new Error(`no password in: ${stdout}`)
      return password
    },
    async close() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(directory, { recursive: true, force: true })
    },
  }
}
