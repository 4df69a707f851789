import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from './account/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { calendarRoutes } from './appointments/routes.ts'
import type { PortalServices } from './auth/accounts.ts'
import { bloodTestRoutes } from './bloodTests/routes.ts'
import { clinicRoutes } from './clinic/routes.ts'
import type { Env } from './config/env.ts'
import { consentRoutes } from './consents/routes.ts'
import { formRoutes } from './forms/routes.ts'
import { openCaller } from './http/caller.ts'
import { answerErrors } from './http/errors.ts'
import { setSecurityHeaders } from './http/headers.ts'
import { BODY_GRACE_MS, deadlines, shedLoad } from './http/loadShedding.ts'
import { readLocales } from './http/locale.ts'
import { multipartOptions } from './http/multipart.ts'
import { guardContentType, guardOrigin } from './http/origin.ts'
import { serveClient } from './http/pages.ts'
import { signInRoute } from './http/signInRoute.ts'
import { CALLS, countCalls, proceduresOf, trpcRoute } from './http/trpcRoute.ts'
import { importRoutes } from './imports/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { planRoutes } from './plans/routes.ts'
import { recordRoutes, shareRoutes } from './record/routes.ts'
import { noticeRoutes } from './reminders/routes.ts'
import { appRouter } from './router.ts'
import { shopRoutes } from './shop/routes.ts'

const MAX_JSON_BYTES = 1024 * 1024

/** Fastify's `trustProxy`. Without TRUST_PROXY no X-Forwarded-For header is believed, since any client may send one. */
function trustedProxies(setting: Env['TRUST_PROXY']) {
  if (!setting) return false
  if (/^\d+$/.test(setting)) return (_address: string, hop: number) => hop < Number(setting)
  return setting.split(',').map((address) => address.trim())
}

/**
 * Builds the web server on ready services; it does not listen yet. `bodyGrace` is how long, in milliseconds, a request
 * may take to send its head, or its body below the minimum rate.
 */
export async function buildApp(
  deps: PortalServices,
  { bodyGrace = BODY_GRACE_MS }: { bodyGrace?: number } = {},
): Promise<FastifyInstance> {
  const { env } = deps
  const secure = env.PUBLIC_URL.startsWith('https:')
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    // A URL can hold personal data (search terms): only the route is logged, below.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(env.TRUST_PROXY),
    bodyLimit: MAX_JSON_BYTES,
    ...deadlines(bodyGrace),
    // Requests under way are answered when the server stops.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 5_000 },
  })
  const caller = await openCaller(deps)
  readLocales(app, deps.clinic)

  answerErrors(app)
  // Comes before anything that may refuse a request: refusals carry these headers too.
  setSecurityHeaders(app, secure)
  const procedures = proceduresOf(appRouter)
  const load = shedLoad(app, deps.metrics, (request) => countCalls(procedures, request), bodyGrace)
  guardOrigin(app, env)
  guardContentType(app)
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id)
    // Pages and files of the build set their own.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const call = `${method} ${routeOptions.url ?? 'page'}`
    // Each tRPC call is measured separately, under its own name.
    if (routeOptions.url !== CALLS) {
      deps.metrics.requests.observe({ call, outcome: reply.statusCode }, reply.elapsedTime / 1000)
    }
    request.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
  })
  // Browsers do not compress request bodies.
  await app.register(compress, { global: true, globalDecompression: false, threshold: 1024 })

  // Too small to compress, and a start need not wait for what compression loads at its first answer.
  const asTheyAre = { compress: false } as const
  app.get('/healthz', asTheyAre, async () => ({ status: 'alive' }))
  app.get('/readyz', asTheyAre, async (_request, reply) => {
    const checks = {
      // Fails where the database takes no writes.
      database: deps.pool.query('delete from sessions where false'),
      storage: deps.files.ready(),
      queue: deps.jobs.ready(),
    }
    const results = await Promise.allSettled(Object.values(checks))
    const parts = Object.keys(checks).map((name, i) => [name, results[i]?.status === 'fulfilled'] as const)
    const ready = !load.stopping() && parts.every(([, ok]) => ok)
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      ...Object.fromEntries(parts),
      shedding: load.shedding(),
    })
  })

  await app.register(multipart, multipartOptions)
  await app.register(signInRoute, { deps, caller })
  await app.register(accountRoutes, { deps, caller })
  await app.register(recordRoutes, { deps, caller })
  await app.register(bloodTestRoutes, { deps, caller })
  await app.register(planRoutes, { deps, caller })
  await app.register(consentRoutes, { deps, caller })
  await app.register(formRoutes, { deps, caller })
  await app.register(messageRoutes, { deps, caller })
  await app.register(noticeRoutes, deps)
  await app.register(calendarRoutes, deps)
  await app.register(shareRoutes, deps)
  await app.register(clinicRoutes, { deps, caller })
  await app.register(adminRoutes, { deps, caller })
  await app.register(importRoutes, { deps, caller })
  await app.register(shopRoutes, { deps, caller })
  await app.register(trpcRoute, { deps, caller, router: appRouter })
  await serveClient(app, deps, caller)
  return app
}
