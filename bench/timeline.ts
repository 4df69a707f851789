import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { chromium } from '@playwright/test'
import { chooseBrowser } from '../e2e/browser.ts'
import { addDays, isoDay, MOODS } from '../shared/health.ts'
import { idOf, openClinic } from './clinic.ts'
import { median } from './load.ts'

/**
 * Five years of one patient on the timeline: 1,800 entries, 20,000 doses, 60 results of 20 markers. How long the server
 * takes for all of it in one call, how many bytes it sends, and how long a processor four times slower takes to draw a
 * year of it.
 */
const [DAYS, ENTRIES, RESULTS, MARKERS, RUNS] = [1_826, 1_800, 60, 20, 31]
const WANTED = { ms: 60, bytes: 60_000, drawnMs: 100 }

const today = isoDay(Date.now())
const ago = (days: number) => addDays(today, -days)
const random = (below: number) => Math.floor(Math.random() * below)
const WORDS =
  'headache tired slept badly long walk by the lake ate late bloated after lunch busy day at work felt well rested cold hands calm evening with tea'.split(
    ' ',
  )
const sentence = () => Array.from({ length: 3 + random(8) }, () => WORDS[random(WORDS.length)]).join(' ')
const KNOWN = [
  ...[
    'Ferritin',
    'Iron',
    'Zinc',
    'Magnesium',
    'Vitamin B12',
    'Folate',
    'TSH',
    'Glucose',
    'Sodium',
    'Potassium',
  ],
  ...['Calcium', 'Creatinine', 'Hemoglobin', 'Hematocrit', 'Platelets', 'HDL cholesterol', 'Triglycerides'],
  ...['Selenium', 'Copper', 'Transferrin'],
].slice(0, MARKERS)

