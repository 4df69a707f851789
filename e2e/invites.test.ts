import { serious } from './axe.ts'
import { expect, signUpPatient, someone, test, toastOf } from './people.ts'

test('an admin invites a patient by a link for a practitioner, and the link works once', async ({
  admin: { page, api },
  browser,
}) => {
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite' })
  await dialog.getByLabel('Practitioner').fill('Elena')
  await page.getByRole('option', { name: /Elena/ }).first().click()
  await dialog.getByLabel('Full Name').fill('Jonas Weber')
  await dialog.getByRole('button', { name: 'Create Invitation' }).click()
  const made = page.getByRole('dialog', { name: 'Invitation created' })
  const url = await made.getByLabel('Link').inputValue()
  await made.getByRole('button', { name: 'Done' }).click()
  const open = page.getByRole('region', { name: 'Open invitations' })
  await expect(open.getByText('Jonas Weber')).toBeVisible()
  await expect(open.getByText(/Patient of .*Elena/)).toBeVisible()

  const context = await browser.newContext()
  const invited = await context.newPage()
  const path = new URL(url).pathname
  await invited.goto(path)
  await expect(invited.getByText(/You are invited as a patient of .*Elena/)).toBeVisible()
  await expect(invited.getByLabel('Full Name')).toHaveValue('Jonas Weber')
  expect(await serious(invited)).toEqual([])
  const { email, password } = someone()
  await invited.getByLabel('Email').fill(email)
  await invited.getByLabel('Password', { exact: true }).fill('short')
  await invited.getByRole('button', { name: 'Create Account' }).click()
  await expect(invited.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await invited.getByLabel('Password', { exact: true }).fill(password)
  await invited.getByRole('button', { name: 'Create Account' }).click()
  await expect(invited.getByRole('heading', { name: 'Welcome, Jonas Weber' })).toBeVisible()
  await expect(invited.getByText('You have no practitioner yet')).toBeHidden()
  await invited.goto(path)
  await expect(invited.getByText('This invitation is no longer valid')).toBeVisible()
  await context.close()
  expect(await api.admin.invites.list.query()).not.toContainEqual(
    expect.objectContaining({ fullName: 'Jonas Weber' }),
  )
})

test('an admin revokes an invitation', async ({ admin: { page, api } }) => {
  const { url } = await api.admin.invites.create.mutate({ role: 'practitioner', fullName: 'Vera Sommer' })
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Revoke the invitation: Vera Sommer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(toastOf(page, 'Invitation revoked')).toBeVisible()
  await expect(page.getByText('Vera Sommer', { exact: true })).toBeHidden()
  await page.goto(new URL(url).pathname)
  await expect(page.getByText('This invitation is no longer valid')).toBeVisible()
})

test('an admin finds the patients without a practitioner, and assigns one', async ({
  admin: { page },
  browser,
}) => {
  const context = await browser.newContext()
  const lonely = await signUpPatient(context, someone('Lena Allein'))
  await page.goto(`/admin/users?role=withoutPractitioner&q=${lonely.email}`)
  await page.getByRole('button', { name: 'Actions for Lena Allein' }).click()
  await page.getByRole('menuitem', { name: 'Assign to a practitioner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assign to a practitioner' })
  await dialog.getByLabel('Practitioner').fill('Elena')
  await page.getByRole('option', { name: /Elena/ }).first().click()
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('No users found')).toBeVisible()
  await context.close()
})

test('a practitioner asks by e-mail, and the patient accepts on the dashboard', async ({
  practitioner: { page, id, fullName },
  office,
  browser,
}) => {
  await office.admin.users.verify.mutate({ userId: id })
  const context = await browser.newContext()
  const maya = await signUpPatient(context, someone('Maya Neu'))
  await page.goto('/practitioner/patients')
  await page.getByRole('button', { name: 'Link an existing patient' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link an existing patient' })
  for (const email of [maya.email, someone().email]) {
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Send Request' }).click()
    await expect(dialog.getByText(email)).toBeVisible()
  }
  expect(await serious(page)).toEqual([])
  const patientPage = await context.newPage()
  await patientPage.goto('/dashboard')
  const care = patientPage.getByRole('region', { name: 'You have no practitioner yet' })
  await expect(care.getByText(`${fullName} asks to care for you`)).toBeVisible()
  expect(await serious(patientPage)).toEqual([])
  await care.getByRole('button', { name: `Accept: ${fullName}` }).click()
  await expect(toastOf(patientPage, 'Practitioner linked')).toBeVisible()
  await expect(care).toBeHidden()
  await page.reload()
  await expect(page.getByRole('table').getByRole('link', { name: 'Maya Neu' })).toBeVisible()
  await context.close()
})

test('a patient without a practitioner asks one of the clinic, who accepts', async ({
  patient: { page, fullName },
  office,
  browser,
}) => {
  const context = await browser.newContext()
  const invited = await office.admin.invites.create.mutate({ role: 'practitioner' })
  const carer = someone(`Dr. ${crypto.randomUUID().slice(0, 8)}`)
  const carerPage = await context.newPage()
  await carerPage.goto(new URL(invited.url).pathname)
  await carerPage.getByLabel('Full Name').fill(carer.fullName)
  await carerPage.getByLabel('Email').fill(carer.email)
  await carerPage.getByLabel('Password', { exact: true }).fill(carer.password)
  await carerPage.getByRole('button', { name: 'Create Account' }).click()
  await expect(carerPage.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Ask a practitioner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask a practitioner' })
  await dialog.getByLabel('Practitioner').click()
  await page.getByRole('option', { name: carer.fullName }).click()
  await dialog.getByRole('button', { name: 'Ask for Care' }).click()
  await expect(page.getByText(`You asked ${carer.fullName} for care`)).toBeVisible()

  await carerPage.goto('/practitioner/patients')
  await carerPage.getByRole('button', { name: `Accept: ${fullName}` }).click()
  await expect(carerPage.getByRole('table').getByRole('link', { name: fullName })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible()
  await expect(page.getByText(`You asked ${carer.fullName} for care`)).toBeHidden()
  await context.close()
})

test('an admin creates a patient for a practitioner', async ({ admin: { page } }) => {
  const { email, password } = someone()
  await page.goto('/practitioner/patients')
  await page.getByRole('button', { name: 'Add New Patient' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Patient' })
  await dialog.getByLabel('Practitioner').fill('Elena')
  await page.getByRole('option', { name: /Elena/ }).first().click()
  await dialog.getByLabel('Full Name').fill('Paul Fern')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Create Patient' }).click()
  await expect(toastOf(page, 'Patient created')).toBeVisible()
  await page.goto('/admin/practitioner-patients')
  await page.getByLabel('Search assignments').fill(email)
  await expect(page.getByRole('row', { name: /Elena.*Paul Fern/ })).toBeVisible()
})
