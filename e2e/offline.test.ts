import '../tools/testing/catalogue.ts'
import { t } from '../client/locale/messages.tsx'
import { expect, signUpPatient, test } from './people.ts'

test('offline, the portal keeps the last known credits and orders, and says as of when', async ({
  browser,
  office,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce' })
  const { api, id } = await signUpPatient(context)
  await office.admin.credits.adjust.mutate({ userId: id, amount: 47, reason: 'A welcome' })
  const { id: productId } = await office.admin.products.create.mutate({
    ...{ name: 'Calendula of the second bed', stock: 3, priceCents: 1250 },
  })
  await api.shop.placeOrder.mutate({
    ...{ lines: [{ productId, quantity: 1 }], notes: null, idempotencyKey: 'one order' },
  })
  const page = await context.newPage()
  const bar = page.getByRole('banner').getByRole('status')
  const credits = page.getByRole('link', { name: '47', exact: false })
  const order = page.getByText('Calendula of the second bed')
  await page.goto('/orders')
  await expect(order).toBeVisible()
  await expect(credits).toBeVisible()
  await expect(bar).toBeEmpty()
  await page.evaluate(() => navigator.serviceWorker.ready)

  await context.setOffline(true)
  await expect(bar).toContainText(/\d\d:\d\d/)
  await page.reload()
  await expect(bar).toContainText(/\d\d:\d\d/)
  await expect(credits).toBeVisible()
  await expect(order).toBeVisible()

  await context.setOffline(false)
  await expect(bar).toBeEmpty()
  await page.getByRole('button', { name: t('app.signOut') }).click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tracker.'))))
    .toEqual([])
  await context.close()
})

test('offline, a balance that this browser never saw is a dash, and a page that it does not keep says so', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce' })
  await signUpPatient(context)
  const page = await context.newPage()
  await page.goto('/orders')
  await expect(page.getByRole('link', { name: '0', exact: false }).first()).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith(':last')) localStorage.removeItem(key)
  })
  await page.reload()
  await expect(page.getByRole('link', { name: t('app.credits.unknown') })).toContainText('–')
  await expect(page.getByText(t('app.offline.notKept'))).toBeVisible()
  await context.close()
})
