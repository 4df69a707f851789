import type { Locator, Page } from '@playwright/test'
import { addDays } from '../shared/health.ts'
import { overflow, serious } from './axe.ts'
import { expect, practitionerOf, signUpPatient, someone, test, toastOf } from './people.ts'

const today = () => new Date().toISOString().slice(0, 10)
const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming' }).getByRole('listitem')

/** Chooses the first free time of the week after next, which is never within the hours before. */
async function chooseTime(form: Locator) {
  for (const _week of [1, 2]) await form.getByRole('button', { name: 'Next week' }).click()
  await form.getByRole('group', { name: 'Day' }).getByRole('radio').first().check({ force: true })
  await form.getByRole('group', { name: 'Free times' }).getByRole('radio').first().check({ force: true })
}

test('on a phone a patient asks for a time, moves it once confirmed, and cancels it', async ({
  browser,
  office,
}) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Tokyo',
  })
  const maya = await signUpPatient(context, someone('Maya Lindqvist'))
  const page = await context.newPage()
  await page.goto('/appointments')
  await expect(page.getByText('No appointments ahead')).toBeVisible()
  const elena = await practitionerOf(browser, office, maya, someone('Elena Hartmann'))
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', until: '12:00' }))
  await elena.api.appointments.setHours.mutate({ weekly: everyDay, exceptions: [] })
  const kind = { name: 'Iron check', minutes: 45, earliestHours: 1, latestDays: 60 }
  await elena.api.appointments.saveKind.mutate({
    ...{ ...kind, place: 'video', link: 'https://meet.example/elena' },
  })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Open the appointments' }).click()

  // The times are the clinic's, wherever the patient is.
  await expect(page.getByText('All times are those of the practice')).toBeVisible()
  const asking = page.getByRole('region', { name: 'Ask for a time' })
  await expect(asking.getByRole('radio', { name: 'Iron check' })).toBeChecked()
  expect(await overflow(page)).toBe(0)
  expect(await serious(page)).toEqual([])
  await expect(asking.getByRole('button', { name: 'Ask for a time' })).toBeDisabled()
  await chooseTime(asking)
  await asking.getByLabel('What is it about?').fill('The new ferritin value')
  await asking.getByRole('button', { name: /^Ask for .* 9:00$/ }).click()
  await expect(toastOf(page, 'Your request is sent')).toContainText('Elena Hartmann answers')
  await expect(upcoming(page)).toHaveText([
    /Asked.*Iron check, by video call.*Waits for Elena Hartmann’s answer/,
  ])
  await expect(asking.getByLabel('What is it about?')).toHaveValue('')

  // From the worklist to the request.
  await elena.page.goto('/practitioner/patients')
  const line = elena.page
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('listitem')
    .filter({ hasText: 'Maya Lindqvist' })
  await line.getByRole('link', { name: /request/i }).click()
  await expect(elena.page).toHaveURL(/\/practitioner\/appointments/)
  await expect(elena.page.getByText('The new ferritin value')).toBeVisible()
  await elena.page.getByRole('button', { name: 'Confirm, Maya Lindqvist' }).click()
  await expect(upcoming(page)).toHaveText([/Confirmed/])
  await expect(page.getByText('The call opens here 10 minutes before.')).toBeVisible()

  await page.getByRole('switch', { name: /I would come earlier/ }).click()
  await expect.poll(async () => (await maya.api.appointments.mine.query())[0]?.wantsEarlier).toBe(true)

  await upcoming(page).getByRole('button', { name: 'Move it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Another time' })
  await chooseTime(dialog)
  expect(await serious(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Ask for / }).click()
  await expect(upcoming(page)).toHaveText([/Asked/])

  await upcoming(page).getByRole('button', { name: 'Withdraw' }).click()
  const withdrawal = page.getByRole('alertdialog', { name: 'Withdraw this request?' })
  await withdrawal.getByRole('button', { name: 'Withdraw' }).click()
  await expect(toastOf(page, 'Your request is withdrawn')).toBeVisible()
  await expect(page.getByText('No appointments ahead')).toBeVisible()
  await page.getByRole('button', { name: 'Past and cancelled (1)' }).click()
  await expect(page.getByText('Iron check, Elena Hartmann: cancelled')).toBeVisible()
  await context.close()
  await elena.context.close()
})

test('a patient takes one of the offered times, and learns that a time was just taken', async ({
  patient: { page, ...maya },
  office,
  browser,
}) => {
  const elena = await practitionerOf(browser, office, maya, someone('Elena Hartmann'))
  const other = await browser.newContext()
  const aiko = await signUpPatient(other, someone('Aiko Mori'))
  await office.admin.assignments.assign.mutate({ practitionerId: elena.id, patientId: aiko.id })
  const day = addDays(today(), 9)
  const hours = [{ date: day, from: '09:00', until: '11:00', open: true }]
  await elena.api.appointments.setHours.mutate({ weekly: [], exceptions: hours })
  const { id: kindId } = await elena.api.appointments.saveKind.mutate({
    ...{ name: 'Visit', minutes: 60, place: 'practice', earliestHours: 1, latestDays: 60 },
  })
  const [first = '', second = ''] = ['09:00', '10:00'].map((time) => `${day}T${time}:00.000Z`)
  await page.goto('/appointments')
  const times = page.getByRole('group', { name: 'Free times' }).getByRole('radio')
  await expect(times).toHaveCount(2)
  await times.first().check({ force: true })
  const ask = page.getByRole('button', { name: /^Ask for .* 9:00$/ })
  await expect(ask).toBeEnabled()

  // The page does not hear of what others ask for.
  await aiko.api.appointments.ask.mutate({ practitionerId: elena.id, kindId, at: first, key: 'first' })
  await ask.click()
  await expect(toastOf(page, 'Your request was not sent')).toContainText('This time was just taken.')
  await expect(times).toHaveCount(1)

  const offer = { patientId: maya.id, kindId, times: [second], key: 'offer' }
  await elena.api.appointments.offer.mutate(offer)
  await expect(upcoming(page)).toHaveText([/Offered/])
  await upcoming(page).getByRole('button', { name: 'Take this time' }).click()
  await expect(upcoming(page)).toHaveText([/Confirmed/])
  await page.goto('/dashboard')
  await expect(page.getByRole('list', { name: 'Also today' })).toContainText(/Appointment: .* 10:00/)
  await other.close()
  await elena.context.close()
})
