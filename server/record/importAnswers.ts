/** A person's answers to a file's entries before they are applied. Stored with the import. */
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { recordImportEntries } from '../../drizzle/schema.ts'
import type { MeasurementKind } from '../../shared/measurements.ts'
import type { Who } from '../access/who.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { readAgain } from './importCsv.ts'
import type { CorrectInput, DecideInput } from './importInputs.ts'
import { openImport } from './importPreview.ts'

const unknown = () => new Refusal('NOT_FOUND', 'record.refused.ref')

/** Stores the answer to an entry of the caller's import. Refuses another person's as unknown. */
export async function decideImport(db: Db, who: Pick<Who, 'userId'>, { id, ref, decision }: DecideInput) {
  await openImport(db, who, id)
  const { rowCount } = await db
    .update(recordImportEntries)
    .set({ decision })
    .where(and(eq(recordImportEntries.id, ref), eq(recordImportEntries.importId, id)))
  if (!rowCount) throw unknown()
}

/**
 * Parses a refused or corrected measurement again. Returns why it is still refused; null if it is readable. Refuses any
 * other entry as unknown.
 */
export async function correctImport(
  db: Db,
  who: Pick<Who, 'userId'>,
  { id, ref, value, unit, at }: CorrectInput,
) {
  await openImport(db, who, id)
  return db.transaction(async (tx) => {
    const corrected = sql`${recordImportEntries.content} ? 'corrected'`
    const [entry] = await tx
      .select()
      .from(recordImportEntries)
      .where(
        and(
          ...[eq(recordImportEntries.id, ref), eq(recordImportEntries.importId, id)],
          eq(recordImportEntries.kind, 'measurement'),
          or(isNotNull(recordImportEntries.reason), corrected),
        ),
      )
      .for('update')
    if (!entry) throw unknown()
    const kind = entry.type as MeasurementKind
    const read = readAgain({ line: entry.line, kind, value, unit, at: Date.parse(at) }, Date.now())
    const { reason, title, hash } = read
    // What else the file says of it stays.
    const besides = ['device', 'fasting'].filter((name) => name in entry.content)
    const kept = Object.fromEntries(besides.map((name) => [name, entry.content[name]]))
    const content = { ...kept, ...read.content, corrected: true }
    await tx
      .update(recordImportEntries)
      .set({
        ...{ reason, title, hash, content, decision: null },
        // As a file's: a year may have five digits.
        at: sql`to_timestamp(${Date.parse(at)} / 1000.0)`,
      })
      .where(eq(recordImportEntries.id, ref))
    return { reason }
  })
}
