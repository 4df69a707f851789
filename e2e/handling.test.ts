import type { Page } from '@playwright/test'
import { expect, signUpPatient, someone, test, toastOf } from './people.ts'

test.describe('The AI wizard', () => {
  test('asks for the symptoms before it charges, and its button shows the price', async ({
    patient: { page, id, api },
    office,
  }) => {
    await office.admin.credits.adjust.mutate({ userId: id, amount: 10, reason: 'A welcome' })
    await page.goto('/ai-wizard')
    const symptoms = page.getByLabel('Current Symptoms')
    const generate = page.getByRole('button', { name: 'Generate for 10 credits' })
    await generate.click()
    await expect(symptoms).toHaveAccessibleDescription('Please describe at least the symptoms')
    await expect(toastOf(page, 'Error')).toContainText('Please describe at least the symptoms')
    await expect(symptoms).toBeFocused()
    expect(await api.credits.balance.query()).toBe(10)

    await symptoms.fill('Tired in the afternoon')
    await generate.click()
    await expect(toastOf(page, 'Feature Coming Soon')).toBeVisible()
    expect(await api.credits.balance.query()).toBe(0)
  })

  test('with too few credits says "Insufficient Credits" first', async ({ patient: { page } }) => {
    await page.goto('/ai-wizard')
    await page.getByRole('button', { name: 'Generate' }).click()
    await expect(toastOf(page, 'Insufficient Credits')).toContainText(
      'You need 10 credits to generate AI recommendations. Please purchase more credits.',
    )
    await expect(page).toHaveURL('/credits')
  })

  test('accepts empty texts on the server', async ({ patient: { id, api }, office }) => {
    await office.admin.credits.adjust.mutate({ userId: id, amount: 10, reason: 'A welcome' })
    const empty = { demographics: '', symptoms: '', history: '', preferences: '' }
    const answer = await api.credits.runWizard.mutate({ ...empty, idempotencyKey: 'one run' })
    expect(answer).toEqual({ balance: 0, recommendation: null })
  })
})

