import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { vi } from 'vitest'
import type { Db } from '../platform/db.ts'

/**
 * Inserts the rows of years and updates the planner's statistics. Runs without triggers, foreign keys and the statement
 * timeout, which would make it many times slower.
 */
export async function insertMany(db: Db, ...statements: SQL[]) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    for (const statement of statements) await tx.execute(statement)
    await tx.execute(sql`analyze`)
  })
}

/** A statement as it was sent to the database. */
type Statement = { text: string; values: unknown[] }

const under = new AsyncLocalStorage<Statement[]>()

/** The statements that a work sends to the database, in their order; those of jobs beside it are not among them. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const send = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...sent: unknown[]
  ) {
    const [asked, values] = sent as [string | { text: string; values?: unknown[] }, unknown]
    const { text, values: own = [] } = typeof asked === 'string' ? { text: asked } : asked
    under.getStore()?.push({ text, values: Array.isArray(values) ? values : own })
    return Reflect.apply(send, this, sent)
  })
  // A pool that is busy runs a waiting statement from wherever a connection comes free.
  const { connect } = pg.Pool.prototype
  const pool = vi.spyOn(pg.Pool.prototype, 'connect').mockImplementation(function (
    this: pg.Pool,
    ...sent: unknown[]
  ) {
    const [then] = sent
    return Reflect.apply(connect, this, typeof then === 'function' ? [AsyncResource.bind(then as never)] : [])
  })
  try {
    await under.run(statements, work)
    return statements
  } finally {
    spy.mockRestore()
    pool.mockRestore()
  }
}

/** A node of a plan in `explain (format json)`. */
type Step = { 'Node Type': string; 'Relation Name'?: string; Filter?: string; Plans?: Step[] }

/** A node with all nodes below it. */
export const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

/** The tables that a statement's plan reads from end to end, as often as it does. */
export async function tablesReadWhole(client: pg.Pool, { text, values }: Statement): Promise<string[]> {
  const { rows } = await client.query(`explain (format json) ${text}`, values)
  const [{ Plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Step }]
  return stepsOf(Plan).flatMap((step) =>
    step['Node Type'] === 'Seq Scan' && step['Relation Name'] ? [step['Relation Name']] : [],
  )
}
