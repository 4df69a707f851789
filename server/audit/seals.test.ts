import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditSeals, auditUnsealed } from '../../drizzle/schema.ts'
import type { AuditAction } from '../../shared/audit.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { audit } from './audit.ts'
import { sealAudit, verifyAudit } from './seals.job.ts'
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

  it('seals of the audit log seals cannot be changed, deleted or truncated', async () => {
    await threeSeals()
    const { db } = portal.deps
    await expect(db.update(auditSeals).set({ hash: '' })).rejects.toThrow()
    await expect(db.delete(auditSeals)).rejects.toThrow()
    await expect(portal.deps.pool.query('truncate audit_seals')).rejects.toThrow('audit_seals is append-only')
    expect(await problems()).toEqual([])
  })
})

describe('what waits for a seal', () => {
  it.each([
    ['a sealed id', 'insert into audit_unsealed values (2)'],
    ['a sealed id in the place of a waiting one', 'update audit_unsealed set audit_id = 2'],
    [
      'a row with a sealed id, which was deleted',
      `alter table audit_log disable trigger append_only; delete from audit_log where id = 2;
       alter table audit_log enable trigger append_only;
       insert into audit_log (id, action) overriding system value values (2, 'test.again')`,
    ],
  ])('%s is refused even to the owner', async (_name, statement) => {
    await threeSeals()
    await record()
    await expect(portal.deps.pool.query(statement)).rejects.toThrow('a seal covers the row 2')
  })

  it('an id beyond those that were given is refused even to the owner', async () => {
    await threeSeals()
    const statement = "insert into audit_log (id, action) overriding system value values (99, 'test.ahead')"
    await expect(portal.deps.pool.query(statement)).rejects.toThrow('has not come to the id 99')
  })

  it('a seal over sealed rows is refused even to the owner', async () => {
    await threeSeals()
    const statement = "insert into audit_seals (number, ids, hash) values (4, '{[2,3)}', 'forged')"
    await expect(portal.deps.pool.query(statement)).rejects.toThrow('audit_seals_disjoint')
  })

  it('the migration goes through where two seals overlap already', async () => {
    await threeSeals()
    await tamper(
      `alter table audit_seals drop constraint audit_seals_disjoint;
       insert into audit_seals (number, ids, hash) values (4, '{[2,3)}', 'forged')`,
    )
    const migration = await readFile('drizzle/migrations/0024_disjoint_seals.sql', 'utf8')
    const [statement = ''] = migration
      .split('--> statement-breakpoint')
      .filter((part) => part.includes('do $$'))
    await portal.deps.pool.query(statement)
    expect(await problems()).toContain('Rows of the audit log that are under two seals: 1.')
  })
})

describe('verifyAuditLog', () => {
  it.each([
    ['a changed row', "update audit_log set detail = '{}' where action = 'product.delete'"],
    [
      'a changed time',
      "update audit_log set at = at + interval '1 microsecond' where action = 'product.update'",
    ],
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
      'Rows of the audit log that are under no seal and do not wait for one: 2.',
    ])
  })

  it('verifyAuditLog reports a row inserted past the trigger, and one removed from the queue of its seal', async () => {
    await threeSeals()
    await tamper("insert into audit_log (action) values ('test.forged')")
    await record()
    await portal.deps.db.delete(auditUnsealed)
    expect(await problems()).toEqual([
      'Rows of the audit log that are under no seal and do not wait for one: 2.',
    ])
  })

  it('verifyAuditLog reports a removed row', async () => {
    await threeSeals()
    await tamper("delete from audit_log where action = 'product.update'")
    expect(await problems()).toEqual([
      expect.stringMatching(/^Seal 2 of .* does not fit what it covers\.$/),
      'Rows of the audit log that are covered by a seal, or wait for one, and are not there: 1.',
    ])
  })

  it('verifyAuditLog reports a row that was deleted and another put in its place, although the counts agree', async () => {
    await record()
    await tamper("delete from audit_log; insert into audit_log (action) values ('test.forged')")
    expect(await problems()).toEqual([
      'Rows of the audit log that are under no seal and do not wait for one: 1.',
      'Rows of the audit log that are covered by a seal, or wait for one, and are not there: 1.',
    ])
    // Sealing does not hide it.
    await record()
    expect(await sealAuditLog(portal.deps.db)).toMatchObject({ rows: 1 })
    expect(await problems()).toHaveLength(2)
  })

  it('verifyAuditLog reports a forged row that an overlapping seal balances', async () => {
    await threeSeals()
    await tamper(
      `alter table audit_seals drop constraint if exists audit_seals_disjoint;
       insert into audit_log (action) values ('test.forged');
       insert into audit_seals (number, ids, hash) select 4, ids, 'forged' from audit_seals where number = 3`,
    )
    expect(await problems()).toEqual([
      expect.stringMatching(/^Seal 4 of .* does not fit what it covers\.$/),
      'Rows of the audit log that are under no seal and do not wait for one: 1.',
      'Rows of the audit log that are under two seals: 1.',
    ])
  })

  it('verifyAuditLog reports a row that was moved from one seal to another', async () => {
    await threeSeals()
    await tamper(
      `alter table audit_seals drop constraint if exists audit_seals_disjoint;
       update audit_seals set ids = ids - (select ids from audit_seals where number = 1)
         - int8multirange(int8range(3, 4)) where number = 2;
       update audit_seals set ids = ids + int8multirange(int8range(3, 4)) where number = 3`,
    )
    expect(await problems()).toEqual([
      expect.stringMatching(/^Seal 2 of .* does not fit what it covers\.$/),
      expect.stringMatching(/^Seal 3 of .* does not fit what it covers\.$/),
    ])
  })

  it('verifyAuditLog reports a sealed id that waits again, and an id beyond those that were given', async () => {
    await threeSeals()
    await tamper(
      `alter table audit_unsealed disable trigger user; insert into audit_unsealed values (2), (99);
       insert into audit_log (id, action) overriding system value values (99, 'test.ahead')`,
    )
    expect(await problems()).toEqual([
      'Rows of the audit log that are under a seal and wait for another one: 1.',
      'Rows of the audit log that have an id that the log has not come to yet: 1.',
    ])
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
    await jobs.work([sealAudit, verifyAudit], portal.deps)
    await jobs.enqueue(db, sealAudit, {})
    const line = await eventually(async () => logged.find(({ msg }) => msg === 'the audit log was sealed'))
    expect(line.hash).toBe((await verifyAuditLog(db)).newest)

    await verifyAudit.run(portal.deps, {}, AbortSignal.abort())
    expect(logged.map(({ msg }) => msg)).toContain('the audit log is what was sealed')
    await tamper('update audit_log set actor_id = null')
    await jobs.enqueue(db, verifyAudit, {})
    const found = await eventually(async () => logged.find(({ problem }) => problem))
    expect(found.problem).toMatch(/^Seal 1 of .* does not fit what it covers\.$/)
    await eventually(async () => logged.find(({ msg }) => msg === 'a job failed for good'))
  })
})
