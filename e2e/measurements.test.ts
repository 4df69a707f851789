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

test('a practitioner sets what to be told of, and the reading that meets it stands in the worklist', async ({
  browser,
  office,
}) => {
  const context = await browser.newContext()
  const maya = await signUpPatient(context, someone('Maya Lindqvist'))
  const elena = await practitionerOf(browser, office, maya, someone('Elena Hartmann'))
  const { page } = elena
  const pressure = (systolic: number, minutesAgo: number) =>
    maya.api.measurements.add.mutate({
      ...{ kind: 'bloodPressure', unit: 'mmHg', values: { systolic, diastolic: 90 } },
      ...{ at: new Date(Date.now() - minutesAgo * 60_000).toISOString(), key: `${minutesAgo}` },
    })
  for (let at = 24; at > 0; at -= 1) await pressure(at > 12 ? 140 : 130, 60 + at)

  await page.goto(`/practitioner/patients/${maya.id}/measurements`)
  await expect(page.getByText('Blood pressure 140/90 → 130/90 mmHg')).toBeVisible()
  const rules = page.getByRole('region', { name: 'Tell me when' })
  await rules.getByRole('checkbox', { name: 'two readings above 150/95 within 3 days' }).check()
  await rules.getByRole('button', { name: /^Change the limits/ }).click()
  await rules.getByLabel('Upper value above').fill('1')
  await rules.getByRole('button', { name: 'Save limits' }).click()
  await expect(rules.getByRole('alert')).toHaveText('Please enter a number from 100 to 180')
  expect(await serious(page)).toEqual([])
  await rules.getByLabel('Upper value above').fill('145')
  await rules.getByRole('button', { name: 'Save limits' }).click()
  await expect(rules.getByRole('checkbox', { name: 'two readings above 145/95 within 3 days' })).toBeChecked()

  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('row')).toHaveCount(21)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('row')).toHaveCount(25)

  await pressure(146, 30)
  await page.goto('/practitioner/patients')
  const line = page.getByText(/^Blood pressure above 145\/95 twice within 3 days: 146\/90/)
  await expect(page.getByRole('heading', { name: 'My Patients', level: 1 })).toBeVisible()
  await expect(line).toBeHidden()
  await pressure(147, 20)
  await expect(line).toBeVisible()
  await page.getByRole('button', { name: /^Seen: Maya Lindqvist/ }).click()
  await expect(line).toBeHidden()
  await page
    .getByRole('button', { name: /^Notices/ })
    .first()
    .click()
  await expect(page.getByText('Two blood pressures of Maya Lindqvist were above your limits')).toBeVisible()
  await context.close()
  await elena.context.close()
})
