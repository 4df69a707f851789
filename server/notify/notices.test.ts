import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notices, products } from '../../drizzle/schema.ts'
import { uploadBloodTest } from '../bloodTests/upload.ts'
import { ironPanel } from '../demo/reports.ts'
import { translatorFor } from '../platform/locales.ts'
import { sweepNotices } from '../reminders/sweep.job.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { insertMany, statementsOf, tablesReadWhole } from '../test/statements.ts'
import { addNotice, addNoticeForCarers } from './notices.ts'

const t = translatorFor('en')

let portal: TestPortal
let admin: Person
let elena: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin')
  elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
})
afterAll(() => portal.close())

const textsOf = async (person: Person) => (await person.api.notices.list()).rows.map(({ text }) => text)
const link = (practitioner: Person, patient: Person) =>
  admin.api.admin.assignments.assign({ practitionerId: practitioner.id, patientId: patient.id })
/** The hourly work of a clinic that is not the demo, which needs no backup. */
const sweep = () => {
  const { db, env } = portal.deps
  return sweepNotices.run({ db, env: { ...env, DEMO: false } }, {}, new AbortController().signal)
}

describe('what people are told', () => {
  it('a patient hears of a plan written and changed, once for each version, and no more of a deleted one', async () => {
    const maya = await signUp(portal)
    const plan = { patientId: maya.id, title: 'Rest', medications: 'Zinc' }
    const { id } = await elena.api.plans.create(plan)
    await elena.api.plans.update({ id, ...plan, medications: 'Iron' })
    await elena.api.plans.update({ id, ...plan, medications: 'Iron' })
    expect(await maya.api.notices.list()).toMatchObject({
      unread: 2,
      nextCursor: null,
      rows: [
        {
          kind: 'plan-changed',
          text: t('notices.text.plan-changed', { plan: 'Rest' }),
          href: `/plans/${id}/versions`,
          readAt: null,
        },
        {
          kind: 'plan-written',
          text: t('notices.text.plan-written', { author: 'Elena Hartmann', plan: 'Rest' }),
        },
      ],
    })
    await elena.api.plans.remove({ id })
    expect(await maya.api.notices.list()).toMatchObject({ unread: 0, rows: [] })
  })

  it('a buyer hears of each step of an order', async () => {
    const maya = await signUp(portal)
    const product = { name: randomUUID(), priceCents: 900, stock: 100 }
    const { id: productId } = await admin.api.admin.products.create(product)
    const order = { lines: [{ productId, quantity: 1 }], idempotencyKey: 'one' }
    const { orderId } = await maya.api.shop.placeOrder(order)
    await admin.api.admin.orders.setStatus({ orderId, status: 'processing' })
    await admin.api.admin.orders.setStatus({ orderId, status: 'completed' })
    const number = orderId.slice(0, 8).toUpperCase()
    expect(await textsOf(maya)).toEqual([
      t('notices.order', { number, step: 'completed' }),
      t('notices.order', { number, step: 'processing' }),
    ])
  })

  it('an owner hears of a change of the ways into the account', async () => {
    const maya = await signUp(portal)
    const answer = await send(
      portal,
      'POST',
      '/api/auth/change-password',
      { currentPassword: 'a password of the tests', newPassword: 'another password' },
      { headers: { cookie: maya.cookie } },
    )
    expect(answer.statusCode).toBe(200)
    expect(await portal.deps.db.select().from(notices).where(eq(notices.userId, maya.id))).toMatchObject([
      { kind: 'account-changed', dedupeKey: expect.stringMatching(/^password\.change /) },
    ])
  })

  it('a finished analysis gives its owner and those in care a notice, a failed one only its owner', async () => {
    const maya = await signUp(portal, 'patient', 'Maya Lindqvist')
    await link(elena, maya)
    const upload = (bytes: Uint8Array) =>
      uploadBloodTest(
        portal.deps,
        { userId: maya.id },
        { name: 'iron.pdf', content: Readable.from([Buffer.from(bytes)]) },
      )
    await upload(await ironPanel())
    const heard = (text: string) => eventually(async () => (await textsOf(maya)).includes(text) || undefined)
    await heard(t('notices.text.analysis-finished'))
    const [notice] = (await elena.api.notices.list()).rows
    expect(notice).toMatchObject({
      kind: expect.stringMatching(/^result-/),
      href: `/practitioner/patients/${maya.id}/blood-tests`,
    })
    expect(notice?.text).toContain('Maya Lindqvist')
    const before = (await elena.api.notices.list()).rows.length
    await upload(Buffer.from('%PDF-1.7\nno pages\n%%EOF'))
    await heard(t('notices.text.analysis-failed'))
    expect((await elena.api.notices.list()).rows).toHaveLength(before)
  })

  it('admins hear of low stock once a day and product, and of an overdue backup once a day', async () => {
    const maya = await signUp(portal)
    const name = randomUUID()
    const { id: productId } = await admin.api.admin.products.create({ name, priceCents: 900, stock: 11 })
    for (const key of ['one', 'two', 'three']) {
      await maya.api.shop.placeOrder({ lines: [{ productId, quantity: 3 }], idempotencyKey: key })
    }
    const low = async () => (await textsOf(admin)).filter((text) => text.startsWith(name))
    expect(await low()).toEqual([t('notices.text.stock-low', { product: name, stock: 2 })])
    await portal.deps.db.delete(products).where(eq(products.id, productId))
    expect(await low()).toEqual([])
    await portal.deps.db.execute(
      sql`update users set created_at = now() - interval '2 days' where id = ${admin.id}`,
    )
    await sweep()
    await sweep()
    const { rows } = await admin.api.notices.list()
    expect(rows.filter(({ kind }) => kind === 'backup-overdue')).toHaveLength(1)
  })
})

