import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../shared/errors.ts'
import { network } from '../auth/limits.ts'
import type { Metrics } from '../platform/metrics.ts'

/**
 * Calls that may be under way at once. The database answers some thousand short ones a second, so this many are done
 * well within a second; what comes on top would only wait.
 */
const MAX_UNDER_WAY = 256
/** So many of them for one network: a whole clinic may sit behind one address, and others still get through. */
const MAX_OF_NETWORK = 224
/** Files that are on their way out, each with what it is read from: so many at once, and for one network. */
const MAX_DOWNLOADS = 512
const MAX_DOWNLOADS_OF_NETWORK = 224
/** Uploads have places of their own: their bodies come while they have one. */
const MAX_UPLOADS = 32
const MAX_UPLOADS_OF_NETWORK = 24
/**
 * The slowest pace of a whole body, after some seconds in which nothing need come; bytes a second, milliseconds. 128 kbit/s
 * are what a weak mobile network sends: a picture of 3 MB then takes three minutes.
 */
const SLOWEST_BODY = 16 * 1024
export const BODY_GRACE_MS = 10_000
/** Whoever was too slow has so long to hear why; milliseconds. */
const LAST_WORDS_MS = 2_000
/** While a call was shed within this time, /readyz says so. Milliseconds. */
const SHED_LATELY_MS = 10_000
const RETRY_AFTER_SECONDS = 2
/** How long a stopping process still takes what is already on its way to it. */
const LAST_CALL_MS = 300
/** How long it then waits for what is under way; containers are given 30 seconds in all. */
const FINISH_MS = 15_000

const busy = () =>
  new Refusal('UNAVAILABLE', 'The portal is very busy. Please try again in a moment.', RETRY_AFTER_SECONDS)

/**
 * What Node itself ends: a head that does not come within `grace`, a connection on which nothing moves, and at the very
 * last every request. Milliseconds.
 */
export const deadlines = (grace: number) => ({
  // Longer than any call keeps silent: an AI model is given one minute. Answers that nobody reads end so.
  connectionTimeout: 2 * 60 * 1000,
  requestTimeout: 30 * 60 * 1000,
  http: { headersTimeout: grace, connectionsCheckingInterval: 2_000 },
})

const tooSlow = () =>
  new Refusal(
    'TOO_SLOW',
    'The connection is too slow: what was sent did not arrive in time. Please try again.',
  )

/** Ends a body half way: whoever reads it hears why and answers, then the connection is cut. */
function breakOff(request: IncomingMessage) {
  // What Node itself says to the readers of a body that broke off; what still comes is not kept.
  if (request.listenerCount('error') > 0) request.emit('error', tooSlow())
  request.resume()
  setTimeout(() => request.destroy(), LAST_WORDS_MS).unref()
}

/**
 * Answers 408 to bodies that come too slowly, and hangs up, so that nobody holds a connection or the place of an upload by
 * sending little. The pace is that of all that came so far.
 */
function watchBodies(app: FastifyInstance, grace: number) {
  const coming = new Map<IncomingMessage, { began: number; before: number }>()
  const look = setInterval(() => {
    for (const [request, { began, before }] of coming) {
      const bytes = request.socket.bytesRead - before
      // Requests that come over no wire count no bytes, and are never late.
      if (Date.now() - began > grace + (bytes / SLOWEST_BODY) * 1000) {
        coming.delete(request)
        breakOff(request)
      }
    }
  }, 1_000)
  look.unref()
  app.addHook('onClose', async () => clearInterval(look))
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.headers['content-length'] ?? raw.headers['transfer-encoding']) {
      coming.set(raw, { began: Date.now(), before: raw.socket.bytesRead })
      const over = () => coming.delete(raw)
      raw.once('end', over).once('close', over)
    }
    done()
  })
}

/** The calls under way, each with its network, and how many each network has. */
function openPlaces(most: number, mostOfNetwork: number) {
  const networks = new Map<ServerResponse, string>()
  const counts = new Map<string, number>()
  return {
    /** Takes a place until the answer is there to be sent; false where there is none for this network. */
    take(answer: ServerResponse, address: string) {
      const from = network(address)
      const own = counts.get(from) ?? 0
      if (networks.size >= most || own >= mostOfNetwork) return false
      networks.set(answer, from)
      counts.set(from, own + 1)
      return true
    },
    leave(answer: ServerResponse) {
      const from = networks.get(answer)
      if (from === undefined) return
      networks.delete(answer)
      const left = (counts.get(from) ?? 1) - 1
      if (left > 0) counts.set(from, left)
      else counts.delete(from)
    },
  }
}

/**
 * Keeps a busy server answering and lets a stopping one leave in order: turns calls away with 503 before they pile up,
 * and at the stop finishes what is under way while browsers reconnect their event streams elsewhere. A call has its
 * place from when its body is there until its answer is. `isStream` knows the requests that open an event stream: those take none.
 * A body that does not come is waited for as long as `grace` says; milliseconds.
 */
export function shedLoad(
  app: FastifyInstance,
  metrics: Metrics,
  isStream: (request: FastifyRequest) => boolean,
  grace: number,
) {
  const calls = openPlaces(MAX_UNDER_WAY, MAX_OF_NETWORK)
  const uploads = openPlaces(MAX_UPLOADS, MAX_UPLOADS_OF_NETWORK)
  const downloads = openPlaces(MAX_DOWNLOADS, MAX_DOWNLOADS_OF_NETWORK)
  const streams = new Set<ServerResponse>()
  let leaving = false
  let shedAt = Number.NEGATIVE_INFINITY

  const shed = () => {
    metrics.shed.inc()
    shedAt = Date.now()
    return busy()
  }

  watchBodies(app, grace)
  app.addHook('preHandler', (request, { raw }, done) => {
    if (!request.routeOptions.url?.startsWith('/api/')) return done()
    const places = request.headers['content-type']?.startsWith('multipart/') ? uploads : calls
    // A stream is opened in a moment, and a browser may give up one that is refused.
    if (!isStream(request) && !places.take(raw, request.ip)) return done(shed())
    raw.once('close', () => {
      places.leave(raw)
      downloads.leave(raw)
      if (streams.delete(raw)) metrics.streams.dec()
    })
    done()
  })
  app.addHook('onSend', ({ raw, ip, routeOptions }, reply, payload, done) => {
    // Also for what began before the stop: a connection kept alive would hold the process up. One on which the rest of a
    // refused body may still come, or not, would be held for nothing.
    if (leaving || !raw.complete) reply.header('connection', 'close')
    // What is left to do is to send it, which takes as long as its reader likes.
    calls.leave(reply.raw)
    uploads.leave(reply.raw)
    if (reply.getHeader('content-type') === 'text/event-stream') {
      streams.add(reply.raw)
      metrics.streams.inc()
    } else if (payload instanceof Readable && routeOptions.url?.startsWith('/api/')) {
      if (!downloads.take(reply.raw, ip)) {
        payload.destroy()
        reply.removeHeader('content-disposition')
        return done(shed())
      }
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
  return {
    leaving: () => leaving,
    /** True while calls are turned away, or were a moment ago. */
    shedding: () => Date.now() - shedAt < SHED_LATELY_MS,
  }
}
