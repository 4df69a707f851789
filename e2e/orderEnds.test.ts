import { serious } from './axe.ts'
import { expect, practitionerOf, signUpPatient, someone, test, toastOf } from './people.ts'

test('a patient has an order sent in spite of a warning; the practitioner is told, an admin writes down the payment', async ({
  browser,
  office,
  patient,
}) => {
  const { page, api } = patient
  const ada = await practitionerOf(browser, office, patient, someone('Dr. Ada Berg'))
  await api.auth.updateProfile.mutate({
    fullName: patient.fullName,
    address: 'Lindenhof 4, Freiburg',
    allergies: 'ragweed',
  })
  await page.goto('/products?q=Echinacea')
  await page
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click()
  await page.goto('/cart')
  await expect(page.getByText('Echinacea with ragweed')).toBeVisible()
  await page.getByText('Send to me').click()
  const address = page.getByLabel('Delivery address')
  await expect(address).toHaveValue('Lindenhof 4, Freiburg')
  await address.fill('')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Please enter the address to send it to').first()).toBeVisible()
  await address.fill('Marktplatz 1')
  await page.getByRole('button', { name: 'Place Order' }).click()
  const box = page.getByRole('checkbox', { name: /I have read the serious warning/ })
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  expect(await serious(page)).toEqual([])
  await box.check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(toastOf(page, 'Order placed successfully')).toBeVisible()
  await expect(page.getByText('Sent to: Marktplatz 1')).toBeVisible()
  await expect(page.getByText('Not paid yet')).toBeVisible()
  const { rows } = await ada.api.notices.list.query()
  expect(rows.map(({ kind }) => kind)).toContain('order-warning')

  const [order] = await api.shop.orders.query()
  const number = order?.id.slice(0, 8).toUpperCase() ?? ''
  const context = await browser.newContext()
  const desk = await context.newPage()
  await context.request.post('/api/auth/sign-in/email', {
    data: { email: 'admin@demo.clinic', password: 'demo-clinic' },
  })
  await desk.goto(`/admin/orders?q=${number}`)
  await desk.getByRole('combobox', { name: `Payment of order #${number}` }).selectOption('desk')
  await expect(toastOf(desk, 'Payment updated')).toBeVisible()
  expect(await serious(desk)).toEqual([])
  await expect(desk.getByRole('button', { name: `Process order #${number}` })).toBeInViewport()

  await page.reload()
  await expect(page.getByText(/Paid at the front desk/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Receipt (PDF)' }).click()
  expect((await download).suggestedFilename()).toBe('receipt.pdf')
  await Promise.all([ada.context.close(), context.close()])
})

test('an admin records a sale of credits from Credit Packages', async ({
  admin: { page },
  office,
  browser,
}) => {
  const context = await browser.newContext()
  const buyer = await signUpPatient(context, someone('Quentin Saleby'))
  await office.admin.packages.create.mutate({ name: 'Desk package', credits: 7, priceCents: 700 })
  await page.goto('/admin/credit-packages')
  await page.getByRole('button', { name: 'Record a package sale' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Record sale' }).click()
  await expect(dialog.getByText('Please select a patient')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Patient' }).fill(buyer.email)
  await page.getByRole('option', { name: /Quentin Saleby/ }).click()
  await dialog.getByRole('combobox', { name: 'Package' }).click()
  await page.getByRole('option', { name: /Desk package/ }).click()
  await dialog.getByRole('button', { name: 'Record sale' }).click()
  await expect(toastOf(page, 'Sale recorded')).toBeVisible()
  expect(await buyer.api.credits.balance.query()).toBe(7)
  await context.close()
})
