import '../tools/testing/catalogue.ts'
import { randomUUID } from 'node:crypto'
import { t } from '../client/locale/messages.tsx'
import { translatorFor } from '../server/platform/locales.ts'
import { overflow, serious } from './axe.ts'
import { expect, test } from './people.ts'

test('number fields read a decimal comma and send plain numbers', async ({ patient: { page, api } }) => {
  await page.goto('/health-tracking')
  await page.getByRole('button', { name: t('health.tracker.add') }).click()
  const sleep = page.getByRole('spinbutton', { name: t('health.field.sleep') })
  await sleep.fill('7,5')
  await sleep.blur()
  await expect(sleep).toHaveValue('7.5')
  await sleep.press('ArrowUp')
  await expect(sleep).toHaveValue('8')
  await sleep.press('ArrowDown')
  await page.getByRole('spinbutton', { name: t('health.field.water') }).fill('eight')
  const save = page.getByRole('button', { name: t('health.entry.save') })
  await save.click()
  const water = page.getByRole('spinbutton', { name: t('health.field.water') })
  await expect(water).toHaveAccessibleDescription(t('health.invalid.number', { field: 'water' }))
  await expect(water).toHaveValue('eight')
  await water.fill('8')
  await page.getByRole('spinbutton', { name: t('health.field.exercise') }).fill('1.234')
  const sent = page.waitForRequest((request) => request.url().includes('health.addEntry'))
  await save.click()
  expect((await sent).postDataJSON()).toMatchObject({
    0: { sleepHours: 7.5, waterIntake: 8, exerciseMinutes: 1234 },
  })
  await expect
    .poll(() => api.health.entries.query({}))
    .toMatchObject([{ sleepHours: 7.5, waterIntake: 8, exerciseMinutes: 1234 }])
})

test('a number with two readings is asked beside its field, and the form is not sent before', async ({
  admin: { page, api },
}) => {
  const name = `Arnica ${randomUUID().slice(0, 8)}`
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/admin/products')
  await page.getByRole('button', { name: t('admin.products.add') }).click()
  const form = page.getByRole('dialog', { name: t('admin.products.add') })
  const price = form.getByRole('spinbutton', { name: t('admin.price') })
  await form.getByLabel(t('admin.name')).fill(name)
  await form.getByLabel(t('admin.product.stock')).fill('1.200')
  await price.fill('1.234')
  const question = t('app.number.which', { first: 1.234, second: 1234 })
  const asked = form.getByRole('group', { name: question })
  await expect(asked).toBeVisible()
  await expect(price).not.toHaveAttribute('aria-invalid')
  const create = form.getByRole('button', { name: t('admin.product.create') })
  await create.click()
  await expect(price).toBeFocused()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(price).toHaveAccessibleDescription(question)
  await expect(price).toHaveValue('1.234')
  expect(await serious(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  expect((await api.admin.products.list.query()).some((product) => product.name === name)).toBe(false)

  await page.keyboard.press('Tab')
  await expect(asked.getByRole('button', { name: '1.234' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(asked.getByRole('button', { name: '1234' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(asked).toBeHidden()
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('1234.00')
  await create.click()
  await expect(form).toBeHidden()
  const stored = (await api.admin.products.list.query()).find((product) => product.name === name)
  expect(stored).toMatchObject({ priceCents: 123_400, stock: 1200 })
})

test('a number field writes a number as the region of its reader does', async ({
  patient: { page },
  context,
  baseURL,
}) => {
  const german = translatorFor('de-DE')
  await context.addCookies([{ name: 'locale', value: 'de-DE', url: baseURL ?? '' }])
  await page.goto('/health-tracking')
  await page.getByRole('button', { name: german('health.tracker.add') }).click()
  const sleep = page.getByRole('spinbutton', { name: german('health.field.sleep') })
  await sleep.fill('7.5')
  await sleep.blur()
  await expect(sleep).toHaveValue('7,5')
  await sleep.press('ArrowUp')
  await expect(sleep).toHaveValue('8')
})
