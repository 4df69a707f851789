import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { localDay } from '../client/lib/today.ts'
import { addDays } from '../shared/health.ts'
import { DEFAULT_SETTINGS } from '../shared/notices.ts'
import { overflow, serious } from './axe.ts'
import { type Api, expect, type Person, signUpPatient, signUpPractitioner, test, toastOf } from './people.ts'

type Items = NonNullable<Parameters<Api['plans']['create']['mutate']>[0]['items']>

const card = (page: Page, name: 'Today' | 'Yesterday' = 'Today') =>
  page.getByRole('region', { name, exact: true })
const plans = (page: Page) => page.getByRole('region', { name: 'Your Treatment Plans' })
const tick = (page: Page, medication: string, day: 'today' | 'yesterday' = 'today') =>
  card(page, day === 'today' ? 'Today' : 'Yesterday').getByRole('checkbox', {
    name: `${medication} taken ${day}`,
  })

const MORNING: Items = [
  { text: 'Iron bisglycinate 25 mg', slots: ['morning'], units: 1, unitName: 'capsule' },
  { text: 'Vitamin C 500 mg', slots: ['morning', 'evening'], units: 1, unitName: 'tablet' },
  { text: 'Turmeric 400 mg', slots: ['midday'] },
  { text: 'Ginger tea', days: { kind: 'needed' }, units: 1, unitName: 'cup' },
]

/** Writes a plan for a patient as a new practitioner. */
async function prescribe(browser: Browser, office: Api, patientId: string, items = MORNING) {
  const context = await browser.newContext()
  const { api, id } = await signUpPractitioner(context)
  await office.admin.users.verify.mutate({ userId: id })
  const plan = await api.plans.create.mutate({ patientId, title: 'Iron and energy', items })
  return { planId: plan.id, api, leave: () => context.close() }
}

/** A page whose clock says a quarter past eight in the morning of today. */
async function morningPage(context: BrowserContext) {
  const page = await context.newPage()
  const morning = new Date()
  morning.setHours(8, 15, 0, 0)
  await page.clock.setSystemTime(morning)
  return page
}

async function openDashboard(page: Page) {
  await page.goto('/dashboard')
  await expect(tick(page, 'Turmeric 400 mg')).toBeVisible()
}

/** What the server knows of today: "morning Iron bisglycinate 25 mg taken". */
async function known(api: Api, date = localDay()) {
  const { slots } = await api.plans.today.query({ date })
  return slots.flatMap(({ slot, doses }) =>
    doses
      .filter(({ state }) => state !== 'open')
      .map(({ medication, state, reason }) =>
        [slot, medication, state, ...(reason ? [reason] : [])].join(' '),
      ),
  )
}

