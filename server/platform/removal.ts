import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from './db.ts'
import type { Files } from './files.ts'
import type { Services } from './services.ts'

/** The key of an advisory lock: removals share it, a backup holds it exclusively. */
const REMOVAL_LOCK = 7_301_987

/**
 * Removes an object whose row was deleted; returns whether it did. It does not while a backup is copying, because the
 * backup's rows may still name the object; the sweep removes it later.
 */
export function removeUnlessHeld(db: Db, files: Files, key: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${REMOVAL_LOCK}) as free`,
    )
    if (!rows[0]?.free) return false
    await files.remove(key)
    return true
  })
}

/** Blocks removals until the connection ends; false if another backup does so already. */
export async function holdRemovals(client: pg.ClientBase): Promise<boolean> {
  // A removal under way takes moments; another backup takes longer.
  await client.query("set lock_timeout = '10s'")
  try {
    await client.query('select pg_advisory_lock($1)', [REMOVAL_LOCK])
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '55P03') return false
    throw error
  }
}

/** Does some work unless a backup is being made, and keeps one from beginning meanwhile. */
export async function ifNoBackup(pool: pg.Pool, work: () => Promise<void>) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as free', [REMOVAL_LOCK])
    if (rows[0]?.free) await work()
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** An object is stored before its row, so only an object older than an upload takes can be an orphan. Milliseconds. */
const ORPHAN_AGE_MS = 60 * 60 * 1000
const BATCH = 500

/**
 * Removes objects under a prefix that no row names: those that a crash left between the two writes. `named` returns
 * which of some keys have a row.
 */
export async function removeOrphans(
  { db, files, log }: Pick<Services, 'log' | 'db' | 'files'>,
  prefix: string,
  named: (keys: string[]) => Promise<{ filePath: string }[]>,
) {
  let batch: string[] = []
  const removeBatch = async () => {
    const kept = new Set((await named(batch)).map((row) => row.filePath))
    for (const key of batch.filter((path) => !kept.has(path))) {
      if (await removeUnlessHeld(db, files, key)) log.info({ key }, 'removed an upload without a row')
    }
    batch = []
  }
  for await (const { key, storedAt } of files.list(prefix)) {
    if (Date.now() - storedAt.getTime() > ORPHAN_AGE_MS) batch.push(key)
    if (batch.length >= BATCH) await removeBatch()
  }
  await removeBatch()
}
