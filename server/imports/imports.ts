import { and, eq, inArray, sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { imports } from '../../drizzle/schema.ts'
import { type Translate, textOf } from '../../locales/translate.ts'
import { IMPORT_FIELDS, type ImportCounts, type ImportKind, type LineState } from '../../shared/imports.ts'
import type { Who } from '../access/who.ts'
import type { Db } from '../platform/db.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { writeImport } from './apply.job.ts'
import type { ApplyInput, PreviewInput } from './inputs.ts'
import { judgedLines } from './lines.ts'
import { readFile } from './read.ts'

/** Lines of one page. */
const PAGE = 100
const BYTE_ORDER_MARK = '\uFEFF'

type Values = Record<string, string | number>
/** A line with its state from the database; prices are in cents. */
type Judged = { line: number; state: LineState; reason: string | null; values: Values; here: Values }

const notFound = () => new Refusal('NOT_FOUND', 'imports.refused.unknown')

/** Stores a file of patients or products. Refuses one that cannot be read. */
export async function createImport(db: Db, who: Who, kind: ImportKind, file: Buffer) {
  if (file.length === 0) throw new Refusal('BAD_INPUT', 'app.refused.emptyFile')
  const { total } = await readFile(db, who.userId, { bytes: file, kind })
  const [row] = await db
    .insert(imports)
    .values({ createdBy: who.userId, kind, file, total })
    .returning({ id: imports.id })
  if (!row) throw new Error('the new import was not returned')
  return row
}

async function openFile(db: Db, id: string) {
  const [row] = await db
    .select({ kind: imports.kind, file: imports.file, mapping: imports.mapping, format: imports.format })
    .from(imports)
    .where(eq(imports.id, id))
  if (!row) throw notFound()
  if (!row.file) throw new Refusal('CONFLICT', 'imports.refused.applied')
  return { ...row, bytes: row.file }
}

/** Formats cents; other fields as they are. A refused line has its raw cells. */
const shown = (values: Values) =>
  typeof values.price === 'number' ? { ...values, price: (values.price / 100).toFixed(2) } : values

const inOneArray = (chunks: readonly string[]) => `[${chunks.map((chunk) => chunk.slice(1, -1)).join(',')}]`

const NONE: ImportCounts = { new: 0, same: 0, conflict: 0, refused: 0 }

/** Returns what an import would do, line by line. Stores only the columns' mapping. */
export async function previewImport(db: Db, who: Who, input: PreviewInput, t: Translate) {
  const { id, state, cursor = 0, limit = PAGE } = input
  const row = await openFile(db, id)
  const mapping = input.mapping ?? row.mapping
  const format = input.format ?? row.format
  const { chunks, ...file } = await readFile(db, who.userId, { ...row, mapping, format })
  await db
    .update(imports)
    .set({ mapping: file.mapping, format })
    .where(and(eq(imports.id, id), inArray(imports.state, ['waiting', 'failed'])))
  const { rows } = await db.execute<{ counts: Partial<ImportCounts> | null; page: Judged[] }>(sql`
    with judged as materialized (${judgedLines(row.kind, inOneArray(chunks))})
    select
      (select jsonb_object_agg(state, n) from (select state, count(*) as n from judged group by state) s) as counts,
      (select coalesce(jsonb_agg(to_jsonb(p) order by p.line), '[]') from (
        select line, state, reason, values, here from judged
        where line > ${cursor} and (${state ?? null}::text is null or state = ${state ?? null})
        order by line limit ${limit + 1}) p) as page`)
  const page = pageOf(rows[0]?.page ?? [], limit)
  const last = page.at(-1)
  return {
    kind: row.kind,
    ...file,
    counts: { ...NONE, ...rows[0]?.counts },
    rows: page.map(({ line, state: of, reason, values, here }) => ({
      ...{ line, state: of, reason: reason && textOf(t, reason), values: shown(values), here: shown(here) },
    })),
    nextCursor: last?.more ? last.line : null,
  }
}

/** The refused lines as CSV with their reasons, by the latest mapping. */
export async function refusedCsv(db: Db, who: Who, id: string, t: Translate) {
  const row = await openFile(db, id)
  const { chunks } = await readFile(db, who.userId, row)
  const { rows } = await db.execute<Pick<Judged, 'line' | 'reason' | 'values'>>(sql`
    select line, reason, values from (${judgedLines(row.kind, inOneArray(chunks))}) judged
    where state = 'refused' order by line`)
  const fields = IMPORT_FIELDS[row.kind].filter((field) =>
    rows.some(({ values }) => values[field] !== undefined),
  )
  const text = Papa.unparse(
    {
      fields: [
        t('imports.column.line'),
        t('imports.column.reason'),
        ...fields.map((field) => t(`imports.field.${field}`)),
      ],
      data: rows.map(({ line, reason, values }) => {
        const all = shown(values)
        return [line, textOf(t, reason ?? ''), ...fields.map((field) => all[field] ?? '')]
      }),
    },
    { escapeFormulae: true, newline: '\r\n' },
  )
  return BYTE_ORDER_MARK + text
}

/** Starts the import as a job. Refuses a second start. */
export async function applyImport(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { id, mapping, format, decisions }: ApplyInput,
) {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ state: imports.state })
      .from(imports)
      .where(eq(imports.id, id))
      .for('update')
    if (!row) throw notFound()
    if (row.state === 'running') throw new Refusal('CONFLICT', 'imports.refused.running')
    if (row.state === 'done') throw new Refusal('CONFLICT', 'imports.refused.applied')
    await tx
      .update(imports)
      .set({
        ...{ state: 'running', mapping, done: 0, failure: null, decisions: decisions ?? null },
        ...(format && { format }),
      })
      .where(eq(imports.id, id))
    await jobs.enqueue(tx, writeImport, { importId: id })
  })
}

/** An import's progress. */
export async function importStatus(db: Db, id: string, t: Translate) {
  const [row] = await db
    .select({
      kind: imports.kind,
      state: imports.state,
      counts: imports.counts,
      done: imports.done,
      total: imports.total,
      failure: imports.failure,
      doneAt: imports.doneAt,
    })
    .from(imports)
    .where(eq(imports.id, id))
  if (!row) throw notFound()
  return { ...row, counts: row.counts ?? NONE, failure: row.failure && textOf(t, row.failure) }
}
