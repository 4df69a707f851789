import { Readable } from 'node:stream'
import {
  type AnyTRPCProcedure,
  type AnyTRPCRouter,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  TRPCError,
  type TRPCProcedureType,
} from '@trpc/server'
import { getHTTPStatusCode } from '@trpc/server/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PortalServices } from '../auth/accounts.ts'
import { translatorFor } from '../platform/locales.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Context } from '../trpc.ts'
import type { Caller } from './caller.ts'

/** Calls that one request may carry. */
const MAX_BATCH = 10
/** Time between two pings on an event stream; milliseconds. */
const PING_MS = 15_000
/** A browser that has received nothing for this long reconnects its stream; milliseconds. */
const SILENCE_MS = 40_000

/** The one Fastify route of all tRPC calls. Each procedure is measured under its own name. */
export const CALLS = '/api/trpc/:path'

type Request = FastifyRequest<{ Params: { path: string }; Querystring: { batch?: unknown; input?: unknown } }>

type Procedures = ReadonlyMap<string, AnyTRPCProcedure>

/** The router's procedures by their full path: tRPC stores them flat, although its types do not show it. */
export const proceduresOf = (router: AnyTRPCRouter): Procedures =>
  new Map(Object.entries(router._def.procedures as unknown as Record<string, AnyTRPCProcedure>))

/** True for a request that opens an event stream. The procedure's type decides, not the Accept header. */
function opensStream(procedures: Procedures, { method, routeOptions, params }: FastifyRequest) {
  if (method !== 'GET' || routeOptions.url !== CALLS) return false
  return procedures.get((params as { path: string }).path)?._def.type === 'subscription'
}

/** The paths of a request's calls: several in a batch. */
const pathsOf = ({ params, query }: Request) => (query.batch === '1' ? params.path.split(',') : [params.path])

/** Calls of a request, as load shedding counts them; a stream is none. */
export function countCalls(procedures: Procedures, request: FastifyRequest) {
  if (request.routeOptions.url !== CALLS) return 1
  if (opensStream(procedures, request)) return 0
  // A longer batch is refused.
  return Math.min(pathsOf(request as Request).length, MAX_BATCH)
}

/** Concurrent event streams of a session: some tabs, each with a few. */
const MAX_STREAMS = 20

/** The inputs of a request's calls, by their index. Refuses what is not JSON or is not declared as JSON. */
function inputsOf({ method, headers, query, body }: Request, batched: boolean): Record<number, unknown> {
  // Other content types are refused before: origin.ts.
  if (method === 'POST' && !headers['content-type']) throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' })
  const text = method === 'GET' ? query.input : body
  if (typeof text !== 'string' || text === '') return []
  try {
    const input: unknown = JSON.parse(text)
    if (!batched) return [input]
    if (typeof input === 'object' && input !== null) return input as Record<number, unknown>
  } catch {}
  throw new TRPCError({ code: 'BAD_REQUEST' })
}

/** The type of the procedure at a path. Refuses an unknown path and the wrong HTTP method. */
function typeAt(procedures: Procedures, path: string, method: string) {
  const type = procedures.get(path)?._def.type
  if (!type) throw new TRPCError({ code: 'NOT_FOUND' })
  if ((type === 'mutation') !== (method === 'POST')) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' })
  return type
}

/** Yields a subscription's values as server-sent events in tRPC's format. */
async function* eventsOf(open: () => Promise<AsyncIterable<unknown>>, failed: (error: unknown) => object) {
  try {
    const items = await open()
    yield `event: connected\ndata: ${JSON.stringify({ reconnectAfterInactivityMs: SILENCE_MS })}\n\n`
    for await (const item of items) yield `data: ${JSON.stringify(item)}\n\n`
    yield 'event: return\ndata: \n\n'
  } catch (error) {
    yield `event: serialized-error\ndata: ${JSON.stringify(failed(error))}\n\n`
  }
}

/** Sends events until they end or the client disconnects. */
function stream(reply: FastifyReply, events: AsyncIterable<string>) {
  const { raw } = reply
  const ping = setInterval(() => raw.writableEnded || raw.write('event: ping\ndata: \n\n'), PING_MS)
  raw.once('close', () => clearInterval(ping))
  return reply
    .type('text/event-stream')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(events))
}

/**
 * Serves tRPC over HTTP: calls, batches, and subscriptions as server-sent events. tRPC's own adapter makes a web
 * request, a response and up to four piped streams per call, which takes longer than most calls.
 */
