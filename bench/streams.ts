import { Agent, get, type IncomingMessage } from 'node:http'
import type pg from 'pg'
import { TICK } from '../server/test/ticks.ts'

/** Event streams of one session: the portal refuses a 21st. */
const STREAMS_OF_SESSION = 20

/** How many sessions `clients` streams need. */
export const sessionsFor = (clients: number) => Math.ceil(clients / STREAMS_OF_SESSION)

/** Opens `count` event streams, 20 for each session; resolves when all are open, and rejects where one is refused. */
async function openStreams(url: string, cookies: readonly string[], count: number) {
  const agent = new Agent({ maxSockets: count })
  const open = (cookie: string | undefined) =>
    new Promise<IncomingMessage>((opened, failed) => {
      get(
        `${url}/api/trpc/credits.onChange`,
        { agent, headers: { cookie, accept: 'text/event-stream' } },
        (answer) => {
          if (answer.statusCode !== 200) failed(new Error(`a stream was answered with ${answer.statusCode}`))
          answer.setEncoding('utf8')
          // tRPC sends `connected` first; only then does the server listen for this stream.
          answer.once('data', () => opened(answer))
        },
      ).on('error', failed)
    })
  const streams = await Promise.all(
    Array.from({ length: count }, (_, n) => open(cookies[Math.floor(n / STREAMS_OF_SESSION)])),
  )
  return { streams, close: () => agent.destroy() }
}

/**
 * Sends `perSecond` events a second for `seconds` to a person with `clients` open streams, after one second of warm-up
 * that is not counted. Returns how many of the expected events arrived, and the milliseconds from the database call to
 * the arrival.
 */
export async function fanOut(
  target: { url: string; pool: pg.Pool; cookies: readonly string[]; userId: string },
  how: { clients: number; perSecond: number; seconds: number },
) {
  const { streams, close } = await openStreams(target.url, target.cookies, how.clients)
  const sent: number[] = []
  const delays: number[] = []
  for (const stream of streams) {
    let heard = 0
    stream.on('data', (text: string) => {
      for (const _event of text.matchAll(TICK)) {
        const delay = performance.now() - (sent[heard++] ?? Number.NaN)
        if (heard > how.perSecond) delays.push(delay)
      }
    })
  }
  const events = how.perSecond * how.seconds
  const began = performance.now()
  for (let event = 0; event < how.perSecond + events; event++) {
    const due = began + (event * 1000) / how.perSecond
    await new Promise((next) => setTimeout(next, Math.max(0, due - performance.now())))
    sent.push(performance.now())
    await target.pool.query('select pg_notify($1, $2)', [
      'live',
      JSON.stringify({ topic: 'credits', userId: target.userId }),
    ])
  }
  const deadline = performance.now() + 5_000
  while (delays.length < events * how.clients && performance.now() < deadline) {
    await new Promise((next) => setTimeout(next, 50))
  }
  close()
  delays.sort((a, b) => a - b)
  return {
    delivered: delays.length,
    expected: events * how.clients,
    p50: delays[Math.floor(delays.length * 0.5)] ?? Number.NaN,
    p99: delays[Math.floor(delays.length * 0.99)] ?? Number.NaN,
  }
}
