import type { Page } from '@playwright/test'
import { expect, signInDemo, signUpPatient, test, toastOf } from './people.ts'
import { ROUTES, VISITORS } from './routes.ts'

/** The title of the page that an address ends at. */
const titleAt = (address: string) => {
  const title = ROUTES.find(({ path }) => path === address)?.title
  return title ? `${title} · Verbena` : 'Verbena'
}

/**
 * Messages that are no fault of a page: refusals, which a toast logs; and some versions of Chromium fetch a preloaded
 * module again where a service worker answers.
 */
const EXPECTED = /\(refused here\)$|^A preload for .* service worker resource mismatch/

/** An unknown address is answered with 404, which the browser logs. */
const UNKNOWN = /\/nowhere$/

/**
 * Collects what a browser reports against the portal's pages: errors, warnings, failed requests, requests to other
 * sites.
 */
function complaintsOf(page: Page, home: string | undefined) {
  const complaints: string[] = []
  page.on('console', (message) => {
    const serious = message.type() === 'error' || message.type() === 'warning'
    const unknown = UNKNOWN.test(message.location().url) && / 404 /.test(message.text())
    if (serious && !unknown && !EXPECTED.test(message.text()))
      complaints.push(`${page.url()} ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`))
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its open requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== home) {
      complaints.push(`another site: ${request.url()}`)
    }
  })
  return complaints
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const visitor of VISITORS) {
    test(`every address leads ${visitor} to the right page, without a browser error or warning`, {
      tag: '@slow',
    }, async ({ page, context, baseURL }) => {
      test.slow()
      if (visitor !== 'nobody') await signInDemo(context.request, visitor)
      const complaints = complaintsOf(page, baseURL)
      for (const { path, ends } of ROUTES) {
        await test.step(`${path} → ${ends[visitor]}`, async () => {
          await page.goto(path)
          await expect.soft(page).toHaveURL(({ pathname }) => pathname === ends[visitor])
          await expect.soft(page).toHaveTitle(titleAt(ends[visitor]))
          await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect.soft(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
        })
      }
      expect(complaints).toEqual([])
    })
  }
})

test('the AI wizard and the blood tests explain why they need a session', async ({ page }) => {
  const reasons = [
    ['/ai-wizard', 'Please sign in to use the AI Wizard'],
    ['/blood-tests', 'Please sign in to access blood test uploads'],
  ] as const
  for (const [path, reason] of reasons) {
    await page.goto(path)
    await expect(toastOf(page, 'Authentication Required')).toContainText(reason)
  }
})

test('the landing page can be read before any script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Natural Healing, Modern Technology')
  await expect(page.getByRole('banner')).toHaveText('Verbena')
  await page.getByRole('link', { name: 'Shop Products' }).click()
  await expect(page).toHaveURL('/products')
  await context.close()
})

test('a prerendered page requests its scripts after its first paint', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/assets.*js$/.test(request.url())) scripts.push(request.url())
  })
  const paint = Promise.withResolvers<void>()
  await page.route('**/*.css', async (route) => {
    await paint.promise
    await route.continue()
  })
  const styled = page.waitForRequest('**/*.css')
  await page.goto('/products', { waitUntil: 'commit' })
  await styled
  // By then everything that the HTML itself names has been requested; without styles nothing is painted, and no frame
  // comes.
  await page.waitForFunction(() => document.readyState !== 'loading', undefined, { polling: 50 })
  expect(scripts).toEqual([])
  paint.resolve()
  await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
  expect(scripts).not.toEqual([])
})

test('a page opened in the background becomes interactive, although it is not painted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/products')
  await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
})

for (const [what, files] of [
  ['script', '**/assets/index-*.js'],
  ['texts', '**/assets/messages/*/en/main.tsx.js'],
] as const) {
  test(`a page whose ${what} does not arrive is loaded once more, and then says so`, async ({ page }) => {
    const lose = (times: number) => page.route(files, (route) => route.abort('connectionreset'), { times })
    const notice = page.getByText('This page did not load completely.')

    await lose(1)
    await page.goto('/products')
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
    await expect(notice).toBeHidden()
    for (const path of ['/auth', '/products']) {
      await lose(2)
      await page.goto(path)
      await expect(notice).toBeVisible()
      await page.getByRole('button', { name: 'Load it again' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(notice).toBeHidden()
    }
  })
}

test('hydration moves nothing on a page, and its score ring is drawn then', async ({ page, context }) => {
  await signInDemo(context.request, 'patient')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const CALM = 1_200
  await page.addInitScript((calm) => {
    const later = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (work: () => void, wait?: number) => {
        if (wait !== calm) return later(work, wait)
        addEventListener('calm', work)
        return 0
      },
    })
  }, CALM)
  await page.goto('/dashboard')
  const moving = () =>
    page.locator('.draw-ring').evaluate((ring) => ring.getAnimations().map(({ playState }) => playState))
  await expect.poll(moving).toEqual(['paused'])
  await page.evaluate(() => dispatchEvent(new Event('calm')))
  await expect.poll(moving).toEqual([])
})

test('the HTML of a page names who is signed in, and that of the offline page never does', async ({
  page,
  context,
}) => {
  await signInDemo(context.request, 'patient')
  const questions: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/trpc/auth.me')) questions.push(request.url())
  })
  const answer = await page.goto('/dashboard')
  expect(answer?.headers()['cache-control']).toBe('no-store')
  expect(await answer?.text()).toContain('Welcome back, Maya Lindqvist</h1>')
  await expect(page.getByText('credits')).toBeVisible()
  expect(questions).toEqual([])
  expect(await (await context.request.get('/offline')).text()).not.toContain('Lindqvist')
})

test('the HTML of a dashboard welcomes a new patient before any script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const { fullName } = await signUpPatient(context)
  const page = await context.newPage()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${fullName}`)
  await context.close()
})

test('an unknown address shows "Page not found" and a link to the landing page', async ({ page }) => {
  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a sign-in never redirects to another site', async ({ page, context }) => {
  await signInDemo(context.request, 'patient')
  for (const next of ['https://example.org/', '//example.org', '/\\example.org', 'javascript:alert(1)']) {
    await page.goto(`/auth?next=${encodeURIComponent(next)}`)
    await expect(page).toHaveURL('/dashboard')
  }
})
