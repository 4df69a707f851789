import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '../../server/platform/freePort.ts'
import { ending } from './steps.ts'

/** A copy of this directory with its own containers, volumes, networks, ports and image. */
const directory = mkdtempSync(join(tmpdir(), 'verbena-drill-'))
/** Of the copy's random name: what an earlier drill left behind when it was killed must not be taken for this one's. */
const project = basename(directory).toLowerCase()
export const port = String(await freePort())
const httpsPort = await freePort()
const env = { ...process.env, COMPOSE_PROJECT_NAME: project, PORT: port, BUILDKIT_PROGRESS: 'plain' }
export const address = `http://localhost:${port}`
export const httpsAddress = `https://localhost:${httpsPort}`
export const image = `${project}-portal`
/** The engine's name of a network of compose.yaml. */
export const network = (name: string) => `${project}_${name}`

/** A disk in the portal's container that holds less than a backup. */
export const SMALL_DISK = '/small'

/** The longest time for a build without a cache on a busy machine, in milliseconds. */
const COMMAND_MS = 40 * 60_000
/** How many lines of a failed command are shown. */
const LINES_SHOWN = 40

/** The messages of npm when it cannot reach its registry. */
const NO_REGISTRY = /npm (?:error|ERR!) .*(?:ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|network).*/

/**
 * Runs a command in the copy and returns its output. The command and its child processes end when the drill is ended.
 */
export async function run(command: string, ...args: string[]): Promise<string> {
  ending.signal.throwIfAborted()
  const child = spawn(command, args, {
    cwd: directory,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const end = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  }
  const late = setTimeout(end, COMMAND_MS)
  ending.signal.addEventListener('abort', end)
  try {
    const [output, errors, status] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((ended, failed) => child.on('close', ended).on('error', failed)),
    ])
    if (status !== 0) {
      const said = `${output}\n${errors}`
      const registry = NO_REGISTRY.exec(said)?.[0]
      const shown = registry
        ? `the image cannot be built, because npm does not reach its registry from within a build: ${registry}`
        : said.trim().split('\n').slice(-LINES_SHOWN).join('\n')
      throw new Error(`${command} ${args.join(' ')} failed (${status ?? 'ended'}): ${shown}`)
    }
    return output.trim()
  } finally {
    clearTimeout(late)
    ending.signal.removeEventListener('abort', end)
  }
}

export const compose = (...args: string[]) => run('docker', 'compose', ...args)
export const query = (sql: string) => compose('exec', '-T', 'db', 'psql', '-U', 'portal', '-Atqc', sql)
/** Makes the account of an address an admin's. */
export const promote = (email: string) =>
  query(
    `update user_roles set role = 'admin' where user_id = (select id from users where email = '${email}')`,
  )

/** Deletes everything in the copy except the named files. */
function emptyCopy(...kept: string[]) {
  for (const name of readdirSync(directory)) {
    if (!kept.includes(name)) rmSync(join(directory, name), { recursive: true, force: true })
  }
}

/** Replaces the copy's files with all files of this directory that Git tracks or would add; .env stays. */
export function fillCopy() {
  emptyCopy('.env')
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  const packed = spawnSync('tar', ['--null', '-T', '-', '-cf', '-'], { input: files, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-xf', '-'], { cwd: directory, input: packed.stdout })
  writeCompose(
    'compose.override.yaml',
    // Caddy's default ports may be in use on this machine. The portal gets a small disk.
    `services:
  caddy: { ports: !override ["127.0.0.1:${httpsPort}:443"] }
  portal: { tmpfs: ["${SMALL_DISK}:size=64k"] }
`,
  )
}

/** Writes a file for Compose into the copy. */
export const writeCompose = (name: string, content: string) => writeFileSync(join(directory, name), content)

/** This file exists since the first version that an earlier installation is updated to. */
export const EARLIER = 'docs/decisions/hardening.md'

/**
 * The commit that FROM names, or the last one without the file EARLIER; null if the history does not reach that far.
 */
export function earlierVersion(): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim()
  const added = git('log', '--diff-filter=A', '--format=%H', '--', EARLIER).split('\n').at(-1)
  const commit = process.env.FROM ?? (added ? `${added}^` : '')
  return (commit && git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`)) || null
}

/** Puts a commit into the copy as a new installation: the former containers, volumes, files and .env are removed. */
export async function startAnew(commit: string) {
  await compose('--profile', '*', 'down', '--volumes', '--timeout', '5')
  emptyCopy()
  execFileSync('tar', ['-xf', '-'], {
    cwd: directory,
    input: execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 }),
  })
}

/** The value of a setting in .env; undefined if it is not set. */
export const setting = (name: string) =>
  readFileSync(join(directory, '.env'), 'utf8')
    .split('\n')
    .findLast((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Adds settings to .env; the last one of a name counts. */
export const set = (...lines: string[]) => appendFileSync(join(directory, '.env'), `${lines.join('\n')}\n`)

const docker = (...args: string[]) =>
  spawnSync('docker', args, { cwd: directory, env, encoding: 'utf8', timeout: 5 * 60_000 })

/** The last lines of the containers' logs. */
export const lastWords = () => docker('compose', 'logs', '--no-color', '--tail', '30').stdout

/** Removes everything, whatever its state; returns what could not be removed. */
export function removeAll(): string {
  docker('compose', '--profile', '*', 'down', '--volumes', '--remove-orphans', '--timeout', '5')
  docker('image', 'rm', '--force', image)
  rmSync(directory, { recursive: true, force: true })
  const ours = ['--filter', `label=com.docker.compose.project=${project}`]
  return ['container', 'volume', 'network']
    .map((kind) => docker(kind, 'ls', '--quiet', ...(kind === 'container' ? ['--all'] : []), ...ours).stdout)
    .join('')
    .trim()
}
