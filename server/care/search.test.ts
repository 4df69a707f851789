import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditLog,
  bloodTestResults,
  orderItems,
  practitionerPatients,
  products,
  treatmentPlans,
  userRoles,
  users,
} from '../../drizzle/schema.ts'
import { type Person, signUp } from '../test/caller.ts'
import { makeRows } from '../test/make.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { insertMany, statementsOf, stepsOf } from '../test/statements.ts'
import { spellingsOf, wordsOf } from './search.ts'

let portal: TestPortal
let make: ReturnType<typeof makeRows>
const found = async (person: Person, text: string) =>
  (await person.api.care.search({ text })).map(({ kind, title, detail, href }) => ({
    kind,
    title,
    detail,
    href,
  }))

beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  make = makeRows(portal.deps)
})
afterAll(() => portal.close())

/** A practitioner with Zoë in care, who has a plan and a result, and a stranger with the same. */
async function practice(role: 'practitioner' | 'admin' = 'practitioner') {
  const { db } = portal.deps
  const [elena, zoe, stranger] = [
    await signUp(portal, role, 'Elena Marsh'),
    await signUp(portal, 'patient', 'Zoë Quillfeather'),
    await signUp(portal, 'patient', 'Zoran Stranger'),
  ]
  await db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: zoe.id })
  const records = []
  for (const person of [zoe, stranger]) {
    const plan = await make.plan(person.id, await make.practitioner(true))
    await db.update(treatmentPlans).set({ title: 'Calm sleep' }).where(eq(treatmentPlans.id, plan))
    const result = await make.completedBloodTest(person.id)
    await db
      .update(bloodTestResults)
      .set({ fileName: 'iron_panel.pdf' })
      .where(eq(bloodTestResults.id, result))
    records.push({ plan, result, order: await make.order(person.id) })
  }
  const [own, foreign] = records
  if (!own || !foreign) throw new Error('no records')
  return { elena, zoe, stranger, own, foreign }
}

it('wordsOf folds case, keeps accents apart, and divides at punctuation', () => {
  expect(wordsOf(' Zoë  O’Neil-SMITH, zoe@x \u0308')).toEqual([
    ...['zoe\u0308', 'o', 'neil', 'smith', 'zoe', 'x'],
  ])
  expect(wordsOf("'; drop table 张伟 \\ & | !")).toEqual(['drop', 'table', '张伟'])
})

it('spellingsOf has the words that the index may have for ß, umlauts and ligatures', () => {
  expect(spellingsOf('calm')).toEqual(['calm'])
  expect(spellingsOf('ae')).toEqual(['ae', 'æ'])
  expect(spellingsOf('mueller')).toEqual(['mueller', 'muller'])
  expect(spellingsOf('mu\u0308ller')).toEqual(['muller', 'mueller'])
  expect(spellingsOf('zoe\u0308')).toEqual(['zoe', 'zœ', 'zo'])
  expect(spellingsOf('gross')).toEqual(['gross', 'groß'])
  expect(spellingsOf('groß')).toEqual(['groß', 'gross'])
  expect(spellingsOf('soeur')).toEqual(['soeur', 'sœur', 'sour'])
  expect(spellingsOf('suess')).toEqual(['suess', 'sueß', 'suss', 'suß'])
})

