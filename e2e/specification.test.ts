import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { localDay } from '../client/lib/today.ts'
import { addDays, DAYS_OF_PERIOD } from '../shared/health.ts'
import { expect, signUpPatient, signUpPractitioner, someone, test, toastOf } from './people.ts'
import { fhirBundle, labReport } from './reports.ts'

/** The colour of a design token as the browser resolves it. */
const colour = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.createElement('i')
    probe.style.backgroundColor = `var(${name})`
    document.body.append(probe)
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  }, token)

/** Holds the page's queries until a mutation is answered: otherwise a query would notice first that the session ended. */
async function holdQuestions(page: Page) {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.route('**/api/trpc/**', async (route) => {
    if (route.request().method() === 'GET') await answered
    await route.continue()
  })
}

test.describe('Without a session', () => {
  test('a practitioner’s action and My Profile say "Not authenticated"', async ({ practitioner, office }) => {
    const { page, id } = practitioner
    await office.admin.users.verify.mutate({ userId: id })
    await page.goto('/practitioner/patients')
    await page.getByRole('button', { name: 'Add New Patient' }).click()
    const adding = page.getByRole('dialog', { name: 'Add New Patient' })
    await adding.getByLabel('Full Name').fill('Vera Holm')
    await adding.getByLabel('Email').fill(someone().email)
    await adding.getByLabel('Password', { exact: true }).fill('a password')
    await holdQuestions(page)
    await page.context().clearCookies()
    await adding.getByRole('button', { name: 'Create Patient' }).click()
    await expect(toastOf(page, 'Not authenticated')).toContainText('Please log in to continue')
    await expect(page).toHaveURL(/\/practitioner-auth/)
  })

  test('a save on My Profile says "Not authenticated" too', async ({ patient: { page } }) => {
    await page.goto('/profile')
    await page.getByLabel('Allergies').fill('Ragweed')
    await holdQuestions(page)
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(page, 'Not authenticated')).toContainText('Please log in to continue')
  })
})

test.describe('Blood test upload', () => {
  const listed = (page: Page, name: string) =>
    page.getByRole('region', { name: 'Your results' }).getByRole('listitem').filter({ hasText: name })

  test('a refused file has the same title where the server refuses it', async ({ patient: { page } }) => {
    await page.goto('/blood-tests')
    await page.getByLabel('Blood test file').setInputFiles({
      name: 'disguised.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html></html>'),
    })
    await expect(toastOf(page, 'Invalid File Type')).toContainText(
      'Please upload a PDF or image file (JPG, PNG)',
    )
    await expect(toastOf(page, 'Upload Failed')).toHaveCount(0)
  })

  test('image/jpg, and a PDF of unknown type, are judged by content', async ({ patient: { page } }) => {
    await page.goto('/blood-tests')
    const chooser = page.getByLabel('Blood test file')
    await chooser.setInputFiles({ ...(await labReport('Unknown.pdf')), mimeType: 'application/octet-stream' })
    await expect(listed(page, 'Unknown.pdf')).toContainText('Completed')
    const blank = sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
    const buffer = await blank.jpeg().toBuffer()
    await chooser.setInputFiles({ name: 'Photo.jpg', mimeType: 'image/jpg', buffer })
    await expect(listed(page, 'Photo.jpg')).toBeVisible()
  })

  test('a FHIR bundle has a control of its own', async ({ patient: { page } }) => {
    await page.goto('/blood-tests')
    await expect(page.getByText('Drop a PDF, JPG or PNG here, up to 10 MB.', { exact: true })).toBeVisible()
    await page.getByLabel('Blood test file').setInputFiles(fhirBundle())
    await expect(toastOf(page, 'Invalid File Type')).toContainText(
      'Please upload a PDF or image file (JPG, PNG)',
    )
    await page.getByLabel('FHIR bundle file').setInputFiles(fhirBundle('Export.json'))
    await expect(listed(page, 'Export.json')).toContainText('Completed')
  })
})

test('role badges differ: practitioner primary, patient healing green, admin red', async ({
  admin,
  browser,
}) => {
  const { page } = admin
  const people = {
    Patient: await signUpPatient(await browser.newContext(), someone('Petra Badge')),
    Practitioner: await signUpPractitioner(await browser.newContext(), someone('Dr. Paul Badge')),
    Admin: admin,
  }
  for (const [role, token] of [
    ['Practitioner', '--accent'],
    ['Patient', '--success-soft'],
    ['Admin', '--danger-soft'],
  ] as const) {
    await page.goto(`/admin/users?q=${people[role].email}`)
    const badge = page.getByRole('cell').getByText(role, { exact: true })
    await expect(badge).toBeVisible()
    // Retries: a badge that is replaced between two reads has no style.
    await expect(badge).toHaveCSS('background-color', await colour(page, token))
  }
})

