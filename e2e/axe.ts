import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The serious and critical violations that axe finds, one line each with the element and the rule. */
export async function serious(page: Page) {
  // No page has a frame of another site, for which axe would open a page of its own each time.
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

/** By how many pixels the page scrolls sideways. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