describe('care.search', () => {
  it('care.search finds a product by another spelling of its name', async () => {
    const { zoe } = await practice()
    const product = await make.product()
    await portal.deps.db.update(products).set({ name: 'Süßholz Cœur' }).where(eq(products.id, product))
    const match = { kind: 'product', title: 'Süßholz Cœur', href: `/products?product=${product}` }
    for (const text of ['süßh', 'suess', 'suss', 'suessholz coeur', 'SÜSSHOLZ']) {
      expect(await found(zoe, text), text).toMatchObject([match])
    }
  })

  it('care.search finds a patient’s own plans, results and orders, and products', async () => {
    const { zoe, own } = await practice()
    expect(await found(zoe, 'calm SLE')).toEqual([
      { kind: 'plan', title: 'Calm sleep', detail: null, href: `/plans/${own.plan}/versions` },
    ])
    expect(await found(zoe, 'panel')).toEqual([
      { kind: 'result', title: 'iron_panel.pdf', detail: null, href: `/blood-tests?test=${own.result}` },
    ])
    const number = own.order.slice(0, 8).toUpperCase()
    const order = { kind: 'order', title: number, detail: null, href: '/orders' }
    expect(await found(zoe, `#${number}`)).toEqual([order])
    await portal.deps.db
      .update(orderItems)
      .set({ productName: 'Mugwort' })
      .where(eq(orderItems.orderId, own.order))
    expect(await found(zoe, 'mugw')).toEqual([order])
    const product = await make.product()
    const name = `Hyssop ${randomUUID()}`
    await portal.deps.db.update(products).set({ name, category: 'Teas' }).where(eq(products.id, product))
    expect(await found(zoe, 'hyssop tea')).toEqual([
      { kind: 'product', title: name, detail: 'Teas', href: `/products?product=${product}` },
    ])
    expect(await found(zoe, 'Quillfeather')).toEqual([])
    expect(await found(zoe, 'h')).toEqual([])
    expect(await found(zoe, ' -- ')).toEqual([])
  })

  it('care.search finds a practitioner’s patients in care with their records, and records it', async () => {
    const { elena, zoe, own } = await practice()
    const patient = { kind: 'patient', title: 'Zoë Quillfeather', detail: zoe.email }
    const of = `/practitioner/patients/${zoe.id}`
    const plan = { kind: 'plan', title: 'Calm sleep', detail: 'Zoë Quillfeather', href: `${of}/plans` }
    const result = {
      ...{ kind: 'result', title: 'iron_panel.pdf', detail: 'Zoë Quillfeather' },
      href: `${of}/blood-tests?test=${own.result}`,
    }
    const lines = () =>
      portal.deps.db
        .select({ subject: auditLog.subjectId })
        .from(auditLog)
        .where(and(eq(auditLog.actorId, elena.id), eq(auditLog.action, 'care.search')))
    expect(await found(elena, zoe.email)).toEqual([{ ...patient, href: of }, plan, result])
    expect(await lines()).toEqual([{ subject: zoe.id }])
    expect(await found(elena, 'zoe')).toEqual([{ ...patient, href: of }, plan, result])
    expect(await found(elena, 'zoe iron')).toEqual([result])
    expect(await found(elena, 'calm')).toEqual([plan])
    expect(await found(elena, 'zoe calm iron')).toEqual([])
    expect(await lines()).toHaveLength(1)
    // Also without a care link, and one that has no effect.
    await portal.deps.db.update(userRoles).set({ verified: false }).where(eq(userRoles.userId, elena.id))
    expect(await found(elena, 'zoe')).toEqual([])
  })

  it('care.search finds a person whose umlauts are written the other way', async () => {
    const elena = await signUp(portal, 'practitioner', 'Elena Marsh')
    const names = ['Jürgen Quöllner', 'Juergen Quoellner']
    const patients = await Promise.all(names.map((name) => signUp(portal, 'patient', name)))
    await portal.deps.db
      .insert(practitionerPatients)
      .values(patients.map(({ id }) => ({ practitionerId: elena.id, patientId: id })))
    for (const text of ['Quöllner', 'quoellner', 'JÜRGEN quoell']) {
      expect((await found(elena, text)).map(({ title }) => title).toSorted(), text).toEqual(names.toSorted())
    }
    expect(await found(elena, 'ü')).toEqual([])
  })

  it('care.search shows no name by which nothing of the record was found', async () => {
    const { elena } = await practice()
    expect(await found(elena, 'nobody has this')).toEqual([])
  })

  it('care.search shows an admin accounts and orders, and health data only with a care link', async () => {
    const { elena, zoe, stranger, foreign } = await practice('admin')
    const ofStranger = (await found(elena, stranger.email)).map(({ kind, href }) => ({ kind, href }))
    const number = foreign.order.slice(0, 8).toUpperCase()
    expect(ofStranger).toEqual([
      { kind: 'order', href: `/admin/orders?q=${number}` },
      { kind: 'user', href: `/admin/users?${new URLSearchParams({ q: stranger.email })}` },
    ])
    const kinds = (await found(elena, zoe.email)).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['order', 'patient', 'plan', 'result', 'user'])
  })

  it('care.search shows no deleted plan and no product that is not sold', async () => {
    const { elena, zoe, own } = await practice()
    await portal.deps.db
      .update(treatmentPlans)
      .set({ deletedAt: new Date() })
      .where(eq(treatmentPlans.id, own.plan))
    expect(await found(elena, 'calm')).toEqual([])
    expect(await found(zoe, 'calm')).toEqual([])
    const product = await make.product()
    const set = { name: 'Zzwithdrawn', isActive: false }
    await portal.deps.db.update(products).set(set).where(eq(products.id, product))
    expect(await found(zoe, 'zzwith')).toEqual([])
  })
})