test('the AI analysis, the table and the charts show the same days, from 30 days ago', async ({
  practitioner: { page, id, api },
  browser,
  office,
}) => {
  await office.admin.users.verify.mutate({ userId: id })
  const patient = await signUpPatient(await browser.newContext(), someone('Dora Days'))
  await office.admin.assignments.assign.mutate({ practitionerId: id, patientId: patient.id })
  const first = addDays(localDay(), 1 - DAYS_OF_PERIOD)
  for (const date of [-1, 0, 1, 2, 3, 4].map((days) => addDays(first, days))) {
    await patient.api.health.addEntry.mutate({ date, sleepHours: 8, symptoms: null, notes: null })
  }
  expect(await api.auth.me.query()).toMatchObject({ role: 'practitioner' })
  await page.goto(`/practitioner/patient-health?patient=${patient.id}`)
  const table = page.getByRole('table', { name: 'Daily entries of the last 30 days' })
  await expect(table.getByRole('row')).toHaveCount(1 + 5)
  await expect(page.getByRole('img', { name: /Sleep of the last 30 days/ })).toHaveAccessibleName(
    /measured on 5 days/,
  )
  await page.getByRole('button', { name: 'AI Health Analysis' }).click()
  await page.getByRole('button', { name: 'Analyze' }).click()
  const text = page.getByRole('dialog').getByRole('article')
  await expect(text).toContainText('averages of 5 days')
  await expect(text).toContainText(`No entry on ${DAYS_OF_PERIOD - 5} days`)
})

