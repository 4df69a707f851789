import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from '../account/routes.ts'
import { bloodTestRoutes } from '../bloodTests/routes.ts'
import type { Env } from '../config/env.ts'
import type { Deps } from '../deps.ts'
import { planRoutes } from '../plans/routes.ts'
import { shopRoutes } from '../shop/routes.ts'
import { openCaller } from './caller.ts'
import { answerErrors } from './errors.ts'
import { setSecurityHeaders } from './headers.ts'
import { BODY_GRACE_MS, deadlines, shedLoad } from './loadShedding.ts'
import { multipartOptions } from './multipart.ts'
import { guardOrigin, guardShape } from './origin.ts'
import { serveClient } from './pages.ts'
import { signInRoute } from './signInRoute.ts'
import { CALLS, opensStream, trpcRoute } from './trpcRoute.ts'

const MAX_JSON_BYTES = 1024 * 1024

/** What Fastify's `trustProxy` takes: nobody by default, since anyone may send a header. */
function trustedProxies(setting: Env['TRUST_PROXY']) {
  if (!setting) return false
  if (/^\d+$/.test(setting)) return (_address: string, hop: number) => hop < Number(setting)
  return setting.split(',').map((address) => address.trim())
}

/**
 * Builds the web server on services that are ready. It listens to nothing yet. `bodyGrace` is how long a request may keep
 * its head or body back; milliseconds.
 */
export async function buildApp(
  deps: Deps,
  { bodyGrace = BODY_GRACE_MS }: { bodyGrace?: number } = {},
): Promise<FastifyInstance> {
  const { env } = deps
  const secure = env.PUBLIC_URL.startsWith('https:')
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    // A URL can carry what was asked: only its route is logged, below.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(env.TRUST_PROXY),
    bodyLimit: MAX_JSON_BYTES,
    ...deadlines(bodyGrace),
    // What is under way when the server stops is answered.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 5_000 },
  })
  const caller = await openCaller(deps)

  answerErrors(app)
  // Before anything can be refused: refusals carry them too.
  await setSecurityHeaders(app, secure)
  const traffic = shedLoad(app, deps.metrics, opensStream, bodyGrace)
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
