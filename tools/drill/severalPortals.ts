import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { photoOf, pictureOf } from '@verbena/lab-reader/testing'
import { PDFDocument } from 'pdf-lib'
import { ironPanel } from '../../server/demo/reports.ts'
import { address, compose, httpsAddress, port, promote, query, run, set } from './installation.ts'
import { expect, step, until } from './steps.ts'
import { Visitor } from './visitor.ts'

/**
 * The limits that are required, in seconds; CI may run on a slow, busy machine, so the limits there are wide and the
 * times are only reported.
 */
const TICK_SECONDS = process.env.CI ? 30 : 1
const TAKEOVER_SECONDS = process.env.CI ? 180 : 30
const PATIENCE = 120
const SALES = 5
/** Enough pages that a worker can be killed before it has read all of them. */
const PAGES = 2

type Test = { id: string; status: string }

/** A report of several scanned pages. */
async function scan() {
  const page = await photoOf(await pictureOf(await ironPanel()))
  const pdf = await PDFDocument.create()
  const image = await pdf.embedJpg(page)
  for (let n = 0; n < PAGES; n++) pdf.addPage([image.width, image.height]).drawImage(image)
  return pdf.save()
}

/** Trusts the clinic's own root certificate, as a browser does in which it is installed. */
async function trustCaddy() {
  const { answer } = await until('a certificate', PATIENCE, () =>
    compose('exec', '-T', 'caddy', 'cat', '/data/caddy/pki/authorities/local/root.crt'),
  )
  setDefaultCACertificates([...getCACertificates('default'), answer])
}

/** The address of one portal, bypassing Caddy. */
const addressOf = async (index: string) => `http://${await compose('port', '--index', index, 'portal', port)}`

/** Records sales for the patient; returns the longest time from the sale until the patient's page is notified. */
async function slowestTick(admin: Visitor, patient: Visitor, packageId: string) {
  const { user } = await patient.call<{ user: { id: string } }>('auth.me')
  const sell = () => admin.call('admin.credits.recordSale', { userId: user.id, packageId })
  const stream = new AbortController()
  const heard: number[] = []
  const listening = (async () => {
    for await (const _tick of patient.ticks('credits.onChange', stream.signal)) heard.push(performance.now())
  })()
  // Aborted below; an error of the stream shows as missing events.
  listening.catch(() => {})
  const hears = (count: number, seconds: number) =>
    until('a live update', seconds, async () => (heard.length > count ? true : undefined))
  try {
    // A stream is ready a moment after its first bytes: once an event has arrived.
    await until('a stream', PATIENCE, () => sell().then(() => hears(0, 2)))
    const took: number[] = []
    for (let n = 0; n < SALES; n++) {
      const before = heard.length
      const sold = performance.now()
      await sell()
      await hears(before, TICK_SECONDS)
      took.push(((heard[before] ?? 0) - sold) / 1000)
    }
    return `the slowest of ${SALES} after ${Math.round(Math.max(...took) * 1000)} ms`
  } finally {
    stream.abort()
  }
}

const workers = async () => (await compose('ps', '--quiet', 'worker')).split('\n')

/** Two portals and two workers behind Caddy, with certificates that Caddy signs itself. */
export async function severalPortals() {
  const [patient, admin] = [new Visitor(), new Visitor()]
  let packageId = ''
  await step(
    'two portals and two workers behind HTTPS: a sale reaches the patient through Caddy',
    async () => {
      set(
        'RATE_LIMITS=on',
        'COMPOSE_PROFILES=scale,tls',
        'DOMAIN=localhost',
        `PUBLIC_URL=${httpsAddress}`,
        'PORTALS=2',
        'WORKERS=2',
        'ROLE=web',
        'PORTAL_PORT=0',
        'TRUST_PROXY=1',
      )
      await run('make', 'up')
      await trustCaddy()
      for (const visitor of [patient, admin]) {
        visitor.at = visitor.origin = httpsAddress
        // Caddy signs the certificate of the address a moment after its start.
        await until('signing up', PATIENCE, () => visitor.signUp())
      }
      await promote(admin.email)
      const sold = { name: 'Ten', credits: 10, priceCents: 900 }
      packageId = (await admin.call<{ id: string }>('admin.packages.create', sold)).id
      return slowestTick(admin, patient, packageId)
    },
  )
  await step('a sale at one portal reaches the patient at the other', async () => {
    admin.at = await addressOf('1')
    patient.at = await addressOf('2')
    return slowestTick(admin, patient, packageId)
  })
  await step('a worker killed in mid-job: the other one finishes the job', async () => {
    patient.at = httpsAddress
    const [victim = ''] = await workers()
    const content = await scan()
    const tests = async () => (await patient.call<{ rows: Test[] }>('bloodTests.list')).rows
    // Each worker analyses one upload.
    const uploads = [await patient.upload(content), await patient.upload(content)]
    await until('both workers at work', PATIENCE, async () =>
      (await tests()).every(({ status }) => status === 'analyzing') ? true : undefined,
    )
    await run('docker', 'kill', '--signal', 'KILL', victim)
    const killedAt = Date.now()
    const { seconds } = await until('the end of both analyses', PATIENCE, async () =>
      (await tests()).every(({ status }) => status === 'completed') ? true : undefined,
    )
    expect((await workers()).length === 1, 'the killed worker came back')
    const [retried, takenOver] = (
      await query(
        `select count(*), extract(epoch from max(started_on)) from pgboss.job
         where retry_count > 0 and data->>'bloodTestId' in ('${uploads.join("','")}')`,
      )
    ).split('|')
    expect(retried === '1', `${retried} jobs were under way at the killed worker`)
    const idle = Number(takenOver) - killedAt / 1000
    // How long the analysis itself takes depends on the machine.
    expect(idle < TAKEOVER_SECONDS, `it was taken over after ${idle.toFixed(1)} s`)
    return `taken over after ${idle.toFixed(1)} s, done after ${seconds.toFixed(1)} s`
  })
  await step('back to one portal: make up stops what .env has switched off', async () => {
    set('COMPOSE_PROFILES=', 'DOMAIN=', 'PUBLIC_URL=', 'PORTALS=1', 'ROLE=all', `PORTAL_PORT=${port}`)
    await run('make', 'up')
    const services = await compose('--profile', '*', 'ps', '--all', '--services')
    expect(services.split('\n').sort().join() === 'db,files,portal', `still there: ${services}`)
    patient.at = patient.origin = address
    await until('an answer', PATIENCE, () => patient.signIn())
  })
}
