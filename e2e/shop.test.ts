import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { type Api, expect, signIn, signUpPatient, test, toastOf } from './people.ts'

/** A product name that no other test uses. */
const productName = (plant: string) => `${plant} ${randomUUID().slice(0, 8)}`

/** Creates a product that costs $12.50. */
async function shelve(office: Api, stock: number) {
  const name = productName('Marigold')
  const { id } = await office.admin.products.create.mutate({ name, stock, priceCents: 1250 })
  return { id, name }
}

/** Opens the shop and searches for this product. */
async function find(page: Page, name: string) {
  await page.goto('/products')
  await page.getByLabel('Search products').fill(name.toUpperCase())
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
  await expect(cards).toHaveCount(1)
  return cards
}

const lineOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem').filter({ hasText: name })

test('a patient searches, fills the cart up to the stock, orders, and finds the order', async ({
  patient: { page, api },
  office,
}) => {
  const product = await shelve(office, 3)
  const card = await find(page, product.name)
  await expect(card).toContainText('$12.50')
  const add = card.getByRole('button', { name: 'Add to Cart' })
  for (let count = 0; count < 3; count++) await add.click()
  await expect(toastOf(page, 'Added to cart')).toBeVisible()
  await add.click()
  await expect(toastOf(page, 'Stock limit')).toContainText('Cannot add more than available stock')
  await page.getByRole('link', { name: 'Cart, 1 product' }).click()

  const line = lineOf(page, product.name)
  await expect(line).toContainText('$37.50')
  await page.getByRole('button', { name: `Increase quantity of ${product.name}` }).click()
  await expect(toastOf(page, 'Cannot exceed available stock')).toBeVisible()
  await page.getByRole('button', { name: `Decrease quantity of ${product.name}` }).click()
  await expect(line).toContainText('$25.00')
  await page.getByLabel('Order notes').fill('Please leave it at the front desk.')
  await page.getByRole('button', { name: 'Place Order' }).click()

  await expect(toastOf(page, 'Order placed successfully')).toBeVisible()
  await expect(page).toHaveURL('/orders')
  const [order] = await api.shop.orders.query({})
  const shown = page
    .getByRole('listitem')
    .filter({ hasText: `Order #${order?.id.slice(0, 8).toUpperCase()}` })
  await expect(shown).toContainText('PENDING')
  await expect(shown).toContainText(`${product.name} x 2`)
  await expect(shown).toContainText('$25.00')
  await expect(shown).toContainText('Please leave it at the front desk.')
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

test('a product card is laid out only when it is near the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/products')
  const names = page.getByRole('list', { name: 'Products' }).getByRole('heading')
  const laidOut = (which: Locator) =>
    which.evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(() => laidOut(names.first())).toBe(true)
  expect(await laidOut(names.last())).toBe(false)
  await names.last().scrollIntoViewIfNeeded()
  await expect.poll(() => laidOut(names.last())).toBe(true)
  await expect(names.last()).toBeInViewport()
})

