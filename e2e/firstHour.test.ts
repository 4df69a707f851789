import type { BrowserContext, Page } from '@playwright/test'
import { openEmptyClinic } from './emptyClinic.ts'
import { expect, test, toastOf } from './people.ts'

/** Fewer clicks lead from an empty clinic to the first patient's dashboard. */
const MOST_CLICKS = 25

const PASSWORD = 'a password of the tests'

/** Counts the clicks on all pages of a context. */
async function counting(context: BrowserContext, count: () => void) {
  await context.exposeBinding('countClick', count)
  await context.addInitScript(() => {
    addEventListener('click', ({ isTrusted }) => isTrusted && Reflect.get(window, 'countClick')(), true)
  })
}

/** Opens the admin panel by its link: in the bar, or in a phone's menu. */
async function openAdminPanel(page: Page) {
  const link = { name: 'Admin Panel', exact: true }
  const more = page.getByRole('button', { name: 'Menu', exact: true })
  const inBar = page.getByRole('navigation', { name: 'Main' }).getByRole('link', link)
  await expect(more.or(inBar)).toBeVisible()
  if (await more.isVisible()) {
    await more.click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', link).click()
  } else await inBar.click()
}

/** Signs in with a one-time password, and replaces it. */
async function signInFirst(page: Page, email: string, given: string) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Login' }).first().click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(given)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByLabel('Password you were given').fill(given)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

const it = test.extend<{ clinic: Awaited<ReturnType<typeof openEmptyClinic>> }>({
  clinic: async ({ browser: _ }, use) => {
    const clinic = await openEmptyClinic()
    await use(clinic)
    await clinic.close()
  },
})

for (const [where, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 375, height: 812 }],
] as const) {
  it(`an empty clinic has its first patient signed in after fewer than ${MOST_CLICKS} clicks on ${where}`, async ({
    clinic,
    browser,
  }) => {
    test.slow()
    let clicks = 0
    const person = async () => {
      const context = await browser.newContext({ baseURL: clinic.url, viewport, reducedMotion: 'reduce' })
      await counting(context, () => clicks++)
      return context.newPage()
    }

    const admin = await person()
    await signInFirst(admin, 'owner@test.clinic', await clinic.admin('owner@test.clinic'))
    await openAdminPanel(admin)
    const steps = admin.getByRole('region', { name: "The clinic's first hour" })
    await steps.getByRole('link', { name: 'Invite' }).click()
    await admin.getByRole('button', { name: 'Invite', exact: true }).click()
    const invitation = admin.getByRole('dialog', { name: 'Invite' })
    await invitation.getByRole('combobox', { name: 'Role' }).click()
    await admin.getByRole('option', { name: 'Practitioner' }).click()
    await invitation.getByRole('button', { name: 'Create Invitation' }).click()
    const made = admin.getByRole('dialog', { name: 'Invitation created' })
    const link = await made.getByLabel('Link').inputValue()

    const practitioner = await person()
    await practitioner.goto(link)
    await practitioner.getByLabel('Full Name').fill('Dr. Ada Berg')
    await practitioner.getByLabel('Email').fill('ada@test.clinic')
    await practitioner.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await practitioner.getByRole('button', { name: 'Create Account' }).click()
    await expect(practitioner.getByRole('heading', { name: /Ada Berg/, level: 1 })).toBeVisible()
    await practitioner.getByRole('link', { name: 'Add New Patient' }).click()
    await practitioner.getByRole('button', { name: 'Add New Patient' }).click()
    const added = practitioner.getByRole('dialog', { name: 'Add New Patient' })
    await added.getByLabel('Full Name').fill('Maya Lind')
    await added.getByLabel('Email').fill('maya@test.clinic')
    await added.getByLabel('Password', { exact: true }).fill('given at the desk')
    await added.getByRole('button', { name: 'Create Patient' }).click()
    await expect(toastOf(practitioner, 'Patient created')).toBeVisible()

    const patient = await person()
    await signInFirst(patient, 'maya@test.clinic', 'given at the desk')
    await expect(patient.getByRole('heading', { name: /Maya Lind/, level: 1 })).toBeVisible()
    expect(clicks).toBeLessThan(MOST_CLICKS)
    expect(clicks).toBeGreaterThan(8)
    console.log(`${clicks} clicks on ${where}`)
  })
}
