/**
 * Takes the picture of the README, docs/screenshot.png: the demo patient's blood tests, 1280 × 800, light.
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
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  const signedIn = await context.request.post('/api/auth/sign-in/email', {
    data: { email: 'patient@demo.clinic', password: 'demo-clinic' },
  })
  if (!signedIn.ok()) throw new Error(`${portal} shows no demo clinic: ${await signedIn.text()}`)
  const page = await context.newPage()
  await page.goto('/blood-tests')
  await page.getByRole('table', { name: 'Markers against their ranges' }).waitFor()
  await page.getByRole('link', { name: /credits/ }).waitFor()
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
