import type { Page } from '@playwright/test'
import { overflow, serious } from './axe.ts'
import { expect, practitionerOf, test, toastOf } from './people.ts'
import { DRAWN, germanReport } from './reports.ts'

const drawn = DRAWN.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const answer = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function upload(page: Page) {
  await page.goto('/blood-tests')
  await page.getByLabel('Blood test file').setInputFiles(await germanReport())
  await expect(heading(page, '3 lines of this report need checking')).toBeVisible({ timeout: 30_000 })
}

test.describe('Lines of a report that need checking', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('a German report with two doubtful lines and one unread line is reviewed to the end on a phone', async ({
    patient: { page, ...patient },
  }) => {
    test.slow()
    await upload(page)
    await expect(page.getByText('The analysis leaves them out until then.')).toBeVisible()
    await expect(page.getByText('Read in German. The names stay as printed.')).toBeVisible()
    await expect(page.getByText(/No (other )?result|Keep this report|in range$/)).toHaveCount(0)
    // The analysis is there with its disclaimer, and begins with what is unread.
    const soFar = page.getByRole('region', { name: 'What was read so far' })
    await expect(soFar.getByText('It does not replace medical advice', { exact: false })).toBeVisible()

    // A value that may be critical comes first, and is marked until it is settled.
    await expect(heading(page, 'Kalium: is the value 6,4 mmol/l?')).toBeVisible()
    await expect(page.getByText('1 of 3')).toBeVisible()
    const warning = 'If this really says 6.4, call a doctor or emergency service today.'
    await expect(page.getByRole('alert')).toContainText(warning)
    await expect(page.getByRole('link', { name: 'call 112' })).toHaveAttribute('href', 'tel:112')
    // The whole row is shown; only the field that is asked about is open.
    const asRead = page.getByRole('region', { name: 'We think it says' })
    await expect(asRead).toContainText('6,4 § not certain')
    await expect(asRead.getByText('not certain')).toHaveCount(1)
    await expect(page.getByAltText('This row on the report')).toBeVisible()
    const table = page.getByRole('table', { name: 'Markers against their ranges' })
    await expect(table.getByRole('row', { name: /^Kalium/ })).toContainText('Not yet checked')
    await expect(table).toContainText(warning)
    expect(await serious(page)).toEqual([])
    expect(await overflow(page)).toBe(0)

    await answer(page, 'It says 6,4 mmol/l').focus()
    await page.keyboard.press('Enter')

    await expect(heading(page, 'This line could not be read')).toBeFocused()
    await expect(heading(page, '2 lines of this report need checking')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('You confirmed it.')
    await expect(page.getByRole('alert')).toContainText('Contact a doctor or emergency service today')
    await expect(page.getByText('It is between Kreatinin and Harnsäure.')).toBeVisible()
    await answer(page, 'I can read it').click()
    await expect(field(page, 'Name')).toBeFocused()
    await field(page, 'Name').fill('Harnstoff')
    await field(page, 'Value').fill('3.400')
    await field(page, 'Unit').fill('mg/dl')
    await field(page, 'Range').fill('17 - 43')
    await save(page).click()
    await expect(field(page, 'Value')).toHaveAccessibleDescription('Write 3400 or 3.4, whichever is meant.')
    await expect(field(page, 'Value')).toBeFocused()
    await field(page, 'Value').fill('34')
    await page.keyboard.press('Enter')

    // Two fields may be wrong: two questions, and the value is judged by its range.
    await expect(heading(page, 'Harnsäure: is the range 2,4 – 5,7 right?')).toBeFocused()
    await expect(
      page.getByText('The report marks 4,1 as high. With 2,4 – 5,7 it would not be.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    const line = page.getByRole('region', { name: 'This line could not be read' })
    await expect(line).toContainText('You wrote this line')
    await page.getByRole('button', { name: 'Later' }).click()
    await answer(page, /^Another range/).click()
    await expect(field(page, 'Range')).toHaveValue('2,4 – 5,7')
    await field(page, 'Range').fill('high')
    await save(page).click()
    await expect(field(page, 'Range')).toHaveAccessibleDescription(/^Write it as/)
    await answer(page, /^2,4 – 5,7/).click()
    await expect(heading(page, 'Harnsäure: is the value 4,1 mg/dl?')).toBeFocused()
    expect(await serious(page)).toEqual([])
    await answer(page, 'It says 4,1 mg/dl').click()

    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText(`Blood test of ${drawn}`)).toBeVisible()
    await expect(page.getByText('You have checked all three lines. Thank you.')).toBeVisible()
    const pane = page.getByRole('article')
    await expect(pane.getByRole('alert')).toContainText(
      'Contact a doctor or emergency service today: Potassium',
    )
    await pane.getByRole('button', { name: 'All rows' }).click()
    await expect(table.getByRole('row', { name: /^Potassium/ })).toContainText('High, critical')
    await expect(table.getByRole('row', { name: /On the report: Kalium/ })).toContainText(
      /You confirmed "6,4"/,
    )
    await expect(table.getByRole('row', { name: /On the report: Harnstoff/ })).toContainText(
      'You wrote this line',
    )
    await expect(pane).not.toContainText('Not yet checked')
    await expect(pane.getByRole('heading', { name: 'Results in words' })).toBeVisible()
    expect(await serious(page)).toEqual([])
    expect(await overflow(page)).toBe(0)

    // The last answer can be taken back.
    await toastOf(page, 'Answer saved: Harnsäure').getByRole('button', { name: 'Undo' }).click()
    await expect(heading(page, 'Harnsäure: is the range 2,4 – 5,7 right?')).toBeVisible()
    await answer(page, /^2,4 – 5,7/).click()
    await answer(page, 'It says 4,1 mg/dl').click()
    await expect(page.getByText('You have checked all three lines. Thank you.')).toBeVisible()

    const [row] = (await patient.api.bloodTests.list.query()).rows
    const result = await patient.api.bloodTests.get.query({ id: row?.id ?? '' })
    expect(result.checks.map(({ answer }) => answer?.said)).toEqual(['as read', 'typed', 'as read'])
  })

  test('what the laboratory wrote for a doctor is above the first line', async ({ patient: { page } }) => {
    const comment = 'Verdacht auf akute Leukämie, telefonisch durchgegeben.'
    await page.goto('/blood-tests')
    await page.getByLabel('Blood test file').setInputFiles(await germanReport('Befund.pdf', comment))
    await expect(heading(page, '4 lines of this report need checking')).toBeVisible({ timeout: 30_000 })
    const alert = page.getByRole('alert').filter({ hasText: 'Verdacht auf akute Leukämie' })
    await expect(alert).toContainText('show it to a doctor the same day')
    expect(await overflow(page)).toBe(0)
  })

  test('answers stay when the review is interrupted, and can be changed', async ({ patient: { page } }) => {
    await upload(page)
    await answer(page, 'This is not a result').click()
    await expect(heading(page, 'This line could not be read')).toBeVisible()
    await page.reload()
    await expect(heading(page, '2 lines of this report need checking')).toBeVisible()
    await expect(page.getByText('2 of 3')).toBeVisible()
    await page.getByRole('link', { name: 'Blood Tests' }).first().click()
    await expect(heading(page, 'Upload a blood test')).toBeVisible()
    const listed = page.getByRole('region', { name: 'Your results' }).getByRole('listitem')
    await expect(listed).toContainText('2 to check')
    await expect(listed).toContainText('Needs a doctor today')

    await listed.getByRole('link').click()
    await answer(page, 'I cannot read it either').click()
    await expect(heading(page, /^Harnsäure/)).toBeFocused()
    await answer(page, 'I cannot read it either').click()
    // A value that may be critical is still mentioned after the patient says it is not a result.
    const pane = page.getByRole('article')
    await expect(pane.getByRole('alert')).toContainText('You said that Kalium is not a result.')
    // Every line has its answer, in the folded part too.
    await expect(page.locator('body')).toContainText('How this text was made')
    await expect(pane).toContainText('2 lines could not be read')
    await expect(page.locator('body')).not.toContainText(/not yet checked/i)
    await expect(pane).toContainText('2 lines of this report are not part of this text')
    await expect(pane).not.toContainText(/No (other )?result|Keep this report/)

    await page.getByRole('button', { name: 'Change my answers' }).click()
    await expect(page.getByRole('region', { name: /^Kalium/ })).toContainText(
      'You said that this is not a result',
    )
    await answer(page, /It says 6,4/).click()
    await expect(page.getByRole('alert')).toContainText('You confirmed it.')
  })
})

test('a practitioner sees the same lines with the patient’s answers', async ({
  patient: { page, ...patient },
  browser,
  office,
}) => {
  await upload(page)
  await answer(page, /It says 6,4/).click()
  await expect(heading(page, 'This line could not be read')).toBeVisible()

  const practitioner = await practitionerOf(browser, office, patient)
  const { page: hers } = practitioner
  await hers.goto(`/practitioner/patients/${patient.id}/blood-tests`)
  const lines = hers.getByRole('region', { name: 'Checked by the patient' })
  await expect(lines.getByRole('listitem').filter({ hasText: 'Kalium' })).toContainText(
    new RegExp(`${patient.fullName} confirmed "6,4"`),
  )
  await expect(lines.getByAltText('This row on the report')).toHaveCount(3)
  await expect(hers.getByRole('article')).toContainText('2 not yet checked')
  await expect(hers.getByRole('button', { name: /Check (it|them)/ })).toHaveCount(0)
  expect(await serious(hers)).toEqual([])
  await practitioner.context.close()
})
