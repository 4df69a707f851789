import type { Page } from '@playwright/test'
import { startIdentityProvider } from '../server/test/identityProvider.ts'
import { keyOf, totp } from '../server/test/totp.ts'
import { type Account, expect, signIn, test, toastOf } from './people.ts'
import { PROVIDER_PORT } from './ports.ts'

async function fillSignIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
}

test('an authenticator app is set up and signs in, and each recovery code works once', async ({
  patient: { page, ...patient },
}) => {
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await page.getByLabel('Your password').fill('another password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription('This password is not right')
  await expect(toastOf(page, '')).toHaveCount(0)
  await page.getByLabel('Your password').fill(patient.password)
  const started = page.waitForResponse('**/two-factor/enable')
  await page.getByRole('button', { name: 'Continue' }).click()
  const key = keyOf((await (await started).json()).totpURI)
  await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible()
  await page.getByText('No camera? Type the key instead').click()
  await expect(page.getByText(key.match(/.{1,4}/g)?.join(' ') ?? '')).toBeVisible()

  await page.getByLabel('Code from the app').fill('12345')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByLabel('Code from the app')).toHaveAccessibleDescription(/six digits/)
  await page.getByLabel('Code from the app').fill(totp(key))
  await page.getByRole('button', { name: 'Confirm' }).click()
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const recoveryCode = (await shown.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()

  await signOut(page)
  await fillSignIn(page, patient)
  const code = page.getByLabel('Code from your authenticator app')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(code).toHaveAccessibleDescription('This code is not right, or no longer valid')
  // The code of this half minute was used by the enrolment.
  await code.fill(totp(key, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(toastOf(page, 'Welcome back!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  const recover = async () => {
    await signOut(page)
    await fillSignIn(page, patient)
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCode)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await recover()
  await expect(page).toHaveURL('/dashboard')
  await recover()
  await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/not right/)
})

/** A virtual authenticator of the browser's developer tools, like a phone or laptop with a screen lock. */
async function plugInAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is added, signs in and is removed, and the audit log records it', async ({
  patient: { page, ...patient },
  office,
}) => {
  await plugInAuthenticator(page)
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(toastOf(page, 'Passkey added')).toBeVisible()
  const factors = page.getByRole('region', { name: 'Second factors' })
  await expect(factors.getByText('Verified')).toBeVisible()

  await signOut(page)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(toastOf(page, 'Welcome back!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/profile/security')
  await factors.getByRole('button', { name: /^Remove the passkey of/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toastOf(page, 'Passkey removed')).toBeVisible()
  const log = await office.admin.audit.list.query({ person: patient.email })
  const factorsChanged = log.rows.map(({ action }) => action).filter((action) => action.startsWith('factor.'))
  expect(factorsChanged).toEqual(['factor.passkey-remove', 'factor.passkey-add'])
  await signOut(page)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(toastOf(page, 'Error')).toBeVisible()
  await expect(page).toHaveURL('/auth')
})

test('an identity of another provider is linked on My Profile, signs in and is unlinked', async ({
  patient: { page, ...patient },
}) => {
  await page.goto('/profile/security')
  const identities = page.getByRole('region', { name: 'Linked identities' })
  await identities.getByRole('button', { name: 'Link Clinic ID' }).click()
  await expect(toastOf(page, 'Error')).toContainText('Clinic ID does not answer at the moment')

  const provider = await startIdentityProvider(PROVIDER_PORT)
  provider.signsIn({ sub: patient.id, email: 'nora@elsewhere.example', email_verified: true })
  await identities.getByRole('button', { name: 'Link Clinic ID' }).click()
  await expect(identities.getByText('Linked', { exact: true })).toBeVisible()

  await signOut(page)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Clinic ID' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect((await patient.api.auth.me.query())?.user.id).toBe(patient.id)

  await page.goto('/profile/security')
  await identities.getByRole('button', { name: 'Unlink' }).click()
  await expect(toastOf(page, 'Identity unlinked')).toBeVisible()
  await signOut(page)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Clinic ID' }).click()
  await expect(page.getByText('This identity is not linked to any account yet.')).toBeVisible()
  await provider.close()
})

test('an account deleted by its owner cannot sign in any more', async ({ patient: { page, ...patient } }) => {
  await page.goto('/profile/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill(patient.password)
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(dialog.getByLabel('Type DELETE')).toHaveAccessibleDescription('Please type DELETE')
  await dialog.getByLabel('Type DELETE').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(toastOf(page, 'Your account is deleted')).toBeVisible()
  await expect(page).toHaveURL('/')
  await fillSignIn(page, patient)
  await expect(toastOf(page, 'Error')).toBeVisible()
  await expect(page).toHaveURL('/auth')
})

test('another device is listed on My Profile and can be signed out there', async ({
  patient: { page, ...patient },
  playwright,
  baseURL,
}) => {
  const phone = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
  })
  const onPhone = await signIn(phone, patient)
  await page.goto('/profile/security')
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText('This device')).toHaveCount(1)
  await sessions.getByRole('button', { name: 'Sign out of Safari on iPhone' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect(await onPhone.auth.me.query()).toBeNull()
  await phone.dispose()
})

test('a changed password ends the other sessions but not this one', async ({
  patient: { page, ...patient },
  playwright,
  baseURL,
}) => {
  const other = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const elsewhere = await signIn(other, patient)
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill(patient.password)
  await page.getByLabel('New password').fill('another password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(toastOf(page, 'Password saved')).toBeVisible()
  expect(await elsewhere.auth.me.query()).toBeNull()
  expect(await patient.api.auth.me.query()).not.toBeNull()
  await other.dispose()
})
