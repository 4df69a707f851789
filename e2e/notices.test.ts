import type { Browser, Page } from '@playwright/test'
import { overflow, serious } from './axe.ts'
import { type Api, expect, signUpPatient, signUpPractitioner, test, toastOf } from './people.ts'
import { MAIL_PORTAL_PORT } from './ports.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notices/ })
const popover = (page: Page) => page.getByRole('dialog', { name: 'Notices' })
const settings = (page: Page) => page.getByRole('form', { name: 'Reminders' })

/** Writes plans for a patient as a new practitioner, one notice each. */
async function writePlans(browser: Browser, office: Api, patientId: string, titles: readonly string[]) {
  const context = await browser.newContext()
  const { api, id } = await signUpPractitioner(context)
  await office.admin.users.verify.mutate({ userId: id })
  for (const title of titles) {
    await api.plans.create.mutate({ patientId, title, items: [{ text: 'Nettle leaf tea' }] })
  }
  await context.close()
}

async function openBell(page: Page) {
  await bell(page).click()
  await expect(popover(page)).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
}

test('the bell counts live in two tabs, and reading a notice in one marks it in the other', async ({
  browser,
  context,
  office,
  patient: { page, id },
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/products')
    await expect(bell(tab)).toHaveAccessibleName('Notices')
  }
  await writePlans(browser, office, id, ['Iron and energy', 'Sleep'])
  for (const tab of [page, other]) {
    await expect(bell(tab)).toHaveAccessibleName('Notices, 2 unread')
    await expect(bell(tab)).toHaveText('2')
  }

  await openBell(other)
  const lines = popover(other).getByRole('listitem')
  await expect(lines).toHaveText([/Dr\. Ada Berg wrote a plan for you: Sleep/, /Iron and energy/])
  await expect(popover(other).getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(lines.getByRole('img', { name: 'unread' })).toHaveCount(2)

  // A notice leads to its place and is read by that; the focus goes with it.
  await openBell(page)
  // The page is there long before the popover has faded.
  await page.evaluate(() => document.documentElement.style.setProperty('--dur-1', '1s'))
  await popover(page)
    .getByRole('link', { name: /Iron and energy/ })
    .click()
  await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}\/versions$/)
  await expect(page.getByRole('heading', { name: 'Iron and energy' })).toBeVisible()
  await expect(popover(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Notices, 1 unread')
  await expect(lines.getByRole('img', { name: 'unread' })).toHaveCount(1)

  await popover(other).getByRole('button', { name: 'Mark all as read' }).click()
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Notices')
  await expect(lines.getByRole('img', { name: 'unread' })).toHaveCount(0)
  await expect(popover(other).getByRole('button', { name: 'Mark all as read' })).toBeHidden()
  await expect(popover(other)).toBeFocused()
})

test('equal notices are one line, and following it marks all of them as read', async ({
  browser,
  office,
  patient: { page, id },
}) => {
  const context = await browser.newContext()
  const { api, id: userId } = await signUpPractitioner(context)
  await office.admin.users.verify.mutate({ userId })
  const plan = { patientId: id, title: 'Sleep', items: [{ text: 'Nettle leaf tea' }] }
  const { id: planId } = await api.plans.create.mutate(plan)
  for (const notes of ['One cup', 'Two cups']) await api.plans.update.mutate({ ...plan, id: planId, notes })
  await context.close()
  await page.goto('/products')
  await expect(bell(page)).toHaveAccessibleName('Notices, 3 unread')
  await openBell(page)
  const lines = popover(page).getByRole('listitem')
  await expect(lines).toHaveText([
    /^Sleep has a new version2 notices, the latest at \d/,
    /wrote a plan for you: Sleep/,
  ])
  await lines.first().getByRole('link').click()
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 unread')
})

test('the notices popover opens and closes with the keyboard, and does not trap the focus', async ({
  patient: { page },
}) => {
  await page.goto('/products')
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(popover(page)).toBeFocused()
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(popover(page).getByRole('heading', { name: 'No notices' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popover(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()

  await bell(page).click()
  await expect(popover(page)).toBeVisible()
  await bell(page).click()
  await expect(popover(page)).toBeHidden()

  await bell(page).click()
  await popover(page).getByRole('link', { name: 'Reminders' }).focus()
  await page.keyboard.press('Tab')
  await expect(popover(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
})

test('All notices shows page after page, and Reminders leads to its page of the profile', async ({
  browser,
  office,
  patient: { page, id },
}) => {
  const titles = Array.from({ length: 32 }, (_, number) => `Plan number ${number + 1}`)
  await writePlans(browser, office, id, titles)
  await page.goto('/products')
  await expect(bell(page)).toHaveAccessibleName('Notices, 32 unread')
  await openBell(page)
  await expect(popover(page).getByRole('listitem')).toHaveCount(10)
  await popover(page).getByRole('link', { name: 'All notices' }).click()
  await expect(page).toHaveURL('/notices')
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines).toHaveCount(30)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(lines).toHaveCount(32)
  await expect(lines.last()).toContainText('Plan number 1')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notices')
  await expect(lines.getByRole('img', { name: 'unread' })).toHaveCount(0)

  await openBell(page)
  await popover(page).getByRole('link', { name: 'Reminders' }).click()
  await expect(page).toHaveURL('/profile/reminders')
  await expect(page.getByRole('heading', { name: 'Reminders' })).toBeInViewport()
})

test('notices that cannot be loaded can be tried again', async ({ patient: { page } }) => {
  await page.goto('/products')
  await expect(bell(page)).toBeVisible()
  let fails = true
  await page.route(/notices\.list/, (route) => (fails ? route.abort() : route.fallback()))
  await bell(page).click()
  await expect(popover(page)).toContainText('Your notices could not be loaded.', { timeout: 20_000 })
  fails = false
  await popover(page).getByRole('button', { name: 'Try again' }).click()
  await expect(popover(page).getByRole('heading', { name: 'No notices' })).toBeVisible()
})

test('reminder times, quiet hours and the time zone are saved and shown again; unsaved input is kept', async ({
  patient: { page, api },
}) => {
  await page.goto('/profile/reminders')
  const form = settings(page)
  await expect(form).toContainText('Reminders never name a remedy or a result outside this portal.')
  await expect(form).toContainText('3 doses of the morning are open.')
  // This portal has no mail server.
  await expect(form).toContainText('This portal sends no e-mail')
  const doses = form.getByRole('group', { name: 'Doses of the day' })
  await expect(doses.getByRole('checkbox', { name: 'Mail' })).toBeDisabled()
  await expect(doses.getByRole('checkbox', { name: 'Only here' })).toBeChecked()
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await expect(form.getByLabel('Time zone')).toHaveValue(zone.replaceAll('_', ' '))

  await form.getByLabel('Morning').fill('')
  await form.getByRole('button', { name: 'Save Reminders' }).click()
  await expect(form.getByLabel('Morning')).toHaveAccessibleDescription('Please give a time as HH:mm')
  await form.getByLabel('Morning').fill('07:15')
  await form.getByRole('switch', { name: 'Quiet hours' }).click()
  await form.getByLabel('Time zone').fill('new york')
  await page.getByRole('option', { name: /America\/New York/ }).click()

  // The bar's links do not reload the page.
  await page.getByRole('link', { name: 'Orders' }).click()
  // While the next page is loading, the form is hidden, but it is still the same form.
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'Reminders' }).click()
  await expect(form).toContainText('Your last changes here are not saved yet.')
  await expect(form.getByLabel('Morning')).toHaveValue('07:15')
  await form.getByRole('button', { name: 'Save Reminders' }).click()
  await expect(toastOf(page, 'Reminders updated')).toBeVisible()
  await expect(form).not.toContainText('not saved yet')

  await page.reload()
  await expect(form.getByLabel('Morning')).toHaveValue('07:15')
  await expect(form.getByRole('switch', { name: 'Quiet hours' })).not.toBeChecked()
  await expect(form.getByLabel('Time zone')).toHaveValue('America/New York')
  expect(await api.notices.settings.query()).toMatchObject({
    timeZone: 'America/New_York',
    times: { morning: '07:15', midday: '12:30' },
    quiet: null,
    kinds: {},
  })
})

test.describe('with a mail server', () => {
  test.use({ baseURL: `http://localhost:${MAIL_PORTAL_PORT}` })

  test('the ways of a kind are saved and shown again, and Only here takes them back', async ({
    context,
    page,
  }) => {
    const { api } = await signUpPatient(context)
    await page.goto('/profile/reminders')
    const form = settings(page)
    const group = (name: string) => form.getByRole('group', { name })
    const mail = (name: string) => group(name).getByRole('checkbox', { name: 'Mail' })
    const onlyHere = (name: string) => group(name).getByRole('checkbox', { name: 'Only here' })
    await mail('Plans').check()
    await expect(onlyHere('Plans')).not.toBeChecked()
    await mail('Doses of the day').check()
    await onlyHere('Doses of the day').check()
    await expect(mail('Doses of the day')).not.toBeChecked()
    // One of the ways is always chosen.
    await onlyHere('Doses of the day').click()
    await expect(onlyHere('Doses of the day')).toBeChecked()
    await form.getByRole('button', { name: 'Save Reminders' }).click()
    await expect(toastOf(page, 'Reminders updated')).toBeVisible()

    await page.reload()
    await expect(mail('Plans')).toBeChecked()
    await expect(onlyHere('Doses of the day')).toBeChecked()
    const byMail = { mail: true, device: false }
    const { kinds } = await api.notices.settings.query()
    expect(kinds).toEqual({ 'plan-written': byMail, 'plan-changed': byMail })

    await mail('Plans').uncheck()
    await form.getByRole('button', { name: 'Undo changes' }).click()
    await expect(mail('Plans')).toBeChecked()
  })
})

test('staff choose among the reminders of their role, without times of the day', async ({
  admin: { page },
}) => {
  await page.goto('/admin')
  await expect(bell(page)).toBeVisible()
  await openBell(page)
  await popover(page).getByRole('link', { name: 'Reminders' }).click()
  const form = settings(page)
  for (const name of ['Low stock', 'Backups', 'Results of patients', 'Critical values']) {
    await expect(form.getByRole('group', { name })).toBeVisible()
  }
  await expect(form.getByRole('group', { name: 'Doses of the day' })).toHaveCount(0)
  await expect(form.getByLabel('Time zone')).toHaveCount(0)
})

test('axe finds nothing serious in the notices popover and settings, and nothing overflows', {
  tag: '@slow',
}, async ({ browser, office, patient: { page, id } }) => {
  test.slow()
  await writePlans(browser, office, id, ['Iron and energy'])
  const views = [360, 768, 1280].flatMap((width) =>
    (['light', 'dark'] as const).map((theme) => ({ width, theme })),
  )
  const look = async (name: string) => {
    for (const { width, theme } of views) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: theme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect.soft(await serious(page), `${name}, ${theme} at ${width} px`).toEqual([])
      expect.soft(await overflow(page), `${name}, pixels beyond ${width}`).toBe(0)
    }
  }
  await page.goto('/products')
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 unread')
  await openBell(page)
  await look('popover')
  await page.keyboard.press('Escape')
  await page.goto('/profile/reminders')
  await expect(settings(page)).toBeVisible()
  await look('settings')
})
