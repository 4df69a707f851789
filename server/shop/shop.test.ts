import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, orders } from '../../drizzle/schema.ts'
import { mergeLines } from '../../shared/shop.ts'
import { fetchPublic } from '../platform/fetchPublic.ts'
import { translatorFor } from '../platform/locales.ts'
import { Refusal } from '../platform/refusal.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { shopViolations } from '../test/shopViolations.ts'
import { fetchWaitingPictures } from './pictures.job.ts'

const t = translatorFor('en')

let portal: TestPortal
let maya: Person
let admin: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  maya = await signUp(portal)
  admin = await signUp(portal, 'admin')
})
afterAll(async () => {
  // Whatever the tests of this file did, stock and ledger must agree.
  expect(await shopViolations(portal.deps.db)).toEqual([])
  await portal.close()
})

const stockUp = async (name: string, stock: number, priceCents = 1000, more: object = {}) =>
  (await admin.api.admin.products.create({ name, priceCents, stock, ...more })).id
const stockOf = async (id: string) => (await admin.api.admin.products.list()).find((p) => p.id === id)?.stock
const buy = (person: Person, lines: { productId: string; quantity: number }[], more: object = {}) =>
  person.api.shop.placeOrder({ lines, idempotencyKey: randomUUID(), ...more })
const post = (body: object, cookie = maya.cookie) =>
  send(portal, 'POST', '/api/trpc/shop.placeOrder', body, { headers: { cookie } })
const ordersInDb = () => portal.deps.db.$count(orders)

describe('placeOrder', () => {
  it('placeOrder uses the prices of the database, and takes the stock of its lines', async () => {
    const [a, b] = [await stockUp('Nettle', 10, 1250), await stockUp('Sage', 5, 300)]
    const { orderId, totalCents } = await buy(
      maya,
      [
        { productId: b, quantity: 2 },
        { productId: a, quantity: 3 },
        { productId: b, quantity: 1 },
      ],
      { notes: 'Ring twice' },
    )
    expect(totalCents).toBe(3 * 1250 + 3 * 300)
    expect([await stockOf(a), await stockOf(b)]).toEqual([7, 2])
    const [order] = await maya.api.shop.orders()
    expect(order).toMatchObject({ id: orderId, totalCents, notes: 'Ring twice', status: 'pending' })
    expect(order?.items.map(({ name, quantity, priceCents }) => [name, quantity, priceCents])).toEqual([
      ['Nettle', 3, 1250],
      ['Sage', 3, 300],
    ])
  })

  it('placeOrder sends a mail that names the order and not what was bought', async () => {
    const id = await stockUp('Wormwood', 3)
    const { orderId } = await buy(maya, [{ productId: id, quantity: 1 }])
    const mail = await eventually(async () =>
      portal.mails.find((m) => m.text.includes(orderId.slice(0, 8).toUpperCase())),
    )
    expect(mail.to).toBe(maya.email)
    expect(mail.text).not.toContain('Wormwood')
  })

  it('placeOrder mails the admins when a stock falls into a lower band', async () => {
    const id = await stockUp('Lovage', 12)
    await buy(maya, [{ productId: id, quantity: 2 }])
    await buy(maya, [{ productId: id, quantity: 1 }])
    const mail = await eventually(async () => portal.mails.find((m) => m.subject.includes('Lovage')))
    expect(mail).toMatchObject({
      to: admin.email,
      subject: t('shop.mail.stock.subject', { band: 'low', name: 'Lovage' }),
    })
  })

  it('placeOrder refuses too little stock, says what is left, and writes nothing', async () => {
    const [a, b] = [await stockUp('Arnica', 1), await stockUp('Balm', 9)]
    const before = await ordersInDb()
    await expect(
      buy(maya, [
        { productId: b, quantity: 2 },
        { productId: a, quantity: 2 },
      ]),
    ).rejects.toThrow(t('shop.refused.left', { left: 1, product: 'Arnica' }))
    await buy(maya, [{ productId: a, quantity: 1 }])
    await expect(buy(maya, [{ productId: a, quantity: 1 }])).rejects.toThrow(
      t('shop.refused.out', { product: 'Arnica' }),
    )
    expect([await stockOf(a), await stockOf(b), await ordersInDb()]).toEqual([0, 9, before + 1])
  })

  it('placeOrder needs a session', async () => {
    const answer = await send(portal, 'POST', '/api/trpc/shop.placeOrder', {
      lines: [{ productId: randomUUID(), quantity: 1 }],
      idempotencyKey: 'k',
    })
    expect(answer.statusCode).toBe(401)
  })
})

