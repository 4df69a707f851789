import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notices, orders, practitionerPatients, products, profiles } from '../../drizzle/schema.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { makeRows } from '../test/make.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

let portal: TestPortal
let maya: Person
let admin: Person
let productId: string

beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  admin = await signUp(portal, 'admin')
  productId = await makeRows(portal.deps).product()
})
afterAll(() => portal.close())

const lines = () => [{ productId, quantity: 1 }]
const order = (more: object = {}) =>
  maya.api.shop.placeOrder({ lines: lines(), idempotencyKey: randomUUID(), ...more })
const refused = async (call: Promise<unknown>) =>
  await call.then(
    () => null,
    (error: { cause?: { code?: string; issues?: unknown } }) => error.cause,
  )
const mine = async (id: string) => (await maya.api.shop.orders()).find((one) => one.id === id)

describe('delivery', () => {
  it('placeOrder keeps the address, and asks for one where the order is sent', async () => {
    const sent = await order({ delivery: 'address', deliveryAddress: 'Lindenhof 4\n79098 Freiburg' })
    expect(await mine(sent.orderId)).toMatchObject({
      delivery: 'address',
      deliveryAddress: 'Lindenhof 4\n79098 Freiburg',
    })
    const picked = await order({ deliveryAddress: 'left in the form' })
    expect(await mine(picked.orderId)).toMatchObject({ delivery: 'pickup', deliveryAddress: null })
    expect(await refused(order({ delivery: 'address', deliveryAddress: '  ' }))).toHaveProperty('issues')
  })

  it('placeOrder refuses a key that was used with another address', async () => {
    const idempotencyKey = randomUUID()
    const to = (deliveryAddress: string) => order({ idempotencyKey, delivery: 'address', deliveryAddress })
    const first = await to('Lindenhof 4')
    expect((await to('Lindenhof 4')).orderId).toBe(first.orderId)
    expect(await refused(to('Lindenhof 5'))).toMatchObject({ code: 'KEY_REUSED' })
  })
})

describe('payment', () => {
  it('an admin sets the payment of an order, which its buyer reads', async () => {
    const { orderId } = await order()
    expect(await mine(orderId)).toMatchObject({ payment: 'open', paidAt: null })
    await admin.api.admin.orders.setPayment({ orderId, payment: 'transfer' })
    expect(await mine(orderId)).toMatchObject({ payment: 'transfer', paidAt: expect.any(Date) })
    await admin.api.admin.orders.setPayment({ orderId, payment: 'open' })
    expect(await mine(orderId)).toMatchObject({ payment: 'open', paidAt: null })
  })

  it('a cancelled order is not paid, but its payment is set back', async () => {
    const { orderId } = await order()
    await admin.api.admin.orders.setPayment({ orderId, payment: 'desk' })
    await maya.api.shop.cancelOrder({ orderId })
    const pay = admin.api.admin.orders.setPayment({ orderId, payment: 'transfer' })
    expect(await refused(pay)).toMatchObject({ code: 'CONFLICT' })
    await admin.api.admin.orders.setPayment({ orderId, payment: 'open' })
    expect(await mine(orderId)).toMatchObject({ payment: 'open' })
  })
})

describe('the receipt', () => {
  const receipt = (person: Person, orderId: string) =>
    send(portal, 'GET', `/api/orders/${orderId}/receipt.pdf`, undefined, {
      headers: { cookie: person.cookie },
    })
  const textOf = async (bytes: Buffer) =>
    (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text

  it('the receipt has the clinic’s data, the products and how it was paid, for its buyer and admins', async () => {
    await admin.api.admin.clinic.update({ address: 'Marktplatz 1\n79098 Freiburg' })
    const { orderId } = await order({ delivery: 'address', deliveryAddress: 'Lindenhof 4\nFreiburg' })
    const open = await receipt(maya, orderId)
    expect(open.statusCode).toBe(200)
    expect(await textOf(open.rawPayload)).toContain('Not paid yet')
    await admin.api.admin.orders.setPayment({ orderId, payment: 'desk' })
    const text = await textOf((await receipt(admin, orderId)).rawPayload)
    for (const words of [
      ...['Verbena', 'Marktplatz 1', `Receipt #${orderId.slice(0, 8).toUpperCase()}`, 'Maya Lindqvist'],
      ...['To be sent to: Lindenhof 4, Freiburg', 'Paid at the front desk on', 'Herb', '$10.00'],
    ]) {
      expect(text).toContain(words)
    }
    expect((await receipt(await signUp(portal), orderId)).statusCode).toBe(404)
  }, 60_000)
})

describe('a serious warning about an order', () => {
  it('placeOrder asks for an acknowledgement, and tells the practitioners in care once', async () => {
    const { db } = portal.deps
    const elena = await signUp(portal, 'practitioner')
    const stranger = await signUp(portal, 'practitioner')
    await db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
    const herb = await makeRows(portal.deps).product()
    await db.update(products).set({ name: 'Valerian' }).where(eq(products.id, herb))
    await db.update(profiles).set({ allergies: 'Valerian' }).where(eq(profiles.id, maya.id))
    const place = (idempotencyKey: string, acknowledged?: boolean) =>
      maya.api.shop.placeOrder({
        lines: [{ productId: herb, quantity: 1 }],
        idempotencyKey,
        ...(acknowledged !== undefined && { acknowledged }),
      })
    const key = randomUUID()
    expect(await refused(place(key))).toMatchObject({ code: 'CONFLICT' })
    const { orderId } = await place(key, true)
    expect((await place(key, true)).orderId).toBe(orderId)
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
    expect(row?.warnings).toEqual([expect.any(String)])
    const told = async (person: Person) =>
      (await person.api.notices.list()).rows.filter(({ kind }) => kind === 'order-warning')
    expect(await told(elena)).toMatchObject([
      {
        text: translatorFor('en')('notices.text.order-warning', { patient: 'Maya Lindqvist' }),
        href: `/practitioner/patients/${maya.id}`,
      },
    ])
    expect(await told(stranger)).toEqual([])
    await db.delete(practitionerPatients).where(eq(practitionerPatients.practitionerId, elena.id))
    expect(await told(elena)).toEqual([])
    // What a buyer acknowledged is not for admins.
    const listed = await admin.api.admin.orders.list()
    expect(JSON.stringify(listed)).not.toContain('warnings')
    await db.delete(notices)
    await db.update(profiles).set({ allergies: null }).where(eq(profiles.id, maya.id))
    await place(randomUUID())
  })
})
