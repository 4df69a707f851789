import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { addDays } from '../shared/health.ts'
import { overflow, serious } from './axe.ts'
import { type Api, expect, type Person, practitionerOf, signUpPatient, someone, test } from './people.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]
/** The clinic of these tests is in UTC. */
const today = () => new Date().toISOString().slice(0, 10)

/** A practitioner in charge of the patient, who sees patients from 9 to 12 and from 13 to 16. */
async function withHours(browser: Browser, office: Api, patient: Person, name: string) {
  const person = await practitionerOf(browser, office, patient, someone(name))
  await person.api.appointments.setHours.mutate({
    weekly: DAYS.flatMap((day) => [
      { day, from: '09:00', until: '12:00' },
      { day, from: '13:00', until: '16:00' },
    ]),
    exceptions: [],
  })
  const { id: kindId } = await person.api.appointments.saveKind.mutate({
    ...{ name: 'Visit', minutes: 60, place: 'practice', earliestHours: 0, latestDays: 60 },
  })
  return { ...person, kindId }
}

test('an admin sees who comes to whom on a day, and who asks, without the reasons', async ({
  admin: { page },
  office,
  browser,
}) => {
  const context = await browser.newContext()
  const patient = await signUpPatient(context)
  const amara = await withHours(browser, office, patient, 'Amara Okafor')
  const jonas = await withHours(browser, office, patient, 'Jonas Ahlberg')
  const day = addDays(today(), 20)
  const at = (time: string) => `${day}T${time}:00.000Z`
  const call = { key: randomUUID(), patientId: patient.id }
  await amara.api.appointments.book.mutate({ ...call, kindId: amara.kindId, at: at('10:00') })
  await patient.api.appointments.ask.mutate({
    ...{ practitionerId: jonas.id, kindId: jonas.kindId, at: at('14:00'), key: randomUUID() },
    reason: 'A secret of mine',
  })

  await page.goto('/admin')
  const menu = page.getByRole('navigation', { name: 'Admin' })
  await menu.getByRole('link', { name: 'Appointments' }).click()
  const title = (date: string) =>
    page.getByRole('heading', {
      level: 1,
      name: new Intl.DateTimeFormat('en-GB', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(date)),
    })
  await expect(title(today())).toBeVisible()
  await page.getByRole('link', { name: 'Next day' }).click()
  await expect(title(addDays(today(), 1))).toBeVisible()
  await expect(page).toHaveURL(`/admin/appointments?date=${addDays(today(), 1)}`)
  await page.getByRole('link', { name: 'Today', exact: true }).click()
  await page.getByRole('link', { name: 'Previous day' }).click()
  await expect(title(addDays(today(), -1))).toBeVisible()

  await page.goto(`/admin/appointments?date=${day}`)
  const column = (name: string) => page.getByRole('region', { name: `${name}, 1 appointment` })
  await expect(column('Amara Okafor').getByRole('listitem')).toHaveText(/Nora Lind.*10:00 to 11:00, Visit$/)
  await expect(column('Jonas Ahlberg').getByRole('listitem')).toHaveText(
    /Nora Lind.*14:00 to 15:00, Visit, asks$/,
  )
  const requests = page.getByRole('region', { name: /^Requests/ })
  await expect(requests.getByRole('listitem').filter({ hasText: 'Jonas Ahlberg' })).toHaveText(
    /Nora Lind, 14:00Jonas Ahlberg, Visit, 60 min\. Asked \d+ min ago\./,
  )
  await expect(page.getByRole('region', { name: 'Next free' })).toContainText('Amara Okafor')
  await expect(page.getByText(/Reasons are not shown here/)).toBeVisible()
  await expect(page.getByText('A secret of mine')).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await serious(page)).toEqual([])
  }

  // On a phone, the appointments of all practitioners are one list.
  await page.setViewportSize({ width: 375, height: 800 })
  await expect(page.getByRole('listitem').filter({ hasText: 'Nora Lind' }).first()).toContainText(
    '10:00 to 11:00, VisitAmara Okafor',
  )
  expect(await overflow(page)).toBe(0)
  expect(await serious(page)).toEqual([])

  // What a practitioner declines is gone with the next look.
  const [asked] = await jonas.api.appointments.requests.query()
  await jonas.api.appointments.decline.mutate({ id: asked?.id ?? '' })
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Amara Okafor' }).first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Nora Lind, 14:00' })).toHaveCount(0)

  await page.goto('/admin/appointments?date=nonsense')
  await expect(title(today())).toBeVisible()
  for (const one of [context, amara.context, jonas.context]) await one.close()
})
