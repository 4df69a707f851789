import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, creditTransactions, userRoles, users } from '../../drizzle/schema.ts'
import { translatorFor } from '../platform/locales.ts'
import { appRouter } from '../router.ts'
import { callerOf, type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { insertMany, statementsOf } from '../test/statements.ts'

const t = translatorFor('en')

let portal: TestPortal
let admin: Person
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin', 'Ada Admin')
})
afterAll(() => portal.close())

const unverify = ({ id }: Person) =>
  portal.deps.db.update(userRoles).set({ verified: false }).where(eq(userRoles.userId, id))

describe('every admin procedure', () => {
  const procedures = Object.keys(appRouter._def.procedures).filter((path) => path.startsWith('admin.'))

  it('every admin procedure refuses everybody but admins', async () => {
    expect(procedures.length).toBeGreaterThan(20)
    const [patient, practitioner, unverified] = [
      await signUp(portal),
      await signUp(portal, 'practitioner'),
      await signUp(portal, 'practitioner'),
    ]
    await unverify(unverified)
    const actors: [string, number][] = [
      [patient.cookie, 403],
      [practitioner.cookie, 403],
      [unverified.cookie, 403],
      ['', 401],
    ]
    for (const path of procedures) {
      for (const [cookie, status] of actors) {
        // The procedure has one of the two methods; the other one is refused as such.
        const get = await send(portal, 'GET', `/api/trpc/${path}`, undefined, { headers: { cookie } })
        const post = await send(portal, 'POST', `/api/trpc/${path}`, {}, { headers: { cookie } })
        expect([get.statusCode, post.statusCode].sort(), path).toEqual([status, 405].sort())
      }
    }
  })
})

