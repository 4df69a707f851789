import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../platform/freePort.ts'
import { eventually } from './portal.ts'

/** The real server as a child process, which can be stopped and killed. */
export type ServerProcess = {
  /** Its address, without a slash at the end. */
  address: string
  child: ChildProcess
  /** Sends a signal, and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>
}

/**
 * Starts the built server on a free port and waits until it is ready. `env` needs a database and a directory.
 * `command` are the arguments of Node.js, and `cwd` its directory.
 */
export async function startProcess(
  env: Record<'DATABASE_URL' | 'DATA_DIR', string> & Record<string, string>,
  { command = ['dist/server/main.js'], cwd = '.' } = {},
): Promise<ServerProcess> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, command, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      // As in production: some libraries are laxer in a test environment.
      NODE_ENV: 'production',
      TEST: '',
      AUTH_SECRET: 'a secret of the tests, long enough for them',
      PORT: String(port),
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    },
  })
  let said = ''
  child.stderr.on('data', (data) => {
    said = `${said}${data}`.slice(-2_000)
  })
  const ended = once(child, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  try {
    await eventually(async () => {
      if (child.exitCode !== null)
        throw new Error(`the server ended at its start with ${child.exitCode}: ${said}`)
      const answer = await fetch(`${address}/readyz`).catch(() => null)
      return answer?.ok ? true : undefined
    }, 60)
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
  return { address, child, end }
}
