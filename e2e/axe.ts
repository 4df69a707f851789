import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * The serious and critical axe violations, one line each with element and rule. Waits for colour transitions: a change
 * of the theme takes a frame even with reduced motion.
 */
export async function serious(page: Page) {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map((one) => one.finished))
  })
  // No page embeds frames of other sites, for which axe would open a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
    )
}

/** How far the page scrolls sideways. Pixels. */
export async function overflow(page: Page) {
  await drawn(page)
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** How high the page is. Pixels. */
export async function pageHeight(page: Page) {
  await drawn(page)
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** Two frames: after a new size of the window, what listens to media queries is drawn one frame after the styles. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