test.describe('Signing up with a full cart', () => {
  async function fillCart(page: Page) {
    await page.goto('/products')
    const card = page
      .getByRole('list', { name: 'Products' })
      .getByRole('listitem')
      .filter({ hasText: 'Curcuma longa' })
    await card.getByRole('button', { name: 'Add to Cart' }).click()
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(toastOf(page, 'Authentication required')).toContainText('Please log in to place an order')
    await expect(page).toHaveURL(/\/auth\?next=/)
  }

  test('leads to the dashboard, which offers to go on with the cart', async ({ page }) => {
    await fillCart(page)
    const { fullName, email, password } = someone('Cara Wagner')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('Full Name').fill(fullName)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(toastOf(page, 'Account created!')).toContainText('Redirecting to your dashboard...')
    await expect(page).toHaveURL('/dashboard')
    const cart = page.getByRole('region', { name: 'Your cart' })
    await expect(cart).toContainText('One product waits in your cart.')
    await cart.getByRole('link', { name: 'Continue your order' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByRole('list', { name: 'Products in your cart' })).toContainText('Turmeric')
  })

  test('signing in still returns to the cart', async ({ page, context }) => {
    const account = await signUpPatient(context)
    await context.clearCookies()
    await fillCart(page)
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/cart')
  })
})

test.describe('From 768 px on nothing disappears', () => {
  /** How many lines a text takes that should take one. */
  const lines = (page: Page, text: string) =>
    page
      .getByRole('main')
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
      })

  async function staysInside(page: Page) {
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0)
  }

  for (const width of [768, 1024, 1280]) {
    test(`the admin’s lists keep every column at ${width} px`, async ({
      admin: { page },
      office,
      browser,
    }) => {
      const email = `${randomUUID().slice(0, 7)}@demo.clinic`
      // Where the columns would not fit otherwise, an address breaks after its "@".
      const most = width < 1080 ? 2 : 1
      const context = await browser.newContext()
      const { id: patientId } = await signUpPatient(context, { ...someone(), email })
      await office.plans.create.mutate({ patientId, title: 'Winter immunity' })
      await context.close()
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/admin/treatments')
      await expect(page.getByText(email, { exact: true })).toBeVisible()
      expect(await lines(page, email)).toBeLessThanOrEqual(most)
      await staysInside(page)

      await page.goto('/admin/users?q=practitioner%40demo.clinic')
      const joined = page.getByRole('main').getByText(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/)
      await expect(joined).toBeVisible()
      expect(await lines(page, 'practitioner@demo.clinic')).toBeLessThanOrEqual(most)
      await staysInside(page)

      await page.goto('/admin/products?q=Elderberry')
      const main = page.getByRole('main')
      await expect(main.getByText('Out of Stock', { exact: true }).last()).toBeVisible()
      await expect(main.getByText(/Immunity/).first()).toBeVisible()
      await staysInside(page)
    })

    test(`the top bar is a bar, not a drawer, at ${width} px`, async ({ patient: { page, fullName } }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/orders')
      await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
      const bar = page.getByRole('navigation', { name: 'Main' })
      await expect(bar.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('link', { name: '0 credits' })).toBeVisible()
      if (width < 1080) {
        await bar.getByRole('button', { name: 'More' }).click()
        const more = page.getByRole('menu', { name: 'More' })
        await expect(more.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
        await more.getByRole('menuitem', { name: 'Dashboard' }).click()
      } else await bar.getByRole('link', { name: 'Dashboard' }).click()
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByRole('heading', { name: fullName })).toBeVisible()
      await staysInside(page)
    })
  }

  test('below 768 px "More" opens the drawer', async ({ patient: { page } }) => {
    await page.setViewportSize({ width: 767, height: 900 })
    await page.goto('/orders')
    await page.getByRole('button', { name: 'More, menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('averages have one decimal, and a score has no verdict before the first entry', async ({
  patient: { page, api },
}) => {
  await page.goto('/dashboard')
  const score = page.getByRole('region', { name: 'Your Health Score' })
  await expect(score).toContainText('No entries yet')
  await expect(score).not.toContainText('Needs Attention')
  await expect(score).toContainText('–out of 100')
  await page.goto('/health-tracking')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('No entries yet')

  // Otherwise the tracker would show its last state again.
  await page.evaluate(() => localStorage.clear())
  await api.health.addEntry.mutate({
    date: localDay(),
    sleepHours: 2,
    energyLevel: 1,
    symptoms: null,
    notes: null,
  })
  await page.goto('/dashboard')
  const verdict = score.getByText('Needs Attention', { exact: true })
  await expect(verdict).toBeVisible()
  const ground = await verdict.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(ground).not.toBe(await colour(page, '--success-soft'))
  await expect(verdict.locator('svg.lucide-leaf')).toHaveCount(0)

  await page.goto('/health-tracking')
  const weekly = page.getByRole('region', { name: 'Weekly Progress' })
  await expect(weekly).toContainText('2.0, goal 7 hours')
  await expect(weekly).toContainText('1.0, goal 8 of 10')
  await expect(weekly).not.toContainText('of 8 of 10')
})

test.describe('The order of things', () => {
  test('the dashboard: welcome, two cards, score, plans', async ({ patient: { page } }) => {
    await page.goto('/dashboard')
    // When everything has loaded, nothing moves.
    await expect(page.getByText('No entries yet')).toBeVisible()
    await expect(page.getByText('No Treatment Plans Yet')).toBeVisible()
    const parts = [
      page.getByRole('heading', { level: 1, name: /Welcome/ }),
      page.getByRole('main').getByRole('link', { name: /Health Tracking/ }),
      page.getByRole('main').getByRole('link', { name: /Blood Test Analysis/ }),
      page.getByRole('region', { name: 'Your Health Score' }),
      page.getByRole('heading', { name: 'Your Treatment Plans' }),
    ]
    const tops: number[] = []
    for (const part of parts) {
      await expect(part).toBeVisible()
      tops.push(await part.evaluate((element) => element.getBoundingClientRect().top))
    }
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
  })

  test('template cards show the first 3 medications and "+N"', async ({
    practitioner: { page, id, api },
    office,
    browser,
  }) => {
    await office.admin.users.verify.mutate({ userId: id })
    const patient = await signUpPatient(await browser.newContext(), someone('Tilda Template'))
    const title = 'Five herbs'
    await api.plans.create.mutate({
      patientId: patient.id,
      title,
      medications: 'Sage, Thyme, Nettle, Hawthorn, Linden',
    })
    await page.goto('/practitioner/treatment-plans')
    for (const tab of ['My Plans', 'Browse Templates']) {
      await page.getByRole('tab', { name: tab }).click()
      // The newest one.
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) })
        .first()
      await expect(card).toContainText('Nettle')
      await expect(card).not.toContainText('Hawthorn')
      await expect(card.getByText('+2', { exact: true })).toHaveText('+2')
    }
  })

  test('the headline is one text; a signed-in user is led to the dashboard', async ({ page, context }) => {
    await page.goto('/')
    const headline = page.getByRole('heading', { level: 1 })
    expect(await headline.textContent()).toBe('Natural Healing, Modern Technology')
    await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth')
    await signUpPatient(context)
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})
