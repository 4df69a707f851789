import { sql } from 'drizzle-orm'
import pg from 'pg'
import { CannotStart } from '../config/cannotStart.ts'
import { firstHost } from '../config/databaseHosts.ts'
import type { Db } from './db.ts'
import { takeMigrationLock } from './migrations.ts'
import { connectOnce } from './primary.ts'

/**
 * Connection URLs of one database: for the owner, who creates and changes its tables, and for the portal's role,
 * which only uses them.
 */
export type DatabaseUrls = { owner: string; portal: string }

const nameIn = (url: string) => decodeURIComponent(firstHost(url).username)

/** True if a role can connect with this URL; false for an unknown role or a wrong password. */
async function opens(url: string) {
  try {
    const client = await connectOnce(url, { connectionTimeoutMillis: 10_000 })
    await client.end()
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code?.startsWith('28')) return false
    throw error
  }
}

/** Creates the portal's role, or sets its password to the URL's. Refuses if the owner lacks the right. */
async function makeRole(client: pg.Client, portal: string) {
  const name = nameIn(portal)
  const role = pg.escapeIdentifier(name)
  const password = pg.escapeLiteral(decodeURIComponent(firstHost(portal).password))
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  try {
    await client.query(
      rowCount
        ? `alter role ${role} login password ${password}`
        : `create role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password}`,
    )
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
    throw new CannotStart(
      `DATABASE_URL cannot sign in as ${name}, and the role of DATABASE_OWNER_URL may make no roles. Ask whoever runs the database server for: create role ${name} login password '…'`,
    )
  }
}

/**
 * Creates the portal's role if necessary and grants it what drizzle/functions/portalRole.sql lists. Must run after
 * every migration and restore, because new tables have no grants. Does nothing if both URLs have the same role.
 */
export async function admitPortal({ owner, portal }: DatabaseUrls) {
  if (nameIn(owner) === nameIn(portal)) return
  const client = await connectOnce(owner)
  try {
    await takeMigrationLock(client)
    if (!(await opens(portal))) await makeRole(client, portal)
    await client.query('select grant_portal_role($1)', [nameIn(portal)])
  } finally {
    await client.end()
  }
}

/** True if the portal's role could change or truncate its tables: it owns them, or is a superuser. */
export async function ownsTables(db: Db) {
  const { rows } = await db.execute<{ owns: boolean }>(
    sql`select pg_has_role(current_user, relowner, 'usage') as owns from pg_class where oid = 'audit_log'::regclass`,
  )
  return rows[0]?.owns ?? true
}