test('doses ticked offline wait, survive a reload, and are sent once the network is back', async ({
  browser,
  office,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce' })
  const { api, id } = await signUpPatient(context)
  // From today: in the morning of the server, yesterday is still today somewhere.
  const fromToday = MORNING.map((item) => ({ ...item, from: localDay() }))
  await prescribe(browser, office, id, fromToday)
  const page = await morningPage(context)
  await openDashboard(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)

  await card(page).getByRole('button', { name: 'Take all of the morning' }).click()
  await expect(toastOf(page, '2 doses ticked')).toContainText('Iron bisglycinate 25 mg, Vitamin C 500 mg')
  await card(page).getByRole('button', { name: 'More for Turmeric 400 mg' }).click()
  await page.getByRole('menuitem', { name: 'Skip' }).click()
  const question = page.getByRole('dialog', { name: 'Skip turmeric' })
  await expect(question.getByRole('button', { name: 'Skip' })).toBeDisabled()
  await question.getByText('Upset stomach').click()
  await question.getByRole('button', { name: 'Skip' }).click()
  await expect(tick(page, 'Turmeric 400 mg')).toHaveAccessibleDescription('Skipped: upset stomach')
  await expect(card(page)).toContainText('3 ticks wait for the connection.')
  await expect(card(page)).toContainText('2 of 4 taken, 1 skipped')
  await expect(plans(page)).toContainText('2 of 4 taken today')
  expect(await known(api)).toEqual([])

  await page.reload()
  await expect(tick(page, 'Iron bisglycinate 25 mg')).toBeChecked()
  await expect(card(page)).toContainText('3 ticks wait for the connection.')
  await expect(plans(page)).toContainText('Your plans are shown here when the network is back.')
  await card(page).getByRole('button', { name: 'Yesterday' }).click()
  await expect(card(page, 'Yesterday')).toContainText('No dose was planned for this day.')
  await card(page, 'Yesterday').getByRole('button', { name: 'Today' }).click()

  await context.setOffline(false)
  await expect(toastOf(page, '3 ticks sent')).toBeVisible()
  await expect(card(page)).not.toContainText('for the connection')
  await expect(plans(page)).toContainText('2 of 4 taken today')
  expect(await known(api)).toEqual([
    'morning Iron bisglycinate 25 mg taken',
    'morning Vitamin C 500 mg taken',
    'midday Turmeric 400 mg skipped upset stomach',
  ])
  await context.close()
})

test('a tick shows at once in the card, on the plan and in another tab, and can be undone', async ({
  browser,
  context,
  office,
  patient: { api, id },
}) => {
  await prescribe(browser, office, id)
  const [page, other] = [await morningPage(context), await morningPage(context)]
  await openDashboard(page)
  await openDashboard(other)
  await card(page).getByText('Turmeric 400 mg').click()
  await expect(tick(page, 'Turmeric 400 mg')).toBeChecked()
  // The server's clock decides where the device's is ahead.
  await expect(card(page)).toContainText(/Taken \d{2}:\d{2}/)
  await expect(plans(page).getByRole('checkbox', { name: 'Turmeric 400 mg taken today' })).toBeChecked()
  await expect(tick(other, 'Turmeric 400 mg')).toBeChecked()
  await expect(page.getByRole('region', { name: /notification/i }).getByRole('group')).toHaveCount(0)

  await card(other).getByRole('button', { name: 'Take all of the morning' }).click()
  await expect(card(page)).toContainText('3 of 4 taken')
  await toastOf(other, '2 doses ticked').getByRole('button', { name: 'Undo' }).click()
  await expect(toastOf(other, '2 doses ticked')).toBeHidden()
  for (const tab of [page, other]) await expect(card(tab)).toContainText('1 of 4 taken')
  await expect.poll(() => known(api)).toEqual(['midday Turmeric 400 mg taken'])

  // A medication with several times has a tick for each.
  await plans(page)
    .getByRole('checkbox', { name: 'Vitamin C 500 mg taken today, evening' })
    .click({ force: true })
  await expect(card(page).getByRole('region', { name: 'Evening' }).getByRole('checkbox')).toBeChecked()
  await expect(card(other).getByRole('region', { name: 'Evening' }).getByRole('checkbox')).toBeChecked()
})

test('a dose is recorded for another time, skipped with a typed reason, and reopened', async ({
  browser,
  context,
  office,
  patient: { api, id },
}) => {
  await prescribe(browser, office, id)
  const page = await morningPage(context)
  await openDashboard(page)
  const choose = async (action: string) => {
    await card(page).getByRole('button', { name: 'More for Turmeric 400 mg' }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  await choose('Taken at another time')
  const time = page.getByLabel('Time today')
  await time.fill('23:59')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(time).toHaveAccessibleDescription('This time has not come yet')
  // Whatever the server's clock says, it has been.
  await time.fill('00:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(tick(page, 'Turmeric 400 mg')).toHaveAccessibleDescription('Taken 00:00')

  await choose('Skip')
  await page.getByText('Another reason').click()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  const words = page.getByLabel('What is the reason?')
  await expect(words).toHaveAccessibleDescription('Please write a few words')
  await words.fill('Travelling')
  await words.press('Enter')
  await expect(tick(page, 'Turmeric 400 mg')).toHaveAccessibleDescription('Skipped: Travelling')
  await expect.poll(() => known(api)).toEqual(['midday Turmeric 400 mg skipped Travelling'])

  await choose('Not skipped')
  await expect(tick(page, 'Turmeric 400 mg')).toHaveAccessibleDescription('')
  await expect.poll(() => known(api)).toEqual([])

  await choose('Read plan')
  await expect(page.getByRole('dialog', { name: 'Iron and energy' })).toContainText('Ginger tea')
})

test('a tick that the plan no longer contains is reported and stays until it is dismissed', async ({
  browser,
  context,
  office,
  patient: { id },
}) => {
  const { planId, api } = await prescribe(browser, office, id)
  const page = await morningPage(context)
  await openDashboard(page)
  await context.setOffline(true)
  await card(page).getByText('Turmeric 400 mg').click()
  await expect(card(page)).toContainText('1 tick waits for the connection.')
  await api.plans.remove.mutate({ id: planId })
  await context.setOffline(false)

  await expect(toastOf(page, 'Not accepted')).toContainText('There is no such medication in your plans.')
  const refused = card(page).getByRole('list', { name: 'Not accepted' })
  await expect(refused).toContainText(/Turmeric 400 mg, \w+day midday, was not accepted: There is no such/)
  await page.reload()
  await refused.getByRole('button', { name: /^Dismiss/ }).click()
  await expect(refused).toBeHidden()
})

test('signing out with an unsent tick asks for confirmation', async ({
  browser,
  context,
  office,
  patient: { id },
}) => {
  await prescribe(browser, office, id)
  const page = await morningPage(context)
  await openDashboard(page)
  await page.route('**/api/trpc/plans.setDose*', (route) => route.abort())
  await card(page).getByText('Turmeric 400 mg').click()
  await expect(card(page)).toContainText('1 tick waits for the connection.')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out without sending?' })
  await expect(question).toContainText('Not sent yet: 1 tick. Signing out deletes it from this browser')
  await question.getByRole('button', { name: 'Sign out and remove' }).click()
  await expect(toastOf(page, 'Signed out successfully')).toBeVisible()
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^(waiting|tracker)/.test(key)),
  )
  expect(left).toEqual([])
})

test('yesterday can be ticked', async ({ browser, office }) => {
  const context = await browser.newContext({ timezoneId: 'UTC', reducedMotion: 'reduce' })
  const { api, id } = await signUpPatient(context)
  await api.notices.updateSettings.mutate({ ...DEFAULT_SETTINGS, timeZone: 'Etc/GMT+12' })
  await prescribe(browser, office, id)
  const page = await context.newPage()
  // A plan counts from the patient's day, here of the westernmost time zone. In the morning that is yesterday; later in
  // the day the patient's clock is one day ahead, as it then is in the easternmost.
  const now = new Date()
  const ahead = now.getUTCHours() >= 11 ? 1 : 0
  await page.clock.setSystemTime(now.getTime() + ahead * 24 * 60 * 60 * 1000)
  const yesterday = addDays(now.toISOString().slice(0, 10), ahead - 1)
  await openDashboard(page)
  await card(page).getByRole('button', { name: 'Yesterday' }).click()
  await expect(card(page, 'Yesterday').getByRole('button', { name: /^Take all/ })).toHaveCount(0)
  await card(page, 'Yesterday').getByText('Turmeric 400 mg').click()
  await expect(tick(page, 'Turmeric 400 mg', 'yesterday')).toBeChecked()
  await expect.poll(() => known(api, yesterday)).toEqual(['midday Turmeric 400 mg taken'])
  await card(page, 'Yesterday').getByRole('button', { name: 'Today' }).click()
  await expect(tick(page, 'Turmeric 400 mg')).not.toBeChecked()
  await context.close()
})

test('a completed day collapses, and the strip names the open fields of the health entry', async ({
  browser,
  context,
  office,
  patient: { api, id },
}) => {
  const page = await morningPage(context)
  await page.goto('/dashboard')
  await expect(card(page)).toContainText('Nothing to take yet.')
  await prescribe(browser, office, id, [{ text: 'Zinc 15 mg', slots: ['evening'] }])
  await api.health.addEntry.mutate({ date: localDay(), sleepHours: 5, mood: 'Good' })
  await page.reload()
  await expect(page.getByRole('list', { name: 'Due next' })).toContainText('Water and exercise are open')
  await expect(card(page)).toContainText('from 18:00')
  await card(page).getByText('Zinc 15 mg').click()
  await expect(card(page)).toContainText('Everything of today is taken.')
  await expect(card(page)).toContainText('Tomorrow starts with zinc, in the evening.')
  await expect(card(page).getByRole('heading', { name: 'Today' })).toBeFocused()
  await card(page).getByRole('button', { name: 'Show the doses' }).click()
  await expect(tick(page, 'Zinc 15 mg')).toBeChecked()
})

test('axe finds nothing serious on Today, its menu and its dialogs, and nothing overflows', {
  tag: '@slow',
}, async ({ browser, context, office, patient: { id } }) => {
  test.slow()
  await prescribe(browser, office, id)
  const page = await morningPage(context)
  await openDashboard(page)
  const check = async (what: string) => {
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    expect.soft(await serious(page), what).toEqual([])
  }
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await check(`the card, ${theme} at ${width} px`)
      expect.soft(await overflow(page), `pixels beyond ${width}`).toBe(0)
    }
    const more = card(page).getByRole('button', { name: 'More for Turmeric 400 mg' })
    await more.click()
    await expect(page.getByRole('menuitem', { name: 'Skip' })).toBeVisible()
    await check(`the menu, ${theme}`)
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await more.press('Enter')
    await page.getByRole('menuitem', { name: 'Skip' }).click()
    // Escape is the dialog's once it has the focus.
    await expect
      .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]'))))
      .toBe(true)
    await check(`the reasons, ${theme}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await card(page).getByRole('button', { name: 'Take all of the morning' }).click()
  await check('the toast')
})

/** Completes an order as an admin; its packs are the patient's from then on. */
async function complete(office: Api, orderId: string) {
  for (const status of ['processing', 'completed'] as const) {
    await office.admin.orders.setStatus.mutate({ orderId, status })
  }
}

/** Gives a patient a capsule a day of a product with ten in a pack, of which one pack was bought and 8 capsules are left. */
async function supply(browser: Browser, office: Api, { id, api }: Person) {
  const name = `Marigold ${randomUUID().slice(0, 8)}`
  const { id: productId } = await office.admin.products.create.mutate({
    ...{ name, stock: 9, priceCents: 1250, unitsPerPack: 10, unitName: 'capsule' },
  })
  await prescribe(browser, office, id, [
    { text: 'Marigold', slots: ['morning'], units: 1, unitName: 'capsule', productId },
  ])
  const lines = [{ productId, quantity: 1 }]
  const { orderId } = await api.shop.placeOrder.mutate({ lines, idempotencyKey: randomUUID() })
  await complete(office, orderId)
  await api.shop.setUnitsLeft.mutate({ productId, unitsLeft: 8 })
  return { name, productId }
}

const lineOf = (page: Page, name: string) => card(page).getByRole('listitem').filter({ hasText: name })

test('a product that runs out is reordered with one tap, shown as ordered, and received', async ({
  browser,
  office,
  patient,
}) => {
  const { page, api } = patient
  const { name } = await supply(browser, office, patient)
  const line = lineOf(page, name)
  const reorder = line.getByRole('button', { name: `Reorder ${name}` })
  const quantity = page.getByRole('group', { name: `Quantity of ${name}` }).getByRole('status')
  await page.goto('/dashboard')
  await expect(line).toContainText(`${name}: about 8 days left by the plan`)
  await reorder.click()
  await expect(page).toHaveURL('/cart')
  await expect(quantity).toHaveText('3')

  // Once more: the packs are in the cart already.
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await reorder.click()
  await expect(page).toHaveURL('/cart')
  await expect(quantity).toHaveText('3')
  expect(await api.shop.orders.query({})).toHaveLength(1)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL('/orders')

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(line).toContainText('about 8 days left by the plan; 30 capsules are on their way')
  await expect(reorder).toHaveCount(0)
  const [placed] = await api.shop.orders.query({ limit: 1 })
  await complete(office, placed?.id ?? '')
  await expect(line).toHaveCount(0)

  await card(page).getByText('Marigold', { exact: true }).click()
  await plans(page).getByRole('button', { name: 'Read plan' }).click()
  await expect(page.getByRole('dialog', { name: 'Iron and energy' })).toContainText('37 capsules left, until')
})

test('the remaining supply is corrected in a plan’s details, and a product out of stock cannot be reordered', async ({
  browser,
  office,
  patient,
}) => {
  const { page } = patient
  const { name, productId } = await supply(browser, office, patient)
  await page.goto('/dashboard')
  await plans(page).getByRole('button', { name: 'Read plan' }).click()
  const details = page.getByRole('dialog', { name: 'Iron and energy' })
  await expect(details).toContainText('8 capsules left, until')
  await details.getByRole('button', { name: `Correct what is left of ${name}` }).click()
  const question = page.getByRole('dialog', { name })
  const left = question.getByLabel('How many capsules do you have left?')
  await expect(left).toBeFocused()
  await left.fill('4.1')
  await question.getByRole('button', { name: 'Save' }).click()
  await expect(left).toHaveAccessibleDescription('What is left must be in quarters')
  await left.fill('')
  await left.press('Enter')
  await expect(left).toHaveAccessibleDescription('Please give what is left as a number')
  await left.fill('4.5')
  await left.press('Enter')
  await expect(question).toBeHidden()
  await expect(details).toContainText('4.5 capsules left, until')
  // Nothing that was typed is lost with the plan.
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(lineOf(page, name)).toContainText('about 4 days left by the plan')

  await office.admin.products.adjustStock.mutate({ productId, delta: -8 })
  await lineOf(page, name).getByRole('button', { name: 'Reorder' }).click()
  await expect(toastOf(page, 'Out of Stock')).toContainText(`Please ask your practitioner about ${name}.`)
  await expect(lineOf(page, name)).toContainText('about 4 days left by the plan; out of stock, ask your')
  await expect(lineOf(page, name).getByRole('button')).toHaveCount(0)
})

test('axe finds nothing serious on the supply line and its dialog', {
  tag: '@slow',
}, async ({ browser, office, patient }) => {
  test.slow()
  const { page } = patient
  const { name } = await supply(browser, office, patient)
  await page.goto('/dashboard')
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    for (const width of [360, 1280]) {
      const check = async (what: string) => {
        expect.soft(await serious(page), `${what}, ${theme} at ${width} px`).toEqual([])
        expect.soft(await overflow(page), `${what}, pixels beyond ${width}`).toBe(0)
      }
      await page.setViewportSize({ width, height: 800 })
      await expect(lineOf(page, name)).toContainText('about 8 days left')
      await check('the line')
      await plans(page).getByRole('button', { name: 'Read plan' }).click()
      const correct = page.getByRole('button', { name: `Correct what is left of ${name}` })
      await expect(correct).toHaveAccessibleDescription(/8 capsules left/)
      await check('the plan')
      await correct.click()
      await expect(page.getByLabel('How many capsules do you have left?')).toBeFocused()
      await check('the question')
      await page.keyboard.press('Escape')
      await expect(correct).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
})
