import { and, asc, sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { z } from 'zod'
import { products } from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import { search, usersInput } from '../../shared/admin.ts'
import { actionText, detailText } from '../../shared/auditText.ts'
import { commas, semicolons } from '../../shared/listText.ts'
import { orderNumber } from '../../shared/shop.ts'
import type { Who } from '../access/who.ts'
import { audit, readAuditLog } from '../audit/audit.ts'
import { auditInput } from '../audit/inputs.ts'
import type { Db } from '../platform/db.ts'
import { byName, foundIn } from '../platform/names.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { adminOrdersInput } from '../shop/inputs.ts'
import { allOrders } from '../shop/orders.ts'
import { listUsers } from './users.ts'

/** Rows per read. */
const PAGE = 500
/** Without a byte order mark, spreadsheets may not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

type Cell = string | number | null
type Wording = { t: Translate; moment: (at: Date) => string }
type Cursor = string | number | null
/** A page of rows, and the cursor of the page after it. */
type Page = { rows: Cell[][]; nextCursor: Cursor }
/** Reads the page after a cursor, with the export's filters. */
type Read = (db: Db, after: Cursor | undefined, wording: Wording) => Promise<Page>
type Export = { titles: (t: Translate) => string[]; open: (filters: unknown) => Read }

/** Cents as an amount: "12.50". */
const amountCell = (cents: number) => (cents / 100).toFixed(2)

/** An export whose filters are a zod schema. */
const exportOf = <Filters>(
  filters: z.ZodType<Filters>,
  titles: Export['titles'],
  read: (db: Db, filters: Filters, after: never, wording: Wording) => Promise<Page>,
): Export => ({
  titles,
  open: (given) => {
    const parsed = filters.safeParse(given)
    if (!parsed.success) throw new Refusal('BAD_INPUT', 'app.refused.invalid')
    return (db, after, wording) => read(db, parsed.data, after as never, wording)
  },
})

const users = exportOf(
  z.preprocess(
    (given: Record<string, unknown>) => ({
      ...given,
      ...(given.descending !== undefined && { descending: given.descending === 'true' }),
    }),
    usersInput,
  ),
  (t) => [
    t('admin.name'),
    t('admin.users.column.email'),
    t('admin.users.column.role'),
    t('admin.users.column.joined'),
  ],
  async (db, filters, cursor: string | undefined, { t, moment }) => {
    const { rows, nextCursor } = await listUsers(db, { ...filters, limit: PAGE, cursor })
    const roleCell = ({ role, verified, suspendedAt }: (typeof rows)[number]) =>
      commas(t, [
        t(`admin.role.${role ?? 'none'}`),
        ...(verified === false ? [t('admin.users.unverified')] : []),
        ...(suspendedAt ? [t('admin.users.suspended')] : []),
      ])
    return {
      nextCursor,
      rows: rows.map((user) => [user.fullName, user.email, roleCell(user), moment(user.createdAt)]),
    }
  },
)

const orders = exportOf(
  adminOrdersInput,
  (t) => [
    t('admin.csv.number'),
    t('admin.csv.ordered'),
    t('admin.name'),
    t('admin.users.column.email'),
    t('admin.orders.status'),
    t('admin.csv.items'),
    t('admin.csv.amount'),
    t('admin.orders.payment'),
  ],
  async (db, filters, cursor: string | undefined, { t, moment }) => {
    const { rows, nextCursor } = await allOrders(db, { ...filters, limit: PAGE, cursor })
    const itemsCell = (items: (typeof rows)[number]['items']) =>
      semicolons(
        t,
        items.map(({ quantity, name }) => t('admin.csv.item', { quantity, name })),
      )
    return {
      nextCursor,
      rows: rows.map(({ id, createdAt, buyer, status, items, totalCents, payment }) => [
        ...[orderNumber(id), moment(createdAt), buyer.fullName, buyer.email],
        ...[t(`admin.orders.filter.${status}`), itemsCell(items), amountCell(totalCents)],
        t(`admin.orders.payment.${payment}`),
      ]),
    }
  },
)

const productsExport = exportOf(
  z.object({ search }),
  (t) => [
    t('admin.name'),
    t('admin.csv.price'),
    t('admin.csv.stock'),
    t('admin.csv.unitsPerPack'),
    t('admin.csv.unit'),
  ],
  async (db, filters, cursor: string | undefined) => {
    const key = sql`(${byName(products.name)}, ${products.id})`
    const after = cursor
      ? sql`${key} > (select ${byName(sql`last.name`)}, last.id from products last where last.id = ${cursor})`
      : undefined
    const rows = await db
      .select()
      .from(products)
      .where(and(foundIn([products.name, products.category], filters.search), after))
      .orderBy(asc(byName(products.name)), asc(products.id))
      .limit(PAGE)
    return {
      nextCursor: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null,
      rows: rows.map(({ name, priceCents, stock, unitsPerPack, unitName }) => [
        ...[name, amountCell(priceCents), stock, unitsPerPack, unitName],
      ]),
    }
  },
)

const auditLog = exportOf(
  auditInput,
  (t) => [
    t('audit.column.when'),
    t('audit.column.who'),
    t('audit.column.what'),
    t('audit.column.whose'),
    t('audit.column.details'),
  ],
  async (db, filters, cursor: number | undefined, { t, moment }) => {
    const { rows, nextCursor } = await readAuditLog(db, { ...filters, limit: PAGE, cursor })
    const nameOf = ({ id, fullName }: (typeof rows)[number]['actor'], nobody: string) =>
      fullName ?? (id ? t('audit.deletedAccount') : nobody)
    return {
      nextCursor,
      rows: rows.map(({ at, actor, action, subject, detail }) => [
        ...[moment(at), nameOf(actor, t('audit.portal')), actionText(action, t)],
        ...[nameOf(subject, ''), detailText(detail, t)],
      ]),
    }
  },
)

const EXPORTS = { users, orders, products: productsExport, audit: auditLog } as const
export type ExportKind = keyof typeof EXPORTS

/** A day and time of a time zone in a form that sorts: "2026-11-05 14:20". */
export function momentIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (at: Date) => format.format(at)
}

/** Where a spreadsheet may begin a cell that it runs as a formula: behind a semicolon too, whatever the file's separator. */
const FORMULA = /(?<=^|[;\n])(?=[=+\-@\t\r])/g

/** Escapes formulas with an apostrophe. */
function lines(rows: Cell[][]) {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell.replaceAll(FORMULA, "'") : cell)),
  )
  return `${Papa.unparse(cells, { newline: '\r\n' })}\r\n`
}

/**
 * Streams rows as CSV, page by page, in the given language and the clinic's time zone. Audited before the first row is
 * read. Refuses unknown filters.
 */
export async function exportCsv(
  { db, clinic }: Pick<Services, 'db' | 'clinic'>,
  who: Who,
  kind: ExportKind,
  filters: unknown,
  t: Translate,
): Promise<AsyncGenerator<string>> {
  const { titles, open } = EXPORTS[kind]
  const read = open(filters)
  await audit(db, { actorId: who.userId, action: 'export.csv', detail: { kind } })
  async function* file() {
    yield BYTE_ORDER_MARK + lines([titles(t)])
    const wording = { t, moment: momentIn(clinic.settings.timeZone) }
    let cursor: Cursor | undefined
    do {
      const page: Page = await read(db, cursor, wording)
      if (page.rows.length > 0) yield lines(page.rows)
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
  }
  return file()
}
