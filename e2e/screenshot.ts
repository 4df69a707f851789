/**
 * Takes the picture of the README, docs/screenshot.png: the timeline of the demo patient, on her practitioner's screen,
 * 1280 × 1050, light.
 *
 * Run it by hand, against a fresh demo clinic started by `make start`:
 *
 *     npx node e2e/screenshot.ts                        the portal at http://localhost:3000
 *     npx node e2e/screenshot.ts http://localhost:4000  another one
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { chooseBrowser } from './browser.ts'

const PICTURE = fileURLToPath(new URL('../docs/screenshot.png', import.meta.url))
const MAX_BYTES = 200_000

const portal = process.argv[2] ?? 'http://localhost:3000'
const browser = await chromium.launch(await chooseBrowser())
try {
  const context = await browser.newContext({
    baseURL: portal,
    viewport: { width: 1280, height: 1050 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  const signedIn = await context.request.post('/api/auth/sign-in/email', {
    data: { email: 'practitioner@demo.clinic', password: 'demo-clinic' },
  })
  if (!signedIn.ok()) throw new Error(`${portal} shows no demo clinic: ${await signedIn.text()}`)
  const page = await context.newPage()
  await page.goto('/practitioner/patients')
  await page.getByRole('table').getByRole('link', { name: 'Maya Lindqvist' }).click()
  await page.getByRole('navigation', { name: 'Patient' }).getByRole('link', { name: 'Timeline' }).click()
  await page.getByText('3 months').click()
  await page.locator('section[aria-labelledby=timeline][aria-busy=false]').waitFor()
  await page.evaluate(() => document.fonts.ready)
  // The picture has flat colours: a palette needs a fifth of the bytes without visible loss.
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer()
  if (picture.length > MAX_BYTES) throw new Error(`the picture has ${picture.length} bytes`)
  await writeFile(PICTURE, picture)
  console.log(`${PICTURE}, ${Math.round(picture.length / 1024)} kB`)
} finally {
  await browser.close()
}
