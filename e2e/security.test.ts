import { expect, signInDemo, signUpPatient, test } from './people.ts'
import { labReport } from './reports.ts'

test('a page restricts the browser by its security headers', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return [name, values]
    }),
  )
  expect(policy.get('script-src') ?? policy.get('default-src')).toEqual(["'self'"])
  expect(policy.get('style-src')?.filter((source) => !/^'sha256-.{44}'$/.test(source))).toEqual([
    "'self'",
    "'unsafe-hashes'",
  ])
  expect(policy.get('object-src')).toEqual(["'none'"])
  expect(policy.get('base-uri')).toEqual(["'none'"])
  expect(policy.get('frame-ancestors')).toEqual(["'none'"])
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('same-origin')
})

test('a page that is not prerendered refuses inline styles', async ({ request }) => {
  const policy = (await request.get('/auth')).headers()['content-security-policy']
  expect(policy).toContain("style-src 'self';")
  expect(policy).not.toContain('unsafe')
})

test('a missing file of the build is answered with 404', async ({ request }) => {
  for (const path of [
    '/auth.bak',
    '/.env',
    '/assets/gone.js',
    '/products~',
    '/landing.html',
    '/api/auth/ok',
    '/api/auth/get-session',
    '/api/auth/error',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('answers with data are never cached, and files of the build for ever', async ({ patient: { page } }) => {
  await page.goto('/')
  const script = page.locator('script[src*="/assets/"]').first()
  const asset = await page.request.get((await script.getAttribute('src')) ?? '')
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of ['/api/trpc/auth.me', '/api/trpc/auth.profile', '/api/nowhere']) {
    const answer = await page.request.get(path)
    expect(answer.headers()['cache-control'], path).toContain('no-store')
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff')
  }
})

test('the session cookie cannot be read by scripts', async ({ page, context, patient }) => {
  await page.goto('/dashboard')
  await expect(page.getByText(patient.fullName)).toBeVisible()
  const session = (await context.cookies()).filter(({ name }) => name !== 'sidebar_state')
  expect(session.length).toBeGreaterThan(0)
  for (const cookie of session) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(await page.evaluate(() => document.cookie)).toBe('')
  const stored = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage))
  for (const { value } of session) expect(stored).not.toContain(value)
})

test('another person’s file is answered like a missing one, also to an unlinked practitioner and an admin', async ({
  page,
  patient,
  browser,
}) => {
  await page.goto('/blood-tests')
  await page.getByLabel('Blood test file').setInputFiles(await labReport())
  await expect(page.getByRole('link', { name: /Report.pdf/ })).toBeVisible()
  const [test] = (await patient.api.bloodTests.list.query()).rows
  const file = `/api/blood-tests/${test?.id}/file`

  const own = await page.request.get(file)
  expect(own.status()).toBe(200)
  expect(own.headers()['content-disposition']).toContain('attachment')
  expect(own.headers()['content-security-policy']).toContain('sandbox')
  expect(own.headers()['cache-control']).toBe('no-store')

  const foreign = await browser.newContext()
  expect((await foreign.request.get(file)).status()).toBe(401)
  await signUpPatient(foreign)
  const unknown = await foreign.request.get('/api/blood-tests/00000000-0000-4000-8000-000000000000/file')
  const refused = await foreign.request.get(file)
  expect([refused.status(), await refused.text()]).toEqual([unknown.status(), await unknown.text()])
  expect(refused.status()).toBe(404)
  for (const role of ['practitioner', 'admin'] as const) {
    const other = await browser.newContext()
    await signInDemo(other.request, role)
    expect((await other.request.get(file)).status(), role).toBe(404)
  }
})

test('a page of another site cannot act for a signed-in user', async ({ page, patient }) => {
  const answer = await page.request.post('/api/trpc/auth.updateProfile', {
    headers: { origin: 'https://example.org' },
    data: { fullName: 'Somebody Else' },
  })
  expect(answer.status()).toBe(403)
  expect((await patient.api.auth.profile.query()).fullName).toBe(patient.fullName)
})