describe('placeOrder with malicious input', () => {
  it.each<[string, (id: string) => object, number]>([
    ['quantity -1', (id) => ({ lines: [{ productId: id, quantity: -1 }] }), 400],
    ['quantity 0', (id) => ({ lines: [{ productId: id, quantity: 0 }] }), 400],
    ['quantity 1.5', (id) => ({ lines: [{ productId: id, quantity: 1.5 }] }), 400],
    ['quantity 1e9', (id) => ({ lines: [{ productId: id, quantity: 1e9 }] }), 400],
    ['quantity "2"', (id) => ({ lines: [{ productId: id, quantity: '2' }] }), 400],
    [
      'lines of one product beyond 999',
      (id) => ({
        lines: [
          { productId: id, quantity: 600 },
          { productId: id, quantity: 600 },
        ],
      }),
      400,
    ],
    ['10,000 lines', (id) => ({ lines: Array(10_000).fill({ productId: id, quantity: 1 }) }), 400],
    ['no lines', () => ({ lines: [] }), 400],
    ['an unknown product', () => ({ lines: [{ productId: randomUUID(), quantity: 1 }] }), 404],
    [
      'an invalid product id',
      () => ({ lines: [{ productId: "'; drop table orders; --", quantity: 1 }] }),
      400,
    ],
  ])('placeOrder refuses %s, and leaves the database as it was', async (_case, body, status) => {
    const id = await stockUp('Yarrow', 2000)
    const before = await ordersInDb()
    const answer = await post({ idempotencyKey: randomUUID(), ...body(id) })
    expect(answer.statusCode).toBe(status)
    expect([await stockOf(id), await ordersInDb()]).toEqual([2000, before])
  })

  it('placeOrder ignores prices and totals of the request', async () => {
    const id = await stockUp('Thyme', 5, 990)
    const body = {
      lines: [{ productId: id, quantity: 2, price: 1, priceCents: 1 }],
      totalCents: 1,
      total: 1,
      userId: admin.id,
      status: 'completed',
      idempotencyKey: randomUUID(),
    }
    const answer = await post(body)
    expect(answer.json().result.data.totalCents).toBe(1980)
    const [order] = await maya.api.shop.orders({ limit: 1 })
    expect(order).toMatchObject({ totalCents: 1980, status: 'pending' })
  })

  it('placeOrder refuses an inactive and a deleted product', async () => {
    const [inactive, deleted] = [await stockUp('Hops', 5, 100, { isActive: false }), await stockUp('Rue', 5)]
    await admin.api.admin.products.delete({ productId: deleted })
    for (const productId of [inactive, deleted]) {
      await expect(buy(maya, [{ productId, quantity: 1 }])).rejects.toThrow(t('shop.refused.notSold'))
    }
  })

  it('placeOrder refuses a total above the limit', async () => {
    const id = await stockUp('Saffron', 999, 100_000_000)
    await expect(buy(maya, [{ productId: id, quantity: 999 }])).rejects.toThrow(t('shop.refused.tooLarge'))
    expect(await stockOf(id)).toBe(999)
  })
})

