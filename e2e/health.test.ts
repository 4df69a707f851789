import type { Locator, Page } from '@playwright/test'
import { addDays } from '../shared/health.ts'
import { expect, signIn, signUpPatient, someone, test, toastOf } from './people.ts'

const achievements = (page: Page) => page.getByRole('region', { name: 'Achievements' })
const goals = (page: Page) => page.getByRole('region', { name: "Today's Goals" })

/** Opens the form, and returns the day that it proposes: today in the browser's time zone. */
async function openForm(page: Page) {
  await page.goto('/health-tracking')
  await page.getByRole('button', { name: 'Add Entry' }).click()
  await expect(page.getByLabel('Date')).not.toHaveValue('')
  return page.evaluate(() => new Date().toLocaleDateString('sv'))
}

/** Presses Tab, or Shift+Tab, until `goal` has the focus. */
async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(goal).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key)
    if (await goal.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`the keyboard does not reach ${goal}`)
}

test('an entry on the seventh day in a row unlocks Week Warrior', async ({ patient: { page, api } }) => {
  await page.goto('/health-tracking')
  await expect(page.getByText('No health entries yet. Start tracking to unlock achievements!')).toBeVisible()
  await expect(achievements(page)).toContainText('0 of 7 unlocked')
  const today = await openForm(page)
  for (let ago = 1; ago <= 6; ago++) {
    await api.health.addEntry.mutate({ date: addDays(today, -ago), sleepHours: 7.5, energyLevel: 8 })
  }
  await page.getByRole('spinbutton', { name: 'Sleep hours' }).fill('8')
  await page.getByRole('button', { name: 'Save Entry' }).click()

  await expect(toastOf(page, '🎉 Entry added!')).toContainText('Great job! You earned 10 points!')
  await expect(achievements(page).getByRole('listitem').filter({ hasText: 'Week Warrior' })).toContainText(
    'Unlocked',
  )
  // Seven entries and a streak of seven days.
  await expect(page.getByText('105', { exact: true })).toBeVisible()
  expect(await api.health.summary.query({ today })).toMatchObject({ streak: 7, totalPoints: 105 })
})

