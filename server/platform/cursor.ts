import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from './db.ts'

/** The fields of a row, by their names in its JSON. */
export type Fields = Record<string, SQLWrapper>

/** A row as JSON, built by the database: for a large account, doing so here would block the event loop. */
export const rowAsJson = (fields: Fields) => {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${name}::text, ${value}`)
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

/**
 * The rows of a query as JSON texts, `step` at once, so that memory holds few of a large table. `rows` is what follows
 * `from`. Stops when `gone` is aborted.
 */
export async function* rowsInSteps(
  tx: Tx,
  { fields, rows }: { fields: Fields; rows: SQL },
  step: number,
  gone: AbortSignal,
): AsyncGenerator<string[]> {
  await tx.execute(
    sql`declare part no scroll cursor for select ${rowAsJson(fields)}::text as line from ${rows}`,
  )
  for (;;) {
    gone.throwIfAborted()
    const { rows: lines } = await tx.execute<{ line: string }>(sql.raw(`fetch ${step} from part`))
    if (lines.length === 0) break
    yield lines.map(({ line }) => line)
  }
  await tx.execute(sql`close part`)
}
