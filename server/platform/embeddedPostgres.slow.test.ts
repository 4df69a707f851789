import { spawnSync } from 'node:child_process'
import { appendFile, chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../test/portal.ts'
import { scratchDirectory } from '../test/scratch.ts'
import { type Embedded, QUIET_LOG, startEmbedded } from './embeddedPostgres.ts'
import { migrateDb } from './migrations.ts'

let dataDir: string
let running: Embedded[]
beforeEach(async () => {
  dataDir = scratchDirectory('portal-embedded-')
  running = []
})
afterEach(async () => {
  for (const server of running) await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(as: 'owner' | 'guest' = 'owner') {
  const server = await startEmbedded(dataDir, { as, settings: { fsync: 'off' } })
  running.push(server)
  return server
}

async function stop(server: Embedded) {
  running = running.filter((other) => other !== server)
  await server.stop()
}

async function query<T extends pg.QueryResultRow>(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

const pidOf = async () =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

describe('startEmbedded', () => {
  it('startEmbedded creates the database the first time, and its rows survive a restart', async () => {
    const first = await start()
    await query(first.url, 'create table kept (id int); insert into kept values (1)')
    await stop(first)
    const second = await start()
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 1 }])
    expect(await query(second.url, 'show server_version_num')).toMatchObject([
      { server_version_num: expect.stringMatching(/^18/) },
    ])
  })

  it('startEmbedded works in a directory that only its owner may enter', async () => {
    await chmod(dataDir, 0o700)
    const server = await start()
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('startEmbedded refuses a second owner, and allows a guest beside the owner', async () => {
    const owner = await start()
    await expect(startEmbedded(dataDir)).rejects.toThrow('Another portal already runs on')
    const guest = await start('guest')
    expect(await query(guest.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop(guest)
    expect(await query(owner.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('startEmbedded starts after a power cut: server killed, pid file left', async () => {
    const first = await start()
    await query(first.url, 'create table kept (id int)')
    process.kill(await pidOf(), 'SIGKILL')
    running = []
    const second = await start()
    expect(await query(second.url, 'select id from kept')).toEqual([])
  })

  it('startEmbedded ignores a pid file that names another program', async () => {
    const first = await start()
    const pidFile = join(dataDir, 'postgres/postmaster.pid')
    const lines = (await readFile(pidFile, 'utf8')).split('\n')
    await stop(first)
    await writeFile(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'))
    const second = await start()
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('startEmbedded starts over where its initialisation was interrupted', async () => {
    await mkdir(join(dataDir, 'postgres.new/base'), { recursive: true })
    await writeFile(join(dataDir, 'postgres.new/PG_VERSION'), '18')
    const server = await start()
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('startEmbedded says what to do with a directory that is not a database, or of another version', async () => {
    const dir = join(dataDir, 'postgres')
    await mkdir(dir)
    await writeFile(join(dir, 'holiday.jpg'), '')
    await expect(startEmbedded(dataDir)).rejects.toThrow('is not a database. Move it away')
    await writeFile(join(dir, 'PG_VERSION'), '16\n')
    await expect(startEmbedded(dataDir)).rejects.toThrow(
      'holds a database of PostgreSQL 16; this portal needs 18',
    )
  })

  it('migrateDb at several instances at once migrates once', async () => {
    const { url } = await start()
    await Promise.all([migrateDb(url), migrateDb(url), migrateDb(url)])
    const tables = await query(
      url,
      "select 1 from information_schema.tables where table_name = 'treatment_plans'",
    )
    expect(tables).toHaveLength(1)
  })

  it('startEmbedded’s server logs no value of a statement, also with a directory of an earlier release', async () => {
    const word = 'Melusine'
    const log = () => readFile(join(dataDir, 'postgres/postgresql.log'), 'utf8')
    const first = await start()
    await query(first.url, 'create table kept (id int primary key, word text check (word is null))')
    await stop(first)
    // What an earlier release left: a log with values, and settings of its own.
    await writeFile(join(dataDir, 'postgres/server.log'), `DETAIL:  Failing row contains (1, ${word}).`)
    const settings = ["log_statement = 'all'", 'log_min_duration_statement = 0', 'log_min_messages = info']
    await appendFile(join(dataDir, 'postgres/postgresql.conf'), `\n${settings.join('\n')}\n`)
    const { url } = await start()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const [text, values] of [
      [`insert into kept values (1, '${word}')`, []],
      ['insert into kept values (1, $1)', [word]],
      [`select '${word}'::int`, []],
      ['select $1::int', [word]],
      [`select ${word} from kept`, []],
      [
        `do $$ begin raise exception 'no %', '${word}' using detail = '${word}', hint = '${word}'; end $$`,
        [],
      ],
    ] as const)
      await expect(client.query(text, [...values])).rejects.toThrow()
    await client.query('select $1::text', [word])
    await client.end()
    expect(await log()).toContain('ready to accept connections')
    expect(await log()).not.toMatch(new RegExp(word, 'i'))
    await expect(readFile(join(dataDir, 'postgres/server.log'))).rejects.toThrow('ENOENT')
  })

  it('compose.yaml starts its database with the same settings of the log', async () => {
    const compose = await readFile('compose.yaml', 'utf8')
    const [, command = ''] = /\n {2}db:\n[\s\S]*?\n {4}command:\n((?: {6}.*\n)+)/.exec(compose) ?? []
    const given = [...command.matchAll(/- (log_\w+)=(\S+)\n/g)].map(([, name, value]) => [name, value])
    expect(Object.fromEntries(given)).toEqual(QUIET_LOG)
  })

  it('startEmbedded’s server is read-only while its disk has no space, and saves again afterwards', async () => {
    let space = 1_000_000_000
    const told: string[] = []
    const server = await startEmbedded(dataDir, {
      settings: { fsync: 'off' },
      free: async () => space,
      warn: (line) => told.push(line),
    })
    running.push(server)
    await query(server.url, 'create table kept (id int)')
    const write = () => query(server.url, 'insert into kept values (1)').catch((error) => error)
    space = 10_000_000
    await eventually(async () => ((await write()).code === '25006' ? true : undefined), 20)
    const { length } = await query(server.url, 'select id from kept')
    // As much as made it read-only does not suffice to end that.
    space = 70_000_000
    await new Promise((later) => setTimeout(later, 2_500))
    expect(await write()).toMatchObject({ code: '25006' })
    space = 1_000_000_000
    await eventually(async () => (Array.isArray(await write()) ? true : undefined), 20)
    expect(await query(server.url, 'select id from kept')).toHaveLength(length + 1)
    expect(told).toHaveLength(2)
  })

  it('startEmbedded starts its server again where it ended, at the same address', async () => {
    const server = await start()
    await query(server.url, 'create table kept (id int)')
    process.kill(await pidOf(), 'SIGKILL')
    await eventually(() => query(server.url, 'insert into kept values (1)').catch(() => undefined), 60)
    // It becomes the owner again just after its server answers.
    await eventually(async () => {
      const [lock] = await query(server.url, "select from pg_locks where locktype = 'advisory'")
      return lock
    })
    await expect(startEmbedded(dataDir)).rejects.toThrow('Another portal already runs')
  })

  it('stop leaves no process behind', async () => {
    const server = await start()
    const pid = await pidOf()
    await stop(server)
    const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
    expect(state).toMatch(/^(Z.*)?$/)
  })
})
