import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from './db.ts'
import type { Files } from './files.ts'

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

/** Blocks removals until the connection ends; false where another backup does so already. */
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