const clinic = await openClinic()
const browser = await chromium.launch(await chooseBrowser())
try {
  const [cookie = ''] = await clinic.people(1)
  const userId = idOf('user', 1)
  const { pool } = clinic
  await pool.query(
    `insert into health_tracking (user_id, date, mood, energy_level, sleep_hours, water_intake, exercise_minutes, symptoms, notes)
     select $1, d.date, d.mood, d.energy, d.sleep, d.water, d.exercise, d.symptoms, d.notes
     from jsonb_to_recordset($2::jsonb) d (date date, mood text, energy int, sleep numeric, water int, exercise int, symptoms text, notes text)`,
    [
      userId,
      JSON.stringify(
        Array.from({ length: ENTRIES }, (_, day) => ({
          date: ago(day),
          mood: MOODS[random(5)],
          energy: 1 + random(10),
          sleep: random(20) / 2,
          water: random(12),
          exercise: 5 * random(12),
          symptoms: random(4) === 0 ? sentence() : null,
          notes: random(6) === 0 ? sentence() : null,
        })),
      ),
    ],
  )
  const items = Array.from({ length: 11 }, (_, n) => ({
    ...{ text: `Remedy number ${n} of the plan, 100 mg`, slots: ['morning'], units: 1, unitName: 'capsule' },
    ...{ days: { kind: 'daily' }, from: null, until: null, productId: null },
  }))
  for (const ofPlan of [items.slice(0, 4), items.slice(4, 8), items.slice(8)]) {
    const { rows } = await pool.query(
      `insert into treatment_plans (patient_id, created_by, title, medications, items, created_at, updated_at)
       values ($1, $1, 'Plan', $2, $3, $4, $4) returning id`,
      [userId, ofPlan.map(({ text }) => text), JSON.stringify(ofPlan), `${ago(DAYS)}T12:00:00Z`],
    )
    await pool.query(
      `insert into doses (plan_id, medication, date, slot, state, taken_at)
       select $1, medication, $3::date + day, 'morning', case when random() < 0.1 then 'skipped' else 'taken' end, now()
       from unnest($2::text[]) medication, generate_series(0, $4::int) day`,
      [rows[0].id, ofPlan.map(({ text }) => text), ago(DAYS - 1), Math.ceil(20_000 / items.length)],
    )
  }
  for (let n = 0; n < RESULTS; n++) {
    const markers = KNOWN.map((marker) => ({
      ...{ name: marker, marker, loinc: null, value: random(2_000) / 10, comparator: null, unit: 'mg/dL' },
      ...{ low: 30, high: 150, flag: 'normal', printedFlag: null, plausible: true },
      place: { page: 1, x: 0.1, y: 0.1, width: 0.8, height: 0.02 },
    }))
    await pool.query(
      `insert into blood_test_results (user_id, file_path, file_name, content_type, file_size, status, markers, collected_on)
       values ($1, $2, 'report.pdf', 'application/pdf', 1, 'completed', $3, $4)`,
      [userId, randomUUID(), JSON.stringify(markers), ago(n * 30)],
    )
  }
  await pool.query('analyze')

  const input = encodeURIComponent(JSON.stringify({ from: ago(DAYS - 1), until: today }))
  const ask = (encoding: string) =>
    fetch(`${clinic.url}/api/trpc/care.timeline?input=${input}`, {
      headers: { cookie, 'accept-encoding': encoding },
    })
  const times: number[] = []
  const spent = await clinic.processorMs()
  for (let run = 0; run < RUNS; run++) {
    const began = performance.now()
    const answer = await ask('identity')
    await answer.arrayBuffer()
    times.push(performance.now() - began)
    if (!answer.ok) throw new Error(`the timeline answered ${answer.status}`)
  }
  const spentEach = ((await clinic.processorMs()) - spent) / RUNS
  const plain = (await (await ask('identity')).arrayBuffer()).byteLength
  const { result } = await (await ask('identity')).json()
  console.log(
    `days ${result.data.days.length}, doses ${result.data.doses.reduce((sum: number, { taken, skipped }: { taken: number; skipped: number }) => sum + taken + skipped, 0)}, points ${result.data.markers.flatMap(({ points }: { points: unknown[] }) => points).length}, symptoms ${result.data.symptoms.length}`,
  )
  console.log('| what | measured | wanted |\n|---|---|---|')
  console.log(
    `| five years in one call, median of ${RUNS} (least; the portal's processor) | ${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} ms; ${spentEach.toFixed(0)} ms) | ${WANTED.ms} ms |`,
  )
  for (const encoding of ['br', 'gzip']) {
    // fetch would decompress the body.
    const bytes = await new Promise<number>((done, fail) => {
      request(
        `${clinic.url}/api/trpc/care.timeline?input=${input}`,
        { headers: { cookie, 'accept-encoding': encoding } },
        (answer) => {
          let sum = 0
          answer.on('data', (chunk: Buffer) => {
            sum += chunk.length
          })
          answer.on('end', () => done(sum))
        },
      )
        .on('error', fail)
        .end()
    })
    console.log(
      `| its bytes, ${encoding} (of ${(plain / 1000).toFixed(0)} kB) | ${(bytes / 1000).toFixed(1)} kB | ${WANTED.bytes / 1000} kB |`,
    )
  }

  // The year is drawn again from data that the page has: no network, and nothing of the rest of the page.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: clinic.url }])
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.goto(`${clinic.url}/record/timeline`)
  const drawing = page.getByRole('img', { name: /^Timeline from/ })
  await drawing.waitFor()
  /** Chooses a period, and waits until the drawing has it. */
  async function choose(period: string) {
    const before = await drawing.getAttribute('aria-label')
    await page.getByText(period, { exact: true }).click()
    await page.waitForFunction(
      (name) =>
        !document.querySelector(`[aria-label="${name}"]`) &&
        document.querySelector('[aria-label^="Timeline from"]'),
      before,
    )
  }
  await choose('1 year')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const drawn: number[] = []
  for (let run = 0; run < 10; run++) {
    await choose('3 months')
    drawn.push(
      await page.evaluate(async () => {
        const year = [...document.querySelectorAll('label')].find((label) => label.textContent === '1 year')
        const began = performance.now()
        year?.click()
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
        return performance.now() - began
      }),
    )
  }
  console.log(
    `| a year of it drawn, ${await drawing.locator('*').count()} elements, four times slower | ${median(drawn).toFixed(0)} ms (least ${Math.min(...drawn).toFixed(0)} ms) | ${WANTED.drawnMs} ms |`,
  )
} finally {
  await browser.close()
  await clinic.close()
}
