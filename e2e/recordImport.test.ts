import { randomUUID } from 'node:crypto'
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
  // A reload goes on with the file.
  await page.reload()
  await page.getByRole('button', { name: 'Take over 2 entries' }).click()
  await expect(toastOf(page, '2 entries were taken over')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()

  await choose.setInputFiles(json([elsewhere, weight(71, '2024-03-01T07:00:00Z')]))
  await expect(page.getByText('Nothing to take over: 1 entry is here already.')).toBeVisible()
  await page.getByRole('button', { name: 'Take 71 kg' }).click()
  await page.getByRole('button', { name: 'Take over 1 entry' }).click()
  await expect(toastOf(page, '1 entry was taken over')).toBeVisible()

  await page.getByRole('button', { name: `Remove ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeHidden()
})
