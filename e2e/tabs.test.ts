import type { Locator, Page } from '@playwright/test'
import { overflow, serious } from './axe.ts'
import { expect, practitionerOf, signInDemo, test, toastOf } from './people.ts'

const PHONE = { width: 375, height: 740 }

test.use({ viewport: PHONE })

const tabsOf = (page: Page) => page.getByRole('navigation', { name: 'Sections' })

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the page')
  return { ...box, end: box.y + box.height }
}

test('a patient’s tabs lead to today, tracking, results and messages, and "More" to everything', async ({
  patient: { page },
}) => {
  await page.goto('/dashboard')
  const tabs = tabsOf(page)
  await expect(tabs.getByRole('link')).toHaveText(['Today', 'Track', 'Results', 'Messages'])
  await expect(tabs.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
  for (const [name, path] of [
    ['Track', '/health-tracking'],
    ['Results', '/blood-tests'],
    ['Messages', '/messages'],
    ['Today', '/dashboard'],
  ] as const) {
    await tabs.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
  for (const one of await tabs.locator('a, button').all()) {
    const { width, height } = await boxOf(one)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflow(page)).toBe(0)
  expect(await serious(page)).toEqual([])

  await tabs.getByRole('button', { name: 'More, menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  for (const name of [
    'Health Tracking',
    'Products',
    'Orders',
    'Blood Tests',
    'Profile',
    'Dashboard',
    'Messages',
    'My record',
  ]) {
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await drawer.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(tabs).toHaveCount(0)
})

test('a practitioner’s tabs count what waits, and the AI wizard is in the drawer and beside the plans', async ({
  page,
  context,
}) => {
  await signInDemo(context.request, 'practitioner')
  await page.goto('/practitioner/treatment-plans')
  const tabs = tabsOf(page)
  await expect(tabs.getByRole('link')).toHaveCount(3)
  await expect(tabs.getByRole('link', { name: /^Attention, \d+ waiting$/ })).toBeVisible()
  await page.getByRole('link', { name: 'AI Wizard', exact: true }).click()
  await expect(page).toHaveURL('/ai-wizard')
  await tabs.getByRole('link', { name: 'Patients' }).click()
  await expect(page).toHaveURL('/practitioner/patients')
  await tabs.getByRole('button', { name: 'More, menu' }).click()
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: 'AI Compounding Wizard' })
    .click()
  await expect(page).toHaveURL('/ai-wizard')
})

test('an admin keeps the menu, and nobody has tabs from 768 px or in print', async ({
  admin: { page },
  browser,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Admin Panel' }),
  ).toBeVisible()
  await expect(tabsOf(page)).toHaveCount(0)

  const context = await browser.newContext({ viewport: PHONE })
  await signInDemo(context.request, 'patient')
  const own = await context.newPage()
  await own.goto('/dashboard')
  await expect(tabsOf(own)).toBeVisible()
  await own.emulateMedia({ media: 'print' })
  await expect(tabsOf(own)).toBeHidden()
  await own.emulateMedia({ media: 'screen' })
  await own.setViewportSize({ width: 768, height: 800 })
  await expect(tabsOf(own)).toHaveCount(0)
  await context.close()
})

test('the end of a page, what saves it and its toasts stay above the tabs', async ({ patient: { page } }) => {
  await page.goto('/profile')
  const tabs = tabsOf(page)
  await expect(tabs).toBeVisible()
  const top = (await boxOf(tabs)).y
  await page.getByLabel('Address').fill('Kungsgatan 4')
  const save = page.getByRole('button', { name: 'Save Changes' })
  expect((await boxOf(save)).end).toBeLessThan(top)
  await save.click()
  const toast = toastOf(page, 'Profile updated')
  await expect(toast).toBeVisible()
  await expect.poll(async () => (await boxOf(toast)).end).toBeLessThan(top)

  // While the toast is shown, all of the page scrolls free of it, and the bar of a new change stands above it.
  const last = page.getByRole('main').locator('textarea').last()
  await last.focus()
  await expect(toast).toBeVisible()
  expect((await boxOf(last)).end).toBeLessThan((await boxOf(toast)).y)
  await last.fill('none')
  await expect(toast).toBeVisible()
  expect((await boxOf(save)).end).toBeLessThan((await boxOf(toast)).y)

  await page.goto('/products')
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const end = await page.getByRole('main').evaluate((main) => {
    const all = [...main.querySelectorAll('a, button, p')].map((one) => one.getBoundingClientRect().bottom)
    return Math.max(...all)
  })
  expect(end).toBeLessThan(top)
})

test('in a thread the composer takes the place of the tabs', async ({ patient, office, browser }) => {
  const elena = await practitionerOf(browser, office, patient)
  const { page } = patient
  await page.goto('/messages')
  await expect(tabsOf(page)).toBeVisible()
  await page.getByRole('link', { name: new RegExp(elena.fullName) }).click()
  await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 })
  await expect(tabsOf(page)).toHaveCount(0)
  await page.goBack()
  await expect(tabsOf(page)).toBeVisible()
  await elena.context.close()
})
