import type { Page } from '@playwright/test'
import { overflow, pageHeight, serious } from './axe.ts'
import { expect, practitionerOf, test } from './people.ts'
import { fhirBundle } from './reports.ts'

const row = (name: string, loinc: string, value: number, unit: string, low: number, high: number) => ({
  ...{ name, loinc, value, unit, low, high },
})

/** A report of 21 markers, six of them outside their range. */
const panel = (ferritin: number) => [
  row('FERRITIN, SERUM', '2276-4', ferritin, 'ng/mL', 30, 150),
  row('Iron', '2498-4', 41, 'ug/dL', 50, 170),
  row('Transferrin saturation', '2502-3', 10, '%', 15, 50),
  row('LDL cholesterol', '2089-1', 138, 'mg/dL', 0, 100),
  row('Triglycerides', '2571-8', 190, 'mg/dL', 0, 150),
  row('Vitamin D, 25-hydroxy', '1989-3', 24, 'ng/mL', 30, 100),
  row('Hemoglobin', '718-7', 13.4, 'g/dL', 12, 15.5),
  row('White blood cells', '6690-2', 6.1, '10^3/uL', 4, 10),
  row('Platelets', '777-3', 240, '10^3/uL', 150, 400),
  row('Sodium', '2951-2', 139, 'mmol/L', 136, 145),
  row('Potassium', '2823-3', 4.2, 'mmol/L', 3.5, 5.1),
  row('Chloride', '2075-0', 102, 'mmol/L', 98, 107),
  row('Calcium', '17861-6', 9.4, 'mg/dL', 8.6, 10.2),
  row('Creatinine', '2160-0', 0.8, 'mg/dL', 0.5, 0.9),
  row('ALT', '1742-6', 20, 'U/L', 0, 35),
  row('AST', '1920-8', 22, 'U/L', 0, 35),
  row('GGT', '2324-2', 18, 'U/L', 0, 40),
  row('TSH', '3016-3', 2.1, 'mIU/L', 0.4, 4),
  row('Vitamin B12', '2132-9', 412, 'pg/mL', 200, 900),
  row('Folate', '2284-8', 9, 'ng/mL', 4, 20),
  row('Glucose', '2345-7', 88, 'mg/dL', 70, 99),
]

const listed = (page: Page, file: string) =>
  page.getByRole('region', { name: 'Your results' }).getByRole('listitem').filter({ hasText: file })

/** Uploads reports of three visits. */
async function uploadAll(page: Page) {
  await page.goto('/blood-tests')
  for (const [file, day, ferritin] of [
    ['First.json', '2025-11-24', 41],
    ['Second.json', '2026-05-26', 28],
    ['Third.json', '2026-08-19', 18],
  ] as const) {
    await page.getByLabel('FHIR bundle file').setInputFiles(fhirBundle(file, day, panel(ferritin)))
    await expect(listed(page, file)).toContainText('Completed', { timeout: 30_000 })
  }
}

test('a reviewed result of 21 markers fits on a page before anything is unfolded, and calls each by one name', async ({
  patient: { page, ...patient },
  browser,
  office,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await uploadAll(page)
  const { api, context } = await practitionerOf(browser, office, patient)
  const id = (await patient.api.bloodTests.list.query()).rows.find(
    ({ fileName }) => fileName === 'Third.json',
  )?.id
  const comment = 'Vitamin D and ferritin are low. We start with food and sun, and look again in late autumn.'
  await api.bloodTests.review.mutate({ patientId: patient.id, id: id ?? '', comment })
  for (const marker of ['Ferritin', 'Vitamin D, 25-hydroxy']) {
    await api.bloodTests.planRetest.mutate({ patientId: patient.id, marker, weeks: 12 })
  }
  await context.close()
  await page.reload()
  await expect(listed(page, 'Third.json')).toContainText('19 Aug 2026')
  await expect(listed(page, 'Third.json')).toContainText('6 outside range')

  await listed(page, 'Third.json').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '6 values need a look: iron, lipids and vitamins. Everything else is in range.',
  )
  await expect(page.getByText('15 in range', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(comment)).toBeVisible()
  // The farthest outside its range first: 40 % below, 38 % above.
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toHaveText('Ferritin')
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await pageHeight(page), `${width} px`).toBeLessThanOrEqual(1400)
  }
  expect(await serious(page)).toEqual([])

  // One name; the report's spelling is beside it in the table of rows.
  const main = page.getByRole('main')
  await expect(main.getByText('FERRITIN, SERUM').filter({ visible: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'All rows' }).click()
  await expect(main.getByRole('rowheader', { name: 'Ferritin' })).toContainText(
    'On the report: FERRITIN, SERUM',
  )
})

test('My markers are searched and narrowed, and each has a page', async ({ patient: { page } }) => {
  // Three uploads, and axe on each page.
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  await uploadAll(page)
  await page.getByRole('link', { name: 'My markers' }).click()
  await expect(page.getByText('21 markers, each with its newest value.')).toBeVisible()
  const iron = page.getByRole('region', { name: 'Iron', exact: true })
  await expect(iron.getByRole('listitem').filter({ hasText: 'Ferritin' })).toContainText(
    'Falling since Nov 2025',
  )
  expect(await serious(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Search markers' }).fill('serum ferr')
  await expect(page.getByRole('status').filter({ hasText: '1 marker contains' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search markers' }).fill('')
  await page.getByRole('button', { name: /^Falling/ }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Ferritin/])

  await page.getByRole('link', { name: 'Ferritin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferritin is falling and below its range')
  await expect(
    page.getByText('Has fallen in each of the last 2 tests, since 24 November 2025.'),
  ).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByText('FERRITIN, SERUM')).toBeVisible()
  await page.getByRole('button', { name: 'What it means' }).click()
  await expect(page.getByRole('heading', { name: 'What moves it' })).toBeVisible()
  expect(await serious(page)).toEqual([])
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await overflow(page)).toBe(0)
  await page.setViewportSize({ width: 768, height: 900 })
  expect(await overflow(page)).toBe(0)
  await page.goBack()
  const ferritin = page.getByRole('link', { name: 'Ferritin' })
  for (const width of [1280, 1024, 768, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await expect(ferritin).toBeVisible()
    expect(await overflow(page)).toBe(0)
    // The name has room beside the figures.
    expect((await ferritin.boundingBox())?.height).toBeLessThan(30)
  }
  expect(await serious(page)).toEqual([])
})

test('a practitioner sees the markers of a patient in care', async ({
  patient: { page, ...patient },
  browser,
  office,
}) => {
  await page.goto('/blood-tests')
  await page.getByLabel('FHIR bundle file').setInputFiles(fhirBundle('Only.json', '2026-08-19', panel(18)))
  await expect(listed(page, 'Only.json')).toContainText('Completed', { timeout: 30_000 })
  const practitioner = await practitionerOf(browser, office, patient)
  const { page: hers } = practitioner
  await hers.goto(`/practitioner/patients/${patient.id}/blood-tests`)
  await hers.getByRole('link', { name: 'All markers' }).click()
  await hers.getByRole('link', { name: 'Ferritin' }).click()
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Ferritin is below its range')
  expect(await serious(hers)).toEqual([])
  await practitioner.context.close()
})
