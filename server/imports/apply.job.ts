import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { imports } from '../../drizzle/schema.ts'
import { message } from '../../locales/translate.ts'
import type { ImportCounts } from '../../shared/imports.ts'
import { audit } from '../audit/audit.ts'
import type { Tx } from '../platform/db.ts'
import { defineJob } from '../platform/jobs.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { readFile } from './read.ts'
import { writeLines } from './write.ts'

/** Serialises writing and undoing an import across processes. Released with the transaction. */
export const lockImport = (tx: Tx, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)

const payload = z.object({ importId: z.uuid() })

/** Writes an import in one transaction; its progress is written outside of it. */
export const writeImport = defineJob({
  name: 'write-import',
  payload,
  async handler({ db, log }: Pick<Services, 'db' | 'log'>, { importId }) {
    const [row] = await db.select().from(imports).where(eq(imports.id, importId))
    if (row?.state !== 'running' || !row.file) return
    const { kind, createdBy: actorId, mapping, format, decisions } = row
    const fail = (failure: string) =>
      db.update(imports).set({ state: 'failed', failure }).where(eq(imports.id, importId))
    const file = await readFile(db, actorId, { bytes: row.file, kind, mapping, format }).catch(
      (error: unknown) => {
        if (error instanceof Refusal && error.code !== 'TOO_MANY') return error
        throw error
      },
    )
    if (file instanceof Refusal) return void (await fail(file.message))
    const taken = Object.entries(decisions ?? {}).flatMap(([line, decision]) =>
      decision === 'take' ? [Number(line)] : [],
    )
    const counts: ImportCounts = { new: 0, same: 0, conflict: 0, refused: 0, taken: 0 }
    await db.transaction(async (tx) => {
      await lockImport(tx, importId)
      const [now] = await tx.select({ state: imports.state }).from(imports).where(eq(imports.id, importId))
      if (now?.state !== 'running') return
      let done = 0
      for (const chunk of file.chunks) {
        const written = await writeLines(tx, { importId, actorId, kind, taken }, chunk)
        for (const state of Object.keys(written) as (keyof ImportCounts)[]) {
          counts[state] = (counts[state] ?? 0) + (written[state] ?? 0)
          done += written[state] ?? 0
        }
        // Outside the transaction, so that others see it.
        await db.update(imports).set({ done, total: file.total }).where(eq(imports.id, importId))
      }
      await audit(tx, { actorId, action: 'import.apply', targetId: importId, detail: { kind, ...counts } })
      await tx
        .update(imports)
        .set({ state: 'done', file: null, decisions: null, counts, doneAt: new Date() })
        .where(eq(imports.id, importId))
    })
    log.info({ importId, kind, ...counts }, 'an import was written')
  },
  async giveUp({ db }: Pick<Services, 'db' | 'log'>, { importId }) {
    await db
      .update(imports)
      .set({ state: 'failed', failure: message('imports.refused.failed') })
      .where(sql`${imports.id} = ${importId} and ${imports.state} = 'running'`)
  },
})
