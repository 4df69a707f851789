import { randomUUID } from 'node:crypto'
import { asc, desc, eq, inArray, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accounts,
  auditLog,
  importLines,
  imports,
  products,
  profiles,
  stockMovements,
  users,
  verifications,
} from '../../drizzle/schema.ts'
import { IMPORT_UPLOAD, type ImportKind, MOST_LINES, refusedPath } from '../../shared/imports.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { xlsxOf } from '../test/spreadsheet.ts'
import { writeImport } from './apply.job.ts'
import { sweepImports } from './sweep.job.ts'

const t = translatorFor('en')

let portal: TestPortal
let admin: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin', 'Ada Admin')
})
afterAll(() => portal.close())

/** Uploads a file as the form of the page does. */
function uploadTo(kind: string | null, content: Buffer | string, who = admin) {
  const boundary = randomUUID()
  const field =
    kind === null ? '' : `--${boundary}\r\nContent-Disposition: form-data; name="kind"\r\n\r\n${kind}\r\n`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="list.csv"\r\nContent-Type: text/csv\r\n\r\n`
  return portal.app.inject({
    method: 'POST',
    url: IMPORT_UPLOAD,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, cookie: who.cookie },
    payload: Buffer.concat([
      Buffer.from(field + head),
      Buffer.from(content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  })
}
async function uploaded(kind: ImportKind, content: Buffer | string) {
  const answer = await uploadTo(kind, content)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: string }>().id
}
const preview = (id: string, more = {}) => admin.api.admin.imports.preview({ id, ...more })
const ended = (id: string) =>
  eventually(async () => {
    const status = await admin.api.admin.imports.status({ id })
    return status.state === 'done' || status.state === 'failed' ? status : undefined
  })
/** Imports a file as it is previewed. */
async function imported(kind: ImportKind, content: Buffer | string, decisions = {}) {
  const id = await uploaded(kind, content)
  const { mapping } = await preview(id)
  await admin.api.admin['imports.apply']({ id, mapping, decisions })
  const status = await ended(id)
  expect(status.failure).toBeNull()
  return { id, ...status }
}
const undo = (id: string) => admin.api.admin.imports.undo({ id })
const refusedWith = (code: string) => expect.objectContaining({ code })

const patientOf = async (email: string) =>
  (
    await portal.deps.db
      .select({ user: users, profile: profiles })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.email, email))
  )[0]
const productOf = async (name: string) =>
  (await portal.deps.db.select().from(products).where(eq(products.name, name)))[0]
/** Every row of people and products; append-only ledgers, jobs and imports are not part of it. */
async function dump() {
  const tables = [
    'users',
    'profiles',
    'user_roles',
    'user_credits',
    'accounts',
    'products',
    'imports',
    'import_lines',
  ]
  const rows = await Promise.all(
    tables.map(
      async (table) => (await portal.deps.pool.query(`select t::text from ${table} t order by 1`)).rows,
    ),
  )
  return Object.fromEntries(tables.map((table, at) => [table, rows[at]]))
}

/** Addresses that no other test uses. */
const some = () => randomUUID().slice(0, 8)

describe('an import of patients', () => {
  it('an import of patients creates accounts with profiles that nobody was written to and nobody can sign in to yet', async () => {
    const mark = some()
    const mails = portal.mails.length
    const { counts } = await imported(
      'patients',
      `Nr;Name;E-Mail;Tel;Geb.\n${mark};Zoë Müller;ZOE@${mark}.example;0761 1;31.01.1980\n`,
    )
    expect(counts).toEqual({ new: 1, same: 0, conflict: 0, refused: 0, taken: 0 })
    const patient = await patientOf(`zoe@${mark}.example`)
    expect(patient).toMatchObject({
      user: { name: 'Zoë Müller', emailVerified: true, mustChangePassword: false },
      profile: { fullName: 'Zoë Müller', phone: '0761 1', dateOfBirth: '1980-01-31', externalId: mark },
    })
    const id = patient?.user.id ?? ''
    expect(await portal.deps.db.select().from(accounts).where(eq(accounts.userId, id))).toEqual([])
    expect((await admin.api.admin.users.list({ search: mark })).rows).toMatchObject([{ role: 'patient' }])
    expect(portal.mails).toHaveLength(mails)
    const signIn = { email: `zoe@${mark}.example`, password: 'a password of the tests' }
    expect((await send(portal, 'POST', '/api/auth/sign-in/email', signIn)).statusCode).toBe(401)
  })

  it('an import of patients judges each line: new, same, conflict and refused, and a second run changes nothing', async () => {
    const mark = some()
    const line = (id: number, name: string, phone = '') =>
      `${mark}-${id},${name},${id}@${mark}.example,${phone}\n`
    const file = `Id,Name,Mail,Phone\n${line(1, 'Maya Lind', '070')}${line(2, 'Aiko Mori')}${line(3, 'Karl Vogt')}`
    await imported('patients', file)
    const second = await imported('patients', file)
    expect(second.counts).toMatchObject({ new: 0, same: 3, conflict: 0, refused: 0 })

    const changed = `${file.replace('070', '080').replace('Karl Vogt', 'Carl Vogt')}${line(4, 'Ida Brandt')}${line(5, 'I')}`
    const id = await uploaded('patients', changed)
    const shown = await preview(id)
    expect(shown.counts).toEqual({ new: 1, same: 1, conflict: 2, refused: 1 })
    expect(shown.rows.map(({ line: of, state, here }) => ({ line: of, state, here }))).toEqual([
      { line: 2, state: 'conflict', here: { phone: '070' } },
      { line: 3, state: 'same', here: {} },
      { line: 4, state: 'conflict', here: { fullName: 'Karl Vogt' } },
      { line: 5, state: 'new', here: {} },
      { line: 6, state: 'refused', here: {} },
    ])
    const before = await patientOf(`1@${mark}.example`)
    await admin.api.admin['imports.apply']({ id, mapping: shown.mapping })
    expect((await ended(id)).counts).toEqual({ new: 1, same: 1, conflict: 2, refused: 1, taken: 0 })
    expect(await patientOf(`1@${mark}.example`)).toEqual(before)
    const taken = await imported('patients', changed, { 2: 'take', 4: 'keep' })
    expect(taken.counts).toMatchObject({ taken: 1, conflict: 1 })
    expect((await patientOf(`1@${mark}.example`))?.profile.phone).toBe('080')
    expect((await patientOf(`3@${mark}.example`))?.user.name).toBe('Karl Vogt')
  })

  it('an import of patients tells families with one e-mail address and never merges them', async () => {
    const mark = some()
    await imported('patients', `Name,Mail\nTom Brandt,family@${mark}.example\n`)
    const id = await uploaded(
      'patients',
      `Name,Mail\nIda Brandt,family@${mark}.example\nTom Brandt,Family@${mark}.example\nNoah Lee,n@${mark}.example\nMia Lee,n@${mark}.example\n`,
    )
    const { rows } = await preview(id)
    expect(rows).toMatchObject([
      { state: 'refused', reason: t('imports.reason.family', { name: 'Tom Brandt' }) },
      // A line above had the address already, although it was refused for another reason later.
      { state: 'refused', reason: t('imports.reason.twice.email', { line: 2 }) },
      { state: 'new' },
      { state: 'refused', reason: t('imports.reason.twice.email', { line: 4 }) },
    ])
  })

  it('an import of patients refuses lines of accounts of the clinic, of another id, and without an address', async () => {
    const mark = some()
    await imported('patients', `Id,Name,Mail\n${mark},Maya Lind,m@${mark}.example\n`)
    const id = await uploaded(
      'patients',
      `Id,Name,Mail\n1${mark},Ada Admin,${admin.email}\n2${mark},Maya Lind,m@${mark}.example\n3${mark},Noah Lee,\n`,
    )
    expect((await preview(id)).rows.map(({ reason }) => reason)).toEqual([
      t('imports.reason.staff'),
      t('imports.reason.otherId'),
      t('imports.reason.noEmail'),
    ])
  })

  it('an import of patients never changes the address with which a patient signs in', async () => {
    const mark = some()
    await imported('patients', `Id,Name,Mail\n${mark},Maya Lind,m@${mark}.example\n`)
    const { counts } = await imported('patients', `Id,Name,Mail\n${mark},Maya Lind,new@${mark}.example\n`, {
      2: 'take',
    })
    expect(counts).toMatchObject({ taken: 1 })
    expect(await patientOf(`new@${mark}.example`)).toBeUndefined()
    expect(await patientOf(`m@${mark}.example`)).toBeDefined()
  })

  it('an import of patients is recorded for each patient and as a whole', async () => {
    const mark = some()
    const { id } = await imported('patients', `Name,Mail\nMaya Lind,m@${mark}.example\n`)
    const lines = await portal.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, id))
      .orderBy(asc(auditLog.id))
    expect(lines).toMatchObject([
      {
        actorId: admin.id,
        action: 'patient.create',
        subjectId: (await patientOf(`m@${mark}.example`))?.user.id,
      },
      { actorId: admin.id, action: 'import.apply', detail: { kind: 'patients', new: 1 } },
    ])
  })
})

describe('an import of products', () => {
  it('an import of products creates products with stock, price and pack, and their ledger', async () => {
    const mark = some()
    const file = xlsxOf([
      ['SKU', 'Product', 'Price (USD)', 'Stock', 'Category', 'Pack'],
      [mark, `Zinc ${mark}`, 12.5, 40, 'Minerals', 60],
    ])
    await imported('products', file)
    const product = await productOf(`Zinc ${mark}`)
    expect(product).toMatchObject({
      ...{
        priceCents: 1_250,
        stock: 40,
        category: 'Minerals',
        unitsPerPack: 60,
        externalId: mark,
        isActive: true,
      },
    })
    const ledger = () =>
      portal.deps.db
        .select()
        .from(stockMovements)
        .where(eq(stockMovements.productId, product?.id ?? ''))
    expect(await ledger()).toMatchObject([{ delta: 40, reason: 'imported', actorId: admin.id }])
    expect((await imported('products', file)).counts).toMatchObject({ same: 1, new: 0 })

    const taken = await imported('products', `sku;name;price;stock\n${mark};Zinc ${mark};13,00;35\n`, {
      2: 'take',
    })
    expect(await productOf(`Zinc ${mark}`)).toMatchObject({
      priceCents: 1_300,
      stock: 35,
      category: 'Minerals',
    })
    expect(await ledger()).toHaveLength(2)
    await undo(taken.id)
    expect(await productOf(`Zinc ${mark}`)).toEqual(product)
    expect((await ledger()).reduce((sum, { delta }) => sum + delta, 0)).toBe(40)
  })

  it('an import of products finds a product without a foreign id by its name, and refuses new ones without price or stock', async () => {
    const mark = some()
    await portal.deps.db.insert(products).values({ name: `Iron ${mark}`, priceCents: 900, stock: 3 })
    const id = await uploaded(
      'products',
      `Name,Price,Stock\niron ${mark},9.00,\nNew ${mark},,5\nNewer ${mark},5,\n`,
    )
    expect((await preview(id)).rows).toMatchObject([
      { state: 'conflict', here: { name: `Iron ${mark}` }, values: { price: '9.00' } },
      { state: 'refused', reason: t('imports.reason.noPrice') },
      { state: 'refused', reason: t('imports.reason.noStock') },
    ])
  })
})

describe('admin.imports.undo', () => {
  it('admin.imports.undo leaves the database as it was before', async () => {
    const mark = some()
    await imported('patients', `Id,Name,Mail,Phone\n${mark},Maya Lind,m@${mark}.example,070\n`)
    const before = await dump()
    const { id } = await imported(
      'patients',
      `Id,Name,Mail,Phone\n${mark},Maja Lind,m@${mark}.example,080\n2${mark},Aiko Mori,a@${mark}.example,\n`,
      { 2: 'take' },
    )
    expect(await patientOf(`m@${mark}.example`)).toMatchObject({ user: { name: 'Maja Lind' } })
    expect(await undo(id)).toEqual({ success: true, removed: 1, restored: 1 })
    expect(await dump()).toEqual(before)
    await expect(undo(id)).rejects.toEqual(refusedWith('NOT_FOUND'))
    const list = `Name,Price,Stock\nZinc ${mark},1.00,5\nIron ${mark},2.00,0\n`
    const products = await imported('products', list)
    await undo(products.id)
    expect(await dump()).toEqual(before)
  })

  it.each<[string, (userId: string, mark: string) => Promise<unknown>]>([
    ['edited', (id) => portal.deps.db.update(profiles).set({ phone: '1' }).where(eq(profiles.id, id))],
    ['renamed', (id) => portal.deps.db.update(users).set({ name: 'Other' }).where(eq(users.id, id))],
    ['given another role', (userId) => admin.api.admin.users.setRole({ userId, role: 'practitioner' })],
    [
      'given a link',
      async (patientId) => {
        const { id: practitionerId } = await signUp(portal, 'practitioner')
        await admin.api.admin.assignments.assign({ practitionerId, patientId })
      },
    ],
    ['sold credits', (userId) => admin.api.admin.credits.adjust({ userId, amount: 5, reason: 'Gift' })],
    [
      'sent a link to choose a password',
      (value) =>
        portal.deps.db.insert(verifications).values({ identifier: value, value, expiresAt: new Date() }),
    ],
    ['deleted', (id) => portal.deps.db.delete(users).where(eq(users.id, id))],
  ])('admin.imports.undo undoes nothing once a patient was %s', async (_what, touch) => {
    const mark = some()
    const { id } = await imported(
      'patients',
      `Name,Mail\nMaya Lind,m@${mark}.example\nAiko Mori,a@${mark}.example\n`,
    )
    await touch((await patientOf(`m@${mark}.example`))?.user.id ?? '', mark)
    await expect(undo(id)).rejects.toEqual(refusedWith('CONFLICT'))
    expect(await patientOf(`a@${mark}.example`)).toBeDefined()
    expect(await portal.deps.db.$count(importLines, eq(importLines.importId, id))).toBe(2)
  })

  it('admin.imports.undo undoes nothing once a product was sold', async () => {
    const mark = some()
    const { id } = await imported('products', `Name,Price,Stock\nZinc ${mark},1.00,5\n`)
    const product = await productOf(`Zinc ${mark}`)
    const buyer = await signUp(portal)
    const lines = [{ productId: product?.id ?? '', quantity: 1 }]
    const { orderId } = await buyer.api.shop.placeOrder({ lines, idempotencyKey: mark })
    await buyer.api.shop.cancelOrder({ orderId })
    expect(await productOf(`Zinc ${mark}`)).toMatchObject({ stock: 5 })
    await expect(undo(id)).rejects.toEqual(refusedWith('CONFLICT'))
  })

  it('admin.imports.undo is refused before the import is done', async () => {
    await expect(undo(await uploaded('patients', 'Name\nMaya\n'))).rejects.toEqual(refusedWith('CONFLICT'))
  })
})

describe('admin.imports.apply', () => {
  it('admin.imports.apply writes all lines or none', async () => {
    const mark = some()
    const rows = Array.from({ length: 2_500 }, (_, n) => `Patient ${n},${n}@${mark}.example`)
    const id = await uploaded('patients', `Name,Mail\n${rows.join('\n')}\n`)
    // The last chunk fails: another account takes the name of one of its rows while the import runs.
    await portal.deps.pool.query(
      `create function refuse_one() returns trigger language plpgsql as $$
       begin if new.email = '2499@${mark}.example' then raise exception 'refused'; end if; return new; end $$;
       create trigger refuse_one before insert on users for each row execute function refuse_one()`,
    )
    const { mapping } = await preview(id)
    await admin.api.admin['imports.apply']({ id, mapping })
    await expect(admin.api.admin['imports.apply']({ id, mapping })).rejects.toEqual(refusedWith('CONFLICT'))
    await eventually(async () =>
      (await admin.api.admin.imports.status({ id })).done === 2_000 ? true : undefined,
    )
    const failed = await ended(id)
    expect(failed).toMatchObject({ state: 'failed', failure: t('imports.refused.failed') })
    expect(await portal.deps.db.$count(users, like(users.email, `%@${mark}.example`))).toBe(0)
    expect(await portal.deps.db.$count(importLines, eq(importLines.importId, id))).toBe(0)
    await portal.deps.pool.query('drop trigger refuse_one on users; drop function refuse_one')
    await admin.api.admin['imports.apply']({ id, mapping })
    expect(await ended(id)).toMatchObject({ state: 'done', done: 2_500, counts: { new: 2_500 } })
    // A job that runs twice finds nothing left to do.
    await writeImport.run(portal.deps, { importId: id }, new AbortController().signal)
    expect(await portal.deps.db.$count(users, like(users.email, `%@${mark}.example`))).toBe(2_500)
    expect(await undo(id)).toMatchObject({ removed: 2_500 })
  })

  it('admin.imports.apply throws the file away, and remembers the columns', async () => {
    const mark = some()
    const first = await uploaded('patients', `A${mark},B${mark}\nMaya Lind,m@${mark}.example\n`)
    const mapping = { [`A${mark}`]: 'fullName', [`B${mark}`]: 'email' } as const
    await admin.api.admin['imports.apply']({ id: first, mapping })
    await ended(first)
    const [row] = await portal.deps.db.select().from(imports).where(eq(imports.id, first))
    expect(row).toMatchObject({ file: null, decisions: null, mapping })
    const second = await uploaded('patients', `A${mark},B${mark}\nAiko Mori,a@${mark}.example\n`)
    expect((await preview(second)).mapping).toEqual(mapping)
    await expect(preview(first)).rejects.toEqual(refusedWith('CONFLICT'))
  })

  it('admin.imports.apply takes a mapping of fields to columns too', async () => {
    const mark = some()
    const id = await uploaded('patients', `A,B\nMaya Lind,m@${mark}.example\n`)
    const mapping = { fullName: 'A', email: 'B' } as never
    expect(await preview(id, { mapping })).toMatchObject({
      counts: { new: 1 },
      mapping: { A: 'fullName', B: 'email' },
    })
    await admin.api.admin['imports.apply']({ id, mapping })
    expect(await ended(id)).toMatchObject({ state: 'done', counts: { new: 1 } })
  })

  it('admin.imports.apply reads the file in the form that the admin chose', async () => {
    const mark = some()
    const id = await uploaded('patients', `Name,Mail,Born\nMaya Lind,m@${mark}.example,03/04/1980\n`)
    expect(await preview(id)).toMatchObject({
      format: { unsure: ['dayOrder'] },
      rows: [{ values: { dateOfBirth: '1980-04-03' } }],
    })
    const { mapping, rows } = await preview(id, { format: { dayOrder: 'mdy' } })
    expect(rows).toMatchObject([{ values: { dateOfBirth: '1980-03-04' } }])
    await admin.api.admin['imports.apply']({ id, mapping })
    await ended(id)
    expect((await patientOf(`m@${mark}.example`))?.profile.dateOfBirth).toBe('1980-03-04')
  })
})

describe('admin.imports.preview', () => {
  it('admin.imports.preview has pages of lines of one state', async () => {
    const mark = some()
    const rows = Array.from({ length: 30 }, (_, n) =>
      n % 3 ? `Patient ${n},${n}@${mark}.example` : `P,${n}`,
    )
    const id = await uploaded('patients', `Name,Mail\n${rows.join('\n')}\n`)
    const first = await preview(id, { state: 'refused', limit: 6 })
    expect(first).toMatchObject({ counts: { new: 20, refused: 10 }, total: 30, nextCursor: 17 })
    const second = await preview(id, { state: 'refused', limit: 6, cursor: 17 })
    expect(second.rows.map(({ line }) => line)).toEqual([20, 23, 26, 29])
    expect(second.nextCursor).toBeNull()
  })
})

describe('the routes of imports', () => {
  it.each([
    ['no kind', null, 'Name\nx\n', 400, t('imports.refused.kind')],
    ['an unknown kind', 'orders', 'Name\nx\n', 400, t('imports.refused.kind')],
    ['an empty file', 'patients', '', 400, t('app.refused.emptyFile')],
    ['a picture', 'patients', Buffer.from('89504e470d0a1a0a00', 'hex'), 415, t('imports.refused.notATable')],
    ['a file of 11 MB', 'patients', Buffer.alloc(11 * 1024 * 1024, 'x'), 413, t('app.refused.largeFile')],
    [
      'too many lines',
      'patients',
      `Name\n${'x\n'.repeat(MOST_LINES + 1)}`,
      400,
      t('imports.refused.tooManyLines', { most: MOST_LINES }),
    ],
  ])('POST /api/imports refuses %s with a sentence', async (_what, kind, content, status, sentence) => {
    const answer = await uploadTo(kind, content)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(sentence)
  })

  it('POST /api/imports takes the file before the kind, and refuses more fields', async () => {
    const post = (parts: string[]) => {
      const payload = `${parts.map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--b--\r\n`
      const headers = { 'content-type': 'multipart/form-data; boundary=b', cookie: admin.cookie }
      return portal.app.inject({ method: 'POST', url: IMPORT_UPLOAD, headers, payload })
    }
    const list = 'name="file"; filename="list.csv"\r\n\r\nName\nMaya'
    expect((await post([list, 'name="kind"\r\n\r\npatients'])).statusCode).toBe(201)
    const more = await post([list, 'name="kind"\r\n\r\npatients', 'name="more"\r\n\r\nx'])
    expect(more.statusCode).toBeGreaterThanOrEqual(400)
    expect(more.statusCode).toBeLessThan(500)
  })

  it('the refused lines are a CSV file that no spreadsheet runs', async () => {
    const id = await uploaded(
      'patients',
      'Name;Mail;Geb.\n=HYPERLINK(1);m@l.example;\nMaya Lind;m@l.example;31.02.1975\n',
    )
    await preview(id)
    const answer = await send(portal, 'GET', refusedPath(id), undefined, {
      headers: { cookie: admin.cookie },
    })
    const [line, why] = [t('imports.column.line'), t('imports.column.reason')]
    const fields = ['fullName', 'email', 'dateOfBirth'] as const
    expect(answer.body.split('\r\n')).toEqual([
      `\uFEFF${[line, why, ...fields.map((field) => t(`imports.field.${field}`))].join()}`,
      `2,${t('imports.reason.formula', { text: '=HYPERLINK(1)' })},"'=HYPERLINK(1)",m@l.example,`,
      `3,${t('imports.reason.noDay', { text: '31.02.1975' })},Maya Lind,m@l.example,31.02.1975`,
    ])
  })
})

it('sweepImports removes files that nobody imported within a day', async () => {
  const [old, recent] = [
    await uploaded('patients', 'Name\nMaya\n'),
    await uploaded('patients', 'Name\nMaya\n'),
  ]
  await portal.deps.pool.query("update imports set created_at = now() - interval '25 hours' where id = $1", [
    old,
  ])
  await sweepImports.run(portal.deps, {}, new AbortController().signal)
  const left = await portal.deps.db
    .select({ id: imports.id })
    .from(imports)
    .where(inArray(imports.id, [old, recent]))
    .orderBy(desc(imports.id))
  expect(left).toEqual([{ id: recent }])
})