describe('care.search at 10,000 patients', () => {
  const PEOPLE = 10_000
  /** Pages of eight kilobytes. */
  const MOST_PAGES = 10_000
  const roles = ['practitioner', 'admin'] as const
  const people = {} as Record<(typeof roles)[number], Person>

  beforeAll(async () => {
    for (const role of roles) people[role] = await signUp(portal, role)
    const [one, two] = [people.practitioner.id, people.admin.id]
    await insertMany(
      portal.deps.db,
      sql`insert into users (id, name, email)
        select md5('p' || n)::uuid, initcap(substr(md5('a' || n), 1, 7)) || ' ' || initcap(substr(md5('b' || n), 1, 9)),
          'p' || n || '@many.clinic' from generate_series(1, ${PEOPLE}::int) n`,
      sql`insert into practitioner_patients (practitioner_id, patient_id)
        select unnest(array[${one}::uuid, ${two}::uuid]), id from ${users} where email like '%@many.clinic'`,
      sql`insert into treatment_plans (patient_id, created_by, title)
        select u.id, ${one}::uuid, 'Plan ' || substr(md5(u.id::text || n), 1, 8)
        from ${users} u, generate_series(1, 3) n where email like '%@many.clinic'`,
      sql`insert into blood_test_results (user_id, file_path, file_name, content_type, file_size, status)
        select u.id, gen_random_uuid()::text, 'labor_' || substr(md5(u.id::text || 'r' || n), 1, 8) || '.pdf',
          'application/pdf', 1000, 'completed'
        from ${users} u, generate_series(1, 3) n where email like '%@many.clinic'`,
      sql`insert into orders (user_id, total_cents, idempotency_key, cart_hash)
        select u.id, 1000, gen_random_uuid()::text, ''
        from ${users} u, generate_series(1, 3) n where email like '%@many.clinic'`,
    )
  }, 60_000)

  it.each(roles)(
    'care.search of a role with 10,000 patients (%s) finds people and records by an index, and reads few pages',
    async (role) => {
      for (const text of ['p4711', 'p4711 many labor', 'ab3f', 'p47 plan', 'plan', 'many', 'labor plan']) {
        const statements = await statementsOf(() => people[role].api.care.search({ text }))
        const asked = statements.find(({ text: statement }) => statement.includes('tsquery'))
        if (!asked) throw new Error('no search was sent')
        const { rows } = await portal.deps.pool.query(
          `explain (analyze, buffers, format json) ${asked.text}`,
          asked.values,
        )
        const { Plan } = rows[0]['QUERY PLAN'][0]
        // The words of every row would have to be made.
        const made = stepsOf(Plan).filter(
          (step) => step['Node Type'] === 'Seq Scan' && step.Filter?.includes('array_to_tsvector'),
        )
        expect(
          made.map((step) => step['Relation Name']).filter((table) => table !== 'products'),
          text,
        ).toEqual([])
        expect(Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'], text).toBeLessThan(MOST_PAGES)
      }
    },
  )
})
