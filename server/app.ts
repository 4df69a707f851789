import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import {
  type CreateFastifyContextOptions,
  type FastifyTRPCPluginOptions,
  fastifyTRPCPlugin,
} from '@trpc/server/adapters/fastify'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify'
import { Refusal, type RefusalCode } from '../shared/errors.ts'
import { accountRoutes } from './auth/routes.ts'
import { bloodTestRoutes } from './bloodTests/routes.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { multipartOptions } from './multipart.ts'
import { serveClient } from './pages.ts'
import { planRoutes } from './plans/routes.ts'
import { refusalBehind } from './platform/db.ts'
import { type AppRouter, appRouter } from './router.ts'
import { openCaller } from './session.ts'
import { rewriteUrl, shopRoutes } from './shop/routes.ts'
import { directTraffic } from './traffic.ts'
import type { Context } from './trpc.ts'
import { refuseMalformed } from './well-formed.ts'

const MAX_JSON_BYTES = 1024 * 1024
const MAX_BATCH = 10
const TRPC_PREFIX = '/api/trpc'
/** How Fastify calls the one route of all tRPC calls. */
const TRPC_ROUTE = `${TRPC_PREFIX}/:path`

/** HTTP status of a refusal outside tRPC; inside, trpc.ts decides. */
const STATUS = {
  BAD_INPUT: 400,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  OUT_OF_STOCK: 409,
  INSUFFICIENT_CREDITS: 409,
  KEY_REUSED: 409,
  EMAIL_TAKEN: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
} as const satisfies Record<RefusalCode, number>

/** What Fastify's `trustProxy` takes: nobody by default, since anyone may send a header. */
function trustedProxies(setting: Env['TRUST_PROXY']) {
  if (!setting) return false
  if (/^\d+$/.test(setting)) return (_address: string, hop: number) => hop < Number(setting)
  return setting.split(',').map((address) => address.trim())
}

/** Refuses a change that a page of another site asks a signed-in browser to make. */
function guardOrigin(app: FastifyInstance, env: Env) {
  const trusted = new Set(env.ORIGINS)
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    const foreign =
      origin === undefined
        ? site !== undefined && site !== 'same-origin' && site !== 'none'
        : !trusted.has(origin)
    if (foreign) throw new Refusal('FORBIDDEN', 'This request comes from another site.')
  })
}

/** A form can send text, urlencoded or multipart bodies across sites; our calls are JSON, and a NUL is in no address. */
function guardShape(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    if (/%00/.test(request.url)) throw new Refusal('BAD_INPUT', 'This request cannot be read.')
    const type = request.headers['content-type']
    if (!type || !/^\/api\/(trpc|auth)\//.test(request.url)) return
    if (!/^application\/json\s*(;|$)/i.test(type)) {
      throw new Refusal('UNSUPPORTED_TYPE', 'Please send this request as JSON.')
    }
  })
}

/** Turns every error outside tRPC into `{ message, refusal }`, and tells nothing else. */
function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = refusalBehind(error)
    if (refusal) {
      if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
      return reply.code(STATUS[refusal.code]).send({ message: refusal.message, refusal: refusal.code })
    }
    const { statusCode: status = 500 } = error as FastifyError
    if (status < 500) {
      return reply.code(status).send({ message: 'This request cannot be read.', refusal: 'BAD_INPUT' })
    }
    request.log.error({ err: error }, 'a request failed')
    return reply.code(500).send({
      message: 'Something went wrong on our side. Please try again.',
      requestId: request.id,
    })
  })
}

