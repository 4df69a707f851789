import { desc, eq } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog, products, users } from '../../drizzle/schema.ts'
import { EXPORT_KINDS, exportPath } from '../../shared/admin.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { makeRows } from '../test/make.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { momentIn } from './exports.ts'

const t = translatorFor('en')

let portal: TestPortal
let admin: Person
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin', 'Ada Admin')
})
afterAll(() => portal.close())

/** The rows of a file, its titles first. */
async function read(kind: (typeof EXPORT_KINDS)[number], query = '') {
  const answer = await send(portal, 'GET', `${exportPath(kind)}?${query}`, undefined, {
    headers: { cookie: admin.cookie },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.body.startsWith('\uFEFF')).toBe(true)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  const name = decodeURIComponent(String(answer.headers['content-disposition']))
  expect(name).toMatch(new RegExp(`${t(`admin.csv.file.${kind}`)}-\\d{4}-\\d\\d-\\d\\d\\.csv`))
  return Papa.parse<string[]>(answer.body.replace('\uFEFF', ''), { skipEmptyLines: true }).data
}

it('an export has every row of every page once, in the order of its list', async () => {
  await portal.deps.pool.query(
    `insert into users (name, email) select 'Paged ' || n, n || '@paged.example' from generate_series(1, 1203) n`,
  )
  await portal.deps.pool.query(
    `insert into products (name, price_cents, stock)
     select 'Paged ' || (n / 2), n, n from generate_series(1, 1203) n`,
  )
  const [, ...people] = await read('users', 'search=paged&sort=email&descending=false')
  expect(people).toHaveLength(1_203)
  const emails = people.map(([, email = '']) => email)
  expect(new Set(emails).size).toBe(1_203)
  const [, ...things] = await read('products', 'search=paged')
  expect(new Set(things.map(([, price]) => price)).size).toBe(1_203)
  expect((await read('products', 'search=nothing like it')).length).toBe(1)
})

it('an export keeps a spreadsheet from running what people wrote', async () => {
  const formula = '=HYPERLINK("https://a.example","open")'
  await portal.deps.db.insert(products).values({ name: formula, priceCents: 1_250, stock: 3 })
  await portal.deps.db.update(users).set({ name: '@SUM(A1)' }).where(eq(users.email, '1203@paged.example'))
  const rows = await read('products', 'search=HYPERLINK')
  expect(rows).toEqual([
    [
      t('admin.name'),
      t('admin.csv.price'),
      t('admin.csv.stock'),
      t('admin.csv.unitsPerPack'),
      t('admin.csv.unit'),
    ],
    [`'${formula}`, '12.50', '3', '', ''],
  ])
  expect((await read('users', 'search=1203@paged.example'))[1]?.[0]).toBe("'@SUM(A1)")
})

it('an export keeps a spreadsheet that separates cells by semicolons from running what people wrote', async () => {
  await signUp(portal, 'patient', 'Ida;=1+1;Berg')
  expect((await read('users', 'search=ida;'))[1]?.[0]).toBe("Ida;'=1+1;Berg")
})

it('orders and the audit log are exported in words, as far as the filters leave them', async () => {
  const buyer = await signUp(portal, 'patient', 'Zoë "Z" Buyer')
  await makeRows(portal.deps).order(buyer.id)
  const [titles, ...orders] = await read('orders', 'search=zo%C3%AB')
  expect(titles).toEqual([
    ...[t('admin.csv.number'), t('admin.csv.ordered'), t('admin.name'), t('admin.users.column.email')],
    ...[t('admin.orders.status'), t('admin.csv.items'), t('admin.csv.amount'), t('admin.orders.payment')],
  ])
  expect(orders).toHaveLength(1)
  expect(orders[0]?.[2]).toBe('Zoë "Z" Buyer')
  expect(orders[0]?.[4]).toBe(t('admin.orders.filter.pending'))
  const log = await read('audit', 'action=export.csv')
  expect(log[0]).toEqual([
    ...[t('audit.column.when'), t('audit.column.who'), t('audit.column.what')],
    ...[t('audit.column.whose'), t('audit.column.details')],
  ])
  const [what, kind] = [t('audit.action.export.csv'), t('audit.detail.kind', { value: 'audit' })]
  expect(log[1]?.slice(1)).toEqual(['Ada Admin', what, '', kind])
})

it.each(EXPORT_KINDS)('the export of %s is recorded with who made it', async (kind) => {
  await read(kind)
  const [line] = await portal.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(line).toMatchObject({ actorId: admin.id, action: 'export.csv', detail: { kind } })
})

it('an export refuses a filter that its list does not know', async () => {
  const answer = await send(portal, 'GET', `${exportPath('orders')}?status=lost`, undefined, {
    headers: { cookie: admin.cookie },
  })
  expect(answer.statusCode).toBe(400)
})

it('momentIn writes the day and the minute of a time zone', () => {
  expect(momentIn('Europe/Berlin')(new Date('2026-11-05T23:20:00Z'))).toBe('2026-11-06 00:20')
})
