import type { Page } from '@playwright/test'
import { overflow, serious } from './axe.ts'
import { expect, signInDemo, test } from './people.ts'
import { pagesOf, ROUTES, VISITORS, type Visitor } from './routes.ts'

/** Width decides the layout, theme decides the colours: two combinations cover both widths and both themes. */
const VIEWS = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
] as const
const NARROWEST = 360

/** Waits until the page is complete: its heading is there, nothing is loading and no colour is still in transition. */
async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  // Even the shortest transition of a new theme ends only with the next frame.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}

/** Who views a page: the visitor with the fewest rights among those who may open it. */
const viewerOf = (path: string) =>
  VISITORS.find((visitor) => pagesOf(visitor).some((page) => page.path === path))

/** The admin's landing page has another header than the one of those who look first; the forecast is a tab. */
const viewedBy = (visitor: Visitor) => [
  ...ROUTES.filter(({ path }) => viewerOf(path) === visitor).map(({ path }) => path),
  ...(visitor === 'admin' ? ['/', '/admin/products?tab=forecast'] : []),
]

for (const viewer of VISITORS) {
  test(`as ${viewer}: axe finds nothing serious on any page, and nothing hangs over`, {
    tag: '@slow',
  }, async ({ page, context }) => {
    test.slow()
    if (viewer !== 'nobody') await signInDemo(context.request, viewer)
    for (const path of viewedBy(viewer)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: VIEWS[0].width, height: 800 })
        await page.goto(path)
        for (const { width, theme } of VIEWS) {
          await page.setViewportSize({ width, height: 800 })
          await page.emulateMedia({ colorScheme: theme })
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          await settled(page)
          expect.soft(await serious(page), `${path}, ${theme} at ${width} px`).toEqual([])
        }
        await page.setViewportSize({ width: NARROWEST, height: 800 })
        await settled(page)
        expect.soft(await overflow(page), `${path}, pixels beyond ${NARROWEST}`).toBe(0)
      })
    }
  })
}

test('the first Tab focuses the link that skips to the content', async ({ page }) => {
  await page.goto('/privacy')
  await settled(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('every element shows when it has the focus', async ({ page, context }) => {
  await signInDemo(context.request, 'patient')
  await page.goto('/blood-tests')
  await settled(page)
  // Once around the page; the last Tab leaves it.
  for (let steps = 0; steps < 100; steps++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      // A hidden input shows its focus on its label.
      const shown = element.closest('label:has(.sr-only:focus-visible)') ?? element
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown)
      const ring = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
      return { element: element.outerHTML.slice(0, 120), ring }
    })
    if (!focused) break
    expect(focused).toMatchObject({ ring: true })
  }
})

test('after a navigation the focus is on the new page', async ({ page, context }) => {
  await signInDemo(context.request, 'patient')
  await page.goto('/dashboard')
  await settled(page)
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the menu of a phone opens and closes by keyboard', async ({ page, context }) => {
  await signInDemo(context.request, 'patient')
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'More, menu' })
  await expect(button).toBeEnabled()
  await button.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Health Tracking' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})
