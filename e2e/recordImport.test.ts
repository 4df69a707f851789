import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { expect, test, toastOf } from './people.ts'

const json = (resources: object[]) => ({
  name: 'record.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      resourceType: 'Bundle',
      type: 'collection',
      entry: resources.map((resource) => ({ resource })),
    }),
  ),
})
const weight = (value: number, effectiveDateTime: string) => ({
  ...{ resourceType: 'Observation', status: 'final', effectiveDateTime },
  code: { coding: [{ system: 'http://loinc.org', code: '29463-7' }] },
  valueQuantity: { value, unit: 'kg' },
})

test('a patient takes records in, decides a difference and removes a record from elsewhere', async ({
  patient: { page },
}) => {
  const title = `Vaccination ${randomUUID().slice(0, 8)}`
  await page.goto('/profile/data')
  await page.getByRole('main').getByRole('link', { name: 'Choose a file' }).click()
  await expect(page.getByRole('heading', { name: 'Take records in', level: 1 })).toBeVisible()

  const choose = page.getByLabel('File with records')
  await choose.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByRole('alert').getByText('This JSON file is not a FHIR bundle.')).toBeVisible()

  const elsewhere = { resourceType: 'Immunization', status: 'completed', vaccineCode: { text: title } }
  const first = weight(70, '2024-03-01T07:00:00Z')
  await choose.setInputFiles(json([elsewhere, first, weight(0, '2024-03-02T07:00:00Z')]))
  await expect(page.getByRole('row').filter({ hasText: 'a body cannot have this value' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save refused entries as CSV' }).click()
  expect(await text(await (await download).createReadStream())).toMatch(
    /,0\skg,a body cannot have this value/,
  )
  await page.getByRole('button', { name: 'Correct place 3' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Weight').fill('6900')
  await dialog.getByRole('button', { name: 'Read again' }).click()
  await expect(dialog.getByText('Still refused: a body cannot have this value.')).toBeVisible()
  await dialog.getByLabel('Weight').fill('69,5')
  await dialog.getByRole('button', { name: 'Read again' }).click()
  await expect(dialog).toBeHidden()
  // A reload goes on with the file and its answers.
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: '69.5 kg' })).toContainText('corrected by you')
  await page.getByRole('button', { name: 'Take over 3 entries' }).click()
  await expect(toastOf(page, '3 entries were taken over')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()

  await choose.setInputFiles(json([elsewhere, weight(71, '2024-03-01T07:00:00Z')]))
  await expect(page.getByText('Nothing to take over: 1 entry is here already.')).toBeVisible()
  await page.getByRole('button', { name: 'Take 71 kg' }).click()
  await expect(page.getByRole('button', { name: 'Take over 1 entry' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Take 71 kg', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'Take over 1 entry' }).click()
  await expect(toastOf(page, '1 entry was taken over')).toBeVisible()

  await page.getByRole('button', { name: `Remove ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeHidden()
})