describe('the idempotency key', () => {
  it('placeOrder called twenty times at once with one key makes one order', async () => {
    const id = await stockUp('Clove', 50)
    const body = { lines: [{ productId: id, quantity: 1 }], idempotencyKey: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)))
    expect(new Set(answers.map((a) => a.statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((a) => a.json().result.data.orderId)).size).toBe(1)
    expect(await stockOf(id)).toBe(49)
  })

  it('placeOrder called at two instances at once with one key makes one order', async () => {
    const { env } = portal.deps
    const other = await startPortal({ DATABASE_URL: env.DATABASE_URL ?? '', ROLE: 'web', RATE_LIMITS: 'off' })
    try {
      for (let round = 0; round < 20; round++) {
        const [a, b] = [await stockUp(`Anise ${round}`, 5), await stockUp(`Basil ${round}`, 5)]
        const body = {
          lines: [
            { productId: a, quantity: 1 },
            { productId: b, quantity: 1 },
          ],
          idempotencyKey: randomUUID(),
        }
        const to = (p: TestPortal) =>
          send(p, 'POST', '/api/trpc/shop.placeOrder', body, { headers: { cookie: maya.cookie } })
        const [x, y] = await Promise.all([to(portal), to(other)])
        expect(x.json().result.data).toEqual(y.json().result.data)
        expect([await stockOf(a), await stockOf(b)]).toEqual([4, 4])
      }
    } finally {
      await other.close()
    }
  })

  it('placeOrder refuses a key with another cart, and takes it from another person', async () => {
    const id = await stockUp('Fennel', 50)
    const idempotencyKey = randomUUID()
    const order = (quantity: number, person = maya) =>
      person.api.shop.placeOrder({ lines: [{ productId: id, quantity }], idempotencyKey })
    const first = await order(1)
    await expect(order(2)).rejects.toThrow(t('shop.refused.keyReused'))
    expect(await order(1)).toEqual(first)
    expect((await order(2, await signUp(portal))).orderId).not.toBe(first.orderId)
    expect(await stockOf(id)).toBe(47)
  })
})

describe('placeOrder for many buyers at once', () => {
  it('placeOrder sells exactly 50 of 50 to 200 buyers over HTTP, and refuses the others clearly', async () => {
    const id = await stockUp('Angelica', 50)
    const buyers = await Promise.all(Array.from({ length: 10 }, () => signUp(portal)))
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        post(
          { lines: [{ productId: id, quantity: 1 }], idempotencyKey: randomUUID() },
          buyers[i % 10]?.cookie,
        ),
      ),
    )
    expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(50)
    const refused = answers.filter((a) => a.statusCode !== 200)
    expect(refused).toHaveLength(150)
    expect(
      new Set(refused.map((a) => [a.statusCode, a.json().error.message, a.json().error.data.refusal].join())),
    ).toEqual(new Set([`409,${t('shop.refused.out', { product: 'Angelica' })},OUT_OF_STOCK`]))
    expect(await stockOf(id)).toBe(0)
  })

  it('placeOrder never deadlocks over two products in either order, also at two instances', async () => {
    const other = await startPortal({
      DATABASE_URL: portal.deps.env.DATABASE_URL ?? '',
      ROLE: 'web',
      RATE_LIMITS: 'off',
    })
    try {
      const [a, b] = [await stockUp('Mint', 500), await stockUp('Rosemary', 500)]
      const lines = [
        { productId: a, quantity: 1 },
        { productId: b, quantity: 1 },
      ]
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, i) => {
          const body = { lines: i % 2 ? lines : [...lines].reverse(), idempotencyKey: randomUUID() }
          return send(i % 3 ? portal : other, 'POST', '/api/trpc/shop.placeOrder', body, {
            headers: { cookie: maya.cookie },
          })
        }),
      )
      expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
      expect([await stockOf(a), await stockOf(b)]).toEqual([400, 400])
    } finally {
      await other.close()
    }
  })

  it('placeOrder fails one bad order among good ones alone', async () => {
    const [rare, common] = [await stockUp('Ginseng', 1), await stockUp('Oats', 100)]
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) =>
        buy(maya, [
          { productId: common, quantity: 1 },
          ...(i % 3 === 0 ? [{ productId: rare, quantity: 1 }] : []),
        ]),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(21)
    expect([await stockOf(rare), await stockOf(common)]).toEqual([0, 79])
  })
})