describe('a role', () => {
  it('setRole replaces the role’s row, is recorded, and takes effect at the next call', async () => {
    const maya = await signUp(portal)
    await expect(maya.api.admin.stats()).rejects.toThrow(t('app.refused.role'))
    await admin.api.admin.users.setRole({ userId: maya.id, role: 'admin' })
    expect((await maya.api.admin.stats()).users.admins).toBe(2)
    await admin.api.admin.users.setRole({ userId: maya.id, role: 'patient' })
    await expect(maya.api.admin.stats()).rejects.toThrow(t('app.refused.role'))
    expect(await portal.deps.db.$count(userRoles, eq(userRoles.userId, maya.id))).toBe(1)
    const log = await admin.api.admin.audit.list({ action: 'role.change', person: maya.email })
    expect(log.rows.map(({ detail }) => detail)).toEqual([
      { from: 'admin', to: 'patient' },
      { from: 'patient', to: 'admin' },
    ])
  })

  it('setRole refuses to change the last admin, also when two try at once', async () => {
    await expect(admin.api.admin.users.setRole({ userId: admin.id, role: 'patient' })).rejects.toThrow(
      t('auth.refused.lastAdmin'),
    )
    await expect(admin.api.admin.users.suspend({ userId: admin.id })).rejects.toThrow(
      t('auth.refused.lastAdmin'),
    )
    const second = await signUp(portal, 'admin')
    const results = await Promise.allSettled([
      admin.api.admin.users.setRole({ userId: second.id, role: 'patient' }),
      second.api.admin.users.setRole({ userId: admin.id, role: 'patient' }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await portal.deps.db.$count(userRoles, eq(userRoles.role, 'admin'))).toBe(1)
    await portal.deps.db.update(userRoles).set({ role: 'admin' }).where(eq(userRoles.userId, admin.id))
    await portal.deps.db.update(userRoles).set({ role: 'patient' }).where(eq(userRoles.userId, second.id))
  })

  it('users.verify lets a self-registered practitioner see patients', async () => {
    const elena = await signUp(portal, 'practitioner')
    await unverify(elena)
    expect((await admin.api.admin.users.list({ role: 'unverified', search: elena.email })).rows).toHaveLength(
      1,
    )
    await admin.api.admin.users.verify({ userId: elena.id })
    expect(await elena.api.auth.me()).toMatchObject({ verified: true })
    const maya = await signUp(portal)
    await expect(admin.api.admin.users.verify({ userId: maya.id })).rejects.toThrow(
      t('auth.refused.noPractitioner'),
    )
  })

  it('setRole ends an open stream of its user', async () => {
    const maya = await signUp(portal)
    let ended = false
    const listening = (async () => {
      for await (const _tick of await maya.api.credits.onChange()) ended = false
      ended = true
    })()
    await eventually(async () => {
      await admin.api.admin.users.setRole({ userId: maya.id, role: 'practitioner' })
      await admin.api.admin.users.setRole({ userId: maya.id, role: 'admin' })
      await admin.api.admin.users.setRole({ userId: maya.id, role: 'practitioner' })
      return ended ? true : undefined
    })
    await listening
    await admin.api.admin.users.setRole({ userId: maya.id, role: 'patient' })
  })
})

describe('a suspended account', () => {
  it('suspendUser ends all sessions at once, and restoreUser lifts the suspension', async () => {
    const maya = await signUp(portal)
    await admin.api.admin.users.suspend({ userId: maya.id })
    expect(await maya.api.auth.me()).toBeNull()
    await admin.api.admin.users.restore({ userId: maya.id })
    const again = await send(portal, 'POST', '/api/auth/sign-in/email', {
      email: maya.email,
      password: 'a password of the tests',
    })
    expect(again.statusCode).toBe(200)
  })
})

describe('the table of users', () => {
  it('users.list is searched, sorted and paged on the server, and has no medical field', async () => {
    const mark = randomUUID().slice(0, 8)
    for (const name of ['Beta', 'alpha', 'Ärmel', 'Gamma', 'delta'])
      await signUp(portal, 'patient', `${name} ${mark}`)
    const names: string[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await admin.api.admin.users.list({
        search: mark,
        sort: 'name',
        limit: 3,
        ...(cursor ? { cursor } : {}),
      })
      names.push(...page.rows.map(({ fullName }) => fullName.split(' ')[0] ?? ''))
      expect(Object.keys(page.rows[0] ?? {}).sort()).toEqual([
        'createdAt',
        'email',
        'fullName',
        'id',
        'role',
        'suspendedAt',
        'verified',
      ])
      if (!page.nextCursor) break
      cursor = page.nextCursor
    }
    expect(names).toEqual(['alpha', 'Ärmel', 'Beta', 'delta', 'Gamma'])
    const down = await admin.api.admin.users.list({ search: mark, sort: 'name', descending: true })
    expect(down.rows.map(({ fullName }) => fullName.split(' ')[0])).toEqual([
      'Gamma',
      'delta',
      'Beta',
      'Ärmel',
      'alpha',
    ])
    expect((await admin.api.admin.users.list({ search: `${mark}%` })).rows).toEqual([])
  })
})

describe('assignments', () => {
  it('assignments.assign links a practitioner and a patient once, and nobody of another role', async () => {
    const [elena, maya] = [await signUp(portal, 'practitioner'), await signUp(portal)]
    const link = { practitionerId: elena.id, patientId: maya.id }
    const { id } = await admin.api.admin.assignments.assign(link)
    await expect(admin.api.admin.assignments.assign(link)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(
      admin.api.admin.assignments.assign({ practitionerId: maya.id, patientId: elena.id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await admin.api.admin.assignments.list()).find((row) => row.id === id)).toMatchObject({
      patient: { id: maya.id },
      counts: true,
    })
    const today = new Date().toISOString().slice(0, 10)
    expect(await elena.api.health.patientEntries({ patientId: maya.id, today })).toEqual([])
    await admin.api.admin.assignments.remove({ id })
    await expect(elena.api.health.patientEntries({ patientId: maya.id, today })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(admin.api.admin.assignments.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('packages', () => {
  it('packages.create stores an empty description as null, and refuses a name that contains another', async () => {
    const { id } = await admin.api.admin.packages.create({
      name: 'Spring',
      credits: 10,
      priceCents: 990,
      description: '  ',
    })
    expect((await admin.api.admin.packages.list()).find((p) => p.id === id)).toMatchObject({
      description: null,
      isActive: true,
    })
    for (const name of ['spring', 'Spring Plus', 'rin']) {
      await expect(admin.api.admin.packages.create({ name, credits: 5, priceCents: 100 })).rejects.toThrow(
        t('credits.refused.nameTooClose', { name: 'Spring' }),
      )
    }
    await admin.api.admin.packages.update({
      id,
      name: 'Spring',
      credits: 12,
      priceCents: 990,
      isActive: false,
    })
    const maya = await signUp(portal)
    expect((await maya.api.credits.packages()).some((p) => p.id === id)).toBe(false)
    await admin.api.admin.packages.delete({ id })
    await expect(admin.api.admin.packages.delete({ id })).rejects.toThrow(t('credits.refused.noPackage'))
  })

  it.each([
    [{ credits: 0 }, t('credits.invalid.creditsLeast')],
    [{ credits: 1.5 }, t('credits.invalid.creditsWhole')],
    [{ priceCents: -1 }, t('shop.invalid.priceLeast')],
    [{ name: '  ' }, t('credits.invalid.packageName')],
  ])('packages.create refuses %j', async (change, message) => {
    const body = { name: 'Odd', credits: 1, priceCents: 1, ...change }
    const answer = await send(portal, 'POST', '/api/trpc/admin.packages.create', body, {
      headers: { cookie: admin.cookie },
    })
    expect([answer.statusCode, answer.json().error.message]).toEqual([400, message])
  })
})

describe('the dashboard', () => {
  it('adminStats counts revenue by the package names in purchases, and the figures of the clinic', async () => {
    const before = await admin.api.admin.stats()
    const { id: packageId } = await admin.api.admin.packages.create({
      name: 'Figures',
      credits: 20,
      priceCents: 1250,
    })
    const maya = await signUp(portal, 'patient', 'Maya Figures')
    for (let i = 0; i < 3; i++) await admin.api.admin.credits.recordSale({ userId: maya.id, packageId })
    await admin.api.admin.credits.adjust({ userId: maya.id, amount: 5, reason: 'Figures, but no purchase' })
    await maya.api.credits.runWizard({
      demographics: '',
      symptoms: '',
      history: '',
      preferences: '',
      idempotencyKey: randomUUID(),
    })
    const stats = await admin.api.admin.stats()
    expect(stats.packages.find(({ id }) => id === packageId)).toMatchObject({ sold: 3, revenueCents: 3750 })
    expect(stats.revenueCents - before.revenueCents).toBe(3750)
    expect(stats.credits.inCirculation - before.credits.inCirculation).toBe(55)
    expect(stats.users.patients - before.users.patients).toBe(1)
    expect(stats.recentTransactions.slice(0, 2)).toMatchObject([
      { fullName: 'Maya Figures', transactionType: 'usage', amount: -10 },
      { fullName: 'Maya Figures', transactionType: 'adjustment', amount: 5 },
    ])
    expect(stats.recentTransactions.length).toBeLessThanOrEqual(10)
    expect(stats.weeks).toHaveLength(8)
    expect((stats.weeks.at(-1)?.purchased ?? 0) - (before.weeks.at(-1)?.purchased ?? 0)).toBe(60)
  })

  it('adminStats counts revenue at present prices, and money received at the price of each sale', async () => {
    const fields = { name: 'Sunrise', credits: 20, priceCents: 1000 }
    const { id } = await admin.api.admin.packages.create(fields)
    const maya = await signUp(portal)
    const before = await admin.api.admin.stats()
    const since = async () => {
      const { revenueCents, receivedCents } = await admin.api.admin.stats()
      return [revenueCents - before.revenueCents, receivedCents - before.receivedCents]
    }
    await admin.api.admin.credits.recordSale({ userId: maya.id, packageId: id })
    expect(await since()).toEqual([1000, 1000])

    await admin.api.admin.packages.update({ id, ...fields, priceCents: 3000 })
    await admin.api.admin.credits.recordSale({ userId: maya.id, packageId: id })
    expect(await since()).toEqual([6000, 4000])

    // A sale from the time before prices were stored.
    await portal.deps.db.insert(creditTransactions).values({
      userId: maya.id,
      amount: 20,
      transactionType: 'purchase',
      description: 'Sunrise, front desk',
    })
    expect(await since()).toEqual([9000, 7000])

    await admin.api.admin.packages.delete({ id })
    expect(await since()).toEqual([0, 4000])
  })

  it('the dashboard stays right over 100,000 transactions, in one statement', async () => {
    const { db } = portal.deps
    const crowd = await startPortal({ ROLE: 'web' })
    try {
      const boss = await signUp(crowd, 'admin')
      await boss.api.admin.packages.create({ name: 'Bulk', credits: 10, priceCents: 100 })
      await insertMany(
        crowd.deps.db,
        sql`
          with buyers as (
            insert into users (name, email) select 'Buyer ' || n, 'buyer' || n || '@test.clinic' from generate_series(1, 2000) n
            returning id, name, email
          ), profiled as (
            insert into profiles (id, full_name, email) select id, name, email from buyers
          ), balances as (
            insert into user_credits (user_id, balance) select id, 500 from buyers
          )
          insert into credit_transactions (user_id, amount, transaction_type, description, created_at)
          select id, 10, 'purchase', case when n % 2 = 0 then 'Bulk, front desk' else 'Other ' || n % 500 end, now() - n * interval '1 day'
          from generate_series(1, 50) n, buyers`,
      )
      await crowd.deps.db.execute(sql`vacuum analyze credit_transactions`)
      const statements = await statementsOf(async () => {
        const stats = await boss.api.admin.stats()
        expect(stats.revenueCents).toBe(50_000 * 100)
        expect(stats.credits.inCirculation).toBe(1_000_000)
      })
      // The first asks who it is.
      expect(statements).toHaveLength(2)
    } finally {
      await crowd.close()
    }
    expect(await db.$count(creditTransactions)).toBeLessThan(1000)
  })
})

describe('the audit log', () => {
  it('the audit log cannot be changed, and is filtered by person, action and day, page by page', async () => {
    const { db } = portal.deps
    const maya = await signUp(portal, 'patient', 'Maya Audited')
    for (let i = 0; i < 5; i++)
      await admin.api.admin.credits.adjust({ userId: maya.id, amount: 1, reason: `reason ${i}` })
    await expect(db.update(auditLog).set({ action: 'nothing' })).rejects.toThrow()
    await expect(db.delete(auditLog)).rejects.toThrow()
    const first = await admin.api.admin.audit.list({
      person: 'Maya Audited',
      action: 'credits.adjust',
      limit: 3,
    })
    const second = await admin.api.admin.audit.list({
      person: 'Maya Audited',
      action: 'credits.adjust',
      limit: 3,
      cursor: first.nextCursor ?? undefined,
    })
    expect([...first.rows, ...second.rows].map(({ detail }) => detail?.reason)).toEqual([
      'reason 4',
      'reason 3',
      'reason 2',
      'reason 1',
      'reason 0',
    ])
    expect(first.rows[0]).toMatchObject({
      actor: { fullName: 'Ada Admin' },
      subject: { fullName: 'Maya Audited' },
    })
    const earlier = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
    expect((await admin.api.admin.audit.list({ to: earlier })).rows).toEqual([])
  })

  it('the audit log is filtered by instants, such as those of a day of the reader’s time zone, or by days of UTC', async () => {
    const maya = await signUp(portal, 'patient', 'Maya Zoned')
    await portal.deps.db.insert(auditLog).values([
      { actorId: maya.id, action: 'session.end', at: new Date('2027-03-27T22:59:59Z') },
      { actorId: maya.id, action: 'session.end', at: new Date('2027-03-27T23:00:00Z') },
      // That day has 23 hours in Stockholm.
      { actorId: maya.id, action: 'session.end', at: new Date('2027-03-28T21:59:59Z') },
      { actorId: maya.id, action: 'session.end', at: new Date('2027-03-28T22:00:00Z') },
    ])
    const hours = async (from: string, to: string) => {
      const filter = { person: 'Maya Zoned', action: 'session.end', from, to }
      return (await admin.api.admin.audit.list(filter)).rows.map(({ at }) =>
        new Date(at).toISOString().slice(5, 16),
      )
    }
    expect(await hours('2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z')).toEqual([
      '03-28T21:59',
      '03-27T23:00',
    ])
    expect(await hours('2027-03-28', '2027-03-28')).toEqual(['03-28T22:00', '03-28T21:59'])
  })

  it('accessToMine shows a patient who else read the data, and nobody else’s reads', async () => {
    const [maya, eve] = [await signUp(portal), await signUp(portal)]
    await maya.api.auth.updateProfile({ fullName: 'Maya' })
    await admin.api.admin.credits.adjust({ userId: maya.id, amount: 3, reason: 'welcome' })
    expect(await maya.api.auth.accessToMine()).toMatchObject([
      { action: 'credits.adjust', actor: 'Ada Admin', role: 'admin' },
    ])
    expect(await eve.api.auth.accessToMine()).toEqual([])
    await expect(callerOf(portal).auth.accessToMine()).rejects.toThrow(t('app.refused.signIn'))
  })
})

describe('an unknown user', () => {
  it.each([
    ['a sale', (id: string) => admin.api.admin.credits.recordSale({ userId: id, packageId: id })],
    ['an adjustment', (id: string) => admin.api.admin.credits.adjust({ userId: id, amount: 1, reason: 'x' })],
    ['a role', (id: string) => admin.api.admin.users.setRole({ userId: id, role: 'patient' })],
    ['a suspension', (id: string) => admin.api.admin.users.suspend({ userId: id })],
  ])('an unknown user gets no %s', async (_case, call) => {
    await expect(call(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await portal.deps.db.$count(users, eq(users.name, 'nobody'))).toBe(0)
  })
})
