import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditSeals, auditUnsealed } from '../../drizzle/schema.ts'
import type { AuditAction } from '../../shared/audit.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { audit } from './audit.ts'
import { sealAudit, sealAuditHandler, verifyAudit, verifyAuditHandler } from './seals.job.ts'
import { sealAuditLog, verifyAuditLog } from './seals.ts'

let portal: TestPortal
let logged: { msg: string; hash?: string; problem?: string }[]
beforeEach(async () => {
  logged = []
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  portal = await startPortal({ ROLE: 'web', DEMO: 'off' }, log)
})
afterEach(() => portal.close())

const record = (action: AuditAction = 'plan.create') =>
  audit(portal.deps.db, { actorId: randomUUID(), action, subjectId: randomUUID(), detail: { n: 1.5 } })

/** Runs SQL past the triggers, as only the owner of the tables can. */
const tamper = (statement: string) =>
  portal.deps.pool.query(
    `alter table audit_log disable trigger user; alter table audit_seals disable trigger user;
     ${statement};
     alter table audit_log enable trigger user; alter table audit_seals enable trigger user`,
  )

const problems = async (known?: string) => (await verifyAuditLog(portal.deps.db, known)).problems

/** Three seals, with two rows under the second. */
async function threeSeals() {
  const { db } = portal.deps
  const hashes: string[] = []
  for (const actions of [
    ['product.create'],
    ['product.update', 'product.delete'],
    ['product.stock'],
  ] as const) {
    for (const action of actions) await record(action)
    hashes.push((await sealAuditLog(db))?.hash ?? '')
  }
  return hashes
}

describe('seals of the audit log', () => {
  it('sealAuditLog covers every row once, and makes no seal when nothing was recorded', async () => {
    const { db } = portal.deps
    expect(await sealAuditLog(db)).toBeNull()
    const hashes = await threeSeals()
    expect(await sealAuditLog(db)).toBeNull()
    expect(new Set(hashes).size).toBe(3)
    expect(await verifyAuditLog(db, hashes[1])).toEqual({
      problems: [],
      seals: 3,
      sealed: 4,
      waiting: 0,
      newest: hashes[2],
    })
    await record()
    expect(await verifyAuditLog(db)).toMatchObject({ problems: [], waiting: 1 })
  })

  it('sealAuditLog covers a row with a lower id that was committed later', async () => {
    const { db } = portal.deps
    const late = await portal.deps.pool.connect()
    await late.query('begin')
    const { rows } = await late.query("insert into audit_log (action) values ('test.late') returning id")
    await record()
    expect(await sealAuditLog(db)).toMatchObject({ number: 1, rows: 1 })
    expect(await sealAuditLog(db)).toBeNull()
    await late.query('commit')
    late.release()
    expect(await sealAuditLog(db)).toMatchObject({ number: 2, rows: 1 })
    const [seal] = await db.select().from(auditSeals).where(eq(auditSeals.number, 2))
    expect(seal?.ids).toBe(`{[${rows[0].id},${Number(rows[0].id) + 1})}`)
    expect(await problems()).toEqual([])
  })

  it('sealAuditLog never makes a transaction wait that records something', async () => {
    const { db } = portal.deps
    await record()
    await db.transaction(async (tx) => {
      await audit(tx, { actorId: null, action: 'order.status' })
      // At the same time: one transaction records and stays open, others record, one seals.
      await Promise.all([record(), record()])
      expect((await sealAuditLog(db))?.rows).toBe(3)
    })
    expect((await sealAuditLog(db))?.rows).toBe(1)
    expect(await problems()).toEqual([])
  })

  it('sealAuditLog makes one chain when several instances seal at once', async () => {
    const { db } = portal.deps
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        await record()
        await sealAuditLog(db)
      }),
    )
    await sealAuditLog(db)
    expect(await verifyAuditLog(db)).toMatchObject({ problems: [], sealed: 6, waiting: 0 })
  })

  it('sealAuditLog covers a log of many rows with several seals', async () => {
    const { db } = portal.deps
    await db.execute(sql`insert into audit_log (action) select 'test.many' from generate_series(1, 5001)`)
    expect(await sealAuditLog(db)).toMatchObject({ number: 2, rows: 1 })
    expect(await verifyAuditLog(db)).toMatchObject({ problems: [], seals: 2, sealed: 5001 })
  })

  it('seals cannot be changed, deleted or truncated', async () => {
    await threeSeals()
    const { db } = portal.deps
    await expect(db.update(auditSeals).set({ hash: '' })).rejects.toThrow()
    await expect(db.delete(auditSeals)).rejects.toThrow()
    await expect(portal.deps.pool.query('truncate audit_seals')).rejects.toThrow('audit_seals is append-only')
    expect(await problems()).toEqual([])
  })
})

describe('verifyAuditLog', () => {
  it.each([
    ['a changed row', "update audit_log set detail = '{}' where action = 'product.delete'"],
    [
      'a changed time',
      "update audit_log set at = at + interval '1 microsecond' where action = 'product.update'",
    ],
    ['a removed row', "delete from audit_log where action = 'product.update'"],
    ['a changed seal', "update audit_seals set at = at + interval '1 second' where number = 2"],
  ])('verifyAuditLog reports %s', async (_name, statement) => {
    await threeSeals()
    await tamper(statement)
    expect(await problems()).toEqual([expect.stringMatching(/^Seal 2 of .* does not fit what it covers\.$/)])
  })

  it('verifyAuditLog reports a removed seal and its rows, which no seal covers', async () => {
    await threeSeals()
    await tamper('delete from audit_seals where number = 2')
    expect(await problems()).toEqual([
      expect.stringMatching(/^Seal 3 of .* follows on seal 1: those between are missing\.$/),
      '2 rows of the audit log are under no seal, or under two.',
    ])
  })

  it('verifyAuditLog reports a row inserted past the trigger, and one removed from the queue of its seal', async () => {
    await threeSeals()
    await tamper("insert into audit_log (action) values ('test.forged')")
    await record()
    await portal.deps.db.delete(auditUnsealed)
    expect(await problems()).toEqual(['2 rows of the audit log are under no seal, or under two.'])
  })

  it('verifyAuditLog reports a missing seal that was noted elsewhere', async () => {
    const [, , noted] = await threeSeals()
    await tamper(
      "delete from audit_seals where number = 3; delete from audit_log where action = 'product.stock'",
    )
    expect(await problems()).toEqual([])
    expect(await problems(noted)).toEqual([`The seal ${noted} is not there.`])
  })
})

describe('the jobs of the audit log', () => {
  it('the jobs log the newest seal, and what the nightly check finds', async () => {
    const { db, jobs } = portal.deps
    await record()
    await jobs.work([sealAuditHandler(portal.deps), verifyAuditHandler(portal.deps)])
    await jobs.enqueue(db, sealAudit, {})
    const line = await eventually(async () => logged.find(({ msg }) => msg === 'the audit log was sealed'))
    expect(line.hash).toBe((await verifyAuditLog(db)).newest)

    await verifyAuditHandler(portal.deps).run({}, AbortSignal.abort())
    expect(logged.map(({ msg }) => msg)).toContain('the audit log is what was sealed')
    await tamper('update audit_log set actor_id = null')
    await jobs.enqueue(db, verifyAudit, {})
    const found = await eventually(async () => logged.find(({ problem }) => problem))
    expect(found.problem).toMatch(/^Seal 1 of .* does not fit what it covers\.$/)
    await eventually(async () => logged.find(({ msg }) => msg === 'a job failed for good'))
  })
})
