import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { CannotStart } from '../config/cannotStart.ts'
import { sqlState } from './db.ts'
import { connectOnce } from './primary.ts'
import { ROOT } from './root.ts'

const MIGRATIONS = join(ROOT, 'drizzle/migrations')
/** Key of the advisory lock under which one instance migrates while others wait. */
const MIGRATION_LOCK = 7_301_984
const LOCK_POLL_MS = 50

/**
 * Milliseconds that a migration waits for a lock, and the queries behind it with it, before it lets them pass and
 * retries.
 */
const LOCK_WAIT_MS = 2_000
/** First and longest pause between retries, doubled in between; milliseconds. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [250, 5_000]
/** Milliseconds after which a lock needs the operator. A backup reads every table in one transaction. */
const LOCK_PATIENCE_MS = 30 * 60_000
/** lock_not_available, deadlock_detected */
const CONTENDED = new Set(['55P03', '40P01'])

/** Identical to the table of Drizzle's own migrator. */
export const MIGRATIONS_TABLE = `create schema if not exists drizzle;
create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
`

/** A migration as in drizzle-kit's journal. `when` (milliseconds) also identifies it in the database. */
type Migration = { tag: string; when: number; sql: string }
type Report = (line: string) => void

/** The migrations of this version, oldest first. */
export function knownMigrations(): Migration[] {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
  )
  return journal.entries.map(({ tag, when }) => ({
    tag,
    when,
    sql: readFileSync(join(MIGRATIONS, `${tag}.sql`), 'utf8'),
  }))
}

/** The `when` of each migration that a database has, oldest first; empty where the portal has never run. */
export async function appliedMigrations(client: pg.ClientBase): Promise<number[]> {
  const found = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as there")
  if (!found.rows[0]?.there) return []
  const { rows } = await client.query<{ when: string }>(
    'select created_at as when from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ when }) => Number(when))
}

/**
 * The migration that a release must include to run on the resulting schema: a line `-- contract: 0041`. Null for a
 * migration that only expands.
 */
export const contractOf = (sql: string) => /^-- contract: (\d{4})$/m.exec(sql)?.[1] ?? null

/**
 * A line `-- batched`: each statement is a transaction of its own, and an insert, update or delete is repeated until it
 * changes no row. Must be idempotent, since a migration that was interrupted begins again.
 */
const isBatched = (sql: string) => /^-- batched$/m.test(sql)

/** The `when` of the newest migration that a release must include to run beside these; 0 if none contracts. */
export function oldestRelease(migrations: readonly Migration[]) {
  const needed = migrations.map(({ tag, sql }) => {
    const number = contractOf(sql)
    if (!number) return 0
    const found = migrations.find((one) => one.tag.startsWith(`${number}_`))
    if (!found) throw new Error(`${tag} is the contract of an unknown migration ${number}`)
    return found.when
  })
  return Math.max(0, ...needed)
}

/**
 * Returns whether a newer version has migrated the database. Throws `CannotStart` then, unless that version recorded an
 * oldest compatible release that is not newer than this one.
 */
async function refuseDowngrade(client: pg.Client, known: Migration[], applied: Set<number>) {
  const whens = new Set(known.map(({ when }) => when))
  const unknown = [...applied].filter((when) => !whens.has(when)).length
  if (unknown === 0) return false
  const { rows } = await client.query<{ oldest: string | null }>(
    "select obj_description('drizzle.__drizzle_migrations'::regclass, 'pg_class') as oldest",
  )
  const oldest = rows[0]?.oldest
  if (oldest && Number(oldest) <= Math.max(...whens)) return true
  throw new CannotStart(
    `This database was already used by a newer version of the portal (${unknown} of its migrations are unknown here). Start that version again, or restore a backup of this version into an empty database.`,
  )
}

/**
 * Takes the lock under which one process migrates; the connection's end releases it. Polls, because a statement that
 * waits has a snapshot, and `create index concurrently` waits for those.
 */
export async function takeMigrationLock(client: pg.ClientBase) {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK])
    if (rows[0]?.taken) return
    await delay(LOCK_POLL_MS * (0.5 + Math.random()))
  }
}

/** Retries `work` until it gets its locks, with pauses in which other queries pass. */
async function untilUnlocked<T>(tag: string, report: Report, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + LOCK_PATIENCE_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!CONTENDED.has(sqlState(error) ?? '')) throw error
      if (performance.now() > end) {
        throw new CannotStart(
          `Migration ${tag} does not get its lock: another connection to the database has held it for long. pg_stat_activity shows which; end it, and start again.`,
          { cause: error },
        )
      }
      if (pause === FIRST_PAUSE_MS) report(`${tag}: waiting for a lock of another connection`)
      await delay(pause * (0.5 + Math.random()))
    }
  }
}

const isChange = ({ command, rowCount }: pg.QueryResult) =>
  ['INSERT', 'UPDATE', 'DELETE'].includes(command) && Boolean(rowCount)

async function runInBatches(client: pg.Client, sql: string) {
  for (const statement of sql.split('--> statement-breakpoint')) {
    // `create index concurrently` waits for transactions, and nothing waits behind it.
    await client.query(`set lock_timeout = ${/ concurrently\b/i.test(statement) ? 0 : LOCK_WAIT_MS}`)
    while (isChange(await client.query(statement)));
  }
}

const record = (client: pg.Client, { when, sql }: Migration) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    createHash('sha256').update(sql).digest('hex'),
    when,
  ])

async function apply(client: pg.Client, migration: Migration) {
  if (isBatched(migration.sql)) {
    await runInBatches(client, migration.sql)
    await record(client, migration)
    return
  }
  await client.query(`begin; set local lock_timeout = ${LOCK_WAIT_MS}`)
  try {
    await client.query(migration.sql)
    await record(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Migrates the database to this version's schema while the previous version's processes use it: one transaction per
 * migration, and one line each to `report`. Concurrent callers wait for the one that migrates. Refuses a newer
 * database, unless this version may still run on it.
 */
export async function migrateDb(
  url: string,
  report: Report = () => {},
  known: Migration[] = knownMigrations(),
) {
  const client = await connectOnce(url)
  try {
    await takeMigrationLock(client)
    await client.query(MIGRATIONS_TABLE)
    const applied = new Set(await appliedMigrations(client))
    const isOlder = await refuseDowngrade(client, known, applied)
    if (isOlder) return
    // As the table's comment, so that the table stays Drizzle's.
    await client.query(`comment on table drizzle.__drizzle_migrations is '${oldestRelease(known)}'`)
    for (const migration of known.filter(({ when }) => !applied.has(when))) {
      const started = performance.now()
      await untilUnlocked(migration.tag, report, () => apply(client, migration))
      report(`${migration.tag}: done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
  } finally {
    await client.end()
  }
}
