import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { to as copyTo } from 'pg-copy-streams'
import { appliedMigrations, knownMigrations, MIGRATIONS_TABLE } from '../platform/migrations.ts'
import { type Entry, entryOf, type Head } from './archive.ts'
import { BackupRefused } from './refused.ts'

/** The schemas of the portal, the migrator and the job queue. */
export const SCHEMAS = ['public', 'drizzle', 'pgboss']

const PIECE_BYTES = 1024 * 1024

/**
 * True for tables that are neither saved nor restored: pg-boss's daily statistics, which exist for two days. Earlier
 * backups contain them.
 */
export const isQueueStatistics = (table: string) => table.startsWith('pgboss.queue_stats_')

/** pg-boss's schema with its version, without the surrounding transaction. */
function queueSchema() {
  const sql = getConstructionPlans('pgboss')
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')
  return { sql, version: Number(/INSERT INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(sql)?.[1]) }
}

/**
 * The statements that create this database's empty tables: its migrations and the job queue's own. Refuses a database
 * on which the portal never ran, and one of another version.
 */
export async function schemaOf(client: pg.ClientBase) {
  const applied = new Set(await appliedMigrations(client))
  const found = await client.query("select to_regclass('pgboss.version') is not null as there")
  if (applied.size === 0 || !found.rows[0]?.there) {
    throw new BackupRefused('There is nothing to back up: the portal was never started on this database.')
  }
  const migrations = knownMigrations().filter(({ when }) => applied.has(when))
  const queue = queueSchema()
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
  if (migrations.length < applied.size || rows[0]?.version !== queue.version) {
    throw new BackupRefused(
      'This database belongs to another version of the portal: make the backup with that version.',
    )
  }
  return {
    // Its tables are made in one transaction, where no index can be built concurrently.
    sql: [
      ...migrations.map(({ sql }) => sql.replaceAll(/ concurrently\b/gi, '')),
      MIGRATIONS_TABLE,
      queue.sql,
    ].join('\n'),
    migrations: migrations.map(({ when }) => when),
  }
}

/** Returns every table to save with its writable columns, and every sequence with its last value. */
export async function tablesOf(client: pg.ClientBase): Promise<Pick<Head, 'tables' | 'sequences'>> {
  const tables = await client.query<{ name: string; columns: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = any($1) and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1 order by 1`,
    [SCHEMAS],
  )
  const sequences = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1`,
    [SCHEMAS],
  )
  return {
    tables: tables.rows.filter(({ name }) => !isQueueStatistics(name)),
    sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, last])),
  }
}

/** The largest expected growth since the last backup, as a factor. */
const GROWTH = 1.25

/** Estimates a backup's bytes: `GROWTH` times the last one or, for the first, the size of its tables and files. */
export async function spaceNeeded(client: pg.ClientBase, tables: Head['tables']): Promise<number> {
  // A database that an update has still to bring forward may lack some of these tables.
  const names = new Set(tables.map(({ name }) => name))
  if (names.has('public.backups')) {
    const { rows } = await client.query<{ bytes: string }>(
      'select bytes from backups order by created_at desc limit 1',
    )
    if (rows[0]) return Math.ceil(Number(rows[0].bytes) * GROWTH)
  }
  const sized = [
    ...['public.blood_test_results', 'public.message_attachments', 'public.signed_documents'],
  ].filter((name) => names.has(name))
  const sizes = sized.map((name) => `(select coalesce(sum(file_size), 0) from ${name})`)
  const { rows } = await client.query<{ bytes: string }>(
    `select ${['sum(pg_table_size(name::regclass))', ...sizes].join(' + ')} as bytes from unnest($1::text[]) name`,
    [[...names]],
  )
  return Number(rows[0]?.bytes)
}

/** Ends a row in COPY's text format: a line break within a value is written as `\n`. */
const LINE_BREAK = 10

/** Rows of a piece in COPY's text format. */
export function countRows(piece: Buffer) {
  let rows = 0
  for (let at = piece.indexOf(LINE_BREAK); at >= 0; at = piece.indexOf(LINE_BREAK, at + 1)) rows++
  return rows
}

/** One table as entries of about a megabyte, each of whole rows. */
export async function* rowsOf(
  client: pg.ClientBase,
  { name, columns }: Head['tables'][number],
): AsyncGenerator<Entry> {
  const copy: AsyncIterable<Buffer> = client.query(copyTo(`copy ${name} (${columns}) to stdout`))
  let held: Buffer[] = []
  let bytes = 0
  let number = 0
  for await (const chunk of copy) {
    // Chunks come as the network brings them, and end within a row.
    const end = bytes + chunk.length < PIECE_BYTES ? 0 : chunk.lastIndexOf(LINE_BREAK) + 1
    if (end > 0) {
      yield entryOf.rows(name, number++, Buffer.concat([...held, chunk.subarray(0, end)]))
      held = []
      bytes = 0
    }
    held.push(chunk.subarray(end))
    bytes += chunk.length - end
  }
  if (bytes > 0) yield entryOf.rows(name, number, Buffer.concat(held))
}
