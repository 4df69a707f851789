import pg from 'pg'
import { expect, it } from 'vitest'
import { users } from '../../drizzle/schema.ts'
import { freshDatabase } from '../test/portal.ts'
import { migrateDb, openDb } from './db.ts'
import { openLog } from './log.ts'

it('refuses a database that a newer version has migrated, and changes nothing in it', async () => {
  const url = await freshDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const count = async () =>
    (await client.query('select count(*)::int as n from drizzle.__drizzle_migrations')).rows[0].n
  const before = await count()
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)",
  )
  await expect(migrateDb(url)).rejects.toThrow('was already used by a newer version of the portal')
  expect(await count()).toBe(before + 1)
  await client.query("delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'")
  await expect(migrateDb(url)).resolves.toBeUndefined()
  await client.end()
})

it('keeps every connection, also when a transaction fails at its very beginning', async () => {
  const { pool, db } = openDb(await freshDatabase(), openLog('silent'), { max: 1 })
  for (const _ of [1, 2]) {
    const broken = db.transaction(async () => 'never', { isolationLevel: 'no such level' as never })
    await expect(broken).rejects.toThrow('begin')
  }
  expect(await db.transaction(async (tx) => tx.$count(users))).toBe(0)
  await pool.end()
})
