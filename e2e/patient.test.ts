import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { MAX_UPLOAD_BYTES } from '../shared/bloodTests.ts'
import { serious } from './axe.ts'
import { expect, someone, test, toastOf } from './people.ts'
import { brokenReport, labReport } from './reports.ts'

const results = (page: Page) => page.getByRole('region', { name: 'Your results' })

test.describe('Signing up and in', () => {
  test('a sign-up as a patient leads to the dashboard', async ({ page }) => {
    const { fullName, email, password } = someone('Lena Strand')
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started Today' }).click()
    await page.getByLabel('Full Name').fill(fullName)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create Account' }).click()

    await expect(toastOf(page, 'Account created!')).toContainText(
      'Welcome to Verbena. Redirecting to your dashboard...',
    )
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { name: /Lena Strand/ })).toBeVisible()
    await expect(page.getByText('No Treatment Plans Yet')).toBeVisible()
    await expect(page.getByRole('link', { name: '0 credits' })).toBeVisible()
  })

  test('errors of the form are shown beside their fields and in a toast', async ({ page }) => {
    await page.goto('/auth?tab=sign-up')
    await page.getByLabel('Full Name').fill('L')
    await page.getByLabel('Email').fill('lena')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Create Account' }).click()

    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(
      'Name must be at least 2 characters',
    )
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    )
    await expect(toastOf(page, 'Error')).toContainText('Name must be at least 2 characters')
    await expect(page.getByLabel('Full Name')).toBeFocused()
  })

  test('a sign-in leads to the page that asked for it', async ({ patient: { page, ...patient } }) => {
    await page.context().clearCookies()
    await page.goto('/blood-tests')
    await expect(page).toHaveURL(/\/auth\?next=/)
    await expect(toastOf(page, 'Authentication Required')).toContainText(
      'Please sign in to access blood test uploads',
    )
    await page.getByLabel('Email').fill(patient.email)
    await page.getByLabel('Password', { exact: true }).fill(patient.password)
    await page.getByRole('button', { name: 'Sign In' }).click()

    await expect(toastOf(page, 'Welcome back!')).toContainText('You have been signed in successfully.')
    await expect(page).toHaveURL('/blood-tests')
  })

  test('a wrong password is refused with a toast', async ({ patient: { page, ...patient } }) => {
    await page.context().clearCookies()
    await page.goto('/auth')
    await page.getByLabel('Email').fill(patient.email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign In' }).click()

    await expect(toastOf(page, 'Error')).toBeVisible()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByLabel('Email')).toHaveValue(patient.email)
  })

  test('signing out in one tab signs out the other tabs', async ({ context, patient: { page } }) => {
    const other = await context.newPage()
    await other.goto('/profile')
    await expect(other.getByRole('heading', { name: 'My Profile' })).toBeVisible()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Sign Out' }).click()

    await expect(toastOf(page, 'Signed out successfully')).toContainText(
      'You have been logged out of your account.',
    )
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(other).toHaveURL(/\/auth/)
  })

  test('a patient with a password set by somebody else must first choose a new one', async ({
    page,
    office,
  }) => {
    const { fullName, email, password } = someone()
    await office.auth.patients.create.mutate({ fullName, email, password })
    await page.goto('/profile')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/change-password/)

    await page.getByLabel('Password you were given').fill(password)
    await page.getByLabel('New password').fill('a password of my own')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(toastOf(page, 'Password saved')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('Blood tests', () => {
  test('an upload is analysed before the patient’s eyes, in every open tab', async ({
    context,
    patient: { page },
  }) => {
    const other = await context.newPage()
    await other.goto('/blood-tests')
    await expect(other.getByText('No blood tests yet')).toBeVisible()
    await page.goto('/blood-tests')
    let loads = 0
    for (const tab of [page, other]) tab.on('load', () => loads++)
    await page.getByLabel('Blood test file').setInputFiles(await labReport('March.pdf'))

    for (const tab of [page, other]) {
      await expect(results(tab).getByRole('listitem').filter({ hasText: 'March.pdf' })).toContainText(
        'Completed',
      )
    }
    expect(loads).toBe(0)
    await expect(results(page).getByRole('listitem')).toContainText('9 Mar 2026')
    await expect(page.getByText('For information only.')).toContainText('It does not replace medical advice')

    // The result is a story: the verdict, what is outside its range, and the rest folded.
    await results(page)
      .getByRole('link', { name: /March.pdf/ })
      .click()
    const story = page.getByRole('article')
    await expect(story.getByText('Blood test of 9 March 2026')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/need a look|low|high/)
    const ferritin = story.getByRole('region', { name: 'Ferritin' })
    await expect(ferritin).toContainText('18')
    await expect(ferritin).toContainText('Low')
    await ferritin.getByRole('button', { name: 'What it means' }).click()
    await expect(ferritin.getByRole('heading', { name: 'What moves it' })).toBeVisible()
    await expect(ferritin.getByAltText('This row on the report')).toBeVisible()
    expect(await serious(page)).toEqual([])
    const table = page.getByRole('table', { name: 'Markers against their ranges' })
    await expect(table).toBeHidden()
    await story.getByRole('button', { name: 'All rows' }).click()
    await page.getByRole('button', { name: 'Show all 6 markers' }).click()
    await expect(table.getByRole('row', { name: /Creatinine/ })).toContainText('0.8')
    await story.getByRole('button', { name: 'How this text was made' }).click()
    await expect(page.getByText('For information only.')).toContainText('It does not replace medical advice')
  })

  test('a download returns the original file unchanged', async ({ patient: { page } }) => {
    const report = await labReport('Mine.pdf')
    await page.goto('/blood-tests')
    await page.getByLabel('Blood test file').setInputFiles(report)
    await results(page)
      .getByRole('link', { name: /Mine.pdf/ })
      .click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Original file' }).click()
    expect((await download).suggestedFilename()).toBe('Mine.pdf')
  })

  test('files of another type and files above 10 MB are refused', async ({ patient: { page } }) => {
    await page.goto('/blood-tests')
    const chooser = page.getByLabel('Blood test file')
    await chooser.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Ferritin 18') })
    await expect(toastOf(page, 'Invalid File Type')).toContainText(
      'Please upload a PDF or image file (JPG, PNG)',
    )
    const large = test.info().outputPath('large.pdf')
    await writeFile(large, Buffer.alloc(MAX_UPLOAD_BYTES + 1))
    await chooser.setInputFiles(large)
    await expect(toastOf(page, 'File Too Large')).toContainText('File must be less than 10MB')
    // The former toasts are gone after a reload.
    await page.reload()
    await chooser.setInputFiles({
      name: 'disguised.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html></html>'),
    })
    await expect(toastOf(page, 'Invalid File Type').last()).toContainText(
      'Please upload a PDF or image file (JPG, PNG)',
    )
    await expect(page.getByText('No blood tests yet')).toBeVisible()
  })

  test('a report that cannot be read says why, and can be tried again', async ({ patient: { page } }) => {
    await page.goto('/blood-tests')
    await page.getByLabel('Blood test file').setInputFiles(await brokenReport())
    const failed = toastOf(page, 'Analysis Failed')
    await expect(failed).toContainText('Upload successful but analysis failed. Please try again.')
    await failed.getByRole('button', { name: 'Close' }).click()
    await expect(failed).toBeHidden()
    await page.getByRole('button', { name: 'Try again: Broken.pdf' }).click()
    await expect(failed).toBeVisible()
    await expect(results(page).getByRole('listitem')).toContainText('Failed')
    await results(page)
      .getByRole('link', { name: /Broken.pdf/ })
      .click()
    const pane = page.getByRole('article')
    await expect(pane).toContainText('The analysis failed')
    await expect(pane).toContainText('file itself is saved.')
  })

  test('a blood test is removed only after the question is confirmed', async ({
    patient: { page, ...patient },
  }) => {
    await page.goto('/blood-tests')
    await page.getByLabel('Blood test file').setInputFiles(await labReport())
    await results(page)
      .getByRole('link', { name: /Report.pdf/ })
      .click()
    await page.getByRole('button', { name: 'Remove' }).click()
    const question = page.getByRole('alertdialog', { name: 'Remove this blood test?' })
    await page.mouse.click(5, 5)
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()

    await page.getByRole('button', { name: 'Remove' }).click()
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(toastOf(page, 'Blood test removed')).toBeVisible()
    await expect(page.getByText('No blood tests yet')).toBeVisible()
    expect((await patient.api.bloodTests.list.query()).rows).toEqual([])
  })
})

test.describe('My Profile', () => {
  test('saved changes are still there after a reload', async ({ patient: { page, ...patient } }) => {
    await page.goto('/profile')
    await expect(page.getByLabel('Email')).toHaveValue(patient.email)
    await expect(page.getByLabel('Email')).not.toBeEditable()
    await page.getByLabel('Full Name').fill('Nora Lind-Berg')
    await page.getByLabel('Date of Birth').fill('1990-02-03')
    await page.getByLabel('Allergies').fill('Ragweed')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(page, 'Profile updated')).toBeVisible()

    await page.reload()
    await expect(page.getByLabel('Full Name')).toHaveValue('Nora Lind-Berg')
    await expect(page.getByLabel('Date of Birth')).toHaveValue('3 February 1990')
    await expect(page.getByLabel('Allergies')).toHaveValue('Ragweed')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { name: 'Welcome, Nora Lind-Berg' })).toBeVisible()
  })

  test('unsaved changes are not lost by a click', async ({ patient: { page, ...patient } }) => {
    await page.goto('/profile')
    await page.getByLabel('Full Name').fill('Somebody Else')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByLabel('Full Name')).toHaveValue('Somebody Else')

    await page.getByRole('link', { name: 'Dashboard' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/dashboard')
    expect((await patient.api.auth.profile.query()).fullName).toBe(patient.fullName)
  })

  test('the chosen theme is kept after a reload', async ({ patient: { page } }) => {
    await page.goto('/profile/data')
    await page.getByText('Dark', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  })
})
