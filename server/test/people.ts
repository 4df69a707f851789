import { is } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../drizzle/schema.ts'

/** Ids of things. Every other column with an id and without a foreign key names a person. */
const THINGS: readonly PgColumn[] = [
  schema.auditLog.targetId,
  schema.doses.productId,
  schema.messageSettings.absenceId,
  schema.emergencies.sourceId,
  schema.measurementRules.earlierId,
  schema.measurementRules.lastId,
  schema.notices.targetId,
  schema.stockMovements.productId,
  schema.stockMovements.orderId,
  schema.visitNotes.base,
]

/** Tables without anything about a person. */
export const NAMES_NOBODY: readonly PgTable[] = [
  schema.auditSeals,
  schema.auditUnsealed,
  schema.backups,
  schema.clinicSettings,
  schema.creditPackages,
  schema.products,
  schema.sendingHold,
]

export const TABLES: readonly PgTable[] = Object.values(schema).filter((one) => is(one, PgTable))

/** `table.column`, as the database names them. */
export const nameOf = (column: PgColumn) => `${getTableConfig(column.table).name}.${column.name}`

/** The columns of a table that refer to `users`, or hold the id of a person without a foreign key. */
export function personColumns(table: PgTable): string[] {
  const { columns, foreignKeys } = getTableConfig(table)
  const references = foreignKeys.map((key) => key.reference())
  const referring = references.flatMap((reference) => reference.columns.map(({ name }) => name))
  const people = references
    .filter(({ foreignTable }) => foreignTable === schema.users)
    .flatMap((reference) => reference.columns)
  const alone = columns.filter(
    (column) =>
      column.getSQLType() === 'uuid' &&
      !column.primary &&
      !referring.includes(column.name) &&
      !THINGS.includes(column),
  )
  return [...people, ...alone].map(nameOf)
}