describe('setOrderStatus', () => {
  it('setOrderStatus allows only the listed transitions, and returns stock once on cancelling', async () => {
    const id = await stockUp('Burdock', 10)
    const { orderId } = await buy(maya, [{ productId: id, quantity: 4 }])
    const set = (status: 'processing' | 'completed' | 'cancelled' | 'pending') =>
      admin.api.admin.orders.setStatus({ orderId, status })
    await expect(set('completed')).rejects.toThrow(
      t('shop.refused.transition', { from: 'pending', to: 'completed' }),
    )
    await set('processing')
    const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => set('cancelled')))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stockOf(id)).toBe(10)
    for (const status of ['pending', 'processing', 'completed'] as const)
      await expect(set(status)).rejects.toThrow(
        t('shop.refused.transition', { from: 'cancelled', to: status }),
      )
  })

  it('cancelOrder cancels one’s own order once, until the clinic has begun with it', async () => {
    const id = await stockUp('Yarrow', 10)
    const lines = [{ productId: id, quantity: 4 }]
    const { orderId } = await buy(maya, lines)
    const attempts = await Promise.allSettled(
      Array.from({ length: 5 }, () => maya.api.shop.cancelOrder({ orderId })),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stockOf(id)).toBe(10)
    expect((await admin.api.admin.orders.list({ search: orderId.slice(0, 8) })).rows).toMatchObject([
      { status: 'cancelled' },
    ])

    const begun = await buy(maya, lines)
    await admin.api.admin.orders.setStatus({ orderId: begun.orderId, status: 'processing' })
    await expect(maya.api.shop.cancelOrder({ orderId: begun.orderId })).rejects.toThrow(
      t('shop.refused.begun'),
    )
    expect(await stockOf(id)).toBe(6)
  })

  it('setOrderStatus cancels an order whose product was deleted', async () => {
    const id = await stockUp('Comfrey', 10, 777)
    const { orderId } = await buy(maya, [{ productId: id, quantity: 2 }])
    await admin.api.admin.products.delete({ productId: id })
    const [order] = await maya.api.shop.orders({ limit: 1 })
    expect(order?.items).toMatchObject([{ name: 'Comfrey', priceCents: 777, productId: null }])
    await admin.api.admin.orders.setStatus({ orderId, status: 'cancelled' })
    expect((await admin.api.admin.orders.list({ search: orderId.slice(0, 8) })).rows).toMatchObject([
      { status: 'cancelled' },
    ])
  })
})

describe('lists of orders', () => {
  it('ownOrders is paged by cursor, newest first, without gaps or repetitions', async () => {
    const eve = await signUp(portal)
    const id = await stockUp('Parsley', 100)
    const placed: string[] = []
    for (let i = 0; i < 7; i++) placed.unshift((await buy(eve, [{ productId: id, quantity: 1 }])).orderId)
    const seen: string[] = []
    for (let cursor: string | undefined; ; ) {
      const rows = await eve.api.shop.orders({ limit: 3, ...(cursor ? { cursor } : {}) })
      seen.push(...rows.map((row) => row.id))
      cursor = rows.at(-1)?.id
      if (rows.length < 3) break
    }
    expect(seen).toEqual(placed)
    expect((await maya.api.shop.orders()).some((row) => placed.includes(row.id))).toBe(false)
  })

  it('admin.orders.list is searched by number, name and e-mail, and filtered by status', async () => {
    const eve = await signUp(portal, 'patient', 'Eve 100% Search_er')
    const id = await stockUp('Celery', 100)
    const { orderId } = await buy(eve, [{ productId: id, quantity: 1 }])
    const find = async (input: object) => (await admin.api.admin.orders.list(input)).rows.map((row) => row.id)
    for (const search of [`#${orderId.slice(0, 8).toUpperCase()}`, 'eve 100% search_er', eve.email])
      expect(await find({ search })).toEqual([orderId])
    expect(await find({ search: 'Eve 100x' })).toEqual([])
    expect(await find({ search: eve.email, status: 'completed' })).toEqual([])
    await expect(eve.api.admin.orders.list()).rejects.toThrow(t('app.refused.role'))
  })
})

