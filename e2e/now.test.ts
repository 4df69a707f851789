import type { Locator } from '@playwright/test'
import { expect, practitionerOf, signInDemo, test } from './people.ts'
import { fhirBundle } from './reports.ts'

/** What cannot wait is above this line, on a phone and on a desktop. Pixels. */
const SEEN_AT_ONCE = 600
const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
]

const today = () => new Date().toISOString().slice(0, 10)
const row = (name: string, loinc: string, value: number, unit: string, low: number, high: number) => ({
  ...{ name, loinc, value, unit, low, high },
})

async function isSeenAtOnce(one: Locator) {
  await expect(one).toBeVisible()
  const box = await one.boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(SEEN_AT_ONCE)
}

test('a critical value stands in the first 600 px for patient, practitioner and admin', async ({
  patient: { page, ...patient },
  browser,
  office,
}) => {
  const { page: hers, context } = await practitionerOf(browser, office, patient)
  await page.goto('/blood-tests')
  const critical = [row('Potassium', '2823-3', 6.4, 'mmol/L', 3.5, 5.1)]
  await page.getByLabel('FHIR bundle file').setInputFiles(fhirBundle('Urgent.json', today(), critical))
  await expect(page.getByRole('listitem').filter({ hasText: 'Urgent.json' })).toContainText('Completed', {
    timeout: 30_000,
  })
  const admin = await browser.newContext()
  await signInDemo(admin.request, 'admin')
  const theirs = await admin.newPage()

  for (const size of SIZES) {
    for (const one of [page, hers, theirs]) await one.setViewportSize(size)
    await page.goto('/dashboard')
    const band = page.getByRole('region', { name: 'Cannot wait' })
    await isSeenAtOnce(band.getByText('Potassium').first())
    await isSeenAtOnce(band.getByRole('link', { name: /^(Call|Emergency)/ }).first())
    for (const path of ['/dashboard', '/ai-wizard', '/practitioner/patients']) {
      await hers.goto(path)
      await isSeenAtOnce(
        hers
          .getByRole('main')
          .getByRole('link', { name: /^Call and review/ })
          .first(),
      )
    }
    await hers.goto(`/practitioner/patients/${patient.id}`)
    const critical = hers.getByRole('region', { name: 'Cannot wait' })
    await isSeenAtOnce(critical.getByRole('heading', { name: /^Potassium 6.4/ }))
    await isSeenAtOnce(critical.getByRole('link', { name: 'Log the call' }))
    await theirs.goto('/admin')
    await isSeenAtOnce(theirs.getByRole('heading', { name: /critical values? ha/ }))
  }
  await admin.close()
  await context.close()
})
