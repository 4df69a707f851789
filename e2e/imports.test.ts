import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test, toastOf } from './people.ts'

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('an admin imports patients, decides a conflict and undoes it', async ({ admin: { page } }) => {
  // An address reads this as a number.
  const mark = `9e${randomInt(100_000, 1_000_000)}`
  const line = (id: number, name: string, phone = '') =>
    `${mark}${id};${name};${id}@${mark}.example;${phone}\n`
  const head = 'Nr;Name;Mail;Telefon\n'
  await page.goto('/admin/users')
  await page.getByRole('main').getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { name: 'Import patients', level: 1 })).toBeVisible()

  await page.getByLabel('File to import').setInputFiles(file('empty.csv', 'Name\n'))
  await expect(page.getByRole('main').getByText('The file has no lines below')).toBeVisible()
  const list = `${head}${line(1, `Ingrid ${mark}`, '0761 1')}${line(2, `Aiko ${mark}`)};;;\n=HYPERLINK(1);x;y;\n`
  await page.getByLabel('File to import').setInputFiles(file('list.csv', list))
  await expect(page.getByRole('heading', { name: 'What is what?' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Column Telefon becomes' })).toContainText('Phone')
  await page.getByRole('button', { name: 'Look at the preview' }).click()

  await expect(page.getByRole('row').filter({ hasText: 'as a formula' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'The refused line as CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain("'=HYPERLINK(1)")
  await page.getByRole('button', { name: 'Import 2 patients' }).click()
  await expect(page.getByRole('heading', { name: '2 patients are here' })).toBeVisible()
  await expect(page.getByText('No e-mails were sent.')).toBeVisible()

  await page.getByRole('button', { name: 'Another file' }).click()
  const changed = `${head}${line(1, `Ingrid ${mark}`, '0761 2')}${line(2, `Aiko ${mark}`)}`
  await page.getByLabel('File to import').setInputFiles(file('list.csv', changed))
  await page.getByRole('button', { name: 'Look at the preview' }).click()
  await expect(page.getByText('Nothing to import.')).toBeVisible()
  await page.getByRole('button', { name: 'Take line 2 from the file' }).click()
  await page.getByRole('button', { name: 'Import 1 patient' }).click()
  await expect(page.getByRole('heading', { name: 'No new patients' })).toBeVisible()
  // A reload goes on with the import.
  await page.reload()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(toastOf(page, 'The import was undone')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Which file?' })).toBeVisible()
  await page.goto(`/admin/users?q=${mark}`)
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(2)
})

test('an admin imports products and says how the prices are written', async ({ admin: { page, api } }) => {
  const mark = randomUUID().slice(0, 8)
  await page.goto('/admin/products')
  await page.getByRole('main').getByRole('link', { name: 'Import' }).click()
  await page
    .getByLabel('File to import')
    .setInputFiles(file('list.csv', `Artikel,Preis,Bestand\nZinc ${mark},"1,250",5\n`))
  await expect(page.getByText('The file does not say which one it is.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Decimals are written' }).click()
  await page.getByRole('option', { name: 'with a comma (12,50)' }).click()
  await expect(page.getByText('The file does not say which one it is.')).toBeHidden()
  await page.getByRole('button', { name: 'Look at the preview' }).click()
  await expect(page.getByRole('row').filter({ hasText: `Zinc ${mark}` })).toContainText('1.25')
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(page.getByRole('heading', { name: '1 product is here' })).toBeVisible()
  const products = await api.admin.products.list.query()
  const imported = products.find(({ name }) => name === `Zinc ${mark}`)
  expect(imported).toMatchObject({ priceCents: 125, stock: 5 })
  // Other tests count the products.
  await api.admin.products.delete.mutate({ productId: imported?.id ?? '' })
})