describe('the catalogue', () => {
  const get = (headers: Record<string, string> = {}) =>
    send(portal, 'GET', '/api/catalogue/shop.products', undefined, { headers })

  it('the catalogue needs no session, has active products by name, and is searched by any part of a name', async () => {
    await stockUp('Zedoary Root', 3, 450, { category: 'Roots' })
    await stockUp('Hidden Zedoary', 3, 450, { isActive: false })
    const all = (await get()).json().result.data as { name: string }[]
    expect(all.map(({ name }) => name)).toEqual(
      all.map(({ name }) => name).toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    )
    expect(all.find(({ name }) => name === 'Zedoary Root')).toMatchObject({
      priceCents: 450,
      stock: 3,
      category: 'Roots',
      imageUrl: null,
      pictureUrl: null,
    })
    expect((await maya.api.shop.products({ search: 'zEDOary' })).map(({ name }) => name)).toEqual([
      'Zedoary Root',
    ])
    expect(await maya.api.shop.products({ search: '%' })).toEqual([])
  })

  it('the catalogue answers 304 until something changes, and has the change at once', async () => {
    const id = await stockUp('Cumin', 5)
    const first = await get()
    const again = () => get({ 'if-none-match': String(first.headers.etag) })
    expect((await again()).statusCode).toBe(304)
    await admin.api.admin.products.adjustStock({ productId: id, delta: -2 })
    const changed = await again()
    expect(changed.statusCode).toBe(200)
    expect(changed.json().result.data.find((p: { id: string }) => p.id === id).stock).toBe(3)
  })

  it('the catalogue is compressed for clients that accept it', async () => {
    for (const encoding of ['br', 'gzip']) {
      expect((await get({ 'accept-encoding': encoding })).headers['content-encoding']).toBe(encoding)
    }
    expect((await get({ 'accept-encoding': '' })).headers['content-encoding']).toBeUndefined()
  })

  it('the catalogue of another instance follows a change', async () => {
    const other = await startPortal({ DATABASE_URL: portal.deps.env.DATABASE_URL ?? '', ROLE: 'web' })
    try {
      const names = async () =>
        (
          (await send(other, 'GET', '/api/catalogue/shop.products')).json().result.data as { name: string }[]
        ).map(({ name }) => name)
      expect(await names()).not.toContain('Galangal')
      await stockUp('Galangal', 5)
      expect(await eventually(async () => ((await names()).includes('Galangal') ? true : undefined))).toBe(
        true,
      )
    } finally {
      await other.close()
    }
  })
})

describe('inventory', () => {
  it('adjustStock adds a signed number, never below 0, and the ledger has what was applied', async () => {
    const id = await stockUp('Dill', 3)
    expect(
      await admin.api.admin.products.adjustStock({ productId: id, delta: -5, reason: 'broken jars' }),
    ).toEqual({ stock: 0 })
    expect(await admin.api.admin.products.adjustStock({ productId: id, delta: 12 })).toEqual({ stock: 12 })
    const ledger = await admin.api.admin.products.ledger({ productId: id })
    expect(ledger.map(({ delta, reason, actor }) => [delta, reason, actor])).toEqual([
      [12, 'adjusted', 'Test Person'],
      [-3, 'broken jars', 'Test Person'],
      [3, 'created', 'Test Person'],
    ])
    const told = await portal.deps.db.select().from(auditLog).where(eq(auditLog.targetId, id))
    expect(
      told.flatMap(({ action, actorId, detail }) =>
        action === 'product.stock' ? [{ actorId, ...detail }] : [],
      ),
    ).toEqual([
      { actorId: admin.id, asked: -5, stockDelta: -3 },
      { actorId: admin.id, asked: 12, stockDelta: 12 },
    ])
  })

  it('updateProduct leaves the stock alone, unless the form changed it', async () => {
    const id = await stockUp('Savory', 10)
    await buy(maya, [{ productId: id, quantity: 4 }])
    await admin.api.admin.products.update({ id, name: 'Summer Savory', priceCents: 1200 })
    expect((await admin.api.admin.products.list()).find((p) => p.id === id)).toMatchObject({
      name: 'Summer Savory',
      stock: 6,
    })
    await admin.api.admin.products.update({ id, name: 'Summer Savory', priceCents: 1200, stock: 9 })
    const [latest] = await admin.api.admin.products.ledger({ productId: id })
    expect(latest).toMatchObject({ delta: 3, reason: 'edited' })
  })

  it('adjustStock called twenty times at once loses no change', async () => {
    const id = await stockUp('Chives', 100)
    await Promise.all(
      Array.from({ length: 20 }, () => admin.api.admin.products.adjustStock({ productId: id, delta: -3 })),
    )
    expect(await stockOf(id)).toBe(40)
  })

  it.each([
    [{ name: '' }, t('shop.invalid.name')],
    [{ priceCents: -1 }, t('shop.invalid.priceLeast')],
    [{ stock: -1 }, t('shop.invalid.stockLeast')],
    [{ stock: 1.5 }, t('shop.invalid.stockWhole')],
    [{ imageUrl: 'javascript:alert(1)' }, t('shop.invalid.image')],
  ])('createProduct refuses %j', async (change, message) => {
    const body = { name: 'Tansy', priceCents: 100, stock: 1, ...change }
    const answer = await send(portal, 'POST', '/api/trpc/admin.products.create', body, {
      headers: { cookie: admin.cookie },
    })
    expect([answer.statusCode, answer.json().error.message]).toEqual([400, message])
  })
})

