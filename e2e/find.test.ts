import { overflow, serious } from './axe.ts'
import { expect, practitionerOf, signUpPatient, someone, test } from './people.ts'

test('a practitioner opens a patient and a page by the keyboard alone', async ({
  browser,
  office,
  context,
}) => {
  const patient = await signUpPatient(context, someone('Zoë Quillfeather'))
  const practitioner = await practitionerOf(browser, office, patient)
  const { page } = practitioner
  await practitioner.api.plans.create.mutate({ patientId: patient.id, title: 'Deep calm' })
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Search (key /)' })).toBeVisible()
  await page.keyboard.press('/')
  const box = page.getByRole('combobox', { name: 'Search patients' })
  await expect(box).toBeFocused()
  await box.fill('zoe deep')
  const plan = page.getByRole('option', { name: 'Deep calm Zoë Quillfeather' })
  await expect(plan).toHaveAttribute('aria-selected', 'true')
  expect(await serious(page)).toEqual([])

  await box.fill('quill')
  await expect(page.getByRole('group', { name: 'Patients' }).getByRole('option')).toHaveCount(1)
  await box.press('ArrowUp')
  await expect(plan).toHaveAttribute('aria-selected', 'true')
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(`/practitioner/patients/${patient.id}`)
  await expect(box).toBeHidden()

  await page.getByRole('button', { name: 'Search (key /)' }).click()
  await box.fill('treat')
  await page.getByRole('group', { name: 'Pages' }).getByRole('option', { name: 'Treatment Plans' }).click()
  await expect(page).toHaveURL('/practitioner/treatment-plans')
  await practitioner.context.close()
})

test('a patient on a phone searches from the menu, and is told where nothing is found or the search fails', async ({
  page,
  context,
}) => {
  await signUpPatient(context)
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/orders')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const box = page.getByRole('combobox', { name: 'Search plans' })
  await expect(box).toBeFocused()
  await box.fill('zzznothing')
  await expect(page.getByText('Nothing found for “zzznothing”')).toBeVisible()
  await page.route('**/api/trpc/care.search**', (route) => route.abort())
  await box.fill('zzzbroken')
  await expect(page.getByText('The search did not work.')).toBeVisible()
  await page.unroute('**/api/trpc/care.search**')
  await box.fill('ashwa')
  await page.getByRole('option', { name: 'Ashwagandha' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Ashwagandha' })).toBeVisible()
  expect(await overflow(page)).toBe(0)
})

test('a slash typed into a field stays there', async ({ page, context }) => {
  await signUpPatient(context)
  await page.goto('/products')
  const search = page.getByRole('searchbox')
  await search.fill('a')
  await search.press('/')
  await expect(search).toHaveValue('a/')
  await expect(page.getByRole('combobox', { name: 'Search plans' })).toHaveCount(0)
})
