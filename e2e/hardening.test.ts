import type { Page } from '@playwright/test'
import { openMailbox } from '../server/test/mailbox.ts'
import { type Account, expect, signInDemo, someone, test, toastOf } from './people.ts'
import { MAIL_PORTAL_PORT, SMTP_PORT } from './ports.ts'

// All tests share one mailbox, so they run one after the other.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://localhost:${MAIL_PORTAL_PORT}` })

let mailbox: Awaited<ReturnType<typeof openMailbox>>
test.beforeAll(async () => {
  mailbox = await openMailbox(SMTP_PORT)
})
test.afterAll(() => mailbox.close())

/** The link in a mail, once it has arrived. */
async function linkTo(email: string, words: string) {
  await expect.poll(() => mailbox.linkTo(email, words), { timeout: 30_000 }).toBeTruthy()
  return mailbox.linkTo(email, words) ?? ''
}

async function signUp(page: Page, { fullName, email, password }: Account) {
  await page.goto('/auth?tab=sign-up')
  await page.getByLabel('Full Name').fill(fullName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/dashboard')
}

async function signIn(page: Page, { email }: Pick<Account, 'email'>, password: string) {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function plugInAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { lose: () => cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) }
}

test('a sign-up works at once, and second factors wait until the address is confirmed', async ({ page }) => {
  const nora = someone()
  await signUp(page, nora)
  await page.goto('/profile/security')
  const factors = page.getByRole('region', { name: 'Second factors' })
  await expect(factors.getByText('Confirm your e-mail address first')).toBeVisible()
  await expect(factors.getByRole('button', { name: 'Add a passkey' })).toBeDisabled()
  await expect(factors.getByRole('button', { name: 'Set up an authenticator app' })).toBeDisabled()
  await factors.getByRole('button', { name: 'Send the mail again' }).click()
  await expect(toastOf(page, 'Mail sent')).toBeVisible()

  await page.goto(await linkTo(nora.email, '/verify-email?'))
  await expect(page).toHaveURL(/\/(dashboard|profile\/security)$/)
  await page.goto('/profile/security')
  await expect(factors.getByRole('button', { name: 'Set up an authenticator app' })).toBeEnabled()
  await expect(factors.getByText('Confirm your e-mail address first')).toBeHidden()
})

/** Elena adds a patient; resolves when the patient is added. */
async function addPatient(page: Page, account: Account, invite: boolean) {
  await signInDemo(page.request, 'practitioner')
  await page.goto('/practitioner/patients')
  await page.getByRole('button', { name: 'Add New Patient' }).click()
  const adding = page.getByRole('dialog', { name: 'Add New Patient' })
  await adding.getByLabel('Full Name').fill(account.fullName)
  await adding.getByLabel('Email').fill(account.email)
  if (invite) await adding.getByRole('switch', { name: 'Send an invitation link' }).click()
  else await adding.getByLabel('Password', { exact: true }).fill(account.password)
  await adding.getByRole('button', { name: 'Create Patient' }).click()
  await expect(toastOf(page, 'Patient created')).toBeVisible()
}

test('an invited patient chooses a password', async ({ page, browser, baseURL }) => {
  const vera = someone('Vera Sand')
  await addPatient(page, vera, true)

  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const own = await context.newPage()
  await own.goto(await linkTo(vera.email, '/reset-password/'))
  await own.getByLabel('New password').fill('a word of her own')
  await own.getByRole('button', { name: 'Save password' }).click()
  await expect(own).toHaveURL('/auth')
  await signIn(own, vera, 'a word of her own')
  await expect(own).toHaveURL('/dashboard')
  await context.close()
})

test('a password set by someone else opens only the page that asks for a new one', async ({
  page,
  browser,
  baseURL,
}) => {
  const ida = someone('Ida Berg')
  await addPatient(page, ida, false)

  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const own = await context.newPage()
  await signIn(own, ida, ida.password)
  await expect(own).toHaveURL(/^[^?]*\/change-password/)
  const refused = await own.request.get('/api/trpc/auth.profile')
  expect([refused.status(), (await refused.json()).error.data.refusal]).toEqual([
    403,
    'PASSWORD_CHANGE_REQUIRED',
  ])
  await own.goto('/health-tracking')
  await expect(own).toHaveURL(/^[^?]*\/change-password/)
  await own.getByLabel('Password you were given').fill(ida.password)
  await own.getByLabel('New password').fill('a word of her own')
  await own.getByRole('button', { name: 'Save password' }).click()
  await expect(toastOf(own, 'Password saved')).toBeVisible()
  expect((await own.request.get('/api/trpc/auth.profile')).status()).toBe(200)
  await context.close()
})

test('a lost passkey is removed with the password, and a new one replaces it', async ({ page }) => {
  const nora = someone()
  await signUp(page, nora)
  await page.goto(await linkTo(nora.email, '/verify-email?'))
  const device = await plugInAuthenticator(page)
  await page.goto('/profile/security')
  const factors = page.getByRole('region', { name: 'Second factors' })
  await factors.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(toastOf(page, 'Passkey added')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')

  await device.lose()
  await signIn(page, nora, nora.password)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/profile/security')
  await factors.getByRole('button', { name: /^Remove the passkey of/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toastOf(page, 'Passkey removed')).toBeVisible()
  await plugInAuthenticator(page)
  await factors.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(factors.getByText('Verified')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('signing out with unsent entries asks first, and then removes them and the cart from the browser', async ({
  patient: { page, ...patient },
}) => {
  await page.goto('/products')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.goto('/health-tracking')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.route('**/api/trpc/health.addEntry*', (route) => route.abort())
  await page.getByRole('button', { name: 'Add Entry' }).click()
  await page.getByRole('spinbutton', { name: 'Water glasses' }).fill('8')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('region', { name: 'Saved in this browser' })).toContainText(
    'Waiting to be sent',
  )

  const kept = () =>
    page.evaluate(
      () => Object.keys(localStorage).filter((key) => /^(waiting:|cart$|theme$)/.test(key)).length,
    )
  expect(await kept()).toBe(3)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out without sending?' })
  await expect(question).toContainText('Not sent yet: 1 health entry.')
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  expect(await kept()).toBe(3)
  expect(await patient.api.auth.me.query()).not.toBeNull()

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await question.getByRole('button', { name: 'Sign out and remove' }).click()
  await expect(page).toHaveURL('/')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /^(waiting:|cart$)/.test(key))),
  ).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  expect(await patient.api.auth.me.query()).toBeNull()
})
