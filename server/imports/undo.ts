import { eq, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { lockImport } from './apply.job.ts'
import { PATIENT_PRINT, PRODUCT_PRINT } from './write.ts'

const { failedSignIns, imports, products, profiles, userCredits, userRoles, users } = schema

/** Rows deleted per statement; each cascades to others. */
const CHUNK = 1_000

/** Tables that every account has rows in from the beginning, and failed sign-ins: not edits. */
const WITH_ACCOUNT: readonly PgTable[] = [profiles, userRoles, userCredits, failedSignIns]

/** The columns that refer to a table: `table.column`. */
const referring = (to: PgTable, without: readonly PgTable[]) =>
  Object.values(schema)
    .filter((one) => is(one, PgTable))
    .filter((table) => !without.includes(table))
    .flatMap((table) =>
      getTableConfig(table)
        .foreignKeys.map((key) => key.reference())
        .filter(({ foreignTable }) => foreignTable === to)
        .flatMap(({ columns }) => columns.map(({ name }) => [getTableName(table), name] as const)),
    )

/** Whether a row that the import created is used: it has a session, an order, a plan, … */
async function isUsed(
  tx: Tx,
  importId: string,
  columns: readonly (readonly [string, string])[],
  others = sql`false`,
) {
  const created = sql`select l.row_id from import_lines l where l.import_id = ${importId} and l.state = 'new'`
  const uses = columns.map(
    ([table, column]) =>
      sql`exists (select from ${sql.identifier(table)} where ${sql.identifier(column)} in (${created}))`,
  )
  const { rows } = await tx.execute<{ used: boolean }>(
    sql`select ${sql.join([...uses, others], sql` or `)} as used`,
  )
  return rows[0]?.used !== false
}

/** Deletes the lines step by step; `each` undoes what a step's lines wrote. */
async function takeBack(tx: Tx, importId: string, each: () => Promise<void>) {
  for (;;) {
    // The lines of a step are those whose fingerprint was cleared.
    const { rowCount } = await tx.execute(sql`
      update import_lines set fingerprint = null where (import_id, line) in (
        select import_id, line from import_lines where import_id = ${importId} and fingerprint is not null
        order by line limit ${CHUNK})`)
    if (!rowCount) return
    await each()
    await tx.execute(sql`delete from import_lines where import_id = ${importId} and fingerprint is null`)
  }
}

const step = (importId: string) => sql`l.import_id = ${importId} and l.fingerprint is null`

async function undoPatients(tx: Tx, importId: string) {
  const lines = step(importId)
  await tx.execute(
    sql`delete from users u using import_lines l where u.id = l.row_id and l.state = 'new' and ${lines}`,
  )
  await tx.execute(sql`
    update users u set name = l.before ->> 'fullName', updated_at = (l.before ->> 'updatedAt')::timestamptz
    from import_lines l where u.id = l.row_id and l.state = 'taken' and ${lines}`)
  await tx.execute(sql`
    update profiles p set phone = l.before ->> 'phone', external_id = l.before ->> 'externalId',
      date_of_birth = (l.before ->> 'dateOfBirth')::date
    from import_lines l where p.id = l.row_id and l.state = 'taken' and ${lines}`)
}

async function undoProducts(tx: Tx, importId: string, actorId: string) {
  const lines = step(importId)
  // The ledger is append-only: what the import added is taken out by a movement of its own.
  await tx.execute(sql`
    insert into stock_movements (product_id, delta, reason, actor_id)
    select p.id, coalesce((l.before ->> 'stock')::int, 0) - p.stock, 'import-undone', ${actorId}::uuid
    from import_lines l join products p on p.id = l.row_id
    where p.stock <> coalesce((l.before ->> 'stock')::int, 0) and ${lines}`)
  await tx.execute(
    sql`delete from products p using import_lines l where p.id = l.row_id and l.state = 'new' and ${lines}`,
  )
  await tx.execute(sql`
    update products p set name = l.before ->> 'name', price_cents = (l.before ->> 'price')::int,
      stock = (l.before ->> 'stock')::int, category = l.before ->> 'category',
      description = l.before ->> 'description', units_per_pack = (l.before ->> 'unitsPerPack')::int,
      external_id = l.before ->> 'externalId', updated_at = (l.before ->> 'updatedAt')::timestamptz
    from import_lines l where p.id = l.row_id and l.state = 'taken' and ${lines}`)
}

/**
 * Undoes everything that an import wrote, and deletes the import. Undoes nothing if one of its rows has been changed or
 * used since.
 */
export async function undoImport(db: Db, who: Who, id: string) {
  return db.transaction(async (tx) => {
    await lockImport(tx, id)
    const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
    if (!row) throw new Refusal('NOT_FOUND', 'imports.refused.unknown')
    if (row.state !== 'done') throw new Refusal('CONFLICT', 'imports.refused.notDone')
    const written = (row.counts?.new ?? 0) + (row.counts?.taken ?? 0)
    const isPatients = row.kind === 'patients'
    // Locked, so that nobody edits them in between.
    const { rowCount } = await tx.execute(
      isPatients
        ? sql`select from import_lines l join users u on u.id = l.row_id join profiles p on p.id = u.id
            left join user_roles r on r.user_id = u.id
            where l.import_id = ${id} and l.fingerprint = ${PATIENT_PRINT} for update of u, p`
        : sql`select from import_lines l join products p on p.id = l.row_id
            where l.import_id = ${id} and l.fingerprint = ${PRODUCT_PRINT} for update of p`,
    )
    // A link to choose a password was mailed.
    const others = isPatients
      ? sql`exists (select from verifications v join import_lines l on l.row_id::text = v.value
          where l.import_id = ${id} and l.state = 'new')`
      : sql`exists (select from stock_movements m join import_lines l on l.row_id = m.product_id
          where l.import_id = ${id} and l.state = 'new' and m.reason <> 'imported')`
    const uses = isPatients ? referring(users, WITH_ACCOUNT) : referring(products, [])
    if (rowCount !== written || (await isUsed(tx, id, uses, others))) {
      throw new Refusal('CONFLICT', 'imports.refused.edited')
    }
    await takeBack(tx, id, () => (isPatients ? undoPatients(tx, id) : undoProducts(tx, id, who.userId)))
    await tx.delete(imports).where(eq(imports.id, id))
    const detail = { kind: row.kind, new: row.counts?.new ?? 0, taken: row.counts?.taken ?? 0 }
    await audit(tx, { actorId: who.userId, action: 'import.undo', targetId: id, detail })
    return { success: true, removed: detail.new, restored: detail.taken }
  })
}
