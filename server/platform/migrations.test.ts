import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, eventually } from '../test/portal.ts'
import { migrateDb, oldestRelease } from './migrations.ts'

let url: string
let client: pg.Client
beforeEach(async () => {
  url = await emptyDatabase()
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterEach(() => client.end())

/** Numbered as files are, each a second later than the one before. */
const migrations = (...texts: string[]) =>
  texts.map((sql, n) => ({ tag: `${String(n).padStart(4, '0')}_test`, when: (n + 1) * 1000, sql }))
const applied = async () =>
  (await client.query('select created_at::int as at from drizzle.__drizzle_migrations order by 1')).rows.map(
    ({ at }) => at,
  )

it('migrateDb reports each migration, and at a second time none', async () => {
  const lines: string[] = []
  const known = migrations('create table a (id int)', 'create table b (id int)')
  await migrateDb(url, (line) => lines.push(line), known)
  expect(lines).toEqual([
    expect.stringMatching(/^0000_test: done in \d+\.\d s$/),
    expect.stringMatching(/^0001_test: done/),
  ])
  await migrateDb(url, (line) => lines.push(line), known)
  expect(lines).toHaveLength(2)
})

it('migrateDb keeps the migrations before one that fails, and nothing of that one', async () => {
  const known = migrations('create table a (id int)', 'create table b (id int); select 1 / 0')
  await expect(migrateDb(url, undefined, known)).rejects.toThrow('division by zero')
  expect(await applied()).toEqual([1000])
  const { rows } = await client.query("select to_regclass('a') as a, to_regclass('b') as b")
  expect(rows).toEqual([{ a: 'a', b: null }])
})

it('a query waits no longer than the lock timeout behind a migration that gets no lock', async () => {
  const known = migrations('create table a (id int)', 'alter table a add column note text')
  await migrateDb(url, undefined, known.slice(0, 1))
  // A backup, for example.
  await client.query('begin; select * from a')
  const lines: string[] = []
  const migrating = migrateDb(url, (line) => lines.push(line), known)
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  let slowest = 0
  let reads = 0
  const end = performance.now() + 5_000
  while (performance.now() < end) {
    const started = performance.now()
    await reader.query('select * from a')
    slowest = Math.max(slowest, performance.now() - started)
    reads++
    await delay(10)
  }
  // With the old way, the first read that came after the migration would have waited until the end.
  expect(reads).toBeGreaterThan(10)
  expect(slowest).toBeGreaterThan(500)
  expect(slowest).toBeLessThan(4_000)
  expect(lines).toEqual(['0001_test: waiting for a lock of another connection'])
  await client.query('commit')
  await migrating
  await reader.end()
  expect(await applied()).toEqual([1000, 2000])
})

describe('a batched migration', () => {
  const table = 'create table a (id int primary key, copy int); insert into a select generate_series(1, 2500)'
  const copy =
    '-- batched\nupdate a set copy = id where id in (select id from a where copy is null limit 1000)'

  it('a batched migration repeats each statement until it changes no row, outside a transaction', async () => {
    const index =
      'drop index concurrently if exists by_copy;--> statement-breakpoint\ncreate index concurrently by_copy on a (copy)'
    await migrateDb(url, undefined, migrations(table, `${copy};--> statement-breakpoint\n${index}`))
    const { rows } = await client.query(
      'select count(*)::int as rows, count(distinct xmin::text)::int as batches, count(copy)::int as copied from a',
    )
    expect(rows).toEqual([{ rows: 2500, batches: 3, copied: 2500 }])
    expect(
      (await client.query("select indisvalid from pg_index where indexrelid = 'by_copy'::regclass")).rows,
    ).toEqual([{ indisvalid: true }])
  })

  it('a batched migration waits for a locked row without holding a table', async () => {
    const known = migrations(table, copy)
    await migrateDb(url, undefined, known.slice(0, 1))
    await client.query('begin; update a set copy = 0 where id = 700')
    const lines: string[] = []
    const migrating = migrateDb(url, (line) => lines.push(line), known)
    await eventually(async () => lines[0])
    await client.query('rollback')
    await migrating
    expect((await client.query('select count(copy)::int as n from a')).rows).toEqual([{ n: 2500 }])
  })

  it('an index is built concurrently while another instance waits to migrate', async () => {
    const known = migrations(
      'create table a (id int)',
      '-- batched\ncreate index concurrently if not exists a_id on a (id)',
    )
    await migrateDb(url, undefined, known.slice(0, 1))
    await Promise.all([1, 2, 3, 4].map(() => migrateDb(url, undefined, known)))
    expect(await applied()).toEqual([1000, 2000])
  })
})

describe('a database that a newer version has migrated', () => {
  const [first, expand] = ['create table a (id int, old int)', 'alter table a add column new int']
  const contract = '-- contract: 0001\nalter table a drop column old'
  const newest = migrations(first, expand, 'create table b (id int)', contract)

  it('migrateDb runs an older version on it whose schema is only expanded', async () => {
    await migrateDb(url, undefined, migrations(first, expand, 'create table b (id int)'))
    await expect(migrateDb(url, undefined, migrations(first))).resolves.toBeUndefined()
    expect(await applied()).toEqual([1000, 2000, 3000])
  })

  it('migrateDb refuses a version from before the expand of a contract, and leaves it unchanged', async () => {
    await migrateDb(url, undefined, newest)
    await expect(migrateDb(url, undefined, migrations(first))).rejects.toThrow(
      'was already used by a newer version',
    )
    await expect(migrateDb(url, undefined, migrations(first, expand))).resolves.toBeUndefined()
    // The older version's start has not lowered the limit.
    await expect(migrateDb(url, undefined, migrations(first))).rejects.toThrow(
      'was already used by a newer version',
    )
    expect(await applied()).toEqual([1000, 2000, 3000, 4000])
  })

  it('migrateDb refuses where the newer version did not say who may run on it', async () => {
    await migrateDb(url, undefined, migrations(first, expand))
    await client.query('comment on table drizzle.__drizzle_migrations is null')
    await expect(migrateDb(url, undefined, migrations(first))).rejects.toThrow(
      'was already used by a newer version',
    )
  })

  it('oldestRelease is the newest expand that a contract names', () => {
    expect(oldestRelease(newest)).toBe(2000)
    expect(oldestRelease(newest.slice(0, 3))).toBe(0)
    expect(() => oldestRelease(migrations('-- contract: 0009\nselect 1'))).toThrow('unknown migration 0009')
  })
})
