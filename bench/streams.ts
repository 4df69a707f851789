import { Agent, get, type IncomingMessage } from 'node:http'
import type pg from 'pg'
import { TICK } from '../server/test/ticks.ts'

/** Opens `count` event streams of one person; resolves when all are open. */
async function openStreams(url: string, cookie: string, count: number) {
  const agent = new Agent({ maxSockets: count })
  const open = () =>
    new Promise<IncomingMessage>((opened, failed) => {
      get(
        `${url}/api/trpc/credits.onChange`,
        { agent, headers: { cookie, accept: 'text/event-stream' } },
        (answer) => {
          answer.setEncoding('utf8')
          // tRPC sends `connected` first; only then does the server listen for this stream.
          answer.once('data', () => opened(answer))
        },
      ).on('error', failed)
    })
  const streams = await Promise.all(Array.from({ length: count }, open))
  return { streams, close: () => agent.destroy() }
}

/**
 * Sends `perSecond` events a second for `seconds` to a person with `streams` open streams, after one second of warm-up
 * that is not counted. Returns how many of the expected events arrived, and the milliseconds from the database call to
 * the arrival.
 */
export async function fanOut(
  target: { url: string; pool: pg.Pool; cookie: string; userId: string },
  how: { clients: number; perSecond: number; seconds: number },
) {
  const { streams, close } = await openStreams(target.url, target.cookie, how.clients)
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
