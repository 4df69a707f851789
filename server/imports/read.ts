import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { imports } from '../../drizzle/schema.ts'
import type { FormatChoice, ImportKind, ImportMapping } from '../../shared/imports.ts'
import { latestToday } from '../access/today.ts'
import type { Db } from '../platform/db.ts'
import { inTurn } from '../platform/fairQueue.ts'
import { Refusal } from '../platform/refusal.ts'
import { runInThread, ThreadTimeout } from '../platform/thread.ts'
import type { ReadAnswer, ReadFile, ReadQuestion } from './readImport.ts'

/** Time limit of the thread; milliseconds. The largest file that is accepted takes some seconds. */
const CLOCK_MS = 30_000
/** Earlier imports whose mapping may be suggested. */
const REMEMBERED = 50

/** The mappings of the latest imports of a kind, the latest first. */
async function rememberedMappings(db: Db, kind: ImportKind): Promise<ImportMapping[]> {
  const rows = await db
    .select({ mapping: imports.mapping })
    .from(imports)
    .where(and(eq(imports.kind, kind), eq(imports.state, 'done'), isNotNull(imports.mapping)))
    .orderBy(desc(imports.createdAt))
    .limit(REMEMBERED)
  return rows.flatMap(({ mapping }) => (mapping ? [mapping] : []))
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Reads a file in a thread with limits on time and memory, one at a time per person. Refuses a file that is not a
 * table, and one that is too large.
 */
export async function readFile(
  db: Db,
  person: string,
  file: { bytes: Uint8Array; kind: ImportKind; mapping?: ImportMapping | null; format?: FormatChoice | null },
): Promise<ReadFile> {
  const { bytes, kind, mapping = null, format = null } = file
  const remembered = mapping ? [] : await rememberedMappings(db, kind)
  const question: ReadQuestion = { bytes, kind, mapping, remembered, format, today: latestToday(Date.now()) }
  const answer = await inTurn(person, () =>
    runInThread<ReadAnswer>('server/imports/readImport.thread.ts', question, CLOCK_MS),
  ).catch((error: unknown) => {
    if (error instanceof ThreadTimeout || isOutOfMemory(error)) {
      throw new Refusal('TOO_LARGE', 'imports.refused.inflates')
    }
    throw error
  })
  if ('refused' in answer) throw Refusal.from(answer.refused.code, answer.refused.message)
  return answer
}
