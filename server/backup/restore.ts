import { text } from 'node:stream/consumers'
import { finished, pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Files } from '../platform/files.ts'
import { knownMigrations, migrateDb } from '../platform/migrations.ts'
import { connectOnce } from '../platform/primary.ts'
import { entriesIn, type Head, kindOf } from './archive.ts'
import type { Report } from './backup.ts'
import { BackupRefused } from './refused.ts'
import { isQueueStatistics, SCHEMAS } from './snapshot.ts'
import { verifyBackup } from './verify.ts'

export type Target = { url: string; files: Files }

const REPORT_EVERY = 500
/** Tables emptied after a restore; an older backup may lack some. */
const ENDED = [
  'public.sessions',
  'public.push_devices',
  'public.verifications',
  'public.invites',
  'public.signing_sessions',
  'public.record_shares',
]

/** Refuses a backup of a newer database version. */
function refuseNewer({ migrations, version, createdAt }: Head) {
  const known = new Set(knownMigrations().map(({ when }) => when))
  if (migrations.some((when) => !known.has(when))) {
    throw new BackupRefused(
      `This backup of ${createdAt} was made by a newer version of the portal (${version}): restore it with that version.`,
    )
  }
}

/** Refuses a database that is in use or not empty. */
async function refuseFull(client: pg.Client, replace: boolean) {
  const others = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if (others.rows[0]?.n) {
    throw new BackupRefused('The portal, or something else, still uses this database: stop it first.')
  }
  if (replace) return
  const { rows } = await client.query<{ tables: number; ours: boolean }>(
    `select count(*)::int as tables, to_regclass('drizzle.__drizzle_migrations') is not null as ours
     from pg_tables where schemaname = 'public'`,
  )
  const { tables = 0, ours = false } = rows[0] ?? {}
  // A portal that was started and never used has tables and no people.
  const people = ours && (await client.query('select from users limit 1')).rowCount
  if (people || (tables > 0 && !ours)) {
    throw new BackupRefused(
      'This database is not empty. To replace all that is in it by the backup, add REPLACE=yes.',
    )
  }
}

/** Drops all foreign keys, so that tables can be filled in any order; returns the statements that restore them. */
async function dropForeignKeys(client: pg.Client) {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
       format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as add
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and c.conparentid = 0 and n.nspname = any($1)`,
    [SCHEMAS],
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ add }) => add)
}

/** Creates the empty tables; returns the function to call once they are filled. */
async function makeTables(client: pg.Client, schema: string, { tables, sequences }: Head) {
  await client.query(`drop schema if exists ${SCHEMAS.join(', ')} cascade; create schema public`)
  await client.query(schema)
  const foreignKeys = await dropForeignKeys(client)
  const names = tables.map(({ name }) => name).filter((name) => !isQueueStatistics(name))
  // The triggers already ran for these rows: balances and totals are in the backup. Ledgers refuse to be emptied.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // What the migrations themselves wrote is in the backup as well.
  await client.query(`truncate ${names.join(', ')}`)
  return async () => {
    // Some were ended after the backup, because a device was lost or an account suspended; links to a new password that
    // were mailed before it may have been used since.
    for (const name of names.filter((one) => ENDED.includes(one))) await client.query(`delete from ${name}`)
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    for (const add of foreignKeys) await client.query(add)
    for (const [name, last] of Object.entries(sequences))
      await client.query('select setval($1, $2)', [name, last])
  }
}

/**
 * Fills tables and storage from the archive; returns its secret. Each piece of a table is whole rows and gets its own
 * COPY.
 */
async function fill(
  client: pg.Client,
  to: Target,
  archive: { path: string; key: string },
  head: Head,
  report: Report,
) {
  const columns = new Map(head.tables.map(({ name, columns }) => [name, columns]))
  let finish: (() => Promise<void>) | undefined
  let authSecret = ''
  let files = 0
  for await (const { name, content } of entriesIn(archive.path, archive.key)) {
    const entry = kindOf(name)
    if (entry.kind === 'schema') finish = await makeTables(client, await text(content), head)
    else if (entry.kind === 'rows' && !isQueueStatistics(entry.table)) {
      const copy = copyFrom(`copy ${entry.table} (${columns.get(entry.table)}) from stdin`)
      await pipeline(content, client.query(copy))
    } else if (entry.kind === 'file') {
      await to.files.put(entry.key, content, 'application/octet-stream')
      if (++files % REPORT_EVERY === 0) report(`${files} files`)
    } else if (entry.kind === 'secret') authSecret = await text(content)
    else await finished(content.resume())
  }
  await finish?.()
  return authSecret
}

/**
 * Restores a backup into an empty database and storage, all or nothing: the archive is first read and verified in full.
 * Sessions, mailed links and shares are left out. Refuses a damaged backup, another key, a newer version's backup, a
 * database in use, and one that is not empty unless `replace`. An older backup is migrated. Outbound sending is
 * suspended until an admin releases it.
 */
export async function restoreBackup(
  to: Target,
  archive: { path: string; key: string },
  options: { replace: boolean; report: Report },
) {
  const { head, tail } = await verifyBackup(archive.path, archive.key)
  refuseNewer(head)
  options.report(`The backup of ${head.createdAt} is whole.`)
  const client = await connectOnce(to.url)
  try {
    await refuseFull(client, options.replace)
    await client.query('begin')
    const authSecret = await fill(client, to, archive, head, options.report)
    await client.query('commit')
    await migrateDb(to.url)
    await client.query('insert into public.sending_hold (one) values (true) on conflict do nothing')
    await client.query('analyze')
    return { head, tail, authSecret }
  } finally {
    await client.end()
  }
}
