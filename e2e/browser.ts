import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium, { inflate } from '@sparticuz/chromium'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const LIBRARIES = fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium')))

const ARGS = [
  // Containers and root have no user namespaces, and the browser opens only our own pages.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Returns the browser named by `E2E_BROWSER`, else Chromium from an npm package: the same on every machine, and faster
 * than a desktop's. It brings the libraries and font that a bare machine lacks, but runs only on Linux x64; elsewhere
 * an installed browser is used.
 */
export async function chooseBrowser() {
  const packaged = process.platform === 'linux' && process.arch === 'x64'
  const executablePath =
    process.env.E2E_BROWSER ?? (packaged ? undefined : INSTALLED.find((path) => existsSync(path)))
  if (executablePath) return { executablePath, args: ARGS }
  const libraries = join(await inflate(LIBRARIES), 'lib')
  const env = Object.entries({
    ...process.env,
    LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    FONTCONFIG_PATH: join(tmpdir(), 'fonts'),
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return {
    executablePath: await chromium.executablePath(),
    args: ARGS,
    env: Object.fromEntries(env) as Record<string, string>,
  }
}
