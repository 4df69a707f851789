import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify'
import helmet from 'helmet'
import { Refusal, type RefusalCode } from '../../shared/errors.ts'
import { accountRoutes } from '../account/routes.ts'
import { bloodTestRoutes } from '../bloodTests/routes.ts'
import type { Env } from '../config/env.ts'
import type { Deps } from '../deps.ts'
import { planRoutes } from '../plans/routes.ts'
import { refusalBehind } from '../platform/db.ts'
import { shopRoutes } from '../shop/routes.ts'
import { openCaller } from './caller.ts'
import { deadlines, shedLoad } from './loadShedding.ts'
import { multipartOptions } from './multipart.ts'
import { serveClient } from './pages.ts'
import { signInRoute } from './signInRoute.ts'
import { CALLS, opensStream, trpcRoute } from './trpcRoute.ts'

const MAX_JSON_BYTES = 1024 * 1024

/** HTTP status of a refusal outside tRPC; inside, trpc.ts decides. */
const STATUS = {
  BAD_INPUT: 400,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  FACTOR_REQUIRED: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  OUT_OF_STOCK: 409,
  INSUFFICIENT_CREDITS: 409,
  KEY_REUSED: 409,
  EMAIL_TAKEN: 409,
  TOO_SLOW: 408,
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
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return done()
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    const foreign =
      origin === undefined
        ? site !== undefined && site !== 'same-origin' && site !== 'none'
        : !trusted.has(origin)
    done(foreign ? new Refusal('FORBIDDEN', 'This request comes from another site.') : undefined)
  })
}

/** A form can send text, urlencoded or multipart bodies across sites; our calls are JSON, and a NUL is in no address. */
function guardShape(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.includes('%00')) return done(new Refusal('BAD_INPUT', 'This request cannot be read.'))
    const type = request.headers['content-type']
    const { url: route = '' } = request.routeOptions
    if (!type || !(route.startsWith('/api/trpc/') || route.startsWith('/api/auth/'))) return done()
    const json = /^application\/json\s*(;|$)/i.test(type)
    done(json ? undefined : new Refusal('UNSUPPORTED_TYPE', 'Please send this request as JSON.'))
  })
}

/** What a page may ask the device for: passkeys, and nothing else that browsers know. */
const PERMISSIONS = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...[
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ],
]
  .map((name) => `${name}=()`)
  .concat('publickey-credentials-create=(self)', 'publickey-credentials-get=(self)')
  .join(', ')

/** What helmet sets on every answer: the same each time, so that it is asked once. */
function securityHeaders(secure: boolean) {
  const kept: Record<string, string> = {}
  const answer = {
    setHeader: (name: string, value: string) => {
      kept[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  } as unknown as ServerResponse
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // What scripts of ours set by themselves is not inline; the attributes of a drawn page are: pages.ts.
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
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
  kept['permissions-policy'] = PERMISSIONS
  set({} as IncomingMessage, answer, (failure) => {
    if (failure) throw failure
  })
  return kept
}

/** Turns every error outside tRPC into `{ message, refusal }`, and tells nothing else. */
function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = refusalBehind(error)
    if (refusal) {
      if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
      const { code, message } = refusal
      // better-auth's own refusals have a `code`.
      const more = request.routeOptions.url?.startsWith('/api/auth/') ? { code } : {}
      return reply.code(STATUS[code]).send({ message, refusal: code, ...more })
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
    ...deadlines,
    // What is under way when the server stops is answered.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 5_000 },
  })
  const caller = await openCaller(deps)

  answerErrors(app)
  // Before anything can be refused: refusals carry them too.
  const kept = securityHeaders(secure)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(kept)
    done()
  })
  const traffic = shedLoad(app, deps.metrics, opensStream)
  guardOrigin(app, env)
  guardShape(app)
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id)
    // Pages and files of the build say otherwise.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const call = `${method} ${routeOptions.url ?? 'page'}`
    // Each tRPC call counts itself, under its own name.
    if (routeOptions.url !== CALLS) {
      deps.metrics.requests.observe({ call, outcome: reply.statusCode }, reply.elapsedTime / 1000)
    }
    request.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
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
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      ...Object.fromEntries(parts),
      shedding: traffic.shedding(),
    })
  })

  await app.register(multipart, multipartOptions)
  await app.register(signInRoute, { deps, caller })
  await app.register(accountRoutes, { deps, caller })
  await app.register(bloodTestRoutes, { deps, caller })
  await app.register(planRoutes, { deps, caller })
  await app.register(shopRoutes, { deps, caller })
  await app.register(trpcRoute, { deps, caller })
  await serveClient(app, env, caller)
  return app
}