describe('an uploaded product picture', () => {
  const upload = (content: Buffer, cookie: string) => {
    const head =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n'
    return portal.app.inject({
      method: 'POST',
      url: '/api/product-images/',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]),
    })
  }
  const picture = () =>
    sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'green' } })
      .png()
      .toBuffer()

  it('a product picture is stored as a new WebP file, and anybody may load it', async () => {
    const { imageUrl } = (await upload(await picture(), admin.cookie)).json<{ imageUrl: string }>()
    const shown = await send(portal, 'GET', imageUrl)
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1280,
      height: 640,
    })
    const id = await stockUp('Pictured', 1, 100, { imageUrl })
    expect((await maya.api.shop.products()).find((p) => p.id === id)).toMatchObject({ imageUrl })
  })

  it('a product picture is taken from admins only, and refused where it is not a picture', async () => {
    expect((await upload(await picture(), maya.cookie)).statusCode).toBe(403)
    expect((await upload(Buffer.from('<svg onload="alert(1)"/>'), admin.cookie)).statusCode).toBe(415)
    expect((await send(portal, 'GET', '/api/product-images/..%2Fsecret')).statusCode).toBe(404)
    const cut = (await picture()).subarray(0, 900)
    const huge = { width: 7_000, height: 7_000, channels: 3, background: 'green' } as const
    for (const broken of [cut, await sharp({ create: huge }).png().toBuffer()]) {
      const answer = await upload(broken, admin.cookie)
      expect([answer.statusCode, answer.json().refusal]).toEqual([415, 'UNSUPPORTED_TYPE'])
    }
  })
})

describe('a product picture on another site', () => {
  // No job runs here: each test says when the picture is fetched.
  let still: TestPortal
  let owner: Person
  beforeAll(async () => {
    still = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off' })
    owner = await signUp(still, 'admin')
  })
  afterAll(() => still.close())

  const productOf = async (id: string) => {
    const found = (await owner.api.admin.products.list()).find((product) => product.id === id)
    if (!found) throw new Error('the product is gone')
    return found
  }
  const save = async (imageUrl: string) =>
    (await owner.api.admin.products.create({ name: 'Nettle', priceCents: 900, stock: 1, imageUrl })).id
  const drawn = () =>
    sharp({ create: { width: 20, height: 20, channels: 3, background: 'green' } })
      .png()
      .toBuffer()

  it('a picture on another site is fetched once into the portal, and its address stays as typed', async () => {
    const id = await save('https://elsewhere.example/nettle.png')
    expect(await productOf(id)).toMatchObject({ pictureUrl: null, pictureProblem: null })
    const asked: string[] = []
    const fetch = async (url: string) => {
      asked.push(url)
      return drawn()
    }
    await fetchWaitingPictures(still.deps, fetch)
    await fetchWaitingPictures(still.deps, fetch)
    expect(asked).toEqual(['https://elsewhere.example/nettle.png'])
    const { imageUrl, pictureUrl } = await productOf(id)
    expect(imageUrl).toBe('https://elsewhere.example/nettle.png')
    expect((await send(still, 'GET', pictureUrl ?? '')).headers['content-type']).toBe('image/webp')
    expect((await owner.api.shop.products()).find((p) => p.id === id)).toMatchObject({ imageUrl, pictureUrl })
  })

  it.each([
    ['is not on the public internet', 'http://127.0.0.1/inside.png', fetchPublic, t('app.fetch.notPublic')],
    [
      'is not a picture',
      'https://elsewhere.example/page',
      async () => Buffer.from('<html>'),
      t('shop.picture.none'),
    ],
  ])(
    'a picture address that %s is saved, and the admin sees why there is no picture',
    async (_why, url, fetch, why) => {
      const id = await save(url)
      await fetchWaitingPictures(still.deps, fetch)
      expect(await productOf(id)).toMatchObject({ imageUrl: url, pictureUrl: null })
      expect((await productOf(id)).pictureProblem).toContain(why)
      // Another save fetches it again.
      const { name, priceCents } = await productOf(id)
      await owner.api.admin.products.update({ id, name, priceCents, imageUrl: url })
      expect((await productOf(id)).pictureProblem).toBeNull()
      await fetchWaitingPictures(still.deps, drawn)
      expect((await productOf(id)).pictureUrl).toContain('/api/product-images/')
    },
  )

  it('a fetched picture is dropped when its address changes', async () => {
    const id = await save('https://elsewhere.example/nettle.png')
    await fetchWaitingPictures(still.deps, drawn)
    await owner.api.admin.products.update({ id, name: 'Nettle', priceCents: 900, imageUrl: null })
    expect(await productOf(id)).toMatchObject({ imageUrl: null, pictureUrl: null, pictureProblem: null })
  })

  it('a picture on another site is fetched by the job that the save enqueues', async () => {
    const id = await stockUp('Fetched', 1, 100, { imageUrl: 'http://127.0.0.1:9/inside.png' })
    await eventually(async () => {
      const found = (await admin.api.admin.products.list()).find((product) => product.id === id)
      return found?.pictureProblem ?? undefined
    })
  })
})