describe('who may read a notice', () => {
  const about = () => ({ dedupeKey: randomUUID() })

  it('one about a patient ends with the care link, the verification and the patient’s account', async () => {
    const maya = await signUp(portal, 'patient', 'Ida Berg')
    const jonas = await signUp(portal, 'practitioner')
    const { id: linkId } = await link(jonas, maya)
    const content = Readable.from([Buffer.from(await ironPanel())])
    const { id } = await uploadBloodTest(portal.deps, { userId: maya.id }, { name: 'iron.pdf', content })
    await eventually(async () => (await jonas.api.notices.unread()) || undefined)
    expect(JSON.stringify(await jonas.api.notices.list())).toContain('Ida Berg')
    await admin.api.admin.assignments.remove({ id: linkId })
    expect(await jonas.api.notices.list()).toMatchObject({ rows: [], unread: 0 })
    await link(jonas, maya)
    expect(await jonas.api.notices.unread()).toBe(1)
    await maya.api.bloodTests.remove({ id })
    expect(await jonas.api.notices.unread()).toBe(0)
  })

  it('who may read a notice is told only to practitioners whose care link has effect', async () => {
    const maya = await signUp(portal)
    const [former, stranger] = [await signUp(portal, 'practitioner'), await signUp(portal, 'practitioner')]
    const { id } = await link(former, maya)
    await admin.api.admin.assignments.remove({ id })
    await addNoticeForCarers(portal.deps.db, maya.id, { kind: 'result-new', ...about() })
    for (const person of [former, stranger]) {
      expect(await portal.deps.db.$count(notices, eq(notices.userId, person.id))).toBe(0)
    }
  })

  it('an admin’s notices are not shown to somebody who no longer is one', async () => {
    const maya = await signUp(portal)
    await addNotice(portal.deps.db, maya.id, { kind: 'backup-overdue', ...about() })
    expect(await maya.api.notices.list()).toMatchObject({ rows: [], unread: 0 })
  })

  it('marking another person’s notice as read changes nothing', async () => {
    const [maya, ida] = [await signUp(portal), await signUp(portal)]
    await addNotice(portal.deps.db, maya.id, { kind: 'account-changed', ...about() })
    const [row] = (await maya.api.notices.list()).rows
    await ida.api.notices.markRead({ ids: [row?.id ?? ''] })
    await ida.api.notices.markRead({ all: true })
    expect(await maya.api.notices.unread()).toBe(1)
    expect((await ida.api.notices.list({ cursor: row?.id ?? '' })).rows).toEqual([])
  })
})

describe('the list', () => {
  it('the list pages from the newest, and is marked as read one by one or all at once', async () => {
    const maya = await signUp(portal)
    for (let n = 0; n < 5; n++) {
      await addNotice(portal.deps.db, maya.id, { kind: 'account-changed', dedupeKey: `password.change ${n}` })
    }
    const first = await maya.api.notices.list({ limit: 2 })
    const second = await maya.api.notices.list({ limit: 2, cursor: first.nextCursor ?? '' })
    const third = await maya.api.notices.list({ limit: 2, cursor: second.nextCursor ?? '' })
    const ids = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))
    expect(new Set(ids).size).toBe(5)
    expect(third.nextCursor).toBeNull()
    await maya.api.notices.markRead({ ids: ids.slice(0, 2) })
    expect(await maya.api.notices.unread()).toBe(3)
    await maya.api.notices.markRead({ all: true })
    expect(await maya.api.notices.unread()).toBe(0)
  })

  it('notices.onChange ticks in every open tab when a notice is added', async () => {
    const maya = await signUp(portal)
    const streams = await Promise.all([maya.api.notices.onChange(), maya.api.notices.onChange()])
    const ticks = streams.map((stream) => stream[Symbol.asyncIterator]().next())
    await addNotice(portal.deps.db, maya.id, { kind: 'account-changed', dedupeKey: 'password.change' })
    expect(await Promise.all(ticks)).toMatchObject([{ done: false }, { done: false }])
  })

  it('addNotice ignores duplicates (user, kind, key), and notices are deleted after 90 days', async () => {
    const maya = await signUp(portal)
    const told = { kind: 'account-changed' as const, dedupeKey: 'password.change once' }
    await Promise.all([1, 2, 3].map(() => addNotice(portal.deps.db, maya.id, told)))
    expect(await maya.api.notices.unread()).toBe(1)
    const age = (days: number) =>
      portal.deps.db
        .update(notices)
        .set({ at: sql`now() - ${days}::int * interval '1 day'` })
        .where(eq(notices.userId, maya.id))
    await age(89)
    await sweep()
    expect(await portal.deps.db.$count(notices, eq(notices.userId, maya.id))).toBe(1)
    await age(91)
    await sweep()
    expect(await portal.deps.db.$count(notices, eq(notices.userId, maya.id))).toBe(0)
  })

  it('the list costs few statements, by index, whatever the clinic holds', async () => {
    const maya = await signUp(portal)
    const { db, pool } = portal.deps
    await insertMany(
      db,
      sql`
        with people as (
          insert into users (name, email) select 'Told ' || n, n || '@told.clinic' from generate_series(1, 2000) n returning id
        )
        insert into notices (user_id, kind, matter) select id, 'account-changed', n::text from people, generate_series(1, 20) n`,
    )
    for (const call of [() => maya.api.notices.list(), () => maya.api.notices.unread()]) {
      const statements = await statementsOf(call)
      expect(statements.length).toBeLessThanOrEqual(4)
      for (const statement of statements) {
        expect(await tablesReadWhole(pool, statement), statement.text).not.toContain('notices')
      }
    }
  })
})
