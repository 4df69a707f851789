import { randomBytes } from 'node:crypto'
import { availableParallelism, cpus } from 'node:os'
import { whoIs } from '../server/auth/who.ts'
import { addEntry, healthSummary } from '../server/health/health.ts'
import { idOf, openClinic, tokenOf } from './clinic.ts'
import { openRawStream, pgbench, rawHash, statementsOf } from './limits.ts'
import { load, median, requirePrograms } from './load.ts'
import { fanOut, sessionsFor } from './streams.ts'

/**
 * A patient's most frequent requests compared with their limits, in interleaved rounds of one run: the dashboard's
 * summary and a new entry against the same statements under pgbench, a sign-in against the bare hash, a 10 MB upload
 * against a bare stream to disk. Then live updates to 500 streams, the start, and memory.
 */
const PEOPLE = 200
const STREAMS = 500
const DAYS = 60
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const SECONDS = Number(process.env.SECONDS ?? 5)
const PASSWORD = 'a password of the benchmark'
/** An upload of the maximum size, 10 MB; the job that would read it does not run here. */
const FILE_BYTES = 10 * 1024 * 1024
/** How long after its start a portal is idle, in milliseconds. */
const CALM_MS = 8_000
const MEGABYTE = 1024 * 1024

requirePrograms('wrk', 'pgbench')
const clinic = await openClinic('web')
const raw = await openRawStream(clinic.directory)
try {
  await new Promise((calm) => setTimeout(calm, CALM_MS))
  const idle = await clinic.memory()
  const cookies = await clinic.people(PEOPLE)
  await clinic.pool.query(
    `insert into health_tracking (user_id, date, mood, energy_level, sleep_hours, water_intake, exercise_minutes)
     select id, current_date - day, 'Good', 7, 7.5, 8, 30 from users, generate_series(0, $1 - 1) day`,
    [DAYS],
  )
  await clinic.pool.query('vacuum analyze')
  const cookieOf = (n: number) => cookies[n % PEOPLE] ?? ''

  const today = new Date().toISOString().slice(0, 10)
  // Days long before the seeded ones, varied in the statements under pgbench as well.
  const someDay = () =>
    new Date(Date.UTC(1990, 0, 1 + Math.floor(Math.random() * 9_000))).toISOString().slice(0, 10)
  const entry = {
    mood: 'Good',
    energyLevel: 6,
    sleepHours: 7,
    waterIntake: 8,
    exerciseMinutes: 20,
    symptoms: null,
    notes: null,
  } as const
  const dayOfScript = '1980-01-01'
  const variables = `\\set person random(1, ${PEOPLE})\n\\set day random(1, 9000)`
  const vary = new Map<unknown, string>([
    [idOf('user', 1), "('00000000-0000-4000-8000-' || lpad(:person::text, 12, '0'))::uuid"],
    [tokenOf(1), "('session-' || lpad(:person::text, 12, '0'))"],
    [dayOfScript, "('1950-01-01'::date + :day::int)"],
  ])
  const summarySql = await statementsOf(clinic.databaseUrl, async (db) => {
    await whoIs(db, tokenOf(1))
    await healthSummary(db, { own: idOf('user', 1) }, today)
  })
  const entrySql = await statementsOf(clinic.databaseUrl, async (db) => {
    await whoIs(db, tokenOf(1))
    await addEntry(db, idOf('user', 1), { date: dayOfScript, ...entry })
  })
  const limit = (statements: typeof summarySql) =>
    pgbench(clinic.databaseUrl, { clients: 16, seconds: SECONDS, variables, vary }, statements)

  const input = encodeURIComponent(JSON.stringify({ today }))
  const summary = () =>
    load(`${clinic.url}/api/trpc/health.summary?input=${input}`, 16, SECONDS, (n) => ({
      headers: { cookie: cookieOf(n) },
    }))
  const newEntry = () =>
    load(`${clinic.url}/api/trpc/health.addEntry`, 16, SECONDS, (n) => ({
      headers: { cookie: cookieOf(n) },
      body: { date: someDay(), ...entry },
    }))

  const emails = Array.from({ length: 4 }, (_, n) => `signs-in-${n}@bench.clinic`)
  for (const email of emails) {
    const answer = await fetch(`${clinic.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Signs In', email, password: PASSWORD }),
    })
    if (!answer.ok) throw new Error(`the sign-up answered ${answer.status}: ${await answer.text()}`)
  }
  const signIn = () =>
    load(`${clinic.url}/api/auth/sign-in/email`, emails.length, SECONDS, (n) => ({
      body: { email: emails[n % emails.length], password: PASSWORD },
    }))

  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(FILE_BYTES - 9)])
  const boundary = 'the-boundary-of-the-benchmark'
  const form = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="report.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const sending = (n: number) => ({
    headers: { cookie: cookieOf(n), 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: form,
  })
  // Other people in each round: one person's files are limited.
  const upload = (round: number) =>
    load(`${clinic.url}/api/blood-tests`, 4, SECONDS, (n) => sending(4 * round + n), 4)
  const rawUpload = () => load(raw.url, 4, SECONDS, sending, 4)

  const measured = {
    summary: { at: summary, beside: () => limit(summarySql) },
    entry: { at: newEntry, beside: () => limit(entrySql) },
    signIn: { at: signIn, beside: () => rawHash(availableParallelism(), SECONDS) },
    upload: { at: upload, beside: async () => (await rawUpload()).perSecond },
  }
  const ratios: Record<string, number[]> = { summary: [], entry: [], signIn: [], upload: [] }
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [name, { at, beside }] of Object.entries(measured)) {
      const sample = await at(round)
      const most = await beside()
      ratios[name]?.push(sample.perSecond / most)
      console.log(
        `round ${round}: ${name} ${sample.perSecond.toFixed(1)}/s (p99 ${sample.p99.toFixed(1)} ms, ${sample.failures} failed) beside ${most.toFixed(1)}/s`,
      )
    }
  }
  const loaded = await clinic.memory()
  const streaming = await clinic.sessions(1, sessionsFor(STREAMS))
  const live = await fanOut(
    { url: clinic.url, pool: clinic.pool, cookies: streaming, userId: idOf('user', 1) },
    { clients: STREAMS, perSecond: 20, seconds: 5 },
  )
  const starts = [await clinic.coldStart(), await clinic.coldStart(), await clinic.coldStart()]

  const ratio = (name: string) => median(ratios[name] ?? []).toFixed(2)
  const mib = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MiB`
  console.log(
    `\n${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}\n`,
  )
  console.log('| against its limit | ratio (median of rounds) | wanted |\n|---|---|---|')
  console.log(`| dashboard's summary, 16 clients, beside pgbench | ${ratio('summary')} | 0.35 |`)
  console.log(`| new entry, 16 clients, beside pgbench | ${ratio('entry')} | 0.4 |`)
  console.log(`| sign-in, 4 clients, beside argon2id alone | ${ratio('signIn')} | 0.6 |`)
  console.log(`| 10 MB upload, 4 clients, beside a stream to disk | ${ratio('upload')} | 0.5 |`)
  console.log('\n| what | measured | wanted |\n|---|---|---|')
  console.log(
    `| ${STREAMS} streams, 20 events a second | ${live.delivered} of ${live.expected}, p50 ${live.p50.toFixed(1)} ms, p99 ${live.p99.toFixed(1)} ms | all, p99 100 ms |`,
  )
  console.log(`| start on a migrated database | ${median(starts).toFixed(0)} ms | 600 ms |`)
  console.log(`| memory idle, after the rounds | ${mib(idle)}, ${mib(loaded)} | 150 MiB idle, 260 MiB |`)
} finally {
  raw.close()
  await clinic.close()
}
