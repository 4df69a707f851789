import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { chromium as playwright } from '@playwright/test'
import { chooseBrowser } from '../e2e/browser.ts'
import { layoutShiftOf, watchShifts } from '../e2e/layoutShift.ts'
import { signInDemo } from '../e2e/people.ts'
import { pagesOf, VISITORS } from '../e2e/routes.ts'
import { openClinic } from './clinic.ts'
import { median } from './load.ts'

/**
 * The pages in a browser: how much JavaScript each address loads, how far each moves while it loads, and the Lighthouse
 * scores of the five that patients open most, on Lighthouse's simulated phone. The scores are medians of several runs, because its
 * simulation multiplies the effect of other load on the machine by four.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = Number(process.env.RUNS ?? 5)
/** In which the pages are read: English, or one whose words come beside the English ones. */
const LANGUAGE = process.env.LANGUAGE ?? 'en'
const PAGES = ['/', '/products', '/dashboard', '/blood-tests', '/health-tracking']
const PUBLIC = new Set(['/', '/products'])
const WIDTHS = [375, 768, 1280]
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const

type Report = {
  environment: { benchmarkIndex: number }
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>
  audits: Record<string, { numericValue: number }>
}

const run = promisify(execFile)
const browser = await chooseBrowser()
const env = { ...process.env, ...('env' in browser && browser.env), CHROME_PATH: browser.executablePath }

const clinic = await openClinic('all', 'demo')
const written = `${clinic.directory}/lighthouse.json`

/** One Lighthouse run. A run in which the browser recorded nothing is reported and repeated, three times at most. */
async function look(url: string, cookie: string, tries = 3): Promise<Report> {
  const options = [
    ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${written}`],
    `--only-categories=${CATEGORIES}`,
    `--chrome-flags=${['--headless=new', ...browser.args].join(' ')}`,
    `--extra-headers=${JSON.stringify({ 'accept-language': LANGUAGE, ...(cookie && { cookie }) })}`,
  ]
  try {
    await run('npx', options, { env })
    return JSON.parse(await readFile(written, 'utf8'))
  } catch (error) {
    if (tries === 1) throw error
    console.log(`no run of ${url}: ${error}`)
    return look(url, cookie, tries - 1)
  }
}

/** The JavaScript that an address loads before its screen is drawn, in kilobytes after gzip. */
async function codeOf(files: string[]) {
  const packed = await Promise.all(files.map((file) => readFile(`dist/client/${file}.gz`)))
  return packed.reduce((sum, { length }) => sum + length, 0) / 1000
}

try {
  const signedIn = await fetch(`${clinic.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'patient@demo.clinic', password: 'demo-clinic' }),
  })
  if (!signedIn.ok) throw new Error(`the sign-in answered ${signedIn.status}: ${await signedIn.text()}`)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

  const index = await readFile('dist/pages/index.html', 'utf8')
  const shared = [...index.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
  const code: Record<string, string[]> = JSON.parse(await readFile('dist/pages/code.json', 'utf8'))
  console.log('| address | JavaScript after gzip |\n|---|---|')
  for (const [path, files] of Object.entries(code)) {
    console.log(`| ${path} | ${(await codeOf([...new Set([...shared, ...files])])).toFixed(0)} kB |`)
  }

  console.log(`\n| layout shift | ${WIDTHS.map((width) => `${width} px`).join(' | ')} |\n|---|---|---|---|`)
  const chromium = await playwright.launch(browser)
  for (const visitor of VISITORS) {
    const context = await chromium.newContext({ baseURL: clinic.url, serviceWorkers: 'block' })
    if (visitor !== 'nobody') await signInDemo(context.request, visitor)
    const page = await context.newPage()
    await watchShifts(page)
    for (const { path } of pagesOf(visitor)) {
      const shifts: number[] = []
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        shifts.push(await layoutShiftOf(page, path))
      }
      console.log(`| ${path}, ${visitor} | ${shifts.map((shift) => shift.toFixed(3)).join(' | ')} |`)
    }
    await context.close()
  }
  await chromium.close()

  const found = new Map<string, Report[]>(PAGES.map((path) => [path, []]))
  for (let round = 1; round <= RUNS; round++) {
    for (const [path, reports] of found) {
      const report = await look(clinic.url + path, PUBLIC.has(path) ? '' : cookie)
      reports.push(report)
      const scores = CATEGORIES.map((name) => Math.round((report.categories[name].score ?? 0) * 100))
      console.log(
        `round ${round}: ${path} ${scores.join('/')}, benchmarkIndex ${report.environment.benchmarkIndex.toFixed(0)}`,
      )
    }
  }

  console.log(
    `\n| Lighthouse, medians of ${RUNS} | first paint | largest paint | blocked | performance | wanted | accessibility | best practices |`,
  )
  console.log('|---|---|---|---|---|---|---|---|')
  for (const [path, reports] of found) {
    const times = TIMES.map((name) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? NaN)))
    const [performance, ...rest] = CATEGORIES.map((name) =>
      Math.round(median(reports.map(({ categories }) => categories[name].score ?? 0)) * 100),
    )
    console.log(
      `| ${path} | ${times.map((ms) => `${ms.toFixed(0)} ms`).join(' | ')} | ${performance} | 95 | ${rest.join(' | ')} |`,
    )
  }
} finally {
  await clinic.close()
}
