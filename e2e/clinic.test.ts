import { expect, test, toastOf } from './people.ts'

// The whole portal shares these settings: only what no other test looks at is changed, and put back.

test('an admin writes the address and the imprint, and a visitor reads them', async ({
  admin: { page, api },
  browser,
}) => {
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Clinic' }).click()
  await expect(page.getByRole('heading', { name: 'Clinic', level: 1 })).toBeVisible()
  await page.getByLabel('Address').fill('Lindenhof 4\n79098 Freiburg')
  await page.getByLabel('Imprint').fill('Registered in <b>Freiburg</b>\n\nNumber 12')
  await page.getByRole('button', { name: 'In German' }).click()
  await page.getByLabel('Imprint').nth(1).fill('Eingetragen in Freiburg')
  await expect(
    page.getByText('3 changes not saved: Address, Imprint and Texts in other languages'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(toastOf(page, 'Settings saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Settings' })).toBeHidden()

  const visitor = await browser.newContext()
  const first = await visitor.newPage()
  await first.goto('/')
  await expect(first.getByText('Lindenhof 4, 79098 Freiburg')).toBeVisible()
  await first.getByRole('link', { name: 'Imprint' }).click()
  await expect(first.getByText('Registered in <b>Freiburg</b>')).toBeVisible()
  await expect(first.getByText('Number 12')).toBeVisible()
  await visitor.close()

  const german = await browser.newContext({ locale: 'de-DE' })
  const own = await german.newPage()
  await own.goto('/imprint')
  await expect(own.getByText('Eingetragen in Freiburg')).toBeVisible()
  await german.close()

  await api.admin.clinic.update.mutate({ address: '', imprint: '', translations: {} })
})

test('an admin is told why a logo or a telephone number is refused, and tries the storage', async ({
  admin: { page },
}) => {
  await page.goto('/admin/clinic')
  await page.getByLabel('File of the logo').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await expect(page.getByRole('main').getByText('Save an SVG file as PNG first.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Telephone', exact: true }).fill('call me')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByRole('textbox', { name: 'Telephone', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Try the Storage' }).click()
  await expect(page.getByText('A file was written, read back and removed.')).toBeVisible()
})