export async function trpcRoute(
  app: FastifyInstance,
  { deps, caller, router }: { deps: PortalServices; caller: Caller; router: AnyTRPCRouter },
) {
  const procedures = proceduresOf(router)
  const streams = new Map<string, number>()
  /** Counts an open stream of a session until the client disconnects; returns false above the limit. */
  const countStream = (session: string, { raw }: FastifyReply) => {
    const open = streams.get(session) ?? 0
    if (open >= MAX_STREAMS) return false
    streams.set(session, open + 1)
    raw.once('close', () => {
      const left = (streams.get(session) ?? 1) - 1
      if (left > 0) streams.set(session, left)
      else streams.delete(session)
    })
    return true
  }

  const contextOf = (request: Request, reply: FastifyReply): Context => {
    let who: ReturnType<Caller['session']> | undefined
    return {
      deps,
      headers: () => caller.headers(request),
      requestId: request.id,
      // As soon as the caller is known, that of the account.
      get locale() {
        return request.locale
      },
      get t() {
        return translatorFor(request.locale)
      },
      caller: () => (who ??= caller.session(request)),
      callerNow: () => caller.session(request),
      setCookies: (cookies) => {
        for (const cookie of cookies) reply.header('set-cookie', cookie)
      },
      renewSession: () => caller.renew(request, reply),
    }
  }

  async function answer(request: Request, reply: FastifyReply) {
    const { method } = request
    const batched = request.query.batch === '1'
    const paths = pathsOf(request)
    const gone = new AbortController()
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort()
    })
    const ctx = contextOf(request, reply)
    const failed = (cause: unknown, path?: string, type: TRPCProcedureType | 'unknown' = 'unknown') => {
      const error = getTRPCErrorFromUnknown(cause)
      if (error.code === 'INTERNAL_SERVER_ERROR') {
        deps.log.error({ err: error.cause ?? error, path, requestId: request.id }, 'a call failed')
      }
      if (error.cause instanceof Refusal && error.cause.retryAfter && !reply.sent) {
        reply.header('retry-after', error.cause.retryAfter)
      }
      return {
        error: getTRPCErrorShape({ config: router._def._config, error, type, path, input: undefined, ctx }),
      }
    }
    type Answers = Parameters<typeof getHTTPStatusCode>[0]
    const send = (answers: Answers, text = JSON.stringify(answers)) =>
      reply.code(getHTTPStatusCode(answers)).type('application/json').send(text)

    let inputs: Record<number, unknown>
    try {
      if (paths.length > MAX_BATCH) throw new TRPCError({ code: 'BAD_REQUEST' })
      inputs = inputsOf(request, batched)
    } catch (error) {
      return send(failed(error))
    }
    const call = async (path: string, batchIndex: number) => {
      const type = typeAt(procedures, path, method)
      if (batched && type === 'subscription') throw new TRPCError({ code: 'BAD_REQUEST' })
      const getRawInput = async () => inputs[batchIndex]
      return callTRPCProcedure({ router, path, type, ctx, batchIndex, getRawInput, signal: gone.signal })
    }
    const one = (path: string, index: number) =>
      call(path, index).then(
        (data) => ({ result: { data } }),
        (error) => failed(error, path, procedures.get(path)?._def.type),
      )
    if (batched) {
      // Each as soon as it is ready: all at once would block the event loop.
      const texts: string[] = []
      const answers = paths.map(async (path, index) => {
        const answer = await one(path, index)
        texts[index] = JSON.stringify(answer)
        return answer
      })
      return send(await Promise.all(answers), `[${texts.join()}]`)
    }
    const { path } = request.params
    if (!opensStream(procedures, request)) return send(await one(path, 0))
    const who = await ctx.caller()
    if (who && !countStream(who.sessionId, reply)) {
      const cause = new Refusal('TOO_MANY', 'app.refused.tooManyPages', {}, 10)
      return send(failed(new TRPCError({ code: 'TOO_MANY_REQUESTS', message: cause.message, cause }), path))
    }

    return stream(
      reply,
      eventsOf(
        () => call(path, 0),
        (error) => failed(error, path, 'subscription').error,
      ),
    )
  }

  // The body is parsed in inputsOf, so that an unreadable one is refused in tRPC's format.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.route({ method: ['GET', 'POST'], url: CALLS, exposeHeadRoute: false, handler: answer })
}
