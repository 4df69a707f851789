import type { Page } from '@playwright/test'
import { overflow, serious } from './axe.ts'
import { expect, practitionerOf, test, toastOf } from './people.ts'
import { fhirBundle } from './reports.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const potassium = (value: number) => [
  { name: 'Potassium', loinc: '2823-3', value, unit: 'mmol/L', low: 3.5, high: 5.1 },
  { name: 'Sodium', loinc: '2951-2', value: 138, unit: 'mmol/L', low: 135, high: 145 },
]

async function upload(page: Page, name: string, day: string, value: number) {
  await page.getByLabel('FHIR bundle file').setInputFiles(fhirBundle(name, day, potassium(value)))
  const row = page
    .getByRole('region', { name: 'Your results' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(row).toContainText('Completed', { timeout: 30_000 })
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(value > 5 ? 'Potassium' : 'in range')
}

test('a critical result is reviewed with a retest, which a later upload closes', async ({
  patient: { page, ...patient },
  browser,
  office,
}) => {
  const practitioner = await practitionerOf(browser, office, patient)

  await page.goto('/blood-tests')
  await upload(page, 'First.json', daysAgo(25), 6.4)
  await expect(page.getByText(`${practitioner.fullName} has not reviewed this yet.`)).toBeVisible()

  // The practitioner must have reached the patient before a critical result can be reviewed.
  const { page: hers } = practitioner
  await hers.goto(`/practitioner/patients/${patient.id}`)
  await hers.getByRole('link', { name: 'Log the call' }).click()
  await expect(hers.getByRole('checkbox', { name: 'Have you reached Nora?' })).toBeInViewport()
  await expect(hers.getByRole('region', { name: 'Patient', exact: true })).toContainText(
    'Allergiesnot asked yet',
  )
  await expect(hers.getByRole('row', { name: /^Potassium/ })).toContainText('High, critical')
  const review = hers.getByRole('region', { name: 'Your review' })
  const mark = review.getByRole('button', { name: 'Mark as reviewed' })
  await expect(mark).toBeDisabled()
  await review.getByRole('checkbox', { name: 'Have you reached Nora?' }).check()
  await review.getByLabel('Comment to Nora').fill('We measure potassium again.')
  await expect(review.getByRole('region', { name: 'What Nora reads' })).toContainText(
    'We measure potassium again.',
  )
  await expect(review.getByRole('region', { name: 'What Nora reads' })).toContainText(
    'Has spoken to you about it.',
  )
  // The words are kept for other reviews.
  await review.getByRole('button', { name: 'Templates' }).click()
  const templates = hers.getByRole('dialog', { name: 'Comment templates' })
  await templates.getByLabel('Name').fill('Repeat')
  await templates.getByRole('button', { name: 'Keep as a template' }).click()
  await expect(toastOf(hers, 'Template kept')).toBeVisible()
  expect(await serious(hers)).toEqual([])
  await templates.getByRole('button', { name: 'Close' }).click()
  await review.getByLabel('Comment to Nora').fill('')
  await review.getByRole('button', { name: 'Repeat', exact: true }).click()
  await expect(review.getByLabel('Comment to Nora')).toHaveValue('We measure potassium again.')
  await review.getByLabel('Add a marker to measure again').selectOption('Potassium')
  await review.getByRole('radio', { name: 'in 4 weeks' }).check()
  await expect(review.getByText('Potassium in 4 weeks')).toBeVisible()
  expect(await serious(hers)).toEqual([])
  await mark.click()
  await expect(toastOf(hers, 'Marked as reviewed')).toBeVisible()
  await expect(review.getByText(`Reviewed by ${practitioner.fullName}`)).toBeInViewport({ ratio: 1 })
  await expect(review).toContainText('Has spoken to Nora about it.')
  await expect(review).toContainText('We measure potassium again.')

  // The patient's open page follows.
  await expect(page.getByText('We measure potassium again.')).toBeVisible()
  await expect(page.getByText('Has spoken to you about it.')).toBeVisible()
  await expect(page.getByText(`Reviewed by ${practitioner.fullName}`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'What happens next' })).toContainText('Potassium again')
  expect(await serious(page)).toEqual([])
  await page.getByRole('link', { name: 'Blood Tests' }).first().click()
  const card = page.getByRole('region', { name: 'Potassium again' })
  await expect(card).toContainText('Due')
  expect(await serious(page)).toEqual([])

  await page.goto('/dashboard')
  const line = page
    .getByRole('list', { name: 'Due next' })
    .getByRole('listitem')
    .filter({ hasText: 'Potassium' })
  await expect(line).toContainText(/Retest by \d+ \w+/)
  await line.getByRole('link', { name: 'What to ask for' }).click()
  const slip = page.getByRole('row', { name: /^Potassium/ })
  await expect(slip).toContainText('2823-3')
  await expect(slip).toContainText('6.4 mmol/L')
  expect(await serious(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  await page.getByRole('link', { name: 'Blood Tests' }).first().click()
  await expect(card).toBeVisible()
  await upload(page, 'Second.json', daysAgo(0), 4.2)
  await expect(page.getByRole('article')).toContainText('Retest done')
  await expect(card).toBeHidden()
  await page.goto('/dashboard')
  await expect(page.getByRole('list', { name: 'Also today' })).toBeVisible()
  await expect(line).toBeHidden()

  await hers.goto(`/practitioner/patients/${patient.id}`)
  const retests = hers.getByRole('listitem').filter({ hasText: `planned by ${practitioner.fullName}` })
  await expect(retests).toContainText('Done')

  // What is said of a chosen result begins at its title.
  await hers.setViewportSize({ width: 1280, height: 500 })
  await hers.goto(`/practitioner/patients/${patient.id}/blood-tests`)
  await hers.getByRole('link', { name: /First\.json/ }).click()
  await expect(hers).toHaveURL(/\?test=/)
  await expect.poll(() => hers.evaluate(() => scrollY)).toBe(0)
  await practitioner.context.close()
})

test('a correction by the patient opens the review again', async ({
  patient: { page, ...patient },
  browser,
  office,
}) => {
  const practitioner = await practitionerOf(browser, office, patient)
  await page.goto('/blood-tests')
  await upload(page, 'First.json', daysAgo(3), 4.2)
  const [result] = (await patient.api.bloodTests.list.query()).rows
  const id = result?.id ?? ''
  await practitioner.api.bloodTests.review.mutate({ patientId: patient.id, id, comment: 'All is well.' })
  await expect(page.getByText('All is well.')).toBeVisible()
  const { page: hers } = practitioner
  await hers.goto(`/practitioner/patients/${patient.id}/blood-tests`)
  const review = hers.getByRole('region', { name: 'Your review' })
  await expect(review).toContainText('All is well.')

  await page.getByRole('button', { name: 'All rows' }).click()
  await page.getByRole('button', { name: 'Sodium : correct this row' }).click()
  await page.getByRole('dialog').getByLabel('Value').fill('141')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You changed this result after the review.')).toBeVisible()
  // The practitioner's open page follows.

  await expect(review).toContainText('Nora changed this result after the review')
  await review.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect(review).toContainText(`Reviewed by ${practitioner.fullName}`)
  await practitioner.context.close()
})

test('a practitioner comes from the sign-in to a signed note on a critical result in at most twelve clicks', async ({
  patient: { page, ...patient },
  browser,
  office,
}) => {
  const practitioner = await practitionerOf(browser, office, patient)
  await page.goto('/blood-tests')
  await upload(page, 'First.json', daysAgo(1), 6.4)

  const { context, page: hers } = practitioner
  let clicks = 0
  await context.exposeFunction('clicked', () => {
    clicks += 1
  })
  await context.addInitScript(() =>
    addEventListener(
      'click',
      // A key press and a label also make clicks, of which only the pointer's counts.
      ({ isTrusted, detail }) =>
        isTrusted && detail > 0 && (window as never as { clicked: () => void }).clicked(),
      true,
    ),
  )
  await context.clearCookies()
  await hers.goto('/practitioner-auth')
  await hers.getByLabel('Email').fill(practitioner.email)
  await hers.getByLabel('Password', { exact: true }).fill(practitioner.password)
  await hers.getByRole('button', { name: 'Sign In' }).click()
  await hers.getByRole('link', { name: /^Call and review/ }).click()

  const review = hers.getByRole('region', { name: 'Your review' })
  await review.getByRole('checkbox', { name: 'Have you reached Nora?' }).check()
  await review.getByLabel('Comment to Nora').fill('We measure potassium again tomorrow.')
  await review.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect(review.getByText(`Reviewed by ${practitioner.fullName}`)).toBeVisible()
  await hers.getByRole('link', { name: 'Write a note' }).click()

  const results = hers.getByRole('region', { name: 'Results' })
  await results.getByRole('button').first().click()
  await expect(hers.getByRole('list', { name: 'Facts' })).toContainText(
    'Potassium 6.4 mmol/L, high, critical',
  )
  await hers.getByRole('textbox', { name: 'Plan', exact: true }).fill('Repeat potassium tomorrow.')
  await hers.getByRole('textbox', { name: 'For Nora', exact: true }).fill('Please come tomorrow at nine.')
  expect(await serious(hers)).toEqual([])
  expect(await overflow(hers)).toBe(0)
  await hers.getByRole('button', { name: 'Sign and lock' }).click()
  const question = hers.getByRole('alertdialog')
  await expect(question.getByRole('region')).toHaveText('Please come tomorrow at nine.')
  await question.getByRole('button', { name: 'Sign and lock' }).click()
  await expect(toastOf(hers, 'Note signed and locked')).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(12)
  expect(clicks).toBeGreaterThan(5)
  await context.close()
})