test('a day that meets all four goals unlocks Perfect Day', async ({ patient: { page } }) => {
  await page.goto('/health-tracking')
  await goals(page).getByRole('button', { name: 'Log water' }).click()
  await expect(page.getByRole('heading', { name: 'New Health Entry' })).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Water glasses' })).toBeFocused()
  await page.keyboard.type('8')
  await goals(page).getByRole('button', { name: 'Log sleep' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Sleep hours' })).toBeFocused()
  await page.keyboard.type('7.5')
  await goals(page).getByRole('button', { name: 'Log exercise' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Exercise minutes' })).toBeFocused()
  await page.keyboard.type('30')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(goals(page)).toContainText('3 of 4 met')
  await expect(goals(page).getByText('Perfect Day!')).toBeHidden()

  await goals(page).getByRole('button', { name: 'Log mood' }).click()
  await page.getByRole('radiogroup', { name: 'Mood' }).getByText('Good').click()
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(toastOf(page, 'Entry updated')).toBeVisible()
  await expect(goals(page).getByText('Perfect Day!')).toBeVisible()
})

test('a day can be logged with the keyboard alone', async ({ patient: { page, api } }) => {
  await page.goto('/health-tracking')
  await tabTo(page, goals(page).getByRole('button', { name: 'Log water' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('spinbutton', { name: 'Water glasses' })).toBeFocused()
  await page.keyboard.type('9')
  // Backwards into the group: at its last mood, whose next one is the first.
  await tabTo(page, page.getByRole('radio', { name: 'Poor' }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('slider', { name: /Energy level/ }), 'Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, page.getByLabel('Notes'))
  await page.keyboard.type('By keyboard')
  await tabTo(page, page.getByRole('button', { name: 'Save Entry' }))
  await page.keyboard.press('Enter')

  await expect(toastOf(page, '🎉 Entry added!')).toBeVisible()
  expect(await api.health.entries.query({})).toMatchObject([
    { waterIntake: 9, energyLevel: 9, mood: 'Great', notes: 'By keyboard' },
  ])
})

test('the health form refuses impossible values beside their fields', async ({ patient: { page } }) => {
  const today = await openForm(page)
  await page.getByLabel('Date').fill(addDays(today, 1))
  await page.getByRole('spinbutton', { name: 'Sleep hours' }).fill('24.5')
  await page.getByRole('spinbutton', { name: 'Water glasses' }).fill('-1')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByLabel('Date')).toHaveAccessibleDescription('The date cannot be in the future.')
  await expect(page.getByRole('spinbutton', { name: 'Sleep hours' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('spinbutton', { name: 'Water glasses' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(toastOf(page, 'Error')).toBeVisible()
})

test('an unfinished health entry survives a reload', async ({ patient: { page } }) => {
  await openForm(page)
  await page.getByLabel('Notes').fill('Half a thought')
  await page.reload()
  await expect(page.getByLabel('Notes')).toHaveValue('Half a thought')
})

test('an entry logged offline waits, survives a reload, and arrives once', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const { api } = await signUpPatient(context)
  const page = await context.newPage()
  await openForm(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.getByRole('spinbutton', { name: 'Water glasses' }).fill('8')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(toastOf(page, 'Waiting to be sent')).toBeVisible()
  const waiting = page.getByRole('region', { name: 'Saved in this browser' })
  await expect(waiting).toContainText('Waiting to be sent')
  await expect(goals(page)).toContainText('1 of 4 met')

  await page.reload()
  await expect(page.getByText('No connection')).toBeVisible()
  await expect(waiting).toContainText('Waiting to be sent')
  await context.setOffline(false)
  await expect(toastOf(page, 'Entry sent')).toBeVisible()
  await expect(waiting).toBeHidden()
  await expect(page.getByRole('button', { name: /^Delete entry of/ })).toHaveCount(1)
  expect(await api.health.entries.query({})).toMatchObject([{ waterIntake: 8 }])
  await context.close()
})

test('unsent entries of one account are neither shown nor sent for another in the same browser', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const [maya, noor] = [someone('Maya Lind'), someone('Noor Berg')]
  const waiting = page.getByRole('region', { name: 'Saved in this browser' })
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waiting:')).length)

  const noorsApi = (await signUpPatient(context, noor)).api
  await noorsApi.health.addEntry.mutate({ date: '2026-01-02', waterIntake: 3 })
  const { id } = await signUpPatient(context, maya)
  await page.goto('/health-tracking')
  await page.route('**/api/trpc/health.addEntry*', (route) => route.abort())
  await page.getByRole('button', { name: 'Add Entry' }).click()
  await page.getByRole('spinbutton', { name: 'Water glasses' }).fill('8')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(waiting).toContainText('Waiting to be sent')

  // The session expires, and another person signs in here, with a working network.
  await context.clearCookies()
  await page.unroute('**/api/trpc/health.addEntry*')
  const others = await signIn(context.request, noor)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('health.addEntry')) sent.push(request.url())
  })
  await page.goto('/health-tracking')
  await expect(page.getByRole('button', { name: /^Delete entry of/ })).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.reload()
  await expect(page.getByRole('button', { name: /^Delete entry of/ })).toHaveCount(1)
  await expect(waiting).toBeHidden()
  expect(sent).toEqual([])
  expect(await others.health.entries.query({})).toMatchObject([{ date: '2026-01-02', waterIntake: 3 }])
  expect(await page.evaluate((of) => Object.keys(localStorage).some((key) => key.includes(of)), id)).toBe(
    true,
  )
  expect(await kept()).toBe(1)

  // The entries are sent when their own account is signed in again.
  await context.clearCookies()
  const own = await signIn(context.request, maya)
  await page.goto('/health-tracking')
  await expect.poll(kept).toBe(0)
  expect(await own.health.entries.query({})).toMatchObject([{ waterIntake: 8 }])
  await context.close()
})
