import { rmSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { providerSettings } from '../server/test/identityProvider.ts'
import { scratchDirectory } from '../server/test/scratch.ts'
import { chooseBrowser } from './browser.ts'
import { MAIL_PORTAL_PORT, PORT, PROVIDER_PORT, SMTP_PORT } from './ports.ts'

const given = process.env.E2E_DATA_DIR
const dataDir = given ?? scratchDirectory('portal-e2e-')
if (given === undefined) {
  // The workers load this file too and must share the directory.
  process.env.E2E_DATA_DIR = dataDir
  // Playwright has stopped the portal by then.
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
}

/** A portal with a database of its own. */
const portal = (port: number, directory: string, more: Record<string, string>) => ({
  command: 'node dist/server/main.js',
  cwd: '..',
  url: `http://localhost:${port}/readyz`,
  timeout: 90_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  env: {
    PORT: String(port),
    DATA_DIR: directory,
    DEMO: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...more,
  },
})

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: await chooseBrowser(),
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // No test waits for an animation.
    contextOptions: { reducedMotion: 'reduce' },
    // Only the tests of the tracker and the guards allow the service worker.
    serviceWorkers: 'block',
    // Traces take a tenth of the run: E2E_TRACE=on turns them on.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: [
    portal(PORT, dataDir, {
      // A test starts the provider.
      ...providerSettings(`http://127.0.0.1:${PROVIDER_PORT}`),
      OIDC_NAME: 'Clinic ID',
    }),
    portal(MAIL_PORTAL_PORT, `${dataDir}/mail`, { SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}` }),
  ],
})
