import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../shared/errors.ts'
import type { Metrics } from './platform/metrics.ts'

/**
 * Calls that may be under way at once. The database answers some thousand short ones a second, so this many are done
 * well within a second; what comes on top would only wait.
 */
const MAX_UNDER_WAY = 256
const RETRY_AFTER_SECONDS = 2
/** How long a stopping process still takes what is already on its way to it. */
const LAST_CALL_MS = 300
/** How long it then waits for what is under way; containers are given 30 seconds in all. */
const FINISH_MS = 15_000

const busy = () =>
  new Refusal('UNAVAILABLE', 'The portal is very busy. Please try again in a moment.', RETRY_AFTER_SECONDS)

/**
 * Keeps a busy server answering and lets a stopping one leave in order: turns calls away with 503 before they pile up,
 * and at the stop finishes what is under way while browsers reconnect their event streams elsewhere.
 */
export function directTraffic(app: FastifyInstance, metrics: Metrics) {
  const underWay = new Set<ServerResponse>()
  const streams = new Set<ServerResponse>()
  let leaving = false

  app.addHook('onRequest', ({ routeOptions, headers }, { raw }, done) => {
    if (!routeOptions.url?.startsWith('/api/')) return done()
    // A stream is opened in a moment, and a browser may give up one that is refused.
    if (headers.accept !== 'text/event-stream') {
      if (underWay.size >= MAX_UNDER_WAY) {
        metrics.shed.inc()
        return done(busy())
      }
      underWay.add(raw)
    }
    raw.once('close', () => {
      underWay.delete(raw)
      if (streams.delete(raw)) metrics.streams.dec()
    })
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Also for what began before the stop: a connection kept alive would hold the process up.
    if (leaving) reply.header('connection', 'close')
    if (reply.getHeader('content-type') === 'text/event-stream') {
      underWay.delete(reply.raw)
      streams.add(reply.raw)
      metrics.streams.inc()
    }
    done()
  })
  app.addHook('preClose', async () => {
    leaving = true
    if (!app.server.listening) return
    // A call that crossed the stop on its way is still taken.
    await wait(LAST_CALL_MS)
    // Cut, not ended: a browser opens a stream again that broke, and believes one that ended.
    for (const stream of streams) stream.destroy()
    setTimeout(() => app.server.closeAllConnections(), FINISH_MS).unref()
  })
  return { leaving: () => leaving }
}