describe('mergeLines', () => {
  it('mergeLines merges lines of one product, in any order', () => {
    const line = fc.record({
      productId: fc.constantFrom('c', 'a', 'B', 'b'),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const merged = mergeLines(lines)
        expect(merged).toEqual(mergeLines([...lines].reverse()))
        expect(merged.map(({ productId }) => productId)).toEqual(
          [...new Set(lines.map(({ productId }) => productId.toLowerCase()))].sort(),
        )
        const sum = (all: { quantity: number }[]) => all.reduce((total, { quantity }) => total + quantity, 0)
        expect(sum(merged)).toBe(sum(lines))
      }),
    )
  })
})

describe('any history of the shop', () => {
  it('random orders, adjustments, cancellations and deletions keep stock and ledger in agreement', async () => {
    const command = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          do: fc.constant('order' as const),
          n: fc.nat(9),
          m: fc.nat(9),
          q: fc.integer({ min: 1, max: 6 }),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constant('adjust' as const),
          n: fc.nat(9),
          m: fc.nat(9),
          q: fc.integer({ min: -8, max: 8 }),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constant('cancel' as const),
          n: fc.nat(9),
          m: fc.nat(9),
          q: fc.nat(9),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          do: fc.constant('delete' as const),
          n: fc.nat(9),
          m: fc.nat(9),
          q: fc.nat(9),
        }),
      },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 25 }), async (commands) => {
        const shelf = await Promise.all([1, 2, 3].map((n) => stockUp(`Herb ${randomUUID()}`, n * 4, n * 100)))
        const placed: string[] = []
        const pick = <T>(list: T[], n: number) => list[n % Math.max(1, list.length)]
        // Four at a time: enough to collide, and in sequence enough that there is something to cancel.
        const run = async (c: (typeof commands)[number]) => {
          const [a, b] = [pick(shelf, c.n) ?? '', pick(shelf, c.m) ?? '']
          if (c.do === 'order')
            placed.push(
              (
                await buy(maya, [
                  { productId: a, quantity: c.q },
                  { productId: b, quantity: 1 },
                ])
              ).orderId,
            )
          if (c.do === 'adjust' && c.q !== 0)
            await admin.api.admin.products.adjustStock({ productId: a, delta: c.q })
          if (c.do === 'delete') await admin.api.admin.products.delete({ productId: a })
          if (c.do === 'cancel') {
            await admin.api.admin.orders.setStatus({
              orderId: pick(placed, c.n) ?? randomUUID(),
              status: 'cancelled',
            })
          }
        }
        for (let i = 0; i < commands.length; i += 4) {
          const results = await Promise.allSettled(commands.slice(i, i + 4).map(run))
          // Refusals are expected; anything else is an error.
          const faults = results.flatMap((r) =>
            r.status === 'rejected' && !(r.reason?.cause instanceof Refusal) ? [r.reason] : [],
          )
          expect(faults).toEqual([])
        }
        expect(await shopViolations(portal.deps.db)).toEqual([])
      }),
      { numRuns: 15 },
    )
  })
})
