import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { network } from '../auth/limits.ts'
import type { Metrics } from '../platform/metrics.ts'
import { Refusal } from '../platform/refusal.ts'

/**
 * Concurrent calls. The database answers some thousand short calls a second, so 256 take well under a second; more
 * would only wait.
 */
const MAX_UNDER_WAY = 256
/** Of these, calls of one network: a whole clinic may share an address, and others must still get through. */
const MAX_OF_NETWORK = 224
/** Concurrent downloads, in all and per network. Each keeps its source open until the client has read it. */
const MAX_DOWNLOADS = 512
const MAX_DOWNLOADS_OF_NETWORK = 224
/** Uploads have their own limit, because they occupy a place while their body arrives. */
const MAX_UPLOADS = 32
const MAX_UPLOADS_OF_NETWORK = 24
/**
 * Minimum rate of a body in bytes per second, enforced after a grace period in milliseconds. 128 kbit/s is a weak
 * mobile network, which sends a picture of 3 MB in three minutes.
 */
const SLOWEST_BODY = 16 * 1024
export const BODY_GRACE_MS = 10_000
/** Milliseconds that a slow client has to read the 408 before its connection is closed. */
const READ_ANSWER_MS = 2_000
/** Milliseconds that /readyz reports shedding after the last refused call. */
const SHED_LATELY_MS = 10_000
const RETRY_AFTER_SECONDS = 2
/** Milliseconds that a stopping process still accepts requests already on their way. */
export const LATE_REQUESTS_MS = 300
/** Milliseconds of a turn of the event loop so short that no connection came meanwhile. */
const SHORT_TURN_MS = 0.3
/** Milliseconds within which the port is closed, however many connections come. */
const CLOSE_PORT_MS = 2_000
/** Milliseconds that it then waits for running requests. Docker allows a container 30 seconds in all. */
const FINISH_MS = 15_000

const busy = () => new Refusal('UNAVAILABLE', 'app.refused.busy', {}, RETRY_AFTER_SECONDS)

/**
 * Deadlines that Node itself enforces, in milliseconds: for the head of a request (`grace`), for a connection without traffic,
 * and, as the last resort, for a whole request.
 */
export const deadlines = (grace: number) => ({
  // Longer than any call stays silent: an AI model has one minute to answer. This also ends answers that the client
  // does not read.
  connectionTimeout: 2 * 60 * 1000,
  requestTimeout: 30 * 60 * 1000,
  http: { headersTimeout: grace, connectionsCheckingInterval: 2_000 },
})

const tooSlow = () => new Refusal('TOO_SLOW', 'app.refused.slow')

/** Aborts a request with an incomplete body: its reader gets the error and answers, then the connection is closed. */
function breakOff(request: IncomingMessage) {
  // The event that Node itself emits to readers of an aborted body. What still arrives is discarded.
  if (request.listenerCount('error') > 0) request.emit('error', tooSlow())
  request.resume()
  setTimeout(() => request.destroy(), READ_ANSWER_MS).unref()
}

/**
 * Answers 408 to bodies below the minimum rate and closes the connection, so that a slow sender cannot keep an
 * upload's place. The rate is the average since the request began.
 */
function watchBodies(app: FastifyInstance, grace: number) {
  const coming = new Map<IncomingMessage, { began: number; before: number }>()
  const look = setInterval(() => {
    for (const [request, { began, before }] of coming) {
      const bytes = request.socket.bytesRead - before
      // Requests that tests inject use no socket: they count no bytes and are never late.
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

/** Counts running calls, in all and per network. */
function openPlaces(most: number, mostOfNetwork: number) {
  const holders = new Map<ServerResponse, { from: string; places: number }>()
  const counts = new Map<string, number>()
  let taken = 0
  return {
    /** Takes places until the response is ready; returns false if too few are left for this network. */
    take(answer: ServerResponse, address: string, places = 1) {
      const from = network(address)
      const own = counts.get(from) ?? 0
      if (taken + places > most || own + places > mostOfNetwork) return false
      holders.set(answer, { from, places })
      counts.set(from, own + places)
      taken += places
      return true
    },
    leave(answer: ServerResponse) {
      const held = holders.get(answer)
      if (!held) return
      const { from, places } = held
      holders.delete(answer)
      taken -= places
      const left = (counts.get(from) ?? places) - places
      if (left > 0) counts.set(from, left)
      else counts.delete(from)
    },
  }
}

/**
 * Returns once no connection waits to be accepted, or after two seconds. Closing the port breaks those that wait, and a
 * balancer must not repeat their requests, because it cannot know that none was read.
 */
async function acceptWaiting(server: Server) {
  const began = performance.now()
  let accepted = 0
  const count = () => accepted++
  server.on('connection', count)
  // Node accepts one connection a turn.
  for (let before = began, now = before; now - began < CLOSE_PORT_MS; before = now) {
    const known = accepted
    await turn()
    now = performance.now()
    if (accepted === known && now - before < SHORT_TURN_MS) break
  }
  server.off('connection', count)
}

/**
 * Keeps a busy server answering and lets a stopping server end in order. Calls are answered with 503 before they pile
 * up. At the stop, requests under way are finished while browsers reconnect their event streams elsewhere. A call
 * holds its place from the moment its body has arrived until its answer is ready. `countCalls` returns how many calls a
 * request carries, each of which needs a place: none for one that opens an event stream. `grace` is the time that a body
 * may take before its pace counts; milliseconds.
 */
export function shedLoad(
  app: FastifyInstance,
  metrics: Metrics,
  countCalls: (request: FastifyRequest) => number,
  grace: number,
) {
  const calls = openPlaces(MAX_UNDER_WAY, MAX_OF_NETWORK)
  const uploads = openPlaces(MAX_UPLOADS, MAX_UPLOADS_OF_NETWORK)
  const downloads = openPlaces(MAX_DOWNLOADS, MAX_DOWNLOADS_OF_NETWORK)
  const streams = new Set<ServerResponse>()
  let stopping = false
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
    // A stream is opened in a moment, and a browser may give up on one that is refused.
    const count = countCalls(request)
    if (count > 0 && !places.take(raw, request.ip, count)) return done(shed())
    raw.once('close', () => {
      places.leave(raw)
      downloads.leave(raw)
      if (streams.delete(raw)) metrics.streams.dec()
    })
    done()
  })
  app.addHook('onSend', ({ raw, ip, routeOptions }, reply, payload, done) => {
    // Also for requests that began before the stop: a kept-alive connection would keep the process running. A
    // connection on which the rest of a refused body may still arrive would be held for nothing.
    if (stopping || !raw.complete) reply.header('connection', 'close')
    // The answer only has to be sent now, which takes as long as the client reads.
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
    stopping = true
    if (!app.server.listening) return
    // Requests that were on their way when the stop began are still accepted.
    await wait(LATE_REQUESTS_MS)
    // Destroyed, not ended: a browser reconnects a broken stream, but takes an ended one as finished.
    for (const stream of streams) stream.destroy()
    setTimeout(() => app.server.closeAllConnections(), FINISH_MS).unref()
    await acceptWaiting(app.server)
  })
  return {
    stopping: () => stopping,
    /** True while calls are turned away, and for ten seconds afterwards. */
    shedding: () => Date.now() - shedAt < SHED_LATELY_MS,
  }
}
