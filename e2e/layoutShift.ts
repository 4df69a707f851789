import { expect, type Page } from '@playwright/test'

/** How late each answer comes, so that every page first shows what stands for them. Milliseconds. */
const LATE = 150

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/**
 * The Cumulative Layout Shift (https://web.dev/articles/cls) of an address until all that it asks for has arrived, but
 * as the sum of all shifts rather than of the worst five seconds: never less than what browsers report. Leaves the page
 * open.
 */
export async function layoutShiftOf(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}

/** Has the pages of a context sum up their shifts, and its answers come late. */
export async function watchShifts(page: Page) {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE))
    await route.continue()
  })
  await page.addInitScript(() => {
    const sum = window as unknown as { shifted: number }
    sum.shifted = 0
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) sum.shifted += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