test('a visitor without a session keeps the cart and is asked to sign in', async ({
  page,
  context,
  patient,
  office,
}) => {
  await context.clearCookies()
  const product = await shelve(office, 5)
  const card = await find(page, product.name)
  await card.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('link', { name: 'Cart, 1 product' }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(toastOf(page, 'Authentication required')).toContainText('Please log in to place an order')
  await expect(page).toHaveURL(/\/auth/)

  await signIn(context.request, patient)
  await page.goto('/cart')
  await expect(lineOf(page, product.name)).toContainText('$12.50')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL('/orders')
})

test('a product that sold out meanwhile cannot be ordered', async ({ patient: { page, api }, office }) => {
  const product = await shelve(office, 2)
  const card = await find(page, product.name)
  await card.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('link', { name: 'Cart, 1 product' }).click()
  await expect(lineOf(page, product.name)).toBeVisible()
  await office.admin.products.adjustStock.mutate({ productId: product.id, delta: -2 })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(toastOf(page, 'Error placing order')).toBeVisible()
  await expect(page).toHaveURL('/cart')
  expect(await api.shop.orders.query({})).toEqual([])

  const soldOut = await find(page, product.name)
  await expect(soldOut.getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
})

test('a patient cancels an order while the clinic has not begun with it', async ({
  patient: { page, api },
  office,
}) => {
  const product = await shelve(office, 5)
  const order = () =>
    api.shop.placeOrder.mutate({
      lines: [{ productId: product.id, quantity: 2 }],
      idempotencyKey: randomUUID(),
    })
  await order()
  await page.goto('/orders')
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  const cancel = page.getByRole('main').getByRole('button', { name: /^Cancel order/ })
  await cancel.click()
  await question.getByRole('button', { name: 'Keep order' }).click()
  await cancel.click()
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(toastOf(page, 'Order cancelled')).toBeVisible()
  await expect(page.getByText('CANCELLED', { exact: true })).toBeVisible()
  await expect(cancel).toHaveCount(0)
  expect((await api.shop.products.query({ search: product.name }))[0]?.stock).toBe(5)

  // The page does not know yet that the clinic has begun.
  const { orderId } = await order()
  await page.reload()
  await cancel.click()
  await office.admin.orders.setStatus.mutate({ orderId, status: 'processing' })
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(toastOf(page, 'The order was not cancelled')).toContainText(
    'The clinic has begun with this order.',
  )
  await expect(page.getByText('PROCESSING', { exact: true })).toBeVisible()
})

test('an admin creates, adjusts and deletes a product; an order keeps its name', async ({
  admin: { page, api },
}) => {
  const name = productName('Arnica')
  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'Add Product' }).click()
  const form = page.getByRole('dialog', { name: 'Add Product' })
  await form.getByRole('button', { name: 'Create Product' }).click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Price').fill('9.80')
  await form.getByLabel('Stock').fill('12')
  await form.getByRole('button', { name: 'Create Product' }).click()
  await expect(toastOf(page, 'Product created')).toBeVisible()

  await page.getByLabel('Search products').fill(name)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('$9.80')
  await expect(row).toContainText('Medium Stock')
  await row.getByRole('button', { name: `Plus one ${name}` }).click()
  await expect(row).toContainText('13')
  await row.getByRole('button', { name: `Adjust ${name}` }).click()
  const adjust = page.getByRole('dialog', { name: 'Adjust Stock' })
  await adjust.getByLabel('Adjustment').fill('-4')
  await expect(adjust.getByRole('status')).toHaveText('9')
  await adjust.getByRole('button', { name: 'Adjust Stock' }).click()
  await expect(toastOf(page, 'Stock adjusted')).toBeVisible()
  await expect(row).toContainText('Low Stock')

  const product = (await api.shop.products.query({ search: name }))[0]
  if (!product) throw new Error('the product is not in the shop')
  await api.shop.placeOrder.mutate({
    lines: [{ productId: product.id, quantity: 2 }],
    idempotencyKey: randomUUID(),
  })
  await row.getByRole('button', { name: `Delete ${name}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question).toContainText(
    'This will permanently delete this product. This action cannot be undone.',
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page, 'Product deleted')).toBeVisible()
  await expect(row).toBeHidden()
  await page.goto('/orders')
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: `${name} x 2` })
      .first(),
  ).toBeVisible()
})

test('a new order status appears on the patient’s open page', async ({ patient: { page, api }, office }) => {
  const product = await shelve(office, 1)
  const { orderId } = await api.shop.placeOrder.mutate({
    lines: [{ productId: product.id, quantity: 1 }],
    idempotencyKey: randomUUID(),
  })
  await page.goto('/orders')
  await expect(page.getByText('PENDING')).toBeVisible()
  await office.admin.orders.setStatus.mutate({ orderId, status: 'processing' })
  await expect(page.getByText('PROCESSING', { exact: true })).toBeVisible()
})

test('an admin enters the size of a pack, and downloads the forecast', async ({
  admin: { page, api },
  browser,
}) => {
  const name = productName('Motherwort')
  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'Add Product' }).click()
  const form = page.getByRole('dialog', { name: 'Add Product' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Price').fill('9.80')
  await form.getByLabel('Stock').fill('1')
  await form.getByLabel('Units per pack').fill('2.5')
  await form.getByLabel('Unit optional').fill('capsule')
  await form.getByRole('button', { name: 'Create Product' }).click()
  await expect(form.getByLabel('Units per pack')).toHaveAccessibleDescription(/must be a whole number/)
  await form.getByLabel('Units per pack').fill('60')
  await form.getByRole('button', { name: 'Create Product' }).click()
  await expect(toastOf(page, 'Product created')).toBeVisible()
  await page.getByLabel('Search products').fill(name)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('60 capsules')

  const stored = async () => (await api.admin.products.list.query()).find((product) => product.name === name)
  const edit = page.getByRole('dialog', { name: 'Edit Product' })
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  await edit.getByLabel('Price').fill('9.90')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit).toBeHidden()
  expect(await stored()).toMatchObject({ priceCents: 990, unitsPerPack: 60, unitName: 'capsule' })

  const patient = await signUpPatient(await browser.newContext())
  const productId = (await stored())?.id ?? ''
  const item = { text: name, units: 2, unitName: 'capsule', slots: ['morning' as const], productId }
  await api.admin.plans.create.mutate({ patientId: patient.id, title: 'A calm heart', items: [item] })
  await page.getByRole('tab', { name: 'Forecast' }).click()
  await expect(page).toHaveURL(/\/admin\/products\?.*tab=forecast/)
  await page.getByLabel('Search products').fill(name.toUpperCase())
  const line = page.getByRole('table', { name: 'Forecast by product' }).getByRole('row', { name })
  await expect(line).toContainText('1 patient')
  const suggested = line.getByLabel(`Packs of ${name}`)
  await expect(suggested).toHaveValue('1')
  await line.getByRole('button', { name: `One pack of ${name} more` }).click()
  await expect(suggested).toHaveValue('2')
  await suggested.fill('12')
  await line.getByRole('button', { name: `One pack of ${name} less` }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^forecast-\d{4}-\d\d-\d\d\.csv$/)
  const { rows } = await api.admin.products.forecast.query()
  const runsOut = rows.find((known) => known.productId === productId)?.runsOut
  const [, ...lines] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines).toEqual([`${name},60,capsule,1,1,1,2,${runsOut},11`])

  await page.getByRole('tab', { name: 'Products' }).click()
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  await edit.getByLabel('Units per pack').fill('')
  await edit.getByLabel('Unit optional').fill('')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit).toBeHidden()
  expect(await stored()).toMatchObject({ unitsPerPack: null, unitName: null })
  await expect(row).not.toContainText('60 capsules')
  await page.getByRole('tab', { name: 'Forecast' }).click()
  await expect(line).toContainText('no plan needs it')
  await expect(page.getByRole('region', { name: /not counted/ })).toContainText(
    'The product does not say how many units a pack holds',
  )
})
