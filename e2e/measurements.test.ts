import { overflow, serious } from './axe.ts'
import { expect, practitionerOf, signUpPatient, someone, test } from './people.ts'

test('measurements are written in one line, asked about, undone, kept offline and seen by who cares', async ({
  browser,
  office,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const maya = await signUpPatient(context, someone('Maya Lindqvist'))
  const page = await context.newPage()
  await page.goto('/health-tracking/measurements')
  await expect(page.getByText('No measurements yet')).toBeVisible()
  expect(await serious(page)).toEqual([])

  const line = page.getByRole('textbox', { name: 'Write it as you read it' })
  await line.fill('72,4 kg 128/82 68')
  await page.getByRole('button', { name: 'Save 3 measurements' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored()).length).toBe(0)
  await line.fill('72.4 kg 128/82')
  await page.getByRole('button', { name: 'Save 2 measurements' }).click()
  await expect.poll(async () => (await stored()).length).toBe(2)
  async function stored() {
    const day = new Date().toISOString().slice(0, 10)
    return maya.api.measurements.list.query({ from: '2020-01-01', until: day })
  }

  await context.setOffline(true)
  await line.fill('glucose 95')
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  await context.setOffline(false)
  await expect.poll(async () => (await stored()).map(({ kind }) => kind)).toContain('glucose')

  await line.fill('186/118')
  await expect(page.getByText('186/118 mmHg is dangerously high.')).toBeVisible()
  expect(await serious(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  const elena = await practitionerOf(browser, office, maya, someone('Elena Hartmann'))
  await elena.page.goto(`/practitioner/patients/${maya.id}/measurements`)
  await expect(elena.page.getByText('128/82').first()).toBeVisible()
  expect(await serious(elena.page)).toEqual([])
  await context.close()
  await elena.context.close()
})