test.describe('A dialog that holds typed text', () => {
  const asking = (page: Page) => page.getByRole('alertdialog', { name: 'Close without saving?' })

  test('asks before Escape or a click outside closes it, and has the text when opened again', async ({
    practitioner: { page, id, api },
    office,
    browser,
  }) => {
    await office.admin.users.verify.mutate({ userId: id })
    const vera = await signUpPatient(await browser.newContext(), someone('Vera Kept'))
    const plan = { patientId: vera.id, title: 'Rest', medications: 'Lemon balm tea' }
    await api.plans.create.mutate(plan)
    await page.goto('/practitioner/treatment-plans')
    const create = page.getByRole('button', { name: 'Create New Plan' })
    const writing = page.getByRole('dialog', { name: 'Create New Plan' })

    // Nothing was typed: it closes without a question.
    await create.click()
    await expect(writing).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(writing).toBeHidden()

    await create.click()
    await writing.getByLabel('Title').fill('Sleep well')
    await writing.getByLabel('Notes').fill('Less light in the evening')
    await page.keyboard.press('Escape')
    await asking(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(asking(page)).toBeHidden()
    await expect(writing.getByLabel('Title')).toHaveValue('Sleep well')
    await page.mouse.click(5, 400)
    await expect(asking(page)).toContainText('What you typed will still be here when you come back')
    await asking(page).getByRole('button', { name: 'Close' }).click()
    await expect(writing).toBeHidden()

    // Each record has its own form.
    await page.getByRole('button', { name: 'Read plan Rest' }).click()
    await page.getByRole('dialog', { name: 'Rest' }).getByRole('button', { name: 'Edit' }).click()
    const editing = page.getByRole('dialog', { name: 'Edit Plan' })
    await expect(editing.getByLabel('Title')).toHaveValue('Rest')
    await editing.getByRole('button', { name: 'Cancel' }).click()

    await create.click()
    await expect(writing.getByLabel('Title')).toHaveValue('Sleep well')
    await expect(writing.getByLabel('Notes')).toHaveValue('Less light in the evening')
    await writing.getByRole('combobox', { name: 'Patient' }).fill('Vera Kept')
    await page.getByRole('option', { name: 'Vera Kept' }).click()
    await writing.getByRole('button', { name: 'Create Plan' }).click()
    await expect(toastOf(page, 'Treatment plan created')).toBeVisible()

    // After saving, the next form is empty.
    await create.click()
    await expect(writing.getByLabel('Title')).toHaveValue('')
  })

  test('never stores a password', async ({ practitioner: { page, id }, office }) => {
    await office.admin.users.verify.mutate({ userId: id })
    await page.goto('/practitioner/patients')
    const open = page.getByRole('button', { name: 'Add New Patient' })
    const adding = page.getByRole('dialog', { name: 'Add New Patient' })
    await open.click()
    await adding.getByLabel('Full Name').fill('Otto Kept')
    await adding.getByLabel('Password', { exact: true }).fill('a secret')
    await adding.getByRole('button', { name: 'Cancel' }).click()
    await open.click()
    await expect(adding.getByLabel('Full Name')).toHaveValue('Otto Kept')
    await expect(adding.getByLabel('Password', { exact: true })).toHaveValue('')
  })

  test('asks on Credit Packages too, and then shows the empty form', async ({ admin: { page } }) => {
    await page.goto('/admin/credit-packages')
    const open = page.getByRole('button', { name: 'Add Package' })
    const adding = page.getByRole('dialog', { name: 'Add Package' })
    await open.click()
    await adding.getByLabel('Name').fill('Evening')
    await page.keyboard.press('Escape')
    await expect(asking(page)).toContainText('What you typed will be lost.')
    await asking(page).getByRole('button', { name: 'Close' }).click()
    await expect(adding).toBeHidden()
    await open.click()
    await expect(adding.getByLabel('Name')).toHaveValue('')
  })
})

test.describe('Open tabs are notified at once', () => {
  const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  /** Opens a page, and waits until its live stream is open. */
  async function listening(page: Page, path: string) {
    const stream = page.waitForResponse(/auth\.onChange/)
    await page.goto(path)
    await stream
  }
  /** Marks the document: the mark is lost if the page reloads. */
  const mark = (page: Page) => page.evaluate(() => void document.body.setAttribute('data-marked', ''))
  const marked = (page: Page) => page.locator('body[data-marked]')

  test('of a new role', async ({ patient: { page, id }, office }) => {
    await listening(page, '/dashboard')
    await expect(bar(page).getByRole('link', { name: 'Orders' })).toBeVisible()
    await expect(page.getByRole('link', { name: '0 credits' })).toBeVisible()
    await mark(page)
    await office.admin.users.setRole.mutate({ userId: id, role: 'practitioner' })
    await expect(bar(page).getByRole('link', { name: 'My Patients' })).toBeVisible()
    // The stream of the new role is open too.
    await office.admin.credits.adjust.mutate({ userId: id, amount: 7, reason: 'A welcome' })
    await expect(page.getByRole('link', { name: '7 credits' })).toBeVisible()
    await office.admin.users.setRole.mutate({ userId: id, role: 'patient' })
    await expect(bar(page).getByRole('link', { name: 'Orders' })).toBeVisible()
    await expect(marked(page)).toBeVisible()
  })

  test('of a verification, and of a care link', async ({ practitioner: { page, id }, office, browser }) => {
    const patient = await signUpPatient(await browser.newContext(), someone('Lina Linked'))
    await listening(page, '/practitioner/patients')
    const waiting = page.getByText('Your account is waiting for verification')
    await expect(waiting).toBeVisible()
    await mark(page)
    await office.admin.users.verify.mutate({ userId: id })
    await expect(waiting).toBeHidden()
    await office.admin.assignments.assign.mutate({ practitionerId: id, patientId: patient.id })
    await expect(page.getByRole('link', { name: 'Lina Linked' })).toBeVisible()
    await expect(marked(page)).toBeVisible()
  })

  test('of a suspension', async ({ patient: { page, id }, office }) => {
    await listening(page, '/orders')
    await expect(page.getByText('No orders yet')).toBeVisible()
    await office.admin.users.suspend.mutate({ userId: id })
    await expect(page).toHaveURL(/\/auth/)
  })
})
