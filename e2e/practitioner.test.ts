import { expect, signUpPatient, signUpPractitioner, someone, test, toastOf } from './people.ts'

test('a practitioner signs up and stands in the AI wizard', async ({ page }) => {
  const { fullName, email, password } = someone('Dr. Ada Berg')
  await page.goto('/')
  await page.getByRole('link', { name: 'Practitioner Portal' }).click()
  await expect(page.getByText('Access AI-powered treatment planning tools')).toBeVisible()
  await expect(
    page.getByText(
      'Sign up to access the AI Wizard and create personalized treatment plans for your patients.',
    ),
  ).toBeVisible()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Full Name').fill(fullName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Practitioner Account' }).click()

  await expect(toastOf(page, 'Account created!')).toContainText(
    "Welcome to Verbena. You've been registered as a practitioner.",
  )
  await expect(page).toHaveURL('/ai-wizard')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText([
    'My Patients',
    'Treatment Plans',
    'Patient Health',
    'Blood Tests',
    'Profile',
    'Dashboard',
  ])
})

test('signing in at the practitioner portal leads to the AI wizard', async ({ page, context }) => {
  const { email, password } = await signUpPractitioner(context)
  await context.clearCookies()
  await page.goto('/practitioner-auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()

  await expect(toastOf(page, 'Welcome back!')).toContainText('You have been signed in successfully.')
  await expect(page).toHaveURL('/ai-wizard')
})

test('an unverified practitioner is told why there are no patients, until an admin verifies them', async ({
  practitioner: { page, id, api },
  office,
  browser,
}) => {
  const patient = await signUpPatient(await browser.newContext(), someone('Vera Holm'))
  await office.admin.assignments.assign.mutate({ practitionerId: id, patientId: patient.id })
  const waiting = page.getByText('Your account is waiting for verification')
  await page.goto('/practitioner/patients')
  await expect(waiting).toBeVisible()
  await expect(page.getByText('Vera Holm')).toBeHidden()
  expect(await api.auth.patients.list.query()).toEqual([])

  await office.admin.users.verify.mutate({ userId: id })
  await page.reload()
  await expect(waiting).toBeHidden()
  expect(await api.auth.patients.list.query()).toMatchObject([{ fullName: 'Vera Holm' }])
})
