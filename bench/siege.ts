import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ironPanel } from '../server/demo/reports.ts'
import { hostileFiles } from '../server/test/hostile.ts'
import { openClinic } from './clinic.ts'

/**
 * What others notice while one person attacks: 260 half-sent requests are held open, and sent again where the portal
 * closes them; ten hostile files are uploaded and read; every few seconds a rendered page is requested 100 times at
 * once and abandoned. All from one address, against this machine only. Prints the times of another patient's calls,
 * first without the attack.
 */
const HALF_SENT = { json: 160, uploads: 60, heads: 40 }
const PAGES = 100
/** How long the attacker waits for a rendered page, in milliseconds. */
const PATIENCE_MS = 300
const BETWEEN_BURSTS_MS = 5_000
const SECONDS = 30
/** The highest p99 of the other patient's calls, in milliseconds. */
const WANTED_P99 = 300

const clinic = await openClinic()
const { port, hostname } = new URL(clinic.url)
const over = new AbortController()

/** Holds `count` connections that send only this text, and reopens each that is closed. */
function hold(text: string, count: number) {
  const open = () => {
    if (over.signal.aborted) return
    const socket: Socket = connect(Number(port), hostname, () => socket.write(text))
    const cut = () => socket.destroy()
    over.signal.addEventListener('abort', cut, { once: true })
    socket
      .resume()
      .on('error', () => {})
      .on('close', () => {
        over.signal.removeEventListener('abort', cut)
        setTimeout(open, 100).unref()
      })
  }
  for (let n = 0; n < count; n++) open()
}

const head = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{`

async function upload(cookie: string, bytes: Uint8Array, name: string) {
  const body = new FormData()
  body.append('file', new Blob([Uint8Array.from(bytes)]), name)
  const answer = await fetch(`${clinic.url}/api/blood-tests`, {
    method: 'POST',
    headers: { cookie, origin: clinic.url },
    body,
  })
  if (answer.status !== 201) throw new Error(`the upload was answered with ${answer.status}`)
  const { id } = (await answer.json()) as { id: string }
  return id
}

/**
 * Requests a page 100 times at once and abandons the requests, until the attack ends; returns how many were abandoned.
 */
async function abandonPages(cookie: string, id: string) {
  let asked = 0
  while (!over.signal.aborted) {
    await Promise.all(
      Array.from({ length: PAGES }, () =>
        fetch(`${clinic.url}/api/blood-tests/${id}/pages/1`, {
          headers: { cookie },
          signal: AbortSignal.timeout(PATIENCE_MS),
        }).then(
          (answer) => answer.bytes().catch(() => undefined),
          () => undefined,
        ),
      ),
    )
    asked += PAGES
    await wait(BETWEEN_BURSTS_MS, undefined, { signal: over.signal }).catch(() => undefined)
  }
  return asked
}

/** The calls of another patient, one after the other for `seconds`; returns their times in milliseconds, sorted. */
async function callsOf(cookie: string, seconds: number) {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const today = encodeURIComponent(JSON.stringify({ today: new Date().toISOString().slice(0, 10) }))
  while (performance.now() < end) {
    const began = performance.now()
    const { status } = await fetch(`${clinic.url}/api/trpc/health.summary?input=${today}`, {
      headers: { cookie },
    })
    if (status !== 200) throw new Error(`a call was answered with ${status}`)
    times.push(performance.now() - began)
    await wait(20)
  }
  return times.sort((a, b) => a - b)
}

function show(what: string, times: number[]) {
  const at = (part: number) => `${(times[Math.ceil(part * times.length) - 1] ?? Number.NaN).toFixed(0)} ms`
  console.log(`${what}: ${times.length} calls, p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`)
}

try {
  const [eve = '', maya = ''] = await clinic.people(2)
  const page = await upload(eve, await ironPanel(), 'report.pdf')
  show('quiet', await callsOf(maya, 5))
  hold(head('/api/auth/sign-in/email', 'application/json'), HALF_SENT.json)
  hold(head('/api/blood-tests', 'multipart/form-data; boundary=b'), HALF_SENT.uploads)
  hold('POST /api/auth/sign-in/email HTTP/1.1\r\nHost: local', HALF_SENT.heads)
  // The half-sent requests may have used up the upload limit: a refused upload is not a failure.
  const uploads = await Promise.allSettled(hostileFiles().map(({ bytes, what }) => upload(eve, bytes, what)))
  const pages = abandonPages(eve, page)
  show(`attacked (p99 wanted: ${WANTED_P99} ms)`, await callsOf(maya, SECONDS))
  over.abort()
  const taken = uploads.filter(({ status }) => status === 'fulfilled').length
  console.log(
    `${taken} of ${uploads.length} hostile files were accepted, and ${await pages} requests for rendered pages were abandoned`,
  )
} finally {
  over.abort()
  await clinic.close()
}