/** better-auth answers everything below /api/auth itself. */
function mountAuth(
  app: FastifyInstance,
  deps: Deps,
  headers: (request: CreateFastifyContextOptions['req']) => Headers,
) {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    async handler(request, reply) {
      refuseMalformed(request.body)
      const url = new URL(request.url, deps.env.PUBLIC_URL)
      const all = headers(request)
      all.delete('content-length')
      const body = request.method === 'POST' ? JSON.stringify(request.body ?? {}) : null
      const response = await deps.auth.handler(
        new Request(url, { method: request.method, headers: all, body }),
      )
      reply.code(response.status)
      for (const [name, value] of response.headers) {
        if (name !== 'set-cookie') reply.header(name, value)
      }
      for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
      return reply.send(await response.text())
    },
  })
}

/** Builds the web server on services that are ready. It listens to nothing yet. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { env } = deps
  const secure = env.PUBLIC_URL.startsWith('https:')
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    // A URL can carry what was asked: only its route is logged, below.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(env.TRUST_PROXY),
    bodyLimit: MAX_JSON_BYTES,
    // What is under way when the server stops is answered.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 5_000 },
    rewriteUrl,
  })
  const caller = await openCaller(deps)

  answerErrors(app)
  const traffic = directTraffic(app, deps.metrics)
  guardOrigin(app, env)
  guardShape(app)
  // tRPC answers with a web Response, whose stream takes longer than the call; only what goes on for long needs it.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!(payload instanceof Response)) return payload
    if (payload.headers.get('content-type')?.startsWith('text/event-stream')) return payload
    reply.code(payload.status).headers(Object.fromEntries(payload.headers))
    return payload.text()
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const call = `${method} ${routeOptions.url ?? 'page'}`
    // Each tRPC call counts itself, under its own name.
    if (routeOptions.url !== TRPC_ROUTE) {
      deps.metrics.requests.observe({ call, outcome: reply.statusCode }, reply.elapsedTime / 1000)
    }
    request.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // What scripts of ours set by themselves is not inline; the attributes of a drawn page are: pages.ts.
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
  })
  // No browser compresses what it sends.
  await app.register(compress, { global: true, globalDecompression: false, threshold: 1024 })

  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const checks = {
      database: deps.pool.query('select 1'),
      storage: deps.files.ready(),
      queue: deps.jobs.ready(),
    }
    const results = await Promise.allSettled(Object.values(checks))
    const parts = Object.keys(checks).map((name, i) => [name, results[i]?.status === 'fulfilled'] as const)
    const ready = !traffic.leaving() && parts.every(([, ok]) => ok)
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', ...Object.fromEntries(parts) })
  })

  mountAuth(app, deps, caller.headers)
  await app.register(multipart, multipartOptions)
  await app.register(accountRoutes, { deps, caller })
  await app.register(bloodTestRoutes, { deps, caller })
  await app.register(planRoutes, { deps, caller })
  await app.register(shopRoutes, { deps, caller })
  await app.register(fastifyTRPCPlugin, {
    prefix: TRPC_PREFIX,
    trpcOptions: {
      router: appRouter,
      maxBatchSize: MAX_BATCH,
      createContext: ({ req, res }: CreateFastifyContextOptions): Context => {
        let who: ReturnType<typeof caller.session> | undefined
        return {
          deps,
          headers: caller.headers(req),
          requestId: req.id,
          who: () => (who ??= caller.session(req)),
          whoNow: () => caller.session(req),
          setCookies: (cookies) => {
            for (const cookie of cookies) res.header('set-cookie', cookie)
          },
          renewSession: () => caller.renew(req, res),
        }
      },
      responseMeta({ errors }) {
        const waits = errors.map(({ cause }) => (cause instanceof Refusal && cause.retryAfter) || 0)
        const wait = Math.max(0, ...waits)
        return wait > 0 ? { headers: new Headers({ 'retry-after': String(wait) }) } : {}
      },
      onError({ error, path, ctx }) {
        if (error.code === 'INTERNAL_SERVER_ERROR') {
          deps.log.error({ err: error.cause ?? error, path, requestId: ctx?.requestId }, 'a call failed')
        }
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  })
  await serveClient(app, env, caller)
  return app
}
