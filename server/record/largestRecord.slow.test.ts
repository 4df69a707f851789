import { once } from 'node:events'
import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ARCHIVES } from '../account/spool.ts'
import { type Person, signUp } from '../test/caller.ts'
import { longestBlock } from '../test/longestBlock.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { storeResults } from '../test/results.ts'
import { wholeRecord } from './bundle.ts'

/** The longest time for which it may hold the event loop; milliseconds of the thread's own processor time. */
const MAX_HELD_MS = 300
/** Milliseconds until the first byte, and bytes by which the process may grow. */
const MAX_FIRST_MS = 1_000
const MAX_GROWTH = 300_000_000
const DAYS = 3_650

let portal: TestPortal
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off' })
  maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  const jonas = await signUp(portal, 'practitioner', 'Jonas Weber')
  const { pool } = portal.deps
  await pool.query(
    `insert into health_tracking (user_id, date, mood, energy_level, sleep_hours, symptoms, notes)
     select $1, date '2016-11-01' + n, 'Good', 7, 7.5, repeat('s', 200), repeat('n', 2000) from generate_series(1, ${DAYS}) n`,
    [maya.id],
  )
  await pool.query(
    `with plan as (
       insert into treatment_plans (patient_id, created_by, title, medications)
       values ($1, $2, 'Ten years', '{Iron 20 mg,Zinc 15 mg,Magnesium 300 mg}') returning id, medications)
     insert into doses (plan_id, medication, date, slot, state, taken_at, units)
     select plan.id, medication, date '2016-11-01' + n, slot, 'taken', now(), 1
     from plan, unnest(plan.medications) medication, unnest('{morning,midday,evening,night}'::text[]) slot,
       generate_series(1, ${DAYS}) n`,
    [maya.id, jonas.id],
  )
  await storeResults(
    portal.deps,
    maya.id,
    Array.from({ length: 40 }, () => ({})),
  )
  await pool.query(`insert into message_threads (patient_id, practitioner_id, messages) values ($1, $2, 0)`, [
    maya.id,
    jonas.id,
  ])
  await pool.query(
    `insert into messages (patient_id, practitioner_id, number, sender, text, key)
     select $1, $2, n, $1, repeat('m', 2000), n::text from generate_series(1, 3000) n`,
    [maya.id, jonas.id],
  )
}, 120_000)
afterAll(() => portal.close())

const record = (gone = new AbortController().signal) => wholeRecord(portal.deps, { userId: maya.id }, gone)

/** Transactions that are open at this moment. */
const openTransactions = async () => {
  const { rows } = await portal.deps.pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and xact_start is not null`,
  )
  return rows[0]?.count
}
const storedParts = async () => {
  let count = 0
  for await (const _part of portal.deps.files.list(ARCHIVES)) count += 1
  return count
}

describe('wholeRecord of ten years', () => {
  it('wholeRecord of ten years begins within a second, and neither holds the event loop nor fills the memory', async () => {
    const before = process.memoryUsage().rss
    let [bytes, first, most] = [0, Number.POSITIVE_INFINITY, 0]
    const began = performance.now()
    const nowhere = new Writable({
      write(chunk, _encoding, done) {
        first = Math.min(first, performance.now() - began)
        bytes += chunk.length
        most = Math.max(most, process.memoryUsage().rss)
        done()
      },
    })
    const held = await longestBlock(async () => pipeline(await record(), nowhere))
    expect(bytes).toBeGreaterThan(40_000_000)
    expect(first).toBeLessThan(MAX_FIRST_MS)
    expect(most - before).toBeLessThan(MAX_GROWTH)
    expect(held).toBeLessThan(MAX_HELD_MS)
  }, 120_000)

  it('wholeRecord of ten years ends its transaction while a client has read nothing but the beginning', async () => {
    const stream = await record()
    await once(stream, 'readable')
    await eventually(async () => ((await storedParts()) > 2 && (await openTransactions()) === 0) || undefined)
    const { entry } = JSON.parse(String(await buffer(stream)))
    expect(
      entry.filter(
        ({ resource }: { resource: { resourceType: string } }) =>
          resource.resourceType === 'MedicationAdministration',
      ),
    ).toHaveLength(12 * DAYS)
    await eventually(async () => (await storedParts()) === 0 || undefined)
  }, 120_000)

  it('stops when the client goes, leaves nothing in the storage, and may be asked for again', async () => {
    const gone = new AbortController()
    const stream = await record(gone.signal)
    await once(stream, 'readable')
    await expect(record()).rejects.toMatchObject({ code: 'TOO_MANY' })
    const failed = once(stream, 'error')
    gone.abort()
    await failed
    await eventually(
      async () => ((await storedParts()) === 0 && (await openTransactions()) === 0) || undefined,
    )
    const next = await eventually(async () => record().catch(() => undefined))
    next.destroy()
  }, 120_000)

  it('wholeRecord of ten years is as of one moment: what is written meanwhile is not in it', async () => {
    const stream = await eventually(async () => record().catch(() => undefined))
    await once(stream, 'readable')
    await eventually(async () => (await storedParts()) > 0 || undefined)
    expect(await openTransactions()).toBe(1)
    await portal.deps.pool.query(`update profiles set address = 'later' where id = $1`, [maya.id])
    await portal.deps.pool.query(
      `insert into health_tracking (user_id, date, notes) values ($1, '2027-01-01', 'later')`,
      [maya.id],
    )
    expect(String(await buffer(stream))).not.toContain('later')
  }, 120_000)
})
