import type { Locator } from '@playwright/test'
import { expect, practitionerOf, signInDemo, test } from './people.ts'
import { fhirBundle } from './reports.ts'

/** What cannot wait is above this line, on a phone and on a desktop. Pixels. */
const SEEN_AT_ONCE = 600
/** A result of many markers, before anything is unfolded. Pixels. */
const STORY = 1_400
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
    await theirs.goto('/admin')
    await isSeenAtOnce(theirs.getByRole('heading', { name: /critical values? ha/ }))
  }
  await admin.close()
  await context.close()
})

test('a result of 21 markers is at most 1,400 px high before anything is unfolded', async ({
  patient: { page },
}) => {
  const outside = [
    row('Ferritin', '2276-4', 18, 'ng/mL', 30, 150),
    row('Vitamin D', '1989-3', 21, 'ng/mL', 30, 100),
    row('LDL cholesterol', '13457-7', 138, 'mg/dL', 0, 100),
  ]
  const inside = Array.from({ length: 18 }, (_, index) =>
    row(`Substance ${index + 1}`, `9999${index}-0`, 5, 'mmol/L', 1, 9),
  )
  await page.goto('/blood-tests')
  await page
    .getByLabel('FHIR bundle file')
    .setInputFiles(fhirBundle('Panel.json', today(), [...outside, ...inside]))
  const line = page.getByRole('listitem').filter({ hasText: 'Panel.json' })
  await expect(line).toContainText('Completed', { timeout: 30_000 })
  await line.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect(page.getByText('Ferritin').first()).toBeVisible()
    expect(await page.getByRole('main').evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(
      STORY,
    )
  }
})
